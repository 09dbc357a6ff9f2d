"""The buttons below a table's messages: play, log, more, take back, concede, once more."""

from discord.utils import escape_markdown

from cogs import lobby, play
from cogs.board import GOLD, called, latest, names, sentences, snapshot, text_board
from cogs.ids import TABLE, Id
from cogs.layout import MOST_TEXT, Button, Card, Row, cut
from cogs.press import Place
from cogs.turns import close, go_on, moment
from cogs.visit import Visit, pressable
from data import records
from data.errors import Refused
from data.live import Live
from data.rows import Seat

PAGE = 40
MOST_LOG = 2_500
"""How many entries of the log, and how many letters, are told at once."""


def own_seat(live: Live, user: int) -> Seat:
    """Return where a person sits; Refused if nowhere."""
    seat = live.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


async def log(visit: Visit, game: int, *, everything: bool = False) -> None:
    """Tell what has happened since this person last looked, with what only their seat may know."""
    store = visit.bot.store
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seat, people, last = live.seat_of(visit.user), names(live.seats), live.last
    seen = 0 if everything else await records.looked(store, visit.guild, game, visit.user)
    entries = await records.log(
        store, visit.guild, game, seat=seat.seat if seat else None, after=seen if seen < last else 0, limit=PAGE
    )
    told = [" ".join(sentences([entry], people, visit.words)) for entry in entries]
    text = latest([f"- {paragraph}" for paragraph in told if paragraph], MOST_LOG, "\n")
    heading = visit.words.text("log-heading-new" if 0 < seen < last else "log-heading")
    await visit.show(Card((heading, text or visit.words.text("log-empty")), accent=GOLD))
    if last > seen:
        await records.look(store, visit.guild, game, visit.user, last)


async def more(visit: Visit, game: int) -> None:
    """Offer what is needed less often."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seat, now = live.seat_of(visit.user), snapshot(live)
        number = live.table.asks[0].number if live.table.asks else 0
        undo = seat is not None and live.game.phase == "running" and live.table.can_undo(seat.seat)

    def button(verb: str, disabled: bool = False) -> Button:
        return Button(
            str(Id(TABLE, game, verb, number)), visit.words.text(f"button-{verb}"), "secondary", disabled=disabled
        )

    row: Row = (button("text"),)
    if seat:
        row = (button("undo", not undo), button("concede"), *row)
    lines = "\n".join(called(one, visit.words) for one in now.seats)
    await visit.show(Card((play.standing_sentence(now, visit.words), lines), rows=(row,), accent=GOLD))


async def undo(visit: Visit, game: int, number: int | None = None) -> None:
    """Take this person's last choice back, where nothing was drawn or shown since."""
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        seat = own_seat(live, visit.user)
        before = moment(live)
        live.undo(seat.seat, number=number, who=visit.user)
        go_on(live, before)
        drawn = play.sketch(live, visit.user, Place(), visit.words, (visit.words.text("undo-done"),))
    await play.show(visit, drawn)


async def ask_concede(visit: Visit, game: int) -> None:
    """Ask whether this person really wants to leave the game to a computer."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        _playing(live, visit.user)
    sure = Button(str(Id(TABLE, game, "yield")), visit.words.text("button-yield"), "danger")
    await visit.show(Card((visit.words.text("concede-sure"),), rows=((sure,),), accent=GOLD))


async def concede(visit: Visit, game: int) -> None:
    """Give this person's seat to a computer opponent; a table without people is closed."""
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        seat = _playing(live, visit.user)
        hand_over(live, seat, visit.user)
        live.post("say", {"key": "concede-said", "args": {"name": names([seat])[0]}})
    await visit.show(Card((visit.words.text("concede-done"),), accent=GOLD))


def hand_over(live: Live, seat: Seat, who: int) -> None:
    """Let a computer play a seat from now on; a table without people is closed."""
    before = moment(live)
    free = next(name for name in lobby.OPPONENTS if name not in {one.name for one in live.seats})
    live.give(seat.seat, user=None, name=free, opponent=True, who=who)
    if all(one.opponent for one in live.seats):
        close(live, who)
    else:
        go_on(live, before)


def _playing(live: Live, user: int) -> Seat:
    seat = own_seat(live, user)
    if live.game.phase != "running":
        raise Refused("not_running", phase=live.game.phase)
    return seat


async def board_as_text(visit: Visit, game: int) -> None:
    """Show the board drawn with letters."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seat = live.seat_of(visit.user)
        now = snapshot(live, seat.seat if seat else None)
    await visit.show(Card((cut(text_board(now, visit.words), MOST_TEXT),), accent=GOLD))


async def rematch(visit: Visit, game: int) -> None:
    """Open a lobby for the same game with the same options and opponents; the others are told."""
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        old, seats = live.game, live.seats
        live.post(
            "say",
            {"key": "rematch-said", "args": {"name": escape_markdown(visit.name)}, "users": _others(seats, visit.user)},
        )
    made = await visit.bot.tables.create(
        visit.guild,
        old.kind,
        host=visit.user,
        channel=old.channel,
        thread=old.thread,
        name=visit.name,
        language=old.language,
        options=old.options,
    )
    async with visit.bot.tables.hold(visit.guild, made.id) as live:
        for seat in seats:
            if seat.opponent and seat.user is None:
                live.add_opponent(seat.name)
        live.post("lobby", {}, topic="lobby")
    await visit.say("rematch-done")


def _others(seats: tuple[Seat, ...], user: int) -> list[int]:
    return [seat.user for seat in seats if seat.user not in (None, user)]


async def press(visit: Visit, id_: Id) -> None:
    """Answer a press on a table's message or on what *More* has shown."""
    await visit.wait()
    match id_.verb:
        case "play":
            await play.open_panel(visit, id_.game)
        case "log":
            await log(visit, id_.game)
        case "more":
            await more(visit, id_.game)
        case "undo":
            await undo(visit, id_.game, id_.number)
        case "concede":
            await ask_concede(visit, id_.game)
        case "yield":
            await concede(visit, id_.game)
        case "text":
            await board_as_text(visit, id_.game)
        case "rematch":
            await rematch(visit, id_.game)


Press = pressable(TABLE, press)
