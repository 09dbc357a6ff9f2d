"""Typed words and the labels that they match. Case, accents and punctuation do not count."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from cogs.discord.folding import folded

EXACT, PREFIX, INSIDE = range(3)
"""The ranks of a match of a typed word: with a whole word, with the beginning of a word, or anywhere."""
NO_MATCH: Final = 3

EDGES = re.compile(r"^[^\w+-]+|\W+$")
"""The punctuation around a word. A sign before a number belongs to the number."""
INNER = re.compile(r"[^\W_]+")


def typed_words(text: str) -> list[str]:
    """Return the words of a typed text without the punctuation around them."""
    return [word for part in folded(text).split() if INNER.search(word := EDGES.sub("", part))]


class Synonyms:
    """Groups of words, or of runs of words, that can be typed for one another."""

    def __init__(self, groups: Iterable[Iterable[str]] = ()) -> None:
        """Find the groups by the first word of each entry."""
        self._by_word: defaultdict[str, list[tuple[str, list[str]]]] = defaultdict(list)
        for group in groups:
            entries = [" ".join(typed_words(entry)) for entry in group]
            for entry in entries:
                self._by_word[entry.partition(" ")[0]].append((f" {entry} ", entries))

    def of(self, words: Collection[str]) -> Iterator[str]:
        """Yield the entries of the groups that have an entry in a text, given by its words."""
        text = _spaced(words)
        for word in words:
            for entry, group in self._by_word.get(word, ()):
                if entry in text:
                    yield from group


NO_SYNONYMS = Synonyms()


class Searchable:
    """A text in which typed words are searched."""

    def __init__(self, label: str, step: str = "", id_: str = "", synonyms: Synonyms = NO_SYNONYMS) -> None:
        """Prepare the label of an option, the words of the first step towards it, and its id."""
        self._label, self._step, self._synonyms = typed_words(label), typed_words(step), synonyms
        own = [part for word in (*self._label, *self._step, *typed_words(id_)) for part in _parts(word)]
        self._own = _spaced(own)
        self._text = self._own + _spaced(synonyms.of(own))

    def match(self, word: str) -> int:
        """Return how well a typed word matches: EXACT, PREFIX, INSIDE or NO_MATCH."""
        if f" {word}" in self._text:
            return EXACT if f" {word} " in self._text else PREFIX
        # A number inside another number is a different number.
        inside = re.search(rf"(?<!\d){word}(?!\d)", self._own) if word.isdecimal() else word in self._own
        return INSIDE if inside else NO_MATCH

    def match_all(self, words: Iterable[str]) -> tuple[int, int]:
        """Return the worst match of several words, then the sum of all."""
        matches = [self.match(word) for word in words]
        return max(matches, default=EXACT), sum(matches)

    def is_all(self, words: Sequence[str]) -> bool:
        """Return whether these words are the whole label."""
        return [*words] == self._label

    def has(self, word: str, times: int) -> bool:
        """Return whether the label has a word so often."""
        return self._label.count(word) >= times

    def reads(self, words: Sequence[str]) -> bool:
        """Return whether the label has these words, or synonyms, in a row, perhaps behind words of the first step.

        Without their order, *4 brick* also means *4 wool for brick*.
        """
        if any(
            all(word in self._step for word in words[:size]) and self._row(words[size:]) for size in range(len(words))
        ):
            return True
        return all(word in self._step for word in words)

    def _row(self, words: Sequence[str]) -> bool:
        same = [{word, *_parts(word), *self._synonyms.of([word])} for word in self._label]
        starts = range(len(same) - len(words) + 1)
        return any(all(word in same[start + at] for at, word in enumerate(words)) for start in starts)


def _spaced(words: Iterable[str]) -> str:
    return f" {' '.join(words)} "


def _parts(word: str) -> Iterator[str]:
    """Yield a word, then its parts between punctuation: ``road:e28``, ``road``, ``e28``."""
    yield word
    if not word.isalnum():
        yield from INNER.findall(word)
