"""Discord's rules for application commands, and finding one by what a person typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import inf

from playground.refusals import Form, Json, Path, Refused

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
IN_GUILD, BOT_DM, PRIVATE = 0, 1, 2
MOST_COMMANDS, MOST_CHARACTERS = 100, 8000
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    """id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
    zh-CN ja zh-TW ko""".split()  # noqa: SIM905 - a list of two-letter words reads worse
)


def check_commands(commands: object) -> list[Json]:
    """Check a bulk registration as a whole: one bad command makes all of it fail."""
    form = Form()
    if not isinstance(commands, list):
        raise Refused(50035, {"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used"}]})
    if sum(command.get("type", 1) == 1 for command in commands) > MOST_COMMANDS:
        raise Refused(30032)
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        check_command(form, (index,), command)
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            form.wrong((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    form.refuse()
    return commands


def check_command(form: Form, path: Path, command: Json) -> None:
    """Check one command with everything in it."""
    chat = command.get("type", 1) == 1
    _name(form, path, command, chat=chat)
    for index, context in enumerate(command.get("contexts") or ()):
        form.choice((*path, "contexts", index), context, (IN_GUILD, BOT_DM, PRIVATE))
    for index, kind in enumerate(command.get("integration_types") or ()):
        form.choice((*path, "integration_types", index), kind, (0, 1))
    if chat:
        _described(form, path, command)
        _options(form, path, command.get("options") or [], depth=0)
    length = characters(command)
    if length > MOST_CHARACTERS:
        form.wrong(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS}): {length}",
        )


def characters(command: Json) -> int:
    """Count a command's characters as Discord does: names, descriptions and values, the longest language each."""
    total = sum(_longest(command, key) for key in ("name", "description"))
    for choice in command.get("choices") or ():
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(characters(option) for option in command.get("options") or ())


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def _name(form: Form, path: Path, thing: Json, *, chat: bool = True) -> None:
    names: dict[Path, object] = {("name",): thing.get("name")}
    names |= {("name_localizations", tag): name for tag, name in (thing.get("name_localizations") or {}).items()}
    for where, name in names.items():
        form.text((*path, *where), name, 1, 32, needed=True)
        if chat and isinstance(name, str) and (not NAME.fullmatch(name) or name != name.lower()):
            form.wrong((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")
    _locales(form, path, thing, "name_localizations")


def _described(form: Form, path: Path, thing: Json) -> None:
    form.text((*path, "description"), thing.get("description"), 1, 100, needed=True)
    for tag, text in (thing.get("description_localizations") or {}).items():
        form.text((*path, "description_localizations", tag), text, 1, 100)
    _locales(form, path, thing, "description_localizations")


def _locales(form: Form, path: Path, thing: Json, key: str) -> None:
    for tag in set(thing.get(key) or {}) - LOCALES:
        form.wrong((*path, key), "DICT_TYPE_KEYS", f"Not a language Discord knows: {tag}")


def _options(form: Form, path: Path, options: list[Json], depth: int) -> None:
    form.count((*path, "options"), options, 0, 25)
    if len({option.get("type") in (SUBCOMMAND, GROUP) for option in options}) > 1:
        text = "Sub-command and sub-command group option types are mutually exclusive to all other option types"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    names = [option.get("name") for option in options]
    optional = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _name(form, here, option)
        _described(form, here, option)
        kind = option.get("type")
        # A subcommand holds neither subcommands nor groups.
        form.choice((*here, "type"), kind, range(1 if depth < 2 else 3, 12))
        if names.count(option.get("name")) > 1:
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        if kind == GROUP and depth > 0:
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")
        if kind in (SUBCOMMAND, GROUP):
            _options(form, here, option.get("options") or [], 1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional:
            form.wrong(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        _values(form, here, option)


def _values(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        form.wrong(path, "APPLICATION_COMMAND_CHOICES_AND_AUTOCOMPLETE", "Choices and autocomplete exclude each other")
    check_choices(form, (*path, "choices"), choices, option.get("type"))
    for key, most in (("min_length", 6000), ("max_length", 6000)):
        form.number((*path, key), option.get(key), 0, most)


def check_choices(form: Form, path: Path, choices: object, kind: object) -> None:
    """Check the choices of an option or of an autocomplete answer."""
    if not form.count(path, choices, 0, 25) or not isinstance(choices, list):
        return
    for index, choice in enumerate(choices):
        form.text((*path, index, "name"), choice.get("name"), 1, 100, needed=True)
        value = choice.get("value")
        if kind == STRING:
            form.text((*path, index, "value"), value, 1, 100, needed=True)
        elif kind in (INTEGER, NUMBER):
            form.number((*path, index, "value"), value, -(2**53), 2**53)


def fits(command: Json, *, direct: bool) -> bool:
    """Tell whether a command is offered in a guild, or in direct messages: by its contexts, or everywhere."""
    contexts = command.get("contexts")
    if contexts is None:
        return not direct or command.get("dm_permission", True)
    return (BOT_DM if direct else IN_GUILD) in contexts


def leaves(command: Json, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Yield what a person can call: every command or subcommand with its path of names."""
    here = (*path, command["name"])
    inner = [each for each in command.get("options") or () if each["type"] in (SUBCOMMAND, GROUP)]
    # A command with subcommands cannot be called itself.
    if not inner:
        yield here, command
    for option in inner:
        yield from leaves(option, here)


def focus(options: list[Json]) -> int | None:
    """Return the type of the option that is being typed."""
    for option in options:
        kind: int | None = option["type"] if option.get("focused") else focus(option.get("options") or [])
        if kind is not None:
            return kind
    return None


def fill(leaf: Json, given: Json) -> list[Json]:
    """Make the options of an interaction from what a person typed; ValueError says what does not fit."""
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
    if kind == BOOLEAN:
        return value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1")
    return str(value)
