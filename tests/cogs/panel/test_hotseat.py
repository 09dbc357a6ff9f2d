"""Hot seat: one person with several seats. A seat's secrets show only after a tap that says that it is played now."""

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.acts.away import note_absence
from cogs.acts.erasure import forget_in_guild
from cogs.acts.rematch import rematch
from cogs.acts.seats import own_seat, vacate
from cogs.acts.stand_ins import come_back_here
from cogs.acts.vote_effects import others_at, propose
from cogs.buttons.handlers import open_seat
from cogs.discord.components import buttons as buttons_of
from cogs.discord.custom_ids import PANEL, CustomId
from cogs.lobby.actions import start_game
from cogs.lobby.message import lobby_card
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.form.carry import Listed, remember
from cogs.panel.hotseat import seat_asked, seat_of_panel
from cogs.panel.message import panel_message
from cogs.reminders.presence import _replace
from cogs.show.past import past_of
from cogs.table.labels import mention
from cogs.table.time.waits import Wait
from cogs.table.votes import cast, outcome, voters
from data import leaderboards, queries
from data.errors import Refused
from data.game.models import Offer
from data.store import Store
from render import words
from rules.kernel import GAMES
from tests.cogs.contexts import Listing, interaction
from tests.cogs.fakes import Bot, tables_of
from tests.cogs.timed_table import ADA, BEGIN, BEN, DAY, GUILD, Time, kinds, sent, silence, whole_game

ENGLISH = words("en")
FOUR = sorted(GAMES.keys() - {"demo", "forms"})


async def hotseat(bot: Any, kind: str = "dominion", seats: int = 2, *guests: int, **options: Any) -> int:
    """Return a game that has just begun, in which Ada has the first seats."""
    game = await bot.tables.create(GUILD, kind, host=ADA, channel=1, name="Ada", hotseat=seats, options=options)
    async with bot.tables.transaction(GUILD, game.id) as session:
        for guest in guests:
            session.join(guest, "Ben")
        start_game(session, ADA, ENGLISH)
    return int(game.id)


async def asked(bot: Any, game: int) -> int:
    """Return the first seat that must answer."""
    async with bot.tables.transaction(GUILD, game) as session:
        return int(next(ask.seat for ask in session.table.asks if not ask.optional))


def seat_played(session: Any) -> int | None:
    """Return the number of the seat that Ada plays now."""
    seat = session.playing(ADA)
    return None if seat is None else int(seat.seat)


async def answer_as(bot: Any, game: int, seat: int) -> None:
    """Answer the ask of a seat of Ada's as a computer would."""
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.ask_of(seat)
        choice = GAMES[session.game.kind].choose(session.table.view(seat), ask, random.Random(1))
        commit_choices(session, session.seats[seat], [ask.default if choice is None else choice], ADA, ask.number)


def text_of(shown: Any) -> str:
    return "\n".join((*shown.card.above, *shown.card.below, *(button.label for button in buttons_of(shown.card.rows))))


def context(bot: Any, user: int = ADA) -> Listing:
    """Return a context of a person in the guild of these tables."""
    return Listing(
        interaction(bot, id=user, guild_id=GUILD, channel_id=1, user=SimpleNamespace(id=user, display_name="Ada"))
    )


async def test_panel_shows_no_hand_until_a_tap_says_whose_turn_it_is(bot: Any) -> None:
    game = await hotseat(bot)
    seat = await asked(bot, game)
    async with bot.tables.transaction(GUILD, game) as session:
        shown = panel_message(session, ADA, None, ENGLISH)
        assert shown.scene == (session.table.view(None), None, ())
        assert not shown.drawn
        assert "Give the phone to Ada" in text_of(shown)
        assert [button.label for button in buttons_of(shown.card.rows)] == ["I'm Ada (A)", "I'm Ada (B)"]
        with pytest.raises(Refused, match="which_seat"):
            own_seat(session, ADA)
        session.take_up(ADA, seat)
    async with bot.tables.transaction(GUILD, game) as session:
        shown = panel_message(session, ADA, None, ENGLISH)
        assert shown.scene.view.seat == seat
        assert shown.scene.ask is not None
        assert own_seat(session, ADA).seat == seat


async def test_the_seat_is_put_down_when_its_turn_ends(bot: Any) -> None:
    game = await hotseat(bot)
    seat = await asked(bot, game)
    async with bot.tables.transaction(GUILD, game) as session:
        session.take_up(ADA, seat)
    while await asked(bot, game) == seat:
        async with bot.tables.transaction(GUILD, game) as session:
            assert seat_played(session) == seat
        await answer_as(bot, game, seat)
    async with bot.tables.transaction(GUILD, game) as session:
        assert seat_played(session) is None
        shown = panel_message(session, ADA, None, ENGLISH)
        assert session.table.ask_of(1 - seat) is not None
        assert shown.scene.view == session.table.view(None)


async def test_play_asks_again_even_in_the_middle_of_a_turn(bot: Any) -> None:
    game = await hotseat(bot)
    seat = await asked(bot, game)
    await open_seat(context(bot), game, "AB"[seat])
    async with bot.tables.transaction(GUILD, game) as session:
        assert seat_played(session) == seat
    ctx = context(bot)
    await open_seat(ctx, game)
    assert "Give the phone" in ctx.card.above[0]
    async with bot.tables.transaction(GUILD, game) as session:
        assert seat_played(session) is None


async def test_no_one_takes_up_the_seat_of_another_person(bot: Any) -> None:
    game = await hotseat(bot, "dominion", 2, BEN)
    async with bot.tables.transaction(GUILD, game) as session:
        for user, seat in ((ADA, 2), (BEN, 0), (999, 1)):
            with pytest.raises(Refused, match="not_your_seat"):
                session.take_up(user, seat)
        with pytest.raises(Refused, match="not_your_seat"):
            session.take_up(ADA, 17)
        assert session.playing(BEN).seat == 2


async def test_a_panel_of_the_other_seat_is_never_shown_by_a_click_on_an_old_one(bot: Any) -> None:
    game = await hotseat(bot, "catan")
    seat = await asked(bot, game)
    ctx = context(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.ask_of(seat)
        session.take_up(ADA, seat)
        remember(ctx, game, Listed(ask.number, session.table.turn, (ask,)))
        pressed = CustomId(PANEL, game, "c", ask.number)
        assert seat_of_panel(ctx, session, pressed) == session.seats[seat]
        session.take_up(ADA, 1 - seat)
        assert seat_of_panel(ctx, session, pressed) is None
        assert seat_played(session) is None


async def test_the_outcome_at_the_end_of_a_turn_tells_only_what_everyone_knows(bot: Any) -> None:
    game = await hotseat(bot)
    table, events = whole_game("dominion")
    async with bot.tables.transaction(GUILD, game) as session:
        seats = session.seats
    own, public = ENGLISH.about(table.view(0)), ENGLISH.about(table.view(None))
    secret = [event for event in events if event.hidden and 0 in event.to]
    told = [outcome_lines((event,), (), None, seats, public) for event in secret]
    assert told == [outcome_lines((event.seen_by(None),), (), None, seats, public) for event in secret]
    assert told != [outcome_lines((event,), (), seats[0], seats, own) for event in secret]
    assert outcome_lines((), (), None, seats, public) == ("✔ Done.",)


async def test_the_log_has_the_secrets_of_the_seat_that_a_person_plays_now(bot: Any) -> None:
    game = await hotseat(bot)
    for _ in range(8):
        await answer_as(bot, game, await asked(bot, game))
    whole = await queries.whole_log(bot.store, GUILD, game)

    async def read(seat: int | None) -> Any:
        async with bot.tables.transaction(GUILD, game) as session:
            session.put_down(ADA)
            if seat is not None:
                session.take_up(ADA, seat)
        return await queries.log(bot.store, GUILD, game, user=ADA)

    for seat in (None, 0, 1):
        assert await read(seat) == tuple(entry.seen_by(seat) for entry in whole if not entry.unseen or seat is not None)
    for seat in (None, 0, 1):
        await read(seat)
        past = await past_of(context(bot), game, ADA)
        async with bot.tables.transaction(GUILD, game) as session:
            assert past.moments[-1].view == session.table.view(seat)


async def test_seats_of_one_person_are_called_by_their_letters(bot: Any) -> None:
    game = await hotseat(bot, "dominion", 2, BEN)
    async with bot.tables.transaction(GUILD, game) as session:
        named = [mention(seat, session.seats) for seat in session.seats]
    assert named == [f"<@{ADA}> (A)", f"<@{ADA}> (B)", f"<@{BEN}>"]


async def test_one_person_is_pinged_once_and_not_for_their_next_seat(bot: Any) -> None:
    game = await hotseat(bot)
    assert "turn" in await kinds(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.calls.note(ADA, session.last)
    seat = await asked(bot, game)
    while await asked(bot, game) == seat:
        await answer_as(bot, game, seat)
        await sent(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.calls[ADA].number > 0


async def test_a_person_alone_at_a_table_has_no_clock_and_no_rating(bot: Any) -> None:
    game = await hotseat(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        assert not session.timers.by_seat(Wait)
        assert not session.game.rated
        assert session.may_hint()
        assert "isn't rated" in str(lobby_card(session.game, session.seats, ENGLISH)) or session.game.phase != "lobby"
    other = await hotseat(bot, "dominion", 2, BEN)
    async with bot.tables.transaction(GUILD, other) as session:
        assert session.timers.by_seat(Wait)
        assert not session.game.rated
        assert not session.may_hint()


async def test_a_person_with_two_seats_has_one_ballot(bot: Any) -> None:
    game = await hotseat(bot, "dominion", 2, BEN)
    async with bot.tables.transaction(GUILD, game) as session:
        assert propose(session, session.seats[1], "pause", {}) is None
        vote = session.votes["pause"]
        assert voters(session, vote) == (0, 2)
        assert vote.ballots == {"0": "yes"}
    alone = await hotseat(bot)
    async with bot.tables.transaction(GUILD, alone) as session:
        assert propose(session, session.seats[1], "pause", {}) == "yes"


async def test_a_person_who_concedes_one_seat_plays_the_other_and_can_come_back(bot: Any) -> None:
    game = await hotseat(bot, "dominion", 2, BEN)
    async with bot.tables.transaction(GUILD, game) as session:
        vacate(session, session.seats[1], ADA, "conceded")
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.seat_of(ADA).seat == 0
        (offer,) = session.offers.values()
        assert (offer.seat, offer.user) == (1, ADA)
        session.give(1, user=ADA, name="Ada")
        assert [seat.seat for seat in session.seats_of(ADA)] == [0, 1]
        with pytest.raises(Refused, match="joined"):
            session.give(2, user=ADA, name="Ada")
        assert isinstance(offer, Offer)


async def test_leaving_a_lobby_frees_all_seats_of_a_person(bot: Any) -> None:
    game = await bot.tables.create(GUILD, "dominion", host=ADA, channel=1, name="Ada", hotseat=3)
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.join(BEN, "Ben")
        with pytest.raises(Refused, match="joined"):
            session.join(ADA, "Ada")
        session.leave(ADA)
        assert [(seat.seat, seat.user) for seat in session.seats] == [(0, BEN)]


async def test_a_table_counts_once_and_is_listed_once(bot: Any) -> None:
    game = await hotseat(bot)
    counts = await queries.table_counts(bot.store, GUILD, ADA)
    assert (counts.own, counts.guild) == (1, 1)
    assert [table.id for table in await queries.games(bot.store, GUILD, user=ADA)] == [game]
    (own,) = await bot.store.sittings.of(ADA)
    assert own.waits


async def test_deleted_data_leave_no_seat(bot: Any) -> None:
    game = await hotseat(bot, "dominion", 2, BEN)
    await forget_in_guild(bot, GUILD, ADA, {"name": "former player"})
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.seats_of(ADA) == ()
        assert [seat.opponent for seat in session.seats] == [True, True, False]
        assert session.has_sat(ADA) == {0, 1}
    alone = await hotseat(bot)
    await forget_in_guild(bot, GUILD, ADA, {"name": "former player"})
    async with bot.tables.transaction(GUILD, alone) as session:
        assert session.game.phase == "closed"
        assert session.seats_of(ADA) == ()


async def test_a_public_button_is_for_the_seat_with_the_ask(bot: Any) -> None:
    game = await hotseat(bot, "catan", 2)
    seat = await asked(bot, game)
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.ask_of(seat)
        assert seat_asked(session, ADA, lambda each: each.number == ask.number) == session.seats[seat]
        session.take_up(ADA, 1 - seat)
        assert seat_asked(session, ADA, lambda each: each.number == ask.number) == session.seats[seat]
        assert seat_asked(session, BEN, lambda each: True) is None


@pytest.mark.parametrize("kind", FOUR)
async def test_whole_hot_seat_game(tmp_path: Path, kind: str) -> None:
    """One person plays both seats to the end. The bot is killed and started again several times."""
    store = await Store(tmp_path, clock=lambda: 1_000.0).open()
    bot: Any = Bot(store)
    game, rng, steps = await hotseat(bot, kind), random.Random(3), 0
    choose = GAMES[kind].choose
    while True:
        steps += 1
        if steps % 150 == 0:
            await store.close()
            store = await Store(tmp_path, clock=lambda: 1_000.0).open()
            bot.store, bot.tables = store, tables_of(store)
        async with bot.tables.transaction(GUILD, game) as session:
            if session.game.phase == "over":
                break
            ask = next(ask for ask in session.table.asks if not ask.optional)
            playing = session.playing(ADA)
            if playing is None or playing.seat != ask.seat:
                if steps % 10 == 0:
                    shown = panel_message(session, ADA, None, ENGLISH)
                    if playing is None:
                        assert shown.scene.view == session.table.view(None)
                session.take_up(ADA, ask.seat)
            elif steps % 10 == 0:
                assert panel_message(session, ADA, None, ENGLISH).scene.view.seat == ask.seat
        async with bot.tables.transaction(GUILD, game) as session:
            ask = next(ask for ask in session.table.asks if not ask.optional)
            choice = choose(session.table.view(ask.seat), ask, rng)
            commit_choices(
                session, own_seat(session, ADA), [ask.default if choice is None else choice], ADA, ask.number
            )
        async with bot.tables.transaction(GUILD, game) as session:
            if session.game.phase == "running":
                waits = {ask.seat for ask in session.table.asks if not ask.optional}
                playing = session.playing(ADA)
                assert (playing is not None and playing.seat == ask.seat) == (ask.seat in waits)
    assert len(session.seats) == 2
    rows = await queries.whole_log(store, GUILD, game)
    assert {entry.who for entry in rows if entry.kind == "choice"} <= {ADA, None}
    assert await leaderboards.leaderboard(store, GUILD, kind) == ()
    assert await leaderboards.records(store, GUILD, ADA) == ()
    bot.renderer.close()
    await store.close()


async def test_a_rematch_gives_the_person_who_opens_it_as_many_seats_as_before(bot: Any) -> None:
    game = await hotseat(bot, "dominion", 2, BEN)
    async with bot.tables.transaction(GUILD, game) as session:
        session.close(ADA)
    for user, seats in ((ADA, [ADA, ADA]), (BEN, [BEN])):
        ctx = context(bot, user)
        ctx.tell = ctx.said = lambda text: asyncio.sleep(0)  # type: ignore[method-assign, attr-defined]
        await rematch(ctx, game)
        *_, lobby = await queries.games(bot.store, GUILD)
        async with bot.tables.transaction(GUILD, lobby.id) as session:
            assert [seat.user for seat in session.seats] == seats
            session.close(user)


async def test_one_person_is_reminded_once_of_two_late_seats(timed: Any, time: Time) -> None:
    game = await hotseat(timed, "zavandor", 2, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        assert {ask.seat for ask in session.table.asks} == {0, 1, 2}
    await sent(timed)
    pings = [users for _, _, users in await silence(timed, time, game, BEGIN + 3 * DAY)]
    assert sorted(pings[0]) == [ADA, BEN]
    assert all(len(set(users)) == len(users) for users in pings)


async def test_a_person_does_not_vote_about_their_own_late_seat(timed: Any, time: Time) -> None:
    game = await hotseat(timed, "zavandor", 2, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        for seat in (1, 2):
            ask = session.table.ask_of(seat)
            choice = GAMES["zavandor"].choose(session.table.view(seat), ask, random.Random(1))
            session.answer(seat, ask.default if choice is None else choice, who=session.seats[seat].user)
        assert {ask.seat for ask in session.table.asks} == {0}
    await silence(timed, time, game, BEGIN + 2 * DAY)
    async with timed.tables.transaction(GUILD, game) as session:
        (vote,) = session.votes.values()
        assert voters(session, vote) == (2,)
        with pytest.raises(Refused, match="no_vote"):
            cast(session, vote.name, 1, "wait")
        cast(session, vote.name, 2, "replace")
        assert outcome(session, vote) is None, "a single opponent takes no seat at once"


async def test_an_absence_is_that_of_all_seats_of_a_person(timed: Any) -> None:
    game = await hotseat(timed, "dominion", 2, BEN)
    assert await note_absence(timed, GUILD, ADA, {"mode": "play", "until": BEGIN + 9 * DAY}) == 1
    async with timed.tables.transaction(GUILD, game) as session:
        assert [seat.opponent for seat in session.seats] == [True, True, False]
        assert session.absences.keys() == {0, 1}
        # A computer plays for both, so no one has to be given the phone.
        assert "Which seat do you play now?" in text_of(panel_message(session, ADA, None, ENGLISH))
    ctx = context(timed)
    assert await come_back_here(ctx, game)
    assert not await come_back_here(ctx, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert not session.absences
        assert not any(seat.opponent for seat in session.seats)


async def test_a_person_alone_takes_back_their_own_last_choice(bot: Any) -> None:
    game = await hotseat(bot, "carcassonne")
    seat = await asked(bot, game)
    await answer_as(bot, game, seat)
    async with bot.tables.transaction(GUILD, game) as session:
        assert not others_at(session, session.seats[seat])
        before = session.table.can_undo(seat)
        if before:
            session.undo(seat, who=ADA)
    assert await asked(bot, game) == seat or not before


async def test_a_person_who_leaves_the_server_leaves_both_seats_to_computers(timed: Any) -> None:
    game = await hotseat(timed, "dominion", 2, BEN)
    timed.http.left.add(ADA)
    await _replace(timed, GUILD, game, [ADA, ADA])
    async with timed.tables.transaction(GUILD, game) as session:
        assert [seat.user for seat in session.seats] == [None, None, BEN]
