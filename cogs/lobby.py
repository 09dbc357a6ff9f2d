"""The lobby: who will sit at a table and by which options, until somebody starts the game."""

from collections.abc import Sequence

from cogs.board import GOLD, called
from cogs.ids import LOBBY, Id
from cogs.layout import MOST_ENTRIES, Button, Card, Entry, Menu, Row, Style
from cogs.turns import begin, close
from cogs.visit import Visit, pressable
from data.errors import Refused
from data.live import Live
from data.rows import Game, Seat
from render import Words
from rules.kernel import GAMES, Facts, Setting

OPPONENTS = ("Agathe", "Bruno", "Clara", "Didi", "Elfriede", "Fritz")
"""What the computer opponents are called."""


# What it looks like


def card(game: Game, seats: Sequence[Seat], words: Words) -> Card:
    """Return the lobby message; once the game has started it says so and has no buttons."""
    meta = GAMES[game.kind].meta
    sitting = "\n".join(called(seat, words) for seat in seats) or words.text("lobby-empty")
    heading = words.text("lobby-heading", game=meta.name, host=f"<@{game.host}>")
    if game.phase != "lobby":
        state = words.text(f"lobby-{game.phase}")
        return Card((heading, sitting, f"-# {state}"), accent=GOLD)
    places = words.text("lobby-seats", taken=len(seats), least=meta.seats[0], most=meta.seats[1])
    options = "\n".join(_option_line(game, setting, words) for setting in meta.options if setting.values)
    below = (words.text("lobby-credits", credits=meta.credits),) if meta.credits else ()
    return Card(tuple(filter(None, (heading, sitting, places, options))), below, _rows(game, seats, words), accent=GOLD)


def _option_line(game: Game, setting: Setting, words: Words) -> str:
    chosen = _chosen(game.options, setting)
    said = words.listed([words.setting(game.kind, setting.key, value) for value in chosen])
    return f"**{words.setting(game.kind, setting.key)}**: {said or words.text('lobby-none')}"


def _chosen(options: Facts, setting: Setting) -> list[str]:
    value = options.get(setting.key, setting.default)
    return list(value) if setting.many else [value]


def _rows(game: Game, seats: Sequence[Seat], words: Words) -> tuple[Row, ...]:
    least, most = GAMES[game.kind].meta.seats

    def button(verb: str, disabled: bool = False) -> Button:
        style: Style = "success" if verb == "start" else "primary" if verb == "join" else "secondary"
        return Button(str(Id(LOBBY, game.id, verb)), words.text(f"lobby-{verb}"), style, disabled)

    full = len(seats) >= most
    second = [button("start", len(seats) < least)]
    if any(setting.values for setting in GAMES[game.kind].meta.options):
        second.append(button("options"))
    if any(seat.opponent for seat in seats):
        second.append(button("drop"))
    return (button("join", full), button("leave"), button("add", full)), tuple(second)


def options_card(game: Game, words: Words) -> Card:
    """Return the host's private card of the game's options: one select each."""
    rows = tuple(_menu(game, setting, words) for setting in GAMES[game.kind].meta.options if setting.values)
    return Card((words.text("lobby-options-heading", game=GAMES[game.kind].meta.name),), rows=rows, accent=GOLD)


def _menu(game: Game, setting: Setting, words: Words) -> Menu:
    chosen = _chosen(game.options, setting)
    entries = tuple(
        Entry(value, words.setting(game.kind, setting.key, value), picked=value in chosen)
        for value in setting.values[:MOST_ENTRIES]
    )
    name = words.setting(game.kind, setting.key)
    return Menu(
        str(Id(LOBBY, game.id, "set", rest=setting.key)),
        name,
        entries,
        0 if setting.many else 1,
        len(entries) if setting.many else 1,
    )


# What can be done in it


def _host_only(live: Live, user: int) -> None:
    if live.game.host != user:
        raise Refused("host_only", host=f"<@{live.game.host}>")


def add_opponent(live: Live) -> Seat:
    """Seat a computer opponent under a name that is still free."""
    taken = {seat.name for seat in live.seats}
    return live.add_opponent(next(name for name in OPPONENTS if name not in taken))


def start(live: Live, user: int) -> None:
    """Start the game, as its host."""
    _host_only(live, user)
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


def choose_option(live: Live, user: int, key: str, values: list[str]) -> None:
    """Set an option of the game, as its host."""
    _host_only(live, user)
    if live.game.phase != "lobby":
        raise Refused("not_lobby", phase=live.game.phase)
    setting = next((one for one in GAMES[live.game.kind].meta.options if one.key == key), None)
    if setting is None or not set(values) <= set(setting.values):
        raise Refused("no_option", option=key)
    live.change(options={**live.game.options, key: values if setting.many else values[0]})


def act(live: Live, verb: str, visit: Visit, key: str = "") -> None:
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
            start(live, visit.user)
        case "set":
            choose_option(live, visit.user, key, visit.values)
    live.post("lobby", {}, topic="lobby")


async def pressed(visit: Visit, id_: Id) -> None:
    """Answer a press on a lobby message or on the host's options."""
    if id_.verb == "options":
        await visit.wait()
        async with visit.bot.tables.hold(visit.guild, id_.game) as live:
            _host_only(live, visit.user)
            game = live.game
        await visit.show(options_card(game, visit.words))
        return
    await visit.stay()
    async with visit.bot.tables.hold(visit.guild, id_.game, interaction=visit.id) as live:
        act(live, id_.verb, visit, id_.rest)


Press = pressable(LOBBY, pressed)
