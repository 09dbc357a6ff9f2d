"""Overlays: views of a table besides the board, such as the one that labels every field."""

from functools import partial

import render
from cogs.discord.autocomplete import meant_value
from cogs.discord.components import GOLD, Button, Card, Picture, Row
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_ALT, MAX_IN_ROW, quote_input
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.table.buttons import Reply, on_button_id
from cogs.table.lookup import suggestions
from data.errors import Refused
from data.game.session import GameSession
from render import ENGLISH, Words
from render.lengths import shorten

MAX_OVERLAY_TEXT = 3_000
MAX_ROWS = 4
"""Maximum length of an overlay's text in characters, and maximum number of its button rows."""
ALL_LINES = 1
"""The number in the custom id of the button that shows all lines of an overlay."""
LINES_BELOW_PICTURE = 6
"""Number of lines below an overlay's picture, the most important first. More would push it out of sight."""


def overlay_name(snapshot: TableSnapshot, key: str, words: Words) -> str:
    """Return an overlay's name."""
    return words.text(f"overlay.{snapshot.game.kind}.{key}")


def overlay_buttons(snapshot: TableSnapshot, words: Words, shown: str = "") -> tuple[Row, ...]:
    """Return a button for each overlay of a table. The button of the overlay that is ``shown`` is highlighted."""
    # Four rows of five leave space for the other buttons of *More*.
    keys = render.overlays(snapshot.view)[: MAX_ROWS * MAX_IN_ROW]
    every = [
        Button(
            str(CustomId(TABLE, snapshot.game.id, "look", rest=key)),
            overlay_name(snapshot, key, words),
            "primary" if key == shown else "secondary",
        )
        for key in keys
    ]
    return tuple(tuple(every[at : at + MAX_IN_ROW]) for at in range(0, len(every), MAX_IN_ROW))


@on_button_id("look", Reply.IN_PLACE)
async def open_overlay(ctx: InteractionContext, id_: CustomId) -> None:
    """Show this person an overlay, or all of its lines without the picture, with buttons for the others."""
    key = id_.rest
    whole = id_.number == ALL_LINES
    async with ctx.table(id_.game) as session:
        seat = session.playing(ctx.user)
        # The answer is private, so it may show what this person knows.
        snapshot = take_snapshot(session, seat.seat if seat else None)
    check_overlay(snapshot, key)
    rows = overlay_buttons(snapshot, ctx.words, "" if whole else key)
    if not whole and lines_left_out(_told(snapshot, key, ctx.words)):
        # The number tells this button from the one that shows the picture.
        all_lines = CustomId(TABLE, id_.game, "look", ALL_LINES, key)
        rows = ((Button(str(all_lines), ctx.words.text("button-lines")),), *rows)
    await show_overlay(ctx, snapshot, key, ctx.words, rows, drawn=not whole)


def parse_overlay(snapshot: TableSnapshot, typed: str, words: Words) -> str:
    """Return the overlay with this key or name, in the person's language or in English; Refused if there is none."""
    spoken = (words, render.words(ENGLISH))
    names = {
        key: [overlay_name(snapshot, key, catalogue) for catalogue in spoken] for key in render.overlays(snapshot.view)
    }
    meant = meant_value(names, typed)
    if meant is None:
        raise Refused("no_look", name=quote_input(typed))
    return meant


def check_overlay(snapshot: TableSnapshot, key: str) -> None:
    """Raise Refused unless the table has this overlay now."""
    if key not in render.overlays(snapshot.view):
        raise Refused("no_look", name=quote_input(key))


async def show_overlay(
    ctx: InteractionContext,
    snapshot: TableSnapshot,
    key: str,
    words: Words,
    rows: tuple[Row, ...] = (),
    *,
    drawn: bool = True,
) -> None:
    """Answer with an overlay as text, and as a picture unless ``drawn`` is False."""
    language = words.language
    text = _told(snapshot, key, words)
    data = None
    if drawn:
        work = partial(render.overlay_png, snapshot.view, key, names=snapshot.names, language=language)
        data = await ctx.bot.renderer.draw(("look", ctx.reply_key), work, guild=ctx.guild)
    picture = Picture(f"{key}-{snapshot.game.id}-{ctx.id}.png", shorten(text, MAX_ALT), data) if data else None
    heading = f"### {overlay_name(snapshot, key, words)}"
    # Without buttons this is the answer to a command.
    below = first_lines(text, words, button=bool(rows)) if picture else text
    await ctx.show(Card((heading,), (below,), rows, picture, GOLD))


def _told(snapshot: TableSnapshot, key: str, words: Words) -> str:
    """Return an overlay in words."""
    text = render.overlay_words(snapshot.view, key, names=snapshot.names, language=words.language)
    return shorten(text, MAX_OVERLAY_TEXT)


def first_lines(text: str, words: Words, *, button: bool) -> str:
    """Return the first lines of a text, and how many more there are. A ``button`` below shows them, or a command."""
    left, lines = lines_left_out(text), text.splitlines()
    if not left:
        return text
    more = words.text("look-more-button", count=left) if button else words.text("look-more", count=left)
    return "\n".join([*lines[: len(lines) - left], more])


def lines_left_out(text: str) -> int:
    """Return the number of lines that have no place below a picture."""
    lines = len(text.splitlines())
    # A line that says "one more" would take the place of that one.
    return lines - LINES_BELOW_PICTURE if lines > LINES_BELOW_PICTURE + 1 else 0


@suggestions()
def suggest_overlays(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
    """Suggest the overlays of the table that the command names."""
    snapshot = take_snapshot(session)
    return {key: overlay_name(snapshot, key, ctx.words) for key in render.overlays(snapshot.view)}
