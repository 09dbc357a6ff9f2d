"""A player whose only answer was given for them waits for the others."""

import pytest

from cogs.panel.message import panel_message
from render import words
from rules.kernel import Table
from tests.cogs.buttons.taps import ADA, GUILD, running
from tests.cogs.fakes import Bot


@pytest.mark.parametrize(("hand", "asks"), [(["Copper"] * 4, False), (["Copper", "Estate"], True)])
async def test_an_answer_without_an_alternative_is_not_asked_again(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, hand: list[str], asks: bool
) -> None:
    """The panel asked which card to pass, with the only card as its button."""
    players = [{"hand": ["Masquerade", *hand], "deck": ["Copper"] * 4}, {"hand": ["Copper", "Estate"]}]
    table = Table.arrange("dominion", {"seats": 2, "players": players, "kingdom": ["Masquerade"]}, seed=1)
    game = await running(bot, monkeypatch, "dominion", table)
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(0, ["Masquerade"])
        shown = panel_message(session, ADA, None, words("en"))
    assert any("which card do you pass" in text for text in shown.card.above) == asks
    assert any("Waiting for Ben" in text for text in shown.card.above) != asks
