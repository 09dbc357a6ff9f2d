"""A whole window of bargaining through Discord's protocol: every open offer is a message with buttons for all."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import pytest_asyncio
from PIL import Image

import render
from cogs.lobby.offers import OFFER
from cogs.table.labels import KIND
from playground import Person, Playground, Seen, people
from render import games
from render.alt_text import Fact
from render.games import Rendering
from render.sources import ENTRY
from rules.kernel import GAMES, Table
from tests.contract.demo import DEMO, table_bargaining
from tests.patience import until, until_told
from tests.play import acts, guild_file
from tests.play.arranged import served

pytestmark = pytest.mark.asyncio(loop_scope="session")

HANDS = [{"agate": 3}, {"beryl": 3}, {"citrine": 3}]
SHOWN = Rendering(
    picture=lambda *_, **__: Image.new("P", (40, 40)),
    marks=lambda *_: None,
    describe=lambda *_, **__: [Fact("A market.")],
    text_board=lambda *_, **__: "a market",
)
WORDS = """\
setting-demo-rounds = Rounds
ask-demo-bargain = Trade
ask-demo-offer = What for what?
ask-demo-seal = Your tip
option-demo = { $id }
step-demo-1 = { $id }
step-demo-2 = { $id }
field-demo-offer-give = Give
field-demo-offer-get = Get
proposal-demo-offer = { $seat } gives { $give } for { $get }
event-demo-offered = Offer { $number } is made.
event-demo-swapped = { $seat } takes offer { $number }.
event-demo-withdrawn = Offer { $number } is taken back.
event-demo-lapsed = Offer { $number } lapses.
event-demo-tips = The piper is paid.
event-demo-drew = Stones are drawn.
event-demo-round = A round begins.
ask-demo-bid = Your bid
"""


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """Yield a server with a bot that has the demo game, which starts in its bargaining phase."""
    monkeypatch.setitem(GAMES, "demo", DEMO)
    for names in (KIND, OFFER):
        monkeypatch.setattr(names, "_values", tuple(GAMES))
    monkeypatch.setitem(sys.modules, "render.demo", cast("Any", SimpleNamespace(RENDERING=SHOWN)))
    render.words.cache_clear()
    for message in ENTRY.finditer(WORDS):
        monkeypatch.setitem(render.words("en").sources, message[1], message[0])
    arranged = table_bargaining(HANDS).dump()
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged))
    async with served(tmp_path) as server:
        yield server
    games.game.cache_clear()
    # The words are cached, and no other test may get the demo's words.
    render.words.cache_clear()


@pytest.fixture
def url(server: Playground) -> str:
    return server.url


async def offers(person: Person) -> list[Seen]:
    """Return the messages of offers, oldest first."""
    return [each for each in await person.messages() if " gives " in each.text and not each.ephemeral]


async def offer(person: Person, give: str, get: str) -> Seen:
    """Make an offer by typing, and return its message."""
    before = len(await offers(person))
    told = await person.settled(await person.command("game move", action=f"offer; give={give} get={get}"))
    assert "is made" in told.text, told.text
    await person.wait_for(lambda each: " gives " in each.text and each.buttons and not each.ephemeral)
    found = await arrived(person, before)
    assert len(found) == before + 1, "one new message for each act"
    return found[-1]


async def arrived(person: Person, before: int) -> list[Seen]:
    """Wait until there are more messages of offers than before."""
    return await until_told(lambda: offers(person), lambda found: len(found) != before)


async def told(person: Person, offer: Seen, label: str) -> str:
    """Press a button of an offer and return the private answer."""
    answer = await person.settled(await person.click(offer, label, stale=True))
    assert answer.ephemeral
    return answer.text


async def settled(person: Person, offer: Seen, how: str) -> None:
    """Wait until an offer's message shows its outcome and has no buttons."""
    after = await person.wait_for(lambda each: each.id == offer.id and how in each.text)
    assert not after.buttons


async def begun(ada: Person, *guests: Person, **options: Any) -> Seen:
    """Seat people at a table with three seats and start it; return the turn message."""
    await ada.settled(await ada.command("new", game="demo", **options))
    lobby = await ada.wait_for(lambda each: "Join" in each.buttons)
    for guest in guests:
        await acts.joined(guest, lobby)
    await ada.click(await ada.wait_for(lambda each: "Start" in each.buttons), "Start")
    return await ada.wait_for(lambda each: "Play" in each.buttons)


async def test_three_people_bargain(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with Person(url, "Ada") as ada, Person(url, "Ben") as ben, Person(url, "Cleo") as cleo:
        turn = await begun(ada, ben, cleo)
        assert len(turn.pings) == 3

        first = await offer(ada, "agate", "beryl")
        assert first.pings == [people.user_id("Ben"), people.user_id("Cleo")]
        assert sorted(first.buttons) == ["Accept", "Counter-offer", "Withdraw"]
        composing = await acts.opened(ben, turn)
        composing = await ben.settled(await ben.click(composing, "offer"))

        # A refusal is private: for a button of another player, or a price they can't pay. The offer stays open.
        assert render.words("en").text("reason.cannot_pay") in await told(cleo, first, "Accept")
        assert "You can't answer that now" in await told(ada, first, "Accept")
        assert "You can't answer that now" in await told(cleo, first, "Withdraw")
        assert (await ada.look(first)).buttons

        # A counter-offer is composed in private. After its confirmation it has its own message.
        panel = await cleo.settled(await cleo.click(first, "Counter-offer"))
        assert panel.ephemeral
        assert len(await offers(ada)) == 1
        give = next(each["custom_id"] for each in panel.components if each.get("label") == "citrine")
        for button in (give, "agate"):
            panel = await cleo.settled(await cleo.click(panel, button))
        await acts.confirmed(cleo, panel)
        counter = (await arrived(ada, 1))[-1]

        watching = await acts.opened(ada, turn)
        assert any("withdraw" in label for label in watching.buttons)
        assert "takes offer 1" in await told(ben, first, "Accept")
        await settled(ada, first, "Ben takes offer 1")
        assert "already settled" in await told(cleo, first, "Accept")
        # Ada's open panel shows it too, without a click.
        renewed = await ada.wait_for(lambda each: each.id == watching.id and "takes offer 1" in each.text)
        assert not any("withdraw" in label for label in renewed.buttons)
        assert "You can't answer that now" in await told(ben, counter, "Accept")
        assert "takes offer 2" in await told(ada, counter, "Accept")
        await settled(ben, counter, "Ada takes offer 2")

        # Ben's draft is unchanged after all these acts.
        assert (await ben.look(composing)).text == composing.text
        third = await offer(ada, "agate", "citrine")
        assert "taken back" in await told(ada, third, "Withdraw")
        await settled(cleo, third, "taken back")

        pinging = [each for each in await ada.messages() if each.pings]
        assert len(pinging) == 4, "one for the turn and one for each offer"
        for person in (ada, ben, cleo):
            assert "✔" in (await person.settled(await person.command("game move", action="done ; -"))).text
        await ada.wait_for(lambda each: acts.is_turn(each) and each.id != turn.id)
        assert [each for each in await offers(ada) if each.buttons] == []
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


async def test_two_people_bargain_beside_a_computer_that_is_done(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with Person(url, "Ada") as ada, Person(url, "Ben") as ben:
        turn = await begun(ada, ben, opponents=1)
        assert len(turn.pings) == 2
        first = await offer(ada, "agate", "citrine")
        assert "takes offer 1" in await told(ben, first, "Accept")
        await settled(ada, first, "Ben takes offer 1")
        for person in (ada, ben):
            assert "✔" in (await person.settled(await person.command("game move", action="done ; -"))).text
        await ada.wait_for(lambda each: acts.is_turn(each) and each.id != turn.id)
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


async def test_an_offer_that_is_taken_before_its_message_is_noted_loses_its_buttons(url: str) -> None:
    """The message is posted but the response is lost. The bot did not know which message to close."""
    async with Person(url, "Ada") as ada, Person(url, "Ben") as ben, Person(url, "Cleo") as cleo:
        await begun(ada, ben, cleo)
        await acts.fault(ada, path="POST /channels/", cut="reset", lost=True, delay=1.5)
        first = await offer(ada, "agate", "beryl")
        assert "takes offer 1" in await told(ben, first, "Accept")
        await settled(ada, first, "Ben takes offer 1")
        assert len(await offers(ada)) == 1


async def test_an_offer_that_is_taken_while_its_channel_is_closed_to_us_loses_its_buttons_later(
    server: Playground, url: str, tmp_path: Path
) -> None:
    """A refused edit was given up. No other edit followed, and the buttons stayed."""
    async with Person(url, "Ada") as ada, Person(url, "Ben") as ben, Person(url, "Cleo") as cleo:
        await begun(ada, ben, cleo)
        first = await offer(ada, "agate", "beryl")
        await acts.fault(ada, path=f"PATCH .*/messages/{first.id}", status=403, code=50001)
        assert "takes offer 1" in await told(ben, first, "Accept")
        await until(lambda: any(call["status"] == 403 for call in server.world.calls))
        await until(lambda: not guild_file.due_now(tmp_path, first.payload["guild_id"], server.clock()))
        assert (await ada.look(first)).buttons
        world, guild = server.world, first.payload["guild_id"]
        world.tell("GUILD_MEMBER_UPDATE", people.member(world.users[people.BOT]) | {"guild_id": guild})
        await settled(ada, first, "Ben takes offer 1")
