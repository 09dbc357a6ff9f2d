"""The reasons of the computer opponent for development cards."""

from rules.catan.development.part import KEY
from rules.catan.outlook import Outlook
from rules.kernel import Event, Reason


def bought(outlook: Outlook, _: Event) -> list[Reason]:
    """Return why a card was bought. It is hidden, so the reason is what everyone knows of all of them."""
    return [Reason("catan.no_site" if outlook.lacks_sites else "catan.any_card")]


def knight(outlook: Outlook, _: Event) -> list[Reason]:
    """Return why a knight was played: the robber on an own hex, or the largest army."""
    part = outlook.view.parts[KEY]
    found = [Reason("catan.freed")] if outlook.robbed else []
    army = [] if part.largest == outlook.seat else [Reason("catan.army", {"count": part.army[outlook.seat] + 1})]
    return [*found, *army]
