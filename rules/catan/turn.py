"""The course of the game: placement, then turns of roll and actions until a seat wins (K16)."""

from functools import cache

from msgspec.structs import replace

from rules.catan.building import BUILDS, purchases
from rules.catan.exchanges import SEVERAL, exchange, exchange_several, exchanges
from rules.catan.island import Island
from rules.catan.options import END, PASS
from rules.catan.placing import place_first
from rules.catan.rolling import before_roll, deed, roll
from rules.catan.state import NOBODY, Catan
from rules.catan.talking import FLAG, UNFLAG, Talk, awaits_flags, quiet
from rules.catan.trading import MAKE, check_for, compose, lapse, may_offer, openings, proposals, spent
from rules.catan.winning import Won, check_win, finish
from rules.kernel import CHECKPOINT, Option, Play, Request, any_of, ask

SPEECH = ("offer", "accept", "decline", "refuse", "confirm", "withdraw", FLAG, UNFLAG)
"""The verbs of the seat to move about offers, and about building after the turns of others."""


def play(state: Catan) -> Play[None]:
    """Play from the state's phase to the end of the game."""
    return play_on(Island(state))


def play_on(island: Island) -> Play[None]:
    """Play on an island to the end of the game."""
    state = island.state
    if state.phase == "setup":
        # Outside of the "try": no one can win before the first turn.
        yield from place_first(island)
    try:
        while state.phase != "over":
            yield CHECKPOINT
            yield from turn(island)
    except Won:
        finish(island)


def turn(island: Island) -> Play[None]:
    """Play one turn from its phase, and let others build after it with five or more players (T0 to T7)."""
    state = island.state
    if state.phase == "special":
        yield from special_building(island)
        return
    if state.phase == "roll":
        begin(island)
        check_win(island)
        yield from before_roll(island)
        yield from roll(island)
        state.phase = "act"
    else:
        # Only an arranged table begins here, after the roll; its turn was counted before.
        state.begin_turn(state.seat, state.turns, state.others(state.seat)[0])
        check_win(island)
    yield from actions(island)
    for one in island.expansions:
        yield from one.end(island)
    end(island)


def begin(island: Island) -> None:
    """Let a turn begin."""
    state = island.state
    state.number += 1
    state.begin_turn(state.seat, state.turns, state.others(state.seat)[0])
    state.tell("catan.turn", begins=True, seat=state.seat, turn=state.turns)
    for one in island.expansions:
        one.begin(island)


def end(island: Island) -> None:
    """End the turn: open offers lapse. A seat with a flag may build, else the next seat is to move (K27)."""
    state = island.state
    lapse(island)
    state.offered = [0] * state.seats
    state.tell("catan.turn_ended", seat=state.seat)
    # The builder before the first is the seat that had the turn.
    state.phase, state.building = "special", state.seat
    next_builder(island)


def next_builder(island: Island) -> None:
    """Pass special building to the next seat with a flag; after the last the next turn begins (K122)."""
    state = island.state
    round_ = state.others(state.seat)
    if any(state.flags):
        start = 0 if state.building == state.seat else round_.index(state.building) + 1
        for seat in round_[start:]:
            if state.flags[seat]:
                state.building = seat
                return
    state.building, state.phase, state.seat = NOBODY, "roll", round_[0]


# Actions


def actions(island: Island) -> Play[None]:
    """Let the seat to move trade, build and play cards in any order until it ends its turn (T5); others talk meanwhile.

    A seat that visibly can do nothing is not asked, unless others may still ask for special building (K122).
    """
    state, talk = island.state, Talk(island)
    seat = state.seat
    while True:
        own = purchases(island, seat)
        for one in island.expansions:
            own += one.plays(island, seat)
        own += exchanges(island, seat)
        # The number of cards in hand is public, so skipping the seat reveals nothing.
        idle = not own and not any(state.hands[seat]) and not holding(island, seat)
        if idle and not awaits_flags(island):
            return
        # One request for all: the first to act goes on, and unchanged asks keep their numbers.
        if not own and talk.quiet:
            speaker, choice = yield _idle(seat, may_offer(island, seat), spent(island, seat), talk.speakers())
        else:
            mine = compose(island, seat) if seat in talk.composing else listing(island, own, talk.flags(seat))
            speaker, choice = yield any_of(mine, *talk.asks())
        # Only the seat to move has these options.
        if choice == [END.id]:
            return
        if speaker != seat or seat in talk.composing or choice[0].partition(":")[0] in SPEECH:
            talk.hear(speaker, choice)
        else:
            yield from in_sight(island, act(island, seat, choice[0]))
            check_win(island)


def holding(island: Island, seat: int) -> bool:
    """Return whether the seat publicly has cards besides its hand."""
    return any(one.holding(island, seat) for one in island.expansions)


def listing(island: Island, own: list[Option], flags: list[str]) -> Request:
    """Return the ask of the seat to move, with the open offers."""
    seat, offers = island.state.seat, island.state.offers
    options: list[Option | str] = [*own, *openings(island, seat), *flags, END]
    return ask(
        seat,
        "catan.act",
        options,
        # Secret, and so always put, even if only the end is left: otherwise skipping would reveal the hand.
        secret=len(options) == 1,
        default=[END.id],
        taps=(END.id,),
        twice=(END.id,) if own or offers else (),
        proposals=proposals(island) if offers else (),
        check=check_for(island, seat) if offers else None,
        spent=spent(island, seat),
    )


@cache
def _idle(seat: int, offers: bool, made: int, speakers: tuple[int, ...]) -> Request:
    """Ask a seat with no other act to make an offer, if it may, or to end its turn, and others for offers.

    The ask is equal at all tables, and cached because most turns end with it.
    """
    options = [MAKE, END] if offers else [END]
    # Secret if only the end is left, as in the long form.
    mine = ask(seat, "catan.act", options, secret=not offers, default=[END.id], taps=(END.id,), spent=made)
    return any_of(mine, *quiet(speakers))


def in_sight(island: Island, steps: Play[None]) -> Play[None]:
    """Run the steps of an act; open offers stay open during its asks, until it is done."""
    reply = None
    while True:
        try:
            step = steps.send(reply)
        except StopIteration:
            return
        if isinstance(step, Request) and island.state.offers:
            open_ = proposals(island)
            step = replace(step, asks=tuple([replace(one, proposals=open_) for one in step.asks]))
        reply = yield step


def act(island: Island, seat: int, choice: str) -> Play[None]:
    """Carry out the seat's choice."""
    verb, _, rest = choice.partition(":")
    if verb in BUILDS:
        BUILDS[verb](island, seat, rest)
    elif choice == SEVERAL.id:
        yield from exchange_several(island, seat)
    elif verb == "bank":
        exchange(island, seat, rest)
    else:
        yield from deed(island, seat, choice, island.rules.does)


# Special building


def special_building(island: Island) -> Play[None]:
    """Let one seat with a flag build with its own cards, then pass on (K122, K123)."""
    state = island.state
    seat = state.building
    state.begin_turn(seat, state.turns)
    state.tell("catan.special", begins=True, seat=seat)
    for one in island.expansions:
        one.build_begins(island)
    while True:
        options = [*purchases(island, seat), PASS]
        # Without a card publicly nothing can be built.
        if len(options) == 1 and not any(state.hands[seat]):
            break
        (choice,) = yield ask(
            seat,
            "catan.special",
            options,
            secret=len(options) == 1,
            default=[PASS.id],
            taps=(PASS.id,),
            twice=(PASS.id,) if len(options) > 1 else (),
            lapses=True,
        )
        if choice == PASS.id:
            break
        yield from act(island, seat, choice)
    next_builder(island)
