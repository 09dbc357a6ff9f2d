"""What one seat may see of a table of Dominion (D32): no hand but its own, no deck, no inside of a discard pile."""

from collections import Counter

from msgspec import Struct

from rules.dominion.card import ACTION, ATTACK, CARDS, CURSE, REACTION, SETS, TREASURE, TYPES, VICTORY, Card
from rules.dominion.cards.prosperity import has_token
from rules.dominion.etiquette import as_told
from rules.dominion.scoring import scores
from rules.dominion.setup import KINGDOMS
from rules.dominion.state import Dominion, Player
from rules.dominion.supply import for_sale, prices
from rules.kernel import Event, View

__all__ = [
    "ACTION",
    "ATTACK",
    "CURSE",
    "KINGDOMS",
    "REACTION",
    "SETS",
    "TREASURE",
    "VICTORY",
    "DominionView",
    "Face",
    "Pile",
    "Seat",
    "faces",
    "view",
]


class Face(Struct, frozen=True):
    """What is printed on a card besides its text; ``points`` is None where they depend on what else one owns."""

    name: str
    cost: int
    types: tuple[str, ...]
    set: str
    points: int | None


class Pile(Struct, frozen=True):
    """A pile of the supply: cards left, present cost, whether its Trade Route token is still there.

    ``for_sale``: the seat to move can pay for it and may buy it, once it buys.
    """

    card: str
    count: int
    cost: int
    token: bool
    for_sale: bool


class Seat(Struct, frozen=True):
    """What lies in front of one player; zones that are hidden are only counted.

    ``top`` is the top card of the discard pile, ``in_play`` is in the order of playing, ``score`` None before the end.
    """

    hand: int
    deck: int
    discard: int
    top: str | None
    in_play: tuple[str, ...]
    aside: tuple[str, ...]
    vp: int
    turns: int
    score: int | None


class DominionView(View, frozen=True, kw_only=True):
    """The table as one seat sees it.

    ``hand`` is the seat's own, sorted by cost, ``owned`` counts all its cards by name. ``turn`` is whose turn it
    is, ``number`` which one of his, ``phase`` ``"buy"`` as soon as that is known; ``banned`` cards may not be bought
    this turn, ``playing`` are the cards being carried out, the innermost last. ``mat`` counts the tokens on the Trade
    Route mat, None without a Trade Route. ``tokens``: whether victory tokens can occur (D9).
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
    colony: bool
    trash: tuple[str, ...]
    mat: int | None
    tokens: bool
    banned: tuple[str, ...]
    playing: tuple[str, ...]
    lately: tuple[Event, ...]
    hand: tuple[str, ...] = ()
    owned: dict[str, int] = {}
    over: bool = False


def faces() -> dict[str, Face]:
    """Return every card's face by its name, in the order of the sets."""
    return {name: _face(card) for name, card in CARDS.items()}


def _face(card: Card) -> Face:
    types = tuple(type_ for type_ in TYPES if type_ in card.types)
    return Face(card.name, card.cost, types, card.set, card.points if isinstance(card.points, int) else None)


def view(table: Dominion, seat: int | None) -> DominionView:
    """Return what ``seat`` may see of the table."""
    table = as_told(table, seat)
    # Who has no seat owns nothing.
    own = Player() if seat is None else table.players[seat]
    total = scores(table) if table.over else [None] * table.seats
    return DominionView(
        game="dominion",
        seat=seat,
        turn=table.seat,
        number=table.me.turns + 1,
        phase=table.turn.phase,
        actions=table.turn.actions,
        buys=table.turn.buys,
        coins=table.turn.coins,
        players=tuple(_in_front(player, score) for player, score in zip(table.players, total, strict=True)),
        piles=_piles(table),
        kingdom=table.kingdom,
        colony=table.colony,
        trash=tuple(table.trash),
        # Shown only where they can change (D9, D10).
        mat=len(table.mat) if "Trade Route" in table.kingdom else None,
        tokens=not {"Bishop", "Goons", "Monument"}.isdisjoint(table.kingdom),
        banned=tuple(table.turn.banned),
        playing=tuple(playing.card for playing in table.turn.playing),
        lately=tuple(event.seen_by(seat) for event in table.lately),
        hand=tuple(sorted(own.hand, key=_by_cost)),
        owned=dict(sorted(Counter(own.cards).items())),
        over=table.over,
    )


def _in_front(player: Player, score: int | None) -> Seat:
    return Seat(
        hand=len(player.hand),
        deck=len(player.deck),
        discard=len(player.discard),
        top=player.discard[0] if player.discard else None,
        in_play=tuple(player.in_play),
        aside=tuple(player.aside),
        vp=player.vp,
        turns=player.turns,
        score=score,
    )


def _piles(table: Dominion) -> tuple[Pile, ...]:
    costs = prices(table, table.supply)
    offered = {option.id for option in for_sale(table)}
    return tuple(
        Pile(card, count, costs[card], has_token(table, card) and card not in table.mat, card in offered)
        for card, count in table.supply.items()
    )


def _by_cost(card: str) -> tuple[int, str]:
    return CARDS[card].cost, card
