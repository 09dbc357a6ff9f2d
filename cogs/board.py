"""The messages of a table that everybody sees: who must act, what happened, the picture, the standing, the end."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from discord.utils import escape_markdown
from msgspec import structs

import render
from cogs.ids import TABLE, Id
from cogs.layout import MOST_IN_ROW, Button, Card, Picture, Row
from data import records
from data.live import Live
from data.rows import Entry, Game, Seat
from data.store import Store
from render import Words
from render.story import story
from rules.kernel import GAMES, Ask, Event, Option, Place, View

GOLD = render.accent()
"""The colour of what matters now."""

MOST_NEWS = 600
MOST_END = 2_200
STARTED, ENDED = "kernel.started", "kernel.ended"
"""The events that tell the seed: in the first message and in a line of its own at the end."""
NO_BREAK = "\N{NO-BREAK SPACE}"
FAR = 60
"""How many entries of the log are looked at for what has happened since somebody's last turn."""


class Moment(NamedTuple):
    """A table as it stands, for showing: taken under the lock, used outside it."""

    game: Game
    seats: tuple[Seat, ...]
    view: View
    standing: tuple[Place, ...]
    asked: tuple[int, ...]
    turn: int
    last: int
    seed: str | None
    quick: Ask | None = None
    """The open ask, if it is the only one and answered by one tap on the turn message."""

    @property
    def names(self) -> list[str]:
        """The seats' names, for pictures."""
        return [seat.name for seat in self.seats]

    @property
    def spoken(self) -> list[str]:
        """The seats' names, for texts."""
        return names(self.seats)

    @property
    def title(self) -> str:
        """The game's name."""
        return GAMES[self.game.kind].meta.name

    @property
    def place(self) -> int:
        """The channel or thread in which it is played."""
        return self.game.thread or self.game.channel


def snapshot(live: Live, seat: int | None = None) -> Moment:
    """Return the table of ``live`` as ``seat`` may see it now."""
    table = live.table
    return Moment(
        game=live.game,
        seats=live.seats,
        view=table.view(seat),
        standing=table.standing if table.over or GAMES[live.game.kind].meta.open_scores else (),
        asked=tuple(ask.seat for ask in table.asks),
        turn=live.turn,
        last=live.last,
        seed=table.seed,
        quick=quick_ask(table.asks),
    )


def quick_ask(asks: Sequence[Ask]) -> Ask | None:
    """Return the only open ask if it can be answered in public by one tap: its buttons fit into one row."""
    if len(asks) != 1 or asks[0].secret or not 0 < len(asks[0].quick) <= MOST_IN_ROW:
        return None
    return asks[0]


# Texts


def names(seats: Sequence[Seat]) -> list[str]:
    """Return the seats' names for texts, where no letter of them means bold or a link."""
    return [escape_markdown(seat.name) for seat in seats]


def called(seat: Seat, words: Words) -> str:
    """Return a seat as it is called in public: who plays it, with its shape and letter."""
    (name,) = names([seat])
    return f"{render.badge(seat.seat)} {name}" + (f" ({words.text('seat-opponent')})" if seat.opponent else "")


def mention(seat: Seat) -> str:
    """Return the mention of a person, or the name of a computer."""
    return f"<@{seat.user}>" if seat.user is not None and not seat.opponent else f"**{escape_markdown(seat.name)}**"


def standing_line(moment: Moment, words: Words) -> str:
    """Return every seat in order, with its score if that is open, in one line that breaks only between seats."""
    scores = {place.seat: f" **{place.score}**" for place in moment.standing}
    told = zip(moment.seats, moment.spoken, strict=True)
    parts = (f"{render.badge(seat.seat)} {name}{scores.get(seat.seat, '')}" for seat, name in told)
    return " · ".join(part.replace(" ", NO_BREAK) for part in parts)


def told(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return events as a story; what a catalogue has an empty sentence for is not worth telling."""
    return story(events, names, words)


async def news(store: Store, guild: int, moment: Moment, words: Words) -> str:
    """Return what has happened since those who are asked now last chose something, the latest in full."""
    entries = await records.log(store, guild, moment.game.id, limit=FAR)
    own = [at for at, entry in enumerate(entries) if entry.kind == "choice" and entry.seat in moment.asked]
    after = own[-1] + 1 if own and own[-1] + 1 < len(entries) else own[-1] if own else 0
    return latest(sentences(entries[after:], moment.spoken, words, hush=_of_the_seed), MOST_NEWS, "\n")


async def ending(store: Store, guild: int, moment: Moment, words: Words) -> str:
    """Return what the last choice of a game has brought about: how the final scores came to be, the winner's first."""
    entries = await records.log(store, guild, moment.game.id, limit=1)
    events = [event for entry in entries for event in entry.events if explains(event)]
    place = {one.seat: at for at, one in enumerate(moment.standing)}
    events.sort(key=lambda event: min((place[seat] for seat in concerned(event)), default=len(place)))
    lines = [f"-# {line}" for line in told(events, moment.spoken, words)]
    while sum(map(len, lines)) + len(lines) > MOST_END:
        lines.pop()
    return "\n".join(lines)


def concerned(event: Event) -> Sequence[int]:
    """Return the seats that an event is about."""
    facts = event.args
    return facts["seats"] if "seats" in facts else [facts["seat"]] if "seat" in facts else []


def _of_the_seed(event: Event) -> bool:
    return event.kind in (STARTED, ENDED)


def explains(event: Event) -> bool:
    """Whether an event of the end says how points came to be."""
    return "terms" in event.args and event.args.get("points") != 0


def sentences(
    entries: Sequence[Entry], names: Sequence[str], words: Words, hush: Callable[[Event], bool] = lambda _: False
) -> list[str]:
    """Return what log entries tell, without the events that ``hush`` picks out."""
    found: list[str] = []
    since: list[Event] = []
    for entry in entries:
        if sentence := _of_an_entry(entry, names, words):
            found += [*told(since, names, words), sentence]
            since = []
        since += [event for event in entry.events if not hush(event)]
    return found + told(since, names, words)


def _of_an_entry(entry: Entry, names: Sequence[str], words: Words) -> str:
    """Return what an entry of the log tells besides its events."""
    if entry.kind == "seat" and entry.seat is not None:
        return words.text("log-seat", name=names[entry.seat])
    keys = {"restart": "event-kernel-turn_restarted", "close": "log-close"}
    return words.text(keys[entry.kind]) if entry.kind in keys else ""


def latest(told: Sequence[str], most: int, between: str = " ") -> str:
    """Join as many of the last sentences as there is room for; of the first of them perhaps only its end."""
    kept: list[str] = []
    for sentence in reversed(told):
        room = most - 2 - sum(map(len, kept)) - len(kept)
        if len(sentence) > room:
            kept.append(_end(sentence, room))
            break
        kept.append(sentence)
    return between.join(reversed(kept))


def _end(sentence: str, room: int) -> str:
    """Return the last parts of a sentence that there is room for."""
    parts = sentence[-max(room, 1) :].partition(", ")[2]
    return f"… {parts}" if parts else "…"


# Cards


def turn_card(moment: Moment, news: str, words: Words, picture: Picture | None) -> Card:
    """Return the turn message: heading, what happened, picture, standing, controls."""
    acting, quick = [seat for seat in moment.seats if seat.seat in moment.asked], moment.quick
    who = words.listed([mention(seat) for seat in acting])
    heading = words.text("turn-heading", game=moment.title, turn=moment.turn, who=who)
    return Card(
        above=tuple(filter(None, (heading, news))),
        below=(standing_line(moment, words), *((words.ask(quick, moment.spoken),) if quick else ())),
        rows=(*quick_buttons(moment, words), turn_buttons(moment.game.id, words)),
        picture=picture,
        accent=render.accent(acting[0].seat) if len(acting) == 1 else GOLD,
    )


def quick_buttons(moment: Moment, words: Words) -> tuple[Row, ...]:
    """Return a button for each id of a quick ask in its order; what is no option now cannot be pressed."""
    ask = moment.quick
    if ask is None:
        return ()
    possible = {option.id: option for option in ask.options}
    every = {id_: possible.get(id_, Option(id_)) for id_ in ask.quick}
    whole = structs.replace(ask, options=tuple(every.values()))
    return (
        tuple(
            Button(
                str(Id(TABLE, moment.game.id, "tap", ask.number, id_)),
                words.option(option, ask if id_ in possible else whole, moment.names).strip(),
                "primary" if id_ in possible else "secondary",
                disabled=id_ not in possible,
            )
            for id_, option in every.items()
        ),
    )


def turn_buttons(game: int, words: Words) -> Row:
    """Return what everybody can press below a turn message."""
    return (
        Button(str(Id(TABLE, game, "play")), words.text("button-play"), "primary"),
        Button(str(Id(TABLE, game, "log")), words.text("button-log")),
        Button(str(Id(TABLE, game, "more")), words.text("button-more")),
    )


def end_card(moment: Moment, how: str, words: Words, picture: Picture | None) -> Card:
    """Return the message of a game's end: the winners, the final picture, everybody's place, the seed, a rematch."""
    winners = [moment.seats[place.seat] for place in moment.standing if place.rank == 1]
    heading = words.text(
        "end-heading", game=moment.title, who=words.listed([mention(seat) for seat in winners]), count=len(winners)
    )
    table = "\n".join(
        words.text(
            "end-place",
            rank=place.rank,
            name=f"{render.badge(place.seat)} {mention(moment.seats[place.seat])}",
            score=place.score,
        )
        for place in moment.standing
    )
    seed = words.text("end-seed", seed=moment.seed or "", hash=moment.game.seed_hash or "")
    return Card(
        above=(heading,),
        below=tuple(filter(None, (table, how, seed))),
        rows=((Button(str(Id(TABLE, moment.game.id, "rematch")), words.text("button-rematch"), "primary"),),),
        picture=picture,
        accent=render.accent(winners[0].seat) if len(winners) == 1 else GOLD,
    )


def text_board(moment: Moment, words: Words) -> str:
    """Return the board drawn with letters as a message shows it."""
    return f"```\n{render.text_board(moment.view, names=moment.names, language=words.language)}\n```"
