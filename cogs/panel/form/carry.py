"""Clicks carried over to an ask that was listed again because another player has acted.

A draft consists of indexes into the options of one ask. When others act, the options may shift, and the ask gets a new
number. Then the picks, with that of the clicked control, are found again by the names of their options. This is a
convenience kept in memory: after a restart the player starts again.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec
from cachetools import LRUCache

from cogs.discord.client_state import StateKey
from cogs.discord.interaction import InteractionContext
from cogs.panel.draft.codec import PanelState, decode, decode_state
from cogs.panel.draft.edits import advance
from cogs.panel.draft.picks import BLANK, Answer, Draft, InvalidDraft, Pick, Picks
from cogs.panel.draft.preview import Preview, preview_of
from cogs.panel.draft.steps import available, path_of
from cogs.panel.draft.verbs import CHANGES_PICKS, Verb
from cogs.panel.form.transitions import picked_field, picks_after
from rules.kernel import Ask, Field, Option, Table, Turn


class NamedPick(NamedTuple):
    """A pick by its path; ``ends`` says whether the path is a whole option, or only its first steps."""

    path: tuple[str, ...]
    ends: bool


Composition: TypeAlias = tuple[tuple[str, tuple[tuple[NamedPick, ...], ...]], ...]
"""A draft by the names of its options: each ask's kind with its picks by part."""


class Listed(NamedTuple):
    """The asks that a panel has shown: the open one has this number, the others follow from the draft."""

    number: int
    turn: Turn
    asks: tuple[Ask, ...]


MAX_PANELS: Final = 1_000
MAX_LISTED: Final = 4
"""The number of states of one panel that are remembered: clicks may cross several acts of others."""
PANELS = StateKey(lambda: LRUCache[tuple[int, int, int], tuple[tuple[int, bytes], ...]](MAX_PANELS))
"""The asks on panels with their numbers, by guild, game and user, until the user commits a choice.

They are packed, because an ask of hundreds of options takes ten times the memory as objects.
"""


def remember(ctx: InteractionContext, game: int, listed: Listed) -> None:
    """Note the asks that this user's panel shows."""
    panels, key = ctx.bot.state[PANELS], (ctx.guild, game, ctx.user)
    others = [panel for panel in panels.get(key, ()) if panel[0] != listed.number]
    panels[key] = (*others, (listed.number, msgspec.msgpack.encode(listed)))[-MAX_LISTED:]


def forget(ctx: InteractionContext, game: int) -> None:
    """Forget this user's panels: a second click on one of them must not choose again."""
    ctx.bot.state[PANELS].pop((ctx.guild, game, ctx.user), None)


def remembered(ctx: InteractionContext, game: int, number: int) -> Listed | None:
    """Return the asks that a panel of this user has shown for an ask."""
    packed = dict(ctx.bot.state[PANELS].get((ctx.guild, game, ctx.user), ())).get(number)
    return msgspec.msgpack.decode(packed, type=Listed) if packed else None


def carried(
    table: Table, seat: int, listed: Listed, verb: str, rest: str, values: Sequence[str] = ()
) -> tuple[PanelState, bool]:
    """Return the state after a click on a panel that showed ``listed``, and whether all of it is still possible.

    Raise InvalidDraft if the panel had no such control.
    """
    try:
        state = _clicked(table, seat, listed, verb, rest, values)
        asks = listed.asks[: len(state.draft)]
        draft, whole = carry_over(table, seat, composition_of(Preview(seat, state.draft, table, asks[-1], asks[:-1])))
    except (ValueError, IndexError, KeyError) as error:
        raise InvalidDraft(f"{verb} {rest} {values}") from error
    if whole and verb not in (Verb.CONFIRM, Verb.FIELD, Verb.PAGE, Verb.NOTHING):
        longer = advance(table, seat, draft)
        return PanelState(longer, state.field if len(longer) == len(draft) else 0, sure=state.sure), whole
    return state._replace(draft=draft), whole


def _clicked(table: Table, seat: int, listed: Listed, verb: str, rest: str, values: Sequence[str]) -> PanelState:
    """Return the state after a click, as indexes into the asks that the panel showed."""
    if verb == Verb.TURN:
        before, _, option = rest.partition("!")
        draft = decode(before)
        return PanelState((*draft[:-2], (*draft[-2][:-1], (*draft[-2][-1][:-1], Pick(int(option))))))
    state = decode_state(rest)
    asks = listed.asks[: len(state.draft)]
    shown = Preview(seat, state.draft, table, asks[-1], asks[:-1])
    if verb == Verb.FIELD:
        return PanelState(state.draft, picked_field(shown, values[0]))
    if verb not in CHANGES_PICKS:
        return state
    return PanelState(shown.with_picks(state.field, picks_after(shown, verb, state.field, values)), state.field)


def composition_of(preview: Preview) -> Composition:
    """Return the picks in ``preview`` by their names."""
    asks, answers = (*preview.earlier, preview.ask), (*preview.draft[:-1], preview.answer)
    return tuple((ask.kind, _named(ask, answer)) for ask, answer in zip(asks, answers, strict=True))


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
    for at, (kind, parts) in enumerate(composed):
        preview = preview_of(table, seat, draft)
        if preview is None or preview.ask.kind != kind or len(preview.ask.parts) != len(parts):
            return draft, False
        answer = tuple(_found(part, named) for part, named in zip(preview.ask.parts, parts, strict=True))
        draft = preview.with_answer(answer if any(answer) else BLANK)
        # Later picks may depend on a missing one, so they are not carried over.
        if sum(map(len, answer)) < sum(map(len, parts)):
            return draft, False
        if at + 1 < len(composed):
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
