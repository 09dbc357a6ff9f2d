"""Votes of a table: opened by a person or by the clock, answered by buttons, kept in the file of the guild.

A vote is a message of its own with buttons for every seat. It is decided as soon as more than half of those who may
vote are for one thing, taking something back only when all are; what then happens is in ``vote_effects``.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.table.clock import waited_for
from cogs.table.labels import escaped_names
from data.errors import Refused
from data.models import Vote
from data.session import GameSession
from render import Words
from rules.kernel import Facts, plain

YES, NO = "yes", "no"
OVERDUE: Final = "overdue"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {OVERDUE: ("extend", "play", "replace", "wait")}
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


def vote_topic(name: str) -> str:
    """Return under which topic the message of a vote is kept."""
    return f"vote:{name}"


def voters(session: GameSession, vote: Vote) -> tuple[int, ...]:
    """Return the seats that may vote: people who are there, but not whose lateness it is about."""
    if vote.kind in EVERYBODYS:
        return tuple(seat.seat for seat in session.seats if seat.user is not None)
    late = vote.facts.get("seat") if vote.kind == OVERDUE else None
    here = [seat.seat for seat in session.seats if not seat.opponent and seat.seat not in session.absences]
    return tuple(seat for seat in here if seat != late)


def open_vote(session: GameSession, kind: str, facts: Facts, *, name: str = "") -> Vote:
    """Open a vote and have its message sent; Refused if there is one about this already."""
    vote = Vote(game=session.game.id, name=name or kind, kind=kind, facts=facts, opened=session.now)
    if vote.name in session.votes:
        raise Refused("vote_open")
    session.put_vote(vote)
    session.enqueue("vote", {"name": vote.name}, topic=vote_topic(vote.name))
    # A vote about somebody who is late stays open until they act.
    if kind != OVERDUE:
        session.set_timer(f"{VOTE_TIMER}:{vote.name}", session.now + VOTE_TIME)
    return vote


def vote_number(vote: Vote) -> int:
    """Return a number of at most nine digits by which a button names a vote: a later one has the same name."""
    return int(vote.opened) % 10**9


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
    session.enqueue("vote", {"name": name}, topic=vote_topic(name))
    return vote


def outcome(session: GameSession, vote: Vote) -> str | None:
    """Return what a vote has decided; None as long as it can go either way."""
    seats = voters(session, vote)
    counts = Counter(vote.ballots[str(seat)] for seat in seats if str(seat) in vote.ballots)
    if vote.kind in UNANIMOUS:
        return NO if counts[NO] else YES if counts[YES] == len(seats) else None
    # As long as nobody has voted there is no most common choice.
    (choice, count), *_ = [*counts.most_common(1), ("", 0)]
    if count * 2 > len(seats):
        return choice
    # All have said something and no side has more than half: everything stays as it is.
    return ("wait" if vote.kind == OVERDUE else NO) if counts.total() == len(seats) else None


def close_vote(session: GameSession, vote: Vote, result: str) -> None:
    """Close a vote; its message says what was decided and loses its buttons."""
    session.drop_vote(vote.name)
    session.cancel_timer(f"{VOTE_TIMER}:{vote.name}")
    topic = vote_topic(vote.name)
    # As they are called now: what it decides may give a seat to somebody else.
    names = escaped_names(session.seats)
    session.enqueue("vote_closed", {"vote": plain(vote), "result": result, "names": names}, topic=topic)


def close_settled_votes(session: GameSession) -> None:
    """Close the votes about somebody who has acted meanwhile, and all of them when the game has ended."""
    waiting = waited_for(session) if session.game.phase == "running" else frozenset()
    for vote in session.votes.values():
        if session.game.phase != "running":
            close_vote(session, vote, "ended")
        elif vote.kind == OVERDUE and vote.facts["seat"] not in waiting:
            close_vote(session, vote, "acted")


def take_vote_snapshot(session: GameSession, name: str) -> VoteSnapshot | None:
    """Return an open vote as it stands; None if it is closed."""
    vote = session.votes.get(name)
    if vote is None:
        return None
    return VoteSnapshot(session.game.id, vote, escaped_names(session.seats), voters(session, vote))


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
    row = tuple(
        Button(
            str(CustomId(TABLE, snapshot.game, "vote", vote_number(vote), f"{choice}:{vote.name}")),
            words.text(f"vote-{choice}"),
            "primary" if at == 0 else "secondary",
        )
        for at, choice in enumerate(CHOICES.get(vote.kind, (YES, NO)))
    )
    above = (vote_text(vote, names, words), told, "\n".join(ballots), waiting)
    return Card(tuple(filter(None, above)), rows=(row,), accent=GOLD)


def closed_vote_card(vote: Vote, result: str, names: list[str], words: Words) -> Card:
    """Return the message of a vote that is over: what it was about, and how it came out."""
    about = vote_text(vote, names, words).removeprefix("### ")
    return Card((f"-# {about}", words.text(f"vote-result-{result}")))
