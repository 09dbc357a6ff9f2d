"""PNG files, squeezed in bands: a band that an earlier picture had as well costs nothing again.

Each band is a piece of one compressed stream that looks at no other band, so bands are squeezed side by side and kept.
Runs of one colour are all that is looked for: a seventh more bytes, in a seventh less time.
"""

import os
import struct
import zlib
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from PIL import Image

from render.kit.theme import palette_bytes

BAND = 32
KEPT = 2048
WORKERS = max(1, min(4, os.cpu_count() or 1))
"""How many threads squeeze, the caller's own among them."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_MODULUS = 65521

Sums = tuple[int, int, int]
"""What a band is known by: its Adler-32, its CRC-32 and its length."""

_known: dict[Sums, bytes] = {}


def encode(image: Image.Image) -> bytes:
    """Return the PNG file of a picture in the theme's palette."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height), 0)
    rows.paste(image, (1, 0))
    data = memoryview(rows.tobytes())
    step = (width + 1) * BAND
    bands = [data[at : at + step] for at in range(0, len(data), step)]
    elsewhere = [_pool().submit(_squeezed, bands[worker::WORKERS]) for worker in range(1, WORKERS)]
    shares = [_squeezed(bands[::WORKERS]), *(part.result() for part in elsewhere)]
    pieces = [shares[index % WORKERS][index // WORKERS] for index in range(len(bands))]
    total = struct.pack(">I", _joined([sums for _, sums in pieces]))
    stream = b"".join((b"\x78\x01", *(squeezed for squeezed, _ in pieces), b"\x03\x00", total))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette_bytes()), (b"IDAT", stream), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


def forget() -> None:
    """Forget all bands: the next picture is squeezed as if it were the first."""
    _known.clear()


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(WORKERS, "png")


def _squeezed(bands: list[memoryview]) -> list[tuple[bytes, Sums]]:
    found = []
    for band in bands:
        sums = (zlib.adler32(band), zlib.crc32(band), len(band))
        piece = _known.get(sums)
        if piece is None:
            squeezer = zlib.compressobj(1, zlib.DEFLATED, -15, 9, zlib.Z_RLE)
            piece = squeezer.compress(band) + squeezer.flush(zlib.Z_FULL_FLUSH)
            _keep(sums, piece)
        found.append((piece, sums))
    return found


def _keep(sums: Sums, piece: bytes) -> None:
    _known[sums] = piece
    while len(_known) > KEPT:
        _known.pop(next(iter(_known)), None)


def _joined(parts: list[Sums]) -> int:
    """Return the Adler-32 of pieces that follow each other."""
    low, high = 1, 0
    for adler, _, length in parts:
        high = (high + (adler >> 16) + length * (low - 1)) % _MODULUS
        low = (low + (adler & 0xFFFF) - 1) % _MODULUS
    return high << 16 | low


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
