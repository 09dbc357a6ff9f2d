"""The people whom an open proposal asks, and the word to its maker when they accept it."""

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.table.labels import escaped_names
from data.game.models import Seat
from data.game.outgoing import Say
from data.game.session import GameSession
from render import words
from render.facts import PEOPLE
from rules.kernel import Event, Facts, Proposal

MAKER, ACCEPTED, DECLINED, TO = "seat", "accepted", "declined", "to"
"""The facts of a proposal: the seat that made it, the seats that have answered, and those that it is for."""
TERMS = "give"
"""The fact that an event about a proposal has if it states the terms."""
NUMBERS = ("offer", "number")
"""The facts that name a proposal, in its own arguments and in those of its events."""
IN_VAIN = ("lapsed", "withdrawn")
"""The ends of the kinds of events by which a proposal comes to nothing."""


def addressees(session: GameSession, proposal: Proposal) -> tuple[Seat, ...]:
    """Return the people at the table who can answer a proposal and have not done so yet."""
    facts = proposal.args
    done = {facts.get(MAKER), *facts.get(ACCEPTED, ()), *facts.get(DECLINED, ())}
    # Others may have buttons too, but the proposal does not ask them.
    others = {seat.seat for seat in session.seats} - {*facts.get(TO, range(len(session.seats)))}
    asks = (*session.table.asks, *session.table.answered)
    open_ = {ask.seat for ask in asks if any(option.id in proposal.quick for option in ask.options)}
    return tuple(seat for seat in session.seats if seat.seat in open_ - done - others and is_here(session, seat))


def is_here(session: GameSession, seat: Seat) -> bool:
    """Return whether a person plays at this seat and has not announced an absence."""
    return seat.user is not None and not seat.opponent and seat.seat not in session.absences


def tell_makers(
    session: GameSession, before: Sequence[Proposal], now: Sequence[Proposal], events: Sequence[Event]
) -> None:
    """Queue a word to each person whose proposal another person has accepted in this transaction."""
    open_ = {proposal.name: proposal for proposal in now}
    for proposal in before:
        maker = proposal.args.get(MAKER)
        if maker is None or session.seats[maker].user in session.acting or not is_here(session, session.seats[maker]):
            continue
        after = open_.get(proposal.name)
        if after is None:
            agreed = _partners(proposal, maker, events)
        else:
            agreed = set(after.args.get(ACCEPTED, ())) - set(proposal.args.get(ACCEPTED, ()))
        # A computer answers at once, while the maker still looks at the offer.
        told = escaped_names(session.seats)
        names = [told[seat.seat] for seat in session.seats if seat.seat in agreed and not seat.opponent]
        user = session.seats[maker].user
        if names and user is not None:
            facts: Facts = {"who": f"<@{user}>", "name": words(session.game.language).listed(names)}
            said = Say("offer-traded", facts) if after is None else Say("offer-accepted", facts)
            session.enqueue(replace(said, users=(user,), reminds=True, topic=f"accepted:{proposal.name}"))


def _partners(proposal: Proposal, maker: int, events: Sequence[Event]) -> set[int]:
    """Return the seats with which the maker of a closed proposal has traded."""
    about = (event.args for event in events if is_about(event, proposal) and event.args.get(MAKER) == maker)
    seats = {facts[fact] for facts in about for fact in PEOPLE if fact in facts}
    return {seat for seat in seats if seat is not None} - {maker}


def is_about(event: Event, proposal: Proposal) -> bool:
    """Return whether an event is about a proposal, by its number. One choice may have closed several proposals."""
    return _same_number(event.args, proposal.args)


def goes_on(offered: Event, later: Event) -> bool:
    """Return whether a later event is about the proposal that an event has made; False if it has made none."""
    return TERMS in offered.args and _same_number(later.args, offered.args)


def without_vain(events: Sequence[Event]) -> tuple[list[Event], int]:
    """Return events without those of proposals that came to nothing in them, and the number of these proposals."""
    vain = {name for event in events if event.kind.endswith(IN_VAIN) for name in _names(event)}
    return [event for event in events if vain.isdisjoint(_names(event))], len(vain)


def _names(event: Event) -> set[tuple[str, object]]:
    """Return the names of the proposal that an event is about, if any."""
    return {(event.kind.partition(".")[0] + fact, event.args[fact]) for fact in NUMBERS if fact in event.args}


def _same_number(facts: Facts, others: Facts) -> bool:
    return any(name in facts and facts[name] == others.get(name) for name in NUMBERS)
