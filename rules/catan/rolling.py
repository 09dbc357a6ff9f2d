"""The roll and its effects: production, or the seven (K16 to K21)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rules.catan.board import Harvest
from rules.catan.cards import YIELD
from rules.catan.defaults import any_of_them
from rules.catan.expansion import Deed
from rules.catan.island import Island
from rules.catan.options import cards
from rules.catan.robber import move_robber
from rules.catan.state import NOWHERE
from rules.catan.talking import flag_asks, set_flag
from rules.catan.winning import check_win
from rules.kernel import Facts, Option, Play, Request, all_of, any_of, ask

ROLL = Option("roll")


def before_roll(island: Island) -> Play[None]:
    """Let the seat play a card that may be played before the roll, until it rolls (T1).

    A seat that visibly has no such card is not asked. A seat that may have one is asked even without. Others may ask
    for special building meanwhile (K122).
    """
    state = island.state
    seat = state.seat
    while waits(island, seat):
        early = [option for one in island.expansions for option in one.early(island, seat)]
        mine = rolling(seat, early) if early else _only_rolling(seat)
        speaker, choice = yield any_of(mine, *flag_asks(island))
        if speaker != seat:
            set_flag(island, speaker, up=True)
        elif choice == [ROLL.id]:
            return
        else:
            yield from deed(island, seat, choice[0], island.rules.does)
            check_win(island)


def waits(island: Island, seat: int) -> bool:
    """Return whether the seat may have a choice before the roll, by public knowledge."""
    for one in island.expansions:  # noqa: SIM110 - called in every turn, and any() takes twice as long
        if one.waits(island, seat):
            return True
    return False


def rolling(seat: int, early: Sequence[Option] = ()) -> Request:
    """Ask a seat to roll or to play one of its cards before."""
    # Secret if only the roll is left: whether the seat is asked would reveal its hand.
    count = len(early)
    return ask(
        seat,
        "catan.roll",
        [ROLL, *early],
        secret=not count,
        default=[ROLL.id],
        taps=(ROLL.id,),
        twice=(ROLL.id,) if early else (),
        early=count,
    )


_only_rolling = cache(rolling)
"""Without such a card it is the same for all tables."""


def deed(island: Island, seat: int, choice: str, does: Mapping[str, Deed]) -> Play[None]:
    """Carry out a choice: the verb before the first colon, with the rest of the id."""
    verb, _, rest = choice.partition(":")
    steps = does[verb](island, seat, rest)
    if steps is not None:
        yield from steps


def roll(island: Island) -> Play[None]:
    """Roll the dice and carry out their effects (T2 to T4)."""
    state = island.state
    coming = state.coming.pop(0) if state.coming else []
    state.dice = [int(die) for die in coming[:2]] if coming else [state.chance.roll(), state.chance.roll()]
    state.gains = {}
    faces, further = coming[2:], Facts()
    for one in island.rules.dice:
        further |= one.thrown(island, str(faces.pop(0)) if faces else state.chance.pick(one.faces))
    total = sum(state.dice)
    if not coming:
        # Views share the counts, so they are replaced.
        state.rolls = {**state.rolls, total: state.rolls.get(total, 0) + 1}
    state.tell("catan.rolled", seat=state.seat, dice=list(state.dice), total=total, **further)
    # Further dice come first: they may change the number of cards that are safe on a seven (K51).
    for one in island.expansions:
        yield from one.befall(island)
    if total == 7:
        yield from seven(island)
    else:
        served = produce(island, total)
        for one in island.expansions:
            yield from one.harvested(island, served)


def produce(island: Island, number: int) -> set[int]:
    """Let every hex with the number produce (K17, K21); return the seats that received something.

    If the bank cannot serve a kind, a single seat gets the last cards and several get nothing (K18).
    """
    state, (owed, sources, blocked) = island.state, harvest(island, number)
    if not owed:
        return set()
    short: list[str] = []
    gains: dict[int, dict[str, int]] = {}
    for kind, claims in owed.items():
        if sum(claims.values()) > state.bank[kind]:
            short.append(island.kinds[kind])
            if len(claims) > 1:
                continue
        for seat, count in claims.items():
            if got := island.gain(seat, kind, count):
                gains.setdefault(seat, {})[island.kinds[kind]] = got
    told: list[Facts] = [{"seat": seat, "cards": gains[seat]} for seat in state.after(state.seat) if seat in gains]
    state.gains = gains
    state.tell("catan.produced", number=number, gains=told, short=short, sources=sources, blocked=blocked)
    return set(gains)


def harvest(island: Island, number: int) -> Harvest:
    """Return the result of ``owed_for``, cached until something is built or the robber moves."""
    robber = island.state.robber
    # On any other hex the robber does not affect this number.
    place = robber if island.state.numbers[robber] == number else NOWHERE
    kept = island.harvests.setdefault(number, {})
    if place not in kept:
        kept[place] = owed_for(island, number)
    return kept[place]


def owed_for(island: Island, number: int) -> Harvest:
    """Return by kind and seat the claims of buildings at hexes of the number (K17, K61).

    Also returns the lands with the number of cards claimed from each, and the land that the robber blocks.
    """
    state, owed, sources, blocked = island.state, dict[int, dict[int, int]](), list[Facts](), None
    for hex_ in island.by_number.get(number, ()):
        there, land = island.built[hex_], state.terrain[hex_]
        if there and hex_ == state.robber:
            blocked = land
        elif there:
            kind = YIELD[land]
            claims = owed.setdefault(kind, {})
            # By seat: a loaded table does not know the order of building.
            for seat, (buildings, cities) in sorted(there.items()):
                sources.append({"land": land, "seat": seat, "count": buildings + cities})
                claims[seat] = claims.get(seat, 0) + buildings
                # Cities are among the buildings; here they get their second card.
                if cities:
                    seconds = owed.setdefault(island.rules.second_cards[kind], {})
                    seconds[seat] = seconds.get(seat, 0) + cities
    return dict(sorted(owed.items())) if len(owed) > 1 else owed, sources, blocked


def seven(island: Island) -> Play[None]:
    """Let every seat with too many cards discard, then move the robber (K19, K20)."""
    state = island.state
    rich = [seat for seat in state.after(state.seat) if sum(state.hands[seat]) > island.limit(seat)]
    if rich:
        yield from all_of([discard(island, seat, "catan.discard", island.limit(seat)) for seat in rich])
    if all(one.robbing(island) for one in island.expansions):
        yield from move_robber(island, state.seat)


def discard(island: Island, seat: int, kind: str, limit: int | None = None) -> Play[None]:
    """Let a seat discard half of its hand, rounded down (K19); ``limit`` is the number of cards that is safe."""
    state = island.state
    had = sum(state.hands[seat])
    count = had // 2
    choice = yield give_up(island, seat, kind, count)
    lost = island.tally(choice)
    island.pay_cards(seat, lost)
    state.tell("catan.discarded", seat=seat, cards=island.named(lost), count=count, had=had, limit=limit)


def give_up(island: Island, seat: int, kind: str, count: int, **facts: Any) -> Request:
    """Ask a seat in secret for this number of its cards; the default is random."""
    hand = island.state.hands[seat]
    held = [name for name, number in zip(island.kinds, hand, strict=True) for _ in range(number)]
    usual = any_of_them(island.state, held, count)
    options = cards(hand, island.kinds, count)
    return ask(
        seat, kind, options, least=count, most=count, secret=True, default=usual, lapses=True, count=count, **facts
    )
