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

    def asks(self) -> list[Request]:
        """Return what everybody may do but the seat to move."""
        state = self.island.state
        others = state.others(state.seat)
        if state.offers or self.composing or state.size == "ext":
            return [found for seat in others if (found := self._asked(seat))]
        # Mostly nobody has said anything, and this is listed after every act.
        if not any(state.hands[state.seat]):
            return []
        return [_quiet(seat, MAKE.id) for seat in others if self._offers(seat)]

    def _offers(self, seat: int) -> bool:
        """Whether the seat may make an offer to one who has cards: who holds nothing could not pay, as all can see."""
        state = self.island.state
        return state.offered[seat] < REPLIES and any(state.hands[seat])

    def _asked(self, seat: int) -> Request | None:
        state = self.island.state
        if seat in self.composing:
            # A hand may have gone meanwhile, by a monopoly: then there is nothing left to offer.
            if any(state.hands[seat]):
                return compose(self.island, seat, self.composing[seat])
            del self.composing[seat]
        usual = [MAKE.id] if self._offers(seat) and any(state.hands[state.seat]) else []
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
