"""Properties of every game: no card is lost, no price negative, no token given back, one window a play."""

import random
from collections import Counter

import pytest
from hypothesis import given

from bench.games.random_play import step
from rules.dominion.card import CARDS, VICTORY, is_a
from rules.dominion.state import Dominion
from rules.dominion.supply import prices
from rules.kernel import Event, Table
from tests.rules.dominion.drawn import ATTACKS, GAMES, games, steps
from tests.rules.dominion.scene import tokens, vp


def all_cards(table: Dominion) -> Counter[str]:
    """Count every card in every zone."""
    owned = [card for player in table.players for card in player.cards]
    return Counter(table.supply) + Counter(owned) + Counter(table.trash)


@GAMES
@given(games())
def test_every_card_is_somewhere_at_every_choice(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    whole = all_cards(table.state)
    for _ in steps(table, rng):
        assert all_cards(table.state) == whole


@GAMES
@given(games())
def test_prices_are_never_negative_and_victory_cards_only_cheaper_by_bridges(
    game: tuple[Table, random.Random],
) -> None:
    table, rng = game
    for _ in steps(table, rng):
        for card, cost in prices(table.state, list(CARDS)).items():
            assert 0 <= cost <= CARDS[card].cost
            if is_a(card, VICTORY) and CARDS[card].types == {VICTORY}:
                assert cost == max(0, CARDS[card].cost - table.state.turn.plays.count("Bridge"))


@GAMES
@given(games())
def test_victory_tokens_and_those_on_the_mat_only_grow(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    before = ([0] * table.seats, 0)
    for _ in steps(table, rng):
        now = [vp(table, seat) for seat in range(table.seats)], len(tokens(table).mat)
        assert all(new >= old for new, old in zip(now[0], before[0], strict=True))
        assert now[1] >= before[1]
        before = now


@GAMES
@given(games())
def test_counters_and_piles_are_never_negative(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in steps(table, rng):
        turn = table.state.turn
        assert min(turn.actions, turn.buys, turn.coins, *table.state.supply.values()) >= 0


@pytest.mark.rule("D33")
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("thrones", [0, 1, 2])
def test_every_play_of_an_attack_opens_one_window_for_each_player_who_may_react(attack: str, thrones: int) -> None:
    court = ["King's Court"] * thrones
    foes = [{"hand": ["Moat", "Copper"], "deck": ["Estate"] * 9} for _ in range(2)]
    position = {"seats": 3, "players": [{"hand": [*court, attack], "deck": ["Copper"] * 12}, *foes]}
    table = Table.arrange("dominion", position, seed=5)
    rng = random.Random(5)
    windows: set[int] = set()
    plays = 0
    while table.state.seat == 0 and not table.over:
        windows.update(ask.number for ask in table.asks if ask.kind == "dominion.attack")
        events = answer_for_plays(table, attack, rng)
        plays += sum(event.kind == "dominion.played" and event.args["card"] == attack for event in events)
    assert plays == (3 if thrones else 1)
    assert len(windows) == 2 * plays


def answer_for_plays(table: Table, attack: str, rng: random.Random) -> tuple[Event, ...]:
    """Play King's Courts and the Attack, show Moats, play no Treasure and buy nothing."""
    ask = table.asks[0]
    if ask.kind.endswith((".action", ".play", ".attack", ".treasure", ".buy")):
        ids = {option.id for option in ask.options}
        return table.answer(ask.seat, next(one for one in ("King's Court", attack, "Moat", "done") if one in ids))
    return step(table, rng)[2]
