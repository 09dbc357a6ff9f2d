"""Every open offer of every game can be shown with all its buttons, in every language and with every outcome."""

import random

import msgspec
import pytest

from bench.games.random_play import random_choice, step
from cogs.buttons.proposals import ProposalSnapshot, closed_card, offered, proposal_card
from cogs.discord.components import Button
from render import words
from render.words import LANGUAGES
from rules.kernel import GAMES, Choice, IllegalChoice, Table
from tests.rules.catan.scene import scene

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
TRADERS = {"catan": {"accept", "counter", "confirm", "withdraw"}, "zavandor": {"accept", "withdraw"}}
"""The games in which seats make offers, with a button that an offer soon has."""
BRAVE = 0.3


def pressed(table: Table, rng: random.Random) -> bool:
    """Let a seat press a button of an open offer, or make an offer. Return False if no seat can."""
    pressable = {id_ for proposal in table.proposals for id_ in proposal.quick} | {"offer"}
    found: list[tuple[int, Choice]] = [
        (ask.seat, [option.id] if not ask.fields else random_choice(ask, rng))
        for ask in table.asks
        for option in ask.options
        if option.id in pressable
    ]
    for seat, choice in rng.sample(found, len(found)):
        try:
            table.answer(seat, choice)
        except IllegalChoice:
            continue
        return True
    return False


@pytest.mark.sweep(1)
@pytest.mark.parametrize("kind", TRADERS)
def test_every_button_of_an_offer_has_a_label(kind: str) -> None:
    rng, seen, shown = random.Random(5), set[str](), set[bytes]()
    assert kind in GAMES
    for seed in range(3):
        table = Table.new(kind, seats=4, seed=seed)
        for _ in range(500):
            if table.over:
                break
            if rng.random() > BRAVE or not pressed(table, rng):
                step(table, rng)
            for proposal in table.proposals:
                buttons = offered(table, proposal, range(len(NAMES)))
                seen |= {option.id.partition(":")[0] for _, option in buttons}
                # Most offers stay open for many choices, and look the same until they change.
                look = msgspec.json.encode((seed, proposal, buttons))
                if look in shown:
                    continue
                shown.add(look)
                snapshot = ProposalSnapshot(1, proposal, NAMES, table.view(), buttons)
                for language in LANGUAGES:
                    card = proposal_card(snapshot, words(language))
                    assert all(button.label for row in card.rows for button in row if isinstance(button, Button))
    assert seen >= TRADERS[kind]


@pytest.mark.parametrize("cards", [{"lumber": 1}, {"grain": 1}])
def test_buttons_do_not_tell_whether_a_seat_that_has_declined_could_pay(cards: dict[str, int]) -> None:
    """Counter, decline: the offer stays open for the seat that countered, and *Accept* with it."""
    table = Table.arrange("catan", {"seats": 3, "phase": "act", "hands": [{"ore": 2}, cards, cards]})
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["ore"], "get": ["grain"], "to": []})
    table.answer(1, ["counter:1"])
    table.answer(1, {"give": [*cards], "get": ["ore", "ore"] if "grain" in cards else ["ore"]})
    table.answer(2, ["decline:1"])
    first = table.proposals[0]
    buttons = offered(table, first, range(3))
    shown = proposal_card(ProposalSnapshot(1, first, NAMES, table.view(), buttons), words("en"))
    found = [(button.label, button.id) for row in shown.rows for button in row if isinstance(button, Button)]
    # The mark of the terms in an id is the same, too.
    assert found == [
        ("Accept", "t1:1:595668307:proposal:accept:1"),
        ("Withdraw", "t1:1:20519060:proposal:withdraw:1"),
    ]


def test_a_button_of_an_offer_for_any_card_names_the_card_alone() -> None:
    table = Table.arrange("catan", {"seats": 2, "phase": "act", "hands": [{"ore": 1}, {"grain": 1}]})
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["ore"], "get": ["any"]})
    (proposal,) = table.proposals
    shown = proposal_card(
        ProposalSnapshot(1, proposal, NAMES, table.view(), offered(table, proposal, range(2))), words("en")
    )
    found = [button.label for row in shown.rows for button in row if isinstance(button, Button)]
    cards = ["Give lumber", "Give brick", "Give wool", "Give grain"]
    assert found == [*cards, "Decline", "Counter-offer", "Withdraw"]


def test_the_outcome_of_an_offer_is_told_in_short() -> None:
    """It said that Ben declines Ada's offer and that Ada's offer has ended, below the offer itself."""
    table = scene(hands={0: {"ore": 2}, 1: {"wool": 1}, 2: {}})
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["ore"], "get": ["wool"]})
    (proposal,) = table.proposals
    events = table.answer(1, ["decline:1"])
    card = closed_card(proposal, events, NAMES, words("en").about(table.view()))
    assert card.above[1] == "Ben declines (no deal)"


def test_all_answers_that_name_a_card_stand_out_alike() -> None:
    """The first card was blue, as if it were the one to give."""
    table = scene(hands={0: {"ore": 2}, 1: {"wool": 1}, 2: {}})
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["ore"], "get": ["any"]})
    (proposal,) = table.proposals
    buttons = offered(table, proposal, range(len(NAMES)))
    card = proposal_card(ProposalSnapshot(1, proposal, NAMES, table.view(), buttons), words("en"))
    styles = {button.label: button.style for row in card.rows for button in row if isinstance(button, Button)}
    assert [label for label, style in styles.items() if style == "primary"] == [
        f"Give {kind}" for kind in ("lumber", "brick", "wool", "grain")
    ]


def test_the_button_that_trades_names_the_partner_alone() -> None:
    """The message of offer 1 had a button "Offer 1: trade with Ben"."""
    table = scene(hands={0: {"ore": 2}, 1: {"wool": 1}, 2: {"wool": 1}})
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["ore"], "get": ["wool"], "to": []})
    table.answer(1, ["accept:1"])
    (proposal,) = table.proposals
    buttons = offered(table, proposal, range(len(NAMES)))
    card = proposal_card(ProposalSnapshot(1, proposal, NAMES, table.view(), buttons), words("en"))
    assert "Trade with Ben" in [button.label for row in card.rows for button in row if isinstance(button, Button)]
