"""Serbian messages in Cyrillic, made from those in Latin script.

Only the texts of a message are changed. Keys, arguments, keys of icons, `code`, commands, links, lists of names in the
code, and names that Serbian writes in Latin letters stay as they are.
"""

import re
from collections import UserDict
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Final

from render.icon_marks import BETWEEN, START

PAIRS = {"nj": "њ", "lj": "љ", "dž": "џ"}
LETTERS = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
LATIN = {letter: latin for latin, letter in {**LETTERS, **PAIRS}.items()} | {"ђ": "d"}
"""The Latin letters of each Cyrillic letter, for typed words."""
APART = re.compile(
    r"(?<=\bin)(?=jekc)|(?<=\bkon)(?=jug|junk)|(?<=\bvan)(?=jezi)|(?<=\bod)(?=žal|živ)|(?<=\bnad)(?=živ|žet|žnj)"
    r"|(?<=\bpod)(?=žan|žeg|žeć)|(?<=\bpred)(?=živ)",
    re.IGNORECASE,
)
"""Places where two letters are not one sound: *injekcija*, *konjunkcija*, *nadživeti*, *odživeti*, *podžanr*."""
STAYING = resources.files("render").joinpath("locales/sr/latin_names.txt").read_text(encoding="utf-8").split()
NAMES = re.compile("|".join(STAYING), re.IGNORECASE)
"""The beginnings of names that stay in Latin letters, also with an ending: *Discordu*."""
FOREIGN = re.compile(r"[qwxyäöüßł\d]|^[BCDEFGHMPV]$", re.IGNORECASE)
"""Signs of a word that is not Serbian: foreign letters, figures, or a single letter that names a seat or a place."""
KEPT = re.compile(
    r"<[^>\s]*>|https?://\S+|/(?:game|games|me|setup)(?: [a-z]+\b)?(?: [a-z]+:\S*)?"
    r"|/(?:new|rules|help|leaderboard)\b|\b[a-z]+:True\b"
    r"|\((?:[A-Z][a-z]+|in)(?: (?:[A-Z][a-z]+|in))+\)"
)
"""Parts of a text that stay: mentions, links, commands, and Discord's names of permissions in brackets."""
WORD = re.compile(r"[^\W\d_][\w’'-]*|[\w-]*\d[\w-]*")
HEAD = re.compile(r"-?[A-Za-z][\w-]* *=")
ATTRIBUTE = re.compile(r"\s*\.[A-Za-z][\w-]* *=")
VARIANT = re.compile(r"\s*\*?\[[^\]]*\]")
LITERAL = re.compile(r'"[^"]*"')
ARROW = re.compile("->")
OPENING = {"`": "`", START: BETWEEN}
TEXT = re.compile(rf"[^`{START}\n{{}}]*[`{START}\n]|[^`{START}\n{{}}]+")
UNTIL = {end: re.compile(rf"[^{end}{{}}]*{end}?") for end in OPENING.values()}
"""Parts of a text that stay, by the sign that ends each: code and keys of icons."""
LISTS: Final = re.compile(r"rules-[a-z]+-(?:topics|entries)(?!-title$)")
"""The keys of messages that hold names of the code."""


class InCyrillic(UserDict[str, str]):
    """The sources of messages, each written in Cyrillic when it is first read.

    Writing all of them takes a tenth of a second.
    """

    def __init__(self, latin: Mapping[str, str]) -> None:
        super().__init__(latin)
        self._latin = {key for key in latin if not LISTS.match(key)}

    def __getitem__(self, key: str) -> str:
        """Return a source in Cyrillic."""
        # Two threads may write the same message. Cyrillic letters stay, so the second time changes nothing.
        if key in self._latin:
            self.data[key] = _message(self.data[key])
            self._latin.discard(key)
        return self.data[key]


def cyrillic(text: str) -> str:
    """Return a text in Cyrillic, without the parts that stay in Latin letters."""
    parts, at = [], 0
    for kept in KEPT.finditer(text):
        parts += [WORD.sub(_word, text[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join((*parts, WORD.sub(_word, text[at:])))


def _word(found: re.Match[str]) -> str:
    word = found[0]
    if NAMES.match(word) or FOREIGN.search(word):
        return word
    return "".join(_letters(part) for part in APART.split(word))


def _letters(word: str) -> str:
    told, at = [], 0
    while at < len(word):
        pair = PAIRS.get(word[at : at + 2].lower())
        one = pair or LETTERS.get(word[at].lower(), word[at])
        told.append(one.upper() if word[at].isupper() else one)
        at += 2 if pair else 1
    return "".join(told)


def _message(source: str) -> str:
    """Return a message with its texts in Cyrillic: those outside of placeables, in variants, and in literals."""
    return "".join(_Message(source).parts())


class _Message:
    """The source of a message, read from its beginning to its end."""

    def __init__(self, source: str) -> None:
        self._source, self._at = source, 0
        self._open: list[bool] = []
        """The open placeables: whether each is in its variants, which are texts."""
        self._kept = ""
        """The sign that ends a part that stays: of code, or of an icon's key. A placeable can be in its middle."""

    def parts(self) -> Iterator[str]:
        """Yield the parts of the message, its texts in Cyrillic."""
        yield self._take(HEAD)
        while self._at < len(self._source):
            if self._open and not self._open[-1]:
                yield self._code()
            elif head := self._take(VARIANT if self._open else ATTRIBUTE):
                yield head
            elif self._source[self._at] in "{}":
                yield self._brace()
            else:
                yield self._text()

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._source, self._at)
        self._at = found.end() if found else self._at
        return found[0] if found else ""

    def _brace(self) -> str:
        letter = self._source[self._at]
        self._at += 1
        if letter == "{":
            self._open.append(False)
        else:
            self._open.pop()
        return letter

    def _code(self) -> str:
        """Return the next part of a placeable: a literal, which is a text if it is all, an arrow, or a letter."""
        if literal := self._take(LITERAL):
            alone = self._source[: self._at - len(literal)].rstrip().endswith("{")
            return cyrillic(literal) if alone else literal
        if arrow := self._take(ARROW):
            self._open[-1] = True
            return arrow
        if self._source[self._at] in "{}":
            return self._brace()
        self._at += 1
        return self._source[self._at - 1]

    def _text(self) -> str:
        """Return a text up to the next brace, sign or line. Code and keys of icons stay."""
        if self._kept:
            text = self._take(UNTIL[self._kept])
            self._kept = "" if text.endswith(self._kept) else self._kept
            return text
        text = self._take(TEXT)
        if text[-1] in OPENING:
            self._kept = OPENING[text[-1]]
        return cyrillic(text)
