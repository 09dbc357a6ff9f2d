"""Two players in the manner of catanatron, after its public description: a value function, and alpha-beta of depth 2.

Both see the whole table, as there, and trade with the bank alone. The value function weighs public points far above
production, production above the rest. The deeper player looks at each own act and the best own act after it.
"""

import random
from collections.abc import Iterator

from rules.catan.geometry import geometry
from rules.catan.island import Island
from rules.catan.opponent import choose
from rules.catan.state import NOBODY, Catan
from rules.catan.valuation import pips
from rules.catan.winning import total
from rules.kernel import Ask, Choice, Playout, Table

WEIGHTS = {
    "points": 3e14,
    "production": 1e8,
    "others": -1e8,
    "sites": 1e3,
    "longest": 10.0,
    "synergy": 1e2,
    "cards": 1.0,
    "discard": -5.0,
    "development": 10.1,
    "kinds": 4e7,
}
"""The weights of the public value function; ``kinds`` is its bonus for the variety of production."""

SEARCHED = ("catan.act", "catan.place")
TRADES = frozenset({"offer", "accept", "confirm", "decline", "withdraw", "bank:several"})


def value(state: Catan, seat: int) -> float:
    """Return the value of a state to a seat."""
    island = Island(state)
    production, kinds = [0.0] * state.seats, set()
    places = geometry(state.size)
    for vertex, owner in enumerate(state.owners):
        if owner != NOBODY:
            for hex_ in places.hexes_at[vertex]:
                if hex_ != state.robber:
                    production[owner] += pips(state.numbers[hex_]) * state.levels[vertex] / 36
                if owner == seat and state.numbers[hex_]:
                    kinds.add(state.terrain[hex_])
    hand = state.hands[seat]
    _, brick, wool, grain, ore = hand[0], *hand[1:5]
    lumber = hand[0]
    to_city = (max(2 - grain, 0) + max(3 - ore, 0)) / 5
    to_settlement = (max(1 - grain, 0) + max(1 - wool, 0) + max(1 - brick, 0) + max(1 - lumber, 0)) / 4
    touched = {end for edge, owner in enumerate(state.roads) if owner == seat for end in places.ends[edge]}
    facts = {
        "points": float(total(island, seat)),
        "production": production[seat],
        "others": max(made for other, made in enumerate(production) if other != seat),
        "sites": float(len(touched & set(island.free))),
        "longest": float(island.length[seat]),
        "synergy": (2 - to_city - to_settlement) / 2,
        "cards": float(sum(hand)),
        "discard": float(sum(hand) > island.limit(seat)),
        "development": float(len(state.development.held[seat]) + state.development.army[seat]),  # type: ignore[attr-defined]
        "kinds": float(len(kinds)) / 10,
    }
    return sum(WEIGHTS[name] * fact for name, fact in facts.items())


def acts(ask: Ask) -> Iterator[str]:
    """Yield the options without trade between players, and without several exchanges at once."""
    return (option.id for option in ask.options if TRADES.isdisjoint((option.id, option.id.partition(":")[0])))


def tried(state: Catan, seat: int, id_: str) -> tuple[Catan, Ask | None]:
    """Return the state after an act, and the seat's next ask of the same kind."""
    playout = Playout.of("catan", state)
    playout.answer(seat, [id_])
    # The asks that belong to the act are answered by their default, or by the first option.
    for _ in range(6):
        ask = playout.ask_of(seat)
        if ask is None or ask.kind in SEARCHED or ask.kind == "catan.roll" or ask.optional:
            break
        playout.answer(seat, ask.default or [ask.options[0].id] * max(1, ask.least))
    found = playout.ask_of(seat)
    return playout.state, found if found and found.kind == "catan.act" else None


def best(table: Table, ask: Ask, rng: random.Random, depth: int) -> Choice | None:
    """Return the act after which the value is highest."""
    state: Catan = table.state
    worth = {id_: _looked(state, ask.seat, id_, depth) for id_ in acts(ask)}
    return [max(worth, key=lambda id_: (worth[id_], rng.random()))]


def _looked(state: Catan, seat: int, id_: str, depth: int) -> float:
    after, ask = tried(state, seat, id_)
    here = value(after, seat)
    if depth < 2 or ask is None or id_ == "end" or after.phase != "act":
        return here
    return max([here, *(_looked(after, seat, one, depth - 1) for one in acts(ask) if one != "end")])


def player(table: Table, ask: Ask, rng: random.Random, depth: int) -> Choice | None:
    """Answer an ask of a table in catanatron's manner."""
    if ask.kind in SEARCHED and table.state.phase in ("setup", "act") and not table.state.offers:
        return best(table, ask, rng, depth)
    if ask.kind == "catan.reply":
        decline = next((option.id for option in ask.options if option.id.startswith("decline")), None)
        return [decline] if decline else None
    if ask.kind == "catan.act":
        return ["end"] if any(option.id == "end" for option in ask.options) else ask.default
    return choose(table.view(ask.seat), ask, rng)  # type: ignore[arg-type]
