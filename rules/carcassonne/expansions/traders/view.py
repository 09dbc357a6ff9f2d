"""The view of Traders & Builders."""

from msgspec import Struct


class TradersView(Struct, frozen=True):
    """The tokens of every seat, by kind of goods."""

    goods: tuple[dict[str, int], ...]
