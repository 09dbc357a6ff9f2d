"""A game's options: the chosen values, their labels, and a check whether a table can be set up with them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.discord.autocomplete import Value
from cogs.discord.limits import MAX_OPTIONS, quote_input
from data.errors import Refused
from data.game.models import GameRow
from render import Words
from render.lengths import shorten
from rules.kernel import GAMES, Facts, Setting, Table

SELECTS_AT_ONCE = 4
"""The maximum number of options with a select each. If a game has more, the card opens one select at a time."""
MAX_OPTION_TEXT = 60


class OptionFocus(NamedTuple):
    """The option that the card shows, and the page of its values."""

    key: str = ""
    page: int = 0

    def __str__(self) -> str:
        return f"{self.key}@{self.page}"


def parse_focus(text: str) -> OptionFocus:
    """Return the focus in a text made by ``str``."""
    key, _, page = text.partition("@")
    return OptionFocus(key, int(page) if page.isdecimal() else 0)


def one_of(values: Sequence[Value], text: str) -> Value:
    """Return the value that is written like this; Refused if there is none."""
    for value in values:
        if value == text:
            return value
    raise Refused("no_option", option=quote_input(text))


def settings_of(kind: str) -> list[Setting]:
    """Return a game's options that have values to choose."""
    return [setting for setting in GAMES[kind].meta.options if setting.values]


def chosen_values(options: Facts, setting: Setting) -> list[str]:
    """Return the chosen values of an option; for a single choice a list of one."""
    value = options.get(setting.key, setting.default)
    return list(value) if setting.many else [value]


def agreed_lines(game: GameRow, words: Words) -> str:
    """Return the agreed options, one per line; if there are many, the first and those that differ from the default.

    The first option is the most important one, such as the cards to play with.
    """
    settings = settings_of(game.kind)
    # Thirty lines of defaults would hide the changes.
    if len(settings) > SELECTS_AT_ONCE:
        first, *others = settings
        settings = [
            first,
            *(setting for setting in others if chosen_values(game.options, setting) != chosen_values({}, setting)),
        ]
    return "\n".join(option_line(game, setting, words) for setting in settings)


def option_line(game: GameRow, setting: Setting, words: Words) -> str:
    """Return an option with its chosen values, and below them their contents."""
    line = f"**{words.setting(game.kind, setting.key)}**: {option_text(game, setting, words)}"
    return "\n".join((line, *_content_lines(game, setting, words)))


def _content_lines(game: GameRow, setting: Setting, words: Words) -> Iterator[str]:
    """Yield the contents of an option's chosen values, as lines of small text."""
    for value in chosen_values(game.options, setting):
        if inside := contents_of(game, setting, value, words):
            yield f"-# {inside}"


def contents_of(game: GameRow, setting: Setting, value: str, words: Words) -> str:
    """Return the contents of an option's value (such as the cards of a set); "" for most values."""
    return words.row([words.thing(game.kind, thing) for thing in setting.holds.get(value, ())])


def option_text(game: GameRow, setting: Setting, words: Words) -> str:
    """Return the chosen values of an option in words."""
    values = [words.setting(game.kind, setting.key, value) for value in chosen_values(game.options, setting)]
    return words.listed(values) or words.text("lobby-none")


def values_on_page(setting: Setting, page: int) -> tuple[str, ...]:
    """Return the values of an option on a page of one select."""
    return setting.values[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]


def with_values(game: GameRow, focus: OptionFocus, picked: list[str]) -> Facts:
    """Return the options with the values picked on a page of one option; Refused for an unknown value."""
    setting = next((candidate for candidate in settings_of(game.kind) if candidate.key == focus.key), None)
    if setting is None or not set(picked) <= set(values_on_page(setting, focus.page)):
        raise Refused("no_option", option=focus.key)
    if setting.many:
        # A select shows one page of the values, so its picks say nothing about the other pages.
        elsewhere = [
            value for value in chosen_values(game.options, setting) if value not in values_on_page(setting, focus.page)
        ]
        return {**game.options, setting.key: [*elsewhere, *dict.fromkeys(picked)]}
    return {**game.options, setting.key: picked[0]} if picked else game.options


def conflict(game: GameRow, seats: int, words: Words) -> str | None:
    """Return a sentence with a remedy if ``seats`` cannot play with the options; None if they can or are too few."""
    if game.places or seats < GAMES[game.kind].meta.seats[0] or is_playable(game.kind, seats, game.options):
        return None
    # Name the first change that helps alone. If there is none, name all options together.
    for setting in settings_of(game.kind):
        now = chosen_values(game.options, setting)
        for other in _alternatives(setting, now):
            if is_playable(game.kind, seats, {**game.options, setting.key: other}):
                remedy = _remedy(game.kind, setting, now, other, words)
                return words.text("lobby-misfit", count=seats, remedy=remedy)
    return words.text("lobby-misfit-all", count=seats)


def _remedy(kind: str, setting: Setting, now: list[str], other: str | list[str], words: Words) -> str:
    """Return the sentence that tells to change an option from ``now`` to ``other``."""
    wanted = [other] if isinstance(other, str) else other
    added, dropped = [value for value in wanted if value not in now], [value for value in now if value not in wanted]
    act, values = ("add", added) if not dropped else ("drop", dropped) if not added else ("set", wanted)
    listed = words.listed([words.setting(kind, setting.key, value) for value in values])
    option = words.setting(kind, setting.key)
    facts = {"option": shorten(option, MAX_OPTION_TEXT), "values": shorten(listed, MAX_OPTION_TEXT)}
    return words.text(f"lobby-remedy-{act}", **facts)


def is_playable(kind: str, seats: int, options: Facts) -> bool:
    """Return whether a table can be set up for so many seats with these options."""
    # Only the rules know which options fit together, so try to set up a table.
    try:
        Table.new(kind, seats=seats, seed=0, options=options)
    except ValueError:
        return False
    return True


def _alternatives(setting: Setting, now: list[str]) -> Iterator[str | list[str]]:
    """Yield other choices of an option: those with one value more, those with one less, and the default."""
    if not setting.many:
        yield setting.default
        yield from setting.values
        return
    yield from ([*now, value] for value in setting.values if value not in now)
    yield from ([kept for kept in now if kept != value] for value in now)
    yield setting.default
