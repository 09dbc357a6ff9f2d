"""Autocomplete for typed choices: every suggestion is a complete legal choice."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.discord.folding import folded
from cogs.discord.limits import MAX_OPTION_LABEL, MAX_OPTIONS, quote_input
from cogs.discord.names import escaped
from cogs.panel.draft.edits import advance
from cogs.panel.draft.picks import BLANK, Draft, InvalidDraft, Pick
from cogs.panel.draft.preview import Preview, preview_of
from cogs.panel.draft.summary import field_name, written_choice
from cogs.panel.typed.parsing import SEPARATOR, format_choice, parse_choice
from cogs.panel.typed.search import AnswerSearch, Match
from render import Words
from render.lengths import length, shorten
from rules.kernel import Ask, Choice, IllegalChoice, Table

BETWEEN = " · "
"""The separator between the words of a suggestion and its typed form."""
FEW_WORDS = 10
"""The minimum number of characters for which words are shown."""
MAX_TOLD = 3
"""The maximum number of choices that a refusal names."""
NO_IDS = ("unknown_option", "unknown_field", "fields_needed")
"""The reasons for refusing a text that is not written in option ids. It can be written in words."""


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

    @property
    def entry(self) -> str:
        """The line of a select: the words alone if they fit, because the player does not type the choice."""
        return self.words if length(self.words) <= MAX_OPTION_LABEL else self.label

    def label_after(self, before: str) -> str:
        """Return the line that the player reads, with ``before`` in front of it."""
        # Two long choices can begin with the same words. So cut the words and keep the form, which differs.
        if not self.form:
            return before + self.words if length(before + self.words) <= MAX_OPTION_LABEL else self.words
        space = MAX_OPTION_LABEL - length(BETWEEN + self.form)
        words = shorten(before + self.words, space) + BETWEEN if space >= FEW_WORDS else ""
        return words + self.form


class Matches(NamedTuple):
    """The suggestions for a typed text."""

    found: list[Suggestion]
    """The best, as many as Discord shows."""
    total: int | None
    """The number of all; None if they are too many to count."""


NO_MATCHES = Matches([], 0)


class Suggester:
    """The suggestions after the answers typed ``before``: found once, and searched at every keystroke."""

    def __init__(self, table: Table, seat: int, before: Sequence[str], words: Words, names: Sequence[str]) -> None:
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
        fields = {part.name: field_name(part, preview.ask, words) for part in preview.ask.fields}
        self._before = {part: f"{name}: " for part, name in fields.items()}
        self._search = AnswerSearch(preview.ask, self._labels, fields, words, names)

    def search(self, typed: str) -> Matches:
        """Return complete legal choices that match the typed text, the best matches first."""
        matches, complete = self._legal(self._answer(typed))
        # A suggestion is sent back as the whole argument, and Discord limits its value to 100 characters:
        # https://discord.com/developers/docs/interactions/application-commands
        short = [match for match in matches if length(self._start + self._written(match.choice)) <= MAX_OPTION_LABEL]
        suggestions = [self._suggestion(match.choice) for match in short[:MAX_OPTIONS]]
        return Matches(suggestions, len(short) if complete or not short else None)

    def in_ids(self, typed: str) -> str:
        """Return a choice typed in ids or words in option ids; raise IllegalChoice if none fits, or several."""
        try:
            return self._written(parse_choice(self._preview.ask, typed))
        except IllegalChoice as refused:
            if refused.reason not in NO_IDS:
                raise
            matches, _ = self._legal(self._answer(typed))
            # The names of fields are English, and a player who types words never sees them.
            if not matches and refused.reason == "fields_needed":
                raise IllegalChoice("unknown_option", option=quote_input(typed.strip())) from refused
            if not matches:
                raise
        # The whole line of a suggestion is clear, even if its words also mean something else.
        clear = [match for match in matches if self._is_same(match, self._answer(typed))] or _likeliest(matches)
        if len(clear) == 1:
            return self._written(clear[0].choice)
        readings = [escaped(self._suggestion(match.choice).label) for match in matches[:MAX_TOLD]]
        raise IllegalChoice("not_clear", option=quote_input(typed.strip()), found=readings)

    def _answer(self, typed: str) -> str:
        """Return the typed text without the words for a changed answer."""
        return folded(typed).removeprefix(folded(self._instead)).lstrip()

    def _legal(self, typed: str) -> tuple[list[Match], bool]:
        """Return the legal choices that match the typed text, the best first, and whether these are all."""
        matches, complete = self._search.matches(typed)
        legal = [match for match in matches if self._is_legal(match.choice)]
        legal.sort(key=lambda match: not self._is_same(match, typed))
        # An answer without picks comes second: it is easily sent by mistake.
        if len(legal) > 1 and not legal[0].whole and not any(_picked(legal[0].choice)):
            legal[:2] = reversed(legal[:2])
        return legal, complete

    def _is_legal(self, choice: Choice) -> bool:
        """Return whether the rules take a choice. An ask cannot list all its rules in advance."""
        try:
            self._preview.table.check(self._preview.seat, choice)
        except IllegalChoice:
            return False
        return True

    def _is_same(self, match: Match, typed: str) -> bool:
        """Return whether the folded text is all of a choice's words, its typed form, or both as they are suggested."""
        if not match.whole:
            return False
        said, written = self._said(match.choice), self._written(match.choice)
        return typed in map(folded, (said, written, said + BETWEEN + written))

    def _suggestion(self, choice: Choice) -> Suggestion:
        text, said = self._written(choice), self._said(choice)
        # Leaving an optional ask open changes nothing.
        kept = self._preview.ask.optional and choice == self._preview.ask.default
        words = self._start + ("" if kept else self._instead) + said
        return Suggestion(words, self._start + text, "" if said == text else text)

    def _written(self, choice: Choice) -> str:
        return format_choice(self._preview.ask, choice)

    def _said(self, choice: Choice) -> str:
        return written_choice(self._preview.ask, choice, self._labels, self._before) or self._nothing


def _likeliest(matches: Sequence[Match]) -> list[Match]:
    """Return the most likely meanings; [] if every match is doubtful."""
    likely = [(match.cost, match) for match in matches if match.whole and match.cost is not None]
    return [match for cost, match in likely if cost == min(cost for cost, _ in likely)]


def suggestions(table: Table, seat: int, typed: str, words: Words, names: Sequence[str]) -> list[Suggestion]:
    """Return complete legal choices that match the typed text; [] if nothing can be typed."""
    *before, last = typed.split(SEPARATOR)
    try:
        return Suggester(table, seat, before, words, names).search(last).found
    except InvalidDraft:
        return []


def in_ids(table: Table, seat: int, texts: Sequence[str], words: Words, names: Sequence[str]) -> list[str]:
    """Return the typed answers to asks in a row with option ids in place of words.

    Raise IllegalChoice if the words of an answer are not clear.
    """
    written: list[str] = []
    for text in texts:
        try:
            suggester = Suggester(table, seat, written, words, names)
        except InvalidDraft:
            # The rest comes too early, or nothing is asked. The rules refuse it with a reason.
            return [*written, *texts[len(written) :]]
        written.append(suggester.in_ids(text))
    return written


def _picked(choice: Choice) -> Sequence[object]:
    """Return the picks of a choice, by field if it has fields."""
    return list(choice.values()) if isinstance(choice, dict) else choice


def _preview_after(table: Table, seat: int, before: Sequence[str]) -> Preview | None:
    """Return the preview after the answers typed ``before``; None if no draft leads there."""
    draft: Draft = (BLANK,)
    preview = preview_of(table, seat, draft, all_ways=False)
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
        preview = preview_of(table, seat, draft, all_ways=False)
    return preview


def _picks(ask: Ask, choice: Choice) -> tuple[tuple[Pick, ...], ...]:
    listed = choice if isinstance(choice, dict) else {"": choice}
    at = {part.name: {option.id: index for index, option in enumerate(part.options)} for part in ask.parts}
    return tuple(tuple(Pick(at[part.name][id_]) for id_ in listed[part.name]) for part in ask.parts)
