"""Choices as typed text, the keyboard path to every ask: ``0,-1,180 ; follower:c1`` or ``give=ore,ore get=brick``.

Option ids stand between spaces, and may have spaces themselves; ``id*3`` picks one three times, ``-`` picks nothing;
the answers to several asks in a row stand between semicolons.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import NamedTuple

from cogs.draft import BLANK, Desk, Draft, Pick, goes_on, lay, room, settle
from cogs.layout import MOST_ENTRIES, MOST_ENTRY, cut, quoted
from cogs.panel import Speech, spoken
from rules.kernel import Ask, Choice, Field, IllegalChoice, Table, check_choice

NEXT = ";"
NOTHING = "-"
TRIES = 400
"""How many combinations are looked at for suggestions before giving up."""


class Suggestion(NamedTuple):
    """A complete legal choice: as people read it, and as it is typed."""

    label: str
    text: str


def understood(table: Table, seat: int, text: str) -> list[Choice]:
    """Return the choices that ``text`` asks for, one after the other; IllegalChoice says what is wrong with it."""
    fork = table.fork()
    choices = []
    for part in text.split(NEXT):
        ask = fork.ask_of(seat)
        if ask is None:
            raise IllegalChoice("over" if fork.over else "not_asked", seat=seat)
        choice = parsed(ask, part)
        fork.answer(seat, choice)
        choices.append(choice)
        if not goes_on(fork, seat, ask):
            break
    if len(choices) < len(text.split(NEXT)):
        raise IllegalChoice("too_far", option=quoted(text.split(NEXT)[len(choices)].strip()))
    return choices


def parsed(ask: Ask, text: str) -> Choice:
    """Return one answer from its text; IllegalChoice if it is none the ask allows."""
    if not ask.fields:
        choice: Choice = _ids(ask.parts[0], text)
    else:
        typed = _by_field(ask.fields, text)
        choice = {field.name: _ids(field, _spaced(field, typed[field.name])) for field in ask.fields}
    check_choice(ask, choice)
    return choice


def _by_field(fields: Sequence[Field], text: str) -> dict[str, str]:
    """Return what is typed for each field: everything from its ``name=`` to the next."""
    named = dict.fromkeys((field.name for field in fields), "")
    name = ""
    for word in text.split():
        before, equals, after = word.partition("=")
        if equals:
            name = before
        if not name:
            raise IllegalChoice("fields_needed", fields=list(named))
        if name not in named:
            raise IllegalChoice("unknown_field", field=quoted(name))
        named[name] += f" {after if equals else word}"
    return named


def _spaced(field: Field, value: str) -> str:
    """Put spaces for the commas of a field's value, unless it is an id that has commas itself."""
    return value if value.strip().lower() in _known(field) else value.replace(",", " ")


def _known(part: Field) -> dict[str, str]:
    return {option.id.lower(): option.id for option in part.options}


def _ids(part: Field, text: str) -> list[str]:
    known = _known(part)
    if text.strip() == NOTHING and NOTHING not in known:
        return []
    found: list[str] = []
    for id_, times in _read(known, text):
        if times is None:
            raise IllegalChoice("unknown_option", option=quoted(id_))
        found += [id_] * times
    return found


def _read(known: Mapping[str, str], text: str) -> Iterator[tuple[str, int | None]]:
    """Yield the ids that ``text`` names, of several that fit the longest, and how often; None for what is none."""
    rest = text.split()
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
    if name in known and times.isdecimal() and len(times) < 3:
        return known[name], int(times)
    return None


def notation(ask: Ask, choice: Choice) -> str:
    """Return a choice as it is typed."""
    if isinstance(choice, dict):
        return " ".join(f"{field.name}={','.join(_counted(choice[field.name]))}" for field in ask.fields)
    return " ".join(_counted(choice)) or NOTHING


def _counted(ids: Sequence[str]) -> list[str]:
    runs = [(id_, len(list(run))) for id_, run in groupby(ids)]
    return [f"{id_}*{times}" if times > 1 else id_ for id_, times in runs]


# Suggestions


def suggestions(table: Table, seat: int, typed: str, words: Speech, names: Sequence[str]) -> list[Suggestion]:
    """Return complete legal choices that go with what is typed so far, as many as Discord shows."""
    *before, last = typed.split(NEXT)
    desk = _desk_after(table, seat, before)
    if desk is None:
        return []
    start = "".join(f"{part.strip()} {NEXT} " for part in before)
    found = _matching(desk, last, words, names)
    short = (one for one in found if len(start + one.text) <= MOST_ENTRY)
    return [Suggestion(cut(start + one.label, MOST_ENTRY), start + one.text) for one in islice(short, MOST_ENTRIES)]


def _desk_after(table: Table, seat: int, before: Sequence[str]) -> Desk | None:
    """Return the ask that is open after the answers typed before, where a draft can go on so far."""
    draft: Draft = (BLANK,)
    desk = lay(table, seat, draft)
    for text in before:
        if desk is None:
            return None
        try:
            choice = parsed(desk.ask, text)
        except IllegalChoice:
            return None
        draft = settle(table, seat, desk.with_answer(_picks(desk.ask, choice)), decided=True)
        if len(draft) == len(desk.draft):
            return None
        desk = lay(table, seat, draft)
    return desk


def _picks(ask: Ask, choice: Choice) -> tuple[tuple[Pick, ...], ...]:
    listed = choice if isinstance(choice, dict) else {"": choice}
    at = {part.name: {option.id: index for index, option in enumerate(part.options)} for part in ask.parts}
    return tuple(tuple(Pick(at[part.name][id_]) for id_ in listed[part.name]) for part in ask.parts)


def _matching(desk: Desk, typed: str, words: Speech, names: Sequence[str]) -> Iterator[Suggestion]:
    """Yield the choices whose text or words contain what is typed; those that begin with it first."""
    ask, wanted = desk.ask, " ".join(typed.lower().split())
    single = not ask.fields and room(ask.parts[0]) == 1
    later = []
    for choice in _choices(ask, wanted):
        text = notation(ask, choice)
        said = spoken(ask, choice, words, names) or words.text("panel-nothing")
        one = Suggestion(said if said == text else f"{said} · {text}", text)
        if not single and not _legal(desk, choice):
            continue
        if text.lower().startswith(wanted) or said.lower().startswith(wanted):
            yield one
        elif wanted in one.label.lower():
            later.append(one)
    yield from later


def _legal(desk: Desk, choice: Choice) -> bool:
    """Whether the rules take a choice of several picks; a single one that is offered is legal."""
    try:
        desk.table.fork().answer(desk.seat, choice)
    except IllegalChoice:
        return False
    return True


def _choices(ask: Ask, typed: str) -> Iterator[Choice]:
    """Yield choices the ask allows: every single pick, or combinations that go on from what is typed."""
    if not ask.fields:
        found = _combinations(ask.parts[0], typed)
        yield from found if room(ask.parts[0]) == 1 else islice(found, TRIES)
        return
    try:
        named = _by_field(ask.fields, typed)
    except IllegalChoice:
        named = {}
    lists = [
        list(islice(_combinations(field, _spaced(field, named.get(field.name, ""))), MOST_ENTRIES))
        for field in ask.fields
    ]
    for at in range(max(map(len, lists), default=0)):
        for turn, listed in enumerate(lists):
            if at < len(listed) and all(lists):
                rest = [other[(at + turn) % len(other)] for other in lists]
                rest[turn] = listed[at]
                yield {field.name: ids for field, ids in zip(ask.fields, rest, strict=True)}


def _combinations(part: Field, typed: str) -> Iterator[list[str]]:
    """Yield selections of a part: first those that hold what is typed in full, filled up to the least number."""
    ids = [option.id for option in part.options for _ in range(option.limit)]
    held: list[str] = []
    for id_, times in _read(_known(part), typed):
        held += [id_] * min(times or 0, ids.count(id_) - held.count(id_))
    held = held[: part.most]
    if part.least <= len(held):
        yield held
    for size in range(max(part.least, len(held) + 1), min(part.most, len(ids)) + 1):
        yield from _filled(ids, held, size)


def _filled(ids: Sequence[str], held: list[str], size: int) -> Iterator[list[str]]:
    rest = list(ids)
    for id_ in held:
        rest.remove(id_)
    seen = set()
    for first in range(len(rest)):
        picked = [*held, *(rest[(first + step) % len(rest)] for step in range(size - len(held)))]
        if tuple(picked) not in seen:
            seen.add(tuple(picked))
            yield picked
