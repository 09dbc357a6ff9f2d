"""The host's private card of the game's options: a select per option, or one option at a time if there are many."""

from collections.abc import Iterator

from cogs.discord.components import GOLD, MAX_OPTIONS, Button, Card, Row, Select, SelectOption
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.lobby.options import (
    SELECTS_AT_ONCE,
    OptionFocus,
    chosen_values,
    contents_of,
    option_text,
    settings_of,
    values_on_page,
)
from cogs.lobby.speed import speed_select
from cogs.table.labels import game_name
from data.game.models import GameRow
from render import Words
from rules.kernel import Setting


def options_card(game: GameRow, words: Words, focus: OptionFocus | None = None) -> Card:
    """Return the host's private options card; ``focus`` is the shown option if there are too many for one card."""
    every = settings_of(game.kind)
    heading = words.text("lobby-options-heading", game=game_name(game.kind, words))
    if len(every) <= SELECTS_AT_ONCE and all(len(setting.values) <= MAX_OPTIONS for setting in every):
        rows: tuple[Row, ...] = tuple(_value_select(game, setting, 0, words) for setting in every)
    else:
        shown = next((one for one in every if focus and one.key == focus.key), every[0])
        rows = (_option_select(game, shown, words), *_paged_values(game, shown, focus.page if focus else 0, words))
    return Card((heading,), rows=(*rows, speed_select(game, words)), accent=GOLD)


def _option_select(game: GameRow, shown: Setting, words: Words) -> Select:
    """Return a select of the options, each described by its chosen values."""
    entries = tuple(
        SelectOption(one.key, words.setting(game.kind, one.key), option_text(game, one, words), picked=one == shown)
        for one in settings_of(game.kind)
    )
    return Select(str(CustomId(LOBBY, game.id, "focus")), words.text("lobby-options"), entries[:MAX_OPTIONS])


def _paged_values(game: GameRow, setting: Setting, page: int, words: Words) -> Iterator[Row]:
    """Yield the select of a page of an option's values, and the buttons to the other pages."""
    pages = -(-len(setting.values) // MAX_OPTIONS)
    page = min(page, pages - 1)
    yield _value_select(game, setting, page, words)
    if pages > 1:
        before, after = (str(OptionFocus(setting.key, (page + way) % pages)) for way in (-1, 1))
        yield (
            # Numbered, because Discord refuses equal custom ids in a message, and with two pages both buttons lead to
            # the same page: https://discord.com/developers/docs/components/reference
            Button(str(CustomId(LOBBY, game.id, "turn0", rest=before)), words.text("page-before")),
            Button(str(CustomId(LOBBY, game.id, "turn1")), f"{page + 1} / {pages}", disabled=True),
            Button(str(CustomId(LOBBY, game.id, "turn2", rest=after)), words.text("page-after")),
        )


def _value_select(game: GameRow, setting: Setting, page: int, words: Words) -> Select:
    """Return a select of values.

    The chosen value of a single choice hides the placeholder, so each of its labels includes the option's name.
    """
    now, name = chosen_values(game.options, setting), words.setting(game.kind, setting.key)
    before = "" if setting.many else f"{name}: "
    entries = tuple(
        SelectOption(
            value,
            before + words.setting(game.kind, setting.key, value),
            contents_of(game, setting, value, words),
            picked=value in now,
        )
        for value in values_on_page(setting, page)
    )
    whole = len(setting.values) <= MAX_OPTIONS
    return Select(
        str(CustomId(LOBBY, game.id, "set", rest=str(OptionFocus(setting.key, page)))),
        name,
        entries,
        # The chosen value may be on another page, so nothing needs to be picked on this one.
        0 if setting.many or not whole else 1,
        len(entries) if setting.many else 1,
    )
