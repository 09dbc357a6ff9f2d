"""The piles of gem cards: drawing with the fall to lower carts, discarding, the bank's search (Z24, Z31 to Z33)."""

from collections.abc import Iterable

from rules.zavandor.components import CARTS, GEMS, RANK, by_gem
from rules.zavandor.state import Player, Zavandor


def draw_one(table: Zavandor, cart: str) -> str | None:
    """Draw from a cart's pile, else from the next lower one; an empty pile is made of its shuffled discards (Z24)."""
    for lower in reversed(CARTS[: CARTS.index(cart) + 1]):
        if not table.draw[lower]:
            reshuffle(table, lower)
        if table.draw[lower]:
            return table.draw[lower].pop(0)
    return None


def reshuffle(table: Zavandor, cart: str) -> None:
    """Make a new draw pile of a cart's discard pile."""
    pile = table.discard[cart]
    if pile:
        table.discard[cart] = []
        table.chance.shuffle(pile)
        table.draw[cart] = pile
        table.tell("zavandor.reshuffled", cart=cart, count=len(pile))


def draw_due(table: Zavandor, carts: str) -> tuple[list[str], int]:
    """Draw the due cards, low carts first; return the cards and the number lost."""
    drawn = [draw_one(table, cart) for cart in sorted(carts, key=CARTS.index)]
    return [card for card in drawn if card], drawn.count(None)


def lay_off(table: Zavandor, cards: Iterable[str]) -> None:
    """Put gem cards on the discard piles of their carts."""
    for card in cards:
        table.discard[card[0]].append(card)


def unavailable(table: Zavandor) -> tuple[str, ...]:
    """Return the gem cards that the bank publicly cannot have (Z33)."""
    empty = [cart for cart in CARTS if not table.draw[cart]]
    return tuple([cart + gem for cart in empty for gem in GEMS if cart + gem not in table.discard[cart]])


def search(table: Zavandor, wanted: str) -> tuple[str | None, list[str]]:
    """Take the wanted card from its discard pile, else turn up the draw pile until it appears (Z32).

    Returns the card, None if it is in neither pile, and the other cards turned up.
    """
    cart = wanted[0]
    if wanted in table.discard[cart]:
        table.discard[cart].remove(wanted)
        return wanted, []
    pile = table.draw[cart]
    # If the card is missing, the whole pile is turned up.
    end = pile.index(wanted) if wanted in pile else len(pile)
    turned, found = pile[:end], pile[end : end + 1]
    del pile[: end + 1]
    table.reveal()
    return (found[0] if found else None), turned


def lowest(cards: Iterable[str], gems: str, first: Iterable[str] = ()) -> list[str] | None:
    """Return cards of exactly these gems: those named ``first``, then from the lowest cart up.

    None if there are too few.
    """
    # Any cart will do: a blank takes the place of the cart.
    wanted, chosen = by_gem([f" {gem}" for gem in gems]), []
    pool = list(cards)
    for card in [*first, *sorted(pool, key=RANK.__getitem__)]:
        if wanted[card[1]] and card in pool:
            wanted[card[1]] -= 1
            pool.remove(card)
            chosen.append(card)
    return chosen if len(chosen) == len(gems) else None


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Return the cards without those in ``gone``, as far as they are among them."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def hand_over(player: Player, cards: Iterable[str]) -> None:
    """Remove cards from a hand."""
    for card in cards:
        player.hand.remove(card)


def holds(player: Player, cards: Iterable[str]) -> bool:
    """Return whether all these cards are in the hand."""
    hand = player.hand.copy()
    for card in cards:
        if card not in hand:
            return False
        hand.remove(card)
    return True
