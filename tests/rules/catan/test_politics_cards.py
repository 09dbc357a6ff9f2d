"""The blue cards (K105 to K116)."""

import pytest

from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    again,
    asked,
    cities,
    ck,
    default,
    do,
    hand,
    holder,
    ids,
    kind,
    knights,
    of,
    points,
    sight,
    told,
    whispered,
    who,
)

KEEP = {A: {"brick": 1}}


@pytest.mark.rule("K105")
@pytest.mark.example("K105")
def test_the_bishop_steals_one_card_from_each_at_the_new_hex() -> None:
    position = {"settlements": {B: ["V18", "V29"], C: ["V30"]}, "hands": {**KEEP, B: {"ore": 5}}}
    table = ck(cards={A: ["bishop"]}, attacks=1, robber="H0", **position)
    do(table, "play:bishop")
    assert "H0" not in ids(table)
    events = do(table, "H9")
    assert (hand(table), hand(table, B)) == ({"brick": 1, "ore": 1}, {"ore": 4})
    assert [one["victim"] for one in told(events, "stole")] == [B]
    hands = [KEEP[A], {"ore": 1}, {"wool": 1}, {}]
    two = again(table, cards=[["bishop"], [], [], []], decks={}, robber="H0", hands=hands)
    do(two, "play:bishop", "H9")
    assert hand(two) == {"brick": 1, "wool": 1, "ore": 1}


@pytest.mark.rule("K105", "K85")
def test_no_bishop_before_the_first_attack() -> None:
    assert of(ck(cards={A: ["bishop"]}, hands=KEEP), "play") == []
    assert of(ck(cards={A: ["bishop"]}, attacks=1, hands=KEEP), "play") == ["bishop"]


@pytest.mark.rule("K106")
def test_the_constitution_is_shown_and_never_in_hand() -> None:
    with pytest.raises(ValueError, match="point cards"):
        ck(cards={A: ["constitution"]}, hands=KEEP)
    assert (points(ck(shown={A: ["constitution"]}, hands=KEEP))[A], cities(ck(hands=KEEP)).shown) == (1, [[]] * 4)


@pytest.mark.rule("K107", "K114")
@pytest.mark.example("K107")
def test_only_an_open_road_is_removed() -> None:
    table = ck(cards={A: ["diplomat"]}, roads={B: ["E24", "E25", "E26"]}, settlements={B: ["V16"]}, hands=KEEP)
    events = do(table, "play:diplomat")
    assert told(events, "road_removed") == [{"seat": A, "owner": B, "place": "E26"}]
    assert (sight(table).players[B].roads, kind(table)) == (13, "act")


@pytest.mark.rule("K107", "K114")
def test_opponents_pieces_do_not_close_a_road_but_own_ones_do() -> None:
    position = {"cards": {A: ["diplomat"]}, "roads": {B: ["E26"]}, "hands": KEEP}
    assert of(ck(settlements={B: ["V17"]}, knights=[[A, "V23", 1]], **position), "play") == ["diplomat"]
    assert of(ck(settlements={B: ["V17"]}, knights=[[B, "V23", 1]], **position), "play") == []
    assert of(ck(cards={A: ["diplomat"]}, hands=KEEP), "play") == []


@pytest.mark.rule("K107")
def test_an_own_road_may_be_built_elsewhere_at_once() -> None:
    table = ck(cards={A: ["diplomat"]}, roads={A: ["E27", "E28"]}, settlements={A: ["V18"]}, hands=KEEP)
    do(table, "play:diplomat", "E28")
    assert (ids(table), default(table, A)) == (["road:E20", "road:E26", "road:E35", "done"], ["done"])
    do(table, "road:E20")
    assert sorted(road.edge for road in sight(table).roads) == [20, 27]
    table = ck(cards={A: ["diplomat"]}, roads={A: ["E27", "E28"]}, settlements={A: ["V18"]}, hands=KEEP)
    do(table, "play:diplomat", "E28", "done")
    assert sight(table).players[A].roads == 14


@pytest.mark.rule("K108", "K115", "D9", "D10")
@pytest.mark.example("K108")
def test_a_mighty_deserter_needs_no_fortress() -> None:
    table = ck(
        cards={A: ["deserter"]},
        roads={A: ["E28"]},
        knights=[[B, "V40", 1], [B, "V0", 3, True]],
        hands=KEEP,
    )
    do(table, "play:deserter")
    assert (asked(table).seat, ids(table, B), default(table, B)) == (B, ["V0", "V40"], ["V40"])
    do(table, (B, "V0"))
    assert (ids(table), default(table, A)) == (["V18", "V24", "done"], ["done"])
    do(table, "V24")
    assert knights(table) == {"V40": (B, 1, False), "V24": (A, 3, True)}
    assert of(table, "move") == []


@pytest.mark.rule("K108", "K115")
def test_the_new_knight_is_weaker_if_need_be_and_may_be_declined() -> None:
    mine = [[A, "V18", 2], [A, "V24", 2]]
    position = {"cards": {A: ["deserter"]}, "roads": {A: ["E28", "E29"]}, "hands": KEEP}
    table = ck(knights=[*mine, [B, "V0", 2]], **position)
    do(table, "play:deserter", "V19")
    assert knights(table)["V19"] == (A, 1, False)
    table = ck(knights=[[B, "V0", 2]], **position)
    do(table, "play:deserter", "done")
    assert knights(table) == {}


@pytest.mark.rule("K108", "K115")
def test_without_piece_or_place_nothing_is_placed_but_the_removal_stands() -> None:
    table = ck(cards={A: ["deserter"]}, knights=[[B, "V0", 1]], hands=KEEP)
    do(table, "play:deserter")
    assert (knights(table), kind(table)) == ({}, "act")
    full = [[A, "V18", 1], [A, "V24", 1], [B, "V0", 1]]
    table = ck(cards={A: ["deserter"]}, roads={A: ["E28", "E29"]}, knights=full, hands=KEEP)
    do(table, "play:deserter")
    assert (len(knights(table)), kind(table)) == (2, "act")
    assert of(ck(cards={A: ["deserter"]}, knights=full[:2], hands=KEEP), "play") == []


@pytest.mark.rule("K109")
@pytest.mark.example("K109")
def test_intrigue_drives_away_any_knight_at_an_own_road() -> None:
    position = {"cards": {A: ["intrigue"]}, "knights": [[B, "V24", 3, True]], "hands": {**KEEP, B: {"ore": 1}}}
    table = ck(roads={A: ["E28"], B: ["E36", "E44"]}, **position)
    do(table, "play:intrigue")
    assert (asked(table).seat, ids(table, B)) == (B, ["V30", "V35"])
    do(table, (B, "V30"))
    assert knights(table) == {"V30": (B, 3, True)}
    assert of(ck(roads={A: ["E27"], B: ["E36"]}, **position), "play") == []


@pytest.mark.rule("K110", "K116", "D11")
@pytest.mark.example("K110")
def test_the_saboteur_halves_the_hands_of_seats_with_as_many_points() -> None:
    table = ck(
        cards={A: ["saboteur"]},
        defender={A: 8, B: 8, C: 9, D: 7},
        hands={**KEEP, B: {"ore": 7}, C: {"ore": 1}, D: {"wool": 9}},
    )
    do(table, "play:saboteur")
    assert (who(table, "saboteur"), asked(table).least, asked(table).secret) == ([B], 3, True)
    do(table, (B, ["ore"] * 3))
    assert (hand(table, B), hand(table, C), hand(table, D)) == ({"ore": 4}, {"ore": 1}, {"wool": 9})


@pytest.mark.rule("K110")
def test_the_saboteur_needs_an_opponent_with_two_cards() -> None:
    one = {**KEEP, B: {"ore": 1}}
    assert of(ck(cards={A: ["saboteur"]}, hands=one), "play") == []
    assert of(ck(cards={A: ["saboteur"]}, defender={A: 1}, hands={**KEEP, B: {"ore": 4}}), "play") == []


@pytest.mark.rule("K111", "D14")
@pytest.mark.example("K111")
def test_the_spy_sees_all_cards_and_takes_one() -> None:
    table = ck(cards={A: ["spy"], B: ["smith", "wedding", "warlord"]}, knights=[[A, "V18", 1]], hands=KEEP)
    events = do(table, "play:spy")
    assert whispered(events, "spied", A)[0]["cards"] == ["smith", "warlord", "wedding"]
    assert whispered(events, "spied", C) == [{"seat": A, "victim": B}]
    events = do(table, "warlord")
    assert whispered(events, "card_taken", B)[0]["card"] == "warlord"
    assert whispered(events, "card_taken", C) == [{"seat": A, "victim": B}]
    assert (cities(table).held[A], sorted(cities(table).held[B])) == (["warlord"], ["smith", "wedding"])
    assert of(table, "play") == ["warlord"]
    assert of(ck(cards={A: ["spy"]}, hands=KEEP), "play") == []


@pytest.mark.rule("K111", "K89", "D14")
def test_a_spy_is_asked_even_if_all_cards_of_the_victim_are_equal() -> None:
    for cards in (["merchant", "merchant"], ["merchant", "merchant_fleet"]):
        table = ck(cards={A: ["spy"], B: cards}, hands=KEEP)
        do(table, "play:spy")
        assert kind(table) == "spy.take"
    # The existence of a single card is public.
    table = ck(cards={A: ["spy"], B: ["merchant"]}, hands=KEEP)
    do(table, "play:spy")
    assert (cities(table).held[A], kind(table)) == (["merchant"], "act")


@pytest.mark.rule("K111", "K89", "D14")
def test_the_default_of_the_spy_does_not_depend_on_the_order_of_drawing() -> None:
    cards = ["smith", "mining", "crane"]
    found = []
    for held in (cards, cards[::-1]):
        table = ck(cards={A: ["spy"], B: held}, hands=KEEP)
        do(table, "play:spy")
        found.append(default(table, A))
    assert found[0] == found[1]


@pytest.mark.rule("K112")
@pytest.mark.example("K112")
def test_the_warlord_activates_all_own_knights_which_may_not_act() -> None:
    table = ck(cards={A: ["warlord"]}, roads={A: ["E28"]}, knights=[[A, "V18", 1], [A, "V0", 2]], hands=KEEP)
    do(table, "play:warlord")
    assert knights(table) == {"V18": (A, 1, True), "V0": (A, 2, True)}
    assert (of(table, "move"), hand(table)) == ([], KEEP[A])
    assert of(ck(cards={A: ["warlord"]}, knights=[[A, "V18", 1, True]], hands=KEEP), "play") == []


@pytest.mark.rule("K113", "K116", "D12")
@pytest.mark.example("K113")
def test_at_a_wedding_seats_with_more_points_give_two_cards() -> None:
    table = ck(cards={A: ["wedding"]}, defender={A: 8, B: 8, C: 9}, hands={**KEEP, B: {"ore": 3}, C: {"coin": 1}})
    events = do(table, "play:wedding")
    assert (hand(table), hand(table, B), hand(table, C)) == ({"brick": 1, "coin": 1}, {"ore": 3}, {})
    assert whispered(events, "passed", B) == [{"seat": C, "receiver": A, "count": 1}]


@pytest.mark.rule("K113", "D12")
def test_givers_choose_together_in_secret() -> None:
    table = ck(cards={A: ["wedding"]}, defender={B: 1, C: 1}, hands={**KEEP, B: {"ore": 2, "wool": 1}, C: {"coin": 4}})
    do(table, "play:wedding")
    assert (who(table, "wedding"), asked(table).secret, asked(table).least) == ([B, C], True, 2)
    do(table, (C, ["coin", "coin"]), (B, ["ore", "wool"]))
    assert hand(table) == {"brick": 1, "wool": 1, "ore": 1, "coin": 2}
    assert of(ck(cards={A: ["wedding"]}, hands={**KEEP, B: {"ore": 3}}), "play") == []


@pytest.mark.rule("K114")
def test_a_building_or_knight_may_be_left_without_road() -> None:
    table = ck(cards={A: ["diplomat"]}, roads={B: ["E28"]}, knights=[[B, "V18", 1]], hands=KEEP)
    do(table, "play:diplomat")
    assert (knights(table), sight(table).roads) == ({"V18": (B, 1, False)}, ())


@pytest.mark.rule("K114")
def test_the_award_is_settled_after_the_whole_card() -> None:
    five = ["E24", "E25", "E26", "E27", "E28"]
    table = ck(cards={A: ["diplomat"]}, roads={B: five}, settlements={B: ["V16"]}, hands=KEEP)
    assert holder(table) == B
    do(table, "play:diplomat")
    assert holder(table) is None
