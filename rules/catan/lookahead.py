"""The search of level *hard* in Catan: first places, and the actions of a turn while no offer is open.

It searches only in games whose cards are those of development alone.
"""

from collections import Counter
from typing import Any

from rules.catan.cards import counted
from rules.catan.development.part import DECK, KEY, Development
from rules.catan.geometry import geometry
from rules.catan.island import Island
from rules.catan.opponent import choose, weight
from rules.catan.outlook import Outlook, pips
from rules.catan.setup import bare
from rules.catan.state import NOBODY, Catan
from rules.catan.view import CatanView
from rules.catan.winning import total
from rules.kernel import Ask, Chance, Choice, Estimate, Lookahead

MOST = 4
"""The most choices that a search compares."""

PIP, CARD, SAFE, HELD = 0.13, 0.1, 7, 0.5
"""The points that a pip of production, a card in hand (of so many at most) and a development card are worth."""

DOUBT = 2.0
"""The usual error of the estimate."""

ASSUMED = {"friendly_robber": "off", "terrain": "random", "numbers": "free", "harbours": "shuffled"}
"""The options that a view does not show. They hardly matter to the rest of a game."""

LEVELS = {"settlement": 1, "city": 2}


def imagine(view: CatanView, ask: Ask, chance: Chance) -> Catan | None:
    """Return an island as the seat sees it. The hands of others and the deck are dealt from the cards not in sight."""
    if set(view.parts) != {KEY} or view.offers or not (ask.kind == "catan.act" or ask.kind == "catan.place"):
        return None
    seats = len(view.players)
    limit = str(view.players[ask.seat].limit)
    state = bare(seats, {**ASSUMED, "target": str(view.target), "discard_limit": limit}, chance)
    state.terrain = [one.terrain for one in view.hexes]
    state.numbers = [one.number for one in view.hexes]
    state.harbours = [one.kind for one in view.harbours]
    state.robber = view.robber
    for road in view.roads:
        state.roads[road.edge] = road.seat
    for building in view.buildings:
        state.owners[building.vertex] = building.seat
        state.levels[building.vertex] = LEVELS[building.kind]
    state.order, state.first, state.seat = view.order, view.order[0], view.turn
    state.longest = NOBODY if view.longest_road is None else view.longest_road
    state.flags = [player.flag for player in view.players]
    state.phase, state.placed = view.phase, len(view.roads)
    state.number = state.placed if view.phase == "setup" else view.number + 2 * seats
    deal(view, state, chance)
    if ask.kind == "catan.act":
        state.offered[ask.seat] = ask.args["spent"]
        state.development.played = not any(option.id.startswith("play:") for option in ask.options)  # type: ignore[attr-defined]
    return state


def deal(view: CatanView, state: Catan, chance: Chance) -> None:
    """Deal the cards that are not in sight."""
    kinds = tuple(view.bank)
    pool = []
    for at, kind in enumerate(kinds):
        pool += [at] * (state.bank[at] - view.bank[kind] - view.hand.get(kind, 0))
    chance.shuffle(pool)
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            state.hands[seat] = counted(view.hand, kinds)
        else:
            hand, pool = pool[: player.hand], pool[player.hand :]
            state.hands[seat] = [hand.count(at) for at in range(len(kinds))]
    state.bank = list(view.bank.values())
    part = view.parts[KEY]
    found: Development = getattr(state, KEY)
    unseen = Counter(DECK[view.size])
    unseen.subtract(part.cards)
    unseen["knight"] -= sum(part.army)
    cards = [card for card in unseen for _ in range(unseen[card])]
    chance.shuffle(cards)
    for seat, held in enumerate(part.held):
        found.held[seat] = list(part.cards) if seat == view.seat else cards[:held]
        cards = cards if seat == view.seat else cards[held:]
    found.fresh[ask_seat(view)] = list(part.fresh)
    found.deck, found.army = cards[: part.left], list(part.army)
    found.largest = NOBODY if part.largest is None else part.largest


def ask_seat(view: CatanView) -> int:
    """Return the seat of the view; spectators are never asked."""
    assert view.seat is not None
    return view.seat


def candidates(view: CatanView, ask: Ask, rng: Any) -> list[Choice]:
    """Return the usual choice, then the others by their weights."""
    first = choose(view, ask, rng)
    weigh = weight(outlook := Outlook(view, ask.seat), ask.kind)
    if first is None or weigh is None:
        return []
    ranked = sorted(ask.options, key=lambda option: -weigh(outlook, option))
    # Offers wait for others, and are no end of a thought.
    found = [[option.id] for option in ranked if option.id != "offer"]
    return [first, *(choice for choice in found if choice != first)][:MOST]


def estimate(state: Catan) -> Estimate:
    """Return the points so far, and those that production and cards are worth."""
    island = Island(state)
    places, pips_at = geometry(state.size), [pips(number) for number in state.numbers]
    points = [float(total(island, seat)) + CARD * min(SAFE, sum(state.hands[seat])) for seat in range(state.seats)]
    for vertex, owner in enumerate(state.owners):
        if owner != NOBODY:
            number = sum(pips_at[hex_] for hex_ in places.hexes_at[vertex] if hex_ != state.robber)
            points[owner] += PIP * number * state.levels[vertex]
    for seat, held in enumerate(state.development.held):  # type: ignore[attr-defined]
        points[seat] += HELD * len(held)
    return Estimate(tuple(points), DOUBT)


LOOKAHEAD = Lookahead(imagine=imagine, candidates=candidates, estimate=estimate, turns=8, steps=1_200)
