"""The English prose of this repository: comments, docstrings, names, log lines, pages and messages."""

import ast
import re
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, SelectExpression, Term, TextElement

ROOT = Path(__file__).parents[1]

OTHER_LANGUAGES = re.compile("render/locales/(?!en/)[^/]+/")
LOG_METHODS = {"debug", "info", "warning", "error", "exception", "critical"}
COMMENT_MARKS = {
    ".sql": "--",
    ".toml": "#",
    ".js": "//",
    ".css": "/*",
    ".ftl": "#",
    ".example": "#",
    ".yml": "#",
    ".yaml": "#",
    ".service": "#",
    "Makefile": "#",
    "Dockerfile": "#",
}
"""The mark of a comment, by the suffix of a file, or by its name if it has no suffix."""
KINDS_OF_FILES = {".py", ".md", *COMMENT_MARKS}


class Text(NamedTuple):
    """A piece of prose: its file, the line where it begins, its kind, and its words.

    The docstring of a function is of the kind "function".
    """

    file: str
    line: int
    kind: str
    words: str


def texts() -> Iterator[Text]:
    """Yield every piece of English prose in the repository."""
    for name, source in files():
        yield from texts_of(name, source)


def files() -> Iterator[tuple[str, str]]:
    """Yield every file of the repository that may contain English prose: its name and its content."""
    for top in sorted(ROOT.iterdir()):
        for path in sorted(top.rglob("*")) if top.is_dir() and not top.name.startswith(".") else [top]:
            name = path.relative_to(ROOT).as_posix()
            if kind_of(path) in KINDS_OF_FILES and path.is_file() and not OTHER_LANGUAGES.match(name):
                yield name, path.read_text(encoding="utf-8")


def kind_of(path: Path) -> str:
    """Return the suffix of a file, or its name if it has no suffix."""
    return path.suffix or path.name


def texts_of(name: str, source: str) -> Iterator[Text]:
    """Yield the prose of one file, and the words of its name."""
    path = Path(name)
    yield Text(name, 1, "name", as_words(path.stem))
    if path.suffix == ".py":
        yield from python_texts(name, source)
    elif path.suffix == ".md":
        yield from markdown_texts(name, source)
    elif kind_of(path) in COMMENT_MARKS:
        yield from comments(name, source, COMMENT_MARKS[kind_of(path)])
        if path.suffix == ".ftl":
            yield from messages(name, source)


def python_texts(name: str, source: str) -> Iterator[Text]:
    """Yield comments, docstrings, names, log lines, and the sentences of errors and assertions."""
    yield from python_comments(name, source)
    nodes = [*statements(ast.parse(source))]
    functions = {node.body[0] for node in nodes if is_function(node)}
    for node in nodes:
        match node:
            case ast.Expr(value=ast.Constant(value=str() as words)):
                yield Text(name, node.lineno, "function" if node in functions else "docstring", words)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                kind = "test name" if node.name.startswith("test_") else "name"
                yield Text(name, node.lineno, kind, as_words(node.name.removeprefix("test_")))
            case ast.Assert(msg=ast.Constant(value=str() as words)):
                yield Text(name, node.lineno, "assertion", words)
            case ast.Raise(exc=ast.Call(args=[ast.Constant(value=str()) | ast.JoinedStr() as value, *_])):
                yield Text(name, node.lineno, "error", literal(value))
            case ast.Expr(
                value=ast.Call(func=ast.Attribute(attr=method), args=[ast.Constant(value=str() as words), *_])
            ):
                if method in LOG_METHODS:
                    yield Text(name, node.lineno, "log line", words)


def statements(module: ast.Module) -> Iterator[ast.AST]:
    """Yield the statements of a module. A walk over the expressions too would take twice as long."""
    waiting = deque[ast.AST]([module])
    while waiting:
        node = waiting.popleft()
        yield node
        for block in ("body", "handlers", "orelse", "finalbody", "cases"):
            waiting.extend(getattr(node, block, ()))


def is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return whether this is a function or a method, but no property."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return not any("property" in ast.unparse(decorator) for decorator in node.decorator_list)


def literal(value: ast.expr) -> str:
    """Return the text of a string; ``X`` stands for its variables."""
    parts = value.values if isinstance(value, ast.JoinedStr) else [value]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in parts)


def as_words(name: str) -> str:
    """Return the words of a name in code."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", name).strip().lower()


STRING_OR_COMMENT = re.compile(
    r'''"""(?:\\.|[^\\])*?"""|\'{3}(?:\\.|[^\\])*?\'{3}|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|(?P<comment>\#[^\n]*)''',
    re.DOTALL,
)
"""A string in Python or a comment. A mark inside a string begins no comment."""


def python_comments(name: str, source: str) -> Iterator[Text]:
    """Yield comments; lines of a block that follow one another are one text."""
    block: list[str] = []
    begin = last = at = 0
    row = 1
    for found in STRING_OR_COMMENT.finditer(source):
        if found["comment"] is None:
            continue
        row, at = row + source.count("\n", at, found.start()), found.start()
        before = source[source.rfind("\n", 0, at) + 1 : at]
        if block and (row != last + 1 or before.strip()):
            yield Text(name, begin, "comment", "\n".join(block))
            block = []
        begin, last = begin if block else row, row
        block.append(found["comment"].lstrip("#! "))
    if block:
        yield Text(name, begin, "comment", "\n".join(block))


def comments(name: str, source: str, mark: str) -> Iterator[Text]:
    """Yield the comments of a file that is not Python: lines that begin with a mark, and ends of lines after it."""
    # A catalogue has comments at the beginning of a line only: "###" in a message is a heading.
    before = "" if name.endswith(".ftl") else r"(?:.*\s)??"
    block: list[str] = []
    begin = 0
    for row, line in enumerate(source.splitlines(), 1):
        found = re.match(rf"(?P<code>{before}){re.escape(mark)}+\s(?P<words>.*)", line)
        if block and (not found or found["code"].strip()):
            yield Text(name, begin, "comment", "\n".join(block))
            block = []
        if found:
            begin = begin if block else row
            block.append(found["words"])
    if block:
        yield Text(name, begin, "comment", "\n".join(block))


PARAGRAPH = re.compile(r"^[ ]*(?P<words>\S.*(?:\n(?![ ]*(?:[-*|#]|\d+\.)[ ])[ ]*\S.*)*)", re.MULTILINE)
"""A paragraph, an item of a list, a row of a table or a heading."""


def markdown_texts(name: str, source: str) -> Iterator[Text]:
    """Yield the paragraphs of a page without its code."""
    source = re.sub(r"^```.*?^```", lambda code: "\n" * code[0].count("\n"), source, flags=re.MULTILINE | re.DOTALL)
    for found in PARAGRAPH.finditer(source):
        words = re.sub(r"^[-*|#\d. ]+", "", found["words"])
        yield Text(name, source.count("\n", 0, found.start()) + 1, "page", words)


def messages(name: str, source: str) -> Iterator[Text]:
    """Yield the messages of a catalogue; each variant is one text, and ``X`` stands for a variable."""
    for entry in parse(source).body:
        if isinstance(entry, Message | Term) and entry.span:
            line = source.count("\n", 0, entry.span.start) + 1
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                for words in variants(pattern) if pattern else ():
                    yield Text(name, line, "message", words)


def variants(pattern: Pattern) -> Iterator[str]:
    """Yield the text of a pattern, and the texts of the variants inside it."""
    own = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            own += element.value
            continue
        own += "X"
        if isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from variants(variant.value)
    yield own


CODE = re.compile(r"``[^`]*``|`[^`]*`|https?://\S+")
QUOTED = re.compile(CODE.pattern + r'|"[^"]{1,60}"')


def sentences(text: Text) -> Iterator[tuple[int, str]]:
    """Yield the sentences of a text, each with the line where it begins. ``X`` stands for code and quoted words."""
    code = CODE if text.kind == "message" else QUOTED
    plain = code.sub(lambda found: "X" + "\n" * found[0].count("\n"), text.words)
    for found in re.finditer(r"\S.*?(?:[.!?;](?=[\s\"”*)]|$)|\n\s*\n|\Z)", plain, re.DOTALL):
        yield text.line + plain.count("\n", 0, found.start()), found[0]
