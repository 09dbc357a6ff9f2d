"""The computer opponent: it bids the worth of things, saves for grand bids, and makes and answers fair offers.

It knows the view of its seat. It makes at most one offer a round, answers every offer, and then waits for answers
without delaying the others.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

from rules.kernel import Ask, Choice, Option
from rules.zavandor.bid_evaluation import BidEvaluation, Counts
from rules.zavandor.components import CARDS, CLAN, CLANS, GEMS, THRESHOLDS, Track
from rules.zavandor.evaluation import HARD, NORMAL, Weights
from rules.zavandor.income import LIMIT
from rules.zavandor.market import DONE, OFFER, WAIT
from rules.zavandor.trade import ACCEPT, DECLINE
from rules.zavandor.upgrade import NONE
from rules.zavandor.view import ZavandorView

Idea: TypeAlias = Callable[[BidEvaluation, Ask], Choice | None]


def choose(view: ZavandorView, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer an ask from the view of its seat; None leaves an optional ask open."""
    return decide(view, ask, rng, NORMAL)


def choose_well(view: ZavandorView, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer an ask with the numbers of level *hard*."""
    return decide(view, ask, rng, HARD)


def decide(view: ZavandorView, ask: Ask, rng: random.Random, weights: Weights) -> Choice | None:
    """Answer an ask with these numbers."""
    return IDEAS[ask.kind.rpartition(".")[2]](BidEvaluation(view, rng, weights), ask)


def counted(cards: Iterable[str]) -> Counts:
    """Return the number of gem cards by gem."""
    found = Counter(card[1] for card in cards)
    return {gem: found[gem] for gem in GEMS}


def options_of(ask: Ask, field: str) -> tuple[Option, ...]:
    """Return the options of a field, none if the ask has no such field."""
    return next((part.options for part in ask.parts if part.name == field), ())


# Income


def income(look: BidEvaluation, ask: Ask) -> Choice:
    """Take the highest carts, cast scrolls when waiting gains nothing, put cubes where they gain most."""
    choice: dict[str, list[str]] = {}
    if any(part.name == "carts" for part in ask.fields):
        choice["carts"] = list(ask.args["due"][-LIMIT:])
    casts = _casts(look, options_of(ask, "cast"))
    if any(part.name == "cast" for part in ask.fields):
        choice["cast"] = casts
    cast = {id_.partition(":")[0] for id_ in casts}
    if cubes := next((part for part in ask.fields if part.name == "cube"), None):
        rooms = {option.id: option.limit for option in cubes.options if option.id not in cast}
        choice["cube"] = _cubes(look, rooms, cubes.most)
    return choice


def _casts(look: BidEvaluation, options: Iterable[Option]) -> list[str]:
    """Return the casts that gain more now than with the scroll's next cube."""
    best: dict[str, Option] = {}
    for option in options:
        if "cart" in option.args:
            card = option.args["card"]
            if card not in best or _brings(look, option) > _brings(look, best[card]):
                best[card] = option
    return [option.id for card, option in best.items() if _brings(look, option) > _patience(look, card)]


def _brings(look: BidEvaluation, option: Option) -> float:
    count: int = option.args["count"]
    return count * look.weights.carts[option.args["cart"]]


def _patience(look: BidEvaluation, card: str) -> float:
    """Return the worth of a scroll that is not cast now."""
    track, level = own_object(look, card)
    done = look.points(track) if level == track.top else 0.0
    if level == track.top or not look.left:
        return done
    later = look.casting(track, level + 1) - look.cost(look.price_now(track, level))
    return later - look.weights.play["haste"]


def own_object(look: BidEvaluation, id_: str) -> tuple[Track, int]:
    """Return an own object's track and level."""
    if id_ == CLAN:
        return CLANS[look.me.clan], look.me.level
    level = next(thing.level for thing in look.me.cave if thing and thing.card == id_)
    return CARDS[id_], level


def _cubes(look: BidEvaluation, rooms: dict[str, int], most: int) -> list[str]:
    chosen: list[str] = []
    for _ in range(min(most, sum(rooms.values()))):
        free = [id_ for id_ in rooms if chosen.count(id_) < rooms[id_]]
        chosen.append(max(free, key=lambda id_: _gain(look, id_, chosen.count(id_))))
    return chosen


def _gain(look: BidEvaluation, id_: str, more: int) -> float:
    track, level = own_object(look, id_)
    return look.rise(track, level + more)


# Trade


def trade(look: BidEvaluation, ask: Ask) -> Choice | None:
    """Accept what is fair, exchange with the bank what helps, make one offer, then wait."""
    counts = counted(look.view.own)
    # All acts are compared with the hand as it is.
    now = look.worth(counts)
    if taken := _acceptance(look, ask, counts, now) or _exchange(look, ask, counts, now) or _refusal(ask):
        return [taken]
    if ask.args["waiting"]:
        return None
    # No seat is left to answer an offer.
    if all(seat.done for number, seat in enumerate(look.view.players) if number != look.seat):
        return [DONE]
    may_offer = any(option.id == OFFER for option in ask.options) and not look.me.offered
    return [OFFER if may_offer and best_offer(look, counts) else WAIT]


def _acceptance(look: BidEvaluation, ask: Ask, counts: Counts, now: float) -> str | None:
    """Return the best offer to accept, paid from the lowest carts up."""
    found = {}
    for option in ask.options:
        # The opponent does not value carts in hand, so it ignores the other ways to pay.
        if option.id.startswith(f"{ACCEPT}:"):
            after = _after(counts, option.args["want"], [card[1] for card in option.args["give"]])
            if after and (gain := look.worth(after) - now) > look.weights.least["accept"]:
                found[option.id] = gain
    return max(found, key=lambda id_: found[id_], default=None)


def _refusal(ask: Ask) -> str | None:
    """Decline an offer that is not worth accepting, because its maker waits for an answer."""
    return next((option.id for option in ask.options if option.id.startswith(f"{DECLINE}:")), None)


def _exchange(look: BidEvaluation, ask: Ask, counts: Counts, now: float) -> str | None:
    """Return the exchange with the bank that gains most."""
    gains: dict[tuple[str, str], float] = {}
    best, most = None, look.weights.least["bank"]
    for option in ask.options:
        if ">" in option.id:
            give, get = "".join(card[1] for card in option.args["give"]), option.args["get"][1]
            if (give, get) not in gains:
                after = _after(counts, give, get)
                gains[give, get] = look.worth(after) - now if after else 0.0
            if gains[give, get] > most:
                best, most = option.id, gains[give, get]
    return best


def _after(counts: Counts, give: Iterable[str], get: Iterable[str]) -> Counts | None:
    """Return the hand after an exchange; None if it cannot be paid."""
    after = dict(counts)
    for gem in give:
        after[gem] -= 1
    if min(after.values()) < 0:
        return None
    for gem in get:
        after[gem] += 1
    return after


FAIR = (("x", "y"), ("xx", "y"), ("xx", "yy"), ("xxx", "yy"))
"""The shapes of an offer: this many of one gem for that many of another."""


def best_offer(look: BidEvaluation, counts: Counts) -> tuple[str, str] | None:
    """Return the offer that gains most among those that others may find fair, as gems given and wanted."""
    now, best, most = look.worth(counts), None, look.weights.least["offer"]
    for mine in GEMS:
        for wanted in GEMS:
            for give, want in FAIR:
                offer = give.replace("x", mine), want.replace("y", wanted)
                # At usual values it must give no less than it asks for, or no one would accept.
                if mine != wanted and _plain(offer[0]) >= _plain(offer[1]) and (after := _after(counts, *offer)):
                    gain = look.worth(after) - now
                    if gain > most:
                        best, most = offer, gain
    return best


def _plain(gems: str) -> float:
    return sum(NORMAL.gems[gem] for gem in gems)


def offer(look: BidEvaluation, ask: Ask) -> Choice:
    """Compose the offer, with the lowest carts."""
    found = best_offer(look, counted(look.view.own))
    # Others may have traded with this seat since it decided to make an offer.
    if not found:
        return ask.default or {}
    give, want = found
    cards = [card for card in look.view.own if card[1] == give[0]][: len(give)]
    return {"give": cards, "want": [f"{len(want)}{want[0]}"], "to": []}


def pay(_: BidEvaluation, ask: Ask) -> Choice | None:
    """Name no cards. The opponent pays with the lowest carts; only a person whose seat it takes over gets here."""
    return ask.default


# Auction


def bid(look: BidEvaluation, ask: Ask) -> Choice | None:
    """Bid on every row the number with the best expected gain, from the lowest carts up."""
    # A sealed bid stays as it is.
    if ask.optional:
        return None
    counts = counted(look.view.own)
    choice: dict[str, list[str]] = {field.name: [] for field in ask.fields}
    for gem in GEMS:
        if counts[gem]:
            count = _beyond_a_tie(look, gem, look.best_bid(gem, counts[gem])[0], counts[gem])
            choice[gem] = [f"{count}{gem}"] if count else []
    return choice


def _beyond_a_tie(look: BidEvaluation, gem: str, count: int, own: int) -> int:
    """Return the bid, now and then with one more card if others would win a tie for the card."""
    for_the_card = THRESHOLDS[gem].card <= count < THRESHOLDS[gem].grand - 1
    likely = look.weights.play["beyond_a_tie"] * len(look.nearer) / (len(look.seats) - 1)
    return count + (for_the_card and own > count and look.rng.random() < likely)


def prize(look: BidEvaluation, ask: Ask) -> Choice:
    """Take the card if it is worth more than the points."""
    gem = ask.args["gem"]
    points = {option.id: option.args["vp"] for option in ask.options}
    return ["card"] if points["card"] + look.on_offer[gem] > points["points"] else ["points"]


def room(look: BidEvaluation, _: Ask) -> Choice:
    """Remove the card that is worth least."""
    return [look.weakest]


def king(look: BidEvaluation, _: Ask) -> Choice:
    """Move the king unless far behind: an early end helps the leader."""
    mine, *others = (look.strength(seat) for seat in look.seats)
    return ["moves"] if mine + look.weights.play["behind"] >= max(others) else ["stays"]


# Upgrade


def upgrade(look: BidEvaluation, ask: Ask) -> Choice:
    """Raise the objects that gain most for their price, as long as the cards last."""
    chosen: list[str] = []
    left, coins = counted(usable(look)), look.me.coins
    gains = {option.id: _upgrade_gain(look, option) for option in options_of(ask, "objects") if option.id != NONE}
    prices = {option.id: option.args for option in options_of(ask, "objects")}
    # The best first; the next ones get the remaining cards.
    for id_ in sorted(gains, key=lambda id_: -gains[id_]):
        after = _after(left, prices[id_]["gems"], "")
        if gains[id_] > look.weights.least["upgrade"] and after and prices[id_]["coins"] <= coins:
            chosen.append(id_)
            left, coins = after, coins - prices[id_]["coins"]
    return {field.name: (chosen or [NONE]) if field.name == "objects" else [] for field in ask.fields}


def usable(look: BidEvaluation) -> list[str]:
    """Return the cards that can pay: the hand, and with a complete envoy the losing bids."""
    envoy = any(thing and thing.level == thing.top and CARDS[thing.card].kind == "envoy" for thing in look.me.cave)
    return [*look.view.own, *(look.me.bids if envoy else ())]


def _upgrade_gain(look: BidEvaluation, option: Option) -> float:
    track, level = own_object(look, option.id)
    held = counted(look.view.own)
    gems: Counter[str] = Counter(option.args["gems"])
    paid = sum(look.hold(gem, held[gem]) - look.hold(gem, held[gem] - count) for gem, count in gems.items())
    coins: int = option.args["coins"]
    return look.rise(track, level) - paid - coins


IDEAS: dict[str, Idea] = {
    "income": income,
    "trade": trade,
    "offer": offer,
    "payment": pay,
    "bid": bid,
    "rebid": bid,
    "prize": prize,
    "room": room,
    "king": king,
    "upgrade": upgrade,
}
"""The function that answers an ask, by the last word of its kind."""
