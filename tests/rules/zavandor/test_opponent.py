"""The computer opponent answers everything legally, plays sensibly, beats random bidders and makes few offers."""

import random
from typing import Any

import pytest

from bench.games.opponent_play import asks_of
from bench.games.random_play import random_choice, step
from bench.games.zavandor import Player, at_random, computer, match
from rules.kernel import Ask, Choice, Table, check_choice
from rules.zavandor.evaluation import HARD, NORMAL
from rules.zavandor.gem_options import gems_of
from rules.zavandor.opponent import choose, choose_well
from tests.rules.zavandor.scene import (
    ask,
    auction,
    bid,
    cards,
    do,
    facts,
    finish,
    market,
    rows,
    scene,
    seat,
    sight,
    state,
)


def idea(table: Table, who: int = 0, taste: int = 1) -> Any:
    """Return the opponent's answer; tastes differ."""
    return choose(sight(table, who), ask(table, who), random.Random(taste))


@pytest.mark.rule("Z77")
@pytest.mark.parametrize("seed", range(9))
def test_every_answer_of_the_opponent_is_legal_after_any_course(seed: int) -> None:
    variant = ("normal", "professional")[seed % 2]
    table = Table.new("zavandor", seats=2 + seed % 3, seed=seed, options={"variant": variant})
    rng = random.Random(seed)
    for count in range(200):
        if table.over:
            break
        for one in table.asks if count % 4 == 0 else ():
            choice = choose(sight(table, one.seat), one, rng)
            if choice is None:
                assert one.optional
            else:
                check_choice(one, choice)
                table.fork().answer(one.seat, choice)
        step(table, rng)


@pytest.mark.sweep(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_of_opponents_come_to_an_end_in_time(seats: int) -> None:
    for seed in range(3):
        table = match([computer] * seats, seed)
        assert 10 <= state(table).round <= 17


@pytest.mark.sweep(0)
def test_forty_games_against_random_bidders() -> None:
    """The benchmark plays 200."""
    won = 0
    for seed in range(40):
        players: list[Player] = [computer, at_random] if seed % 2 else [at_random, computer]
        table = match(players, seed)
        won += table.standing[0].seat == (0 if seed % 2 else 1)
    assert won >= 36


def test_the_opponent_makes_few_offers_and_answers_each_once() -> None:
    for seed in range(4):
        table = Table.new("zavandor", seats=4, seed=seed)
        rng, let_be = random.Random(seed), set[int]()
        offers = rounds = answers = 0
        while not table.over and state(table).round < 6:
            one = next(one for one in table.asks if one.number not in let_be)
            choice = computer(table, one, rng)
            if choice is None:
                let_be.add(one.number)
                continue
            events = table.answer(one.seat, choice)
            offers += len(facts(events, "offered"))
            rounds += len(facts(events, "round"))
            answers += 1
        assert offers <= 4 * (rounds + 1)
        assert answers <= 40 * (rounds + 1)


@pytest.mark.rule("Z40")
def test_no_offer_of_a_computer_to_a_waiting_person_lapses_unanswered() -> None:
    """All of 23 such offers once lapsed at the moment when their maker waited."""
    offers = answers = 0
    for seed in range(6):
        table = Table.new("zavandor", seats=2, seed=seed)
        rng = random.Random(seed)
        while not table.over and state(table).round < 8:
            one = next((one for one in table.asks if one.seat == 0 and "wait" in {opt.id for opt in one.options}), None)
            if one is None:
                one = next(one for one in table.asks if not one.optional)
            open_ = [offer.number for offer in state(table).offers if offer.unanswered]
            choice = person(one) if one.seat == 0 else computer(table, one, rng)
            events = table.answer(one.seat, choice)
            offers += len(facts(events, "offered"))
            answers += one.seat == 0 and str(choice).startswith("['decline")
            lapsed = [lapse["number"] for lapse in facts(events, "lapsed")]
            # A round ends only when both are done, and a seat that is done has answered.
            assert one.seat == 0 or not set(lapsed) & set(open_)
    assert offers == answers > 10


def person(one: Ask) -> Choice | None:
    """Wait and decline every offer."""
    ids = [option.id for option in one.options]
    said = next((id_ for id_ in ids if id_.startswith("decline")), "wait" if "wait" in ids else None)
    return [said] if said else one.default if one.default is not None else random_choice(one, random.Random(1))


# Its numbers


@pytest.mark.parametrize("table", NORMAL.__struct_fields__)
def test_level_hard_has_other_numbers_for_the_same_things(table: str) -> None:
    """A number with a wrong key would count nowhere."""
    assert getattr(HARD, table).keys() == getattr(NORMAL, table).keys()


def test_level_hard_plays_by_its_own_numbers() -> None:
    for table, asked in asks_of("zavandor", 2, {}, 3):
        view: Any = table.view(asked.seat)
        if choose(view, asked, random.Random(1)) != choose_well(view, asked, random.Random(1)):
            return
    pytest.fail("in a whole game it makes the same choices as level normal")


# Its decisions


def test_it_declines_poor_offers_and_waits_on() -> None:
    table = market(seat("Lb"), seat("Gr 3"), rows=rows())
    do(table, (1, "wait"), (0, "offer"), (0, {"give": cards("Lb"), "want": ["2r"]}))
    assert idea(table, 1) == ["decline:1"]
    table.answer(1, "decline:1")
    assert idea(table, 1) is None


def test_it_accepts_fair_offers() -> None:
    table = market(seat("Lr 2"), seat("Lr 2, Lb 6"), rows=rows(r="R2"))
    do(table, (0, "offer"), (0, {"give": cards("Lr"), "want": ["1b"]}))
    assert idea(table, 1) == ["accept:1"]


def test_it_leaves_the_window_when_all_others_have_left() -> None:
    table = market(seat("Lb"), seat("Gr"), rows=rows())
    table.answer(0, "done")
    assert idea(table, 1) == ["done"]


def test_it_makes_a_grand_bid_when_it_can_and_bids_nothing_on_empty_rows() -> None:
    table = market(seat("Lb 9"), seat("Pr"), rows=rows(b="B3"), king=5)
    finish(table)
    assert idea(table)["b"] == ["9b"]
    assert idea(table)["orders"] == []


def test_a_seat_that_loses_ties_bids_one_card_more() -> None:
    """In the first rounds most bids are exactly the price of the card, so the last seat wins only with one more."""
    others = [seat("Lb 3, Lg 3, Lr, Pb, Py")] * 2
    bids = []
    for start in (0, 1):
        table = market(seat("Lg 5, Pg"), *others, rows=rows(g="G2"), start=start)
        finish(table)
        bids.append([len(gems_of(idea(table, taste=taste)["g"])) for taste in range(6)])
    assert set(bids[0]) == {4}
    assert max(bids[1]) == 5
    assert sum(bids[1]) > 6 * 4


def test_it_takes_a_good_card_and_leaves_a_poor_one() -> None:
    assert after_bid("G7", "Lg 4, Pg 6", king=3) == ["card"]
    assert after_bid("R9", "Lr 3", king=9) == ["points"]


def after_bid(card: str, hand: str, **more: Any) -> Choice:
    """Return the opponent's choice after it has won a row with three or four cards."""
    gem = card[0].lower()
    table = market(seat(hand), rows=rows(**{gem: card}), **more)
    auction(table, bid(f"L{gem} {3 if gem in 'ry' else 4}"))
    found: Choice = idea(table)
    return found


def test_it_removes_the_card_of_least_worth() -> None:
    cave = "S0 1, R3 0, B7 2, G7 2, R7 2, Y7 2"
    table = market(seat("Lg 4", cave), rows=rows(g="G8"), king=7)
    auction(table, bid("Lg 4", "g:card"))
    assert idea(table) in (["R3"], ["S0"])


@pytest.mark.parametrize(("coins", "answer"), [((30, 0), ["moves"]), ((0, 40), ["stays"])])
def test_it_moves_the_king_when_ahead(coins: tuple[int, int], answer: Choice) -> None:
    table = market(seat("Lb", coins=coins[0]), seat(coins=coins[1]), rows=rows(), king=4)
    auction(table, bid("Lb"))
    assert idea(table) == answer


def test_it_upgrades_paying_objects_and_spends_nothing_on_hopeless_ones() -> None:
    early = scene(seat("Lb 2"), phase="upgrade", rows=rows())
    assert idea(early)["objects"] == ["clan"]
    late = scene(seat("Lr, Ly", "R12 0"), phase="upgrade", rows=rows(), king=10)
    assert idea(late)["objects"] == ["none"]


def test_before_the_end_it_casts_its_scrolls() -> None:
    table = scene(seat(cave="S0 1, R5 2"), king=9)
    assert [id_.partition(":")[0] for id_ in idea(table)["cast"]] == ["S0", "R5"]


def test_free_cubes_go_where_they_gain_most() -> None:
    table = scene(seat(cave="Y10 1, R7 2, S0 1"), king=8)
    assert idea(table)["cube"] == ["R7"]
