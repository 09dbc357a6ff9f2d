"""The computer opponents of a table: they answer until a person must act."""

import random
from functools import partial

from cogs.discord.client import Client
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.table.clock import OPPONENT_TIMER, note_clock_played
from cogs.table.labels import escaped_names
from cogs.table.substitutes import CLOCK_PLAYS, Substitute, computer_for, computers_rest
from cogs.table.timers import timer as on_timer
from cogs.table.turns import has_people, queue_updates, turn_state
from data.errors import Refused, Stale
from data.models import Timer
from data.session import GameSession
from rules.kernel import GAMES, Ask, Choice, View

EDIT_PAUSE = 0.8
"""Seconds until an opponent's move is shown where people wait beside it: the next one may be in the same picture."""


PATIENCE = 45.0
"""Seconds that an opponent lets people answer what it has offered before it goes on without."""


def stand_in_choice(kind: str, view: View, ask: Ask, rng: random.Random) -> Choice | None:
    """Return what is chosen for a seat that does not answer itself: what the rules name, else what an opponent would.

    None where an ask that is optional is better left open.
    """
    return ask.default if ask.default is not None else GAMES[kind].choose(view, ask, rng)


@on_timer(OPPONENT_TIMER)
async def run_opponents(bot: Client, guild: int, timer: Timer) -> None:
    """Answer for the computer opponents of a table; after a fault leave them alone for some minutes."""
    try:
        await play_opponents(bot, guild, timer)
    except Exception:
        # The same fault would come again at once. A table that waits can be looked after.
        async with bot.tables.transaction(guild, timer.game) as session:
            session.set_timer(timer.kind, session.now + CLOSED_FOR)
        raise


async def play_opponents(bot: Client, guild: int, timer: Timer) -> None:
    """Answer for the computer opponents of a table until a person must act, one choice a transaction."""
    left: set[int] = bot.left_open.setdefault((guild, timer.game), set())
    while True:
        async with bot.tables.transaction(guild, timer.game) as session:
            found = _opponent_ask(session, left)
            if found is None:
                _be_patient(session, timer, left)
                return
            ask, view, who = found
            kind = session.game.kind
        # Outside of the transaction: thinking takes long, and people at this table must not wait for the lock.
        think = partial(stand_in_choice, kind) if who == "clock" else GAMES[kind].choose
        choice = await bot.thinking.run(guild, partial(think, view, ask, random.Random()))
        if choice is None:
            if not ask.optional and ask.default is None:
                raise ValueError(f"the opponent of {kind} leaves {ask.kind} unanswered")
            # It may let be what is optional, or let others answer first. As long as nothing about it changes, it is
            # not asked again.
            left.add(ask.number)
            continue
        try:
            async with bot.tables.transaction(guild, timer.game) as session:
                _answer(session, ask, choice, who)
                # No opponent is asked any more; or computers play among themselves, and the timer just set paces
                # them.
                if session.timer(OPPONENT_TIMER) is None or not has_people(session):
                    return
        # Somebody has acted while it thought, so what it was asked is no longer open: look again.
        except Stale:
            continue
        # Somebody has closed the table meanwhile.
        except Refused:
            return


def _answer(session: GameSession, ask: Ask, choice: Choice, who: Substitute) -> None:
    before = turn_state(session)
    events = session.answer(ask.seat, choice, number=ask.number)
    session.cancel_timer(OPPONENT_TIMER)
    if who == "clock":
        (name,) = escaped_names([session.seats[ask.seat]])
        session.enqueue("say", {"key": "clock-played", "args": {"name": name}})
        # Not where a player is away and has said so.
        if session.timer(CLOCK_PLAYS, ask.seat) is not None and session.game.phase == "running":
            note_clock_played(session)
    queue_updates(session, before, events, pause=EDIT_PAUSE if has_people(session) else 0.0)


def _be_patient(session: GameSession, timer: Timer, left: set[int]) -> None:
    """Give people time where the table waits for an opponent that waits for them; then what is usual is played."""
    session.cancel_timer(OPPONENT_TIMER)
    waiting = next((ask for ask in session.table.asks if not ask.optional and ask.number in left), None)
    if waiting is None or waiting.default is None or session.game.phase != "running" or computers_rest(session):
        return
    # It has waited for this very ask once already.
    if timer.payload.get("patient") == waiting.number:
        _answer(session, waiting, waiting.default, "opponent")
    else:
        session.set_timer(OPPONENT_TIMER, session.now + PATIENCE, {"patient": waiting.number})


def _opponent_ask(session: GameSession, left: set[int]) -> tuple[Ask, View, Substitute] | None:
    if session.game.phase != "running" or computers_rest(session):
        return None
    for ask in session.table.asks:
        who = computer_for(session, ask)
        if who is not None and ask.number not in left:
            return ask, session.table.view(ask.seat), who
    return None
