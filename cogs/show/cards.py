"""Cards of the public messages of a running table: the turn with its buttons, the end, the board as text."""

from collections.abc import Sequence

from msgspec import structs

import render
from cogs.discord.components import GOLD, Button, Card, Picture, Row, in_rows
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.lobby.host_choices import unrated_line
from cogs.show.news import News
from cogs.show.snapshot import TableSnapshot
from cogs.show.status import BETWEEN_SEATS, NO_BREAK_SPACE, others_line, rest_key, score_line
from cogs.table.labels import mention
from data.game.models import Seat
from render import Words
from rules.kernel import Ask, Option


def turn_card(
    snapshot: TableSnapshot, news: News, words: Words, picture: Picture | None, due: float | None = None
) -> Card:
    """Return the turn message: heading, news, picture, scores, deadline (``due``) and buttons."""
    acting, quick = [seat for seat in snapshot.seats if seat.seat in snapshot.asked], snapshot.quick
    return Card(
        above=tuple(filter(None, (_heading(snapshot, acting, words), "\n".join(news.lines)))),
        below=(
            f"-# {score_line(snapshot)}{due_text(due)}",
            *((others,) if (others := others_line(snapshot, words)) else ()),
            # The heading names the player, and the picture shows the place.
            *((words.about(snapshot.view).in_brief().question(quick, snapshot.spoken),) if quick else ()),
            *((f"⏸ {words.text(rest)}",) if (rest := rest_key(snapshot.game)) else ()),
        ),
        # *Play* comes first: a tap in its place must not answer anything.
        rows=(*turn_buttons(snapshot, words), *quick_buttons(snapshot, words)),
        picture=picture,
        accent=render.accent(acting[0].seat) if len(acting) == 1 else GOLD,
    )


def _heading(snapshot: TableSnapshot, acting: Sequence[Seat], words: Words) -> str:
    """Return the turn and the seats that must act, or the people who can answer a computer's offer."""
    offer = snapshot.patience
    who = words.listed([mention(seat, snapshot.seats) for seat in (offer.asked if offer else acting)])
    if offer is None:
        return words.text("turn-heading", turn=snapshot.turn, who=who)
    return words.text("turn-offer", who=who, name=snapshot.spoken[offer.maker], due=f"<t:{int(offer.until)}:t>")


def due_text(due: float | None) -> str:
    """Return the deadline as a countdown that Discord updates, or "" without a clock."""
    return "" if due is None else f"{BETWEEN_SEATS}⏳ <t:{int(due)}:R>"


def quick_buttons(snapshot: TableSnapshot, words: Words) -> tuple[Row, ...]:
    """Return a button for each id of a quick ask, in its order. Ids that are no option now are disabled."""
    ask = snapshot.quick
    if ask is None:
        return ()
    words = words.about(snapshot.view).in_brief()
    possible = {option.id: option for option in ask.options}
    every = {id_: possible.get(id_, Option(id_)) for id_ in ask.quick}
    # The catalogue looks up the words of an option among the options of its ask. A disabled button needs words too.
    whole = structs.replace(ask, options=tuple(every.values()))
    return (
        tuple(
            Button(
                str(CustomId(TABLE, snapshot.game.id, "tap", ask.number, id_)),
                words.option(option, ask if id_ in possible else whole, snapshot.names).strip(),
                "primary" if id_ in possible else "secondary",
                disabled=id_ not in possible,
            )
            for id_, option in every.items()
        ),
    )


def tap_buttons(snapshot: TableSnapshot, words: Words) -> Row:
    """Return a button for each answer that one tap can give. The turn in its id outdates a button of an earlier one."""
    words = words.about(snapshot.view)
    return tuple(
        Button(
            str(CustomId(TABLE, snapshot.game.id, "do", snapshot.turn, f"{ask.kind}/{id_}")),
            words.nothing(ask) if not id_ else words.option(_option_of(ask, id_), ask, snapshot.names).strip(),
        )
        for ask, id_ in snapshot.taps
    )


def _option_of(ask: Ask, id_: str) -> Option:
    return next(option for part in ask.parts for option in part.options if option.id == id_)


def turn_buttons(snapshot: TableSnapshot, words: Words) -> tuple[Row, ...]:
    """Return the buttons below a turn message: *Play*, the answers of one tap, and the buttons for everyone."""
    play, *others = (
        Button(
            str(CustomId(TABLE, snapshot.game.id, verb)),
            words.text(f"button-{verb}"),
            "primary" if verb == "play" else "secondary",
        )
        for verb in ("play", "log", "more")
    )
    return tuple(in_rows((play, *tap_buttons(snapshot, words), *others)))


def history_card(heading: str, lines: Sequence[str], scores: str = "") -> Card:
    """Return a turn message that a later one has replaced: its heading, the turns that it told, the scores after them.

    The heading and the scores are small.
    """
    title = f"-# {heading.lstrip('#- ')}"
    return Card((title, *filter(None, ("\n".join(lines), f"-# {scores}" if scores else ""))))


def end_card(snapshot: TableSnapshot, words: Words, picture: Picture | None, film: Picture | None = None) -> Card:
    """Return the message of a game's end: the winners and their lead, the final picture, the film, and buttons.

    If the game is not rated it says so.
    """
    winners = [snapshot.seats[place.seat] for place in snapshot.standing if place.rank == 1]
    heading = words.text(
        "end-heading",
        who=words.listed([mention(seat, snapshot.seats) for seat in winners]),
        count=len(winners),
    )
    # Everyone is mentioned, because the message pings everyone.
    scores = (
        f"{render.badge(place.seat)} {mention(snapshot.seats[place.seat], snapshot.seats)} **{place.score}**".replace(
            " ", NO_BREAK_SPACE
        )
        for place in snapshot.standing
    )
    lead = _lead(snapshot, winners, words)
    return Card(
        above=(heading,),
        below=tuple(
            filter(None, (f"{lead} {BETWEEN_SEATS.join(scores)}", unrated_line(snapshot.game, snapshot.seats, words)))
        ),
        # The first press opens the lobby. Each later press joins it.
        rows=(
            (
                Button(str(CustomId(TABLE, snapshot.game.id, "rematch")), words.text("button-rematch"), "primary"),
                Button(str(CustomId(TABLE, snapshot.game.id, "replay")), words.text("button-replay")),
                Button(str(CustomId(TABLE, snapshot.game.id, "decided")), words.text("button-decided")),
                Button(str(CustomId(TABLE, snapshot.game.id, "more")), words.text("button-more")),
            ),
        ),
        picture=picture,
        accent=render.accent(winners[0].seat) if len(winners) == 1 else GOLD,
        more=(film,) if film else (),
    )


def _lead(snapshot: TableSnapshot, winners: Sequence[Seat], words: Words) -> str:
    """Return how far the winner is ahead, or why a winner who is not ahead has won."""
    best, *others = (place.score for place in snapshot.standing)
    points, own = best - max(others, default=best), f"end-lead-{snapshot.game.kind}"
    # In such a game a seat wins by an act, and no tie-break decides.
    if len(winners) == 1 and points <= 0 and words.known(own):
        return words.text(own, who=mention(winners[0], snapshot.seats), points=best)
    return words.text("end-lead", count=len(winners), points=points)


def seed_line(snapshot: TableSnapshot, words: Words) -> str:
    """Return the seed of a finished game, or the fingerprint of one that is still secret."""
    facts = {"seed": snapshot.seed or "", "hash": snapshot.game.seed_hash or ""}
    return words.text("end-seed" if snapshot.seed else "lobby-seed", **facts)
