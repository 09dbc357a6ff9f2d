"""The robber: its hexes and its victims (K20, K21, K39)."""

from collections.abc import Iterable
from functools import cache

from rules.catan.defaults import any_one
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import hex_option
from rules.catan.state import NOWHERE
from rules.kernel import Option, Play, pick

POOR = 2
"""The most points with which a seat is safe from a friendly robber (K39)."""


def move_robber(island: Island, seat: int) -> Play[None]:
    """Let a seat move the robber and steal from one opponent there."""
    victims = raids(island, seat)
    options = [option for hex_, there in victims.items() for option in _raids(hex_, there)]
    # The default (D2): the hex where it hurts others most, and a random victim there.
    usual = busiest(island, seat, victims)
    raid = any_one(island.state, _raids(usual, victims[usual]))
    choice = yield from pick(seat, "catan.robber", options, default=[raid.id])
    place, _, victim = choice.partition(":")
    put_robber(island, seat, number_of(place))
    if victim:
        steal(island, seat, int(victim))


@cache
def _raids(hex_: int, victims: tuple[int, ...]) -> tuple[Option, ...]:
    """Return a hex with each opponent who can be robbed there."""
    place = f"H{hex_}"
    if not victims:
        return (hex_option(hex_),)
    if len(victims) == 1:
        return (Option(f"{place}:{victims[0]}", (place,), {"hex": hex_, "seat": victims[0]}),)
    return tuple(Option(f"{place}:{one}", (place, f"seat:{one}"), {"hex": hex_, "seat": one}) for one in victims)


def hexes(island: Island) -> list[int]:
    """Return the hexes to which the robber may move: any other; a friendly one spares seats with few points."""
    state = island.state
    found = [hex_ for hex_ in range(len(state.terrain)) if hex_ != state.robber]
    if state.options["friendly_robber"] == "on":
        spared = {seat for seat in range(state.seats) if island.points(seat) <= POOR}
        # If that leaves no hex at all, the robber is not friendly (K39).
        return [hex_ for hex_ in found if spared.isdisjoint(island.built[hex_])] or found
    return found


def raids(island: Island, seat: int) -> dict[int, tuple[int, ...]]:
    """Return by hex the opponents with a building there and a card, in turn order (K20)."""
    others, hands = island.state.others(seat), island.state.hands
    rich = frozenset([one for one in others if any(hands[one])])
    return {hex_: _ordered(island.settlers[hex_] & rich, others) for hex_ in hexes(island)}


@cache
def _ordered(seats: frozenset[int], order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in order if seat in seats])


def put_robber(island: Island, seat: int, hex_: int) -> None:
    """Move the robber."""
    state = island.state
    land, number = state.terrain[hex_], state.numbers[hex_]
    state.tell("catan.robber", seat=seat, hex=hex_, before=state.robber, land=land, number=number)
    state.robber = hex_


def steal(island: Island, thief: int, victim: int) -> None:
    """Take a card at random; only the two seats learn which."""
    state = island.state
    # A list with every card, so that each card is as likely, not each kind.
    cards = [kind for kind, count in enumerate(state.hands[victim]) for _ in range(count)]
    kind = state.chance.pick(cards)
    island.slip(victim, thief, kind)
    state.reveal()
    to, hidden = (thief, victim), {"card": island.kinds[kind]}
    state.tell("catan.stole", seat=thief, victim=victim, had=len(cards), to=to, hidden=hidden)


def busiest(island: Island, seat: int, places: Iterable[int]) -> int:
    """Return the hex with most points of opponents' buildings, the first of several (D2)."""
    found, most = NOWHERE, -1
    for hex_ in places:
        hurt = 0
        for one, (buildings, cities) in island.built[hex_].items():
            if one != seat:
                hurt += buildings + cities
        if hurt > most:
            found, most = hex_, hurt
    return found
