"""Pictures (Pillow) and words (Fluent) for people, made from views and never from states.

Nothing here names a game: ``view.game`` finds the module ``render/<game>``. Draw on one thread only.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from render.alt_text import OPTIONS, Fact, fitted
from render.badges import accent, badge, letter
from render.ending import Points, ending, ending_told, source_name
from render.games import Rendering, game, game_if_drawn
from render.icon_marks import emoji_name
from render.kit.folder import cache_in
from render.kit.freed_memory import return_freed_memory, return_large_memory_at_once, use_few_arenas
from render.kit.priority import take_lower_priority
from render.option_marks import numbered, step_marks, with_marks
from render.words import ENGLISH, LANGUAGES, OWN_NAMES, Words, words
from rules.kernel import GAMES, Ask, Event, Place, View

if TYPE_CHECKING:
    from PIL import Image


def icon_keys() -> tuple[str, ...]:
    """Return the keys of all icons."""
    from render import icons  # imported here because drawing modules are slow to import and start-up must be fast

    return tuple(icons.icons())


def painted_icons() -> list[tuple[str, str, Path]] | None:
    """Return the key, the emoji's name and the file of each icon, or None if they are not painted yet."""
    from render import icons  # imported here because drawing modules are slow to import and start-up must be fast

    found = icons.painted()
    return (
        None if found is None else [(key, emoji_name(key, icons.digest_of(path)), path) for key, path in found.items()]
    )


def load_words() -> None:
    """Load English and Fluent, so that the first answer is fast. Other languages are loaded on their first use."""
    # A message with an argument loads Fluent and the language's rules.
    words(ENGLISH).text("seat", letter="A")


def load_games() -> None:
    """Load every game's module, so that the first descriptions and marks are fast."""
    for name in GAMES:
        game(name)


def load() -> None:
    """Load every game's module and the shared sprites, so that the first pictures are fast."""
    load_games()
    # Imported here because drawing modules are slow to import and start-up must be fast.
    from render.kit import disk, sprites, surface, theme, typography

    disk.find_versions()
    # Every picture needs the table top; most need a strip with names and numbers, and layers of ink and paper.
    surface.plank(1200, 130)
    for face in ("text", "bold"):
        typography.line("A 1", face, 28, theme.PAPER)
    for tint in (theme.INK, theme.PAPER):
        sprites.veils(tint)


def picture(
    view: View,
    ask: Ask | None = None,
    chosen: Sequence[str] = (),
    *,
    names: Sequence[str] = (),
    language: str = "en",
    recent: Mapping[str, int] | None = None,
) -> "Image.Image":
    """Return the table as ``view`` shows it, with the marks of ``ask`` or a preview of what is ``chosen``.

    ``recent`` things glow, the latest most (see the function ``recent``).
    """
    # Imported here because drawing modules are slow to import and start-up must be fast.
    from render.kit.typography import seat_names

    shown, told, named = game(view.game), words(language), seat_names(names)
    return shown.picture(view, ask, tuple(chosen), names=named, words=told, recent=recent or {})


def png(
    view: View,
    ask: Ask | None = None,
    chosen: Sequence[str] = (),
    *,
    names: Sequence[str] = (),
    language: str = "en",
    recent: Mapping[str, int] | None = None,
) -> bytes:
    """Return ``picture`` as a PNG file."""
    return _file(picture(view, ask, chosen, names=names, language=language, recent=recent))


def if_painted(draw: Callable[[], bytes]) -> bytes | None:
    """Return what ``draw`` draws, or None if it needs a sprite that is painted ahead and is not on the disk yet."""
    # Imported here because drawing modules are slow to import and start-up must be fast.
    from render.kit import disk

    return disk.if_painted(draw)


def recent(kind: str, turns: Sequence[Sequence[Event]]) -> dict[str, int]:
    """Return what the events of these turns, oldest first, changed in a game's pictures: names with ages in turns.

    The age of a thing is that of its latest change: 0 in the last turn, 1 in the one before.
    """
    touched = game(kind).touched
    ages = ((age, event) for age, events in enumerate(reversed(turns)) for event in events)
    latest = dict[str, int]()
    for name, age in ((name, age) for age, event in ages for name in touched(event)):
        latest.setdefault(name, age)
    return latest


def ending_png(
    view: View, standing: Sequence[Place], points: Points, *, names: Sequence[str] = (), language: str = "en"
) -> bytes:
    """Return the end of a game as a PNG file: the final board, and a table of the points by their sources."""
    return _file(ending(view, standing, points, names=names, language=language))


def all_ways(game_key: str, ask: Ask, seats: int) -> Ask:
    """Return an ask of a game with a further option for each further path to one of its options.

    The options of the ask stay the first ones, in their order.
    """
    found = game_if_drawn(game_key)
    return found.all_ways(ask, seats) if found else ask


def marks(view: View, ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of the next path elements that the picture shows ("3,-1" is "B2"), in reading order."""
    return step_marks(ask, chosen) if ask.kind.startswith(view.game) else {}


def describe(view: View, ask: Ask | None = None, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return the facts of the picture in words, at most 1,024 characters: the options of ``ask`` first."""

    def facts(told: Words) -> list[Fact]:
        own = [Fact(told.options(ask, names), OPTIONS)] if ask is not None else []
        return [*own, *game(view.game).describe(view, names=names, words=told)]

    return fitted(facts, words(language).about(view), words(ENGLISH).about(view))


def text_board(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return everything that the picture shows, as lines that can be listened to."""
    return game(view.game).text_board(view, names=names, words=words(language).about(view))


def has_text_map(view: View) -> bool:
    """Return whether the board of a view can be drawn with letters."""
    return game(view.game).text_map is not None


def text_map(view: View, *, language: str = "en") -> str:
    """Return the board, drawn with the letters of a monospaced font. Return "" if the game has no such map."""
    text_map = game(view.game).text_map
    return text_map(view, words=words(language)) if text_map else ""


def places(view: View, *, names: Sequence[str] = (), language: str = "en") -> dict[str, str]:
    """Return the names of everything at a table that can be asked about, by key."""
    found = game(view.game).table_places(view)
    return found.found(names=names, words=words(language).about(view)) if found else {}


def at_place(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return what is at a place of a table, one fact a line. Raise KeyError for an unknown place."""
    found = game(view.game).table_places(view)
    if found is None:
        raise KeyError(key)
    return found.at(key, names=names, words=words(language).about(view))


def overlays(view: View) -> tuple[str, ...]:
    """Return the keys of the overlays of a view ("fields"). Their names are the messages ``overlay-<game>-…``."""
    return game(view.game).overlays(view)


def overlay(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> "Image.Image":
    """Return the table as ``view`` shows it, with an overlay. Raise KeyError for an unknown overlay."""
    # Imported here because drawing modules are slow to import and start-up must be fast.
    from render.kit.typography import seat_names

    return _with_overlay(view, key).overlay(view, key, names=seat_names(names), words=words(language))


def overlay_png(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> bytes:
    """Return ``overlay`` as a PNG file."""
    return _file(overlay(view, key, names=names, language=language))


def overlay_words(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return the facts of an overlay in words, about 3,000 characters at most.

    Raise KeyError for an unknown overlay.
    """
    return _with_overlay(view, key).overlay_words(view, key, names=names, words=words(language))


def illustrations(kind: str) -> tuple[str, ...]:
    """Return the rulebook topics of a game that have a picture."""
    return game(kind).illustrations()


def illustration(kind: str, topic: str, *, language: str = "en") -> bytes:
    """Return the picture of a rulebook topic as a PNG file. Raise KeyError for a topic without one."""
    shown = game(kind)
    if topic not in shown.illustrations():
        raise KeyError(topic)
    return _file(shown.illustration(topic, words=words(language)))


def article(kind: str, topic: str, *, language: str = "en") -> str:
    """Return the rulebook's article about a card: from the game's data, or else from the catalogue alone."""
    article, told = game(kind).article, words(language)
    return article(topic, words=told) if article else told.text(f"rules-{kind}-{topic}")


def _with_overlay(view: View, key: str) -> Rendering:
    shown = game(view.game)
    if key not in shown.overlays(view):
        raise KeyError(key)
    return shown


def _file(image: "Image.Image") -> bytes:
    # Imported here because numpy is slow to import and start-up must be fast.
    from render.kit.cache import tidy_memory
    from render.kit.png import encode

    tidy_memory()
    return encode(image)
