"""Properties of every game: no card is lost, no count is negative, a loaded table is the same, in any order of acts.

All checks ``at_every_choice`` watch the same games, because playing them takes longer than the checks.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import step
from rules.kernel import Event, Table
from rules.zavandor.components import CARDS, CARTS, GEM_CARDS, GEMS, START_SCROLL, cards_of
from rules.zavandor.state import Zavandor
from tests.contract import watching
from tests.rules.zavandor.scene import facts, gem_cards, sight, state
from tests.sampling import examples, fewer

GAMES = examples(20)
WATCHED = fewer(20)
"""The number of games that the checks watch."""
Watch: TypeAlias = watching.Watch[tuple[Event, ...]]


@st.composite
def games(draw: st.DrawFn) -> tuple[Table, random.Random]:
    """Draw a table of any form, and a source of choices."""
    seats, seed = draw(st.integers(2, 4)), draw(st.integers(0, 2**32))
    variant = draw(st.sampled_from(("normal", "professional")))
    return Table.new("zavandor", seats=seats, seed=seed, options={"variant": variant}), random.Random(seed)


@st.composite
def exhausted(draw: st.DrawFn) -> tuple[Table, random.Random]:
    """Draw a table on which nearly all gem cards are in hands, so that piles run out."""
    seats, seed = draw(st.integers(2, 4)), draw(st.integers(0, 2**32))
    rng = random.Random(seed)
    cards = [card for card, count in GEM_CARDS.items() for _ in range(count)]
    rng.shuffle(cards)
    kept, spread = cards[:8], cards[8:]
    players = [{"hand": spread[seat::seats], "cave": [[f"{'RYGB'[seat]}2", 3]]} for seat in range(seats)]
    draw_piles = {cart: [card for card in kept if card[0] == cart] for cart in CARTS}
    position = {"seats": seats, "players": players, "draw": draw_piles, "king": 5}
    return Table.arrange("zavandor", position, seed=seed), rng


def expansion_cards(table: Zavandor) -> Counter[str]:
    """Count the expansion cards and scrolls of all zones."""
    found = Counter(table.out)
    for player in table.players:
        found.update(item.card for item in player.items())
    for row in table.rows.values():
        found.update(card for card in (row.right, row.middle, *row.stack) if card)
    return found


def acts(table: Table, rng: random.Random, most: int = 2_000) -> Iterator[tuple[Event, ...]]:
    """Play at random, with the seats in any order; yield the events of every choice."""
    for _ in range(most):
        if table.over:
            return
        yield step(table, rng)[2]


def watched() -> Iterator[tuple[Table, Iterator[tuple[Event, ...]]]]:
    """Play whole games of any form."""
    for seed in range(WATCHED):
        options = {"variant": ("normal", "professional")[seed % 2]}
        table = Table.new("zavandor", seats=2 + seed % 3, seed=seed, options=options)
        yield table, acts(table, random.Random(seed))


at_every_choice = watching.Watchers(watched)


@pytest.mark.rule("Z2", "Z3", "Z7")
@at_every_choice
def test_every_card_is_somewhere_at_every_choice(table: Table) -> Watch:
    expansion = Counter(card for gem in GEMS for card in cards_of(gem, table.seats))
    expansion[START_SCROLL] = table.seats
    while not table.over:
        yield
        assert gem_cards(table.state) == GEM_CARDS
        assert expansion_cards(table.state) == expansion


@pytest.mark.rule("Z24", "Z33")
@GAMES
@given(exhausted())
def test_the_112_cards_are_kept_through_exhausted_piles(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in acts(table, rng, 250):
        assert gem_cards(table.state) == GEM_CARDS


@pytest.mark.rule("Z24")
def test_piles_do_run_out_are_reshuffled_and_fall_to_lower_carts() -> None:
    fell = lost = reshuffled = 0
    for seed in range(6):
        table = exhausted_table(seed)
        events = [*table.news, *(event for happened in acts(table, random.Random(seed), 200) for event in happened)]
        reshuffled += len(facts(events, "reshuffled"))
        for one in facts(events, "income"):
            lost += one["lost"]
            due = Counter(one["base"] + "".join(carts for _, carts in one["helpers"]))
            fell += sum((due - Counter(one["drew"])).values()) - one["lost"]
    assert fell > 5
    assert lost
    assert reshuffled > 10


def exhausted_table(seed: int) -> Table:
    """Return a table whose draw piles are nearly empty."""
    cards = sorted(card for card, count in GEM_CARDS.items() for _ in range(count))
    random.Random(seed).shuffle(cards)
    hands = [{"hand": cards[seat:108:4], "cave": [[f"{gem}2", 3]]} for seat, gem in enumerate("RYGB")]
    piles = {cart: [card for card in cards[108:] if card[0] == cart] for cart in CARTS}
    return Table.arrange("zavandor", {"seats": 4, "players": hands, "draw": piles}, seed=seed)


@pytest.mark.rule("Z55", "Z58", "Z59")
@at_every_choice
def test_coins_never_go_below_zero_and_levels_never_beyond_their_tracks(table: Table) -> Watch:
    while not table.over:
        yield
        for player in state(table).players:
            assert player.coins >= 0
            assert all(track.start <= level <= track.top for _, track, level in player.objects())
            assert len(player.cave) == 6


@pytest.mark.rule("Z22")
@at_every_choice
def test_base_income_never_exceeds_six_without_a_pack_dragon(table: Table) -> Watch:
    dragons = dict.fromkeys(range(table.seats), False)
    while not table.over:
        events = yield
        for one in facts(events, "income"):
            assert len(one["base"]) <= 6 or dragons[one["seat"]]
        dragons = {seat: player.has("dragon") for seat, player in enumerate(state(table).players)}


@pytest.mark.rule("Z38", "Z44")
@examples(12)
@given(games(), st.integers(1, 150))
def test_a_loaded_table_goes_on_like_the_running_one(game: tuple[Table, random.Random], stop: int) -> None:
    table, rng = game
    for count, _ in enumerate(acts(table, rng)):
        if count == stop:
            break
    loaded = Table.load(table.dump())
    assert not loaded.restarted
    here, there = random.Random(5), random.Random(5)
    for _ in range(60):
        if table.over:
            break
        assert step(table, here) == step(loaded, there)
        assert loaded.asks == table.asks
        assert loaded.proposals == table.proposals
        assert sight(loaded) == sight(table)


@pytest.mark.rule("Z40")
@at_every_choice
def test_no_hand_changes_behind_a_sealed_bid(table: Table) -> Watch:
    hands: dict[int, list[str]] = {}
    while not table.over:
        yield
        sealed = {seat: player for seat, player in enumerate(state(table).players) if player.sealed}
        for seat, hand in hands.items():
            if seat in sealed:
                assert sealed[seat].hand == hand
        hands = {seat: list(player.hand) for seat, player in sealed.items()}
        assert all(not state(table).players[offer.seat].done for offer in state(table).offers)


@at_every_choice
def test_every_card_in_a_view_has_a_face(table: Table) -> Watch:
    for number in itertools.count():
        yield
        if table.over:
            return
        # A view takes longer than a choice.
        if number % 3:
            continue
        seen = sight(table)
        shown = [card for row in seen.rows for card in (row.right, row.middle, *row.stack) if card]
        shown += [one.card for player in seen.players for one in player.cave if one]
        assert set(shown) <= set(CARDS)
