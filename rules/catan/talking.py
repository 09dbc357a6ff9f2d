"""What others do while the seat to move trades and builds: answer offers, make some, ask for special building.

Nobody waits for them: their asks are optional, and stand beside that of the seat to move.
"""

from collections import Counter
from functools import cache

from rules.catan.island import Island
from rules.catan.trading import MAKE, REPLIES, answers, check_for, compose, put_offer, say, topics
from rules.kernel import Choice, Option, Request, ask

FLAG, UNFLAG = Option("flag"), Option("unflag")
FLAGGED = 2
"""How often a turn a flag can go up or down."""


class Talk:
    """The talk of one turn: who is composing an offer (and which offer it counters), whose flag changed how often."""

    def __init__(self, island: Island) -> None:
        """Begin with nobody saying anything."""
        self.island = island
        self.composing: dict[int, int | None] = {}
        self.flagged: Counter[int] = Counter()

    def asks(self) -> list[Request]:
        """Return what everybody may do but the seat to move."""
        state = self.island.state
        found = [self._asked(seat) for seat in state.others(state.seat)]
        return [request for request in found if request is not None]

    def _asked(self, seat: int) -> Request | None:
        island, state = self.island, self.island.state
        able = any(state.hands[seat])
        if seat in self.composing:
            # A hand may have gone meanwhile, by a monopoly: then there is nothing left to offer.
            if able:
                return compose(island, seat, self.composing[seat])
            del self.composing[seat]
        options = [option for offer in state.offers for option in answers(island, offer, seat)]
        if able and state.offered[seat] < REPLIES and any(state.hands[state.seat]):
            options.append(MAKE)
        if state.size == "ext" and self.flagged[seat] < FLAGGED:
            options.append(UNFLAG if state.flags[seat] else FLAG)
        if not state.offers:
            return _quiet(seat, *[option.id for option in options]) if options else None
        return reply(island, seat, options) if options else None

    def hear(self, seat: int, choice: Choice) -> None:
        """Take in what somebody said; the seat to move is heard too when it has composed an offer."""
        if seat in self.composing:
            put_offer(self.island, seat, choice, self.composing.pop(seat))
            return
        verb, _, rest = next(iter(choice)).partition(":")
        if verb in (MAKE.id, "counter"):
            self.composing[seat] = int(rest) if rest else None
        elif verb in (FLAG.id, UNFLAG.id):
            self.flagged[seat] += 1
            self.island.state.flags[seat] = verb == FLAG.id
            self.island.state.tell("catan.flag", seat=seat, up=verb == FLAG.id)
        else:
            say(self.island, seat, verb, rest)


@cache
def _quiet(seat: int, *ids: str) -> Request:
    """Ask what a seat may do while no offer is open: the same for all tables, and kept because it is listed often."""
    return ask(seat, "catan.reply", ids, optional=True)


def reply(island: Island, seat: int, options: list[Option]) -> Request:
    """Ask what a seat says to the offers that are open."""
    return ask(seat, "catan.reply", options, optional=True, topics=topics(island), check=check_for(island, seat))
