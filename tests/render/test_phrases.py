"""Phrases: a message asks for the form of its argument, be that one thing, a list, or counted things."""

import json

import pytest

import render
from data.game.outgoing import Say, stored
from data.sqlite.encoding import as_json
from render.catalogue import Catalogue
from render.icon_marks import mark, read
from render.phrases import in_form
from render.sources import messages_in
from render.words import LANGUAGES, Words
from rules.kernel import Event
from tests.render.languages import letters_of

SLOVAK = """
thing-catan-ore = ⟦catan-ore⟧ ruda
    .accusative = ⟦catan-ore⟧ rudu
thing-catan-grain = obilie
thing-catan-same = ruda
    .accusative = rudy
count-catan-ore =
    { $count ->
        [one] { $count } ruda
        [few] { $count } rudy
       *[other] { $count } rúd
    }
    .accusative =
    { $count ->
        [one] { $count } rudu
        [few] { $count } rudy
       *[other] { $count } rúd
    }
count-catan-brick =
    { $count ->
        [one] { $count } tehla
        [few] { $count } tehly
       *[other] { $count } tehál
    }
    .accusative =
    { $count ->
        [one] { $count } tehlu
        [few] { $count } tehly
       *[other] { $count } tehál
    }
list-times = { $count }× { $thing }
test-takes = { $seat } berie { CASE($what, "accusative") }.
event-catan-took = { $seat } berie { CASE($what, "accusative") }.
test-two = { thing-catan-ore.accusative }
test-short = Prijať: { $price }
    .short = { $price }
test-of-phrase = minca z { $what }
    .accusative = mincu z { CASE($what, "accusative") }
"""


@pytest.fixture
def words() -> Words:
    return Words("sk", Catalogue("en"), messages_in(read(SLOVAK)))


def takes(words: Words, what: str) -> str:
    return words.text("test-takes", seat="Ada", what=what)


def test_a_thing_takes_the_form_that_a_message_asks_for(words: Words) -> None:
    assert words.text("thing-catan-ore") == "ruda"
    assert takes(words, words.thing("catan", "ore")) == "Ada berie rudu."


def test_a_thing_without_the_form_gives_its_name(words: Words) -> None:
    assert takes(words, words.thing("catan", "grain")) == "Ada berie obilie."


def test_a_name_of_a_player_never_changes(words: Words) -> None:
    assert takes(words, "ruda") == "Ada berie ruda."


def test_every_part_of_a_list_takes_the_form(words: Words) -> None:
    listed = words.listed([words.thing("catan", one) for one in ("ore", "grain", "ore")])
    assert listed == "ruda, obilie a ruda"
    assert takes(words, listed) == "Ada berie rudu, obilie a rudu."


def test_things_counted_by_name_take_the_form(words: Words) -> None:
    assert takes(words, words.counted([words.thing("catan", "ore")] * 2)) == "Ada berie 2× rudu."


def test_counted_things_take_the_form_of_their_number(words: Words) -> None:
    told = {n: takes(words, words.spelled("catan", ["ore"] * n + ["brick"])) for n in (1, 2, 5)}
    assert told == {
        1: "Ada berie 1 rudu a\xa01 tehlu.",
        2: "Ada berie 2 rudy a\xa01 tehlu.",
        5: "Ada berie 5 rúd a\xa01 tehlu.",
    }


def test_a_form_can_govern_a_form(words: Words) -> None:
    assert takes(words, words.text("test-of-phrase", what=words.thing("catan", "ore"))) == "Ada berie mincu z rudu."


def test_a_message_refers_to_a_form_of_another(words: Words) -> None:
    assert words.text("test-two") == "rudu"


def test_equal_names_of_different_things_keep_their_own_forms(words: Words) -> None:
    ore, same = words.thing("catan", "ore"), words.thing("catan", "same")
    assert ore == same
    assert [takes(words, one) for one in (ore, same, "ruda", same, ore)] == [
        "Ada berie rudu.",
        "Ada berie rudy.",
        "Ada berie ruda.",
        "Ada berie rudy.",
        "Ada berie rudu.",
    ]


def test_equal_names_in_events_keep_their_own_forms(words: Words) -> None:
    told = [words.event(Event("catan.took", {"seat": 0, "what": card}), ["Ada"]) for card in ("ore", "same", "ore")]
    assert told == ["Ada berie rudu.", "Ada berie rudy.", "Ada berie rudu."]


def test_forms_keep_the_marks_of_their_icons(words: Words) -> None:
    icons = words.with_icons()
    assert takes(icons, icons.thing("catan", "ore")) == f"Ada berie {mark('catan-ore')} rudu."


def test_a_short_form_has_the_same_arguments(words: Words) -> None:
    told = words.text("test-short", price=words.thing("catan", "ore"))
    assert (told, in_form(told, "short")) == ("Prijať: ruda", "ruda")


def test_a_phrase_is_stored_and_sent_as_its_text(words: Words) -> None:
    ore = words.thing("catan", "ore")
    assert as_json({"of": ore}) == json.dumps({"of": ore}, separators=(",", ":")) == '{"of":"ruda"}'
    _, payload = stored(Say("close-said", {"name": ore}))
    assert [type(text) for text in payload["args"].values()] == [str]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_print_as_people_type_them(language: str) -> None:
    """A separator of thousands would be typed again: ``game:1,234`` names no game."""
    assert "game:1234567" in render.words(language).text("place-lost", game="Catan", number=1234567)


@pytest.mark.parametrize("language", LANGUAGES)
def test_given_things_are_told_with_their_number(language: str) -> None:
    event = Event("catan.exchanged", {"seat": 0, "give": "coin", "count": 2, "get": "ore"})
    assert render.words(language).text("count-catan-coin", count=2) in render.words(language).event(event, ["Ada"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_joined_as_its_language_does(language: str) -> None:
    """Names in braces are no patterns. A Slovak "a" stays on the line of the next word."""
    told = render.words(language)
    listed = letters_of(language).listed
    assert told.listed(["{0}", "Ben", "Cleo"]) == listed
    assert told.listed(["Ben", "Cleo"]).replace("a\xa0", "a ") == listed.removeprefix("{0}, ")
    assert (told.listed(["Ben"]), told.listed([])) == ("Ben", "")
