"""The version of a module's sprites: a hash of the code and the data that they are painted with.

Code counts by its syntax tree without docstrings, so that neither comments nor layout repaint a sprite. Parsing all
files takes half a second, so the digests of their trees are kept on disk, by the hash of a file's content.
"""

import ast
import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import PIL

from render.kit.folder import cache_folder, keep
from render.kit.typefaces import FACES

ROOT = Path(__file__).parents[2]
DIGESTS = "digests"
"""Name of the folder with the digests of syntax trees."""


@cache
def version(module: str) -> str:
    """Return the version of a module's sprites: a hash of the kit, of the module's folder and of its game's data."""
    _, game, *_ = names = module.split(".")
    # A painter uses other modules of its folder, so the whole folder counts. A package is a folder itself.
    package = ROOT.joinpath(*names) if ROOT.joinpath(*names).is_dir() else ROOT.joinpath(*names[:-1])
    data = [file for file in _files(ROOT / "rules" / game) if file.suffix != ".py"]
    expansions = ROOT / "render" / game / "expansions"
    # An expansion paints with the modules of its game.
    if package.is_relative_to(expansions):
        package = expansions.parent
    more = _files(expansions) if not expansions.is_relative_to(package) else []
    # Another version of Pillow may draw or resize differently.
    found = hashlib.blake2s(_kit() + PIL.__version__.encode(), digest_size=6)
    for file in (*_files(package), *more, *data):
        found.update(_hash(file))
    return found.hexdigest()


def keep_digests() -> None:
    """Store the digests of all syntax trees that this process needed. Drop those of earlier versions."""
    if _used != _stored(cache_folder()):
        keep(_path(cache_folder()), msgspec.json.encode(_used))


@cache
def _kit() -> bytes:
    return b"".join(map(_hash, (*_files(Path(__file__).parent), *map(Path, FACES.values()))))


def _hash(file: Path) -> bytes:
    content = file.read_bytes()
    part = _digest(content).encode() if file.suffix == ".py" else content
    return hashlib.blake2s(file.name.encode() + part).digest()


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc")


# Digests of syntax trees

_used: dict[str, str] = {}
"""The digests that this process needed, by the hash of the file's content."""


def _digest(source: bytes) -> str:
    """Return the digest of a module's syntax tree: from memory, from the disk, or computed."""
    key = hashlib.blake2s(source, digest_size=16).hexdigest()
    if key not in _used:
        _used[key] = _stored(cache_folder()).get(key) or _computed(source)
    return _used[key]


def _computed(source: bytes) -> str:
    tree = _WithoutDocstrings().visit(ast.parse(source))
    return hashlib.blake2s(ast.dump(tree).encode(), digest_size=16).hexdigest()


class _WithoutDocstrings(ast.NodeTransformer):
    """Removes every statement that is only a string: the docstrings of modules, classes, functions and attributes."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        is_string = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if is_string else node


@cache
def _stored(folder: Path) -> dict[str, str]:
    """Return the digests in a cache folder, or none if they are missing or damaged."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(_path(folder).read_bytes(), type=dict[str, str])
    return {}


def _path(folder: Path) -> Path:
    return folder / DIGESTS / "syntax_trees.json"
