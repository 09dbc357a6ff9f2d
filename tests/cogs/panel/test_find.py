"""Suggestions are found by what they say, in random games of every kind and in several languages."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bench.games.random_play import random_choice, step
from cogs.panel.typed.autocomplete import MoveSuggestions, TableRevision
from cogs.panel.typed.parsing import format_choice, parse_choice
from cogs.panel.typed.suggestions import Suggester, Suggestion, in_ids, suggestions
from render import LANGUAGES, words
from rules.kernel import Ask, Choice, Facts, IllegalChoice, Table
from tests.cogs.panel.choices import sorted_choice
from tests.rules.catan import scene as catan
from tests.rules.zavandor import scene as zavandor

NAMES = ("Ada", "Ben", "Cleo", "Dora")
GAMES: dict[str, tuple[str, Facts]] = {
    "carcassonne": ("carcassonne", {"expansions": ["inns", "traders", "dragon"]}),
    "catan": ("catan", {}),
    "cities": ("catan", {"mode": "ck"}),
    "dominion": ("dominion", {}),
    "zavandor": ("zavandor", {"variant": "professional"}),
}
SPOKEN = [
    (kind, language)
    for at, kind in enumerate(GAMES)
    for place, language in enumerate(LANGUAGES)
    if (at + place) % 2 == 0
]
"""Each game in half of the languages, so that each language finds words in several games."""
MOVES = 200
MOST_OF_A_KIND = 5


def asks(kind: str, seed: int) -> Iterator[tuple[Table, Ask, Choice]]:
    """Yield open asks of a random game with a random legal answer, a few of each kind."""
    game, options = GAMES[kind]
    table, rng, seen = Table.new(game, seats=4, seed=seed, options=options), random.Random(seed), Counter[str]()
    for _ in range(MOVES):
        if table.over:
            return
        for ask in table.asks:
            choice = legal(table, ask, rng)
            if choice is not None and seen[ask.kind] < MOST_OF_A_KIND and len(format_choice(ask, choice)) <= 100:
                seen[ask.kind] += 1
                yield table, ask, choice
        step(table, rng)


def legal(table: Table, ask: Ask, rng: random.Random) -> Choice | None:
    for _ in range(20):
        try:
            return table.check(ask.seat, random_choice(ask, rng))
        except IllegalChoice:
            continue
    return None


def label(table: Table, ask: Ask, choice: Choice, language: str) -> Suggestion:
    """Return a choice as it would be suggested."""
    return Suggester(table, ask.seat, [], words(language), NAMES)._suggestion(choice)


@pytest.mark.sweep(1, by="kind")
@pytest.mark.parametrize(("kind", "language"), SPOKEN)
def test_every_choice_is_the_first_suggestion_for_its_own_label(kind: str, language: str) -> None:
    tried = Counter[str]()
    for table, ask, choice in asks(kind, 5):
        shown = label(table, ask, choice, language)
        found = suggestions(table, ask.seat, shown.words, words(language), NAMES)
        assert found, shown
        assert sorted_choice(ask, parse_choice(ask, found[0].text)) == sorted_choice(ask, choice), shown
        tried[ask.kind] += 1
    assert sum(tried.values()) >= 15


@pytest.mark.sweep(1, by="kind")
@pytest.mark.parametrize(("kind", "language"), SPOKEN)
def test_a_label_that_one_choice_has_can_be_typed_as_a_move(kind: str, language: str) -> None:
    for table, ask, choice in asks(kind, 6):
        shown = label(table, ask, choice, language)
        (written,) = in_ids(table, ask.seat, [shown.words], words(language), NAMES)
        assert sorted_choice(ask, parse_choice(ask, written)) == sorted_choice(ask, choice), shown


@pytest.mark.parametrize("kind", GAMES)
def test_no_list_begins_with_an_empty_answer_or_has_an_answer_twice(kind: str) -> None:
    for table, ask, _ in asks(kind, 7):
        found = suggestions(table, ask.seat, "", words("en"), NAMES)
        meant = [sorted_choice(ask, parse_choice(ask, one.text)) for one in found]
        assert len({str(one) for one in meant}) == len(meant)
        assert any(meant[0]) or len(meant) == 1
        # An empty answer is suggested early all the same, if it is legal.
        empty: Choice = {field.name: [] for field in ask.fields} if ask.fields else []
        if sorted_choice(ask, empty) in meant:
            assert meant.index(sorted_choice(ask, empty)) <= 1


@pytest.mark.parametrize("kind", GAMES)
def test_the_typed_form_is_never_cut(kind: str) -> None:
    for table, ask, choice in asks(kind, 8):
        shown = label(table, ask, choice, "de")
        for line in (shown.label, shown.label_after("#123456789 · ")):
            assert line.endswith(shown.form or shown.text)
            assert len(line) <= 100


def test_a_long_typed_form_keeps_all_its_characters() -> None:
    for form in ("x" * 100, "x" * 90, "x" * 50):
        assert Suggestion("many words " * 20, form, form).label_after("#7 · ").endswith(form)
        assert Suggestion(form, form).label_after("#1234567 · ").endswith(form)


def composing() -> Table:
    """Return a table of Catan at which seat 0 makes an offer to three others."""
    cards = {"wool": 2, "brick": 1}
    table = catan.scene(hands={0: cards, 1: {"ore": 1}, 2: {"grain": 1}, 3: {"lumber": 1}})
    table.answer(0, "offer")
    return table


def offering() -> Table:
    """Return a table of Zavandor at which seat 0 makes an offer."""
    table = zavandor.market(zavandor.seat("Lr, Pr, Lb"), zavandor.seat("Lg"), zavandor.seat("Ly"))
    table.answer(0, "offer")
    return table


@pytest.mark.parametrize(
    ("table", "language", "typed", "written"),
    [
        (composing(), "en", "2 wool for 1 ore", "give=wool*2 get=ore"),
        (composing(), "en", "sheep for stone to ben", "give=wool get=ore to=seat:1"),
        (composing(), "en", "give wool want ore", "give=wool get=ore"),
        (composing(), "en", "2 wool, brick for ore", "give=wool*2,brick get=ore"),
        (composing(), "de", "2 Wolle gegen Erz", "give=wool*2 get=ore"),
        (composing(), "de", "gebe Schafe will Weizen an Cleo", "give=wool get=grain to=seat:2"),
        (composing(), "pl", "2 wełny za 1 rudę", "give=wool*2 get=ore"),
        (composing(), "pl", "daję owce chcę zboże dla Cleo", "give=wool get=grain to=seat:2"),
        (composing(), "sr", "2 vune za 1 rudu", "give=wool*2 get=ore"),
        (composing(), "sr", "dajem vunu hoću žito od Cleo", "give=wool get=grain to=seat:2"),
        (composing(), "sr", "ovce za kamen, igraču Ben", "give=wool get=ore to=seat:1"),
        (composing(), "sk", "2 vlny za rudu", "give=wool*2 get=ore"),
        (composing(), "sk", "dám ovce chcem žito pre Cleo", "give=wool get=grain to=seat:2"),
        (offering(), "en", "2 rubies for one emerald", "give=Lr,Pr want=1g"),
        (offering(), "en", "sapphire for 1 diamond to cleo", "give=Lb want=1y to=2"),
        (offering(), "sr", "2 rubina za jedan smaragd", "give=Lr,Pr want=1g"),
        (offering(), "sr", "dajem safir za 1 dijamant igraču Cleo", "give=Lb want=1y to=2"),
        (offering(), "de", "Saphir gegen einen Smaragd an Ben", "give=Lb want=1g to=1"),
        (offering(), "pl", "szafir za jeden szmaragd z Ben", "give=Lb want=1g to=1"),
        (offering(), "sk", "zafir za jeden smaragd pre Ben", "give=Lb want=1g to=1"),
        (offering(), "sk", "2 rubíny za 1 smaragd", "give=Lr,Pr want=1g"),
    ],
)
def test_an_offer_is_found_and_made_in_ones_own_words(table: Table, language: str, typed: str, written: str) -> None:
    assert suggestions(table, 0, typed, words(language), NAMES)[0].text == written
    assert in_ids(table, 0, [typed], words(language), NAMES) == [written]


@pytest.mark.parametrize(("typed", "said"), [("ore ben", "Ore"), ("ben ore", "Ore"), ("brick cleo", "Brick")])
def test_words_without_their_fields_find_offers_with_all_of_them(typed: str, said: str) -> None:
    found = suggestions(composing(), 0, typed, words("en"), NAMES)
    assert len(found) > 3
    person = typed.replace(said.lower(), "").strip().title()
    assert all(said in one.words and person in one.words for one in found)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("wool ore", "not_clear"), ("wool", "not_clear"), ("ore ben", "not_clear"), ("stone for wool", "unknown_option")],
)
def test_words_that_can_mean_several_offers_make_none(typed: str, reason: str) -> None:
    with pytest.raises(IllegalChoice, match=reason) as refused:
        in_ids(composing(), 0, [typed], words("en"), NAMES)
    assert 0 < len(words("en").reason(refused.value)) < 500


def test_an_addressee_alone_is_no_offer() -> None:
    """It made no offer, and was the first of the suggestions."""
    for table, to in ((composing(), "seat:1"), (offering(), "1")):
        with pytest.raises(IllegalChoice):
            table.answer(0, {"to": [to]})
        found = suggestions(table, 0, "", words("en"), NAMES)
        assert found[1].text == "-"
        assert all("give=" in one.text for one in [found[0], *found[2:]])


def building() -> Table:
    """Return a table of Catan at which seat 0 can build several roads, and trade wool with the bank."""
    cards = {"brick": 1, "lumber": 1, "wool": 4}
    return catan.scene(hands={0: cards}, settlements={0: ["V20"]}, roads={0: ["E25"]})


@pytest.mark.parametrize("language", ["en", "de", "pl", "sk"])
def test_a_move_is_found_by_the_words_of_its_first_step_and_by_synonyms(language: str) -> None:
    table, speech = building(), words(language)
    typed = {
        "en": ("build road", "street", "bank wheat", "finish"),
        "de": ("Straße bauen", "weg", "bank weizen", "fertig"),
        "pl": ("zbuduj drogę", "ulica", "bank pszenica", "koniec"),
        "sk": ("postaviť cestu", "ulica", "banka žito", "hotovo"),
    }[language]
    found = [[one.text for one in suggestions(table, 0, text, speech, NAMES)] for text in typed]
    roads = [option.id for option in table.asks[0].options if option.id.startswith("road:")]
    assert len(roads) > 1
    assert found == [roads, roads, ["bank:wool>grain"], ["end"]]


def test_a_move_can_be_typed_in_words_if_they_are_clear() -> None:
    table = building()
    speech = words("en")
    road = table.asks[0].options[0]
    said = speech.about(table.view(0)).option(road, table.asks[0], NAMES)
    for typed in (said, f"build {said}", f"{said} · {road.id}", road.id):
        assert in_ids(table, 0, [typed], speech, NAMES) == [road.id]
    # The label is "4 wool → grain".
    for typed in ("road", "4 grain", "roa"):
        with pytest.raises(IllegalChoice, match="not_clear"):
            in_ids(table, 0, [typed], speech, NAMES)
    with pytest.raises(IllegalChoice, match="unknown_option"):
        in_ids(table, 0, ["castle"], speech, NAMES)


def test_an_id_is_read_before_words() -> None:
    table = Table.new("dominion", seats=2, seed=1)
    seat = table.asks[0].seat
    assert in_ids(table, seat, ["all"], words("en"), NAMES) == ["all"]
    with pytest.raises(IllegalChoice, match="over_limit"):
        in_ids(table, seat, ["Copper*9"], words("en"), NAMES)


def test_answers_in_a_row_can_be_typed_in_words() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    seat, speech = table.asks[0].seat, words("en")
    first = suggestions(table, seat, "", speech, NAMES)[0]
    assert in_ids(table, seat, [first.words, "no follower"], speech, NAMES) == [first.text, "pass"]
    assert in_ids(table, seat, [first.text, "pass", "what now"], speech, NAMES) == [first.text, "pass", "what now"]


@pytest.mark.parametrize(
    "typed", ["a " * 290, "and " * 150, "1 " * 290, "wool ore " * 60, "," * 590, "give=" * 110, "x" * 6000]
)
def test_a_senseless_text_is_searched_within_limits(typed: str) -> None:
    for table in (composing(), building(), offering()):
        found = suggestions(table, 0, typed, words("en"), NAMES)
        assert len(found) <= 25


async def test_suggestions_go_on_after_an_answer_in_words() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    seat, found = table.asks[0].seat, MoveSuggestions()
    first = suggestions(table, seat, "", words("en"), NAMES)[0]
    revision = TableRevision(1, 1, 1, seat, "en")
    try:
        matches = await found.search(revision, table.dump(), NAMES, f"{first.words} ; city")
        assert matches.found
        assert all(one.text.startswith(f"{first.text} ; ") for one in matches.found)
        assert await found.search(revision, table.dump(), NAMES, "turned ; city") == ([], 0)
    finally:
        found.close()


def test_matches_are_counted() -> None:
    table = scene_of_many_places()
    every = Suggester(table, table.asks[0].seat, [], words("en"), NAMES).search("")
    assert (len(every.found), every.total) == (25, len(table.asks[0].options))
    assert Suggester(composing(), 0, [], words("en"), NAMES).search("").total is None
    assert Suggester(composing(), 0, [], words("en"), NAMES).search("no such thing").total == 0


def scene_of_many_places() -> Table:
    """Return a table of Catan at which the first settlement is placed: 54 corners."""
    return Table.new("catan", seats=2, seed=1)
