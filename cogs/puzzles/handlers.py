"""The handlers of ``/puzzle`` and of the buttons of a puzzle. An answer is private and final, one a day."""

from cogs.discord.custom_ids import PUZZLE, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.interaction import InteractionContext
from cogs.panel.message import show_panel
from cogs.puzzles.card import ANSWER, PICK, SOLVE, answer_message, question_message
from cogs.puzzles.daily import Daily, daily, day_at, found
from data import puzzles
from data.errors import Refused
from data.puzzles import PuzzleAnswer


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Show today's puzzle, pick a choice of it, or answer with the picked one."""
    # Everyone sees the daily post. So the answer to a click there is a message of its own, also if the id is forged.
    await (ctx.defer_update() if ctx.clicked_private else ctx.defer())
    today = todays(ctx)
    if (id_.game, id_.rest) != (today.day, today.address):
        raise Refused("puzzle_over")
    if id_.verb not in (SOLVE, PICK, ANSWER) or id_.number >= len(today.puzzle.choices):
        raise OutdatedComponent(str(id_))
    if id_.verb == ANSWER:
        solved = id_.number == today.puzzle.best
        answer = PuzzleAnswer(
            user=ctx.user, day=today.day, game=today.game, puzzle=today.puzzle.id, pick=id_.number, solved=solved
        )
        await ctx.store(puzzles.keep_answer(ctx.bot.store, ctx.guild, answer))
    await _show(ctx, today, id_.number if id_.verb == PICK else None)


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
