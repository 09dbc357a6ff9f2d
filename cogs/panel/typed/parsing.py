"""Choices as typed text, the keyboard path to every ask: ``0,-1,180 ; follower:c1`` or ``give=ore,ore get=brick``.

Spaces separate option ids, which may contain spaces themselves. ``id*3`` picks an option three times, and ``-`` picks
nothing. A field that is left out has no picks. Semicolons separate the answers to several asks in a row.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from cogs.discord.limits import quote_input
from cogs.panel.draft.preview import continues
from rules.kernel import Ask, Choice, Field, IllegalChoice, Table, check_choice

SEPARATOR = ";"
NOTHING = "-"
MORE = "…"
"""The end of the last suggestion if there are more: that is no choice."""


def parse_choices(table: Table, seat: int, text: str) -> list[tuple[Ask, Choice]]:
    """Return the asks that ``text`` answers, each with its choice; raise IllegalChoice for an error in it."""
    check_finished(text)
    *before, last = text.split(SEPARATOR)
    answered = []
    # A copy takes long, and a single answer needs none.
    stands = table.fork() if before else table
    for at, part in enumerate(before, 1):
        ask, choice = _answer(stands, seat, part)
        stands.answer(seat, choice)
        answered.append((ask, choice))
        # A seat cannot plan beyond a draw or another seat's answer, neither by keyboard nor by mouse.
        if not continues(stands, seat, ask):
            raise IllegalChoice("too_far", option=quote_input([*before, last][at].strip()))
    return [*answered, _answer(stands, seat, last)]


def _answer(table: Table, seat: int, text: str) -> tuple[Ask, Choice]:
    """Return the ask of a seat and its choice; raise IllegalChoice if the table would refuse it."""
    ask = table.ask_of(seat)
    if ask is None:
        raise IllegalChoice("over" if table.over else "not_asked", seat=seat)
    choice = parse_choice(ask, text)
    table.check(seat, choice)
    return ask, choice


def check_finished(text: str) -> None:
    """Raise IllegalChoice if the text is the last suggestion of a list that is too long."""
    if text.rstrip().endswith(MORE):
        raise IllegalChoice("type_on")


def parse_choice(ask: Ask, text: str) -> Choice:
    """Return one answer from its text; raise IllegalChoice if the ask does not allow it."""
    if not ask.fields:
        choice: Choice = _ids(ask.parts[0], text)
    elif text.strip() == NOTHING:
        choice = {field.name: [] for field in ask.fields}
    else:
        typed = split_fields(ask.fields, text)
        choice = {field.name: _ids(field, commas_to_spaces(field, typed[field.name])) for field in ask.fields}
    check_choice(ask, choice)
    return choice


def split_fields(fields: Sequence[Field], text: str) -> dict[str, str]:
    """Return the typed text for each field: everything from its ``name=`` to the next."""
    named = dict.fromkeys((field.name for field in fields), "")
    name = ""
    for word in text.split():
        before, equals, after = word.partition("=")
        if equals:
            name = before
        if not name:
            raise IllegalChoice("fields_needed", fields=list(named))
        if name not in named:
            raise IllegalChoice("unknown_field", field=quote_input(name))
        named[name] += f" {after if equals else word}"
    return named


def commas_to_spaces(field: Field, value: str) -> str:
    """Replace the commas of a field's value by spaces, unless it is an id that contains commas."""
    # A place is "0,-1,180", and several goods are "ore,ore". Only the options tell which one a comma means.
    return value if value.strip().lower() in ids_by_text(field) else value.replace(",", " ")


def ids_by_text(part: Field) -> dict[str, str]:
    """Return the option ids of a field by their typed form, in lower case."""
    return {option.id.lower(): option.id for option in part.options}


def _ids(part: Field, text: str) -> list[str]:
    known = ids_by_text(part)
    # An option may itself be called "-".
    if text.strip() == NOTHING and NOTHING not in known:
        return []
    ids: list[str] = []
    for id_, times in read_ids(known, text):
        if times is None:
            raise IllegalChoice("unknown_option", option=quote_input(id_))
        ids += [id_] * times
    return ids


def read_ids(known: Mapping[str, str], text: str) -> Iterator[tuple[str, int | None]]:
    """Yield the ids in ``text``, the longest match first, each with its count; None for an unknown id."""
    rest = text.split()
    # Names contain spaces ("Throne Room"), so the longest run of words that is an id wins.
    most = 1 + max((id_.count(" ") for id_ in known), default=0)
    while rest:
        runs = (" ".join(rest[:size]) for size in range(min(most, len(rest)), 0, -1))
        run, found = next(((run, one) for run in runs if (one := _named(known, run))), (rest[0], (rest[0], None)))
        yield found
        rest = rest[1 + run.count(" ") :]


def _named(known: Mapping[str, str], run: str) -> tuple[str, int | None] | None:
    typed = run.lower()
    name, _, times = typed.rpartition("*")
    if typed in known:
        return known[typed], 1
    # Two digits are enough, and a typing error cannot make a list of millions.
    if name in known and times.isdecimal() and len(times) < 3:
        return known[name], int(times)
    return None


def format_choice(ask: Ask, choice: Choice) -> str:
    """Return a choice as typed text."""
    if isinstance(choice, dict):
        picked = ((field.name, choice[field.name]) for field in ask.fields)
        return " ".join(f"{name}={','.join(_counted(ids))}" for name, ids in picked if ids) or NOTHING
    return " ".join(_counted(choice)) or NOTHING


def _counted(ids: Sequence[str]) -> list[str]:
    runs = [(id_, len(list(run))) for id_, run in groupby(ids)]
    return [f"{id_}*{times}" if times > 1 else id_ for id_, times in runs]
