"""Messages as plain values (cards), and their conversion to Discord's components (Components V2).

Every message longer than a sentence is a card: texts, a picture, texts, rows of buttons and selects. Cards are plain
values, so that tests can check thousands of them against Discord's limits without Discord.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import discord
from discord import ui

import render
from cogs.discord.emojis import NO_EMOJIS, Emojis
from cogs.discord.limits import MAX_ALT, MAX_IN_ROW, MAX_LABEL, MAX_OPTION_LABEL, MAX_PLACEHOLDER, MAX_TEXT
from cogs.discord.typesetting import unbroken
from cogs.discord.uploads import Upload
from render.icon_marks import keys, plain
from render.lengths import length, shorten
from render.phrases import without_marks

GOLD = render.accent()
"""The accent colour of cards that need attention."""

TEXTS = (discord.ChannelType.text, discord.ChannelType.news)
FORUMS = (discord.ChannelType.forum, discord.ChannelType.media)
"""The types of channels with messages, and of those with posts."""

PHONE: Final = 38
"""The number of characters in a line of buttons on a phone."""
BORDER, ICON, NARROWEST = 4, 4, 7
"""The number of characters that the border of a button, its icon, and the narrowest button take."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Button(NamedTuple):
    """A button: its custom id, its label and its style. A mark in the label gives it an icon (``emojis.py``)."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


class SelectOption(NamedTuple):
    """An option of a select. A mark in the label gives it an icon (``emojis.py``)."""

    value: str
    label: str
    description: str = ""
    picked: bool = False


class Select(NamedTuple):
    """A select of ``least`` to ``most`` options."""

    id: str
    placeholder: str
    options: tuple[SelectOption, ...]
    least: int = 1
    most: int = 1
    channels: tuple[int, ...] | None = None
    """The picked channels, for a select of the guild's text channels, which has no ``options``."""
    types: tuple[discord.ChannelType, ...] = (*TEXTS, *FORUMS)
    """The types of the channels to select."""
    roles: tuple[int, ...] | None = None
    """The picked roles, for a select of the guild's roles, which has no ``options``."""


class Line(NamedTuple):
    """A text between controls, such as the name of the field below."""

    text: str


class Entry(NamedTuple):
    """A text with a button beside it, such as an option with its chosen value."""

    text: str
    button: Button


Row: TypeAlias = tuple[Button, ...] | Select | Line | Entry


class Picture(NamedTuple):
    """A picture by its file name; without data it is an attachment that the message already has."""

    name: str
    alt: str
    data: bytes | None = None


class Card(NamedTuple):
    """A message: texts above and below a picture, then rows of controls, in a container with an accent colour."""

    above: tuple[str, ...]
    below: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    accent: int | None = None
    more: tuple[Picture, ...] = ()
    """Pictures below the texts."""
    gallery: tuple[Picture, ...] = ()
    """Pictures side by side, below the first texts."""


def controls(rows: Iterable[Row]) -> Iterator[Button | Select]:
    """Yield every button and select of some rows."""
    for row in rows:
        if isinstance(row, Entry):
            yield row.button
        elif not isinstance(row, Line):
            yield from (row,) if isinstance(row, Select) else row


def buttons(rows: Iterable[Row]) -> Iterator[Button]:
    """Yield every button of some rows."""
    yield from (control for control in controls(rows) if isinstance(control, Button))


def in_rows(buttons: Sequence[Button]) -> Iterator[tuple[Button, ...]]:
    """Yield buttons in as few rows as possible. If they need no more rows, each ends with a line of a phone."""
    rows: list[list[Button]] = [[]]
    for line in in_lines(buttons):
        if len(rows[-1]) + len(line) > MAX_IN_ROW:
            rows.append([])
        rows[-1] += line
    full = [tuple(buttons[first : first + MAX_IN_ROW]) for first in range(0, len(buttons), MAX_IN_ROW)]
    yield from map(tuple, rows) if len(rows) == len(full) else full


def in_lines(buttons: Sequence[Button]) -> list[list[Button]]:
    """Return the lines that buttons take on a phone."""
    lines: list[list[Button]] = []
    used = PHONE
    for button in buttons:
        width = width_of(button.label)
        if used + width > PHONE or len(lines[-1]) == MAX_IN_ROW:
            lines.append([])
            used = 0
        lines[-1].append(button)
        used += width
    return lines


def width_of(label: str) -> int:
    """Return about how many characters of a line a button takes."""
    return max(NARROWEST, len(plain(label)) + BORDER + (ICON if keys(label) else 0))


def layout_view(card: Card, emojis: Emojis = NO_EMOJIS) -> ui.LayoutView:
    """Return ``card`` as components, with ``emojis`` for the marks of its texts and labels."""
    # discord.py keeps a running view in memory to wait for clicks. Our custom ids carry the whole state, so stop it.
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_items(card, emojis), accent_colour=card.accent))
    view.stop()
    return view


def files(card: Card) -> list[discord.File]:
    """Return the card's new pictures as files to upload."""
    # Naming an existing attachment keeps it without a second upload.
    return [
        Upload(picture.data, picture.name)
        for picture in (card.picture, *card.gallery, *card.more)
        if picture is not None and picture.data is not None
    ]


def shown_texts(card: Card, emojis: Emojis) -> list[str]:
    """Return the texts of a card as Discord gets them: above and below its picture, and between its controls."""
    marked = (*card.above, *card.below, *(row.text for row in card.rows if isinstance(row, Line | Entry)))
    texts = [unbroken(emojis.text(text)) for text in marked]
    # The markup of an emoji is longer than its words, and a part of it would be shown as it is. So a card that is too
    # long has words everywhere.
    if sum(map(length, texts)) > MAX_TEXT:
        texts = [unbroken(plain(text)) for text in marked]
    # The limit applies to all texts together. If they are too long, each gets the same share, so that none is lost.
    share = MAX_TEXT // max(1, len(texts)) if sum(map(length, texts)) > MAX_TEXT else MAX_TEXT
    return [shorten(text, share) for text in texts]


def _items(card: Card, emojis: Emojis) -> Iterator[ui.Item[ui.LayoutView]]:
    texts = iter(shown_texts(card, emojis))
    yield from (ui.TextDisplay(next(texts)) for _ in card.above)
    if card.picture:
        yield _gallery(card.picture)
    if card.gallery:
        yield _gallery(*card.gallery)
    yield from (ui.TextDisplay(next(texts)) for _ in card.below)
    yield from map(_gallery, card.more)
    for row in card.rows:
        if isinstance(row, Line):
            yield ui.TextDisplay(next(texts))
        elif isinstance(row, Entry):
            yield ui.Section(ui.TextDisplay(next(texts)), accessory=_button(row.button, emojis))
        else:
            yield _row(row, emojis)


def _gallery(*pictures: Picture) -> ui.MediaGallery[ui.LayoutView]:
    items = (
        discord.MediaGalleryItem(f"attachment://{picture.name}", description=shorten(plain(picture.alt), MAX_ALT))
        for picture in pictures
    )
    return ui.MediaGallery(*items)


def _row(row: tuple[Button, ...] | Select, emojis: Emojis) -> ui.ActionRow[ui.LayoutView]:
    if isinstance(row, Select):
        if row.roles is not None:
            return ui.ActionRow(_role_select(row, row.roles))
        return ui.ActionRow(_select(row, emojis) if row.channels is None else _channel_select(row, row.channels))
    return ui.ActionRow(*(_button(button, emojis) for button in row))


def _button(button: Button, emojis: Emojis) -> ui.Button[ui.LayoutView]:
    label = emojis.label(button.label)
    return ui.Button(
        custom_id=button.id,
        label=shorten(unbroken(label.text), MAX_LABEL),
        emoji=label.emoji,
        style=discord.ButtonStyle[button.style],
        disabled=button.disabled,
    )


def _channel_select(select: Select, picked: tuple[int, ...]) -> ui.ChannelSelect[ui.LayoutView]:
    return ui.ChannelSelect(
        custom_id=select.id,
        placeholder=shorten(without_marks(select.placeholder), MAX_PLACEHOLDER),
        channel_types=[*select.types],
        min_values=select.least,
        max_values=select.most,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in picked[: select.most]
        ],
    )


def _role_select(select: Select, picked: tuple[int, ...]) -> ui.RoleSelect[ui.LayoutView]:
    return ui.RoleSelect(
        custom_id=select.id,
        placeholder=shorten(without_marks(select.placeholder), MAX_PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        default_values=[
            discord.SelectDefaultValue(id=role, type=discord.SelectDefaultValueType.role)
            for role in picked[: select.most]
        ],
    )


def _select(select: Select, emojis: Emojis) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=select.id,
        placeholder=shorten(without_marks(select.placeholder), MAX_PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        options=[_option(option, emojis) for option in select.options],
    )


def _option(option: SelectOption, emojis: Emojis) -> discord.SelectOption:
    label = emojis.label(option.label)
    return discord.SelectOption(
        label=shorten(unbroken(label.text), MAX_OPTION_LABEL),
        value=option.value,
        description=shorten(unbroken(without_marks(option.description)), MAX_OPTION_LABEL) or None,
        emoji=label.emoji,
        default=option.picked,
    )
