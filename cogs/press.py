"""What a press on a panel's control does to the draft: pure, like the panel itself."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.draft import BLANK, DIGITS, Desk, Draft, Misfit, Pick, Picks, lay, picked, read, settle, toggled, written
from rules.kernel import Table


class Place(NamedTuple):
    """Where in the panel one is: the draft, the field in focus and the page of a long list."""

    draft: Draft = (BLANK,)
    field: int = 0
    page: int = 0

    def __str__(self) -> str:
        tail = f"@{DIGITS[self.field]}{self.page}" if self.field or self.page else ""
        return written(self.draft) + tail


def place_of(text: str) -> Place:
    """Return the place that ``str`` wrote; Misfit if it is none."""
    draft, at, tail = text.partition("@")
    try:
        return Place(read(draft), int(tail[0], 36), int(tail[1:])) if at else Place(read(draft))
    except (ValueError, IndexError) as error:
        raise Misfit(text) from error


def pressed(table: Table, seat: int, verb: str, rest: str, values: Sequence[str] = ()) -> Place:
    """Return where a press leads; Misfit if the control belongs to another state of the table."""
    try:
        return _pressed(table, seat, verb, rest, values)
    except (ValueError, IndexError, KeyError) as error:
        raise Misfit(f"{verb} {rest} {values}") from error


def _pressed(table: Table, seat: int, verb: str, rest: str, values: Sequence[str]) -> Place:
    if verb == "t":
        draft, _, option = rest.partition("!")
        return Place(toggled(table, seat, read(draft), int(option)))
    place = place_of(rest)
    if verb == "f":
        return Place(place.draft, int(values[0], 36))
    if verb == "d":
        return _settled(table, seat, place, place.draft)
    if verb in ("s", "m"):
        desk = lay(table, seat, place.draft)
        if desk is None:
            raise Misfit(rest)
        at = place.field
        picks = _several(values) if verb == "m" else _one_more(desk, at, values[0])
        return _settled(table, seat, Place(place.draft, at), desk.with_picks(at, picks), decided=verb == "m")
    return place


def _several(values: Sequence[str]) -> Picks:
    return tuple(sorted(Pick(int(value.partition("x")[0])) for value in values))


def _one_more(desk: Desk, at: int, value: str) -> Picks:
    ((chosen,),) = read(value)[0]
    return picked(desk.ask.parts[at], desk.answer[at], chosen)


def _settled(table: Table, seat: int, place: Place, draft: Draft, *, decided: bool = False) -> Place:
    """Go on where the answer is finished; stay with the field and page while the same ask is in hand."""
    settled = settle(table, seat, draft, decided=decided)
    if lay(table, seat, settled) is None:
        raise Misfit(written(draft))
    return place._replace(draft=settled) if len(settled) == len(place.draft) else Place(settled)
