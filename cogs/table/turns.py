"""What is due after a change at a table: a new turn message, an edit, the opponents' timer, the end."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.table.clock import OPPONENT_TIMER, forget_reminder, queue_clock, show_clock, waited_for
from cogs.table.orders import end_orders, end_prepared, obey_at_once, queue_orders
from cogs.table.substitutes import computer_for, computers_rest
from cogs.table.votes import review_votes, vote_topic
from data.models import LOBBY, TURN, Seat
from data.session import GameSession
from rules.kernel import Event, Topic, Turn, View, plain

REVIEW_TIMER = "review"
"""The timer that has the review of a game made that has ended."""

EXPIRY_TIMER = "expiry"
"""The timer that has a table looked after that nobody minds."""
DAY = 86_400.0
LOBBY_LASTS, QUIET_FOR = 3 * DAY, 14 * DAY
"""For how long a lobby waits to be started, and a game for somebody to play before it is looked after."""

OPPONENT_PACE = 2.5
"""Seconds between the turns of opponents when nobody else plays, so that people can watch."""
WATCHED_FOR, UNWATCHED_PACE = 900.0, 60.0
"""After how many seconds they are taken to be alone, and how slowly they go on then."""


class TurnState(NamedTuple):
    """Where a table stands: its turn, the seats of people who must act, and the public matters that are open."""

    turn: Turn
    waiting: frozenset[int]
    topics: tuple[Topic, ...]
    asks: frozenset[int] = frozenset()
    """The numbers of the open asks."""
    seen: View | None = None
    """What everybody sees, where somebody may change a secret answer."""


def turn_state(session: GameSession) -> TurnState:
    """Return where the table stands now."""
    table = session.table
    asks = frozenset(ask.number for ask in table.asks)
    secret = any(ask.secret and (ask.optional or ask.together) for ask in (*table.asks, *table.answered))
    return TurnState(table.turn, waited_for(session), table.topics, asks, table.view(None) if secret else None)


def queue_updates(
    session: GameSession, before: TurnState, events: Sequence[Event] = (), *, pause: float = 0.0
) -> list[Event]:
    """Note what is due after ``events`` at the table: the end, a new turn message that calls somebody, or an edit.

    First standing orders answer what they answer at once; what has happened by that is returned.

    An edit waits for ``pause`` seconds, so that what follows at once is shown by the same.

    Also what has come of public matters: a new message for each that is new, an edit for any other that has changed.
    """
    end_orders(session, events)
    end_prepared(session, before.turn)
    obeyed = obey_at_once(session) if session.game.phase == "running" else []
    end_orders(session, obeyed)
    if obeyed:
        end_prepared(session, before.turn)
    queue_orders(session)
    now = turn_state(session)
    _queue_topics(session, before.topics, now.topics, (*events, *obeyed))
    if session.game.phase == "over":
        review_votes(session)
        _queue_end(session)
        return obeyed
    queue_clock(session)
    review_votes(session)
    queue_opponents(session)
    _forget_calls(session, before, now)
    # A new message pings, an edit does not: new only if somebody must act who was not asked before, or a new turn
    # begins.
    if now.waiting - before.waiting or (now.waiting and now.turn != before.turn):
        session.enqueue("turn", {}, topic=TURN)
    # Nothing is sent where a sealed answer was changed: even an edit that shows the same would tell it.
    elif _is_followed(session, now) and not _looks_the_same(before, now, (*events, *obeyed)):
        session.enqueue("edit", {}, topic="edit", not_before=session.now + pause)
    return obeyed


def _is_followed(session: GameSession, now: TurnState) -> bool:
    """Whether the public board has to show a table as it is now."""
    # While only opponents are asked the message of the next person's turn tells it all, unless people decide before
    # that about an offer. Where computers play among themselves the board is shown after each move.
    return bool(now.waiting) or _is_addressed(session) or not has_people(session)


def _is_addressed(session: GameSession) -> bool:
    """Whether a person can answer an open public matter, though the table does not wait for them."""
    table = session.table
    offered = {id_ for topic in table.topics for id_ in topic.quick}
    return bool(offered) and any(
        not offered.isdisjoint(option.id for option in ask.options)
        for ask in (*table.asks, *table.answered)
        if not session.seats[ask.seat].opponent
    )


def _queue_end(session: GameSession) -> None:
    session.enqueue("over", {}, topic=TURN)
    # A timer instead of a message: making it takes long, and messages of a game wait for each other.
    if any(seat.user is not None for seat in session.seats):
        session.set_timer(REVIEW_TIMER, session.now)
    forget_reminder(session)


def _looks_the_same(before: TurnState, now: TurnState, events: Sequence[Event]) -> bool:
    """Whether nobody can see that anything has happened."""
    return not events and now.seen is not None and now._replace(asks=before.asks) == before


def _forget_calls(session: GameSession, before: TurnState, now: TurnState) -> None:
    """Let those be called again who were waited for and are no more, or who are asked anew in a new turn."""
    for seat in session.seats:
        ask = session.table.ask_of(seat.seat)
        done = seat.seat in before.waiting and seat.seat not in now.waiting
        anew = now.turn != before.turn and ask is not None and ask.number not in before.asks
        if done or anew:
            _forget_call(session, seat)


def _forget_call(session: GameSession, seat: Seat) -> None:
    if seat.user is not None:
        # Not a positive number: called for nothing now, and up to which entry of the log nobody waited for them.
        session.note_called(seat.user, -session.last)


def is_to_be_shown(session: GameSession) -> bool:
    """Whether a table needs a place: it is in progress, or nobody has been told its end yet."""
    told = session.messages.get(TURN)
    untold = session.game.phase == "over" and (told is None or told.shown < session.last)
    return untold or session.game.phase in ("lobby", "running")


def queue_anew(session: GameSession) -> None:
    """Note that everything has to be said once more, because the table stands in another channel now."""
    for topic, old in session.messages.items():
        # Where it was only closed to us, its buttons go when it is open again.
        session.enqueue("retire", {"message": old.message, "channel": old.channel})
        session.unposted(topic)
    if session.game.phase != "running":
        kind = "lobby" if session.game.phase == "lobby" else "over"
        session.enqueue(kind, {}, topic=LOBBY if kind == "lobby" else TURN)
        return
    # Whoever was called where nobody looks any more is called again.
    for seat in session.seats:
        _forget_call(session, seat)
    session.enqueue("turn", {}, topic=TURN)
    _queue_topics(session, (), session.table.topics)
    for name in session.votes:
        session.enqueue("vote", {"name": name}, topic=vote_topic(name))
    for offer in session.offers:
        session.tell_offer(offer)


def call_again(session: GameSession, before: TurnState | None = None) -> None:
    """Call whoever must act now, whatever they were called for; ``before``: the table as it stood until now."""
    if before is not None:
        _queue_topics(session, before.topics, session.table.topics)
    queue_orders(session)
    queue_clock(session)
    review_votes(session)
    queue_opponents(session)
    for seat in session.seats:
        _forget_call(session, seat)
    session.enqueue("turn", {}, topic=TURN)


def call_seat(session: GameSession, number: int) -> None:
    """Call the person of one seat if the table waits for them, whatever they were called for."""
    if number in waited_for(session) and session.game.paused is None:
        _forget_call(session, session.seats[number])
        session.enqueue("turn", {}, topic=TURN)


def queue_refresh(session: GameSession) -> None:
    """Note that what stands in public has to be brought up to date: edits may have been given up meanwhile."""
    if session.game.phase == "lobby":
        session.enqueue("lobby", {}, topic=LOBBY)
    elif session.game.phase == "running":
        show_clock(session)
        _queue_topics(session, (), session.table.topics)
        for name in session.votes:
            session.enqueue("vote", {"name": name}, topic=vote_topic(name))


def _queue_topics(
    session: GameSession, before: Sequence[Topic], now: Sequence[Topic], events: Sequence[Event] = ()
) -> None:
    """Note which messages of public matters have to be posted, edited, or told how the matter came out."""
    for topic in now:
        if topic not in before:
            session.enqueue("topic", {"name": topic.name}, topic=topic_key(topic.name))
    names = {topic.name for topic in now}
    for topic in before:
        if topic.name not in names:
            told = [plain(event.seen_by(None)) for event in events]
            session.enqueue("topic_closed", {"topic": plain(topic), "events": told}, topic=topic_key(topic.name))


def queue_topics_anew(session: GameSession) -> None:
    """Bring the messages of public matters up to date where it is not known which of them were open before."""
    _queue_topics(session, (), session.table.topics)
    standing = {topic_key(topic.name) for topic in session.table.topics}
    for topic, old in session.messages.items():
        if topic.startswith(topic_key("")) and topic not in standing:
            session.enqueue("retire", {"message": old.message, "channel": old.channel})
            session.unposted(topic)


def topic_key(name: str) -> str:
    """Return under which topic the message of a public matter is kept."""
    return f"topic:{name}"


def queue_opponents(session: GameSession) -> None:
    """Note that computer opponents have something to answer, be it only what they may."""
    if not computers_rest(session) and any(computer_for(session, ask) for ask in session.table.asks):
        # A timer instead of a task: opponents who are thinking when the bot stops go on when it starts again.
        session.set_timer(OPPONENT_TIMER, session.now + _pace(session))


def _pace(session: GameSession) -> float:
    """Return after how many seconds opponents act: at once for people, and slowly where they play by themselves."""
    if has_people(session):
        return 0.0
    began = session.game.started or session.now
    return OPPONENT_PACE if session.now - began < WATCHED_FOR else UNWATCHED_PACE


def queue_start(session: GameSession) -> None:
    """Note what is due when a game has started."""
    session.set_timer(EXPIRY_TIMER, session.now + QUIET_FOR)
    queue_clock(session)
    queue_opponents(session)
    now = turn_state(session)
    _queue_topics(session, (), now.topics)
    if now.waiting or not has_people(session):
        session.enqueue("turn", {}, topic=TURN)


def close_game(session: GameSession, who: int | None) -> None:
    """End a game without a result; its messages lose their buttons."""
    topics = session.table.topics if session.game.phase == "running" else ()
    session.close(who)
    _queue_topics(session, topics, ())
    review_votes(session)
    forget_reminder(session)
    if TURN in session.messages:
        standing = session.messages[TURN]
        session.enqueue("retire", {"message": standing.message, "channel": standing.channel})
    if LOBBY in session.messages:
        session.enqueue("lobby", {}, topic="lobby")


def has_people(session: GameSession) -> bool:
    """Whether a person plays."""
    return any(not seat.opponent for seat in session.seats)
