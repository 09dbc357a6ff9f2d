"""Phase 1, income: base income and its limit, helpers, scrolls, masons (Z20 to Z30)."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from rules.kernel import Choice, Field, IllegalChoice, Option, Play, Request, Unfinished, all_of, ask
from rules.zavandor.components import CARDS, CARTS, CLAN, CLANS, HALL, by_cart
from rules.zavandor.piles import draw_due
from rules.zavandor.state import Item, Player, Zavandor
from rules.zavandor.upgrade import add_cube

LIMIT = 6
"""The most cards that base income gives (Z22)."""

KEEP = "keep"
"""Chosen instead of a cart: the scroll waits, and its owner is not asked again (Z30)."""


class Plan(Struct):
    """The choices of a seat for its income: six carts, casts as (scroll, cart), objects of free cubes."""

    carts: str
    casts: list[tuple[str, str]] = []
    cubes: list[str] = []


def base_income(player: Player) -> str:
    """Return the carts of the base income, low ones first: clan board and clans, only the reached levels (Z21)."""
    yields = [CLANS[player.clan].income(player.level), *(card.income(level) for card, level in player.works(CLAN))]
    return "".join(sorted("".join(yields), key=CARTS.index))


def limited(player: Player) -> bool:
    """Return whether more carts are due than the limit allows (Z22, Z23)."""
    return len(base_income(player)) > LIMIT and not player.has("dragon")


def highest(carts: str) -> str:
    """Return the six highest carts (Z76)."""
    # The carts are sorted from low to high.
    return carts[-LIMIT:]


# The options


def castable(player: Player) -> list[Item]:
    """Return the scrolls that the owner is asked to cast or keep (Z27, Z30)."""
    return [item for item in player.items() if CARDS[item.card].kind == "scroll" and not item.silent]


def free_cubes(player: Player) -> int:
    """Return the number of cubes that the masons place (Z28)."""
    return sum(card.helps(level) for card, level in player.works("mason"))


def places(player: Player) -> dict[str, int]:
    """Return how many free cubes each object can take: its free fields, on a mason only those of other masons (Z28)."""
    cubes = free_cubes(player)
    found = {}
    for id_, track, level in player.objects():
        others = cubes - (track.helps(level) if track.kind == "mason" else 0)
        if room := min(track.top - level, others):
            found[id_] = room
    return found


def settled(player: Player, room: dict[str, int]) -> bool:
    """Return whether the free cubes can be placed in one way only: on a single object, or on every free field (Z28)."""
    return len(room) == 1 or sum(room.values()) <= free_cubes(player)


def question(table: Zavandor, seat: int) -> Request | None:
    """Return the ask of a seat in this phase; None if it has no choice (Z30)."""
    player = table.players[seat]
    cubes = _cube_field(player)
    fields = [field for field in (_carts_field(player), _cast_field(player), cubes) if field]
    if not fields:
        return None
    return ask(
        seat,
        "zavandor.income",
        fields=fields,
        check=_checked(player),
        default=default(table, seat, fields),
        # Cubes are public, and free ones must be placed. Those with a single possible place need no choice.
        taps=() if cubes else ("",),
        twice=("",) if castable(player) else (),
        due=base_income(player),
        king=table.king,
    )


def _carts_field(player: Player) -> Field | None:
    due = by_cart(list(base_income(player)))
    # If all carts are equal, any six are the highest six.
    if not limited(player) or len(due) == 1:
        return None
    # Naming none means the six highest, which nearly every player wants. Six picks a round would be a burden.
    return Field("carts", tuple(Option(cart, limit=due[cart]) for cart in CARTS if due[cart]), 0, LIMIT)


def _cast_field(player: Player) -> Field | None:
    scrolls = castable(player)
    options = [option for item in scrolls for option in _casts(item)]
    return Field("cast", tuple(options), 0, len(scrolls)) if scrolls else None


def _casts(item: Item) -> list[Option]:
    choices = CARDS[item.card].casts(item.level)
    options = [
        Option(f"{item.card}:{cart}", (item.card, cart), {"card": item.card, "cart": cart, "count": count})
        for cart, count in choices.items()
    ]
    return [*options, Option(f"{item.card}:{KEEP}", (item.card, KEEP), {"card": item.card})]


def _cube_field(player: Player) -> Field | None:
    cubes = places(player)
    if not cubes or settled(player, cubes):
        return None
    most = min(free_cubes(player), sum(cubes.values()))
    # At least none: the required number depends on the casts in the same answer, so the check decides.
    return Field("cube", tuple(Option(id_, limit=room) for id_, room in cubes.items()), 0, most)


def _checked(player: Player) -> Callable[[Choice], None]:
    def check(choice: Choice) -> None:
        if len(_part(choice, "carts")) not in (0, LIMIT):
            raise Unfinished("six_carts")
        plan = planned(player, choice)
        scrolls = [id_.partition(":")[0] for id_ in _part(choice, "cast")]
        if len(set(scrolls)) < len(scrolls):
            raise IllegalChoice("scroll_twice")
        cast = {scroll for scroll, _ in plan.casts}
        if cast.intersection(plan.cubes):
            raise IllegalChoice("cube_on_cast_scroll")
        room = {id_: free for id_, free in places(player).items() if id_ not in cast}
        needed = min(free_cubes(player), sum(room.values()))
        if 0 < len(plan.cubes) < needed:
            raise Unfinished("cubes_needed", count=needed)
        if len(plan.cubes) != needed:
            raise IllegalChoice("cubes_needed", count=needed)

    return check


def _part(choice: Choice, field: str) -> Sequence[str]:
    return choice.get(field, []) if isinstance(choice, dict) else []


def planned(player: Player, choice: Choice) -> Plan:
    """Return the plan of a choice; cubes with a single possible way are placed without asking (Z28)."""
    due = base_income(player)
    carts = "".join(_part(choice, "carts")) or (highest(due) if limited(player) else due)
    casts = [(card, cart) for card, _, cart in (id_.partition(":") for id_ in _part(choice, "cast")) if cart != KEEP]
    cubes = list(_part(choice, "cube"))
    room = {id_: free for id_, free in places(player).items() if id_ not in {card for card, _ in casts}}
    if not cubes and settled(player, room):
        cubes = [id_ for id_, free in room.items() for _ in range(free)][: free_cubes(player)]
    return Plan(carts, casts, cubes)


def default(table: Zavandor, seat: int, fields: Sequence[Field]) -> dict[str, list[str]]:
    """Return the choice for a seat that does not answer (Z76)."""
    player = table.players[seat]
    # This round may be the last one with an income, and a scroll that is not cast then is lost.
    last = table.king == HALL - 1
    casts = [f"{item.card}:{best_cast(item)}" for item in castable(player)] if last else []
    values = {
        "carts": list(highest(base_income(player))),
        "cast": casts,
        "cube": _default_cubes(player, {id_.partition(":")[0] for id_ in casts}),
    }
    return {field.name: values[field.name] for field in fields}


def best_cast(item: Item) -> str:
    """Return the cart with the highest number, ties to the higher cart (Z76)."""
    choices = CARDS[item.card].casts(item.level)
    return max(choices, key=lambda cart: (choices[cart], CARTS.index(cart)))


def _default_cubes(player: Player, cast: set[str]) -> list[str]:
    """Return the objects that need the fewest cubes, clan board first, then low slots (Z76)."""
    room = {id_: free for id_, free in places(player).items() if id_ not in cast}
    lacking = {id_: track.top - level for id_, track, level in player.objects()}
    chosen: list[str] = []
    for _ in range(free_cubes(player)):
        if open_ := [id_ for id_ in room if room[id_]]:
            best = min(open_, key=lambda id_: lacking[id_])
            room[best] -= 1
            lacking[best] -= 1
            chosen.append(best)
    return chosen


# The effects


def income(table: Zavandor) -> Play[None]:
    """Ask all seats with a choice at once, then draw from the start player on (Z20, Z30)."""
    questions = {seat: request for seat in table.order if (request := question(table, seat))}
    answers: list[Choice] = yield from all_of(questions.values())
    given = dict(zip(questions, answers, strict=True))
    for seat in table.order:
        choice = given.get(seat, {})
        _silence(table.players[seat], _part(choice, "cast"))
        receive(table, seat, planned(table.players[seat], choice))


def _silence(player: Player, casts: Sequence[str]) -> None:
    for card, _, cart in (id_.partition(":") for id_ in casts):
        if cart == KEEP:
            player.item(card).silent = True


def receive(table: Zavandor, seat: int, plan: Plan) -> None:
    """Draw base income, helpers in order of slots and scrolls, then place the free cubes (Z29)."""
    player = table.players[seat]
    # All of it is determined before the first cube is placed, because a cube counts from the next round on (Z28).
    helpers = [(card.id, card.income(level)) for card, level in player.works("helper")]
    casts = [(card, _cast(player.item(card), cart)) for card, cart in _by_slot(player, plan.casts)]
    drawn, lost = [], 0
    for carts in (plan.carts, *(carts for _, carts in helpers), *(carts for _, carts in casts)):
        cards, missing = draw_due(table, carts)
        drawn += cards
        lost += missing
    player.hand += drawn
    table.reveal()
    counts = by_cart(drawn)
    table.tell(
        "zavandor.income",
        to=(seat,),
        hidden={"cards": drawn},
        seat=seat,
        base=plan.carts,
        helpers=[list(helper) for helper in helpers],
        casts=[[card, carts[0], len(carts)] for card, carts in casts],
        drew={cart: counts[cart] for cart in CARTS if counts[cart]},
        lost=lost,
    )
    for card, _ in casts:
        _use_up(table, player, card)
    for id_ in plan.cubes:
        add_cube(player, id_)
        level = player.level_of(id_)
        table.tell("zavandor.cube", seat=seat, object=id_, level=level, complete=level == player.track_of(id_).top)


def _by_slot(player: Player, casts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    slots = [item.card for item in player.items()]
    # In the order of slots, not of clicks, as piles may run out in between (Z27).
    return sorted(casts, key=lambda cast: slots.index(cast[0]))


def _cast(item: Item, cart: str) -> str:
    return cart * CARDS[item.card].casts(item.level)[cart]


def _use_up(table: Zavandor, player: Player, card: str) -> None:
    """Take a cast scroll out of the game; its slot is free (Z27)."""
    player.cave[player.cave.index(player.item(card))] = None
    table.out.append(card)
