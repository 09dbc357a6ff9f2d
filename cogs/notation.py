"""Choices as typed text, the keyboard path to every ask: ``0,-1,180 ; follower:c1`` or ``give=ore,ore get=brick``.

Option ids stand between spaces, ``id*3`` picks one three times, ``-`` picks nothing; the answers to several asks in
a row stand between semicolons.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from cogs.draft import BLANK, Desk, Draft, Pick, goes_on, lay, room, settle
from cogs.layout import MOST_ENTRIES, MOST_ENTRY, cut
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
        raise IllegalChoice("too_far", option=text.split(NEXT)[len(choices)].strip())
    return choices


def parsed(ask: Ask, text: str) -> Choice:
    """Return one answer from its text; IllegalChoice if it is none the ask allows."""
    tokens = text.split()
    if not ask.fields:
        choice: Choice = _ids(ask.parts[0], tokens)
    else:
        named = dict.fromkeys((field.name for field in ask.fields), "")
        for token in tokens:
            name, equals, value = token.partition("=")
            if not equals:
                raise IllegalChoice("fields_needed", fields=list(named))
            if name not in named:
                raise IllegalChoice("unknown_field", field=name)
            named[name] = value
        choice = {field.name: _ids(field, _split(field, named[field.name])) for field in ask.fields}
    check_choice(ask, choice)
    return choice


def _split(field: Field, value: str) -> list[str]:
    """Split a field's value at commas, unless it is an id that has commas itself."""
    known = {option.id.lower() for option in field.options}
    return [value] if value.lower() in known else [token for token in value.split(",") if token]


def _ids(part: Field, tokens: Sequence[str]) -> list[str]:
    known = {option.id.lower(): option.id for option in part.options}
    found: list[str] = []
    for token in tokens:
        if token == NOTHING and len(tokens) == 1:
            return []
        name, _, times = token.rpartition("*")
        if token.lower() in known:
            found.append(known[token.lower()])
        elif name.lower() in known and times.isdecimal() and len(times) < 3:
            found += [known[name.lower()]] * int(times)
        else:
            raise IllegalChoice("unknown_option", option=token)
    return found


def notation(ask: Ask, choice: Choice) -> str:
    """Return a choice as it is typed."""
    if isinstance(choice, dict):
        return " ".join(f"{field.name}={','.join(choice[field.name])}" for field in ask.fields)
    return " ".join(choice) or NOTHING


# Suggestions


def suggestions(table: Table, seat: int, typed: str, words: Speech) -> list[Suggestion]:
    """Return complete legal choices that go with what is typed so far, as many as Discord shows."""
    *before, last = typed.split(NEXT)
    desk = _desk_after(table, seat, before)
    if desk is None:
        return []
    start = "".join(f"{part.strip()} {NEXT} " for part in before)
    found = _matching(desk, last, words)
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


def _matching(desk: Desk, typed: str, words: Speech) -> Iterator[Suggestion]:
    """Yield the choices whose text or words contain what is typed; those that begin with it first."""
    ask, wanted = desk.ask, " ".join(typed.lower().split())
    single = not ask.fields and room(ask.parts[0]) == 1
    later = []
    for choice in _choices(ask, wanted):
        text = notation(ask, choice)
        said = spoken(ask, choice, words) or words.text("panel-nothing")
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
        found = _combinations(ask.parts[0], typed.split())
        yield from found if room(ask.parts[0]) == 1 else islice(found, TRIES)
        return
    named = dict(token.partition("=")[::2] for token in typed.split())
    lists = [
        list(islice(_combinations(field, named.get(field.name, "").split(",")), MOST_ENTRIES)) for field in ask.fields
    ]
    for at in range(max(map(len, lists), default=0)):
        for turn, listed in enumerate(lists):
            if at < len(listed) and all(lists):
                rest = [other[(at + turn) % len(other)] for other in lists]
                rest[turn] = listed[at]
                yield {field.name: ids for field, ids in zip(ask.fields, rest, strict=True)}


def _combinations(part: Field, typed: Sequence[str]) -> Iterator[list[str]]:
    """Yield selections of a part: first those that hold what is typed in full, filled up to the least number."""
    ids = [option.id for option in part.options for _ in range(option.limit)]
    held: list[str] = []
    for token in typed:
        match = next((id_ for id_ in ids if id_.lower() == token), None)
        if match is not None and held.count(match) < ids.count(match):
            held.append(match)
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
