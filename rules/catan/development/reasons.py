"""The reasons of the computer opponent for development cards."""

from collections.abc import Mapping

from rules.catan.development.part import KEY
from rules.catan.expansion import Foretell
from rules.catan.valuation import Valuation
from rules.kernel import Event, Reason


def playing(_: Valuation, what: str) -> Event:
    """Return the event of playing a card."""
    return Event("catan.played", {"card": what.partition(":")[0]})


def bought(valuation: Valuation, _: Event) -> list[Reason]:
    """Return why a card was bought. It is hidden, so the reason is what everyone knows of all of them."""
    return [Reason("catan.no_site" if valuation.lacks_sites else "catan.any_card")]


def knight(valuation: Valuation, _: Event) -> list[Reason]:
    """Return why a knight was played: the robber on an own hex, or the largest army."""
    part = valuation.view.parts[KEY]
    found = [Reason("catan.freed")] if valuation.robbed else []
    army = [] if part.largest == valuation.seat else [Reason("catan.army", {"count": part.army[valuation.seat] + 1})]
    return [*found, *army]


FORETELLS: Mapping[str, Foretell] = {"development": lambda *_: Event("catan.bought"), "play": playing}
"""The event that an option causes, by its verb."""
