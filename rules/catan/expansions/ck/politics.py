"""The blue cards (K105 to K115)."""

from rules.catan.building import put_road, roads_for
from rules.catan.defaults import any_one
from rules.catan.expansions.ck.giving import no_poorer, pass_cards
from rules.catan.expansions.ck.knights import put_knight, relocate, step
from rules.catan.expansions.ck.part import empty_places, in_stock, knight_at, knights_of, own
from rules.catan.expansions.ck.progress import Card, card_options
from rules.catan.expansions.ck.state import Piece
from rules.catan.expansions.ck.trade import rich
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import DONE, hex_option, places, seat_of, seat_option, vertex_option
from rules.catan.robber import busiest, put_robber, raids, steal
from rules.catan.rolling import discard, give_up
from rules.catan.state import NOBODY, NOWHERE
from rules.kernel import Option, Play, all_of, pick


def can_bless(island: Island, _seat: int) -> bool:
    """Return whether the robber may move (K85)."""
    return own(island).attacks > 0


def bishop(island: Island, seat: int) -> Play[None]:
    """Move the robber and steal a card from every opponent there (K105)."""
    victims = raids(island, seat)
    usual = hex_option(busiest(island, seat, victims))
    choice = yield from pick(seat, "catan.bishop", list(map(hex_option, victims)), default=[usual.id])
    put_robber(island, seat, number_of(choice))
    for victim in victims[island.state.robber]:
        steal(island, seat, victim)


# Diplomat


def open_roads(island: Island, _seat: int) -> list[int]:
    """Return the roads with an end at which their owner has no other road and no piece (K114)."""
    return [edge for edge, seat in enumerate(island.state.roads) if seat != NOBODY and _is_open(island, edge, seat)]


def _is_open(island: Island, edge: int, seat: int) -> bool:
    roads = island.state.roads
    return any(
        island.stands[vertex] != seat
        and not any(roads[one] == seat for one in island.places.edges_at[vertex] if one != edge)
        for vertex in island.places.ends[edge]
    )


def diplomat(island: Island, seat: int) -> Play[None]:
    """Remove an open road; an own one may be built elsewhere (K107)."""
    options = [_road(island, edge) for edge in open_roads(island, seat)]
    edge = number_of((yield from pick(seat, "catan.diplomat", options, default=[options[0].id])))
    owner = island.lift_road(edge)
    island.state.tell_at("catan.road_removed", seat=seat, owner=owner, place=f"E{edge}")
    # The award waits for the whole card: a road rebuilt just as long costs nothing (K33).
    if owner == seat and (free := roads_for(island, seat) - {edge}):
        roads = [*places(island, "road", free, bare=True), DONE]
        choice = yield from pick(seat, "catan.diplomat.rebuild", roads, default=[DONE.id])
        if choice != DONE.id:
            put_road(island, seat, number_of(choice.partition(":")[2]))
    island.settle_award()


def _road(island: Island, edge: int) -> Option:
    return Option(f"E{edge}", args={"place": f"E{edge}", "seat": island.state.roads[edge]})


# Deserter and Intrigue


def with_knights(island: Island, seat: int) -> list[int]:
    """Return the opponents with a knight."""
    return [other for other in island.state.others(seat) if knights_of(island, other)]


def deserter(island: Island, seat: int) -> Play[None]:
    """Let an opponent remove a knight, and place one as strong (K108, K115)."""
    options = list(map(seat_option, with_knights(island, seat)))
    victim = seat_of((yield from pick(seat, "catan.deserter", options, default=[options[0].id])))
    # The default (D9): the weakest, of equals an inactive one.
    ranked = sorted(knights_of(island, victim), key=lambda one: (one.level, one.active, one.vertex))
    knights = [vertex_option(one.vertex) for one in knights_of(island, victim)]
    choice = yield from pick(victim, "catan.deserter.remove", knights, default=[f"V{ranked[0].vertex}"], partner=seat)
    knight = knight_at(island, number_of(choice))
    own(island).knights.remove(knight)
    island.stand(NOBODY, knight.vertex)
    island.state.tell_at("catan.deserted", seat=victim, place=choice, level=knight.level)
    yield from welcome(island, seat, knight)
    island.settle_award()


def welcome(island: Island, seat: int, knight: Piece) -> Play[None]:
    """Let the seat place a knight like the one that deserted, or the next weaker that it has (K115)."""
    level = next((one for one in range(knight.level, 0, -1) if in_stock(island, seat, one)), None)
    free = sorted(empty_places(island, seat))
    if level is None or not free:
        return
    options = [*map(vertex_option, free), DONE]
    choice = yield from pick(seat, "catan.deserter.place", options, default=[DONE.id], level=level)
    if choice != DONE.id:
        # It may be active, but not rested, so it cannot act in this turn.
        put_knight(island, Piece(number_of(choice), seat, level, active=knight.active))


def reachable_foes(island: Island, seat: int) -> list[int]:
    """Return the opponents' knights at own roads (K109)."""
    found = (one.vertex for one in own(island).knights if one.seat != seat)
    return sorted(vertex for vertex in found if vertex in island.touched[seat])


def intrigue(island: Island, seat: int) -> Play[None]:
    """Displace an opponent's knight (K109)."""
    options = [vertex_option(vertex) for vertex in reachable_foes(island, seat)]
    choice = yield from pick(seat, "catan.intrigue", options, default=[options[0].id])
    victim = knight_at(island, number_of(choice))
    step(island, victim, NOWHERE)
    island.state.tell_at("catan.displaced", seat=seat, victim=victim.seat, place=choice)
    yield from relocate(island, victim, number_of(choice))


# Cards of others


def to_sabotage(island: Island, seat: int) -> list[int]:
    """Return the opponents with no fewer points, and cards to lose (K110)."""
    return [other for other in no_poorer(island, seat) if sum(island.state.hands[other]) > 1]


def saboteur(island: Island, seat: int) -> Play[None]:
    """Let every seat with at least as many points discard half of its hand (K110)."""
    yield from all_of([discard(island, other, "catan.saboteur") for other in to_sabotage(island, seat)])


def with_cards(island: Island, seat: int) -> list[int]:
    """Return the opponents with progress cards."""
    return [other for other in island.state.others(seat) if own(island).held[other]]


def spy(island: Island, seat: int) -> Play[None]:
    """Look at an opponent's progress cards and take one (K111)."""
    state, held = island.state, own(island).held
    options = list(map(seat_option, with_cards(island, seat)))
    victim = seat_of((yield from pick(seat, "catan.spy", options, default=[options[0].id])))
    # Before the choice, because the cards are seen as soon as the victim is named.
    state.reveal()
    state.tell("catan.spied", seat=seat, victim=victim, to=(seat,), hidden={"cards": sorted(held[victim])})
    # Sorted by name, so that the order of drawing stays hidden.
    usual = any_one(state, sorted(held[victim]))
    # If all cards are equal there is nothing to choose, but skipping the ask would reveal that. So ask anyway.
    options, several = card_options(held[victim]), len(held[victim]) > 1
    card = yield from pick(seat, "catan.spy.take", options, secret=several, default=[usual], victim=victim)
    held[victim].remove(card)
    held[seat].append(card)
    state.tell("catan.card_taken", seat=seat, victim=victim, to=(seat, victim), hidden={"card": card})


def idle(island: Island, seat: int) -> list[Piece]:
    """Return the seat's inactive knights."""
    return [one for one in knights_of(island, seat) if not one.active]


def warlord(island: Island, seat: int) -> Play[None]:
    """Activate all own knights (K112)."""
    # It asks nothing, but the play of a card is always a generator.
    yield from ()
    knights = idle(island, seat)
    for knight in knights:
        knight.active = True
    island.state.tell("catan.activated", seat=seat, places=[f"V{one.vertex}" for one in knights])


def wedding(island: Island, seat: int) -> Play[None]:
    """Let every seat with more points give two cards (K113)."""
    givers = rich(island, seat)
    gifts = yield from all_of([gift(island, giver) for giver in givers])
    for giver, cards in zip(givers, gifts, strict=True):
        pass_cards(island, giver, seat, cards)


def gift(island: Island, seat: int) -> Play[list[str]]:
    """Let a seat choose the cards to give; a seat with no more than two gives them all (D12)."""
    hand = island.state.hands[seat]
    if sum(hand) <= 2:
        return [kind for kind, count in zip(island.kinds, hand, strict=True) for _ in range(count)]
    chosen: list[str] = yield give_up(island, seat, "catan.wedding", 2, partner=island.state.seat)
    return chosen


CARDS = {
    "bishop": Card(can_bless, bishop),
    "deserter": Card(with_knights, deserter),
    "diplomat": Card(open_roads, diplomat),
    "intrigue": Card(reachable_foes, intrigue),
    "saboteur": Card(to_sabotage, saboteur),
    "spy": Card(with_cards, spy),
    "warlord": Card(idle, warlord),
    "wedding": Card(rich, wedding),
}
