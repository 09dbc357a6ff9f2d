"""The commands in the menus of a person and of a message."""

from collections.abc import Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands import menus
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.dispatch import respond
from cogs.discord.titles import titled
from cogs.table.which import WAITING, choose_table
from render import words
from tests.cogs.contexts import CHANNEL, GUILD, interaction
from tests.cogs.fakes import Bot

ADA, BEN, CLEO, SELF = 11, 12, 13, 1
TALK = words("en").text


class Answer:
    """An interaction that notes what the bot says, and in which way."""

    def __init__(self, bot: Any, user: int, channel: int = CHANNEL, **otherwise: Any) -> None:
        self.private: list[str] = []
        self.public: list[str] = []
        response = SimpleNamespace(defer=self._defer, is_done=lambda: True)
        self.interaction = interaction(
            bot,
            channel_id=channel,
            user=SimpleNamespace(id=user, display_name={ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}[user]),
            response=response,
            followup=SimpleNamespace(send=self._send),
            edit_original_response=self._edit,
            delete_original_response=self._defer,
            **otherwise,
        )

    async def _defer(self, *, ephemeral: bool = True, **_: Any) -> Any:
        assert ephemeral
        return SimpleNamespace(message_id=9)

    async def _send(self, text: str = "", *, ephemeral: bool = False, view: Any = None, **_: Any) -> Any:
        (self.private if ephemeral else self.public).append(text or told(view))
        return SimpleNamespace(id=9)

    async def _edit(self, content: str = "", view: Any = None, **_: Any) -> Any:
        self.private.append(content or told(view))
        return SimpleNamespace(id=9)


def told(view: Any) -> str:
    return "\n".join(one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay))


def member(user: int, *, bot: bool = False) -> Any:
    found = object.__new__(discord.Member)
    found._user = SimpleNamespace(id=user, bot=bot, name=f"member {user}", global_name=None)  # type: ignore[assignment]
    found.nick = None
    return found


def message(number: int, at: float, *, author: int = SELF, ids: Sequence[str] = (), text: str = "") -> Any:
    rows = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": one}]} for one in ids]
    texts = [{"type": 10, "content": text}] if text else []
    shown = [discord.components._component_factory(part) for part in (*texts, *rows)]  # type: ignore[arg-type]
    return SimpleNamespace(
        id=number, author=SimpleNamespace(id=author), created_at=datetime.fromtimestamp(at, UTC), components=shown
    )


async def lobby(bot: Bot, host: int = ADA, channel: int = CHANNEL) -> int:
    return (await bot.tables.create(GUILD, "carcassonne", host=host, channel=channel, name="Ada")).id


@pytest.fixture
def here(timed: Any) -> Any:
    timed.user = SimpleNamespace(id=SELF)
    return timed


async def invited(bot: Any, user: int, person: Any, channel: int = CHANNEL) -> Answer:
    answer = Answer(bot, user, channel)
    await respond(answer.interaction, lambda ctx: menus._invite(ctx, person))
    return answer


async def test_the_menu_of_a_person_invites_to_the_lobby_of_the_user(here: Any) -> None:
    game = await lobby(here)
    answer = await invited(here, ADA, member(CLEO))
    assert answer.private == [titled("Carcassonne", TALK("invite-done", name="member 13"))]
    assert len(answer.public) == 1
    async with here.tables.transaction(GUILD, game) as session:
        assert CLEO in session.invitations


async def test_the_lobby_of_this_channel_comes_before_another_one(here: Any) -> None:
    first, second = await lobby(here), await lobby(here, channel=8)
    await invited(here, ADA, member(CLEO), channel=8)
    async with here.tables.transaction(GUILD, second) as session:
        assert CLEO in session.invitations
    both = (await invited(here, ADA, member(BEN), channel=99)).private
    assert both == [here.icons.text(TALK("which-table"))]
    waiting = here.state[WAITING]
    assert len(waiting) == 1
    chosen = Answer(here, ADA, id=2)
    chosen_one = CustomId(TABLE, first, "which", rest=next(iter(waiting))[2])
    await respond(chosen.interaction, lambda ctx: choose_table(ctx, chosen_one))
    async with here.tables.transaction(GUILD, first) as session:
        assert BEN in session.invitations
    again = Answer(here, ADA, 99)
    await respond(again.interaction, lambda ctx: choose_table(ctx, chosen_one))
    assert again.private == [here.icons.text(TALK("which-gone"))]


async def test_the_menu_of_a_person_refuses_in_one_sentence(here: Any) -> None:
    assert (await invited(here, ADA, member(CLEO))).private == [TALK("refused-no_own_lobby")]
    game = await lobby(here)
    assert (await invited(here, BEN, member(CLEO))).private == [TALK("refused-no_own_lobby")]
    assert (await invited(here, ADA, member(SELF, bot=True))).private == [
        titled("Carcassonne", TALK("refused-a_bot_guest"))
    ]
    gone: Any = SimpleNamespace(id=CLEO, display_name="Cleo")
    assert (await invited(here, ADA, gone)).private == [TALK("refused-has_left", name="Cleo")]
    async with here.tables.transaction(GUILD, game) as session:
        assert not session.invitations


async def test_the_menu_of_a_person_pings_no_more_than_the_command(here: Any) -> None:
    await lobby(here)
    await invited(here, ADA, member(CLEO))
    again = await invited(here, ADA, member(CLEO))
    assert again.public == []
    assert again.private == [titled("Carcassonne", TALK("refused-called_lately", name="member 13"))]


async def played(bot: Any) -> tuple[int, list[float]]:
    """Play three turns an hour apart. Return the game and the times of its choices."""
    game = await lobby(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
    times = []
    for _ in range(3):
        bot.store.clock.now += 3600
        times.append(bot.store.clock())
        async with bot.tables.transaction(GUILD, game) as session:
            (ask,) = session.table.asks
            session.answer(ask.seat, (ask.options[0].id,), number=ask.number)
    return game, times


async def seen(bot: Any, user: int, shown: Any, channel: int = CHANNEL, **otherwise: Any) -> str:
    answer = Answer(bot, user, channel, **otherwise)
    await respond(answer.interaction, lambda ctx: menus._look_back(ctx, shown))
    assert answer.public == []
    return "\n".join(answer.private)


async def test_the_menu_of_a_message_shows_the_table_of_that_time(here: Any) -> None:
    game, times = await played(here)
    for number, at in enumerate(times, 1):
        assert f"move {number} " in (await seen(here, ADA, message(90, at + 60))).partition("\n")[0]
    assert (
        "move 2 " in (await seen(here, BEN, message(90, times[1] + 60, ids=[f"t1:{game}:0:play:"]))).partition("\n")[0]
    )


async def test_the_message_tells_which_table_of_the_channel_it_is_about(here: Any) -> None:
    game, times = await played(here)
    await lobby(here, host=CLEO)
    for named in (
        message(90, times[1], ids=["w1:77:0:begin:", f"t1:{game}:0:play:"]),
        message(90, times[1], text=f"### Game #{game}\nx"),
    ):
        assert "move 2 " in (await seen(here, CLEO, named)).partition("\n")[0]


async def test_a_message_that_is_no_message_of_a_table_here_shows_nothing(here: Any) -> None:
    game, times = await played(here)
    refused = here.icons.text(TALK("refused-no_message_of_a_table"))
    by_other = message(90, times[1], author=BEN, ids=[f"t1:{game}:0:play:"])
    assert await seen(here, ADA, by_other) == refused
    assert await seen(here, ADA, message(90, times[1], ids=["w1:0:0:speak:greeting"])) == refused
    assert await seen(here, ADA, message(90, 0.0)) == refused, "older than the table"
    # The number of a table that stands elsewhere.
    assert await seen(here, ADA, message(90, times[1], ids=[f"t1:{game}:0:play:"]), channel=8) == TALK(
        "refused-no_game"
    )


async def test_a_table_that_the_user_cannot_see_does_not_exist(here: Any) -> None:
    game, times = await played(here)
    async with here.tables.transaction(GUILD, game) as session:
        session.change(channel=8, private=True)
    hidden = message(90, times[1], ids=[f"t1:{game}:0:play:"])
    nothing = discord.Permissions.none()
    assert await seen(here, CLEO, hidden, permissions=nothing) == TALK("refused-no_game")
