"""Catan's words: both languages have words for everything in the rules."""

import re
from collections import Counter
from pathlib import Path

import pytest

import render
import rules.catan
from cogs.show.rulebook import articles, topics
from render.catan.contributions import every_deck
from render.sources import plain_key
from render.story import story
from render.words import IN_OTHER_LETTERS, LABEL, LANGUAGES, words
from rules import Table
from rules.catan.view import geometry
from rules.kernel import Ask, Event, IllegalChoice, Option
from tests.render.catan_games import asked, happened, late, seen, told
from tests.render.games import NAMES
from tests.render.sentences import check_sentence

FILES = sorted(Path(rules.catan.__file__).parent.rglob("*.py"))
# The kinds of reasons are no asks and no events, and neither are the names by which a part lists its reasons.
SOURCES = [file.read_text(encoding="utf-8") for file in FILES if file.name != "reasons.py"]
SAID = {kind for text in SOURCES for kind in re.findall(r'"(catan\.[\w.]+)"(?!: reasons)', text)}
REFUSED = {reason for text in SOURCES for reason in re.findall(r'(?:IllegalChoice|Unfinished)\(\s*"(\w+)"', text)}
MODES = ("base", "ck")
SHORT = ("Ada", "Ben", "Cleo")
MOST_ALIKE = 5
"""The number of events that are told by the same message."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_in_the_rules_has_words(language: str) -> None:
    told_by = words(language)
    assert len(SAID) > 60
    assert not [kind for kind in sorted(SAID) if not (told_by.has(f"ask.{kind}") or told_by.has(f"event.{kind}"))]
    asked = {ask.kind for mode in MODES for ask in told(mode)[0]}
    events = {event.kind for mode in MODES for event in told(mode)[1]}
    assert len(asked) > 25
    assert len(events) > 40
    assert not [kind for kind in asked if not told_by.has(f"ask.{kind}")]
    assert not [kind for kind in events if not told_by.has(f"event.{kind}")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_asks_have_words_and_their_options_differ(language: str, mode: str) -> None:
    for ask, view in asked(mode):
        told_by = words(language).about(view)
        assert NAMES[ask.seat] in told_by.ask(ask, NAMES)
        check_sentence(told_by.ask(ask, NAMES), ".?")
        for part in ask.parts:
            labels = [told_by.option(option, ask, NAMES) for option in part.options]
            assert all(0 < len(label) <= LABEL and label[-1] != "…" for label in labels)
            assert len(set(labels)) == len(labels), (ask.kind, labels)


def test_a_corner_chosen_by_its_hex_has_no_letters_of_two_steps() -> None:
    """The picture shows the letters of the hexes before those of their corners, never both."""
    table = Table.new("catan", seats=2, seed=1)
    (ask,) = table.asks
    assert any(len(option.steps) > 1 for option in ask.options)
    told_by = words("en").about(table.view(ask.seat))
    labels = [told_by.option(option, ask, NAMES) for option in ask.options]
    assert not [label for label in labels if re.match(r"[A-Z]+\.[A-Z]+ ·", label)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_steps_have_words_and_differ(language: str, mode: str) -> None:
    for ask, view in asked(mode):
        told_by = words(language).about(view)
        for path in {option.steps[:depth] for option in ask.options for depth in range(len(option.steps))}:
            steps = [told_by.step(ask, path, element, NAMES) for element in _after(ask, path)]
            assert all(steps)
            assert len(set(steps)) == len(steps), (ask.kind, path, steps)


def _after(ask: Ask, path: tuple[str, ...]) -> list[str]:
    found = (option.steps for option in ask.options if option.steps[: len(path)] == path)
    return list(dict.fromkeys(steps[len(path)] for steps in found if len(steps) > len(path)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_event_is_a_sentence_for_every_seat(language: str, mode: str) -> None:
    times = Counter[tuple[object, ...]]()
    for event, view in happened(mode):
        times[message_of(event)] += 1
        if times[message_of(event)] > MOST_ALIKE:
            continue
        told_by = words(language).about(view)
        for known in as_seen(event):
            sentence = told_by.event(known, NAMES)
            if sentence or event.kind != "catan.turn_ended":
                check_sentence(sentence, ".:")


def message_of(event: Event) -> tuple[object, ...]:
    """Return all that decides which message tells an event: its facts, those that are empty, and words among them."""
    facts = {**event.args, **event.hidden}
    return event.kind, *((name, value if str(value).isalpha() else bool(value)) for name, value in facts.items())


def as_seen(event: Event) -> list[Event]:
    """Return an event as all see it, and as each of two seats sees it if that is something else."""
    public = event.seen_by(None)
    return [public, *(known for seat in (0, 1) if (known := event.seen_by(seat)) != public)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_explanations_are_complete_sentences_for_every_seat(language: str, mode: str) -> None:
    explained = set()
    for event in told(mode)[1]:
        for known in as_seen(event):
            why = words(language).why(known, NAMES)
            if why:
                check_sentence(why)
            explained |= {event.kind} if why else set()
    assert {"catan.produced", "catan.discarded", "catan.robber", "catan.stole", "catan.built"} <= explained
    assert mode == "base" or {"catan.attack", "catan.city_lost", "catan.drew"} <= explained


def test_each_line_of_a_roll_is_explained_by_its_own_facts() -> None:
    grain = [{"land": "fields", "seat": 1, "count": 2}, {"land": "hills", "seat": 0, "count": 1}]
    gains = [{"seat": 0, "cards": {"brick": 1}}, {"seat": 1, "cards": {"grain": 2}}]
    harvest = {"number": 8, "gains": gains, "short": [], "sources": grain}
    attack = {"threat": 5, "defence": 3, "strengths": [3, 0, 0], "held": False}
    events = [
        (
            Event("catan.produced", {**harvest, "blocked": None}),
            "On 8: 2 from the fields for Ben · 1 from the hills for Ada. A settlement gets one card, a city two.",
        ),
        (
            Event("catan.produced", {**harvest, "blocked": "forest"}),
            "On 8: 2 from the fields for Ben · 1 from the hills for Ada. The robber blocks the forest.",
        ),
        (
            Event("catan.attack", attack),
            (
                "Barbarians: one for each city on the island, 5. Active knights: Ada 3 · Ben 0 · Cleo 0, together 3, "
                "which is too few. Among the players with a city that isn't a metropolis, the one who gave least loses "
                "one. Then all knights become inactive."
            ),
        ),
        (
            Event("catan.discarded", {"seat": 1, "cards": {"ore": 4}, "count": 4, "had": 9, "limit": 7}),
            "9 cards are more than 7, so half of them go, rounded down: 4.",
        ),
        (
            Event("catan.discarded", {"seat": 1, "cards": {"ore": 2}, "count": 2, "had": 5, "limit": None}),
            "Half of 5 cards, rounded down: 2.",
        ),
        (
            Event("catan.robber", {"seat": 0, "hex": 3, "before": 9, "land": "fields", "number": 8}),
            "While it is there, the hex with the 8 (fields) gives nothing.",
        ),
        (
            Event("catan.stole", {"seat": 0, "victim": 1, "had": 5}),
            "One of Ben's 5 cards, at random. Only the two of them know which.",
        ),
    ]
    for event, expected in events:
        assert words("en").why(event, SHORT) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_event_without_facts_for_an_explanation_has_none(language: str) -> None:
    older = [
        Event("catan.produced", {"number": 8, "gains": [], "short": ["ore"]}),
        Event("catan.discarded", {"seat": 1, "cards": {"ore": 4}, "count": 4}),
        Event("catan.robber", {"seat": 0, "hex": 3, "before": 9}),
        Event("catan.stole", {"seat": 0, "victim": 1}),
        Event("catan.drew", {"seat": 0, "deck": "trade"}),
        Event("catan.point_card", {"seat": 0, "card": "printer"}),
        Event("catan.built", {"seat": 0, "piece": "city", "place": "V3"}),
    ]
    assert [words(language).why(event, SHORT) for event in older] == [""] * len(older)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert "one_sided_offer" in REFUSED
    for reason in REFUSED:
        check_sentence(words(language).reason(IllegalChoice(reason, offer=3, card="ore")))


def test_offer_and_its_outcome_are_one_line() -> None:
    offer = {"offer": 3, "seat": 0, "partners": [1, 2], "give": {"wool": 2}, "get": {"coin": 1}}
    events = [
        Event("catan.offered", offer),
        *(Event("catan.declined", {"seat": seat, "offer": 3}) for seat in (1, 2)),
        Event("catan.lapsed", {"offer": 3, "by": 0}),
    ]
    names = ["Ada", "Ben", "Cleo"]
    assert story(events, names, words("en")) == [
        "Ada offers 2 wool for 1 coin · Ben and Cleo decline the offer · Ada's offer has ended."
    ]
    assert story(events, names, words("de")) == [
        "Ada bietet 2 Wolle für 1 Münze · Ben und Cleo lehnen das Angebot ab · Das Angebot von Ada ist hinfällig."
    ]


def test_placements_are_told_as_setup() -> None:
    events = [
        Event("catan.setup", {"seat": 2}),
        Event("catan.built", {"seat": 2, "piece": "city", "place": "V18", "free": True}),
        Event("catan.built", {"seat": 2, "piece": "road", "place": "E28", "free": True}),
        Event("catan.first_cards", {"seat": 2, "cards": {"ore": 2}}),
        Event("catan.setup", {"seat": 1}),
    ]
    view = seen(Table.new("catan", seats=3, seed=1, options={"terrain": "beginner", "harbours": "standard"}))
    assert story(events, SHORT, words("en").about(view)) == [
        (
            "Cleo, setup: places a city (6 hills / 4 pasture / desert), places a road (6-4-desert to 4-desert-3), "
            "begins with 2 ore."
        )
    ]


def test_roll_with_attack_discards_and_robbery_is_a_short_story() -> None:
    events = [
        Event("catan.turn", {"seat": 0, "turn": 21}),
        Event("catan.rolled", {"seat": 0, "dice": [3, 4], "total": 7, "event": "ship"}),
        Event("catan.ship", {"step": 7, "steps": 7}),
        Event("catan.attack", {"threat": 5, "defence": 3, "strengths": [3, 0, 0], "held": False}),
        Event("catan.city_lost", {"seat": 1, "place": "V18", "wall": False, "reduced": False}),
        Event("catan.city_lost", {"seat": 2, "place": "V3", "wall": True, "reduced": False}),
        Event("catan.discarded", {"seat": 1, "cards": {"ore": 4}, "count": 4}),
        Event("catan.discarded", {"seat": 2, "cards": {"wool": 2, "coin": 2}, "count": 4}),
        Event("catan.robber", {"seat": 0, "hex": 3, "before": 9}),
        Event("catan.stole", {"seat": 0, "victim": 1}),
    ]
    view = seen(Table.new("catan", seats=3, seed=1, options={"terrain": "beginner", "harbours": "standard"}))
    robbed = "Ben and Cleo discard · Ada moves the robber to the 12 fields, steals a card from Ben."
    coast = "10 mountains, north-west coast / 3:1 harbour"
    lost = f"Ben loses a city (6 hills / 4 pasture / desert) · Cleo loses a city and its wall ({coast})"
    assert story(events, SHORT, words("en").about(view)) == [
        "Ada, turn 21: rolls **7** (3 + 4) and a ship.",
        "The barbarians land.",
        f"The barbarians break through, 5 against 3 · {lost} · {robbed}",
    ]
    seven = [Event("catan.rolled", {"seat": 0, "dice": [3, 4], "total": 7}), *events[6:]]
    assert story(seven, SHORT, words("en").about(view)) == [f"Ada rolls **7** (3 + 4) · {robbed}"]
    assert story([seven[0], *events[8:]], SHORT, words("de").about(view)) == [
        "Ada würfelt **7** (3 + 4), versetzt den Räuber auf das Feld Ackerland 12, stiehlt Ben eine Karte."
    ]


def test_receipts_of_all_players_are_one_sentence() -> None:
    gains = [{"seat": 1, "cards": {"ore": 2, "coin": 1}}, {"seat": 0, "cards": {"wool": 1}}]
    event = Event("catan.produced", {"number": 8, "gains": gains, "short": ["grain"]})
    assert words("en").event(event, SHORT) == "Ben: 2 ore and 1 coin · Ada: 1 wool. The bank is short of grain."
    assert words("de").event(event, SHORT) == "Ben: 2 Erz und 1 Münze · Ada: 1 Wolle. Der Bank fehlt es an Getreide."


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "Ada begins without cards."), ("de", "Ada beginnt ohne Karten.")]
)
def test_seats_without_starting_cards_are_told(language: str, expected: str) -> None:
    assert words(language).event(Event("catan.first_cards", {"seat": 0, "cards": {}}), SHORT) == expected


def test_stolen_card_is_named_to_the_two_players_only() -> None:
    event = Event("catan.stole", {"seat": 0, "victim": 1}, {"card": "ore"}, (0, 1))
    assert words("en").event(event.seen_by(0), SHORT) == "Ada steals ore from Ben."
    assert words("en").event(event.seen_by(2), SHORT) == "Ada steals a card from Ben."


def test_award_without_a_holder_is_told() -> None:
    lost = Event("catan.longest_road", {"seat": None, "loser": 1, "length": 6})
    assert words("en").event(lost, SHORT) == "No one has the longest road any more."
    won = Event("catan.longest_road", {"seat": 0, "loser": None, "length": 6})
    assert words("en").event(won, SHORT) == "Ada has the longest road now (6): 2 points."


def test_end_lists_the_parts_of_everyones_points() -> None:
    position = {
        "seats": 2,
        "options": {"mode": "ck", "target": "9"},
        "phase": "act",
        "dice": [1, 1],
        "cities": [["V18", "V40"], []],
        "settlements": [["V0"], ["V50"]],
        "improvements": [{"trade": 4}, {}],
        "metropolises": {"trade": "V18"},
        "hands": [{"grain": 2, "ore": 3}, {}],
        "merchant": "H9",
        "merchant_seat": 0,
    }
    events = Table.arrange("catan", position, seed=2).answer(0, ["city:V0"])
    told_by = [words("en").event(event, SHORT) for event in events if event.kind in ("catan.won", "catan.scored")]
    assert told_by == [
        "**Ada** wins: Ada 9 · Ben 1.",
        "9 points for Ada: 3 cities × 2, one metropolis × 2, the merchant 1.",
        "One point for Ben: one settlement × 1.",
    ]


def test_card_keeps_its_name_where_a_card_of_that_name_asks_too() -> None:
    ask = Ask(0, "catan.put_back", tuple(Option(card, args={"card": card}) for card in ("alchemist", "bishop")))
    assert [words("en").option(option, ask) for option in ask.options] == ["Alchemist", "Bishop"]


def test_offer_is_public_in_words() -> None:
    facts = {"offer": 3, "seat": 0, "to": [1, 2], "give": {"ore": 2}, "get": {"brick": 1}, "counters": None}
    told = {**facts, "accepted": [1], "declined": []}
    text = words("en").tell("proposal.catan.offer", "catan.offer", told, SHORT)
    assert text == "Offer 3: Ada offers 2 ore for 1 brick, to Ben and Cleo. Accepted: Ben."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_an_entry_in_the_rulebook(language: str) -> None:
    cards = {card for deck in every_deck().values() for card in deck.cards}
    points = {"printer", "constitution"}
    assert {*articles("catan")} == {plain_key(card) for card in cards}
    assert points <= cards
    assert not set(articles("catan")) & set(topics("catan"))
    for card in cards:
        assert len(words(language).text(f"card-catan-{card}")) <= 66
    for topic in topics("catan"):
        assert len(words(language).text(f"rules-catan-{topic}")) < 2000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("ck", 6)])
def test_description_fits_and_names_every_seat(language: str, mode: str, seats: int) -> None:
    table = late(mode, seats)
    rich = max(range(seats), key=lambda seat: seen(table).players[seat].hand)
    for seat in (None, rich):
        text = render.describe(table.view(seat), names=["Wilhelmina Constanze von Hohenstein"] * 6, language=language)
        assert len(text) <= 1024
        assert text.count("Wilhelmina") >= seats
    assert words(language).text("catan-described-hand", cards="").split(":")[0] in text


def test_description_shows_a_hand_to_its_owner_only() -> None:
    position = {"seats": 3, "hands": [{"ore": 2, "wool": 1}, {"brick": 3}, {}], "number": 9}
    table = Table.arrange("catan", position, seed=3)
    assert "1 wool and 2 ore" in render.describe(table.view(0), names=NAMES)
    assert "3 brick" not in render.describe(table.view(0), names=NAMES)
    assert "Your hand" not in render.describe(table.view(None), names=NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("ck", 6)])
def test_text_map_shows_every_hex_and_every_building(mode: str, seats: int, language: str) -> None:
    view = seen(late(mode, seats))
    text = render.text_map(view, language=language)
    assert len(text) <= 2900
    assert text.count("!") >= 1
    island = text.split("\n\n")[0]
    assert len(re.findall(r"[FHPCM]\d+|D(?![*·])", island)) >= len(view.hexes) - 2
    cities = sum(house.kind == "city" for house in view.buildings)
    assert island.count("*") == cities
    rows = len({row for _, row in geometry(view.size).hexes})
    assert [line[0] for line in island.splitlines() if line[0] != " "] == [str(row) for row in range(1, rows + 1)]


def test_places_overlay_lists_buildings_and_free_edges() -> None:
    position = {"seats": 2, "options": {"terrain": "beginner", "harbours": "standard"}, "number": 3}
    position |= {"settlements": [["V13", "V41"], ["V28"]], "cities": [[], ["V37"]], "roads": [["E20"], []]}
    view = seen(Table.arrange("catan", position, seed=1))
    lines = render.overlay_words(view, "places", names=NAMES).splitlines()
    assert lines[:2] == ["A Ada: settlements V13 V41, roads E20", f"B {NAMES[1]}: settlements V28, cities V37"]
    assert "6 hills (H4): V8 V13 V18 V23 V17 V12" in lines
    assert [line for line in lines if "robber" in line] == ["desert (H9), robber: V18 V24 V30 V35 V29 V23"]
    assert "grain V1 V5" in lines[-2]
    edges = lines[-1]
    assert "E27 V18–V23" in edges
    assert "E20 " not in edges
    assert "E0 " not in edges


def test_roll_prompt_mentions_a_card_only_if_one_can_be_played() -> None:
    def asked(cards: list[str]) -> str:
        position = {"options": {"mode": "ck"}, "phase": "roll", "cards": [cards, []]}
        table = Table.arrange("catan", {"seats": 2, **position}, seed=1)
        return words("en").ask(table.asks[0], SHORT)

    assert asked(["smith"]) == "Ada, it's your turn: roll the dice."
    assert asked(["alchemist"]) == "Ada, it's your turn: roll, or play a card first?"


@pytest.mark.parametrize(
    ("topic", "told"),
    [
        (
            "longest",
            {
                "en": "the holder keeps the award",
                "de": "behältst du die Auszeichnung",
                "pl": "zachowuje on nagrodę",
                "sk": "ostáva mu, kým má stále aspoň 5",
                "sr": "zadržava dok je još dug bar 5",
            },
        ),
        (
            "metropolis",
            {
                "en": "doesn't need another city",
                "de": "keine weitere Stadt",
                "pl": "nie potrzebuje na jej poziom 5 kolejnego miasta",
                "sk": "na jej stupeň 5 ďalšie mesto nepotrebuje",
                "sr": "za njen nivo 5 ne treba drugi grad",
            },
        ),
        (
            "offers",
            {
                "en": "four offers in your own turn and two",
                "de": "vier Angebote machen, im Zug eines anderen zwei",
                "pl": "złożyć cztery oferty, w ruchu innego gracza dwie",
                "sk": "dať štyri ponuky a v cudzom dve",
                "sr": "četiri ponude u svom potezu i dve u tuđem",
            },
        ),
        (
            "offers",
            {
                "en": "four cards at most",
                "de": "höchstens vier Karten",
                "pl": "najwyżej cztery karty",
                "sk": "najviac štyri karty",
                "sr": "najviše četiri karte",
            },
        ),
        (
            "offers",
            {
                "en": "up to three of a kind",
                "de": "bis zu drei von einer Sorte",
                "pl": "jednego rodzaju możesz żądać do trzech",
                "sk": "najviac tri karty jedného druhu",
                "sr": "do tri iste vrste",
            },
        ),
        (
            "special",
            {
                "en": "before the roll and until the turn ends",
                "de": "vor dem Wurf und bis zum Ende des Zuges",
                "pl": "przed rzutem i aż do końca ruchu",
                "sk": "pred hodom a až do konca ťahu",
                "sr": "pre bacanja i sve do kraja poteza",
            },
        ),
        (
            "commercial_harbor",
            {
                "en": "is asked too",
                "de": "wird gefragt",
                "pl": "Pytam też gracza",
                "sk": "Pýtam sa aj hráča",
                "sr": "Pita se i igrač",
            },
        ),
    ],
)
def test_rulebook_agrees_with_the_rules(topic: str, told: dict[str, str]) -> None:
    """Topics that once contradicted or left out K33, K82, K24, K122 and D13."""
    assert {*told, *IN_OTHER_LETTERS} == {*LANGUAGES}
    for language, part in told.items():
        assert part in words(language).text(f"rules-catan-{topic}"), language
