"""Undo by vote: never past a draw or a reveal in a rated game, and with a warning elsewhere."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.acts.undo_by_vote import undo_to_propose
from cogs.acts.vote_effects import may_undo
from cogs.buttons.handlers import show_more
from cogs.delivery.vote_messages import undone_entries
from cogs.discord.components import buttons
from cogs.table.votes import open_vote, take_vote_snapshot, vote_card
from data.errors import Refused
from data.game import session as session_module
from data.game.models import Friendly
from render import LANGUAGES, words
from tests.cogs.contexts import Listing, interaction
from tests.cogs.timed_table import ADA, BEN, GUILD, answer, begun, mover


async def past_a_turn(bot: Any, game: int) -> int:
    """Play the first turn and one choice of the second; return the seat that has played first."""
    first = (await mover(bot, game)).seat
    while (await mover(bot, game)).seat == first:
        await answer(bot, game)
    await answer(bot, game)
    return first


async def test_a_rated_game_undoes_nothing_past_a_drawn_tile(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    with pytest.raises(Refused, match="undo_revealed"):
        await undo_to_propose(timed, GUILD, game, await past_a_turn(timed, game))


async def test_a_rated_game_undoes_open_choices(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, kind="catan")
    first = await past_a_turn(timed, game)
    facts = await undo_to_propose(timed, GUILD, game, first)
    assert (facts["seat"], facts["known"]) == (first, []), "in the setup no dice are rolled"


async def test_the_vote_of_an_unrated_game_names_the_facts_that_stay_known(
    timed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "is_rated", lambda *_: False)
    game = await begun(timed, ADA, BEN)
    facts = await undo_to_propose(timed, GUILD, game, await past_a_turn(timed, game))
    assert facts["known"]
    async with timed.tables.transaction(GUILD, game) as session:
        open_vote(session, "undo", facts)
        snapshot = take_vote_snapshot(session, "undo")
    assert snapshot is not None
    for spoken in map(words, LANGUAGES):
        told = await undone_entries(timed, GUILD, snapshot, spoken)
        listed, _, known = told.partition(spoken.text("vote-undo-known"))
        assert listed.startswith(spoken.text("vote-undo-listed"))
        assert spoken.text("vote-so-far") not in "\n".join(vote_card(snapshot, told, spoken).above), "no votes yet"
        snapshot.vote.ballots["0"] = "yes"
        assert vote_card(snapshot, told, spoken).above[2].startswith(spoken.text("vote-so-far"))
        snapshot.vote.ballots.clear()
        assert known.strip().startswith(("- Ada", "- Ben"))


async def test_undo_is_not_offered_where_a_rated_game_refuses_it(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    first = await past_a_turn(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert not may_undo(session, session.seats[first])


@pytest.mark.parametrize("friendly", ["no", "yes"])
async def test_more_says_why_it_does_not_offer_undo(timed: Any, friendly: Friendly) -> None:
    made = await timed.tables.create(GUILD, "carcassonne", host=ADA, channel=1, name="Ada", friendly=friendly)
    async with timed.tables.transaction(GUILD, made.id) as session:
        session.join(BEN, "Ben")
        session.start()
    first = await past_a_turn(timed, made.id)
    async with timed.tables.transaction(GUILD, made.id) as session:
        user = session.seats[first].user
    ctx = Listing(interaction(timed, guild_id=GUILD, channel_id=1, user=SimpleNamespace(id=user, display_name="?")))
    await show_more(ctx, made.id)
    (undo,) = [button for button in buttons(ctx.card.rows) if button.label == "Undo"]
    told = [text for text in ctx.card.above if "Undo" in text]
    assert undo.disabled == (friendly == "no")
    assert told == ([] if friendly == "yes" else [words("en").text("undo-why")])
    assert all("Only a friendly game" in text for text in told)


async def test_a_friendly_game_is_not_rated_and_undoes_a_drawn_tile_by_agreement(timed: Any) -> None:
    made = await timed.tables.create(GUILD, "carcassonne", host=ADA, channel=1, name="Ada", friendly="yes")
    async with timed.tables.transaction(GUILD, made.id) as session:
        session.join(BEN, "Ben")
        session.start()
        assert not session.game.rated
    first = await past_a_turn(timed, made.id)
    async with timed.tables.transaction(GUILD, made.id) as session:
        assert may_undo(session, session.seats[first])
    assert (await undo_to_propose(timed, GUILD, made.id, first))["known"]
