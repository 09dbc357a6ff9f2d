"""The buttons below a table's messages: play, log, more, take back, concede, once more."""

from collections.abc import Awaitable, Callable

from discord.utils import escape_markdown

from cogs import lobby, look, play
from cogs.board import GOLD, Moment, called, latest, names, sentences, snapshot, text_board
from cogs.ids import TABLE, Id
from cogs.layout import MOST_TEXT, Button, Card, Row, cut
from cogs.press import Place
from cogs.turns import close, go_on, moment
from cogs.visit import Visit, pressable
from data import records
from data.errors import Refused
from data.live import Live
from data.rows import Seat
from render import Words

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
    text = latest([f"- {line}" for line in sentences(entries, people, visit.words)], MOST_LOG, "\n")
    heading = visit.words.text("log-heading-new" if 0 < seen < last else "log-heading")
    await visit.show(Card((heading, text or visit.words.text("log-empty")), accent=GOLD))
    if last > seen:
        await records.look(store, visit.guild, game, visit.user, last)


async def more(visit: Visit, game: int) -> None:
    """Offer what is needed less often."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seat = live.seat_of(visit.user)
        now = snapshot(live, seat.seat if seat else None)
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
    rows = (*look.buttons(now, visit.words), row)
    await visit.show(Card((play.standing_sentence(now, visit.words), lines), rows=rows, accent=GOLD))


async def tap(visit: Visit, id_: Id) -> None:
    """Take the answer to a quick ask from the turn message itself; tell others who is asked."""
    async with visit.bot.tables.hold(visit.guild, id_.game, interaction=visit.id) as live:
        seat = live.seat_of(visit.user)
        asked = live.table.ask_of(seat.seat) if seat and not seat.opponent else None
        if seat is not None and asked is not None:
            play.commit(live, seat, [[id_.rest]], visit.user, id_.number)
            return
        sentence = play.standing_sentence(snapshot(live), visit.words)
    await visit.tell(sentence)


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
    """Show this person the board drawn with letters."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seat = live.seat_of(visit.user)
        now = snapshot(live, seat.seat if seat else None)
    await visit.show(text_card(now, visit.words))


def text_card(now: Moment, words: Words) -> Card:
    """Return the board drawn with letters."""
    return Card((cut(text_board(now, words), MOST_TEXT),), accent=GOLD)


async def rematch(visit: Visit, game: int) -> None:
    """Open a lobby for the same game with the same options and opponents; whoever presses next joins it."""
    if waiting := await _lobby_of(visit, game):
        async with visit.bot.tables.hold(visit.guild, waiting, interaction=visit.id) as live:
            lobby.act(live, "join", visit)
        await visit.say("lobby-did-join")
        return
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        old, seats = live.game, live.seats
        live.post("say", _invitation(visit, seats))
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


async def _lobby_of(visit: Visit, game: int) -> int | None:
    """Return the lobby that was opened for the same game in the same place after this one has ended."""
    async with visit.bot.tables.hold(visit.guild, game) as live:
        old = live.game
    here = await records.games(visit.bot.store, visit.guild, channel=old.thread or old.channel)
    fits = (one.id for one in here if (one.kind, one.phase) == (old.kind, "lobby") and one.created >= (old.ended or 0))
    return next(fits, None)


def _invitation(visit: Visit, seats: tuple[Seat, ...]) -> dict[str, object]:
    """Return the sentence that calls everybody else who has played."""
    users = [seat.user for seat in seats if seat.user not in (None, visit.user)]
    others = " ".join(f"<@{user}>" for user in users)
    return {"key": "rematch-said", "args": {"name": escape_markdown(visit.name), "others": others}, "users": users}


VERBS: dict[str, Callable[[Visit, Id], Awaitable[None]]] = {
    "play": lambda visit, id_: play.open_panel(visit, id_.game),
    "tap": tap,
    "log": lambda visit, id_: log(visit, id_.game),
    "more": lambda visit, id_: more(visit, id_.game),
    "look": lambda visit, id_: look.look(visit, id_.game, id_.rest),
    "undo": lambda visit, id_: undo(visit, id_.game, id_.number),
    "concede": lambda visit, id_: ask_concede(visit, id_.game),
    "yield": lambda visit, id_: concede(visit, id_.game),
    "text": lambda visit, id_: board_as_text(visit, id_.game),
    "rematch": lambda visit, id_: rematch(visit, id_.game),
}
"""What each button does."""
IN_PLACE = ("tap", "look")
"""The buttons that leave their message where it is or change it; the others are answered in a message of their own."""


async def press(visit: Visit, id_: Id) -> None:
    """Answer a press on a table's message or on what *More* has shown."""
    act = VERBS.get(id_.verb)
    if act is None:
        await visit.say("panel-outdated")
        return
    await (visit.stay() if id_.verb in IN_PLACE else visit.wait())
    await act(visit, id_)


Press = pressable(TABLE, press)
