"""What others do while the seat to move trades and builds: answer offers, make some, ask for special building.

Nobody waits for them: their asks are optional, and stand beside that of the seat to move.
"""

from functools import cache

from rules.catan.island import Island
from rules.catan.trading import MAKE, answers, check_for, compose, put_offer, say, spent, topics
from rules.kernel import Choice, Option, Request, ask

FLAG, UNFLAG = "flag", "unflag"
LOWERED = 2
"""How often a turn a flag can go down: a bound against floods. Up it can go whenever it is down (K122)."""


class Talk:
    """The talk of one turn: who is composing an offer (and which offer it counters), whose flag went down how often."""

    def __init__(self, island: Island) -> None:
        """Begin with nobody saying anything."""
        self.island = island
        self.composing: dict[int, int | None] = {}
        self.lowered = [0] * island.state.seats

    @property
    def quiet(self) -> bool:
        """Whether nobody has said anything that is open, and no flags are there to be put up."""
        return not self.island.state.offers and not self.composing and self.island.state.size == "std"

    def asks(self) -> tuple[Request, ...]:
        """Return what everybody may do but the seat to move."""
        if self.quiet:
            return quiet(self.speakers())
        state = self.island.state
        return tuple([found for seat in state.others(state.seat) if (found := self._asked(seat))])

    def speakers(self) -> tuple[int, ...]:
        """Return who may make the seat to move an offer: who holds nothing could not pay, as all can see."""
        state = self.island.state
        hands = state.hands
        if not any(hands[state.seat]):
            return ()
        return tuple([seat for seat in state.others(state.seat) if any(hands[seat]) and not spent(self.island, seat)])

    def _asked(self, seat: int) -> Request | None:
        state = self.island.state
        if seat in self.composing:
            # A hand may have gone meanwhile, by a monopoly: then there is nothing left to offer.
            if any(state.hands[seat]):
                return compose(self.island, seat, self.composing[seat])
            del self.composing[seat]
        usual = [MAKE.id] if seat in self.speakers() else []
        usual += self.flags(seat)
        if state.offers:
            return reply(self.island, seat, usual)
        return _quiet(seat, *usual) if usual else None

    def flags(self, seat: int) -> list[str]:
        """Return what a seat can do with its flag, in its own turn too: it counts after every turn of another."""
        if may_flag(self.island, seat):
            return [FLAG]
        lowered = self.lowered[seat] < LOWERED
        return [UNFLAG] if lowered and self.island.state.size == "ext" else []

    def hear(self, seat: int, choice: Choice) -> None:
        """Take in what somebody said; the seat to move is heard too when it has composed an offer."""
        if seat in self.composing:
            put_offer(self.island, seat, choice, self.composing.pop(seat))
            return
        verb, _, rest = next(iter(choice)).partition(":")
        if verb in (MAKE.id, "counter"):
            self.composing[seat] = int(rest) if rest else None
        elif verb in (FLAG, UNFLAG):
            self.lowered[seat] += verb == UNFLAG
            set_flag(self.island, seat, up=verb == FLAG)
        else:
            say(self.island, seat, verb, rest)


def may_flag(island: Island, seat: int) -> bool:
    """Whether a seat may ask for special building: there is some, and it has not asked yet (K122)."""
    return island.state.size == "ext" and not island.state.flags[seat]


def set_flag(island: Island, seat: int, *, up: bool) -> None:
    """Put the flag of a seat up or down."""
    island.state.flags[seat] = up
    island.state.tell("catan.flag", seat=seat, up=up)


def flag_asks(island: Island) -> tuple[Request, ...]:
    """Ask the seats whose flag is down whether they build after this turn."""
    state = island.state
    if state.size == "std":
        return ()
    return tuple([_quiet(seat, FLAG) for seat in state.others(state.seat) if may_flag(island, seat)])


def awaits_flags(island: Island) -> bool:
    """Whether a turn stays open for others to ask for special building.

    Flags and the number of cards are public, so a turn that stays open tells nothing. Without a card nothing can be
    built.
    """
    state = island.state
    return any(may_flag(island, seat) and any(state.hands[seat]) for seat in state.others(state.seat))


@cache
def quiet(seats: tuple[int, ...]) -> tuple[Request, ...]:
    """Ask these seats for offers: mostly nobody has said anything, and this is listed after every act."""
    return tuple([_quiet(seat, MAKE.id) for seat in seats])


@cache
def _quiet(seat: int, *usual: str) -> Request:
    """Ask what a seat may do while no offer is open: the same for all tables, and kept because it is listed often."""
    return ask(seat, "catan.reply", usual, optional=True, talk=int(MAKE.id in usual), spent=0)


def reply(island: Island, seat: int, usual: list[str]) -> Request | None:
    """Ask what a seat says to the offers that are open, and what it may do beside; None if there is nothing."""
    answering = [option for offer in island.state.offers for option in answers(island, offer, seat)]
    options: list[Option | str] = [*answering, *usual]
    if not options:
        return None
    return ask(
        seat,
        "catan.reply",
        options,
        optional=True,
        topics=topics(island),
        check=check_for(island, seat),
        talk=1,
        spent=spent(island, seat),
    )
