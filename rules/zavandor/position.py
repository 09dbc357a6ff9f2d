"""A table of Zavandor as plain JSON, and the way back. The package's docstring lists the keys."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from rules.kernel import Chance, Facts, plain
from rules.zavandor.components import (
    BOARDS,
    CARDS,
    CARTS,
    CLAN,
    CLANS,
    GEM_CARDS,
    GEMS,
    HALL,
    SLOTS,
    START_SCROLL,
    cards_of,
)
from rules.zavandor.setup import FIRST_HAND, clans, first_cave, row_of, stacked
from rules.zavandor.state import Item, Player, Row, Zavandor
from rules.zavandor.trade_position import (
    MANY,
    OpenOffer,
    Progress,
    check_window,
    open_offers,
    progress_of,
    set_progress,
    written_offers,
)

PHASES = ("income", "trade", "upgrade")

Slot = tuple[str, int] | None


class Seat(Struct, forbid_unknown_fields=True):
    """One player in a position; None if the default depends on other keys."""

    clan: str | None = None
    level: int = 1
    cave: list[Slot] | None = None
    hand: list[str] | None = None
    coins: int = 0
    bids: list[str] = []
    silent: list[str] = []
    window: Progress = Progress()


class Lane(Struct, forbid_unknown_fields=True):
    """One row of a position."""

    right: str | None = None
    middle: str | None = None
    stack: list[str] = []


class Position(Struct, forbid_unknown_fields=True):
    """A position as people write it; None if the default depends on other keys."""

    seats: int
    options: Facts = {}
    turn: int | None = None
    start: int = 0
    round: int = 1
    phase: str = "income"
    king: int = 0
    rested: bool = False
    players: list[Seat] | None = None
    rows: dict[str, Lane] = {}
    draw: dict[str, list[str]] = {}
    discard: dict[str, list[str]] = {}
    out: list[str] = []
    offers: list[OpenOffer] = []


def position(table: Zavandor) -> Facts:
    """Return a table at the start of a phase, or in its trade window, as plain JSON."""
    facts: Facts = plain(
        {
            "seats": table.seats,
            "options": table.options,
            "start": table.start,
            "round": table.round,
            "phase": table.phase,
            "king": table.king,
            "rested": table.rested,
            "players": [_seat(table, player) for player in table.players],
            "rows": table.rows,
            "draw": table.draw,
            "discard": table.discard,
            "out": table.out,
            "offers": written_offers(table),
        }
    )
    return facts


def _seat(table: Zavandor, player: Player) -> Facts:
    return {
        "clan": player.clan,
        "level": player.level,
        "cave": [[item.card, item.level] if item else None for item in player.cave],
        "hand": player.hand,
        "coins": player.coins,
        "bids": player.bids,
        "silent": [item.card for item in player.items() if item.silent],
        "window": progress_of(player) if table.phase == "trade" else {},
    }


def arrange(facts: Facts, chance: Chance) -> Zavandor:
    """Return the table of a position; ValueError says in one sentence why it is impossible."""
    given = msgspec.convert(facts, Position)
    seats = given.players if given.players is not None else [Seat() for _ in range(given.seats)]
    _check_course(given, seats)
    # Only boards that no seat names are drawn at random.
    boards = clans(given.seats, given.options, chance, [seat.clan for seat in seats if seat.clan])
    players = [_player(seat, seat.clan or boards.pop()) for seat in seats]
    _check_clans(players, str(given.options["variant"]))
    table = Zavandor(
        seats=given.seats,
        chance=chance,
        options=given.options,
        players=players,
        rows={},
        draw={},
        discard={cart: given.discard.get(cart, []) for cart in CARTS},
        round=given.round,
        start=given.start if given.turn is None else given.turn,
        phase=given.phase,
        king=given.king,
        rested=given.rested,
        out=given.out,
    )
    _lay_rows(table, given.rows)
    _lay_piles(table, given.draw)
    _check_gem_cards(table)
    for player, seat in zip(table.players, seats, strict=True):
        # Last, because a first hand is drawn from the finished pile.
        if seat.hand is None:
            player.hand, table.draw["L"] = table.draw["L"][:FIRST_HAND], table.draw["L"][FIRST_HAND:]
        set_progress(player, seat.window)
    table.offers = open_offers(given.offers)
    table.issued = max((offer.number for offer in table.offers), default=0)
    check_window(table)
    return table


def _check_course(given: Position, seats: list[Seat]) -> None:
    start = given.start if given.turn is None else given.turn
    if len(seats) != given.seats:
        raise ValueError(f"{given.seats} seats need {given.seats} players, not {len(seats)}")
    if not 0 <= start < given.seats:
        raise ValueError(f"there is no seat {start} to start")
    if given.phase not in PHASES:
        raise ValueError(f"a round has no phase {given.phase!r} that a table can stand in")
    # The king stands in the hall only in the last phase of all.
    if not 0 <= given.king < HALL + (given.phase == "upgrade"):
        raise ValueError(f"the king cannot stand on field {given.king} in the phase {given.phase}")
    if given.round < 1 or any(seat.coins < 0 for seat in seats):
        raise ValueError("rounds count from 1, and coins from 0")
    if max(given.round, *(seat.coins for seat in seats)) > MANY:
        raise ValueError(f"no seat plays more than {MANY} rounds or wins more coins")
    if given.phase != "upgrade" and any(seat.bids for seat in seats):
        raise ValueError("bids lie on the table in the phase upgrade only")
    for names, known in (((*given.rows,), GEMS), ((*given.draw, *given.discard), CARTS)):
        if wrong := [name for name in names if name not in tuple(known)]:
            raise ValueError(f"{wrong[0]!r} is none of {', '.join(known)}")


# Players


def _player(seat: Seat, board: str) -> Player:
    cave = first_cave() if seat.cave is None else [_item(slot) for slot in seat.cave]
    if len(cave) > SLOTS:
        raise ValueError(f"a cave has {SLOTS} slots, not {len(cave)}")
    player = Player(
        clan=board,
        level=seat.level,
        cave=[*cave, *([None] * (SLOTS - len(cave)))],
        hand=seat.hand or [],
        coins=seat.coins,
        bids=seat.bids,
    )
    for card in seat.silent:
        if card not in [item.card for item in player.items()] or CARDS[card].kind != "scroll":
            raise ValueError(f"{card} is no scroll in this cave")
        player.item(card).silent = True
    if player.clan not in CLANS:
        raise ValueError(f"there is no clan board {player.clan!r}")
    for id_, track, level in player.objects():
        if not track.start <= level <= track.top:
            raise ValueError(f"{id_} has levels {track.start} to {track.top}, not {level}")
    return player


def _item(slot: Slot) -> Item | None:
    if slot is None:
        return None
    card, level = slot
    if card not in CARDS:
        raise ValueError(f"there is no card {card!r}")
    return Item(card, level)


def _check_clans(players: list[Player], variant: str) -> None:
    sides = [player.clan for player in players]
    fits = set(sides) == {"normal"} if variant == "normal" else {*sides} <= {*BOARDS} and len(set(sides)) == len(sides)
    if not fits:
        raise ValueError(f"the clan boards {', '.join(sides)} do not fit the {variant} variant")
    if any(len({*cards}) < len(cards) for cards in ([item.card for item in player.items()] for player in players)):
        raise ValueError(f"no seat has the same card twice, {CLAN} boards apart")


# Cards


def _lay_rows(table: Zavandor, given: dict[str, Lane]) -> None:
    """Lay the rows as given. A row without an entry has all its cards that are nowhere else."""
    # Every player has a starting scroll; all other cards exist once.
    named = [item.card for player in table.players for item in player.items() if item.card != START_SCROLL]
    named += [card for card in table.out if card != START_SCROLL]
    for lane in given.values():
        named += [card for card in (lane.right, lane.middle, *lane.stack) if card]
    if unknown := [card for card in named if card not in CARDS]:
        raise ValueError(f"there is no card {unknown[0]!r}")
    if unused := [card for card in named if CARDS[card].seats > table.seats]:
        raise ValueError(f"{unused[0]} is used from {CARDS[unused[0]].seats} players on")
    if twice := [card for card, count in Counter(named).items() if count > 1]:
        raise ValueError(f"there is only one {twice[0]}")
    for gem in GEMS:
        if gem not in given:
            left = [card for card in cards_of(gem, table.seats) if card not in named]
            table.rows[gem] = row_of(stacked(left, table.chance))
        else:
            table.rows[gem] = Row(given[gem].right, given[gem].middle, given[gem].stack)
        cards = [card for card in (table.rows[gem].right, table.rows[gem].middle, *table.rows[gem].stack) if card]
        if wrong := [card for card in cards if CARDS[card].gem != gem]:
            raise ValueError(f"{wrong[0]} does not belong to the row {gem}")


def _lay_piles(table: Zavandor, given: dict[str, list[str]]) -> None:
    """Lay the draw piles as given. A pile without an entry has all its cards that are nowhere else."""
    left = Counter(GEM_CARDS)
    left.subtract(_gem_cards(table))
    left.subtract(card for pile in given.values() for card in pile)
    for cart in CARTS:
        if cart in given:
            table.draw[cart] = given[cart]
        else:
            # A negative rest counts as none here; the check of all gem cards refuses such a position.
            table.draw[cart] = [card for card in left.elements() if card[0] == cart]
            table.chance.shuffle(table.draw[cart])


def _gem_cards(table: Zavandor) -> Iterable[str]:
    for player in table.players:
        yield from (*player.hand, *player.bids)
    for pile in (*table.draw.values(), *table.discard.values()):
        yield from pile


def _check_gem_cards(table: Zavandor) -> None:
    for card, count in Counter(_gem_cards(table)).items():
        if card not in GEM_CARDS:
            raise ValueError(f"there is no gem card {card!r}")
        if count > GEM_CARDS[card]:
            raise ValueError(f"there are {GEM_CARDS[card]} of {card}, not {count}")
    for piles in (table.draw, table.discard):
        if wrong := [card for cart, pile in piles.items() for card in pile if card[0] != cart]:
            raise ValueError(f"{wrong[0]} lies on the pile of another cart")
