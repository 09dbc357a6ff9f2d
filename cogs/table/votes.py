"""Votes of a table: opened by a player or by the clock, answered by buttons, stored in the guild's file.

Each vote is a message with buttons for all seats. It is decided as soon as more than half of the voters agree; an undo
needs all of them. The effects are in ``vote_effects``.

A vote about a late player stays open while the player is late, and opens again after a tie. At first, more than half of
all other players must agree before a computer plays for the player, and at least two before the seat is taken. After a
longer wait, more than half of the cast ballots decide, even a single one.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.table.hook_events import tell_vote
from cogs.table.labels import escaped_names
from cogs.table.proposals import is_here
from cogs.table.time.clock import clocks_of, late_seats, respite_until, waited_for
from cogs.table.time.waits import Rhythm, awake_time, longer_wait
from data.errors import Refused
from data.game.models import Seat, SeatHistory, Vote, people_at
from data.game.outgoing import VoteMessage, VoteResult
from data.game.session import GameSession
from data.game.timers import TimerPayload
from render import Words
from rules.kernel import Facts, View

YES, NO, WAIT = "yes", "no", "wait"
PLAY, REPLACE = "play", "replace"
OVERDUE: Final = "overdue"
"""The kind of a vote about a late player."""
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {OVERDUE: ("extend", PLAY, REPLACE, WAIT)}
"""The choices of a vote by its kind; yes or no for all other kinds."""
UNANIMOUS: Final = frozenset({"undo"})
"""The kinds of votes that need all voters."""
FOR_EVERYONE: Final = frozenset({"undo", "end", "speed"})
"""The kinds of votes in which absent players vote too, because the result would change their game for good."""
VOTE_TIME: Final = 72 * 3600.0
"""Seconds after which a vote without a majority ends."""


class VoteEnd(TimerPayload, frozen=True):
    """The timer of a vote: its ballots are counted."""

    KIND = "vote"

    name: str
    """The name of the vote."""


class VoteAgain(TimerPayload, frozen=True):
    """The timer of a late seat about which the table votes again."""

    KIND = "again"


class VoteSnapshot(NamedTuple):
    """An open vote for display: its ballots, the players, the seats that may vote, and the table as all see it."""

    game: int
    vote: Vote
    players: SeatHistory
    voters: tuple[int, ...]
    view: View
    counted: float | None = None
    """The time from which the cast ballots alone decide; None if that time has passed or never comes."""
    missing: Mapping[int, int] = {}
    """The people who are here and have not voted yet, by seat."""


def end_of(session: GameSession, vote: Vote) -> float:
    """Return the end of a vote without a majority."""
    return awake_time(Rhythm(), vote.opened, VOTE_TIME, session.uptime.outages)


def voters(session: GameSession, vote: Vote) -> tuple[int, ...]:
    """Return the seats that may vote: the first of each present person. Late players do not vote about late players."""
    if vote.kind in FOR_EVERYONE:
        return _first_of_each([seat for seat in session.seats if seat.user is not None])
    here = [seat for seat in session.seats if not seat.opponent and seat.seat not in session.absences]
    late = late_seats(session) if vote.kind == OVERDUE else frozenset()
    late_people = {session.seats[seat].user for seat in late}
    return _first_of_each([seat for seat in here if seat.user not in late_people])


def _first_of_each(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the first seat of each person: a person with several has one ballot."""
    return tuple({seat.user: seat.seat for seat in reversed(seats)}.values())[::-1]


def voter(session: GameSession, vote: Vote, seat: int) -> int | None:
    """Return the seat that votes for the person at ``seat``; None if that person cannot vote."""
    user = session.seats[seat].user
    return next((each for each in voters(session, vote) if session.seats[each].user == user), None)


def open_vote(session: GameSession, kind: str, facts: Facts, *, name: str = "") -> Vote:
    """Open a vote and queue its message."""
    vote = Vote(game=session.game.id, name=name or kind, kind=kind, facts=facts, opened=session.now)
    session.votes.put(vote)
    show_vote(session, vote)
    tell_vote(session, vote)
    # A vote about a late player has no time limit: it lasts until the player acts.
    if kind == OVERDUE:
        look_when_counted(session, vote)
    else:
        session.timers.set(VoteEnd(vote.name), session.now + VOTE_TIME)
    return vote


def vote_number(vote: Vote) -> int:
    """Return the number that tells a vote from later ones of the same name in custom ids; at most nine digits."""
    return int(vote.opened) % 10**9


def show_vote(session: GameSession, vote: Vote) -> None:
    """Queue an update of a vote's message, or a new message if there is none."""
    session.enqueue(VoteMessage(vote.name))


def counted_from(session: GameSession, vote: Vote) -> float:
    """Return the time from which the cast ballots alone decide about a late player."""
    wait = clocks_of(session).get(vote.facts["seat"])
    if wait is None or wait.late is None:
        return 0.0
    # All voters get this time to vote. It runs from the deadline if there is only one voter, who delays no other.
    alone = len(voters(session, vote)) == 1
    begin = wait.late if alone else vote.opened
    return max(awake_time(Rhythm(), begin, longer_wait(wait), session.uptime.outages), respite_until(session))


def look_when_counted(session: GameSession, vote: Vote) -> None:
    """Set the timer of a vote about a late player to the time from which the cast ballots decide."""
    # After an outage, even a vote with a majority waits.
    moments = [moment for moment in (respite_until(session), counted_from(session, vote)) if moment > session.now]
    if moments:
        session.timers.set(VoteEnd(vote.name), min(moments))


def cast(session: GameSession, name: str, seat: int, choice: str, number: int | None = None) -> Vote:
    """Store a seat's ballot and replace an earlier one; Refused if the seat cannot vote.

    ``number``: the ``vote_number`` in the clicked button; None for a vote given only by its name.
    """
    vote = session.votes.get(name)
    if vote is None or choice not in CHOICES.get(vote.kind, (YES, NO)) or number not in (None, vote_number(vote)):
        raise Refused("vote_gone")
    if (own := voter(session, vote, seat)) is None:
        about = vote.facts.get("seat")
        same = about is not None and session.seats[about].user == session.seats[seat].user
        raise Refused("no_vote" if same else "no_vote_now")
    # The key is text because JSON has no other keys.
    vote = msgspec.structs.replace(vote, ballots={**vote.ballots, str(own): choice})
    session.votes.put(vote)
    show_vote(session, vote)
    if vote.kind == OVERDUE:
        look_when_counted(session, vote)
    return vote


def outcome(session: GameSession, vote: Vote) -> str | None:
    """Return the result of a vote; None while it is undecided."""
    seats = voters(session, vote)
    counts = Counter(vote.ballots[str(seat)] for seat in seats if str(seat) in vote.ballots)
    if vote.kind in UNANIMOUS:
        return NO if counts[NO] else YES if counts[YES] == len(seats) else None
    if not counts:
        return None
    (choice, count), *_ = counts.most_common(1)
    if vote.kind == OVERDUE and _is_enough(session, vote, choice, count, counts.total()):
        return choice
    if vote.kind != OVERDUE and count * 2 > len(seats):
        return choice
    # All have voted without a majority, so nothing changes.
    tied = counts.total() == len(seats) and count * 2 <= counts.total()
    return (WAIT if vote.kind == OVERDUE else NO) if tied else None


def _is_enough(session: GameSession, vote: Vote, choice: str, count: int, cast_so_far: int) -> bool:
    """Return whether ``count`` ballots for a choice decide about a late player now."""
    if session.now >= counted_from(session, vote):
        return count * 2 > cast_so_far
    if choice not in (PLAY, REPLACE):
        return count * 2 > len(voters(session, vote))
    if session.now < respite_until(session):
        return False
    others = set(people_at(session.seats)) - {session.seats[vote.facts["seat"]].user}
    # The player can undo PLAY by "I'm back", but not REPLACE. So a single opponent cannot take a seat.
    return count * 2 > len(others) and (choice == PLAY or count > 1)


def close_vote(session: GameSession, vote: Vote, result: str) -> None:
    """Close a vote and queue its final message, with the result and without buttons."""
    session.votes.drop(vote.name)
    session.timers.cancel(VoteEnd, name=vote.name)
    session.enqueue(VoteResult(vote, result, tuple(escaped_names(session.seats))))


def review_votes(session: GameSession) -> None:
    """Close the votes that are no longer needed and open votes about late players.

    Call it after every change of the table or its clocks, because the late players and the voters may have changed.
    """
    late = late_seats(session) if session.game.phase == "running" else frozenset()
    for vote in session.votes.values():
        if (why := _why_void(session, vote, late)) is not None:
            close_vote(session, vote, why)
        # A voter has left or is late now, which decides the vote. The timer applies the result.
        elif outcome(session, vote) is not None:
            session.timers.set(VoteEnd(vote.name), session.now)
    # In a live game the clock plays for late players, so there is no vote about them.
    for seat in session.seats if session.game.speed != "live" else ():
        _vote_about(session, seat.seat, late)


def _vote_about(session: GameSession, seat: int, late: frozenset[int]) -> None:
    """Open the vote about a seat if its player is late, a seat may vote, and no vote has ended a short time ago."""
    name = f"{OVERDUE}:{seat}"
    about = Vote(game=session.game.id, name=name, kind=OVERDUE, facts={"seat": seat}, opened=session.now)
    if seat not in late:
        session.timers.cancel(VoteAgain, seat=seat)
    elif name not in session.votes and session.timers.of(VoteAgain, seat) is None and voters(session, about):
        open_vote(session, OVERDUE, about.facts, name=name)


def vote_again_later(session: GameSession, seat: int) -> None:
    """Set the timer that opens another vote about a seat if its player is still late then."""
    wait = clocks_of(session).get(seat)
    if wait is not None:
        session.timers.set(VoteAgain(), session.now + longer_wait(wait), seat=seat)


def _why_void(session: GameSession, vote: Vote, late: frozenset[int]) -> str | None:
    """Return the reason why a vote is no longer needed; None while it is."""
    if session.game.phase != "running":
        return "ended"
    paused = session.game.paused is not None
    if (vote.kind, paused) in (("pause", True), ("resume", False)):
        return "void"
    if vote.kind != OVERDUE or vote.facts["seat"] in late:
        return None
    if paused:
        return "paused"
    seat = vote.facts["seat"]
    if session.seats[seat].opponent:
        return "void"
    return "renewed" if seat in waited_for(session) and seat not in session.acted else "acted"


def take_vote_snapshot(session: GameSession, name: str) -> VoteSnapshot | None:
    """Return a snapshot of an open vote; None if it is closed."""
    vote = session.votes.get(name)
    if vote is None:
        return None
    counted = counted_from(session, vote) if vote.kind == OVERDUE else 0.0
    counted_at = counted if counted > session.now else None
    seats, missing = voters(session, vote), missing_voters(session, vote)
    return VoteSnapshot(session.game.id, vote, session.history, seats, session.table.view(), counted_at, missing)


def missing_voters(session: GameSession, vote: Vote) -> dict[int, int]:
    """Return the people who can vote, are here and have not voted yet, by seat."""
    here = [session.seats[seat] for seat in voters(session, vote) if is_here(session, session.seats[seat])]
    return {seat.seat: seat.user for seat in here if seat.user is not None and str(seat.seat) not in vote.ballots}


def vote_text(vote: Vote, names: Sequence[str], words: Words) -> str:
    """Return the question of a vote."""
    facts = dict(vote.facts)
    if "seat" in facts:
        facts["name"] = names[facts.pop("seat")]
    if "speed" in facts:
        facts["speed"] = words.text(f"speed-{facts['speed']}")
    return words.text(f"vote-about-{vote.kind}", **facts)


def vote_card(snapshot: VoteSnapshot, undone: str, words: Words) -> Card:
    """Return the message of an open vote; ``undone`` are the details of its subject."""
    vote, names = snapshot.vote, escaped_names(snapshot.players.seats)
    ballots = [
        words.text("vote-ballot", name=names[int(seat)], choice=words.text(f"vote-{choice}"))
        for seat, choice in sorted(vote.ballots.items())
    ]
    users = snapshot.missing
    missing = [
        f"<@{users[seat]}>" if seat in users else names[seat]
        for seat in snapshot.voters
        if str(seat) not in vote.ballots
    ]
    waiting = words.text("vote-missing", who=words.listed(missing)) if missing else ""
    later = words.text("vote-counted", when=f"<t:{int(snapshot.counted)}:R>") if snapshot.counted else ""
    row = tuple(
        Button(
            str(CustomId(TABLE, snapshot.game, "vote", vote_number(vote), f"{choice}:{vote.name}")),
            words.text(f"vote-{choice}"),
            "primary" if at == 0 else "secondary",
        )
        for at, choice in enumerate(CHOICES.get(vote.kind, (YES, NO)))
    )
    # A list of choices stands above that of the votes.
    headed = [words.text("vote-so-far"), *ballots] if ballots and undone else ballots
    above = (vote_text(vote, names, words), undone, "\n".join(headed), waiting, later)
    return Card(tuple(filter(None, above)), rows=(row,), accent=GOLD)


def closed_vote_card(vote: Vote, result: str, names: Sequence[str], words: Words) -> Card:
    """Return the message of a closed vote: its question and its result."""
    about = vote_text(vote, names, words).removeprefix("### ")
    return Card((f"-# {about}", words.text(f"vote-result-{result}")))
