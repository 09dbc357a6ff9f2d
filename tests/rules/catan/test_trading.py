"""Trade with the bank and with others (K24, K25, D3)."""

import pytest

from rules.kernel import Facts, IllegalChoice, Table
from tests.rules.catan.scene import A, B, C, D, ask, bank, ck, do, hand, ids, kind, of, scene, sight, told


def offer(table: Table, give: list[str], get: list[str], *to: str) -> int:
    """Let seat 0 make an offer; return its number."""
    several = {"to": list(to)} if sum(player.hand > 0 for player in sight(table).players) > 2 else {}
    do(table, "offer", {"give": give, "get": get, **several})
    return sight(table).offers[-1].number


def market() -> Table:
    """Return a table on which all may trade."""
    return scene(hands={A: {"ore": 2, "wool": 1}, B: {"grain": 2}, C: {"grain": 1, "brick": 1}, D: {"lumber": 1}})


# The bank


@pytest.mark.rule("K25")
@pytest.mark.example("K25")
def test_the_best_rate_with_the_bank_applies() -> None:
    hands = {A: {"ore": 4, "wool": 2, "cloth": 4}}
    table = ck(settlements={A: ["V0", "V42"]}, hands=hands)
    rates = sight(table, A).rates
    assert (rates["ore"], rates["wool"], rates["cloth"]) == (3, 2, 3)
    do(table, "bank:ore>brick", "bank:wool>ore", "bank:cloth>coin")
    assert hand(table) == {"brick": 1, "ore": 2, "cloth": 1, "coin": 1}
    table = ck(settlements={A: ["V42"]}, hands=hands)
    do(table, "bank:ore>brick", "bank:cloth>coin")
    assert hand(table) == {"brick": 1, "wool": 2, "coin": 1}


@pytest.mark.rule("K25")
def test_the_bank_must_have_the_card_and_gives_another_kind() -> None:
    table = scene(hands={A: {"ore": 4}, B: {"wool": 19}})
    assert of(table, "bank") == ["ore>lumber", "ore>brick", "ore>grain"]
    do(table, "bank:ore>grain")
    assert (bank(table, "ore"), bank(table, "grain")) == (19, 18)


@pytest.mark.rule("K25")
def test_a_harbour_works_from_the_moment_of_building() -> None:
    table = scene(roads={A: ["E0"]}, hands={A: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 3}})
    assert of(table, "bank") == []
    do(table, "settlement:V0")
    assert "ore>wool" in of(table, "bank")


@pytest.mark.rule("K25")
def test_several_exchanges_with_the_bank_are_one_act_each_at_its_own_rate() -> None:
    table = scene(settlements={A: ["V0", "V42"]}, hands={A: {"ore": 3, "wool": 2}, B: {"grain": 1}})
    do(table, "bank:several")
    give, get = ask(table, A).fields
    assert [(one.id, one.args["total"], one.limit) for one in give.options] == [("wool", 2, 1), ("ore", 3, 1)]
    assert [one.args["total"] for one in get.options] == [1] * 5
    events = do(table, {"give": ["ore", "wool"], "get": ["brick", "grain"]})
    assert [(one["give"], one["count"], one["get"]) for one in told(events, "exchanged")] == [
        ("ore", 3, "brick"),
        ("wool", 2, "grain"),
    ]
    assert (hand(table), bank(table, "ore")) == ({"brick": 1, "grain": 1}, 19)
    assert "bank:several" not in ids(table)


@pytest.mark.rule("K25")
@pytest.mark.parametrize(
    ("give", "get", "reason"),
    [
        (["ore"], ["brick", "brick"], "uneven"),
        (["ore", "ore"], ["ore", "brick"], "both_sides"),
        (["ore"], [], "uneven"),
    ],
)
def test_each_exchange_gives_one_card_of_another_kind(give: list[str], get: list[str], reason: str) -> None:
    table = scene(hands={A: {"ore": 8}})
    before = hand(table)
    do(table, "bank:several")
    with pytest.raises(IllegalChoice, match=reason):
        do(table, {"give": give, "get": get})
    do(table, {"give": [], "get": []})
    assert (kind(table), hand(table)) == ("act", before)


@pytest.mark.rule("K25")
def test_bank_gives_no_more_cards_at_once_than_it_has() -> None:
    table = scene(hands={A: {"ore": 8}, B: {"wool": 18}})
    do(table, "bank:several")
    with pytest.raises(IllegalChoice):
        do(table, {"give": ["ore", "ore"], "get": ["wool", "wool"]})


# Offers


@pytest.mark.rule("K24", "D3")
def test_an_offer_to_all_is_accepted_and_confirmed() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain"], "all")
    assert [(topic.name, topic.kind) for topic in table.proposals] == [("offer:1", "catan.offer")]
    assert sight(table).offers[0].to == (B, C, D)
    do(table, (B, f"accept:{number}"), (C, f"accept:{number}"))
    assert hand(table, B) == {"grain": 2}
    assert {f"confirm:{number}:1", f"confirm:{number}:2"} <= set(ids(table))
    assert table.proposals[0].quick[:2] == (f"confirm:{number}:1", f"confirm:{number}:2")
    events = do(table, f"confirm:{number}:2")
    assert told(events, "traded") == [
        {"seat": A, "partner": C, "offer": number, "give": {"ore": 1}, "get": {"grain": 1}}
    ]
    assert (hand(table), hand(table, C), hand(table, B)) == (
        {"wool": 1, "grain": 1, "ore": 1},
        {"brick": 1, "ore": 1},
        {"grain": 2},
    )
    assert table.proposals == ()


@pytest.mark.rule("K24")
def test_an_offer_to_one_is_traded_when_accepted() -> None:
    table = market()
    number = offer(table, ["ore", "wool"], ["grain", "grain"], "seat:1")
    assert f"accept:{number}" not in (ids(table, C) if table.ask_of(C) else [])
    do(table, (B, f"accept:{number}"))
    assert (hand(table), hand(table, B)) == ({"grain": 2, "ore": 1}, {"wool": 1, "ore": 1})


@pytest.mark.rule("K24")
def test_an_offer_to_all_but_one_bars_that_one() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain"], "seat:3", "seat:1")
    assert sight(table).offers[0].to == (B, D)
    assert f"accept:{number}" not in ids(table, C)
    do(table, (B, f"counter:{number}"), (B, {"give": ["grain"], "get": ["wool"]}))
    assert f"match:{number + 1}" not in ids(table, C)
    do(table, (B, f"accept:{number}"), f"confirm:{number}:1")
    assert hand(table, B) == {"grain": 1, "ore": 1}
    do(table, "offer")
    with pytest.raises(IllegalChoice, match="all_or_some"):
        do(table, {"give": ["ore"], "get": ["grain"], "to": ["all", "seat:1"]})


@pytest.mark.rule("K24")
def test_only_a_seat_that_cannot_pay_learns_so_and_nothing_changes() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain"], "all")
    before = table.dump()
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        do(table, (D, f"accept:{number}"))
    assert table.dump() == before
    buttons = table.proposals[0].quick
    assert {f"accept:{number}", f"decline:{number}", f"counter:{number}"} <= set(buttons)
    assert ids(table, B) == ids(table, D)


@pytest.mark.rule("K24")
@pytest.mark.parametrize(
    ("give", "get", "reason"),
    [(["ore"], [], "one_sided"), ([], ["grain"], "one_sided"), (["ore"], ["ore", "grain"], "both_sides")],
)
def test_both_sides_give_and_no_kind_is_on_both(give: list[str], get: list[str], reason: str) -> None:
    table = market()
    do(table, "offer")
    with pytest.raises(IllegalChoice, match=reason):
        do(table, {"give": give, "get": get, "to": []})
    do(table, {"give": [], "get": [], "to": []})
    assert (kind(table), sight(table).offers) == ("act", ())


@pytest.mark.rule("K24", "K58")
def test_commodities_are_traded_like_resources() -> None:
    table = ck(hands={A: {"coin": 1}, B: {"cloth": 1}})
    do(table, "offer", {"give": ["coin"], "get": ["cloth"]}, (B, "accept:1"))
    assert (hand(table), hand(table, B)) == ({"cloth": 1}, {"coin": 1})


@pytest.mark.rule("K24")
def test_others_make_offers_to_the_seat_to_move_alone() -> None:
    table = market()
    do(table, (B, "offer"), (B, {"give": ["grain"], "get": ["ore"]}))
    (made,) = sight(table).offers
    assert (made.seat, made.to) == (B, (A,))
    assert not [id_ for id_ in ids(table, C) if id_.startswith("accept")]
    do(table, f"accept:{made.number}")
    assert (hand(table, A)["grain"], hand(table, B)) == (1, {"grain": 1, "ore": 1})


@pytest.mark.rule("K24", "D3")
def test_a_counter_declines_and_offers_something_else() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain"], "all")
    do(table, (B, f"counter:{number}"), (B, {"give": ["grain"], "get": ["ore", "ore"]}))
    first, second = sight(table).offers
    assert (first.declined, second.counters, second.seat) == ((B,), number, B)
    do(table, f"accept:{second.number}")
    assert (hand(table)["grain"], hand(table, B)) == (1, {"grain": 1, "ore": 2})


@pytest.mark.rule("K24", "D3")
def test_another_partner_offers_the_same_as_a_counter_offer_and_the_maker_takes_one() -> None:
    table = market()
    number = offer(table, ["ore"], ["lumber"], "all")
    do(table, (B, f"counter:{number}"), (B, {"give": ["grain"], "get": ["ore"]}))
    counter = number + 1
    assert {f"match:{counter}"} == {id_ for id_ in ids(table, C) if id_.startswith("match")}
    assert f"match:{counter}" in table.proposals[-1].quick
    assert f"match:{counter}" in ids(table, D), "others do not see who could pay"
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        do(table, (D, f"match:{counter}"))
    do(table, (C, f"match:{counter}"))
    assert [(one.seat, one.to, one.give, one.get, one.counters) for one in sight(table).offers[1:]] == [
        (B, (A,), {"grain": 1}, {"ore": 1}, number),
        (C, (A,), {"grain": 1}, {"ore": 1}, number),
    ]
    assert not [id_ for id_ in ids(table, C) if id_.startswith("match")], "once"
    do(table, f"accept:{counter + 1}")
    assert (hand(table, C), hand(table, B)) == ({"brick": 1, "ore": 1}, {"grain": 2})


@pytest.mark.rule("K24")
def test_only_seats_that_have_the_countered_offer_match_a_counter_offer() -> None:
    table = market()
    number = offer(table, ["ore"], ["lumber"], "seat:1")
    do(table, (B, f"counter:{number}"), (B, {"give": ["grain"], "get": ["ore"]}))
    assert not [id_ for id_ in (*ids(table, A), *ids(table, C)) if id_.startswith("match")]
    do(table, (B, "offer"), (B, {"give": ["grain"], "get": ["wool"]}))
    assert not [id_ for id_ in ids(table, C) if id_.startswith("match")], "no counter-offer"


@pytest.mark.rule("K24", "D3")
def test_an_offer_for_any_card_is_answered_with_a_card_which_its_maker_confirms() -> None:
    table = market()
    number = offer(table, ["ore"], ["any"], "all")
    assert sight(table).offers[0].get == {"any": 1}
    named = [f"name:{number}:{kind}" for kind in ("lumber", "brick", "wool", "grain")]
    assert ids(table, C) == [*named, f"decline:{number}", f"counter:{number}", "offer"]
    assert ids(table, D) == ids(table, C), "no one sees who could pay"
    assert set(named) <= set(table.proposals[0].quick)
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        do(table, (D, f"name:{number}:grain"))
    do(table, (D, f"name:{number}:lumber"), (C, f"name:{number}:brick"))
    assert [(one.seat, one.to, one.give, one.get, one.counters) for one in sight(table).offers[1:]] == [
        (D, (A,), {"lumber": 1}, {"ore": 1}, number),
        (C, (A,), {"brick": 1}, {"ore": 1}, number),
    ]
    assert not [id_ for id_ in ids(table, C) if id_.startswith(("name", "accept", "refuse"))]
    do(table, f"accept:{number + 2}")
    assert (hand(table), hand(table, C)) == ({"ore": 1, "wool": 1, "brick": 1}, {"grain": 1, "ore": 1})


@pytest.mark.rule("K24")
def test_any_card_is_one_more_card_beside_the_named_ones_and_only_the_seat_to_move_wants_it() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain", "any"], "all")
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        do(table, (C, f"name:{number}:grain"))
    do(table, (B, f"name:{number}:grain"))
    assert sight(table).offers[1].give == {"grain": 2}
    do(table, (C, "offer"))
    assert [option.id for option in ask(table, C).fields[1].options] == ["lumber", "brick", "wool", "grain", "ore"]


@pytest.mark.rule("K24", "D3")
def test_a_seat_can_change_its_mind_once_while_an_offer_is_open() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain"], "all")
    do(table, (B, f"decline:{number}"), (B, f"accept:{number}"))
    (open_,) = sight(table).offers
    assert (open_.accepted, open_.declined) == ((B,), ())
    do(table, (B, f"decline:{number}"))
    assert f"accept:{number}" not in ids(table, B)
    do(table, (C, f"decline:{number}"), (C, f"accept:{number}"), f"confirm:{number}:2")
    assert hand(table, C) == {"brick": 1, "ore": 1}


@pytest.mark.rule("K24", "D3")
@pytest.mark.parametrize("cards", [{"lumber": 1}, {"grain": 1}])
def test_no_one_sees_whether_a_seat_that_has_declined_could_pay(cards: dict[str, int]) -> None:
    """The button *Accept* stayed on an offer's message only if a seat that had declined could pay."""
    table = scene(hands={A: {"ore": 2}, B: {"brick": 1}, C: cards})
    number = offer(table, ["ore"], ["grain"], "all")
    counter = {"give": ["brick"], "get": ["ore"]}
    do(table, (B, f"counter:{number}"), (B, counter), (C, f"decline:{number}"))
    assert {f"accept:{number}", f"refuse:{number}"} <= set(ids(table, C))
    assert [one.seen_by(A).kind for one in table.asks] == ["catan.act", "catan.reply", "catan.reply"]
    do(table, (C, f"refuse:{number}"))
    assert not [id_ for id_ in ids(table, C) if id_.endswith(f":{number}")]


@pytest.mark.rule("K24", "D3")
def test_a_seat_accepts_an_offer_after_its_counter_offer_was_refused() -> None:
    table = market()
    number = offer(table, ["ore"], ["grain"], "seat:1")
    do(table, (B, f"counter:{number}"), (B, {"give": ["grain"], "get": ["ore", "ore"]}), f"decline:{number + 1}")
    assert [one.number for one in sight(table).offers] == [number]
    do(table, (B, f"accept:{number}"))
    assert (hand(table)["grain"], hand(table, B)) == (1, {"grain": 1, "ore": 1})


@pytest.mark.rule("K24")
def test_offers_are_declined_and_withdrawn_and_several_may_be_open() -> None:
    table = market()
    one, two = offer(table, ["ore"], ["grain"], "all"), offer(table, ["wool"], ["lumber"], "all")
    assert len(table.proposals) == 2
    events = do(table, *((seat, f"decline:{one}") for seat in (B, C, D)))
    assert told(events, "lapsed") == [{"offer": one, "by": A}]
    do(table, f"withdraw:{two}")
    assert not sight(table).offers
    assert not table.proposals


@pytest.mark.rule("K24", "D3")
@pytest.mark.example("11c")
def test_an_open_offer_delays_no_one_and_fails_when_the_card_is_gone() -> None:
    table = scene(hands={A: {"lumber": 1, "brick": 1, "wool": 1}, B: {"ore": 1}}, roads={A: ["E28"]})
    do(table, "offer", {"give": ["brick"], "get": ["ore"]})
    do(table, "road:E29")
    assert len(sight(table).offers) == 1
    events = do(table, (B, "accept:1"))
    assert told(events, "lapsed") == [{"offer": 1, "by": A}]
    assert (hand(table, B), sight(table).offers) == ({"ore": 1}, ())


@pytest.mark.rule("K24")
def test_a_trade_that_can_no_longer_be_paid_fails_when_confirmed() -> None:
    table = scene(
        hands={A: {"ore": 2}, B: {"grain": 1}, C: {"grain": 1}}, cards={A: ["monopoly"]}, options={"target": "20"}
    )
    number = offer(table, ["ore"], ["grain"], "all")
    do(table, (B, f"accept:{number}"), "play:monopoly:grain")
    events = do(table, f"confirm:{number}:1")
    assert told(events, "fell_through") == [{"seat": B, "by": A, "offer": number}]
    assert hand(table) == {"grain": 2, "ore": 2}


@pytest.mark.rule("K24")
def test_open_offers_stay_open_during_other_asks() -> None:
    table = scene(hands={A: {"ore": 2}, B: {"wool": 1}}, cards={A: ["knight"]})
    offer(table, ["ore"], ["wool"])
    before = table.proposals
    do(table, "play:knight")
    assert (kind(table), table.proposals) == ("robber", before)
    do(table, "H0")
    assert (kind(table), table.proposals) == ("act", before)
    do(table, "offer")
    assert table.proposals == before


@pytest.mark.rule("K24")
def test_only_hand_cards_are_offered() -> None:
    table = scene(hands={A: {"ore": 1}, B: {"wool": 1}}, cards={A: ["knight"]})
    do(table, "offer")
    give, get = (field for field in ask(table, A).fields if field.name in ("give", "get"))
    assert [(option.id, option.limit) for option in give.options] == [("ore", 1)]
    assert [option.id for option in get.options] == ["lumber", "brick", "wool", "grain", "ore", "any"]


@pytest.mark.rule("K24")
def test_a_bound_limits_the_offers_of_a_turn() -> None:
    table = scene(hands={A: {"ore": 1}, B: {"wool": 1}})
    for number in range(1, 5):
        assert "offer" in ids(table)
        do(table, "offer", {"give": ["ore"], "get": ["wool"]}, (B, f"decline:{number}"))
    assert "offer" not in ids(table)


@pytest.mark.rule("K24")
def test_an_old_accept_fits_no_later_offer() -> None:
    table = market()
    before = table.fork()
    assert offer(table, ["ore"], ["grain"], "all") == 1
    assert not table.can_undo(A), "others have seen it: it is withdrawn"
    do(table, "withdraw:1")
    assert offer(table, ["ore"], ["brick"], "all") == 2
    back = table.rewound(before)
    assert offer(back, ["wool"], ["grain", "grain"], "all") == 3
    with pytest.raises(IllegalChoice, match="unknown_option"):
        do(back, (B, "accept:1"))
    accept = next(option for option in ask(back, B).options if option.id == "accept:3")
    assert (accept.args["give"], accept.args["get"]) == ({"wool": 1}, {"grain": 2}), (
        "the button carries what it accepts"
    )


@pytest.mark.rule("K24")
@pytest.mark.parametrize(
    ("give", "get", "facts"),
    [
        (["ore"], ["grain"] * 4, {"option": "grain", "most": 3}),
        (["ore"] * 5, ["grain"], {"option": "ore", "most": 4}),
        (["ore"] * 4 + ["wool"], ["grain"], {"most": 4, "got": 5}),
    ],
)
def test_an_offer_that_is_too_large_is_refused_with_the_bound(give: list[str], get: list[str], facts: Facts) -> None:
    table = scene(hands={A: {"ore": 5, "wool": 1}, B: {"grain": 4}})
    do(table, "offer")
    with pytest.raises(IllegalChoice) as refused:
        do(table, {"give": give, "get": get})
    assert refused.value.facts == facts


@pytest.mark.rule("K24")
def test_a_seat_is_told_when_it_has_made_all_its_offers() -> None:
    table = market()
    for _ in range(4):
        assert ask(table, A).args["spent"] == 0
        do(table, f"withdraw:{offer(table, ['ore'], ['grain'])}")
    assert ("offer" in ids(table), ask(table, A).args["spent"]) == (False, 4)
    table = market()
    for _ in range(2):
        do(table, (B, "offer"), (B, {"give": ["grain"], "get": ["ore"]}))
    assert ("offer" in ids(table, B), ask(table, B).args["spent"]) == (False, 2)
    assert ask(table, C).args["spent"] == 0
