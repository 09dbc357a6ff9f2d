"""A language's catalogue with the labels of controls, including the marks of the picture.

The label of an option is the message of its kind and id, or else of a shorter kind:
``option-<game>-cellar-discard-done``, ``option-<game>-cellar-discard``, ``option-<game>-done``, ``option-<game>``.
An id with colons may use the message of its beginning: ``option-<game>-road`` for ``road:E28``. The label of a step
after a verb may include the verb: ``step-<game>-road-2``. A reader of the picture gets the short form of a label,
``brief-option-<game>-done``, if there is one. ``{ $own }`` is the letter of the asked seat, for icons of its pieces.
"""

from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from copy import copy
from functools import cache
from typing import Any, Self

from render.catalogue import Catalogue, seat_letter
from render.cyrillic import InCyrillic
from render.games import Places, game_if_drawn
from render.lengths import shorten
from render.option_marks import next_steps, step_marks
from render.sources import sources_of
from rules.kernel import Ask, Option, View

ENGLISH = "en"
OWN_NAMES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "pl": "Polski",
    "sk": "Slovenčina",
    "sr": "Srpski",
    "sr-Cyrl": "Српски",
}
"""The languages, each with its own name for itself: one line for each folder in ``locales``."""
IN_OTHER_LETTERS: dict[str, tuple[str, Callable[[Mapping[str, str]], MutableMapping[str, str]]]] = {
    "sr-Cyrl": ("sr", InCyrillic)
}
"""The languages that are made from the messages of another language, with the function that makes them."""
LANGUAGES = tuple(OWN_NAMES)
# Discord's limits for the label of a button and the description of a select's option, in characters:
# https://discord.com/developers/docs/components/reference
LABEL, DETAIL = 80, 100
OFFERED = 8
"""The number of options that an alternative text names. The panel lists all."""


class Words(Catalogue):
    """The messages of one language, and the labels of an ask's options."""

    table: Places | None = None
    """The places of the table that these words are about."""

    def about(self, view: View) -> Self:
        """Return the same words with the names of a table's places."""
        # The copy shares the messages and the sentences told so far.
        found = copy(self)
        shown = game_if_drawn(view.game)
        found.table = shown.table_places(view) if shown else None
        return found

    def places(self, kind: str, facts: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
        """Return the message arguments that name places of the table."""
        return {} if self.table is None or not kind else self.table.told(kind, facts, names=names, words=self)

    def option(self, option: Option, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return the label of an option's control, with its mark if only one of its steps has one."""
        steps = option.steps
        found = [step_marks(ask, steps[:depth]).get(step) for depth, step in enumerate(steps)]
        # The picture shows the marks of one step at a time, so several would not be found in it.
        marks = [mark for mark in found if mark]
        mark = marks[0] if len(marks) == 1 else ""
        keys = _keys("option", option.id, ask.kind)
        return self._label(keys, option.id, ask, {**option.args, "mark": mark}, names)

    def step(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return the label of a path's next element, with its mark if the picture has one."""
        name, keys, facts = self._step(ask, chosen, element, ("option", "step"))
        return self._label(keys, name, ask, facts, names)

    def detail(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return what a path's next element means at this table, for the line under its label. "" if nothing."""
        told = (self._besides(sort, ask, chosen, element, names) for sort in ("detail", "use"))
        return shorten(": ".join(dict.fromkeys(filter(None, told))), DETAIL)

    def use(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return in half a sentence what a path's next element is good for, if its label does not say it."""
        return self._besides("use", ask, chosen, element, names)

    def cost(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return what a path's next element costs, for a button, which has no line under its label. "" if nothing."""
        return self._besides("cost", ask, chosen, element, names)

    def _besides(self, sort: str, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str]) -> str:
        name, keys, facts = self._step(ask, chosen, element, (sort, sort))
        key = next(filter(self.known, keys), None)
        return "" if key is None else self.tell(key, ask.kind, {**ask.args, **facts, "id": name}, names)

    def is_marked(self, ask: Ask, chosen: Sequence[str]) -> bool:
        """Return whether the picture marks the steps that can follow the chosen ones."""
        return bool(step_marks(ask, chosen))

    def mark(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return the mark of a path's next element, "" if the picture shows none, or one that does not tell enough.

        Several figures can stand at one place: the message "mark" of all but the usual one is empty.
        """
        mark = step_marks(ask, chosen).get(element, "")
        name, keys, facts = self._step(ask, chosen, element, ("mark", "mark"))
        return self._label(keys, name, ask, facts, names) if mark and any(map(self.known, keys)) else mark

    def nothing(self, ask: Ask) -> str:
        """Return the label that answers an ask without a pick: what this does, or else that nothing is picked."""
        game, *_, last = ask.kind.split(".")
        keys = (f"panel-confirm-nothing.{ask.kind}", f"panel-confirm-nothing.{game}.{last}", "panel-confirm-nothing")
        return self.text(next(filter(self.known, keys)))

    def options(self, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return a sentence with the first steps of an ask's options, the first of them by their labels."""
        steps = [*next_steps(ask)]
        labels = [self.step(ask, (), step, names) for step in steps[:OFFERED]]
        left = len(steps) - len(labels)
        return self.text("alt-options", options=self.row(labels, "semicolon"), left=left)

    def _step(
        self, ask: Ask, chosen: Sequence[str], element: str, sorts: tuple[str, str]
    ) -> tuple[str, Sequence[str], dict[str, Any]]:
        """Return a step's name, the keys of its message, and its facts."""
        behind = next_steps(ask, chosen)[element]
        mark = step_marks(ask, chosen).get(element, "")
        facts = {"count": sum(not option.like for option in behind), **behind[0].args, "mark": mark}
        # If a path has a single step, the step's label is the option's label.
        last = len(chosen) + 1 == len(behind[0].steps)
        if last and not chosen:
            return behind[0].id, _keys(sorts[0], behind[0].id, ask.kind), facts
        verb = _verb(chosen[0]) if chosen else ""
        return element, _keys(sorts[1], element, ask.kind, f"-{len(chosen) + 1}", verb), {**facts, "chosen": chosen}

    def _label(self, keys: Sequence[str], name: str, ask: Ask, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        every = (*(f"brief-{key}" for key in keys), *keys) if self.brief else keys
        found = next(filter(self.known, every), keys[-1])
        marked = f"{facts['mark']} · " if facts["mark"] else ""
        told = {**ask.args, **facts, "id": name, "marked": marked}
        return shorten(self.tell(found, ask.kind, told, names, own=seat_letter(ask.seat)), LABEL)


@cache
def words(language: str) -> Words:
    """Return a language's words. For an unknown language return those of its base language, or else English."""
    parts = language.replace("_", "-").lower().split("-")
    known = {code.lower(): code for code in LANGUAGES}
    asked = ("-".join(parts[:size]) for size in range(len(parts), 0, -1))
    nearest = next((known[code] for code in asked if code in known), ENGLISH)
    # Cache one object for each catalogue, whichever of its names is used.
    if nearest != language:
        return words(nearest)
    return Words(language, None if language == ENGLISH else words(ENGLISH), _sources(language))


def _sources(language: str) -> MutableMapping[str, str]:
    base, made = IN_OTHER_LETTERS.get(language, (language, dict))
    return made(sources_of(base))


def _keys(sort: str, name: str, kind: str, depth: str = "", verb: str = "") -> list[str]:
    """Return the keys of an option's or a step's message, the most particular first."""
    keys = [f"{sort}.{kind}{part}{depth}" for kind in _kin(kind) for part in (f".{verb}", "") if part != "."]
    return [one for key in keys for one in (*(f"{key}-{part}" for part in _parts(name)), key)]


def _verb(name: str) -> str:
    """Return the part of an id or a step before the first colon."""
    return name.partition(":")[0]


def _parts(name: str) -> Iterator[str]:
    """Yield an id, then its beginnings up to each colon, the longest first."""
    while name:
        yield name
        name = name.rpartition(":")[0]


def _kin(kind: str) -> Iterator[str]:
    """Yield a kind and its beginnings up to each dot, the longest first."""
    while kind:
        yield kind
        kind = kind.rpartition(".")[0]
