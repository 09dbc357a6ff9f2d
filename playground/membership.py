"""Who is in a guild: joining, leaving, being kicked; for the bot itself that is the whole guild."""

from __future__ import annotations

from playground import people
from playground.gateway import Gateway
from playground.refusals import Json
from playground.world import World


def change(world: World, gateway: Gateway, guild: Json, user: str, *, here: bool) -> None:
    """Let somebody join or leave a guild and tell the bot: of itself always, of others if it asked for members."""
    if not world.keep_membership(guild, user, here=here):
        return
    guild = world.guilds[guild["id"]]
    if user == people.BOT and here:
        world.tell("GUILD_CREATE", gateway.guild_create(guild))
    elif user == people.BOT:
        # Under "id" as in Discord's event; what has a "guild_id" is not told to a bot that is not in it.
        world.tell("GUILD_DELETE", {"id": guild["id"]})
    elif here:
        world.tell("GUILD_MEMBER_ADD", people.member(world.users[user]) | {"guild_id": guild["id"]})
    else:
        world.tell("GUILD_MEMBER_REMOVE", {"guild_id": guild["id"], "user": world.users[user]})
