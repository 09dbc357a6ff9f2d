"""The initial world: six people, the bot, one guild with its channels.

Ids are fixed, so that a restarted bot meets the same people.
"""

from __future__ import annotations

from playground import permissions
from playground.refusals import Json

DIRECT = 1
"""Channel type of direct messages."""
GUILD = "1000000000000000001"
BOT = "1000000000000000100"
BOT_NAME = "Stammtisch"
OWNER_ROLE, BOT_ROLE = "1000000000000000011", "1000000000000000012"
NAMES: dict[str, tuple[str, str]] = {
    "Ada": ("1000000000000000101", "#c4517a"),
    "Ben": ("1000000000000000102", "#3f7fc4"),
    "Cleo": ("1000000000000000103", "#c98a2b"),
    "Dora": ("1000000000000000104", "#4f9a5b"),
    "Emil": ("1000000000000000105", "#8a63c0"),
    "Fay": ("1000000000000000106", "#3a9aa5"),
    "Gus": ("1000000000000000107", "#a5703a"),
    "Hedy": ("1000000000000000108", "#7a8a2e"),
}
MODERATOR = NAMES["Ada"][0]
LOCALE = "en-US"
JOINED = "2026-01-01T12:00:00+00:00"
CHANNELS = (
    ("stammtisch", "The regulars' table: talk, and start a game with /new"),
    ("nebenzimmer", "The side room: a second table, when the first is busy"),
    ("spielwiese", "Try whatever you like"),
)


NOTHING = (
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "max_presences",
    "vanity_url_code",
    "incidents_data",
)
"""Fields that Discord sends for every guild and that are empty here."""


def user_id(name: str) -> str:
    """Return a person's id by name, the bot's own by "Stammtisch". Raise ValueError for an unknown name."""
    known = {person.lower(): id_ for person, (id_, _) in NAMES.items()} | {BOT_NAME.lower(): BOT}
    if name.lower() not in known:
        raise ValueError(f"no one is called {name}")
    return known[name.lower()]


def users() -> list[Json]:
    """Return all user objects, the bot first."""
    bot = _user(BOT, BOT_NAME, "#b9722d") | {"bot": True}
    return [bot, *(_user(id_, name, colour) for name, (id_, colour) in NAMES.items())]


def _user(id_: str, name: str, colour: str) -> Json:
    return {
        "id": id_,
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "banner": None,
        "accent_color": int(colour[1:], 16),
        "bot": False,
        "system": False,
        "public_flags": 0,
        "flags": 0,
    }


def permissions_of(user: str) -> int:
    """Return a user's permissions in the guild, before a channel's overwrites."""
    return {BOT: permissions.EVERYONE | permissions.BOT, MODERATOR: permissions.MODERATOR}.get(
        user, permissions.EVERYONE
    )


def guild(name: str, id_: str, joined: str = JOINED) -> Json:
    """Return a guild's own fields, without channels and members. The bot is in it since ``joined``."""
    return {
        "id": id_,
        "name": name,
        "icon": None,
        "owner_id": MODERATOR,
        "joined_at": joined,
        "preferred_locale": LOCALE,
        "features": [],
        **dict.fromkeys(NOTHING),
        "region": "deprecated",
        "widget_enabled": False,
        "nsfw": False,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_progress_bar_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "roles": roles(id_),
        "emojis": [],
        "stickers": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "large": False,
        "unavailable": False,
        "member_count": len(NAMES) + 1,
    }


def roles(guild_id: str) -> list[Json]:
    """Return a guild's roles: everyone, the moderator's, the bot's."""
    rows = (
        (guild_id, "@everyone", permissions.EVERYONE, False),
        (OWNER_ROLE, "Host", permissions.MODERATOR, False),
        (BOT_ROLE, "Stammtisch", permissions.BOT, True),
    )
    return [
        {
            "id": id_,
            "name": name,
            "permissions": str(allowed),
            "position": position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        for position, (id_, name, allowed, managed) in enumerate(rows)
    ]


def roles_of(user: str) -> list[str]:
    """Return the ids of a user's roles."""
    return {BOT: [BOT_ROLE], MODERATOR: [OWNER_ROLE]}.get(user, [])


def channels(guild_id: str) -> list[Json]:
    """Return the initial channels of a guild."""
    return [
        # Fixed like all ids here. Those of other guilds follow from the guild's id.
        channel(str(int(guild_id) + 1000 + position), guild_id, name, topic, position)
        for position, (name, topic) in enumerate(CHANNELS)
    ]


def channel(id_: str, guild_id: str, name: str, topic: str, position: int) -> Json:
    """Return a text channel."""
    return {
        "id": id_,
        "type": 0,
        "guild_id": guild_id,
        "name": name,
        "topic": topic,
        "position": position,
        "permission_overwrites": [],
        "parent_id": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "default_auto_archive_duration": 10080,
        "flags": 0,
    }


def forum(id_: str, guild_id: str, name: str, topic: str, position: int) -> Json:
    """Return a forum without tags."""
    return channel(id_, guild_id, name, topic, position) | {
        "type": 15,
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 2,
        "default_thread_rate_limit_per_user": 0,
    }


def direct(id_: str, user: Json) -> Json:
    """Return the channel of the direct messages between a person and the bot."""
    return {"id": id_, "type": DIRECT, "recipients": [user], "last_message_id": None, "flags": 0}


def member(user: Json) -> Json:
    """Return a user as a member of a guild."""
    return {"user": user} | membership(user["id"])


def membership(user: str) -> Json:
    """Return a guild's fields of a member, without the user."""
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles_of(user),
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
