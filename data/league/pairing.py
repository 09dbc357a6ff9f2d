"""The draw of a round: who plays at which table, who has a bye, and who begins.

No kept library on PyPI pairs tables of more than two people, and weighted matching (networkx) only finds pairs. So one
exact search serves all sizes: of all ways to fill the tables it finds the one with the fewest repeated meetings, and
among these the first one in the order of the standings. If it takes too many tries, which only large leagues with
large tables do, people are swapped between neighbouring tables until no swap avoids another repetition.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate, combinations, count, product
from typing import Final, NamedTuple

from data.league.models import Form
from data.league.standings import Result, Standing, met, standings

MAX_MEMBERS: Final = 64
MAX_ROBIN: Final = 8
"""The number of people who can join a league, and a round robin."""
GROUP: Final = 4
"""The number of people in a group of a knock-out of pairs."""
THROUGH: Final = 2
"""The number of people who go on from such a group."""
BUDGET: Final = 20_000
"""The number of people whom the search tries at a table, for each limit."""

Table = tuple[int, ...]


class Drawn(NamedTuple):
    """A drawn round: the tables, each in the order of its seats, and the people with a bye."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


class Plan(NamedTuple):
    """The facts of a league that a draw needs. ``members`` have joined, and ``present`` have not left."""

    form: Form
    least: int
    seats: int
    rounds: int
    seed: str
    members: Sequence[int]
    present: frozenset[int]
    results: Sequence[Result]
    seatings: Sequence[Table]
    """The tables of earlier rounds, in the order of their seats."""

    @property
    def order(self) -> list[int]:
        """The members in the order of the draw."""
        return drawn_order(self.members, self.seed)

    def standings(self) -> list[Standing]:
        """Return the standings. In a knock-out a person stands above all who went out in an earlier round."""
        lines = standings(self.order, self.results)
        if self.form != "knockout":
            return lines
        stages = _stages(self)
        lines.sort(key=lambda line: -stages[line.member])
        ranked: list[Standing] = []
        before: tuple[int, int] | None = None
        for at, line in enumerate(lines, 1):
            # Only equals of one stage share a place.
            now = (stages[line.member], line.rank)
            ranked.append(line._replace(rank=ranked[-1].rank if now == before else at))
            before = now
        return ranked


def drawn_order(members: Sequence[int], seed: str, salt: object = "") -> list[int]:
    """Return members in an order that the seed decides. Anyone can check it."""
    return sorted(members, key=lambda member: sha256(f"{seed}:{salt}:{member}".encode()).digest())


def table_sizes(people: int, least: int, most: int) -> list[int]:
    """Return the sizes of the tables for some people: as few tables and byes as possible, and sizes alike."""
    for playing in range(people, 0, -1):
        count = -(-playing // most)
        if count * least <= playing:
            return [playing // count + (at < playing % count) for at in range(count)]
    return []


def draw(plan: Plan, number: int) -> Drawn | None:
    """Return the draw of a round; None if the league is over before it."""
    here = [member for member in plan.order if member in plan.present]
    if len(here) < max(2, plan.least):
        return None
    match plan.form:
        case "robin":
            drawn = _robin(plan, here, number)
        case "swiss":
            drawn = _swiss(plan, here) if number <= plan.rounds else None
        case "knockout":
            drawn = _knockout(plan, number)
    if drawn is None:
        return None
    return drawn._replace(tables=tuple(fair_seats(table, plan, number) for table in drawn.tables))


def fair_seats(table: Table, plan: Plan, number: int) -> Table:
    """Return the people of a table in the order of their seats: those first who began least often."""
    if plan.form == "robin" and plan.seats == 2:
        return _beginner_first(table, plan.order)
    begun, late = Counter[int](), Counter[int]()
    for seating in plan.seatings:
        for seat, member in enumerate(seating):
            begun[member] += seat == 0
            # A share of the table, so that tables of different sizes compare.
            late[member] += round(60 * seat / max(1, len(seating) - 1))
    lots = drawn_order(table, plan.seed, number)
    return tuple(sorted(lots, key=lambda member: (begun[member], -late[member])))


def seated(
    order: Sequence[int], sizes: Sequence[int], before: Mapping[frozenset[int], int], *, far: bool = False
) -> tuple[Table, ...]:
    """Return tables of these sizes with the fewest repeated meetings.

    Among such tables the first person sits with those who are nearest in the order, then the next one, and so on. With
    ``far`` they sit with the farthest.
    """
    for limit in count():
        budget = [BUDGET]
        if (found := _fill(tuple(order), tuple(sizes), before, limit, budget, far=far)) is not None:
            return found
        if budget[0] < 0:
            return _swapped(order, sizes, before)
    raise AssertionError("each limit was too low")


def _swapped(order: Sequence[int], sizes: Sequence[int], before: Mapping[frozenset[int], int]) -> tuple[Table, ...]:
    """Return neighbours at tables of these sizes, with people swapped as long as that avoids repeated meetings.

    If two swaps avoid as many, people stay among their neighbours.
    """
    places = {person: place for place, person in enumerate(order)}
    ends = [*accumulate(sizes)]
    tables = [[*order[end - size : end]] for size, end in zip(sizes, ends, strict=True)]

    def cost(table: Sequence[int]) -> tuple[int, int]:
        known = sum(before.get(frozenset(pair), 0) for pair in combinations(table, 2))
        at = [places[person] for person in table]
        return known, max(at) - min(at)

    def total(one: Sequence[int], other: Sequence[int]) -> tuple[int, int]:
        (known, spread), (more, wider) = cost(one), cost(other)
        return known + more, spread + wider

    improved = True
    while improved:
        improved = False
        for one, other in combinations(tables, 2):
            # Two tables without repeated meetings cannot help each other.
            if not cost(one)[0] and not cost(other)[0]:
                continue
            best, now = None, total(one, other)
            for at, to in product(range(len(one)), range(len(other))):
                one[at], other[to] = other[to], one[at]
                if total(one, other) < now:
                    best, now = (at, to), total(one, other)
                one[at], other[to] = other[to], one[at]
            if best is not None:
                at, to = best
                one[at], other[to] = other[to], one[at]
                improved = True
    return tuple(map(tuple, tables))


def _fill(
    people: Table, sizes: Table, before: Mapping[frozenset[int], int], limit: int, budget: list[int], *, far: bool
) -> tuple[Table, ...] | None:
    """Return tables with at most ``limit`` repeated meetings; None if there are none, or too many ways to try."""
    if not sizes:
        return ()
    first, rest = people[0], people[1:]
    others = rest[::-1] if far else rest
    # The first person can sit at a table of each size.
    for at in sorted({size: at for at, size in reversed([*enumerate(sizes)])}.values()):
        remaining = sizes[:at] + sizes[at + 1 :]
        for table, cost in _tables((first,), others, sizes[at], before, limit, budget):
            left = tuple(person for person in rest if person not in table)
            found = _fill(left, remaining, before, limit - cost, budget, far=far)
            if found is not None:
                return (table, *found)
    return None


def _tables(
    chosen: Table,
    others: Table,
    size: int,
    before: Mapping[frozenset[int], int],
    limit: int,
    budget: list[int],
    cost: int = 0,
) -> Iterator[tuple[Table, int]]:
    """Yield the tables that continue ``chosen``, each with the number of its repeated meetings."""
    if len(chosen) == size:
        yield chosen, cost
        return
    for at, other in enumerate(others):
        budget[0] -= 1
        if budget[0] < 0:
            return
        more = cost + sum(before.get(frozenset((person, other)), 0) for person in chosen)
        if more <= limit:
            yield from _tables((*chosen, other), others[at + 1 :], size, before, limit, budget, more)


# Round robin


def _robin(plan: Plan, here: Sequence[int], number: int) -> Drawn | None:
    if plan.seats == 2:
        return _circle(plan.order, plan.present, number)
    known = met(plan.results)
    if all(frozenset(pair) in known for pair in combinations(here, 2)):
        return None
    sizes = table_sizes(len(here), plan.least, plan.seats)
    playing, byes = _with_byes(plan, here, sum(sizes))
    # A second meeting counts like a third one. So each round has a new meeting, and the league ends.
    return Drawn(seated(playing, sizes, dict.fromkeys(known, 1)), byes)


def _circle(order: Sequence[int], present: frozenset[int], number: int) -> Drawn | None:
    """Return a round of pairs by the circle method. A person whose opponent has left has a bye."""
    ring: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    if number >= len(ring):
        return None
    turned = ring[1:]
    turned = [ring[0], *turned[number - 1 :], *turned[: number - 1]]
    pairs = [(turned[at], turned[-1 - at]) for at in range(len(ring) // 2)]
    tables: list[Table] = []
    byes: list[int] = []
    for pair in pairs:
        there = tuple(member for member in pair if member is not None and member in present)
        if len(there) == 2:
            tables.append(there)
        else:
            byes += there
    return Drawn(tuple(tables), tuple(byes))


def _beginner_first(pair: Table, order: Sequence[int]) -> Table:
    """Return a pair of a round robin. Each person begins against the next half of the ring, so equally often."""
    ahead = (order.index(pair[1]) - order.index(pair[0])) % len(order)
    return pair if 2 * ahead <= len(order) else pair[::-1]


# Swiss


def _swiss(plan: Plan, here: Sequence[int]) -> Drawn:
    order = [line.member for line in standings(plan.order, plan.results) if line.member in plan.present]
    sizes = table_sizes(len(here), plan.least, plan.seats)
    playing, byes = _with_byes(plan, order, sum(sizes))
    return Drawn(seated(playing, sizes, met(plan.results)), byes)


def _with_byes(plan: Plan, order: Sequence[int], playing: int) -> tuple[list[int], tuple[int, ...]]:
    """Return the people who play and those with a bye: the last in the order of those with the fewest byes."""
    had = Counter(member for result in plan.results if result.is_bye for member in result.places)
    places = {member: place for place, member in enumerate(order)}
    last = sorted(order, key=lambda member: (had[member], -places[member]))[: len(order) - playing]
    return [member for member in order if member not in last], tuple(last)


# Knock-out


def groups_of(plan: Plan) -> list[list[int]]:
    """Return the groups of a knock-out of pairs, in the order of the draw."""
    count = -(-len(plan.members) // GROUP)
    return [plan.order[at::count] for at in range(count)]


def group_rounds(plan: Plan) -> int:
    """Return the number of rounds in which the groups of a knock-out of pairs play."""
    largest = max(map(len, groups_of(plan)))
    return largest - 1 + largest % 2


def _group_round(plan: Plan, number: int) -> Drawn:
    found = [_circle(group, plan.present, number) for group in groups_of(plan)]
    idle = [
        member
        for group, round_ in zip(groups_of(plan), found, strict=True)
        if round_ is None
        for member in group
        if member in plan.present
    ]
    played = [round_ for round_ in found if round_ is not None]
    tables = tuple(table for round_ in played for table in round_.tables)
    return Drawn(tables, (*(member for round_ in played for member in round_.byes), *idle))


def _knockout(plan: Plan, number: int) -> Drawn | None:
    pairs = plan.seats == 2
    if pairs and number <= group_rounds(plan):
        return _group_round(plan, number)
    alive = [member for member in survivors(plan, number) if member in plan.present]
    if len(alive) < max(2, plan.least):
        return None
    # The final has one table, and no round follows it.
    if any(_is_final(plan, earlier) for earlier in range(1, number)):
        return None
    if pairs:
        # The best have a bye until their number is a power of two.
        free = (1 << (len(alive) - 1).bit_length()) - len(alive)
        playing = alive[free:]
        return Drawn(seated(playing, [2] * (len(playing) // 2), met(plan.results), far=True), tuple(alive[:free]))
    sizes = table_sizes(len(alive), plan.least, plan.seats)
    playing, byes = _with_byes(plan, alive, sum(sizes))
    return Drawn(seated(playing, sizes, met(plan.results), far=True), byes)


def _is_final(plan: Plan, number: int) -> bool:
    """Return whether a round of the knock-out had one table for all who were left."""
    if plan.seats == 2 and number <= group_rounds(plan):
        return False
    tables = [result for result in plan.results if result.round == number]
    return len(tables) == 1


def survivors(plan: Plan, number: int) -> list[int]:
    """Return the people who play a round of the knock-out, best first, including those who have left since."""
    first = group_rounds(plan) + 1 if plan.seats == 2 else 1
    before = [result for result in plan.results if result.round < number]
    lines = standings(plan.order, before)
    if number < first or (number == first and plan.seats != 2):
        return [line.member for line in lines]
    places = {line.member: at for at, line in enumerate(lines)}
    if number == first:
        # The first of all groups come before the second.
        through = [
            [member for member in sorted(group, key=places.__getitem__) if member in plan.present][:THROUGH]
            for group in groups_of(plan)
        ]
        ranked = [(rank, places[member], member) for group in through for rank, member in enumerate(group)]
        return [member for *_, member in sorted(ranked)]
    alive = list[int]()
    for result in before:
        if result.round == number - 1:
            best = sorted(result.places, key=lambda member: (result.places[member], places[member]))
            alive += best[: -(-len(best) // 2)]
    return sorted(alive, key=places.__getitem__)


def _stages(plan: Plan) -> dict[int, int]:
    """Return the round of the knock-out to which each person came; the winner of the final is one ahead."""
    stages = dict.fromkeys(plan.members, 0)
    for number in sorted({result.round for result in plan.results}):
        if _is_final(plan, number):
            (final,) = [result for result in plan.results if result.round == number]
            best = min(final.places.values())
            ahead = [member for member, place in final.places.items() if place == best]
        elif plan.seats == 2 and number < group_rounds(plan):
            continue
        else:
            ahead = survivors(plan, number + 1)
        stages.update(dict.fromkeys(ahead, number + 1))
    return stages
