"""Dominion's pictures: cards, whole tables, and the marks of asks."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

import render
from render.dominion.emblem import emblems
from render.dominion.face import (
    BANNER,
    FRAME,
    NARROW,
    PILE,
    PLAYED,
    SIGN,
    SQUEEZED,
    TEXT,
    WIDE,
    gifts,
    printed,
    signs,
)
from render.dominion.mat import felt
from render.dominion.rulebook import card
from render.dominion.spread import items, spread
from render.dominion.symbols import broken, sign_words
from render.dominion.whole_card import height, text_lines
from render.kit.cache import clear
from render.kit.emblem import paint
from render.kit.png import encode
from render.kit.sections import WIDTH
from render.kit.surface import wood
from render.kit.theme import palette_bytes
from render.kit.typography import width_of
from render.option_marks import next_steps
from render.words import LANGUAGES, words
from rules import Table
from rules.dominion.expansions.prosperity.view import ProsperityView
from rules.dominion.view import DominionView, faces
from rules.kernel import Ask
from tests.render.dominion_games import PROSPERITY, arranged, asked, games, late_buy
from tests.render.games import NAMES

CARDS = sorted(faces())


def view_of(table: Table, seat: int | None = None) -> DominionView:
    view = table.view(seat)
    assert isinstance(view, DominionView)
    return view


def part(view: DominionView) -> ProsperityView:
    found = view.parts.get("prosperity", ProsperityView())
    assert isinstance(found, ProsperityView)
    return found


# Cards


def test_every_card_has_an_emblem_of_its_own() -> None:
    assert {name for name in emblems() if not name.startswith(":")} == set(CARDS)
    small = {name: paint(emblems(), name, (52, 24)).convert("RGB") for name in CARDS}
    for one, other in combinations(CARDS, 2):
        difference = ImageChops.difference(small[one], small[other]).convert("L")
        apart = sum(difference.histogram()[41:])
        assert apart > 0.1 * difference.width * difference.height, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_space_for_its_text_its_name_and_its_picture(language: str) -> None:
    for name in CARDS:
        told = printed(name, words(language))
        assert width_of(told.name, "serif", TEXT) * SQUEEZED <= PILE[0] - 2 * FRAME
        assert width_of(told.types, "text", TEXT) <= WIDE[0] - 2 * FRAME
        for size in (WIDE, NARROW):
            high = height(name, size[0], len(text_lines(told, size[0])))
            assert size[1] - FRAME - BANNER - high - FRAME >= 56, told.name
            for line in text_lines(told, size[0]):
                shown = " ".join(word.text for word in line)
                assert width_of(shown, "text", TEXT) <= size[0] - 2 * FRAME, told.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_in_a_text_are_shields_with_their_number(language: str) -> None:
    shown = {
        name: [
            (word.text, word.number)
            for line in text_lines(printed(name, words(language)), WIDE[0])
            for word in line
            if word.symbol == "points"
        ]
        for name in ("Gardens", "Duke", "Goons", "Bishop")
    }
    assert shown == {"Gardens": [("", "1")], "Duke": [("", "1")], "Goons": [("+", "1")], "Bishop": [("", "")]}


@pytest.mark.parametrize("name", sorted(gifts()))
def test_symbols_of_a_card_are_its_gifts(name: str) -> None:
    kind = faces()[name]
    phase = "action" if "action" in kind.types else "buy"
    players = [{"hand": [name, "Moat", *["Curse"] * 3], "deck": ["Curse", "Estate"] * 4}, {}]
    table = Table.arrange("dominion", {"seats": 2, "players": players, "phase": phase, "actions": 5}, seed=1)
    events = table.answer(0, [name])
    view = view_of(table, 0)
    drawn = [event.args["count"] for event in events if event.kind == "dominion.drew" and event.args["seat"] == 0]
    given = {
        "c": sum(drawn),
        "a": view.actions - 5 + (phase == "action"),
        "b": view.buys - 1,
        "$": view.coins,
        "v": part(view).vp[0] if part(view).vp else 0,
    }
    assert " ".join(f"{letter}{count}" for letter, count in given.items() if count) == " ".join(
        sorted(gifts()[name].split(), key=lambda gift: "cab$v".index(gift[0]))
    )


def test_card_without_a_text_shows_gifts_or_points() -> None:
    for name, face in faces().items():
        if not printed(name, words("en")).text:
            assert name in gifts() or face.points


def test_every_card_says_on_its_pile_what_it_does_in_one_line() -> None:
    for name in CARDS:
        lines = broken(sign_words(signs(name)), SIGN, PILE[0] - 2 * FRAME, "bold")
        assert len(lines) == 1, name


@pytest.mark.parametrize(("sign", "word"), [("x", "trash"), ("g", "gain"), ("d", "discard")])
def test_a_sign_of_a_pile_says_what_the_text_of_the_card_says(sign: str, word: str) -> None:
    shown = [name for name in CARDS if any(part.startswith(sign) for part in signs(name).split())]
    assert len(shown) > 5
    for name in shown:
        assert word in printed(name, words("en")).text.lower(), name


def test_attacks_and_reactions_have_their_signs() -> None:
    for name, face in faces().items():
        assert ("k" in signs(name).split()) == ("attack" in face.types), name
        assert ("r" in signs(name).split()) == ("reaction" in face.types), name


def test_a_card_with_a_text_has_a_sign_beyond_its_gifts() -> None:
    full = {"Grand Market"}
    for name in sorted(set(CARDS) - full):
        if printed(name, words("en")).text:
            assert len(signs(name).split()) > len(gifts().get(name, "").split()), name


@pytest.mark.parametrize("count", range(1, 13))
def test_no_card_of_a_hand_leaves_the_picture(count: int) -> None:
    hand = ["Moat", "Militia", "Cellar", "Witch", "Chapel", "Copper", "Silver", "Gold", "Estate", "Duchy"][:count]
    for copies in (1, 2, 5):
        for section in spread(items(hand * copies, words("de"), {})):
            canvas = wood((WIDTH, section.height))
            section.draw(canvas, 0)
            for box in ((0, 0, 3, section.height), (WIDTH - 3, 0, WIDTH, section.height)):
                assert canvas.crop(box).tobytes() == wood((WIDTH, section.height)).crop(box).tobytes()


def test_piles_lie_on_a_cloth_and_the_hand_on_the_table() -> None:
    table, ask = late_buy()
    public, panel = render.picture(table.view(None)), render.picture(table.view(0), ask)
    last = panel.crop((WIDTH - 8, panel.height - 60, WIDTH, panel.height))
    assert last.tobytes() == wood(panel.size).crop((WIDTH - 8, panel.height - 60, WIDTH, panel.height)).tobytes()
    for shown in (public, panel):
        beside = (WIDTH - 3, 500, WIDTH, 600)
        assert shown.crop(beside).tobytes() == felt(shown.size).crop(beside).tobytes()


def test_topic_of_a_card_has_its_picture() -> None:
    assert len(render.illustrations("dominion")) == len(CARDS)
    shown = render.illustration("dominion", "Kings_Court", language="de")
    assert shown == encode(card("King's Court", words=words("de"))) != encode(card("King's Court", words=words("en")))
    for game, topic in (("dominion", "aim"), ("carcassonne", "Kings_Court")):
        with pytest.raises(KeyError):
            render.illustration(game, topic)


def test_a_card_has_the_colours_of_its_types() -> None:
    edges = {name: card(name, words=words("en")).convert("RGB") for name in ("Village", "Gold", "Duchy", "Harem")}
    y = edges["Gold"].height // 2
    left = {name: edge.getpixel((53, y)) for name, edge in edges.items()}
    right = {name: edge.getpixel((edge.width - 54, y)) for name, edge in edges.items()}
    assert left["Harem"] == left["Gold"] != right["Harem"] == right["Duchy"]
    assert len({left["Village"], left["Gold"], left["Duchy"]}) == 3


# Whole pictures


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_picture_fits_a_phone(seats: int) -> None:
    opening = Table.new("dominion", seats=seats, seed=3, options=PROSPERITY)
    late, buy = late_buy()
    for view, ask in ((opening.view(None), None), (late.view(None), None), (late.view(0), buy)):
        picture = render.picture(view, ask, names=[*NAMES, "Ferdinand"])
        assert picture.mode == "P"
        assert picture.width == WIDTH
        assert 4 / 5 <= picture.width / picture.height <= 5 / 4
        assert bytes(picture.getpalette() or ()) == palette_bytes()


def test_the_smallest_text_can_be_read() -> None:
    assert TEXT * 45 >= WIDTH


def test_a_full_turn_is_a_small_file_and_the_same_every_time() -> None:
    view = late_buy()[0].view(None)
    data = render.png(view, names=NAMES)
    assert len(data) <= 600 * 1024
    assert data == render.png(view, names=NAMES)


def test_every_public_fact_shows_in_the_picture() -> None:
    view = view_of(late_buy()[0])
    first = render.picture(view, names=NAMES).tobytes()
    pile, seat = view.piles[10], view.players[1]
    changed: tuple[dict[str, Any], ...] = (
        {"piles": tuple(msgspec.structs.replace(p, count=p.count - 1) if p == pile else p for p in view.piles)},
        {"piles": tuple(msgspec.structs.replace(p, cost=p.cost + 1) if p == pile else p for p in view.piles)},
        {"actions": 7},
        {"buys": 7},
        {"coins": 7},
        {"turn": 1},
        {"number": 3},
        {"trash": (*view.trash, "Gold")},
        *(
            {"players": (view.players[0], msgspec.structs.replace(seat, **fact), *view.players[2:])}
            for fact in ({"hand": 2}, {"deck": 2}, {"discard": 7}, {"top": "Gold"}, {"score": 12})
        ),
        *(
            {"parts": {"prosperity": msgspec.structs.replace(part(view), **fact)}}
            for fact in ({"mat": 7}, {"banned": ("Gold",)}, {"vp": (9, 7, 0, 0)}, {"marked": ()})
        ),
    )
    for facts in changed:
        assert render.picture(msgspec.structs.replace(view, **facts), names=NAMES).tobytes() != first, facts


def test_long_row_of_a_seat_shows_to_its_end() -> None:
    view = view_of(late_buy()[0])
    seat = view.players[3]
    front = msgspec.structs.replace(seat, hand=12, deck=34, discard=21, top="Gold")
    full = msgspec.structs.replace(view, players=(*view.players[:3], front))
    counted = [msgspec.structs.replace(part(view), vp=(9, 0, 0, vp)) for vp in (10, 11)]
    one, other = (msgspec.structs.replace(full, parts={"prosperity": tokens}) for tokens in counted)
    assert render.picture(one).tobytes() != render.picture(other).tobytes()


def test_six_long_names_are_told_apart_by_their_last_letter() -> None:
    view = Table.new("dominion", seats=6, seed=3).view(None)
    one, other = (["Wilhelmine Charlotte " + last] * 6 for last in "XY")
    assert render.picture(view, names=one).tobytes() != render.picture(view, names=other).tobytes()


def test_hand_of_twelve_shows_cards_with_a_text_whole() -> None:
    basic = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    whole, halves = spread(items([*basic, "Cellar", "Chapel", "Market", "Militia", "Moat"], words("en"), {}))
    assert whole.height > NARROW[1]
    assert PLAYED[1] < halves.height < 3 * PLAYED[1]
    (all_whole,) = spread(items([*basic[:4], "Cellar"], words("en"), {}))
    assert all_whole.height > NARROW[1]
    (all_halves,) = spread(items(CARDS[:20], words("en"), {}))
    assert all_halves.height < 5 * PILE[1]


def test_a_hand_of_many_kinds_stays_within_a_picture() -> None:
    hand = [*CARDS[:24], "Copper", "Copper"]
    view = msgspec.structs.replace(view_of(arranged(["Copper"], ["Copper"]), 0), hand=tuple(hand))
    assert render.picture(view).height <= 1500


def test_only_the_owner_sees_a_hand() -> None:
    table = arranged(["Witch", "Gold"], ["Copper"])
    other = arranged(["Moat", "Estate"], ["Copper"])
    kingdom = {"kingdom": ("Moat", "Witch"), "piles": view_of(table).piles, "lately": ()}
    mine, theirs = (msgspec.structs.replace(view_of(one, 1), **kingdom) for one in (table, other))
    assert render.png(mine) == render.png(theirs)
    mine, theirs = (msgspec.structs.replace(view_of(one, 0), **kingdom) for one in (table, other))
    assert render.png(mine) != render.png(theirs)


def test_cards_stay_drawn_while_four_tables_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    clear()
    views = [
        Table.new("dominion", seats=2, seed=1, options={"kingdom": kingdom}).view(None)
        for kingdom in ("Beginners", "Big Money", "Best Wishes", "Lucky Seven")
    ]
    for view in views:
        render.picture(view)
        render.overlay(view, "kingdom")
    painted: list[str] = []
    monkeypatch.setattr("render.kit.emblem.paint", lambda _, card, size: painted.append(card))
    for view in views:
        render.picture(view)
    assert painted == []


# Asks


def test_options_are_numbered_as_the_panel_lists_them() -> None:
    table = arranged(["Village", "Market", "Copper", "Market"])
    ask = asked(table, 0)
    assert render.marks(table.view(0), ask) == {"Market": "1", "Village": "2"}
    table, ask = late_buy()
    marks = render.marks(table.view(0), ask)
    assert list(marks) == [option.id for option in ask.options if option.id in faces()]
    assert list(marks.values()) == [str(number) for number in range(1, len(marks) + 1)]


def test_the_marks_of_all_asks_are_cards_that_can_come_next() -> None:
    for view, ask, _ in games():
        marks = render.marks(view, ask)
        assert set(marks) <= set(next_steps(ask))
        assert len(set(marks.values())) == len(marks)
        assert set(marks) == {option.id for option in ask.options if not option.path and option.id in faces()}


def test_all_asks_can_be_drawn_with_and_without_a_choice() -> None:
    for view, ask, _ in games():
        shown = render.picture(view, ask, names=NAMES)
        assert shown.width == WIDTH
        assert shown.height <= 1500
        marks = render.marks(view, ask)
        if marks:
            last = list(marks)[-1]
            assert render.picture(view, ask, (last,), names=NAMES).tobytes() != shown.tobytes(), ask.kind


def test_a_named_card_is_marked_in_the_supply() -> None:
    table = arranged(["Wishing Well"], actions=2)
    table.answer(0, ["Wishing Well"])
    ask = asked(table, 0)
    assert render.marks(table.view(0), ask) == {}
    assert list(render.marks(table.view(0), ask, ("supply",)))[:2] == ["Copper", "Silver"]
    assert render.marks(table.view(0), ask, ("base",)) == {}
    before, after = (render.picture(table.view(0), ask, chosen) for chosen in ((), ("supply",)))
    assert before.tobytes() != after.tobytes()


def test_each_picked_copy_shows() -> None:
    table = arranged(["Militia"], ["Copper", "Copper", "Copper", "Estate", "Gold"], actions=2)
    table.answer(0, ["Militia"])
    view, ask = table.view(1), asked(table, 1)
    assert ask.kind == "dominion.militia.discard"
    shown = [render.picture(view, ask, ("Copper",) * count).tobytes() for count in range(4)]
    assert len(set(shown)) == 4


def test_the_order_of_cards_put_back_shows() -> None:
    table = arranged(["Scout"], actions=2)
    table.answer(0, ["Scout"])
    view, ask = table.view(0), asked(table, 0)
    assert Counter(render.marks(view, ask)) == Counter({"Copper": "1", "Curse": "2", "Silver": "3", "Village": "4"})
    one, other = (render.picture(view, ask, chosen) for chosen in (("Curse", "Copper"), ("Copper", "Curse")))
    assert one.tobytes() != other.tobytes()


def test_revealed_cards_are_drawn_from_the_ask() -> None:
    table = arranged(["Loan"], phase="buy")
    table.answer(0, ["Loan"])
    view, ask = table.view(0), asked(table, 0)
    assert ask.args["revealed"] == "Silver"
    other = Ask(**{**{f: getattr(ask, f) for f in ask.__struct_fields__}, "args": {**ask.args, "revealed": "Gold"}})
    assert render.picture(view, ask).tobytes() != render.picture(view, other).tobytes()


def test_a_closer_look_shows_other_cards() -> None:
    table = late_buy()[0]
    kingdom, deck = (render.overlay(table.view(0), key) for key in ("kingdom", "deck"))
    assert kingdom.tobytes() == render.overlay(table.view(None), "kingdom").tobytes() != deck.tobytes()
    assert max(kingdom.height, deck.height) <= 1500
