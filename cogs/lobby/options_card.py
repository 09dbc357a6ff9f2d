"""The host's private card of the game's options: one labelled row for each option, which says what is chosen."""

from collections.abc import Iterator, Sequence

from cogs.discord.components import GOLD, Button, Card, Entry, Line, Row, Select, SelectOption
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.discord.limits import MAX_OPTIONS
from cogs.lobby.host_choices import HOST_CHOICES, choice_select
from cogs.lobby.options import (
    SELECTS_AT_ONCE,
    OptionFocus,
    chosen_values,
    contents_of,
    option_line,
    settings_of,
    values_on_page,
)
from data.game.models import GameRow
from render import Words
from rules.kernel import Setting

# A message has at most 40 components: https://discord.com/developers/docs/components/reference
# The container, the heading and the four choices of the host are 10 of them. A row is 3, and the buttons for pages
# are 4.
MAX_ROWS = 9
"""The most rows without pages."""
ROWS_ON_PAGE = 7


def options_card(game: GameRow, words: Words, focus: OptionFocus | None = None) -> Card:
    """Return the host's private options card; ``focus`` is the option that is being changed, if there are many."""
    # A position decides the options of its game.
    every = () if game.places else settings_of(game.kind)
    heading = words.text("lobby-options-heading")
    pages = _pages(every)
    focus = focus or OptionFocus()
    page = next((at for at, shown in enumerate(pages) if any(each.key == focus.key for each in shown)), 0)
    few = len(every) <= SELECTS_AT_ONCE
    rows = [row for setting in pages[page] for row in _setting_rows(game, setting, focus, words, few=few)]
    if len(pages) > 1:
        firsts = [OptionFocus(shown[0].key) for shown in pages]
        before, after = (firsts[(page + way) % len(pages)] for way in (-1, 1))
        rows.append(_turning(game, 3, page, len(pages), (before, after), words))
    rows += [choice_select(game, choice, words) for choice in HOST_CHOICES]
    return Card((heading,), rows=tuple(rows), accent=GOLD)


def _pages(every: Sequence[Setting]) -> list[Sequence[Setting]]:
    """Return the options of each page of the card."""
    if len(every) <= MAX_ROWS and all(len(setting.values) <= MAX_OPTIONS for setting in every):
        return [every]
    return [every[start : start + ROWS_ON_PAGE] for start in range(0, len(every), ROWS_ON_PAGE)]


def _setting_rows(game: GameRow, setting: Setting, focus: OptionFocus, words: Words, *, few: bool) -> Iterator[Row]:
    """Yield an option's row with a button that opens the select of its values, or its row and this select."""
    text = option_line(game, setting, words)
    if not few and setting.key != focus.key:
        change = CustomId(LOBBY, game.id, "focus", rest=str(OptionFocus(setting.key)))
        yield Entry(text, Button(str(change), words.text("lobby-change")))
        return
    yield Line(text)
    pages = -(-len(setting.values) // MAX_OPTIONS)
    page = min(focus.page, pages - 1) if setting.key == focus.key else 0
    yield _value_select(game, setting, page, words)
    if pages > 1:
        before, after = (OptionFocus(setting.key, (page + way) % pages) for way in (-1, 1))
        yield _turning(game, 0, page, pages, (before, after), words)


def _turning(
    game: GameRow, number: int, page: int, pages: int, ways: tuple[OptionFocus, OptionFocus], words: Words
) -> tuple[Button, ...]:
    """Return the buttons to the pages before and after; ``number`` makes their ids differ from those of others."""
    before, after = ways
    return (
        # Numbered, because Discord refuses equal custom ids in a message, and with two pages both buttons lead to
        # the same page: https://discord.com/developers/docs/components/reference
        Button(str(CustomId(LOBBY, game.id, f"turn{number}", rest=str(before))), words.text("page-before")),
        Button(str(CustomId(LOBBY, game.id, f"turn{number + 1}")), f"{page + 1} / {pages}", disabled=True),
        Button(str(CustomId(LOBBY, game.id, f"turn{number + 2}", rest=str(after))), words.text("page-after")),
    )


def _value_select(game: GameRow, setting: Setting, page: int, words: Words) -> Select:
    """Return a select of a page of an option's values."""
    now = chosen_values(game.options, setting)
    entries = tuple(
        SelectOption(
            value,
            words.setting(game.kind, setting.key, value),
            contents_of(game, setting, value, words),
            picked=value in now,
        )
        for value in values_on_page(setting, page)
    )
    whole = len(setting.values) <= MAX_OPTIONS
    return Select(
        str(CustomId(LOBBY, game.id, "set", rest=str(OptionFocus(setting.key, page)))),
        words.setting(game.kind, setting.key),
        entries,
        # The chosen value may be on another page, so nothing needs to be picked on this one.
        0 if setting.many or not whole else 1,
        len(entries) if setting.many else 1,
    )
