"""The lobby: who will sit at a table and by which options, until somebody starts the game."""

from collections.abc import Sequence

from cogs import variants
from cogs.board import GOLD, called
from cogs.ids import LOBBY, Id
from cogs.layout import Button, Card, Row, Style
from cogs.turns import begin, close
from cogs.variants import Focus
from cogs.visit import Visit, pressable
from data.errors import Refused
from data.live import Live
from data.rows import Game, Seat
from render import Words
from rules.kernel import GAMES

OPPONENTS = ("Agathe", "Bruno", "Clara", "Didi", "Elfriede", "Fritz")
"""What the computer opponents are called."""


# What it looks like


def card(game: Game, seats: Sequence[Seat], words: Words) -> Card:
    """Return the lobby message; once the game has started it says so and has no buttons."""
    meta = GAMES[game.kind].meta
    sitting = "\n".join(called(seat, words) for seat in seats) or words.text("lobby-empty")
    heading = words.text("lobby-heading", game=meta.name, host=f"<@{game.host}>")
    if game.phase != "lobby":
        state = f"-# {words.text(f'lobby-{game.phase}')}"
        seed = words.text("lobby-seed", hash=game.seed_hash) if game.seed_hash else ""
        return Card((heading, sitting, "\n".join(filter(None, (state, seed)))), accent=GOLD)
    places = words.text("lobby-seats", taken=len(seats), least=meta.seats[0], most=meta.seats[1])
    wrong = variants.misfit(game, len(seats), words)
    below = (words.text("lobby-credits", credits=meta.credits),) if meta.credits else ()
    above = filter(None, (heading, sitting, places, variants.lines(game, words), wrong))
    return Card(tuple(above), below, _rows(game, seats, words, playable=wrong is None), accent=GOLD)


def _rows(game: Game, seats: Sequence[Seat], words: Words, *, playable: bool) -> tuple[Row, ...]:
    least, most = GAMES[game.kind].meta.seats

    def button(verb: str, disabled: bool = False) -> Button:
        style: Style = "success" if verb == "start" else "primary" if verb == "join" else "secondary"
        return Button(str(Id(LOBBY, game.id, verb)), words.text(f"lobby-{verb}"), style, disabled)

    full = len(seats) >= most
    second = [button("start", len(seats) < least or not playable)]
    if variants.settings_of(game.kind):
        second.append(button("options"))
    if any(seat.opponent for seat in seats):
        second.append(button("drop"))
    return (button("join", full), button("leave"), button("add", full)), tuple(second)


# What can be done in it


def _host_only(live: Live, user: int) -> None:
    if live.game.host != user:
        raise Refused("host_only", host=f"<@{live.game.host}>")


def add_opponent(live: Live) -> Seat:
    """Seat a computer opponent under a name that is still free."""
    taken = {seat.name for seat in live.seats}
    return live.add_opponent(next(name for name in OPPONENTS if name not in taken))


def start(live: Live, user: int, words: Words) -> None:
    """Start the game, as its host."""
    _host_only(live, user)
    if live.game.phase == "lobby" and (why := variants.misfit(live.game, len(live.seats), words)):
        raise Refused("misfit", why=why)
    try:
        live.start()
    except ValueError as error:
        raise Refused("options", why=str(error)) from error
    begin(live)


def leave(live: Live, user: int) -> None:
    """Leave the table; a host hands it over, or stays to watch computers play; nobody left closes it."""
    live.leave(user)
    people = [seat.user for seat in live.seats if seat.user is not None]
    if not live.seats:
        close(live, user)
    elif live.game.host == user and people:
        live.change(host=people[0])


def drop_opponent(live: Live, user: int) -> None:
    """Free the seat of the computer opponent who came last, as the host."""
    _host_only(live, user)
    opponents = [seat.seat for seat in live.seats if seat.opponent]
    if not opponents:
        raise Refused("no_opponent")
    live.remove(opponents[-1])


def choose_option(live: Live, user: int, focus: Focus, values: list[str]) -> None:
    """Set an option of the game, as its host."""
    _host_only(live, user)
    if live.game.phase != "lobby":
        raise Refused("not_lobby", phase=live.game.phase)
    live.change(options=variants.changed(live.game, focus, values))


def act(live: Live, verb: str, visit: Visit) -> None:
    """Do at a table in its lobby what a button or command with this verb does."""
    match verb:
        case "join":
            live.join(visit.user, visit.name)
        case "leave":
            leave(live, visit.user)
        case "add":
            add_opponent(live)
        case "drop":
            drop_opponent(live, visit.user)
        case "start":
            start(live, visit.user, visit.words)
    live.post("lobby", {}, topic="lobby")


async def options(visit: Visit, id_: Id) -> None:
    """Show the host the options, after a change or at another place among them."""
    async with visit.bot.tables.hold(visit.guild, id_.game, interaction=visit.id) as live:
        _host_only(live, visit.user)
        focus = variants.focus_of(visit.values[0] if id_.verb == "focus" else id_.rest)
        if id_.verb == "set":
            choose_option(live, visit.user, focus, visit.values)
            live.post("lobby", {}, topic="lobby")
        game = live.game
    await visit.show(variants.card(game, visit.words, focus))


async def pressed(visit: Visit, id_: Id) -> None:
    """Answer a press on a lobby message or on the host's options."""
    await (visit.wait() if id_.verb == "options" else visit.stay())
    if id_.verb in ("options", "focus", "turn", "set"):
        await options(visit, id_)
        return
    async with visit.bot.tables.hold(visit.guild, id_.game, interaction=visit.id) as live:
        act(live, id_.verb, visit)


Press = pressable(LOBBY, pressed)
