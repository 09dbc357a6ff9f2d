"""Words: what asks, options, events and refusals are called in a language, from the catalogues in ``locales/``.

A catalogue is a folder of Fluent files. The key of a message is the sort of thing and its kind, with dashes for dots:
``ask-<game>-place``, ``event-<game>-scored``, ``reason-too_few``, ``setting-<game>-expansions-<value>``.
What a language lacks is said in English; what English lacks is a KeyError.

The most particular message is taken. A label is looked for under its kind and id, then under less and less of the
kind: ``option-<game>-cellar-discard-done``, ``option-<game>-done``, ``option-<game>-cellar-discard``,
``option-<game>``. An event of which more is known may have a message named after the fact that tells more:
``event-<game>-drew-cards``. A value that the catalogue has a name for is called by it: ``thing-<game>-<value>``, or
``thing-<game>-<fact>-<value>`` where only that fact calls it so.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from render.marks import next_steps, step_marks
from rules.kernel import Ask, Event, IllegalChoice, Option

LANGUAGES = ("en", "de")
LABEL = 80
KEYED = str.maketrans({".": "-", " ": "_", "'": None})
"""How names become parts of a key."""
PEOPLE = ("seat", "owner", "attacker", "receiver")
"""The facts that are seats."""


class Words:
    """One language's words."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(resources.files("render").joinpath(f"locales/{language}").iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    @property
    def keys(self) -> frozenset[str]:
        """The keys of this language's own catalogue."""
        return frozenset(self._bundle._messages)  # noqa: SLF001 - the library offers no other way to list them

    def has(self, key: str) -> bool:
        """Whether this language's own catalogue has a message."""
        return self._bundle.has_message(plain_key(key))

    def text(self, key: str, /, **args: Any) -> str:
        """Return a message with its arguments put in; raise KeyError if not even English has it."""
        key = plain_key(key)
        if not self._bundle.has_message(key):
            if self.language == LANGUAGES[0]:
                raise KeyError(key)
            return words(LANGUAGES[0]).text(key, **args)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in args.items()})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a seat's name, or the name of the empty seat."""
        return names[seat] if seat < len(names) else self.text("seat", letter=chr(ord("A") + seat))

    def listed(self, items: Sequence[str]) -> str:
        """Return several things as a list in words."""
        if len(items) < 2:
            return "".join(items)
        return self.text("list-end", start=", ".join(items[:-1]), end=items[-1])

    def counted(self, things: Sequence[str]) -> str:
        """Return things as a list in words, those of the same name together."""
        times = Counter(things).items()
        return self.listed([self.text("list-times", count=n, thing=name) if n > 1 else name for name, n in times])

    def thing(self, game: str, value: str, fact: str = "") -> str:
        """Return what a thing of a game is called: a value itself if the catalogue has no name for it."""
        names = (f"thing.{game}.{fact}.{value}", f"thing.{game}.{value}") if fact else (f"thing.{game}.{value}",)
        return next((self.text(name) for name in names if self._known(name)), value)

    def ask(self, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return the prompt of an ask."""
        facts = {"least": ask.least, "most": ask.most, **ask.args, "seat": ask.seat}
        return self.text(f"ask.{ask.kind}", **self._facts(ask.kind, facts, names))

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
        facts = {**behind[0].args, "mark": mark, "count": sum("like" not in option.args for option in behind)}
        last = len(chosen) + 1 == len(behind[0].steps)
        if last and not chosen:
            return self._label("option", "", behind[0].id, ask, facts, names)
        return self._label("step", f"-{len(chosen) + 1}", element, ask, facts, names)

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return an event as one sentence."""
        facts = {**event.args, **event.hidden}
        keys = [f"event.{event.kind}.{fact}" for fact in reversed(facts)]
        key = next((key for key in keys if self._known(key)), f"event.{event.kind}")
        return self.text(key, **self._facts(event.kind, facts, names))

    def reason(self, refusal: IllegalChoice) -> str:
        """Return why a choice was not taken, as one sentence for people."""
        return self.text(f"reason.{refusal.reason}", **self._facts("", refusal.facts, ()))

    def setting(self, game: str, key: str, value: object = None) -> str:
        """Return what an option of a game is called, or one of its values."""
        if value is None:
            return self.text(f"setting.{game}.{key}")
        full = f"setting.{game}.{key}.{_plain(value)}"
        thing = f"thing.{game}.{value}"
        return self.text(thing if self._known(thing) and not self._known(full) else full)

    def _label(self, sort: str, depth: str, name: str, ask: Ask, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        keys = [f"{sort}.{kind}{depth}" for kind in _kin(ask.kind)]
        found = next((key for key in (*(f"{key}-{name}" for key in keys), *keys) if self._known(key)), keys[0])
        marked = f"{facts['mark']} · " if facts["mark"] else ""
        text = self.text(found, **self._facts(ask.kind, {**ask.args, **facts, "id": name, "marked": marked}, names))
        return text if len(text) <= LABEL else text[: LABEL - 1] + "…"

    def _known(self, key: str) -> bool:
        return self.has(key) or words(LANGUAGES[0]).has(key)

    def _facts(self, kind: str, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Turn facts into what messages can print: seats into names, lists and counts into words, terms into sums."""
        found: dict[str, Any] = {}
        game = kind.partition(".")[0]
        for name, value in facts.items():
            if name in PEOPLE:
                found[name] = self.name(value, names)
            elif name == "seats":
                found[name] = self.listed([self.name(seat, names) for seat in value])
                found["winners"] = len(value)
            elif name == "terms":
                found[name] = ", ".join(self._term(game, term) for term in value)
                found["terms-count"] = len(value)
            elif isinstance(value, Mapping):
                found[name] = self.listed([self.text(f"count.{game}.{of}", count=n) for of, n in value.items()])
            elif isinstance(value, list | tuple):
                found[name] = self.counted([self.thing(game, str(item), name) for item in value])
                found[f"{name}-count"] = len(value)
            else:
                found[name] = self.thing(game, value) if isinstance(value, str) and game else _plain(value)
        return found

    def _term(self, game: str, term: Mapping[str, Any] | Sequence[Any]) -> str:
        if isinstance(term, Mapping):
            facts = {name: value for name, value in term.items() if name != "term"}
            return self.text(f"term.{game}.{term['term']}", **facts)
        thing, count, each = term
        return self.text(f"term.{game}", thing=self.thing(game, thing), count=count, each=each)


@cache
def words(language: str) -> Words:
    """Return a language's words; for a language without a catalogue those of its nearest kin, in the end English."""
    short = language.replace("_", "-").partition("-")[0].lower()
    return Words(short if short in LANGUAGES else LANGUAGES[0])


def _kin(kind: str) -> Iterator[str]:
    """Yield a kind and the more general ones that it is of."""
    while kind:
        yield kind
        kind = kind.rpartition(".")[0]


def plain_key(key: str) -> str:
    """Return a name as a key of the catalogues writes it."""
    return key.translate(KEYED)


def _plain(value: object) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | float | str) else "" if value is None else str(value)
