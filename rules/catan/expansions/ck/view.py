"""The part of the view that Cities & Knights adds; pictures and words import this module."""

from msgspec import Struct

from rules.catan.expansions.ck.components import COMMODITIES, COSTS, TRACKS


class Knight(Struct, frozen=True):
    """A knight of level 1 to 3; ``ready``: it may act in its owner's turn that is on, or in the next one (K65)."""

    vertex: int
    seat: int
    level: int
    active: bool
    ready: bool


class Metropolis(Struct, frozen=True):
    """A metropolis: the vertex of its city, and the seat that holds it."""

    vertex: int
    seat: int


class Holdings(Struct, frozen=True):
    """The public facts of a seat: progress cards in hand by deck, improvement levels by track, ``strength`` of active
    knights, ``walls`` and ``knights`` (by level 1 to 3) left in stock, Defender points, point cards shown.
    """

    progress: dict[str, int]
    improvements: dict[str, int]
    strength: int
    walls: int
    knights: tuple[int, ...]
    defender: int
    shown: tuple[str, ...]


class CitiesView(Struct, frozen=True):
    """Cities & Knights as one seat sees it.

    ``event`` is the last face of the event die: ``ship`` or a track. ``walls`` are vertices, ``reduced`` those of city
    pieces that count as settlements until they are restored (K75), ``metropolises`` by track. ``decks`` counts cards
    left by track. ``merchant`` is a hex, ``merchant_seat`` controls it. ``barbarians`` is the ship's step 0 to 7,
    ``threat`` their strength and ``defence`` that of all active knights; ``robber_home``: the robber cannot move before
    the first attack (K85). ``players`` is by seat. ``cards`` are the seat's own progress cards.
    """

    players: tuple[Holdings, ...]
    decks: dict[str, int]
    event: str | None = None
    knights: tuple[Knight, ...] = ()
    walls: tuple[int, ...] = ()
    reduced: tuple[int, ...] = ()
    metropolises: dict[str, Metropolis] = {}
    robber_home: bool = False
    merchant: int | None = None
    merchant_seat: int | None = None
    barbarians: int = 0
    threat: int = 0
    defence: int = 0
    cards: tuple[str, ...] = ()
