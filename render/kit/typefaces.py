"""Typefaces: Source Serif for names and titles, Source Sans for the rest, others for the letters that both lack."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import manimgx_fonts
import paperang_p2_fonts_cjk
from font_source_sans_pro import SourceSansProBold, SourceSansProSemibold
from font_source_serif_pro import SourceSerifProSemibold
from PIL import ImageFont, features

FACES: Final = {"text": SourceSansProSemibold, "bold": SourceSansProBold, "serif": SourceSerifProSemibold}
NOTO: Final = Path(manimgx_fonts.__file__).parent
EASTERN: Final = str(Path(paperang_p2_fonts_cjk.__file__).parent / "fonts" / "wqy-microhei.ttc")
WEIGHT: Final = 600
"""The weight of the other typefaces: semibold, as Source Sans."""
SET_LETTER_BY_LETTER: Final = frozenset({"ARMENIAN", "ETHIOPIC", "GEORGIAN"})
"""The scripts with a typeface of their own that need no joined, moved or reordered letters."""
JOINER: Final = "\u200d"
"""The character that joins emojis to one ("family")."""
SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
SELECTORS: Final = "\ufe0e\ufe0f"
"""The characters that ask for a symbol as text or as an emoji. A picture has one form of each."""
MAX_MARKS: Final = 2
"""The maximum number of combining marks of one letter. More of them cover the lines around a name."""

FROM_RIGHT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
"""Hebrew, Arabic and the smaller scripts that are written from the right."""
REVERSED = re.compile(rf"[{FROM_RIGHT}](?:[\W\d_{FROM_RIGHT}]*[\d…{FROM_RIGHT}])?")
"""A part of a line that is read from the right: the numbers and signs in it and behind it belong to it."""
READ_TOGETHER = re.compile(rf"[{FROM_RIGHT}]+|\d+(?:[.,:]\d+)*|.")
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


class Run(NamedTuple):
    """Letters of a line that one typeface prints."""

    text: str
    face: str


@lru_cache(maxsize=128)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a face in a size, in pixels of the sheet. A face without a name of its own is the path of its file."""
    found = ImageFont.truetype(FACES.get(face, face), size)
    if face not in FACES and face != EASTERN:
        found.set_variation_by_axes([WEIGHT])
    return found


@lru_cache(maxsize=4096)
def has_letter(letter: str, face: str) -> bool:
    """Return True if a face can print a letter."""
    # Drawing a glyph to compare it is slow, and every face of ours has the letters of ASCII.
    plain = letter.isascii() and letter.isprintable() and face in FACES
    return letter.isspace() or plain or _probe(letter, face) != _missing(face)


@cache
def _missing(face: str) -> bytes:
    """Return the glyph that a face prints for every letter that it lacks."""
    # U+FFFF is no character.
    return _probe("\uffff", face)


def _probe(letter: str, face: str) -> bytes:
    # Laid out by HarfBuzz, a combining mark would get a circle below it.
    plain = ImageFont.truetype(FACES.get(face, face), 40, layout_engine=ImageFont.Layout.BASIC)
    return bytes(plain.getmask(letter))


@lru_cache(maxsize=4096)
def face_of(letter: str, face: str) -> str:
    """Return the face that prints a letter: this one if it can, or else another, or "" if all lack it."""
    return next((one for one in (face, *_others(letter)) if has_letter(letter, one)), "")


def _others(letter: str) -> Iterator[str]:
    """Return the typefaces for a letter that ours lack: that of its script, and those of many scripts."""
    # Unicode's names tell the script: "ARABIC LETTER ALEF", "EXTENDED ARABIC-INDIC DIGIT FOUR".
    scripts = re.findall(r"[A-Z]+", unicodedata.name(letter, ""))
    # Pillow joins and orders letters with FriBidi, which is a library of the system.
    own = [f"Sans{one.title()}" for one in scripts if one in SET_LETTER_BY_LETTER or features.check("raqm")]
    for name in (*own, "Sans"):
        if (file := NOTO / f"Noto{name}[wght].ttf").exists():
            yield str(file)
    yield from (EASTERN, str(NOTO / "NotoSansSymbols[wght].ttf"), str(NOTO / "NotoEmoji[wght].ttf"))


def clusters(text: str) -> list[str]:
    """Return the letters of a text, each with its combining marks, and each emoji with what is joined to it."""
    found: list[str] = []
    for letter in text:
        if found and (letter in JOINER + SKIN_TONES + SELECTORS or is_mark(letter) or found[-1][-1] == JOINER):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def is_mark(letter: str) -> bool:
    """Return whether a character is drawn at the letter before it."""
    return unicodedata.category(letter) in {"Mn", "Mc", "Me"}


def printable(text: str, face: str) -> str:
    """Return a text without the letters that no typeface prints. It prints "ⓒⓛⓔⓞ" as "cleo"."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    return " ".join("".join(_printed_as(cluster, face) for cluster in clusters(text)).split())


def _printed_as(cluster: str, face: str) -> str:
    """Return a letter with its marks as it is printed, or "". A mark never moves to another letter."""
    letter, behind = cluster[0], cluster[1:]
    if letter.isspace():
        return letter
    if is_mark(letter) or unicodedata.category(letter) == "Cf":
        return ""
    if has_letter(letter, face):
        return letter + _marks(behind, face)
    # Letters in circles and the like are plain letters that are drawn differently.
    plain = unicodedata.normalize("NFKC", letter)
    if plain != letter and (shown := "".join(each for each in plain if has_letter(each, face))):
        return shown + _marks(behind, face)
    other = face_of(letter, face)
    return other and letter + (_joined(behind, other) if JOINER in behind else _marks(behind, other))


def _marks(behind: str, face: str) -> str:
    kept = [each for each in behind if each not in SELECTORS + JOINER and has_letter(each, face)]
    return "".join(kept[:MAX_MARKS])


def _joined(behind: str, face: str) -> str:
    """Return the emojis that are joined to another one."""
    return "".join(each for each in behind if each == JOINER or (each not in SELECTORS and has_letter(each, face)))


@lru_cache(maxsize=4096)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """Return the parts of a printable line with their typefaces, from left to right."""
    if (text.isascii() and text.isprintable()) or all(has_letter(letter, face) for letter in text):
        return (Run(text, face),)
    found: list[Run] = []
    end = 0
    for part in REVERSED.finditer(text):
        found += _by_face(text[end : part.start()], face)
        end = part.end()
        if part[0].count("(") > part[0].count(")") and text.startswith(")", end):
            end += 1
        for word in reversed(READ_TOGETHER.findall(text[part.start() : end])):
            found += reversed(_by_face(word.translate(MIRRORED), face))
    return (*found, *_by_face(text[end:], face))


def _by_face(text: str, face: str) -> list[Run]:
    """Divide a text by the typefaces that print its letters."""
    found: list[Run] = []
    for cluster in clusters(text):
        own = face_of(cluster[0], face) or face
        if found and found[-1].face == own:
            found[-1] = Run(found[-1].text + cluster, own)
        else:
            found.append(Run(cluster, own))
    return found
