"""What others do while the seat to move trades and builds: answer offers, make some, ask for special building.

Nobody waits for them: their asks are optional, and stand beside that of the seat to move.
"""

from functools import cache

from rules.catan.island import Island
from rules.catan.trading import MAKE, REPLIES, answers, check_for, compose, put_offer, say, topics
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
        hands, offered = state.hands, state.offered
        if not any(hands[state.seat]):
            return ()
        return tuple([seat for seat in state.others(state.seat) if offered[seat] < REPLIES and any(hands[seat])])

    def _asked(self, seat: int) -> Request | None:
        state = self.island.state
        if seat in self.composing:
            # A hand may have gone meanwhile, by a monopoly: then there is nothing left to offer.
            if any(state.hands[seat]):
                return compose(self.island, seat, self.composing[seat])
            del self.composing[seat]
        usual = [MAKE.id] if seat in self.speakers() else []
        if state.size == "ext" and not state.flags[seat]:
            usual.append(FLAG)
        elif state.size == "ext" and self.lowered[seat] < LOWERED:
            usual.append(UNFLAG)
        if state.offers:
            return reply(self.island, seat, usual)
        return _quiet(seat, *usual) if usual else None

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
            self.island.state.flags[seat] = verb == FLAG
            self.island.state.tell("catan.flag", seat=seat, up=verb == FLAG)
        else:
            say(self.island, seat, verb, rest)


@cache
def quiet(seats: tuple[int, ...]) -> tuple[Request, ...]:
    """Ask these seats for offers: mostly nobody has said anything, and this is listed after every act."""
    return tuple([_quiet(seat, MAKE.id) for seat in seats])


@cache
def _quiet(seat: int, *usual: str) -> Request:
    """Ask what a seat may do while no offer is open: the same for all tables, and kept because it is listed often."""
    return ask(seat, "catan.reply", usual, optional=True)


def reply(island: Island, seat: int, usual: list[str]) -> Request | None:
    """Ask what a seat says to the offers that are open, and what it may do beside; None if there is nothing."""
    answering = [option for offer in island.state.offers for option in answers(island, offer, seat)]
    options: list[Option | str] = [*answering, *usual]
    if not options:
        return None
    return ask(seat, "catan.reply", options, optional=True, topics=topics(island), check=check_for(island, seat))
