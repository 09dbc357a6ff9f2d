"""Progress cards: drawing, holding, playing (K84, K87 to K90)."""

import pytest

from rules.catan.expansions.ck.progress import DECK_OF, DECKS
from rules.kernel import Table
from tests.rules.catan.scene import (
    A,
    B,
    C,
    ask,
    asked,
    cities,
    cities_sight,
    ck,
    default,
    do,
    hand,
    ids,
    kind,
    of,
    points,
    rolling,
    sight,
    told,
    whispered,
    who,
)

KEEP = {A: {"wool": 1}}
FOUR = ["crane", "smith", "mining", "wedding"]


@pytest.mark.rule("K84", "K51")
@pytest.mark.example("K84")
def test_drawing_depends_on_level_and_red_die() -> None:
    levels = {A: {"trade": 1}, B: {"trade": 2}, C: {"trade": 5}}
    table = rolling(
        "ck", 1, 3, "trade", improvements=levels, hands=KEEP, decks={"trade": ["merchant", "merchant_fleet"]}
    )
    assert told(table.news, "drew") == [{"seat": seat, "deck": "trade", "needed": 2} for seat in (B, C)]
    assert (cities(table).held[B], cities(table).held[C]) == (["merchant"], ["merchant_fleet"])


@pytest.mark.rule("K84")
@pytest.mark.parametrize(("level", "most"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_table_of_levels_and_red_dice(level: int, most: int) -> None:
    for red in range(1, 7):
        table = rolling("ck", 1, red, "science", improvements={B: {"science": level}}, hands=KEEP)
        drawn = len(cities(table).held[B]) + len(cities(table).shown[B])
        assert drawn == (red <= most)


@pytest.mark.rule("K84")
def test_cards_are_drawn_in_turn_order_and_none_from_an_empty_deck() -> None:
    levels = {seat: {"politics": 5} for seat in (A, B, C)}
    table = rolling(
        "ck",
        1,
        1,
        "politics",
        turn=B,
        improvements=levels,
        hands={B: {"ore": 1}},
        decks={"politics": ["spy", "wedding"]},
    )
    assert [one["seat"] for one in told(table.news, "drew")] == [B, C]


@pytest.mark.rule("K87")
def test_three_decks_of_eighteen_shuffled_and_played_cards_go_below() -> None:
    assert [sum(deck.values()) for deck in DECKS] == [18, 18, 18]
    decks = [cities(Table.new("catan", seats=4, seed=seed, options={"mode": "ck"})).decks for seed in (1, 2)]
    assert decks[0] != decks[1]
    table = ck(cards={A: ["warlord"]}, knights=[[A, "V18", 1]], hands=KEEP)
    do(table, "play:warlord")
    assert (cities(table).decks[2][-1], cities(table).held[A]) == ("warlord", [])


@pytest.mark.rule("K87")
def test_numbers_of_each_card() -> None:
    science = {"alchemist": 2, "crane": 2, "engineer": 1, "inventor": 2, "irrigation": 2, "medicine": 2, "mining": 2}
    assert DECKS[0] == {**science, "printer": 1, "road_building": 2, "smith": 2}
    assert DECKS[1] == {
        "merchant": 6,
        "merchant_fleet": 2,
        "commercial_harbor": 2,
        "master_merchant": 2,
        "resource_monopoly": 4,
        "commodity_monopoly": 2,
    }
    politics = {"bishop": 2, "constitution": 1, "deserter": 2, "diplomat": 2, "intrigue": 2, "saboteur": 2}
    assert DECKS[2] == {**politics, "spy": 3, "warlord": 2, "wedding": 2}
    assert len(DECK_OF) == 25


@pytest.mark.rule("K88")
def test_cards_are_played_on_the_own_turn_after_the_roll_any_number() -> None:
    table = ck(cards={A: ["irrigation", "irrigation", "alchemist"]}, settlements={A: ["V21"]}, hands=KEEP)
    assert of(table, "play") == ["irrigation"]
    do(table, "play:irrigation", "play:irrigation")
    assert hand(table)["grain"] == 4


@pytest.mark.rule("K88")
def test_a_card_drawn_this_turn_may_be_played() -> None:
    table = rolling(
        "ck", 1, 1, "trade", improvements={A: {"trade": 1}}, hands=KEEP, decks={"trade": ["merchant_fleet"]}
    )
    assert of(table, "play") == ["merchant_fleet"]


@pytest.mark.rule("K88")
def test_a_card_that_could_change_nothing_may_not_be_played() -> None:
    useless = ["crane", "engineer", "mining", "medicine", "smith"]
    assert of(ck(cards={A: useless}, hands=KEEP), "play") == []
    assert of(ck(cards={A: ["warlord", "spy", "intrigue", "saboteur", "wedding"]}, hands=KEEP), "play") == []


@pytest.mark.rule("K89")
def test_opponents_see_number_and_colour_of_cards_only() -> None:
    table = ck(cards={A: ["spy", "wedding", "smith"]}, hands=KEEP)
    assert cities_sight(table, B).players[A].progress == {"science": 1, "trade": 0, "politics": 2}
    assert (cities_sight(table, B).cards, cities_sight(table, A).cards) == ((), ("smith", "spy", "wedding"))
    drawn = rolling("ck", 1, 1, "trade", improvements={B: {"trade": 1}}, hands=KEEP, decks={"trade": ["merchant"]})
    assert whispered(list(drawn.news), "drew", B) == [{"seat": B, "deck": "trade", "needed": 1, "card": "merchant"}]
    assert whispered(list(drawn.news), "drew", A) == [{"seat": B, "deck": "trade", "needed": 1}]


@pytest.mark.rule("K90", "K98")
@pytest.mark.example("K90")
def test_a_point_card_drawn_off_turn_counts_at_once_and_needs_no_discard() -> None:
    position = {"improvements": {B: {"science": 1}}, "cards": {B: FOUR}, "hands": KEEP}
    table = rolling("ck", 1, 1, "science", decks={"science": ["printer"]}, **position)
    assert (points(table)[B], kind(table), len(cities(table).held[B])) == (1, "act", 4)


@pytest.mark.rule("K90", "D6")
@pytest.mark.example("K90")
def test_a_fifth_card_off_turn_is_put_back_unseen_before_the_production() -> None:
    position = {"improvements": {B: {"science": 1}}, "cards": {B: FOUR}, "hands": KEEP, "settlements": {B: ["V1"]}}
    table = rolling("ck", 1, 1, "science", decks={"science": ["smith", "crane"]}, **position)
    assert (who(table, "put_back"), asked(table).secret) == ([B], True)
    assert {option.id: option.limit for option in ask(table, B).options} == {
        "crane": 1,
        "mining": 1,
        "smith": 2,
        "wedding": 1,
    }
    assert default(table, B)[0] in ids(table, B)
    assert not told(table.news, "produced")
    events = do(table, (B, "wedding"))
    assert whispered(events, "put_back", A) == [{"seat": B, "deck": "politics"}]
    assert cities(table).decks[2][-1] == "wedding"
    assert told(events, "produced")


@pytest.mark.rule("K90", "D16")
def test_five_may_be_held_on_the_own_turn_and_one_goes_at_its_end() -> None:
    table = ck(cards={A: [*FOUR, "spy"]}, hands={**KEEP, B: {"ore": 1}})
    assert kind(table) == "act"
    do(table, "end")
    assert (kind(table), asked(table).seat) == ("put_back", A)
    do(table, "spy")
    assert (len(cities(table).held[A]), sight(table).turn) == (4, B)
