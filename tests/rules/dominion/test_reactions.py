"""Reactions: the windows of Attacks and gains, and pauses that would tell a hand (D33 to D38)."""

import pytest

from rules.dominion.card import ATTACK, CARDS
from rules.kernel import Table, plain
from tests.rules.dominion.scene import (
    ask,
    buy_phase,
    counters,
    do,
    foe,
    ids,
    kind,
    kinds,
    me,
    same,
    scene,
    seat,
    state,
)

NOTHING = {"done": 1}


def asked(table: Table) -> list[tuple[int, str]]:
    """Return the seats and kinds of the open asks."""
    return [(question.seat, question.kind.removeprefix("dominion.")) for question in table.asks]


@pytest.mark.rule("D33")
@pytest.mark.card("Moat", "Secret Chamber")
def test_reactions_come_before_anything_the_attack_does() -> None:
    table = scene("Witch", seat(hand="Moat"), seat(hand="Secret Chamber, Copper", deck="Gold 2"), deck="Copper 2")
    do(table, "Witch")
    assert asked(table) == [(1, "attack"), (2, "attack")]
    assert me(table).hand == []
    assert ask(table, 1).args == {"card": "Witch", "attacker": 0, "possible": ["Moat"]}
    do(table, (1, "Moat"), (2, "Secret Chamber"))
    assert me(table).hand == []


@pytest.mark.rule("D33")
def test_several_reactions_may_be_shown_one_after_the_other_also_ones_just_drawn() -> None:
    table = scene("Militia", seat(hand="Secret Chamber, Estate 3", deck="Moat, Gold, Copper"))
    do(table, "Militia", "Secret Chamber")
    assert kind(table) == "secret_chamber.put_back"
    do(table, ["Estate", "Secret Chamber"])
    assert "Moat" in ids(table, 1)
    do(table, "Moat")
    assert same(foe(table).hand, "Estate 2, Moat, Gold")
    assert foe(table).deck == ["Estate", "Secret Chamber", "Copper"]


@pytest.mark.rule("D33")
@pytest.mark.card("Militia")
def test_players_may_react_to_an_attack_that_could_do_nothing() -> None:
    table = scene("Militia", seat(hand="Moat, Copper"))
    do(table, "Militia")
    assert asked(table) == [(1, "attack")]


@pytest.mark.rule("D33")
@pytest.mark.card("Throne Room")
def test_every_play_of_a_throned_attack_opens_a_window() -> None:
    table = scene("King's Court, Witch", seat(hand="Moat"), deck="Copper 6")
    do(table, "King's Court", "Witch", "done", "Moat", "done")
    assert len(foe(table).discard) == 2


@pytest.mark.rule("D33")
@pytest.mark.card("Council Room", "Masquerade", "Tribute", "Vault", "Bishop")
@pytest.mark.parametrize("card", ["Council Room", "Masquerade", "Tribute", "Vault", "Bishop"])
def test_card_that_is_no_attack_opens_no_window(card: str) -> None:
    table = scene([card, "Copper"], seat(hand="Moat, Secret Chamber", deck="Curse 2"))
    events = do(table, card)
    assert "dominion.attack" not in {question.kind for question in table.asks}
    assert "reacted" not in kinds(events)


@pytest.mark.rule("D34")
@pytest.mark.card("Moat", "Militia")
def test_a_moat_keeps_its_owner_unaffected_and_the_attackers_benefits_stay() -> None:
    table = scene("Militia", seat(hand="Moat, Copper 4"), seat(hand="Estate 4"))
    events = do(table, "Militia", "Moat", "Estate")
    assert "reacted" in kinds(events)
    assert counters(table)[2] == 2
    assert len(foe(table).hand) == 5
    assert len(foe(table, 2).hand) == 3


ATTACKS = [card.name for card in CARDS.values() if ATTACK in card.types]


@pytest.mark.rule("D33", "D34")
@pytest.mark.card(
    *("Bureaucrat", "Militia", "Spy", "Thief", "Witch", "Minion", "Saboteur", "Swindler", "Torturer", "Goons"),
    *("Mountebank", "Rabble", "Moat"),
)
@pytest.mark.parametrize("attack", ATTACKS)
def test_no_attack_affects_a_player_who_shows_a_moat(attack: str) -> None:
    victim = seat(hand="Moat, Estate, Copper 3", deck="Gold, Silver, Estate", discard="Curse")
    table = scene(attack, victim, seat(hand="Estate 5", deck="Gold 3"), deck="Copper 9")
    before = plain(foe(table))
    do(table, attack, (1, "Moat"))
    while table.asks and kind(table) not in ("action", "treasure"):
        question = table.asks[0]
        assert question.seat != 1
        assert question.args.get("owner") != 1
        do(table, [option.id for option in question.options for _ in range(option.limit)][: question.least])
    assert plain(foe(table)) == before


@pytest.mark.rule("D35")
@pytest.mark.card("Secret Chamber")
def test_secret_chamber_draws_two_and_puts_two_cards_back_in_order() -> None:
    table = scene("Witch", seat(hand="Secret Chamber", deck="Gold, Copper, Estate"))
    do(table, "Witch", "Secret Chamber")
    assert ask(table, 1).ordered
    do(table, ["Copper", "Gold"])
    assert foe(table).deck == ["Copper", "Gold", "Estate"]
    assert foe(table).hand == ["Secret Chamber"]
    assert foe(table).discard == ["Curse"]


@pytest.mark.rule("D35")
@pytest.mark.card("Secret Chamber")
def test_with_fewer_cards_all_go_back() -> None:
    table = scene("Witch", seat(hand="Secret Chamber"))
    do(table, "Witch", "Secret Chamber", "Secret Chamber")
    assert foe(table).deck == ["Secret Chamber"]
    assert foe(table).hand == []


@pytest.mark.rule("D33", "D35")
@pytest.mark.card("Secret Chamber")
def test_the_same_secret_chamber_is_shown_once_but_another_one_too() -> None:
    table = scene("Witch", seat(hand="Secret Chamber 2, Estate", deck="Gold, Copper"))
    do(table, "Witch", "Secret Chamber", ["Gold", "Copper"])
    assert "Secret Chamber" in ids(table, 1)
    do(table, "Secret Chamber", ["Gold", "Copper"])
    assert asked(table)[0][0] == 0


@pytest.mark.rule("D36")
@pytest.mark.card("Watchtower")
@pytest.mark.parametrize(
    ("answer", "deck", "discard", "trash"),
    [("trash", [], [], ["Curse"]), ("deck", ["Curse"], [], []), ("keep", [], ["Curse"], [])],
)
def test_watchtower_trashes_a_gain_or_puts_it_on_the_deck_in_every_turn(
    answer: str, deck: list[str], discard: list[str], trash: list[str]
) -> None:
    table = scene("Witch", seat(hand="Watchtower"))
    do(table, "Witch")
    assert asked(table) == [(1, "gain")]
    assert ask(table, 1).args["card"] == "Curse"
    do(table, answer)
    assert (foe(table).deck, foe(table).discard, state(table).trash) == (deck, discard, trash)
    assert foe(table).hand == ["Watchtower"]


@pytest.mark.rule("D36")
@pytest.mark.card("Watchtower", "Torturer", "Trading Post", "Bureaucrat")
def test_watchtower_acts_also_on_gains_to_hand_and_deck() -> None:
    table = scene("Torturer", seat(hand="Watchtower, Copper"))
    do(table, "Torturer", "curse", "deck")
    assert (same(foe(table).hand, "Watchtower, Copper"), foe(table).deck) == (True, ["Curse"])
    table = scene("Bureaucrat, Watchtower")
    do(table, "Bureaucrat")
    assert set(ids(table)) == {"trash", "keep"}
    do(table, "trash")
    assert (me(table).deck, state(table).trash) == ([], ["Silver"])


@pytest.mark.rule("D36")
@pytest.mark.card("Watchtower", "Talisman")
def test_watchtower_may_be_used_for_every_gain_and_be_played_later() -> None:
    table = buy_phase("Watchtower", in_play="Talisman", coins=4, buys=2)
    do(table, "Silver", "deck", "trash")
    assert (me(table).deck, state(table).trash) == (["Silver"], ["Silver"])
    assert me(table).hand == ["Watchtower"]


@pytest.mark.rule("D37")
@pytest.mark.card("Royal Seal", "Watchtower")
def test_only_one_of_seal_and_watchtower_is_used() -> None:
    table = buy_phase("Watchtower", in_play="Royal Seal 2", coins=8, buys=3)
    do(table, "Silver")
    assert {"deck", "trash", "keep"} <= set(ids(table))
    events = do(table, "deck")
    assert "reacted" not in kinds(events)
    assert me(table).deck == ["Silver"]
    events = do(table, "Copper", "trash")
    assert "reacted" in kinds(events)
    assert state(table).trash == ["Copper"]


@pytest.mark.rule("D37")
@pytest.mark.card("Royal Seal")
def test_several_seals_change_nothing() -> None:
    table = buy_phase("", in_play="Royal Seal 2", coins=3, buys=2)
    do(table, "Silver", "keep")
    assert kind(table) == "buy"


# Pauses that would tell a hand (D38)


@pytest.mark.rule("D38")
@pytest.mark.card("Moat")
def test_window_opens_for_each_player_who_may_hold_a_reaction() -> None:
    held = scene("Witch", seat(hand="Moat, Copper", deck="Estate"))
    not_held = scene("Witch", seat(hand="Copper, Estate", deck="Moat"))
    never_owned = scene("Witch", seat(hand="Copper, Estate", deck="Gold"))
    for table in (held, not_held, never_owned):
        do(table, "Witch")
    assert held.asks[0].seen_by(0) == not_held.asks[0].seen_by(0)
    assert ids(not_held, 1) == NOTHING
    assert ids(held, 1) == {**NOTHING, "Moat": 1}
    assert asked(never_owned)[0][0] == 0


@pytest.mark.rule("D38")
@pytest.mark.card("Moat", "Masquerade")
def test_with_masquerade_in_the_kingdom_a_player_may_hold_the_cards_of_all() -> None:
    table = scene("Witch", seat(hand="Copper"), seat(deck="Moat", hand="Gold"), kingdom=["Masquerade", "Moat", "Witch"])
    do(table, "Witch")
    assert asked(table) == [(1, "attack"), (2, "attack")]


@pytest.mark.rule("D38")
@pytest.mark.card("Watchtower")
def test_in_anothers_turn_a_gain_is_asked_alike_with_and_without_the_watchtower_in_hand() -> None:
    held = scene("Witch", seat(hand="Watchtower", deck="Copper"))
    not_held = scene("Witch", seat(hand="Copper", deck="Watchtower"))
    for table in (held, not_held):
        do(table, "Witch")
    assert held.asks[0].seen_by(0) == not_held.asks[0].seen_by(0)
    assert "trash" not in ids(not_held, 1)


@pytest.mark.rule("D38")
@pytest.mark.card("Watchtower")
def test_in_the_own_turn_a_gain_is_asked_alike_with_and_without_the_watchtower_in_hand() -> None:
    held = buy_phase("Watchtower", deck="Copper", buys=2)
    not_held = buy_phase("Copper", deck="Watchtower", buys=2)
    for table in (held, not_held):
        do(table, *(["done"] if table is not_held else []), "Copper")
        assert kind(table) == "gain"
    assert set(ids(not_held)) == {"keep"}
    do(not_held, "keep", "Copper", "keep")
    assert state(not_held).seat == 1


@pytest.mark.rule("D38")
@pytest.mark.card("Mountebank")
def test_player_who_may_hold_a_curse_is_asked_with_and_without_one() -> None:
    table = scene("Mountebank", seat(hand="Copper", deck="Curse"), seat(hand="Copper"))
    do(table, "Mountebank")
    assert asked(table) == [(1, "mountebank.discard")]
    assert ids(table, 1) == {"done": 1}
    do(table, "done")
    assert same(foe(table).discard, "Curse, Copper")


@pytest.mark.rule("D38")
@pytest.mark.card("Militia", "Goons", "Vault", "Bishop", "Rabble", "Masquerade")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("Militia", []),
        ("Goons", []),
        ("Bishop", ["Copper"]),
        ("Vault", [[]]),
        ("Torturer", []),
        ("Masquerade", []),
        ("Mountebank", []),
    ],
)
def test_others_who_decide_independently_are_asked_together(card: str, answers: list[object]) -> None:
    others = (seat(hand="Curse, Copper 4"), seat(hand="Curse, Estate 4"), seat(hand="Curse, Gold 4"))
    table = scene([card, "Copper", "Estate"], *others)
    do(table, card, *answers)
    assert {1, 2, 3} <= {question.seat for question in table.asks}
    assert all(question.secret for question in table.asks if question.seat and "torturer" not in question.kind)


@pytest.mark.rule("D38")
@pytest.mark.card("Witch", "Watchtower")
def test_cards_are_dealt_in_turn_order_before_the_watchtowers_are_asked_together() -> None:
    table = scene("Witch", seat(hand="Watchtower"), seat(hand="Watchtower"), supply={"Curse": 2})
    do(table, "Witch")
    assert asked(table) == [(1, "gain"), (2, "gain")]
    assert state(table).supply["Curse"] == 0


@pytest.mark.rule("D38")
@pytest.mark.card("Spy", "Thief", "Swindler", "Saboteur")
@pytest.mark.parametrize(("card", "seats"), [("Thief", {0}), ("Swindler", {0}), ("Saboteur", {1}), ("Spy", {0})])
def test_victims_who_reveal_cards_follow_one_after_the_other(card: str, seats: set[int]) -> None:
    top = "Gold" if card == "Saboteur" else "Copper"
    victims = (seat(deck=[top, "Silver"]), seat(deck=[top, "Silver"]))
    table = scene([card], *victims, deck="Estate 2")
    do(table, card)
    assert {question.seat for question in table.asks} == seats
    assert foe(table, 2).deck == [top, "Silver"]
