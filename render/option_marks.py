"""The short marks of an ask's next step, for the picture and the panel."""

from collections.abc import Iterable, Mapping, Sequence
from threading import Lock

from cachetools import LRUCache
from msgspec.structs import asdict

from render.games import game
from rules.kernel import Ask, Choice, Option

Path = tuple[str, ...]


class MarkedAsk(Ask, frozen=True, gc=False):
    """An ask with marks of its own for some steps of its options, whichever of a path they are."""

    marks: Mapping[str, str] = {}
    whole: bool = False
    """Whether the picture shows the whole table, and never a part of it alone."""


def with_marks(ask: Ask, marks: Mapping[str, str], *, whole: bool = False) -> MarkedAsk:
    """Return an ask with these marks and no others, for its picture and its words.

    ``whole``: the picture is for a reader who has no other picture of the table.
    """
    return MarkedAsk(**asdict(ask), marks=marks, whole=whole)


def shows_whole(ask: Ask) -> bool:
    """Return whether the picture of an ask shows the whole table."""
    return isinstance(ask, MarkedAsk) and ask.whole


def numbered(ask: Ask, choices: Iterable[Choice]) -> dict[str, str]:
    """Return marks with the numbers of the choices that pick a step, where the picture can show a mark."""
    found: dict[str, list[str]] = {}
    for number, choice in enumerate(choices, 1):
        for part in ask.parts:
            ids = choice.get(part.name, []) if isinstance(choice, dict) else choice
            for option in part.options:
                step = _marked_step(ask, option) if option.id in ids else None
                if step is not None:
                    found.setdefault(step, []).append(str(number))
    return {step: "+".join(dict.fromkeys(numbers)) for step, numbers in found.items()}


def _marked_step(ask: Ask, option: Option) -> str | None:
    """Return the last step of an option's path that the picture can mark."""
    own = game(ask.kind.partition(".")[0]).marks
    depths = reversed(range(len(option.steps)))
    return next(
        (option.steps[depth] for depth in depths if option.steps[depth] in (own(ask, option.steps[:depth]) or ())), None
    )


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
            ask = self.ask
            own = ask.marks if isinstance(ask, MarkedAsk) else game(ask.kind.partition(".")[0]).marks(ask, chosen)
            numbers = {element: str(number) for number, element in enumerate(self.after(chosen), 1)}
            self._marks[chosen] = numbers if own is None else dict(own)
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
