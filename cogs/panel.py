"""The private panel: what a seat is shown of an ask and of the draft it is making, for any ask of any game.

A pure function of table, seat and draft. An option is picked step by step along its path; two to five possibilities
are buttons, more are a select, more than 25 a select with pages; of up to 20 that one step picks each is a button, as
a select takes a tap more. Amounts are a select that takes several, or − and +.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple, Protocol

from discord.utils import escape_markdown

from cogs.draft import (
    DIGITS,
    FEW,
    Desk,
    Pick,
    Picks,
    back,
    below,
    bulk,
    complete,
    fits,
    pick_text,
    pickable,
    picked,
    prefix,
    refusal,
    room,
    siblings,
    walk,
    written,
)
from cogs.ids import PANEL, Id
from cogs.layout import MOST_ENTRIES, MOST_IN_ROW, Button, Entry, Menu, Row
from cogs.press import Place
from rules.kernel import Ask, Choice, Field, IllegalChoice, Option, View

FIELDS_AT_ONCE = 4
MOST_BUTTONS = 20
"""As many possibilities are buttons where one tap picks one for good: a select takes two."""
AMOUNTS_AT_ONCE = 5


class Speech(Protocol):
    """The words a panel needs; ``render.words(language)`` has them."""

    def text(self, key: str, /, **args: Any) -> str:
        """Return the text of ``key``."""

    def ask(self, ask: Ask, names: Sequence[str]) -> str:
        """Return the prompt of an ask."""

    def option(self, option: Option, ask: Ask, names: Sequence[str]) -> str:
        """Return an option in words."""

    def step(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str]) -> str:
        """Return the next step of an option's path in words."""

    def reason(self, refused: IllegalChoice) -> str:
        """Return why a choice was refused."""


class Scene(NamedTuple):
    """What the panel's picture shows."""

    view: View
    ask: Ask | None = None
    chosen: tuple[str, ...] = ()


class Panel(NamedTuple):
    """What a panel shows, but for the picture itself."""

    prompt: str
    notes: tuple[str, ...]
    rows: tuple[Row, ...]
    scene: Scene


class Sheet:
    """A panel being written: it gives every control an id of its own."""

    def __init__(self, game: int, number: int, desk: Desk, place: Place, words: Speech, names: Sequence[str]) -> None:
        self.game, self.number = game, number
        self.desk, self.place = desk, place
        self.words, self.names = words, names
        self._slots = count()

    def id(self, verb: str, rest: object) -> str:
        """Return a custom id that no other control of this panel has."""
        return str(Id(PANEL, self.game, f"{verb}{next(self._slots)}", self.number, str(rest)))

    def show(self, at: int, picks: Picks, page: int = 0) -> str:
        """Return the id of a button that leads to other picks for part ``at``."""
        return self.id("d", Place(self.desk.with_picks(at, picks), at, page))

    def menu(self, verb: str, at: int) -> str:
        """Return the id of a select that picks for part ``at``."""
        return self.id(verb, Place(self.desk.draft, at))

    def option(self, option: Option) -> str:
        """Return an option of the ask in hand in words."""
        return self.words.option(option, self.desk.ask, self.names)


def panel(game: int, number: int, desk: Desk, place: Place, words: Speech, names: Sequence[str]) -> Panel:
    """Return the panel for the draft on ``desk``; ``number`` is the open ask that the whole draft answers.

    ``names`` are the seats' names as they are: in texts, unlike on controls, no letter of them may mean bold or a link.
    """
    sheet = Sheet(game, number, desk, place, words, names)
    in_texts = [escape_markdown(name) for name in names]
    done = complete(desk)
    refused = refusal(desk) if done else None
    notes = [*_standing_orders(desk, words, in_texts), *([f"⚠ {words.reason(refused)}"] if refused else [])]
    rows = (*_turning(sheet), *_parts(sheet), *_closing(sheet, done and refused is None))
    return Panel(words.ask(desk.ask, in_texts), tuple(notes), rows, Scene(desk.view, desk.ask, _chosen(desk)))


def _chosen(desk: Desk) -> tuple[str, ...]:
    """Return what the picture shows as chosen: the steps of a single pick, else the ids of all picks."""
    parts = desk.ask.parts
    if len(parts) == 1 and room(parts[0]) == 1:
        return prefix(parts[0], desk.answer[0][0]) if desk.answer[0] else ()
    return tuple(
        part.options[pick.option].id
        for part, picks in zip(parts, desk.answer, strict=True)
        for pick in picks
        if not pick.depth
    )


# What has been chosen, in words


def _standing_orders(desk: Desk, words: Speech, names: Sequence[str]) -> Iterator[str]:
    """Say what is already answered and may be changed, what the draft holds, and what may be left out."""
    if desk.ask in desk.table.answered:
        yield words.text("panel-sealed" if desk.ask.secret else "panel-answered")
    asks = (*desk.earlier, desk.ask)
    chosen = [spoken(ask, choice, words, names) for ask, choice in zip(asks, desk.choices, strict=True)]
    if any(chosen):
        yield words.text("panel-chosen", what=" → ".join(filter(None, chosen)))
    for part, picks in zip(desk.ask.parts, desk.answer, strict=True):
        if room(part) > 1:
            picked_so_far = sum(not pick.depth for pick in picks)
            key = "panel-count" if part.least < room(part) else "panel-count-exactly"
            told = words.text(key, count=picked_so_far, least=part.least, most=room(part))
            yield f"-# {named(part, desk.ask, words)}: {told}" if part.name else f"-# {told}"


def spoken(ask: Ask, choice: Choice, words: Speech, names: Sequence[str]) -> str:
    """Return a choice in words, "" where it picks nothing."""
    listed = choice if isinstance(choice, dict) else {"": choice}
    parts = []
    for part in ask.parts:
        options = {option.id: words.option(option, ask, names) for option in part.options}
        ids = listed.get(part.name, [])
        told = [options[id_] for id_ in ids]
        if part.ordered:
            said = [f"{place}. {label}" for place, label in enumerate(told, 1)]
        else:
            said = [f"{label} × {times}" if times > 1 else label for label, times in Counter(told).items()]
        if said:
            parts.append((f"{named(part, ask, words)}: " if part.name else "") + ", ".join(said))
    return " · ".join(parts)


def named(part: Field, ask: Ask, words: Speech) -> str:
    """Return what a field of an ask is called."""
    return words.text(f"field.{ask.kind}.{part.name}")


# Controls


def _turning(sheet: Sheet) -> Iterator[Row]:
    """Offer what differs in the last step only from the answer before the one in hand (the tile's rotations)."""
    desk = sheet.desk
    if not desk.earlier or not desk.draft[-2][-1]:
        return
    ask, last = desk.earlier[-1], desk.draft[-2][-1][-1]
    part = ask.parts[-1]
    steps = part.options[last.option].steps
    ways = siblings(part, last)
    if len(steps) < 2 or not 2 <= len(ways) <= FEW:
        return
    draft = written(desk.draft)
    yield tuple(
        Button(
            sheet.id("t", f"{draft}!{part.options.index(option)}"),
            sheet.words.step(ask, steps[:-1], step, sheet.names),
            "primary" if step == steps[-1] else "secondary",
        )
        for step, option in ways.items()
    )


def _parts(sheet: Sheet) -> Iterator[Row]:
    """One control a field; where there is not room for all, one field at a time and a select to go to another."""
    parts = sheet.desk.ask.parts
    if len(parts) <= FIELDS_AT_ONCE and not (len(parts) > 1 and any(map(_amounts, parts))):
        for at, part in enumerate(parts):
            yield from _controls(sheet, at, part)
        return
    focus = min(sheet.place.field, len(parts) - 1)
    entries = tuple(
        Entry(DIGITS[at], named(part, sheet.desk.ask, sheet.words), picked=at == focus) for at, part in enumerate(parts)
    )
    yield Menu(sheet.id("f", written(sheet.desk.draft)), sheet.words.text("panel-field"), entries[:MOST_ENTRIES])
    yield from _controls(sheet, focus, parts[focus])


def _amounts(part: Field) -> bool:
    """Whether the picks of a part are counted with − and +: too many of them for one select."""
    flat = all(len(option.steps) == 1 for option in part.options)
    return room(part) > 1 and not part.ordered and flat and not bulk(part)


def _controls(sheet: Sheet, at: int, part: Field) -> Iterator[Row]:
    picks = sheet.desk.answer[at]
    if room(part) == 0:
        return
    if bulk(part):
        yield _several(sheet, at, part, picks)
    elif _amounts(part):
        yield from _counters(sheet, at, part, picks)
    else:
        yield from _steps(sheet, at, part, picks)


def _several(sheet: Sheet, at: int, part: Field, picks: Picks) -> Menu:
    """A select that takes several; an option that may be taken often is listed as often."""
    taken = Counter(pick.option for pick in picks)
    entries = tuple(
        Entry(
            f"{index}x{copy}",
            sheet.option(option),
            picked=copy < taken[index],
        )
        for index, option in enumerate(part.options)
        for copy in range(min(option.limit, room(part)))
    )
    return Menu(sheet.menu("m", at), _hint(sheet, part), entries, min(part.least, len(entries)), room(part))


def _counters(sheet: Sheet, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """A row for every option: one less, how many, one more."""
    taken = Counter(pick.option for pick in picks)
    page, pages = _page(sheet, len(part.options), AMOUNTS_AT_ONCE)
    first = page * AMOUNTS_AT_ONCE
    for index, option in list(enumerate(part.options))[first : first + AMOUNTS_AT_ONCE]:
        fewer = tuple(Pick(other) for other in sorted((taken - Counter([index])).elements()))
        more = tuple(Pick(other) for other in sorted((taken + Counter([index])).elements()))
        full = len(picks) >= room(part) or taken[index] >= option.limit or not fits(sheet.desk.with_picks(at, more))
        label = f"{sheet.option(option)} × {taken[index]}"
        yield (
            Button(sheet.show(at, fewer, page), "−", disabled=not taken[index]),
            Button(sheet.id("n", ""), label, "primary" if taken[index] else "secondary", disabled=True),
            Button(sheet.show(at, picks if full else more, page), "+", disabled=full),
        )
    yield from _pager(sheet, page, pages)


def _steps(sheet: Sheet, at: int, part: Field, picks: Picks) -> Iterator[Row]:
    """The next step of the pick in hand; for a finished pick its last step once more, and what else it could be."""
    last = picks[-1] if picks else None
    if last and not last.depth:
        steps = part.options[last.option].steps
        if room(part) == 1 or (len(steps) > 1 and 2 <= len(siblings(part, last)) <= FEW):
            rest, walked = picks[:-1], steps[:-1]
            others = [walk(part, rest, (*walked, step)) for step in below(pickable(part, rest), walked)]
            yield from _offers(sheet, at, part, [(other, (*rest, other)) for other in others], walked, last)
        if len(picks) >= room(part):
            return
        last = None
    walked = prefix(part, last) if last else ()
    before = picks[:-1] if last else picks
    ways = [walk(part, before, (*walked, step)) for step in below(pickable(part, before), walked)]
    yield from _offers(sheet, at, part, [(way, picked(part, picks, way)) for way in ways], walked, None)


def _offers(
    sheet: Sheet,
    at: int,
    part: Field,
    offers: Sequence[tuple[Pick, Picks]],
    walked: tuple[str, ...],
    now: Pick | None,
) -> Iterator[Row]:
    """The steps after ``walked``: each with its pick and the picks it leads to; ``now`` is the one made already."""
    desk = sheet.desk
    steps = [part.options[pick.option].steps[len(walked)] for pick, _ in offers]
    labels = [sheet.words.step(desk.ask, walked, step, sheet.names) for step in steps]
    if len(offers) <= _most_buttons(desk, walked):
        buttons = [
            Button(sheet.show(at, leads), label, "primary" if pick == now else "secondary")
            for (pick, leads), label in zip(offers, labels, strict=True)
        ]
        yield from (tuple(buttons[first : first + MOST_IN_ROW]) for first in range(0, len(buttons), MOST_IN_ROW))
        return
    page, pages = _page(sheet, len(offers), MOST_ENTRIES)
    entries = tuple(
        Entry(pick_text(pick), label, picked=pick == now) for (pick, _), label in zip(offers, labels, strict=True)
    )
    shown = entries[page * MOST_ENTRIES : (page + 1) * MOST_ENTRIES]
    yield Menu(sheet.menu("s", at), _hint(sheet, part), shown)
    yield from _pager(sheet, page, pages)


def _most_buttons(desk: Desk, walked: tuple[str, ...]) -> int:
    """Return how many possibilities are buttons; more are a select, which takes a tap more and less room."""
    if _flat(desk):
        return MOST_BUTTONS
    alone = len(desk.ask.parts) == 1
    ends = any(len(option.steps) == len(walked) + 1 for part in desk.ask.parts for option in part.options)
    return 2 * MOST_IN_ROW if alone and ends else MOST_IN_ROW


def _flat(desk: Desk) -> bool:
    """Whether the ask in hand is one pick of one step, and the one before it leaves room for many buttons."""
    parts = [part for ask in (*desk.earlier[-1:], desk.ask) for part in ask.parts]
    flat = all(len(option.steps) == 1 for part in parts for option in part.options)
    return flat and len(desk.ask.parts) == 1 and room(desk.ask.parts[0]) == 1


def _page(sheet: Sheet, entries: int, size: int) -> tuple[int, int]:
    pages = -(-entries // size)
    return min(sheet.place.page, pages - 1), pages


def _pager(sheet: Sheet, page: int, pages: int) -> Iterator[Row]:
    if pages < 2:
        return
    place = sheet.place
    before, after = (place._replace(page=(page + way) % pages) for way in (-1, 1))
    yield (
        Button(sheet.id("g", before), "◀"),
        Button(sheet.id("n", ""), f"{page + 1} / {pages}", disabled=True),
        Button(sheet.id("g", after), "▶"),
    )


def _closing(sheet: Sheet, legal: bool) -> Iterator[Row]:
    """Confirm the whole draft, or go one step back."""
    earlier = back(sheet.desk)
    if not legal and earlier is None:
        return
    words = sheet.words
    empty = legal and not any(map(any, sheet.desk.draft))
    confirm = words.text("panel-confirm-nothing" if empty else "panel-confirm")
    row = [Button(sheet.id("c", written(sheet.desk.draft)), confirm, "success", disabled=not legal)]
    if earlier is not None:
        row.append(Button(sheet.id("d", written(earlier)), words.text("panel-back")))
    yield tuple(row)


def _hint(sheet: Sheet, part: Field) -> str:
    if part.name:
        return named(part, sheet.desk.ask, sheet.words)
    return sheet.words.text("panel-pick-several" if room(part) > 1 else "panel-pick")
