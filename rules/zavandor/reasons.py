"""The reasons of the computer opponent: the largest term of its valuation of a card, a level or a price."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.kernel import Event, Facts, Level, Reason
from rules.zavandor.bid_evaluation import BidEvaluation
from rules.zavandor.components import CARDS, CLAN, CLANS, THRESHOLDS, Track
from rules.zavandor.evaluation import HARD, NORMAL
from rules.zavandor.view import ZavandorView

EVEN = 0.5
"""The chance to win below which others are likely to bid more."""


def reasons(view: ZavandorView, event: Event, seat: int, level: Level) -> Sequence[Reason]:
    """Return why a computer did what an event tells."""
    tell = TELLS.get(event.kind)
    if tell is None:
        return ()
    # The seat's view without its cards: the boards are public, and the hand plays no part in the worth of objects.
    weights = HARD if level == "hard" else NORMAL
    return tell(BidEvaluation(replace(view, seat=seat), Random(0), weights), event.args)


def won(look: BidEvaluation, facts: Facts) -> list[Reason]:
    """Return why a bid was made: the card, the points, or both, and the number of cards that this takes."""
    threshold, count = THRESHOLDS[facts["gem"]], len(facts["paid"])
    if facts["took"] != "card":
        alone = sum(map(bool, facts["bids"])) == 1
        small = Reason("zavandor.unwanted" if alone else "zavandor.small")
        return [small if count < threshold.card else Reason("zavandor.points", {"points": facts["vp"]})]
    if count >= threshold.grand:
        return [Reason("zavandor.grand", {"points": facts["vp"]})]
    track = CARDS[facts["card"]]
    found = [_future(look, track, track.start)]
    return [*found, Reason("zavandor.just_enough", {"count": count})] if count == threshold.card else found


def _future(look: BidEvaluation, track: Track, level: int) -> Reason:
    """Return what an object can become: its points, or what it gives in the rounds to come."""
    points = look.points(track)
    # Worth beyond the points comes from the rounds until then.
    if track.levels and look.prospect(track, level) > 2 * points and track.kind in (CLAN, "helper"):
        return Reason("zavandor.income", {"carts": list(track.levels[-1])})
    if track.kind == "scroll":
        return Reason("zavandor.scroll", {"count": max(track.casts(track.top).values(), default=0)})
    return Reason("zavandor.completed", {"points": round(points), "steps": track.top - level})


def upgraded(look: BidEvaluation, facts: Facts) -> list[Reason]:
    """Return why an object rose: its points when it is complete, or what the level adds."""
    id_, level = facts["object"], facts["level"]
    track = CLANS[look.me.clan] if id_ == CLAN else CARDS[id_]
    found = [Reason("zavandor.completes", {"points": round(look.points(track))})] if facts["complete"] else []
    if track.kind in (CLAN, "helper"):
        carts = _added(track, level)
        return [*found, *([Reason("zavandor.more", {"carts": carts})] if carts and look.left else [])]
    return found or [_future(look, track, level)]


def _added(track: Track, level: int) -> list[str]:
    """Return the carts that a level gives beyond those of the level before."""
    now, before = list(track.income(level)), track.income(level - 1)
    for cart in before:
        if cart in now:
            now.remove(cart)
    return now


def no_bid(look: BidEvaluation, _facts: Facts) -> list[Reason]:
    """Return why a seat bid nothing: no card is worth its gems, others may bid more, or it saves its gems."""
    gains = {
        row.gem: look.card(row.right) - THRESHOLDS[row.gem].card * look.gem(row.gem)
        for row in look.view.rows
        if row.right
    }
    best = max(gains, key=lambda gem: gains[gem], default="")
    if not best or gains[best] <= 0:
        return [Reason("zavandor.not_worth")]
    if look.winning(best, THRESHOLDS[best].card) < EVEN:
        return [Reason("zavandor.outbid", {"card": look.row(best)})]
    goal = _goal(look)
    return [Reason("zavandor.saves", {"object": goal}) if goal else Reason("zavandor.gathers")]


def kept(look: BidEvaluation, _facts: Facts) -> list[Reason]:
    """Return why a seat upgraded nothing: it saves for an upgrade, or none is worth its price."""
    goal = _goal(look)
    return [Reason("zavandor.saves", {"object": goal}) if goal else Reason("zavandor.dear")]


def _goal(look: BidEvaluation) -> str:
    """Return the own object whose next level gains most for its price; "" if none is worth it."""
    gains = {
        id_: look.rise(track, level) - look.cost(look.price_soon(track, level))
        for id_, track, level in _own(look)
        if level < track.top
    }
    best = max(gains, key=lambda id_: gains[id_], default="")
    return best if best and gains[best] > look.weights.least["upgrade"] else ""


def king(look: BidEvaluation, facts: Facts) -> list[Reason]:
    """Return why the king moved or stood still: whether an early end helps."""
    if facts["forced"]:
        return []
    mine, *others = (look.strength(seat) for seat in look.seats)
    if mine >= max(others):
        return [Reason("zavandor.ahead")] if facts["moved"] else []
    return [Reason("zavandor.close" if facts["moved"] else "zavandor.behind")]


def exchanged(look: BidEvaluation, facts: Facts) -> list[Reason]:
    """Return why a gem was exchanged for."""
    return _needed(look, [facts["get"]])


def offered(look: BidEvaluation, facts: Facts) -> list[Reason]:
    """Return why a seat wants the gems of its offer."""
    return _needed(look, facts["want"])


def traded(look: BidEvaluation, facts: Facts) -> list[Reason]:
    """Return why a seat agreed to a trade."""
    return _needed(look, facts["paid"] if facts["seat"] == look.seat else facts["give"])


def _needed(look: BidEvaluation, cards: Sequence[str]) -> list[Reason]:
    """Return the use of gem cards that everyone can see: the next level of an own object, or the card of a row."""
    gems = {card[-1] for card in cards}
    best, most = "", 0.0
    for id_, track, level in _own(look):
        price = look.price_soon(track, level) if level < track.top else None
        if price and gems.intersection(price.gems) and look.rise(track, level) > most:
            best, most = id_, look.rise(track, level)
    if best:
        return [Reason("zavandor.pays", {"object": best})]
    rows = [row for row in look.view.rows if row.gem in gems and row.right]
    return [Reason("zavandor.bids", {"card": rows[0].right})] if rows else []


def _own(look: BidEvaluation) -> list[tuple[str, Track, int]]:
    """Return the ids of the own objects with their tracks and levels."""
    cave = [(thing.card, CARDS[thing.card], thing.level) for thing in look.me.cave if thing]
    return [(CLAN, CLANS[look.me.clan], look.me.level), *cave]


TELLS: Mapping[str, Callable[[BidEvaluation, dict[str, Any]], list[Reason]]] = {
    "zavandor.won": won,
    "zavandor.no_bid": no_bid,
    "zavandor.upgraded": upgraded,
    "zavandor.cube": upgraded,
    "zavandor.kept": kept,
    "zavandor.king": king,
    "zavandor.exchanged": exchanged,
    "zavandor.offered": offered,
    "zavandor.traded": traded,
}
"""The reasons by the kind of an event."""
