"""The film of a game: its pictures in one size as an animated WebP."""

from collections.abc import Mapping, Sequence
from io import BytesIO

from PIL import Image

import render
from render.ending import Points, ending
from render.games import game
from render.kit.sections import WIDTH
from render.kit.surface import wood
from render.kit.typography import seat_names
from render.words import words
from rules.kernel import Place, View

LONG = 1_000
"""Least length of a film's longer side, in pixels: that of the width of a whole picture."""
MOST_FRAMES = 45
PACE, REST = 650, 5_000
"""Duration of a frame and of the last frame, in milliseconds."""
MOST_BYTES = 8 << 20
"""Upper bound of a film's file. Discord takes files up to 10 MiB on every server."""
# https://discord.com/developers/docs/reference#uploading-files
QUALITIES = (75, 50, 25)
"""WebP qualities to try, best first. The first that gives a small enough file is used."""


def frame(
    view: View, last: View, *, names: Sequence[str], language: str, recent: Mapping[str, int] | None = None
) -> bytes:
    """Return a frame of a film that ends with the view ``last``, as a JPEG file. All frames have the same size."""
    still = game(view.game).still
    if still:
        picture = still(view, last, names=seat_names(names), words=words(language), recent=recent or {})
    else:
        picture = render.picture(view, names=names, language=language, recent=recent)
    return _developed(picture)


def end_frame(view: View, standing: Sequence[Place], points: Points, *, names: Sequence[str], language: str) -> bytes:
    """Return the last frame of the film of a whole game: the final board and the table of points."""
    return _developed(ending(view, standing, points, names=names, language=language))


def _developed(picture: Image.Image) -> bytes:
    """Return a picture in the scale of a film as a JPEG file."""
    scale = LONG / WIDTH
    size = round(picture.width * scale), round(picture.height * scale)
    small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    file = BytesIO()
    # JPEG, because dozens of frames wait in memory for the last one.
    small.save(file, "JPEG", quality=92)
    return file.getvalue()


def framed(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a picture on wood of a size, in the middle of its upper edge."""
    if picture.size == size:
        return picture
    ground = wood(size).convert("RGB")
    ground.paste(picture, ((size[0] - picture.width) // 2, 0))
    return ground


class Reel(Image.Image):
    """The frames of a film as one picture with several frames, as Pillow saves it.

    Only one frame is decoded at a time: dozens of them would need more memory than the rest of the program.
    """

    def __init__(self, frames: Sequence[bytes]) -> None:
        super().__init__()
        self._frames = frames
        sizes = [Image.open(BytesIO(frame)).size for frame in frames]
        self._mode, self._size = "RGB", (max(wide for wide, _ in sizes), max(high for _, high in sizes))
        self.n_frames = len(frames)
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Decode a frame, in the size of the largest one."""
        self._at = frame
        picture = framed(Image.open(BytesIO(self._frames[frame])), self._size)
        picture.load()
        self.im = picture.im

    def tell(self) -> int:
        """Return the number of the frame that is decoded."""
        return self._at


def film(frames: Sequence[bytes]) -> bytes | None:
    """Return the film of these frames as a WebP file, or None if no quality makes it small enough.

    It plays once and ends with its last frame.
    """
    times = [PACE] * (len(frames) - 1) + [REST]
    for quality in QUALITIES:
        file = BytesIO()
        # Method 0 is the fastest: other pictures wait meanwhile.
        # Played once: a picture that never stops moving distracts from all others, and nothing can stop it.
        Reel(frames).save(file, "WEBP", save_all=True, duration=times, loop=1, quality=quality, method=0)
        if file.tell() <= MOST_BYTES:
            return file.getvalue()
    return None


def evenly(count: int, most: int) -> list[int]:
    """Return at most ``most`` of ``count`` indices, evenly spread, including the first and the last."""
    if count <= most:
        return list(range(count))
    return [round(place * (count - 1) / (most - 1)) for place in range(most)]
