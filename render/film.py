"""The film of a game: its pictures in one size as an animated WebP."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

import render
from render.kit.surface import wood
from rules.kernel import View

LONG = 1_000
"""Length of a film's longer side, in pixels."""
MOST_FRAMES = 45
PACE, REST = 650, 5_000
"""Duration of a frame and of the last frame, in milliseconds."""
MOST_BYTES = 8 << 20
"""Upper bound of a film's file. Discord takes files up to 10 MiB on every server."""
# https://discord.com/developers/docs/reference#uploading-files
QUALITIES = (75, 50, 25)
"""WebP qualities to try, best first. The first that gives a small enough file is used."""


def frame(view: View, *, names: Sequence[str], language: str) -> bytes:
    """Return a frame of a film as a JPEG file with the film's longer side."""
    picture = render.picture(view, names=names, language=language).convert("RGB")
    scale = LONG / max(picture.size)
    small = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)
    file = BytesIO()
    # JPEG, because dozens of frames wait in memory for the last one.
    small.save(file, "JPEG", quality=92)
    return file.getvalue()


def framed(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a picture scaled to fit into a size, on wood where it does not fill it."""
    if picture.size == size:
        return picture
    scale = min(size[0] / picture.width, size[1] / picture.height)
    small = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)
    ground = wood(size).convert("RGB")
    # At the top, so that the scores stay where they are.
    ground.paste(small, ((size[0] - small.width) // 2, 0))
    return ground


class Reel(Image.Image):
    """The frames of a film as one picture with several frames, as Pillow saves it.

    Only one frame is decoded at a time: dozens of them would need more memory than the rest of the program.
    """

    def __init__(self, frames: Sequence[bytes]) -> None:
        super().__init__()
        self._frames = frames
        self._mode, self._size = "RGB", Image.open(BytesIO(frames[-1])).size
        self.n_frames = len(frames)
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Decode a frame, in the size of the last one, which shows the most."""
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


def evenly(count: int, most: int = MOST_FRAMES) -> list[int]:
    """Return at most ``most`` of ``count`` indices, evenly spread, including the first and the last."""
    if count <= most:
        return list(range(count))
    return [round(place * (count - 1) / (most - 1)) for place in range(most)]
