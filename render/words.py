"""Words for everything: a language's catalogue, and the labels of controls with the marks that the picture shows.

A label is looked for under its kind and id, then under less and less of the kind:
``option-<game>-cellar-discard-done``, ``option-<game>-cellar-discard``, ``option-<game>-done``, ``option-<game>``.
An id with colons may be called by what stands before one: ``option-<game>-road`` for ``road:E28``. A step after a verb
may be called by that too: ``step-<game>-road-2``.
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
# As many letters Discord takes on a button.
LABEL = 80


class Words(Catalogue):
    """One language's words, and what the options of an ask are called in it."""

    def option(self, option: Option, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return what an option is called, as the label of a control; its marks are those of all its steps."""
        steps = option.steps
        found = (step_marks(ask, steps[:depth]).get(step) for depth, step in enumerate(steps))
        mark = ".".join(mark for mark in found if mark)
        return self._label("option", "", option.id, ask, {**option.args, "mark": mark}, names)

    def step(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        """Return what a path's next element is called: its mark, if the picture has one, and words."""
        behind = next_steps(ask, chosen)[element]
        mark = step_marks(ask, chosen).get(element, "")
        facts = {"count": sum(not option.like for option in behind), **behind[0].args, "mark": mark}
        # The only step of a path is the option itself, and is called as that.
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
    """Return a language's words; for a language without a catalogue those of its nearest kin, in the end English."""
    short = language.replace("_", "-").partition("-")[0].lower()
    nearest = short if short in LANGUAGES else ENGLISH
    # One for each catalogue, by whatever name it is asked for.
    if nearest != language:
        return words(nearest)
    return Words(language, None if language == ENGLISH else words(ENGLISH))


def _verb(name: str) -> str:
    """Return what stands before the first colon of an id or a step."""
    return name.partition(":")[0]


def _parts(name: str) -> Iterator[str]:
    """Yield an id, and what is left of it before its last colon, and so on."""
    while name:
        yield name
        name = name.rpartition(":")[0]


def _kin(kind: str) -> Iterator[str]:
    """Yield a kind and the more general ones that it is of."""
    while kind:
        yield kind
        kind = kind.rpartition(".")[0]
