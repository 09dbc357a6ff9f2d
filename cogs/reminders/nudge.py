"""Nudges: a private message, some minutes later, to a player who has begun to choose and not finished.

It follows the panel that they clicked last, where other players can't see it: an unfinished choice is private. Discord
accepts such a message for fifteen minutes after a click. After that no nudge is sent. See
https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from contextlib import suppress
from typing import Final, NamedTuple

from cachetools import LRUCache
from msgspec.structs import replace

from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.own_settings import OFF, ON, switch
from cogs.show.status import missing
from cogs.table.labels import escaped_names
from cogs.table.time.timers import on_timer
from cogs.table.time.waits import FAR_FUTURE, SPEEDS, Wait, may_call, rhythm_of
from data.errors import Refused, StoreError
from data.game.models import Seat, Timer, people_at
from data.game.outgoing import NudgeMessage
from data.game.session import GameSession
from data.game.timers import TimerPayload
from data.reminders import DAY, reminded_lately
from render import words
from rules.kernel import Turn

NUDGE_SETTING: Final = switch("nudge", ON, place=5)
"""The setting of whether a person gets nudges."""
UNFINISHED_FOR: Final = 600.0
"""Seconds from the last click to the nudge."""
TOKEN_LIFE: Final = 840.0
"""Seconds after a click in which it can be answered: Discord's fifteen minutes, less one as a margin."""


class Nudge(TimerPayload, frozen=True):
    """The timer of a seat that nudges its player: the turn, the player, and their last click."""

    KIND = "nudge"

    turn: Turn
    user: int
    language: str
    at: float
    token: str


class Click(NamedTuple):
    """The last click of a person at a table: its time, and the token that answers it."""

    at: float
    token: str


MAX_CLICKS: Final = 1_000
CLICKS = StateKey(lambda: LRUCache[tuple[int, int, int], Click](MAX_CLICKS))
"""The last clicks on panels, by guild, game and user. After an eviction a turn's first clicks count."""


def note_click(ctx: InteractionContext, session: GameSession, seat: Seat) -> bool:
    """Note a click on a panel in memory. Return whether this turn has no stored nudge timer yet."""
    if not _others_wait_for(session, seat) or NUDGE_SETTING.of(ctx.bot.store.users.known_settings(ctx.user)) == OFF:
        return False
    ctx.bot.state[CLICKS][ctx.guild, session.game.id, ctx.user] = Click(session.now, ctx.interaction.token)
    nudge = session.timers.of(Nudge, seat.seat)
    return nudge is None or nudge.turn != session.table.turn


def set_nudge(ctx: InteractionContext, session: GameSession, seat: Seat) -> None:
    """Set the timer that nudges this person later if they neither click again nor finish."""
    nudge = Nudge(session.table.turn, ctx.user, ctx.words.language, session.now, ctx.interaction.token)
    session.timers.set(nudge, session.now + UNFINISHED_FOR, seat=seat.seat)


async def keep_click(ctx: InteractionContext, game: int) -> None:
    """Set the nudge timer after a click that changed nothing else. A failure must not fail the answer to the click."""
    with suppress(StoreError, Refused):
        async with ctx.table(game) as session:
            seat = session.playing(ctx.user)
            if seat is not None and note_click(ctx, session, seat):
                set_nudge(ctx, session, seat)


def _others_wait_for(session: GameSession, seat: Seat) -> bool:
    """Return whether other people wait for this seat for hours. In a live game the clock is short enough."""
    people = len(people_at(player for player in session.seats if not player.opponent))
    asked = any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks)
    running = session.game.phase == "running" and session.game.paused is None and session.game.speed != "live"
    return running and asked and people > 1


@on_timer(Nudge)
async def run_nudge(bot: Client, guild: int, timer: Timer, nudge: Nudge) -> None:
    """Nudge a person who has not clicked for a while, if the same turn still waits for them."""
    async with bot.tables.transaction(guild, timer.game) as session:
        user = _person_still_asked(session, timer, nudge)
        if user is None:
            return
        click = bot.state[CLICKS].get((guild, timer.game, user))
        if click is not None and click.at + UNFINISHED_FOR > session.now:
            later = replace(nudge, at=click.at, token=click.token)
            session.timers.set(later, click.at + UNFINISHED_FOR, seat=timer.seat)
            return
    # Read between the transactions, so that the table's lock never waits for the shared file.
    rhythm = rhythm_of(await bot.store.users.settings(user))
    history = await reminded_lately(bot.store, guild)
    async with bot.tables.transaction(guild, timer.game) as session:
        # They may have finished while the files were read.
        if timer.seat is None or _person_still_asked(session, timer, nudge) != user:
            return
        # Kept until the turn is over, so that a person is nudged once a turn.
        session.timers.set(replace(nudge, token=""), session.now + FAR_FUTURE, seat=timer.seat)
        late = nudge.at + TOKEN_LIFE < session.now
        if not late and may_call(_wait(session, timer.seat), rhythm, user, timer.game, history, session.now):
            session.note_reminded(user)
            session.enqueue(NudgeMessage(timer.seat, nudge.turn, nudge.language, nudge.token))


def _person_still_asked(session: GameSession, timer: Timer, nudge: Nudge) -> int | None:
    """Return the person the table still waits for since their click, or None if they are done or muted it."""
    if timer.seat is None or not session.timers.is_set(timer):
        return None
    seat = session.seats[timer.seat]
    wait = session.timers.of(Wait, timer.seat)
    muted = wait is not None and wait.muted
    same = session.game.phase == "running" and session.table.turn == nudge.turn
    if not same or muted or seat.user != nudge.user or seat.opponent or not _others_wait_for(session, seat):
        session.timers.cancel(Nudge, seat=timer.seat)
        return None
    return seat.user


def _wait(session: GameSession, seat: int) -> Wait:
    """Return how long the seat has been waited for. Without a clock, assume the default wait of the table's speed."""
    return session.timers.of(Wait, seat) or Wait(session.now, SPEEDS[session.game.speed] or DAY)


def nudge_card(session: GameSession, nudge: NudgeMessage) -> Card | None:
    """Return the nudge's message, or None if the person is done by now."""
    ask = session.table.ask_of(nudge.seat) if session.game.phase == "running" else None
    if ask is None or session.table.turn != nudge.turn:
        return None
    catalogue = words(nudge.language)
    asked = missing(ask, catalogue, escaped_names(session.seats))
    text = catalogue.text("nudge-said", asked=asked)
    play = Button(str(CustomId(TABLE, session.game.id, "play")), catalogue.text("button-play"), "primary")
    return Card((text, catalogue.text("nudge-off")), rows=((play,),), accent=GOLD)
