"""The ways in which a game of The Mines of Zavandor ends: the king is crowned, in either of the two games (Z67)."""

from collections.abc import Callable

from rules.kernel import Choice, Table
from tests.contract.recording import Ending


def crowned(variant: str) -> Callable[[Table, Choice], bool]:
    """Return a check of the variant of a table whose king is crowned."""

    def reached(table: Table, _: Choice) -> bool:
        return bool(table.state.crowned) and table.state.options["variant"] == variant

    return reached


ENDINGS = {
    variant: Ending(crowned(variant), seats=3, options={"variant": variant}) for variant in ("normal", "professional")
}
