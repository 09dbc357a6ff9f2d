"""The short marks of an ask's next step, for the picture and the panel."""

from collections.abc import Sequence
from threading import Lock

from cachetools import LRUCache

from render.games import game
from rules.kernel import Ask, Option

Path = tuple[str, ...]


class Steps:
    """The paths of an ask's options: the possible next steps and their marks, each computed once."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self._after: dict[Path, dict[str, list[Option]]] = {}
        self._marks: dict[Path, dict[str, str]] = {}

    def after(self, chosen: Path) -> dict[str, list[Option]]:
        """Return the path elements that can follow ``chosen``, in order, each with the options behind it."""
        if chosen not in self._after:
            found: dict[str, list[Option]] = {}
            for option in (option for part in self.ask.parts for option in part.options):
                if len(option.steps) > len(chosen) and option.steps[: len(chosen)] == chosen:
                    found.setdefault(option.steps[len(chosen)], []).append(option)
            self._after[chosen] = found
        return self._after[chosen]

    def marks(self, chosen: Path) -> dict[str, str]:
        """Return the mark of each next path element: the picture's own, or numbers for an ask that it does not draw."""
        if chosen not in self._marks:
            own = game(self.ask.kind.partition(".")[0]).marks(self.ask, chosen)
            numbers = {element: str(number) for number, element in enumerate(self.after(chosen), 1)}
            self._marks[chosen] = numbers if own is None else own
        return self._marks[chosen]


# Several threads word, draw and search the same ask many times while it is open. An ask holds facts and has no hash, so
# the key is its identity. The entry keeps the ask alive, so that its identity is not reused.
_RECENT: LRUCache[int, Steps] = LRUCache(64)
_LOCK = Lock()


def steps_of(ask: Ask) -> Steps:
    """Return the steps of an ask, computed once while it is in use."""
    with _LOCK:
        found = _RECENT.get(id(ask))
        if found is None or found.ask is not ask:
            found = _RECENT[id(ask)] = Steps(ask)
        return found


def next_steps(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, list[Option]]:
    """Return the path elements that can follow ``chosen``, in order, each with the options behind it."""
    return steps_of(ask).after(tuple(chosen))


def step_marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the mark of each next path element: the picture's own, or numbers for an ask that it does not draw."""
    return steps_of(ask).marks(tuple(chosen))
