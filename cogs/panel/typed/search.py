"""The search for the answers to an ask that a typed text can mean, in option ids or in words.

Every typed word must match: the label of an option, its id, the first step towards it, or a synonym from the catalogue.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, zip_longest
from typing import NamedTuple

from msgspec.structs import replace

from cogs.discord.folding import folded
from cogs.panel.draft.steps import is_distinct
from cogs.panel.typed.filling import MAX_TRIES, completions
from cogs.panel.typed.matching import EXACT, NO_MATCH, Searchable, Synonyms, typed_words
from cogs.panel.typed.parsing import NOTHING
from cogs.panel.typed.reading import Part, Reading, readings, same_picks
from render import Words
from rules.kernel import Ask, Choice, Field

MAX_TYPED = 600
"""The maximum number of characters of a text that is searched. The longest labels are shorter."""
MAX_ACTIONS = 25
"""The maximum number of different first steps whose words are searched."""


class Match(NamedTuple):
    """An answer that matches a typed text, legal or not."""

    choice: Choice
    whole: bool = False
    """Whether the text has a whole word for everything in the answer."""
    cost: int | None = None
    """Low for a likely meaning; None if the text may well mean something else."""


class AnswerSearch:
    """The answers to an ask, prepared for searching."""

    def __init__(
        self,
        ask: Ask,
        labels: Mapping[str, Mapping[str, str]],
        fields: Mapping[str, str],
        words: Words,
        names: Sequence[str],
    ) -> None:
        """Prepare the options by their labels, by field, and the fields by their names."""
        self._ask = ask
        self._parts = _typable(ask, labels, fields, words, names)
        self._nothing = Searchable(words.text("panel-nothing"))
        self._ignored = frozenset(typed_words(f"{words.text('typed-ignored')} {words.text('panel-instead')}"))

    def matches(self, typed: str) -> tuple[list[Match], bool]:
        """Return different answers that match the typed text, the best first, and whether these are all."""
        if len(typed) > MAX_TYPED:
            return [], True
        part = self._ask.parts[0]
        if not self._ask.fields and part.least == part.most == 1:
            # One option is picked. All are searched, and nothing is combined.
            return list(self._single(part, typed)), True
        combined = list(islice(self._combined(typed), MAX_TRIES + 1))
        return combined[:MAX_TRIES], len(combined) <= MAX_TRIES

    def _single(self, part: Field, typed: str) -> Iterator[Match]:
        options = self._parts[0].options
        said = [word for word in typed_words(typed) if word not in self._ignored or _has(options, word)]
        every = ((options[option.id].match_all(said), option) for option in part.options)
        ranked = sorted(((match, option) for match, option in every if match[0] < NO_MATCH), key=lambda pair: pair[0])
        # If options have the same effect, only the first is shown, but each can be typed.
        text = folded(typed)
        shown = [
            (match, option)
            for match, option in ranked
            if is_distinct(option) or folded(option.id) == text or options[option.id].is_all(said)
        ]
        for (worst, _), option in shown:
            whole = bool(said) and worst == EXACT
            yield Match([option.id], whole, 0 if whole and options[option.id].reads(said) else None)

    def _combined(self, typed: str) -> Iterator[Match]:
        seen = set()
        for picks, whole, cost in self._picks(typed):
            key = same_picks(self._ask.parts, picks)
            if key not in seen:
                seen.add(key)
                listed = {part.name: [*ids] for part, ids in zip(self._ask.parts, picks, strict=True)}
                yield Match(listed if self._ask.fields else listed[""], whole, cost)

    def _picks(self, typed: str) -> Iterator[tuple[Sequence[Sequence[str]], bool, int | None]]:
        words = typed_words(typed)
        match = EXACT if typed.strip() == NOTHING else self._nothing.match_all(words)[0] if words else NO_MATCH
        if match < NO_MATCH:
            yield [()] * len(self._parts), match == EXACT, 0
        meanings, complete = readings(self._parts, typed, self._ignored)
        # Each reading in turn, so that the first suggestions show all that the text can mean.
        for row in zip_longest(*map(self._completed, meanings)):
            for picks, whole, cost in filter(None, row):
                yield picks, whole, cost if complete else None

    def _completed(self, reading: Reading) -> Iterator[tuple[Sequence[Sequence[str]], bool, int | None]]:
        """Yield complete answers with the picks of a reading, those with few further picks first."""
        # A field that is named last still waits for its pick.
        fields = [
            replace(part, least=1) if at in reading.named and not part.least else part
            for at, part in enumerate(self._ask.parts)
        ]
        read = tuple(map(len, reading.picks))
        for picks in completions(fields, reading.picks):
            whole = reading.worst == EXACT and any(read) and tuple(map(len, picks)) == read
            yield picks, whole, reading.cost if reading.certain else None


def _typable(
    ask: Ask,
    labels: Mapping[str, Mapping[str, str]],
    fields: Mapping[str, str],
    words: Words,
    names: Sequence[str],
) -> list[Part]:
    synonyms = Synonyms(words.synonyms(ask.kind.partition(".")[0]))
    typable = []
    for part in ask.parts:
        said = labels[part.name]
        towards = {} if ask.fields else _first_steps(part, ask, words, names)
        options = {
            option.id: Searchable(said[option.id], towards.get(option.steps[0], ""), option.id, synonyms)
            for option in part.options
        }
        commas = any("," in label for label in said.values())
        typable.append(Part(part, fields.get(part.name, ""), _other_names(part, ask, words), options, commas))
    return typable


def _first_steps(part: Field, ask: Ask, words: Words, names: Sequence[str]) -> dict[str, str]:
    """Return the words of the first steps of paths: *Build a road*, of which an option's label has only *Road*."""
    steps = {option.steps[0] for option in part.options if len(option.steps) > 1}
    # Actions are few. Many first steps are places, which the labels name.
    return {step: words.step(ask, (), step, names) for step in steps} if len(steps) <= MAX_ACTIONS else {}


def _other_names(part: Field, ask: Ask, words: Words) -> list[str]:
    """Return what a player can type for a field besides its name: its key, and words from the catalogue."""
    key = f"typed.{ask.kind}.{part.name}"
    return [part.name, *(words.text(key).split(", ") if words.known(key) else ())]


def _has(options: Mapping[str, Searchable], word: str) -> bool:
    return any(option.match(word) == EXACT for option in options.values())
