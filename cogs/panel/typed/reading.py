"""Typed words read as picks: ``2 wool for 1 ore``, ``copper estate``, ``give=wool,wool get=ore``.

Each word belongs to the name of a field, to the label of an option, or is a number before or after a label. The same
words can mean several things, so a search yields every reading that it finds within its limit.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from cogs.discord.folding import folded
from cogs.panel.typed.matching import EXACT, NO_MATCH, PREFIX, Searchable, typed_words
from rules.kernel import Field

MAX_STEPS = 600
"""The maximum number of steps of a search."""
IGNORED = 2
"""The cost of a word that is left out: more than that of a word that names a field or an option."""
LONGEST = 12
"""The maximum number of typed words that name one option."""

Picks = tuple[tuple[str, ...], ...]
"""The picked ids for every part of an ask."""

TIMES = re.compile(r"\s*\*\s*(\d{1,2})(?!\w)|(?<!\S)x(\d{1,2})(?!\S)")
"""A number behind a label: ``wool*2``, ``Wool × 2``, ``wool x2``."""
BEFORE = re.compile(r"(?<!\S)(\d{1,2})x(?!\S)")
"""A number before a label: ``2x wool``."""
NAMED = re.compile(r"([^\W_]+)=")
RANK = re.compile(r"(?<!\S)\d{1,2}\.(?!\S)")
"""The place of an ordered pick: ``1.``, ``2.``"""
COMMA = re.compile("(,)")
NUMBER, NUMBER_BEHIND = re.compile(r"\d{1,2}"), re.compile(r"\*\d{1,2}")


class Part(NamedTuple):
    """A part of an ask as it can be typed."""

    field: Field
    name: str
    """The name of the field, as suggestions show it; "" in an ask without fields."""
    other_names: Sequence[str]
    options: Mapping[str, Searchable]
    """The options by their ids."""
    commas: bool = False
    """Whether a label contains a comma."""

    @property
    def names(self) -> list[list[str]]:
        """All names of the field, in typed words."""
        return [name for spelled in (self.name, *self.other_names) if (name := typed_words(spelled))]


class Reading(NamedTuple):
    """A meaning of a typed text."""

    picks: Picks
    worst: int = EXACT
    """The worst match of a word."""
    cost: int = 0
    """Low for a likely reading."""
    named: frozenset[int] = frozenset()
    """The parts that the text names."""
    certain: bool = True
    """Whether no other reading is likely, even of options that the player lacks.

    Each label stands behind the name of its part, or in front of all names and belongs to the first part. *Lumber,
    brick for ore* without a brick may else mean that the player wants to get the brick.
    """


def readings(parts: Sequence[Part], typed: str, ignored: Collection[str] = ()) -> tuple[list[Reading], bool]:
    """Return the readings of a typed text, the most likely first, and whether these are all.

    Words in ``ignored`` can be left out.
    """
    search = _Search(parts, _tokens(parts, typed), ignored)
    search.run()
    return sorted(search.found.values(), key=lambda reading: (reading.worst, reading.cost)), search.steps <= MAX_STEPS


def same_picks(fields: Sequence[Field], picks: Sequence[Sequence[str]]) -> Picks:
    """Return picks in a form that is equal for equal choices: their order counts only in ordered fields."""
    return tuple(tuple(ids) if field.ordered else tuple(sorted(ids)) for field, ids in zip(fields, picks, strict=True))


def _tokens(parts: Sequence[Part], typed: str) -> list[str]:
    """Return typed words, numbers behind a label as ``*2``, names of fields as ``give=``, and commas."""
    text = TIMES.sub(lambda number: f" *{number[1] or number[2]} ", BEFORE.sub(r"\1", folded(typed)))
    for part in parts:
        if part.name:
            # A whole suggestion, such as "You give: Wool · You get: Ore".
            text = re.sub(rf"(^|· ){re.escape(folded(part.name))}: ", rf"\1{part.field.name}= ", text)
    if any(part.field.ordered for part in parts):
        text = RANK.sub(" ", text)
    ids = {option.id.lower() for part in parts for option in part.field.options}
    return [token for word in NAMED.sub(r" \1= ", text).split() for token in _split(word, ids)]


def _split(word: str, ids: Collection[str]) -> Iterator[str]:
    if word in ids or NUMBER_BEHIND.fullmatch(word) or word.endswith("="):
        yield word
    else:
        for token in COMMA.split(word):
            yield from [","] if token == "," else typed_words(token)


class _Move(NamedTuple):
    """A step of the search: some words that name a field or an option."""

    end: int
    part: int
    match: int
    ids: Sequence[str] = ()
    """The picks; none if the words name the field."""
    only: bool = False
    """Whether all labels up to the next name belong to this field."""
    certain: bool = True
    """Whether the words are in order."""


class _Search:
    """A search for all readings, the longest labels first."""

    def __init__(self, parts: Sequence[Part], words: Sequence[str], ignored: Collection[str]) -> None:
        self._parts = parts
        self._words = words
        self._ignored = ignored
        self._names = [part.names for part in parts]
        self._known: dict[tuple[int, str], dict[str, int]] = {}
        self.steps = 0
        self.found: dict[tuple[Picks, frozenset[int]], Reading] = {}

    def run(self) -> None:
        self._read(0, None, Reading(tuple(() for _ in self._parts)))

    def _read(self, at: int, here: _Move | None, so_far: Reading) -> None:
        """Read the words from ``at`` on. ``here`` named a part last."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            return
        if at == len(self._words):
            key = same_picks([part.field for part in self._parts], so_far.picks), so_far.named
            known = self.found.get(key, so_far)
            self.found[key] = min(known, so_far, key=lambda reading: (reading.worst, reading.cost))
            return
        named = list(self._named(at))
        is_name = any(move.match == EXACT for move in named)
        items = (move for move in self._items(at, here, so_far.picks) if move.match == EXACT or not is_name)
        for move in sorted((*items, *named), key=lambda move: -move.end):
            # In "wool for ore", the wool is not what the player wants to get.
            if not move.ids and move.part not in so_far.named and so_far.picks[move.part]:
                continue
            self._read(move.end, here if move.ids else move, _after(so_far, here, move))
        if self._words[at] in self._ignored and not is_name:
            self._read(at + 1, here, so_far._replace(cost=so_far.cost + IGNORED))
        if self._words[at] == ",":
            self._read(at + 1, here, so_far)

    def _named(self, at: int) -> Iterator[_Move]:
        """Yield the parts that are named at a word."""
        rest = self._words[at:]
        for index, part in enumerate(self._parts):
            if rest[0] == f"{part.field.name.lower()}=":
                yield _Move(at + 1, index, EXACT, only=True)
            for name in self._names[index]:
                if list(name) == rest[: len(name)]:
                    yield _Move(at + len(name), index, EXACT)
                # The last word may be incomplete.
                elif " ".join(name).startswith(" ".join(rest)):
                    yield _Move(len(self._words), index, PREFIX)

    def _items(self, at: int, here: _Move | None, picks: Picks) -> Iterator[_Move]:
        """Yield what can be picked from a word on."""
        yield from self._labels(at, here, picks)
        if NUMBER.fullmatch(self._words[at]) and at + 1 < len(self._words):
            yield from self._labels(at + 1, here, picks, before=int(self._words[at]))

    def _labels(self, start: int, here: _Move | None, picks: Picks, before: int | None = None) -> Iterator[_Move]:
        """Yield the options that are named from a word on, ``before`` times or as often as a number behind says."""
        for part in self._likely_parts(start, here):
            for end in self._ends(start, part, here):
                match, ids = self._matching(part, start, end)
                behind = NUMBER_BEHIND.fullmatch(self._words[end]) if end < len(self._words) else None
                times = int(behind[0][1:]) if behind else 1 if before is None else before
                # A number can belong to the label: "2 rubies" is one option, not two.
                in_label = before is not None and self._matching(part, start - 1, end)[0] == EXACT
                if in_label and times == 1:
                    continue
                for added in self._fills(part, ids, times, picks[part], together=not in_label):
                    certain = self._parts[part].options[added[0]].reads(self._words[start:end])
                    yield _Move(end + bool(behind), part, match, added, certain=certain)
                # All words of a label belong together.
                if match == EXACT:
                    break

    def _ends(self, start: int, part: int, here: _Move | None) -> Iterator[int]:
        """Yield where a label can end, the longest first. A comma ends most labels."""
        most = min(len(self._words), start + LONGEST)
        if not self._parts[part].commas:
            most = self._words.index(",", start, most) if "," in self._words[start:most] else most
        # A number in front of other words says how many.
        number = NUMBER.fullmatch(self._words[start]) and start + 1 < len(self._words) and not (here and here.only)
        yield from range(most, start + bool(number), -1)

    def _likely_parts(self, start: int, here: _Move | None) -> Sequence[int]:
        """Return the part that was named last if it has the word, or else all parts."""
        if here is not None and (here.only or self._matching(here.part, start, start + 1)[1]):
            return (here.part,)
        return range(len(self._parts))

    def _matching(self, part: int, start: int, end: int) -> tuple[int, list[str]]:
        """Return how well the best options of a part match all these words, and their ids."""
        words = Counter(word for word in self._words[start:end] if word != ",")
        # A word that is typed twice names two options, unless a label has it twice.
        options = {
            id_: [EXACT]
            for id_, option in self._parts[part].options.items()
            if all(times == 1 or option.has(word, times) for word, times in words.items())
        }
        for word in words:
            known = self._matches(part, word)
            options = {id_: [*before, known[id_]] for id_, before in options.items() if id_ in known}
        best = min(map(max, options.values()), default=NO_MATCH)
        return best, sorted(
            (id_ for id_, each in options.items() if max(each) == best), key=lambda id_: sum(options[id_])
        )

    def _matches(self, part: int, word: str) -> dict[str, int]:
        if (part, word) not in self._known:
            matches = {id_: option.match(word) for id_, option in self._parts[part].options.items()}
            self._known[part, word] = {id_: match for id_, match in matches.items() if match != NO_MATCH}
        return self._known[part, word]

    def _fills(
        self, part: int, ids: Sequence[str], times: int, picked: Sequence[str], *, together: bool
    ) -> Iterator[list[str]]:
        """Yield ``times`` picks of one of the options, or ``together`` of several if none can be picked so often."""
        field = self._parts[part].field
        if not times or len(picked) + times > field.most:
            return
        left = {option.id: option.limit - picked.count(option.id) for option in field.options}
        single = [id_ for id_ in ids if left[id_] >= times]
        yield from ([id_] * times for id_ in single)
        every = [id_ for id_ in ids for _ in range(left[id_])]
        if together and not single and len(every) >= times:
            yield every[:times]


def _after(before: Reading, here: _Move | None, move: _Move) -> Reading:
    """Return a reading with one more move."""
    worst = max(before.worst, move.match)
    if not move.ids:
        return before._replace(worst=worst, cost=before.cost + 1, named=before.named | {move.part})
    picks = (*before.picks[: move.part], (*before.picks[move.part], *move.ids), *before.picks[move.part + 1 :])
    certain = before.certain and move.certain and move.part == (here.part if here else 0)
    return before._replace(picks=picks, worst=worst, cost=before.cost + 1, certain=certain)
