"""Cities & Knights in words."""

from collections.abc import Iterator, Sequence

from render.catalogue import Catalogue
from render.catan.expansions.ck.prices import slips
from render.catan.naming import hex_name
from rules.catan.expansions.ck.view import CitiesView, Knight
from rules.catan.view import Building, CatanView


def rolled(part: CitiesView, words: Catalogue) -> str:
    """Return the face of the event die in the sentence of the roll."""
    return " " + words.text("catan-described-event", event=part.event) if part.event else ""


def described(part: CitiesView, view: CatanView, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield sentences about the barbarians, the robber that is not free yet, and the merchant."""
    facts = {"step": part.barbarians, "threat": part.threat, "defence": part.defence}
    yield words.text("catan-described-barbarians", **facts)
    if part.robber_home:
        yield words.text("catan-described-home")
    if part.merchant is not None:
        place = hex_name(view, part.merchant, words)
        yield words.text("catan-described-merchant", hex=place, seat=_holder(part.merchant_seat, names, words))


def _holder(seat: int | None, names: Sequence[str], words: Catalogue) -> str:
    return "" if seat is None else words.name(seat, names)


def belongings(part: CitiesView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield a seat's progress cards, improvements, knights and Defender points."""
    own = part.players[seat]
    if any(own.progress.values()):
        yield words.text("catan-described-progress", count=sum(own.progress.values()))
    if any(own.improvements.values()):
        yield words.text("catan-described-levels", levels="/".join(map(str, own.improvements.values())))
    if knights := [one for one in part.knights if one.seat == seat]:
        yield words.text("catan-described-knights", count=len(knights), strength=own.strength)
    if own.defender:
        yield words.text("catan-described-defender", count=own.defender)


def stock(part: CitiesView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield the strength of a seat's active knights, its cards by track, shown cards, walls and knights left."""
    own = part.players[seat]
    yield words.text("catan-described-strength", strength=own.strength)
    for track, level in own.improvements.items():
        held = part.metropolises.get(track)
        facts = {"track": words.thing("catan", track), "level": level, "cards": own.progress.get(track, 0)}
        has = held is not None and held.seat == seat
        yield words.text("catan-described-track", metropolis="yes" if has else "no", **facts)
    if own.shown:
        yield words.text("catan-described-shown", cards=words.counted([words.thing("catan", one) for one in own.shown]))
    basic, strong, mighty = own.knights
    yield words.text("catan-described-pieces", walls=own.walls, basic=basic, strong=strong, mighty=mighty)


def own_told(part: CitiesView, view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield the improvements that the reader's hand pays for."""
    tracks = [words.thing("catan", slip.name) for slip in slips(part, view) if slip.payable]
    if tracks:
        yield words.text("catan-described-improvable", tracks=words.listed(tracks))


def house_told(part: CitiesView, building: Building, words: Catalogue) -> Iterator[str]:
    """Yield the metropolis and the wall of a city, or that a city lies as a settlement."""
    for track, one in part.metropolises.items():
        if one.vertex == building.vertex:
            yield words.text("catan-with-metropolis", track=words.thing("catan", track))
    if building.vertex in part.walls:
        yield words.text("catan-with-wall")
    if building.vertex in part.reduced:
        yield words.text("catan-lying")


def pieces_at(part: CitiesView, vertex: int, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the knight on a corner, with its level and activity."""
    for one in part.knights:
        if one.vertex == vertex:
            yield knight_told(one, names, words)


def knight_told(one: Knight, names: Sequence[str], words: Catalogue) -> str:
    """Return a knight with its owner, level and activity."""
    state = "ready" if one.active and one.ready else "active" if one.active else "inactive"
    return words.text("catan-at-knight", seat=words.name(one.seat, names), level=one.level, state=state)


def on_hex(part: CitiesView, number: int, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the merchant."""
    if part.merchant == number:
        yield words.text("catan-on-merchant", seat=_holder(part.merchant_seat, names, words))


def places(part: CitiesView, seat: int) -> dict[str, list[str]]:
    """Return the vertices of a seat's knights."""
    return {"knights": [f"V{one.vertex}" for one in part.knights if one.seat == seat]}
