"""Discord's rules for components: buttons, selects, Components V2 layouts and modals.

The rules are data if possible: `PLACES` lists the kinds allowed at a place, `FIELDS` the fields of each kind, `INSIDE`
its children. Rules between fields are functions in `RULES`. The limits are those of Discord's component reference.
Other modules call `check_components` and `check_modal`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from playground.emoji import is_emoji
from playground.refusals import Form, Json, Path, length
from playground.shapes import (
    INT32,
    Shape,
    check_fields,
    fields,
    flag,
    integer,
    is_object,
    many,
    needed,
    one_of,
    snowflake,
    text,
)

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTION_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (SELECT, USER_SELECT, ROLE_SELECT, MENTION_SELECT, CHANNEL_SELECT)
LAYOUT = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK, PREMIUM = 5, 6

PLACES: dict[str, tuple[int, ...]] = {
    "message": (ROW,),
    "layout": (*LAYOUT, CONTAINER),
    "container": LAYOUT,
    "row": (BUTTON, *SELECTS),
    "section": (TEXT,),
    "accessory": (BUTTON, THUMBNAIL),
    "modal": (ROW, TEXT, LABEL),
    "modal row": (TEXT_INPUT,),
    "label": (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX),
}
MOST_COMPONENTS, MOST_TEXT, MOST_ROWS = 40, 4000, 5

EMOJI = fields({"id": snowflake, "name": needed(text(32, 1)), "animated": flag})
MEDIA = needed(fields({"url": needed(text(2048, 1))}))
DESCRIPTION = text(1024, 1)
CUSTOM_ID = needed(text(100, 1))
OPTION: dict[str, Shape] = {
    "label": needed(text(100, 1)),
    "value": needed(text(100, 1)),
    "description": text(100),
    "default": flag,
    "emoji": EMOJI,
}


def _picker(**more: Shape) -> dict[str, Shape]:
    """Return the fields of all selects, and more."""
    common = {
        "custom_id": CUSTOM_ID,
        "placeholder": text(150),
        "min_values": integer(0, 25),
        "max_values": integer(1, 25),
        "disabled": flag,
        "required": flag,
    }
    return common | more


def _presets(*kinds: str) -> Shape:
    """Return the shape of the preset values of a select of users, roles or channels."""
    return many(needed(fields({"type": needed(one_of(*kinds)), "id": needed(snowflake)})), 25)


def _choices(most: int, least: int) -> Shape:
    return needed(many(needed(fields(OPTION)), most, least))


FIELDS: dict[int, dict[str, Shape]] = {
    ROW: {},
    BUTTON: {
        "custom_id": text(100, 1),
        "style": needed(one_of(1, 2, 3, 4, LINK, PREMIUM)),
        "label": text(80),
        "disabled": flag,
        "url": text(512, 1),
        "sku_id": snowflake,
        "emoji": EMOJI,
    },
    SELECT: _picker(options=_choices(25, 1)),
    USER_SELECT: _picker(default_values=_presets("user")),
    ROLE_SELECT: _picker(default_values=_presets("role")),
    MENTION_SELECT: _picker(default_values=_presets("user", "role")),
    CHANNEL_SELECT: _picker(
        default_values=_presets("channel"),
        channel_types=many(needed(one_of(*range(6), *range(10, 17))), 25, unique=True),
    ),
    TEXT_INPUT: {
        "custom_id": CUSTOM_ID,
        "style": needed(one_of(1, 2)),
        "label": text(45, 1),
        "value": text(4000),
        "placeholder": text(100),
        "required": flag,
        "min_length": integer(0, 4000),
        "max_length": integer(1, 4000),
    },
    SECTION: {},
    TEXT: {"content": needed(text(MOST_TEXT, 1))},
    THUMBNAIL: {"media": MEDIA, "description": DESCRIPTION, "spoiler": flag},
    GALLERY: {
        "items": needed(many(needed(fields({"media": MEDIA, "description": DESCRIPTION, "spoiler": flag})), 10, 1))
    },
    FILE: {"file": MEDIA, "spoiler": flag},
    SEPARATOR: {"spacing": one_of(1, 2), "divider": flag},
    CONTAINER: {"accent_color": integer(0, 0xFFFFFF), "spoiler": flag},
    LABEL: {"label": needed(text(45, 1)), "description": text(100, 1)},
    UPLOAD: {
        "custom_id": CUSTOM_ID,
        "min_values": integer(0, 10),
        "max_values": integer(1, 10),
        "required": flag,
    },
    RADIO: {"custom_id": CUSTOM_ID, "required": flag, "options": _choices(10, 2)},
    CHECKBOXES: {
        "custom_id": CUSTOM_ID,
        "min_values": integer(0, 10),
        "max_values": integer(1, 10),
        "required": flag,
        "options": _choices(10, 1),
    },
    CHECKBOX: {"custom_id": CUSTOM_ID, "default": flag},
}
"""Fields of each kind of component."""
INSIDE: dict[int, tuple[str, int]] = {ROW: ("row", 5), SECTION: ("section", 3), CONTAINER: ("container", 40)}
"""The place inside a kind of component, and the limit of its children. There must be at least one."""
SINGLE: dict[int, tuple[str, str]] = {SECTION: ("accessory", "accessory"), LABEL: ("component", "label")}
"""The field of a kind of component that holds a single one, and the place of that."""


class _Check:
    """A walk over the components of one message or modal."""

    def __init__(self, form: Form, files: set[str], emojis: Collection[str], *, modal: bool = False) -> None:
        self.form = form
        self.files = files
        self.emojis = emojis
        self.modal = modal
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def children(self, path: Path, components: object, place: str, least: int, most: int) -> None:
        """Check a list of components at `place`."""
        if self.form.count(path, components, least, most) and isinstance(components, list):
            for index, child in enumerate(components):
                self.one((*path, index), child, place)

    def one(self, path: Path, component: object, place: str) -> None:
        """Check one component at `place`, with its children."""
        if component is None:
            self.form.required((*path, "type"))
            return
        if not isinstance(component, dict):
            is_object(self.form, path, component)
            return
        kind, faults = component.get("type"), self.form.found
        self.form.choice((*path, "type"), kind, PLACES[place])
        if self.form.found > faults or not isinstance(kind, int):
            return
        check_fields(self.form, path, component, {"id": integer(0, INT32)} | FIELDS[kind])
        # Rules compare fields, which must have their shapes.
        if self.form.found == faults:
            self._unique(path, component)
            for rule in RULES.get(kind, ()):
                rule(self, path, component)
        if kind in INSIDE:
            inside, most = ("modal row", 1) if self.modal and kind == ROW else INSIDE[kind]
            self.children((*path, "components"), component.get("components"), inside, 1, most)
        if kind in SINGLE:
            key, inside = SINGLE[kind]
            self.one((*path, key), component.get(key), inside)

    def _unique(self, path: Path, component: Json) -> None:
        """Check that no other component has the same number or custom id."""
        number, custom_id = component.get("id"), component.get("custom_id")
        if number and number in self.ids:
            self.form.wrong((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        if custom_id is not None and custom_id in self.custom_ids:
            self.form.wrong(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.ids.add(number or 0)
        self.custom_ids.add(str(custom_id))

    def emoji(self, path: Path, emoji: Json | None) -> None:
        """Check that an emoji is an existing custom one or a real unicode one."""
        custom = emoji and emoji.get("id")
        if emoji and not (str(custom) in self.emojis if custom else is_emoji(emoji["name"])):
            key = "id" if custom else "name"
            self.form.wrong((*path, "emoji", key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def media(self, path: Path, media: Json, *, uploads_only: bool = False) -> None:
        """Check that the address of a picture or file exists."""
        url = media["url"]
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                self.form.wrong(
                    (*path, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url} was not found",
                )
        elif uploads_only or not url.startswith(("http://", "https://")):
            self.form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Not a usable address: {url}")


def _row(check: _Check, path: Path, row: Json) -> None:
    children = row.get("components")
    kinds = [child.get("type") for child in children if isinstance(child, dict)] if isinstance(children, list) else []
    if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
        check.form.wrong(
            (*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The total width is at most 5; a select is 5 wide"
        )


def _button(check: _Check, path: Path, button: Json) -> None:
    form, style = check.form, button["style"]
    check.emoji(path, button.get("emoji"))
    if style == PREMIUM:
        if any(button.get(key) for key in ("custom_id", "label", "url", "emoji")) or not button.get("sku_id"):
            form.wrong(path, "BUTTON_COMPONENT_SKU_ID", "A premium button has a SKU's id and nothing else")
        return
    if not (button.get("label") or "").strip() and not button.get("emoji"):
        form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    if style == LINK:
        if not button.get("url"):
            form.required((*path, "url"))
        elif not button["url"].startswith(("http://", "https://", "discord://")):
            form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
        if button.get("custom_id"):
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "A link button has no custom id")
        return
    if not (button.get("custom_id") or "").strip():
        form.required((*path, "custom_id"))
    if button.get("url"):
        form.wrong((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "Only a link button has a url")


def _bounds(check: _Check, path: Path, select: Json) -> None:
    """Check that the minimum of a select is not above its maximum."""
    least, most = select.get("min_values"), select.get("max_values")
    if (least or 0) > (1 if most is None else most):
        check.form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_BELOW_MIN", "max_values is below min_values")


def _select(check: _Check, path: Path, select: Json) -> None:
    most = select.get("max_values") or 1
    if check.modal and select.get("disabled"):
        check.form.wrong((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal")
    check.form.count((*path, "default_values"), select.get("default_values") or [], 0, most)


def _options(check: _Check, path: Path, select: Json) -> None:
    """Check the options of a select, a radio group or checkboxes against each other."""
    options, form = select["options"], check.form
    most = len(options) if select["type"] == CHECKBOXES else 1
    most = select.get("max_values") or most
    # Discord requires at least as many options as the maximum.
    form.count((*path, "options"), options, most, 25)
    if sum(bool(option.get("default")) for option in options) > most:
        form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")
    values: set[str] = set()
    for index, option in enumerate(options):
        here = (*path, "options", index)
        check.emoji(here, option.get("emoji"))
        if option["value"] in values:
            form.wrong(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(option["value"])


def _text_input(check: _Check, path: Path, field: Json) -> None:
    form, value, most = check.form, field.get("value"), field.get("max_length") or 4000
    if (field.get("min_length") or 0) > most:
        form.wrong((*path, "max_length"), "TEXT_INPUT_MAX_BELOW_MIN", "max_length is below min_length")
    # A preset text may be empty. Otherwise the field's limits apply.
    form.text((*path, "value"), value, field.get("min_length") or 0 if value else 0, most)
    # In a row a field has its own label. In a label it uses that one.
    if path[-2:] == ("components", 0) and not (field.get("label") or "").strip():
        form.required((*path, "label"))


def _thumbnail(check: _Check, path: Path, thumbnail: Json) -> None:
    check.media((*path, "media"), thumbnail["media"])


def _gallery(check: _Check, path: Path, gallery: Json) -> None:
    for index, item in enumerate(gallery["items"]):
        _thumbnail(check, (*path, "items", index), item)


def _file(check: _Check, path: Path, file: Json) -> None:
    check.media((*path, "file"), file["file"], uploads_only=True)


Rule = Callable[[_Check, Path, Json], None]
RULES: dict[int, tuple[Rule, ...]] = {
    ROW: (_row,),
    BUTTON: (_button,),
    SELECT: (_bounds, _select, _options),
    **dict.fromkeys(SELECTS[1:], (_bounds, _select)),
    TEXT_INPUT: (_text_input,),
    THUMBNAIL: (_thumbnail,),
    GALLERY: (_gallery,),
    FILE: (_file,),
    UPLOAD: (_bounds,),
    RADIO: (_options,),
    CHECKBOXES: (_options,),
}
"""Rules between the fields of a component, called if each field has its shape."""


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


def check_components(form: Form, components: object, files: set[str], emojis: Collection[str], *, layout: bool) -> None:
    """Check a message's components.

    `layout` is the Components V2 flag, `files` are its file names, `emojis` the ids of the custom emojis.
    """
    place, most = ("layout", MOST_COMPONENTS) if layout else ("message", MOST_ROWS)
    faults = form.found
    _Check(form, files, emojis).children(("components",), components, place, 0, most)
    # Components without a valid shape can't be counted.
    if form.found > faults or not layout or not isinstance(components, list):
        return
    total = sum(1 for _ in walk(components))
    if total > MOST_COMPONENTS:
        form.wrong(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components ({total}) exceeds {MOST_COMPONENTS}",
        )
    shown = sum(length(each["content"]) for each in walk(components) if each["type"] == TEXT)
    if shown > MOST_TEXT:
        form.wrong(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total size of the displayable text ({shown}) exceeds {MOST_TEXT}",
        )


def check_modal(form: Form, modal: Json, emojis: Collection[str]) -> None:
    """Check a modal: title, id, one to five parts."""
    check_fields(form, ("data",), modal, {"title": needed(text(45, 1)), "custom_id": CUSTOM_ID})
    check = _Check(form, set(), emojis, modal=True)
    check.children(("data", "components"), modal.get("components"), "modal", 1, 5)
