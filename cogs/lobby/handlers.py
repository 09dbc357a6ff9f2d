"""The handlers of the components of a lobby message and of the host's options card."""

from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.dispatch import component_handler
from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import act_in_lobby, change_level, require_host, set_option
from cogs.lobby.host_choices import HOST_CHOICES, parse_choice
from cogs.lobby.options import parse_focus
from cogs.lobby.options_card import options_card
from cogs.table.opponents import parse_level
from data.errors import Refused
from data.game.outgoing import LobbyMessage


async def show_options(ctx: InteractionContext, id_: CustomId) -> None:
    """Apply a change on the host's options card, if there is one, and show the card."""
    async with ctx.table(id_.game, change=True) as session:
        require_host(session, ctx.user)
        focus = parse_focus(id_.rest)
        if id_.verb in HOST_CHOICES:
            if session.game.phase != "lobby":
                raise Refused("not_lobby", phase=session.game.phase)
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


LobbyComponent = component_handler(LOBBY, handle_component)
