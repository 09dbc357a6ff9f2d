"""A game's options in its lobby: what is agreed, the host's private card to change it, and what does not fit."""

from collections.abc import Iterator
from typing import NamedTuple

from cogs.board import GOLD
from cogs.ids import LOBBY, Id
from cogs.layout import MOST_ENTRIES, Button, Card, Entry, Menu, Row, cut
from data.errors import Refused
from data.rows import Game
from render import Words
from rules.kernel import GAMES, Facts, Setting, Table

AT_ONCE = 4
"""How many options have a select each; where there are more, one is shown at a time."""
MOST_SAID = 60


class Focus(NamedTuple):
    """Which option of many the card shows, and which page of its values."""

    key: str = ""
    page: int = 0

    def __str__(self) -> str:
        return f"{self.key}@{self.page}"


def focus_of(text: str) -> Focus:
    """Return the focus that ``str`` wrote."""
    key, _, page = text.partition("@")
    return Focus(key, int(page) if page.isdecimal() else 0)


def settings_of(kind: str) -> list[Setting]:
    """Return a game's options that there is a choice in."""
    return [setting for setting in GAMES[kind].meta.options if setting.values]


def chosen(options: Facts, setting: Setting) -> list[str]:
    """Return what is chosen of an option; of one value a list of one."""
    value = options.get(setting.key, setting.default)
    return list(value) if setting.many else [value]


# What it looks like


def lines(game: Game, words: Words) -> str:
    """Return what is agreed, an option a line; of many options those that are not as usual."""
    found = settings_of(game.kind)
    if len(found) > AT_ONCE:
        found = [one for one in found if chosen(game.options, one) != chosen({}, one)]
    told = (
        (f"**{words.setting(game.kind, one.key)}**: {said(game, one, words)}", *_small(game, one, words))
        for one in found
    )
    return "\n".join(line for lines in told for line in lines)


def _small(game: Game, setting: Setting, words: Words) -> Iterator[str]:
    """Yield what the values chosen of an option consist of, in small letters."""
    for value in chosen(game.options, setting):
        if inside := held(game, setting, value, words):
            yield f"-# {inside}"


def held(game: Game, setting: Setting, value: str, words: Words) -> str:
    """Return what a value of an option consists of, "" for most."""
    return ", ".join(words.thing(game.kind, thing) for thing in setting.holds.get(value, ()))


def said(game: Game, setting: Setting, words: Words) -> str:
    """Return the values chosen of an option in words."""
    values = [words.setting(game.kind, setting.key, value) for value in chosen(game.options, setting)]
    return words.listed(values) or words.text("lobby-none")


def card(game: Game, words: Words, focus: Focus | None = None) -> Card:
    """Return the host's private card of the game's options: one select each, or one option of many at a time."""
    every = settings_of(game.kind)
    heading = words.text("lobby-options-heading", game=GAMES[game.kind].meta.name)
    if len(every) <= AT_ONCE and all(len(setting.values) <= MOST_ENTRIES for setting in every):
        rows: tuple[Row, ...] = tuple(_values(game, setting, 0, words) for setting in every)
    else:
        shown = next((one for one in every if focus and one.key == focus.key), every[0])
        rows = (_which(game, shown, words), *_paged(game, shown, focus.page if focus else 0, words))
    return Card((heading,), rows=rows, accent=GOLD)


def _which(game: Game, shown: Setting, words: Words) -> Menu:
    """A select of the options, each with what is chosen of it."""
    entries = tuple(
        Entry(one.key, words.setting(game.kind, one.key), said(game, one, words), picked=one == shown)
        for one in settings_of(game.kind)
    )
    return Menu(str(Id(LOBBY, game.id, "focus")), words.text("lobby-options"), entries[:MOST_ENTRIES])


def _paged(game: Game, setting: Setting, page: int, words: Words) -> Iterator[Row]:
    """A select of an option's values, and the way to more of them."""
    pages = -(-len(setting.values) // MOST_ENTRIES)
    page = min(page, pages - 1)
    yield _values(game, setting, page, words)
    if pages > 1:
        before, after = (str(Focus(setting.key, (page + way) % pages)) for way in (-1, 1))
        yield (
            Button(str(Id(LOBBY, game.id, "turn0", rest=before)), "◀"),
            Button(str(Id(LOBBY, game.id, "turn1")), f"{page + 1} / {pages}", disabled=True),
            Button(str(Id(LOBBY, game.id, "turn2", rest=after)), "▶"),
        )


def _values(game: Game, setting: Setting, page: int, words: Words) -> Menu:
    """A select of values; a single one that is chosen hides the placeholder, so each says what it is a value of."""
    now, name = chosen(game.options, setting), words.setting(game.kind, setting.key)
    before = "" if setting.many else f"{name}: "
    entries = tuple(
        Entry(
            value,
            before + words.setting(game.kind, setting.key, value),
            held(game, setting, value, words),
            picked=value in now,
        )
        for value in _on_page(setting, page)
    )
    whole = len(setting.values) <= MOST_ENTRIES
    return Menu(
        str(Id(LOBBY, game.id, "set", rest=str(Focus(setting.key, page)))),
        name,
        entries,
        0 if setting.many or not whole else 1,
        len(entries) if setting.many else 1,
    )


def _on_page(setting: Setting, page: int) -> tuple[str, ...]:
    return setting.values[page * MOST_ENTRIES : (page + 1) * MOST_ENTRIES]


# What can be chosen


def changed(game: Game, focus: Focus, picked: list[str]) -> Facts:
    """Return the options with what was picked on a page of one; Refused if there is no such value."""
    setting = next((one for one in settings_of(game.kind) if one.key == focus.key), None)
    if setting is None or not set(picked) <= set(setting.values):
        raise Refused("no_option", option=focus.key)
    if setting.many:
        elsewhere = [value for value in chosen(game.options, setting) if value not in _on_page(setting, focus.page)]
        return {**game.options, setting.key: [*elsewhere, *picked]}
    return {**game.options, setting.key: picked[0]} if picked else game.options


def misfit(game: Game, seats: int, words: Words) -> str | None:
    """Return what must be changed before so many can play; None if they can, or if too few sit there yet."""
    if seats < GAMES[game.kind].meta.seats[0] or _playable(game.kind, seats, game.options):
        return None
    for setting in settings_of(game.kind):
        if any(
            _playable(game.kind, seats, {**game.options, setting.key: other})
            for other in _alternatives(setting, chosen(game.options, setting))
        ):
            option = f"{words.setting(game.kind, setting.key)}: {said(game, setting, words)}"
            return words.text("lobby-misfit", option=cut(option, MOST_SAID), count=seats)
    return words.text("lobby-misfit-all", count=seats)


def _playable(kind: str, seats: int, options: Facts) -> bool:
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
