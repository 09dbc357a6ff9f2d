"""The reasons of the computer opponent: what it wants of a card, and the better one that it does without.

The cards that a player owns are no part of the public view. So a reason names a better card that a player has enough
of, but no number of cards.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.dominion.card import ACTION, CARDS, CURSE, ENDING, PLAIN, TREASURE, VICTORY, is_a
from rules.dominion.evaluation import LATE, NOTHING, TRAITS, ending, worth
from rules.dominion.view import DominionView
from rules.kernel import Event, Level, Reason


def reasons(view: DominionView, event: Event, _seat: int, level: Level) -> Sequence[Reason]:
    """Return why a computer did what an event tells."""
    tell = TELLS.get(event.kind)
    return tell(view, event, level) if tell else ()


def bought(view: DominionView, event: Event, level: Level) -> list[Reason]:
    """Return why a card was bought: its points or its effect, and the better card that was left."""
    card: str = event.args["card"]
    if is_a(card, VICTORY) and not is_a(card, ACTION) and not is_a(card, TREASURE):
        return _points(view, card)
    found = [Reason("dominion.again")] if card in TRAITS.again | TRAITS.villages else []
    found.append(
        Reason("dominion.coins", {"coins": PLAIN[card]}) if card in PLAIN else Reason("dominion.effect", {"id": card})
    )
    # A beginner does not compare cards by these weights.
    return found if level == "easy" else [*_instead(view, card, level), *found]


def _points(view: DominionView, card: str) -> list[Reason]:
    """Return why points were bought."""
    left = ending(view) - (card in ENDING)
    points = CARDS[card].points
    facts = {"points": points, "left": left} if isinstance(points, int) else {"left": left}
    return [Reason("dominion.points" if isinstance(points, int) else "dominion.late", facts)]


def _instead(view: DominionView, card: str, level: Level) -> list[Reason]:
    """Return why a card with a higher worth, or with points, was not bought."""
    offered = [pile.card for pile in view.piles if pile.for_sale and pile.card != card]
    if any(one in ENDING for one in offered) and ending(view) > LATE:
        return [Reason("dominion.riches")]
    better = [one for one in offered if not is_a(one, VICTORY) and worth(view, one) > max(worth(view, card), NOTHING)]
    if not better:
        return []
    first = max(better, key=lambda one: worth(view, one))
    return [Reason("dominion.searched" if level == "hard" else "dominion.enough", {"card": first})]


def played(_view: DominionView, event: Event, _level: Level) -> list[Reason]:
    """Return why an Action was played before others."""
    return [Reason("dominion.first")] if event.args["card"] in TRAITS.again | TRAITS.villages else []


def trashed(_view: DominionView, event: Event, _level: Level) -> list[Reason]:
    """Return why junk was trashed."""
    junk = {"Copper", "Estate", "Curse"}
    return [Reason("dominion.junk")] if junk.issuperset(event.args["cards"]) else []


def discarded(_view: DominionView, event: Event, _level: Level) -> list[Reason]:
    """Return why useless cards were discarded, if all can see them."""
    cards = event.args.get("cards", ())
    idle = all(is_a(card, VICTORY) or is_a(card, CURSE) for card in cards)
    useful = any(is_a(card, ACTION) or is_a(card, TREASURE) for card in cards)
    return [Reason("dominion.idle")] if cards and idle and not useful else []


def ended(view: DominionView, event: Event, _level: Level) -> list[Reason]:
    """Return why a turn ended without a purchase."""
    for told in reversed(view.lately):
        if told.kind == "dominion.bought" or event.args["seat"] != view.turn:
            return []
        if told.kind == "dominion.turn":
            break
    return [Reason("dominion.nothing", {"coins": view.coins})]


Tell = Callable[[DominionView, Event, Level], list[Reason]]

TELLS: Mapping[str, Tell] = {
    "dominion.bought": bought,
    "dominion.played": played,
    "dominion.trashed": trashed,
    "dominion.discarded": discarded,
    "dominion.new_hand": ended,
}
"""The reasons by the kind of an event."""
