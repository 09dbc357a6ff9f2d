"""Cities & Knights in a position."""

from msgspec import Struct

from rules.catan.expansions.ck.barbarians import LANDING, SHIP
from rules.catan.expansions.ck.components import PIECES, TRACKS
from rules.catan.expansions.ck.part import GRAND, GREATEST, LEVELS, in_stock, own, part_of, walls_of
from rules.catan.expansions.ck.progress import DECK_OF, DECKS, LIMIT, POINTS
from rules.catan.expansions.ck.state import Piece
from rules.catan.island import Island
from rules.catan.position import place_of
from rules.catan.state import NOBODY, NOWHERE, Catan
from rules.kernel import Facts


class Keys(Struct, forbid_unknown_fields=True):
    """The keys of Cities & Knights in a position."""

    ship: int = 0
    attacks: int = 0
    improvements: list[dict[str, int]] | None = None
    metropolises: dict[str, str] = {}
    walls: list[str] = []
    reduced: list[str] = []
    knights: list[list[int | str | bool]] = []
    decks: dict[str, list[str]] = {}
    cards: list[list[str]] | None = None
    shown: list[list[str]] | None = None
    defender: list[int] | None = None
    merchant: str | None = None
    merchant_seat: int | None = None
    event: str = ""


def write(state: Catan) -> Facts:
    """Return the keys of a position."""
    part = part_of(state)
    return {
        "ship": part.ship,
        "attacks": part.attacks,
        "improvements": [dict(zip(TRACKS, levels, strict=True)) for levels in part.levels],
        "metropolises": {
            track: f"V{vertex}" for track, vertex in zip(TRACKS, part.metropolis, strict=True) if vertex != NOWHERE
        },
        "walls": [f"V{vertex}" for vertex in part.walls],
        "reduced": [f"V{vertex}" for vertex in part.reduced],
        "knights": [[one.seat, f"V{one.vertex}", one.level, one.active, one.rested] for one in part.knights],
        "decks": dict(zip(TRACKS, part.decks, strict=True)),
        "cards": part.held,
        "shown": part.shown,
        "defender": part.defender,
        "merchant": None if part.merchant == NOWHERE else f"H{part.merchant}",
        "merchant_seat": None if part.trader == NOBODY else part.trader,
        "event": part.event,
    }


def take(state: Catan, given: Keys) -> None:
    """Read the keys of a position; decks without an entry have all other cards."""
    part, seats = part_of(state), state.seats
    part.ship, part.attacks, part.event = given.ship, given.attacks, given.event
    if given.improvements is not None:
        part.levels = [_levels(levels) for levels in given.improvements]
    for track, name in given.metropolises.items():
        part.metropolis[_track(track)] = _vertex(state, name)
    part.walls = [_vertex(state, name) for name in given.walls]
    part.reduced = [_vertex(state, name) for name in given.reduced]
    part.knights = [_knight(state, one) for one in given.knights]
    part.held = given.cards or [[] for _ in range(seats)]
    part.shown = given.shown or [[] for _ in range(seats)]
    part.defender = given.defender or [0] * seats
    part.merchant = NOWHERE if given.merchant is None else place_of(given.merchant, "H", len(state.terrain))
    part.trader = NOBODY if given.merchant_seat is None else given.merchant_seat
    # Here, because everything else reads these facts by seat.
    if not len(part.levels) == len(part.held) == len(part.shown) == len(part.defender) == seats:
        raise ValueError("improvements, cards, shown and defender have one entry a seat")
    for card in [card for cards in (*part.held, *part.shown) for card in cards]:
        if card not in DECK_OF:
            raise ValueError(f"there is no progress card {card!r}")
        # The check counts all knights and finds one too many.
        if card in part.decks[DECK_OF[card]]:
            part.decks[DECK_OF[card]].remove(card)
    for track, deck in zip(TRACKS, part.decks, strict=True):
        if track not in given.decks:
            state.chance.shuffle(deck)
    for track, cards in given.decks.items():
        part.decks[_track(track)] = cards


def _levels(levels: dict[str, int]) -> list[int]:
    """Read improvements by track."""
    found = [0] * len(TRACKS)
    for name, level in levels.items():
        found[_track(name)] = level
    return found


def _track(name: str) -> int:
    if name not in TRACKS:
        raise ValueError(f"there is no track {name!r}")
    return TRACKS.index(name)


def _vertex(state: Catan, name: str) -> int:
    return place_of(name, "V", len(state.owners))


def _knight(state: Catan, facts: list[int | str | bool]) -> Piece:
    """Read seat, vertex, level, whether active, and whether active when the turn began."""
    if not 3 <= len(facts) <= 5:
        raise ValueError("a knight has a seat, a vertex, a level, and whether it is active and may act")
    seat, place, level, active = [*facts, False][:4]
    rested = facts[4] if len(facts) > 4 else active
    # True and False are numbers in Python, but no seat and no level.
    odd = bool in (type(seat), type(level))
    if odd or not (isinstance(seat, int) and 0 <= seat < state.seats and level in LEVELS):
        raise ValueError(f"there is no knight of level {level} of seat {seat}")
    if not (isinstance(active, bool) and isinstance(rested, bool)):
        raise ValueError("a knight is active or not, true or false")
    # A knight deactivated since the turn began may not act again, even if activated again (K65).
    return Piece(_vertex(state, str(place)), seat, int(level), active, active and rested)


def check(island: Island) -> None:
    """Refuse impossible facts."""
    part, state = own(island), island.state
    if not 0 <= part.ship < LANDING or part.attacks < 0 or min(part.defender) < 0:
        raise ValueError("the ship's step is 0 to 6, and attacks and Defender points are no less than 0")
    if any(not 0 <= level <= GREATEST for levels in part.levels for level in levels):
        raise ValueError("an improvement has the levels 0 to 5")
    if part.event not in ("", SHIP, *TRACKS):
        raise ValueError(f"the event die has no face {part.event!r}")
    _check_buildings(island)
    _check_knights(island)
    _check_cards(island)
    if (part.merchant == NOWHERE) != (part.trader == NOBODY) or not NOBODY <= part.trader < state.seats:
        raise ValueError("the merchant stands on a hex and belongs to a seat, or neither")


def _check_buildings(island: Island) -> None:
    part, state = own(island), island.state
    for track, vertex in enumerate(part.metropolis):
        if vertex == NOWHERE:
            continue
        if state.levels[vertex] != 2 or part.metropolis.count(vertex) > 1:
            raise ValueError(f"a metropolis stands on a city of its own, not on V{vertex}")
        if part.levels[state.owners[vertex]][track] < GRAND:
            raise ValueError(f"the metropolis on V{vertex} needs level {GRAND} of {TRACKS[track]}")
    for vertex in part.walls:
        if state.levels[vertex] != 2 or part.walls.count(vertex) > 1:
            raise ValueError(f"a wall stands around a city, not on V{vertex}")
    if any(state.levels[vertex] != 1 or part.reduced.count(vertex) > 1 for vertex in part.reduced):
        raise ValueError("a reduced city counts as a settlement, and is one")
    if any(walls_of(island, seat) > PIECES["wall"] for seat in range(state.seats)):
        raise ValueError("no seat has more than three walls")


def _check_knights(island: Island) -> None:
    part, state = own(island), island.state
    places = [one.vertex for one in part.knights]
    if len(set(places)) < len(places) or any(state.owners[vertex] != NOBODY for vertex in places):
        raise ValueError("a knight stands on a vertex of its own")
    for seat in range(state.seats):
        if any(in_stock(island, seat, level) < 0 for level in LEVELS):
            raise ValueError("no seat has more than two knights of a level")


def _check_cards(island: Island) -> None:
    part, state = own(island), island.state
    for seat, cards in enumerate(part.held):
        # Only the seat to move may hold a fifth, and only after its roll (K90).
        most = LIMIT + (seat == state.seat and state.phase == "act")
        if len(cards) > most or not POINTS.isdisjoint(cards):
            raise ValueError(f"seat {seat} has at most {most} progress cards in hand, and no point cards")
    if not all(POINTS.issuperset(cards) for cards in part.shown):
        raise ValueError("only point cards are shown")
    known = [card for cards in (*part.decks, *part.held, *part.shown) for card in cards]
    for card in set(known):
        # A given deck may contain names that are no cards.
        if known.count(card) > DECKS[DECK_OF[card]][card] if card in DECK_OF else True:
            raise ValueError(f"there are not so many cards {card!r}")
    for track, deck in enumerate(part.decks):
        if any(DECK_OF[card] != track for card in deck):
            raise ValueError(f"the deck of {TRACKS[track]} has its own cards only")
