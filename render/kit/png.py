"""PNG files, squeezed in bands: a band that an earlier picture had as well costs nothing again."""

import struct
import zlib
from functools import lru_cache

from PIL import Image

from render.kit.theme import palette_bytes

BAND = 32
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def encode(image: Image.Image) -> bytes:
    """Return the PNG file of a picture in the theme's palette."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height), 0)
    rows.paste(image, (1, 0))
    data = rows.tobytes()
    step = (width + 1) * BAND
    bands = [_squeezed(data[at : at + step]) for at in range(0, len(data), step)]
    stream = b"".join((b"\x78\x01", *bands, b"\x03\x00", struct.pack(">I", zlib.adler32(data))))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette_bytes()), (b"IDAT", stream), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


@lru_cache(maxsize=1024)
def _squeezed(band: bytes) -> bytes:
    squeezer = zlib.compressobj(1, zlib.DEFLATED, -15)
    return squeezer.compress(band) + squeezer.flush(zlib.Z_FULL_FLUSH)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
