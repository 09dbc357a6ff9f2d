"""Zavandor's words: both languages have words for everything in the rules."""

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import render
import rules.zavandor
from cogs.show.rulebook import articles, topic_card, topics
from render.lengths import SHORT, length, shorten
from render.phrases import in_form
from render.story import story
from render.words import LABEL, LANGUAGES, words
from render.zavandor.words import told_face
from rules.kernel import Ask, Event, Option
from rules.zavandor.view import CARDS, CLANS, GEM_CARDS, PATH
from tests.render.games import NAMES
from tests.render.sentences import check_sentence
from tests.render.zavandor_games import decided, games, late, view_of

SOURCES = [file.read_text(encoding="utf-8") for file in sorted(Path(rules.zavandor.__file__).parent.glob("*.py"))]
CODE = [re.sub(r'"""[\s\S]*?"""', "", text) for text in SOURCES]
TOLD = {kind for text in CODE for kind in re.findall(r'tell\(\s*"(zavandor\.\w+)"', text)}
SAID = {kind for text in CODE for kind in re.findall(r'(?:ask|pick)\(\s*seat,\s*"(zavandor\.\w+)"', text)}
ASKED = SAID | {"zavandor.rebid", "zavandor.bid"}
REASONS = {reason for text in CODE for reason in re.findall(r'IllegalChoice\("(\w+)"', text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_ask_event_and_refusal_has_words(language: str) -> None:
    assert (len(ASKED) >= 9, len(TOLD) >= 20, len(REASONS) >= 6) == (True, True, True)
    told = words(language)
    assert not [kind for kind in sorted(ASKED) if not told.has(f"ask.{kind}")]
    assert not [kind for kind in sorted(TOLD) if not told.has(f"event.{kind}")]
    assert not [reason for reason in sorted(REASONS) if not told.has(f"reason.{reason}")]
    assert told.has("proposal.zavandor.offer")


def test_these_games_contain_almost_every_kind() -> None:
    assert {ask.kind for _, ask, _ in games()} >= ASKED
    assert TOLD - {"zavandor.began", "zavandor.spent"} <= {event.kind for _, _, events in games() for event in events}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_confirmation_of_an_empty_answer_says_what_it_does(language: str) -> None:
    told = words(language)
    empty = {ask.kind for _, ask, _ in games() if not ask.optional and not any(part.least for part in ask.parts)}
    assert empty >= {"zavandor.income", "zavandor.bid", "zavandor.offer", "zavandor.payment"}
    labels = {kind: told.text(f"panel-confirm-nothing.{kind}") for kind in empty}
    assert len({*labels.values()}) == len(empty)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_own_name(language: str) -> None:
    told = words(language)
    for _, ask, _ in games():
        assert NAMES[ask.seat] in told.ask(ask, NAMES)
        check_sentence(told.ask(ask, NAMES), ".?")
        for part in ask.parts:
            assert not part.name or told.has(f"field.{ask.kind}.{part.name}")
            labels = {told.option(option, ask, NAMES) for option in part.options}
            assert all(0 < len(label) <= LABEL and "{" not in label and label[-1] != "…" for label in labels)
            named = [option.steps[:depth] for option in part.options for depth in range(1, len(option.steps) + 1)]
            steps = {path: told.step(ask, path[:-1], path[-1], NAMES) for path in named}
            assert all(0 < len(label) <= LABEL and label[-1] != "…" for label in steps.values())
            for path, label in steps.items():
                beside = [other for other in steps if other != path and other[:-1] == path[:-1]]
                assert all(steps[other] != label for other in beside), (ask.kind, path, label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_sentences(language: str) -> None:
    for view, _, events in games():
        for event in events:
            for seen in (event.seen_by(None), event.seen_by(view.seat)):
                # The log leaves out what a player did not do.
                check_sentence(words(language).event(seen, NAMES) or words(language).unsaid(seen, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_long_offer_shows_its_whole_price(language: str) -> None:
    told = words(language)
    give, want = told.spelled("zavandor", ["Lb", "Pb", "Mb", "Gb"]), told.spelled("zavandor", ["r", "y"])
    for answer in ("accept", "decline", "pay", "withdraw"):
        whole = told.text(f"option.zavandor.trade.{answer}", give=give, want=want)
        assert length(whole) > LABEL
        label = shorten(whole, LABEL)
        assert label.endswith(tuple(in_form(want, form) for form in SHORT)), label


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_offer_leaves_out_the_carts_before_it_abbreviates_the_gems(language: str) -> None:
    told = words(language)
    give, want = told.spelled("zavandor", ["Pg", "Gr", "Lb"]), told.spelled("zavandor", ["r", "r", "y"])
    whole = told.text("option.zavandor.trade.accept", give=give, want=want)
    label = shorten(whole, LABEL)
    assert label != whole
    assert label.endswith(want)
    assert all(told.text(f"count.zavandor.{gem}", count=1) in label for gem in "grb"), label


def test_a_king_on_the_last_field_leaves_no_empty_fact() -> None:
    view = msgspec.structs.replace(view_of(late()), king=len(PATH) - 1, rested=False)
    assert all(fact.text for fact in render.games.game("zavandor").describe(view, names=NAMES, words=words("en")))


def test_words_carry_the_marks_of_the_picture() -> None:
    for view, ask, _ in games():
        for element, mark in render.marks(view, ask).items():
            label = words("en").step(ask, (), element, NAMES)
            assert label.startswith(f"{mark} · "), (ask.kind, element)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation_of_its_text(language: str) -> None:
    told = words(language)
    names = [told.thing("zavandor", id_) for id_ in (*CARDS, *CLANS, *GEM_CARDS)]
    assert len(set(names)) == len(names)
    for id_ in (*CARDS, *CLANS):
        assert render.article("zavandor", id_, language=language).endswith(told_face(id_, told)), id_


def test_an_article_begins_with_the_kind_the_colour_the_back_and_the_players() -> None:
    first = {id_: render.article("zavandor", id_).split("\n")[0] for id_ in ("R6", "Y4", "S0", "normal")}
    assert first == {
        "R6": "**Clan · ruby · light · 3 players or more**",
        "Y4": "**Broker · diamond · light**",
        "S0": "**Scroll**",
        "normal": "**Clan**",
    }


def test_exchanges_and_free_cubes_are_counted() -> None:
    assert told_face("Y4", words("en")).startswith("Level 1 (1 sapphire: 1 exchange); Level 2 (1 emerald: 2 exch")
    assert told_face("Y10", words("sk")).startswith("Stupeň 1 (1 smaragd: 1 kocka); Stupeň 2 (1 diamant: 1 kocka).")


def test_card_is_told_with_its_prices_and_levels() -> None:
    assert told_face("R2", words("en")) == (
        "Level 1 (for the king's price: 1 gold cart); Level 2 (for the king's price: 2 gold carts); Level 3 (for the "
        "king's price: 2 gold carts, 1 metal cart and 1 plank cart). Complete: 5 points. Base income counts up to "
        "six cards a round."
    )
    assert "Stufe 1 (1 Münze); Stufe 2 (2 Diamanten). Komplett aufgewertet: 9 Punkte." in told_face("Y12", words("de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_explains_every_topic_and_every_card(language: str) -> None:
    assert articles("zavandor") == [*CARDS, *CLANS]
    assert not set(articles("zavandor")) & set(topics("zavandor"))
    for topic in (*topics("zavandor"), *articles("zavandor")):
        assert 40 < len(topic_card("zavandor", topic, words(language)).above[1]) < 2000, topic
    assert {"gems", "path"} <= set(topics("zavandor")) & set(render.illustrations("zavandor"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_catalogues_is_parsed(language: str) -> None:
    for file in sorted(Path(render.__file__).parent.glob(f"locales/{language}/zavandor*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_overlay_has_a_name(language: str) -> None:
    view = view_of(late())
    assert all(words(language).has(f"overlay.zavandor.{key}") for key in render.overlays(view))
    assert NAMES[1] in render.overlay_words(view, "board1", names=NAMES, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_description_names_the_king_every_seat_and_only_the_own_hand(language: str) -> None:
    for view in (decided(), view_of(late(), 0), view_of(late())):
        told = render.describe(view, names=NAMES, language=language)
        assert len(told) <= 1024
        assert all(name in told for name in NAMES[:4])
        board = render.text_board(view, names=NAMES, language=language)
        ruby = words(language).text("count.zavandor.Gr", count=3)
        assert (ruby in told) == (ruby in board) == (view.seat == 0)


def test_open_offers_are_told_with_the_table() -> None:
    table = late().fork()
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["Lb", "Lb"], "want": ["1y"], "to": ["2"]})
    view = view_of(table)
    told = "Ada offers Cleo: 2 sapphires (log) for 1 diamond."
    assert told in render.text_board(view, names=NAMES)
    assert told in render.describe(view, names=NAMES)


def test_others_see_only_that_a_bid_is_sealed() -> None:
    table = late().fork()
    table.answer(0, ["done"])
    events = table.answer(0, {"r": ["2r"], "orders": ["r:card"]})
    told = [words("en").event(event.seen_by(1), NAMES) for event in events]
    assert told == ["Ada seals a bid."]


def test_counts_are_words() -> None:
    told = words("en")
    traded = {"number": 1, "seat": 0, "by": 1, "give": ["Lb", "Lb", "Lg"], "paid": ["Py", "My"]}
    assert told.event(Event("zavandor.traded", traded), NAMES) == (
        f"Ada gives 2 sapphires (log) and 1 emerald (log) for 1 diamond (plank) and 1 diamond (metal) from {NAMES[1]}."
    )
    unsold = [Event("zavandor.unsold", {"gem": gem}) for gem in "rgb"]
    assert story(unsold, NAMES, told) == ["No one bids on the ruby, emerald and sapphire rows."]
    assert story(unsold[:1], NAMES, words("de")) == ["Auf die Reihe Rubin bietet niemand."]
    exchanged = {"seat": 0, "give": ["Lb", "Lb"], "get": "Lg", "found": True}
    assert told.event(Event("zavandor.exchanged", exchanged), NAMES) == (
        "Ada exchanges 2 sapphires (log) for 1 emerald (log)."
    )
    offered = {"number": 1, "seat": 0, "addressed": [1, 2], "give": ["Lb"], "want": "yyg"}
    assert told.event(Event("zavandor.offered", offered), NAMES) == (
        "Ada offers 1 sapphire (log) for 2 diamonds and 1 emerald."
    )
    assert words("de").event(Event("zavandor.offered", {**offered, "addressed": [2], "want": "y"}), NAMES) == (
        "Ada bietet Cleo 1 Saphir (Baumstamm) für 1 Diamant."
    )


def test_score_explains_itself() -> None:
    terms = [["coins", 19, 19], ["clan", 1, 5], ["Y9", 3, 6], ["gems", 11, 3]]
    event = Event("zavandor.scored", {"seat": 0, "score": 33, "terms": terms})
    assert words("en").event(event, NAMES) == (
        "33 points for Ada: coins 19, Clan Board 5, Altar of Weights 6, gem cards 3."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_table_is_told(language: str) -> None:
    view = view_of(late(), 0)
    places = render.places(view, names=NAMES, language=language)
    assert {"row:r", "seat:0", "path", "pile:G", *CARDS} <= places.keys()
    for key in places:
        assert render.at_place(view, key, names=NAMES, language=language)
    with pytest.raises(KeyError):
        render.at_place(view, "seat:9", names=NAMES, language=language)


def test_the_news_say_who_bid_how_much_and_who_moved_the_king() -> None:
    told = words("en")
    facts = {"seat": 1, "gem": "r", "bids": [0, 3, 2], "tied": False, "paid": ["Lr"] * 3, "took": "points", "vp": 2}
    won = told.event(Event("zavandor.won", {**facts, "card": "R3"}), ["Ada", "Ben", "Cleo"])
    assert won == "Ben wins the ruby row with 3 and takes 2 points. Bids: Ada\u00a00 · Ben\u00a03 · Cleo\u00a02."
    tie = told.event(Event("zavandor.won", {**facts, "card": "R3", "bids": [3, 3, 2], "tied": True}), NAMES[:3])
    assert tie.endswith("Cleo\u00a02, a tie.")
    king = {"moved": False, "forced": False, "field": 4, "price": "bg"}
    names = ["Ada", "Ben"]
    assert told.event(Event("zavandor.king", {"seat": 1, **king}), names) == "Ben leaves the king on field 4."
    forced = Event("zavandor.king", {"seat": None, **king, "moved": True, "forced": True})
    assert told.event(forced, names).startswith("The king moves to field 4")


def test_the_end_of_an_offer_says_which_offer_it_was() -> None:
    facts = {"number": 3, "seat": 1, "partner": 0, "give": ["Lb"], "want": "rr"}
    told = words("en").event(Event("zavandor.declined", facts), ["Ada", "Ben"])
    assert told == "Ben declines Ada's offer: 1 sapphire (log) for 2 rubies."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ["accept", "pay", "decline", "withdraw"])
def test_the_label_of_an_offer_never_loses_its_price(act: str, language: str) -> None:
    """The longest offer has all colours on both sides."""
    option = Option(f"{act}:1", args={"give": "rrrryyyyggggbbbb", "want": "rrrryyyyggggbbbbbb"})
    label = words(language).option(option, Ask(0, "zavandor.trade", (option,)), NAMES)
    assert len(label) <= LABEL
    assert label.endswith(words(language).spelled("zavandor", "bbbbbb").form("shortest").split()[-1])  # type: ignore[attr-defined]
    assert not label.endswith("…")
