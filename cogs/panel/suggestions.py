"""Autocomplete for typed choices: every suggestion is a complete legal choice."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from cogs.discord.components import MAX_OPTION_LABEL, MAX_OPTIONS
from cogs.panel.draft import BLANK, Draft, InvalidDraft, Pick
from cogs.panel.edits import advance
from cogs.panel.preview import Preview, preview_of
from cogs.panel.steps import capacity
from cogs.panel.summary import Wording, field_name, written_choice
from cogs.panel.typed import (
    SEPARATOR,
    commas_to_spaces,
    format_choice,
    ids_by_text,
    parse_choice,
    read_ids,
    split_fields,
)
from render.lengths import length, shorten
from rules.kernel import Ask, Choice, Field, IllegalChoice, Table

MAX_TRIES = 400
"""The maximum number of combinations that a search tries."""
BETWEEN = " · "
"""The separator between the words of a suggestion and its typed form."""
FEW_WORDS = 10
"""The minimum number of characters for which words are shown."""


class Suggestion(NamedTuple):
    """A complete legal choice."""

    words: str
    text: str
    """The whole choice as typed text."""
    form: str = ""
    """The typed form of the last answer, if it differs from the words."""

    @property
    def label(self) -> str:
        """The line that the player reads."""
        return self.label_after("")

    def label_after(self, before: str) -> str:
        """Return the line that the player reads, with ``before`` in front of it."""
        if not self.form:
            return shorten(before + self.words, MAX_OPTION_LABEL)
        # Two long choices can begin with the same words. So cut the words and keep the form, which differs.
        room = MAX_OPTION_LABEL - length(BETWEEN + self.form)
        words = shorten(before + self.words, room) + BETWEEN if room >= FEW_WORDS else ""
        return words + self.form


class Suggester:
    """The suggestions after the answers typed ``before``: found once, and searched at every keystroke."""

    def __init__(self, table: Table, seat: int, before: Sequence[str], words: Wording, names: Sequence[str]) -> None:
        """Raise InvalidDraft if nothing can be typed after ``before``."""
        preview = _preview_after(table, seat, before)
        if preview is None:
            raise InvalidDraft(SEPARATOR.join(before))
        self._preview = preview
        words = words.about(preview.view)
        self._start = "".join(f"{part.strip()} {SEPARATOR} " for part in before)
        self._labels = {
            part.name: {option.id: words.option(option, preview.ask, names) for option in part.options}
            for part in preview.ask.parts
        }
        self._nothing = words.text("panel-nothing")
        # While others are still asked, an answer can be changed, perhaps by a secret and optional ask. Then each
        # suggestion says that it changes the answer.
        changes = preview.ask in preview.table.answered or (preview.ask.secret and preview.ask.optional)
        self._instead = words.text("panel-instead") if changes else ""
        self._fields = {part.name: field_name(part, preview.ask, words) for part in preview.ask.fields}

    def search(self, typed: str) -> list[Suggestion]:
        """Return complete legal choices that match the typed text, as many as Discord shows."""
        # A suggestion is sent back as the whole argument, and Discord limits its value to 100 characters:
        # https://discord.com/developers/docs/interactions/application-commands
        short = (one for one in self._matching(typed) if length(one.text) <= MAX_OPTION_LABEL)
        return list(islice(short, MAX_OPTIONS))

    def _matching(self, typed: str) -> Iterator[Suggestion]:
        """Yield the choices whose text or words contain the typed text. Choices that begin with it come first."""
        ask, wanted = self._preview.ask, " ".join(typed.lower().split())
        later = []
        for choice in _choices(ask, wanted):
            text = format_choice(ask, choice)
            said = self._said(choice)
            # Leaving an optional ask open changes nothing.
            instead = "" if ask.optional and choice == ask.default else self._instead
            one = Suggestion(self._start + instead + said, self._start + text, "" if said == text else text)
            if text.lower().startswith(wanted) or said.lower().startswith(wanted):
                if self._is_legal(choice):
                    yield one
            elif wanted in f"{instead}{said} {text}".lower():
                # Matches inside the text come after matches at its start, as usual in a completion.
                later.append((one, choice))
        yield from (one for one, choice in later if self._is_legal(choice))

    def _said(self, choice: Choice) -> str:
        return written_choice(self._preview.ask, choice, self._labels, self._fields) or self._nothing

    def _is_legal(self, choice: Choice) -> bool:
        """Whether the rules take a choice. An ask cannot list all its rules in advance."""
        try:
            self._preview.table.check(self._preview.seat, choice)
        except IllegalChoice:
            return False
        return True


def suggestions(table: Table, seat: int, typed: str, words: Wording, names: Sequence[str]) -> list[Suggestion]:
    """Return complete legal choices that match the typed text; [] if nothing can be typed."""
    *before, last = typed.split(SEPARATOR)
    try:
        return Suggester(table, seat, before, words, names).search(last)
    except InvalidDraft:
        return []


def _preview_after(table: Table, seat: int, before: Sequence[str]) -> Preview | None:
    """Return the preview after the answers typed ``before``; None if no draft leads there."""
    draft: Draft = (BLANK,)
    preview = preview_of(table, seat, draft)
    for text in before:
        if preview is None:
            return None
        try:
            choice = parse_choice(preview.ask, text)
        except IllegalChoice:
            return None
        # A typed answer is final, even if the player could have picked more.
        draft = advance(table, seat, preview.with_answer(_picks(preview.ask, choice)), decided=True)
        if len(draft) == len(preview.draft):
            return None
        preview = preview_of(table, seat, draft)
    return preview


def _picks(ask: Ask, choice: Choice) -> tuple[tuple[Pick, ...], ...]:
    listed = choice if isinstance(choice, dict) else {"": choice}
    at = {part.name: {option.id: index for index, option in enumerate(part.options)} for part in ask.parts}
    return tuple(tuple(Pick(at[part.name][id_]) for id_ in listed[part.name]) for part in ask.parts)


def _choices(ask: Ask, typed: str) -> Iterator[Choice]:
    """Yield choices that the ask allows: every single pick, or combinations that extend the typed text."""
    if not ask.fields:
        found = _combinations(ask.parts[0], typed)
        yield from found if capacity(ask.parts[0]) == 1 else islice(found, MAX_TRIES)
        return
    try:
        named = split_fields(ask.fields, typed)
    except IllegalChoice:
        named = {}
    # Each field alone has few options, but the combinations of four fields are too many. So each suggestion extends one
    # field and takes the options of the others in turn. Every option appears, and the first suggestions differ.
    lists = [
        list(islice(_combinations(field, commas_to_spaces(field, named.get(field.name, ""))), MAX_OPTIONS))
        for field in ask.fields
    ]
    # Short lists repeat the same combination.
    for places in dict.fromkeys(_in_turn([len(listed) for listed in lists])):
        yield {field.name: listed[at] for field, listed, at in zip(ask.fields, lists, places, strict=True)}


def _in_turn(lengths: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield a place in each of several lists: those of one list in order, with the others' in turn."""
    if not all(lengths):
        return
    for at in range(max(lengths)):
        for turn, own in enumerate(lengths):
            if at < own:
                yield tuple(at if other == turn else (at + turn) % size for other, size in enumerate(lengths))


def _combinations(part: Field, typed: str) -> Iterator[list[str]]:
    """Yield different selections of a part, starting with the typed ids, filled up to the minimum."""
    seen = set()
    for ids in _selections(part, typed):
        # Another order of the same picks is another choice only if the part is ordered.
        picked = tuple(ids if part.ordered else sorted(ids))
        if picked not in seen:
            seen.add(picked)
            yield ids


def _selections(part: Field, typed: str) -> Iterator[list[str]]:
    ids = [option.id for option in part.options for _ in range(option.limit)]
    held: list[str] = []
    for id_, times in read_ids(ids_by_text(part), typed):
        held += [id_] * min(times or 0, ids.count(id_) - held.count(id_))
    held = held[: part.most]
    if part.least <= len(held):
        yield held
    # Small selections first: players mean them more often, and there are fewer of them.
    for size in range(max(part.least, len(held) + 1), min(part.most, len(ids)) + 1):
        yield from _filled(ids, held, size)


def _filled(ids: Sequence[str], held: list[str], size: int) -> Iterator[list[str]]:
    rest = list(ids)
    for id_ in held:
        rest.remove(id_)
    # Neighbours in the list instead of every subset: 2 of 20 would be 190, and a list of 25 cannot show them.
    for first in range(len(rest)):
        yield [*held, *(rest[(first + step) % len(rest)] for step in range(size - len(held)))]
