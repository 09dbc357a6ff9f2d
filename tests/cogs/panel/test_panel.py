"""Random clicks on panels: they keep Discord's limits, and Confirm commits a legal choice."""

import random
import re
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from bench.games.random_play import step
from cogs.discord.components import Button, Card, Entry, Line, Select, in_lines, layout_view
from cogs.discord.components import buttons as buttons_of
from cogs.panel.commit import outcome_lines
from cogs.panel.draft.codec import PanelState, decode, decode_state, encode
from cogs.panel.draft.edits import opening
from cogs.panel.draft.picks import BLANK, Draft, InvalidDraft, Pick
from cogs.panel.draft.preview import is_tap, preview_of
from cogs.panel.draft.steps import siblings, walk
from cogs.panel.form.controls import Panel
from cogs.panel.form.step_controls import has_buttons
from cogs.panel.form.transitions import next_state
from data.game.models import Seat
from render import LANGUAGES, words
from render.icon_marks import plain
from rules.kernel import CHECKPOINT, GAMES, Event, Facts, Play, Table, ask
from tests.cogs.clicks import enabled, id_of, press, shown
from tests.cogs.forms import FORMS, Forms
from tests.contract.adding import ROOT, game_folders
from tests.contract.twins import twins
from tests.rules.zavandor.scene import rows, scene, seat

PRESSES = 250


def check_limits(panel: Panel) -> None:
    """Check section 1.3 of Discord's limits, for the panel as a message with a picture."""
    view = layout_view(Card((panel.prompt, *panel.notes), rows=panel.rows))
    assert view.total_children_count + 1 <= 40
    ids = []
    for row in panel.rows:
        if isinstance(row, Select):
            ids.append(row.id)
            assert 1 <= len(row.options) <= 25
            assert len({entry.value for entry in row.options}) == len(row.options)
            assert 0 <= row.least <= row.most <= len(row.options)
            assert all(1 <= len(entry.value) <= 100 for entry in row.options)
        elif isinstance(row, Line | Entry):
            assert row.text
        else:
            assert 1 <= len(row) <= 5
            assert all(1 <= len(button.label) <= 80 for button in row)
            ids += [button.id for button in row]
    assert len(set(ids)) == len(ids)
    assert all(len(id_) <= 100 for id_ in ids)


def holding(*hand: str, **position: object) -> Table:
    players = [{"hand": list(hand), "deck": ["Estate"] * 5}, {}]
    return Table.arrange("dominion", {"seats": 2, "players": players, **position})


def opened(table: Table) -> PanelState:
    (asked,) = table.asks
    return PanelState(opening(table, asked.seat))


def test_five_treasures_and_a_buy_take_three_taps_with_the_opening_one() -> None:
    table = holding("Copper", "Copper", "Copper", "Silver", "Gold")
    place = opened(table)
    (piles,) = [row for row in shown(table, 0, place, words("en")).rows if isinstance(row, Select)]
    (province,) = [entry.value for entry in piles.options if "Province $8" in entry.label]
    id_ = id_of(piles.id)
    place = next_state(table, 0, id_.verb, id_.rest, [province])
    sure = next(one for one in buttons(shown(table, 0, place, words("en"))) if one.label == "Confirm")
    verb, place = press(table, 0, sure, random.Random(0))
    assert verb == "c"
    preview = preview_of(table, 0, place.draft)
    assert preview is not None
    assert preview.choices == [["all"], ["Province"]]


def test_one_tap_back_leads_from_the_buy_to_the_treasures() -> None:
    table = holding("Copper", "Copper", "Silver")
    place = after_press(table, shown(table, 0, opened(table), words("en")), "Back")
    assert place == PanelState()
    place = after_press(table, shown(table, 0, place, words("en")), "2 · Silver")
    preview = preview_of(table, 0, place.draft)
    assert preview is not None
    assert preview.ask.kind == "dominion.treasure", "the player picks the second Treasure too"


def test_the_only_answer_to_a_later_ask_is_picked_and_undone_with_the_step_before() -> None:
    """A player who may hold a Watchtower is asked about every new card, even if they can only keep it."""
    player = {"hand": ["Copper", "Copper", "Copper", "Estate"], "deck": ["Estate"] * 5, "discard": ["Watchtower"]}
    table = Table.arrange("dominion", {"seats": 2, "players": [player, {}], "kingdom": ["Mine"]})
    panel = shown(table, 0, opened(table), words("en"))
    bought = after_press(table, panel, "2 · Silver $3")
    preview = preview_of(table, 0, bought.draft)
    assert preview is not None
    assert preview.ask.kind == "dominion.gain"
    assert preview.choices == [["all"], ["Silver"], ["keep"]]
    assert after_press(table, shown(table, 0, bought, words("en")), "Back") == opened(table)


def test_the_end_of_a_turn_is_one_tap_after_treasures_that_were_played_for_the_player() -> None:
    """It cost a Confirm, though the player had chosen nothing before it."""
    table = holding("Copper")
    done = after_press(table, shown(table, 0, opened(table), words("en")), "End turn")
    assert is_tap(table, 0, done.draft)


def test_the_end_of_a_turn_takes_a_second_tap_if_a_card_is_affordable() -> None:
    table = holding("Copper", "Copper")
    done = after_press(table, shown(table, 0, opened(table), words("en")), "End turn")
    assert not is_tap(table, 0, done.draft)
    panel = shown(table, 0, done, words("en"))
    assert panel.notes[-1] == "You can still do something else. For **End turn** press **Confirm**."
    assert {"Confirm", "Back"} <= set(labels(panel))


def test_no_bid_takes_a_second_tap() -> None:
    table = bidding(["Lr", "Lr", "Ly"])
    panel = shown(table, 0, PanelState(), words("en"))
    assert not any(press(table, 0, button, random.Random(0))[0] == "c" for button in buttons(panel))
    sure = shown(table, 0, after_press(table, panel, "Bid nothing"), words("en"))
    assert sure.notes[-1] == "You can still do something else. For **Bid nothing** press **Confirm**."
    confirm = next(button for button in buttons(sure) if button.label == "Confirm")
    assert decode_state(id_of(confirm.id).rest).draft == (BLANK,)
    assert shown(table, 0, after_press(table, sure, "Back"), words("en")) == panel
    # A pick after the first tap is no empty answer, and the next empty one takes two taps again.
    red = after_press(table, sure, "2")
    assert not red.sure


def test_no_bid_of_an_empty_hand_is_one_tap() -> None:
    table = bidding([])
    panel = shown(table, 0, PanelState(), words("en"))
    nothing = next(button for button in buttons(panel) if button.label == "Bid nothing")
    assert id_of(nothing.id).verb == "c"


def test_nine_piles_with_icons_leave_the_picture_in_sight() -> None:
    """With its icon hardly any pile shared a line with another, and nine lines pushed the prompt off the screen."""
    table = holding("Copper", "Copper", "Copper", kingdom=["Chapel", "Loan", "Masquerade", "Swindler", "Village"])
    panel = shown(table, 0, opened(table), words("en").with_icons())
    assert [label for label in labels(panel) if label.isdigit()] == [str(mark) for mark in range(1, 10)]
    assert "End turn" in labels(panel)


def test_offers_stay_buttons_with_long_icons_and_words() -> None:
    """Accept and decline were one tap further in a list, if their words were long."""
    players = [{"hand": ["Lb", "Mb", "Py"]}, {"hand": ["Lr"]}]
    offers = [{"number": 1, "seat": 1, "to": [0], "give": ["Lr"], "want": "b"}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": players, "offers": offers})
    panel = shown(table, 0, PanelState(), words("de").with_icons())
    assert any(plain(label).startswith("Annehmen: ") for label in labels(panel))


def test_an_answer_that_the_panel_picks_is_no_tap() -> None:
    """After a Silver a player who may hold a Watchtower can only keep it, and Confirm still buys it."""
    player = {"hand": ["Copper", "Copper", "Copper", "Estate"], "deck": ["Estate"] * 5, "discard": ["Watchtower"]}
    table = Table.arrange("dominion", {"seats": 2, "players": [player, {}], "kingdom": ["Mine"]})
    bought = after_press(table, shown(table, 0, opened(table), words("en")), "2 · Silver $3")
    assert not is_tap(table, 0, bought.draft)


def test_no_tap_confirms_a_tile_that_can_still_be_turned() -> None:
    table = Table.arrange("carcassonne", {"seats": 2, "board": [["D", 0, 0, 0]], "pile": ["U", "V"]}, seed=1)
    panel = shown(table, 0, opened(table), words("en"))
    placed = after_press(table, panel, labels(panel)[0])
    passed = after_press(table, shown(table, 0, placed, words("en")), "No figure")
    assert not is_tap(table, 0, passed.draft)


def test_the_end_of_trading_takes_a_second_tap_if_an_offer_is_open() -> None:
    offers = [{"number": 1, "seat": 1, "to": [0], "give": ["Lr"], "want": "r"}]
    players = [{"hand": ["Lr"]}, {"hand": ["Lr"]}]
    table = Table.arrange("zavandor", {"phase": "trade", "seats": 2, "players": players, "offers": offers})
    pressed = after_press(table, shown(table, 0, PanelState(), words("en")), "Go on to bid")
    assert not is_tap(table, 0, pressed.draft)


def test_the_end_of_trading_is_one_tap() -> None:
    """It cost a Confirm in every round, though a player can come back while others trade."""
    table = Table.arrange("zavandor", {"phase": "trade", "seats": 2, "players": [{"hand": ["Lr"]}, {"hand": ["Lr"]}]})
    for label in ("Go on to bid", "Wait for offers"):
        pressed = after_press(table, shown(table, 0, PanelState(), words("en")), label)
        assert is_tap(table, 0, pressed.draft)


def test_a_tile_with_one_place_lies_there_when_the_panel_opens() -> None:
    """The next tile of a river has one place, and often several rotations."""
    table = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["river"]})
    place = opened(table)
    preview = preview_of(table, 0, place.draft)
    assert preview is not None
    assert preview.ask.kind == "carcassonne.figure"
    assert "Back" in [button.label for button in buttons(shown(table, 0, place, words("en")))]


def test_treasures_are_played_for_a_player_who_plays_no_more_actions() -> None:
    table = holding("Village", "Copper", "Silver")
    place = after_press(table, shown(table, 0, opened(table), words("en")), "No more Actions")
    preview = preview_of(table, 0, place.draft)
    assert preview is not None
    assert preview.ask.kind == "dominion.buy"
    assert preview.ask.args["coins"] == 3


@pytest.mark.parametrize(
    ("hand", "kingdom"),
    [
        (["Gold", "Gold", "Copper"], ["Grand Market"]),
        (["Gold", "Silver"], ["Mint"]),
        (["Contraband", "Copper"], []),
    ],
)
def test_player_decides_about_treasures_where_it_matters(hand: list[str], kingdom: list[str]) -> None:
    assert opened(holding(*hand, kingdom=kingdom)) == PanelState()


@pytest.mark.parametrize("game", game_folders(ROOT))
def test_opening_a_panel_does_not_replay_the_choices(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a long turn that took 30 ms of the event loop. Only a longer draft needs a copy of the table."""
    table, rng = Table.new(game, seats=2, seed=1), random.Random(1)
    for _ in range(20):
        step(table, rng)
    seat, before = table.asks[0].seat, table.dump()
    with monkeypatch.context() as patched:
        patched.delattr(Table, "load")
        assert shown(table, seat, PanelState(), words("en")).rows
    assert table.dump() == before


def test_piles_for_sale_are_a_list_with_the_dearest_first() -> None:
    position = {"seats": 2, "colony": True, "phase": "buy", "coins": 20, "players": [{"deck": ["Estate"] * 5}, {}]}
    panel = shown(Table.arrange("dominion", position), 0, PanelState(), words("en"))
    check_limits(panel)
    (piles,) = [row for row in panel.rows if isinstance(row, Select)]
    prices = [int(entry.label.rpartition("$")[2]) for entry in piles.options if "$" in entry.label]
    assert len(prices) == 19
    assert prices == sorted(prices, reverse=True)
    assert piles.options[0].description == "10 VP."


def test_up_to_ten_options_are_buttons() -> None:
    position = {"seats": 2, "phase": "buy", "coins": 2, "players": [{"deck": ["Estate"] * 5}, {}]}
    panel = shown(Table.arrange("dominion", position), 0, PanelState())
    assert [len(row) for row in panel.rows if not isinstance(row, Select | Line)] == [5, 1]


def test_few_places_are_not_chosen_for_the_player() -> None:
    options = {"terrain": "beginner", "harbours": "standard"}
    position = {"seats": 2, "options": options, "phase": "act", "hands": [{"lumber": 1, "brick": 1}, {}]}
    table = Table.arrange("catan", {**position, "settlements": [["V22"], []]}, seed=1)
    state = after_press(table, shown(table, 0, PanelState(), words("en")), "Build a road: lumber, brick")
    panel = shown(table, 0, state, words("en"))
    assert not any(button.style == "primary" for button in buttons(panel))
    assert "Confirm" not in [button.label for button in buttons(panel)]
    assert panel.scene.chosen == ("road",)


def test_an_offer_of_two_for_one_takes_five_taps() -> None:
    hands = [{"lumber": 4, "wool": 1}, {"ore": 1}, {"ore": 1}]
    table = Table.arrange("catan", {"seats": 3, "phase": "act", "hands": hands})
    state = PanelState()
    give, get = "Lumber +", "Ore +"
    for label in ("Make an offer", give, "Lumber × 1 +", get):
        state = after_press(table, shown(table, 0, state, words("en")), label)
    (confirm,) = [one for one in buttons(shown(table, 0, state, words("en"))) if one.label == "Confirm"]
    preview = preview_of(table, 0, decode_state(id_of(confirm.id).rest).draft)
    assert preview is not None
    assert preview.choices == [["offer"], {"give": ["lumber", "lumber"], "get": ["ore"], "to": []}]
    taken_back = after_press(table, shown(table, 0, state, words("en")), "Lumber −")
    preview = preview_of(table, 0, taken_back.draft)
    assert preview is not None
    assert preview.choices[1] == {"give": ["lumber"], "get": ["ore"], "to": []}


def test_only_an_empty_answer_that_a_player_comes_for_is_green() -> None:
    """*No offer* was green, as if it were the offer."""
    hands = [{"lumber": 4, "wool": 1}, {"ore": 1}, {"ore": 1}]
    table = Table.arrange("catan", {"seats": 3, "phase": "act", "hands": hands})
    state = after_press(table, shown(table, 0, PanelState(), words("en")), "Make an offer")
    styles = {one.label: one.style for one in buttons(shown(table, 0, state, words("en")))}
    assert styles["No offer"] == "secondary"
    income = scene(seat(cave="R1 2, Y1 1", level=4), rows=rows())
    styles = {one.label: one.style for one in buttons(shown(income, 0, PanelState(), words("en")))}
    assert styles["Take your income"] == "success"


def test_the_list_beside_marked_places_says_that_it_explains_them() -> None:
    table, rng = Table.new("carcassonne", seats=2, seed=1), random.Random(1)
    for _ in range(40):
        step(table, rng)
    panel = shown(table, table.asks[0].seat, PanelState(), words("en"))
    assert "Explanation of each choice …" in [row.placeholder for row in panel.rows if isinstance(row, Select)]


def discarding() -> Table:
    """Return a table whose first seat discards seven of fourteen cards."""
    hand = {"lumber": 4, "brick": 3, "wool": 3, "grain": 2, "ore": 2}
    rolled = {"phase": "roll", "coming": [[3, 4]]}
    return Table.arrange("catan", {"seats": 3, **rolled, "hands": [hand, {"ore": 4}, {"wool": 2}]}, seed=1)


def test_a_discard_of_seven_starts_from_a_suggestion_and_can_be_changed() -> None:
    table = discarding()
    state = after_press(table, shown(table, 0, PanelState(), words("en")), "Suggest")
    preview = preview_of(table, 0, state.draft)
    assert preview is not None
    (first,) = preview.choices
    assert len(first) == 7
    panel = shown(table, 0, state, words("en"))
    less = next(one.label for one in buttons(panel) if one.label.endswith("−"))
    state = after_press(table, panel, less)
    panel = shown(table, 0, state, words("en"))
    more = next(one.label for one in buttons(panel) if one.label.endswith(" +") and less[:-2] not in one.label)
    state = after_press(table, panel, more)
    preview = preview_of(table, 0, state.draft)
    assert preview is not None
    assert len(preview.choices[0]) == 7
    assert preview.choices[0] != first
    assert "Confirm" in labels(shown(table, 0, state, words("en")))


def test_a_suggestion_knows_only_what_the_seat_knows() -> None:
    table = discarding()
    both = twins(table, 0, random.Random(1))
    assert both is not None
    first, second = (after_press(one, shown(one, 0, PanelState(), words("en")), "Suggest").draft for one in both)
    assert first == second


def test_a_list_adds_all_cards_of_a_kind() -> None:
    table = discarding()
    (several,) = [row for row in shown(table, 0, PanelState(), words("en")).rows if isinstance(row, Select)]
    assert [entry.label for entry in several.options] == ["all 4 Lumber", "all 3 Brick", "all 3 Wool"]
    id_ = id_of(several.id)
    state = next_state(table, 0, id_.verb, id_.rest, [several.options[0].value])
    preview = preview_of(table, 0, state.draft)
    assert preview is not None
    assert preview.choices == [["lumber"] * 4]


def test_an_offer_with_all_goods_to_six_players_fits_into_a_message() -> None:
    kinds = ("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin")
    hands = [dict.fromkeys(kinds, 2), *[{"ore": 1}] * 5]
    table = Table.arrange("catan", {"seats": 6, "options": {"mode": "ck"}, "phase": "act", "hands": hands})
    state = PanelState(
        (((Pick(next(at for at, one in enumerate(table.asks[0].options) if one.id == "offer")),),), BLANK)
    )
    for kind in ("Lumber", "Brick", "Wool", "Grain"):
        state = after_press(table, shown(table, 0, state, words("en")), f"{kind} +")
    id_s = [id_of(one.id) for one in buttons(shown(table, 0, state, words("en"))) if one.label in ("Ore +", "Paper +")]
    for id_ in id_s[-2:]:
        state = next_state(table, 0, id_.verb, id_.rest)
    check_limits(shown(table, 0, state, words("en")))


def test_an_offer_is_made_on_one_page_with_buttons_for_each_side() -> None:
    kinds = ("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin")
    hands = [dict.fromkeys(kinds, 3), {"ore": 1}, {"ore": 1}]
    position = {"seats": 3, "options": {"mode": "ck"}, "phase": "act", "hands": hands}
    table = Table.arrange("catan", position)
    table.answer(0, ["offer"])
    panel = shown(table, 0, PanelState())
    assert [row.text for row in panel.rows if isinstance(row, Line)] == [
        f"**field.catan.offer.{side}**" for side in ("give", "get", "to")
    ]
    rows = [row for row in panel.rows if not isinstance(row, Select | Line)]
    assert [len(row) for row in rows[:5]] == [5, 3, 5, 4, 3]
    check_limits(panel)


def test_an_optional_ask_does_not_follow_a_required_one_in_a_draft() -> None:
    """A player could confirm the aqueduct's card only together with an offer."""
    options = {"mode": "ck", "terrain": "beginner", "harbours": "standard"}
    position = {"cities": [[], ["V22"]], "improvements": [{}, {"science": 3}], "hands": [{"ore": 1}, {"wool": 1}]}
    rolled = {"phase": "roll", "coming": [[4, 5, "trade"]], "robber": "H7"}
    table = Table.arrange("catan", {"seats": 2, "options": options, **rolled, **position}, seed=1)
    picked = buttons(shown(table, 1, PanelState()))[3]
    _, place = press(table, 1, picked, random.Random(0))
    (sure,) = (one for one in buttons(shown(table, 1, place)) if one.label == "panel-confirm")
    _, place = press(table, 1, sure, random.Random(0))
    preview = preview_of(table, 1, place.draft)
    assert preview is not None
    assert preview.choices == [["grain"]]
    table.answer(1, ["grain"])
    asked = table.ask_of(1)
    assert asked is not None
    assert asked.optional


def buttons(panel: Panel) -> list[Button]:
    return [control for control in enabled(panel.rows) if isinstance(control, Button)]


def clicks(table: Table, rng: random.Random, presses: int) -> int:
    """Click at random on the panels of ``table``; return the number of confirmed drafts."""
    confirmed = 0
    seat, place = 0, PanelState()
    for _ in range(presses):
        if table.over:
            break
        if rng.random() < 0.02 or table.ask_of(seat) is None:
            seat, place = rng.choice(table.asks).seat, PanelState()
        panel = shown(table, seat, place)
        check_limits(panel)
        controls = list(enabled(panel.rows))
        if not controls:
            raise AssertionError(f"a dead end: {panel}")
        control = rng.choice([control for control in controls if onward(control, rng)] or controls)
        verb, place = press(table, seat, control, rng)
        if verb == "c":
            preview = preview_of(table, seat, place.draft)
            assert preview is not None
            for choice in preview.choices:
                table.answer(seat, choice)
            confirmed, place = confirmed + 1, PanelState()
    return confirmed


def onward(control: Button | Select, rng: random.Random) -> bool:
    """Skip most steps back, so that drafts are finished."""
    return rng.random() < 0.1 or not (
        isinstance(control, Button) and control.label in ("panel-fewer", "panel-back", "page-before")
    )


@pytest.mark.sweep(2, by="game")
@pytest.mark.parametrize("game", ["demo", "forms", "carcassonne"])
@pytest.mark.parametrize("seed", range(5))
def test_random_clicks_end_in_legal_choices(game: str, seed: int) -> None:
    table = Table.new(game, seats=3, seed=seed)
    assert clicks(table, random.Random(seed), PRESSES) > 1


@pytest.mark.parametrize("seed", range(3))
def test_clicks_without_confirm_never_change_the_table(seed: int) -> None:
    rng = random.Random(seed)
    table = Table.new("forms", seats=2, seed=seed)
    before = table.dump()
    place = PanelState()
    seat = table.asks[0].seat
    for _ in range(60):
        _, place = press(table, seat, rng.choice(list(enabled(shown(table, seat, place).rows))), rng)
    assert table.dump() == before


picks = st.builds(Pick, st.integers(0, 2000), st.integers(0, 5))
drafts = st.lists(st.lists(st.lists(picks, max_size=4).map(tuple), min_size=1, max_size=3).map(tuple), min_size=1)


@given(drafts.map(tuple))
def test_a_draft_is_decoded_as_it_was_encoded(draft: Draft) -> None:
    assert decode(encode(draft)) == draft


@given(drafts.map(tuple), st.integers(0, 20), st.integers(0, 99))
def test_a_place_is_decoded_as_it_was_encoded(draft: Draft, field: int, page: int) -> None:
    for sure in (False, True):
        assert decode_state(str(PanelState(draft, field, page, sure))) == PanelState(draft, field, page, sure)


@settings(max_examples=300)
@given(st.text(max_size=40), st.sampled_from("dsmtgfc"), st.lists(st.text(max_size=5), max_size=3))
def test_nonsense_is_an_invalid_draft_and_no_other_error(rest: str, verb: str, values: list[str]) -> None:
    table = Table.new("demo", seats=2, seed=1)
    before = table.dump()
    try:
        preview = preview_of(table, 0, next_state(table, 0, verb, rest, values).draft)
    except InvalidDraft:
        preview = None
    assert preview is None or preview.ask in (*preview.table.asks, *preview.table.answered)
    assert table.dump() == before


def test_a_draft_never_looks_behind_a_draw() -> None:
    """In the demo game a draw follows the last thrown stone, so the draft ends there."""
    rng = random.Random(3)
    table = Table.new("demo", seats=2, seed=3)
    while not table.over:
        for asked in table.asks:
            place = PanelState()
            for _ in range(12):
                controls = list(enabled(shown(table, asked.seat, place).rows))
                _, place = press(table, asked.seat, rng.choice(controls), rng)
                preview = preview_of(table, asked.seat, place.draft)
                assert preview is not None
                assert preview.table.state.shown == table.state.shown
                assert preview.table.state.chance.count == table.state.chance.count
        step(table, rng)


def test_the_blank_draft_is_the_open_ask() -> None:
    table = Table.new("demo", seats=2, seed=1)
    preview = preview_of(table, 0, (BLANK,))
    assert preview is not None
    assert preview.ask == table.ask_of(0)


def test_back_goes_past_an_empty_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(state: Forms) -> Play[None]:
        yield CHECKPOINT
        yield ask(0, "forms.amounts", tuple("abcdefghijklm"), least=0, most=2)
        yield ask(0, "forms.plain", ("d", "e"))

    monkeypatch.setitem(GAMES, "forms", structs.replace(FORMS, play=play))
    table = Table.new("forms", seats=1, seed=1)
    (menu,) = (row for row in shown(table, 0, PanelState()).rows if isinstance(row, Select))
    id_ = id_of(menu.id)
    place = next_state(table, 0, id_.verb, id_.rest, [])
    preview = preview_of(table, 0, place.draft)
    assert preview is not None
    assert preview.ask.kind == "forms.plain"
    (back,) = (one for one in enabled(shown(table, 0, place).rows) if getattr(one, "label", "") == "panel-back")
    id_ = id_of(back.id)
    assert next_state(table, 0, id_.verb, id_.rest) == PanelState()


def with_tiles(*pile: str, board: Sequence[object], figures: Sequence[object]) -> Table:
    """A table for two with tiles to come."""
    position = {"seats": 2, "options": {"expansions": ["dragon"]}, "board": board, "figures": figures}
    return Table.arrange("carcassonne", {**position, "pile": list(pile)}, seed=1)


def labels(panel: Panel) -> list[str]:
    """Return the labels of a panel's buttons."""
    return [button.label for button in buttons_of(panel.rows)]


def test_a_choice_about_a_player_shows_their_name() -> None:
    row = [["F", x, 0, 0] for x in (1, 2)]
    knights = [[1, "follower", 1, 0, "c1"], [0, "follower", 2, 0, "c1"]]
    table = with_tiles("PD18", "U", board=[["E", 0, 0, 90], *row], figures=knights)
    table.answer(0, ["3,0,270"])
    told = labels(shown(table, 0, PanelState(), words("en")))
    assert [label.partition(",")[0] for label in told] == ["1 · Ben: a follower", "2 · Ada: a follower"]


@pytest.mark.parametrize(
    ("tile", "place", "ways"),
    [("X", "-1,0", 1), ("B", "0,1", 1), ("U", "-1,0", 1), ("V", "-1,0", 2), ("W", "-1,0", 3)],
)
def test_a_tile_offers_only_rotations_that_look_different(tile: str, place: str, ways: int) -> None:
    table = with_tiles(tile, "U", board=[["D", 0, 0, 0]], figures=[])
    part = table.asks[0].parts[0]
    pick = walk(part, (), (place,))
    assert len(siblings(part, pick)) == ways


def test_a_tile_that_fits_one_way_has_no_button_to_turn_it() -> None:
    table = with_tiles("X", "U", board=[["D", 0, 0, 0]], figures=[])
    part = table.asks[0].parts[0]
    panel = shown(table, 0, PanelState((((walk(part, (), ("-1,0",)),),),)), words("en"))
    assert not [label for label in labels(panel) if "drawn" in label or "turned" in label]
    assert "Confirm" in labels(panel)


def test_long_labels_are_a_list_beside_buttons_with_marks_and_the_button_that_passes() -> None:
    """A tap on a list covers the picture on a phone, and the place in it was a second tap."""
    board = [["D", 0, 0, 0], *(["U", x, 0, 0] for x in range(1, 5))]
    table = with_tiles("W", "U", board=board, figures=[[0, "follower", 0, 0, "c1"]])
    panel = shown(table, 0, PanelState(), words("en"))
    (select,) = [row for row in panel.rows if isinstance(row, Select)]
    assert labels(panel) == [entry.label.partition(" · ")[0] for entry in select.options]
    table.answer(0, ["5,0,0"])
    panel = shown(table, 0, PanelState(), words("en"))
    check_limits(panel)
    assert [label for label in labels(panel) if label.isdigit()] == [*"123456"]
    figures = next(row for row in panel.rows if isinstance(row, Select))
    *rest, fairy = [entry.label for entry in figures.options]
    parts = ["road E", "road S", "road W", "field N", "field SE", "field SW"]
    assert [label.partition(",")[0] for label in rest] == [
        f"{at} · Follower: {part}" for at, part in enumerate(parts, 1)
    ]
    assert fairy == "Move the fairy"
    assert "No figure" in labels(panel)
    passed = shown(table, 0, PanelState((((Pick(0),),),)), words("en"))
    assert "Confirm" in labels(passed)


def bidding(hand: list[str]) -> Table:
    """Return a table for two whose first seat has this hand and is asked for its bid."""
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": [{"hand": hand}, {}]})
    table.answer(0, "done")
    return table


def chosen(table: Table, state: PanelState) -> dict[str, list[str]]:
    """Return the picks of a draft, by field."""
    preview = preview_of(table, 0, state.draft)
    assert preview is not None
    (choice,) = preview.choices
    assert isinstance(choice, dict)
    return {field: ids for field, ids in choice.items() if ids}


def after_press(table: Table, panel: Panel, label: str) -> PanelState:
    """Return the panel's state after a click on the button with this label."""
    id_ = id_of(next(button for button in buttons(panel) if button.label == label).id)
    return next_state(table, 0, id_.verb, id_.rest)


def test_an_offer_of_gems_to_a_sole_partner_is_made_with_buttons_alone() -> None:
    """The wanted gems were a list of 24 lines, and the sole partner was a choice."""
    position = {"seats": 2, "phase": "trade", "players": [{"hand": ["Lb", "Lb", "Py"]}, {"hand": ["Lr"]}]}
    table = Table.arrange("zavandor", position)
    table.answer(0, ["offer"])
    state = PanelState()
    for label in ("sapphire (log) +", "ruby +", "ruby × 1 +", "emerald +", "ruby × 2 +", "ruby −", "emerald −"):
        panel = shown(table, 0, state, words("en"))
        check_limits(panel)
        assert not [row for row in panel.rows if isinstance(row, Select)]
        assert len([row for row in panel.rows if isinstance(row, Line)]) == 2, "no field for the sole partner"
        state = after_press(table, panel, label)
    panel = shown(table, 0, state, words("en"))
    assert chosen(table, state) == {"give": ["Lb"], "want": ["2r"]}
    assert any(note.endswith("You want: 2 rubies") for note in panel.notes)


def test_four_bids_are_shown_together_and_each_is_one_tap_beside_confirm() -> None:
    table = bidding(["Lr", "Lr", "Gr", "Ly", "Ly", "Lg", "Pg", "Lb", "Lb", "Pb"])
    panel = shown(table, 0, PanelState(), words("en"))
    check_limits(panel)
    assert {"Your choice if you win …", "Pay with certain cards …", "Back to trading"} <= set(labels(panel))
    red = after_press(table, panel, "3")
    assert chosen(table, red) == {"r": ["3r"]}
    both = after_press(table, shown(table, 0, red, words("en")), "1 sapphire")
    assert chosen(table, both) == {"r": ["3r"], "b": ["1b"]}
    control = next(one for one in buttons(shown(table, 0, both, words("en"))) if "Confirm" in one.label)
    assert press(table, 0, control, random.Random(0))[0] == "c"
    cards = shown(table, 0, after_press(table, panel, "Pay with certain cards …"), words("en"))
    check_limits(cards)
    assert {"Rubies, Diamonds, Emeralds, Sapphires …", "Your choice if you win …", "Back to trading"} <= set(
        labels(cards)
    )
    back = after_press(table, panel, "Back to trading")
    assert chosen(table, back) == {"trade": ["back"]}
    assert chosen(table, after_press(table, shown(table, 0, back, words("en")), "Back to trading")) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bids_of_a_hand_take_few_lines_on_a_phone(language: str) -> None:
    """Each button named its gem: four bids took two lines, and the bids of a small hand took four."""
    panel = shown(bidding(["Lr"] * 2 + ["Lb"] * 2), 0, PanelState(), words(language))
    small = next(row for row in panel.rows if has_buttons(row))
    assert [button.label[0] for button in small] == ["1", "2", "1", "2"]
    panel = shown(bidding(["Lr"] * 4 + ["Pr"] * 2 + ["Lb"] * 4), 0, PanelState(), words(language))
    red, more, blue, *_ = panel.rows
    assert has_buttons(red)
    assert has_buttons(more)
    assert has_buttons(blue)
    assert [button.label for button in (*red, *more)][1:] == ["2", "3", "4", "5", "6"]
    assert [button.label for button in blue][1:] == ["2", "3", "4"]
    assert all(len(in_lines(row)) == 1 for row in (red, more, blue))


@pytest.mark.parametrize(("language", "label"), [("en", "Take your income"), ("de", "Einkünfte nehmen")])
def test_empty_draft_is_confirmed_in_the_words_of_the_game(language: str, label: str) -> None:
    table = Table.new("zavandor", seats=2, seed=1, options={"variant": "professional"})
    panel = shown(table, table.asks[0].seat, PanelState(), words(language))
    assert label in labels(panel)
    assert words(language).text("panel-confirm-nothing") not in labels(panel)


def test_an_optional_part_without_picks_shows_no_count() -> None:
    table = bidding(["Lr", "Lr", "Ly"])
    assert not [note for note in shown(table, 0, PanelState(), words("en")).notes if "chosen" in note]


def test_a_sealed_bid_has_no_confirm_until_it_changes() -> None:
    table = bidding(["Lr", "Lr", "Ly"])
    table.answer(0, {"r": ["2r"]})
    panel = shown(table, 0, PanelState(), words("en"))
    assert not any("Confirm" in label for label in labels(panel))
    changed = shown(table, 0, after_press(table, panel, "1"), words("en"))
    assert "Confirm" in labels(changed)


def test_a_counted_or_stepwise_field_stands_alone_and_splits_no_other_group() -> None:
    table = bidding(["Lr"] * 4 + ["Pr"] * 5 + ["Lb"] * 18 + ["Ly"])
    panel = shown(table, 0, PanelState(), words("en"))
    check_limits(panel)
    red, blue = [row for row in panel.rows if isinstance(row, Select)]
    assert (len(red.options), len(blue.options)) == (9, 18)
    assert {"Your choice if you win …", "Pay with certain cards …", "Back to trading"} <= set(labels(panel))


def test_a_bid_of_more_than_five_of_one_gem_takes_two_taps() -> None:
    """More than five were a list: one tap opened it, one picked the bid, and one confirmed it."""
    table = bidding(["Lr"] * 4 + ["Pr"] * 3 + ["Ly"] * 2)
    panel = shown(table, 0, PanelState(), words("en"))
    check_limits(panel)
    assert not [row for row in panel.rows if isinstance(row, Select)]
    bid = after_press(table, panel, "7")
    assert chosen(table, bid) == {"r": ["7r"]}
    assert "Confirm" in labels(shown(table, 0, bid, words("en")))


def test_another_tap_on_an_optional_pick_removes_it() -> None:
    table = bidding(["Lr", "Lr", "Gr", "Ly"])
    both = PanelState((((Pick(2),), (Pick(0),), (), (), ()),))
    yellow = after_press(table, shown(table, 0, both, words("en")), "3")
    assert chosen(table, yellow) == {"y": ["1y"]}


def test_an_optional_pick_in_a_select_can_be_removed() -> None:
    table = bidding(["Lr"] * 4 + ["Pr"] * 5 + ["Lb"] * 18 + ["Ly"])
    select = reds(table, PanelState())
    assert (len(select.options), select.least) == (9, 1)
    id_ = id_of(select.id)
    picked = next_state(table, 0, id_.verb, id_.rest, [select.options[5].value])
    assert chosen(table, picked) == {"r": ["6r"]}
    again = reds(table, picked)
    assert ([entry.picked for entry in again.options].index(True), again.least) == (5, 0)
    id_ = id_of(again.id)
    assert chosen(table, next_state(table, 0, id_.verb, id_.rest, [])) == {}


def test_half_of_an_offer_is_no_mistake_yet() -> None:
    """A warning about the other side stood under the first card that a player gave."""
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": [{"hand": ["Lr", "Ly"]}, {}]})
    table.answer(0, "offer")
    half = shown(table, 0, after_press(table, shown(table, 0, PanelState(), words("en")), "ruby (log)"), words("en"))
    assert not any("⚠" in note for note in half.notes)


def test_some_of_six_carts_are_no_mistake_yet() -> None:
    """ "Pick six carts" stood under the first one that a player picked."""
    player = {"level": 1, "cave": [["R2", 3], ["B1", 1]]}
    table = Table.arrange("zavandor", {"seats": 2, "players": [player, {}]}, seed=1)
    one = shown(table, 0, after_press(table, shown(table, 0, PanelState(), words("en")), "log +"), words("en"))
    assert not any("⚠" in note for note in one.notes)
    assert Line("**Six carts** · 1 of up to 6 chosen") in one.rows
    assert not any("1 of up to 6" in note for note in one.notes), "the count is told once"
    assert "Confirm" not in [button.label for button in buttons(one)]


def test_all_of_an_offer_is_shown_at_once() -> None:
    hand = ["Lr", "Lr", "Gr", "Ly", "Lb"]
    table = Table.arrange("zavandor", {"seats": 4, "phase": "trade", "players": [{"hand": hand}, {}, {}, {}]})
    table.answer(0, "offer")
    panel = shown(table, 0, PanelState(), words("en"))
    check_limits(panel)
    give, want, to, *_ = [row for row in panel.rows if not isinstance(row, Select | Line)]
    assert (len(give), len(want), len(to)) == (4, 4, 3)
    assert [one.label for one in want if isinstance(one, Button)] == ["ruby +", "diamond +", "emerald +", "sapphire +"]


def reds(table: Table, state: PanelState) -> Select:
    """Return the select of rubies."""
    return next(row for row in shown(table, 0, state, words("en")).rows if isinstance(row, Select))


def test_very_many_exchanges_are_a_list_of_what_is_given_beside_the_actions() -> None:
    """It was a button among the actions, and what is given and taken were two more steps."""
    hand = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "paper"), 4)
    island: Facts = {"options": {"mode": "ck", "terrain": "beginner"}, "phase": "act", "cities": [["V22"], ["V5"]]}
    table = Table.arrange("catan", {"seats": 2, **island, "hands": [hand, {}], "roads": [["E29"], []]}, seed=1)
    panel = shown(table, 0, PanelState(), words("en"))
    bank = next(row for row in panel.rows if isinstance(row, Select) and row.placeholder == "Trade with the bank")
    kinds = ["4 lumber", "4 brick", "4 wool", "4 grain", "4 ore", "4 paper"]
    assert [entry.label for entry in bank.options] == [*kinds, "Exchange with the bank: several at once"]
    id_ = id_of(bank.id)
    given = next_state(table, 0, id_.verb, id_.rest, [bank.options[1].value])
    panel = shown(table, 0, given, words("en"))
    assert "for Ore" in labels(panel)
    taken = after_press(table, panel, "for Ore")
    preview = preview_of(table, 0, taken.draft)
    assert preview is not None
    assert preview.choices[0] == ["bank:brick>ore"]
    assert after_press(table, shown(table, 0, taken, words("en")), "Back") == given
    assert after_press(table, panel, "Back") == PanelState()


def test_one_tap_back_undoes_a_pick_from_a_list() -> None:
    """A second tap was needed, because the first led to a list of its own that no other tap leads to."""
    facts: Facts = {"options": {"terrain": "beginner"}, "phase": "act", "settlements": [["V22"], ["V5"]]}
    table = Table.arrange("catan", {"seats": 2, **facts, "cards": [["knight", "monopoly"], []]}, seed=1)
    panel = shown(table, 0, PanelState(), words("en"))
    cards = next(row for row in panel.rows if isinstance(row, Select) and row.placeholder == "Play a card")
    id_ = id_of(cards.id)
    ore = next(entry.value for entry in cards.options if entry.label == "Play Monopoly: Ore")
    picked = next_state(table, 0, id_.verb, id_.rest, [ore])
    assert after_press(table, shown(table, 0, picked, words("en")), "Back") == PanelState()


def test_a_list_of_cards_offers_or_improvements_says_what_each_means() -> None:
    facts: Facts = {
        "options": {"mode": "ck", "terrain": "beginner"},
        "phase": "act",
        "cities": [["V22"], ["V5"]],
        "hands": [{"paper": 1, "cloth": 1}, {"ore": 1}],
        "cards": [["crane", "spy"], ["spy"]],
    }
    table = Table.arrange("catan", {"seats": 2, **facts}, seed=1)
    table.answer(1, ["offer"])
    table.answer(1, {"give": ["ore"], "get": ["paper", "paper"]})
    panel = shown(table, 0, PanelState(), words("en"))
    told = {one.label: one.description for row in panel.rows if isinstance(row, Select) for one in row.options}
    assert told["Improve Science"] == "1 paper: castles give you Science cards"
    assert told["Play Spy"] == "See someone's progress cards and take one."
    assert told["Decline offer 1"] == "Offer 1: Ben offers 1 ore for 2 paper, to Ada."


def test_the_button_of_the_only_improvement_tells_its_price() -> None:
    """All other buttons told theirs. In a list of several improvements the line below each tells it."""
    facts: Facts = {"options": {"mode": "ck", "terrain": "beginner"}, "phase": "act", "cities": [["V22"], ["V5"]]}
    table = Table.arrange("catan", {"seats": 2, **facts, "hands": [{"paper": 1}, {}]}, seed=1)
    assert "Improve Science: 1 paper" in labels(shown(table, 0, PanelState(), words("en")))


def test_cards_that_pay_for_an_upgrade_are_behind_a_button() -> None:
    """Eight lines of cards stood between the upgrades and Confirm, and hardly anyone names cards."""
    players = [{"hand": ["Lr", "Pr", "Ly", "Py", "Lg", "Pg", "Lb", "Pb"], "coins": 1}, {}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "upgrade", "players": players})
    panel = shown(table, 0, PanelState(), words("en"))
    assert "Spend first …" in labels(panel)
    assert not any("(log)" in label for label in labels(panel))
    assert not any(isinstance(row, Line) for row in panel.rows), "the question names the upgrades"
    cards = shown(table, 0, after_press(table, panel, "Spend first …"), words("en"))
    assert {"ruby (log)", "Upgrade …"} <= set(labels(cards))
    assert any(isinstance(row, Line) for row in cards.rows)
    picked = shown(table, 0, after_press(table, cards, "ruby (log)"), words("en"))
    styles = {one.label: one.style for one in buttons(picked)}
    assert styles["Upgrade …"] == "primary", "the upgrade is missing, so Confirm is disabled"


def test_the_only_scroll_is_cast_with_one_tap_and_confirm() -> None:
    """The scroll was picked first, although there was no other."""
    table = Table.new("zavandor", seats=2, seed=1)
    panel = shown(table, 0, PanelState(), words("en"))
    assert labels(panel)[:2] == ["Starting Scroll: 3 log carts", "Starting Scroll: 2 plank carts"]
    assert panel.scene.chosen == ("S0",)
    picked = shown(table, 0, after_press(table, panel, "Starting Scroll: 3 log carts"), words("en"))
    assert "Confirm" in labels(picked)
    back = shown(table, 0, after_press(table, picked, "Back"), words("en"))
    assert labels(back) == labels(panel)


def test_the_list_beside_places_with_and_without_buttons_counts_them() -> None:
    """It said that it explains each choice, and was the only way to a big follower."""
    table = Table.arrange(
        "carcassonne", {"seats": 2, "options": {"expansions": ["inns"]}, "board": [["D", 0, 0, 0]], "pile": ["X"]}
    )
    seat = table.asks[0].seat
    table.answer(seat, [table.asks[0].options[0].id])
    panel = shown(table, seat, PanelState(), words("en"))
    (listed,) = [row for row in panel.rows if isinstance(row, Select)]
    assert listed.placeholder == f"All {len(listed.options)} choices, explained …"
    assert len([label for label in labels(panel) if label.isdecimal()]) == len(listed.options) / 2


def test_the_question_about_sealed_bids_tells_them() -> None:
    """It said that they are sealed, and the buttons of a change show none of them."""
    players = [{"hand": ["Lr", "Lr", "Ly"], "window": {"done": True}}, {"hand": ["Lr"]}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": players})
    (bid,) = [ask for ask in table.asks if ask.seat == 0]
    table.answer(0, {field.name: ["2r"] if field.name == "r" else [] for field in bid.fields})
    told = words("en").in_brief()
    assert shown(table, 0, PanelState(), told).prompt == "Your sealed bids: 2 rubies (log)"


def test_an_empty_answer_is_told_as_its_button_says() -> None:
    table = Table.new("zavandor", seats=2, seed=1, options={"variant": "professional"})
    (ask, *_) = table.asks
    # A scroll could be cast, so this is only the first of two taps.
    assert income(table, ask.seat).style == "secondary"
    choice: dict[str, list[str]] = {field.name: [] for field in ask.fields}
    seats = [Seat(game=1, seat=seat, user=None, name="Ada") for seat in range(2)]
    assert outcome_lines([], [(ask, choice)], seats[ask.seat], seats, words("en")) == (
        "✔ Your answer: Take your income.",
    )
    table.answer(ask.seat, choice)
    assert income(table, ask.seat).style == "secondary"


def test_an_offer_that_is_not_made_is_told_without_the_step_to_it() -> None:
    """The panel said "Make an offer → Make no offer"."""
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": [{"hand": ["Lb"]}, {"hand": ["Lr"]}]})
    (begun,) = [ask for ask in table.asks if ask.seat == 0]
    table.answer(0, ["offer"])
    (composed,) = [ask for ask in table.asks if ask.seat == 0]
    empty: dict[str, list[str]] = {field.name: [] for field in composed.fields}
    seats = [Seat(game=1, seat=seat, user=None, name="Ada") for seat in range(2)]
    told = outcome_lines([], [(begun, ["offer"]), (composed, empty)], seats[0], seats, words("en"))
    assert told == ("✔ Your answer: Make no offer.",)


def test_an_exchange_shows_its_cards_before_the_gem_is_chosen() -> None:
    """The panel asked "for ruby" or "for diamond", and did not say for what."""
    hand = [cart + gem for cart in "LP" for gem in "ryg" for _ in range(2)]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": [{"hand": hand}, {"hand": ["Lr"]}]})
    (ask,) = [ask for ask in table.asks if ask.seat == 0]
    at = next(at for at, option in enumerate(ask.options) if option.steps[:3] == ("bank", "L", "Lr+Ly"))
    panel = shown(table, 0, PanelState((((Pick(at, 3),),),)), words("en"))
    assert panel.notes == ("**Chosen:** 1 ruby (log) and 1 diamond (log) …",)


def test_the_outcome_of_the_last_choice_does_not_tell_the_seed() -> None:
    """The message of the end has it."""
    seats = [Seat(game=1, seat=seat, user=None, name=name) for seat, name in enumerate(("Ada", "Ben"))]
    events = [Event("zavandor.done", {"seat": 0}), Event("kernel.ended", {"seed": "ab"})]
    assert outcome_lines(events, [], seats[0], seats, words("en")) == ("✔ Ada is done trading.",)


def test_a_bid_is_told_without_the_name_of_its_colour() -> None:
    """The panel said "Rubies: 2 rubies"."""
    players = [{"hand": ["Lr", "Lr"], "window": {"done": True}}, {"hand": ["Lr"]}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": players})
    panel = shown(table, 0, after_press(table, shown(table, 0, PanelState(), words("en")), "2"), words("en"))
    assert panel.notes[0] == "**Chosen:** 2 rubies"


def income(table: Table, seat: int) -> Button:
    """Return the button that takes the income as it is."""
    panel = shown(table, seat, PanelState(), words("en"))
    return next(button for button in buttons(panel) if button.label == "Take your income")


def test_many_marked_places_are_pages_of_buttons() -> None:
    """With more than twenty places a tile was placed from a list, which covered the picture."""
    table, rng = (
        Table.new("carcassonne", seats=2, seed=0, options={"expansions": ["inns", "traders"]}),
        random.Random(0),
    )
    wanted = {20: [20], 21: [15, 6], 45: [15] * 3, 47: [0, 0]}
    while wanted:
        asked = table.asks[0]
        places = len({option.steps[0] for option in asked.options})
        if asked.kind == "carcassonne.place" and places in wanted:
            pages = wanted.pop(places)
            panels = [shown(table, asked.seat, PanelState(page=page), words("en")) for page in range(len(pages))]
            found = [[label for label in labels(panel) if re.fullmatch(r"[A-Z]\d+", label)] for panel in panels]
            assert [*map(len, found)] == pages
            assert len({label for page in found for label in page}) == sum(pages)
            for panel in panels:
                check_limits(panel)
        step(table, rng)


def test_an_unfinished_pick_is_told_because_the_prompt_is_about_all_acts() -> None:
    """The panel asked what to do, or about a follower, and the buttons were places for something else."""
    facts = {"seats": 2, "options": {"terrain": "beginner"}, "settlements": [["V22"], ["V5"]], "phase": "act"}
    table = Table.arrange("catan", {**facts, "hands": [{"lumber": 1, "brick": 1}, {}]}, seed=1)
    road = after_press(table, shown(table, 0, PanelState(), words("en")), "Build a road: lumber, brick")
    assert shown(table, 0, road, words("en")).notes[0] == "**Chosen:** Build a road …"
    built = after_press(table, shown(table, 0, road, words("en")), labels(shown(table, 0, road, words("en")))[0])
    assert "…" not in shown(table, 0, built, words("en")).notes[0]


def test_an_answer_of_one_tap_that_is_the_only_one_has_no_confirm() -> None:
    """A panel had "Roll the dice" or "End turn", picked, and a Confirm that did the same."""
    facts = {"seats": 2, "options": {"mode": "ck"}, "settlements": [["V22"], ["V5"]], "phase": "roll"}
    table = Table.arrange("catan", {**facts, "cards": [["warlord"], []]}, seed=1)
    panel = shown(table, 0, PanelState(opening(table, 0)), words("en"))
    assert [plain(label) for label in labels(panel)] == ["End turn"]
    assert panel.notes == ()


def test_the_robber_is_confirmed_without_the_next_act() -> None:
    """Confirm was disabled until the player chose what to do after the robber."""
    island: Facts = {"options": {"terrain": "beginner"}, "settlements": [["V22"], ["V5"]], "phase": "roll"}
    table = Table.arrange("catan", {"seats": 2, **island, "coming": [[3, 4]], "hands": [{"ore": 4}, {}]}, seed=1)
    panel = shown(table, 0, after_press(table, shown(table, 0, PanelState(), words("en")), "G"), words("en").in_brief())
    assert panel.prompt == "Build or trade?"
    confirm = next(button for button in buttons(panel) if button.label == "Confirm")
    draft = decode(id_of(confirm.id).rest)
    assert len(draft) == 1


def test_an_ask_that_has_its_answer_shows_no_count() -> None:
    table = Table.arrange(
        "catan", {"seats": 2, "phase": "roll", "coming": [[3, 4]], "hands": [{"ore": 8}, {"ore": 8}]}, seed=1
    )
    assert "0 of 4 chosen" in "".join(shown(table, 0, PanelState(), words("en")).notes)
    table.answer(0, ["ore"] * 4)
    assert "chosen" not in "".join(shown(table, 0, PanelState(), words("en")).notes)


def test_the_only_option_behind_a_step_is_named_whole() -> None:
    """A button said "Play a card" and played the Spy, the only one that could be played."""
    facts: Facts = {"options": {"mode": "ck", "terrain": "beginner"}, "phase": "act", "cards": [["spy"], ["spy"]]}
    table = Table.arrange(
        "catan", {"seats": 2, **facts, "cities": [["V22"], ["V5"]], "hands": [{"ore": 1}, {}]}, seed=1
    )
    assert "Play Spy" in labels(shown(table, 0, PanelState(), words("en")))


def test_a_list_without_a_bound_shows_no_count() -> None:
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": [{"hand": ["Lr", "Ly"]}, {}]})
    table.answer(0, ["offer"])
    wanted = after_press(table, shown(table, 0, PanelState(), words("en")), "ruby +")
    panel = shown(table, 0, wanted, words("en"))
    assert "ruby" in panel.notes[0]
    told = [*panel.notes, *(row.text for row in panel.rows if isinstance(row, Line))]
    assert not any("of up to" in text for text in told)


def test_a_figure_that_is_not_the_usual_one_has_no_button_with_a_bare_number() -> None:
    """Numbers alone do not tell a follower from the big follower at the same place."""
    table = Table.arrange(
        "carcassonne",
        {"seats": 2, "turn": 0, "board": [["D", 0, 0, 0]], "pile": ["V", "U"], "options": {"expansions": ["inns"]}},
        seed=1,
    )
    table.answer(0, [table.asks[0].options[0].id])
    panel = shown(table, 0, PanelState(), words("en"))
    (figures,) = [row for row in panel.rows if isinstance(row, Select)]
    usual = [entry.label.partition(" · ")[0] for entry in figures.options if "Big" not in entry.label]
    assert [label for label in labels(panel) if label.isdigit()] == usual
    assert len(usual) == len(figures.options) / 2
