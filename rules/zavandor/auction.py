"""Phase 3, the auctions: the winners, their choices, the card's slot, the king (Z45 to Z53)."""

import msgspec

from rules.kernel import Option, Play, pick
from rules.zavandor.components import CARDS, GEMS, THRESHOLDS
from rules.zavandor.piles import lay_off
from rules.zavandor.state import Item, Result, Zavandor

POINTS, CARD = "points", "card"
LONE, GRAND, GRAND_CARD = 1, 10, 8
"""The points of a won auction: alone, at the grand threshold, and there beside the card (Z47)."""


def auctions(table: Zavandor) -> Play[None]:
    """Resolve the auctions from top to bottom (Z45), those that have no result yet."""
    for gem in GEMS[len(table.results) :]:
        yield from auction(table, gem)
    yield from king(table)


def auction(table: Zavandor, gem: str) -> Play[None]:
    """Find the winner, who then pays and chooses (Z46 to Z49)."""
    bids = tuple(sum(card[1] == gem for card in player.bids) for player in table.players)
    card = table.rows[gem].right
    winner = best(table, bids)
    # Shown while the winner still decides; the choice is filled in below.
    table.results.append(Result(gem, bids, winner, card))
    if winner is None:
        table.tell("zavandor.unsold", gem=gem, card=card)
        return
    player = table.players[winner]
    paid = [one for one in player.bids if one[1] == gem]
    player.bids = [one for one in player.bids if one[1] != gem]
    lay_off(table, paid)
    took, points, slot = yield from prize(table, winner, gem, len(paid))
    player.coins += points
    if took == CARD and card:
        table.rows[gem].right = None
        player.cave[slot] = Item(card, CARDS[card].start)
    table.results[-1] = msgspec.structs.replace(table.results[-1], took=took, vp=points)
    tied = bids.count(len(paid)) > 1
    table.tell(
        "zavandor.won", seat=winner, gem=gem, paid=paid, bids=list(bids), tied=tied, took=took, vp=points, card=card
    )


def best(table: Zavandor, bids: tuple[int, ...]) -> int | None:
    """Return the seat with the highest bid. A tie goes to a complete herald, then to the seat nearest to the start
    player (Z46, Z72).
    """
    if not any(bids):
        return None
    return max(table.order, key=lambda seat: (bids[seat], table.players[seat].has("herald"), -table.order.index(seat)))


def values(gem: str, count: int, card: str | None) -> dict[str, int]:
    """Return the winner's options and the points that go with them (Z47, Z48)."""
    threshold = THRESHOLDS[gem]
    if count >= threshold.grand:
        return {CARD: GRAND_CARD, POINTS: GRAND} if card else {POINTS: GRAND}
    return {CARD: 0, POINTS: LONE} if card and count >= threshold.card else {POINTS: LONE}


def prize(table: Zavandor, seat: int, gem: str, count: int) -> Play[tuple[str, int, int]]:
    """Return the winner's choice, the points that go with it, and the slot for the card."""
    card = table.rows[gem].right
    choices = values(gem, count, card)
    took = POINTS
    if len(choices) > 1:
        # An order replaces this ask, but not the one about removing a card from a full cave (Z54).
        took = obeyed(table, seat, gem) or (yield from _asked(table, seat, gem, count, choices))
    slot = 0
    if took == CARD:
        took, slot = yield from room(table, seat, gem, choices)
    return took, choices[took], slot


def obeyed(table: Zavandor, seat: int, what: str) -> str | None:
    """Return the answer that a seat's order gives, if it has one (Z54).

    The order was secret and is revealed now, so earlier choices, such as a prize from a row above, are final (Z45).
    """
    order = table.players[seat].orders.get(what)
    if order:
        table.reveal()
    return order


def _asked(table: Zavandor, seat: int, gem: str, count: int, choices: dict[str, int]) -> Play[str]:
    card = table.rows[gem].right
    options = [Option(choice, args={"vp": points, "card": card}) for choice, points in choices.items()]
    free = table.players[seat].free_slot is not None
    default = [CARD if free else POINTS]
    return (yield from pick(seat, "zavandor.prize", options, default=default, gem=gem, card=card, bid=count))


def room(table: Zavandor, seat: int, gem: str, choices: dict[str, int]) -> Play[tuple[str, int]]:
    """Return the slot for a card. In a full cave the seat first removes one, or takes points after all (Z51, Z54)."""
    player = table.players[seat]
    if (slot := player.free_slot) is not None:
        return CARD, slot
    cards = [Option(item.card, args={"level": item.level}) for item in player.items()]
    options = [*cards, Option(POINTS, args={"vp": choices[POINTS]})]
    card = table.rows[gem].right
    removed = yield from pick(seat, "zavandor.room", options, default=[POINTS], gem=gem, card=card)
    if removed == POINTS:
        return POINTS, 0
    slot = player.cave.index(player.item(removed))
    player.cave[slot] = None
    table.out.append(removed)
    table.tell("zavandor.removed", seat=seat, card=removed)
    return CARD, slot


# The king


def king(table: Zavandor) -> Play[None]:
    """Let the winner of blue move the king. Without one, or after a round of rest, he moves by himself (Z52, Z53)."""
    # The rows end with the sapphires, so the last result is that of blue.
    winner = table.results[-1].winner
    # Never two rounds of rest, or a player could delay the end without limit.
    stays, forced = False, winner is None or table.rested
    if winner is not None and not forced:
        said = obeyed(table, winner, "king") or (yield from _move_or_stay(table, winner))
        stays = said == "stays"
    table.rested = stays
    table.king += not stays
    table.tell("zavandor.king", seat=winner, moved=not stays, forced=forced, field=table.king, price=table.kings_price)


def _move_or_stay(table: Zavandor, seat: int) -> Play[str]:
    return (yield from pick(seat, "zavandor.king", ("moves", "stays"), default=["moves"], field=table.king))
