"""A table of Dominion written down as plain JSON, and the way back; the keys are listed in the package's docstring."""

from collections import Counter
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from rules.dominion.card import ACTION, CARDS, TREASURE, is_a, of_type
from rules.dominion.cards.prosperity import has_token
from rules.dominion.setup import KINGDOMS, SIZE, copies, deal, lay_out, pile_size, with_colony
from rules.dominion.state import Dominion, Player, Turn
from rules.kernel import Chance, Facts, plain


class Seat(Struct, forbid_unknown_fields=True):
    """One player's part of a position."""

    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    in_play: list[str] = []
    vp: int = 0
    turns: int = 0


class Position(Struct, forbid_unknown_fields=True):
    """A position as people write it; None where the default depends on the rest. ``seat`` is ``turn`` as it was once
    called.
    """

    seats: int
    options: Facts = {}
    players: list[Seat] | None = None
    supply: dict[str, int] = {}
    trash: list[str] = []
    kingdom: list[str] | None = None
    colony: bool | None = None
    trade_route: int | list[str] | None = None
    turn: int = 0
    seat: int | None = None
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0

    @property
    def mover(self) -> int:
        """The seat to move."""
        return self.turn if self.seat is None else self.seat

    def owned(self) -> Iterator[str]:
        """Yield every card that lies somewhere but in the supply."""
        for player in self.players or []:
            yield from (*player.hand, *player.deck, *player.discard, *player.in_play)
        yield from self.trash

    def cards(self) -> Iterator[str]:
        """Yield every card that is named anywhere but in the kingdom."""
        yield from (*self.owned(), *self.supply)


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
            "colony": table.colony,
            "trade_route": table.mat,
            "turn": table.seat,
            "phase": table.turn.phase,
            "actions": table.turn.actions,
            "buys": table.turn.buys,
            "coins": table.turn.coins,
        }
    )
    return facts


def _seat(player: Player) -> Seat:
    return Seat(**{name: getattr(player, name) for name in Seat.__struct_fields__})


def arrange(facts: Facts, chance: Chance) -> Dominion:
    """Return the table of a position; ValueError says in one sentence what is impossible."""
    given = msgspec.convert(facts, Position)
    _check(given)
    kingdom = _kingdom(given)
    table = lay_out(given.seats, given.options, chance, kingdom, _colony(given, kingdom, chance))
    _fill_supply(table, given)
    table.trash = given.trash
    table.seat = given.mover
    if given.players is None:
        deal(table)
    else:
        table.players = [Player(**msgspec.structs.asdict(player)) for player in given.players]
    table.turn = _turn(given, table.me.in_play)
    table.mat = _tokens_moved(table, given.trade_route)
    # Dealing tells of hands and shuffles that are no part of an arranged table's story.
    table.news.clear()
    table.lately.clear()
    return table


def _check(given: Position) -> None:
    """Refuse what cannot be."""
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
    if wrong := [card for card in kingdom if CARDS[card].set == "basic"]:
        raise ValueError(f"{wrong[0]} is no kingdom card")
    # Cards that lie somewhere join the kingdom beyond the ten.
    if len(set(kingdom)) < len(kingdom) or len(set(kingdom).difference(given.cards())) > SIZE:
        raise ValueError(f"a kingdom has at most {SIZE} cards, all different")
    counts = [given.actions, given.buys, given.coins, *given.supply.values()]
    counts += [count for player in given.players or [] for count in (player.vp, player.turns)]
    if min(counts) < 0:
        raise ValueError("no count can be less than 0")
    for seat, player in enumerate(given.players or []):
        _check_player(player, moving=seat == given.mover)


def _check_player(player: Seat, *, moving: bool) -> None:
    """Refuse cards in play that are never played, or out of turn."""
    if player.in_play and not moving:
        raise ValueError("only whose turn it is has cards in play")
    for card in player.in_play:
        if not (is_a(card, ACTION) or is_a(card, TREASURE)):
            raise ValueError(f"{card} is never in play")


def _kingdom(given: Position) -> tuple[str, ...]:
    """Return the kingdom: as given, with every kingdom card that is named elsewhere, else filled up to ten."""
    named = [card for card in given.cards() if CARDS[card].set != "basic"]
    if given.kingdom is not None:
        return tuple(dict.fromkeys((*given.kingdom, *named)))
    return tuple(dict.fromkeys((*named, *KINGDOMS["First Game"])))[: max(SIZE, len(set(named)))]


def _colony(given: Position, kingdom: tuple[str, ...], chance: Chance) -> bool:
    """Whether Platinum and Colony are used: as given, or because one is named, or by the option."""
    if given.colony is not None:
        return given.colony
    named = not {"Platinum", "Colony"}.isdisjoint(given.cards())
    return named or with_colony(str(given.options["colony"]), kingdom, chance)


def _turn(given: Position, in_play: list[str]) -> Turn:
    """Return the turn as it is: every Action in play has been played once, what it gave is in the counters."""
    return Turn(
        phase=given.phase,
        buying=given.phase == "buy",
        actions=given.actions,
        buys=given.buys,
        coins=given.coins,
        # Once each is all that can be read off the table; a Throne Room leaves no trace.
        plays=len(of_type(in_play, ACTION)),
        discount=in_play.count("Bridge"),
        copper=1 + in_play.count("Coppersmith"),
    )


def _fill_supply(table: Dominion, given: Position) -> None:
    """Set the piles that are given; the others hold what lies nowhere else, and no more than a full pile."""
    elsewhere = Counter(given.owned())
    for card in {**elsewhere, **given.supply}:
        if card not in table.supply:
            raise ValueError(f"{card} has no pile in this game")
    for card, full in table.supply.items():
        # The cards that everybody starts with come on top of the full pile.
        rest = copies(card, table.seats) - elsewhere[card]
        count = given.supply.get(card, min(full, rest))
        if not 0 <= count <= min(full, rest):
            raise ValueError(f"there are only {full} {card} for the pile and {copies(card, table.seats)} in all")
        table.supply[card] = count


def _tokens_moved(table: Dominion, given: int | list[str] | None) -> list[str]:
    """Return the piles whose token lies on the mat: as given, so many, or those that a card was taken from."""
    piles = [card for card in table.supply if has_token(table, card)]
    if isinstance(given, list):
        if wrong := [card for card in given if card not in piles]:
            raise ValueError(f"{wrong[0]} never had a token of the Trade Route")
        return given
    begun = [card for card in piles if table.supply[card] < pile_size(card, table.seats)]
    if given is None:
        return begun
    if not 0 <= given <= len(piles):
        raise ValueError(f"the Trade Route has {len(piles)} tokens, not {given}")
    # Piles that were begun first: their tokens must be on the mat.
    return list(dict.fromkeys((*begun, *piles)))[:given]
