"""The builder of a panel's controls: it gives each its own id, labels the options, and turns pages of lists."""

from collections.abc import Iterator, Sequence
from itertools import count

from cogs.discord.components import Button, Row
from cogs.discord.custom_ids import CustomId
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import Picks
from cogs.panel.draft.preview import Preview
from cogs.panel.draft.steps import capacity
from cogs.panel.draft.summary import field_name
from cogs.panel.draft.verbs import Verb
from render import Words
from rules.kernel import Field, Option


class ControlBuilder:
    """The controls of one panel, each with its own id."""

    def __init__(
        self,
        address: tuple[str, int, int],
        preview: Preview,
        state: PanelState,
        words: Words,
        names: Sequence[str],
    ) -> None:
        self.family, self.game, self.number = address
        self.preview, self.state = preview, state
        self.words, self.names = words, names
        # Discord refuses two components with the same custom id, but two buttons can lead to the same draft. A running
        # number after the verb keeps them apart: https://discord.com/developers/docs/components/reference
        self._slots = count()

    def id(self, verb: Verb, rest: object) -> str:
        """Return a custom id that no other control of this panel has."""
        return str(CustomId(self.family, self.game, f"{verb}{next(self._slots)}", self.number, str(rest)))

    def show(self, at: int, picks: Picks, page: int = 0) -> str:
        """Return the id of a button that leads to other picks for part ``at``."""
        return self.id(Verb.DRAFT, PanelState(self.preview.with_picks(at, picks), at, page))

    def select(self, verb: Verb, at: int) -> str:
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


# Pages of a list that is too long for one select or one set of counters


def page_of(builder: ControlBuilder, total: int, size: int) -> tuple[int, int]:
    """Return the page that a list shows, and the number of its pages."""
    pages = -(-total // size)
    # The list may have become shorter since the page was turned.
    return min(builder.state.page, pages - 1), pages


def pager(builder: ControlBuilder, page: int, pages: int) -> Iterator[Row]:
    """Yield the row that turns pages, if there are several."""
    if pages < 2:
        return
    state = builder.state
    before, after = (state._replace(page=(page + way) % pages) for way in (-1, 1))
    yield (
        Button(builder.id(Verb.PAGE, before), builder.words.text("page-before")),
        Button(builder.id(Verb.NOTHING, ""), f"{page + 1} / {pages}", disabled=True),
        Button(builder.id(Verb.PAGE, after), builder.words.text("page-after")),
    )
