"""An answer that was acknowledged in public becomes private if it concerns one person only."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.discord.components import Button, Card
from cogs.discord.error_codes import INVALID_TOKEN
from cogs.discord.interaction import InteractionContext
from render import words
from render.icon_marks import mark
from render.lengths import length
from tests.cogs.fakes import Bot

ONLY_YOU = words("en").text("answer-private")


class Recorder:
    """An interaction that notes the calls to it."""

    def __init__(self, bot: Bot) -> None:
        self.client, self.locale, self.user = bot, "en", SimpleNamespace(id=11)
        self.id, self.message, self.guild_id, self.channel = 5, None, 1, None
        self.permissions = discord.Permissions.all()
        self.done: list[str] = []
        self.response = SimpleNamespace(defer=self._defer, is_done=lambda: True)
        self.followup = SimpleNamespace(send=self._send)

    async def _defer(self, *, ephemeral: bool, thinking: bool) -> Any:
        self.done.append("private" if ephemeral else "public")
        return SimpleNamespace(message_id=9)

    async def _send(self, text: str = "a card", *, ephemeral: bool, **how: Any) -> Any:
        self.done.append(f"{'private' if ephemeral else 'public'}: {text}")
        return SimpleNamespace(edit=self._edit)

    async def _edit(self, **how: Any) -> None:
        self.done.append("edited")

    async def delete_original_response(self) -> None:
        self.done.append("deleted")

    async def edit_original_response(self, **how: Any) -> None:
        self.done.append(f"original: {how.get('content', 'a card')}")


@pytest.fixture
def seen(bot: Bot) -> Any:
    return Recorder(bot)


async def test_a_refusal_is_private_even_if_the_answer_would_be_public(seen: Any) -> None:
    ctx = InteractionContext(seen)
    await ctx.defer(public=True)
    await ctx.tell("No.")
    # Discord gives a follow-up to "thinking" the place and the visibility of that message.
    assert seen.done == ["public", f"original: {ONLY_YOU}", "private: No.", "deleted"]


async def test_an_acknowledgement_that_cannot_be_deleted_loses_no_answer(seen: Any) -> None:
    async def refuse() -> None:
        answer: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(answer, {"code": 10008, "message": "Unknown Message"})

    seen.delete_original_response = refuse
    ctx = InteractionContext(seen)
    await ctx.defer(public=True)
    await ctx.tell("No.")
    assert seen.done[-1] == "private: No."


@pytest.mark.parametrize("public", [True, False])
async def test_a_text_is_cut_to_discords_limit(seen: Any, public: bool) -> None:
    ctx = InteractionContext(seen)
    await ctx.defer(public=public)
    await ctx.tell("😀 " * 2_000)
    (said,) = [one.split(": ")[1] for one in seen.done if "😀" in one]
    assert 1_990 < length(said) <= 2_000


async def test_a_card_for_one_person_stays_one_message(seen: Any) -> None:
    ctx = InteractionContext(seen)
    await ctx.defer(public=True)
    await ctx.turn_private()
    for _ in range(2):
        await ctx.show(Card(("Hello",)))
    await ctx.tell("And more.")
    assert seen.done == [
        "public",
        f"original: {ONLY_YOU}",
        "private: a card",
        "deleted",
        "edited",
        "private: And more.",
    ]


async def test_a_public_answer_stays_public(seen: Any) -> None:
    ctx = InteractionContext(seen)
    await ctx.defer(public=True)
    await ctx.announce("Welcome")
    await ctx.show(Card(("Hello",)))
    assert seen.done == ["public", "original: Welcome", "original: a card"]


async def test_an_answer_that_was_private_from_the_start_is_not_deleted(seen: Any) -> None:
    ctx = InteractionContext(seen)
    await ctx.defer()
    await ctx.turn_private()
    await ctx.tell("Done.")
    assert seen.done == ["private", "original: Done."]


async def test_a_user_without_write_permission_gets_a_private_answer(seen: Any) -> None:
    """A public board, chapter of the rules or leaderboard is a message too."""
    seen.permissions = discord.Permissions(view_channel=True, use_application_commands=True)
    ctx = InteractionContext(seen)
    await ctx.defer(public=True)
    assert seen.done == ["private"]
    await ctx.show(Card(("the board",)))
    assert seen.done == ["private", "original: a card"]


async def test_an_emoji_that_is_gone_is_replaced_by_its_words(seen: Any) -> None:
    """The owner of the application can delete an emoji. Discord then refuses every message that shows it."""
    seen.client.icons.learn({"catan-ore": 7})
    ctx, sent = InteractionContext(seen), []

    async def edit(*, view: Any, **how: Any) -> None:
        sent.append(str(view.to_components()))
        if "'id': '7'" in sent[-1] or "'id': 7" in sent[-1]:
            answer: Any = SimpleNamespace(status=400, reason="Bad Request")
            wrong = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
            raise discord.HTTPException(answer, {"code": 50035, "errors": {"components": wrong}, "message": "x"})

    seen.edit_original_response = edit
    await ctx.defer()
    await ctx.show(Card(("?",), rows=((Button("a:b", mark("catan-ore", "ore")),),)))
    assert len(sent) == 2
    assert "'label': 'ore'" in sent[-1]
    assert seen.client.icons.lost.is_set()


@pytest.mark.parametrize("answer", ["text", "card", "below"])
async def test_a_token_that_discord_does_not_know_yet_is_tried_once_more(seen: Any, answer: str) -> None:
    """Otherwise "thinking" would stay until the token expires."""
    refused: Any = SimpleNamespace(status=401, reason="Unauthorized")
    faults = [discord.HTTPException(refused, {"code": INVALID_TOKEN, "message": "Invalid Webhook Token"})]

    def once_refused(send: Any) -> Any:
        async def sent(*args: Any, **how: Any) -> Any:
            if faults:
                raise faults.pop()
            return await send(*args, **how)

        return sent

    ctx = InteractionContext(seen)
    await ctx.defer()
    seen.edit_original_response = once_refused(seen.edit_original_response)
    seen.followup.send = once_refused(seen._send)
    if answer == "card":
        await ctx.show(Card(("Hello",)))
    elif answer == "text":
        await ctx.tell("Hello")
    else:
        await ctx._below("Hello")
    assert len(seen.done) == 2
    assert faults == []
