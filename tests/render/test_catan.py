"""Catan's pictures: their size, their colours, the places of the board, marks and previews, the hand."""

import io
import itertools
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageChops

import render
from cogs.show.rulebook import articles, topics
from render.catan import hand, seats, slips
from render.catan.cards import BANNER, FRAME, LINE, PAD, SQUEEZED, TEXT, WHOLE, printed
from render.catan.contributions import every_deck
from render.catan.emblem import emblems
from render.catan.expansions.ck.dice import event
from render.catan.expansions.ck.pieces import TRACK_RAMPS, knight
from render.catan.expansions.ck.strip import track_sign
from render.catan.island.land import GROUNDS, SIZES, VERSIONS, land
from render.catan.island.pieces import PIPS, city, road, settlement, token
from render.catan.island.sea import RADIUS, STAGES
from render.catan.options import PLACE, letter_of, marks, previewed, price
from render.catan.overlays import expected, yields
from render.catan.prices import prices
from render.catan.slips import Rates, rates
from render.catan.stage import stage_of
from render.kit.marks import seat_shape
from render.kit.theme import SEATS, palette, palette_bytes
from render.kit.typography import width_of, wrapped
from render.option_marks import next_steps
from render.words import LANGUAGES, words
from rules import Table
from rules.catan.expansion import every_kind
from rules.catan.view import CatanView, geometry
from rules.kernel import Ask, Field, Option, View
from tests.render.catan_games import late, seen, told
from tests.render.games import NAMES

TABLES = [("base", 2), ("base", 4), ("base", 6), ("ck", 3), ("ck", 4), ("ck", 5), ("ck", 6)]
EMBLEM = 100
"""Minimum height of the emblem on a card, in pixels."""


def arranged(**position: object) -> Table:
    """Return a table in a position with three seats."""
    return Table.arrange("catan", {"seats": 3, "number": 9, **position}, seed=3)


@pytest.mark.sweep(1, by="mode")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_picture_fits_a_phone(mode: str, seats: int) -> None:
    table = late(mode, seats)
    for seat in (None, 0):
        picture = render.picture(table.view(seat), names=["Wilhelmina Constanze"] * seats)
        assert picture.mode == "P"
        assert picture.width == 1200
        # A seat has its hand below the island.
        assert (4 / 5 if seat is None else 5 / 8) <= picture.width / picture.height <= 5 / 4
        assert bytes(picture.getpalette() or ()) == palette_bytes()


@pytest.mark.parametrize(("mode", "count"), TABLES)
def test_strip_shows_all_players_in_turn_order(mode: str, count: int) -> None:
    view = seen(late(mode, count))
    shown = seats.strip(view, NAMES, words("en"))
    assert tuple(front.seat for front in shown.fronts) == view.order
    picture = render.picture(view, names=NAMES).convert("RGB")
    for place, seat in enumerate(view.order):
        rank, column = divmod(place, shown.abreast)
        x = seats.MARGIN + column * shown.cell + seats.SHAPE // 2
        y = rank * shown.rank + seats.TOP + seats.SHAPE // 2
        shape = seat_shape(seat, seats.SHAPE).core.convert("RGB")
        middle = shape.crop((seats.SHAPE // 2 - 8, seats.SHAPE // 2 - 8, seats.SHAPE // 2 + 8, seats.SHAPE // 2 + 8))
        assert picture.crop((x - 8, y - 8, x + 8, y + 8)).tobytes() == middle.tobytes()


@pytest.mark.parametrize(("mode", "count"), TABLES)
def test_every_possible_sea_is_painted_ahead(mode: str, count: int) -> None:
    view = seen(late(mode, count))
    assert (view.size, seats.strip(view, NAMES, words("en")).height) in STAGES


def test_file_is_small_and_reproducible() -> None:
    view = late("ck", 6).view(None)
    data = render.png(view, names=NAMES)
    assert len(data) <= 800 * 1024
    assert data == render.png(view, names=NAMES)
    assert Image.open(io.BytesIO(data)).size == render.picture(view, names=NAMES).size


@pytest.mark.parametrize("size", ["std", "ext"])
def test_places_lie_where_hexes_meet(size: str) -> None:
    places, stage = geometry(size), stage_of(size, 200)
    for number, around in enumerate(places.corners):
        x, y = stage.hex(number)
        for vertex in around:
            vx, vy = stage.vertex(vertex)
            assert abs(((vx - x) ** 2 + (vy - y) ** 2) ** 0.5 - RADIUS) < 2
    for edge, ends in enumerate(places.ends):
        (ax, ay), (bx, by) = map(stage.vertex, ends)
        ex, ey = stage.edge(edge)
        assert abs(ex - (ax + bx) / 2) <= 1
        assert abs(ey - (ay + by) / 2) <= 1
    assert round(stage.frame.wide) in SIZES


def test_versions_of_a_terrain_differ() -> None:
    painted = [land(SIZES[0], terrain, version).core.tobytes() for terrain in GROUNDS for version in range(VERSIONS)]
    assert len(set(painted)) == len(painted)


def test_pieces_of_different_seats_levels_and_states_differ_without_colour() -> None:
    drawn = [make(seat, 88) for make in (settlement, city) for seat in range(6)]
    drawn += [road(seat, "rise", 88) for seat in range(6)]
    drawn += [knight(0, level, active, 88) for level, active in itertools.product((1, 2, 3), (False, True))]
    drawn += [token(number, 88) for number in PIPS]
    grey = [(piece.size, piece.core.convert("L").tobytes()) for piece in drawn]
    assert len(set(grey)) == len(grey)


def test_castles_of_the_event_die_differ_without_colour() -> None:
    drawn = []
    for track in TRACK_RAMPS:
        face = event(track).core.convert("L")
        grey = face.tobytes()
        ground = grey[56 * face.width + 8]
        drawn.append({at for at, tint in enumerate(grey) if abs(tint - ground) > 24})
    assert all(len(one ^ other) > len(one) / 10 for one, other in itertools.combinations(drawn, 2))


def test_tracks_and_metropolises_of_the_strip_differ_without_colour() -> None:
    shapes = {track: track_sign(track, 0, False).opaque for track in TRACK_RAMPS}
    assert all((one != other).sum() > 30 for one, other in itertools.combinations(shapes.values(), 2))
    for track in TRACK_RAMPS:
        plain, metropolis = (track_sign(track, 0, held).core.convert("L") for held in (False, True))
        differing = sum(ImageChops.difference(plain, metropolis).histogram()[40:])
        assert differing > 100


def test_discs_of_six_and_eight_are_larger() -> None:
    assert token(6, 109).size[0] == token(8, 109).size[0] > token(9, 109).size[0]


def _unround(number: int) -> float:
    """Return by how many pixels the border of a number's disc is nearer to its middle in some directions."""
    rows, columns = np.nonzero(token(number, 109).opaque)
    middle = token(number, 109).size[0] / 2 - 0.5
    turns = np.round(np.degrees(np.arctan2(rows - middle, columns - middle)) / 4)
    far = np.hypot(rows - middle, columns - middle)
    # Only the upper left half, without the shadow.
    border = [far[turns == turn].max() for turn in range(-44, -1)]
    return float(max(border) - min(border))


def test_discs_of_six_and_eight_have_points_and_the_others_are_round() -> None:
    assert {number for number in PIPS if _unround(number) > 3} == {6, 8}


@pytest.mark.parametrize("size", [RADIUS])
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_buildings_have_a_pale_outline(seat: int, size: int) -> None:
    rim = np.array(SEATS[seat].rim)
    pale = np.abs(np.array(palette()) - rim).max(axis=1) <= 16
    for piece in (settlement(seat, size), city(seat, size)):
        assert pale[piece.pixels[piece.opaque]].mean() >= 0.06


def test_each_card_and_kind_has_its_own_emblem() -> None:
    cards = {card for deck in every_deck().values() for card in deck.cards}
    assert cards <= set(emblems())
    assert {f":{kind}" for kind in every_kind()} <= set(emblems())
    assert len({str(emblems()[card]) for card in cards}) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_has_space_for_its_name_its_text_and_its_emblem(language: str) -> None:
    width, height = WHOLE
    for name, deck in every_deck().items():
        for card in deck.cards:
            told = printed(card, name, words(language))
            # A long name may cover half of the frame on each side.
            assert width_of(told.name, "serif", TEXT) * SQUEEZED <= width - FRAME, told.name
            lines = wrapped(told.text, "text", TEXT, width - 2 * FRAME - 2 * PAD)
            assert " ".join(lines) == " ".join(told.text.split()), told.name
            assert height - 2 * FRAME - BANNER - len(lines) * LINE - 2 * PAD >= EMBLEM, told.name


# Pictures of asks


@pytest.mark.parametrize("mode", ["base", "ck"])
def test_marks_are_unique_and_in_the_order_of_the_list(mode: str) -> None:
    for ask in told(mode)[0]:
        for path in {option.steps[:depth] for option in ask.options for depth in range(len(option.steps))}:
            found = marks(ask, path)
            places = [step for step in next_steps(ask, path) if PLACE.fullmatch(step)]
            assert [found[place] for place in places] == [letter_of(index) for index in range(len(places))]
            assert len(set(found.values())) == len(found)


def test_mark_of_a_place_is_neither_a_number_of_the_board_nor_a_seat() -> None:
    marks = [letter_of(index) for index in range(80)]
    assert marks[:4] == ["G", "H", "J", "K"]
    assert len({*marks}) == len(marks)
    assert all(mark.isalpha() for mark in marks)
    assert not {*marks} & {seat.letter for seat in SEATS}


def placing() -> tuple[Table, Ask]:
    table = Table.new("catan", seats=3, seed=4, options={"mode": "ck"})
    return table, table.asks[0]


def test_hex_comes_first_if_there_are_many_places() -> None:
    table, ask = placing()
    hexes = render.marks(table.view(ask.seat), ask)
    assert set(hexes) == set(next_steps(ask))
    assert all(place.startswith("H") for place in hexes)
    place = next(iter(hexes))
    corners = render.marks(table.view(ask.seat), ask, (place,))
    assert 1 <= len(corners) <= 6
    assert all(place.startswith("V") for place in corners)
    shown = [render.png(table.view(ask.seat), ask, path) for path in ((), (place,), (place, next(iter(corners))))]
    assert len(set(shown)) == 3


def test_preview_shows_the_piece_at_its_new_place() -> None:
    table, ask = placing()
    view = seen(table, ask.seat)
    one, other = ask.options[10], ask.options[30]
    pictures = [render.picture(view, ask, option.steps, names=NAMES).convert("RGB") for option in (one, other)]
    shown = seats.strip(view, NAMES, words("en"))
    stage, lower = stage_of(view.size, shown.height), shown.height - seats.first_row(shown).height
    changed = ImageChops.difference(*pictures)
    for option in (one, other):
        x, y = stage.place(option.args["place"])
        y -= lower
        around = (x - 50, y - 60, x + 50, y + 40)
        assert changed.crop(around).getbbox()
        changed.paste(0, around)
    assert changed.getbbox() is None


def test_preview_moves_only_the_pieces_of_the_ask() -> None:
    view = seen(arranged(options={"mode": "ck"}, robber="H3"), 0)
    hexes = (Option("H9"), Option("H4"))
    moved = {
        kind: previewed(view, Ask(0, f"catan.{kind}", hexes), hexes[0])[0]
        for kind in ("robber", "merchant", "inventor")
    }
    assert {kind: (found.robber, found.parts["ck"].merchant) for kind, found in moved.items()} == {
        "robber": (9, None),
        "merchant": (3, 9),
        "inventor": (3, None),
    }


def test_victims_of_the_robber_are_marked_with_their_letters() -> None:
    ask = Ask(0, "catan.robber", tuple(Option(f"H9:{seat}", ("H9", f"seat:{seat}"), {"seat": seat}) for seat in (1, 2)))
    assert marks(ask) == {"H9": "G"}
    assert marks(ask, ("H9",)) == {"seat:1": "B", "seat:2": "C"}


@pytest.mark.parametrize("mode", ["base", "ck"])
def test_every_ask_and_every_choice_has_a_picture(mode: str) -> None:
    table = late(mode, 4)
    for ask in told(mode)[0][::9]:
        view = table.view(ask.seat)
        for option in ask.options[:: max(1, len(ask.options) // 2)]:
            for depth in range(len(option.steps) + 1):
                assert render.picture(view, ask, option.steps[:depth], names=NAMES).width == 1200


# The hand


def test_a_panel_leaves_out_the_further_rows_that_the_turn_message_shows_above_it() -> None:
    table = arranged(phase="act", dice=[4, 5], hands=[{"ore": 3, "grain": 2, "wool": 1}, {}, {}])
    own, panel = table.view(0), render.picture(table.view(0), table.asks[0], names=NAMES)
    assert panel.height == render.picture(own, names=NAMES).height - seats.ROW
    # The question of the turn message leaves its picture as it is.
    public = table.view(None)
    assert render.picture(public, table.asks[0]).size == render.picture(public).size


def test_a_hand_above_the_prices_shows_the_upper_ends_of_its_cards() -> None:
    view = arranged(hands=[{"ore": 3, "grain": 2}, {}, {}]).view(0)
    assert isinstance(view, CatanView)
    held, _ = hand.sections(view, None, (), words("en"))
    robber = Ask(0, "catan.robber", (Option("H9"), Option("H4")))
    (alone,) = hand.sections(view, robber, (), words("en"))
    assert held.height < alone.height == hand.FAN


def test_hand_is_shown_to_its_owner_and_changes_with_the_draft() -> None:
    view = arranged(hands=[{"ore": 3, "grain": 2}, {}, {}]).view(0)
    ask = Ask(0, "catan.discard", (Option("ore", limit=3), Option("grain", limit=2)), least=2, most=2)
    pictures = [render.png(view, ask, chosen, names=NAMES) for chosen in ((), ("ore",), ("ore", "ore"), ("grain",))]
    assert len(set(pictures)) == 4


def board_of(view: View, ask: Ask | None = None, chosen: Sequence[str] = ()) -> bytes:
    """Return the pixels of the island, without its head and what lies below."""
    seen = view if isinstance(view, CatanView) else None
    assert seen is not None
    whole = seats.strip(seen, NAMES, words("en"))
    high = stage_of(seen.size, whole.height).size[1] - whole.height
    # The strip of a panel is lower.
    head = (seats.first_row(whole) if ask else whole).height
    # The gains of the roll are left of the sea, and chosen cards reach into its lower edge.
    return render.picture(view, ask, chosen, names=NAMES).crop((230, head, 1200, head + high - 60)).tobytes()


def test_own_picture_shows_the_island_above_the_hand_except_for_choices_of_cards() -> None:
    table = arranged(phase="act", dice=[4, 5], hands=[{"ore": 3, "grain": 2, "wool": 1}, {}, {}])
    view, (ask, *_) = table.view(0), table.asks
    island = board_of(table.view(None))
    assert board_of(view) == board_of(view, ask) == board_of(view, ask, ("development",)) == island
    discard = Ask(0, "catan.discard", (Option("ore", limit=3),), least=3, most=3)
    assert render.picture(view, discard, ("ore", "ore")).height < render.picture(table.view(None)).height / 2
    assert render.picture(view, ask).height > render.picture(table.view(None)).height


@pytest.mark.parametrize(
    ("chosen", "paid"),
    [
        (("road",), {"brick": 1, "lumber": 1}),
        (("road", "E28"), {"brick": 1, "lumber": 1}),
        (("bank", "ore", "wool"), {"ore": 4}),
        (("improve", "science"), {"paper": 2}),
        (("end",), {}),
        ((), {}),
    ],
)
def test_cards_that_a_choice_costs_stand_out(chosen: tuple[str, ...], paid: Mapping[str, int]) -> None:
    hand = {"ore": 4, "brick": 1, "lumber": 1, "paper": 2}
    improved = {"improvements": [{"science": 1}, {}, {}]}
    view = seen(arranged(options={"mode": "ck"}, hands=[hand, {}, {}], **improved), 0)
    ask = Ask(0, "catan.act", (Option("road:E28", ("road", "E28")), Option("end")))
    assert price(view, ask, chosen) == paid
    assert not price(view, Ask(0, "catan.free_road", ask.options), chosen)
    plain, shown = (render.png(view, ask, steps, names=NAMES) for steps in ((), chosen))
    assert (plain == shown) == (not paid)


def test_gains_of_the_last_roll_are_in_the_own_picture_until_the_next_roll() -> None:
    island = {"terrain": ["forest", "hills", *["desert"] * 17], "numbers": [5, 8, *[0] * 17]}
    table = arranged(**island, settlements=[["V3"], [], []], coming=[[2, 3], *[[1, 1]] * 3])
    # Without a card to play the seat is not asked to roll.
    view = seen(table, 0)
    assert view.gains == {0: {"lumber": 1}}
    without = msgspec.structs.replace(view, gains={})
    assert render.png(view, names=NAMES) != render.png(without, names=NAMES)
    assert "The last roll brought you 1 lumber." in render.describe(view, names=NAMES)
    assert render.png(seen(table), names=NAMES) == render.png(
        msgspec.structs.replace(seen(table), gains={}), names=NAMES
    )
    table.answer(0, ["end"])
    assert seen(table).gains == {}


def test_wanted_cards_are_not_marked_in_the_own_hand() -> None:
    view = arranged(hands=[{"ore": 3, "brick": 2}, {}, {}]).view(0)
    sides = tuple(Field(name, (Option("ore", limit=3), Option("brick", limit=3))) for name in ("give", "get"))
    offer = Ask(0, "catan.offer", fields=sides)
    assert render.png(view, offer, ("ore", "brick"), names=NAMES) == render.png(view, offer, names=NAMES)


def test_payable_prices_stand_out() -> None:
    view = seen(arranged(options={"mode": "ck"}, hands=[{"ore": 3, "grain": 2, "cloth": 1}, {}, {}]), 0)
    payable = {slip.name for slip in prices(view) if slip.payable}
    assert payable == {"city", "activate", "trade"}
    assert {slip.name: len(slip.cost) for slip in prices(view)}["city"] == 5


def shining(view: View, ask: Ask | None, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the names of the gold slips of a price list."""
    assert isinstance(view, CatanView)
    gold: dict[str, bool] = {}
    with monkeypatch.context() as patched:
        patched.setattr(slips, "slip_sprite", lambda slip: gold.setdefault(slip.name, slip.payable))
        patched.setattr(slips, "rates_sprite", lambda found: gold.setdefault("bank", found.payable))
        slips.price_list(view, ask)
    return {name for name, shines in gold.items() if shines}


def test_only_what_has_a_button_shines_as_affordable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A settlement and a knight without a place shone, and everything while others play."""
    hand = {"lumber": 1, "brick": 1, "wool": 1, "grain": 2, "ore": 4}
    table = arranged(phase="act", options={"mode": "ck"}, hands=[hand, hand, {}], settlements=[["V22"], ["V9"], []])
    view, (ask, *_) = table.view(0), table.asks
    assert isinstance(view, CatanView)
    assert "settlement" in view.payable
    assert not any(option.id.startswith("settlement") for option in ask.options)
    assert shining(view, ask, monkeypatch) == {"road", "city", "bank"}
    assert shining(table.view(1), None, monkeypatch) == set()
    assert shining(view, Ask(0, "catan.roll", (Option("roll"),)), monkeypatch) == set()


def test_rates_of_the_bank_are_on_the_price_list() -> None:
    coast = {"terrain": ["forest"] * 19, "numbers": [5] * 19, "settlements": [["V0"], [], []]}
    table = arranged(**coast, harbours=["ore", *["any"] * 8], hands=[{"ore": 2}, {}, {"wool": 4}])
    assert rates(seen(table, 2)) == Rates((), 4, True)
    assert rates(seen(table, 0)) == Rates(("ore",), 4, True)


def test_no_picture_shows_another_players_hand() -> None:
    mine = {"ore": 3, "grain": 2}
    one, other = (arranged(hands=[mine, hand, {}]) for hand in ({"ore": 4}, {"wool": 4}))
    # The bank is public.
    alike = [msgspec.structs.replace(seen(table, 0), bank=seen(one).bank) for table in (one, other)]
    assert render.png(alike[0], names=NAMES) == render.png(alike[1], names=NAMES)
    banks = [msgspec.structs.replace(seen(table), bank={}) for table in (one, other)]
    assert render.png(banks[0], names=NAMES) == render.png(banks[1], names=NAMES)


def test_another_players_cards_are_shown_if_the_ask_is_to_choose_among_them() -> None:
    view = arranged(options={"mode": "ck"}, hands=[{"ore": 1}, {}, {}]).view(0)
    wool, coin = (
        Ask(0, "catan.master_merchant.take", (Option(kind, limit=2),), least=2, most=2) for kind in ("wool", "coin")
    )
    spy = Ask(0, "catan.spy.take", (Option("crane"), Option("wedding")))
    pictures = [render.png(view, ask, names=NAMES) for ask in (None, wool, coin, spy)]
    assert len(set(pictures)) == 4


def test_last_roll_is_gold_on_the_island() -> None:
    plain, rolled = (arranged(dice=dice).view(None) for dice in ([], [4, 5]))
    nines = [number for number, one in enumerate(seen(arranged()).hexes) if one.number == 9]
    stage = stage_of("std", seats.strip(seen(arranged()), NAMES, words("en")).height)
    before, after = (render.picture(view, names=NAMES).convert("RGB") for view in (plain, rolled))
    for number in nines:
        x, y = stage.hex(number)
        box = (x - 50, y - 50, x + 50, y + 50)
        assert ImageChops.difference(before.crop(box), after.crop(box)).getbbox()


def test_last_buildings_are_gold_until_the_next_turn_ends() -> None:
    position = {
        "roads": [["E28"], [], []],
        "settlements": [["V18"], [], []],
        "hands": [{"brick": 1, "lumber": 1}, {}, {}],
    }
    table = arranged(**position, phase="act", dice=[1, 1])
    assert seen(table).latest == ()
    table.answer(0, ["road:E36"])
    assert seen(table).latest == ("E36",)
    later = msgspec.structs.replace(seen(table), latest=())
    assert render.png(seen(table), names=NAMES) != render.png(later, names=NAMES)


# Overlays


def test_overlay_lists_the_yields_of_every_number() -> None:
    terrain = ["forest", "hills", "pasture", *["desert"] * 16]
    numbers = [5, 5, 8, *[0] * 16]
    options = {"mode": "ck"}
    table = arranged(
        options=options, terrain=terrain, numbers=numbers, cities=[["V8"], [], []], settlements=[[], ["V6"], []]
    )
    assert yields(seen(table), 0) == {5: {"lumber": 1, "paper": 1, "brick": 2}}
    assert yields(seen(table), 1) == {8: {"wool": 1}}
    assert yields(seen(table), 2) == {}
    told_by = render.overlay_words(table.view(None), "yields", names=NAMES)
    assert told_by.splitlines()[0] == "A Ada: **5** 1 lumber, 1 paper and 2 brick"
    assert render.overlay(table.view(None), "yields", names=NAMES).width == 1200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "prices"), [("base", 4), ("ck", 7)])
def test_overlay_lists_the_prices(language: str, mode: str, prices: int) -> None:
    view = late(mode, 4).view(0)
    assert render.overlays(view)[-4:] == ("yields", "costs", "places", "dice")
    assert len(render.overlay_words(view, "costs", language=language).splitlines()) == prices
    # Every language has a picture in one mode, because a picture takes longer than words.
    if (LANGUAGES.index(language) % 2 == 0) == (mode == "ck"):
        assert render.overlay(view, "costs", language=language).size[0] == 1200
    assert all(words(language).has(f"overlay.catan.{key}") for key in render.overlays(view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "cards", "others"),
    [("base", ["knight", "knight", "monopoly"], 3), ("ck", ["alchemist", "wedding"], 0), ("base", [], 5)],
)
def test_own_cards_are_explained_to_their_owner_alone(mode: str, cards: list[str], others: int, language: str) -> None:
    position = {"seats": 3, "options": {"mode": mode}, "phase": "act", "cards": [cards, [], []]}
    table = Table.arrange("catan", position, seed=1)
    view = table.view(0)
    lines = render.overlay_words(view, "cards", names=NAMES, language=language).splitlines()
    assert len(lines) == len({*cards}) + others
    told = "\n".join(lines)
    assert all(words(language).text(f"card-catan-{card}") in told for card in cards)
    assert "cards" not in render.overlays(table.view(None))
    assert ("cards" in render.overlays(table.view(1))) is (mode == "base")
    if language == "en":
        assert render.overlay(view, "cards", names=NAMES).width == 1200


def test_the_sums_of_the_dice_are_counted_beside_what_was_expected() -> None:
    rolled = {"3": 2, "7": 5, "8": 3, "12": 2}
    view = arranged(phase="act", dice=[3, 4], rolls=rolled, hands=[{"ore": 4}, {"ore": 4}, {}]).view(None)
    assert isinstance(view, CatanView)
    assert "dice" in render.overlays(view)
    assert "dice" not in render.overlays(msgspec.structs.replace(view, rolls={})), (
        "nothing is counted before the first roll"
    )
    first, sums = render.overlay_words(view, "dice", names=NAMES).replace("\u00a0", " ").splitlines()
    assert first.startswith("12 rolls.")
    assert sums.split(" · ")[5] == "**7** 5 (2.0)"
    assert sums.split(" · ")[0] == "**2** 0 (0.3)"
    german = render.overlay_words(view, "dice", names=NAMES, language="de")
    assert "**7**\u00a05\u00a0(2,0)" in german, "a line ends between two sums"
    assert sum(expected(view.rolls).values()) == pytest.approx(12)
    assert render.overlay(view, "dice", names=NAMES).width == 1200


def test_every_illustrated_topic_is_in_the_rulebook() -> None:
    assert set(render.illustrations("catan")) <= {*topics("catan"), *articles("catan")}
    for topic in render.illustrations("catan"):
        assert Image.open(io.BytesIO(render.illustration("catan", topic, language="de"))).width <= 1200


def test_name_that_cannot_be_drawn_is_shown_as_the_letter_of_its_seat() -> None:
    view = seen(arranged())
    first = view.order[0]
    # No typeface has cuneiform.
    drawn = [
        render.png(view, names=[name if seat == first else NAMES[seat] for seat in range(len(view.players))])
        for name in ("\N{CUNEIFORM SIGN A}", SEATS[first].letter)
    ]
    assert drawn[0] == drawn[1]
