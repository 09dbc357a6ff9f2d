"""The part of the view that Prosperity adds."""

from msgspec import Struct


class ProsperityView(Struct, frozen=True):
    """``vp`` counts the victory tokens by seat, () where tokens cannot occur. ``mat`` counts the tokens on the Trade
    Route mat, None without a Trade Route, and ``marked`` are the piles that still have theirs. ``banned`` cards may not
    be bought this turn.
    """

    vp: tuple[int, ...] = ()
    mat: int | None = None
    marked: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
