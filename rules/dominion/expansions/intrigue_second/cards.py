"""The seven kingdom cards that the second edition of Intrigue adds."""

from functools import cache

from rules.dominion.card import (
    ACTION,
    ATTACK,
    CARDS,
    COSTS,
    CURSE,
    REACTION,
    TREASURE,
    VICTORY,
    cards_in,
    is_a,
    of_type,
)
from rules.dominion.cards.common import put_back_in_order, trash_one
from rules.dominion.choices import announced, none_or_two, one, pile, put_one, some
from rules.dominion.effects import discard, draw, gain, plus, put_back, regain, reveal_hand, reveal_top, take_in_hand
from rules.dominion.state import Dominion
from rules.dominion.triggers import happen, may
from rules.kernel import Option, Play, all_of

second = cards_in("intrigue_second")


@second("Courtier", 5, ACTION)
def courtier(table: Dominion) -> Play[None]:
    """Show a card of the hand and choose as many different things as it has types, all before any is given."""
    card = yield from one(table, table.seat, "dominion.courtier.reveal", table.me.hand)
    if card is None:
        return
    reveal_hand(table, table.seat, [card])
    options = ("actions", "buys", "coins", "gold")
    count = min(len(options), len(CARDS[card].types))
    chosen = yield from announced(table, table.seat, "dominion.courtier.choose", *options, count=count)
    plus(table, actions="actions" in chosen, buys="buys" in chosen, coins=3 * ("coins" in chosen))
    if "gold" in chosen:
        yield from gain(table, table.seat, "Gold")


@second("Diplomat", 4, ACTION, REACTION)
def diplomat(table: Dominion) -> None:
    """Draw two cards, and give two actions if there are at most five in hand then."""
    plus(table, cards=2)
    if len(table.me.hand) <= 5:
        plus(table, actions=2)


@may("attack", "hand", "Diplomat", again=True, least=5)
def exchange_two_for_three(table: Dominion, seat: int) -> Play[list[str]]:
    """Draw two cards and discard three; return those drawn."""
    drawn = draw(table, seat, 2)
    cards = yield from some(table, seat, "dominion.diplomat.discard", table.players[seat].hand, 3, 3)
    discard(table, seat, cards)
    # The window must know them, because a Reaction just drawn can be used too.
    return drawn


@second("Lurker", 2, ACTION)
def lurker(table: Dominion) -> Play[None]:
    """Give the action back. Trash an Action from its pile, or gain one from the trash."""
    plus(table, actions=1)
    (chosen,) = yield from announced(table, table.seat, "dominion.lurker.choose", "trash", "gain")
    if chosen == "trash":
        card = yield from pile(table, table.seat, "dominion.lurker.trash", most=max(COSTS.values()), of=ACTION)
        if card:
            yield from trash_from_supply(table, card)
    else:
        card = yield from one(table, table.seat, "dominion.lurker.gain", of_type(table.trash, ACTION))
        if card:
            yield from regain(table, table.seat, card)


def trash_from_supply(table: Dominion, card: str) -> Play[None]:
    """Trash a card from its pile. The card leaves the pile as a gained one does, but no player gains it."""
    table.supply[card] -= 1
    yield from happen(table, table.occasions.triggers["take"], card)
    table.trash.append(card)
    table.tell("dominion.trashed", seat=table.seat, cards=[card], source="supply")


@second("Mill", 4, ACTION, VICTORY, points=1)
def mill(table: Dominion) -> Play[None]:
    """Draw a card, give the action back, and give two coins for two discarded cards. A single card gives nothing."""
    plus(table, cards=1, actions=1)
    cards = yield from none_or_two(table, table.seat, "dominion.mill.may_discard", table.me.hand)
    discard(table, table.seat, cards)
    if len(cards) == 2:
        plus(table, coins=2)


@second("Patrol", 5, ACTION)
def patrol(table: Dominion) -> Play[None]:
    """Draw three cards, take the Victory cards and Curses among the next four, and put the others back."""
    plus(table, cards=3)
    revealed = reveal_top(table, table.seat, 4)
    taken = [card for card in revealed if is_a(card, VICTORY) or is_a(card, CURSE)]
    take_in_hand(table, table.seat, taken)
    others = [card for card in revealed if card not in taken]
    yield from put_back_in_order(table, table.seat, "dominion.patrol.put_back", others)


@second("Replace", 5, ACTION, ATTACK)
def replace(table: Dominion) -> Play[None]:
    """Trash a card and gain one that costs up to two more: an Action or Treasure onto the deck.

    With a Victory card, the others gain Curses; with a combined card, both happen.
    """
    cost = yield from trash_one(table, "dominion.replace.trash", table.me.hand)
    if cost is None:
        return
    card = yield from pile(table, table.seat, "dominion.replace.gain", most=cost + 2)
    if card is None:
        return
    useful = is_a(card, ACTION) or is_a(card, TREASURE)
    yield from gain(table, table.seat, card, "deck" if useful else "discard")
    if is_a(card, VICTORY):
        yield from all_of(gain(table, seat, "Curse") for seat in table.attacked)


@second("Secret Passage", 4, ACTION)
def secret_passage(table: Dominion) -> Play[None]:
    """Draw two cards, give the action back, and put a card of the hand anywhere in the deck."""
    plus(table, cards=2, actions=1)
    card = yield from one(table, table.seat, "dominion.secret_passage.put_back", table.me.hand)
    if card is None:
        return
    put_back(table, table.seat, [card], "hand")
    others = len(table.me.deck) - 1
    if others:
        kind = "dominion.secret_passage.place"
        above = int((yield from put_one(table, table.seat, kind, places(others), moved=card)))
        del table.me.deck[0]
        table.me.deck.insert(above, card)
        table.tell("dominion.tucked", seat=table.seat, to=(table.seat,), hidden={"card": card, "above": above})


@cache
def places(others: int) -> tuple[Option, ...]:
    """Return the options to put a card among the ``others`` of a deck."""
    return tuple(Option(str(above), args={"above": above, "below": others - above}) for above in range(others + 1))
