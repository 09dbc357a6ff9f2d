"""What votes bring about: a pause, another speed, the end, help for somebody who is late, something taken back."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cogs.acts.expiry import note_life
from cogs.acts.rewind import UNDO_TIMER, undo_to_propose
from cogs.acts.seats import own_seat, vacate
from cogs.acts.stand_ins import stand_in
from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.lobby.speed import parse_speed
from cogs.table.clock import forget_clocks, queue_clock, renew_clock, show_clock
from cogs.table.timers import timer as on_timer
from cogs.table.turns import call_again, close_game
from cogs.table.votes import (
    AGAIN,
    NO,
    OVERDUE,
    VOTE_TIMER,
    YES,
    cast,
    close_vote,
    end_of,
    look_when_counted,
    open_vote,
    outcome,
    review_votes,
    show_vote,
    vote_again_later,
)
from data.errors import Refused
from data.models import Seat, Timer, Vote
from data.session import GameSession
from rules.kernel import Facts


def pause_game(session: GameSession) -> None:
    """Let the game rest: no clock runs, nobody is reminded, no computer acts."""
    session.change(paused=session.now)
    queue_clock(session)
    review_votes(session)
    show_clock(session)


def resume_game(session: GameSession) -> None:
    """Go on with a game that has rested: whoever must act is called, and has all their time."""
    session.change(paused=None, silent=0)
    call_again(session)


def set_speed(session: GameSession, text: str) -> None:
    """Play at another speed from now on; all clocks begin anew."""
    session.change(speed=parse_speed(text))
    forget_clocks(session)
    queue_clock(session)
    review_votes(session)
    show_clock(session)


def help_late(session: GameSession, seat: int, how: str, who: int | None) -> None:
    """Do for somebody whose time is over what the table has decided."""
    match how:
        case "extend":
            renew_clock(session, seat)
            show_clock(session)
        case "play":
            stand_in(session, session.seats[seat], who)
        case "replace":
            vacate(session, session.seats[seat], who, "voted")
        case "wait":
            vote_again_later(session, seat)


def _undo(session: GameSession, facts: Facts) -> None:
    # Replaying takes long, so it is done outside of the transaction; a timer so that a restart in between does not
    # forget it.
    session.set_timer(UNDO_TIMER, session.now, facts)


OTHER: Final = "other"
"""What a proposal comes to while the table votes about another one of its kind."""
EFFECTS: Mapping[str, Callable[[GameSession, Vote, int | None], object]] = {
    "pause": lambda session, vote, who: pause_game(session),
    "resume": lambda session, vote, who: resume_game(session),
    "end": lambda session, vote, who: close_game(session, who),
    "speed": lambda session, vote, who: set_speed(session, vote.facts["speed"]),
    "undo": lambda session, vote, who: _undo(session, vote.facts),
}


def settle(session: GameSession, vote: Vote, who: int | None) -> str | None:
    """Do what a vote has decided, if it has; return the outcome. ``who`` has voted last; None: its time has come."""
    result = outcome(session, vote)
    if result is None:
        return None
    close_vote(session, vote, result)
    note_life(session)
    if vote.kind not in EFFECTS:
        help_late(session, vote.facts["seat"], result, who)
    elif result == YES:
        EFFECTS[vote.kind](session, vote, who)
    return result


def propose(session: GameSession, seat: Seat, kind: str, facts: Facts) -> str | None:
    """Open a vote with the proposer's yes in it, or add their yes to the one that is open. Return the outcome, if any.

    A message that was deleted is posted anew. OTHER: the table votes about something else of this kind.
    """
    _check_sense(session, kind, facts)
    # No one has agreed on it, so no one has to agree on its end.
    if kind == "resume" and session.game.resting:
        resume_game(session)
        return YES
    vote = session.votes.get(kind)
    if vote is not None and _is_outdated(vote, facts):
        close_vote(session, vote, "void")
        vote = None
    if vote is not None and vote.facts != facts:
        show_vote(session, vote)
        return OTHER
    vote = vote or open_vote(session, kind, facts)
    return settle(session, cast(session, vote.name, seat.seat, YES), seat.user)


def _is_outdated(vote: Vote, facts: Facts) -> bool:
    """Whether the game has gone on since an undo was proposed: it would fail."""
    return vote.kind == "undo" and vote.facts["last"] < facts["last"]


def _check_sense(session: GameSession, kind: str, facts: Facts) -> None:
    """Raise Refused for what is so already."""
    if session.game.phase != "running":
        raise Refused("not_running", phase=session.game.phase)
    paused = session.game.paused is not None
    if (kind, paused) in (("pause", True), ("resume", False)):
        raise Refused("paused" if paused else "not_paused")
    if kind == "speed" and facts["speed"] == session.game.speed:
        raise Refused("same_speed")


async def propose_here(ctx: InteractionContext, game: int, kind: str, facts: dict[str, Any]) -> None:
    """Propose something to the table, and say what has come of it."""
    async with ctx.table(game, change=True) as session:
        result = propose(session, own_seat(session, ctx.user), kind, facts)
    told = {None: "vote-opened", OTHER: "vote-other"}
    await ctx.say(told.get(result, "vote-decided"))


def others_at(session: GameSession, seat: Seat) -> bool:
    """Whether other people sit at the table with whom one can agree."""
    return any(one.user is not None and one != seat for one in session.seats)


async def propose_undo(ctx: InteractionContext, game: int, seat: int) -> None:
    """Propose to take back one's last choice and all that came after it."""
    await propose_here(ctx, game, "undo", await undo_to_propose(ctx.bot, ctx.guild, game, seat))


async def press_vote(ctx: InteractionContext, game: int, rest: str, number: int | None = None) -> None:
    """Take the ballot that a button of a vote stands for."""
    choice, _, name = rest.partition(":")
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        result = settle(session, cast(session, name, seat.seat, choice, number), ctx.user)
    await ctx.say("vote-taken" if result is None else "vote-decided")


def look_at_vote(session: GameSession, timer: Timer) -> None:
    """Decide a vote whose time has come by the ballots that were cast."""
    vote = session.votes.get(timer.kind.partition(":")[2])
    if vote is None or settle(session, vote, None) is not None:
        return
    if vote.kind == OVERDUE:
        # From now on the next ballot can decide, and the message says so.
        look_when_counted(session, vote)
        show_vote(session, vote)
    elif (end := end_of(session, vote)) > session.now:
        session.set_timer(timer.kind, end)
    else:
        close_vote(session, vote, NO)


@on_timer(VOTE_TIMER)
async def run_vote(bot: Client, guild: int, timer: Timer) -> None:
    """Decide a vote whose time has come."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.fire(timer):
            look_at_vote(session, timer)


@on_timer(AGAIN)
async def run_review_of_votes(bot: Client, guild: int, timer: Timer) -> None:
    """Open the votes about late players again whose pause is over."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.fire(timer):
            review_votes(session)
