"""Names are shown as text, whichever characters they contain."""

import pytest

from cogs.discord.names import escaped, plain_name


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Ada", "Ada"),
        ("Ada\u202etxet", "Adatxet"),  # written from right to left
        ("A\u200bd\u200da", "Ada"),  # widths of zero
        ("\u2066Ada\u2069\n", "Ada"),
        ("\u3164", "?"),  # a letter without a glyph
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Žofie Ødegård", "Žofie Ødegård"),
        ("🎲 Ada", "🎲 Ada"),
        ("👨‍👩‍👧 Ada 👩🏽‍💻", "👨‍👩‍👧 Ada 👩🏽‍💻"),  # emojis joined to one
        ("❤️‍🔥 Ada\u200d🎲\u200d", "❤️‍🔥 Ada🎲"),
        ("Z" + "\u0337\u0322\u031b" * 9 + "oe", "Z\u0337\u0322\u031boe"),  # marks above and below other lines
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("ก" + "\u0e47" * 9, "ก" + "\u0e47" * 3),  # a mark with the combining class of a letter
    ],
)
def test_invisible_characters_are_removed(name: str, plain: str) -> None:
    assert plain_name(name) == plain


def test_a_name_is_cut_to_fit_a_picture() -> None:
    assert len(plain_name("x" * 500)) == 32


@pytest.mark.parametrize("name", ["<@123>", "**Ada**", "`Ada`", "[Ada](https://a.b)", "<t:1:R>", "||Ada||", "# Ada"])
def test_no_character_of_a_name_is_read_as_markdown(name: str) -> None:
    told = escaped(name)
    assert told.replace("\\", "") == name
    assert "<" not in told.replace("\\<", "")
    assert "`" not in told.replace("\\`", "")
    assert "**" not in told
