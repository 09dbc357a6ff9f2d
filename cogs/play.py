"""Playing: the private panel of a seat, from *Play* to *Confirm*."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import render
from cogs.board import GOLD, Moment, names, snapshot, standing_line, told
from cogs.draft import Misfit, lay, ready
from cogs.ids import PANEL, TABLE, Id
from cogs.layout import Button, Card, Picture, Row
from cogs.panel import Scene, panel, spoken
from cogs.press import Place, place_of, pressed
from cogs.turns import go_on, moment
from cogs.visit import Visit, missing, pressable
from data import people, records
from data.errors import Refused, Repeated, Stale
from data.live import Live
from data.rows import Seat
from render import Words
from rules.kernel import Choice, Event, IllegalChoice

PICKING = ("s", "m", "d")
"""The verbs of controls that pick something."""


RECENT = 50
"""How many entries of the log are searched for an answer that may still be changed."""


class Sketch(NamedTuple):
    """A panel before its picture is drawn."""

    card: Card
    scene: Scene
    names: list[str]
    revision: str


def sketch(live: Live, user: int, place: Place, words: Words, notes: Sequence[str] = ()) -> Sketch:
    """Return what ``user`` is to see of the table now: the panel of an open ask, or where the game stands."""
    seat = live.seat_of(user)
    asked = live.table.ask_of(seat.seat) if seat and not seat.opponent and live.game.phase == "running" else None
    if seat is None or asked is None:
        return _waiting(live, seat, words, notes)
    try:
        desk = lay(live.table, seat.seat, place.draft)
    except Misfit:
        return sketch(live, user, Place(), words, (*notes, words.text("panel-outdated")))
    if desk is None:
        return _waiting(live, seat, words, notes)
    plain = [one.name for one in live.seats]
    shown = panel(live.game.id, asked.number, desk, place, words, plain)
    rows = shown.rows if any(map(any, place.draft)) else (*shown.rows, *_undo(live, seat, words))
    card = Card(above=(*notes, f"### {shown.prompt}"), below=shown.notes, rows=rows, accent=render.accent(seat.seat))
    return Sketch(card, shown.scene, plain, f"{live.game.id}-{live.last}")


def _waiting(live: Live, seat: Seat | None, words: Words, notes: Sequence[str]) -> Sketch:
    """Nothing is asked of this person: say who must act, and let a seat take its last choice back."""
    now = snapshot(live, seat.seat if seat else None)
    sentences = [*notes, standing_sentence(now, words)]
    if seat is None:
        sentences.append(words.text("panel-watching"))
    rows = _undo(live, seat, words) if seat else ()
    card = Card(tuple(sentences), (standing_line(now, words),), rows, accent=GOLD)
    return Sketch(card, Scene(now.view), now.names, f"{live.game.id}-{live.last}")


def standing_sentence(now: Moment, words: Words) -> str:
    """Return who must act, or that the game is over."""
    if now.game.phase != "running":
        return words.text(f"game-{now.game.phase}")
    return words.text("panel-waiting", who=words.listed([now.spoken[seat] for seat in now.asked]))


def _undo(live: Live, seat: Seat, words: Words) -> tuple[Row, ...]:
    if live.game.phase != "running" or not live.table.can_undo(seat.seat):
        return ()
    number = live.table.asks[0].number
    return ((Button(str(Id(TABLE, live.game.id, "undo", number)), words.text("button-undo"), "danger"),),)


async def show(visit: Visit, drawn: Sketch) -> None:
    """Draw the panel's picture and answer with it; a newer press on the same panel makes this one give way."""
    language = visit.words.language
    view, ask, chosen = drawn.scene
    data = await visit.bot.easel.draw(
        ("panel", visit.answer),
        partial(render.png, view, ask, chosen, names=drawn.names, language=language),
    )
    alt = render.describe(view, names=drawn.names, language=language)
    if data is not None:
        picture = Picture(f"table-{drawn.revision}-{visit.id}.png", alt, data)
        await visit.show(drawn.card._replace(picture=picture))
    else:
        text = render.text_board(view, names=drawn.names, language=language)
        await visit.show(drawn.card._replace(below=(f"```\n{text}\n```", *drawn.card.below)))


async def open_panel(visit: Visit, game: int, notes: Sequence[str] = ()) -> None:
    """Answer with the panel of this person at a table: their ask, or where the game stands."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        sealed = await _answer_so_far(visit, live)
        drawn = sketch(live, visit.user, Place(), visit.words, (*notes, *_unheard(visit, live), *sealed))
    await show(visit, drawn)


async def _answer_so_far(visit: Visit, live: Live) -> tuple[str, ...]:
    """Say what this person has answered already where others are still being asked."""
    seat = live.seat_of(visit.user)
    ask = next((ask for ask in live.table.answered if seat and ask.seat == seat.seat), None)
    if ask is None:
        return ()
    entries = await records.log(visit.bot.store, visit.guild, live.game.id, seat=ask.seat, limit=RECENT)
    made = [
        entry.choice for entry in entries if (entry.ask, entry.seat, entry.kind) == (ask.number, ask.seat, "choice")
    ]
    if not made or made[-1] is None:
        return ()
    what = spoken(ask, made[-1], visit.words, names(live.seats)) or visit.words.text("panel-nothing")
    return (visit.words.text("panel-answer", what=what),)


def _unheard(visit: Visit, live: Live) -> tuple[str, ...]:
    """Say that the table's channel refuses our messages; once it no longer does, have the turn called again."""
    place = live.game.thread or live.game.channel
    closed = visit.bot.closed
    if place not in closed or live.game.phase != "running":
        return ()
    if visit.channel == place and not missing(visit.interaction.app_permissions):
        del closed[place]
        live.post("turn", {}, topic="turn")
        return ()
    return (visit.words.text("panel-unheard", channel=f"<#{place}>"),)


async def press(visit: Visit, id_: Id) -> None:
    """Answer a press on a panel: go on with the draft, or confirm it."""
    await visit.stay()
    if id_.verb == "c":
        await confirm(visit, id_)
        return
    quick = (await people.settings(visit.bot.store, visit.user)).get("confirm") == "quick"
    async with visit.bot.tables.hold(visit.guild, id_.game) as live:
        seat = live.seat_of(visit.user)
        asked = live.table.ask_of(seat.seat) if seat else None
        if seat is None or asked is None or asked.number != id_.number:
            drawn, finished = sketch(live, visit.user, Place(), visit.words, _outdated(visit, seat)), None
        else:
            place, notes = _moved(live, seat, id_, visit)
            drawn = sketch(live, visit.user, place, visit.words, notes)
            finished = place if quick and id_.verb in PICKING and ready(live.table, seat.seat, place.draft) else None
    if finished:
        await confirm(visit, id_._replace(verb="c", rest=str(finished)))
    else:
        await show(visit, drawn)


def _outdated(visit: Visit, seat: Seat | None) -> tuple[str, ...]:
    return (visit.words.text("panel-stale"),) if seat else ()


def _moved(live: Live, seat: Seat, id_: Id, visit: Visit) -> tuple[Place, tuple[str, ...]]:
    try:
        return pressed(live.table, seat.seat, id_.verb, id_.rest, visit.values), ()
    except Misfit:
        return Place(), (visit.words.text("panel-outdated"),)


async def confirm(visit: Visit, id_: Id) -> None:
    """Commit every choice of the draft at once, then show what follows; a stale or doubled click only shows that."""
    try:
        drawn, plain = await _commit(visit, id_)
    except (Stale, Repeated, Misfit):
        await open_panel(visit, id_.game, (visit.words.text("panel-stale"),))
        return
    except IllegalChoice as refused:
        await open_panel(visit, id_.game, (visit.words.reason(refused),))
        return
    if plain:
        await visit.show(drawn.card)
    else:
        await show(visit, drawn)


async def _commit(visit: Visit, id_: Id) -> tuple[Sketch, bool]:
    """Commit; return what to show then, and whether that goes without a picture as nothing more is asked."""
    async with visit.bot.tables.hold(visit.guild, id_.game, interaction=visit.id) as live:
        seat = live.seat_of(visit.user)
        if seat is None:
            raise Refused("not_seated")
        asked = live.table.ask_of(seat.seat)
        if asked is None or asked.number != id_.number:
            raise Stale(id_.number)
        desk = lay(live.table, seat.seat, place_of(id_.rest).draft)
        if desk is None:
            raise Stale(id_.number)
        events = commit(live, seat, desk.choices, visit.user, id_.number)
        notes = done(events, seat, live, visit.words)
        drawn = sketch(live, visit.user, Place(), visit.words, notes)
        return drawn, all(ask.seat != seat.seat for ask in live.table.asks)


def commit(live: Live, seat: Seat, choices: Sequence[Choice], user: int, number: int | None) -> list[Event]:
    """Answer one ask after the other for a seat, and note what is due then; all of it or nothing."""
    before = moment(live)
    events = [
        event
        for at, choice in enumerate(choices)
        for event in live.answer(seat.seat, choice, number=None if at else number, who=user)
    ]
    go_on(live, before)
    return events


def done(events: Sequence[Event], seat: Seat, live: Live, words: Words) -> tuple[str, ...]:
    """Return what has happened by a choice, as its seat may see it."""
    seen = told([event.seen_by(seat.seat) for event in events], names(live.seats), words)
    return ("✔ " + "\n".join(seen) if seen else words.text("panel-done"),)


Press = pressable(PANEL, press)
