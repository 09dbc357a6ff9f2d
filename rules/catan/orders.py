"""The orders of Catan: asks that can be answered for a person."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.catan.expansion import every_kind
from rules.catan.geometry import geometry
from rules.catan.options import END, seat_of, seat_option
from rules.catan.trading import ALL
from rules.kernel import COMPUTERS, Ask, Choice, Event, Order

MOST_SEATS = 6
"""The most players of a table."""


def usual(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Give the usual answer: roll before anything else, and skip special building."""
    return ask.default


def discard(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Discard the picked kinds first, then the largest stocks."""
    left, lost = Counter(view.hand), Counter[str]()
    for _ in range(ask.least):
        # Ties go to the first kind, as with all usual answers.
        kind = max((one for one in view.bank if left[one]), key=lambda one: (one in picked, left[one]))
        left[kind] -= 1
        lost[kind] += 1
    return list(lost.elements())


def poor(view: Any, _ask: Ask, picked: Sequence[str]) -> Choice | None:
    """End the turn while holding fewer cards; the number of cards is public."""
    return [END.id] if view.players[view.seat].hand < int(picked[0]) else None


def embargo(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Decline the offers of the picked seats."""
    offered = {option.id for option in ask.options}
    theirs = (f"decline:{offer.number}" for offer in view.offers if seat_option(offer.seat).id in picked)
    return next(([decline] for decline in theirs if decline in offered), None)


def spare(view: Any, picked: Sequence[str], choice: Choice) -> Choice:
    """Make an own offer to everyone one to all but the picked seats; a choice that names seats stays."""
    if not isinstance(choice, dict) or not choice.get("give") or choice.get("to", [ALL.id]) not in ([], [ALL.id]):
        return choice
    others = [seat for seat, player in enumerate(view.players) if seat != view.seat and player.hand]
    left = [seat_option(seat).id for seat in others if seat_option(seat).id not in picked]
    return {**choice, "to": left} if view.turn == view.seat and 0 < len(left) < len(others) else choice


def other_seat(view: Any, value: str) -> bool:
    """Return whether a value of an embargo makes sense: computers, or another seat of the table."""
    return value == COMPUTERS or seat_of(value) in {*range(len(view.players))} - {view.seat}


def near_victory(view: Any, events: Sequence[Event]) -> bool:
    """Return whether another seat has just built and is within two points of winning."""
    built = [event.args["seat"] for event in events if event.kind == "catan.built"]
    return any(seat != view.seat and view.players[seat].points >= view.target - 2 for seat in built)


def robbed(view: Any, events: Sequence[Event]) -> bool:
    """Return whether the robber has just come to an own hex: a knight before the roll would drive it away."""
    came = any(event.kind == "catan.robber" and event.args["seat"] != view.seat for event in events)
    corners = geometry(view.size).corners[view.robber] if came else ()
    return any(building.seat == view.seat and building.vertex in corners for building in view.buildings)


def above_limit(view: Any, events: Sequence[Event]) -> bool:
    """Return whether a harvest has brought more cards than are safe: building out of turn saves them from a seven."""
    own = view.players[view.seat]
    gains = [gain for event in events if event.kind == "catan.produced" for gain in event.args["gains"]]
    return own.hand > own.limit and any(gain["seat"] == view.seat for gain in gains)


def many_play(view: Any) -> bool:
    """Return whether there is special building at this table."""
    return len(view.players) > 4


def in_play(view: Any, kind: str) -> bool:
    """Return whether there are cards of a kind at this table."""
    return kind in view.bank


def orders() -> tuple[Order, ...]:
    """Return the orders."""
    return (
        Order("roll", frozenset({"catan.roll"}), usual, ends=robbed, at_once=True),
        Order("poor", frozenset({"catan.act"}), poor, ("2", "3", "4"), ends=near_victory, at_once=True),
        Order("discard", frozenset({"catan.discard"}), discard, every_kind(), many=True, has=in_play),
        Order(
            "embargo",
            frozenset({"catan.reply", "catan.act", "catan.offer"}),
            embargo,
            (COMPUTERS, *(seat_option(seat).id for seat in range(MOST_SEATS))),
            many=True,
            has=other_seat,
            at_once=True,
            narrow=spare,
        ),
        Order("no_special", frozenset({"catan.special"}), usual, offered=many_play, ends=above_limit, at_once=True),
    )
