"""Offers of seats: stored, for one person, and ended as soon as the owner of the seat acts."""

from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from cogs.acts.away import be_away
from cogs.acts.offers import closed_offer_card, offer_card, replace_player
from cogs.acts.seats import DAY, LONG_ABSENCE
from cogs.acts.vote_effects import propose_here
from cogs.buttons.handlers import handle_component
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.own_settings import OFF
from cogs.lobby.invitations import CALLED_LATELY, INVITES
from cogs.reminders.messages import take_time
from cogs.table.time.waits import Wait
from data import queries
from data.errors import Refused
from data.game.models import Offer
from data.game.session import GameSession
from data.game.timers import payload_of
from render import LANGUAGES, words
from tests.cogs.acts.offered_seats import DORA, ctx, member, move
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, Time, begun, mover, sent


async def offers(bot: Any, game: int) -> list[tuple[int, int]]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [(offer.seat, offer.user) for offer in session.offers.values()]


async def players(bot: Any, game: int) -> list[int | None]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [seat.user for seat in session.seats]


async def absent(bot: Any, time: Time, speed: str = "normal") -> tuple[int, int, int]:
    """A table that has waited long for a player, whose seat the host has offered to Cleo."""
    game = await begun(bot, ADA, BEN, speed=speed)
    late = await mover(bot, game)
    assert late.user is not None
    host = BEN if late.user == ADA else ADA
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(host=host)
        session.calls.note(late.user, session.last)
    time.now += LONG_ABSENCE + 1
    await replace_player(ctx(bot, host, 6), game, "ABCDEF"[late.seat], member(CLEO))
    assert await offers(bot, game) == [(late.seat, CLEO)]
    return game, late.seat, late.user


async def press(bot: Any, user: int, game: int, rest: str, verb: str = "sit", number: int = 90) -> None:
    await handle_component(ctx(bot, user, number), CustomId(TABLE, game, verb, rest=rest))


async def test_an_offered_seat_is_taken_once(timed: Bot, time: Time) -> None:
    game, seat, late = await absent(timed, time)
    await press(timed, CLEO, game, str(seat))
    taken = [CLEO if user == late else user for user in ([ADA, BEN])]
    assert await players(timed, game) == taken
    assert await offers(timed, game) == []
    with pytest.raises(Refused, match="offer_gone"):
        await press(timed, CLEO, game, str(seat), number=91)


async def look(bot: Any, game: int, owner: int) -> None:
    await handle_component(ctx(bot, owner), CustomId(TABLE, game, "text"))


async def come_and_go(bot: Any, game: int, owner: int) -> None:
    bot.get_guild = lambda guild: None
    await be_away(ctx(bot, owner), "3d", "pause")


async def test_the_maker_of_an_offer_is_told_that_it_pings_no_one(timed: Bot) -> None:
    await timed.store.users.change_settings(CLEO, **{INVITES.key: OFF})
    game, told = await begun(timed, ADA, BEN), list[str]()
    maker = ctx(timed, ADA)

    async def tell(text: str) -> None:
        told.append(text)

    maker.tell = tell  # type: ignore[method-assign]
    async with timed.tables.transaction(GUILD, game) as session:
        own = session.seat_of(ADA)
        assert own is not None
    await replace_player(maker, game, "AB"[own.seat], member(CLEO))
    assert told == ["I've asked Cleo to take the seat.\nI can't ping Cleo right now, but the invitation stands."]
    assert await offers(timed, game) == [(own.seat, CLEO)]


ACTS: dict[str, Any] = {
    "a choice": move,
    "a look": look,
    "an absence": come_and_go,
    "a proposal": lambda bot, game, owner: propose_here(ctx(bot, owner), game, "pause", {}),
    "more time": lambda bot, game, owner: take_time(ctx(bot, owner), game),
}


@pytest.mark.parametrize("act", ACTS)
async def test_an_offer_ends_when_the_owner_is_back(timed: Bot, time: Time, act: str) -> None:
    game, seat, owner = await absent(timed, time, "slow" if act == "more time" else "normal")
    async with timed.tables.transaction(GUILD, game) as session:
        for asked, timer in session.timers.by_seat(Wait).items():
            session.timers.change(replace(payload_of(timer, Wait), length=400 * DAY), seat=asked)
    await sent(timed)
    await ACTS[act](timed, game, owner)
    assert await offers(timed, game) == []
    (over,) = [post.payload["how"] for post in await sent(timed) if post.kind == "offer_closed"]
    assert over == "present"
    with pytest.raises(Refused, match="offer_gone"):
        await press(timed, CLEO, game, str(seat))
    assert owner in await players(timed, game)


async def test_a_new_offer_needs_a_new_absence(timed: Bot, time: Time) -> None:
    game, seat, owner = await absent(timed, time)
    await move(timed, game, owner)
    timed.state[CALLED_LATELY].clear()
    host = BEN if owner == ADA else ADA
    with pytest.raises(Refused, match="seat_taken"):
        await replace_player(ctx(timed, host, 7), game, "ABCDEF"[seat], member(CLEO))


async def test_an_offer_holds_only_while_the_owner_is_away(timed: Bot, time: Time) -> None:
    """The table may stop waiting for the owner without an act of theirs."""
    game, seat, owner = await absent(timed, time)
    async with timed.tables.transaction(GUILD, game) as session:
        session.calls.note(owner, session.last)
    with pytest.raises(Refused, match="offer_gone"):
        await press(timed, CLEO, game, str(seat))


async def test_acts_of_others_leave_the_offer_open(timed: Bot, time: Time) -> None:
    game, seat, owner = await absent(timed, time)
    host = BEN if owner == ADA else ADA
    await look(timed, game, host)
    await propose_here(ctx(timed, host, 7), game, "pause", {})
    assert await offers(timed, game) == [(seat, CLEO)]


@pytest.mark.parametrize("rest", ["0", "1", "0:103:1", "1:103:1", "9", "", "x", "٣"])
async def test_no_seat_is_taken_by_an_id_alone(timed: Bot, rest: str) -> None:
    game = await begun(timed, ADA, BEN)
    with pytest.raises(Refused, match="offer_gone"):
        await press(timed, CLEO, game, rest)
    assert await players(timed, game) == [ADA, BEN]


async def test_an_offer_is_for_one_person(timed: Bot, time: Time) -> None:
    game, seat, owner = await absent(timed, time)
    with pytest.raises(Refused, match="not_invited"):
        await press(timed, DORA, game, str(seat))
    with pytest.raises(Refused, match="not_your_offer"):
        await press(timed, DORA, game, f"{seat}:{CLEO}", "withdraw")
    assert owner in await players(timed, game)


@pytest.mark.parametrize("who", ["the host", "the invited"])
async def test_an_offer_is_withdrawn(timed: Bot, time: Time, who: str) -> None:
    game, seat, owner = await absent(timed, time)
    host = BEN if owner == ADA else ADA
    await press(timed, host if who == "the host" else CLEO, game, f"{seat}:{CLEO}", "withdraw")
    with pytest.raises(Refused, match="offer_gone"):
        await press(timed, CLEO, game, str(seat), number=91)


async def test_an_owner_keeps_the_seat_by_naming_themselves(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    await replace_player(ctx(timed, BEN, 6), game, "B", member(CLEO))
    await replace_player(ctx(timed, BEN, 7), game, "B", member(DORA))
    assert await offers(timed, game) == [(1, CLEO), (1, DORA)], "a second offer ends no first one"
    await look(timed, game, BEN)
    assert len(await offers(timed, game)) == 2, "a player who has offered their own seat can still look"
    await replace_player(ctx(timed, BEN, 8), game, "B", member(BEN))
    assert await offers(timed, game) == []
    with pytest.raises(Refused, match="no_offer"):
        await replace_player(ctx(timed, BEN, 9), game, "B", member(BEN))


async def test_an_offer_of_ones_own_seat_ends_with_the_next_choice(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    owner = await mover(timed, game)
    assert owner.user is not None
    await replace_player(ctx(timed, owner.user, 6), game, "ABCDEF"[owner.seat], member(CLEO))
    await move(timed, game, owner.user)
    assert await offers(timed, game) == []


async def test_an_offer_ends_with_the_game_and_when_the_seat_changes_hands(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    await replace_player(ctx(timed, BEN, 6), game, "B", member(CLEO))
    await replace_player(ctx(timed, BEN, 7), game, "B", None)
    assert await offers(timed, game) == []
    await replace_player(ctx(timed, ADA, 8), game, "B", member(DORA))
    async with timed.tables.transaction(GUILD, game) as session:
        session.close(ADA)
    assert await offers(timed, game) == []
    how = [post.payload["how"] for post in await sent(timed) if post.kind == "offer_closed"]
    assert how == ["gone", "ended"]


async def test_a_player_who_gave_up_takes_the_seat_back_by_a_stored_offer(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    await handle_component(ctx(timed, BEN, 6), CustomId(TABLE, game, "yield"))
    assert await players(timed, game) == [ADA, None]
    assert await offers(timed, game) == [(1, BEN)]
    with pytest.raises(Refused, match="not_invited"):
        await press(timed, CLEO, game, "1")
    await press(timed, BEN, game, "1", number=91)
    assert await players(timed, game) == [ADA, BEN]


async def test_an_offer_survives_a_restart(timed: Bot, time: Time) -> None:
    game, seat, _ = await absent(timed, time)
    timed.tables.forget(GUILD)
    await press(timed, CLEO, game, str(seat))
    assert CLEO in await players(timed, game)


async def test_offer_and_seat_are_written_in_one_transaction(
    timed: Bot, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat, owner = await absent(timed, time)

    def fails(*_: object) -> NoReturn:
        raise Refused("busy")

    monkeypatch.setattr(GameSession, "pending", fails)
    with pytest.raises(Refused, match="busy"):
        await press(timed, CLEO, game, str(seat))
    monkeypatch.undo()
    assert owner in await players(timed, game)
    assert await offers(timed, game) == [(seat, CLEO)]


async def test_a_player_at_the_limit_of_tables_takes_no_other_seat(timed: Bot, time: Time) -> None:
    game, seat, _ = await absent(timed, time)
    await queries.set_settings(timed.store, GUILD, limit_tables=1)
    await begun(timed, CLEO, opponents=1)
    with pytest.raises(Refused, match="too_many_games"):
        await press(timed, CLEO, game, str(seat))


def test_the_message_of_an_offer_has_buttons_until_it_is_over() -> None:
    offer = Offer(game=1, seat=0, user=CLEO, maker=ADA, why="asked", name="B*n", at=0.0)
    english = words("en")
    shown, over = offer_card(offer, english), closed_offer_card(offer, "present", english)
    assert [button.label for button in shown.rows[0]] == ["Take the seat", "Withdraw the offer"]  # type: ignore[union-attr]
    assert over.rows == ()
    assert r"B\*n is back" in over.above[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["taken", "gone", "present", "withdrawn", "ended"])
def test_every_end_of_an_offer_has_a_text(language: str, how: str) -> None:
    offer = Offer(game=1, seat=0, user=CLEO, maker=ADA, why="left", name="Ben", at=0.0)
    assert closed_offer_card(offer, how, words(language)).above[1]
