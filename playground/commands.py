"""Discord's rules for application commands, and the lookup of a command by typed text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import inf

from playground.refusals import Form, Json, Path, Refused, length
from playground.shapes import (
    INT53,
    Shape,
    check_fields,
    fields,
    flag,
    integer,
    is_object,
    many,
    needed,
    number,
    one_of,
    snowflake,
    text,
    translated,
)

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
IN_GUILD, BOT_DM, PRIVATE = 0, 1, 2
MOST_COMMANDS, MOST_CHARACTERS = 100, 8000
SLASH, OF_PERSON, OF_MESSAGE = 1, 2, 3
"""The types of commands: typed, and in the menus of a person and of a message."""
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    """id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
    zh-CN ja zh-TW ko""".split()  # noqa: SIM905 - a list of two-letter words reads worse
)


_NAME = {"name": needed(text(32, 1)), "name_localizations": translated(LOCALES, 32)}
_DESCRIBED = {"description": needed(text(100, 1)), "description_localizations": translated(LOCALES, 100)}
COMMAND: dict[str, Shape] = {
    **_NAME,
    "type": one_of(SLASH, OF_PERSON, OF_MESSAGE),
    "default_member_permissions": integer(0, 2**54 - 1),
    "dm_permission": flag,
    "nsfw": flag,
    "contexts": many(needed(one_of(IN_GUILD, BOT_DM, PRIVATE)), 3, 1, unique=True),
    "integration_types": many(needed(one_of(0, 1)), 2, 1, unique=True),
    "id": snowflake,
}
OPTION: dict[str, Shape] = {
    **_NAME,
    **_DESCRIBED,
    "required": flag,
    "autocomplete": flag,
    "min_length": integer(0, 6000),
    "max_length": integer(1, 6000),
    "channel_types": many(integer(), 25, unique=True),
}
_VALUES: dict[object, Shape] = {
    STRING: text(100, 1),
    INTEGER: integer(-INT53, INT53),
    NUMBER: number(-INT53, INT53),
}
"""Shape of a value, by the type of its option."""


def check_commands(commands: object) -> list[Json]:
    """Check a bulk registration as a whole: one invalid command makes all of it fail."""
    form = Form()
    if not isinstance(commands, list):
        raise Refused(50035, {"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used"}]})
    # Discord does not parse a list of this length.
    if len(commands) > 2 * MOST_COMMANDS:
        raise Refused(30032)
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        if not check_command(form, (index,), command):
            continue
        if key_of(command) in seen:
            form.wrong((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key_of(command))
    form.refuse()
    if sum(kind == 1 for kind, _ in seen) > MOST_COMMANDS:
        raise Refused(30032)
    return commands


def key_of(command: Json) -> tuple[int, str]:
    """Return the key that distinguishes a command from others of its scope."""
    return command.get("type") or 1, command["name"]


def check_command(form: Form, path: Path, command: object) -> bool:
    """Check one command with all its parts. Return True if it is valid."""
    faults = form.found
    if not is_object(form, path, command) or not isinstance(command, dict):
        return False
    chat = command.get("type") in (None, 1)
    check_fields(form, path, command, COMMAND | (_DESCRIBED if chat else {}))
    if chat and form.found == faults:
        _typed_name(form, path, command)
        _options(form, path, command.get("options"), depth=0)
    if form.found == faults and (size := characters(command)) > MOST_CHARACTERS:
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS}): {size}")
    return form.found == faults


def characters(command: Json) -> int:
    """Count a command's characters as Discord does: names, descriptions and values, in the longest language."""
    total = sum(_longest(command, key) for key in ("name", "description"))
    for choice in command.get("choices") or ():
        total += _longest(choice, "name") + length(str(choice.get("value", "")))
    return total + sum(characters(option) for option in command.get("options") or ())


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(length(text) for text in texts)


def _typed_name(form: Form, path: Path, thing: Json) -> None:
    """Check the letters of a command or option name in every language."""
    names: dict[Path, str] = {("name",): thing["name"]}
    names |= {("name_localizations", tag): name for tag, name in (thing.get("name_localizations") or {}).items()}
    for where, name in names.items():
        if not NAME.fullmatch(name) or name != name.lower():
            form.wrong((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")


def _options(form: Form, path: Path, options: object, depth: int) -> None:
    """Check the options of a command (depth 0), of a group (1), or of a subcommand (2)."""
    place = (*path, "options")
    if options is None or not form.count(place, options, 0, 25) or not isinstance(options, list):
        return
    faults = form.found
    for index, option in enumerate(options):
        if is_object(form, (*place, index), option):
            # A subcommand contains neither subcommands nor groups. A group contains no groups.
            check_fields(form, (*place, index), option, OPTION | {"type": needed(one_of(*_ALLOWED[depth]))})
    # Compare only valid values.
    if form.found > faults:
        return
    if len({option["type"] in (SUBCOMMAND, GROUP) for option in options}) > 1:
        mixed = "Sub-command and sub-command group option types are mutually exclusive to all other option types"
        form.wrong(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", mixed)
    names, optional = [option["name"] for option in options], False
    for index, option in enumerate(options):
        here = (*place, index)
        _typed_name(form, here, option)
        if names.count(option["name"]) > 1:
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        if option["type"] in (SUBCOMMAND, GROUP):
            _options(form, here, option.get("options"), depth=1 if option["type"] == GROUP else 2)
            continue
        if option.get("required") and optional:
            form.wrong(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        _values(form, here, option)


_ALLOWED = (range(1, 12), (SUBCOMMAND,), range(3, 12))
"""Types of options that a command, a group and a subcommand can have."""


def _values(form: Form, path: Path, option: Json) -> None:
    choices, kind = option.get("choices"), option["type"]
    if kind in (INTEGER, NUMBER):
        check_fields(form, path, option, dict.fromkeys(("min_value", "max_value"), _VALUES[kind]))
    if choices and option.get("autocomplete"):
        form.wrong(path, "APPLICATION_COMMAND_CHOICES_AND_AUTOCOMPLETE", "Choices and autocomplete exclude each other")
    if choices is not None:
        check_choices(form, (*path, "choices"), choices, kind)


def check_choices(form: Form, path: Path, choices: object, kind: int | None) -> None:
    """Check the choices of an option of a type, or of an autocomplete answer. None can be repeated."""
    faults = form.found
    choice = {"name": needed(text(100, 1)), "name_localizations": translated(LOCALES, 100)}
    value = needed(_VALUES.get(kind, one_of()))
    needed(many(needed(fields(choice | {"value": value})), 25))(form, path, choices)
    if form.found > faults or not isinstance(choices, list):
        return
    for index, each in enumerate(choices):
        for key in ("name", "value"):
            if each[key] in [other[key] for other in choices[:index]]:
                form.wrong((*path, index, key), "APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE", f"This {key} is there")


def fits(command: Json, *, direct: bool) -> bool:
    """Return True if a command is available in a guild or in direct messages, by its contexts. The default is both."""
    contexts = command.get("contexts")
    if contexts is None:
        return not direct or command.get("dm_permission", True)
    return (BOT_DM if direct else IN_GUILD) in contexts


def leaves(command: Json, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Yield everything that can be called: each command or subcommand with its path of names."""
    here = (*path, command["name"])
    inner = [each for each in command.get("options") or () if each["type"] in (SUBCOMMAND, GROUP)]
    # A command with subcommands can't be called itself.
    if not inner:
        yield here, command
    for option in inner:
        yield from leaves(option, here)


def focus(options: list[Json]) -> int | None:
    """Return the type of the focused option."""
    for option in options:
        kind: int | None = option["type"] if option.get("focused") else focus(option.get("options") or [])
        if kind is not None:
            return kind
    return None


def fill(leaf: Json, given: Json) -> list[Json]:
    """Convert typed values to an interaction's options. ValueError says what is wrong."""
    known = {option["name"]: option for option in leaf.get("options") or ()}
    if unknown := set(given) - set(known):
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    if missing := [name for name, option in known.items() if option.get("required") and name not in given]:
        raise ValueError(f"required: {', '.join(missing)}")
    return [
        {"name": name, "type": known[name]["type"], "value": _value(known[name], value)}
        for name, value in given.items()
    ]


def _value(option: Json, value: object) -> object:
    kind, name = option["type"], option["name"]
    converted = _converted(kind, name, value)
    allowed = [choice["value"] for choice in option.get("choices") or ()]
    if allowed and converted not in allowed:
        raise ValueError(f"{name}: one of {', '.join(str(each) for each in allowed)}")
    size = len(converted) if isinstance(converted, str) else converted
    prefix = "length" if kind == STRING else "value"
    least, most = option.get(f"min_{prefix}"), option.get(f"max_{prefix}")
    measured = size if kind in (STRING, INTEGER, NUMBER) and isinstance(size, int | float) else None
    low, high = -inf if least is None else least, inf if most is None else most
    if measured is not None and not low <= measured <= high:
        raise ValueError(f"{name}: between {least} and {most}")
    return converted


def _converted(kind: int, name: str, value: object) -> object:
    try:
        if kind == INTEGER:
            return int(str(value))
        if kind == NUMBER:
            return float(str(value))
    except ValueError:
        raise ValueError(f"{name}: not a number: {value}") from None
    if kind == ATTACHMENT:
        if not isinstance(value, dict) or not {"filename", "content"} <= value.keys():
            raise ValueError(f"{name}: not a file")
        return value
    if kind == BOOLEAN:
        return value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1")
    return str(value)
