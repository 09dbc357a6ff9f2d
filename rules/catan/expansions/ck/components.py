"""The additional components of Cities & Knights: commodities, tracks, pieces and costs (K1 to K3, K77)."""

from typing import Any, Final

from rules.catan.tables import table

COMPONENTS: Final[dict[str, Any]] = table(__package__, "components.toml")

COMMODITIES: Final = ("paper", "cloth", "coin")
TRACKS: Final = ("science", "trade", "politics")
"""The tracks and their decks; each track costs the commodity in the same place of ``COMMODITIES``."""

CITY_GIVES: Final = {"lumber": "paper", "wool": "cloth", "ore": "coin"}
"""The commodity that a city produces besides each resource (K61)."""

BANK: Final[dict[str, int]] = COMPONENTS["bank"]
PIECES: Final[dict[str, int]] = COMPONENTS["pieces"]
COSTS: Final[dict[str, dict[str, int]]] = COMPONENTS["cost"]
"""The price list."""
MEDICINE: Final[dict[str, int]] = COMPONENTS["medicine"]
"""The price of a city by that card (K96)."""
