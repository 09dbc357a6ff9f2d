"""Tables at which a player prepares a move."""

from typing import Any

from cogs.panel.commit import commit_choices
from rules.kernel import Choice, Facts, Table
from tests.cogs.timed_table import ADA, BEN, GUILD, begun, kinds


async def arranged(bot: Any, kind: str, position: Facts) -> int:
    """A table in this position."""
    game = await begun(bot, ADA, BEN, kind=kind)
    async with bot.tables.transaction(GUILD, game) as session:
        session.rewind(Table.arrange(kind, {"seats": 2, **position}, seed=1), 0, 0)
    await kinds(bot)
    return game


async def chooses(bot: Any, game: int, seat: int, *choices: Choice) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        commit_choices(session, session.seats[seat], choices, session.seats[seat].user or 0, None)


ZAVANDOR = {
    "phase": "trade",
    "players": [
        {"hand": ["Lr", "Lr", "Ly", "Lg", "Lb"], "coins": 9},
        {"hand": ["Lr", "Ly"], "coins": 9},
    ],
}
