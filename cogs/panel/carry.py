"""What a person has composed, carried over to an ask that was listed anew because somebody else has acted.

A draft is made of indexes into the options of one ask. When others act, the options may shift, and the ask gets a new
number: then the picks are found again by the names of their options. This is a convenience that lives in memory; after
a restart the person begins anew.
"""

from typing import NamedTuple

from cogs.panel.draft import BLANK, Answer, Draft, Pick, Picks
from cogs.panel.edits import advance
from cogs.panel.preview import Preview, preview_of
from cogs.panel.steps import available, path_of
from rules.kernel import Ask, Field, Option, Table


class NamedPick(NamedTuple):
    """A pick by its path; ``ends`` says whether that is an option, or only the first steps towards one."""

    path: tuple[str, ...]
    ends: bool


class Composition(NamedTuple):
    """A draft by the names of its options: the number of the open ask, and each ask's kind with its picks by part."""

    number: int
    answers: tuple[tuple[str, tuple[tuple[NamedPick, ...], ...]], ...]


def composition_of(number: int, preview: Preview) -> Composition | None:
    """Return what is composed in ``preview``, whose open ask has this number; None if nothing is."""
    if not any(map(any, preview.draft)):
        return None
    asks, answers = (*preview.earlier, preview.ask), (*preview.draft[:-1], preview.answer)
    return Composition(
        number, tuple((ask.kind, _named(ask, answer)) for ask, answer in zip(asks, answers, strict=True))
    )


def _named(ask: Ask, answer: Answer) -> tuple[tuple[NamedPick, ...], ...]:
    # The blank answer has one part, whatever the ask has.
    filled = answer if len(answer) == len(ask.parts) else ((),) * len(ask.parts)
    return tuple(
        tuple(NamedPick(path_of(part, pick), not pick.depth) for pick in picks)
        for part, picks in zip(ask.parts, filled, strict=True)
    )


def carry_over(table: Table, seat: int, composed: Composition) -> tuple[Draft, bool]:
    """Return as much of ``composed`` as fits what the table asks now, and whether that is all of it."""
    draft: Draft = (BLANK,)
    for at, (kind, parts) in enumerate(composed.answers):
        preview = preview_of(table, seat, draft)
        if preview is None or preview.ask.kind != kind or len(preview.ask.parts) != len(parts):
            return draft, False
        answer = tuple(_found(part, named) for part, named in zip(preview.ask.parts, parts, strict=True))
        draft = preview.with_answer(answer if any(answer) else BLANK)
        # What comes after a pick that is gone may depend on it, and is not carried over.
        if sum(map(len, answer)) < sum(map(len, parts)):
            return draft, False
        if at + 1 < len(composed.answers):
            longer = advance(table, seat, draft, decided=True)
            if len(longer) == len(draft):
                return draft, False
            draft = longer
    return draft, True


def _found(part: Field, named: tuple[NamedPick, ...]) -> Picks:
    """Return the picks that are still on offer."""
    picks: Picks = ()
    for path, ends in named:
        options = available(part, picks)
        fits = [option for option in options if _leads_to(option, path, ends=ends)]
        if fits:
            picks = (*picks, Pick(part.options.index(fits[0]), 0 if ends else len(path)))
    return picks


def _leads_to(option: Option, path: tuple[str, ...], *, ends: bool) -> bool:
    """Whether a path is that of an option, or only the first steps to it."""
    return option.steps == path if ends else len(option.steps) > len(path) and option.steps[: len(path)] == path
