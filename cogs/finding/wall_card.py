"""The message of the wall: the tables to join, the running ones, the wishes for tables, and today's puzzle."""

import hashlib
from collections.abc import Iterator
from typing import Final

from cogs.discord.components import GOLD, Button, Card, Entry, Line, Row
from cogs.discord.custom_ids import QUEUE, TABLE, CustomId
from cogs.discord.names import escaped
from cogs.discord.titles import game_name, league_title
from cogs.finding.wall_facts import Running, WallFacts, WallLeague
from cogs.finding.wishes import MAX_SHOWN_NAME, OPEN, is_known, people_words, too_entry
from cogs.puzzles.card import solve_button
from cogs.table.links import message_link, table_link
from data.walls import WallTable
from render import Words
from render.lengths import shorten
from rules.kernel import GAMES

NAMED: Final = 3
"""The most people that are named for a table."""
QUEUE_BUTTON: Final = str(CustomId(QUEUE, 0, OPEN))
"""The button that every wall has, by which an earlier try to post it is found."""


def wall_card(guild: int, facts: WallFacts, words: Words) -> Card:
    """Return the message of the wall."""
    words = words.with_icons()
    rows = (*_lobbies(guild, facts, words), *_running(guild, facts, words), *_queue(facts, words))
    puzzle = _puzzle(facts, words)
    queue = (Button(QUEUE_BUTTON, words.text("button-queue")),)
    return Card(
        (words.text("wall-heading"),), rows=(*rows, *_leagues(guild, facts, words), *puzzle, queue), accent=GOLD
    )


def _heading(heading: str, *lines: str) -> str:
    return "\n".join((heading, *lines))


def _note(what: str, shown: int, count: int, words: Words) -> Iterator[str]:
    """Yield the sentence that there is nothing, or that there is more than is shown."""
    if not count:
        yield words.text(f"wall-{what}-none")
    elif shown < count:
        yield words.text(f"wall-{what}-more", count=count)


def digest(card: Card) -> str:
    """Return the hash of a card: the wall is edited only if it changes."""
    return hashlib.blake2s(repr(card).encode()).hexdigest()


def _lobbies(guild: int, facts: WallFacts, words: Words) -> Iterator[Row]:
    shown, count = facts.lobbies
    yield Line(_heading(words.text("wall-lobbies"), *_note("lobbies", len(shown), count, words)))
    for table in shown:
        full = len(table.seats) >= GAMES[table.game.kind].meta.seats[1]
        join = Button(str(CustomId(TABLE, table.game.id, "join")), words.text("lobby-join"), "primary", full)
        yield Entry(_lobby_line(guild, table, words), join)


def _lobby_line(guild: int, table: WallTable, words: Words) -> str:
    game, seats, _ = table
    least, most = GAMES[game.kind].meta.seats
    named = [seat.name for seat in seats][:NAMED]
    return words.text(
        "wall-lobby",
        table=table_link(guild, game, table.message, words),
        people=people_words(named, len(seats), words),
        taken=len(seats),
        least=least,
        most=most,
        speed=words.text(f"speed-{game.speed}"),
    )


def _running(guild: int, facts: WallFacts, words: Words) -> Iterator[Row]:
    lines = (_running_line(guild, table, words) for table in facts.running)
    notes = _note("running", len(facts.running), facts.running_count, words)
    yield Line(_heading(words.text("wall-running"), *lines, *notes))


def _running_line(guild: int, table: Running, words: Words) -> str:
    link = table_link(guild, table.game, table.message, words)
    if table.paused:
        return words.text("wall-paused", table=link)
    # A table that waits for no person has computers that act.
    if not table.waits:
        return words.text("wall-plays", table=link)
    return words.text("wall-waits", table=link, who=people_words(table.waits[:NAMED], len(table.waits), words))


def _queue(facts: WallFacts, words: Words) -> Iterator[Row]:
    groups = [group for group in facts.queue.groups if is_known(group.wanted)]
    yield Line(_heading(words.text("wall-queue"), *_note("queue", len(groups), facts.queue.total, words)))
    yield from (too_entry(group, at, words) for at, group in enumerate(groups))


def _leagues(guild: int, facts: WallFacts, words: Words) -> Iterator[Row]:
    if facts.leagues:
        yield Line(_heading(words.text("wall-leagues"), *(_league_line(guild, one, words) for one in facts.leagues)))


def _league_line(guild: int, shown: WallLeague, words: Words) -> str:
    """Return the line of a league: who can still join, or its round."""
    row, last, until = shown.league.row, shown.league.last, shown.until
    league = message_link(guild, row.channel, row.message, league_title(row, words))
    if last is None:
        return words.text("wall-league-open", league=league, count=len(shown.league.members), most=row.places)
    if until is None:
        return words.text("wall-league-next", league=league, round=last.round, when=f"<t:{round(last.begins)}:R>")
    return words.text("wall-league-round", league=league, round=last.round, when=f"<t:{round(until)}:f>")


def _puzzle(facts: WallFacts, words: Words) -> Iterator[Row]:
    if facts.puzzle is not None:
        game = escaped(shorten(game_name(facts.puzzle.game, words), 2 * MAX_SHOWN_NAME))
        yield Entry(words.text("wall-puzzle", game=game), solve_button(facts.puzzle, words))
