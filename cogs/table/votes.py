"""Votes of a table: opened by a person or by the clock, answered by buttons, kept in the file of the guild.

A vote is a message of its own with buttons for every seat. It is decided as soon as more than half of those who may
vote are for one thing, taking something back only when all are; what then happens is in ``vote_effects``.

A vote about a late player is open as long as the player is late, and comes again after a tie. At first a computer
plays for the player only if more than half of all the others want it, and two must want it to take the seat. After a
longer wait more than half of the ballots that were cast decide, be it a single one.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.table.clock import clocks_of, late_seats, respite_until, waited_for
from cogs.table.labels import escaped_names
from cogs.table.schedule import Rhythm, awake_time, longer_wait
from data.errors import Refused
from data.models import Vote
from data.session import GameSession
from render import Words
from rules.kernel import Facts, plain

YES, NO, WAIT = "yes", "no", "wait"
PLAY, REPLACE = "play", "replace"
OVERDUE: Final = "overdue"
"""The kind of a vote about a late player."""
AGAIN: Final = "again"
"""The timer of a late seat that has the table vote about it once more."""
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {OVERDUE: ("extend", PLAY, REPLACE, WAIT)}
"""What can be voted for; in votes of other kinds yes or no."""
UNANIMOUS: Final = frozenset({"undo"})
"""What all must agree to."""
EVERYBODYS: Final = frozenset({"undo", "end", "speed"})
"""What is not decided without those who are away: their game would be another one when they come back."""
VOTE_TIMER: Final = "vote"
VOTE_TIME: Final = 72 * 3600.0
"""After how many seconds a vote without a majority is over."""


class VoteSnapshot(NamedTuple):
    """An open vote as it stands, for showing: who may vote, and what they have said."""

    game: int
    vote: Vote
    names: list[str]
    voters: tuple[int, ...]
    counted: float | None = None
    """When the ballots that were cast begin to decide, even if not all have voted; None: now, or never."""


def vote_topic(name: str) -> str:
    """Return under which topic the message of a vote is kept."""
    return f"vote:{name}"


def end_of(session: GameSession, vote: Vote) -> float:
    """Return when a vote without a majority is over."""
    return awake_time(Rhythm(), vote.opened, VOTE_TIME, session.uptime.outages)


def vote_timer(name: str) -> str:
    """Return the kind of the timer at which a vote is looked at."""
    return f"{VOTE_TIMER}:{name}"


def voters(session: GameSession, vote: Vote) -> tuple[int, ...]:
    """Return the seats that may vote: people who are there; no late player votes about a late player."""
    if vote.kind in EVERYBODYS:
        return tuple(seat.seat for seat in session.seats if seat.user is not None)
    here = [seat.seat for seat in session.seats if not seat.opponent and seat.seat not in session.absences]
    late = late_seats(session) if vote.kind == OVERDUE else frozenset()
    return tuple(seat for seat in here if seat not in late)


def open_vote(session: GameSession, kind: str, facts: Facts, *, name: str = "") -> Vote:
    """Open a vote and have its message sent."""
    vote = Vote(game=session.game.id, name=name or kind, kind=kind, facts=facts, opened=session.now)
    session.put_vote(vote)
    show_vote(session, vote)
    # A vote about a late player has no end of its own: it lasts until they act.
    if kind == OVERDUE:
        look_when_counted(session, vote)
    else:
        session.set_timer(vote_timer(vote.name), session.now + VOTE_TIME)
    return vote


def vote_number(vote: Vote) -> int:
    """Return a number of at most nine digits by which a button names a vote: a later one has the same name."""
    return int(vote.opened) % 10**9


def show_vote(session: GameSession, vote: Vote) -> None:
    """Bring the message of a vote up to date, or post it where there is none or it was deleted."""
    session.enqueue("vote", {"name": vote.name}, topic=vote_topic(vote.name))


def counted_from(session: GameSession, vote: Vote) -> float:
    """Return from when on the ballots that were cast decide about a late player, even if not all have voted."""
    wait = clocks_of(session).get(vote.facts["seat"])
    if wait is None or wait.late is None:
        return 0.0
    # All who may vote have this long to do it. A player who alone may vote holds up no one else.
    alone = len(voters(session, vote)) == 1
    begin = wait.late if alone else vote.opened
    return max(awake_time(Rhythm(), begin, longer_wait(wait), session.uptime.outages), respite_until(session))


def look_when_counted(session: GameSession, vote: Vote) -> None:
    """Look at a vote about a late player when the ballots that were cast begin to decide."""
    # After an outage also a vote that has its majority waits.
    moments = [moment for moment in (respite_until(session), counted_from(session, vote)) if moment > session.now]
    if moments:
        session.set_timer(vote_timer(vote.name), min(moments))


def cast(session: GameSession, name: str, seat: int, choice: str, number: int | None = None) -> Vote:
    """Write a seat's ballot down, in place of an earlier one; Refused if it cannot vote.

    ``number``: the vote that is meant, where it was seen and not only named.
    """
    vote = session.votes.get(name)
    if vote is None or choice not in CHOICES.get(vote.kind, (YES, NO)) or number not in (None, vote_number(vote)):
        raise Refused("vote_gone")
    if seat not in voters(session, vote):
        raise Refused("no_vote")
    # As text: JSON has no other keys.
    vote = msgspec.structs.replace(vote, ballots={**vote.ballots, str(seat): choice})
    session.put_vote(vote)
    show_vote(session, vote)
    if vote.kind == OVERDUE:
        look_when_counted(session, vote)
    return vote


def outcome(session: GameSession, vote: Vote) -> str | None:
    """Return what a vote has decided; None as long as it can go either way."""
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
    # All have voted and no side has more than half: everything stays as it is.
    tied = counts.total() == len(seats) and count * 2 <= counts.total()
    return (WAIT if vote.kind == OVERDUE else NO) if tied else None


def _is_enough(session: GameSession, vote: Vote, choice: str, count: int, cast_so_far: int) -> bool:
    """Whether so many ballots for a choice decide about a late player now."""
    if session.now >= counted_from(session, vote):
        return count * 2 > cast_so_far
    if choice not in (PLAY, REPLACE):
        return count * 2 > len(voters(session, vote))
    if session.now < respite_until(session):
        return False
    others = [seat for seat in session.seats if seat.user is not None and seat.seat != vote.facts["seat"]]
    # "I am back" ends it that a computer plays for a while. One opponent alone takes no seat.
    return count * 2 > len(others) and (choice == PLAY or count > 1)


def close_vote(session: GameSession, vote: Vote, result: str) -> None:
    """Close a vote; its message says what was decided and loses its buttons."""
    session.drop_vote(vote.name)
    session.cancel_timer(vote_timer(vote.name))
    topic = vote_topic(vote.name)
    # As they are called now: what it decides may give a seat to somebody else.
    names = escaped_names(session.seats)
    session.enqueue("vote_closed", {"vote": plain(vote), "result": result, "names": names}, topic=topic)


def review_votes(session: GameSession) -> None:
    """Close the votes that are about nothing any more, and open those about late players.

    Call it after every change of the table and of its clocks: who is late and who may vote has perhaps changed.
    """
    late = late_seats(session) if session.game.phase == "running" else frozenset()
    for vote in session.votes.values():
        if (why := _why_void(session, vote, late)) is not None:
            close_vote(session, vote, why)
        # A player who was to vote has left, or is late now. What follows is done by the timer.
        elif outcome(session, vote) is not None:
            session.set_timer(vote_timer(vote.name), session.now)
    # The clock plays in a live game.
    for seat in session.seats if session.game.speed != "live" else ():
        _vote_about(session, seat.seat, late)


def _vote_about(session: GameSession, seat: int, late: frozenset[int]) -> None:
    """Open the vote about a seat if its player is late, someone may vote, and no vote has ended a short time ago."""
    name = f"{OVERDUE}:{seat}"
    about = Vote(game=session.game.id, name=name, kind=OVERDUE, facts={"seat": seat}, opened=session.now)
    if seat not in late:
        session.cancel_timer(AGAIN, seat=seat)
    elif name not in session.votes and session.timer(AGAIN, seat) is None and voters(session, about):
        open_vote(session, OVERDUE, about.facts, name=name)


def vote_again_later(session: GameSession, seat: int) -> None:
    """Have the table vote about a seat once more after a longer wait, if its player is still late then."""
    wait = clocks_of(session).get(seat)
    if wait is not None:
        session.set_timer(AGAIN, session.now + longer_wait(wait), seat=seat)


def _why_void(session: GameSession, vote: Vote, late: frozenset[int]) -> str | None:
    """Return why there is nothing left to vote about; None as long as there is."""
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
    """Return an open vote as it stands; None if it is closed."""
    vote = session.votes.get(name)
    if vote is None:
        return None
    counted = counted_from(session, vote) if vote.kind == OVERDUE else 0.0
    names, seats = escaped_names(session.seats), voters(session, vote)
    return VoteSnapshot(session.game.id, vote, names, seats, counted if counted > session.now else None)


def vote_text(vote: Vote, names: list[str], words: Words) -> str:
    """Return what a vote is about."""
    facts = dict(vote.facts)
    if "seat" in facts:
        facts["name"] = names[facts.pop("seat")]
    if "speed" in facts:
        facts["speed"] = words.text(f"speed-{facts['speed']}")
    return words.text(f"vote-about-{vote.kind}", **facts)


def vote_card(snapshot: VoteSnapshot, told: str, words: Words) -> Card:
    """Return the message of an open vote; ``told`` are the details of what it is about."""
    vote, names = snapshot.vote, snapshot.names
    ballots = [
        words.text("vote-ballot", name=names[int(seat)], choice=words.text(f"vote-{choice}"))
        for seat, choice in sorted(vote.ballots.items())
    ]
    missing = [names[seat] for seat in snapshot.voters if str(seat) not in vote.ballots]
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
    above = (vote_text(vote, names, words), told, "\n".join(ballots), waiting, later)
    return Card(tuple(filter(None, above)), rows=(row,), accent=GOLD)


def closed_vote_card(vote: Vote, result: str, names: list[str], words: Words) -> Card:
    """Return the message of a vote that is over: what it was about, and how it came out."""
    about = vote_text(vote, names, words).removeprefix("### ")
    return Card((f"-# {about}", words.text(f"vote-result-{result}")))
