"""Serbian in Cyrillic is made from Serbian in Latin script. Code, names and arguments stay."""

import pytest

from cogs.panel.typed.matching import typed_words
from render.catalogue import Catalogue
from render.cyrillic import InCyrillic, cyrillic
from render.icon_marks import mark, read
from render.sources import messages_in
from render.words import Words

LATIN = """
thing-catan-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-card-ore = { thing-catan-ore }
event-catan-test = { $seat } uzima { CASE($what, "accusative") } ⟦catan-{ $kind }-{ $letter }⟧ sa polja V18.
place-lost = Pokreni `/game board game:{ $number }` u kanalu: {"Odgovor: "}
test-count =
    { $count ->
        [one] { $count } njiva
       *[other] { $count } džunglova
    } i LJUBAV.
rules-catan-topics = aim turn
"""


@pytest.fixture
def words() -> Words:
    return Words("sr-Cyrl", Catalogue("en"), InCyrillic(messages_in(read(LATIN))))


@pytest.mark.parametrize(
    ("latin", "told"),
    [
        ("Njegova ljubav, džep, đak i ćup", "Његова љубав, џеп, ђак и ћуп"),
        ("NJIVA LJUBAV DŽEP", "ЊИВА ЉУБАВ ЏЕП"),
        ("injekcija, konjunkcija, nadživeti, odžaliti", "инјекција, конјункција, надживети, оджалити"),
        ("konj, odžak, kanjon", "коњ, оџак, кањон"),
        ("na Discordu, u igri Catan", "на Discordu, у игри Catan"),
        ("Igra Klausa-Jürgena Wredea", "Игра Klausa-Jürgena Wredea"),
        ("Sedište B, polje V18, 24h", "Седиште B, поље V18, 24h"),
        ("Slanje u nitima (Send Messages in Threads)", "Слање у нитима (Send Messages in Threads)"),
        ("zona Europe/Belgrade", "зона Europe/Belgrade"),
        ("P pašnjak, M planine", "P пашњак, M планине"),
        ("Kucaj /game move ili /help", "Куцај /game move или /help"),
        ("<@123> i <t:12:R>", "<@123> и <t:12:R>"),
    ],
)
def test_words_are_written_in_cyrillic(latin: str, told: str) -> None:
    assert cyrillic(latin) == told


def test_arguments_and_names_of_players_stay(words: Words) -> None:
    told = words.text("event-catan-test", seat="Njegoš", what=words.text("thing-catan-ore"), kind="x", letter="a")
    assert told == "Njegoš узима руду са поља V18."


def test_keys_of_icons_stay(words: Words) -> None:
    assert words.with_icons().text("thing-catan-ore") == mark("catan-ore", "руда")


def test_code_stays_and_a_literal_is_a_text(words: Words) -> None:
    assert words.text("place-lost", number=7) == "Покрени `/game board game:7` у каналу: Одговор: "


@pytest.mark.parametrize(
    ("count", "told"), [(1, "1 њива и ЉУБАВ."), (5, "5 џунглова и ЉУБАВ."), (21, "21 њива и ЉУБАВ.")]
)
def test_variants_are_texts(words: Words, count: int, told: str) -> None:
    assert words.text("test-count", count=count) == told


def test_lists_of_names_in_the_code_stay(words: Words) -> None:
    assert words.text("rules-catan-topics") == "aim turn"


def test_the_title_of_a_list_of_names_is_a_text() -> None:
    sources = {"rules-catan-entries-title": "rules-catan-entries-title = Sve kartice po imenu\n"}
    assert InCyrillic(sources) == {"rules-catan-entries-title": "rules-catan-entries-title = Све картице по имену\n"}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_message_stays_a_message(language: str) -> None:
    latin = Catalogue(language)
    made = Catalogue("sr", None, InCyrillic(latin.sources))
    assert made.keys == latin.keys
    for key in made.keys:
        assert made._fluent.bundle.get_message(key).id.name == key


def test_both_scripts_find_the_same_words() -> None:
    assert typed_words("Њива, џунгла и ђак") == typed_words("njiva, džungla i đak") == ["njiva", "dzungla", "i", "dak"]
