"""The language of a table: its public messages and its pictures."""

from cogs.discord.i18n import LANGUAGE
from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import require_host
from cogs.table.turns import queue_refresh
from data.errors import Refused
from data.game.models import LOBBY
from data.game.outgoing import LobbyMessage
from render import OWN_NAMES


async def speak(ctx: InteractionContext, game: int, typed: str) -> None:
    """Change the language of a table, also of a game that is played, and show its messages in it."""
    language = LANGUAGE.parse(typed, ctx.words)
    async with ctx.table(game, change=True) as session:
        require_host(session, ctx.user)
        if session.game.phase not in ("lobby", "running"):
            raise Refused("not_running", phase=session.game.phase)
        session.change(language=language)
        queue_refresh(session)
        # The message of the lobby stays in the channel and tells who plays.
        if session.messages.get(LOBBY) is not None:
            session.enqueue(LobbyMessage())
    await ctx.say("table-speaks", language=OWN_NAMES[language])
