"""``/setup``: its cards and limits, and the obstacles to a table here: permissions, delayed messages."""

from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.commands.setup import SetupCommands, change_options, handle_component
from cogs.discord.components import Select, layout_view
from cogs.discord.custom_ids import SETUP, CustomId, OutdatedComponent
from cogs.discord.emojis import Emojis
from cogs.discord.limits import MAX_OPTIONS
from cogs.lobby.guild_settings import LEAGUE_ROLE, limits_card, settings_card
from cogs.lobby.limits import LIMITS, set_limits
from cogs.lobby.permission_check import check_permissions
from data import puzzles, queries, walls
from data.errors import Refused
from data.game.outgoing import LobbyMessage
from render import LANGUAGES, words
from tests.cogs.contexts import Context, Listing, context, interaction
from tests.cogs.fakes import Bot


async def checked(bot: Bot) -> str:
    ctx = context(bot)
    await check_permissions(ctx, None)
    return ctx.shown


async def test_delayed_messages_are_shown(bot: Bot) -> None:
    game = await bot.tables.create(1, "demo", host=11, name="Ada", channel=7)
    async with bot.tables.transaction(1, game.id) as session:
        session.enqueue(LobbyMessage())
    assert words("en").text("check-good") in await checked(bot)
    assert "delayed" not in await checked(bot)
    (post,) = (await bot.store.due_in(1)).messages
    async with bot.tables.transaction(1, game.id) as session:
        session.outbox.retry(post, at=session.now + 300)
    assert "One message is delayed" in await checked(bot)


async def test_the_wall_follows_the_language_of_the_server(bot: Bot) -> None:
    await walls.set_channel(bot.store, 1, 5)
    marks = []
    for language in ("de", "de", "pl"):
        await change_options(context(bot), language)
        wall = await walls.wall_of(bot.store, 1)
        marks.append(wall and wall.marks)
    assert marks == [1, 1, 2]


async def test_the_check_tells_what_the_wall_lacks(bot: Bot) -> None:
    await walls.set_channel(bot.store, 1, 5)
    for held, told in (
        (discord.Permissions.all(), ""),
        (discord.Permissions(view_channel=True), "I can't keep the list of tables in <#5>"),
        (None, "The channel of the list of tables (<#5>) no longer exists"),
    ):
        channel = None if held is None else SimpleNamespace(permissions_for=lambda _, held=held: held)
        guild = SimpleNamespace(me=None, get_channel=lambda _, channel=channel: channel)
        ctx = Context(interaction(bot, guild=guild))
        await check_permissions(ctx, None)
        assert told in ctx.shown
        assert ("list of tables" in ctx.shown) == bool(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_server_keep_discords_limits(language: str) -> None:
    told = words(language)
    every = settings_card({"channels": list(range(10**18, 10**18 + 60)), "threads": True, "language": "de"}, told)
    cards = [every, settings_card({}, told), *(limits_card({}, told, key) for key in ("", *LIMITS))]
    for card in cards:
        assert layout_view(card).content_length() < 4_000
        for select in (row for row in card.rows if isinstance(row, Select)):
            assert len(select.options) <= MAX_OPTIONS
            assert select.channels is not None or sum(option.picked for option in select.options) <= 1
            assert all(len(option.label) <= 80 for option in select.options)


def test_the_card_of_a_server_says_whose_language_is_spoken() -> None:
    """It said that the language of public messages is Discord."""
    lines = settings_card({}, words("en")).above
    assert "**Language of public messages:** The server's Discord language" in "\n".join(lines)


async def test_a_limit_out_of_bounds_is_refused_because_zero_clicks_would_lock_everyone_out(bot: Bot) -> None:
    ctx = context(bot)
    for key, most in (("clicks", 0), ("clicks", 101), ("tables", -1), ("notes", 1_001)):
        with pytest.raises(Refused, match="no_limit"):
            await set_limits(ctx, {key: most})
    assert (await set_limits(ctx, {"clicks": 1}))["limit_clicks"] == 1
    assert sum(bot.throttle.allows(1, 5, 0.0) for _ in range(20)) == 6


def test_a_forum_can_be_named_as_a_place_for_games() -> None:
    """A server that named one text channel closed its forums, and could not name them."""
    asked = {discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum, discord.ChannelType.media}
    for command in (SetupCommands.options, SetupCommands.check):
        assert set(command.get_parameter("channel").channel_types) == asked  # type: ignore[union-attr]
    channels, forums, *texts = [
        one
        for one in layout_view(settings_card({}, words("en")), Emojis()).walk_children()
        if isinstance(one, discord.ui.ChannelSelect)
    ]
    assert set(channels.channel_types) == asked
    assert set(forums.channel_types) == {discord.ChannelType.forum, discord.ChannelType.media}
    for select in texts:
        assert set(select.channel_types) == {discord.ChannelType.text, discord.ChannelType.news}
    assert [select.custom_id for select in texts] == ["s1:0:0:puzzle:", "s1:0:0:wall:"]


def test_the_settings_say_that_unnamed_forums_are_closed() -> None:
    assert "forums are closed" in settings_card({"channels": [7]}, words("en")).above[0]
    assert "forums" not in settings_card({}, words("en")).above[0]


@pytest.mark.parametrize(("verb", "stored"), [("puzzle", puzzles.post_of), ("wall", walls.wall_of)])
async def test_only_a_text_channel_of_the_server_gets_the_puzzles_or_the_wall(bot: Bot, verb: str, stored: Any) -> None:
    text = Mock(spec=discord.TextChannel)
    for channel, picked, kept in ((object(), ["5"], None), (None, ["5"], None), (text, ["5"], 5), (text, [], None)):
        guild = SimpleNamespace(get_channel=lambda _, channel=channel: channel, preferred_locale="en-US")
        ctx = Listing(interaction(bot, *picked, guild=guild))
        with nullcontext() if channel is text else pytest.raises(OutdatedComponent):
            await handle_component(ctx, CustomId(SETUP, 0, verb))
        post = await stored(bot.store, 1)
        assert (post and post.channel) == kept


async def test_only_a_role_of_the_server_can_open_leagues(bot: Bot) -> None:
    assert [
        one
        for one in layout_view(settings_card({LEAGUE_ROLE: 5}, words("en")), Emojis()).walk_children()
        if isinstance(one, discord.ui.RoleSelect)
    ]
    for role, picked, kept in ((None, ["5"], None), (object(), ["5"], 5), (None, ["x"], 5), (object(), [], None)):
        guild = SimpleNamespace(get_role=lambda _, role=role: role, preferred_locale="en-US")
        ctx = Listing(interaction(bot, *picked, guild=guild))
        with nullcontext() if role or not picked else pytest.raises(OutdatedComponent):
            await handle_component(ctx, CustomId(SETUP, 0, "role"))
        assert (await queries.settings(bot.store, 1)).get(LEAGUE_ROLE) == kept
    ctx = Listing(interaction(bot, guild=guild))
    await change_options(ctx, league_role=7)
    assert "<@&7> can open them" in ctx.card.above[0]
    await change_options(ctx, no_league_role=True)
    assert "only managers can open them" in ctx.card.above[0]
