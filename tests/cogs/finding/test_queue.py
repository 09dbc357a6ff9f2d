"""The queue: typed wishes, *Me too* and *Remove*, and what hostile members do with them."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.discord.components import Card, Entry, layout_view
from cogs.discord.custom_ids import QUEUE, CustomId, OutdatedComponent
from cogs.finding.handlers import handle_component, show_queue
from cogs.finding.wishes import DROP, WANT, parse_wanted, players_of, queue_card, wanted_id
from cogs.lobby.limits import MAX_WISHES
from data import queries, walls, wishes
from data.errors import Refused
from data.game.models import WALL
from data.wishes import Wanted, Wish, WishGroup
from render import LANGUAGES, words
from rules.kernel import GAMES
from tests.cogs.contexts import CHANNEL, GUILD, Listing, interaction
from tests.cogs.fakes import Bot

ADA, BEN = 11, 12
THREE = Wanted("carcassonne", 3, "normal")


def person(bot: Bot, user: int = ADA, name: str = "Ada", **otherwise: Any) -> Listing:
    """Return a context of a person who answers in private."""
    return Listing(interaction(bot, user=SimpleNamespace(id=user, display_name=name), **otherwise))


async def press(bot: Bot, verb: str, rest: str, user: int = ADA, **otherwise: Any) -> Listing:
    ctx = person(bot, user, **otherwise)
    await handle_component(ctx, CustomId(QUEUE, 0, verb, rest=rest))
    return ctx


def lines(card: Card) -> list[str]:
    return [row.text for row in card.rows if isinstance(row, Entry)]


async def kept(bot: Bot, user: int = ADA) -> list[Wish]:
    return [*await wishes.wishes_of(bot.store, GUILD, user, 0.0)]


async def test_a_typed_wish_has_the_servers_speed_and_three_players(bot: Bot) -> None:
    await queries.set_settings(bot.store, GUILD, speed="slow")
    ctx = person(bot)
    await show_queue(ctx, "Carcassonne")
    (wish,) = await kept(bot)
    assert (wish.wanted, wish.channel, wish.name) == (THREE._replace(speed="slow"), CHANNEL, "Ada")
    (own,) = lines(ctx.card)
    assert own.startswith("**You wait for:** Carcassonne · 3 players · slow")
    # Six need an expansion.
    for players in (1, 6, 99):
        with pytest.raises(Refused, match="no_players"):
            await show_queue(person(bot), "carcassonne", players)
    with pytest.raises(Refused, match="no_value"):
        await show_queue(person(bot), "chess")
    await show_queue(person(bot), "carcassonne", 2, "normal")
    assert len(await kept(bot)) == 2


async def test_me_too_and_remove_change_only_the_wishes_of_the_person_who_presses(bot: Bot) -> None:
    await show_queue(person(bot), "carcassonne", 3, "normal")
    listed = person(bot, BEN, "Ben")
    await show_queue(listed)
    (entry,) = (row for row in listed.card.rows if isinstance(row, Entry))
    assert entry.text == "**Carcassonne** · 1 of 3 players: Ada\n-# normal (24 hours a decision)"
    family, game, number, _, rest = entry.button.id.split(":", 4)
    assert (family, game, number) == ("u1", "0", "0")
    ctx = await press(bot, WANT, rest, BEN)
    assert len(lines(ctx.card)) == 1
    assert [wish.wanted for wish in await kept(bot, BEN)] == [THREE]
    await press(bot, DROP, rest, BEN)
    assert not await kept(bot, BEN)
    assert await kept(bot), "no one ends the wish of another"


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "/",
        "//",
        "carcassonne",
        "carcassonne/3",
        "chess/3/normal",
        "carcassonne/0/normal",
        "carcassonne/1/normal",
        "carcassonne/99/normal",
        "carcassonne/-3/normal",
        "carcassonne/03/normal",
        "carcassonne/\u0663/normal",
        "carcassonne/3/warp",
        "carcassonne/3/normal/",
        "carcassonne/3/normal' OR 1=1 --",
    ],
)
async def test_a_forged_wish_is_refused(bot: Bot, rest: str) -> None:
    for verb in (WANT, DROP, "nothing"):
        with pytest.raises(OutdatedComponent):
            await press(bot, verb, rest)
    assert not await kept(bot)


def test_a_wish_is_read_from_its_button() -> None:
    for kind in GAMES:
        wanted = Wanted(kind, players_of(kind)[-1], "live")
        assert parse_wanted(wanted_id(WANT, wanted, 3).split(":", 4)[4]) == wanted


async def test_a_thousand_presses_make_one_wish_and_the_limit_holds(bot: Bot) -> None:
    for _ in range(100):
        await press(bot, WANT, "carcassonne/3/normal")
    assert len(await kept(bot)) == 1
    for players in (2, 4, 5):
        await press(bot, WANT, f"carcassonne/{players}/normal")
    await press(bot, WANT, "catan/3/normal")
    with pytest.raises(Refused, match="too_many_wishes"):
        await press(bot, WANT, "dominion/3/normal")
    assert len(await kept(bot)) == 5
    await queries.set_settings(bot.store, GUILD, limit_wishes=0)
    with pytest.raises(Refused, match="too_many_wishes"):
        await press(bot, WANT, "dominion/3/normal", BEN)


async def test_a_wish_made_at_the_wall_names_no_channel(bot: Bot) -> None:
    await walls.set_channel(bot.store, GUILD, CHANNEL)
    await press(bot, WANT, "carcassonne/3/normal")
    (wish,) = await kept(bot)
    assert wish.channel == 0
    assert WALL in await queries.settings(bot.store, GUILD)


async def test_a_typed_wish_needs_a_channel_in_which_the_person_may_play(bot: Bot) -> None:
    await queries.set_settings(bot.store, GUILD, channels=[99])
    with pytest.raises(Refused, match="channel_closed"):
        await show_queue(person(bot), "carcassonne")
    mute = discord.Permissions(view_channel=True)
    await queries.set_settings(bot.store, GUILD, channels=None)
    with pytest.raises(Refused, match="not_allowed_here"):
        await show_queue(person(bot, permissions=mute), "carcassonne")
    await press(bot, WANT, "carcassonne/3/normal", permissions=mute)
    (wish,) = await kept(bot)
    assert wish.channel == 0


async def test_names_cannot_ping_or_break_the_text(bot: Bot) -> None:
    await show_queue(person(bot, BEN, "**<@5>** @everyone [x](https://y)"), "carcassonne")
    ctx = person(bot)
    await show_queue(ctx)
    (line,) = lines(ctx.card)
    assert "\\*\\*\\<@5" in line
    assert "](https" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_card_keeps_discords_limits(language: str) -> None:
    offers = [("catan", "slow")] * 20
    own = [
        Wish(user=1, offer=kind, players=at, speed="live", name="*" * 32, channel=1, made=0.0, ends=9e9)
        for at, (kind, _) in enumerate(offers[:MAX_WISHES])
    ]
    groups = [WishGroup(Wanted("catan", 3 + at % 2, "slow"), 1_000, ("*" * 32,) * 4) for at in range(12)]
    for mine, others in ((own, groups), ([], groups), (own, []), ([], [])):
        view = layout_view(queue_card(mine, others, words(language), "news"))
        assert view.content_length() <= 4_000
        assert view.total_children_count <= 40
