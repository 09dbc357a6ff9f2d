"""Checks of a game's files. Each takes the root folder, so that a test can also run it on a made-up game."""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import fluent.syntax
from fluent.syntax.ast import BaseNode, Message, Pattern, TextElement

from render.icon_marks import plain, read

ROOT = Path(__file__).resolve().parents[2]

SHARED = (
    *("bot.py", "settings.py", "cluster/**/*.py", "cogs/**/*.py", "data/**/*.py", "playground/**/*.py"),
    *("rules/*.py", "render/*.py", "render/kit/*.py"),
)
"""The files that no game owns."""

KEY_LISTS = re.compile(r"rules-[a-z]+-(topics|entries)(-\w+)?")
"""Messages that list keys instead of words: they are the same in every language."""
WORDS_OF_A_NAME = 2
"""A message with at most this many words may be a name, which can be the same in two languages."""


def game_folders(root: Path) -> list[str]:
    """Return the games by their folders."""
    return sorted(file.parent.name for file in root.glob("rules/*/__init__.py"))


def forms_of(root: Path, game: str, *, parts: bool = True) -> list[dict[str, Any]]:
    """Return the options of a game's forms in its ``forms.toml``, or of its usual form if there is no such file.

    Without ``parts`` leave out a form that is a part of another one.
    """
    file = root / "tests" / "rules" / game / "forms.toml"
    forms = tomllib.loads(file.read_text(encoding="utf-8"))["forms"] if file.is_file() else [{}]
    return [form.get("options", {}) for form in forms if parts or not form.get("part")]


def chosen_forms(*, parts: bool = True) -> list[tuple[str, dict[str, Any]]]:
    """Return every game with the options of its forms, for tests that do not play all forms."""
    return [(game, options) for game in game_folders(ROOT) for options in forms_of(ROOT, game, parts=parts)]


# A game is found by its folder


def files_naming(root: Path, game: str, title: str) -> list[Path]:
    """Return the shared files that name a game; its own picture is not one of them."""
    files = [file for pattern in SHARED for file in sorted(root.glob(pattern))]
    own = root / "render" / f"{game}.py"
    return [file for file in files if file != own and names_game(file.read_text(encoding="utf-8"), game, title)]


def expansions(root: Path) -> list[str]:
    """Return the expansions of all games by their folders."""
    return sorted(file.parent.name for file in root.glob("rules/*/expansions/*/__init__.py"))


def files_naming_expansion(root: Path, key: str) -> list[Path]:
    """Return the shared files with the key of an expansion as a whole word."""
    files = [file for pattern in SHARED for file in sorted(root.glob(pattern))]
    return [file for file in files if re.search(rf"\b{key}\b", file.read_text(encoding="utf-8"), re.IGNORECASE)]


def undocumented(kind: type) -> list[str]:
    """Return the fields of a class without a docstring of their own."""
    body = cast("ast.ClassDef", ast.parse(inspect.getsource(kind)).body[0]).body
    told = [isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) for after in body[1:]]
    pairs = zip(body, [*told, False], strict=True)
    return [ast.unparse(one.target) for one, said in pairs if isinstance(one, ast.AnnAssign) and not said]


def names_game(source: str, game: str, title: str) -> bool:
    """Return whether code names a game: by its key in a string or an import, or by its title in a docstring or comment.

    Only whole words count, and no identifiers: ``hexdigest`` and ``seed.hex()`` do not name a game called Hex.
    """
    if game not in source.lower() and title not in source:
        return False
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    key = re.compile(rf"\b{game}\b", re.IGNORECASE)
    if any(key.search(text) for text in (*_strings(tree, docs), *_imports(tree))):
        return True
    comments = [line.partition("#")[2] for line in source.splitlines()]
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) in docs]
    return any(re.search(rf"\b{re.escape(title)}\b", str(text)) for text in (*comments, *texts))


def _strings(tree: ast.AST, docs: set[int]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def missing_files(root: Path, game: str) -> list[str]:
    """Return the files that every game needs and this one lacks."""
    picture = [file for file in (f"render/{game}.py", f"render/{game}/__init__.py") if (root / file).is_file()]
    catalogues = [f"render/locales/{folder.name}/{game}.ftl" for folder in sorted(root.glob("render/locales/*/"))]
    needed = [
        f"rules/{game}/showcase.json",
        *catalogues,
        *(f"tests/rules/{game}/{file}" for file in ("numbered.toml", "endings.py")),
        *(f"tests/{folder}/{game}.py" for folder in ("sheets", "reading")),
        f"docs/sheets/{game}.webp",
    ]
    return [*([] if picture else [f"render/{game}.py"]), *(file for file in needed if not (root / file).is_file())]


# Every rule has a test


def numbered(root: Path, game: str, sort: str) -> list[str]:
    """Return the ids of a game's rules or cases.

    ``numbered.toml`` lists them, ranges as "Z1-Z78"; an expansion has its own ``numbered_<key>.toml``.
    """
    files = sorted((root / "tests" / "rules" / game).glob("numbered*.toml"))
    lists = [tomllib.loads(file.read_text(encoding="utf-8")).get(sort, []) for file in files]
    return [id_ for entries in lists for entry in entries for id_ in _expanded(entry)]


def _expanded(entry: str) -> Iterable[str]:
    ends = re.fullmatch(r"([A-Z]+)(\d+)-\1(\d+)", entry)
    return [f"{ends[1]}{number}" for number in range(int(ends[2]), int(ends[3]) + 1)] if ends else [entry]


def marked(root: Path, game: str, mark: str) -> Iterator[str]:
    """Yield the ids that the game's tests name with ``pytest.mark.<mark>``."""
    for path in sorted((root / "tests" / "rules" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == mark:
                yield from (
                    one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
                )


def faults_of_rule_tests(root: Path, game: str) -> list[str]:
    """Return one sentence for each rule or case without a test, and for each test of an unknown rule."""
    rules, cases = (numbered(root, game, sort) for sort in ("rules", "cases"))
    tested, replayed = (set(marked(root, game, mark)) for mark in ("rule", "example"))
    if not rules:
        return [f"{game} lists no numbered rules in tests/rules/{game}/numbered.toml"]
    return [
        *(f"rule {rule} has no test" for rule in rules if rule not in tested),
        *(f"a test names rule {rule}, which is not listed" for rule in sorted(tested - set(rules))),
        *(f"case {case} has no test" for case in cases if case not in replayed),
    ]


# Every catalogue is translated


def left_in_english(root: Path, language: str) -> list[str]:
    """Return the messages of a language that read as in English, names and lists of keys aside."""
    found = []
    for file in sorted((root / "render" / "locales" / "en").glob("*.ftl")):
        english, other = (_messages(_source(one)) for one in (file, file.parents[1] / language / file.name))
        for key, words in english.items():
            if len(words) > WORDS_OF_A_NAME and other.get(key) == words and not KEY_LISTS.fullmatch(key):
                found.append(f"{file.name}: {key}")
    return found


def _source(file: Path) -> str:
    """Return the text of a catalogue file, or "" if there is no such file."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


# English is compared with every other language.
@cache
def _messages(source: str) -> Mapping[str, list[str]]:
    """Return the words of every message and attribute of a catalogue file, variables aside."""
    entries = fluent.syntax.parse(plain(read(source))).body
    found: dict[str, list[str]] = {}
    for entry in entries:
        if isinstance(entry, Message):
            values = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            found |= {key: _words(value) for key, value in values if value is not None}
    return found


def _words(pattern: Pattern) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", " ".join(_texts(pattern)))


def _texts(node: BaseNode) -> Iterator[str]:
    """Yield the texts of a pattern and of all variants in it."""
    if isinstance(node, TextElement):
        yield node.value
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, BaseNode):
                yield from _texts(inner)
