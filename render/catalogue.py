"""The message catalogue of a language, from the Fluent files in ``locales/<language>``.

A key is the sort of message and the kind of thing, with dashes for dots: ``ask-<game>-place``,
``event-<game>-scored``, ``brief-<game>-scored`` (its short form, if that differs), ``why-<game>-scored`` (the
explanation), ``reason-too_few``,
``setting-<game>-expansions-<value>``. A missing message comes from the fallback language; if it is missing there too,
that is a KeyError.

The most specific message wins. An event may have a message for one of its facts, ``event-<game>-drew-cards``, or for a
fact and its value, ``event-<game>-drew-kind-gold``. A fact that is null counts as unknown.

A value is printed by its name, if it has one: ``thing-<game>-<value>``, or ``thing-<game>-<fact>-<value>`` for one fact
only. A list of facts is printed item by item with ``each-<game>-<fact>``. Values with a message
``count-<game>-<value>`` are counted in lists; a word in which every letter has such a message is such a list. A sum
has the numbers ``number-<game>-<fact>``, if there is such a message.

A message with attributes is a phrase: other messages can ask for its forms (``phrases.py``). A list takes the form in
each of its parts.

A message may contain marks of icons (``icon_marks.py``). Texts have words in their place, unless a catalogue is asked
for them: ``words.with_icons().text(key)``.
"""

import logging
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, MutableMapping, Sequence, Set
from copy import copy
from functools import cache, cached_property, lru_cache, partial
from threading import Lock
from typing import TYPE_CHECKING, Any, Self

import msgspec
from cachetools import LRUCache

from render.facts import (
    ALONE,
    BY_SEAT,
    CROWDS,
    KINDS,
    NUMBERED,
    PEOPLE,
    arguments_from,
    changes_sum,
    known_facts,
    printable,
)
from render.icon_marks import START
from render.phrases import Phrase, in_form, source_of, without_marks
from render.sources import Arguments, arguments_in, filled, forms_in, plain_key, references_in, sources_of
from rules.kernel import Ask, Event, IllegalChoice, Proposal, Reason

if TYPE_CHECKING:
    from render.fluent_bundle import LazyBundle

LOG = logging.getLogger(__name__)
TOLD = 2048
"""Size of the sentence cache: enough for the recent events of some dozens of tables."""
TEXTS = 8192
"""Size of the cache of messages with arguments: enough for the labels of some dozens of panels."""
PRINTED = frozenset({str, int, float})
"""The types of arguments that are printed as they are. Their subclasses are not: a bool is a word, a phrase has forms.
"""


class _Fluent:
    """The messages of a language as a Fluent bundle, made on first use. Copies of a catalogue share it."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._language, self._sources = language, sources

    @cached_property
    def bundle(self) -> "LazyBundle":
        # Imported here because Fluent is slow to import. Command names and descriptions are plain messages and do not
        # need it.
        from render.fluent_bundle import LazyBundle

        return LazyBundle(self._language, self._sources)


class Catalogue:
    """The messages of one language. Missing messages come from ``other``."""

    icons = False
    """Whether texts keep the marks of icons."""
    brief = False
    """Whether events and questions are told in their short form, for a reader of the picture."""

    def __init__(
        self, language: str, other: "Catalogue | None" = None, sources: MutableMapping[str, str] | None = None
    ) -> None:
        self.language = language
        self._other = other and other.with_icons()
        self.sources: MutableMapping[str, str] = sources_of(language) if sources is None else sources
        """The source of each message and term, by key."""
        # Locked because drawing threads and the event loop share this cache.
        self._told: LRUCache[object, str] = LRUCache(TOLD)
        # Labels repeat the same parts again and again. Copies of a catalogue share what is said.
        self._said = lru_cache(TEXTS)(self._say)
        self._used = cache(self._arguments)
        self._telling = Lock()
        self._fluent = _Fluent(language, self.sources)
        self.fallbacks: Counter[str] = Counter()
        """The messages that came from the fallback language, by key."""

    def with_icons(self) -> Self:
        """Return the same catalogue with marks of icons in its texts."""
        # The copy shares the messages and the sentences told so far.
        found = copy(self)
        found.icons = True
        return found

    def in_brief(self) -> Self:
        """Return the same catalogue with short forms: ``brief-<kind>`` of an event, ``question-<kind>`` of an ask."""
        found = copy(self)
        found.brief = True
        return found

    @property
    def keys(self) -> frozenset[str]:
        """The keys of this language's own catalogue."""
        return frozenset(self.sources)

    def has(self, key: str) -> bool:
        """Return True if this language's own catalogue has a message."""
        return plain_key(key) in self.sources

    def text(self, key: str, /, **args: Any) -> str:
        """Return a message with its arguments. Raise KeyError if the fallback language lacks it too."""
        # Most arguments are printed as they are, and most texts are said again.
        if PRINTED.issuperset(map(type, args.values())):
            told = self._said(key, tuple(args.items()))
        else:
            facts = tuple([(name, printable(value)) for name, value in args.items()])
            told = self._said(key, facts, tuple(map(source_of, args.values())))
        return told if self.icons or (type(told) is str and START not in told) else without_marks(told)

    def _say(self, key: str, facts: Arguments, sources: tuple[Hashable, ...] = (), form: str = "") -> str:
        """Return a message, or a form of it, with plain arguments. ``sources``: those of the arguments' values."""
        key = plain_key(key)
        if key not in self.sources:
            if self._other is None:
                raise KeyError(key)
            if not self.fallbacks[key]:
                LOG.warning("the %s catalogue lacks %s", self.language, key)
            self.fallbacks[key] += 1
            return self._other.text(key, **dict(facts))
        source = self.sources[key]
        if (plain := filled(source, facts)) is not None:
            return plain
        forms = forms_in(source)
        told = self._fluent.bundle.text(key, dict(facts), form if form in forms else "")
        return (
            Phrase(told, (key, facts, sources), partial(self._say, key, facts, sources)) if forms and not form else told
        )

    def _arguments(self, key: str) -> frozenset[str]:
        """Return the names of the arguments of a message, and of the messages in it."""
        source = self._source(key)
        return arguments_in(source).union(*(self._used(name) for name in references_in(source, key)))

    def _source(self, key: str) -> str:
        """Return the source of a message or a term in this language, or in the fallback language, or else ""."""
        if key in self.sources or self._other is None:
            return self.sources.get(key, "")
        return self._other.sources.get(key, "")

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a player's name, or a generic name for a seat without one."""
        return names[seat] if seat < len(names) else self.text("seat", letter=chr(ord("A") + seat))

    def listed(self, items: Sequence[str]) -> str:
        """Join several things into a list in words: "a, b and c"."""
        if len(items) < 2:
            return items[0] if items else ""
        # Imported here because Babel is slow to import.
        from render.unicode_locales import in_words

        return self._of_parts(items, lambda parts: in_words(parts, self.language))

    def row(self, items: Iterable[str], sort: str = "comma") -> str:
        """Join several things with the separator ``list-<sort>``, which is typography and no sentence: "a, b, c"."""
        parts = [*items]
        if len(parts) < 2:
            return parts[0] if parts else ""
        return self._of_parts(parts, self.text(f"list-{sort}").join)

    def counted(self, things: Sequence[str]) -> str:
        """Return things as a list in words, with equal names counted together."""
        counts = Counter(things)
        return self.listed([self._times(counts[name], name) for name in dict.fromkeys(things)])

    def _times(self, count: int, thing: str) -> str:
        return (
            thing
            if count == 1
            else self._of_parts([thing], lambda one: self.text("list-times", count=count, thing=one[0]))
        )

    def _of_parts(self, parts: Sequence[str], joined: Callable[[Sequence[str]], str]) -> str:
        """Return joined parts. If a part has forms, the whole has them too: a form of it has that form of each part."""
        told = joined(parts)
        if not any(isinstance(part, Phrase) for part in parts):
            return told
        source = tuple([(part, source_of(part)) for part in parts])
        return Phrase(told, source, lambda form: joined([in_form(part, form) for part in parts]))

    def thing(self, game: str, value: str, fact: str = "") -> str:
        """Return the name of a value, or the value itself if it has none."""
        names = (f"thing.{game}.{fact}.{value}", f"thing.{game}.{value}") if fact else (f"thing.{game}.{value}",)
        return next((self.text(name) for name in names if self.known(name)), value)

    def synonyms(self, game: str) -> list[list[str]]:
        """Return groups of words that a player can type for one another in a game."""
        start = f"synonyms-{game}-"
        return [self.text(key).split(", ") for key in self.sources if key.startswith(start)]

    def ask(self, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return the prompt of an ask."""
        facts = {"least": ask.least, "most": ask.most, **ask.args, "seat": ask.seat}
        return self.tell(f"ask.{ask.kind}", ask.kind, facts, names)

    def question(self, ask: Ask, names: Sequence[str] = ()) -> str:
        """Return the prompt of an ask for a panel: the short form, if it is wanted and the catalogue has one."""
        if not self.brief:
            return self.ask(ask, names)
        key = f"question.{ask.kind}"
        if self.known(key):
            return self.tell(key, ask.kind, ask.args, names)
        question = self.ask(ask, names)
        begin, named, rest = question.partition(f"{self.name(ask.seat, names)}, ")
        # The reader is the one who is asked.
        return f"{begin}{rest[:1].upper()}{rest[1:]}" if named and begin[:1] in ("", START) else question

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return an event as one sentence. Cached, because each new picture repeats the recent events."""
        # cachetools.cachedmethod keeps its wrapper in the object, and a copy would call that of the original.
        key = self._key_of(event, names)
        with self._telling:
            told = self._told.get(key)
        if told is None:
            told = self.tell(self._event_key(event), event.kind, known_facts(event), names)
            with self._telling:
                self._told[key] = told
        return told

    def _event_key(self, event: Event) -> str:
        """Return the key of an event's sentence: of the short one if it is wanted and there is one."""
        brief = self._most_particular("brief", event) if self.brief else ""
        return brief if brief and self.known(brief) else self._most_particular("event", event)

    def _key_of(self, event: Event, names: Sequence[str]) -> tuple[object, ...]:
        """Return the cache key of a sentence: the event, the names of its players and of its places."""
        places = self.places(event.kind, known_facts(event), names)
        told = [(fact, place, source_of(place)) for fact, place in places.items()]
        return self.icons, self.brief, msgspec.msgpack.encode(event), *names, *told

    def why(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return the explanation of an event: its cause or its result. Return "" if it needs none."""
        key = self._most_particular("why", event)
        return self.tell(key, event.kind, known_facts(event), names) if self.known(key) else ""

    def unsaid(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return the sentence about an event that the log leaves out, by default that a turn ends."""
        key = f"unsaid.{event.kind}"
        return self.tell(key if self.known(key) else "log-ends-turn", event.kind, event.args, names)

    def because(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Return a reason of a computer's choice as half a sentence."""
        return self.tell(f"because.{reason.kind}", reason.kind, reason.args, names)

    def _most_particular(self, sort: str, event: Event) -> str:
        own = f"{sort}.{event.kind}"
        facts = reversed(known_facts(event).items())
        values = ((fact, f".{value}" if isinstance(value, str) else "") for fact, value in facts)
        keys = (f"{own}.{fact}{end}" for fact, value in values for end in dict.fromkeys((value, "")))
        return next((key for key in keys if self.known(key)), own)

    def proposal(self, proposal: Proposal, names: Sequence[str] = ()) -> str:
        """Return a public matter in words, for its message."""
        return self.tell(f"proposal.{proposal.kind}", proposal.kind, proposal.args, names)

    def reason(self, refusal: IllegalChoice) -> str:
        """Return the reason of a refusal as one sentence."""
        return self.tell(f"reason.{refusal.reason}", "", refusal.facts)

    def setting(self, game: str, key: str, value: object = None) -> str:
        """Return the name of a game's option, or of one of its values."""
        if value is None:
            return self.text(f"setting.{game}.{key}")
        full = f"setting.{game}.{key}.{printable(value)}"
        if str(value).isdigit() and not self.known(full):
            return str(value)
        thing = f"thing.{game}.{value}"
        return self.text(thing if self.known(thing) and not self.known(full) else full)

    def known(self, key: str) -> bool:
        """Return True if this language or the fallback has a message."""
        return self.has(key) or (self._other is not None and self._other.has(key))

    def tell(
        self, key: str, kind: str, facts: Mapping[str, Any], names: Sequence[str] = (), **others: str | int
    ) -> str:
        """Return a message with facts as its arguments, of an ask, an option or an event of this kind."""
        return self.text(key, **self._facts(key, kind, facts, names), **others)

    def _facts(self, key: str, kind: str, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Convert facts to the arguments of a message: seats to names, lists and counts to words, terms to sums."""
        # Most facts of an ask are in none of the labels of its options.
        used = self._used(plain_key(key))
        if not used:
            return {}
        found: dict[str, Any] = {}
        for name, value in facts.items():
            if not used.isdisjoint(arguments_from(name)):
                found |= self._fact(kind, name, value, names)
        told = (found | self._with_numbers(kind, facts, used), self.places(kind, facts, names))
        # Some names of places take long to find, so only those in use are read.
        return {name: each[name] for each in told for name in each if name in used}

    def _with_numbers(self, kind: str, facts: Mapping[str, Any], used: Set[str]) -> dict[str, str]:
        """Return things with their number as the arguments ``<fact>-counted``: four of what is given."""
        found: dict[str, str] = {}
        numbers = [*((thing, facts.get(number)) for thing, number in NUMBERED), *((thing, 1) for thing in ALONE)]
        for thing, number in numbers:
            counted = f"{thing}-counted"
            key = f"count.{kind.partition('.')[0]}.{facts.get(thing)}"
            if counted in used and isinstance(number, int) and self.known(key):
                found[counted] = self.text(key, count=number)
        return found

    def places(self, kind: str, facts: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
        """Return the message arguments that name places of a table. A catalogue without a table knows none."""
        return {}

    def _fact(self, kind: str, name: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
        game = kind.partition(".")[0]
        if name in PEOPLE:
            if value is None:
                return {name: "", f"{name}-letter": ""}
            return {name: self.name(value, names), f"{name}-letter": seat_letter(value)}
        if name in CROWDS:
            count = {f"{name}-count": len(value), **({"winners": len(value)} if name == "seats" else {})}
            return {name: self.listed([self.name(seat, names) for seat in value]), **count}
        if name == "terms":
            # Skip terms that add nothing: the sum shows the zero.
            worth = [self._term(game, term) for term in value if changes_sum(term)]
            return {name: self.row(worth), "terms-count": len(worth)}
        if isinstance(value, Mapping):
            told = [self.text(f"count.{game}.{of}", count=n) for of, n in value.items()]
            return {name: self.listed(told), f"{name}-count": len(value)}
        if isinstance(value, list | tuple):
            return {name: self._several(kind, name, value, names), f"{name}-count": len(value)}
        if isinstance(value, str) and game:
            # The key of an icon can contain the value itself: ``catan-{ $piece-key }``.
            return {name: self._single(game, value, name), f"{name}-key": plain_key(value).lower()}
        return {name: printable(value)}

    def _single(self, game: str, value: str, fact: str) -> str:
        """Return the name of a value. Count the parts of a compound value such as "a+b"."""
        parts = value.split("+") if "+" in value else value
        countable = len(parts) > 1 and not self.known(f"thing.{game}.{value}")
        if countable and all(self.known(f"count.{game}.{part}") for part in parts):
            return self.spelled(game, parts)
        return self.thing(game, value, fact)

    def spelled(self, game: str, values: Sequence[str]) -> str:
        """Return a list in words, counted by the values' own messages. A string is a list of its letters."""
        return self.listed([self.text(f"count.{game}.{value}", count=n) for value, n in Counter(values).items()])

    def _several(self, kind: str, name: str, values: Sequence[Any], names: Sequence[str]) -> str:
        """Return a list in words: numbers by seat, facts with a message each, a sum, or things."""
        game = kind.partition(".")[0]
        if name in BY_SEAT:
            values = [{"seat": seat, "count": count} for seat, count in enumerate(values)]
        if values and isinstance(values[0], Mapping):
            key = f"each.{game}.{name}"
            return self.row([self.tell(key, kind, one, names) for one in values], "between")
        if values and isinstance(values[0], int):
            number = f"number.{game}.{name}"
            return self.row(
                [self.text(number, count=one) if self.known(number) else str(one) for one in values], "plus"
            )
        named = name in KINDS or (bool(values) and self.known(f"thing.{game}.{name}.{values[0]}"))
        if values and not named and all(self.known(f"count.{game}.{item}") for item in values):
            return self.spelled(game, [str(item) for item in values])
        return self.counted([self.thing(game, str(item), name) for item in values])

    def _term(self, game: str, term: Mapping[str, Any] | Sequence[Any]) -> str:
        if isinstance(term, Mapping):
            facts = {name: value for name, value in term.items() if name != "term"}
            return self.text(f"term.{game}.{term['term']}", **facts)
        thing, count, each = term[:3]
        return self.text(f"term.{game}", thing=self.thing(game, thing), count=count, each=each)


def seat_letter(seat: int) -> str:
    """Return a seat's letter in the keys of icons."""
    return chr(ord("a") + seat)
