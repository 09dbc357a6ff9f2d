"""The computer opponent: weighs what it may do by what it sees, and answers every ask at once."""

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
    """Return the opponent's choice; None where it need not say anything, or lets others answer its offer first."""
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
    """Return what one of the actions of a turn is worth; ending it is worth nothing."""
    verb, _, rest = option.id.partition(":")
    weigh = VERBS.get(verb)
    return weigh(outlook, rest) if weigh else 0.0 if verb in ("end", "pass", "roll") else -1.0


def paid(outlook: Outlook, what: str, worth: float) -> float:
    """Return the worth of something, less if its price takes what the goal needs."""
    cost = COSTS[what]
    # By identity: the goal is one of the prices in COSTS itself.
    return worth - BUILD["spoils"] if cost is not outlook.goal and outlook.spoils(cost) else worth


def city(outlook: Outlook, where: str) -> float:
    """Weigh a city."""
    return float(BUILD["city"] + BUILD["pip"] * outlook.site(number_of(where)))


def settlement(outlook: Outlook, where: str) -> float:
    """Weigh a settlement."""
    return float(BUILD["settlement"] + BUILD["pip"] * outlook.site(number_of(where)))


def road(outlook: Outlook, where: str) -> float:
    """Weigh a road: towards a site, as long as there is none at hand, or for the longest road."""
    worth = outlook.road(number_of(where)) if len(outlook.sites) < 2 else 0.0
    view, me = outlook.view, outlook.view.players[outlook.seat]
    best = max(player.length for player in view.players)
    # One road more may bring the award.
    if view.longest_road != outlook.seat and me.length >= 4 and me.length >= best - 1:
        worth = max(worth, BUILD["longest"])
    return paid(outlook, "road", worth) if worth else -1.0


def development(outlook: Outlook, _: str) -> float:
    """Weigh a development card."""
    return paid(outlook, "development", BUILD["development"])


def exchange(outlook: Outlook, what: str) -> float:
    """Weigh an exchange with the bank: for what the goal lacks, and with what it does not need."""
    give, _, get = what.partition(">")
    rate = outlook.view.rates[give]
    if not outlook.lacks(get):
        return surplus(outlook, give, get, rate)
    spare = outlook.hand[give] - outlook.goal.get(give, 0)
    # The better rate first, then what there is most of.
    return BUILD["exchange"] + 4 - rate + outlook.hand[give] / 20 if spare >= rate else -1.0


def surplus(outlook: Outlook, give: str, get: str, rate: int) -> float:
    """Weigh an exchange of plenty for commodities, which improvements want."""
    rich = outlook.hand[give] - outlook.goal.get(give, 0) >= rate + 2
    wanted = get in ("paper", "cloth", "coin") and outlook.income[get] > 0
    # Little, so that it comes after everything that has a use now.
    return 1.0 if rich and wanted and outlook.hand[get] < outlook.hand[give] - rate else -1.0


def play(outlook: Outlook, what: str) -> float:
    """Weigh playing a card."""
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
    """Weigh an improvement: the further it is, the better."""
    level = outlook.view.players[outlook.seat].improvements[track]
    return float(CITIES["improve"] + CITIES["level"] * level)


def knight(outlook: Outlook, where: str) -> float:
    """Weigh a knight: as many as wanted, and one that stands in nobody's way."""
    view = outlook.view
    mine = [one for one in view.knights if one.seat == outlook.seat]
    # One more as long as the barbarians would win.
    if len(mine) >= CITIES["knights_wanted"] + (view.threat > view.defence):
        return -1.0
    blocks = outlook.site(number_of(where)) if outlook.free(number_of(where)) else 0.0
    return paid(outlook, "knight", CITIES["knight"] - blocks)


def activate(outlook: Outlook, where: str) -> float:
    """Weigh activating a knight: urgent when the barbarians draw near."""
    near = outlook.view.barbarians >= CITIES["alarm"]
    level = outlook.knights[number_of(where)].level
    return float(CITIES["activate"] + level) if near else paid(outlook, "activate", CITIES["idle_activate"])


def upgrade(outlook: Outlook, where: str) -> float:
    """Weigh upgrading a knight."""
    return paid(outlook, "upgrade", CITIES["upgrade"] + outlook.knights[number_of(where)].active)


def wall(outlook: Outlook, _: str) -> float:
    """Weigh a wall."""
    return paid(outlook, "wall", CITIES["wall"])


def chase(outlook: Outlook, where: str) -> float:
    """Weigh chasing the robber from an own hex: with a knight that is not needed against the barbarians."""
    return float(CITIES["chase"]) if robbed(outlook) and spared(outlook, where) else -1.0


def move(outlook: Outlook, way: str) -> float:
    """Weigh moving a knight: off a site where one could settle, to where it is in nobody's way."""
    start, _, end = way.partition(">")
    here, there = number_of(start), number_of(end)
    if not spared(outlook, start) or not outlook.clear(here) or outlook.clear(there):
        return -1.0
    return float(CITIES["make_way"] + outlook.site(here)) if outlook.lacks_sites else -1.0


def displace(outlook: Outlook, way: str) -> float:
    """Weigh driving a knight away: from a site that one wants, or from within the longest road."""
    start, _, end = way.partition(">")
    there, gain = number_of(end), 0.0
    if outlook.clear(there) and outlook.lacks_sites:
        gain += outlook.site(there)
    if outlook.view.longest_road == outlook.knights[there].seat and outlook.passes(there, outlook.knights[there].seat):
        gain += CITIES["cut"]
    return CITIES["displace"] + gain if gain and spared(outlook, start) else -1.0


def spared(outlook: Outlook, where: str) -> bool:
    """Whether a knight may tire: the barbarians are far, or are held without it."""
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
    """Weigh a place for a first building."""
    return outlook.site(number_of(option.args["place"]))


def first_road(outlook: Outlook, option: Option) -> float:
    """Weigh a first road, or a free one."""
    if option.id == "done":
        return 0.5
    return outlook.road(number_of(option.args["place"]))


def before_roll(outlook: Outlook, option: Option) -> float:
    """Weigh what may be played before the roll: a knight if the robber sits on an own hex, and any Alchemist."""
    if option.id == "play:knight":
        return 1.0 if robbed(outlook) else -1.0
    return {"roll": 0.0, "play:alchemist": 1.0}.get(option.id, -1.0)


def set_dice(outlook: Outlook, option: Option) -> float:
    """Weigh two dice: what the own buildings produce on their sum, beyond the others' best; then a low red die."""
    regular, red = map(int, option.args["dice"])
    gains: Counter[int] = Counter()
    for one in outlook.view.buildings:
        for hex_ in outlook.places.hexes_at[one.vertex]:
            if outlook.view.hexes[hex_].number == regular + red and hex_ != outlook.view.robber:
                gains[one.seat] += 2 if one.kind == "city" else 1
    mine = gains.pop(outlook.seat, 0)
    return mine - max(gains.values(), default=0) / 2 - red / 100


def raid(outlook: Outlook, option: Option) -> float:
    """Weigh a hex for the robber, and whom to rob there."""
    victim = option.args.get("seat")
    wealth = 0 if victim is None else min(outlook.view.players[victim].hand, 5) + outlook.view.players[victim].points
    return outlook.pressure(option.args["hex"]) + wealth


def rich_seat(outlook: Outlook, option: Option) -> float:
    """Weigh an opponent to take from."""
    if option.id == "done":
        return 0.0
    one = outlook.view.players[option.args["seat"]]
    return one.points + one.hand / 4


def own_place(outlook: Outlook, option: Option) -> float:
    """Weigh one of the own places to make better."""
    return outlook.site(number_of(option.id)) if option.id != "done" else 0.0


def lost_place(outlook: Outlook, option: Option) -> float:
    """Weigh one of the own places to lose."""
    return -outlook.site(number_of(option.id))


def knight_place(outlook: Outlook, option: Option) -> float:
    """Weigh a place for a free knight: one that takes no site."""
    if option.id == "done":
        # Rather anywhere than not at all.
        return -50.0
    return -outlook.site(number_of(option.id)) if outlook.free(number_of(option.id)) else 0.0


def foe_knight(outlook: Outlook, option: Option) -> float:
    """Weigh an opponent's knight to drive away."""
    one = outlook.knights[number_of(option.id)]
    return one.level + outlook.view.players[one.seat].points / 10


def own_knight(outlook: Outlook, option: Option) -> float:
    """Weigh an own knight to upgrade."""
    return outlook.knights[number_of(option.id)].active + 1.0 if option.id != "done" else 0.0


def foe_road(outlook: Outlook, option: Option) -> float:
    """Weigh an open road to remove: one of who leads."""
    owner = option.args["seat"]
    return (
        -1.0
        if owner == outlook.seat
        else outlook.view.players[owner].points + (5.0 if outlook.view.longest_road == owner else 0.0)
    )


def wanted_kind(outlook: Outlook, option: Option) -> float:
    """Weigh a kind to get."""
    return outlook.card(option.id, outlook.hand[option.id]) if option.id in KINDS else 0.0


def unwanted_kind(outlook: Outlook, option: Option) -> float:
    """Weigh a kind to give."""
    return -outlook.card(option.id, outlook.hand[option.id] - 1)


def plenty_kind(outlook: Outlook, option: Option) -> float:
    """Weigh a kind to trade well: the one held most."""
    return float(outlook.hand[option.id])


def merchant(outlook: Outlook, option: Option) -> float:
    """Weigh a hex for the merchant."""
    return float(sum(outlook.yields(option.args["hex"], city=False).values()))


def track(outlook: Outlook, option: Option) -> float:
    """Weigh a track to go on with or a deck to draw from."""
    return outlook.view.players[outlook.seat].improvements[option.id]


def harbour_offer(outlook: Outlook, option: Option) -> float:
    """Weigh an offer of Commercial Harbor: give what is missed least."""
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
    """Give up the cards that are missed least."""
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
