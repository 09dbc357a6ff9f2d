"""The reasons of the computer opponent in Cities & Knights."""

from collections.abc import Mapping

from rules.catan.expansion import Foretell, Tell
from rules.catan.expansions.ck.barbarians import LANDING
from rules.catan.expansions.ck.opponent import part_of
from rules.catan.expansions.ck.part import GRAND
from rules.catan.valuation import Valuation
from rules.kernel import Event, Reason


def improved(valuation: Valuation, event: Event) -> list[Reason]:
    """Return why a track was improved: what the next levels bring."""
    level: int = event.args["level"]
    if level >= GRAND and event.args["track"] not in part_of(valuation).metropolises:
        return [Reason("catan.metropolis_now")]
    return [Reason("catan.track", {"level": level})]


def guarded(valuation: Valuation, _: Event) -> list[Reason]:
    """Return why a knight stands ready: the strength of the barbarians and of the defence."""
    part = part_of(valuation)
    return [Reason("catan.guard", {"count": LANDING - part.barbarians, "threat": part.threat, "defence": part.defence})]


def walled(_valuation: Valuation, _event: Event) -> list[Reason]:
    """Return why a city got a wall."""
    return [Reason("catan.walled")]


def chased(_valuation: Valuation, _event: Event) -> list[Reason]:
    """Return why a knight chased the robber."""
    return [Reason("catan.freed")]


def played(_valuation: Valuation, event: Event) -> list[Reason]:
    """Return why a progress card was played: its effect."""
    return [Reason("catan.effect", {"effect": event.args["card"]})]


REASONS: Mapping[str, Tell] = {
    "catan.improved": improved,
    "catan.activated": guarded,
    "catan.upgraded": guarded,
    "catan.built.knight": guarded,
    "catan.built.wall": walled,
    "catan.chased": chased,
    "catan.played": played,
}
"""The reasons by the kind of an event, or by the kind and the piece."""


def improving(valuation: Valuation, track: str) -> Event:
    """Return the event of an improvement."""
    level = part_of(valuation).players[valuation.seat].improvements[track] + 1
    return Event("catan.improved", {"track": track, "level": level})


def placed(piece: str) -> Foretell:
    """Return the event of building a piece."""
    return lambda _, place: Event("catan.built", {"piece": piece, "place": place})


FORETELLS: Mapping[str, Foretell] = {
    "improve": improving,
    "knight": placed("knight"),
    "wall": placed("wall"),
    "activate": lambda *_: Event("catan.activated"),
    "upgrade": lambda *_: Event("catan.upgraded"),
    "chase": lambda *_: Event("catan.chased"),
    "play": lambda _, card: Event("catan.played", {"card": card}),
}
"""The event that an option causes, by its verb."""
