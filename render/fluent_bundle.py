"""Fluent messages with arguments and cases, each parsed on first use.

A separate module, because Fluent is slow to import and start-up needs only plain messages.
"""

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

from render.phrases import in_form
from render.unicode_locales import nearest

FUNCTIONS: dict[str, Any] = {"CASE": in_form}
"""The functions that messages can call: ``CASE($card, "accusative")`` is a form of an argument."""
PARSER = FluentParser(with_spans=False)
"""Parses messages without their places in the file, which nothing here needs."""


class LazyBundle(FluentBundle):
    """The messages of ``sources``, parsed one at a time. Parsing all of them takes a third of a second."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        # The locale that also joins lists, because loading one takes up to 4 milliseconds.
        # No Unicode isolation marks: they would count as characters, and all languages here run left to right.
        super().__init__([nearest(language)], functions=FUNCTIONS, use_isolating=False)
        self._sources = sources

    def text(self, key: str, args: dict[str, Any], form: str = "") -> str:
        """Return a message, or a form of it, with its arguments. Raise KeyError for a missing text or argument."""
        message = self.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.format_pattern(pattern, {name: _number(value) for name, value in args.items()})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(PARSER.parse(self._sources[name]))
        return super()._lookup(entry_id, term)


def _number(value: Any) -> Any:
    """Return a number that prints without a separator of thousands. People type numbers of games and moves again."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
