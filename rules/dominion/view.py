"""The view of one seat (D32): no hand but its own, no deck, no inside of a discard pile."""

from collections import Counter
from typing import Any

from msgspec import Struct

from rules.dominion.card import (
    ACTION,
    ATTACK,
    BASIC,
    CARDS,
    CURSE,
    REACTION,
    SETS,
    TREASURE,
    TYPES,
    VICTORY,
    Card,
    basic_cards,
    cards_of,
)
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.scoring import scores
from rules.dominion.secrecy import as_told
from rules.dominion.setup import KINGDOMS
from rules.dominion.state import HAND, Dominion, Later, Player
from rules.dominion.supply import for_sale, prices
from rules.kernel import Event, View


class Face(Struct, frozen=True):
    """The printed facts of a card except its text; ``points`` is None if they depend on the owner's other cards."""

    name: str
    cost: int
    types: tuple[str, ...]
    set: str
    points: int | None


class Pile(Struct, frozen=True):
    """A pile of the supply: cards left and present cost.

    ``for_sale``: the seat to move can pay for it and may buy it.
    """

    card: str
    count: int
    cost: int
    for_sale: bool


class Seat(Struct, frozen=True):
    """One player's cards; hidden zones are only counted.

    ``top`` is the top card of the discard pile, ``in_play`` is in the order of playing, ``score`` None before the end.
    ``later`` are the effects of cards in play at the start of the next turn. ``mats`` has the cards that lie face up on
    a mat, ``hidden`` counts those that lie face down, both after the card that put them there.
    """

    hand: int
    deck: int
    discard: int
    top: str | None
    in_play: tuple[str, ...]
    aside: tuple[str, ...]
    turns: int
    score: int | None
    later: tuple[Later, ...] = ()
    mats: tuple[tuple[str, tuple[str, ...]], ...] = ()
    hidden: tuple[tuple[str, int], ...] = ()
    extra_turns: int = 0


class DominionView(View, frozen=True, kw_only=True):
    """The table as one seat sees it.

    ``hand`` is the seat's own, sorted by cost, ``owned`` counts all its cards by name. ``turn`` is the seat to move,
    ``number`` the number of its turn, ``phase`` is ``"buy"`` as soon as that is known; ``playing`` are the cards being
    carried out, the innermost last. ``parts`` has the views of the expansions that show something, by key. ``hidden``
    has the seat's own cards that lie face down. ``extra``: this turn is one more of the same player. ``again``: the
    next turn is one, too. ``draws`` is the size of the next hand.
    """

    turn: int
    number: int
    phase: str
    actions: int
    buys: int
    coins: int
    players: tuple[Seat, ...]
    piles: tuple[Pile, ...]
    kingdom: tuple[str, ...]
    trash: tuple[str, ...]
    playing: tuple[str, ...]
    lately: tuple[Event, ...]
    hand: tuple[str, ...] = ()
    owned: dict[str, int] = {}
    over: bool = False
    parts: dict[str, Any] = {}
    hidden: dict[str, tuple[str, ...]] = {}
    extra: bool = False
    again: bool = False
    draws: int = HAND


def faces() -> dict[str, Face]:
    """Return every card's face by its name: the basic cards, then set by set."""
    return {name: _face(CARDS[name]) for name in (*basic_cards(), *cards_of(*SETS))}


def _face(card: Card) -> Face:
    types = tuple(type_ for type_ in TYPES if type_ in card.types)
    return Face(card.name, card.cost, types, card.set, card.points if isinstance(card.points, int) else None)


def view(table: Dominion, seat: int | None) -> DominionView:
    """Return what ``seat`` may see of the table."""
    table = as_told(table, seat)
    # A spectator owns nothing.
    own = Player() if seat is None else table.players[seat]
    total = scores(table) if table.over else [None] * table.seats
    return DominionView(
        game="dominion",
        seat=seat,
        turn=table.seat,
        number=table.number,
        phase=table.turn.phase,
        actions=table.turn.actions,
        buys=table.turn.buys,
        coins=table.turn.coins,
        players=tuple(in_front(player, score) for player, score in zip(table.players, total, strict=True)),
        piles=piles_of(table),
        kingdom=table.kingdom,
        trash=tuple(table.trash),
        playing=tuple(playing.card for playing in table.turn.playing),
        lately=tuple(event.seen_by(seat) for event in table.lately),
        hand=tuple(sorted(own.hand, key=_by_cost)),
        owned=dict(sorted(Counter(own.cards).items())),
        over=table.over,
        parts=shown_parts(table),
        hidden=lying(own.hidden),
        extra=table.turn.extra,
        again=table.turn.again,
        draws=table.turn.draws,
    )


def in_front(player: Player, score: int | None) -> Seat:
    """Return what everyone sees of a player."""
    return Seat(
        hand=len(player.hand),
        deck=len(player.deck),
        discard=len(player.discard),
        top=player.discard[0] if player.discard else None,
        in_play=tuple(player.in_play),
        aside=tuple(player.aside),
        turns=player.turns,
        score=score,
        later=tuple(player.later),
        mats=tuple(lying(player.mats).items()),
        hidden=tuple((mat, len(cards)) for mat, cards in player.hidden.items()),
        extra_turns=player.extra_turns,
    )


def lying(mats: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """Return the cards of each mat."""
    return {mat: tuple(cards) for mat, cards in mats.items()}


def shown_parts(table: Dominion) -> dict[str, Any]:
    """Return the views of the expansions that show something."""
    return {key: part for key, one in EXPANSIONS.items() if (part := one.show(table)) is not None}


def piles_of(table: Dominion) -> tuple[Pile, ...]:
    """Return the piles of the supply."""
    costs = prices(table, table.supply)
    offered = {option.id for option in for_sale(table)}
    return tuple(Pile(card, count, costs[card], card in offered) for card, count in table.supply.items())


def _by_cost(card: str) -> tuple[int, str]:
    return CARDS[card].cost, card
