"""The computer opponent's ideas about Cities & Knights."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from rules.catan.expansion import Goal, Weigh
from rules.catan.expansions.ck.barbarians import LANDING
from rules.catan.expansions.ck.components import COMMODITIES, COSTS, TRACKS
from rules.catan.expansions.ck.part import GREATEST, KEY, own, plain_cities, strength
from rules.catan.expansions.ck.view import CitiesView, Knight
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.opponent import first_road, give_up, paid, raid
from rules.catan.tables import table
from rules.catan.valuation import Valuation
from rules.kernel import Ask, Option

VALUES: dict[str, dict[str, float]] = table(__package__, "values.toml")
HARD: dict[str, dict[str, float]] = table(__package__, "hard.toml")
PROMISE = VALUES["promise"]


def part_of(valuation: Valuation) -> CitiesView:
    """Return what the seat sees of Cities & Knights."""
    part: CitiesView = valuation.view.parts[KEY]
    return part


def knight_at(valuation: Valuation, vertex: int) -> Knight:
    """Return the knight on a vertex."""
    return next(one for one in part_of(valuation).knights if one.vertex == vertex)


def next_levels(valuation: Valuation) -> dict[str, int]:
    """Return the commodities of the improvements that the seat can pay."""
    levels = part_of(valuation).players[valuation.seat].improvements
    if not any(one.seat == valuation.seat and one.kind == "city" for one in valuation.view.buildings):
        return {}
    costs = {kind: levels[track] + 1 for kind, track in zip(COMMODITIES, TRACKS, strict=True)}
    return {kind: cost for kind, cost in costs.items() if cost <= min(valuation.hand[kind], GREATEST)}


def goals(valuation: Valuation) -> Iterator[Goal]:
    """Yield the next improvements of the tracks whose commodities the seat produces."""
    values = valuation.values["goal"]
    if not values["improve"] or not any(
        one.seat == valuation.seat and one.kind == "city" for one in valuation.view.buildings
    ):
        return
    levels = part_of(valuation).players[valuation.seat].improvements
    for kind, track in zip(COMMODITIES, TRACKS, strict=True):
        if valuation.income[kind] and levels[track] < GREATEST:
            level = levels[track] + 1
            yield {kind: level}, values["improve"] + values["level"] * level


# Actions


def play(valuation: Valuation, card: str) -> float:
    """Return the worth of playing a card."""
    values = valuation.values["play"]
    return values.get(card, values["other"])


def improve(valuation: Valuation, track: str) -> float:
    """Return the worth of an improvement: higher levels are worth more."""
    level = part_of(valuation).players[valuation.seat].improvements[track]
    return float(valuation.values["act"]["improve"] + valuation.values["act"]["level"] * level)


def knight(valuation: Valuation, where: str) -> float:
    """Return the worth of a knight: up to the wanted number, and on a vertex where it blocks no own site."""
    part = part_of(valuation)
    mine = [one for one in part.knights if one.seat == valuation.seat]
    # One more while the barbarians would win.
    if len(mine) >= valuation.values["act"]["knights_wanted"] + (part.threat > part.defence):
        return -1.0
    blocks = valuation.site(number_of(where)) if valuation.free(number_of(where)) else 0.0
    return paid(valuation, COSTS["knight"], valuation.values["act"]["knight"] - blocks)


def activate(valuation: Valuation, where: str) -> float:
    """Return the worth of activating a knight: urgent when the barbarians are near."""
    near = part_of(valuation).barbarians >= valuation.values["act"]["alarm"]
    level = knight_at(valuation, number_of(where)).level
    return (
        float(valuation.values["act"]["activate"] + level)
        if near
        else paid(valuation, COSTS["activate"], valuation.values["act"]["idle_activate"])
    )


def upgrade(valuation: Valuation, where: str) -> float:
    """Return the worth of upgrading a knight."""
    return paid(
        valuation, COSTS["upgrade"], valuation.values["act"]["upgrade"] + knight_at(valuation, number_of(where)).active
    )


def wall(valuation: Valuation, _: str) -> float:
    """Return the worth of a wall."""
    return paid(valuation, COSTS["wall"], valuation.values["act"]["wall"])


def chase(valuation: Valuation, where: str) -> float:
    """Return the worth of chasing the robber from an own hex, with a knight that the defence can spare."""
    return float(valuation.values["act"]["chase"]) if valuation.robbed and spared(valuation, where) else -1.0


def move(valuation: Valuation, way: str) -> float:
    """Return the worth of moving a knight from a building site to a vertex where it blocks nothing."""
    start, _, end = way.partition(">")
    here, there = number_of(start), number_of(end)
    if not spared(valuation, start) or not valuation.clear(here) or valuation.clear(there):
        return -1.0
    return float(valuation.values["act"]["make_way"] + valuation.site(here)) if valuation.lacks_sites else -1.0


def displace(valuation: Valuation, way: str) -> float:
    """Return the worth of displacing a knight from a wanted site, or from within the longest road."""
    start, _, end = way.partition(">")
    there, gain = number_of(end), 0.0
    if valuation.clear(there) and valuation.lacks_sites:
        gain += valuation.site(there)
    owner = knight_at(valuation, there).seat
    if valuation.view.longest_road == owner and valuation.passes(there, owner):
        gain += valuation.values["act"]["cut"]
    return valuation.values["act"]["displace"] + gain if gain and spared(valuation, start) else -1.0


def spared(valuation: Valuation, where: str) -> bool:
    """Return whether a knight may tire: the barbarians are far away, or are held without it."""
    part, level = part_of(valuation), knight_at(valuation, number_of(where)).level
    return part.barbarians < valuation.values["act"]["alarm"] or part.defence - level >= part.threat


VERBS: Mapping[str, Callable[[Valuation, str], float]] = {
    "play": play,
    "improve": improve,
    "knight": knight,
    "activate": activate,
    "upgrade": upgrade,
    "wall": wall,
    "move": move,
    "displace": displace,
    "chase": chase,
}


def alchemist(_valuation: Valuation) -> float:
    """Return the worth of setting the dice."""
    return 1.0


EARLY_WORTH: Mapping[str, Callable[[Valuation], float]] = {"play:alchemist": alchemist}


# Asks


def set_dice(valuation: Valuation, option: Option) -> float:
    """Return the worth of two dice: own production minus the others' best, then a low red die."""
    regular, red = map(int, option.args["dice"])
    gains: Counter[int] = Counter()
    for one in valuation.view.buildings:
        for hex_ in valuation.places.hexes_at[one.vertex]:
            if valuation.view.hexes[hex_].number == regular + red and hex_ != valuation.view.robber:
                gains[one.seat] += 2 if one.kind == "city" else 1
    mine = gains.pop(valuation.seat, 0)
    return mine - max(gains.values(), default=0) / 2 - red / 100


def rich_seat(valuation: Valuation, option: Option) -> float:
    """Return the worth of an opponent to take from."""
    if option.id == "done":
        return 0.0
    one = valuation.view.players[option.args["seat"]]
    return one.points + one.hand / 4


def own_place(valuation: Valuation, option: Option) -> float:
    """Return the worth of improving an own place."""
    return valuation.site(number_of(option.id)) if option.id != "done" else 0.0


def lost_place(valuation: Valuation, option: Option) -> float:
    """Return the worth of losing an own place."""
    return -valuation.site(number_of(option.id))


def knight_place(valuation: Valuation, option: Option) -> float:
    """Return the worth of a place for a free knight: better one that takes no site."""
    if option.id == "done":
        # Any place is better than none.
        return -50.0
    return -valuation.site(number_of(option.id)) if valuation.free(number_of(option.id)) else 0.0


def foe_knight(valuation: Valuation, option: Option) -> float:
    """Return the worth of displacing an opponent's knight."""
    one = knight_at(valuation, number_of(option.id))
    return one.level + valuation.view.players[one.seat].points / 10


def own_knight(valuation: Valuation, option: Option) -> float:
    """Return the worth of upgrading an own knight."""
    return knight_at(valuation, number_of(option.id)).active + 1.0 if option.id != "done" else 0.0


def foe_road(valuation: Valuation, option: Option) -> float:
    """Return the worth of removing an open road: better one of the leader."""
    owner = option.args["seat"]
    return (
        -1.0
        if owner == valuation.seat
        else valuation.view.players[owner].points + (5.0 if valuation.view.longest_road == owner else 0.0)
    )


def wanted_kind(valuation: Valuation, option: Option) -> float:
    """Return the worth of getting a kind."""
    return valuation.card(option.id, valuation.hand[option.id]) if option.id in valuation.kinds else 0.0


def most_taken(most: int) -> Weigh:
    """Return the worth of a kind of which every opponent gives this number of cards."""

    def worth(valuation: Valuation, option: Option) -> float:
        held = valuation.hand[option.id]
        return sum(valuation.card(option.id, held + i) for i in range(round(valuation.haul(option.id, most))))

    return worth


def unwanted_kind(valuation: Valuation, option: Option) -> float:
    """Return the worth of giving a kind."""
    return -valuation.card(option.id, valuation.hand[option.id] - 1)


def plenty_kind(valuation: Valuation, option: Option) -> float:
    """Return the worth of a kind to trade well: the largest stock is best."""
    return float(valuation.hand[option.id])


def merchant(valuation: Valuation, option: Option) -> float:
    """Return the worth of a hex for the merchant."""
    return float(sum(valuation.yields(option.args["hex"], city=False).values()))


def track(valuation: Valuation, option: Option) -> float:
    """Return the worth of a track to advance, or of a deck to draw from."""
    return part_of(valuation).players[valuation.seat].improvements[option.id]


def harbour_offer(valuation: Valuation, option: Option) -> float:
    """Return the worth of an offer by Commercial Harbor: give the least needed card."""
    if option.id == "done":
        return -3.0
    return -valuation.card(option.args["card"], valuation.hand[option.args["card"]] - 1)


WEIGHTS: Mapping[str, Weigh] = {
    "catan.alchemist": set_dice,
    "catan.diplomat.rebuild": first_road,
    "catan.bishop": raid,
    "catan.city_lost": lost_place,
    "catan.metropolis": own_place,
    "catan.medicine": own_place,
    "catan.engineer": own_place,
    "catan.smith": own_knight,
    "catan.relocate": knight_place,
    "catan.deserter.place": knight_place,
    "catan.intrigue": foe_knight,
    "catan.diplomat": foe_road,
    "catan.deserter": rich_seat,
    "catan.master_merchant": rich_seat,
    "catan.spy": rich_seat,
    "catan.aqueduct": wanted_kind,
    "catan.resource_monopoly": most_taken(2),
    "catan.commodity_monopoly": most_taken(1),
    "catan.merchant_fleet": plenty_kind,
    "catan.give_commodity": unwanted_kind,
    "catan.merchant": merchant,
    "catan.crane": track,
    "catan.deck": track,
    "catan.commercial_harbor": harbour_offer,
}


AMOUNTS: Mapping[str, Callable[[Valuation, Ask], list[str]]] = {
    "catan.saboteur": give_up,
    "catan.wedding": give_up,
    "catan.master_merchant.take": Valuation.most_offered,
}


# The search


def promise(island: Island, seat: int) -> float:
    """Return the points that cards, improvements and knights are worth, and those that the next attack may bring."""
    part = own(island)
    points = PROMISE["held"] * len(part.held[seat]) + PROMISE["level"] * sum(part.levels[seat])
    points += PROMISE["knight"] * sum([one.level for one in part.knights if one.seat == seat])
    return points + attack(island, seat) * part.ship / LANDING


def attack(island: Island, seat: int) -> float:
    """Return the points that a seat wins or loses if the barbarians attack now."""
    seats = range(island.state.seats)
    strengths = [strength(island, one) for one in seats]
    if sum(strengths) >= sum(map(len, island.cities)):
        return PROMISE["defender"] * (strengths[seat] == max(strengths) > 0 and strengths.count(strengths[seat]) == 1)
    exposed = [one for one in seats if plain_cities(island, one)]
    weakest = min((strengths[one] for one in exposed), default=0)
    return -PROMISE["lost"] * (seat in exposed and strengths[seat] == weakest)
