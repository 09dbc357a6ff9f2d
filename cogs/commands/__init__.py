"""The slash commands. Each module has one cog, or commands of a menu, which are found when the bot starts.

A command declares its parameters and calls the package that handles the same action by a button.
"""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from discord import app_commands
from discord.ext import commands

from cogs.discord.client import Client


async def add_commands(bot: Client) -> None:
    """Add the commands of all modules to a bot."""
    for declared in found():
        if isinstance(declared, app_commands.ContextMenu):
            bot.tree.add_command(declared)
        else:
            await bot.add_cog(declared())


def found() -> Iterator[type[commands.Cog] | app_commands.ContextMenu]:
    """Yield the cogs and the commands of menus."""
    for name in (module.name for module in pkgutil.iter_modules(__path__, f"{__name__}.")):
        for declared in vars(import_module(name)).values():
            is_cog = isinstance(declared, type) and issubclass(declared, commands.Cog)
            if is_cog or isinstance(declared, app_commands.ContextMenu):
                yield declared
