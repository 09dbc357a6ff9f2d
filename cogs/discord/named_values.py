"""Parameters of commands with fixed values: suggested by their names in the user's language, typed by key or by name.

Discord translates fixed choices only into the languages of its client, which has no Slovak and no Serbian:
https://discord.com/developers/docs/reference#locales
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

import discord
from discord import app_commands

from cogs.discord.autocomplete import Value, choices, meant_value
from cogs.discord.folding import folded
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from data.errors import Refused
from render import ENGLISH, Words, words

Name: TypeAlias = Callable[[Value, Words], str]
"""The type of a function that returns the name of a value in a language."""


class NamedValues(Generic[Value]):
    """The values of a parameter by their names. ``others`` returns names that are understood and not shown."""

    def __init__(self, values: Sequence[Value], name: Name[Value], *others: Name[Value]) -> None:
        self._values, self._names = tuple(values), (name, *others)

    async def suggest(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        """Suggest the values with a name that contains the typed text."""
        ctx = InteractionContext(interaction)
        await ctx.learn_language()
        sought = folded(current)
        names = self._named(ctx.words)
        return choices({value: of[0] for value, of in names.items() if sought in folded(" ".join((value, *of)))})

    def known(self, typed: str, catalogue: Words) -> Value | None:
        """Return the value of a key or of a name in the user's language or in English; None if there is none."""
        return meant_value(self._named(catalogue), typed)

    def parse(self, typed: str, catalogue: Words) -> Value:
        """Return the value that a user has typed or picked; Refused names all values.

        Call it after the acknowledgement, when the user's language is known.
        """
        value = self.known(typed, catalogue)
        if value is None:
            listed = catalogue.row([names[0] for names in self._named(catalogue).values()])
            raise Refused("no_value", typed=quote_input(typed), values=listed)
        return value

    def _named(self, catalogue: Words) -> dict[Value, list[str]]:
        """Return the values with their names in a language and in English."""
        spoken = catalogue, words(ENGLISH)
        return {value: [name(value, language) for name in self._names for language in spoken] for value in self._values}
