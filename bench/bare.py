"""``python -m bench.bare``: a bare discord.py bot for comparison. ``register`` registers its only command."""

import os
import sys
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Bare(commands.AutoShardedBot):
    """The same client class and settings as the bot, with one command."""

    async def setup_hook(self) -> None:
        """Find the gateway, as the bot does."""
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.tree.add_command(bare)
        if "register" in sys.argv:
            await self.tree.sync()


@app_commands.command(description="Acknowledge at once")
async def bare(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge the command at once."""
    await interaction.response.defer(ephemeral=True, thinking=True)


def main() -> None:
    """Run the bare bot."""
    Route.BASE = os.environ["DISCORD_API"]
    made = Bare(
        command_prefix=(),
        help_command=None,
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
    )
    made.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
