"""The questions that cards ask: which cards of the hand, which pile of the supply, which of the options.

A choice that depends on a hand is secret where another player is asked: he is asked even if only one answer is
possible, so that nobody learns from the pause what he holds.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from rules.dominion.card import CARDS, SETS, is_a
from rules.dominion.state import Dominion
from rules.dominion.supply import piles
from rules.kernel import Choice, Option, Play, ask, pick


@cache
def card_option(card: str, limit: int = 1) -> Option:
    """Return the option to pick a card, up to ``limit`` times."""
    return Option(card, limit=limit)


def card_options(cards: Iterable[str]) -> list[Option]:
    """Return one option for each different card, in the order of their names."""
    return [card_option(card, count) for card, count in sorted(Counter(cards).items())]


def some(
    table: Dominion,
    seat: int,
    kind: str,
    cards: Sequence[str],
    least: int,
    most: int,
    *,
    ordered: bool = False,
    check: Callable[[Choice], None] | None = None,
    **args: Any,
) -> Play[list[str]]:
    """Ask for ``least`` to ``most`` of the cards, or as many as there are."""
    least, most = min(least, len(cards)), min(most, len(cards))
    if not most:
        return []
    options = card_options(cards)
    chosen: list[str] = yield ask(
        seat,
        kind,
        options,
        least=least,
        most=most,
        ordered=ordered,
        secret=seat != table.seat,
        check=check,
        card=table.this.card,
        **args,
    )
    return chosen


def any_number(table: Dominion, seat: int, kind: str, cards: Sequence[str]) -> Play[list[str]]:
    """Ask for any number of the cards, none included (D44)."""
    return (yield from some(table, seat, kind, cards, 0, len(cards)))


def one(table: Dominion, seat: int, kind: str, cards: Sequence[str], **args: Any) -> Play[str | None]:
    """Ask for exactly one of the cards; None if there is none."""
    chosen = yield from some(table, seat, kind, cards, 1, 1, **args)
    return chosen[0] if chosen else None


def perhaps(table: Dominion, seat: int, kind: str, cards: Sequence[str], **args: Any) -> Play[str | None]:
    """Ask for one of the cards or ``done``; None if there is none or none is wanted."""
    if not cards:
        return None
    options = [*map(card_option, sorted(set(cards))), Option("done")]
    chosen = yield from pick(seat, kind, options, secret=seat != table.seat, card=table.this.card, **args)
    return None if chosen == "done" else chosen


def which(table: Dominion, kind: str, *ids: str, **args: Any) -> Play[str]:
    """Ask whose turn it is for one of the ids."""
    return (yield from pick(table.seat, kind, ids, card=table.this.card, **args))


def confirmed(table: Dominion, kind: str, **args: Any) -> Play[bool]:
    """Ask whose turn it is for yes or no."""
    return (yield from which(table, kind, "yes", "no", **args)) == "yes"


def announced(table: Dominion, seat: int, kind: str, *ids: str, count: int = 1) -> Play[list[str]]:
    """Ask for ``count`` different ones of the card's options and announce them before they are carried out (D29)."""
    chosen: list[str] = yield ask(seat, kind, ids, least=count, most=count, card=table.this.card)
    table.tell("dominion.chose", seat=seat, card=table.this.card, options=chosen)
    return chosen


def pile(
    table: Dominion,
    seat: int,
    kind: str,
    *,
    least: int = 0,
    most: int,
    of: str | None = None,
    optional: bool = False,
    **args: Any,
) -> Play[str | None]:
    """Ask for a pile that costs ``least`` to ``most`` now; None if there is none, or ``done`` where it is optional."""
    options = [option for option in piles(table, least, most) if of is None or is_a(option.id, of)]
    if not options:
        return None
    if optional:
        options.append(Option("done"))
    chosen = yield from pick(seat, kind, options, card=table.this.card, at_least=least, at_most=most, **args)
    return None if chosen == "done" else chosen


def name_a_card(table: Dominion, seat: int, kind: str) -> Play[str]:
    """Ask for the name of any card at all, and announce it; those of the supply come first."""
    named = yield from pick(seat, kind, _all_names(tuple(table.supply)), card=table.this.card)
    table.tell("dominion.named", seat=seat, card=table.this.card, name=named)
    return named


@cache
def _all_names(supply: tuple[str, ...]) -> tuple[Option, ...]:
    here = [Option(card, ("supply", card)) for card in supply]
    basic = [card.name for card in CARDS.values() if card.set == "basic" and card.name not in supply]
    there = [Option(card, ("basic", card)) for card in basic]
    for set_ in SETS:
        names = [card.name for card in CARDS.values() if card.set == set_ and card.name not in supply]
        there += [Option(name, (set_, name)) for name in names]
    return (*here, *there)
