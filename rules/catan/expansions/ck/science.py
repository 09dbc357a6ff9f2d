"""The green cards (K91 to K100)."""

from rules.catan.building import free_roads, put_city, raisable, roads_for
from rules.catan.cards import GRAIN, ORE, PRODUCT, can_pay, price
from rules.catan.expansions.ck.components import MEDICINE, TRACKS
from rules.catan.expansions.ck.improvements import advance, improvable, put_wall
from rules.catan.expansions.ck.knights import promote, upgradable
from rules.catan.expansions.ck.part import own, wall_places
from rules.catan.expansions.ck.progress import Card
from rules.catan.geometry import number_of
from rules.catan.island import Island
from rules.catan.options import DONE, hex_option, vertex_option
from rules.kernel import Option, Play, pick

FIXED = (0, 2, 6, 8, 12)
"""Numbers that an Inventor cannot move, and 0 for a hex without one (K94)."""

PRICE = price(MEDICINE)
DICE = [Option(f"{a}:{b}", (str(a), str(b)), {"dice": [a, b]}) for a in range(1, 7) for b in range(1, 7)]


def alchemist(island: Island, seat: int) -> Play[None]:
    """Set the regular and the red die (K91)."""
    choice = yield from pick(seat, "catan.alchemist", DICE, default=[DICE[0].id])
    dice = [int(die) for die in choice.split(":")]
    coming = island.state.coming
    # The event die is rolled as usual, or as given before.
    coming[:1] = [[*dice, *(coming[0][2:] if coming else [])]]
    own(island).alchemy = True
    island.state.tell("catan.dice_set", seat=seat, dice=dice)


def can_crane(island: Island, seat: int) -> bool:
    """Return whether an improvement can be bought for a card less, and no Crane was played this turn."""
    return not own(island).crane and bool(improvable(island, seat, saved=1))


def crane(island: Island, seat: int) -> Play[None]:
    """Buy an improvement for a card less (K92)."""
    options = [Option(TRACKS[track], args={"track": TRACKS[track]}) for track in improvable(island, seat, saved=1)]
    # Ask even for a single track, because the cards that would pay for another are hidden. An empty hand is public.
    some = any(island.state.hands[seat])
    track = yield from pick(seat, "catan.crane", options, secret=some, default=[options[0].id])
    own(island).crane = True
    yield from advance(island, seat, TRACKS.index(track), 1)


def engineer(island: Island, seat: int) -> Play[None]:
    """Build a wall for free (K93)."""
    options = [vertex_option(vertex) for vertex in wall_places(island, seat)]
    put_wall(island, seat, (yield from pick(seat, "catan.engineer", options, default=[options[0].id])))


def movable(island: Island) -> list[int]:
    """Return the hexes whose number can be swapped."""
    return [hex_ for hex_, number in enumerate(island.state.numbers) if number not in FIXED]


def can_invent(island: Island, _seat: int) -> bool:
    """Return whether there are two different numbers to swap."""
    return len({island.state.numbers[hex_] for hex_ in movable(island)}) > 1


def inventor(island: Island, seat: int) -> Play[None]:
    """Swap two different numbers (K94)."""
    numbers = island.state.numbers
    hexes = movable(island)
    options = [hex_option(hex_) for hex_ in hexes]
    one = number_of((yield from pick(seat, "catan.inventor", options, default=[options[0].id])))
    rest = [hex_option(hex_) for hex_ in hexes if numbers[hex_] != numbers[one]]
    other = number_of((yield from pick(seat, "catan.inventor.second", rest, default=[rest[0].id], hex=one)))
    numbers[one], numbers[other] = numbers[other], numbers[one]
    island.count_numbers()
    swapped = [{"hex": hex_, "number": numbers[hex_]} for hex_ in (one, other)]
    island.state.tell("catan.swapped", seat=seat, hexes=swapped)


def fields_with_own(island: Island, seat: int) -> bool:
    """Return whether Irrigation would yield anything."""
    return bool(island.state.bank[GRAIN] and island.hexes_of(seat, "fields"))


def mountains_with_own(island: Island, seat: int) -> bool:
    """Return whether Mining would yield anything."""
    return bool(island.state.bank[ORE] and island.hexes_of(seat, "mountains"))


def irrigation(island: Island, seat: int) -> Play[None]:
    """Take two grain for every fields hex with an own building (K95)."""
    # It asks nothing, but the play of a card is always a generator.
    yield from ()
    _harvest(island, seat, "fields")


def mining(island: Island, seat: int) -> Play[None]:
    """Take two ore for every mountains hex with an own building (K97)."""
    yield from ()
    _harvest(island, seat, "mountains")


def _harvest(island: Island, seat: int, terrain: str) -> None:
    kind = PRODUCT[terrain]
    # There is at least one: the card could not be played otherwise.
    got = island.gain(seat, island.rules.index[kind], 2 * len(island.hexes_of(seat, terrain)))
    island.state.tell("catan.took", seat=seat, cards={kind: got})


def can_heal(island: Island, seat: int) -> bool:
    """Return whether the seat can pay to raise a settlement."""
    return can_pay(island.state.hands[seat], PRICE) and bool(raisable(island, seat))


def medicine(island: Island, seat: int) -> Play[None]:
    """Build a city for two ore and a grain (K96)."""
    options = [vertex_option(vertex) for vertex in raisable(island, seat)]
    choice = yield from pick(seat, "catan.medicine", options, default=[options[0].id])
    island.pay(seat, PRICE)
    put_city(island, seat, number_of(choice))


def smith(island: Island, seat: int) -> Play[None]:
    """Upgrade up to two knights, one after the other (K100)."""
    for left in (2, 1):
        options = [vertex_option(one.vertex) for one in upgradable(island, seat)]
        if not options:
            return
        options += [DONE] if left == 1 else []
        # By default the first knight, and the second time the last option, which is to stop.
        choice = yield from pick(seat, "catan.smith", options, default=[options[left - 2].id], left=left)
        if choice == DONE.id:
            return
        promote(island, seat, choice)


CARDS = {
    "alchemist": Card(lambda *_: True, alchemist),
    "crane": Card(can_crane, crane),
    "engineer": Card(wall_places, engineer),
    "inventor": Card(can_invent, inventor),
    "irrigation": Card(fields_with_own, irrigation),
    "medicine": Card(can_heal, medicine),
    "mining": Card(mountains_with_own, mining),
    "road_building": Card(roads_for, free_roads),
    "smith": Card(upgradable, smith),
}
