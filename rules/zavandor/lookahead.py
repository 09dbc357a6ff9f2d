"""The search of level *hard* in Zavandor: sealed bids, prizes, the king, and upgrades.

A question of an auction is no checkpoint of the rules. The auctions go on from the first one without a result, and the
winner pays again.
"""

import random
from collections.abc import Sequence

from rules.kernel import Ask, Chance, Choice, Differences, Estimate, Facts, Lookahead, Play
from rules.zavandor.auction import auctions
from rules.zavandor.bid_evaluation import BidEvaluation
from rules.zavandor.components import CARTS, GEM_CARDS, GEMS, THRESHOLDS
from rules.zavandor.evaluation import HARD, Evaluation
from rules.zavandor.opponent import choose_well, counted, options_of, usable
from rules.zavandor.state import Item, Player, Row, Zavandor
from rules.zavandor.turn import play
from rules.zavandor.upgrade import NONE
from rules.zavandor.view import Seat, ZavandorView
from rules.zavandor.view import view as seen

MOST = 4
"""The most choices that a search compares."""

RISING, INCOME, CARDS_KEPT, SAVED = 0.45, 0.25, 0.85, 0.2
"""The shares of the worth of later levels, of coming incomes, of the cards in hand, and of savings for grand bids."""

DOUBT = 5.5
"""The usual error of the estimate in the last round."""

PHASES = {
    "zavandor.bid": "trade",
    "zavandor.prize": "auction",
    "zavandor.room": "auction",
    "zavandor.king": "auction",
    "zavandor.upgrade": "upgrade",
}
"""The phases in which the search can begin, by the kind of the ask."""


def imagine(view: ZavandorView, ask: Ask, chance: Chance) -> Zavandor | None:
    """Return a table as the seat sees it; the hidden gem cards are dealt cart by cart.

    The sealed bids of others are made again, because they are as unknown as their hands.
    """
    if PHASES.get(ask.kind) != view.phase or view.offers:
        return None
    hands: list[list[str]] = [[] for _ in view.players]
    draw: dict[str, list[str]] = {}
    discard: dict[str, list[str]] = {}
    bids = [card for player in view.players for card in player.bids]
    for pile in view.piles:
        discard[pile.cart] = [pile.cart + gem for gem in GEMS for _ in range(pile.discard[gem])]
        known = [*discard[pile.cart], *view.own, *bids]
        pool = []
        for gem in GEMS:
            card = pile.cart + gem
            pool += [card] * (GEM_CARDS[card] - known.count(card))
        chance.shuffle(pool)
        for seat, player in enumerate(view.players):
            if seat != view.seat:
                count = player.carts[pile.cart]
                hands[seat] += pool[:count]
                del pool[:count]
        draw[pile.cart] = pool
    hands[ask.seat] = list(view.own)
    table = Zavandor(
        seats=len(view.players),
        chance=chance,
        options={"variant": view.variant},
        players=[made(player, hand) for player, hand in zip(view.players, hands, strict=True)],
        rows={row.gem: Row(row.right, row.middle, list(row.stack)) for row in view.rows},
        draw={cart: draw[cart] for cart in CARTS},
        discard={cart: discard[cart] for cart in CARTS},
        round=view.round,
        start=view.start,
        phase=view.phase,
        king=view.king,
        rested=view.rested,
        out=list(view.out),
        results=list(view.results),
    )
    if ask.kind in ("zavandor.prize", "zavandor.room"):
        bid_again(table, ask.seat)
    return table


def bid_again(table: Zavandor, winner: int) -> None:
    """Take back the auction that is being resolved: the winner has not paid yet.

    The paid cards lie on the discard piles. Any of the same gem will do, because they are paid again.
    """
    result = table.results.pop()
    paid = 0
    for pile in table.discard.values():
        for card in [card for card in pile if card[1] == result.gem][: result.bids[winner] - paid]:
            pile.remove(card)
            table.players[winner].bids.append(card)
            paid += 1


def before(_view: ZavandorView, ask: Ask) -> Choice | None:
    """Return the choice of the card, which leads to the question what to remove for it."""
    return ["card"] if ask.kind == "zavandor.room" else None


def play_on(table: Zavandor) -> Play[None]:
    """Play from the start of a phase, or from an auction without a result, to the end of the game."""
    if table.phase == "auction":
        table.begin_turn(None, table.round)
        yield from auctions(table)
        table.phase = "upgrade"
    yield from play(table)


def made(seat: Seat, hand: list[str]) -> Player:
    """Return a player with this hand."""
    return Player(
        clan=seat.clan,
        level=seat.level,
        cave=[Item(thing.card, thing.level, thing.silent) if thing else None for thing in seat.cave],
        hand=hand,
        coins=seat.coins,
        bids=list(seat.bids),
        done=seat.done,
        waiting=seat.waiting,
        offered=seat.offered,
    )


def candidates(view: ZavandorView, ask: Ask, rng: random.Random) -> list[Choice]:
    """Return the choice by the numbers of level *hard*, and others that differ from it in one row or one object."""
    first = choose_well(view, ask, rng)
    if ask.kind not in PHASES or first is None:
        return []
    if not isinstance(first, dict):
        others: list[Choice] = [[option.id] for option in ask.options if [option.id] != first]
        return [first, *others][:MOST]
    look = BidEvaluation(view, rng, HARD)
    found = bids(look, first) if ask.kind == "zavandor.bid" else upgrades(look, ask, first)
    return [first, *found[: MOST - 1]]


def bids(look: BidEvaluation, first: dict[str, list[str]]) -> list[Choice]:
    """Return bids that differ in one row, those of the best expected gain first."""
    own = counted(look.view.own)
    found: list[tuple[float, Choice]] = []
    for gem in GEMS:
        if gem not in first:
            continue
        card, grand = THRESHOLDS[gem].card, THRESHOLDS[gem].grand
        usual = int(first[gem][0][:-1]) if first[gem] else 0
        for count in {0, 1, card, card + 1, grand, grand + 1, usual + 1, usual - 1} - {usual}:
            if 0 <= count <= own[gem]:
                gain = look.expected(gem, count, own[gem]) - look.expected(gem, usual, own[gem])
                found.append((gain, {**first, gem: [f"{count}{gem}"] if count else []}))
    found.sort(key=lambda one: -one[0])
    return [choice for _, choice in found]


def upgrades(look: BidEvaluation, ask: Ask, first: dict[str, list[str]]) -> list[Choice]:
    """Return lists of objects with one object more or less."""
    prices = {option.id: option.args for option in options_of(ask, "objects") if option.id != NONE}
    chosen = [id_ for id_ in first["objects"] if id_ != NONE]
    lists = [[*chosen, id_] for id_ in prices if id_ not in chosen]
    lists += [[other for other in chosen if other != id_] for id_ in chosen]
    lists += [
        [new, *(other for other in chosen if other != old)] for old in chosen for new in prices if new not in chosen
    ]
    return [{**first, "objects": ids or [NONE]} for ids in lists if affordable(look, [prices[id_] for id_ in ids])]


def affordable(look: BidEvaluation, prices: Sequence[Facts]) -> bool:
    """Return whether the seat can pay all these prices together."""
    needed = counted(f" {gem}" for price in prices for gem in price["gems"])
    have = counted(usable(look))
    return all(have[gem] >= needed[gem] for gem in GEMS) and sum(price["coins"] for price in prices) <= look.me.coins


def estimate(table: Zavandor) -> Estimate:
    """Return the coins, the worth of objects with their later levels, and that of the hands.

    The shares fit the final scores of games among equals best: objects seldom rise as fast as they could.
    """
    points, left = [], 0
    for seat, player in enumerate(table.players):
        look = Evaluation(seen(table, seat))
        left = look.left
        found = float(player.coins)
        for track, level in look.objects:
            done = look.points(track) if level == track.top else 0.0
            found += done + RISING * (look.prospect(track, level) - done)
            found += INCOME * (left + 1) * look.yields(track, level)
        gems = counted([*player.hand, *player.bids])
        cards = sum(count * look.gem(gem) for gem, count in gems.items())
        saved = sum(look.hold(gem, count) for gem, count in gems.items()) - cards
        points.append(found + CARDS_KEPT * cards + SAVED * saved)
    return Estimate(tuple(points), DOUBT + 0.4 * left)


LOOKAHEAD = Lookahead(
    imagine=imagine,
    before=before,
    play=play_on,
    candidates=candidates,
    estimate=estimate,
    turns=2,
    steps=1_200,
    style=lambda _view: choose_well,
    differences=Differences(-0.024, 0.05, 0.08),
)
