"""Membership in guilds: joining, leaving and being kicked. For the bot itself the whole guild appears or disappears."""

from __future__ import annotations

from playground import people
from playground.gateway import Gateway
from playground.refusals import Json
from playground.world import World


def change(world: World, gateway: Gateway, guild: Json, user: str, *, here: bool) -> None:
    """Let a user join or leave a guild and tell the bot: always of itself, of others if it has the members intent."""
    if not world.keep_membership(guild, user, here=here):
        return
    guild = world.guilds[guild["id"]]
    if user == people.BOT and here:
        world.tell("GUILD_CREATE", gateway.guild_join(guild))
    elif user == people.BOT:
        # In "id" as in Discord's event. Events with a "guild_id" do not reach a bot outside that guild.
        world.tell("GUILD_DELETE", {"id": guild["id"]})
    elif here:
        world.tell("GUILD_MEMBER_ADD", people.member(world.users[user]) | {"guild_id": guild["id"]})
    else:
        world.tell("GUILD_MEMBER_REMOVE", {"guild_id": guild["id"], "user": world.users[user]})
