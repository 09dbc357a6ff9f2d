"""Catan's places: every hex, corner and edge has one name, and labels, news and answers use it."""

import random
import re
from collections import Counter

import pytest

import render
from bench.games.random_play import step
from render.catan.naming import names_of
from render.lengths import length
from render.words import DETAIL, LABEL, LANGUAGES, words
from rules import Table
from rules.catan.view import CatanView, geometry
from rules.kernel import Ask, Event
from tests.kept import kept
from tests.render.catan_games import asked, happened, late, seen
from tests.render.games import share

MODES = ("base", "ck")
SHORT = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
MARK = re.compile(r"^[A-Z0-9.]{1,6} · ")
BEGINNER = {"terrain": "beginner", "harbours": "standard"}


def beginners(**position: object) -> CatanView:
    """Return a view of the printed island for beginners."""
    return seen(
        Table.arrange("catan", {"seats": 2, "options": BEGINNER, "phase": "act", "dice": [1, 1], **position}, seed=1), 0
    )


@pytest.mark.sweep(1, by="seats")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 6])
def test_no_two_places_of_a_board_have_the_same_name(seats: int, language: str) -> None:
    for seed in range(30):
        view = seen(Table.new("catan", seats=seats, seed=seed, options={"numbers": "free"}))
        named, places = names_of(view, words(language)), geometry(view.size)
        corners = [named.corner(vertex) for vertex in range(len(places.points))]
        edges = [named.edge(edge) for edge in range(len(places.ends))]
        for names in (named.hexes, corners, named.shorts, edges):
            assert len(set(names)) == len(names)
            assert max(map(length, names)) <= LABEL


def test_places_are_named_by_the_hexes_around_them() -> None:
    named = names_of(beginners(), words("en"))
    assert named.hexes[:3] == ["10 mountains", "2 pasture", "9 forest"]
    assert named.corner(18) == "6 hills / 4 pasture / desert"
    assert named.shorts[18] == "6-4-desert"
    assert named.corner(3) == "10 mountains, north-west coast / 3:1 harbour"
    assert named.edge(28) == "6-4-desert to 4-desert-3"
    german = names_of(beginners(), words("de"))
    assert german.corner(3) == "Gebirge 10, Küste im Nordwesten / 3:1-Hafen"


def test_hexes_that_are_alike_get_letters_in_the_order_of_the_board() -> None:
    view = next(
        view
        for view in (seen(Table.new("catan", seats=6, seed=seed)) for seed in range(9))
        if max(Counter(view.hexes).values()) > 1
    )
    names = names_of(view, words("en")).hexes
    alike = next(one for one, times in Counter(view.hexes).items() if times > 1)
    told = [name for one, name in zip(view.hexes, names, strict=True) if one == alike]
    assert [name[-3:] for name in told] == [f"({chr(ord('a') + place)})" for place in range(len(told))]


@pytest.mark.sweep(1, by="mode")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_no_two_labels_of_an_ask_are_alike_without_their_marks(mode: str, language: str) -> None:
    # A third of the asks for each language: their labels differ by the places, and two languages see every ask.
    third = LANGUAGES.index(language) % 3
    for seed, seats in ((1, 3), (2, 6)):
        for ask, view in random_asks(mode, seats, seed)[third::3]:
            told_by = words(language).about(view)
            for part in ask.parts:
                labels = [MARK.sub("", told_by.option(option, ask, SHORT)) for option in part.options]
                assert len(set(labels)) == len(labels), (ask.kind, [k for k, n in Counter(labels).items() if n > 1])


@kept
def random_asks(mode: str, seats: int, seed: int) -> list[tuple[Ask, CatanView]]:
    """Return every fifth new ask of a random game, with its seat's view."""
    table, rng = Table.new("catan", seats=seats, seed=seed, options={"mode": mode}), random.Random(seed)
    known, found = set[int](), list[tuple[Ask, CatanView]]()
    while not table.over:
        for ask in table.asks:
            if ask.number not in known:
                known.add(ask.number)
                if ask.number % 5 == 0:
                    found.append((ask, seen(table, ask.seat)))
        step(table, rng)
    return found


@pytest.mark.sweep(1, by="mode")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_labels_and_details_name_places_and_no_ids(mode: str, language: str) -> None:
    for ask, view in share(asked(mode), language):
        told_by = words(language).about(view)
        for option in (option for part in ask.parts for option in part.options):
            for depth, element in enumerate(option.steps):
                chosen = option.steps[:depth]
                label, detail = (tell(ask, chosen, element, SHORT) for tell in (told_by.step, told_by.detail))
                assert not re.search(r"\b[VEH]\d", label + detail), (label, detail)
                assert length(label) <= LABEL
                assert length(detail) <= DETAIL
                assert "{" not in label + detail
                assert not label.endswith("…")


@pytest.mark.parametrize("mode", MODES)
def test_news_name_the_places_of_events(mode: str) -> None:
    placed = 0
    for event, view in happened(mode):
        sentence = words("en").about(view).event(event, SHORT)
        assert not re.search(r"\b[VEH]\d", sentence), sentence
        if place := event.args.get("place"):
            named = names_of(view, words("en"))
            placed += 1
            short = named.shorts[int(place[1:])] if place[0] == "V" else ""
            assert named.place(place) in sentence or (short and short in sentence), sentence
    assert placed > 20


def test_detail_of_a_corner_tells_its_pips_and_of_a_hex_its_buildings() -> None:
    setup = Table.new("catan", seats=2, seed=1, options=BEGINNER)
    told_by = words("en").about(setup.view(setup.asks[0].seat))
    best = next(option for option in setup.asks[0].options if option.id.endswith("V18"))
    assert (
        told_by.detail(setup.asks[0], best.steps[:1], best.steps[1]) == "8 pips: brick 5, wool 3, robber on the desert"
    )
    view = beginners(settlements=[["V18"], ["V41"]], cities=[[], ["V8"]], hands=[{"wool": 1}, {"ore": 2}])
    hills = names_of(view, words("en")).hexes.index("6 hills")
    assert render.at_place(view, f"H{hills}", names=SHORT).splitlines()[:3] == [
        "5 pips",
        "Ada (one card): settlement",
        "Ben (2 cards): city",
    ]


def test_detail_of_a_road_tells_where_it_leads() -> None:
    table = Table.arrange(
        "catan",
        {
            "seats": 2,
            "options": BEGINNER,
            "phase": "act",
            "dice": [1, 1],
            "number": 3,
            "settlements": [["V18"], ["V41"]],
            "roads": [["E28"], []],
            "hands": [{"lumber": 1, "brick": 1}, {}],
        },
        seed=1,
    )
    told_by = words("en").about(table.view(0))
    (ask,) = (one for one in table.asks if one.seat == 0)
    details = {
        told_by.step(ask, ("road",), option.steps[1]): told_by.detail(ask, ("road",), option.steps[1])
        for option in ask.options
        if option.steps[0] == "road"
    }
    assert told_by.detail(ask, (), "road") == "1 lumber and 1 brick"
    assert any(told.endswith("too close to a building") for told in details.values())
    assert any(re.search(r"leads to .*, free, \d+ pips$", told) for told in details.values()), details


@pytest.mark.sweep(1, by="mode")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("ck", 6)])
def test_every_place_that_is_found_tells_what_is_there(mode: str, seats: int, language: str) -> None:
    view = seen(late(mode, seats), 0)
    found = render.places(view, names=SHORT, language=language)
    assert len(set(found.values())) == len(found)
    assert all(0 < length(key) <= 100 and 0 < length(name) <= 100 for key, name in found.items())
    for key in found:
        told = render.at_place(view, key, names=SHORT, language=language)
        assert told
        assert "{" not in told
    for unknown in ("V99", "seat:9", "somewhere"):
        with pytest.raises(KeyError):
            render.at_place(view, unknown, names=SHORT, language=language)


def test_description_of_a_place_lists_a_seats_roads_and_pieces() -> None:
    view = beginners(settlements=[["V18"], ["V41"]], roads=[["E28"], []])
    assert render.at_place(view, "roads:0", names=SHORT) == "Ada's roads: 6-4-desert to 4-desert-3"
    assert render.at_place(view, "pieces:0", names=SHORT).splitlines() == [
        "Ada's settlement: 6 hills / 4 pasture / desert",
        "Ada's roads: 6-4-desert to 4-desert-3",
    ]
    assert "Ada's settlement" in render.at_place(view, "V18", names=SHORT)
    assert render.at_place(view, "V18", names=SHORT).endswith("In a typed move: V18")


def test_text_board_tells_the_own_hand_to_its_owner_only() -> None:
    table = Table.arrange("catan", {"seats": 3, "hands": [{"ore": 2}, {"brick": 3}, {}], "number": 9}, seed=3)
    assert "Your hand: 2 ore." in render.text_board(table.view(0), names=SHORT)
    assert "Your hand" not in render.text_board(table.view(None), names=SHORT)
    assert "3 brick." not in render.text_board(table.view(0), names=SHORT)


def test_knights_are_told_with_level_and_activity() -> None:
    position = {
        "seats": 2,
        "options": {"mode": "ck", **BEGINNER},
        "phase": "act",
        "dice": [1, 1],
        "cities": [["V18"], ["V41"]],
        "roads": [["E28"], []],
        "walls": ["V18"],
        "knights": [[0, "V19", 2, True, True]],
    }
    view = seen(Table.arrange("catan", position, seed=1))
    board = render.text_board(view, names=SHORT)
    assert "- Ada's city with a wall: 6 hills / 4 pasture / desert" in board
    assert re.search(r"- Ada's strong knight, active.*: 4 pasture / .*", board)


@pytest.mark.sweep(2, by="mode")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("base", 6), ("ck", 3), ("ck", 6)])
def test_alt_text_keeps_the_turn_the_own_hand_and_every_seat(mode: str, seats: int, language: str) -> None:
    table = late(mode, seats)
    for ask in table.asks:
        view = seen(table, ask.seat)
        text = render.describe(view, ask, names=SHORT, language=language)
        assert length(text) <= 1024
        assert words(language).text("catan-described-hand", cards="").partition(":")[0] in text
        assert not text.endswith("…")


def test_an_event_of_a_table_is_told_with_its_places_at_another_table_too() -> None:
    event = Event("catan.robber", {"seat": 0, "hex": 0, "before": 9, "land": "mountains", "number": 10})
    views = [beginners(), seen(Table.new("catan", seats=4, seed=5))]
    told = [words("en").about(view).event(event, SHORT) for view in views]
    names = [names_of(view, words("en")).hexes[0] for view in views]
    assert told == [f"Ada moves the robber to the {name}." for name in names]
