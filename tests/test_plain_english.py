"""The prose of the repository is plain English, and the checker finds what is not."""

import pytest

from tests.kept import kept
from tests.plain_english import EXEMPT, findings
from tests.prose import Text, files, markdown_texts, messages, python_texts, sentences, texts_of


def found(words: str, file: str = "cogs/made_up.py", kind: str = "comment") -> list[str]:
    return [finding.words.lower() for finding in findings(Text(file, 1, kind, words))]


def test_prose_of_the_repository_is_plain_and_every_exception_is_used() -> None:
    """One test, because two workers would both read all files."""
    read_files = [checked(name, source) for name, source in files()]
    every = [finding for wrong, _ in read_files for finding in wrong]
    assert every == [], f"{len(every)} places to reword:\n" + "\n".join(every)
    used = {at for _, exempt in read_files for at in exempt}
    assert [one.phrase for at, one in enumerate(EXEMPT) if at not in used] == [], "no file contains these phrases"


@kept
def checked(name: str, source: str) -> tuple[list[str], list[int]]:
    """Return the findings in a file, and the numbers of the exceptions that it uses."""
    prose = list(texts_of(name, source))
    wrong = [str(finding) for text in prose for finding in findings(text)]
    known = [(at, exempt) for at, exempt in enumerate(EXEMPT) if exempt.concerns(name)]
    every = [sentence for text in prose for _, sentence in sentences(text)] if known else []
    return wrong, [at for at, one in known if any(one.out_of(sentence) != sentence for sentence in every)]


@pytest.mark.parametrize(
    "words",
    [
        "What is due is sent.",
        "Who can do nothing is not asked.",
        "The table waits. Where a file is missing, make one.",
        "Skip the rest; what is drawn stays hidden.",
        "That the edit failed was the channel's fault.",
        "Of several equal cards only the first is offered.",
        "By how many tries the pauses grow.",
        "As if it had not been tried.",
        "Only then is the message sent.",
        "Had the bot known it, it would have sent the message.",
        "Only now would another process find the file.",
        "Below follows the legend.",
    ],
)
def test_opening_without_its_subject_is_found(words: str) -> None:
    assert len(found(words)) == 1


@pytest.mark.parametrize(
    ("words", "word"),
    [
        ("Ping whoever is late.", "whoever"),
        ("Nobody is asked.", "nobody"),
        ("Everybody's panel is closed.", "everybody's"),
        ("The table waits for ever.", "for ever"),
        ("Leave the door open.", "door"),
        ("Mend the file.", "mend"),
        ("Show one's own cards.", "one's"),
        ("Wait with the work\nin hand.", "in hand"),
    ],
)
def test_word_with_a_plainer_one_is_found(words: str, word: str) -> None:
    assert found(words) == [word]


@pytest.mark.parametrize(
    "words",
    [
        "Return the seats that must act, and what they can do.",
        "The player who moves last wins.",
        "Who must act?",
        "When a player leaves, a computer takes the seat.",
        "That card is discarded.",
        "How to read the picture.",
        "No one can see whether a bid was changed.",
        "The bedroom and the greenhouse are no metaphors.",
        'The button says "Never mind".',
        "The setting ``house`` is a name in code.",
    ],
)
def test_plain_sentence_is_not_found(words: str) -> None:
    assert found(words) == []


def test_docstring_of_a_function_begins_with_a_command() -> None:
    words = "Whether the table waits."
    assert len(found(words, kind="function")) == 1
    assert found(words, kind="docstring") == [], "a property or a constant"


def test_term_of_a_game_is_exempt_in_its_files_only() -> None:
    assert found("A card in hand.", "rules/dominion/cards/base.py") == []
    assert found("A card in hand.", "cogs/panel/draft/picks.py") == ["in hand"]
    assert found("Throne Room has its own room.", "rules/dominion/cards/base.py") == ["room"]


SOURCE = '''
"""What a module is."""

LIMIT = 3  # nobody has more
# A comment of two lines
# that says somebody.


def test_who_is_late() -> None:
    """Whether it holds."""
    assert LIMIT, "whoever it is"
    LOG.warning("everybody is late: %s", 1)
    raise ValueError(f"nobody has {LIMIT}")
'''


def test_python_is_read_with_the_lines_of_its_prose() -> None:
    every = [finding for text in python_texts("made_up.py", SOURCE) for finding in findings(text)]
    assert [(finding.line, finding.text.kind) for finding in sorted(every, key=lambda one: one.line)] == [
        (2, "docstring"),
        (4, "comment"),
        (6, "comment"),
        (9, "test name"),
        (10, "function"),
        (11, "assertion"),
        (12, "log line"),
        (13, "error"),
    ]


def test_pages_are_read_without_code() -> None:
    page = "# What a page is\n\nPlain text\nwith `nobody`.\n\n```\nnobody\n```\n\n- an item\n- somebody\n"
    every = [finding for text in markdown_texts("page.md", page) for finding in findings(text)]
    assert [(finding.line, finding.words) for finding in every] == [(1, "What a page is"), (11, "somebody")]


def test_messages_are_read_in_all_variants() -> None:
    source = "late = { $count ->\n    [one] Nobody is late\n   *[other] { $count } are late\n}\n    .title = Whoever\n"
    every = [finding for text in messages("en.ftl", source) for finding in findings(text)]
    assert [finding.words for finding in every] == ["Nobody", "Whoever"]


def test_comments_of_other_languages_are_read() -> None:
    source = "CREATE TABLE a (b);  -- nobody\n-- plain\n-- whoever\n"
    every = [finding for text in texts_of("steps.sql", source) for finding in findings(text)]
    assert [(finding.line, finding.words) for finding in every] == [(1, "nobody"), (3, "whoever")]
