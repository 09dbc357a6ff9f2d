"""The timer that gives the only possible answer to an ask for its player."""

from cogs.discord.client import Client
from cogs.table.time.lapses import Lapse, lapsed
from cogs.table.time.timers import on_timer
from data.game.models import Timer


@on_timer(Lapse)
async def run_lapse(bot: Client, guild: int, timer: Timer, lapse: Lapse) -> None:
    """Give the only possible answer to an ask that is still open."""
    async with bot.tables.transaction(guild, timer.game) as session:
        # A pause may have begun since the timer was read. It is set again once the game resumes.
        if timer.seat is None or not session.timers.fire(timer) or session.game.paused is not None:
            return
        ask = session.table.ask_of(timer.seat) if session.game.phase == "running" else None
        if ask is None or ask.number != lapse.ask or (choice := lapsed(ask)) is None:
            return
        session.answer(ask.seat, choice)
