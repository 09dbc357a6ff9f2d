"""The handlers of ``/puzzle`` and of the buttons of a puzzle. An answer is private and final, one a day."""

from functools import partial

import render
from cogs.discord.components import GOLD, Card, Picture
from cogs.discord.custom_ids import PUZZLE, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_ALT
from cogs.discord.names import escaped
from cogs.panel.message import show_panel
from cogs.puzzles.card import (
    ANSWER,
    LOOK,
    PICK,
    SOLVE,
    TEXT,
    answer_message,
    looks,
    names_of,
    question_message,
    scene_of,
)
from cogs.puzzles.daily import Daily, daily, day_at, found
from cogs.show.overlays import MAX_OVERLAY_TEXT
from cogs.show.text_board import first_page
from data import puzzles
from data.errors import Refused
from data.puzzles import PuzzleAnswer
from render.lengths import shorten


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Show today's puzzle, pick a choice of it, or answer with the picked one."""
    # Everyone sees the daily post. So the answer to a click there is a message of its own, also if the id is forged.
    await (ctx.defer_update() if ctx.clicked_private and id_.verb != LOOK else ctx.defer())
    today = todays(ctx)
    if (id_.game, id_.rest) != (today.day, today.address):
        raise Refused("puzzle_over")
    if id_.verb == LOOK:
        await show_look(ctx, today, ctx.value)
        return
    if id_.verb not in (SOLVE, PICK, ANSWER) or id_.number >= len(today.puzzle.choices):
        raise OutdatedComponent(str(id_))
    if id_.verb == ANSWER:
        solved = id_.number == today.puzzle.best
        answer = PuzzleAnswer(
            user=ctx.user, day=today.day, game=today.game, puzzle=today.puzzle.id, pick=id_.number, solved=solved
        )
        await ctx.store(puzzles.keep_answer(ctx.bot.store, ctx.guild, answer))
    await _show(ctx, today, id_.number if id_.verb == PICK else None)


async def show_look(ctx: InteractionContext, shown: Daily, key: str) -> None:
    """Show the table of a puzzle more closely: an overlay as its seat sees it, or the table as text."""
    names, language, told = names_of(shown), ctx.words.language, looks(shown, ctx.words)
    if key not in told:
        raise OutdatedComponent(key)
    view = scene_of(shown).view
    picture = None
    if key == TEXT:
        text = first_page(view, [escaped(name) for name in names], ctx.words)
    else:
        text = render.overlay_words(view, key, names=names, language=language)
        work = partial(render.overlay_png, view, key, names=names, language=language)
        data = await ctx.bot.renderer.draw(("look", ctx.reply_key), work, guild=ctx.guild)
        picture = Picture(f"{key}-{ctx.id}.png", shorten(text, MAX_ALT), data) if data else None
        text = shorten(text, MAX_OVERLAY_TEXT)
    await ctx.show(Card((f"### {told[key]}",), (text,), picture=picture, accent=GOLD))


async def show_puzzle(ctx: InteractionContext) -> None:
    """Show today's puzzle in private; after the answer its solution."""
    await ctx.defer()
    await _show(ctx, todays(ctx))


def todays(ctx: InteractionContext) -> Daily:
    """Return today's puzzle of the guild; Refused if there is none."""
    today = daily(ctx.guild, day_at(ctx.bot.store.clock()))
    if today is None:
        raise Refused("no_puzzle")
    return today


async def _show(ctx: InteractionContext, today: Daily, picked: int | None = None) -> None:
    """Show the question, or the solution to a person who has answered."""
    store, guild = ctx.bot.store, ctx.guild
    answer = await puzzles.answer_of(store, guild, ctx.user, today.day)
    if answer is None:
        await show_panel(ctx, question_message(today, ctx.words, picked))
        return
    # The puzzle that was answered: a new version of the bot can have another one on this day.
    shown = found(today.day, answer.game, answer.puzzle)
    if shown is None or answer.pick >= len(shown.puzzle.choices):
        raise Refused("puzzle_over")
    picks = await puzzles.picks_of(store, guild, today.day, answer.game, answer.puzzle)
    record = await puzzles.puzzle_record(store, guild, ctx.user, today.day)
    await show_panel(ctx, answer_message(shown, answer, picks, record, ctx.words))


PuzzleComponent = component_handler(PUZZLE, handle_component)
