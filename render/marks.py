"""The short marks of an ask's next step: what the picture draws and the panel lists."""

from collections.abc import Sequence
from threading import Lock

from cachetools import LRUCache

from render.games import game
from rules.kernel import Ask, Option

Path = tuple[str, ...]


class Steps:
    """The paths of an ask's options: what can follow each step, and the marks of that. Each is worked out once."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self._after: dict[Path, dict[str, list[Option]]] = {}
        self._marks: dict[Path, dict[str, str]] = {}

    def after(self, chosen: Path) -> dict[str, list[Option]]:
        """Return the path elements that can follow ``chosen``, in their order, each with the options behind it."""
        if chosen not in self._after:
            found: dict[str, list[Option]] = {}
            for option in (option for part in self.ask.parts for option in part.options):
                if len(option.steps) > len(chosen) and option.steps[: len(chosen)] == chosen:
                    found.setdefault(option.steps[len(chosen)], []).append(option)
            self._after[chosen] = found
        return self._after[chosen]

    def marks(self, chosen: Path) -> dict[str, str]:
        """Return the mark of each next path element: the picture's own, or numbers for an ask that is not drawn."""
        if chosen not in self._marks:
            own = game(self.ask.kind.partition(".")[0]).marks(self.ask, chosen)
            numbers = {element: str(number) for number, element in enumerate(self.after(chosen), 1)}
            self._marks[chosen] = numbers if own is None else own
        return self._marks[chosen]


# The same ask is worded, drawn and searched many times while it is open, by several threads. An ask is a frozen value
# but holds facts and so has no hash; it is known by its identity, which the entry keeps from being given to another.
_RECENT: LRUCache[int, Steps] = LRUCache(64)
_LOCK = Lock()


def steps_of(ask: Ask) -> Steps:
    """Return the steps of an ask, worked out once as long as it is in use."""
    with _LOCK:
        found = _RECENT.get(id(ask))
        if found is None or found.ask is not ask:
            found = _RECENT[id(ask)] = Steps(ask)
        return found


def next_steps(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, list[Option]]:
    """Return the path elements that can follow what was chosen, in their order, each with the options behind it."""
    return steps_of(ask).after(tuple(chosen))


def step_marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the mark of each next path element: the picture's own, or numbers for an ask that is not drawn."""
    return steps_of(ask).marks(tuple(chosen))
