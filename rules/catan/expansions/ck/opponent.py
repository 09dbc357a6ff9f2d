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
from rules.catan.outlook import Outlook
from rules.catan.tables import table
from rules.kernel import Ask, Option

VALUES: dict[str, dict[str, float]] = table(__package__, "values.toml")
HARD: dict[str, dict[str, float]] = table(__package__, "hard.toml")
PROMISE = VALUES["promise"]


def part_of(outlook: Outlook) -> CitiesView:
    """Return what the seat sees of Cities & Knights."""
    part: CitiesView = outlook.view.parts[KEY]
    return part


def knight_at(outlook: Outlook, vertex: int) -> Knight:
    """Return the knight on a vertex."""
    return next(one for one in part_of(outlook).knights if one.vertex == vertex)


def next_levels(outlook: Outlook) -> dict[str, int]:
    """Return the commodities of the improvements that the seat can pay."""
    levels = part_of(outlook).players[outlook.seat].improvements
    if not any(one.seat == outlook.seat and one.kind == "city" for one in outlook.view.buildings):
        return {}
    costs = {kind: levels[track] + 1 for kind, track in zip(COMMODITIES, TRACKS, strict=True)}
    return {kind: cost for kind, cost in costs.items() if cost <= min(outlook.hand[kind], GREATEST)}


def goals(outlook: Outlook) -> Iterator[Goal]:
    """Yield the next improvements of the tracks whose commodities the seat produces."""
    values = outlook.values["goal"]
    if not values["improve"] or not any(
        one.seat == outlook.seat and one.kind == "city" for one in outlook.view.buildings
    ):
        return
    levels = part_of(outlook).players[outlook.seat].improvements
    for kind, track in zip(COMMODITIES, TRACKS, strict=True):
        if outlook.income[kind] and levels[track] < GREATEST:
            level = levels[track] + 1
            yield {kind: level}, values["improve"] + values["level"] * level


# Actions


def play(outlook: Outlook, card: str) -> float:
    """Return the worth of playing a card."""
    values = outlook.values["play"]
    return values.get(card, values["other"])


def improve(outlook: Outlook, track: str) -> float:
    """Return the worth of an improvement: higher levels are worth more."""
    level = part_of(outlook).players[outlook.seat].improvements[track]
    return float(outlook.values["act"]["improve"] + outlook.values["act"]["level"] * level)


def knight(outlook: Outlook, where: str) -> float:
    """Return the worth of a knight: up to the wanted number, and on a vertex where it blocks no own site."""
    part = part_of(outlook)
    mine = [one for one in part.knights if one.seat == outlook.seat]
    # One more while the barbarians would win.
    if len(mine) >= outlook.values["act"]["knights_wanted"] + (part.threat > part.defence):
        return -1.0
    blocks = outlook.site(number_of(where)) if outlook.free(number_of(where)) else 0.0
    return paid(outlook, COSTS["knight"], outlook.values["act"]["knight"] - blocks)


def activate(outlook: Outlook, where: str) -> float:
    """Return the worth of activating a knight: urgent when the barbarians are near."""
    near = part_of(outlook).barbarians >= outlook.values["act"]["alarm"]
    level = knight_at(outlook, number_of(where)).level
    return (
        float(outlook.values["act"]["activate"] + level)
        if near
        else paid(outlook, COSTS["activate"], outlook.values["act"]["idle_activate"])
    )


def upgrade(outlook: Outlook, where: str) -> float:
    """Return the worth of upgrading a knight."""
    return paid(
        outlook, COSTS["upgrade"], outlook.values["act"]["upgrade"] + knight_at(outlook, number_of(where)).active
    )


def wall(outlook: Outlook, _: str) -> float:
    """Return the worth of a wall."""
    return paid(outlook, COSTS["wall"], outlook.values["act"]["wall"])


def chase(outlook: Outlook, where: str) -> float:
    """Return the worth of chasing the robber from an own hex, with a knight that the defence can spare."""
    return float(outlook.values["act"]["chase"]) if outlook.robbed and spared(outlook, where) else -1.0


def move(outlook: Outlook, way: str) -> float:
    """Return the worth of moving a knight from a building site to a vertex where it blocks nothing."""
    start, _, end = way.partition(">")
    here, there = number_of(start), number_of(end)
    if not spared(outlook, start) or not outlook.clear(here) or outlook.clear(there):
        return -1.0
    return float(outlook.values["act"]["make_way"] + outlook.site(here)) if outlook.lacks_sites else -1.0


def displace(outlook: Outlook, way: str) -> float:
    """Return the worth of displacing a knight from a wanted site, or from within the longest road."""
    start, _, end = way.partition(">")
    there, gain = number_of(end), 0.0
    if outlook.clear(there) and outlook.lacks_sites:
        gain += outlook.site(there)
    owner = knight_at(outlook, there).seat
    if outlook.view.longest_road == owner and outlook.passes(there, owner):
        gain += outlook.values["act"]["cut"]
    return outlook.values["act"]["displace"] + gain if gain and spared(outlook, start) else -1.0


def spared(outlook: Outlook, where: str) -> bool:
    """Return whether a knight may tire: the barbarians are far away, or are held without it."""
    part, level = part_of(outlook), knight_at(outlook, number_of(where)).level
    return part.barbarians < outlook.values["act"]["alarm"] or part.defence - level >= part.threat


VERBS: Mapping[str, Callable[[Outlook, str], float]] = {
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


def alchemist(_outlook: Outlook) -> float:
    """Return the worth of setting the dice."""
    return 1.0


EARLY_WORTH: Mapping[str, Callable[[Outlook], float]] = {"play:alchemist": alchemist}


# Asks


def set_dice(outlook: Outlook, option: Option) -> float:
    """Return the worth of two dice: own production minus the others' best, then a low red die."""
    regular, red = map(int, option.args["dice"])
    gains: Counter[int] = Counter()
    for one in outlook.view.buildings:
        for hex_ in outlook.places.hexes_at[one.vertex]:
            if outlook.view.hexes[hex_].number == regular + red and hex_ != outlook.view.robber:
                gains[one.seat] += 2 if one.kind == "city" else 1
    mine = gains.pop(outlook.seat, 0)
    return mine - max(gains.values(), default=0) / 2 - red / 100


def rich_seat(outlook: Outlook, option: Option) -> float:
    """Return the worth of an opponent to take from."""
    if option.id == "done":
        return 0.0
    one = outlook.view.players[option.args["seat"]]
    return one.points + one.hand / 4


def own_place(outlook: Outlook, option: Option) -> float:
    """Return the worth of improving an own place."""
    return outlook.site(number_of(option.id)) if option.id != "done" else 0.0


def lost_place(outlook: Outlook, option: Option) -> float:
    """Return the worth of losing an own place."""
    return -outlook.site(number_of(option.id))


def knight_place(outlook: Outlook, option: Option) -> float:
    """Return the worth of a place for a free knight: better one that takes no site."""
    if option.id == "done":
        # Any place is better than none.
        return -50.0
    return -outlook.site(number_of(option.id)) if outlook.free(number_of(option.id)) else 0.0


def foe_knight(outlook: Outlook, option: Option) -> float:
    """Return the worth of displacing an opponent's knight."""
    one = knight_at(outlook, number_of(option.id))
    return one.level + outlook.view.players[one.seat].points / 10


def own_knight(outlook: Outlook, option: Option) -> float:
    """Return the worth of upgrading an own knight."""
    return knight_at(outlook, number_of(option.id)).active + 1.0 if option.id != "done" else 0.0


def foe_road(outlook: Outlook, option: Option) -> float:
    """Return the worth of removing an open road: better one of the leader."""
    owner = option.args["seat"]
    return (
        -1.0
        if owner == outlook.seat
        else outlook.view.players[owner].points + (5.0 if outlook.view.longest_road == owner else 0.0)
    )


def wanted_kind(outlook: Outlook, option: Option) -> float:
    """Return the worth of getting a kind."""
    return outlook.card(option.id, outlook.hand[option.id]) if option.id in outlook.kinds else 0.0


def unwanted_kind(outlook: Outlook, option: Option) -> float:
    """Return the worth of giving a kind."""
    return -outlook.card(option.id, outlook.hand[option.id] - 1)


def plenty_kind(outlook: Outlook, option: Option) -> float:
    """Return the worth of a kind to trade well: the largest stock is best."""
    return float(outlook.hand[option.id])


def merchant(outlook: Outlook, option: Option) -> float:
    """Return the worth of a hex for the merchant."""
    return float(sum(outlook.yields(option.args["hex"], city=False).values()))


def track(outlook: Outlook, option: Option) -> float:
    """Return the worth of a track to advance, or of a deck to draw from."""
    return part_of(outlook).players[outlook.seat].improvements[option.id]


def harbour_offer(outlook: Outlook, option: Option) -> float:
    """Return the worth of an offer by Commercial Harbor: give the least needed card."""
    if option.id == "done":
        return -3.0
    return -outlook.card(option.args["card"], outlook.hand[option.args["card"]] - 1)


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
    "catan.resource_monopoly": wanted_kind,
    "catan.commodity_monopoly": wanted_kind,
    "catan.merchant_fleet": plenty_kind,
    "catan.give_commodity": unwanted_kind,
    "catan.merchant": merchant,
    "catan.crane": track,
    "catan.deck": track,
    "catan.commercial_harbor": harbour_offer,
}


AMOUNTS: Mapping[str, Callable[[Outlook, Ask], list[str]]] = {
    "catan.saboteur": give_up,
    "catan.wedding": give_up,
    "catan.master_merchant.take": Outlook.most_offered,
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
