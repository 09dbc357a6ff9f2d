"""A game's options: which values are chosen, what they are called, and whether a table can be set up with them."""

from collections.abc import Iterator
from typing import NamedTuple

from cogs.discord.components import MAX_OPTIONS
from data.errors import Refused
from data.models import GameRow
from render import Words
from render.lengths import shorten
from rules.kernel import GAMES, Facts, Setting, Table

SELECTS_AT_ONCE = 4
"""How many options have a select each; where there are more, one is shown at a time."""
MAX_OPTION_TEXT = 60


class OptionFocus(NamedTuple):
    """Which option of many the card shows, and which page of its values."""

    key: str = ""
    page: int = 0

    def __str__(self) -> str:
        return f"{self.key}@{self.page}"


def parse_focus(text: str) -> OptionFocus:
    """Return the focus that ``str`` wrote."""
    key, _, page = text.partition("@")
    return OptionFocus(key, int(page) if page.isdecimal() else 0)


def settings_of(kind: str) -> list[Setting]:
    """Return a game's options that there is a choice in."""
    return [setting for setting in GAMES[kind].meta.options if setting.values]


def chosen_values(options: Facts, setting: Setting) -> list[str]:
    """Return what is chosen of an option; of one value a list of one."""
    value = options.get(setting.key, setting.default)
    return list(value) if setting.many else [value]


def agreed_lines(game: GameRow, words: Words) -> str:
    """Return what is agreed, an option a line; of many options those that are not as usual."""
    found = settings_of(game.kind)
    # Nobody reads thirty lines of what is as usual.
    if len(found) > SELECTS_AT_ONCE:
        found = [one for one in found if chosen_values(game.options, one) != chosen_values({}, one)]
    told = (
        (f"**{words.setting(game.kind, one.key)}**: {option_text(game, one, words)}", *_content_lines(game, one, words))
        for one in found
    )
    return "\n".join(line for lines in told for line in lines)


def _content_lines(game: GameRow, setting: Setting, words: Words) -> Iterator[str]:
    """Yield what the values chosen of an option consist of, in small letters."""
    for value in chosen_values(game.options, setting):
        if inside := contents_of(game, setting, value, words):
            yield f"-# {inside}"


def contents_of(game: GameRow, setting: Setting, value: str, words: Words) -> str:
    """Return what a value of an option consists of, "" for most."""
    return ", ".join(words.thing(game.kind, thing) for thing in setting.holds.get(value, ()))


def option_text(game: GameRow, setting: Setting, words: Words) -> str:
    """Return the values chosen of an option in words."""
    values = [words.setting(game.kind, setting.key, value) for value in chosen_values(game.options, setting)]
    return words.listed(values) or words.text("lobby-none")


def values_on_page(setting: Setting, page: int) -> tuple[str, ...]:
    """Return the values of an option that one select has room for."""
    return setting.values[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]


def with_values(game: GameRow, focus: OptionFocus, picked: list[str]) -> Facts:
    """Return the options with what was picked on a page of one; Refused if there is no such value."""
    setting = next((one for one in settings_of(game.kind) if one.key == focus.key), None)
    if setting is None or not set(picked) <= set(values_on_page(setting, focus.page)):
        raise Refused("no_option", option=focus.key)
    if setting.many:
        # A select shows one page of the values, so what it says holds for that page only.
        elsewhere = [
            value for value in chosen_values(game.options, setting) if value not in values_on_page(setting, focus.page)
        ]
        return {**game.options, setting.key: [*elsewhere, *dict.fromkeys(picked)]}
    return {**game.options, setting.key: picked[0]} if picked else game.options


def conflict(game: GameRow, seats: int, words: Words) -> str | None:
    """Return what must be changed before so many can play; None if they can, or if too few sit there yet."""
    if seats < GAMES[game.kind].meta.seats[0] or _playable(game.kind, seats, game.options):
        return None
    # The first option whose change alone would help is named; where none would, all of them together are.
    for setting in settings_of(game.kind):
        if any(
            _playable(game.kind, seats, {**game.options, setting.key: other})
            for other in _alternatives(setting, chosen_values(game.options, setting))
        ):
            option = f"{words.setting(game.kind, setting.key)}: {option_text(game, setting, words)}"
            return words.text("lobby-misfit", option=shorten(option, MAX_OPTION_TEXT), count=seats)
    return words.text("lobby-misfit-all", count=seats)


def _playable(kind: str, seats: int, options: Facts) -> bool:
    # Only the rules know what goes together, and setting a table up is the way to ask them.
    try:
        Table.new(kind, seats=seats, seed=0, options=options)
    except ValueError:
        return False
    return True


def _alternatives(setting: Setting, now: list[str]) -> Iterator[str | list[str]]:
    """Yield other choices of an option: the usual one, then what differs in one value."""
    yield setting.default
    for value in setting.values:
        if not setting.many:
            yield value
        else:
            yield [one for one in now if one != value] if value in now else [*now, value]
