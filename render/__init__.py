"""What a person sees: pictures (Pillow) and words (Fluent), made from views and never from states.

Nothing here names a game: ``view.game`` finds the module ``render/<game>``. Drawing is meant for one thread of its own.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from render.badges import accent, badge
from render.games import Overlays, game, illustrations_of, overlays_of
from render.kit.folder import cache_in
from render.marks import step_marks
from render.words import LANGUAGES, Words, words
from rules.kernel import GAMES, Ask, View

if TYPE_CHECKING:
    from PIL import Image

__all__ = [
    "LANGUAGES",
    "Words",
    "accent",
    "badge",
    "cache_in",
    "describe",
    "illustration",
    "illustrations",
    "load",
    "load_words",
    "marks",
    "overlay",
    "overlay_png",
    "overlay_words",
    "overlays",
    "picture",
    "png",
    "text_board",
    "words",
]


def load_words() -> None:
    """Load every language and what puts facts into its messages, so that the first answer need not."""
    for language in LANGUAGES:
        # One with an argument: the first such loads Fluent and what it knows of the language.
        words(language).text("seat", letter="A")


def load() -> None:
    """Load what the games draw and tell with, so that their first pictures need not."""
    for name in GAMES:
        game(name)
    # Only here: what paints takes its time to import, and the start has none.
    from render.kit import disk, sprites, surface, theme, typography

    disk.find_versions()
    # Every picture lies on the table, most have a strip with names and numbers, and ink and paper over what is there.
    surface.plank(1200, 130)
    for face in ("text", "bold"):
        typography.line("A 1", face, 28, theme.PAPER)
    for tint in (theme.INK, theme.PAPER):
        sprites.veils(tint)


def picture(
    view: View, ask: Ask | None = None, chosen: Sequence[str] = (), *, names: Sequence[str] = (), language: str = "en"
) -> "Image.Image":
    """Return the table as ``view`` shows it, with the marks of ``ask`` or a preview of what is ``chosen``."""
    return game(view.game).picture(view, ask, tuple(chosen), names=names, words=words(language))


def png(
    view: View, ask: Ask | None = None, chosen: Sequence[str] = (), *, names: Sequence[str] = (), language: str = "en"
) -> bytes:
    """Return ``picture`` as a PNG file."""
    return _file(picture(view, ask, chosen, names=names, language=language))


def marks(view: View, ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of the next path elements that are drawn ("3,-1" is "B2"), in reading order."""
    return step_marks(ask, chosen) if ask.kind.startswith(view.game) else {}


def describe(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return the facts of the picture in words, at most 1,024 characters."""
    return game(view.game).describe(view, names=names, words=words(language))


def text_board(view: View, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return the table drawn with letters, for a monospaced font, at most about 2,900 characters."""
    return game(view.game).text_board(view, names=names, words=words(language))


def overlays(view: View) -> tuple[str, ...]:
    """Return the keys of the closer looks that there are at a view ("fields"); they are called ``overlay-<game>-…``."""
    found = overlays_of(view.game)
    return found.overlays(view) if found else ()


def overlay(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> "Image.Image":
    """Return the table as ``view`` shows it with what a closer look shows of it; KeyError where there is none such."""
    return _looked_at(view, key).overlay(view, key, names=names, words=words(language))


def overlay_png(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> bytes:
    """Return ``overlay`` as a PNG file."""
    return _file(overlay(view, key, names=names, language=language))


def overlay_words(view: View, key: str, *, names: Sequence[str] = (), language: str = "en") -> str:
    """Return the facts of an overlay in words, at most about 3,000 characters; KeyError where there is none such."""
    return _looked_at(view, key).overlay_words(view, key, names=names, words=words(language))


def illustrations(kind: str) -> tuple[str, ...]:
    """Return the topics of a game's rules that have a picture."""
    found = illustrations_of(kind)
    return found.illustrations() if found else ()


def illustration(kind: str, topic: str, *, language: str = "en") -> bytes:
    """Return the picture of a topic of a game's rules as a PNG file; KeyError where there is none."""
    found = illustrations_of(kind)
    if found is None or topic not in found.illustrations():
        raise KeyError(topic)
    return _file(found.illustration(topic, words=words(language)))


def _looked_at(view: View, key: str) -> Overlays:
    found = overlays_of(view.game)
    if found is None or key not in found.overlays(view):
        raise KeyError(key)
    return found


def _file(image: "Image.Image") -> bytes:
    from render.kit.png import encode  # only here: the start has no time for numpy

    return encode(image)
