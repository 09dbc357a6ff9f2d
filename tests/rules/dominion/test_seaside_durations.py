"""Durations, mats and extra turns: effects in the next turn, cards that stay in play or lie aside (D200 to D209)."""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from rules.dominion.card import ACTION, DURATION, OF, cards_of, is_a
from rules.dominion.durations import NEXT_TURN
from rules.dominion.setup import KINGDOMS
from rules.kernel import Table, foreseen
from tests.contract.twins import again, seen, twin_of
from tests.rules.dominion.drawn import GAMES, games, steps
from tests.rules.dominion.scene import (
    FOE,
    buy_phase,
    counters,
    do,
    end_turn,
    foe,
    ids,
    kind,
    kinds,
    me,
    pile,
    prices,
    round_of_turns,
    same,
    scene,
    seat,
    sight,
    state,
)

SEASIDE = cards_of("seaside")


@pytest.mark.rule("D200")
@pytest.mark.card("Island")
@pytest.mark.parametrize(("seats", "islands"), [(2, 8), (3, 12)])
def test_piles_have_ten_cards_and_islands_those_of_a_victory_card(seats: int, islands: int) -> None:
    table = scene("", *[FOE] * (seats - 1), kingdom=["Wharf", "Island"])
    assert (pile(table, "Wharf"), pile(table, "Island")) == (10, islands)
    assert len(SEASIDE) == 26
    assert OF[DURATION] == set(NEXT_TURN)
    assert all(is_a(card, ACTION) for card in OF[DURATION])


@pytest.mark.rule("D201")
@pytest.mark.card("Merchant Ship", "Peddler")
def test_a_duration_stays_in_play_until_the_turn_of_its_last_effect_ends() -> None:
    table = scene("Merchant Ship, Copper", FOE, deck="Copper 10", kingdom=["Peddler"])
    do(table, "Merchant Ship")
    end_turn(table)
    assert (me(table).in_play, me(table).staying) == (["Merchant Ship"], ["Merchant Ship"])
    assert me(table).discard == ["Copper"]
    assert sight(table, 1).players[0].in_play == ("Merchant Ship",)
    end_turn(table)
    assert (counters(table), me(table).in_play, me(table).staying) == ((1, 1, 2), ["Merchant Ship"], [])
    assert prices(table)["Peddler"] == 6
    end_turn(table)
    assert "Merchant Ship" in me(table).discard


@pytest.mark.rule("D201")
@pytest.mark.card("Conspirator")
def test_a_duration_of_the_last_turn_was_not_played_in_this_one() -> None:
    table = scene("Conspirator", FOE, deck="Gold 3", in_play="Lighthouse 2", later=[{"card": "Lighthouse"}])
    do(table, "Conspirator")
    assert counters(table) == (1, 1, 2 + 1)
    staying = scene(
        "Conspirator",
        FOE,
        in_play="Lighthouse 2",
        later=[{"card": "Lighthouse", "stay": ["Lighthouse"]}, {"card": "Lighthouse", "stay": ["Lighthouse"]}],
    )
    do(staying, "Conspirator")
    assert counters(staying) == (0, 1, 2 + 2)


@pytest.mark.rule("D202")
@pytest.mark.card("Caravan", "Wharf", "Fishing Village")
def test_effects_of_the_last_turn_come_first_and_use_no_actions() -> None:
    table = scene("Fishing Village, Caravan, Wharf", FOE, deck="Copper 30")
    do(table, "Fishing Village", "Caravan", "Wharf")
    end_turn(table)
    events = [event for event in do(table, "done") if event.args.get("seat") == 0]
    end_of_foe = kinds(events)
    assert end_of_foe[:2] == ["turn", "again"]
    again_ = next(event for event in events if event.kind == "dominion.again")
    assert again_.args["cards"] == ["Fishing Village", "Caravan", "Wharf"]
    assert (counters(table), len(me(table).hand)) == ((2, 2, 1), 5 + 1 + 2)


@pytest.mark.rule("D203")
@pytest.mark.card("Throne Room", "Wharf")
def test_a_throne_room_doubles_the_later_effect_and_stays_with_it() -> None:
    table = scene("Throne Room, Wharf", FOE, deck="Copper 30")
    do(table, "Throne Room")
    assert len(me(table).hand) == 4
    end_turn(table)
    assert same(me(table).in_play, "Throne Room, Wharf")
    end_turn(table)
    assert (len(me(table).hand), counters(table)[1]) == (5 + 4, 3)
    end_turn(table)
    assert me(table).in_play == []


@pytest.mark.rule("D203")
@pytest.mark.card("King's Court", "Merchant Ship")
def test_a_kings_court_triples_the_later_effect() -> None:
    table = scene("King's Court, Merchant Ship", FOE)
    do(table, "King's Court", "Merchant Ship")
    assert counters(table)[2] == 6
    round_of_turns(table)
    assert counters(table)[2] == 6
    assert same(me(table).in_play, "King's Court, Merchant Ship")


@pytest.mark.rule("D203")
@pytest.mark.card("Throne Room")
def test_only_the_card_that_plays_the_duration_itself_stays() -> None:
    table = scene("Throne Room 2, Lighthouse, Merchant Ship, Smithy", FOE)
    do(table, "Throne Room", "Throne Room", "Lighthouse", "Merchant Ship")
    end_turn(table)
    # The first Throne Room has played no Duration, the second one two.
    assert same(me(table).in_play, "Throne Room, Lighthouse, Merchant Ship")
    table = scene("Throne Room, Smithy, Lighthouse", FOE, actions=2)
    do(table, "Throne Room", "Smithy", "Lighthouse")
    end_turn(table)
    assert me(table).in_play == ["Lighthouse"]


@pytest.mark.rule("D204")
@pytest.mark.card("Haven", "Tactician", "Outpost")
@pytest.mark.parametrize("card", ["Haven", "Tactician"])
def test_a_duration_without_a_later_effect_is_discarded(card: str) -> None:
    table = scene([card], FOE)
    do(table, card)
    end_turn(table)
    assert me(table).in_play == []
    # With an empty deck the discard pile becomes the new hand.
    assert me(table).hand == [card]


@pytest.mark.rule("D205")
@pytest.mark.card("Island", "Native Village", "Haven")
def test_cards_on_mats_count_at_the_end() -> None:
    table = buy_phase(
        "",
        FOE,
        in_play="Haven",
        mats={"Island": ["Island", "Province"]},
        hidden={"Native Village": ["Duchy"], "Haven": ["Estate"]},
        supply={"Province": 0},
        kingdom=["Gardens"],
        discard="Gardens, Copper 5",
    )
    do(table, "done")
    assert table.over
    assert table.standing[0].score == 2 + 6 + 3 + 1 + 1


@pytest.mark.rule("D206")
@pytest.mark.card("Island", "Native Village", "Haven")
def test_island_mats_are_public_and_only_the_owner_sees_the_others() -> None:
    table = scene(
        "Copper", FOE, mats={"Island": ["Island", "Duchy"]}, hidden={"Native Village": ["Gold"], "Haven": ["Curse"]}
    )
    for who in (None, 1):
        mine = sight(table, who).players[0]
        assert mine.mats == (("Island", ("Island", "Duchy")),)
        assert mine.hidden == (("Native Village", 1), ("Haven", 1))
        assert sight(table, who).hidden == {}
        assert (mine.hand, mine.deck, mine.discard) == (1, 0, 0)
    assert sight(table, 0).hidden == {"Native Village": ("Gold",), "Haven": ("Curse",)}
    assert sight(table, 0).owned == {"Copper": 1, "Curse": 1, "Duchy": 1, "Gold": 1, "Island": 1}


@pytest.mark.rule("D206")
@pytest.mark.card("Native Village", "Haven")
def test_face_down_cards_are_exchanged_in_a_twin_of_another_seat() -> None:
    hidden = {"Native Village": ["Gold", "Duchy"], "Haven": ["Curse"]}
    table = scene("Copper", seat(hand="Estate 3", deck="Silver 3", hidden=hidden), hidden=hidden)
    twin = twin_of(table, 0, random.Random(3))
    assert state(twin).players[0].hidden == hidden
    assert {mat: len(lying) for mat, lying in foe(twin).hidden.items()} == {"Native Village": 2, "Haven": 1}
    assert sorted(foe(twin).cards) == sorted(foe(table).cards)
    assert foe(twin).hidden != hidden


@pytest.mark.rule("D206", "D38")
@pytest.mark.card("Moat", "Native Village")
def test_a_player_whose_moat_may_lie_face_down_is_asked_all_the_same() -> None:
    hidden = {"Native Village": ["Moat"]}
    table = scene("Witch", seat(hand="Copper", hidden=hidden))
    do(table, "Witch")
    assert (kind(table), list(ids(table, 1))) == ("attack", ["done"])
    open_ = scene("Witch", seat(hand="Copper", mats={"Island": ["Moat"]}), kingdom=["Moat"])
    do(open_, "Witch")
    assert kind(open_) == "buy"


@pytest.mark.rule("D207")
@pytest.mark.card("Outpost")
def test_an_extra_turn_does_not_count_for_a_tie() -> None:
    table = scene("Outpost", seat(turns=1), turns=1, supply={"Province": 1})
    do(table, "Outpost")
    end_turn(table)
    assert (state(table).seat, state(table).number, me(table).turns) == (0, 3, 2)
    end_turn(table)
    assert (me(table).turns, me(table).extra_turns, sight(table).players[0].turns) == (2, 1, 2)
    state(table).supply["Province"] = 0
    end_turn(table)
    assert table.over
    assert [place.rank for place in table.standing] == [1, 1]


@pytest.mark.rule("D207")
@pytest.mark.card("Outpost")
def test_the_game_can_end_before_an_extra_turn() -> None:
    table = scene("Outpost", FOE, supply={"Province": 0})
    do(table, "Outpost", "done")
    assert table.over


@pytest.mark.rule("D208")
@pytest.mark.card("Navigator", "Lookout", "Pearl Diver")
@pytest.mark.parametrize("card", ["Navigator", "Lookout", "Pearl Diver"])
def test_only_the_player_sees_the_cards_looked_at(card: str) -> None:
    table = scene([card], FOE, deck="Gold, Curse, Silver, Duchy, Estate, Copper")
    events = do(table, card)
    looked = next(event for event in events if event.kind.startswith("dominion.looked"))
    assert set(looked.seen_by(1).args) <= {"seat", "count"}
    assert "Gold" in looked.seen_by(0).args.get("cards", ["Gold"])
    assert sight(table, 1).players[0].aside == ()
    assert table.asks[0].seen_by(1).args == {}


@pytest.mark.rule("D208", "D32")
@pytest.mark.card("Navigator")
def test_others_see_the_last_of_the_cards_that_a_navigator_discards() -> None:
    table = scene("Navigator", FOE, deck="Gold, Curse, Silver, Duchy, Estate")
    (event,) = [one for one in do(table, "Navigator", []) if one.kind == "dominion.discarded"]
    assert event.seen_by(1).args == {"seat": 0, "count": 5, "top": me(table).discard[0]}


@pytest.mark.rule("D209")
def test_recommended_sets_have_ten_cards() -> None:
    sets = ["High Seas", "Buried Treasure", "Shipwrecks", "Reach for Tomorrow", "Repetition", "Give and Take"]
    found = [KINGDOMS[name] for name in sets]
    assert all(len(set(kingdom)) == 10 for kingdom in found)
    assert {card for kingdom in found for card in kingdom} >= set(SEASIDE)
    assert all(set(kingdom) <= set(SEASIDE) for kingdom in found[:3])
    assert all(set(kingdom) <= {*SEASIDE, *cards_of("base")} for kingdom in found[3:])


def test_every_numbered_rule_is_told() -> None:
    rules = tomllib.loads((Path(__file__).parent / "numbered_seaside.toml").read_text(encoding="utf-8"))
    assert rules["rules"] == ["D200-D235"]
    assert list(rules["told"]) == [f"D{number}" for number in range(200, 236)]
    assert all(text.endswith(".") for text in rules["told"].values())


# Positions


def test_a_position_keeps_what_waits_for_the_next_turn() -> None:
    table = scene("Throne Room, Haven, Copper 2, Lighthouse", FOE, deck="Copper 20", actions=2)
    do(table, "Throne Room", "Haven", "Copper", "Copper", "Lighthouse")
    end_turn(table)
    position = table.position()
    mine = position["players"][0]
    assert mine["hidden"] == {"Haven": ["Copper", "Copper"]}
    assert mine["later"] == [
        {"card": "Haven", "stay": ["Haven", "Throne Room"]},
        {"card": "Haven"},
        {"card": "Lighthouse", "stay": ["Lighthouse"]},
    ]
    other = Table.arrange("dominion", position, seed=5)
    assert other.position() == position
    for one in (table, other):
        end_turn(one)
    assert state(other).players[0].hand.count("Copper") == state(table).players[0].hand.count("Copper")
    assert counters(other) == counters(table)


def test_a_position_keeps_an_extra_turn_and_the_tokens() -> None:
    table = scene("Outpost", FOE, deck="Copper 20", pirate=2, embargo={"Gold": 1}, gained=["Silver"], extra_turns=1)
    do(table, "Outpost")
    end_turn(table)
    position = table.position()
    assert (position["extra"], position["embargo"], position["turn"]) == (True, {"Gold": 1}, 0)
    assert (position["players"][0]["pirate"], position["players"][0]["extra_turns"]) == (2, 1)
    assert Table.arrange("dominion", position, seed=5).position() == position


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"players": [{}, {"in_play": ["Wharf"]}]}, "only the player to move"),
        ({"players": [{}, {"later": [{"card": "Wharf", "stay": ["Wharf"]}]}]}, "not in play"),
        ({"players": [{"later": [{"card": "Smithy"}]}, {}]}, "does nothing"),
        ({"players": [{"hidden": {"Cave": ["Gold"]}}, {}]}, "no card called"),
        ({"players": [{"mats": {"Island": ["Goldd"]}}, {}]}, "no card called"),
        ({"players": [{"extra_turns": -1}, {}]}, "less than 0"),
        ({"players": [{"pirate": -1}, {}]}, "so small"),
        ({"embargo": {"Gold": 0}}, "so small"),
        ({"embargo": {"Bank": 1}}, "no pile"),
        ({"players": [{"gained": ["Goldd"]}, {}]}, "no card called"),
    ],
)
def test_impossible_position_is_refused_in_a_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Table.arrange("dominion", {"seats": 2, **position}, seed=3)


def test_a_table_is_the_same_after_it_was_stored_in_the_middle_of_an_effect() -> None:
    table = scene("Haven, Copper, Wharf", FOE, deck="Gold 9", actions=2)
    do(table, "Haven", "Copper", "Wharf")
    loaded = Table.load(table.dump())
    assert loaded.view(0) == table.view(0)
    for one in (table, loaded):
        round_of_turns(one)
    assert sorted(me(loaded).hand) == sorted(me(table).hand)


# Foresight


def test_a_turn_is_foreseen_unless_it_begins_with_a_draw() -> None:
    ship = {"card": "Merchant Ship", "stay": ["Merchant Ship"]}
    wharf = {"card": "Wharf", "stay": ["Wharf"]}
    table = scene("Copper", seat(hand="Village, Gold", in_play="Merchant Ship", later=[ship]))
    ahead = foreseen(table, 1)
    assert ahead is not None
    assert (ahead.asks[0].seat, ahead.asks[0].kind, ahead.state.turn.coins) == (1, "dominion.action", 2)
    table = scene("Copper", seat(hand="Village, Gold", deck="Copper 9", in_play="Wharf", later=[wharf]))
    assert foreseen(table, 1) is None


# Random games


@pytest.mark.rule("D206", "D38")
@GAMES
@given(games(cards=list(SEASIDE)))
def test_turn_begins_alike_with_every_hand(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in steps(table, rng, 120):
        if table.over:
            continue
        for who in (None, *state(again(table)).others):
            assert seen(twin_of(table, who, rng), who) == seen(again(table), who)


@GAMES
@given(games(cards=list(SEASIDE)))
def test_cards_that_stay_are_in_play(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in steps(table, rng):
        for number, player in enumerate(state(table).players):
            waiting = list(player.in_play)
            for card in player.staying:
                waiting.remove(card)
            assert not waiting or number == state(table).seat or table.over


@pytest.mark.parametrize("seed", range(2))
def test_random_games_of_seaside_end(seed: int) -> None:
    picked = random.Random(seed).sample(SEASIDE, 10)
    options = {"pick_seaside": picked}
    table = Table.new("dominion", seats=2 + seed % 3, seed=seed, options=options)
    rng = random.Random(seed)
    for _ in steps(table, rng, 20_000):
        pass
    assert table.over
