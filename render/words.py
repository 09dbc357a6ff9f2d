"""A language's catalogue with the labels of controls, including the marks of the picture.

The label of an option is the message of its kind and id, or else of a shorter kind:
``option-<game>-cellar-discard-done``, ``option-<game>-cellar-discard``, ``option-<game>-done``, ``option-<game>``.
An id with colons may use the message of its beginning: ``option-<game>-road`` for ``road:E28``. The label of a step
after a verb may include the verb: ``step-<game>-road-2``.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from render.catalogue import Catalogue
from render.lengths import shorten
from render.marks import next_steps, step_marks
from rules.kernel import Ask, Option

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")
# Discord's limit for the label of a button, in characters (discord.com/developers/docs/components/reference#button).
LABEL = 80


class Words(Catalogue):
    """The messages of one language, and the labels of an ask's options."""

    def option(self, option: Option, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return the label of an option's control, with the marks of all its steps."""
        steps = option.steps
        found = (step_marks(ask, steps[:depth]).get(step) for depth, step in enumerate(steps))
        mark = ".".join(mark for mark in found if mark)
        return self._label("option", "", option.id, ask, {**option.args, "mark": mark}, names)

    def step(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return the label of a path's next element, with its mark if the picture has one."""
        behind = next_steps(ask, chosen)[element]
        mark = step_marks(ask, chosen).get(element, "")
        facts = {"count": sum(not option.like for option in behind), **behind[0].args, "mark": mark}
        # If a path has a single step, the step's label is the option's label.
        last = len(chosen) + 1 == len(behind[0].steps)
        if last and not chosen:
            return self._label("option", "", behind[0].id, ask, facts, names)
        return self._label("step", f"-{len(chosen) + 1}", element, ask, facts, names, *map(_verb, chosen[:1]))

    def _label(
        self,
        sort: str,
        depth: str,
        name: str,
        ask: Ask,
        facts: Mapping[str, Any],
        names: Sequence[str],
        verb: str = "",
    ) -> str:
        keys = [f"{sort}.{kind}{part}{depth}" for kind in _kin(ask.kind) for part in (f".{verb}", "") if part != "."]
        every = (one for key in keys for one in (*(f"{key}-{part}" for part in _parts(name)), key))
        found = next(filter(self.known, every), keys[-1])
        marked = f"{facts['mark']} · " if facts["mark"] else ""
        text = self.text(found, **self.facts(ask.kind, {**ask.args, **facts, "id": name, "marked": marked}, names))
        return shorten(text, LABEL)


@cache
def words(language: str) -> Words:
    """Return a language's words. For an unknown language return those of its base language, or else English."""
    short = language.replace("_", "-").partition("-")[0].lower()
    nearest = short if short in LANGUAGES else ENGLISH
    # Cache one object for each catalogue, whichever of its names is used.
    if nearest != language:
        return words(nearest)
    return Words(language, None if language == ENGLISH else words(ENGLISH))


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
