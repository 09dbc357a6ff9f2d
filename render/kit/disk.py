"""The disk cache: sprites that are slow to paint are painted once for each version of the art, in a few fixed sizes.

A painter gets the size and the arguments. With ``finish`` it returns an RGB or RGBA picture and paints only in the
widths of ``masters``, or else in the largest size: every size is shrunk from the next larger master and then finished
(mapped to the palette). Without ``finish`` it returns the sprite itself, painted for each size::

    @cached_on_disk(sizes=(40, 62, 100, 156), finish=to_sprite, every=lambda: [(kind,) for kind in KINDS])
    def token(size: int, kind: str) -> Image.Image:
        ...

    token(100, "ore")      # the sprite: from memory, from the disk, or painted
    token.fitting(113)     # 100: the largest fixed size up to 113

``every`` lists all arguments, the most important first: ``python -m render.warm`` paints them ahead of time.

A sprite without fixed sizes (a plate with a mark) is ``persistent``: stored the first time it is drawn, or painted
ahead if ``painted_ahead`` lists its arguments. The result of a slow computation is ``remembered`` in the same way. A
whole picture that is rarely shown is ``filed``: it takes no memory. A drawer that must not paint draws ``if_painted``.

A version (``version.py``) is a hash of the drawing code and data, so an outdated sprite is never read. Anything in the
folder may be deleted at any time; damaged files are painted again. Several processes may share a folder.
"""

import hashlib
import itertools
import os
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from contextvars import ContextVar
from functools import cache, partial, wraps
from inspect import signature, unwrap
from pathlib import Path
from types import CodeType
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, TypeVarTuple, overload

import msgspec
import numpy as np
import zstandard
from PIL import Image

from render.kit.cache import cached
from render.kit.canvas import canvas_from
from render.kit.folder import cache_folder, keep
from render.kit.freed_memory import return_freed_memory
from render.kit.sprites import Sprite, from_levels, levels_of
from render.kit.version import keep_digests, version

T = TypeVar("T", bound=Image.Image | Sprite)
V = TypeVar("V")
P = ParamSpec("P")
Args = TypeVarTuple("Args")

EFFORT = 6
"""Compression level of the files, from 1 to 22. Higher levels take much longer and save little."""
PAINTINGS = 16
"""The number of paintings after which freed memory returns to the system. The next painting takes a fifth longer then,
because it needs that memory again.
"""
DAMAGED = (OSError, ValueError, struct.error, zstandard.ZstdError)
"""Errors of reading a missing or damaged file."""
_HEAD = struct.Struct("<HH??3B")
"""Header of a stored sprite: width, height, whether it has soft edges and whether one colour, and its edges' colour."""


class Unpainted(Exception):  # noqa: N818 - a finding, not a fault
    """A picture needs a sprite that is not on the disk."""


_may_paint: ContextVar[bool] = ContextVar("may_paint", default=True)
_paintings = itertools.count(1)
_listed = set[Callable[..., object]]()
"""The functions whose possible arguments are listed, so that they are painted ahead."""


def if_painted(draw: Callable[[], bytes]) -> bytes | None:
    """Return what ``draw`` draws, or None if it needs a sprite that is painted ahead and is not on the disk yet."""
    before = _may_paint.set(False)
    try:
        return draw()
    except Unpainted:
        return None
    finally:
        _may_paint.reset(before)


class DiskCached(Generic[*Args, T]):
    """A painter whose sprites are kept on disk."""

    def __init__(
        self,
        paint: Callable[[int, *Args], Any],
        finish: Callable[[Image.Image], T] | None,
        sizes: Sequence[int],
        masters: Sequence[int],
        every: Callable[[], Iterable[tuple[*Args]]],
    ) -> None:
        self.__doc__ = paint.__doc__
        self.paint, self.finish, self.every = paint, finish, every
        self.sizes = tuple(sorted(sizes))
        self.masters = tuple(sorted(masters)) or (self.sizes[-1:] if finish else self.sizes)
        self._made = {size: next(master for master in self.masters if master >= size) for size in self.sizes}
        """Master of each size."""
        self._found: Callable[[int, *Args], T] = cached(self._stored)

    def __call__(self, size: int, *args: *Args) -> T:
        """Return a sprite in one of the fixed sizes. Callers must not draw on it."""
        return self._found(size, *args)

    def fitting(self, width: float) -> int:
        """Return the largest fixed size up to ``width``, or else the smallest."""
        return max((size for size in self.sizes if size <= width), default=self.sizes[0])

    def missing(self) -> Iterator[Callable[[], object]]:
        """Yield a call for each missing file that paints it."""
        for args in self.every():
            for master in self.masters:
                if not self._path(master, args).exists():
                    yield partial(self._painted, master, args)

    @property
    def folder(self) -> Path:
        """Folder of this version's sprites. Folders of other versions differ only after the last dash."""
        return folder_of(self.paint)

    def _sizes(self, master: int) -> list[int]:
        return [size for size, made_of in self._made.items() if made_of == master]

    def _path(self, master: int, args: tuple[*Args]) -> Path:
        return self.folder / _file_name(master, *args)

    def _stored(self, size: int, *args: *Args) -> T:
        """Return a sprite from the disk, or paint it."""
        master = self._made[size]
        sizes = self._sizes(master)
        found: T | None = _read(self._path(master, args), sizes.index(size), len(sizes))  # type: ignore[assignment]
        if found is None and not _may_paint.get():
            raise Unpainted
        return found or self._painted(master, args)[size]

    def _painted(self, master: int, args: tuple[*Args]) -> dict[int, T]:
        """Paint a master. Store and return all sizes that are made from it."""
        image, finish = self.paint(master, *args), self.finish
        sprites = {size: finish(_shrunk(image, size)) if finish else image for size in self._sizes(master)}
        keep(self._path(master, args), _file(sprites.values()))
        del image
        _note_painting()
        return sprites


class Painter(Protocol):
    """An object that lists its missing sprites."""

    def missing(self) -> Iterator[Callable[[], object]]:
        """Yield a call for each missing file that paints it."""


painters: list[Painter] = []
drawn: list[Callable[..., object]] = []
"""All painters, and all functions whose results are on disk."""


@overload
def cached_on_disk(
    *,
    sizes: Sequence[int],
    every: Callable[[], Iterable[tuple[*Args]]],
    finish: Callable[[Image.Image], T],
    masters: Sequence[int] = (),
) -> Callable[[Callable[[int, *Args], Image.Image]], DiskCached[*Args, T]]: ...


@overload
def cached_on_disk(
    *, sizes: Sequence[int], every: Callable[[], Iterable[tuple[*Args]]]
) -> Callable[[Callable[[int, *Args], T]], DiskCached[*Args, T]]: ...


def cached_on_disk(
    *,
    sizes: Sequence[int],
    every: Callable[[], Iterable[tuple[Any, ...]]],
    finish: Callable[[Image.Image], Any] | None = None,
    masters: Sequence[int] = (),
) -> Callable[[Callable[..., Any]], DiskCached[*tuple[Any, ...], Any]]:
    """Keep a painter's sprites on disk."""

    def decorate(paint: Callable[..., Any]) -> DiskCached[*tuple[Any, ...], Any]:
        made = DiskCached(paint, finish, sizes, masters, every)
        painters.append(made)
        drawn.append(paint)
        return made

    return decorate


def _stored(draw: Callable[P, V], read: Callable[[Path], V | None], packed: Callable[[V], bytes]) -> Callable[P, V]:
    """Return a function that keeps its results on disk, for any arguments."""

    @wraps(draw)
    def stored(*args: P.args, **kwargs: P.kwargs) -> V:
        path = _kept_at(draw, *args, **kwargs)
        found = read(path)
        if found is None:
            if draw in _listed and not _may_paint.get():
                raise Unpainted
            found = draw(*args, **kwargs)
            keep(path, packed(found))
            _note_painting()
        return found

    drawn.append(draw)
    return stored


def persistent(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache the results of a drawing function in memory and on disk, for any arguments."""

    def read(path: Path) -> T | None:
        return _read(path, 0, 1)  # type: ignore[return-value]

    return cached(_stored(draw, read, lambda sprite: _file([sprite])))


def filed(draw: Callable[P, bytes]) -> Callable[P, bytes]:
    """Keep the files that a function draws on disk, for any arguments, and not in memory."""
    return _stored(draw, _bytes, bytes)


def remembered(kind: type[V]) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Cache the results of a computation in memory and on disk, as JSON of the type ``kind``."""

    def read(path: Path) -> V | None:
        with suppress(msgspec.MsgspecError):
            data = _bytes(path)
            return None if data is None else msgspec.json.decode(data, type=kind)
        return None

    # A result is small, so its cache has no limit.
    return lambda reckon: cache(_stored(reckon, read, msgspec.json.encode))  # type: ignore[return-value]


def _note_painting() -> None:
    if next(_paintings) % PAINTINGS == 0:
        return_freed_memory()


_signature = cache(signature)


def _kept_at(draw: Callable[..., object], *args: object, **kwargs: object) -> Path:
    """Return the file of a ``persistent`` sprite. Positional and keyword arguments give the same file."""
    if kwargs or len(args) < _arity(draw):
        given = _signature(draw).bind(*args, **kwargs)
        given.apply_defaults()
        args = tuple(given.arguments.values())
    return folder_of(draw) / _file_name(*args)


def _arity(draw: Callable[..., object]) -> int:
    """Return the number of parameters. Asking for the signature takes longer than reading a sprite."""
    code: CodeType = unwrap(draw).__code__
    return code.co_argcount + code.co_kwonlyargcount


class PaintedAhead(NamedTuple):
    """A ``persistent`` or ``remembered`` function and all its possible arguments."""

    draw: Callable[..., object]
    every: Callable[[], Iterable[tuple[object, ...]]]

    def missing(self) -> Iterator[Callable[[], object]]:
        """Yield a call for each missing file that paints it."""
        for args in self.every():
            if not _kept_at(unwrap(self.draw), *args).exists():
                yield partial(self.draw, *args)


def painted_ahead(every: Callable[[], Iterable[tuple[object, ...]]]) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """List the possible arguments of a ``persistent`` or ``remembered`` function, the most important first."""

    def decorate(draw: Callable[P, V]) -> Callable[P, V]:
        painters.append(PaintedAhead(draw, every))
        _listed.add(unwrap(draw))
        return draw

    return decorate


# Folders and files


def find_versions() -> None:
    """Compute the versions of everything on disk."""
    for draw in drawn:
        version(draw.__module__)
    keep_digests()


def folder_of(draw: Callable[..., object]) -> Path:
    """Return the folder of a function's sprites. Folders of other versions differ only after the last dash."""
    return _folder(cache_folder(), draw.__module__, draw.__name__, version(draw.__module__))


@cache
def _folder(root: Path, module: str, name: str, version: str) -> Path:
    return root / f"{module.removeprefix('render.')}.{name}-{version}"


def _file_name(*args: object) -> str:
    # Hash the text, because the hash of a str differs between processes.
    return hashlib.blake2s(repr(args).encode(), digest_size=12).hexdigest()


def _read(path: Path, place: int, count: int) -> Image.Image | Sprite | None:
    """Return one of a file's sprites, or None if it is missing or damaged."""
    with suppress(*DAMAGED), path.open("rb") as file:
        lengths = struct.unpack(f"<{count}I", file.read(4 * count))
        file.seek(sum(lengths[:place]), os.SEEK_CUR)
        return _unpacked(file.read(lengths[place]))
    return None


def _bytes(path: Path) -> bytes | None:
    """Return a file, or None if it is missing."""
    with suppress(OSError):
        return path.read_bytes()
    return None


def _file(sprites: Iterable[Image.Image | Sprite]) -> bytes:
    """Return the bytes of a file: the lengths of its sprites, then the sprites."""
    packed = [_packed(sprite) for sprite in sprites]
    return b"".join((struct.pack(f"<{len(packed)}I", *map(len, packed)), *packed))


# Contents of a file


def _shrunk(image: Image.Image, width: int) -> Image.Image:
    if width == image.width:
        return image
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def _packed(sprite: Image.Image | Sprite) -> bytes:
    """Return a sprite as bytes. A checksum in them detects damage."""
    if not isinstance(sprite, Sprite):
        return _HEAD.pack(*sprite.size, False, False, 0, 0, 0) + _squeezed(sprite.tobytes())
    pixels = sprite.pixels[:1, :1] if sprite.plain else sprite.pixels
    packed = _squeezed(pixels.tobytes() + levels_of(sprite))
    return _HEAD.pack(*sprite.size, True, sprite.plain, *sprite.edge) + packed


def _squeezed(pixels: bytes) -> bytes:
    return zstandard.ZstdCompressor(EFFORT, write_checksum=True).compress(pixels)


def _unpacked(data: bytes) -> Image.Image | Sprite:
    """Return an unpacked sprite. Raise one of ``DAMAGED`` for damaged bytes."""
    width, height, soft, one, *edge = _HEAD.unpack_from(data)
    pixels = zstandard.ZstdDecompressor().decompress(data[_HEAD.size :])
    if not soft:
        return canvas_from((width, height), pixels)
    red, green, blue = edge
    count = 1 if one else width * height
    # Copy, because a slice would keep the levels in memory too.
    core = np.frombuffer(pixels, np.uint8, count).copy()
    core = np.broadcast_to(core, (height, width)) if one else core.reshape(height, width)
    return from_levels(core, pixels[count:], (red, green, blue))
