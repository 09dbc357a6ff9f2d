"""The computer opponent: rates its options by its view, and answers every ask at once."""

import random
from collections import Counter
from collections.abc import Callable, Mapping

from rules.catan.cards import COSTS, KINDS
from rules.catan.geometry import number_of
from rules.catan.haggling import accept, awaited, bid, compose, confirm, decline, reply, withdraw
from rules.catan.outlook import VALUES, Outlook
from rules.catan.view import CatanView
from rules.kernel import Ask, Choice, Option

BUILD, PLAY, CITIES = VALUES["build"], VALUES["play"], VALUES["cities"]


def choose(view: CatanView, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the opponent's choice; None leaves an optional ask open, or lets others answer its offer first."""
    outlook = Outlook(view, ask.seat)
    if ask.kind in TALK:
        return TALK[ask.kind](outlook, ask)
    if ask.kind in AMOUNTS:
        return AMOUNTS[ask.kind](outlook, ask)
    weigh = WEIGHTS.get(ask.kind)
    if weigh is None:
        return ask.default
    best = max(ask.options, key=lambda option: (weigh(outlook, option), rng.random())).id
    return None if best == "end" and awaited(outlook) else [best]


# Actions


def action(outlook: Outlook, option: Option) -> float:
    """Return the worth of an action of a turn; ending the turn is worth nothing."""
    verb, _, rest = option.id.partition(":")
    weigh = VERBS.get(verb)
    return weigh(outlook, rest) if weigh else 0.0 if verb in ("end", "pass", "roll") else -1.0


def paid(outlook: Outlook, what: str, worth: float) -> float:
    """Return the worth of a purchase, less if its price takes cards that the goal needs."""
    cost = COSTS[what]
    # By identity: the goal is one of the prices in COSTS itself.
    return worth - BUILD["spoils"] if cost is not outlook.goal and outlook.spoils(cost) else worth


def city(outlook: Outlook, where: str) -> float:
    """Return the worth of a city."""
    return float(BUILD["city"] + BUILD["pip"] * outlook.site(number_of(where)))


def settlement(outlook: Outlook, where: str) -> float:
    """Return the worth of a settlement."""
    return float(BUILD["settlement"] + BUILD["pip"] * outlook.site(number_of(where)))


def road(outlook: Outlook, where: str) -> float:
    """Return the worth of a road: towards a site if none is free, or for the longest road."""
    worth = outlook.road(number_of(where)) if len(outlook.sites) < 2 else 0.0
    view, me = outlook.view, outlook.view.players[outlook.seat]
    best = max(player.length for player in view.players)
    # One more road may bring the award.
    if view.longest_road != outlook.seat and me.length >= 4 and me.length >= best - 1:
        worth = max(worth, BUILD["longest"])
    return paid(outlook, "road", worth) if worth else -1.0


def development(outlook: Outlook, _: str) -> float:
    """Return the worth of a development card."""
    return paid(outlook, "development", BUILD["development"])


def exchange(outlook: Outlook, what: str) -> float:
    """Return the worth of a bank exchange: for cards that the goal lacks, with cards that it does not need."""
    give, _, get = what.partition(">")
    rate = outlook.view.rates[give]
    if not outlook.lacks(get):
        return surplus(outlook, give, get, rate)
    spare = outlook.hand[give] - outlook.goal.get(give, 0)
    # The better rate first, then the largest stock.
    return BUILD["exchange"] + 4 - rate + outlook.hand[give] / 20 if spare >= rate else -1.0


def surplus(outlook: Outlook, give: str, get: str, rate: int) -> float:
    """Return the worth of exchanging plenty for commodities, which improvements need."""
    rich = outlook.hand[give] - outlook.goal.get(give, 0) >= rate + 2
    wanted = get in ("paper", "cloth", "coin") and outlook.income[get] > 0
    # Little, so that it comes after everything with an immediate use.
    return 1.0 if rich and wanted and outlook.hand[get] < outlook.hand[give] - rate else -1.0


def play(outlook: Outlook, what: str) -> float:
    """Return the worth of playing a card."""
    card, _, kind = what.partition(":")
    if card == "monopoly":
        return PLAY["monopoly"] + outlook.card(kind, outlook.hand[kind]) if outlook.lacks(kind) else -1.0
    if card == "knight":
        return float(PLAY["knight"]) + robbed(outlook) * PLAY["robbed"] + PLAY["army"]
    return float(PLAY.get(card, CITIES["progress"]))


def robbed(outlook: Outlook) -> bool:
    """Whether the robber sits on an own hex."""
    return outlook.pressure(outlook.view.robber) < 0


def improve(outlook: Outlook, track: str) -> float:
    """Return the worth of an improvement: higher levels are worth more."""
    level = outlook.view.players[outlook.seat].improvements[track]
    return float(CITIES["improve"] + CITIES["level"] * level)


def knight(outlook: Outlook, where: str) -> float:
    """Return the worth of a knight: up to the wanted number, and on a vertex where it blocks no own site."""
    view = outlook.view
    mine = [one for one in view.knights if one.seat == outlook.seat]
    # One more while the barbarians would win.
    if len(mine) >= CITIES["knights_wanted"] + (view.threat > view.defence):
        return -1.0
    blocks = outlook.site(number_of(where)) if outlook.free(number_of(where)) else 0.0
    return paid(outlook, "knight", CITIES["knight"] - blocks)


def activate(outlook: Outlook, where: str) -> float:
    """Return the worth of activating a knight: urgent when the barbarians are near."""
    near = outlook.view.barbarians >= CITIES["alarm"]
    level = outlook.knights[number_of(where)].level
    return float(CITIES["activate"] + level) if near else paid(outlook, "activate", CITIES["idle_activate"])


def upgrade(outlook: Outlook, where: str) -> float:
    """Return the worth of upgrading a knight."""
    return paid(outlook, "upgrade", CITIES["upgrade"] + outlook.knights[number_of(where)].active)


def wall(outlook: Outlook, _: str) -> float:
    """Return the worth of a wall."""
    return paid(outlook, "wall", CITIES["wall"])


def chase(outlook: Outlook, where: str) -> float:
    """Return the worth of chasing the robber from an own hex, with a knight that the defence can spare."""
    return float(CITIES["chase"]) if robbed(outlook) and spared(outlook, where) else -1.0


def move(outlook: Outlook, way: str) -> float:
    """Return the worth of moving a knight from a building site to a vertex where it blocks nothing."""
    start, _, end = way.partition(">")
    here, there = number_of(start), number_of(end)
    if not spared(outlook, start) or not outlook.clear(here) or outlook.clear(there):
        return -1.0
    return float(CITIES["make_way"] + outlook.site(here)) if outlook.lacks_sites else -1.0


def displace(outlook: Outlook, way: str) -> float:
    """Return the worth of displacing a knight from a wanted site, or from within the longest road."""
    start, _, end = way.partition(">")
    there, gain = number_of(end), 0.0
    if outlook.clear(there) and outlook.lacks_sites:
        gain += outlook.site(there)
    if outlook.view.longest_road == outlook.knights[there].seat and outlook.passes(there, outlook.knights[there].seat):
        gain += CITIES["cut"]
    return CITIES["displace"] + gain if gain and spared(outlook, start) else -1.0


def spared(outlook: Outlook, where: str) -> bool:
    """Whether a knight may tire: the barbarians are far away, or are held without it."""
    view, level = outlook.view, outlook.knights[number_of(where)].level
    return view.barbarians < CITIES["alarm"] or view.defence - level >= view.threat


VERBS: dict[str, Callable[[Outlook, str], float]] = {
    "city": city,
    "settlement": settlement,
    "road": road,
    "development": development,
    "bank": exchange,
    "play": play,
    "improve": improve,
    "knight": knight,
    "activate": activate,
    "upgrade": upgrade,
    "wall": wall,
    "move": move,
    "displace": displace,
    "chase": chase,
    "offer": bid,
    "accept": accept,
    "decline": decline,
    "confirm": confirm,
    "withdraw": withdraw,
}


# Other asks


def place(outlook: Outlook, option: Option) -> float:
    """Return the worth of a place for a first building."""
    return outlook.site(number_of(option.args["place"]))


def first_road(outlook: Outlook, option: Option) -> float:
    """Return the worth of a first road, or a free one."""
    if option.id == "done":
        return 0.5
    return outlook.road(number_of(option.args["place"]))


def before_roll(outlook: Outlook, option: Option) -> float:
    """Return the worth of playing before the roll: a knight if the robber is on an own hex, and any Alchemist."""
    if option.id == "play:knight":
        return 1.0 if robbed(outlook) else -1.0
    return {"roll": 0.0, "play:alchemist": 1.0}.get(option.id, -1.0)


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


def raid(outlook: Outlook, option: Option) -> float:
    """Return the worth of a hex for the robber with a seat to rob there."""
    victim = option.args.get("seat")
    wealth = 0 if victim is None else min(outlook.view.players[victim].hand, 5) + outlook.view.players[victim].points
    return outlook.pressure(option.args["hex"]) + wealth


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
    one = outlook.knights[number_of(option.id)]
    return one.level + outlook.view.players[one.seat].points / 10


def own_knight(outlook: Outlook, option: Option) -> float:
    """Return the worth of upgrading an own knight."""
    return outlook.knights[number_of(option.id)].active + 1.0 if option.id != "done" else 0.0


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
    return outlook.card(option.id, outlook.hand[option.id]) if option.id in KINDS else 0.0


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
    return outlook.view.players[outlook.seat].improvements[option.id]


def harbour_offer(outlook: Outlook, option: Option) -> float:
    """Return the worth of an offer by Commercial Harbor: give the least needed card."""
    if option.id == "done":
        return -3.0
    return -outlook.card(option.args["card"], outlook.hand[option.args["card"]] - 1)


WEIGHTS: Mapping[str, Callable[[Outlook, Option], float]] = {
    "catan.act": action,
    "catan.special": action,
    "catan.roll": before_roll,
    "catan.alchemist": set_dice,
    "catan.place": place,
    "catan.place_road": first_road,
    "catan.free_road": first_road,
    "catan.diplomat.rebuild": first_road,
    "catan.robber": raid,
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


def give_up(outlook: Outlook, ask: Ask) -> list[str]:
    """Give up the least needed cards."""
    return outlook.least_needed(outlook.hand, ask.least)


def take(outlook: Outlook, ask: Ask) -> list[str]:
    """Take the cards that help most."""
    return outlook.most_needed(Counter({option.id: option.limit for option in ask.options}), ask.least)


TALK: Mapping[str, Callable[[Outlook, Ask], Choice | None]] = {"catan.reply": reply, "catan.offer": compose}

AMOUNTS: Mapping[str, Callable[[Outlook, Ask], list[str]]] = {
    "catan.discard": give_up,
    "catan.saboteur": give_up,
    "catan.wedding": give_up,
    "catan.plenty": take,
    "catan.master_merchant.take": take,
}
