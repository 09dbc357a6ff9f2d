"""Phase 2: the bank, brokers, exchanges between players, and the end of trading (Z31 to Z41)."""

from itertools import product

import msgspec
import pytest

from rules.kernel import Facts, IllegalChoice, Table
from rules.record import Saved, digest
from rules.zavandor.market import SAVED_AFTER
from rules.zavandor.trade import MOST_MADE
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
    scene,
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
def test_the_bank_may_be_used_while_the_seat_can_pay() -> None:
    table = market(seat("Lb 3, Lg 2"), draw={"L": "Lr 4"})
    do(table, (0, "Lg+Lb>r"), (0, "Lg+Lb>r"))
    assert same(me(table).hand, "Lb, Lr 2")
    assert not [id_ for id_ in ids(table) if ">" in id_ and id_.startswith("Lb+Lb")]


@pytest.mark.rule("Z33")
def test_options_do_not_reveal_the_result_of_a_search() -> None:
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
def test_brokers_add_up_and_a_failed_search_uses_none() -> None:
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
def test_the_wants_of_an_offer_add_up() -> None:
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
def test_an_offer_goes_to_all_or_to_one_and_only_addressees_may_accept() -> None:
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
def test_an_open_offer_is_a_proposal_with_buttons() -> None:
    table = market(seat("Lb 2"), seat("Py"), seat())
    offer(table, 0, "Lb 2", "yg")
    (topic,) = table.proposals
    assert (topic.name, topic.kind) == ("offer:1", "zavandor.offer")
    assert topic.args == {
        "number": 1,
        "seat": 0,
        "to": [1, 2],
        "declined": [],
        "give": ["Lb", "Lb"],
        "want": "yg",
    }
    assert topic.quick == ("accept:1", "decline:1", "withdraw:1")
    table.answer(0, "withdraw:1")
    assert (table.proposals, state(table).offers) == ((), [])


def test_an_offer_stays_a_proposal_while_its_maker_composes_another() -> None:
    """A computer composes in two steps. Its message once looked settled in between, and a new one followed."""
    table = market(seat("Lb 3"), seat("Lg 3"), seat("Ly 3"))
    number = offer(table, 0, "Lb", "g", to=1)
    table.answer(0, "offer")
    assert [topic.name for topic in table.proposals] == [f"offer:{number}"]
    table.answer(1, "done")
    assert [topic.name for topic in table.proposals] == [f"offer:{number}"]


@pytest.mark.rule("Z38")
def test_all_act_in_any_order_and_leave_unchanged_asks_alone() -> None:
    table = market(seat("Lb 2"), seat("Py"), seat("Pg 2"))
    number = ask(table, 1).number
    do(table, (2, "Pg+Pg>b"), (0, "Lb+Lb>g"))
    assert ask(table, 1).number == number
    table.answer(1, "done")
    assert asked(table) == {0: "trade", 1: "bid", 2: "trade"}


@pytest.mark.rule("Z39")
def test_only_a_seat_that_cannot_pay_learns_so_and_the_offer_stays_open() -> None:
    table = market(seat("Lb"), seat("Pg"), seat("Py"))
    number = offer(table, 0, "Lb", "y")
    assert f"accept:{number}" in ids(table, 1), "the players who can pay are not shown"
    before = table.dump()
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        table.answer(1, f"accept:{number}")
    assert table.dump() == before
    table.answer(2, f"accept:{number}")
    assert me(table).hand == ["Py"]


@pytest.mark.rule("Z39")
def test_an_offer_that_its_maker_can_no_longer_pay_lapses_without_a_name() -> None:
    table = market(seat("Lb"), seat("Py"), seat("Py"))
    first, second = offer(table, 0, "Lb", "y"), offer(table, 0, "Lb", "y")
    table.answer(1, f"accept:{first}")
    events = table.answer(2, f"accept:{second}")
    assert [one["number"] for one in facts(events, "lapsed")] == [int(second)]
    assert not any("seat" in one for one in facts(events, "lapsed"))
    assert me(table, 2).hand == ["Py"]
    assert state(table).offers == []


@pytest.mark.rule("Z39")
def test_the_accepting_seat_is_checked_first() -> None:
    table = market(seat("Lb"), seat("Py"), seat("Pg"))
    first, second = offer(table, 0, "Lb", "y"), offer(table, 0, "Lb", "y")
    table.answer(1, f"accept:{first}")
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        table.answer(2, f"accept:{second}")
    assert [one.number for one in state(table).offers] == [int(second)]


@pytest.mark.rule("Z39")
def test_the_accepting_player_may_name_the_cards() -> None:
    table = market(seat("Lb"), seat("Py, My, Gy, Lg, Lb"))
    offer(table, 0, "Lb", "yg")
    assert {id_ for id_ in ids(table, 1) if ":1" in id_} == {"accept:1", "pay:1", "decline:1"}
    table.answer(1, "pay:1")
    assert ids(table, 1) == {"Lg": 1, "Py": 1, "My": 1, "Gy": 1}
    for wrong in (["Gy"], ["Gy", "My"]):
        with pytest.raises(IllegalChoice, match="pay_exactly"):
            table.answer(1, wrong)
    table.answer(1, ["Gy", "Lg"])
    assert same(me(table).hand, "Gy, Lg")


@pytest.mark.rule("Z39")
def test_every_way_to_pay_can_be_named() -> None:
    hand, want = "Lb 2, Pb 2, Mb 2, Gb 2, Lg 2, Pg 2, Mg, Gg, Lr, Pr, Mr, Gr", "bbbggr"
    own = cards(hand)
    ways = {
        tuple(named)
        for picks in product(range(3), repeat=4)
        for other in product(*(range(own.count(f"{cart}g") + 1) for cart in "LPMG"))
        for last in "LPMG"
        if sum(picks) == 3 and sum(other) == 2
        for named in [
            [
                *(c + "b" for c, n in zip("LPMG", picks, strict=True) for _ in range(n)),
                *(c + "g" for c, n in zip("LPMG", other, strict=True) for _ in range(n)),
                last + "r",
            ]
        ]
    }
    assert len(ways) > 400
    table = market(seat("Ly"), seat(hand))
    offer(table, 0, "Ly", want)
    table.answer(1, "pay:1")
    for way in ways:
        table.check(1, list(way))
    table.answer(1, list(min(ways)))
    assert sorted(me(table).hand) == sorted(min(ways))


@pytest.mark.rule("Z39")
def test_a_seat_with_one_way_to_pay_is_not_tradingfor_another() -> None:
    for hand in ("Py, Py", "Py, My, Lg"):
        table = market(seat("Lb"), seat(hand))
        offer(table, 0, "Lb", "yy")
        assert "pay:1" not in ids(table, 1)


@pytest.mark.rule("Z39", "Z74")
def test_no_one_sees_that_another_names_cards() -> None:
    sights = []
    for steps in ([], ["pay:1"]):
        table = market(seat("Lb"), seat("Py, My"), seat())
        offer(table, 0, "Lb", "y")
        events = [event for step in steps for event in table.answer(1, step)]
        assert events == []
        asks = [msgspec.structs.replace(one.seen_by(2), number=0) for one in table.asks]
        sights.append(msgspec.json.encode([table.view(2), asks]))
    assert sights[0] == sights[1]


@pytest.mark.rule("Z40")
def test_the_end_of_trading_is_a_tap_that_no_other_seat_sees() -> None:
    """A seat that chooses the cards that pay has no such tap, and running games keep their digests."""
    (trading, _) = market(seat("Lb"), seat("Py")).asks
    assert trading.taps == ("wait", "done")
    assert (trading.seen_by(1).kind, trading.seen_by(1).taps) == ("zavandor.trade", ())
    assert digest((trading,)) == digest((msgspec.structs.replace(trading, public="", taps=()),))


@pytest.mark.rule("Z39")
def test_an_offer_that_lapses_during_payment_leaves_the_seat_as_it_was() -> None:
    table = market(seat("Lb"), seat("Py, My"))
    offer(table, 0, "Lb", "y")
    do(table, (1, "pay:1"), (0, "withdraw:1"))
    assert asked(table) == {0: "trade", 1: "trade"}
    offer(table, 0, "Lb", "y")
    table.answer(1, "pay:2")
    table.answer(1, [])
    assert asked(table)[1] == "trade"
    assert [one.number for one in state(table).offers] == [2]


@pytest.mark.rule("Z39")
def test_no_player_has_more_than_three_open_offers() -> None:
    table = market(seat("Lb 4"), seat())
    for _ in range(3):
        assert "offer" in ids(table)
        offer(table, 0, "Lb", "y")
    assert "offer" not in ids(table)
    table.answer(0, "withdraw:2")
    assert "offer" in ids(table)


# The end of trading


@pytest.mark.rule("Z40")
def test_a_seat_that_is_done_is_tradingfor_a_bid_at_once_and_its_offers_lapse() -> None:
    table = market(seat("Lb"), seat("Py"))
    number = offer(table, 0, "Lb", "y")
    table.answer(0, "done")
    assert asked(table) == {0: "bid", 1: "trade"}
    assert f"accept:{number}" not in ids(table, 1)
    assert table.proposals == ()


@pytest.mark.rule("Z40")
def test_a_seat_may_come_back_until_its_bid_is_sealed_while_others_trade() -> None:
    table = market(seat("Lb"), seat("Py"))
    do(table, (0, "done"), (0, {"trade": ["back"]}))
    assert asked(table) == {0: "trade", 1: "trade"}
    do(table, (0, "done"), (0, bid("Lb")))
    assert "trade" not in fields(table)
    with pytest.raises(IllegalChoice, match="unknown_field"):
        table.answer(0, {"trade": ["back"]})


@pytest.mark.rule("Z40")
def test_no_one_comes_back_after_all_are_done() -> None:
    table = market(seat("Lb"), seat("Py"))
    table.answer(0, "done")
    assert "trade" in fields(table)
    table.answer(1, "done")
    assert "trade" not in fields(table)
    assert "trade" not in fields(table, 1)


@pytest.mark.rule("Z40")
def test_a_waiting_seat_delays_no_one_and_may_still_trade() -> None:
    table = market(seat("Lb"), seat("Py"), seat())
    offer(table, 0, "Lb", "y")
    table.answer(0, "wait")
    assert asked(table) == {1: "trade", 2: "trade"}
    assert table.proposals
    table.answer(1, "accept:1")
    assert me(table).hand == ["Py"]
    table.answer(0, "done")
    assert asked(table)[0] == "bid"


@pytest.mark.rule("Z38", "Z40")
def test_an_offer_to_a_waiting_player_stays_open_until_answered() -> None:
    table = market(seat("Lb"), seat("Py"), rows=rows())
    do(table, (0, "wait"), (0, "offer"), (1, "wait"))
    table.answer(0, {"give": ["Lb"], "want": ["1y"]})
    assert asked(table) == {1: "trade"}, "the maker still waits, and its addressee has to answer"
    assert "wait" not in ids(table, 1), "to wait is no answer"
    table.answer(1, "accept:1")
    assert me(table).hand == ["Py"]


@pytest.mark.rule("Z40")
def test_the_maker_of_an_offer_does_not_close_it_by_waiting() -> None:
    table = market(seat("Lb"), seat("Py"), rows=rows())
    table.answer(1, "wait")
    offer(table, 0, "Lb", "y")
    table.answer(0, "wait")
    assert [one.number for one in state(table).offers] == [1]
    assert asked(table) == {1: "trade"}


@pytest.mark.rule("Z40")
@pytest.mark.parametrize("end", ["decline:1", "done"])
def test_a_waiting_player_is_needed_only_until_the_answer(end: str) -> None:
    table = market(seat("Lb"), seat("Py"), seat("Pg"), rows=rows())
    do(table, (1, "wait"), (2, "wait"))
    offer(table, 0, "Lb", "y")
    table.answer(0, "wait")
    assert asked(table) == {1: "trade", 2: "trade"}
    table.answer(1, end)
    assert asked(table) == {2: "trade"} | ({1: "bid"} if end == "done" else {})
    if end != "done":
        assert "accept:1" not in ids(table, 1), "an answer is final"
    events = table.answer(2, "decline:1")
    assert [one["number"] for one in facts(events, "declined")] == [1]
    if end == "done":
        assert [one.number for one in state(table).offers] == [1], "seat 1 may still come back for it"
        events = table.answer(1, bid())
    assert [one["number"] for one in facts(events, "lapsed")] == [1]
    assert {one.kind for one in table.asks if not one.optional} == {"zavandor.bid"}


@pytest.mark.rule("Z40", "Z76")
def test_an_offer_cannot_keep_the_window_open_without_limit() -> None:
    """The clock plays the default, and a computer answers: the window closes."""
    table = market(seat("Lb"), seat("Py"), rows=rows())
    table.answer(1, "wait")
    offer(table, 0, "Lb", "y")
    table.answer(0, "wait")
    for _ in range(10):
        if not asked(table) or set(asked(table).values()) == {"upgrade"}:
            break
        one = next(one for one in table.asks if not one.optional)
        assert one.default is not None
        table.answer(one.seat, one.default)
    assert state(table).phase == "upgrade"


@pytest.mark.rule("Z40")
def test_the_owner_may_withdraw_an_offer_and_the_window_closes() -> None:
    table = market(seat("Lb"), seat("Py"), rows=rows())
    table.answer(1, "wait")
    offer(table, 0, "Lb", "y")
    do(table, (0, "wait"), (0, "withdraw:1"))
    assert asked(table) == {0: "bid", 1: "bid"}


# The numbers of offers


@pytest.mark.rule("Z38")
def test_an_offer_is_not_undone_but_withdrawn() -> None:
    table = market(seat("Lb 2"), seat("Py, Lr 2"))
    offer(table, 0, "Lb", "y")
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        table.undo(0)
    table.answer(0, "withdraw:1")
    assert offer(table, 0, "Lb", "rr") == "2"
    with pytest.raises(IllegalChoice, match="unknown_option"):
        table.answer(1, "accept:1")


@pytest.mark.rule("Z38")
def test_an_old_accept_fits_no_offer_after_a_rewind() -> None:
    """Bait and switch: the button for one diamond once paid two rubies."""
    table = market(seat("Lb 2"), seat("Py, Lr 2"))
    before = table.fork()
    offer(table, 0, "Lb", "y")
    back = table.rewound(before)
    for one in (back, back.fork()):
        assert offer(one, 0, "Lb", "rr") == "2"
        assert Table.load(one.dump()).dump() == one.dump()
        with pytest.raises(IllegalChoice, match="unknown_option"):
            one.answer(1, "accept:1")


# Save points


def repeated(table: Table) -> int:
    """Return the number of choices that a load replays."""
    return len(msgspec.msgpack.decode(table.dump(), type=Saved).entries)


def haggle(table: Table, rounds: int) -> None:
    """Make one offer after the other, and answer each; one stays open all the time."""
    for count in range(rounds):
        number = offer(table, 0, "Lb", "y")
        if count:
            table.answer(1, f"decline:{number}")


@pytest.mark.rule("Z38")
@pytest.mark.parametrize("offers", [4, MOST_MADE])
def test_a_window_loads_as_fast_after_many_offers_as_after_few(offers: int) -> None:
    table = market(seat("Lb 2"), seat("Py"))
    haggle(table, offers)
    assert repeated(table) < SAVED_AFTER
    assert len(table.dump()) < 30_000, "and what is written with every choice does not grow either"
    loaded = Table.load(table.dump())
    assert not loaded.restarted
    assert loaded.asks == table.asks


@pytest.mark.rule("Z44")
@pytest.mark.parametrize(
    "acts", [[{"y": ["1y"]}], ["offer", {"give": [], "want": [], "to": []}], ["done", {"trade": ["back"]}]]
)
def test_no_repeatable_act_makes_a_window_slow_to_load(acts: list[object]) -> None:
    table = market(seat("Lb, Ly"), seat("Py"))
    if len(acts) == 1:
        table.answer(0, "done")
    for _ in range(300):
        for choice in acts:
            table.answer(0, choice)
    assert repeated(table) < SAVED_AFTER
    assert len(table.dump()) < 60_000


@pytest.mark.rule("Z38", "Z44")
def test_asks_of_others_keep_their_numbers_when_the_table_is_saved() -> None:
    """A stale panel would reveal that another seat has changed a sealed bid."""
    table = market(seat("Lb, Ly"), seat("Py"), seat("Pb 2"))
    do(table, (0, "done"), (0, bid()), (2, "wait"))
    numbers = {who: ask(table, who).number for who in (1, 2)}
    for count in range(3 * SAVED_AFTER):
        table.answer(0, {"y": [f"{count % 2}y"]})
        assert {who: ask(table, who).number for who in (1, 2)} == numbers
        assert table.fork().asks == table.asks


@pytest.mark.rule("Z38")
def test_a_position_has_the_progress_of_all_seats_in_the_window() -> None:
    table = market(seat("Lb 3, Ly"), seat("Py, My"), seat("Pb 2", "Y4 1"), draw={"P": "Pr"})
    do(table, (2, "Pb>r"), (2, "wait"), (1, "done"), (1, bid("My", "king:stays")))
    for _ in range(SAVED_AFTER):
        do(table, (0, "offer"), (0, {"give": [], "want": [], "to": []}))
        haggle_once(table)
    position = table.position()
    assert position["players"][1]["window"] == {"done": True, "sealed": {"cards": ["My"], "orders": {"king": "stays"}}}
    assert position["players"][2]["window"] == {"waiting": True, "brokered": 1}
    assert [one["seat"] for one in position["offers"]] == [0]
    again = Table.arrange("zavandor", position, seed=1)
    assert again.position() == position
    assert "accept:1" in ids(again, 2)


def haggle_once(table: Table) -> None:
    """Leave one offer open."""
    if not state(table).offers:
        offer(table, 0, "Lb", "b")


@pytest.mark.rule("Z38")
@pytest.mark.parametrize(
    ("window", "offers"),
    [
        ({"done": False, "sealed": {"cards": []}}, []),
        ({"done": True, "sealed": {"cards": ["Gr"]}}, []),
        ({"done": True, "sealed": {"orders": {"r": "ask"}}}, []),
        ({"done": True, "waiting": True}, []),
        ({"step": "pay:x"}, []),
        ({"brokered": -1}, []),
        ({"done": True}, [{"number": 1, "seat": 0, "to": [1], "give": ["Lb"], "want": "y"}]),
        ({}, [{"number": 1, "seat": 0, "to": [0], "give": ["Lb"], "want": "y"}]),
        ({}, [{"number": 0, "seat": 0, "to": [1], "give": ["Lb"], "want": "y"}]),
        ({}, [{"number": 1, "seat": 0, "to": [1], "give": ["Lb"], "want": "x"}]),
        ({}, [{"number": 1, "seat": 0, "to": [1], "give": ["Lb"], "want": "y", "declined": [2]}]),
        ({}, [{"number": one, "seat": 0, "to": [1], "give": ["Lb"], "want": "y"} for one in range(1, 5)]),
    ],
)
def test_an_impossible_trade_window_is_refused_in_a_sentence(window: Facts, offers: list[Facts]) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        market(seat("Lb", window=window), seat("Py"), offers=offers)
    with pytest.raises(ValueError, match="phase trade only"):
        scene(seat("Lb", window={"done": True}), seat(), phase="upgrade")


@pytest.mark.rule("Z40", "Z44")
def test_the_window_closes_when_only_waiting_players_are_left() -> None:
    table = market(seat("Lb"), seat("Py"), rows=rows())
    offer(table, 0, "Lb", "y")
    do(table, (0, "wait"), (1, "done"))
    events = table.answer(1, bid("Py"))
    assert facts(events, "done") == [{"seat": 0}]
    assert [one["number"] for one in facts(events, "lapsed")] == [1]
    assert asked(table) == {0: "bid"}
    assert ask(table, 1).kind == "zavandor.rebid"
    table.answer(1, {"y": ["0y"]})
    events = table.answer(0, bid("Lb"))
    assert facts(events, "revealed") == [{"bids": [["Lb"], []]}]


@pytest.mark.rule("Z33", "Z74")
@pytest.mark.parametrize("hand", ["Lr, Ly", "Ly, Lg"])
def test_no_ask_reveals_a_hand_when_a_pile_runs_out(hand: str) -> None:
    table = market(seat("Lb 2"), seat(hand), draw={"L": "Lr"}, discard={"L": "Ly, Lg, Lb"})
    before = ask(table, 1).seen_by(None)
    table.answer(0, "Lb+Lb>r")
    assert ask(table, 1).args["sold_out"] == ["Lr"]
    assert ask(table, 1).seen_by(None).number != before.number, "with or without an exchange for the ruby on its list"


@pytest.mark.rule("Z41")
def test_trading_is_open_in_its_phase_only() -> None:
    table = market(seat("Lb 2, Pg 2", "S0 1"), seat("Py 3"), rows=rows())
    finish(table)
    do(table, (0, bid()), (1, bid()))
    for kind in ("upgrade", "income"):
        assert asked(table)[0] == kind
        offered = {option.id for part in ask(table).parts for option in part.options}
        assert not any(">" in id_ or id_ == "offer" for id_ in offered)
        while kind in asked(table).values():
            table.answer(table.asks[0].seat, table.asks[0].default)
