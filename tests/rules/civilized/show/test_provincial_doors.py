"""Every door through which a text of the game leaves speaks as its campaign does (section 9.1)."""

import re
from collections.abc import Iterator, Sequence

import pytest

from bot.pictures.svg import svg
from bot.service.words.text_maps import text_pages
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.world.tables import PROVINCIAL
from rules.kernel.errors import Refusal, Unreadable
from rules.kernel.facts.events import Told
from rules.kernel.language.grammar import read
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.windows import Window
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page
from tests.conformance.subjects import SUBJECTS
from tests.rules.civilized.battle.test_scenes import a_battle
from tests.rules.civilized.year.test_wrong_orders import LINES, ORDERS, hellas, said

YEARS = 6
PROVINCES = Settings(ending="years", years=YEARS, setting_names="provincial", prudence=False)
FIRST = next(one for one in SUBJECTS if one.ruleset is CIVILIZED)
MORE = ("cities", "libraries", "universities", "town", "urban", "citizen")
URBAN = re.compile(rf"\b(?:{'|'.join((*PROVINCIAL, *MORE))})s?\b", re.IGNORECASE)
SHOWN = re.compile(rf"\b(?:{'|'.join(PROVINCIAL.values())})s?\b", re.IGNORECASE)
"""A hill fort is no Fort."""


def urban(texts: Sequence[str]) -> list[str]:
    """Give the texts that hold an urban word."""
    return [text for text in texts if URBAN.search(SHOWN.sub("", text))]


def of_page(page: Page) -> Iterator[str]:
    """Give what is read on a page."""
    yield from (page.title, *page.lines, *(cell for row in page.table for cell in row))


def of_picture(drawn: Picture) -> Iterator[str]:
    """Give what is read on a picture, in its description and in its words."""
    yield from (drawn.title, drawn.caption, drawn.alt)
    yield from (text for page in text_pages(drawn) for text in of_page(page))


def of_turn(game: Ruleset[World], session: Session[World], told: Sequence[Told]) -> Iterator[str]:
    """Give what everybody reads when a window has closed: news, headings, battle cards, the date, the question."""
    yield from (game.tell(one, state=session.state).text for one in told)
    yield from (news.title for news in game.news.values())
    for drawn in game.scenes([game.read_event(one) for one in told]):
        yield from of_picture(drawn)
    yield session.date
    if session.window:
        yield from of_window(session.window)


def of_window(window: Window[World]) -> Iterator[str]:
    """Give what is read of a question."""
    yield from (window.title, window.silence, window.meanwhile)


def of_seat(game: Ruleset[World], view: World, seat: str) -> Iterator[str]:
    """Give what a seat can look up."""
    for page in (*game.status(view), *game.papers(view, seat)):
        yield from of_page(page)
    album = game.album(view, seat)
    for drawn in (game.picture(view, seat), *album.values()):
        yield from of_picture(drawn)
    yield from (*album, *game.purse(view, seat))


def test_CIV_9_1a_no_urban_word_in_years_of_strife_and_war() -> None:
    """Not in tellings, headings, cards, dates, questions, pages, pictures, figures, or the reason of the ending."""
    session = Session.found(CIVILIZED, Seeded("provinces 12"), FIRST.scenario, PROVINCES, ())
    told, events, texts = list(session.told), {one.event for one in session.told}, []
    while session.window:
        game = CIVILIZED.in_words_of(session.state)
        texts += of_turn(game, session, told)
        if session.window.name == "decrees":
            texts += [text for seat in FIRST.seats for text in of_seat(game, session.view(seat), seat)]
        told = session.close({}, ()).told
        events |= {one.event for one in told}
    texts += of_turn(CIVILIZED.in_words_of(session.state), session, told)
    texts += [session.ending.reason] if session.ending else []

    assert {"RebellionBegan", "SiegeDrawn", "ImprovementBuilt", "GameEnded"} <= events
    assert len(texts) > 10_000
    assert [] == urban(texts)


def test_CIV_9_1a_battles_and_their_cards_speak_so_too() -> None:
    """The card with its reasons, line by line, and every event of the battle."""
    battle = a_battle()
    battle.state.settings = PROVINCES
    cards = CIVILIZED.in_words_of(battle.state).scenes(battle.events)
    told = [CIVILIZED.say(battle.state, CIVILIZED.tellings.tell(one).text) for one in battle.events]

    assert cards
    assert [] == urban([*told, *(text for card in cards for text in of_picture(card))])


def test_CIV_9_1a_the_legend_of_the_map_speaks_so_too() -> None:
    """What the marks and ways are called, drawn and in words."""
    world = hellas().fresh()
    world.settings = PROVINCES
    drawn = CIVILIZED.picture(world, "hellas")

    assert "province" == drawn.called["city"]
    assert "Province (people, thousands)" in svg(drawn)
    assert "City (people" not in svg(drawn)
    assert "City (people, thousands)" in svg(CIVILIZED.picture(hellas(), "hellas"))


def test_CIV_9_1a_every_refusal_speaks_so_too() -> None:
    """Whatever is wrong with an order; of what cannot be read only the line itself stands as it was written."""
    world, found = hellas().fresh(), []
    world.settings = PROVINCES
    names = CIVILIZED.lexicon(world, "hellas")
    for window, line in LINES:
        try:
            CIVILIZED.check(CIVILIZED.read(said(line), ORDERS[window], names, world), world, "hellas")
        except Refusal as refusal:
            found.append(refusal.reason)
        except Unreadable as error:
            found += error.expected

    assert len(found) > 200
    assert [] == urban(found)


@pytest.mark.parametrize("order", CIVILIZED.orders, ids=lambda one: one.name)
def test_CIV_9_1a_what_an_order_does_is_said_so_too(order) -> None:
    """On the panel; the descriptions of slash commands are the same in every campaign."""
    world = hellas().fresh()
    world.settings = PROVINCES

    assert [] == urban([CIVILIZED.say(world, (order.__doc__ or "").split("\n")[0])])


def test_CIV_9_1d_schools_are_said_in_both_words() -> None:
    """The school of the setting, and the University that everybody knows."""
    world = hellas().fresh()
    world.settings = PROVINCES
    names = CIVILIZED.lexicon(world, "hellas")
    lines = [f"enrol Kallias at {word} of Sparta" for word in ("school", "university", "University")]
    orders = [read(line, CIVILIZED.orders, names) for line in lines]

    assert orders[0] == orders[1] == orders[2]
    assert "university" == orders[0].model_dump()["school"]


@pytest.mark.parametrize(
    ("urban", "shown"),
    [
        ("road from Sparta to Athens", "trackway from Sparta to Athens"),
        ("build ship in Sparta for Athens", "build trading boats in Sparta for Athens"),
        ("raise Warship in Sparta", "raise war boats in Sparta"),
        ("towns at 0301 and 0105", "provinces at 0301 and 0105"),
        ("found city at 0102 with Sparta 20", "found province at 0102 with Sparta 20"),
        ("build Fort in Sparta at 0102", "build stronghold in Sparta at 0102"),
    ],
)
def test_CIV_9_1d_orders_read_the_shown_word_where_they_read_the_urban_one(urban, shown) -> None:
    """Also where the word is no name but part of how the order is written."""
    world = hellas().fresh()
    world.settings = PROVINCES
    names = CIVILIZED.lexicon(world, "hellas")

    assert read(urban, CIVILIZED.orders, names) == read(shown, CIVILIZED.orders, names)
