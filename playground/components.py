"""Discord's rules for components: buttons, selects, Components V2 layouts and modals.

The shapes are data: `PLACES` says what may stand where, each check knows one kind. Limits are those of Discord's
component reference; `check_components` and `check_modal` are what others call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playground.emoji import is_emoji
from playground.refusals import Form, Json, Path

ROW, BUTTON, SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTION_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (SELECT, USER_SELECT, ROLE_SELECT, MENTION_SELECT, CHANNEL_SELECT)
LAYOUT = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)

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


class _Check:
    """One walk over one message's or modal's components."""

    def __init__(self, form: Form, files: set[str], *, modal: bool = False) -> None:
        self.form = form
        self.files = files
        self.modal = modal
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def children(self, path: Path, found: object, place: str, least: int, most: int) -> None:
        """Check a list of components that stand at `place`."""
        if self.form.count(path, found, least, most) and isinstance(found, list):
            for index, child in enumerate(found):
                self.one((*path, index), child, place)

    def one(self, path: Path, component: object, place: str) -> None:
        """Check one component that stands at `place`."""
        if not isinstance(component, dict) or component.get("type") not in PLACES[place]:
            self.form.choice((*path, "type"), (component or {}).get("type"), PLACES[place])  # type: ignore[attr-defined]
            return
        number = component.get("id")
        if number:
            if number in self.ids:
                self.form.wrong((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
        KINDS[component["type"]](self, path, component)

    def custom_id(self, path: Path, component: Json) -> None:
        """Check that the id is there, short enough and used once."""
        custom_id = component.get("custom_id")
        self.form.text((*path, "custom_id"), custom_id, 1, 100, needed=True)
        if custom_id in self.custom_ids:
            self.form.wrong(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.custom_ids.add(str(custom_id))

    def emoji(self, path: Path, emoji: Json | None) -> None:
        """Check that an emoji is a custom one or a real unicode one."""
        if emoji and not emoji.get("id") and not is_emoji(str(emoji.get("name") or "")):
            self.form.wrong((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def media(self, path: Path, media: Json | None, *, uploads_only: bool = False) -> None:
        """Check that a picture or file exists where its address says."""
        url = str((media or {}).get("url") or "")
        if not url:
            self.form.required((*path, "url"))
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                self.form.wrong(
                    (*path, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url} was not found",
                )
        elif uploads_only or not url.startswith(("http://", "https://")):
            self.form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Not a usable address: {url}")

    def options(self, path: Path, component: Json, least: int, most: int) -> None:
        """Check the options of a select, a radio group or checkboxes."""
        options = component.get("options")
        if not self.form.count((*path, "options"), options, least, most) or not isinstance(options, list):
            return
        values: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.form.text((*here, "label"), option.get("label"), 1, 100, needed=True)
            self.form.text((*here, "value"), option.get("value"), 1, 100, needed=True)
            self.form.text((*here, "description"), option.get("description"), 0, 100)
            self.emoji(here, option.get("emoji"))
            if option.get("value") in values:
                self.form.wrong(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(str(option.get("value")))


def _row(check: _Check, path: Path, row: Json) -> None:
    place, most = ("modal row", 1) if check.modal else ("row", 5)
    check.children((*path, "components"), row.get("components"), place, 1, most)
    kinds = [child.get("type") for child in row.get("components") or () if isinstance(child, dict)]
    if len(kinds) > 1 and set(kinds) != {BUTTON}:
        check.form.wrong(
            (*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The total width is at most 5; a select is 5 wide"
        )


def _button(check: _Check, path: Path, button: Json) -> None:
    form, style = check.form, button.get("style")
    form.choice((*path, "style"), style, (1, 2, 3, 4, 5, 6))
    form.text((*path, "label"), button.get("label"), 0, 80)
    check.emoji(path, button.get("emoji"))
    if not button.get("label") and not button.get("emoji") and style != 6:
        form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    if style == 5:
        form.text((*path, "url"), button.get("url"), 1, 512, needed=True)
        if not str(button.get("url")).startswith(("http://", "https://", "discord://")):
            form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
        if button.get("custom_id"):
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "A link button has no custom id")
    elif style != 6:
        check.custom_id(path, button)
        if button.get("url"):
            form.wrong((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "Only a link button has a url")


def _select(check: _Check, path: Path, select: Json) -> None:
    form = check.form
    check.custom_id(path, select)
    form.text((*path, "placeholder"), select.get("placeholder"), 0, 150)
    form.number((*path, "min_values"), select.get("min_values"), 0, 25)
    form.number((*path, "max_values"), select.get("max_values"), 1, 25)
    most = select.get("max_values") or 1
    form.count((*path, "default_values"), select.get("default_values") or [], 0, most)
    if (select.get("min_values") or 0) > most:
        form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_BELOW_MIN", "max_values is below min_values")
    if check.modal and select.get("disabled"):
        form.wrong((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal")
    if select["type"] == SELECT:
        # Discord wants at least as many options as may be picked.
        check.options(path, select, max(1, most), 25)
        chosen = sum(bool(option.get("default")) for option in select.get("options") or ())
        if chosen > most:
            form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def _text_input(check: _Check, path: Path, field: Json) -> None:
    form = check.form
    check.custom_id(path, field)
    form.choice((*path, "style"), field.get("style"), (1, 2))
    form.number((*path, "min_length"), field.get("min_length"), 0, 4000)
    form.number((*path, "max_length"), field.get("max_length"), 1, 4000)
    form.text((*path, "placeholder"), field.get("placeholder"), 0, 100)
    form.text((*path, "value"), field.get("value"), 0, field.get("max_length") or 4000)
    # In a row a field carries its own label; in a label it has that one's.
    if path[-2:] == ("components", 0):
        form.text((*path, "label"), field.get("label"), 1, 45, needed=True)


def _section(check: _Check, path: Path, section: Json) -> None:
    check.children((*path, "components"), section.get("components"), "section", 1, 3)
    check.one((*path, "accessory"), section.get("accessory"), "accessory")


def _text(check: _Check, path: Path, text: Json) -> None:
    check.form.text((*path, "content"), text.get("content"), 1, MOST_TEXT, needed=True)


def _thumbnail(check: _Check, path: Path, thumbnail: Json) -> None:
    check.media((*path, "media"), thumbnail.get("media"))
    check.form.text((*path, "description"), thumbnail.get("description"), 0, 1024)


def _gallery(check: _Check, path: Path, gallery: Json) -> None:
    items = gallery.get("items")
    if check.form.count((*path, "items"), items, 1, 10) and isinstance(items, list):
        for index, item in enumerate(items):
            _thumbnail(check, (*path, "items", index), item)


def _file(check: _Check, path: Path, file: Json) -> None:
    check.media((*path, "file"), file.get("file"), uploads_only=True)


def _separator(check: _Check, path: Path, separator: Json) -> None:
    check.form.choice((*path, "spacing"), separator.get("spacing", 1), (1, 2))


def _container(check: _Check, path: Path, container: Json) -> None:
    check.form.number((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
    check.children((*path, "components"), container.get("components"), "container", 1, MOST_COMPONENTS)


def _label(check: _Check, path: Path, label: Json) -> None:
    check.form.text((*path, "label"), label.get("label"), 1, 45, needed=True)
    check.form.text((*path, "description"), label.get("description"), 0, 100)
    check.one((*path, "component"), label.get("component"), "label")


def _upload(check: _Check, path: Path, upload: Json) -> None:
    check.custom_id(path, upload)
    check.form.number((*path, "min_values"), upload.get("min_values"), 0, 10)
    check.form.number((*path, "max_values"), upload.get("max_values"), 1, 10)


def _radio(check: _Check, path: Path, radio: Json) -> None:
    check.custom_id(path, radio)
    check.options(path, radio, 2, 10)


def _checkboxes(check: _Check, path: Path, group: Json) -> None:
    check.custom_id(path, group)
    check.options(path, group, 1, 10)
    check.form.number((*path, "min_values"), group.get("min_values"), 0, 10)
    check.form.number((*path, "max_values"), group.get("max_values"), 1, 10)


KINDS: dict[int, Callable[[_Check, Path, Json], None]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
    UPLOAD: _upload,
    RADIO: _radio,
    CHECKBOXES: _checkboxes,
    CHECKBOX: _Check.custom_id,
}


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


def check_components(form: Form, components: object, files: set[str], *, layout: bool) -> None:
    """Check a message's components; `layout` when the Components V2 flag is set, `files` are its file names."""
    if not isinstance(components, list):
        form.required(("components",))
        return
    place, most = ("layout", MOST_COMPONENTS) if layout else ("message", MOST_ROWS)
    _Check(form, files).children(("components",), components, place, 0, most)
    # What is of no known shape cannot be walked through and counted.
    if form.errors or not layout:
        return
    total = sum(1 for _ in walk(components))
    if total > MOST_COMPONENTS:
        form.wrong(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components ({total}) exceeds {MOST_COMPONENTS}",
        )
    length = sum(len(each["content"]) for each in walk(components) if each["type"] == TEXT)
    if length > MOST_TEXT:
        form.wrong(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total size of the displayable text ({length}) exceeds {MOST_TEXT}",
        )


def check_modal(form: Form, modal: Json) -> None:
    """Check a modal: title, id, one to five parts."""
    form.text(("data", "title"), modal.get("title"), 1, 45, needed=True)
    form.text(("data", "custom_id"), modal.get("custom_id"), 1, 100, needed=True)
    check = _Check(form, set(), modal=True)
    check.children(("data", "components"), modal.get("components"), "modal", 1, 5)


def number(components: list[Json]) -> None:
    """Give every component the id that Discord would give it; others' ids are texts, as Discord has them."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    following = 1
    for component in walk(components):
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)
        for value in component.get("default_values") or ():
            value["id"] = str(value["id"])
