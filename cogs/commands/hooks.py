"""``/setup hooks``: the addresses that receive events, and the page of tables, for a guild's managers."""

from typing import Any, Final

import discord
from discord import app_commands

from cogs.discord.custom_ids import CustomId, OutdatedComponent
from cogs.discord.i18n import command, localized
from cogs.discord.interaction import InteractionContext
from cogs.hooks.card import TEST, fault_text, hooks_card
from cogs.hooks.delivery import delivery_of, probed
from cogs.hooks.pages import PAGES
from cogs.hooks.requests import host_of, key_shown, parse_url
from cogs.lobby.guild_settings import respond_to_manager
from data import hooks

Here = discord.Interaction[Any]
MOST_DIGITS: Final = 9
"""The digits of a number of a hook."""
Number = app_commands.Range[int, 1, 10**MOST_DIGITS - 1]


class HookCommands(app_commands.Group):
    """The web hooks of a guild."""

    def __init__(self) -> None:
        super().__init__(name="hooks", description=localized("command-setup-hooks"))

    @command("setup-hooks-add", url="hook-url", restricted="hook-restricted")
    async def add(self, interaction: Here, url: str, restricted: bool = False) -> None:
        """Add a hook, and show the key of its signatures."""
        await respond_to_manager(interaction, lambda ctx: add_hook(ctx, url, restricted=restricted))

    @command("setup-hooks-list")
    async def list(self, interaction: Here) -> None:
        """List the hooks, with what was not delivered."""
        await respond_to_manager(interaction, list_hooks)

    @command("setup-hooks-remove")
    async def remove(self, interaction: Here, hook: Number) -> None:
        """Remove a hook."""
        await respond_to_manager(interaction, lambda ctx: remove_hook(ctx, hook))

    @command("setup-hooks-test")
    async def test(self, interaction: Here, hook: Number) -> None:
        """Send a test event to a hook."""
        await respond_to_manager(interaction, lambda ctx: test_hook(ctx, hook))

    @command("setup-hooks-page", on="page-on", restricted="hook-restricted")
    async def page(self, interaction: Here, on: bool, restricted: bool = False) -> None:
        """Open the page of the tables with a new token, or close it."""
        await respond_to_manager(interaction, lambda ctx: set_page(ctx, on=on, restricted=restricted))


async def add_hook(ctx: InteractionContext, url: str, *, restricted: bool) -> None:
    """Add a hook, and show the key of its signatures once."""
    await ctx.defer()
    address = parse_url(url)
    added = await ctx.store(hooks.add(ctx.bot.store, ctx.guild, address, restricted=restricted))
    await ctx.say("hooks-added", hook=str(added.id), host=host_of(address), signing=key_shown(added.secret))


async def list_hooks(ctx: InteractionContext) -> None:
    """Show the hooks, and whether the page of tables is open."""
    await ctx.defer()
    await _show(ctx)


async def _show(ctx: InteractionContext) -> None:
    store = ctx.bot.store
    await ctx.show(hooks_card(await hooks.hooks(store, ctx.guild), await hooks.page(store, ctx.guild), ctx.words))


async def remove_hook(ctx: InteractionContext, hook: int) -> None:
    """Remove a hook, also while an event is sent to it."""
    await ctx.defer()
    await _remove(ctx, hook)
    await ctx.say("hooks-removed", hook=str(hook))


async def _remove(ctx: InteractionContext, hook: int) -> None:
    await ctx.store(hooks.remove(ctx.bot.store, ctx.guild, hook))
    delivery_of(ctx.bot).stop_sending(ctx.guild, hook)


async def test_hook(ctx: InteractionContext, hook: int) -> None:
    """Send a test event to a hook, and say whether it has arrived."""
    await ctx.defer()
    await _probe(ctx, hook)


async def press_hook(ctx: InteractionContext, id_: CustomId) -> None:
    """Test the hook of the pressed button, or remove the picked one and show the list again."""
    if id_.verb == TEST:
        await _probe(ctx, id_.number)
    else:
        picked = ctx.value
        if not (picked.isascii() and picked.isdecimal() and len(picked) <= MOST_DIGITS):
            raise OutdatedComponent(picked)
        await _remove(ctx, int(picked))
        await _show(ctx)


async def _probe(ctx: InteractionContext, hook: int) -> None:
    _, answer = await probed(ctx.bot, ctx.guild, hook)
    if answer.fault:
        await ctx.say("hooks-test-failed", hook=str(hook), why=fault_text(answer.fault, ctx.words))
    else:
        await ctx.say("hooks-tested", hook=str(hook))


async def set_page(ctx: InteractionContext, *, on: bool, restricted: bool) -> None:
    """Open the page of the tables, and show its token once, or close it."""
    await ctx.defer()
    store, pages = ctx.bot.store, ctx.bot.state[PAGES]
    if not on:
        await ctx.store(hooks.close_page(store, ctx.guild))
        pages.forget(ctx.guild)
        await ctx.say("hooks-page-closed")
        return
    token = await ctx.store(hooks.open_page(store, ctx.guild, restricted=restricted))
    pages.forget(ctx.guild)
    said = ctx.words.text("hooks-page-opened", server=str(ctx.guild), token=token)
    await ctx.tell(said if pages.served else f"{said}\n{ctx.words.text('hooks-page-unserved')}")
