"""The computer opponents of a table, which answer until a person must act."""

import logging
import random
from functools import partial
from typing import Final

from cachetools import LRUCache

from cogs.acts.opponent_choices import opponent_choice, stand_in_choice
from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.table.labels import escaped_names
from cogs.table.proposals import addressees
from cogs.table.time.clock import Opponents, note_clock_played
from cogs.table.time.substitutes import ClockPlays, Substitute, computer_for, computers_rest
from cogs.table.time.timers import on_timer
from cogs.table.time.waits import HOUR
from cogs.table.turns import has_people
from cogs.workers.worker import WorkerDied
from data.errors import Refused, Stale
from data.game.models import Timer
from data.game.outgoing import Say, TurnEdit
from data.game.session import GameSession
from rules.kernel import Ask, Choice, Level, View

LOG = logging.getLogger(__name__)

EDIT_PAUSE = 0.8
"""Seconds until an opponent's move is shown to waiting people, so that one picture can show several moves."""


ANSWERS_TIMEOUT: Final = 45.0
"""Seconds for which an opponent waits for other answers to its offer, and for those of people at a live table."""
ANSWER_TIME: Final = HOUR
"""The seconds for which an opponent's offer waits for people. The whole table waits for it, so it is short."""
MAX_LEFT_OPEN = 1_000
LEFT_OPEN = StateKey(lambda: LRUCache[tuple[int, int], set[int]](MAX_LEFT_OPEN))
"""The optional asks that opponents leave open, by guild and game. An evicted one is asked again."""


@on_timer(Opponents)
async def run_opponents(bot: Client, guild: int, timer: Timer, opponents: Opponents) -> None:
    """Answer for the computer opponents of a table. After a fault, back off for some minutes."""
    try:
        await play_opponents(bot, guild, timer.game, opponents)
    except Exception:
        # An immediate retry would fail again. Backing off leaves time to fix the cause.
        async with bot.tables.transaction(guild, timer.game) as session:
            session.timers.set(Opponents(), session.now + CLOSED_FOR)
        raise


async def play_opponents(bot: Client, guild: int, game: int, opponents: Opponents) -> None:
    """Answer for the computer opponents of a table until a person must act, one choice a transaction."""
    left = bot.state[LEFT_OPEN].setdefault((guild, game), set())
    while True:
        async with bot.tables.transaction(guild, game) as session:
            next_ask = _opponent_ask(session, left)
            if next_ask is None:
                _wait_for_people(session, opponents, left)
                return
            ask, view, who = next_ask
            kind, level = session.game.kind, session.seats[ask.seat].level
        # Choose outside the transaction, because it takes long and people at this table must not wait for the lock.
        if who == "clock":
            choice = await bot.thinking.run(guild, partial(stand_in_choice, kind, view, ask, random.Random()))
        else:
            choice = await _choice(bot, guild, kind, level, view, ask)
        if choice is None:
            if not ask.optional and ask.default is None:
                raise ValueError(f"the opponent of {kind} leaves {ask.kind} unanswered")
            # An opponent may leave an optional ask open or let others answer first. It is asked again only after the
            # ask changes.
            left.add(ask.number)
            continue
        try:
            async with bot.tables.transaction(guild, game) as session:
                _answer(session, ask, choice, who)
        # A person acted while the opponent was choosing, so its ask is no longer open. Look for the next ask.
        except Stale:
            continue
        # The table was closed meanwhile.
        except Refused:
            return
        # Stop if no opponent is asked any more. If only computers play, the timer that was just set paces them.
        if session.timers.of(Opponents) is None or not has_people(session):
            return


async def _choice(bot: Client, guild: int, kind: str, level: Level, view: View, ask: Ask) -> Choice | None:
    """Return an opponent's choice. A level without a search does not wait for searches."""
    rng = random.Random()
    if level == "hard" and (effort := _effort(bot)):
        try:
            return await bot.thoughts.run(guild, partial(opponent_choice, kind, level, effort, view, ask, rng))
        # The game goes on, although the search of this choice ends the process.
        except WorkerDied as error:
            LOG.warning("guild %s: an opponent of level hard plays normal, because %s", guild, error)
    return await bot.thinking.run(guild, partial(opponent_choice, kind, level, 0.0, view, ask, rng))


def _effort(bot: Client) -> float:
    """Return the effort of a search: the operator's, divided among the guilds that wait for the thinking process."""
    return bot.opponent_effort / (1 + bot.thoughts.waiting)


def _answer(session: GameSession, ask: Ask, choice: Choice, who: Substitute) -> None:
    session.answer(ask.seat, choice, number=ask.number)
    session.timers.cancel(Opponents)
    if who == "clock":
        name = escaped_names(session.seats)[ask.seat]
        session.enqueue(Say("clock-played", {"name": name}))
        # A player who announced their absence is not counted as silent.
        if session.timers.of(ClockPlays, ask.seat) is not None and session.game.phase == "running":
            note_clock_played(session)
    session.edit_pause = EDIT_PAUSE if has_people(session) else 0.0


def _wait_for_people(session: GameSession, opponents: Opponents, left: set[int]) -> None:
    """Give people time to answer an opponent's offer, then play the default of its ask."""
    session.timers.cancel(Opponents)
    waiting = next((ask for ask in session.table.asks if not ask.optional and ask.number in left), None)
    if waiting is None or waiting.default is None or session.game.phase != "running" or computers_rest(session):
        return
    offer = next((one.name for one in session.table.proposals if addressees(session, one)), "")
    until = opponents.until if offer and offer == opponents.offer else None
    if until is None:
        until = session.now + _patience(session)
    if opponents.patient != waiting.number and session.now < until:
        session.timers.set(Opponents(waiting.number, offer, until), until)
        # The heading names the people and the time.
        if has_people(session):
            session.enqueue(TurnEdit(), not_before=session.now + EDIT_PAUSE)
    # The timer has already waited for this ask, or for answers to this offer.
    else:
        _answer(session, waiting, waiting.default, "opponent")


def _patience(session: GameSession) -> float:
    """Return the seconds for which an opponent waits for answers to its offer: longer if a person can answer it."""
    asked = any(addressees(session, proposal) for proposal in session.table.proposals)
    return ANSWER_TIME if asked and session.game.speed != "live" else ANSWERS_TIMEOUT


def _opponent_ask(session: GameSession, left: set[int]) -> tuple[Ask, View, Substitute] | None:
    if session.game.phase != "running" or computers_rest(session):
        return None
    for ask in session.table.asks:
        who = computer_for(session, ask)
        if who is not None and ask.number not in left:
            return ask, session.table.view(ask.seat), who
    return None
