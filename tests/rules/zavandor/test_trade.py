"""Phase 2: the bank, brokers, exchanges between players, and who is done (Z31 to Z41)."""

import pytest

from rules.kernel import IllegalChoice, Table
from rules.zavandor.trade import payments
from tests.rules.zavandor.scene import (
    ask,
    asked,
    bid,
    cards,
    do,
    facts,
    fields,
    finish,
    ids,
    market,
    me,
    rows,
    same,
    seat,
    sight,
    state,
)


def offer(table: Table, who: int, give: str, want: str, to: int | None = None) -> str:
    """Make an offer and return its number."""
    choice = {
        "give": cards(give),
        "want": [f"{want.count(gem)}{gem}" for gem in sorted(set(want))],
        "to": [] if to is None else [str(to)],
    }
    events = [*table.answer(who, "offer"), *table.answer(who, choice)]
    return str(facts(events, "offered")[0]["number"])


# The bank


@pytest.mark.rule("Z31", "Z35")
def test_the_bank_may_be_used_as_often_as_one_can_pay() -> None:
    table = market(seat("Lb 3, Lg 2"), draw={"L": "Lr 4"})
    do(table, (0, "Lg+Lb>r"), (0, "Lg+Lb>r"))
    assert same(me(table).hand, "Lb, Lr 2")
    assert not [id_ for id_ in ids(table) if ">" in id_ and id_.startswith("Lb+Lb")]


@pytest.mark.rule("Z33")
def test_what_a_search_will_find_cannot_be_seen_from_what_is_offered() -> None:
    poor, rich = (market(seat("Gr 2"), draw={"G": pile}) for pile in ("Gr 3", "Gb, Gg, Gy"))
    assert ids(poor) == ids(rich)
    assert {id_ for id_ in ids(poor) if ">" in id_} == {"Gr+Gr>y", "Gr+Gr>g", "Gr+Gr>b"}


@pytest.mark.rule("Z36")
def test_a_broker_exchanges_one_for_one_as_often_as_its_level_says() -> None:
    table = market(seat("Mb 3, Lg", "Y4 1"), draw={"M": "Mr 6"})
    assert ask(table).args["exchanges"] == 1
    table.answer(0, "Mb>r")
    assert same(me(table).hand, "Mb 2, Mr, Lg")
    assert not any(id_.startswith("Mb>") for id_ in ids(table))


@pytest.mark.rule("Z36", "Z33")
def test_brokers_add_up_and_a_search_in_vain_uses_none() -> None:
    table = market(seat("Mb 3", "Y4 2, B10 1, S0 1"), draw={"M": "My"}, discard={"M": "Mg 4"})
    assert ask(table).args["exchanges"] == 4
    table.answer(0, "Mb>r")
    assert (ask(table).args["exchanges"], same(me(table).hand, "Mb 3")) == (4, True)
    do(table, (0, "Mb>g"), (0, "Mb>g"))
    assert ask(table).args["exchanges"] == 2
    assert ask(market(seat("Mb", "Y4 0"))).args["exchanges"] == 0


@pytest.mark.rule("Z36")
def test_a_broker_serves_again_in_the_next_round() -> None:
    table = market(seat("Mb, Lg", "Y4 1"), rows=rows(), draw={"M": "Mr 6"})
    table.answer(0, "Mb>r")
    finish(table)
    do(table, (0, bid()), (1, bid()))
    while table.asks[0].kind != "zavandor.trade":
        table.answer(table.asks[0].seat, table.asks[0].default)
    assert ask(table).args["exchanges"] == 1


# Players


@pytest.mark.rule("Z37")
def test_what_an_offer_wants_adds_up() -> None:
    table = market(seat("Lb"), seat("Py"))
    do(table, (0, "offer"))
    events = table.answer(0, {"give": ["Lb"], "want": ["1g", "2y", "6y"]})
    assert facts(events, "offered")[0]["want"] == "yyyyyyyyg"


@pytest.mark.rule("Z37")
@pytest.mark.parametrize(("give", "want"), [("Lb 3", "yy"), ("Lb", "ggg"), ("Lb, Lg 2", "b")])
def test_players_may_exchange_in_any_numbers(give: str, want: str) -> None:
    table = market(seat("Lb 3, Lg 2"), seat("Py 2, Pg 3, Gb"))
    table.answer(1, f"accept:{offer(table, 0, give, want)}")
    assert len(me(table).hand) == 5 - len(cards(give)) + len(want)
    assert len(me(table, 1).hand) == 6 + len(cards(give)) - len(want)


@pytest.mark.rule("Z38")
def test_an_offer_goes_to_all_or_to_one_and_only_they_may_accept() -> None:
    table = market(seat("Lb 2"), seat("Py"), seat("Py"))
    to_all, to_one = offer(table, 0, "Lb", "y"), offer(table, 0, "Lb", "y", 2)
    assert f"accept:{to_all}" in ids(table, 1)
    assert f"accept:{to_one}" not in ids(table, 1)
    assert {f"accept:{to_all}", f"accept:{to_one}"} <= set(ids(table, 2))
    assert [one.to for one in sight(table).offers] == [(1, 2), (2,)]


@pytest.mark.rule("Z38")
def test_an_offer_names_cards_that_its_maker_holds() -> None:
    table = market(seat("Lb 2"), seat())
    table.answer(0, "offer")
    with pytest.raises(IllegalChoice, match="over_limit"):
        table.answer(0, {"give": cards("Lb 3"), "want": ["1y"]})
    table.answer(0, {"give": [], "want": [], "to": []})
    assert (state(table).offers, asked(table)[0]) == ([], "trade")


@pytest.mark.rule("Z38", "Z73")
def test_an_open_offer_is_a_public_matter_with_buttons() -> None:
    table = market(seat("Lb 2"), seat("Py"), seat())
    offer(table, 0, "Lb 2", "yg")
    (topic,) = table.topics
    assert (topic.name, topic.kind) == ("offer:1", "zavandor.offer")
    assert topic.args == {"number": 1, "seat": 0, "to": [1, 2], "give": ["Lb", "Lb"], "want": "yg"}
    assert topic.quick == ("accept:1", "withdraw:1")
    table.answer(0, "withdraw:1")
    assert (table.topics, state(table).offers) == ((), [])


def test_an_offer_stays_a_public_matter_while_its_maker_composes_another() -> None:
    """A computer does that in two steps: in between the message said that it was settled, and a new one came after."""
    table = market(seat("Lb 3"), seat("Lg 3"), seat("Ly 3"))
    number = offer(table, 0, "Lb", "g", to=1)
    table.answer(0, "offer")
    assert [topic.name for topic in table.topics] == [f"offer:{number}"]
    table.answer(1, "done")
    assert [topic.name for topic in table.topics] == [f"offer:{number}"]


@pytest.mark.rule("Z38")
def test_everybody_acts_in_any_order_and_what_others_do_leaves_an_unchanged_ask_alone() -> None:
    table = market(seat("Lb 2"), seat("Py"), seat("Pg 2"))
    number = ask(table, 1).number
    do(table, (2, "Pg+Pg>b"), (0, "Lb+Lb>g"))
    assert ask(table, 1).number == number
    table.answer(1, "done")
    assert asked(table) == {0: "trade", 1: "bid", 2: "trade"}


@pytest.mark.rule("Z39")
def test_who_cannot_pay_is_told_alone_and_the_offer_stands() -> None:
    table = market(seat("Lb"), seat("Pg"), seat("Py"))
    number = offer(table, 0, "Lb", "y")
    assert f"accept:{number}" in ids(table, 1), "who can pay is not shown"
    before = table.dump()
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        table.answer(1, f"accept:{number}")
    assert table.dump() == before
    table.answer(2, f"accept:{number}")
    assert me(table).hand == ["Py"]


@pytest.mark.rule("Z39")
def test_an_offer_that_its_maker_can_no_longer_pay_lapses_and_names_nobody() -> None:
    table = market(seat("Lb"), seat("Py"), seat("Py"))
    first, second = offer(table, 0, "Lb", "y"), offer(table, 0, "Lb", "y")
    table.answer(1, f"accept:{first}")
    events = table.answer(2, f"accept:{second}")
    assert facts(events, "lapsed") == [{"number": int(second)}]
    assert me(table, 2).hand == ["Py"]
    assert state(table).offers == []


@pytest.mark.rule("Z39")
def test_who_accepts_is_looked_at_first() -> None:
    table = market(seat("Lb"), seat("Py"), seat("Pg"))
    first, second = offer(table, 0, "Lb", "y"), offer(table, 0, "Lb", "y")
    table.answer(1, f"accept:{first}")
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        table.answer(2, f"accept:{second}")
    assert [one.number for one in state(table).offers] == [int(second)]


@pytest.mark.rule("Z39")
def test_the_accepting_player_may_name_the_cards() -> None:
    table = market(seat("Lb"), seat("Py, My, Gy, Lg"))
    offer(table, 0, "Lb", "yg")
    assert {id_ for id_ in ids(table, 1) if ":1" in id_} == {"accept:1", "pay:1:My+Lg", "pay:1:Gy+Lg"}
    table.answer(1, "pay:1:Gy+Lg")
    assert same(me(table).hand, "Gy, Lg")


@pytest.mark.rule("Z39")
def test_all_ways_to_pay_are_different_and_the_lowest_comes_first() -> None:
    assert payments(cards("Lb 2, Pb 2"), "bb") == [["Lb", "Lb"], ["Lb", "Pb"], ["Pb", "Pb"]]
    assert payments(cards("Lb"), "bb") == []
    many = payments(cards("Lb 5, Pb 5, Mb 4, Gb 2, Lg 5, Pg 5"), "bbbgg")
    assert len(many) == 25
    assert many[0] == cards("Lb 3, Lg 2")


@pytest.mark.rule("Z39")
def test_nobody_has_more_than_three_open_offers() -> None:
    table = market(seat("Lb 4"), seat())
    for _ in range(3):
        assert "offer" in ids(table)
        offer(table, 0, "Lb", "y")
    assert "offer" not in ids(table)
    table.answer(0, "withdraw:2")
    assert "offer" in ids(table)


# Being done


@pytest.mark.rule("Z40")
def test_who_is_done_is_asked_for_a_bid_at_once_and_his_offers_lapse() -> None:
    table = market(seat("Lb"), seat("Py"))
    number = offer(table, 0, "Lb", "y")
    table.answer(0, "done")
    assert asked(table) == {0: "bid", 1: "trade"}
    assert f"accept:{number}" not in ids(table, 1)
    assert table.topics == ()


@pytest.mark.rule("Z40")
def test_until_his_bid_is_sealed_he_may_come_back_as_long_as_others_trade() -> None:
    table = market(seat("Lb"), seat("Py"))
    do(table, (0, "done"), (0, {"trade": ["back"]}))
    assert asked(table) == {0: "trade", 1: "trade"}
    do(table, (0, "done"), (0, bid("Lb")))
    assert "trade" not in fields(table)
    with pytest.raises(IllegalChoice, match="unknown_field"):
        table.answer(0, {"trade": ["back"]})


@pytest.mark.rule("Z40")
def test_once_all_are_done_nobody_comes_back() -> None:
    table = market(seat("Lb"), seat("Py"))
    table.answer(0, "done")
    assert "trade" in fields(table)
    table.answer(1, "done")
    assert "trade" not in fields(table)
    assert "trade" not in fields(table, 1)


@pytest.mark.rule("Z40")
def test_who_waits_holds_nobody_up_and_may_still_trade() -> None:
    table = market(seat("Lb"), seat("Py"), seat())
    offer(table, 0, "Lb", "y")
    table.answer(0, "wait")
    assert asked(table) == {1: "trade", 2: "trade"}
    assert table.topics
    table.answer(1, "accept:1")
    assert me(table).hand == ["Py"]
    table.answer(0, "done")
    assert asked(table)[0] == "bid"


@pytest.mark.rule("Z38", "Z40")
def test_who_makes_an_offer_waits_no_longer_so_that_it_can_be_accepted() -> None:
    table = market(seat("Lb"), seat("Py"), rows=rows())
    do(table, (0, "wait"), (0, "offer"), (1, "wait"))
    table.answer(0, {"give": ["Lb"], "want": ["1y"]})
    assert asked(table) == {0: "trade"}
    table.answer(1, "accept:1")
    assert me(table).hand == ["Py"]


@pytest.mark.rule("Z40", "Z44")
def test_when_only_waiting_players_are_left_the_window_closes_and_they_bid() -> None:
    table = market(seat("Lb"), seat("Py"), rows=rows())
    offer(table, 0, "Lb", "y")
    do(table, (0, "wait"), (1, "done"))
    events = table.answer(1, bid("Py"))
    assert facts(events, "done") == [{"seat": 0}]
    assert facts(events, "lapsed") == [{"number": 1}]
    assert asked(table) == {0: "bid"}
    assert ask(table, 1).kind == "zavandor.rebid"
    table.answer(1, {"y": ["0y"]})
    events = table.answer(0, bid("Lb"))
    assert facts(events, "revealed") == [{"bids": [["Lb"], []]}]


@pytest.mark.rule("Z33", "Z74")
@pytest.mark.parametrize("hand", ["Lr, Ly", "Ly, Lg"])
def test_no_hand_shows_in_whose_ask_changes_when_a_pile_runs_out(hand: str) -> None:
    table = market(seat("Lb 2"), seat(hand), draw={"L": "Lr"}, discard={"L": "Ly, Lg, Lb"})
    before = ask(table, 1).seen_by(None)
    table.answer(0, "Lb+Lb>r")
    assert ask(table, 1).args["sold_out"] == ["Lr"]
    assert ask(table, 1).seen_by(None).number != before.number, "with or without an exchange for the ruby on its list"


@pytest.mark.rule("Z41")
def test_there_is_no_trade_before_or_after() -> None:
    table = market(seat("Lb 2, Pg 2", "S0 1"), seat("Py 3"), rows=rows())
    finish(table)
    do(table, (0, bid()), (1, bid()))
    for kind in ("upgrade", "income"):
        assert asked(table)[0] == kind
        offered = {option.id for part in ask(table).parts for option in part.options}
        assert not any(">" in id_ or id_ == "offer" for id_ in offered)
        while kind in asked(table).values():
            table.answer(table.asks[0].seat, table.asks[0].default)
