"""The questions that cards ask: which cards in hand, which pile of the supply, which of the options.

A question about the hand of another player is secret: the player is asked even if only one answer is possible, so that
the pause does not tell what is in hand (``secrecy``). Such an answer the table gives some time later. ``secrecy`` says
which questions of the player's own turn are secret too.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from rules.dominion.card import BASIC, SETS, basic_cards, cards_of, is_a, of_type
from rules.dominion.secrecy import may_hold_any
from rules.dominion.state import Dominion
from rules.dominion.supply import piles
from rules.kernel import Choice, Option, Play, Unfinished, ask

DONE = Option("done")


@cache
def card_option(card: str, limit: int = 1) -> Option:
    """Return the option to pick a card, up to ``limit`` times."""
    return Option(card, limit=limit)


def card_options(cards: Iterable[str]) -> list[Option]:
    """Return one option for each different card, in the order of their names."""
    return [card_option(card, count) for card, count in sorted(Counter(cards).items())]


def put(table: Dominion, seat: int, kind: str, options: Sequence[Option | str], **more: Any) -> Play[list[str]]:
    """Put the question of the card being carried out to a seat.

    The answer of another player depends on that player's hand. So no earlier answer can be taken back after it.
    """
    elsewhere = seat != table.seat
    chosen: list[str] = yield ask(seat, kind, options, card=table.this.card, lapses=elsewhere, **more)
    if elsewhere:
        table.reveal()
    return chosen


def put_one(table: Dominion, seat: int, kind: str, options: Sequence[Option | str], **more: Any) -> Play[str]:
    """Put a question that has one answer to a seat."""
    return (yield from put(table, seat, kind, options, **more))[0]


def some(
    table: Dominion,
    seat: int,
    kind: str,
    cards: Sequence[str],
    least: int,
    most: int,
    **more: Any,
) -> Play[list[str]]:
    """Ask for ``least`` to ``most`` of the cards, or for as many as there are."""
    least, most = min(least, len(cards)), min(most, len(cards))
    if not most:
        return []
    options, secret = card_options(cards), seat != table.seat
    return (yield from put(table, seat, kind, options, least=least, most=most, secret=secret, **more))


def any_number(table: Dominion, seat: int, kind: str, cards: Sequence[str]) -> Play[list[str]]:
    """Ask for any number of the cards, which may be none (D44)."""
    return (yield from some(table, seat, kind, cards, 0, len(cards)))


def none_or_two(table: Dominion, seat: int, kind: str, cards: Sequence[str]) -> Play[list[str]]:
    """Ask for two of the cards or none. A player with a single card may pick it."""
    count = min(2, len(cards))

    def all_or_nothing(chosen: Choice) -> None:
        if len(chosen) not in (0, count):
            raise Unfinished("none_or_two")

    return (yield from some(table, seat, kind, cards, 0, 2, check=all_or_nothing))


def one(table: Dominion, seat: int, kind: str, cards: Sequence[str], **args: Any) -> Play[str | None]:
    """Ask for exactly one of the cards; return None if there is none."""
    chosen = yield from some(table, seat, kind, cards, 1, 1, **args)
    return chosen[0] if chosen else None


def perhaps(table: Dominion, seat: int, kind: str, cards: Sequence[str], *, secret: bool = False) -> Play[str | None]:
    """Ask for one of the cards or ``done``; return None if there is none or none is wanted.

    A ``secret`` question is put even without a card, because the others must not know whether there is one.
    """
    if not cards and not secret:
        return None
    # As a set, because only one is picked, however many copies there are.
    options = [*card_options(set(cards)), DONE]
    chosen = yield from put_one(table, seat, kind, options, secret=secret or seat != table.seat)
    return None if chosen == "done" else chosen


def perhaps_any(table: Dominion, kind: str, type_: str) -> Play[str | None]:
    """Ask the player to move for a card of this type in hand, or ``done``, if the player may hold one."""
    cards = of_type(table.me.hand, type_)
    return (yield from perhaps(table, table.seat, kind, cards, secret=may_hold_any(table, table.seat, type_)))


def which(table: Dominion, kind: str, *ids: str, **args: Any) -> Play[str]:
    """Ask the player to move for one of the ids."""
    return (yield from put_one(table, table.seat, kind, ids, **args))


def announced(table: Dominion, seat: int, kind: str, *ids: str, count: int = 1) -> Play[list[str]]:
    """Ask for ``count`` different ones of the card's options and announce them before they are carried out (D29)."""
    chosen = yield from put(table, seat, kind, ids, least=count, most=count)
    table.tell("dominion.chose", seat=seat, card=table.this.card, options=chosen)
    return chosen


def confirmed(table: Dominion, kind: str, **args: Any) -> Play[bool]:
    """Ask the player to move for yes or no."""
    return (yield from which(table, kind, "yes", "no", **args)) == "yes"


def possibly(table: Dominion, kind: str, possible: bool, *others: str, **args: Any) -> Play[str]:
    """Ask the player to move for ``yes``, if possible, or one of the ids. The others do not learn what was possible."""
    ids = ("yes", *others) if possible else others
    return (yield from which(table, kind, *ids, secret=True, **args))


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
    """Ask for a pile that costs ``least`` to ``most`` now; return None if there is none or the answer is ``done``."""
    options = [option for option in piles(table, least, most) if of is None or is_a(option.id, of)]
    if not options:
        return None
    if optional:
        options.append(DONE)
    chosen = yield from put_one(table, seat, kind, options, at_least=least, at_most=most, **args)
    return None if chosen == "done" else chosen


def name_a_card(table: Dominion, seat: int, kind: str) -> Play[str]:
    """Ask for the name of any card and announce it; the cards of the supply come first."""
    named = yield from put_one(table, seat, kind, _all_names(tuple(table.supply)))
    table.tell("dominion.named", seat=seat, card=table.this.card, name=named)
    return named


@cache
def _all_names(supply: tuple[str, ...]) -> tuple[Option, ...]:
    here = [Option(card, ("supply", card)) for card in supply]
    # Any card of all sets may be named, in this game or not (D23).
    sets = {BASIC: basic_cards(), **{set_: cards_of(set_) for set_ in SETS}}
    elsewhere = [(set_, card) for set_, cards in sets.items() for card in cards if card not in supply]
    return (*here, *(Option(card, (set_, card)) for set_, card in elsewhere))
