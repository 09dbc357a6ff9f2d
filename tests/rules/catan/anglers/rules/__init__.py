"""Anglers: a boat beside a building catches a fish when a roll gives nothing, and every two boats are worth a point.

Option: ``anglers``: ``off`` or ``anglers``. Card kind: ``fish``, which the bank takes at 2:1. ``catan.act`` has
``boat:V18``, ``catan.fishing`` takes ``fish`` or ``none``. In a storm the robber stays. Events: fished (seat), rolled
has ``weather``. Position: ``boats`` (vertices by seat), ``weather``; ``coming`` has the face of the weather die.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rules.catan.cards import can_pay, price
from rules.catan.expansion import Expansion, Goal, Term
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import places
from rules.catan.state import Catan, StatePart
from rules.catan.tables import table
from rules.catan.valuation import Valuation
from rules.kernel import Facts, Option, Play, Setting, all_of, pick

KEY = "anglers"
COSTS: dict[str, dict[str, int]] = table(__package__, "components.toml")["cost"]
BOAT = price(COSTS["boat"])
NONE = Option("none")


class Anglers(StatePart):
    """The vertices of the boats by seat, and the weather of the last roll."""

    boats: list[list[int]] = []
    weather: str = ""


class AnglersView(Struct, frozen=True):
    """The vertices of the boats by seat, and the weather of the last roll."""

    boats: tuple[tuple[int, ...], ...]
    weather: str


class Keys(Struct, forbid_unknown_fields=True):
    """The keys of a position."""

    boats: list[list[str]] | None = None
    weather: str = ""


def part_of(state: Catan) -> Anglers:
    part: Anglers = getattr(state, KEY)
    return part


def boats(island: Island, seat: int) -> list[int]:
    return part_of(island.state).boats[seat]


def thrown(island: Island, face: str) -> Facts:
    part_of(island.state).weather = face
    return {"weather": face}


def purchases(island: Island, seat: int) -> list[Option]:
    """Offer a boat beside each own building that has none."""
    if not can_pay(island.state.hands[seat], BOAT):
        return []
    return places(island, "boat", (island.settlements[seat] | island.cities[seat]).difference(boats(island, seat)))


def build(island: Island, seat: int, place: str) -> None:
    island.pay(seat, BOAT)
    boats(island, seat).append(number_of(place))
    island.state.tell_at("catan.built", seat=seat, piece="boat", place=place)


def harvested(island: Island, served: set[int]) -> Play[None]:
    """Let every seat with a boat that received nothing go fishing, together."""
    seats = [seat for seat in island.state.after(island.state.seat) if seat not in served and boats(island, seat)]
    kind = island.rules.index["fish"]
    caught = yield from all_of([fish(seat) for seat in seats])
    for seat, choice in zip(seats, caught, strict=True):
        if choice != NONE.id and island.gain(seat, kind, 1):
            island.state.tell("catan.fished", seat=seat)


def fish(seat: int) -> Play[str]:
    options = [Option("fish", args={"card": "fish"}), NONE]
    return (yield from pick(seat, "catan.fishing", options, secret=True, default=["fish"]))


def terms(island: Island, seat: int) -> Sequence[Term]:
    return (("boats", len(boats(island, seat)) // 2, 1),)


def take(state: Catan, given: Keys) -> None:
    part = part_of(state)
    part.weather = given.weather
    if given.boats is not None:
        part.boats = [[number_of(place) for place in own] for own in given.boats]


def check(island: Island) -> None:
    owners = island.state.owners
    if any(owners[vertex] != seat for seat in range(island.state.seats) for vertex in boats(island, seat)):
        raise ValueError("a boat lies beside a building of its owner")


def show(island: Island, _seat: int | None) -> AnglersView:
    part = part_of(island.state)
    return AnglersView(tuple(map(tuple, part.boats)), part.weather)


def goals(_valuation: Valuation) -> Iterator[Goal]:
    yield COSTS["boat"], 1.0


EXPANSION = Expansion(
    key=KEY,
    setting=Setting(KEY, ("off", KEY), "off"),
    target=1,
    kinds=("fish",),
    bank={"std": 12, "ext": 18},
    costs=COSTS,
    part=Anglers,
    fresh=lambda seats, _size: Anglers([[] for _ in range(seats)]),
    points=lambda island, seat: len(boats(island, seat)) // 2,
    terms=terms,
    bargains=lambda island, _seat: [island.rules.index["fish"]],
    faces=("calm", "storm"),
    thrown=thrown,
    harvested=harvested,
    robbing=lambda island: part_of(island.state).weather != "storm",
    purchases=purchases,
    does={"boat": build},
    show=show,
    keys=Keys,
    write=lambda state: {
        "boats": [[f"V{vertex}" for vertex in own] for own in part_of(state).boats],
        "weather": part_of(state).weather,
    },
    take=take,
    check=check,
    values={"kind": {"fish": 0.7}},
    goals=goals,
    verbs={"boat": lambda valuation, where: 30.0 + valuation.site(number_of(where))},
    weights={"catan.fishing": lambda valuation, option: valuation.worth.get(option.id, 0.0)},
)
