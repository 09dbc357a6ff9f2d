"""The seven kingdom cards that the second edition of the base set adds."""

from rules.dominion.card import ACTION, ATTACK, TREASURE, cards_in, of_type
from rules.dominion.cards.common import gain_one
from rules.dominion.choices import card_options, one, perhaps, put, put_one, some
from rules.dominion.effects import discard, gain, look_at_top, plus, put_back, reveal_top, trash
from rules.dominion.playing import play_card
from rules.dominion.state import Dominion
from rules.dominion.supply import empty_piles
from rules.dominion.triggers import when
from rules.kernel import Play, all_of

second = cards_in("base_second")


@second("Artisan", 6, ACTION)
def artisan(table: Dominion) -> Play[None]:
    """Gain a card that costs up to five into the hand, then put a card of the hand on the deck."""
    yield from gain_one(table, "dominion.artisan.gain", most=5, to="hand")
    card = yield from one(table, table.seat, "dominion.artisan.put_back", table.me.hand)
    if card:
        put_back(table, table.seat, [card], "hand")


@second("Bandit", 5, ACTION, ATTACK)
def bandit(table: Dominion) -> Play[None]:
    """Gain a Gold. The others lose a Treasure of their top two cards, even if no Gold was left."""
    yield from gain(table, table.seat, "Gold")
    yield from all_of(lose_a_treasure(table, seat) for seat in table.attacked)


def lose_a_treasure(table: Dominion, seat: int) -> Play[None]:
    """Trash a revealed Treasure that is no Copper; the owner chooses between two. Discard the rest."""
    revealed = reveal_top(table, seat, 2)
    found = sorted({card for card in of_type(revealed, TREASURE) if card != "Copper"})
    # Everyone sees the cards, so a question with one answer would keep nothing secret.
    lost = (yield from put_one(table, seat, "dominion.bandit.trash", found)) if len(found) > 1 else "".join(found)
    if lost:
        trash(table, seat, [lost], "aside")
        revealed.remove(lost)
    discard(table, seat, revealed, "aside")


@second("Harbinger", 3, ACTION)
def harbinger(table: Dominion) -> Play[None]:
    """Draw a card, give the action back, and look through the discard pile for a card to put on the deck."""
    plus(table, cards=1, actions=1)
    if not table.me.discard:
        return
    # Players may not remember the pile, so looking through it shows something hidden.
    table.reveal()
    card = yield from perhaps(table, table.seat, "dominion.harbinger.put_back", table.me.discard)
    if card:
        put_back(table, table.seat, [card], "discard")


@second("Merchant", 3, ACTION)
def merchant(table: Dominion) -> None:
    """Draw a card and give the action back. The trigger below makes the first Silver give more."""
    plus(table, cards=1, actions=1)


@when("coins", "this turn", "Merchant")
def first_silver_gives_one_more(table: Dominion, card: str) -> int:
    """Make the first Silver of the turn give one more, once for every play."""
    # It is in play by now. No Silver leaves play before the last Treasure of a turn is played.
    return int(card == "Silver" and table.me.in_play.count("Silver") == 1)


@second("Poacher", 4, ACTION)
def poacher(table: Dominion) -> Play[None]:
    """Draw a card, give an action and a coin, and discard a card for every empty pile."""
    plus(table, cards=1, actions=1, coins=1)
    empty = len(empty_piles(table))
    cards = yield from some(table, table.seat, "dominion.poacher.discard", table.me.hand, empty, empty)
    discard(table, table.seat, cards)


@second("Sentry", 5, ACTION)
def sentry(table: Dominion) -> Play[None]:
    """Draw a card, give the action back, and trash, discard or put back each of the top two cards."""
    plus(table, cards=1, actions=1)
    seat = table.seat
    rest = look_at_top(table, seat, 2)
    trashed = yield from some(table, seat, "dominion.sentry.trash", rest, 0, 2)
    trash(table, seat, trashed, "deck")
    remove(rest, trashed)
    discarded = yield from some(table, seat, "dominion.sentry.discard", rest, 0, 2)
    discard(table, seat, discarded, "deck")
    remove(rest, discarded)
    if len(rest) > 1:
        # Put even if both are alike, because only the player knows that.
        options = card_options(rest)
        order = yield from put(
            table, seat, "dominion.sentry.put_back", options, least=2, most=2, ordered=True, secret=True
        )
        put_back(table, seat, order, "deck")


def remove(cards: list[str], gone: list[str]) -> None:
    """Take cards out of a list, each once."""
    for card in gone:
        cards.remove(card)


@second("Vassal", 3, ACTION)
def vassal(table: Dominion) -> Play[None]:
    """Give two coins and discard the top card of the deck, which may be played if it is an Action."""
    plus(table, coins=2)
    revealed = reveal_top(table, table.seat)
    discard(table, table.seat, revealed, "aside")
    # Everyone sees the card.
    if of_type(revealed, ACTION):
        card = yield from perhaps(table, table.seat, "dominion.vassal.play", revealed)
        if card:
            yield from play_card(table, card, source="discard")
