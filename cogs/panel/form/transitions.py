"""The effect of a component on the panel's state: a pure function, like the panel itself."""

import random
from collections.abc import Sequence

from cogs.panel.draft.codec import PanelState, decode, decode_state, encode
from cogs.panel.draft.edits import advance, begin, replace_previous
from cogs.panel.draft.picks import Draft, InvalidDraft, Pick, Picks
from cogs.panel.draft.preview import Preview, preview_of
from cogs.panel.draft.steps import add_pick
from cogs.panel.draft.verbs import CHANGES_PICKS, Verb
from cogs.panel.form.tapped import all_of, with_one, without_one
from rules.kernel import GAMES, Table


def next_state(table: Table, seat: int, verb: str, rest: str, values: Sequence[str] = ()) -> PanelState:
    """Return the panel's state after a click; raise InvalidDraft if the component is for another table state."""
    try:
        return _next_state(table, seat, verb, rest, values)
    except (ValueError, IndexError, KeyError) as error:
        raise InvalidDraft(f"{verb} {rest} {values}") from error


def _next_state(table: Table, seat: int, verb: str, rest: str, values: Sequence[str]) -> PanelState:
    if verb == Verb.TURN:
        draft, _, option = rest.partition("!")
        return PanelState(replace_previous(table, seat, decode(draft), int(option)))
    state = decode_state(rest)
    if verb == Verb.FIELD:
        return PanelState(state.draft, picked_field(preview_of(table, seat, state.draft), values[0]))
    if verb in (Verb.DRAFT, Verb.HINT):
        return _advanced(table, seat, state, state.draft)
    if verb in CHANGES_PICKS:
        preview = preview_of(table, seat, state.draft)
        if preview is None:
            raise InvalidDraft(rest)
        # The picks of a select extend the draft in its id, so an old panel picks for the ask that it shows.
        at = state.field
        picks = picks_after(preview, verb, at, values)
        # A pick in one field does not finish the others.
        decided = verb == Verb.SEVERAL and len(preview.ask.parts) == 1
        return _advanced(table, seat, PanelState(state.draft, at), preview.with_picks(at, picks), decided=decided)
    return state


def picked_field(preview: Preview | None, value: str) -> int:
    """Return the field that was picked in the select of fields."""
    field = int(value, 36)
    if preview is None or not 0 <= field < len(preview.ask.parts):
        raise InvalidDraft(value)
    return field


def picks_after(preview: Preview, verb: str, at: int, values: Sequence[str]) -> Picks:
    """Return the picks of a field after a shortcut or a select."""
    part, picks = preview.ask.parts[at], preview.answer[at]
    if verb == Verb.SEVERAL:
        return _several(values)
    if verb == Verb.SUGGEST:
        return _suggested(preview, at)
    if verb == Verb.ALL_OF:
        return with_one(picks, int(values[0]), all_of(part, picks, int(values[0])))
    if verb == Verb.TAKE_BACK:
        return without_one(picks, int(values[0]))
    return _with_one_more(preview, at, values)


def _suggested(preview: Preview, at: int) -> Picks:
    """Return the picks of a computer for part ``at`` of the current ask. It knows only what the seat may see."""
    # Always the same random numbers: another tap suggests the same.
    choice = GAMES[preview.table.game].choose(preview.view, preview.ask, random.Random(0))
    part = preview.ask.parts[at]
    ids = choice.get(part.name, []) if isinstance(choice, dict) else choice or []
    index = {option.id: number for number, option in enumerate(part.options)}
    return tuple(sorted(Pick(index[id_]) for id_ in ids))


def _several(values: Sequence[str]) -> Picks:
    return tuple(sorted(Pick(int(value.partition("x")[0])) for value in values))


def _with_one_more(preview: Preview, at: int, values: Sequence[str]) -> Picks:
    # Only a select with an optional pick lets the player remove it.
    if not values:
        return preview.answer[at][:-1]
    # The value of a select is a draft with a single pick, so that both use the same codec.
    ((chosen,),) = decode(values[0])[0]
    return add_pick(preview.ask.parts[at], preview.answer[at], chosen)


def _advanced(table: Table, seat: int, state: PanelState, draft: Draft, *, decided: bool = False) -> PanelState:
    """Go on if the answer is finished. Keep the field and the page while the ask stays the same."""
    settled = advance(table, seat, draft, decided=decided)
    if preview_of(table, seat, settled) is None:
        raise InvalidDraft(encode(draft))
    if len(settled) == len(state.draft):
        return state._replace(draft=settled)
    return PanelState(begin(table, seat, settled) if len(settled) > len(draft) else settled)
