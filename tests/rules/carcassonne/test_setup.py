"""C1 to C6: the beginning of a game."""

from collections import Counter
from typing import Any

import pytest

from rules.carcassonne.pieces import Tile
from rules.carcassonne.tiles import kinds
from rules.kernel import GAMES, Table
from tests.rules.carcassonne.notation import beasts, played


def begun(seed: int = 1, seats: int = 2, **options: Any) -> Table:
    return Table.new("carcassonne", seats=seats, seed=seed, options=options)


@pytest.mark.rule("C1")
def test_two_to_five_can_play() -> None:
    for seats in (2, 3, 4, 5):
        assert begun(seats=seats).seats == seats
    for seats in (0, 1, 6, 7):
        with pytest.raises(ValueError, match="players"):
            begun(seats=seats)


@pytest.mark.rule("C2")
def test_every_player_has_seven_followers() -> None:
    view: Any = begun(seats=5).view(None)
    assert [player.supply for player in view.players] == [{"follower": 7}] * 5


@pytest.mark.rule("C3")
def test_the_start_tile_lies_and_the_other_71_are_shuffled() -> None:
    tables = [begun(seed) for seed in range(5)]
    for table in tables:
        state = table.state
        assert state.board == [Tile("D", 0, 0, 0)]
        rest = Counter([state.drawn, *state.pile])
        assert rest.total() == 71
        assert rest + Counter("D") == Counter({id_: kind.count for id_, kind in kinds("base").items()})
    assert len({tuple(table.state.pile) for table in tables}) == len(tables)


@pytest.mark.rule("C4")
def test_the_host_or_chance_picks_the_first_player_and_the_seats_follow_in_order() -> None:
    for seat in range(4):
        assert begun(seats=4, first=str(seat)).asks[0].seat == seat
    assert {begun(seed, seats=4).asks[0].seat for seed in range(40)} == {0, 1, 2, 3}
    course = played("C:U@1,0/0 D:U@2,0/0 A:U@3,0/0 B:U@4,0/0 C:U@5,0/0", seats=4)
    assert course.table.asks[0].seat == 3


@pytest.mark.rule("C4")
def test_a_seat_that_does_not_play_cannot_begin() -> None:
    with pytest.raises(ValueError, match="seat 3 cannot begin"):
        begun(seats=3, first="3")


@pytest.mark.rule("C5")
def test_pieces_without_an_owner_stand_beside_the_board() -> None:
    values = next(setting for setting in GAMES["carcassonne"].meta.options if setting.key == "expansions").values
    view: Any = begun(expansions=list(values)).view(None)
    assert (beasts(view).dragon, beasts(view).fairy) == (None, None)


@pytest.mark.rule("C6")
def test_scores_start_at_0_and_have_no_upper_end() -> None:
    assert begun(seats=5).state.scores == [0] * 5
    assert played("A:E@0,-1/180+c1", scores=[48, 0]).scores == [52, 0]
    assert played("A:E@0,-1/180+c1", scores=[998, 100]).scores == [1002, 100]
