"""Components and setup: the tables, the rows, the first hands (Z1 to Z18, Z62)."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel import GAMES, Table
from rules.zavandor.components import BOARDS, CARDS, CARTS, CLANS, GEM_CARDS, GEMS, HALL, PATH, THRESHOLDS, cards_of
from tests.rules.zavandor.scene import carts, facts, levels, me, score, seat, sight, state


@pytest.mark.rule("Z1")
def test_two_to_four_play() -> None:
    assert GAMES["zavandor"].meta.seats == (2, 4)


@pytest.mark.rule("Z2")
def test_there_are_112_gem_cards_in_four_mixtures() -> None:
    assert sum(GEM_CARDS.values()) == 112
    by_cart = {cart: [GEM_CARDS[cart + gem] for gem in GEMS] for cart in CARTS}
    assert by_cart == {"L": [4, 6, 12, 18], "P": [5, 6, 11, 8], "M": [6, 9, 5, 4], "G": [9, 4, 3, 2]}


@pytest.mark.rule("Z3")
def test_there_are_52_expansion_cards_light_and_dark() -> None:
    colours = Counter(card.gem for card in CARDS.values())
    assert colours == {"": 1, "r": 13, "y": 13, "g": 13, "b": 13}
    assert sum(not card.dark for card in CARDS.values() if card.gem) == 20
    kinds = Counter(card.kind for card in CARDS.values() if card.gem)
    assert kinds == {
        "clan": 12,
        "helper": 7,
        "dragon": 4,
        "scroll": 5,
        "shrine": 14,
        "altar": 4,
        "mason": 2,
        "broker": 2,
        "herald": 1,
        "envoy": 1,
    }


@pytest.mark.rule("Z3")
def test_every_track_has_an_effect_for_each_level_that_does_something() -> None:
    for track in (*CARDS.values(), *CLANS.values()):
        assert track.prices
        if track.levels:
            assert len(track.levels) == track.top
        for level in range(track.start, track.top):
            price = track.price(level)
            assert price.king or price.gems or price.coins
    assert [card.id for card in CARDS.values() if card.counts] == ["R9", "Y9", "G9", "B9"]


@pytest.mark.rule("Z4", "Z15")
def test_a_player_has_a_clan_board_at_level_1_and_six_slots() -> None:
    table = Table.new("zavandor", seats=3, seed=1)
    for who in range(3):
        assert levels(table, who) == {"clan": 1, "S0": 1}
        assert len(me(table, who).cave) == 6
    assert {side: len(track.levels) for side, track in CLANS.items()} == dict.fromkeys(("normal", *"ABCD"), 4)


@pytest.mark.rule("Z15")
def test_cards_start_without_a_cube_but_for_those_with_a_printed_one() -> None:
    assert {card.id for card in CARDS.values() if card.start} == {"S0", "R5", "Y5", "G5", "B5", "B11"}


@pytest.mark.rule("Z5", "Z47")
def test_the_rows_are_red_yellow_green_blue_with_their_thresholds() -> None:
    table = Table.new("zavandor", seats=2, seed=1)
    assert [row.gem for row in sight(table).rows] == ["r", "y", "g", "b"]
    assert {gem: (one.card, one.grand) for gem, one in THRESHOLDS.items()} == {
        "r": (3, 8),
        "y": (3, 8),
        "g": (4, 9),
        "b": (4, 9),
    }


@pytest.mark.rule("Z6", "Z17")
def test_the_king_starts_on_the_first_of_eleven_fields() -> None:
    assert PATH == ("b", "g", "bb", "y", "bg", "r", "gg", "by", "bb", "gr", "ry")
    assert HALL == 10
    assert state(Table.new("zavandor", seats=2, seed=1)).king == 0


@pytest.mark.rule("Z7", "Z18")
def test_no_one_has_coins_at_the_start_and_they_never_run_out() -> None:
    table = Table.new("zavandor", seats=4, seed=1)
    assert [player.coins for player in state(table).players] == [0, 0, 0, 0]
    rich = Table.arrange("zavandor", {"seats": 2, "players": [seat(coins=200), seat(coins=200)], "phase": "trade"})
    assert score(rich) == 200


@pytest.mark.rule("Z8", "Z10")
def test_the_variant_selects_the_side_of_the_clan_boards() -> None:
    normal = Table.new("zavandor", seats=4, seed=5)
    assert {player.clan for player in state(normal).players} == {"normal"}
    drawn = [
        [player.clan for player in state(Table.new("zavandor", seats=3, seed=seed, options=PROFESSIONAL)).players]
        for seed in range(20)
    ]
    assert all(len(set(boards)) == 3 and set(boards) <= set(BOARDS) for boards in drawn)
    assert len({tuple(boards) for boards in drawn}) > 5


PROFESSIONAL = {"variant": "professional"}


@pytest.mark.rule("Z9", "Z16")
def test_the_gem_cards_are_sorted_by_cart_and_each_player_draws_six_log_cards() -> None:
    table = Table.new("zavandor", seats=4, seed=2)
    begun = table.position()
    assert [carts(player["hand"]) for player in begun["players"]] == [{"L": 6}] * 4
    assert {cart: len(pile) for cart, pile in begun["draw"].items()} == {"L": 16, "P": 30, "M": 24, "G": 18}
    assert all(card[0] == cart for cart, pile in begun["draw"].items() for card in pile)
    assert begun["discard"] == {"L": [], "P": [], "M": [], "G": []}
    other = Table.new("zavandor", seats=4, seed=3).position()
    assert other["draw"] != begun["draw"]


@pytest.mark.rule("Z11")
@pytest.mark.parametrize("options", [{}, PROFESSIONAL])
def test_all_start_with_the_same_scroll(options: dict[str, str]) -> None:
    table = Table.new("zavandor", seats=4, seed=2, options=options)
    caves = [[item.card if item else None for item in player.cave] for player in state(table).players]
    assert caves == [["S0", None, None, None, None, None]] * 4


@pytest.mark.rule("Z12")
@pytest.mark.parametrize(("seats", "light", "dark"), [(2, 4, 7), (3, 5, 7), (4, 5, 8)])
def test_fewer_cards_are_used_by_fewer_players(seats: int, light: int, dark: int) -> None:
    for gem in GEMS:
        shades = Counter(CARDS[card].dark for card in cards_of(gem, seats))
        assert (shades[False], shades[True]) == (light, dark)


@pytest.mark.rule("Z13", "Z14", "Z63")
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_light_cards_come_before_dark_ones_and_all_are_public(seats: int, seed: int) -> None:
    table = Table.new("zavandor", seats=seats, seed=seed)
    for row in sight(table).rows:
        cards = [card for card in (row.right, row.middle, *row.stack) if card]
        shades = [CARDS[card].dark for card in cards]
        assert shades == sorted(shades)
        assert sorted(cards) == sorted(cards_of(row.gem, seats))


@pytest.mark.rule("Z17")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = {state(Table.new("zavandor", seats=3, seed=seed)).start for seed in range(30)}
    assert starts == {0, 1, 2}
    assert facts(Table.new("zavandor", seats=3, seed=1).news, "began")[0]["start"] in range(3)


def test_the_names_of_the_cards_are_all_different() -> None:
    names = [card.name for card in CARDS.values()]
    assert len(set(names)) == len(names) == 53
    toml = Path(__file__).parents[3] / "rules" / "zavandor" / "components.toml"
    assert len(re.findall(r"^\[cards\.", toml.read_text(encoding="utf-8"), re.MULTILINE)) == 53
