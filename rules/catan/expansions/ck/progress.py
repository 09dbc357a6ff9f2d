"""Progress cards: drawing, holding and playing them (K84, K87 to K90)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from rules.catan.defaults import any_one
from rules.catan.expansions.ck.components import TRACKS
from rules.catan.expansions.ck.part import SCIENCE, own, part_of
from rules.catan.expansions.ck.state import Cities
from rules.catan.island import Island
from rules.catan.state import Catan
from rules.catan.tables import table
from rules.catan.winning import check_win
from rules.kernel import Option, Play, all_of, ask

_TABLE: Final[dict[str, Any]] = table(__package__, "cards.toml")

DECKS: Final[list[dict[str, int]]] = [_TABLE[track] for track in TRACKS]
POINTS: Final = frozenset(_TABLE["points"])
DECK_OF: Final = {card: track for track, deck in enumerate(DECKS) for card in deck}
"""The deck of every card, as a number of ``TRACKS``."""

LIMIT = 4
"""The limits of cards in hand outside the own turn and after it (K90)."""


class Card(Struct, frozen=True):
    """A progress card: whether playing it would change anything (K88), and its effect."""

    possible: Callable[[Island, int], object]
    play: Callable[[Island, int], Play[None]]


CARDS: dict[str, Card] = {}
"""Every card that is played, by name; each deck's module adds its own. All but the Alchemist are actions."""

ALCHEMIST = "alchemist"


def ordered_decks() -> list[list[str]]:
    """Return the three decks, not yet shuffled (K87)."""
    return [[card for card, count in deck.items() for _ in range(count)] for deck in DECKS]


def fresh(seats: int, _size: str) -> Cities:
    """Return the facts at the start: the decks, and nothing built."""
    return Cities(
        levels=[[0] * len(TRACKS) for _ in range(seats)],
        decks=ordered_decks(),
        held=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        defender=[0] * seats,
    )


def shuffle(state: Catan) -> None:
    """Shuffle the decks."""
    for deck in part_of(state).decks:
        state.chance.shuffle(deck)


# Drawing and holding


def castle(island: Island, track: int) -> Play[None]:
    """Let every seat draw whose improvements reach the level of the red die (K84)."""
    state, part = island.state, own(island)
    for seat in state.after(state.seat):
        # A seat with any level draws if the die shows at most one more than it (K84).
        if 0 < part.levels[seat][track] >= state.dice[1] - 1:
            draw(island, seat, track, needed=max(1, state.dice[1] - 1))
    yield from keep_limits(island)


def draw(island: Island, seat: int, track: int, needed: int | None = None) -> None:
    """Draw the top card of a deck, if there is one; a point card is shown and counts at once (K98, K106).

    ``needed``: the level of improvements that the red die required.
    """
    part, state = own(island), island.state
    if not part.decks[track]:
        return
    card = part.decks[track].pop(0)
    if card in POINTS:
        part.shown[seat].append(card)
        state.tell("catan.point_card", seat=seat, card=card, needed=needed, deck=TRACKS[track])
        check_win(island)
    else:
        part.held[seat].append(card)
        state.tell("catan.drew", seat=seat, deck=TRACKS[track], needed=needed, to=(seat,), hidden={"card": card})
    state.reveal()


def keep_limits(island: Island) -> Play[None]:
    """Let every seat but the seat to move put back a fifth card (D6)."""
    state = island.state
    # The seat to move may hold five until its turn ends (K90).
    full = [seat for seat in state.others(state.seat) if len(own(island).held[seat]) > LIMIT]
    yield from all_of([put_back(island, seat) for seat in full])


def put_back(island: Island, seat: int) -> Play[None]:
    """Let a seat discard one of its cards, unseen (K89, K90)."""
    part = own(island)
    usual = any_one(island.state, part.held[seat])
    options = card_options(part.held[seat])
    (card,) = yield ask(seat, "catan.put_back", options, secret=True, default=[usual], lapses=True)
    part.held[seat].remove(card)
    part.decks[DECK_OF[card]].append(card)
    island.state.tell("catan.put_back", seat=seat, deck=TRACKS[DECK_OF[card]], to=(seat,), hidden={"card": card})


def end(island: Island) -> Play[None]:
    """At the end of the turn put back a fifth card, and reset the facts of the turn (D16)."""
    part, seat = own(island), island.state.seat
    if len(part.held[seat]) > LIMIT:
        yield from put_back(island, seat)
    # The rates of Merchant Fleets end too, so the rates are found again.
    part.fleet = []
    island.set_rates(seat)


def card_options(cards: Iterable[str]) -> list[Option]:
    """Return an option for every kind of card, with its count as the limit."""
    held = sorted(cards)
    return [_card_option(card, held.count(card)) for card in dict.fromkeys(held)]


@cache
def _card_option(card: str, limit: int) -> Option:
    return Option(card, args={"card": card, "deck": TRACKS[DECK_OF[card]]}, limit=limit)


# Playing


@cache
def _play_option(card: str) -> Option:
    return Option(f"play:{card}", ("play", card), {"card": card})


def plays(island: Island, seat: int) -> list[Option]:
    """Offer the cards that may be played among the actions (K88)."""
    held = own(island).held[seat]
    found = [card for card in CARDS if card != ALCHEMIST and card in held]
    return [_play_option(card) for card in found if CARDS[card].possible(island, seat)]


def early(island: Island, seat: int) -> list[Option]:
    """Offer the Alchemist before the roll (K91)."""
    return [_play_option(ALCHEMIST)] if ALCHEMIST in own(island).held[seat] else []


def waits(island: Island, seat: int) -> bool:
    """Return whether the seat may hold an Alchemist, by the colour of its cards, and has not just played one."""
    part = own(island)
    return not part.alchemy and any(DECK_OF[card] == SCIENCE for card in part.held[seat])


def play_card(island: Island, seat: int, card: str) -> Play[None]:
    """Play a card: it goes to the bottom of its deck, then takes effect."""
    part = own(island)
    # Below its deck before it takes effect: no card's effect draws that deep.
    part.held[seat].remove(card)
    part.decks[DECK_OF[card]].append(card)
    island.state.tell("catan.played", seat=seat, card=card)
    yield from CARDS[card].play(island, seat)


def register(cards: Mapping[str, Card]) -> None:
    """Add a deck's cards."""
    CARDS.update(cards)
