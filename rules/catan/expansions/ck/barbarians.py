"""The barbarians: their ship, their attack and its cost (K62, K72 to K76)."""

from rules.catan.expansions.ck.components import TRACKS
from rules.catan.expansions.ck.part import own, plain_cities, strength
from rules.catan.expansions.ck.progress import draw, keep_limits
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import vertex_option
from rules.catan.winning import check_win
from rules.kernel import Option, Play, all_of, ask, pick

LANDING = 7
"""The step on which the barbarians attack (K62)."""

SHIP = "ship"


def sail(island: Island) -> Play[None]:
    """Move the ship a step; at the end of its way the barbarians attack."""
    part = own(island)
    part.ship += 1
    island.state.tell("catan.ship", step=part.ship, steps=LANDING)
    if part.ship == LANDING:
        yield from attack(island)


def attack(island: Island) -> Play[None]:
    """Resolve an attack; then all knights tire, the ship is back and the robber is free (K72 to K76)."""
    part, state = own(island), island.state
    strengths = [strength(island, seat) for seat in range(state.seats)]
    threat = sum(map(len, island.cities))
    held = sum(strengths) >= threat
    state.tell("catan.attack", threat=threat, defence=sum(strengths), strengths=strengths, held=held)
    if held:
        yield from reward(island, strengths)
    else:
        yield from plunder(island, strengths)
    part.ship = 0
    part.attacks += 1
    for knight in part.knights:
        knight.active = knight.rested = False


def reward(island: Island, strengths: list[int]) -> Play[None]:
    """Reward the strongest: one alone is Defender, several draw a card each of a deck they choose (K73)."""
    best = max(strengths)
    # Strength zero earns no reward.
    strongest = [seat for seat in island.state.after(island.state.seat) if strengths[seat] == best > 0]
    if len(strongest) == 1:
        own(island).defender[strongest[0]] += 1
        island.state.tell("catan.defender", seat=strongest[0])
        check_win(island)
    elif strongest:
        decks = yield from all_of([choose_deck(island, seat) for seat in strongest])
        for seat, deck in zip(strongest, decks, strict=True):
            yield from draw_of_choice(island, seat, deck)
        yield from keep_limits(island)


def choose_deck(island: Island, seat: int) -> Play[int | None]:
    """Let a seat choose one of the decks that have cards left; None if there is none (D5)."""
    decks = own(island).decks
    filled = [track for track in range(len(TRACKS)) if decks[track]]
    # Secret, so it would be put even if a single answer is public.
    if len(filled) < 2:
        return filled[0] if filled else None
    usual = max(filled, key=lambda track: len(decks[track]))
    options = [Option(TRACKS[track], args={"track": TRACKS[track]}) for track in filled]
    (choice,) = yield ask(seat, "catan.deck", options, secret=True, default=[TRACKS[usual]])
    return TRACKS.index(choice)


def draw_of_choice(island: Island, seat: int, deck: int | None) -> Play[None]:
    """Draw from the chosen deck; if it has run out meanwhile, choose another."""
    while deck is not None and not own(island).decks[deck]:
        deck = yield from choose_deck(island, seat)
    if deck is not None:
        draw(island, seat, deck)


def plunder(island: Island, strengths: list[int]) -> Play[None]:
    """Let each of the weakest seats with an ordinary city lose one (K74)."""
    state = island.state
    exposed = [seat for seat in state.after(state.seat) if plain_cities(island, seat)]
    weakest = min((strengths[seat] for seat in exposed), default=0)
    losers = [seat for seat in exposed if strengths[seat] == weakest]
    lost = yield from all_of([choose_city(island, seat) for seat in losers])
    for seat, vertex in zip(losers, lost, strict=True):
        lose_city(island, seat, vertex)


def choose_city(island: Island, seat: int) -> Play[int]:
    """Let a seat choose the city that it loses (D4)."""
    cities = plain_cities(island, seat)
    # A secret ask would be put even with one answer, but here the single answer is public.
    if len(cities) == 1:
        return cities[0]
    # A city without a wall first (D4).
    usual = min(cities, key=lambda vertex: (vertex in own(island).walls, vertex))
    options = [vertex_option(vertex) for vertex in cities]
    choice = yield from pick(seat, "catan.city_lost", options, secret=True, default=[f"V{usual}"])
    return number_of(choice)


def lose_city(island: Island, seat: int, vertex: int) -> None:
    """Turn a city into a settlement. Its wall goes; without a settlement in stock the city piece lies as one (K75)."""
    part = own(island)
    # Asked before the city falls: afterwards it would count as a settlement itself.
    walled, reduced = vertex in part.walls, not island.stock(seat)[1]
    if walled:
        part.walls.remove(vertex)
    if reduced:
        part.reduced.append(vertex)
    island.lower_city(seat, vertex)
    island.state.tell_at("catan.city_lost", seat=seat, place=f"V{vertex}", wall=walled, reduced=reduced)
