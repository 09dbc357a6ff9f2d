"""The rules of plain English that a program can check. ``python -m tests.plain_english`` lists what breaks them.

CONTRIBUTING states the rules. This module finds words that have a plainer one, and sentences that do not begin with
their subject. A word that is a term of a game or a picture is exempt in the files named in ``EXEMPT``.
"""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from typing import Final, NamedTuple

from tests.prose import Text, sentences, texts

WORDS: Final = {
    r"who(?:m|so|mso)?ever": "the player who, the user who",
    r"what(?:so)?ever": "any, every, regardless of",
    r"somebody(?:'s)?|anybody(?:'s)?": "the player, the user, someone",
    r"nobody(?:'s)?": "no player, no user, no one",
    r"everybody(?:'s)?": "all players, everyone",
    r"never mind": "ignore",
    r"for ever|without end": "forever, again and again",
    r"(?:know|learn|reveal|show|tell)s? nothing of": "does not reveal, knows nothing about",
    r"all that (?:are|has|have|is|was|were)": "everything that",
    r"just now": "now, a moment ago",
    r"(?:at|in) hand": "available, in progress",
    r"in vain": "without effect",
    r"as if never": "reset",
    r"anew": "again",
    r"lest|ere|albeit|hitherto|henceforth|thereupon": "so that … not, before, although, until now, from now on, then",
    r"(?:there|where|here)(?:by|of|in|upon|with)": "by it, of it, in it",
    r"mend(?:s|ed|ing)?": "repair, fix",
    r"doors?|houses?|rooms?": "the thing itself: bot, server, space",
    r"papers?|sheets?|books?": "the thing itself: page, list, record",
    r"rests|rested|resting": "pause, wait, backoff",
    r"one's|oneself|(?:as|how|that|what|when|where) one (?:can|cannot|may|must)": "you, the player",
}
"""Words to avoid, as patterns, each with plain alternatives."""

OPENINGS: Final = {
    r"(?:what|who|whom|whose|where|how|which|why)(?!:| to\b)": "begin with a noun, or with when or if",
    r"(?:by|in|at|from|to|for|with|on) (?:what|which|whom|how)": "begin with a noun",
    r"that (?:it|he|she|they|we|you|the|an?|no|no one|nothing|this|these|those|only|every|each|its|his|her|their)": (
        "begin with a noun"
    ),
    r"of(?! \S+(?: \S+){,2}:)": "begin with the subject; name the whole after it",
    r"as if": "say what it is",
    r"(?:had|were|should) (?:it|he|she|they|the|an?|this|that|there|any|no)": "begin with if",
    r"(?:never|nor|neither|nowhere|so|thus|here|only (?:so|then|now|here|there|thus)|not (?:until|before) [^,.]+?) "
    r"(?:is|are|was|were|does|do|did|has|have|had|can|could|may|might|must|should|will|would)": (
        "put the subject before the verb"
    ),
    r"(?:above|behind|below|beneath|beside|then) (?:comes?|follows?|goes?|lies?|stands?)": (
        "put the subject before the verb"
    ),
}
"""Openings of sentences that hide the subject, as patterns, each with advice. A question may open so."""

OF_FUNCTIONS: Final = {"whether": "Return whether …"}
"""Openings that are wrong in the docstring of a function only."""

MARKUP: Final = re.compile(r"^(?:[^\w\s#*(]+#?\s+)+")
"""The mark of an item or of small text, and emoji, before a sentence. A heading may open with a free clause."""


class Exempt(NamedTuple):
    """A phrase that is allowed in some files, and the reason."""

    phrase: str
    files: tuple[str, ...]
    reason: str

    def out_of(self, sentence: str) -> str:
        """Return a sentence without this phrase."""
        return _pattern(self.phrase).sub("…", sentence)

    def concerns(self, file: str) -> bool:
        """Return whether this phrase is exempt in a file."""
        return any(fnmatch(file, pattern) for pattern in self.files)


HANDS: Final = (
    "*carcassonne*",
    "rules/[cdz]*/*",
    "render/[cdz]*/*",
    "render/locales/*",
    "tests/rules/*",
    "tests/render/*",
)
"""Files about the rules and pictures of games, where players hold cards and figures."""

EXEMPT: Final = (
    Exempt("in hand", HANDS, "a card in a player's hand"),
    Exempt("(?:throne|council) rooms?|counting house", ("*dominion*",), "cards of Dominion"),
    Exempt("house", ("render/locales/*_synonyms.ftl",), "words that players type"),
    Exempt("paper", ("*catan*",), "a commodity of Cities & Knights"),
    Exempt("houses?|doors?", ("render/carcassonne/*", "render/catan/*"), "buildings in a picture"),
    Exempt("paper", ("render/*",), "the light colour of the pictures, theme.PAPER"),
    Exempt("sheets?", ("render/*",), "the drawing surface of render/kit/sheet.py"),
    Exempt("contact sheets?", ("*",), "the pictures of a game at chosen moments, tests/sheets"),
    Exempt("sheets?", ("tests/sheets/*", "tests/render/test_sheets.py"), "contact sheets"),
    Exempt(
        "rests|rested", ("*catan*", "rules/*zavandor*", "tests/rules/*"), "a knight that has acted; the king's pause"
    ),
    Exempt("room", ("rules/zavandor/*",), "the ask zavandor.room, for a full cave"),
)
"""The few exceptions."""


class Finding(NamedTuple):
    """A word or an opening to avoid, where it is, and what to write instead."""

    text: Text
    line: int
    words: str
    instead: str

    def __str__(self) -> str:
        """Return the finding as a line that an editor can follow."""
        return f"{self.text.file}:{self.line}: {self.text.kind}: “{self.words}” – better: {self.instead}"


def findings(text: Text) -> Iterator[Finding]:
    """Yield every word and opening to avoid in a text."""
    for line, sentence in sentences(text):
        plain = without_exempt(text.file, sentence)
        for found in _ANY_WORD.finditer(plain):
            words = " ".join(found[0].split())
            yield Finding(text, line + plain.count("\n", 0, found.start()), words, _advice(WORDS, words))
        rules = OPENINGS | OF_FUNCTIONS if text.kind == "function" else OPENINGS
        opening = _pattern(*rules).match(MARKUP.sub("", plain))
        if opening and text.kind != "name" and not plain.endswith("?"):
            yield Finding(text, line, " ".join(plain.split())[:60], _advice(rules, " ".join(opening[0].split())))


def without_exempt(file: str, sentence: str) -> str:
    """Return a sentence without the phrases that are exempt in its file."""
    for exempt in _exempt_in(file):
        sentence = exempt.out_of(sentence)
    return sentence


@cache
def _exempt_in(file: str) -> tuple[Exempt, ...]:
    """Return the exceptions that concern a file."""
    return tuple(exempt for exempt in EXEMPT if exempt.concerns(file))


@cache
def _pattern(*phrases: str) -> re.Pattern[str]:
    """Return the pattern of any of these phrases as whole words, which may be on two lines."""
    either = "|".join(phrases).replace(" ", r"\s+")
    return re.compile(rf"\b(?:{either})\b", re.IGNORECASE)


def _advice(rules: dict[str, str], words: str) -> str:
    """Return the advice of the rule that found these words."""
    return next(advice for rule, advice in rules.items() if re.fullmatch(rule, words, re.IGNORECASE))


_ANY_WORD: Final = _pattern(*WORDS)


if __name__ == "__main__":
    for text in texts():
        for finding in findings(text):
            print(finding)
