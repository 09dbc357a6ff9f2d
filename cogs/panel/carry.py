"""Picks carried over to an ask that was listed again because another player has acted.

A draft consists of indexes into the options of one ask. When others act, the options may shift, and the ask gets a new
number. Then the picks are found again by the names of their options. This is a convenience kept in memory: after a
restart the player starts again.
"""

from typing import NamedTuple

from cogs.panel.draft import BLANK, Answer, Draft, Pick, Picks
from cogs.panel.edits import advance
from cogs.panel.preview import Preview, preview_of
from cogs.panel.steps import available, path_of
from rules.kernel import Ask, Field, Option, Table


class NamedPick(NamedTuple):
    """A pick by its path; ``ends`` says whether the path is a whole option, or only its first steps."""

    path: tuple[str, ...]
    ends: bool


class Composition(NamedTuple):
    """A draft by the names of its options: the number of the open ask, and each ask's kind with its picks by part."""

    number: int
    answers: tuple[tuple[str, tuple[tuple[NamedPick, ...], ...]], ...]


def composition_of(number: int, preview: Preview) -> Composition | None:
    """Return the picks in ``preview``, whose open ask has this number; None if there are none."""
    if not any(map(any, preview.draft)):
        return None
    asks, answers = (*preview.earlier, preview.ask), (*preview.draft[:-1], preview.answer)
    return Composition(
        number, tuple((ask.kind, _named(ask, answer)) for ask, answer in zip(asks, answers, strict=True))
    )


def _named(ask: Ask, answer: Answer) -> tuple[tuple[NamedPick, ...], ...]:
    # The blank answer has a single part, even if the ask has several.
    filled = answer if len(answer) == len(ask.parts) else ((),) * len(ask.parts)
    return tuple(
        tuple(NamedPick(path_of(part, pick), not pick.depth) for pick in picks)
        for part, picks in zip(ask.parts, filled, strict=True)
    )


def carry_over(table: Table, seat: int, composed: Composition) -> tuple[Draft, bool]:
    """Return the picks of ``composed`` that fit the present ask, and whether these are all."""
    draft: Draft = (BLANK,)
    for at, (kind, parts) in enumerate(composed.answers):
        preview = preview_of(table, seat, draft)
        if preview is None or preview.ask.kind != kind or len(preview.ask.parts) != len(parts):
            return draft, False
        answer = tuple(_found(part, named) for part, named in zip(preview.ask.parts, parts, strict=True))
        draft = preview.with_answer(answer if any(answer) else BLANK)
        # Later picks may depend on a missing one, so they are not carried over.
        if sum(map(len, answer)) < sum(map(len, parts)):
            return draft, False
        if at + 1 < len(composed.answers):
            longer = advance(table, seat, draft, decided=True)
            if len(longer) == len(draft):
                return draft, False
            draft = longer
    return draft, True


def _found(part: Field, named: tuple[NamedPick, ...]) -> Picks:
    """Return the picks that are still offered."""
    picks: Picks = ()
    for path, ends in named:
        options = available(part, picks)
        fits = [option for option in options if _leads_to(option, path, ends=ends)]
        if fits:
            picks = (*picks, Pick(part.options.index(fits[0]), 0 if ends else len(path)))
    return picks


def _leads_to(option: Option, path: tuple[str, ...], *, ends: bool) -> bool:
    """Return whether a path is the whole path of an option or, without ``ends``, only its first steps."""
    return option.steps == path if ends else len(option.steps) > len(path) and option.steps[: len(path)] == path
