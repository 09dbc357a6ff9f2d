"""What the computer opponent thinks a card is worth: to buy, to keep, to play."""

import tomllib
from collections.abc import Iterable
from importlib import resources

from rules.dominion.card import ACTION, CARDS, CURSE, TREASURE, VICTORY, is_a
from rules.dominion.view import DominionView

WANTED: dict[str, tuple[int, int]] = {
    card: (value, copies)
    for card, (value, copies) in tomllib.loads(
        resources.files(__package__).joinpath("opponent.toml").read_text(encoding="utf-8")
    )["wanted"].items()
}
"""How much a card is wanted and how many copies."""

AGAIN = frozenset(
    (
        *("Cellar", "Festival", "Laboratory", "Market", "Spy", "Village"),
        *("Great Hall", "Mining Village", "Minion", "Pawn", "Scout", "Shanty Town", "Upgrade", "Wishing Well"),
        *("City", "Grand Market", "Peddler", "Worker's Village"),
    )
)
"""Actions that cost no action, because they give one back."""

VILLAGES = frozenset(("Festival", "Village", "Mining Village", "Nobles", "Shanty Town", "City", "Worker's Village"))
"""Actions that leave more actions than they found."""

LATE = 5
"""With so few Provinces or Colonies left, points count more than a better deck."""

NOTHING = 20
"""How much it is worth to buy nothing."""


def left(view: DominionView, card: str) -> int:
    """Return how many cards a pile has left."""
    return next((pile.count for pile in view.piles if pile.card == card), 0)


def ending(view: DominionView) -> int:
    """Return how many cards are left of the pile that ends the game: Provinces, or Colonies if those are fewer."""
    return min(left(view, "Province"), left(view, "Colony")) if view.colony else left(view, "Province")


def worth(view: DominionView, card: str) -> int:
    """Return how much the opponent wants to gain a card now."""
    if is_a(card, VICTORY) and card not in WANTED:
        return _points_worth(view, card)
    value, copies = WANTED.get(card, (CARDS[card].cost, 0))
    if card == "Curse":
        return -20
    if view.owned.get(card, 0) >= copies or (_is_terminal(card) and not _room_for_a_terminal(view)):
        # One too many is worth its price at most, which keeps dear cards before cheap ones.
        return min(value, CARDS[card].cost)
    return value


def _points_worth(view: DominionView, card: str) -> int:
    """Return how much pure points are wanted: little before the end comes near."""
    near = ending(view)
    # Points in a deck that can hardly buy the next ones come too soon: just below what a Gold is worth.
    early = money(view) < 16 and near > LATE
    return {
        # Beside 60 for a Gold and 30 for a Silver.
        "Colony": 120,
        "Province": (50 if view.colony and near > LATE else 100) if not early else 59,
        "Duchy": 65 if near <= LATE else 8,
        "Duke": 64 if near <= LATE and view.owned.get("Duchy", 0) > 2 else 4,
        "Gardens": 34 if near <= LATE and sum(view.owned.values()) >= 20 else 3,
        "Estate": 32 if near <= 2 else 1,
    }.get(card, 2)


def money(view: DominionView) -> int:
    """Return about how many coins all Treasures of the seat give together."""
    # What other Treasures give depends on much; two is about right for all.
    coins = {"Copper": 1, "Silver": 2, "Gold": 3, "Platinum": 5}
    return sum(count * coins.get(card, 2 * is_a(card, TREASURE)) for card, count in view.owned.items())


def _is_terminal(card: str) -> bool:
    return is_a(card, ACTION) and card not in AGAIN and card not in VILLAGES


def _room_for_a_terminal(view: DominionView) -> bool:
    """Whether one more Action that ends the Action phase would seldom meet another in hand."""
    terminals = sum(count for card, count in view.owned.items() if _is_terminal(card))
    villages = sum(count for card, count in view.owned.items() if card in VILLAGES)
    # One for every ten cards: then two seldom come together in a hand of five.
    return terminals < 1 + villages + sum(view.owned.values()) // 10


def keeping(view: DominionView, card: str) -> int:
    """Return how much a card is worth in hand: points and Curses nothing, Treasures and Actions by their cost."""
    if not (is_a(card, TREASURE) or is_a(card, ACTION)):
        return -2 if is_a(card, CURSE) else -1
    stuck = _is_terminal(card) and view.seat == view.turn and not view.actions
    return 0 if stuck else 2 + CARDS[card].cost * 2


def owning(view: DominionView, card: str) -> int:
    """Return how much it would hurt to lose a card for good; below 0: gladly."""
    if is_a(card, CURSE):
        return -30
    # Near the end it is a point that cannot be won back.
    if card == "Estate":
        return -20 if ending(view) > 2 else 15
    if card == "Copper":
        return -10 if money(view) > 6 else 5
    # On the scale of the Curse's -30, not on that of wanting.
    return max(WANTED.get(card, (0, 0))[0] // 3, CARDS[card].cost * 5)


def worst(view: DominionView, cards: Iterable[str]) -> list[str]:
    """Return the cards, those least worth holding first."""
    return sorted(cards, key=lambda card: (keeping(view, card), card))


def junk(view: DominionView, cards: Iterable[str]) -> list[str]:
    """Return the cards that are gladly lost for good, the worst first."""
    return sorted((card for card in cards if owning(view, card) < 0), key=lambda card: owning(view, card))


def eagerness(view: DominionView, card: str) -> int:
    """Return how early in the Action phase a card is played; below 0: it had better stay in hand."""
    hand = list(view.hand)
    if card in ("Throne Room", "King's Court"):
        return 90 if any(is_a(other, ACTION) and other != card for other in hand) else -1
    if card in TRASHING and not junk(view, hand):
        return -1
    if card == "Mine" and not any(is_a(other, TREASURE) for other in hand):
        return -1
    if card == "Moneylender" and "Copper" not in hand:
        return -1
    if card in VILLAGES:
        return 80 + CARDS[card].cost
    # What gives an action back comes before what ends the phase.
    return (60 if card in AGAIN else 10) + CARDS[card].cost


TRASHING = frozenset(
    ("Chapel", "Remodel", "Upgrade", "Trading Post", "Expand", "Forge", "Trade Route", "Bishop", "Masquerade")
)
"""Actions that had better find something in hand that is gladly lost."""
