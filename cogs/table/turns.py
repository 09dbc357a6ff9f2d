"""The messages and timers after a change of a table: a new turn message, an edit, the opponents' timer, the end."""

from collections.abc import Sequence

from cogs.table.hook_events import tell_turn
from cogs.table.orders import end_orders, end_prepared, obey_at_once, queue_orders
from cogs.table.proposals import tell_makers
from cogs.table.time.clock import Opponents, forget_reminder, queue_clock, show_clock, waited_for
from cogs.table.time.substitutes import computer_for, computers_rest
from cogs.table.votes import review_votes
from data.game.models import LOBBY, TURN, Seat
from data.game.outgoing import (
    EndMessage,
    LobbyMessage,
    OfferMessage,
    ProposalMessage,
    ProposalResult,
    Retire,
    TurnEdit,
    TurnMessage,
    VoteMessage,
    retirement,
)
from data.game.session import GameSession
from data.game.timers import TimerPayload
from data.game.turn_state import TurnState, turn_state
from rules.kernel import Event, Proposal, Turn

DAY = 86_400.0
LOBBY_LASTS, QUIET_FOR = 3 * DAY, 14 * DAY
"""Seconds of inactivity until a lobby expires, and until the expiry of a game is considered."""

OPPONENT_PACE = 2.5
"""Seconds between the turns of opponents at a table without people, so that viewers can follow."""
WATCHED_FOR, UNWATCHED_PACE = 900.0, 60.0
"""Seconds after which such a table is taken to have no viewers, and seconds between its turns from then on."""


class FilmDue(TimerPayload, frozen=True):
    """The timer at which the film of a finished game is made."""

    # Stored timers have this name. The film was a part of the review of a game.
    KIND = "review"

    tries: int = 0
    """The number of failed tries."""


class Expiry(TimerPayload, frozen=True):
    """The timer at which an inactive table expires."""

    KIND = "expiry"

    warned: int = 0
    """The number of warnings since the last sign of life."""
    agreed: float = 0.0
    """The time of the table's last agreement, which is not in the log."""


def queue_updates(session: GameSession, before: TurnState) -> None:
    """Queue the updates since ``before``: the proposals, then the end, a new turn message that pings, or an edit.

    Standing orders without a delay answer first.

    Each new proposal gets a message, and each changed or closed one an edit.
    """
    _follow_orders(session, before.turn)
    now, events = turn_state(session.table, waited_for(session)), session.new_events
    _queue_proposals(session, before.proposals, now.proposals, events)
    tell_makers(session, before.proposals, now.proposals, events)
    queue_timers(session)
    if session.game.phase == "over":
        _queue_end(session)
        return
    _forget_calls(session, before, now)
    # A new message pings, an edit does not. So post a new one only if another player must act or a new turn begins.
    if now.waiting - before.waiting or (now.waiting and now.turn != before.turn):
        session.enqueue(TurnMessage())
        tell_turn(session, now.waiting)
    # Send nothing after the change of a sealed answer: even an edit without a visible change would reveal it.
    elif _is_followed(session, before, now) and not _looks_the_same(before, now, events):
        session.enqueue(TurnEdit(), not_before=session.now + session.edit_pause)


def _follow_orders(session: GameSession, before: Turn) -> None:
    """End the orders that the events of a change have ended, let others answer, and set the timers of the rest."""
    end_orders(session, session.new_events)
    end_prepared(session, before)
    if session.game.phase == "running" and (obeyed := obey_at_once(session)):
        end_orders(session, obeyed)
        end_prepared(session, before)
    queue_orders(session)


def _is_followed(session: GameSession, before: TurnState, now: TurnState) -> bool:
    """Return whether the public board must show the current state."""
    # While only opponents are asked, the message of the next person's turn will show everything, unless people decide
    # about an offer before that, or the opponents take long. At a table without people, show the board after each move.
    return bool(now.waiting) or _is_addressed(session) or not has_people(session) or _takes_long(session, before, now)


def _takes_long(session: GameSession, before: TurnState, now: TurnState) -> bool:
    """Return whether a computer has ended its turn and one that searches is next: people wait for both."""
    seats = session.seats
    if now.turn == before.turn or before.turn.seat is None or not seats[before.turn.seat].opponent:
        return False
    return any(seats[ask.seat].opponent and seats[ask.seat].level == "hard" for ask in session.table.asks)


def _is_addressed(session: GameSession) -> bool:
    """Return whether a person can answer an open proposal, even if the table does not wait for them."""
    table = session.table
    offered = {id_ for proposal in table.proposals for id_ in proposal.quick}
    return bool(offered) and any(
        not offered.isdisjoint(option.id for option in ask.options)
        for ask in (*table.asks, *table.answered)
        if not session.seats[ask.seat].opponent
    )


def _queue_end(session: GameSession) -> None:
    session.enqueue(EndMessage())
    forget_reminder(session)


def queue_film(session: GameSession) -> None:
    """Let the film of a finished game be made, which is added to the message of the end."""
    # A timer instead of a message: a film is slow to make, and the messages of a game wait for each other.
    if any(seat.user is not None for seat in session.seats):
        session.timers.set(FilmDue(), session.now)


def _looks_the_same(before: TurnState, now: TurnState, events: Sequence[Event]) -> bool:
    """Return whether the change is invisible to all players."""
    return not events and now.seen is not None and now._replace(asks=before.asks) == before


def _forget_calls(session: GameSession, before: TurnState, now: TurnState) -> None:
    """Allow new pings of the seats that have acted, or that get a new ask in a new turn."""
    for seat in session.seats:
        ask = session.table.ask_of(seat.seat)
        done = seat.seat in before.waiting and seat.seat not in now.waiting
        asked_again = now.turn != before.turn and ask is not None and ask.number not in before.asks
        if done or asked_again:
            _forget_call(session, seat)
    # A person who has just played one of their seats is here for the next one, too.
    for user in session.acting:
        if any(seat.seat in now.waiting for seat in session.seats_of(user)) and len(session.seats_of(user)) > 1:
            session.calls.note(user, session.last)


def _forget_call(session: GameSession, seat: Seat) -> None:
    if seat.user is not None:
        # A negative number means "not pinged", and gives the log's entry up to which the table did not wait for them.
        session.calls.note(seat.user, -session.last)


def is_to_be_shown(session: GameSession) -> bool:
    """Return whether a table needs a channel: it is open, or its end is not posted yet."""
    posted = session.messages.get(TURN)
    end_is_due = session.game.phase == "over" and (posted is None or posted.shown < session.last)
    return end_is_due or session.game.phase in ("lobby", "running")


def requeue_messages(session: GameSession, *, invite: bool = True) -> None:
    """Queue all messages again after the table has moved to another channel.

    ``invite``: whether open offers and votes ping again the people whom they have pinged in the old channel.
    """
    open_ = _open_invitations(session) if session.game.phase == "running" else ()
    kept = set() if invite else {message.topic for message in open_}
    for topic, old in session.messages.items():
        # If the old channel is only closed, the old message loses its buttons when the channel reopens.
        session.enqueue(retirement(topic, old.message, old.channel, old.begins, old.shown))
        # The next message of a topic that has one in another channel is posted without a ping.
        if topic not in kept:
            session.messages.drop(topic)
    if session.game.phase != "running":
        session.enqueue(LobbyMessage() if session.game.phase == "lobby" else EndMessage())
        return
    # Ping again: the earlier ping was in the old channel.
    for seat in session.seats:
        _forget_call(session, seat)
    session.enqueue(TurnMessage())
    for message in open_:
        session.enqueue(message)


def _open_invitations(session: GameSession) -> tuple[ProposalMessage | VoteMessage | OfferMessage, ...]:
    """Return the messages of the open proposals, votes and offers of seats. Each pings people when it is posted."""
    return (
        *(ProposalMessage(proposal.name) for proposal in session.table.proposals),
        *(VoteMessage(name) for name in session.votes),
        *(OfferMessage(offer) for offer in session.offers.values()),
    )


def call_again(session: GameSession) -> None:
    """Ping all players who must act, even if they were pinged before. These updates replace the usual ones."""
    before, session.before = session.before, None
    if before is not None:
        _queue_proposals(session, before.proposals, session.table.proposals)
    queue_orders(session)
    queue_timers(session)
    for seat in session.seats:
        _forget_call(session, seat)
    session.enqueue(TurnMessage())


def call_seat(session: GameSession, number: int) -> None:
    """Ping the player of one seat if the table waits for them, even if they were pinged before."""
    if number in waited_for(session) and session.game.paused is None:
        _forget_call(session, session.seats[number])
        session.enqueue(TurnMessage())


def queue_refresh(session: GameSession) -> None:
    """Queue an update of all public messages, because earlier edits may have been given up."""
    if session.game.phase == "lobby":
        session.enqueue(LobbyMessage())
    elif session.game.phase == "running":
        show_clock(session)
        _queue_proposals(session, (), session.table.proposals)
        for name in session.votes:
            session.enqueue(VoteMessage(name))


def _queue_proposals(
    session: GameSession, before: Sequence[Proposal], now: Sequence[Proposal], events: Sequence[Event] = ()
) -> None:
    """Queue the messages of new, changed and closed proposals; a closed one shows its result."""
    for proposal in now:
        if proposal not in before:
            session.enqueue(ProposalMessage(proposal.name))
    names = {proposal.name for proposal in now}
    for proposal in before:
        if proposal.name not in names:
            session.enqueue(ProposalResult(proposal, tuple(event.seen_by(None) for event in events)))


def requeue_proposals(session: GameSession) -> None:
    """Update the messages of all proposals without knowing which were open before."""
    _queue_proposals(session, (), session.table.proposals)
    open_topics = {ProposalMessage(proposal.name).topic for proposal in session.table.proposals}
    for topic, old in session.messages.items():
        if topic.startswith(ProposalMessage("").topic) and topic not in open_topics:
            session.enqueue(Retire(old.message, old.channel))
            session.messages.drop(topic)


def queue_timers(session: GameSession) -> None:
    """Set the timers that a table needs after a change: the clocks, the votes about late players, the opponents."""
    queue_clock(session)
    review_votes(session)
    _queue_opponents(session)


def queue_new_clocks(session: GameSession) -> None:
    """Set the clocks after a pause or another speed, and show them."""
    queue_clock(session)
    review_votes(session)
    show_clock(session)


def _queue_opponents(session: GameSession) -> None:
    """Set the opponents' timer if a computer can answer an ask, required or optional."""
    if not computers_rest(session) and any(computer_for(session, ask) for ask in session.table.asks):
        # A timer instead of a task, so that opponents continue after a restart. An answer to an offer does not extend
        # the wait for other answers.
        held = session.timers.of(Opponents) or Opponents()
        session.timers.set(Opponents(offer=held.offer, until=held.until), session.now + _pace(session))


def _pace(session: GameSession) -> float:
    """Return the seconds until opponents act: 0 if people play, more at a table without people."""
    if has_people(session):
        return 0.0
    began = session.game.started or session.now
    return OPPONENT_PACE if session.now - began < WATCHED_FOR else UNWATCHED_PACE


def queue_start(session: GameSession) -> None:
    """Queue the messages and timers of a new game."""
    session.timers.set(Expiry(), session.now + QUIET_FOR)
    queue_timers(session)
    _queue_proposals(session, (), session.table.proposals)
    if (waiting := waited_for(session)) or not has_people(session):
        session.enqueue(TurnMessage())
    if waiting:
        tell_turn(session, waiting)


def close_game(session: GameSession, who: int | None) -> None:
    """End a game without a result and remove the buttons of its messages."""
    proposals = session.table.proposals if session.game.phase == "running" else ()
    session.close(who)
    _queue_proposals(session, proposals, ())
    review_votes(session)
    forget_reminder(session)
    if posted := session.messages.get(TURN):
        session.enqueue(retirement(TURN, posted.message, posted.channel, posted.begins, session.last))
    if LOBBY in session.messages:
        session.enqueue(LobbyMessage())


def has_people(session: GameSession) -> bool:
    """Return whether at least one seat is played by a person."""
    return any(not seat.opponent for seat in session.seats)
