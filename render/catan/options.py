"""The options of a Catan ask on the board: their places, their marks, their previews and their prices.

Places follow from the ids, which are the game's contract: vertices ``V18``, edges ``E28``, hexes ``H9``. A verb stands
before the first colon (``road:E28``).
"""

import re
from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase

import msgspec

from render.catan.contribution import Highlights
from render.catan.contributions import contributed
from render.catan.prices import prices
from render.kit.marks import letters
from render.kit.theme import SEATS
from render.option_marks import MarkedAsk, next_steps
from rules.catan.view import Building, CatanView, Geometry, Road, geometry, size_for
from rules.kernel import Ask, Option

PLACE = re.compile(r"[VEH]\d+")
HEX = re.compile(r"H\d+")
PLACED = ("road", "settlement", "city")
"""Verbs of the base game that place a piece."""
PAID = ("catan.act", "catan.special")
"""The asks whose options cost cards."""
LETTERS = "".join(sorted({*ascii_uppercase} - {seat.letter for seat in SEATS} - {*"IO"}))
"""The letters of places. I and O look like figures."""


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of an ask's next step: the seats' own letters, and other letters for places as they are listed.

    A figure could be taken for a number on the board.
    """
    if isinstance(ask, MarkedAsk):
        return {} if chosen else dict(ask.marks)
    steps = next_steps(ask, chosen)
    listed = [*filter(PLACE.fullmatch, steps)]
    # The letters of hexes follow the island row by row, so that a player finds one. ``all_ways`` adds some at the end.
    if all(map(HEX.fullmatch, listed)):
        listed.sort(key=lambda place: int(place[1:]))
    named = {place: letter_of(index) for index, place in enumerate(listed)}
    # The number of a seat follows "seat:".
    return named | {step: SEATS[int(step[5:])].letter for step in steps if step.startswith("seat:")}


def all_ways(ask: Ask, seats: int) -> Ask:
    """Return an ask whose places are listed under each of their hexes, if a hex is chosen first."""
    places = geometry(size_for(seats))
    further = [
        msgspec.structs.replace(option, path=(*option.steps[:-2], f"H{hex_}", option.steps[-1]))
        for option in ask.options
        if len(option.steps) > 1 and HEX.fullmatch(option.steps[-2]) and PLACE.fullmatch(option.steps[-1])
        for hex_ in _hexes_of(places, option.steps[-1])
        if f"H{hex_}" != option.steps[-2]
    ]
    return msgspec.structs.replace(ask, options=(*ask.options, *further)) if further else ask


def _hexes_of(places: Geometry, place: str) -> list[int]:
    """Return the hexes of a vertex or of an edge."""
    number = int(place[1:])
    if place.startswith("V"):
        return [*places.hexes_at[number]]
    return [hex_ for hex_, sides in enumerate(places.sides) if number in sides]


def letter_of(index: int) -> str:
    """Return the letter of a place: G, H, J … Z, then AA, AB …; A to F are seats."""
    beyond = index - len(LETTERS)
    return LETTERS[index] if beyond < 0 else letters(26 + beyond)


def behind(ask: Ask, chosen: Sequence[str]) -> set[str]:
    """Return the vertices and edges of the steps after the next one, if the next ones have the marks."""
    if isinstance(ask, MarkedAsk):
        return set()
    places = (step for option in _reached(ask, chosen) for step in option.steps[len(chosen) + 1 :])
    return {step for step in places if PLACE.fullmatch(step) and step[0] != "H"}


def picked(ask: Ask, chosen: Sequence[str]) -> Option | None:
    """Return the option with exactly the chosen steps, or None."""
    return next((option for option in _reached(ask, chosen) if option.steps == tuple(chosen)), None)


def pointed(ask: Ask, chosen: Sequence[str]) -> bool:
    """Return True if the board shows a part of an ask: the places of its next step, or the chosen option."""
    if any(map(PLACE.fullmatch, marks(ask, chosen))):
        return True
    option = picked(ask, chosen)
    return option is not None and bool(PLACE.search(option.id))


def _reached(ask: Ask, chosen: Sequence[str]) -> list[Option]:
    depth = len(chosen)
    return [option for part in ask.parts for option in part.options if option.steps[:depth] == tuple(chosen)]


def previewed(view: CatanView, ask: Ask, option: Option) -> tuple[CatanView, Highlights]:
    """Return the view after an option, with its pieces placed or moved, and the highlights of the new pieces."""
    verb, _, rest = option.id.partition(":")
    places = PLACE.findall(option.id)
    if not places:
        return view, {}
    for added, part in contributed(view):
        if after := added.previewed(part, view, ask, option):
            return after
    last = places[-1]
    number = int(last[1:])
    if verb in PLACED and rest:
        return _with_piece(view, ask.seat, verb, number), {last: "chosen"}
    if ask.kind == "catan.robber":
        return msgspec.structs.replace(view, robber=number), {"robber": "chosen"}
    return view, dict.fromkeys(places, "chosen")


def price(view: CatanView, ask: Ask, chosen: Sequence[str]) -> Counter[str]:
    """Return the cards that the chosen steps of an ask cost."""
    if ask.kind not in PAID or not chosen:
        return Counter()
    if chosen[0] == "bank" and len(chosen) > 1:
        return Counter({chosen[1]: view.rates.get(chosen[1], 0)})
    costs = {slip.name: slip.cost for slip in prices(view)}
    return Counter(next((costs[step] for step in reversed(chosen[:2]) if step in costs), ()))


def _with_piece(view: CatanView, seat: int, verb: str, number: int) -> CatanView:
    """Return the view with one more piece of a seat."""
    if verb == "road":
        return msgspec.structs.replace(view, roads=(*view.roads, Road(number, seat)))
    others = tuple(one for one in view.buildings if one.vertex != number)
    return msgspec.structs.replace(view, buildings=(*others, Building(number, seat, verb)))
