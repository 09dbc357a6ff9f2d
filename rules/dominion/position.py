"""A table of Dominion as plain JSON, and the way back. The package's docstring lists the keys."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

import msgspec
from msgspec import Struct

from rules.dominion.card import ACTION, BASIC, CARDS, TREASURE, is_a, of_type
from rules.dominion.durations import NEXT_TURN
from rules.dominion.expansion import EXPANSIONS, Expansion
from rules.dominion.setup import KINGDOMS, SIZE, copies, deal, lay_out
from rules.dominion.state import Dominion, Later, Player, Turn
from rules.kernel import Chance, Facts, plain


class Seat(Struct, forbid_unknown_fields=True):
    """The base game's keys of a player in a position."""

    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    in_play: list[str] = []
    turns: int = 0
    mats: dict[str, list[str]] = {}
    hidden: dict[str, list[str]] = {}
    later: list[Later] = []
    extra_turns: int = 0

    @property
    def staying(self) -> Counter[str]:
        """The cards in play that stay there for an effect of the next turn."""
        return Counter(card for effect in self.later for card in effect.stay)


RARE: Final[dict[str, Any]] = {"mats": {}, "hidden": {}, "later": [], "extra_turns": 0}
"""The keys of a player that a position leaves out while they have these values, as in most kingdoms."""


class Position(Struct, forbid_unknown_fields=True):
    """The base game's keys of a position; None where the default depends on the rest.

    ``seat`` is another name of ``turn``.
    """

    seats: int
    options: Facts = {}
    players: list[Seat] | None = None
    supply: dict[str, int] = {}
    trash: list[str] = []
    kingdom: list[str] | None = None
    turn: int = 0
    seat: int | None = None
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    extra: bool = False

    @property
    def mover(self) -> int:
        """The seat to move."""
        return self.turn if self.seat is None else self.seat

    def owned(self) -> Iterator[str]:
        """Yield every card that lies outside the supply."""
        for player in self.players or []:
            yield from (*player.hand, *player.deck, *player.discard, *player.in_play)
            yield from chain.from_iterable((*player.mats.values(), *player.hidden.values()))
        yield from self.trash

    def cards(self) -> Iterator[str]:
        """Yield every card that is named outside the kingdom."""
        yield from (*self.owned(), *self.supply)
        for player in self.players or []:
            yield from (*player.mats, *player.hidden, *(effect.card for effect in player.later))


def position(table: Dominion) -> Facts:
    """Return a table between turns as plain JSON."""
    facts: Facts = plain(
        {
            "seats": table.seats,
            "options": table.options,
            "players": [_seat(player) for player in table.players],
            "supply": table.supply,
            "trash": table.trash,
            "kingdom": table.kingdom,
            "turn": table.seat,
            "phase": table.turn.phase,
            "actions": table.turn.actions,
            "buys": table.turn.buys,
            "coins": table.turn.coins,
        }
    )
    if table.turn.extra:
        facts["extra"] = True
    for expansion in EXPANSIONS.values():
        own, of_seats = plain(expansion.write(table))
        facts |= own
        facts["players"] = [player | more for player, more in zip(facts["players"], of_seats, strict=True)]
    return facts


def _seat(player: Player) -> Facts:
    facts = {name: getattr(player, name) for name in Seat.__struct_fields__}
    return {name: value for name, value in facts.items() if name not in RARE or value != RARE[name]}


def arrange(facts: Facts, chance: Chance) -> Dominion:
    """Return the table of a position; raise a ValueError that says in one sentence what is impossible."""
    base, keys = _divided(facts)
    given = msgspec.convert(base, Position)
    _check(given)
    kingdom, named = _kingdom(given), set(given.cards())
    beside = [one.piles(given.options, kingdom, chance, own, named) for one, own, _ in keys]
    table = lay_out(given.seats, given.options, chance, kingdom, {card for cards in beside for card in cards})
    _fill_supply(table, given)
    table.trash = given.trash
    table.seat = given.mover
    if given.players is None:
        deal(table)
    else:
        table.players = [Player(**msgspec.structs.asdict(player)) for player in given.players]
    table.turn = _turn(given, table.me)
    for expansion, own, of_seats in keys:
        expansion.read(table, own, of_seats)
    # The hands and shuffles of dealing are not part of an arranged table's story.
    table.news.clear()
    table.lately.clear()
    return table


def _divided(facts: Facts) -> tuple[Facts, list[tuple[Expansion, Struct, list[Struct]]]]:
    """Return the base game's part of a position, and for each expansion its keys and those of the players."""
    base = dict(facts)
    players = [dict(player) for player in base.get("players") or []]
    keys = []
    for expansion in EXPANSIONS.values():
        of_seats = [_taken(player, expansion.seat_keys) for player in players]
        keys.append((expansion, _taken(base, expansion.keys), of_seats))
    return base | ({"players": players} if players else {}), keys


def _taken(facts: Facts, keys: type[Struct]) -> Struct:
    """Take the keys of this type out of the facts."""
    return msgspec.convert({name: facts.pop(name) for name in keys.__struct_fields__ if name in facts}, keys)


def _check(given: Position) -> None:
    """Refuse impossible positions."""
    kingdom = given.kingdom or []
    if given.players is not None and len(given.players) != given.seats:
        raise ValueError(f"{given.seats} seats need {given.seats} players, not {len(given.players)}")
    if not 0 <= given.mover < given.seats:
        raise ValueError(f"there is no seat {given.mover} to move")
    if given.phase not in ("action", "buy"):
        raise ValueError(f"a turn has no phase {given.phase!r}")
    for card in (*given.cards(), *kingdom):
        if card not in CARDS:
            raise ValueError(f"there is no card called {card!r}")
    if wrong := [card for card in kingdom if CARDS[card].set == BASIC]:
        raise ValueError(f"{wrong[0]} is no kingdom card")
    # Cards that lie outside the supply join the kingdom in addition to the ten.
    if len(set(kingdom)) < len(kingdom) or len(set(kingdom).difference(given.cards())) > SIZE:
        raise ValueError(f"a kingdom has at most {SIZE} cards, all different")
    counts = [given.actions, given.buys, given.coins, *given.supply.values()]
    counts += [count for player in given.players or [] for count in (player.turns, player.extra_turns)]
    if min(counts) < 0:
        raise ValueError("no count can be less than 0")
    for seat, player in enumerate(given.players or []):
        _check_player(player, moving=seat == given.mover)


def _check_player(player: Seat, *, moving: bool) -> None:
    """Refuse cards in play that cannot be played, or that lie before a player who is not to move."""
    if wrong := list(player.staying - Counter(player.in_play)):
        raise ValueError(f"{wrong[0]} cannot stay in play, because it is not in play")
    if not moving and player.staying != Counter(player.in_play):
        raise ValueError("only the player to move has cards in play, except for those that stay there")
    for card in player.in_play:
        if not (is_a(card, ACTION) or is_a(card, TREASURE)):
            raise ValueError(f"{card} is never in play")
    for effect in player.later:
        if effect.card not in NEXT_TURN:
            raise ValueError(f"{effect.card} does nothing at the start of a later turn")


def _kingdom(given: Position) -> tuple[str, ...]:
    """Return the given kingdom with the kingdom cards named elsewhere, or these filled up to ten."""
    named = [card for card in given.cards() if CARDS[card].set != BASIC]
    if given.kingdom is not None:
        return tuple(dict.fromkeys((*given.kingdom, *named)))
    return tuple(dict.fromkeys((*named, *KINGDOMS["First Game"])))[: max(SIZE, len(set(named)))]


def _turn(given: Position, player: Player) -> Turn:
    """Return the turn. Every Action in play was played once, and the counters include what it gave.

    The effects that cards have left for this turn are still to come.
    """
    staying = Counter(player.staying)
    return Turn(
        phase=given.phase,
        buying=given.phase == "buy",
        actions=given.actions,
        buys=given.buys,
        coins=given.coins,
        # The table does not show whether a Throne Room played a card twice.
        plays=of_type(list((Counter(player.in_play) - staying).elements()), ACTION),
        extra=given.extra,
    )


def _fill_supply(table: Dominion, given: Position) -> None:
    """Set the piles that are given. The others have the cards that lie nowhere else, at most a full pile."""
    elsewhere = Counter(given.owned())
    for card in {**elsewhere, **given.supply}:
        if card not in table.supply:
            raise ValueError(f"{card} has no pile in this game")
    for card, full in table.supply.items():
        # The first hands are dealt in addition to the full pile.
        rest = copies(card, table.seats) - elsewhere[card]
        count = given.supply.get(card, min(full, rest))
        if not 0 <= count <= min(full, rest):
            raise ValueError(f"there are only {full} {card} for the pile and {copies(card, table.seats)} in all")
        table.supply[card] = count
