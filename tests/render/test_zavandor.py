"""Zavandor's pictures: distinct cards, all public facts in place, no hidden facts, the same marks as the panels."""

from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

import render
from render.kit.emblem import paint
from render.kit.png import encode
from render.kit.sections import MOST, WIDTH
from render.kit.sprites import shrink
from render.kit.theme import PAPER, palette_bytes
from render.kit.typography import width_of, wrapped
from render.words import LANGUAGES, words
from render.zavandor.boards import APART, SYMBOL, VISIBLE, signs
from render.zavandor.complete_card import LARGE, WHOLE
from render.zavandor.faces import EMBLEM, FRAME, OFFERED, PAD, STRIP, name_lines, print_of
from render.zavandor.gem_cards import CARD, INDEX
from render.zavandor.hand import bid_of, fanned, picked
from render.zavandor.layout import NAME, NUMBER, TEXT
from render.zavandor.owned_card import OWNED, PRICE, places
from render.zavandor.peak import king
from render.zavandor.symbols import SHIELD, cube, emblems, symbol
from render.zavandor.tracks import cells, track_of
from render.zavandor.words import told_card
from rules import Table
from rules.kernel import Ask, Event
from rules.zavandor.view import CARDS, CLANS, Object, ZavandorView
from tests.render.games import NAMES
from tests.render.vision import difference, lab
from tests.render.zavandor_games import decided, games, late, view_of

FACES = (*CARDS, *CLANS)
LARGE_SQUEEZED = 0.66
"""Minimum width of a large name on the table, as a share of its natural width."""


# Cards


def test_each_card_and_board_has_its_own_emblem() -> None:
    assert {name for name in emblems() if not name.startswith(":")} == set(FACES)
    small = {name: shrink(paint(emblems(), name, (52, 30))).convert("RGB") for name in FACES}
    for one, other in combinations(FACES, 2):
        difference = ImageChops.difference(small[one], small[other]).convert("L")
        apart = sum(value > 40 for value in difference.tobytes())
        assert apart > 0.1 * difference.width * difference.height, (one, other)


def test_gems_differ_without_colour() -> None:
    shapes = {gem: symbol(gem, 40).getchannel("A").reduce(4) for gem in "rygb"}
    for one, other in combinations(shapes, 2):
        difference = ImageChops.difference(shapes[one], shapes[other])
        assert sum(value > 128 for value in difference.tobytes()) > 100, (one, other)


def test_carts_differ_without_colour() -> None:
    greys = {cart: symbol(cart, 36).reduce(4).convert("LA").convert("L") for cart in "LPMG"}
    for one, other in combinations(greys, 2):
        difference = ImageChops.difference(greys[one], greys[other])
        assert sum(value > 48 for value in difference.tobytes()) > 100, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_name_fits_its_card_in_every_size(language: str) -> None:
    for id_ in CARDS:
        name = print_of(id_, words(language)).name
        for card, beside in ((OFFERED, 112 + PAD), (OWNED, 0), (STRIP, EMBLEM + 6 + prices(id_))):
            space = card[0] - 2 * FRAME - beside - SHIELD - 6
            assert width_of(name, "serif", NAME) * LARGE_SQUEEZED <= space, (name, card)
        lines = name_lines(name, WHOLE[0] - 2 * FRAME - 8)
        assert len(lines) <= 2, name
        assert " ".join(lines) == name


def prices(id_: str) -> int:
    """Return the width of a card's prices on a strip."""
    return sum(SYMBOL + VISIBLE * max(0, len(cell.price) - 1) + APART for cell in cells(id_))


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_card_has_space_for_the_effect_of_its_kind(language: str) -> None:
    for id_ in FACES:
        text = print_of(id_, words(language)).text
        lines = wrapped(text, "text", TEXT, LARGE[0] - 2 * (FRAME + PAD))
        assert " ".join(lines) == text, id_
        rest = LARGE[1] - 2 * FRAME - 40 - 46 - 40 * len(cells(id_)) - 32 * len(lines) - 10
        assert rest >= 60, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_kind_of_a_card_stands_beside_its_shield(language: str) -> None:
    for id_ in FACES:
        space = WHOLE[0] - 2 * FRAME - (SHIELD if track_of(id_).vp else 0)
        kind = print_of(id_, words(language)).kind
        # It stands in the middle of its space, and the shield reaches over the edge of the frame.
        assert width_of(kind, "text", TEXT) <= space - 8, kind


def test_track_shows_every_price_and_every_level() -> None:
    assert [[token.name for token in cell.price] for cell in cells("R3")] == [["r"], ["r", "b"]]
    assert [[token.name for token in cell.gives] for cell in cells("R2")] == [["G"], ["G", "G"], ["G", "G", "M", "P"]]
    printed, *_, last = cells("R5")
    assert printed.price == ()
    assert [(token.text, token.name) for token in last.gives] == [("7", "P"), ("6", "M"), ("6", "G")]
    assert all(len(cells(id_)) == track_of(id_).top for id_ in FACES)


def test_card_stands_alone_for_its_topic() -> None:
    assert set(render.illustrations("zavandor")) >= set(FACES)
    shown = render.illustration("zavandor", "R7", language="de")
    assert shown != render.illustration("zavandor", "R7", language="en")
    assert shown != render.illustration("zavandor", "R8", language="de")


# Complete pictures


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_picture_fits_a_phone(seats: int) -> None:
    table = late(seats)
    for view, ask in ((view_of(table), None), (view_of(table, 0), table.ask_of(0))):
        picture = render.picture(view, ask, names=NAMES)
        assert picture.mode == "P"
        assert picture.width == WIDTH
        # A message with it is 640 pixels high on a phone, where the picture is 311 pixels wide.
        assert picture.height <= 1290
        assert bytes(picture.getpalette() or ()) == palette_bytes()


def test_smallest_text_is_legible() -> None:
    assert min(TEXT, NUMBER) * 45 >= WIDTH


def test_late_table_is_a_small_and_reproducible_file() -> None:
    view = decided()
    data = render.png(view, names=NAMES)
    assert len(data) <= 600 * 1024
    assert data == render.png(view, names=NAMES)


def changed(view: ZavandorView, seat: int, **facts: Any) -> ZavandorView:
    """Return a view with other facts of a seat."""
    players = [msgspec.structs.replace(p, **facts) if at == seat else p for at, p in enumerate(view.players)]
    return msgspec.structs.replace(view, players=tuple(players))


SEEN: tuple[dict[str, Any], ...] = (
    {"clan": "A"},
    {"level": 2},
    {"cave": (None,) * 6},
    {"cave": (Object("R1", 1, 2), None, None, None, None, None)},
    {"cave": (Object("R1", 2, 2), None, None, None, None, None)},
    {"coins": 14},
    {"bids": ("Gr",)},
    {"carts": {"L": 1, "P": 2, "M": 3, "G": 5}},
    {"done": True},
    {"waiting": True},
    {"sealed": True},
)


@pytest.mark.parametrize("facts", SEEN, ids=str)
def test_all_public_facts_of_a_seat_are_visible(facts: dict[str, Any]) -> None:
    view = view_of(late())
    assert render.picture(changed(view, 0, **facts)).tobytes() != render.picture(view).tobytes()


def test_all_public_facts_of_the_table_are_visible() -> None:
    view = view_of(late())
    row = view.rows[1]
    for facts in (
        {"king": 7},
        {"start": 2},
        {"results": decided().results},
        {"rows": (view.rows[0], msgspec.structs.replace(row, right="R8"), *view.rows[2:])},
        {"rows": (view.rows[0], msgspec.structs.replace(row, middle="R8"), *view.rows[2:])},
        {"rows": (view.rows[0], msgspec.structs.replace(row, stack=row.stack[1:]), *view.rows[2:])},
    ):
        other = msgspec.structs.replace(view, **facts)
        assert render.picture(other).tobytes() != render.picture(view).tobytes(), facts


def test_message_of_the_turn_tells_the_scores_and_the_names_instead_of_the_picture() -> None:
    view = view_of(late())
    told = changed(msgspec.structs.replace(view, round=9), 0, score=99)
    assert render.picture(told, names=NAMES).tobytes() == render.picture(view).tobytes()


def test_panel_shows_what_its_question_is_about() -> None:
    table = late().fork()
    view, ask = view_of(table, 0), table.ask_of(0)
    pile = msgspec.structs.replace(view.piles[2], draw=99)
    others = {
        "board": changed(view, 0, coins=1),
        "depot": msgspec.structs.replace(view, piles=(*view.piles[:2], pile, view.piles[3])),
        "path": msgspec.structs.replace(view, king=7),
    }

    def shown(ask: Ask | None) -> set[str]:
        drawn = render.picture(view, ask).tobytes()
        return {part for part, other in others.items() if render.picture(other, ask).tobytes() != drawn}

    assert shown(ask) == {"board", "depot"}
    table.answer(0, ["done"])
    assert shown(table.ask_of(0)) == set()
    upgrade = next(ask for _, ask, _ in games() if ask.kind == "zavandor.upgrade")
    assert shown(upgrade) == {"board"}
    king = next(ask for _, ask, _ in games() if ask.kind == "zavandor.king")
    assert shown(king) == {"board", "path"}


@pytest.mark.parametrize("phase", ["income", "upgrade"])
def test_answered_seats_are_ticked_while_all_are_asked(phase: str) -> None:
    view = msgspec.structs.replace(view_of(late()), phase=phase, asked=(0, 2))
    fronts = [signs(view, seat, player) for seat, player in enumerate(view.players)]
    assert fronts == [(), ("start", "ready"), (), ("ready",)]


def test_new_things_on_a_board_are_marked() -> None:
    view = view_of(late())
    risen = {"seat": 0, "object": "R1", "level": 2, "complete": True, "paid": ["Gr"], "coins": 0}
    news = (Event("zavandor.revealed", {"bids": [[]] * 4}), Event("zavandor.upgraded", risen))
    before = msgspec.structs.replace(view, lately=())
    after = msgspec.structs.replace(view, lately=news)
    late_news = msgspec.structs.replace(view, lately=news[::-1])
    assert render.picture(before).tobytes() == render.picture(late_news).tobytes()
    assert render.picture(before).tobytes() != render.picture(after).tobytes()


def test_only_the_owner_sees_a_hand_and_a_sealed_bid() -> None:
    view = view_of(late())
    hidden = msgspec.structs.replace(view, own=("Gr",), bid=("Gr",), orders={"r": "card"})
    assert render.png(view) == render.png(hidden)
    mine = view_of(late(), 0)
    other = msgspec.structs.replace(mine, own=mine.own[1:])
    assert render.png(mine) != render.png(other)
    sealed = msgspec.structs.replace(mine, bid=("Gr", "Gr"))
    assert render.png(mine) != render.png(sealed)


HUGE = tuple(cart + gem for gem in "rygb" for cart in "LPMG" for _ in range(12))


@pytest.mark.parametrize("count", [1, 5, 16, 17, 40, len(HUGE)])
def test_hand_is_a_fan_within_the_picture(count: int) -> None:
    places = fanned(HUGE[:count])
    assert places == sorted(places)
    assert places[0] >= 0
    assert places[-1] + CARD[0] <= WIDTH
    drawn = render.picture(msgspec.structs.replace(view_of(late(), 0), own=HUGE[:count]))
    assert drawn.height <= MOST


def test_corner_of_every_kind_of_card_stays_visible_in_a_large_hand() -> None:
    half = HUGE[: len(HUGE) // 2]
    for one, other, left, right in zip(half, half[1:], fanned(half), fanned(half)[1:], strict=False):
        assert one == other or right - left >= INDEX


def test_free_slots_of_an_own_board_take_no_space() -> None:
    view = view_of(late(), 0)
    heights = [
        render.picture(changed(view, 0, cave=(*view.players[0].cave[:cards], *(None,) * (6 - cards)))).height
        for cards in range(7)
    ]
    assert heights[0] < heights[1] == heights[3] < heights[4] == heights[6]


def test_rows_without_a_card_take_less_space() -> None:
    view = decided(0)
    sold = msgspec.structs.replace(view, rows=tuple(msgspec.structs.replace(row, right=None) for row in view.rows))
    assert render.picture(sold).height < render.picture(view).height


def test_empty_hand_takes_no_space() -> None:
    view = view_of(late(), 0)
    assert render.picture(msgspec.structs.replace(view, own=())).height < render.picture(view).height


def test_levels_of_a_card_on_an_own_board_stand_beside_each_other() -> None:
    for id_ in CARDS:
        found = places(id_)
        assert len(found) == track_of(id_).top
        for place, cell in zip(found, cells(id_), strict=True):
            assert place.width >= PRICE * max(1, len(cell.price)), id_
            assert 0 <= place.x - place.width // 2 <= place.x + place.width // 2 <= OWNED[0], id_


def test_own_board_marks_what_is_new_and_what_is_chosen() -> None:
    view, ask = next((view, ask) for view, ask, _ in games() if ask.kind == "zavandor.upgrade" and len(ask.parts) > 1)
    risen = next(option.id for option in ask.parts[0].options if option.id != "none")
    shown = [
        render.picture(view, ask),
        render.picture(view, ask, recent={f"{ask.seat}:{risen}": 1}),
        render.picture(view, ask, (risen,)),
    ]
    assert len({picture.tobytes() for picture in shown}) == 3


@pytest.mark.parametrize("seat", range(4))
def test_cubes_and_the_king_have_a_pale_rim(seat: int) -> None:
    for piece in (cube(seat, 44), king()):
        canvas = piece.core
        pale = [lab(PAPER)]
        colours = {colour for _, colour in canvas.convert("RGB").getcolors(1 << 16) or ()}
        assert any(difference(lab(colour), pale[0]) < 8 for colour in colours)


# Asks


def test_objects_have_letters_and_gem_cards_no_number_that_could_be_a_count() -> None:
    table = late().fork()
    table.answer(0, ["done"])
    ask = table.ask_of(0)
    assert ask is not None
    assert ask.kind == "zavandor.bid"
    assert render.marks(table.view(0), ask) == {}
    marked = [marks for view, ask, _ in games() if (marks := render.marks(view, ask))]
    assert all(marks[object_] == chr(ord("A") + at) for marks in marked for at, object_ in enumerate(marks))
    assert any(len(marks) > 2 for marks in marked)


def test_all_asks_can_be_drawn_with_and_without_a_choice() -> None:
    for view, ask, _ in games():
        shown = render.picture(view, ask, names=NAMES)
        assert shown.width == WIDTH
        marks = render.marks(view, ask)
        assert len(set(marks.values())) == len(marks)
        assert isinstance(view, ZavandorView)
        last = ["", *marks][-1]
        if marks and not view.over and last not in (view.bid or ()):
            assert render.picture(view, ask, (last,), names=NAMES).tobytes() != shown.tobytes(), ask.kind


def test_draft_is_parsed_from_its_ids_and_steps() -> None:
    held = picked(("Lb", "Lb", "r:card", "king:moves"))
    assert held.cards == {"Lb": 2}
    assert held.gems == {"r"}
    assert not held.objects
    assert picked(("bank", "L", "Lb+Lg", "r")).cards == {"Lb": 1, "Lg": 1}
    assert picked(("clan", "R1", "Gr")).objects == {"clan", "R1"}
    assert picked(("S0:L", "R1"), rising=True).objects == {"S0", "R1"}
    assert picked(("S0:L", "R1"), rising=True).rising == {"R1"}
    assert not picked(("R1",)).rising
    assert picked(("card",), "y").gems == {"y"}
    assert picked(("points",), "y").gems == frozenset()


def test_bid_shows_the_cards_of_its_numbers() -> None:
    view = view_of(late(), 0)
    assert bid_of(view, ("2r",)) == ["Mr", "Mr"]
    assert bid_of(view, ("4r", "1b")) == ["Lb", "Mr", "Mr", "Gr", "Gr"]
    assert bid_of(view, ("2r", "Gr")) == ["Mr", "Gr"]
    sealed = msgspec.structs.replace(view, bid=("Lb", "Gr"))
    assert bid_of(sealed, ("0r",)) == ["Lb"]
    table = late().fork()
    table.answer(0, ["done"])
    for bid in (("3r",), ("4b", "1y")):
        by_number, by_name = (render.picture(view, table.ask_of(0), ids) for ids in (bid, bid_of(view, bid)))
        assert by_number.tobytes() == by_name.tobytes()


def test_each_picked_copy_is_visible() -> None:
    view = view_of(late(), 0)
    shown = [render.picture(view, None, ("Gr",) * count).tobytes() for count in range(4)]
    assert len(set(shown)) == 4


# Overlays


def test_overlay_shows_every_card_of_a_colour_and_every_board() -> None:
    view = view_of(late())
    assert render.overlays(view)[-8:] == ("r", "y", "g", "b", "board0", "board1", "board2", "board3")
    shown = [encode(render.overlay(view, key)) for key in render.overlays(view)]
    assert len(set(shown)) == len(shown)
    assert max(render.overlay(view, key).height for key in render.overlays(view)) <= MOST
    for gem in "rygb":
        told = render.overlay_words(view, gem, names=NAMES).splitlines()
        assert len(told) == sum(card.gem == gem for card in CARDS.values()) - sum(
            CARDS[id_].gem == gem for id_ in view.out
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_cards_are_those_of_the_seat_and_those_that_it_can_win_now(language: str) -> None:
    view, told = view_of(late(4), 2), words(language)
    lines = render.overlay_words(view, "cards", names=NAMES, language=language).splitlines()
    own = [view.players[2].clan, *(item.card for item in view.players[2].cave if item)]
    offered = [row.right for row in view.rows if row.right]
    assert offered
    assert len(lines) == len(own) + len(offered)
    for line, card in zip(lines, (*own, *offered), strict=True):
        assert told_card(card, told) in line
        assert (NAMES[2] in line) == (card not in offered)
    assert "cards" not in render.overlays(view_of(late(4))), "a spectator has no cards"
    if language == "en":
        picture = render.overlay(view, "cards", names=NAMES)
        assert encode(picture) != encode(render.overlay(view_of(late(4), 1), "cards", names=NAMES))
        assert picture.height <= MOST


def test_two_players_have_fewer_overlays() -> None:
    assert render.overlays(Table.new("zavandor", seats=2, seed=1).view(None))[-1] == "board1"
