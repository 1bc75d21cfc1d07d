"""Whole years on autopilots (CIV-AP1): nothing faults, everything replays, everything can be told."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from bot.service.rulebook.rulebooks import Rulebooks
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.state import World
from rules.kernel.facts.events import Drawn, Told
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.journal import Closing
from rules.kernel.play.session import Session
from tests.rules.civilized.year.test_setup import a_scenario

ROOT = Path(__file__).parents[4]
YEARS = 12


def closings(seed: str, *, prudence: bool = True) -> Iterator[tuple[Session[World], list[Told]]]:
    """Play years of autopilots; give the session and what was told, after each closing."""
    options = CIVILIZED.options.model_validate({"prudence": prudence})
    session = Session.found(CIVILIZED, Seeded(seed), a_scenario(), options, [])
    yield session, session.told
    while session.save.turn <= YEARS:
        progress = session.close({}, [])
        yield session, list(progress.told)


@lru_cache(maxsize=1)
def years() -> tuple[Told, ...]:
    """Give everything that is told in years of autopilots that go by the source's cards, all of which fall then."""
    return tuple(told for _, news in closings("autoplay", prudence=False) for told in news)


def test_CIV_AP3_every_window_is_reached_again_from_its_save() -> None:
    """A rebuild from the phase's save and its closings stands where the running session does."""
    luck = Seeded("rebuild")
    session = Session.found(CIVILIZED, luck, a_scenario(), CIVILIZED.options(), [])
    save, kept = session.save, list[Closing]()
    while session.save.turn <= 3:
        closing = session.close({}, []).closing
        kept = [*kept, closing] if session.save is save else []
        save = session.save
        again = Session.rebuild(CIVILIZED, luck, save, kept)

        assert session.state.write() == again.state.write()
        assert (session.window and session.window.name) == (again.window and again.window.name)


def test_CIV_AP3_the_same_seed_gives_the_same_years() -> None:
    """To the last byte of the state."""
    *_, (first, _) = closings("twice")
    *_, (second, _) = closings("twice")

    assert first.state.write() == second.state.write()


def test_CIV_1_3a_everything_told_has_words() -> None:
    """One sentence or more for each event, of a known kind of news."""
    for told in years():
        telling = CIVILIZED.tell(told)
        assert telling.text
        assert not telling.news or telling.news in CIVILIZED.news


def test_CIV_1_3a_every_clause_told_stands_in_the_rulebook() -> None:
    """So that a player can look each of them up."""
    known = set(Rulebooks(ROOT / "docs" / "rules").of("civilized").ids)

    assert set() == {told.clause for told in years()} - known


def test_CIV_7_every_purpose_of_a_draw_has_words() -> None:
    """And each draw names a subject that players know."""
    draws = [event for event in map(CIVILIZED.read_event, years()) if isinstance(event, Drawn)]

    assert set() == {draw.purpose for draw in draws} - set(CIVILIZED.tellings.purposes)
    assert all(draw.subject for draw in draws)


def test_CIV_7_the_autopilots_cards_are_the_gamemasters() -> None:
    """Its tax, saving and investing would give away treasuries and scores; scores are the seat's own."""
    hidden = {"tax.card", "save.lot", "invest.item", "invest.list"}
    draws = [event for event in map(CIVILIZED.read_event, years()) if isinstance(event, Drawn)]

    assert {"gamemaster"} == {draw.audience for draw in draws if draw.purpose in hidden}
    assert hidden <= {draw.purpose for draw in draws}
    assert all(isinstance(draw.audience, tuple) for draw in draws if draw.purpose == "character.score")


def test_CIV_6_1_1a_each_city_draws_once_a_year() -> None:
    """As many cards as there are cities; that is one disaster in 26."""
    draws = [event for event in map(CIVILIZED.read_event, years()) if isinstance(event, Drawn)]
    cards = [draw for draw in draws if draw.purpose == "disaster.city"]
    struck = [told for told in years() if told.event == "DisasterStruck"]

    assert len(struck) == sum(draw.card in ("AS", "AC") for draw in cards)
    assert YEARS * 13 <= len(cards) <= YEARS * 25


@pytest.mark.parametrize("seed", ["one", *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in ("two", "three"))])
def test_CIV_5_1k_the_world_holds_together_through_the_years(seed) -> None:
    """No city under 20, no negative treasury, every id resolves, improvements in the table's order.

    One game each time, two more in `make fuzz`.
    """
    for session, _ in closings(seed):
        whole(session.state)


def whole(world: World) -> None:
    """Check that everything in a world refers to something."""
    assert all(city.population >= 20 for city in world.cities.values())
    assert all(country.treasury >= 0 for country in world.countries.values())
    assert all(element.home in world.cities for element in world.elements.values())
    assert all(ship.home in world.cities and world.cities[ship.home].coastal for ship in world.ships.values())
    assert all(road.city in world.cities and 0 < road.sections <= len(road.path) for road in world.roads.values())
    for mission in world.missions.values():
        assert mission.sponsor in world.cities
        assert mission.id == world.characters[mission.leader].mission
    for one in world.characters.values():
        assert one.family in world.families
        assert all(kin in world.characters for kin in (one.father, one.mother, one.spouse) if kin)
