"""The builder of a panel's controls: it gives every button and select its own id, and labels the options."""

from collections.abc import Sequence
from itertools import count

from cogs.discord.custom_ids import CustomId
from cogs.panel.codec import PanelState
from cogs.panel.draft import Picks
from cogs.panel.preview import Preview
from cogs.panel.steps import capacity
from cogs.panel.summary import Wording, field_name
from rules.kernel import Field, Option


class ControlBuilder:
    """The controls of one panel, each with its own id."""

    def __init__(
        self,
        address: tuple[str, int, int],
        preview: Preview,
        state: PanelState,
        words: Wording,
        names: Sequence[str],
    ) -> None:
        self.family, self.game, self.number = address
        self.preview, self.state = preview, state
        self.words, self.names = words, names
        # Discord refuses two components with the same custom id, but two buttons can lead to the same draft. A running
        # number after the verb keeps them apart: https://discord.com/developers/docs/components/reference
        self._slots = count()

    def id(self, verb: str, rest: object) -> str:
        """Return a custom id that no other control of this panel has."""
        return str(CustomId(self.family, self.game, f"{verb}{next(self._slots)}", self.number, str(rest)))

    def show(self, at: int, picks: Picks, page: int = 0) -> str:
        """Return the id of a button that leads to other picks for part ``at``."""
        return self.id("d", PanelState(self.preview.with_picks(at, picks), at, page))

    def select(self, verb: str, at: int) -> str:
        """Return the id of a select that picks for part ``at``."""
        return self.id(verb, PanelState(self.preview.draft, at))

    def option(self, option: Option) -> str:
        """Return the label of an option of the current ask."""
        return self.words.option(option, self.preview.ask, self.names)

    def hint(self, part: Field) -> str:
        """Return the text in an empty select: the name of its field, or what to do."""
        if part.name:
            return field_name(part, self.preview.ask, self.words)
        return self.words.text("panel-pick-several" if capacity(part) > 1 else "panel-pick")
