"""Non-urban settings: the same game in the words of provinces (section 9.1)."""

import re
from typing import Any

import pytest
from pydantic import ValidationError

from rules.civilized.cities.works import Build
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.world.state import World
from rules.civilized.world.tables import PROVINCIAL
from rules.kernel.errors import Refusal
from rules.kernel.language.grammar import read, write
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.conformance.subjects import SUBJECTS
from tests.rules.civilized.worlds import a_city, a_world

PROVINCES = Settings(ending="never", setting_names="provincial", prudence=False)
FIRST = next(one for one in SUBJECTS if one.ruleset is CIVILIZED)


def provinces(*works: str, **fields: Any) -> World:
    """Give a world that is told in provincial words."""
    return a_world(a_city(improvements=list(works)), settings=PROVINCES, **fields)


def said(world: World, text: str) -> str:
    """Put a text into the words of a world."""
    return CIVILIZED.say(world, text)


def told_years(options: Settings, years: int = 3) -> tuple[list[str], list[str], list[str]]:
    """Give what some years of autopilots tell, the bodies of its events, and the pages at the end."""
    session = Session.found(CIVILIZED, Seeded("provinces"), FIRST.scenario, options, ())
    told = list(session.told)
    while session.window and session.save.turn <= years:
        told += session.close({}, ()).told
    texts = [CIVILIZED.tell(one, state=session.state).text for one in told]
    pages = [CIVILIZED.status(session.view(None)), *(CIVILIZED.papers(session.view(one), one) for one in FIRST.seats)]
    lines = [text for some in pages for page in some for text in (page.title, *page.lines, *sum(page.table, ()))]
    return texts, [one.body for one in told], lines


def test_CIV_9_1a_years_are_told_in_provincial_words_and_go_as_they_would_in_cities() -> None:
    """Not one urban word in tellings and pages; every event, figure and clause as in the urban game."""
    texts, bodies, pages = told_years(PROVINCES)
    urban, urban_bodies, _ = told_years(Settings(ending="never", prudence=False))
    words = re.compile(rf"\b({'|'.join((*PROVINCIAL, 'city', 'cities', 'road', 'roads'))})s?\b")
    left = [text for text in (*texts, *pages) if words.search(text)]

    assert bodies == urban_bodies
    assert any("city" in text or "Temple" in text for text in urban)
    assert any("province" in text or "shrine" in text for text in texts)
    assert [] == left


def test_CIV_9_1a_pictures_speak_so_too() -> None:
    """The map and the family trees keep their ids and their marks; only texts change."""
    urban = a_world(a_city(improvements=["palace"]))
    drawn, plain = CIVILIZED.picture(provinces("palace"), None), CIVILIZED.picture(urban, None)

    assert [tile.id for tile in plain.tiles] == [tile.id for tile in drawn.tiles]
    assert [mark.kind for tile in plain.tiles for mark in tile.marks] == [
        mark.kind for tile in drawn.tiles for mark in tile.marks
    ]


@pytest.mark.parametrize(
    ("urban", "shown"),
    [
        ("An Aqueduct falls.", "An irrigation project falls."),
        ("They build a City Wall and an Aqueduct.", "They build a hill fort and an irrigation project."),
        ("Two Libraries and no safe Palace", "Two sages and no safe chief's hall"),
        ("A Transport Ship sails; 3 Warships follow", "A trading boat sails; 3 war boats follow"),
        ("Every city, all cities. Cities pay.", "Every province, all provinces. Provinces pay."),
        ("High Temple, Temple, Coliseum", "Great shrine, shrine, great games"),
    ],
)
def test_CIV_9_1b_each_word_has_its_own(urban: str, shown: str) -> None:
    """The source's words and those of the house rule (CIV-9.1c), one or several, with their articles."""
    assert shown == said(provinces(), urban)
    assert urban == said(a_world(a_city()), urban)


def test_CIV_9_1a_names_of_places_stay() -> None:
    """A town that is called after a Temple keeps its name."""
    world = a_world(a_city("Temple Road"), settings=PROVINCES)
    name = world.cities["Temple Road"].name = "Temple Road"

    assert f"{name} builds a shrine" == said(world, f"{name} builds a Temple")


@pytest.mark.parametrize("written", ["build Temple in Ostia", "build shrine in Ostia"])
def test_CIV_9_1d_orders_are_read_in_both_words_and_written_in_the_shown_one(written: str) -> None:
    """Nobody has to learn new words, and nobody the old ones."""
    names = CIVILIZED.lexicon(provinces("palace"), "rome")

    order = read(written, CIVILIZED.orders, names)

    assert Build(improvement="temple", city="ostia") == order
    assert "build shrine in Ostia" == write(order, names)


def test_CIV_9_1d_a_scenario_may_have_words_of_its_own() -> None:
    """They go before the table's; the urban word is still read."""
    world = provinces("palace", words={"Temple": "stone circle"})
    names = CIVILIZED.lexicon(world, "rome")

    assert "A stone circle and a great shrine" == said(world, "A Temple and a High Temple")
    assert "temple" == names["improvement"]["stone circle"] == names["improvement"]["Temple"]


def test_CIV_9_1d_a_scenario_replaces_only_words_that_there_are() -> None:
    """A slip in a scenario file is found when it is read."""
    assert isinstance(FIRST.scenario, CivilizedScenario)
    wrong = FIRST.scenario.model_dump() | {"words": {"Tempel": "circle"}}

    with pytest.raises(ValidationError, match="Tempel is none of"):
        CivilizedScenario.model_validate(wrong)


def test_CIV_9_1a_refusals_speak_so_too() -> None:
    """Why an order is refused is said in the words that the player reads everywhere."""
    world = provinces("palace", "temple")
    world.countries["rome"].treasury = 100

    with pytest.raises(Refusal, match="Ostia has a shrine already"):
        CIVILIZED.check(Build(improvement="temple", city="ostia"), world, "rome")


def test_CIV_9_1d_a_province_is_founded_by_either_word() -> None:
    """The order reads `province` where it reads `city`."""
    names = CIVILIZED.lexicon(provinces("palace"), "rome")
    city, province = (
        read(f"found {word} at 0503 with Ostia 20", CIVILIZED.orders, names) for word in ("city", "province")
    )

    assert city == province
