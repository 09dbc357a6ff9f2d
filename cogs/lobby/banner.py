"""The banner of a lobby: its picture, redrawn whenever a seat is taken or left."""

from collections.abc import Sequence
from functools import partial
from zlib import crc32

import render
from cogs.discord.client import Client
from cogs.discord.components import Picture
from cogs.discord.titles import game_name
from cogs.table.labels import computer_label
from cogs.workers.renderer import load_drawing_module
from data.game.models import GameRow, Seat
from render import Words, words

BANNER_TIMEOUT = 1.0
"""Seconds that the message of a lobby waits for its banner."""
BANNER_RETRY = 5.0
"""Seconds until the message of a lobby is edited for its late banner."""


async def lobby_banner(bot: Client, guild: int, game: GameRow, seats: Sequence[Seat]) -> Picture | None:
    """Return the banner of a lobby, or of a table that has begun; None if it cannot be drawn.

    Raise Late if it takes longer.
    """
    await load_drawing_module("render.banner")
    from render.banner import Sitter, banner_png

    catalogue, most = words(game.language), _places(game, seats)
    sitters = tuple(Sitter(seat.name, _note(game, seat, catalogue)) for seat in seats)
    title, free = game_name(game.kind, catalogue), catalogue.text("lobby-free")
    work = partial(banner_png, game.kind, title, sitters, most, free, language=game.language)
    data = await bot.renderer.draw(("lobby", guild, game.id), work, guild=guild, public=True, patience=BANNER_TIMEOUT)
    if data is None:
        return None
    # The name differs for every state, so that an earlier try that reached Discord is recognised.
    name = f"lobby-{game.id}-{crc32(repr((title, free, sitters, most)).encode()):x}.png"
    return Picture(name, banner_words(game, seats, catalogue), data)


def banner_words(game: GameRow, seats: Sequence[Seat], catalogue: Words) -> str:
    """Return the facts of a banner in words."""
    notes = ((render.letter(seat.seat), seat.name, _note(game, seat, catalogue)) for seat in seats)
    taken = [f"{letter} {name} ({note})" if note else f"{letter} {name}" for letter, name, note in notes]
    free = _places(game, seats) - len(seats)
    title = game_name(game.kind, catalogue)
    return catalogue.text("lobby-alt", game=title, taken=len(seats), seats=catalogue.listed(taken), free=free)


def _places(game: GameRow, seats: Sequence[Seat]) -> int:
    """Return the number of shown seats. No seat of a table is free once it has begun."""
    return game.limits[1] if game.phase == "lobby" else len(seats)


def _note(game: GameRow, seat: Seat, catalogue: Words) -> str:
    if seat.opponent:
        return computer_label(seat, catalogue)
    return catalogue.text("lobby-host") if seat.user == game.host else ""
