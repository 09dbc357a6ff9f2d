"""Effects that several cards share."""

from rules.dominion.choices import one, pile, some
from rules.dominion.effects import discard, gain, plus, put_back, trash
from rules.dominion.playing import coins_of
from rules.dominion.state import Dominion
from rules.dominion.supply import price
from rules.kernel import Play


def give_coins(table: Dominion) -> None:
    """Give the coins of the plain Treasure being played."""
    plus(table, coins=coins_of(table, table.this.card))


def gain_one(
    table: Dominion, kind: str, *, most: int, least: int = 0, of: str | None = None, to: str = "discard"
) -> Play[str | None]:
    """Gain a card that costs ``least`` to ``most``; return which, None if there was none."""
    card = yield from pile(table, table.seat, kind, least=least, most=most, of=of)
    if card:
        yield from gain(table, table.seat, card, to)
    return card


def trash_one(table: Dominion, kind: str, cards: list[str]) -> Play[int | None]:
    """Trash one of these cards in hand; return what it cost, None if there was none."""
    card = yield from one(table, table.seat, kind, cards)
    if card is None:
        return None
    cost = price(table, card)
    trash(table, table.seat, [card])
    return cost


def trash_for_better(table: Dominion, kind: str, more: int) -> Play[None]:
    """Trash a card from hand and gain one that costs up to ``more`` than it."""
    cost = yield from trash_one(table, f"{kind}.trash", table.me.hand)
    if cost is not None:
        yield from gain_one(table, f"{kind}.gain", most=cost + more)


def discard_down_to(table: Dominion, seat: int, size: int, kind: str) -> Play[None]:
    """Discard until ``size`` cards are left in hand."""
    excess = max(0, len(table.players[seat].hand) - size)
    cards = yield from some(table, seat, kind, table.players[seat].hand, excess, excess)
    discard(table, seat, cards)


def put_back_in_order(table: Dominion, seat: int, kind: str, cards: list[str]) -> Play[None]:
    """Put revealed cards back on the deck in an order that the owner chooses, the first topmost."""
    order = yield from some(table, seat, kind, cards, len(cards), len(cards), ordered=True)
    put_back(table, seat, order, "aside")


def onto_the_deck(table: Dominion, seat: int, card: str, zone: str) -> None:
    """Move a card just gained on top of the deck."""
    table.players[seat].zone(zone).remove(card)
    table.players[seat].deck.insert(0, card)
    table.tell("dominion.moved", seat=seat, card=card, place="deck")
