"""The acts of other seats during a turn: they answer offers, make some, and ask for special building.

Their asks are optional and open beside that of the seat to move.
"""

from functools import cache

from rules.catan.island import Island
from rules.catan.trading import MAKE, REPLIES, answers, check_for, compose, proposals, put_offer, say, spent
from rules.kernel import Choice, Option, Request, ask

FLAG, UNFLAG = "flag", "unflag"
LOWERED = 2
"""The most times a turn that a flag can go down: a bound against floods. It can go up whenever it is down (K122)."""


class Talk:
    """The talk of one turn: the seats that compose an offer (and the offer that it counters), and how often each flag
    went down.
    """

    def __init__(self, island: Island) -> None:
        """Begin in silence."""
        self.island = island
        self.composing: dict[int, int | None] = {}
        self.lowered = [0] * island.state.seats

    @property
    def quiet(self) -> bool:
        """Whether no one has an open offer or composes one, and no flags can be put up."""
        return not self.island.state.offers and not self.composing and self.island.state.size == "std"

    def asks(self) -> tuple[Request, ...]:
        """Return the asks of all seats but the seat to move."""
        if self.quiet:
            return quiet(self.speakers())
        state = self.island.state
        return tuple([found for seat in state.others(state.seat) if (found := self._asked(seat))])

    def speakers(self) -> tuple[int, ...]:
        """Return the seats that may offer to the seat to move; a seat without cards publicly could not pay."""
        state = self.island.state
        hands, made = state.hands, state.offered
        if not any(hands[state.seat]):
            return ()
        return tuple([seat for seat in state.others(state.seat) if any(hands[seat]) and made[seat] < REPLIES])

    def _asked(self, seat: int) -> Request | None:
        state = self.island.state
        if seat in self.composing:
            # A monopoly may have emptied the hand meanwhile: then nothing is left to offer.
            if any(state.hands[seat]):
                return compose(self.island, seat, self.composing[seat])
            del self.composing[seat]
        usual = [MAKE.id] if seat in self.speakers() else []
        usual += self.flags(seat)
        if state.offers:
            return reply(self.island, seat, usual)
        return _quiet(seat, *usual) if usual else None

    def flags(self, seat: int) -> list[str]:
        """Return the options of a seat's flag, in its own turn too: it counts after every turn of another."""
        if self.island.state.size == "std":
            return []
        if may_flag(self.island, seat):
            return [FLAG]
        lowered = self.lowered[seat] < LOWERED
        return [UNFLAG] if lowered else []

    def hear(self, seat: int, choice: Choice) -> None:
        """Take an act of another seat, or of the seat to move if it has composed an offer."""
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
    """Return whether a seat may ask for special building: there is some, and it has not asked yet (K122)."""
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
    """Return whether a turn stays open for others to ask for special building.

    Flags and the number of cards are public, so a turn that stays open reveals nothing. Without a card nothing can be
    built.
    """
    state = island.state
    return any(may_flag(island, seat) and any(state.hands[seat]) for seat in state.others(state.seat))


@cache
def quiet(seats: tuple[int, ...]) -> tuple[Request, ...]:
    """Ask these seats for offers while none is open: this is the usual case, and it is listed after every act."""
    return tuple([_quiet(seat, MAKE.id) for seat in seats])


@cache
def _quiet(seat: int, *usual: str) -> Request:
    """Return the ask of a seat while no offer is open: equal at all tables, and cached because it is listed often."""
    return ask(seat, "catan.reply", usual, optional=True, talk=int(MAKE.id in usual), spent=0)


def reply(island: Island, seat: int, usual: list[str]) -> Request | None:
    """Return the ask of a seat about the open offers and its other options; None if there are none."""
    answering = [option for offer in island.state.offers for option in answers(island, offer, seat)]
    options: list[Option | str] = [*answering, *usual]
    if not options:
        return None
    return ask(
        seat,
        "catan.reply",
        options,
        optional=True,
        proposals=proposals(island),
        check=check_for(island, seat),
        talk=1,
        spent=spent(island, seat),
    )
