"""The kind of game that a command names."""

from cogs.discord.named_values import NamedValues
from cogs.table.labels import game_name
from rules.kernel import GAMES

KIND = NamedValues(sorted(GAMES), game_name)
