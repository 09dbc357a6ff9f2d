"""Dominion's words: every ask, event and card has its message in every language."""

import re
from pathlib import Path

import msgspec
import pytest

import render
import rules.dominion
from cogs.show.rulebook import articles, topic_card, topics
from render.sources import plain_key
from render.story import story
from render.words import LABEL, LANGUAGES, words
from rules import Table
from rules.dominion.view import DominionView, faces
from rules.kernel import GAMES, Ask, Event, IllegalChoice, Option
from tests.render.dominion_games import LATE, games, late_buy, whole_game
from tests.render.games import NAMES
from tests.render.sentences import check_sentence

FILES = sorted(Path(rules.dominion.__file__).parent.rglob("*.py"))
# The kinds of reasons are no asks and no events.
SOURCES = [file.read_text(encoding="utf-8") for file in FILES if file.name != "reasons.py"]
TOLD = {kind for text in SOURCES for kind in re.findall(r'tell\(\s*"(dominion\.[\w.]+)"', text)}
SAID = {kind for text in SOURCES for kind in re.findall(r'"(dominion\.[\w.]+)"', text)} - TOLD
BETTER = {"dominion.expand", "dominion.remodel"}
"""Kinds with two asks each."""
ASKED = (SAID - BETTER) | {f"{kind}.{part}" for kind in BETTER for part in ("trash", "gain")}
ASKED |= {"dominion.attack", "dominion.gain"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_ask_and_event_has_its_words(language: str) -> None:
    assert len(ASKED) > 50
    assert len(TOLD) > 20
    assert not [kind for kind in sorted(ASKED) if not words(language).has(f"ask.{kind}")]
    assert not [kind for kind in sorted(TOLD) if not words(language).has(f"event.{kind}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    told = words(language)
    for view, ask, events in games():
        assert NAMES[ask.seat] in told.ask(ask, NAMES)
        check_sentence(told.ask(ask, NAMES), ".?")
        labels = [told.option(option, ask) for option in ask.options]
        assert all(0 < len(label) <= LABEL and label[-1] != "…" for label in labels)
        assert len(set(labels)) == len(labels), ask.kind
        steps = {option.steps[:depth] for option in ask.options for depth in range(1, len(option.steps) + 1)}
        labels = [told.step(ask, path[:-1], path[-1]) for path in sorted(steps)]
        assert all(0 < len(label) <= LABEL and label[-1] != "…" for label in labels)
        for element, mark in render.marks(view, ask).items():
            assert told.step(ask, (), element).startswith(f"{mark} · ")
        for event in events:
            for seen in (event.seen_by(None), event.seen_by(ask.seat)):
                if seen.kind != "dominion.new_hand":
                    check_sentence(told.event(seen, NAMES), ".:")


def test_games_of_these_tests_have_nearly_all_kinds() -> None:
    assert len(ASKED - {ask.kind for _, ask, _ in games()}) <= 4
    told = {event.kind for _, _, events in games() for event in events}
    assert not TOLD - told - {event.kind for event in whole_game()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_sentences(language: str) -> None:
    for event in whole_game():
        for seen in (event.seen_by(None), event.seen_by(0)):
            if event.kind != "dominion.new_hand":
                check_sentence(words(language).event(seen, NAMES), ".:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation_with_its_cost_and_types(language: str) -> None:
    told = words(language)
    names = [told.thing("dominion", card) for card in faces()]
    assert len(set(names)) == len(names)
    for card, face in faces().items():
        explained = render.article("dominion", plain_key(card), language=language)
        types = ", ".join(told.text(f"dominion-type-{type_}") for type_ in face.types)
        assert explained.startswith(f"**${face.cost} · {types}**"), card


def test_german_names_are_those_of_the_printed_cards() -> None:
    told = words("de")
    assert told.thing("dominion", "King's Court") == "Königshof"
    assert told.thing("dominion", "Royal Seal") == "Königliches Siegel"
    assert words("en").thing("dominion", "King's Court") == "King's Court"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_an_entry_of_the_rulebook(language: str) -> None:
    assert sorted(articles("dominion")) == sorted(map(plain_key, faces()))
    assert not set(articles("dominion")) & set(topics("dominion"))
    for entry in articles("dominion"):
        assert len(topic_card("dominion", entry, words(language)).above[1]) < 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_closer_look_tells_the_kingdom_to_all_and_the_deck_to_its_owner(language: str) -> None:
    table = late_buy()[0]
    assert render.overlays(table.view(None)) == ("kingdom",)
    assert render.overlays(table.view(0)) == ("kingdom", "deck")
    told = render.overlay_words(table.view(None), "kingdom", language=language)
    view = table.view(0)
    assert isinstance(view, DominionView)
    assert len(told.splitlines()) == len(view.kingdom)
    assert len(told) < 3000
    own = render.overlay_words(view, "deck", language=language)
    assert str(sum(view.owned.values())) in own
    assert all(words(language).thing("dominion", card) in own for card in view.owned)
    assert all(words(language).has(f"overlay.dominion.{key}") for key in ("kingdom", "deck"))


def test_cards_of_the_same_name_are_counted() -> None:
    event = Event("dominion.discarded", {"seat": 0, "count": 3, "top": "Curse", "cards": ["Copper", "Copper", "Curse"]})
    assert words("en").event(event, NAMES) == "Ada discards 2× Copper and Curse."
    assert words("de").event(event, NAMES) == "Ada legt 2× Kupfer und Fluch ab."


@pytest.mark.parametrize(
    ("order", "told"),
    [(["Estate"], "Ada puts Estate on the deck."), (["Estate", "Copper"], "(in this order from the top)")],
)
def test_only_several_cards_have_an_order(order: list[str], told: str) -> None:
    event = Event("dominion.put_back", {"seat": 0, "count": len(order), "order": order})
    assert told in words("en").event(event, ["Ada", "Ben"])


def test_others_are_told_the_number_of_hidden_cards() -> None:
    event = Event("dominion.drew", {"seat": 0, "count": 2}, {"cards": ["Gold", "Moat"]}, (0,))
    assert words("en").event(event.seen_by(1), NAMES) == "Ada draws 2 cards."
    assert words("en").event(event.seen_by(0), NAMES) == "Ada draws Gold and Moat."
    passed = Event("dominion.passed", {"seat": 0, "receiver": 1}, {"card": "Curse"}, (0, 1))
    assert words("de").event(passed.seen_by(None), NAMES) == f"Ada gibt eine Karte an {NAMES[1]}."
    assert words("de").event(passed.seen_by(1), NAMES) == f"Ada gibt Fluch an {NAMES[1]}."


def test_a_new_hand_is_told_to_its_owner_alone() -> None:
    event = Event("dominion.new_hand", {"seat": 0, "count": 2}, {"cards": ["Gold", "Moat"]}, (0,))
    assert words("en").event(event.seen_by(0), NAMES) == "New hand of Ada: Gold and Moat."
    assert words("en").event(event.seen_by(1), NAMES) == ""


def test_a_turn_is_one_sentence() -> None:
    table = Table.arrange(
        "dominion", {"seats": 2, "players": [{"hand": ["Copper", "Silver"], "deck": ["Gold"] * 5}, {}]}
    )
    events = [*table.state.lately[1:], *table.answer(0, "all"), *table.answer(0, "Estate")]
    seen = [event.seen_by(None) for event in events]
    assert story(seen, NAMES, words("en")) == ["Ada, turn 1: plays Copper and Silver: +$3, buys Estate for $2."]
    assert story(seen, NAMES, words("de")) == ["Ada, Zug 1: spielt Kupfer und Silber: +$3, kauft Anwesen für $2."]


@pytest.mark.parametrize(("score", "said"), [(-1, "-1 points"), (1, "One point"), (-11, "-11 points")])
def test_negative_score_is_told_as_a_number(score: int, said: str) -> None:
    terms = [["Curse", 1, score]]
    event = Event("dominion.scored", {"seat": 0, "score": score, "turns": 18, "terms": terms})
    assert words("en").event(event, NAMES).startswith(said)


def test_a_score_explains_itself() -> None:
    terms = [["Province", 4, 6], ["Curse", 1, -1], ["tokens", 3, 1]]
    event = Event("dominion.scored", {"seat": 0, "score": 26, "turns": 18, "terms": terms})
    told = words("en").event(event, NAMES)
    assert told == "26 points for Ada after 18 turns: 4 Province × 6, 1 Curse × -1, 3 victory tokens × 1."
    nothing = Event("dominion.scored", {"seat": 0, "score": 0, "turns": 18, "terms": []})
    assert words("de").event(nothing, NAMES) == "Keine Punkte für Ada nach 18 Zügen."


def test_chosen_options_are_told_in_words() -> None:
    event = Event("dominion.chose", {"seat": 0, "card": "Pawn", "options": ["cards", "coins"]})
    assert words("en").event(event, NAMES) == "Ada chooses cards and coins (Pawn)."
    assert words("de").event(event, NAMES) == "Ada wählt Karten und Geld (Handlanger)."


def test_a_pile_is_offered_with_its_price() -> None:
    table, ask = late_buy()
    told = words("de").step(ask, (), "Peddler")
    assert re.fullmatch(r"\d+ · Hausierer \$\d+", told)
    assert words("de").step(ask, (), "done") == "Zug beenden"
    assert table.view(0).seat == 0


def test_a_wrong_number_of_cards_is_refused_in_words() -> None:
    for language in LANGUAGES:
        assert words(language).has("reason.none_or_two")
        assert words(language).reason(IllegalChoice("none_or_two")).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_fits_and_tells_the_turn_and_every_seat(language: str) -> None:
    view = late_buy()[0].view(0)
    text = render.describe(view, names=NAMES, language=language)
    assert len(text) <= 1024
    assert all(name in text for name in NAMES[:4])
    assert "17" in text
    assert words(language).text("dominion-described-hand", cards="").rstrip(" .") in text
    assert words(language).text("dominion-described-hand", cards="").rstrip(" .") not in render.describe(
        late_buy()[0].view(None), language=language
    )


def test_the_longest_description_is_cut() -> None:
    table = Table.arrange("dominion", {**LATE, "seats": 6, "players": [*LATE["players"], {}, {}]}, seed=1)
    view = table.view(0)
    assert isinstance(view, DominionView)
    many = msgspec.structs.replace(view, trash=tuple(faces()))
    assert len(render.describe(many, names=["W" * 100] * 6, language="de")) <= 1024


def test_the_text_board_lists_every_pile() -> None:
    view = late_buy()[0].view(None)
    assert isinstance(view, DominionView)
    lines = render.text_board(view, names=NAMES, language="de").splitlines()
    assert "- Stadt $5, leer" in lines
    assert sum(bool(re.match(r"- .+ \$\d+, ", line)) for line in lines) == len(view.piles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_table_is_told(language: str) -> None:
    view = late_buy()[0].view(0)
    assert isinstance(view, DominionView)
    places = render.places(view, names=NAMES, language=language)
    assert {"own", "trash", "seat:0", "seat:3", *(pile.card for pile in view.piles)} <= places.keys()
    for key in places:
        assert render.at_place(view, key, names=NAMES, language=language)
    assert "own" not in render.places(late_buy()[0].view(None), names=NAMES), "a spectator owns no cards"
    with pytest.raises(KeyError):
        render.at_place(view, "Atlantis", names=NAMES)


def test_a_select_tells_what_a_card_does() -> None:
    table = Table.new("dominion", seats=2, seed=1)
    ask = Ask(0, "dominion.buy", (Option("Village"), Option("done")))
    about = words("en").about(table.view(0))
    assert about.detail(ask, (), "Village") == "+1 card. +2 actions."
    assert about.detail(ask, (), "done") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_only_orders_that_exist(language: str) -> None:
    told = words(language)
    orders = {told.text(f"order-dominion-{order.key}") for order in GAMES["dominion"].orders}
    named = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", told.text("rules-dominion-orders"))
    assert len(named) > 5
    assert set(named) <= {*orders, told.text("button-more")}
