"""The handlers of the components of a lobby message and of the host's options card, and the same actions by command."""

from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.dispatch import component_handler
from cogs.discord.i18n import LANGUAGE
from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import act_in_lobby, change_level, require_host, set_option
from cogs.lobby.host_choices import HOST_CHOICES, parse_choice
from cogs.lobby.options import parse_focus
from cogs.lobby.options_card import options_card
from cogs.table.buttons import on_button
from cogs.table.opponents import LEVEL, parse_level
from cogs.table.turns import queue_refresh
from data.errors import Refused
from data.game import models
from data.game.outgoing import LobbyMessage
from render import OWN_NAMES


async def show_options(ctx: InteractionContext, id_: CustomId) -> None:
    """Apply a change on the host's options card, if there is one, and show the card."""
    async with ctx.table(id_.game, change=True) as session:
        require_host(session, ctx.user)
        focus = parse_focus(id_.rest)
        if id_.verb in HOST_CHOICES:
            session.expect("lobby")
            session.change(**parse_choice(id_.verb, ctx.value))
            session.enqueue(LobbyMessage())
        if id_.verb == "set":
            set_option(session, ctx.user, focus, ctx.values)
            session.enqueue(LobbyMessage())
        game = session.game
    await ctx.show(options_card(game, ctx.words, focus))


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Handle a component of a lobby message or of the host's options card."""
    # The options card is a new private message. Everything else edits the clicked message.
    await (ctx.defer() if id_.verb == "options" else ctx.defer_update())
    if id_.verb in ("options", "focus", "turn", "set", *HOST_CHOICES):
        await show_options(ctx, id_)
        return
    if id_.verb == "level":
        await change_level(ctx, id_.game, id_.number, parse_level(id_.rest))
        return
    await act_in_lobby(ctx, id_.game, id_.verb)


async def act_by_command(ctx: InteractionContext, game: int, verb: str, level: str | None = None) -> None:
    """Do the action of the lobby button with this verb, and answer in private that it is done."""
    await act_in_lobby(ctx, game, verb, None if level is None else LEVEL.parse(level, ctx.words))
    await ctx.say(f"lobby-did-{verb}")


@on_button("join")
async def join(ctx: InteractionContext, game: int) -> None:
    """Let this person join a lobby of a list of tables."""
    await act_by_command(ctx, game, "join")


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
        if session.messages.get(models.LOBBY) is not None:
            session.enqueue(LobbyMessage())
    await ctx.say("table-speaks", language=OWN_NAMES[language])


LobbyComponent = component_handler(LOBBY, handle_component)
