"""The lobby message: the seats, the agreed options and the buttons."""

from collections.abc import Iterator, Sequence

from cogs.discord.components import GOLD, Button, Card, Picture, Row, Style
from cogs.discord.custom_ids import LOBBY, CustomId
from cogs.lobby.host_choices import choice_line, unrated_line
from cogs.lobby.options import agreed_lines, conflict
from cogs.lobby.tutorials import tutorial_buttons
from cogs.table.labels import seat_label
from cogs.table.opponents import level_name
from data.game.models import GameRow, Seat
from render import Words
from rules.kernel import GAMES, LEVELS


def lobby_card(game: GameRow, seats: Sequence[Seat], words: Words, picture: Picture | None = None) -> Card:
    """Return the lobby message with its banner. After the start it says so and has no buttons."""
    meta, (least, most) = GAMES[game.kind].meta, game.limits
    heading = words.text("lobby-heading", host=f"<@{game.host}>")
    if game.phase != "lobby":
        sitting = "\n".join(seat_label(seat, words) for seat in seats) or words.text("lobby-empty")
        state = f"-# {words.text(f'lobby-{game.phase}')}"
        return Card((heading, sitting, state), (), (), picture, accent=GOLD)
    # The banner shows the seats below each other. The text repeats them in one line for screen readers.
    sitting = " · ".join(seat_label(seat, words) for seat in seats) or words.text("lobby-empty")
    places = words.text("lobby-seats", taken=len(seats), least=least, most=most)
    # Some options exclude each other or a number of players. Show the conflict here, before Start is refused.
    wrong = conflict(game, len(seats), words)
    closed = words.text("lobby-hidden" if game.hidden else "lobby-private") if game.private else ""
    thanks = words.text(key) if words.known(key := f"credits.{game.kind}") else meta.credits
    options = "\n".join(
        filter(None, (agreed_lines(game, words), choice_line(game, "speed", words), unrated_line(game, seats, words)))
    )
    credit = f"-# {thanks}" if thanks else ""
    below = filter(None, (f"{sitting}\n{places}", options, closed, wrong, credit))
    rows = _rows(game, seats, words, playable=wrong is None)
    return Card((heading,), tuple(below), rows, picture, accent=GOLD)


def _rows(game: GameRow, seats: Sequence[Seat], words: Words, *, playable: bool) -> tuple[Row, ...]:
    least, most = game.limits

    def button(verb: str, disabled: bool = False) -> Button:
        style: Style = "success" if verb == "start" else "primary" if verb == "join" else "secondary"
        return Button(str(CustomId(LOBBY, game.id, verb)), words.text(f"lobby-{verb}"), style, disabled)

    full = len(seats) >= most
    second = [button("start", len(seats) < least or not playable), button("options")]
    if any(seat.opponent for seat in seats):
        second.append(button("drop"))
    second += tutorial_buttons(game.kind, words)
    rows = (button("join", full), button("leave"), button("add", full)), tuple(second)
    return (*rows, *_levels(game, seats, words))


def _levels(game: GameRow, seats: Sequence[Seat], words: Words) -> Iterator[Row]:
    """Yield the levels of the opponent who joined last, and so of the next one."""
    last = next((seat for seat in reversed(seats) if seat.opponent), None)
    if last is not None:
        yield tuple(
            Button(
                str(CustomId(LOBBY, game.id, "level", last.seat, level)),
                words.text("lobby-level", name=last.name, level=level_name(level, words)),
                "primary" if level == last.level else "secondary",
            )
            for level in LEVELS
        )
