"""Effects of votes: a pause, another speed, the end of the game, help for a late player, or an undo."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from cogs.acts.expiry import note_life
from cogs.acts.seats import vacate, voting_seat
from cogs.acts.undo_by_vote import Undo, undo_to_propose
from cogs.discord.client import Client
from cogs.discord.custom_ids import CustomId
from cogs.discord.interaction import InteractionContext
from cogs.lobby.host_choices import SPEED, parse_speed
from cogs.table.absences import stand_in
from cogs.table.buttons import on_button_id
from cogs.table.time.clock import forget_clocks, renew_clock, show_clock
from cogs.table.time.timers import on_timer
from cogs.table.turns import call_again, close_game, queue_new_clocks
from cogs.table.votes import (
    NO,
    OVERDUE,
    YES,
    VoteAgain,
    VoteEnd,
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
from data.game.models import Seat, Timer, Vote
from data.game.session import GameSession
from rules.kernel import Facts


def pause_game(session: GameSession) -> None:
    """Pause the game: no clock runs, no reminder is sent and no computer acts."""
    session.change(paused=session.now)
    queue_new_clocks(session)


def resume_game(session: GameSession) -> None:
    """Resume a paused game: ping the players who must act, with their whole time."""
    session.change(paused=None, silent=0)
    call_again(session)


def set_speed(session: GameSession, text: str) -> None:
    """Change the speed of the game. All clocks start again."""
    session.change(speed=parse_speed(text))
    forget_clocks(session)
    queue_new_clocks(session)


def help_late(session: GameSession, seat: int, how: str, who: int | None) -> None:
    """Apply the table's decision about a late player."""
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


def _undo(session: GameSession, vote: Vote) -> None:
    # A replay takes long, so it runs outside the transaction. A timer makes sure that a restart does not lose it.
    session.timers.set(msgspec.convert(vote.facts, Undo), session.now)


OTHER: Final = "other"
"""The result of a proposal while the table votes on another one of its kind."""
EFFECTS: Mapping[str, Callable[[GameSession, Vote, int | None], object]] = {
    "pause": lambda session, vote, who: pause_game(session),
    "resume": lambda session, vote, who: resume_game(session),
    "end": lambda session, vote, who: close_game(session, who),
    "speed": lambda session, vote, who: set_speed(session, vote.facts["speed"]),
    "undo": lambda session, vote, who: _undo(session, vote),
}


def settle(session: GameSession, vote: Vote, who: int | None) -> str | None:
    """Apply a vote's decision, if there is one, and return it. ``who`` cast the last ballot (None: the time is up)."""
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
    """Open a vote that includes the proposer's yes, or add their yes to the open vote. Return the outcome, if any.

    A deleted message is posted again. Return OTHER if the table votes on another proposal of this kind.
    """
    _check_changes_something(session, kind, facts)
    # The bot made this pause without a vote, so it ends without one.
    if kind == "resume" and session.game.paused_by_silence:
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
    """Return whether the game has gone on since an undo was proposed, so that the undo would fail."""
    return vote.kind == "undo" and vote.facts["last"] < facts["last"]


def _check_changes_something(session: GameSession, kind: str, facts: Facts) -> None:
    """Raise Refused if the proposal would change nothing."""
    session.expect("running")
    paused = session.game.paused is not None
    if (kind, paused) in (("pause", True), ("resume", False)):
        raise Refused("paused" if paused else "not_paused")
    if kind == "speed" and facts["speed"] == session.game.speed:
        raise Refused("same_speed")


async def propose_here(ctx: InteractionContext, game: int, kind: str, facts: dict[str, Any]) -> None:
    """Propose something to the table and answer with the result."""
    async with ctx.table(game, change=True) as session:
        result = propose(session, voting_seat(session, ctx.user), kind, facts)
    keys = {None: "vote-opened", OTHER: "vote-other"}
    await ctx.say(keys.get(result, "vote-decided"))


async def propose_speed(ctx: InteractionContext, game: int, typed: str) -> None:
    """Propose the speed that was typed."""
    await propose_here(ctx, game, "speed", {"speed": SPEED.parse(typed, ctx.words)})


def others_at(session: GameSession, seat: Seat) -> bool:
    """Return whether other people sit at the table."""
    return any(other.user not in (None, seat.user) for other in session.seats)


def may_undo(session: GameSession, seat: Seat) -> bool:
    """Return whether a seat's last choice can be undone, by the player alone or by agreement."""
    game, table = session.game, session.table
    if table.can_undo(seat.seat) or game.friendly == "yes":
        return True
    return others_at(session, seat) and not (game.rated and table.revealed_since(seat.seat))


async def propose_undo(ctx: InteractionContext, game: int, seat: int) -> None:
    """Propose to take back this seat's last choice and everything after it."""
    await propose_here(ctx, game, "undo", await undo_to_propose(ctx.bot, ctx.guild, game, seat))


@on_button_id("vote")
async def press_vote(ctx: InteractionContext, id_: CustomId) -> None:
    """Cast the ballot of a vote's button."""
    await cast_ballot(ctx, id_.game, id_.rest, id_.number)


async def cast_ballot(ctx: InteractionContext, game: int, ballot: str, number: int) -> None:
    """Cast a ballot, which consists of the choice and the vote's name, in the vote of this number."""
    choice, _, name = ballot.partition(":")
    async with ctx.table(game, change=True) as session:
        seat = voting_seat(session, ctx.user)
        result = settle(session, cast(session, name, seat.seat, choice, number), ctx.user)
    await ctx.say("vote-taken" if result is None else "vote-decided")


def look_at_vote(session: GameSession, name: str) -> None:
    """Decide a vote at its deadline by the ballots that were cast."""
    vote = session.votes.get(name)
    if vote is None or settle(session, vote, None) is not None:
        return
    if vote.kind == OVERDUE:
        # From now on the next ballot can decide. The message says so.
        look_when_counted(session, vote)
        show_vote(session, vote)
    elif (end := end_of(session, vote)) > session.now:
        session.timers.set(VoteEnd(name), end)
    else:
        close_vote(session, vote, NO)


@on_timer(VoteEnd)
async def run_vote(bot: Client, guild: int, timer: Timer, vote: VoteEnd) -> None:
    """Decide a vote whose deadline has come."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.timers.fire(timer):
            look_at_vote(session, vote.name)


@on_timer(VoteAgain)
async def run_review_of_votes(bot: Client, guild: int, timer: Timer, _: VoteAgain) -> None:
    """Reopen the votes about late players after their pause."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.timers.fire(timer):
            review_votes(session)
