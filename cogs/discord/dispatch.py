"""Run every handler under ``respond``, which answers the interaction even when the handler fails."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from cogs.discord.client import Client
from cogs.discord.custom_ids import CustomId, OutdatedComponent, id_pattern, parse_id
from cogs.discord.error_codes import (
    INVALID_FORM_BODY,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
)
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.rate_limits import is_rate_limit
from cogs.discord.serving import AnsweredElsewhere
from cogs.workers.renderer import Superseded
from data import queries
from data.errors import Busy, GameUnreadable, GuildDamaged, GuildTooNew, NotHeld, NotNow, NotSaved, Refused, StoreError
from render import Words
from rules.kernel import IllegalChoice

LOG = logging.getLogger(__name__)

UNANSWERABLE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID_TOKEN})
"""Discord's codes for an interaction whose token has expired or whose answer was dismissed."""


def error_text(error: BaseException, words: Words) -> str | None:
    """Return the sentence for an expected refusal; None for an unexpected error."""
    match error:
        case IllegalChoice():
            return words.reason(error)
        case Refused():
            return words.text(f"refused.{error.reason}", **error.facts)
        case OutdatedComponent():
            return words.text("panel-outdated")
        case GuildTooNew():
            return words.text("store-too-new")
        case GuildDamaged():
            return words.text("store-damaged")
        case GameUnreadable():
            return words.text("store-game-unreadable")
        case NotHeld():
            return words.text("bot-draining")
        case NotNow():
            return words.text("store-not-now")
        case NotSaved() | StoreError():
            return words.text("store-not-saved")
        case _:
            return None


async def respond(interaction: discord.Interaction[Any], work: Callable[[InteractionContext], Awaitable[None]]) -> None:
    """Let ``work`` answer the interaction; if it fails, answer with one sentence that says why."""
    ctx: InteractionContext | None = None
    client: Client = interaction.client
    await client.serving.turn()
    with client.tasks.running() as active:
        try:
            ctx = InteractionContext(interaction)
            if not active or not await client.serving.is_certain():
                await ctx.say("bot-draining")
                return
            # Throttle before any work, so that one user's clicks never delay the others.
            if not client.throttle.allows(interaction.guild_id, ctx.user, time.monotonic()):
                await ctx.say("bot-too-fast")
            else:
                await _work(ctx, work)
            await ctx.catch_up()
        except AnsweredElsewhere:
            client.on_elsewhere(interaction.id)
        # A newer click on the same message is being answered. Its answer replaces this one.
        except Superseded:
            LOG.debug("interaction %s: superseded by a later one", interaction.id)
        except Exception as error:
            await report_error(interaction, error, ctx)


async def _work(ctx: InteractionContext, work: Callable[[InteractionContext], Awaitable[None]]) -> None:
    """Let ``work`` answer, and look for the channels of the tables that it has named."""
    try:
        await work(ctx)
    except Refused as refused:
        # No one sees a table whose channel is gone.
        losses = await ctx.bot.find_losses(ctx, answers=True) if refused.reason == "no_game" and ctx.doubtful else ""
        if not losses:
            raise
        await ctx.tell(losses)
    else:
        if ctx.doubtful:
            await ctx.bot.find_losses(ctx, answers=False)


async def report_error(
    interaction: discord.Interaction[Any], error: BaseException, ctx: InteractionContext | None = None
) -> None:
    """Answer with one sentence that says why nothing happened; log an unexpected error under a short reference.

    A sentence that cannot be sent now is kept and sent below the user's next answer.
    """
    # Creating the context may itself have failed.
    ctx = ctx or InteractionContext(interaction)
    if isinstance(error, discord.HTTPException) and error.code in UNANSWERABLE:
        LOG.warning("interaction %s can no longer be answered", interaction.id)
        if await _is_done(ctx):
            await _tell_later(ctx, _outcome_text(ctx))
        return
    # A read that fails after the commit does not undo the commit.
    after = isinstance(error, (StoreError, Busy)) and await _is_done(ctx)
    text = (None if after else error_text(error, ctx.words)) or await _fault_text(ctx, error)
    try:
        await ctx.tell(text)
    except AnsweredElsewhere:
        ctx.bot.on_elsewhere(ctx.id)
    except (discord.HTTPException, *CUT_OFF) as unanswered:
        LOG.warning("interaction %s stays unanswered: %r", interaction.id, unanswered)
        await _tell_later(ctx, text)
        await ctx.admit_loss()


async def _fault_text(ctx: InteractionContext, error: BaseException) -> str:
    """Return the sentence for an unexpected error. It never says "nothing changed" after a commit."""
    done = await _is_done(ctx)
    if is_rate_limit(error) or isinstance(error, (discord.HTTPException, StoreError, Busy, *CUT_OFF)):
        # A part of the answer breaks a rule of Discord. That is a fault of the bot.
        invalid = isinstance(error, discord.HTTPException) and error.code == INVALID_FORM_BODY
        LOG.log(logging.ERROR if invalid else logging.WARNING, "interaction %s: no answer: %r", ctx.id, error)
        return _outcome_text(ctx) if done else ctx.words.text("answer-lost")
    # Six hexadecimal digits: short enough to read aloud, and searchable in the log.
    reference = secrets.token_hex(3)
    LOG.error("interaction %s, reference %s", ctx.id, reference, exc_info=error)
    if done and ctx.stored:
        return ctx.words.text("bot-fault-stored", reference=reference)
    if done:
        return ctx.words.text("bot-fault-after", reference=reference)
    return ctx.words.text("bot-fault", reference=reference)


def _outcome_text(ctx: InteractionContext) -> str:
    """Return the result of a committed change whose answer could not be sent."""
    return ctx.outcome or (ctx.words.text("answer-lost-stored") if ctx.stored else ctx.words.text("answer-lost-after"))


async def _is_done(ctx: InteractionContext) -> bool:
    """Return whether the change that the user asked for is committed."""
    guild = ctx.interaction.guild_id
    if ctx.committed or guild is None:
        return ctx.committed
    with suppress(StoreError):
        return await queries.was_done(ctx.bot.store, guild, ctx.id)
    return False


async def _tell_later(ctx: InteractionContext, text: str) -> None:
    if ctx.interaction.guild_id is not None:
        await ctx.bot.untold.add(ctx.interaction.guild_id, ctx.user, await ctx.titled(text))


def component_handler(
    family: str, answer: Callable[[InteractionContext, CustomId], Awaitable[None]]
) -> type[ui.DynamicItem[Any]]:
    """Return the class that answers every button and select of a family of ids, old messages included."""

    class Component(ui.DynamicItem[Any], template=id_pattern(family)):
        def __init__(self, item: ui.Item[Any], id_: CustomId) -> None:
            super().__init__(item)
            self.state = id_

        @classmethod
        async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: Any, /) -> "Component":
            return cls(item, parse_id(family, match))

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await respond(interaction, lambda ctx: answer(ctx, self.state))

    return Component
