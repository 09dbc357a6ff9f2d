"""Cities & Knights in words."""

from collections.abc import Iterator

from render.catalogue import Catalogue
from render.catan.naming import hex_name
from rules.catan.expansions.ck.view import CitiesView
from rules.catan.view import CatanView


def rolled(part: CitiesView, words: Catalogue) -> str:
    """Return the face of the event die in the sentence of the roll."""
    return " " + words.text("catan-described-event", event=part.event) if part.event else ""


def described(part: CitiesView, view: CatanView, words: Catalogue) -> Iterator[str]:
    """Yield sentences about the merchant and the barbarians."""
    if part.merchant is not None:
        yield words.text("catan-described-merchant", hex=hex_name(view, part.merchant, words))
    facts = {"step": part.barbarians, "threat": part.threat, "defence": part.defence}
    yield words.text("catan-described-barbarians", **facts)


def belongings(part: CitiesView, seat: int, words: Catalogue) -> Iterator[str]:
    """Yield a seat's progress cards, improvements and knights."""
    own = part.players[seat]
    if any(own.progress.values()):
        yield words.text("catan-described-progress", count=sum(own.progress.values()))
    if any(own.improvements.values()):
        yield words.text("catan-described-levels", levels="/".join(map(str, own.improvements.values())))
    if knights := [one for one in part.knights if one.seat == seat]:
        yield words.text("catan-described-knights", count=len(knights), strength=own.strength)


def places(part: CitiesView, seat: int) -> dict[str, list[str]]:
    """Return the vertices of a seat's knights."""
    return {"knights": [f"V{one.vertex}" for one in part.knights if one.seat == seat]}
