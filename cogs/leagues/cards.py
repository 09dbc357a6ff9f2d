"""The messages of a league: its own, the standings after each round, and the result."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card, Entry, Picture, Row, Style
from cogs.discord.custom_ids import LEAGUE, CustomId
from cogs.discord.limits import MAX_ALT
from cogs.discord.titles import league_title
from cogs.leagues.naming import escaped_names, member_names, told_points
from cogs.lobby.options import agreed_lines
from cogs.workers.renderer import load_drawing_module
from data.game.models import GameRow
from data.league.models import BYE, League, LeaguePost, LeagueRound, LeagueTable
from data.league.pairing import group_rounds
from data.league.records import deadline_of, plan_of
from data.league.standings import Standing
from render import Words, words
from render.lengths import shorten

SHOWN = 12
"""The number of people in the picture of the standings. The text below it has the others."""


async def post_card(bot: Client, guild: int, found: League, post: LeaguePost) -> Card:
    """Return the card of a league's message, with its picture."""
    catalogue = words(found.row.language).with_icons()
    match post.kind:
        case "sign":
            picture = await _banner(bot, guild, found, catalogue) if found.row.phase == "open" else None
            return sign_card(found, bot.store.alive.outages_of(guild), catalogue, picture)
        case "short":
            return Card((f"### {league_title(found.row, catalogue)}", catalogue.text("league-short")), accent=GOLD)
        case _:
            return await standings_card(bot, guild, found, catalogue, public=True, number=post.round)


def sign_card(
    found: League, outages: Sequence[tuple[float, float]], catalogue: Words, picture: Picture | None = None
) -> Card:
    """Return the league's own message: who has joined, or the tables of the present round."""
    row = found.row
    above = (f"### {league_title(row, catalogue)}", "\n".join(_facts(found, catalogue)))
    rows: tuple[Callable[[League, Words], Button], ...]
    match row.phase:
        case "open":
            below = [*_joined(found, catalogue, whole=picture is None), catalogue.text("league-how")]
            rows = (_join, _leave, _start)
        case "running":
            below = [*_round_lines(found, outages, catalogue)]
            rows = (_table, _leave)
        case "over":
            below = [_winner_line(found, catalogue)]
            rows = (_table,)
        case _:
            below = [catalogue.text("league-closed")]
            rows = (_table,) if found.rounds else ()
    buttons = tuple(make(found, catalogue) for make in rows)
    return Card(above, ("\n".join(filter(None, below)),), (buttons,) if buttons else (), picture, accent=GOLD)


def _facts(found: League, catalogue: Words) -> Iterator[str]:
    row = found.row
    form = catalogue.text(f"league-form-{row.form}")
    rounds = catalogue.text("league-rounds", count=row.rounds) if row.form == "swiss" else ""
    yield " · ".join(
        filter(
            None,
            (
                form,
                rounds,
                catalogue.text("league-seats", count=row.seats),
                catalogue.text(f"speed-{row.speed}"),
                catalogue.text("league-days", count=row.days),
            ),
        )
    )
    game = GameRow(id=0, kind=row.kind, options=row.options, host=row.host, channel=row.channel, created=row.created)
    if row.phase == "open" and (agreed := agreed_lines(game, catalogue)):
        yield agreed


def _joined(found: League, catalogue: Words, *, whole: bool) -> Iterator[str]:
    row = found.row
    names = [*escaped_names(found).values()]
    yield catalogue.text("league-joined", count=len(names), most=row.places, names=catalogue.row(names))
    if row.starts is not None:
        yield catalogue.text("league-starts", when=f"<t:{round(row.starts)}:f>")
    else:
        yield catalogue.text("league-starts-full", most=row.places)


def _round_lines(found: League, outages: Sequence[tuple[float, float]], catalogue: Words) -> Iterator[str]:
    last = found.last
    if last is None:
        return
    if last.deadline is None:
        yield from _next_line(found, catalogue)
        yield _present_line(found, catalogue)
        return
    until = round(deadline_of(last, outages))
    yield catalogue.text("league-round", round=_round_name(found, last, catalogue), until=f"<t:{until}:f>")
    names = escaped_names(found)
    for table in found.tables_of(last.round):
        yield _table_line(found, table, names, catalogue)
    if byes := [names[seat.member] for seat in found.seats_of(last.round, BYE)]:
        yield catalogue.text("league-byes", names=catalogue.listed(byes), count=len(byes))


def _next_line(found: League, catalogue: Words) -> Iterator[str]:
    """Yield the line about the round that begins next, if it is not drawn yet."""
    last = found.last
    if found.row.phase == "running" and last is not None and last.deadline is None:
        yield catalogue.text("league-next", round=last.round, when=f"<t:{round(last.begins)}:R>")


def _round_name(found: League, last: LeagueRound, catalogue: Words) -> str:
    """Return the number of a round, and in a knock-out what it is."""
    if found.row.form == "knockout":
        if found.row.seats == 2 and last.round <= group_rounds(plan_of(found)):
            return catalogue.text("league-round-group", round=last.round)
        if len([*found.tables_of(last.round)]) == 1 and not found.seats_of(last.round, BYE):
            return catalogue.text("league-round-final")
    if found.row.form == "swiss":
        return catalogue.text("league-round-of", round=last.round, rounds=found.row.rounds)
    return catalogue.text("league-round-name", round=last.round)


def _table_line(found: League, table: LeagueTable, names: dict[int, str], catalogue: Words) -> str:
    seats = found.seats_of(table.round, table.number)
    game = found.games.get(table.game or 0)
    if table.result is None or any(seat.place is None for seat in seats):
        told = " – ".join(names[seat.member] for seat in seats)
        place = f" · <#{game.channel}>" if game else ""
        return f"- {told}{place}"
    # A result tells the places as ranks among these people, because people who left have higher ones.
    places = sorted({seat.place for seat in seats if seat.place is not None})
    ordered = sorted(seats, key=lambda seat: seat.place or 0)
    told = " · ".join(f"{places.index(seat.place or 0) + 1}. {names[seat.member]}" for seat in ordered)
    late = f" ({catalogue.text('league-at-deadline')})" if table.result == "deadline" else ""
    return f"- {told}{late}"


def _present_line(found: League, catalogue: Words) -> str:
    names = escaped_names(found)
    return catalogue.text("league-playing", names=catalogue.row([names[each.number] for each in found.present]))


def _winner_line(found: League, catalogue: Words) -> str:
    names, plan = escaped_names(found), plan_of(found)
    lines = plan.standings() if plan.results else []
    best = [names[line.member] for line in lines if line.rank == 1]
    return catalogue.text("league-won", names=catalogue.listed(best), count=len(best)) if lines else ""


async def standings_card(
    bot: Client, guild: int, found: League, catalogue: Words, *, public: bool, number: int = 0
) -> Card:
    """Return the standings as a picture, with the same facts as alternative text."""
    await load_drawing_module("render.league")
    from render.league import Line, standings_png

    row, lines = found.row, plan_of(found).standings()
    ended = [each.round for each in found.rounds if each.ended is not None]
    crowned = row.phase == "over"
    state = "final" if crowned else "after" if ended else "before"
    heading = f"### {league_title(row, catalogue)}"
    title = catalogue.text(f"league-standings-{state}", round=max(ended, default=0))
    names, told = member_names(found), escaped_names(found)
    shown = [
        Line(
            line.rank,
            names[line.member],
            told_points(line.points, catalogue),
            line.points,
            line_detail(found, line, catalogue),
            _is_gone(found, line),
        )
        for line in lines
    ]
    below = [_winner_line(found, catalogue)] if crowned else [*_next_line(found, catalogue)]
    rest = [f"{line.rank}. {told[line.member]}: {told_points(line.points, catalogue)}" for line in lines[SHOWN:]]
    how = catalogue.text("league-order")
    rows = ((_table(found, catalogue, number),),) if public else ()
    work = partial(standings_png, row.kind, f"{league_title(row, catalogue)}", title, shown[:SHOWN], crowned=crowned)
    data = await bot.renderer.draw(
        ("league", guild, row.id, number, public), work, guild=guild, public=public, promised=True
    )
    if data is None:
        text = "\n".join(told_lines(found, lines, catalogue, escaped=True))
        return Card((heading, f"**{title}**"), ("\n".join((*below, text, how)),), rows, accent=GOLD)
    alt = "\n".join((title, *told_lines(found, lines[:SHOWN], catalogue, escaped=False)))
    picture = Picture(f"league-{row.id}-{len(ended)}.png", shorten(alt, MAX_ALT), data)
    return Card((heading, f"**{title}**"), ("\n".join((*below, *rest, how)),), rows, picture, accent=GOLD)


def _is_gone(found: League, line: Standing) -> bool:
    return line.member not in {member.number for member in found.present}


def line_detail(found: League, line: Standing, catalogue: Words) -> str:
    """Return what decides between equal points."""
    gone = catalogue.text("league-gone") if _is_gone(found, line) else ""
    facts = {"wins": line.wins, "played": line.played, "sum": told_points(line.opponents, catalogue)}
    return " · ".join(filter(None, (gone, catalogue.text("league-detail", **facts))))


def told_lines(found: League, lines: Sequence[Standing], catalogue: Words, *, escaped: bool) -> list[str]:
    """Return the standings as lines of text."""
    names = escaped_names(found) if escaped else member_names(found)
    return [
        f"{line.rank}. {names[line.member]}: {told_points(line.points, catalogue)}"
        f" ({line_detail(found, line, catalogue)})"
        for line in lines
    ]


async def _banner(bot: Client, guild: int, found: League, catalogue: Words) -> Picture | None:
    await load_drawing_module("render.league")
    from render.league import league_banner_png

    row, names = found.row, tuple(member_names(found).values())
    title = league_title(row, catalogue)
    work = partial(league_banner_png, row.kind, title, names, row.places, catalogue.text("lobby-free"), row.language)
    data = await bot.renderer.draw(("league", guild, row.id), work, guild=guild, public=True, promised=True)
    if data is None:
        return None
    alt = catalogue.text("league-alt", title=title, count=len(names), most=row.places, names=catalogue.listed(names))
    return Picture(f"league-{row.id}-members-{len(names)}.png", shorten(alt, MAX_ALT), data)


# Buttons


def _button(
    found: League, verb: str, label: str, style: Style = "secondary", number: int = 0, *, disabled: bool = False
) -> Button:
    return Button(str(CustomId(LEAGUE, found.row.id, verb, number)), label, style, disabled)


def _join(found: League, catalogue: Words) -> Button:
    full = len(found.members) >= found.row.places
    return _button(found, "join", catalogue.text("lobby-join"), "primary", disabled=full)


def _leave(found: League, catalogue: Words) -> Button:
    return _button(found, "leave", catalogue.text("lobby-leave"))


def _start(found: League, catalogue: Words) -> Button:
    short = len(found.members) < max(2, found.row.least)
    return _button(found, "start", catalogue.text("lobby-start"), "success", disabled=short)


def _table(found: League, catalogue: Words, number: int = 0) -> Button:
    return _button(found, "table", catalogue.text("league-button-table"), number=number)


def private_buttons(found: League, catalogue: Words, *, closable: bool) -> tuple[Button, ...]:
    """Return the buttons of the private standings."""
    file = _button(found, "export", catalogue.text("league-button-export"))
    end = _button(found, "close", catalogue.text("league-button-close"), "danger")
    return (file, end) if closable else (file,)


def sure_button(found: League, catalogue: Words) -> Button:
    """Return the button that closes a league."""
    return _button(found, "sure", catalogue.text("league-button-close"), "danger")


def list_rows(leagues: Sequence[League], catalogue: Words) -> tuple[Row, ...]:
    """Return an entry for each of some leagues that have ended."""
    rows = list[Row]()
    for found in leagues:
        ended = f"<t:{round(found.row.ended or 0)}:d>"
        line = f"**{league_title(found.row, catalogue)}** · {ended}"
        won = _winner_line(found, catalogue) if found.row.phase == "over" else catalogue.text("league-closed")
        rows.append(Entry(f"{line}\n-# {won}", _table(found, catalogue)))
    return tuple(rows)
