"""Every error gives the user one sentence in their language. An internal error has a reference."""

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cluster.serving import SharedServing
from cogs.discord.client import RunningTasks
from cogs.discord.dispatch import error_text, respond
from cogs.discord.emojis import Emojis
from cogs.discord.serving import Serving
from cogs.discord.throttle import Throttle
from cogs.discord.untold import MAX_TEXTS, Untold
from cogs.panel.draft.picks import InvalidDraft
from data.errors import (
    Busy,
    GameUnreadable,
    GuildDamaged,
    GuildTooNew,
    NotHeld,
    NotNow,
    NotSaved,
    Refused,
    Repeated,
    Stale,
    StoreError,
)
from render import LANGUAGES, words
from rules.kernel import IllegalChoice
from tests.cluster.set_claim import SetClaim
from tests.cogs.fakes import Bot

REFUSED = [
    Refused("no_game", game=3),
    Refused("no_such_game", name="x"),
    Refused("full", most=5),
    Refused("too_few", least=2),
    Refused("host_only", host="<@1>"),
    Refused("not_running", phase="lobby"),
    Refused("permissions", names="Send Messages"),
    IllegalChoice("unknown_option", option="x"),
    IllegalChoice("over"),
    Stale(3),
    Repeated(9),
    Busy(),
    InvalidDraft("x"),
    GuildTooNew("new"),
    GuildDamaged("damaged"),
    GameUnreadable(3, "rules"),
    NotNow("busy"),
    NotSaved("full"),
    NotHeld(),
    StoreError("closed"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", REFUSED, ids=repr)
def test_every_refusal_is_one_clear_text(language: str, error: Exception) -> None:
    text = error_text(error, words(language))
    assert text
    assert 0 < len(text) < 300
    assert "{" not in text


def test_an_internal_error_has_no_sentence_of_its_own() -> None:
    assert error_text(ZeroDivisionError(), words("en")) is None


class Response:
    def __init__(self) -> None:
        self.said: list[str] = []

    def is_done(self) -> bool:
        return bool(self.said)

    async def send_message(self, text: str, *, ephemeral: bool) -> None:
        assert ephemeral
        self.said.append(text)


def interaction(*, draining: bool = False, language: str = "en", bot: Any = None, claim: SetClaim | None = None) -> Any:
    def language_of(_: Any) -> str:
        return language

    kept: dict[str, Any] = {"tasks": RunningTasks(), "throttle": Throttle(), "icons": Emojis()}
    kept |= {"serving": SharedServing(claim) if claim else Serving(), "on_elsewhere": lambda interaction: None}
    client = bot or SimpleNamespace(language_of=language_of, **kept)
    client.tasks.draining = draining
    return SimpleNamespace(
        id=5,
        client=client,
        guild_id=None,
        locale="en-US",
        response=Response(),
        user=SimpleNamespace(id=1, display_name="Ada"),
    )


async def test_a_refusal_is_in_the_users_language() -> None:
    visited = interaction(language="de")

    async def refuse(ctx: Any) -> None:
        raise Refused("not_seated")

    await respond(visited, refuse)
    assert visited.response.said == [words("de").text("refused-not_seated")]


async def test_an_internal_error_is_answered_with_a_reference_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    visited = interaction()

    async def fail(ctx: Any) -> None:
        raise ZeroDivisionError

    await respond(visited, fail)
    reference = re.search(r"Reference (\w+)", visited.response.said[0])
    assert reference is not None
    assert reference[1] in caplog.text


async def test_nothing_is_begun_during_shutdown() -> None:
    visited = interaction(draining=True)
    await respond(visited, never_begun)
    assert visited.response.said == [words("en").text("bot-draining")]


async def never_begun(ctx: Any) -> None:
    raise AssertionError


async def test_a_process_without_a_certain_claim_refuses_and_one_without_a_claim_is_silent() -> None:
    claim = SetClaim()
    claim.held = False
    refused = interaction(claim=claim)
    await respond(refused, never_begun)
    assert refused.response.said == [words("en").text("bot-draining")]
    claim.lost = True
    left = interaction(claim=claim)
    await respond(left, never_begun)
    assert left.response.said == [], "the process with the claim answers"


async def test_an_expired_interaction_is_ignored() -> None:
    visited = interaction()
    gone = discord.NotFound(SimpleNamespace(status=404, reason="", headers={}), {"code": 10062, "message": "x"})

    async def late(ctx: Any) -> None:
        raise gone

    await respond(visited, late)
    assert visited.response.said == []


class Dead:
    """An interaction that expires after its acknowledgement."""

    def is_done(self) -> bool:
        return True


@pytest.mark.parametrize("code", [50027, 10015, 10062])
async def test_an_untold_outcome_is_in_the_next_working_answer_also_after_a_restart(bot: Bot, code: int) -> None:
    await bot.tables.create(7, "demo", host=1, channel=3, name="Ada")
    visited = interaction(bot=bot)
    visited.guild_id, visited.response = 7, Dead()
    gone = discord.HTTPException(SimpleNamespace(status=401, reason="", headers={}), {"code": code, "message": "x"})

    async def taken(ctx: Any) -> None:
        ctx.committed, ctx.outcome = True, "✔ Road from A1"
        raise gone

    await respond(visited, taken)
    bot.untold = Untold(bot.store)
    again, told = interaction(bot=bot), []
    again.guild_id, again.response = 7, Dead()

    async def send(text: str, **_: Any) -> None:
        told.append(text)

    again.followup = SimpleNamespace(send=send)

    async def works(ctx: Any) -> None:
        """Do nothing more."""

    await respond(again, works)
    await respond(again, works)
    assert told == ["✔ Road from A1"]


async def test_a_user_who_cannot_be_answered_is_told_the_latest_outcome_once(bot: Bot) -> None:
    for number in (*range(100), 99):
        await bot.untold.add(7, 1, f"{number}")
    bot.untold = Untold(bot.store)
    assert await bot.untold.of(7, 1) == [f"{number}" for number in range(100 - MAX_TEXTS, 100)]
    assert await bot.untold.of(7, 2) == []


async def test_an_outcome_that_cannot_be_read_now_is_told_later(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """An outcome that came meanwhile replaced it."""
    await bot.untold.add(7, 1, "✔ Road from A1")
    again = Untold(bot.store)
    with monkeypatch.context() as file:
        file.setattr(bot.store, "read", not_now)
        await again.add(7, 1, "✔ City from B2")
        assert await again.of(7, 1) == ["✔ City from B2"]
    assert await again.of(7, 1) == ["✔ Road from A1", "✔ City from B2"]
    await again.add(7, 1, "✔ none")
    assert await Untold(bot.store).of(7, 1) == ["✔ Road from A1", "✔ City from B2", "✔ none"]
    await again.forget(7, 1)
    assert await again.of(7, 1) == await Untold(bot.store).of(7, 1) == []


async def not_now(*_: Any, **__: Any) -> None:
    raise NotNow("too many open files")


async def test_a_broken_connection_is_no_internal_error_and_promises_nothing_untrue(
    caplog: pytest.LogCaptureFixture,
) -> None:
    visited = interaction()

    async def cut(ctx: Any) -> None:
        raise ConnectionResetError

    async def cut_after(ctx: Any) -> None:
        ctx.committed = True
        raise ConnectionResetError

    await respond(visited, cut)
    assert visited.response.said == [words("en").text("answer-lost")]
    visited = interaction()
    await respond(visited, cut_after)
    assert visited.response.said == [words("en").text("answer-lost-after")]
    assert "Traceback" not in caplog.text


async def test_a_rate_limit_is_no_internal_error(caplog: pytest.LogCaptureFixture) -> None:
    """discord.py raises the fifth 429 in a row as an ordinary refusal."""
    visited = interaction()

    async def hasty(ctx: Any) -> None:
        raise discord.HTTPException(SimpleNamespace(status=429, reason="", headers={}), {"code": 0, "message": "x"})

    await respond(visited, hasty)
    assert visited.response.said == [words("en").text("answer-lost")]
    assert "Traceback" not in caplog.text


async def at_table(bot: Bot) -> tuple[int, Any]:
    """Return a new table and a click of its host there."""
    game = await bot.tables.create(7, "demo", host=11, channel=7, name="Ada")
    visited = interaction(bot=bot)
    visited.guild_id = visited.channel_id = 7
    visited.user.id = 11
    visited.permissions = discord.Permissions.none()
    return game.id, visited


@pytest.mark.parametrize("error", [NotNow("busy"), NotSaved("full"), StoreError("closed"), Busy()], ids=repr)
async def test_a_read_error_after_the_commit_takes_nothing_back(bot: Bot, error: Exception) -> None:
    """The answer said that nothing was changed, but the choice was in the log."""
    game, visited = await at_table(bot)

    async def taken(ctx: Any) -> None:
        async with ctx.table(game, change=True) as session:
            session.change(language="de")
        raise error

    await respond(visited, taken)
    assert visited.response.said == [words("en").text("answer-lost-after")]


async def test_a_read_error_without_a_change_is_told_as_such(bot: Bot) -> None:
    game, visited = await at_table(bot)

    async def looked(ctx: Any) -> None:
        async with ctx.table(game, change=True):
            """Change nothing."""
        raise NotSaved("full")

    await respond(visited, looked)
    assert visited.response.said == [words("en").text("store-not-saved")]
