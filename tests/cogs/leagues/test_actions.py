"""The acts on leagues by click and by typing: who may do what, and what they are answered."""

import json
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from cogs.discord.components import Card, Entry, buttons
from cogs.discord.custom_ids import LEAGUE, CustomId, OutdatedComponent
from cogs.leagues import actions
from cogs.leagues.actions import handle_component, open_league, usual_rounds
from cogs.leagues.cards import SHOWN, sign_card, standings_card
from cogs.lobby.guild_settings import LEAGUE_ROLE
from data import personal, queries
from data.errors import Refused
from data.league import records
from data.league.models import League, LeagueMember, LeagueRound, LeagueSeat, LeagueTable, OpenedGame, TableResult
from render import LANGUAGES, words
from tests.cogs.card_limits import LONG, check
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Listing, interaction
from tests.cogs.fakes import Bot
from tests.cogs.leagues.season import row_for, undrawn

BEN = 12


@pytest.fixture(autouse=True)
def _undrawn(timed: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timed.renderer, "draw", undrawn)


class Visitor(Listing):
    """A person who presses a button of a league, or types a command."""

    told = ""
    file = b""

    async def tell(self, text: str) -> None:
        self.told = text

    async def hand_over(self, text: str, name: str, data: bytes, alt: str = "") -> None:
        self.told, self.file = text, data


def visitor(bot: Bot, user: int = ADA, *, manager: bool = True, roles: tuple[int, ...] = ()) -> Visitor:
    held = discord.Permissions.all() if manager else discord.Permissions(view_channel=True, send_messages=True)
    who = SimpleNamespace(id=user, display_name=f"P{user}", roles=[SimpleNamespace(id=role) for role in roles])
    return Visitor(interaction(bot, user=who, permissions=held))


async def opened(bot: Bot, ctx: Visitor | None = None, **more: Any) -> int:
    usual: dict[str, Any] = {"form": "swiss", "seats": 2, "places": 4, "rounds": 2, "speed": None, "days": 7}
    await open_league(ctx or visitor(bot), "carcassonne", {}, **{"start": None} | usual | more)
    return (await records.leagues(bot.store, GUILD, "open"))[0].id


async def pressed(bot: Bot, number: int, verb: str, user: int = ADA, *, manager: bool = False) -> Visitor:
    ctx = visitor(bot, user, manager=manager)
    await handle_component(ctx, CustomId(LEAGUE, number, verb))
    return ctx


async def test_managers_and_a_named_role_can_open_a_league(timed: Bot) -> None:
    await opened(timed)
    with pytest.raises(Refused, match="league_organiser"):
        await opened(timed, visitor(timed, BEN, manager=False, roles=(5,)))
    await queries.set_settings(timed.store, GUILD, **{LEAGUE_ROLE: 5})
    await opened(timed, visitor(timed, BEN, manager=False, roles=(5,)))
    with pytest.raises(Refused, match="league_organiser"):
        await opened(timed, visitor(timed, BEN, manager=False, roles=(6,)))
    await opened(timed)
    with pytest.raises(Refused, match="too_many_leagues"):
        await opened(timed)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"form": "robin", "places": 9}, "league_robin"),
        ({"seats": 7}, "no_limit"),
        ({"places": 1}, "no_limit"),
        ({"places": 65}, "no_limit"),
    ],
)
async def test_leagues_that_cannot_be_played_are_refused(timed: Bot, more: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        await opened(timed, None, **more)
    assert await records.leagues(timed.store, GUILD, "open") == ()


async def test_people_join_leave_and_start_by_buttons(timed: Bot) -> None:
    number = await opened(timed)
    assert "You've joined Carcassonne · League #1." in (await pressed(timed, number, "join")).told
    with pytest.raises(Refused, match="league_joined"):
        await pressed(timed, number, "join")
    with pytest.raises(Refused, match="league_short"):
        await pressed(timed, number, "start", manager=True)
    await pressed(timed, number, "join", BEN)
    with pytest.raises(Refused, match="league_organiser"):
        await pressed(timed, number, "start", BEN)
    await pressed(timed, number, "start", ADA)
    found = await records.league(timed.store, GUILD, number)
    assert found.row.starts == timed.store.clock()
    await records.begin(timed.store, GUILD, number, timed.store.clock())
    assert "you won't be drawn again" in (await pressed(timed, number, "leave", BEN)).told
    for verb in ("nothing", ""):
        with pytest.raises(OutdatedComponent):
            await pressed(timed, number, verb)
    with pytest.raises(Refused, match="no_league"):
        await pressed(timed, 99, "join")


async def test_a_typed_command_finds_the_league(timed: Bot) -> None:
    with pytest.raises(Refused, match="no_league"):
        await actions.find_league(visitor(timed), None)
    first = await opened(timed)
    assert (await actions.find_league(visitor(timed), None)).row.id == first
    second = await opened(timed)
    with pytest.raises(Refused, match="league_which"):
        await actions.find_league(visitor(timed), None)
    for typed in (f"#{second}", f" {second} "):
        assert (await actions.find_league(visitor(timed), typed)).row.id == second
    for typed in ("", "#", "x", "999", "9" * 40, "-1", "²"):
        with pytest.raises(Refused, match="no_league"):
            await actions.find_league(visitor(timed), typed)


async def test_a_league_of_another_channel_is_hidden_from_people_who_cannot_see_it(timed: Bot) -> None:
    row = msgspec.structs.replace(row_for(), kind="carcassonne", channel=CHANNEL + 1)
    number = await records.open_league(timed.store, GUILD, row, 3)
    for verb in ("join", "leave", "start", "table"):
        with pytest.raises(Refused, match="no_league"):
            await pressed(timed, number, verb, manager=True)
    ctx = visitor(timed)
    await records.close(timed.store, GUILD, number)
    await actions.show_past(ctx)
    assert not [row for row in ctx.card.rows if isinstance(row, Entry)]


async def test_past_leagues_are_listed_and_exported_without_ids(timed: Bot) -> None:
    ctx = visitor(timed)
    await actions.show_past(ctx)
    assert "No league has ended yet." in ctx.card.above[0]
    number = await opened(timed)
    await pressed(timed, number, "join")
    ctx = visitor(timed)
    await actions.export(ctx, await records.league(timed.store, GUILD, number))
    assert json.loads(ctx.file)["seed"] is None, "the seed would reveal the draw"
    await actions.close(visitor(timed), await records.league(timed.store, GUILD, number))
    ctx = visitor(timed, BEN, manager=False)
    await actions.show_past(ctx)
    (entry,) = [row for row in ctx.card.rows if isinstance(row, Entry)]
    assert "Carcassonne · League #1" in entry.text
    ctx = visitor(timed, BEN, manager=False)
    await actions.export(ctx, await records.league(timed.store, GUILD, number))
    found = json.loads(ctx.file)
    assert found["seed"]
    assert found["members"] == [{"member": 1, "name": f"P{ADA}", "left": False}]
    assert str(ADA) not in ctx.file.decode().replace(f"P{ADA}", "")


async def test_a_league_is_closed_by_two_clicks_of_a_manager(timed: Bot) -> None:
    number = await opened(timed)
    await pressed(timed, number, "join", BEN)
    for user, manager, labels in ((BEN, False, ["Export"]), (ADA, False, ["Export", "Close league"])):
        ctx = await pressed(timed, number, "table", user, manager=manager)
        assert [button.label for button in buttons(ctx.card.rows)] == labels
    assert json.loads((await pressed(timed, number, "export", BEN)).file)["league"] == number
    for verb in ("close", "sure"):
        with pytest.raises(Refused, match="league_organiser"):
            await pressed(timed, number, verb, BEN)
    asked = await pressed(timed, number, "close")
    assert [button.label for button in buttons(asked.card.rows)] == ["Close league"]
    assert (await records.league(timed.store, GUILD, number)).row.phase == "open"
    assert "is closed" in (await pressed(timed, number, "sure")).told
    assert (await records.league(timed.store, GUILD, number)).row.phase == "closed"
    with pytest.raises(Refused, match="league_over"):
        await pressed(timed, number, "sure")


async def test_a_person_cannot_change_a_leagues_message_again_and_again(timed: Bot) -> None:
    number = await opened(timed)
    with pytest.raises(Refused, match="too_many_posts"):  # noqa: PT012 - the limit may be any
        for _ in range(50):
            await pressed(timed, number, "join", BEN)
            await pressed(timed, number, "leave", BEN)
    assert "You've joined" in (await pressed(timed, number, "join", BEN + 1)).told


async def test_a_persons_leagues_are_collected_and_forgotten(timed: Bot) -> None:
    number = await opened(timed)
    await pressed(timed, number, "join")
    about = await personal.collected_in(timed.store, GUILD, ADA)
    assert (len(about["leagues"]), len(about["hosted_leagues"])) == (1, 1)
    await personal.forget(timed.store, GUILD, ADA, "Someone")
    found = await records.league(timed.store, GUILD, number)
    assert found.row.host == 0
    assert [(member.user, member.name, member.gone is None) for member in found.members] == [(None, "Someone", False)]


def test_swiss_leagues_have_enough_rounds_for_one_winner() -> None:
    assert [usual_rounds(places) for places in (2, 4, 5, 8, 16, 64)] == [2, 2, 3, 3, 4, 6]


def large(phase: Any, form: Any = "swiss", people: int = 64, seats: int = 2) -> League:
    """Return a league of many people with long names, in the middle of its second round."""
    row = msgspec.structs.replace(
        row_for(form, places=64, seats=seats, rounds=9, id=999),
        kind="carcassonne",
        phase=phase,
        ended=2e9,
        channel=10**18,
    )
    members = tuple(
        LeagueMember(league=1, number=at, user=10**18 + at, name=LONG[:32], joined=0.0) for at in range(1, people + 1)
    )
    rounds = (
        LeagueRound(league=1, round=1, begins=1e9, deadline=2e9, ended=1.5e9),
        LeagueRound(league=1, round=2, begins=1e9, deadline=2e9),
    )
    tables, chairs = [], []
    for number in (1, 2):
        for table in range(1, people // seats + 1):
            done = number == 1 or table % 2 == 0
            result: TableResult | None = "deadline" if done else None
            tables.append(LeagueTable(league=1, round=number, number=table, game=number * 100 + table, result=result))
            chairs += [
                LeagueSeat(
                    league=1, round=number, number=table, seat=seat, member=(table - 1) * seats + seat + 1,
                    place=seat + 1 if done else None,
                )
                for seat in range(seats)
            ]  # fmt: skip
    games = {table.game or 0: OpenedGame("running", 10**18) for table in tables}
    return League(row, members, rounds, tuple(tables), tuple(chairs), games, ())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_keep_discords_limits(timed: Bot, language: str) -> None:
    catalogue = words(language)
    for phase in ("open", "running", "over", "closed"):
        for seats in (2, 4):
            found = large(phase, seats=seats)
            check(sign_card(found, (), catalogue), language)
            check(await standings_card(timed, GUILD, found, catalogue, public=True, number=1), language)  # type: ignore[arg-type]
    empty = large("open", people=0)
    check(sign_card(empty, (), catalogue), language)
    waiting = large("running")._replace(rounds=(LeagueRound(league=1, round=1, begins=2e9),), tables=(), seats=())
    check(sign_card(waiting, (), catalogue), language)
    for form in ("robin", "knockout"):
        check(sign_card(large("running", form, people=8), (), catalogue), language)


def shown(card: Card) -> str:
    return "\n".join((*card.above, *card.below))


async def test_the_standings_crown_only_the_final(timed: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[dict[str, Any]]()

    async def draw(_: object, work: Any, **__: object) -> bytes:
        drawn.append(work.keywords)
        return b"picture"

    monkeypatch.setattr(timed.renderer, "draw", draw)
    for phase in ("running", "over"):
        card = await standings_card(timed, GUILD, large(phase), words("en"), public=True)  # type: ignore[arg-type]
        check(card, "en")
        assert card.picture
        assert shown(card).count("\n1. ") + shown(card).count("\n33. ") == 64 - SHOWN, "the people below the picture"
    assert [facts["crowned"] for facts in drawn] == [False, True]
    assert "The winner" in shown(card)


def test_the_message_of_a_league_names_its_tables_and_results() -> None:
    card = sign_card(large("running", people=4), (), words("en"))
    text = shown(card)
    assert "**Round 2 of 9**, until <t:2000000000:f>" in text
    assert f"<#{10**18}>" in text
    assert "decided at the deadline" in text
    assert [button.label for button in buttons(card.rows)] == ["Standings", "Leave"]
