"""The computer opponent: rates its options by its view, and answers every ask at once."""

import random
from collections.abc import Callable, Mapping
from functools import cache, partial

from rules.catan.cards import COSTS
from rules.catan.expansion import EXPANSIONS, Weigh
from rules.catan.geometry import number_of
from rules.catan.haggling import accept, awaited, bid, compose, confirm, decline, reply, withdraw
from rules.catan.options import DONE, END, PASS
from rules.catan.valuation import Valuation, hard
from rules.catan.view import CatanView
from rules.kernel import Ask, Choice, Option


def choose(view: CatanView, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the opponent's choice; None leaves an optional ask open, or lets others answer its offer first."""
    return chosen(Valuation(view, ask.seat), ask, rng)


def choose_well(view: CatanView, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the choice with the numbers of level *hard*."""
    return chosen(keen(view, ask.seat), ask, rng)


def keen(view: CatanView, seat: int) -> Valuation:
    """Return the valuation of level *hard*."""
    return Valuation(view, seat, hard(tuple(view.parts)))


def chosen(valuation: Valuation, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the best choice of an valuation."""
    if ask.kind in TALK:
        return TALK[ask.kind](valuation, ask)
    for amounts in (AMOUNTS, *(one.amounts for one in valuation.expansions)):
        if ask.kind in amounts:
            return amounts[ask.kind](valuation, ask)
    weigh = weight(valuation, ask.kind)
    if weigh is None:
        return ask.default
    best = max(ask.options, key=lambda option: (weigh(valuation, option), rng.random())).id
    return None if best == END.id and awaited(valuation) else [best]


def weight(valuation: Valuation, kind: str) -> "Weigh | None":
    """Return the function that weighs the options of an ask; None if its default is as good."""
    if kind in ("catan.act", "catan.special"):
        return partial(action, verbs_of(tuple(valuation.view.parts)))
    return next((one.weights[kind] for one in valuation.expansions if kind in one.weights), WEIGHTS.get(kind))


# Actions

Verbs = Mapping[str, Callable[[Valuation, str], float]]


@cache
def verbs_of(expansions: tuple[str, ...]) -> Verbs:
    """Return how actions are weighed with these expansions, by verb."""
    return {**VERBS, **{verb: weigh for key in expansions for verb, weigh in EXPANSIONS[key].verbs.items()}}


def action(verbs: Verbs, valuation: Valuation, option: Option) -> float:
    """Return the worth of an action of a turn; ending the turn is worth nothing."""
    verb, _, rest = option.id.partition(":")
    if verb in verbs:
        return verbs[verb](valuation, rest)
    return 0.0 if option.id in (END.id, PASS.id) else -1.0


def paid(valuation: Valuation, cost: Mapping[str, int], worth: float) -> float:
    """Return the worth of a purchase, less if its price takes cards that the goal needs."""
    # By identity: the goal is one of the price lists' own costs.
    return (
        worth - valuation.values["build"]["spoils"] if cost is not valuation.goal and valuation.spoils(cost) else worth
    )


def city(valuation: Valuation, where: str) -> float:
    """Return the worth of a city."""
    values = valuation.values["build"]
    return values["city"] + values["pip"] * valuation.site(number_of(where))


def settlement(valuation: Valuation, where: str) -> float:
    """Return the worth of a settlement."""
    values = valuation.values["build"]
    return values["settlement"] + values["pip"] * valuation.site(number_of(where))


def road(valuation: Valuation, where: str) -> float:
    """Return the worth of a road: towards a site if none is free, or for the longest road."""
    edge = number_of(where)
    worth = max(valuation.road(edge) if len(valuation.sites) < 2 else 0.0, stretch(valuation, edge))
    return paid(valuation, COSTS["road"], worth) if worth else -1.0


def stretch(valuation: Valuation, edge: int) -> float:
    """Return the worth of a road for the longest road, which one more may bring."""
    view, values = valuation.view, valuation.values["build"]
    length = view.players[valuation.seat].length
    best = max(player.length for player in view.players)
    if view.longest_road == valuation.seat or length < max(4, best - 1):
        return 0.0
    if not values["exact"]:
        return values["longest"]
    if not valuation.lengthens(edge):
        return 0.0
    return values["award"] if length == best else values["longest"]


def exchange(valuation: Valuation, what: str) -> float:
    """Return the worth of a bank exchange: for cards that the goal lacks, with cards that it does not need."""
    give, _, get = what.partition(">")
    # It exchanges one card after the other.
    if not get:
        return -1.0
    rate = valuation.view.rates[give]
    if not valuation.lacks(get):
        return surplus(valuation, give, get, rate)
    spare = valuation.hand[give] - valuation.goal.get(give, 0)
    # The better rate first, then the largest stock.
    return valuation.values["build"]["exchange"] + 4 - rate + valuation.hand[give] / 20 if spare >= rate else -1.0


def surplus(valuation: Valuation, give: str, get: str, rate: int) -> float:
    """Return the worth of exchanging plenty for a kind of an expansion, which pays for something besides the goals."""
    rich = valuation.hand[give] - valuation.goal.get(give, 0) >= rate + 2
    wanted = any(get in one.kinds for one in valuation.expansions) and valuation.income[get] > 0
    # Little, so that it comes after everything with an immediate use.
    return 1.0 if rich and wanted and valuation.hand[get] < valuation.hand[give] - rate else -1.0


VERBS: Verbs = {
    "city": city,
    "settlement": settlement,
    "road": road,
    "bank": exchange,
    "offer": bid,
    "accept": accept,
    "decline": decline,
    "confirm": confirm,
    "withdraw": withdraw,
}


# Other asks


def place(valuation: Valuation, option: Option) -> float:
    """Return the worth of a place for a first building, and of the other cards that a city gives there."""
    vertex = number_of(option.args["place"])
    second = 0.0
    if option.id.startswith("city:"):
        for hex_ in valuation.places.hexes_at[vertex]:
            plain = valuation.yields(hex_, city=False)
            gives = valuation.yields(hex_, city=True)
            second += sum([valuation.worth[kind] * count for kind, count in gives.items() if kind not in plain])
    return valuation.site(vertex) + valuation.values["site"]["second_kind"] * second


def first_road(valuation: Valuation, option: Option) -> float:
    """Return the worth of a first road, or a free one."""
    if option.id == DONE.id:
        return 0.5
    return valuation.road(number_of(option.args["place"]))


def before_roll(valuation: Valuation, option: Option) -> float:
    """Return the worth of the roll, or of playing a card before it."""
    if option.id == "roll":
        return 0.0
    early_worth = {id_: weigh for one in valuation.expansions for id_, weigh in one.early_worth.items()}
    return early_worth[option.id](valuation) if option.id in early_worth else -1.0


def raid(valuation: Valuation, option: Option) -> float:
    """Return the worth of a hex for the robber with a seat to rob there."""
    victim = option.args.get("seat")
    wealth = 0.0
    if victim is not None:
        player = valuation.view.players[victim]
        wealth = float(min(player.hand, 5) + player.points)
        if share := valuation.values["robber"]["card"]:
            wealth += share * loot(valuation, victim)
    return valuation.pressure(option.args["hex"]) + wealth


def loot(valuation: Valuation, victim: int) -> float:
    """Return the likely worth of a card that is stolen from a seat."""
    size = valuation.view.players[victim].hand
    shares = ((kind, valuation.counts.likely(victim, at) / size) for at, kind in enumerate(valuation.kinds))
    return sum(share * valuation.card(kind, valuation.hand[kind]) for kind, share in shares)


WEIGHTS: Mapping[str, Weigh] = {
    "catan.roll": before_roll,
    "catan.place": place,
    "catan.place_road": first_road,
    "catan.free_road": first_road,
    "catan.robber": raid,
}


def give_up(valuation: Valuation, ask: Ask) -> list[str]:
    """Give up the least needed cards."""
    return valuation.least_needed(valuation.hand, ask.least)


TALK: Mapping[str, Callable[[Valuation, Ask], Choice | None]] = {"catan.reply": reply, "catan.offer": compose}

AMOUNTS: Mapping[str, Callable[[Valuation, Ask], list[str]]] = {"catan.discard": give_up}
