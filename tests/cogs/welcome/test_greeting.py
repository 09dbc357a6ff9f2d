"""The channel of the greeting, and that a server is greeted once."""

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.discord.components import Picture
from cogs.discord.limits import MAX_ALT
from cogs.discord.titles import game_name
from cogs.welcome import greeting
from cogs.welcome.greeting import GREETED, greet, greet_if_new, translate_greeting
from data import queries
from data.store import Store
from render import Words, cover, words
from rules.kernel import GAMES
from tests.cogs.fakes import Bot
from tests.contract.adding import ROOT, game_folders

KINDS = game_folders(ROOT)[:4]
ALL = discord.Permissions(view_channel=True, send_messages=True, attach_files=True, read_message_history=True)
WORDS_ONLY = discord.Permissions(view_channel=True, send_messages=True)
NOTHING = discord.Permissions(view_channel=True)


class Channel:
    """A channel that notes its messages."""

    id = 70

    def __init__(self, held: discord.Permissions, *, broken: bool = False) -> None:
        self.held, self.broken, self.said = held, broken, list[dict[str, Any]]()

    def permissions_for(self, member: object) -> discord.Permissions:
        return self.held

    async def send(self, **message: Any) -> "Sent":
        if self.broken:
            raise discord.Forbidden(cast("Any", SimpleNamespace(status=403, reason="")), "Missing Access")
        self.said.append(message)
        return Sent(message)


class Sent:
    """A sent message that notes its edits."""

    id = 700

    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content

    async def edit(self, **content: Any) -> None:
        self.content |= content


def guild(*channels: Channel, system: Channel | None = None) -> Any:
    return SimpleNamespace(
        id=7,
        me=SimpleNamespace(joined_at=None),
        system_channel=system,
        text_channels=channels,
        preferred_locale=discord.Locale.german,
    )


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw small pictures, and only of games that can be drawn."""
    monkeypatch.setattr(greeting, "GAMES", {kind: GAMES[kind] for kind in KINDS})
    monkeypatch.setattr(cover, "cover_png", lambda kind, language: f"{kind} {language}".encode())


def slow_cover(kind: str, *, language: str) -> bytes:
    """Draw a picture longer than a greeting waits."""
    time.sleep(0.1)
    return f"{kind} {language}".encode()


def pictures(said: dict[str, Any]) -> list[discord.MediaGalleryItem]:
    """Return the pictures of a message."""
    galleries = [one for one in said["view"].walk_children() if isinstance(one, discord.ui.MediaGallery)]
    return [item for gallery in galleries for item in gallery.items]


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Any]:
    made = Bot(await Store(tmp_path).open())
    yield made
    await made.store.close()


async def test_the_alternative_text_of_a_cover_is_whole_and_names_its_game_once(bot: Any) -> None:
    """It was the long text of a running table behind the game's name, cut at its end."""
    place = Channel(ALL)
    await greet(bot, guild(place))
    told = [picture.description or "" for picture in pictures(place.said[0])]
    assert len(told) == len(KINDS)
    for kind, text in zip(sorted(KINDS), told, strict=True):
        assert (text.count(game_name(kind, words("de"))), text.endswith("."), "Ada" in text) == (1, True, True)


async def test_the_servers_system_channel_comes_first(bot: Any) -> None:
    first, system = Channel(ALL), Channel(ALL)
    await greet(bot, guild(first, system=system))
    assert (len(first.said), len(system.said)) == (0, 1)


async def test_a_channel_that_can_hold_tables_beats_one_for_text_only(bot: Any) -> None:
    silent, wordy, whole = Channel(NOTHING), Channel(WORDS_ONLY), Channel(ALL)
    await greet(bot, guild(silent, whole, system=wordy))
    assert [len(each.said) for each in (silent, wordy, whole)] == [0, 0, 1]


async def test_a_channel_for_text_is_enough_if_there_is_no_better_one(bot: Any) -> None:
    silent, wordy = Channel(NOTHING), Channel(WORDS_ONLY)
    await greet(bot, guild(silent, wordy))
    assert [len(each.said) for each in (silent, wordy)] == [0, 1]


async def test_a_server_is_greeted_once_also_by_another_process(bot: Any) -> None:
    place = Channel(ALL)
    for _ in range(3):
        await greet(bot, guild(place))
    assert len(place.said) == 1
    assert (await queries.settings(bot.store, 7))[GREETED] is True


def count(bot: Any, guilds: int) -> None:
    """Let the bot be in this many guilds."""
    bot.guilds = [object()] * guilds


async def restarted(bot: Any, tmp_path: Path, now: float) -> Any:
    """Use the bot's folder until ``now``, and return a new bot on it."""
    await bot.store.alive.begin()
    await bot.store.close()
    bot.store = await Store(tmp_path, clock=lambda: now).open()
    await bot.store.alive.begin()
    return bot


@pytest.mark.parametrize(("guilds", "greeted"), [(1, True), (5, True), (6, False), (1_000, False)])
async def test_a_first_start_greets_a_handful_of_servers_but_not_all_of_many(
    bot: Any, guilds: int, *, greeted: bool
) -> None:
    """An empty folder that was mounted by mistake greeted every server again, and made a file for each."""
    count(bot, guilds)
    await bot.store.alive.begin()
    place = Channel(ALL)
    await greet_if_new(bot, guild(place))
    assert bool(place.said) == bot.store.knows(7) == greeted


@pytest.mark.parametrize(("since", "greeted"), [(-3_600.0, False), (600.0, True)])
async def test_a_later_start_greets_only_servers_that_have_added_the_bot_since(
    bot: Any, tmp_path: Path, since: float, *, greeted: bool
) -> None:
    last = bot.store.clock()
    bot = await restarted(bot, tmp_path, last + 3_600)
    count(bot, 1_000)
    place = Channel(ALL)
    here = guild(place)
    here.me = SimpleNamespace(joined_at=datetime.fromtimestamp(last + since, UTC))
    await greet_if_new(bot, here)
    assert bool(place.said) == bot.store.knows(7) == greeted


async def test_a_server_that_adds_the_bot_after_a_first_start_is_greeted_once_it_is_available(bot: Any) -> None:
    """Discord tells of a server that is unavailable when it adds the bot like of one that was there at the start."""
    count(bot, 1_000)
    await bot.store.alive.begin()
    place = Channel(ALL)
    here = guild(place)
    here.me = SimpleNamespace(joined_at=datetime.fromtimestamp(bot.store.clock() + 60, UTC))
    await greet_if_new(bot, here)
    assert len(place.said) == 1


async def test_a_server_without_a_writable_channel_gets_no_greeting_and_no_file(bot: Any) -> None:
    await greet(bot, guild(Channel(NOTHING)))
    await greet(bot, guild())
    assert not bot.store.knows(7)


async def test_a_server_waits_for_its_greeting_until_a_channel_is_writable(bot: Any, tmp_path: Path) -> None:
    count(bot, 1)
    await greet_if_new(bot, guild(Channel(NOTHING)))
    bot = await restarted(bot, tmp_path, bot.store.clock() + 3_600)
    place = Channel(ALL)
    here = guild(place)
    here.me = SimpleNamespace(joined_at=datetime.fromtimestamp(0, UTC))
    await greet_if_new(bot, here)
    assert len(place.said) == 1
    assert await bot.store.users.settings(bot.application_id) == {}


async def test_a_refused_greeting_is_not_tried_again(bot: Any, caplog: pytest.LogCaptureFixture) -> None:
    place = Channel(ALL, broken=True)
    await greet(bot, guild(place))
    assert "guild 7 is not greeted: 403" in caplog.text
    place.broken = False
    await greet(bot, guild(place))
    assert place.said == []


async def test_the_greeting_has_a_picture_of_every_game_with_its_facts(bot: Any) -> None:
    place = Channel(ALL)
    await greet(bot, guild(place))
    (said,) = place.said
    shown = pictures(said)
    assert [file.fp.read().decode() for file in said["files"]] == [f"{kind} de" for kind in KINDS]
    assert [item.media.url for item in shown] == [f"attachment://{file.filename}" for file in said["files"]]
    assert all(item.description and 0 < len(item.description) <= MAX_ALT for item in shown)


async def test_late_pictures_follow_by_an_edit(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "PICTURES_TIMEOUT", 0.0)
    monkeypatch.setattr(cover, "cover_png", slow_cover)
    place = Channel(ALL)
    await greet(bot, guild(place))
    (said,) = place.said
    assert pictures(said) == []
    await asyncio.gather(*bot.state[greeting.LATE])
    assert len(pictures(said)) == len(said["attachments"]) == 4


async def test_a_shutdown_drops_late_pictures(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The edit failed in a client that was closed, and nothing caught the error."""
    monkeypatch.setattr(greeting, "PICTURES_TIMEOUT", 0)
    monkeypatch.setattr(cover, "cover_png", slow_cover)
    channel = Channel(ALL)
    await greet(bot, guild(channel))
    (late,) = bot.state[greeting.LATE]
    await greeting.drop_late_edits(bot)
    assert late.cancelled()
    assert "attachments" not in channel.said[0]


async def test_a_channel_without_attachments_gets_a_greeting_without_pictures(bot: Any) -> None:
    place = Channel(WORDS_ONLY)
    await greet(bot, guild(place))
    assert pictures(place.said[0]) == place.said[0]["files"] == []


class Editable:
    """A greeting that Discord edits, or refuses to edit with a status."""

    def __init__(self, bot: Any) -> None:
        self.status, self.shown = 200, list[Any]()
        message = SimpleNamespace(edit=self.edit)
        bot.get_partial_messageable = lambda channel: SimpleNamespace(get_partial_message=lambda id_: message)
        bot.get_guild = lambda id_: guild()

    async def edit(self, **content: Any) -> None:
        self.shown.append(content)
        if self.status != 200:
            kind = discord.NotFound if self.status == 404 else discord.HTTPException
            raise kind(cast("Any", SimpleNamespace(status=self.status, reason="")), "no")


@pytest.fixture
async def sent(bot: Any) -> Editable:
    """Greet the guild in German."""
    await greet(bot, guild(Channel(ALL)))
    return Editable(bot)


async def test_a_greeting_that_cannot_be_edited_stops_nothing(
    bot: Any, sent: Editable, caplog: pytest.LogCaptureFixture
) -> None:
    sent.status = 403
    await translate_greeting(bot, 7, words("sk"), ())
    assert len(sent.shown) == 1
    assert "keeps its language" in caplog.text


async def test_a_guild_without_a_greeting_gets_no_edit(bot: Any) -> None:
    sent = Editable(bot)
    await translate_greeting(bot, 7, words("sk"))
    assert sent.shown == []


async def test_a_greeting_is_translated_later_if_discord_refuses_it_now(bot: Any, sent: Editable) -> None:
    """It kept its language until the server chose another one."""
    await queries.set_settings(bot.store, 7, language="sk")
    sent.status = 503
    await translate_greeting(bot, 7, words("sk"), (0.0, 0.0))
    sent.status = 200
    await asyncio.gather(*bot.state[greeting.LATE])
    assert len(sent.shown) == 2
    assert (await queries.settings(bot.store, 7))[greeting.GREETING] == [Channel.id, Sent.id, "sk"]


async def test_a_greeting_in_the_right_language_is_not_edited(bot: Any, sent: Editable) -> None:
    for _ in range(2):
        await translate_greeting(bot, 7, words("sk"))
    assert len(sent.shown) == 1


async def test_a_deleted_greeting_is_forgotten(bot: Any, sent: Editable) -> None:
    sent.status = 404
    await translate_greeting(bot, 7, words("sk"))
    assert greeting.GREETING not in await queries.settings(bot.store, 7)
    assert not bot.state[greeting.LATE]


async def test_late_pictures_do_not_undo_a_translation(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures came with the greeting in its first language."""
    drawn = asyncio.Event()

    async def covers(_bot: object, _guild: int, catalogue: Words) -> tuple[Picture, ...]:
        if catalogue.language == "de":
            await drawn.wait()
        return ()

    monkeypatch.setattr(greeting, "PICTURES_TIMEOUT", 0.0)
    monkeypatch.setattr(greeting, "draw_covers", covers)
    place = Channel(ALL)
    await greet(bot, guild(place))
    sent = Editable(bot)
    await translate_greeting(bot, 7, words("sk"))
    drawn.set()
    await asyncio.gather(*bot.state[greeting.LATE])
    assert (len(sent.shown), "attachments" in place.said[0]) == (1, False)


async def test_two_greetings_at_once_both_get_their_pictures(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second greeting in the same language took the pictures from the first one, which failed."""
    monkeypatch.setattr(cover, "cover_png", lambda *_, **__: b"cover")
    alone = await greeting.draw_covers(bot, 7, words("en"))
    assert alone
    assert await asyncio.gather(*(greeting.draw_covers(bot, 7, words("en")) for _ in range(2))) == [alone] * 2
