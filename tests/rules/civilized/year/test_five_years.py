"""The turn of five years: lives, disorder, disasters, money, growth at its rates (sections 4.2, 4.9, every .9)."""

from typing import Any

import pytest

from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.diplomacy.winter import negotiate
from rules.civilized.intrigue.actions import Donate
from rules.civilized.missions.missions import move_missions
from rules.civilized.people.events import CharacterDied, ChildBorn, Married, Troubled
from rules.civilized.people.five_years import drawn_year, long_births, long_deaths, long_marriages
from rules.civilized.people.studies import study
from rules.civilized.phases import spring
from rules.civilized.show.album import album
from rules.civilized.show.family import heir_lines
from rules.civilized.show.papers import people_page
from rules.civilized.strife.events import RebellionBegan
from rules.civilized.strife.rebellion import rebellions
from rules.civilized.throne.events import Acceded, StrifePostponed, ThroneDisputed
from rules.civilized.throne.succession import succession
from rules.civilized.treasury.harvest import grow
from rules.civilized.world.characters import age
from rules.civilized.world.state import PostponedStrife, Studies, World
from rules.civilized.world.war import WarPlan
from rules.civilized.year.decrees import begin_turn
from rules.civilized.year.five_years import long_spring, long_winter
from rules.kernel.facts.events import Drawn
from tests.rules.civilized.long_turns import five_years, three_towns
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import embassy, the_mission, three_lands
from tests.rules.civilized.worlds import (
    a_city,
    a_couple,
    a_dynasty,
    a_family,
    a_person,
)
from tests.rules.playing import Table, play_out


def test_CIV_4_9_1a_a_quarter_of_the_living_suffer() -> None:
    """Four members: one is sure."""
    world = five_years()
    people = [a_person(world, f"Member {number}") for number in range(3)]
    table = Table(world, {"deaths.problem": "2C"})

    long_deaths(table.play)

    assert 1 == len(table.told(CharacterDied))
    assert 4 == len(people) + 1


def test_CIV_4_1_2d_a_siege_of_before_costs_no_lives_and_no_growth() -> None:
    """It stays noted for a former owner who plays years, and has yet to count his dead."""
    world = five_years(a_city(besieged={"Autumn": "rome"}))
    table = Table(world)
    long_deaths(table.play)
    grow(table.play)

    assert 50 == world.cities["ostia"].population
    assert [] == table.told(CharacterDied)


def test_CIV_4_9_1b_ace_to_six_dies_seven_to_ten_is_ill_courts_do_nothing() -> None:
    """A court card is not drawn again, and needs no year."""
    fates = []
    for card in ("AC", "6C", "7C", "TC", "JC", "KC"):
        table = Table(five_years(), {"deaths.count": "AC", "deaths.problem": card})
        long_deaths(table.play)
        fates.append((len(table.told(CharacterDied)), len(table.told(Troubled))))

    assert [(1, 0), (1, 0), (0, 1), (0, 1), (0, 0), (0, 0)] == fates


def test_CIV_4_9_1b_who_was_ill_in_the_preceding_turn_dies() -> None:
    """Whether that was a year or five; no card but the year's."""
    world = five_years()
    ruler = world.characters[world.countries["rome"].ruler]
    world.countries["rome"].turns, ruler.ill = 7, 6
    table = Table(world, {"deaths.count": "AC", "long.year": "9C"})

    long_deaths(table.play)

    assert [("relapse", 104)] == [(one.cause, one.year) for one in table.told(CharacterDied)]


def test_CIV_4_9_1c_each_year_takes_two_values() -> None:
    """The value halved, up; courts are drawn again."""
    table = Table(five_years(), {"long.year": ["KC", "AC", "2C", "3C", "5C", "8C", "9C", "TC"]})

    years = [drawn_year(table.play, "Numa") for _ in range(7)]

    assert [100, 100, 101, 102, 103, 104, 104] == years


def test_CIV_3_9g_what_befalls_people_carries_its_year() -> None:
    """The state keeps it, too."""
    world = five_years()
    one = a_person(world, "Numa", 50)
    cards = {"deaths.count": "AC", ("deaths.problem", one.id): "2C", "long.year": "5C", "deaths.who": "2S"}
    table = Table(world, cards)

    long_deaths(table.play)

    died = table.told(CharacterDied)[0]
    assert ("rome-c-2", 102, 52) == (died.name, died.year, died.age)
    assert 102 == one.died
    assert 100 == world.year


def test_CIV_3_9g_who_is_born_late_in_the_five_years_is_yet_to_be_born() -> None:
    """So the papers and the family tree say; a ruler of that age is an infant."""
    world = five_years()
    _, (child,) = a_dynasty(world, -4)

    assert "to be born in AD 104 m" in [row[1] for row in people_page(world, "rome").table]
    assert (
        "Child 1, to be born in AD 104, would inherit, with a regent" in heir_lines(world, world.countries["rome"])[2]
    )
    assert "to be born in AD 104" in [kin.note for kin in album(world, "rome")["Julii of Rome"].kin]
    assert 0 == age(world, child)


def test_CIV_4_9_2a_half_of_the_unmarried_up_to_35_marry() -> None:
    """One of 36 at the start is not counted."""
    weddings = []
    for years in (35, 36):
        world = five_years()
        a_family(world, a_person(world, "Julius", years), a_person(world, "Gaius", years))
        table = Table(world, {"long.year": "4C"})
        long_marriages(table.play)
        weddings.append([one.year for one in table.told(Married)])

    assert [[101], []] == weddings


def mothers(*cards: str, years: Any = "2C") -> tuple[World, Table]:
    """Let one of two married women bear, as these cards say."""
    world = five_years()
    women = [a_person(world, name, 20, sex="woman") for name in ("Livia", "Julia")]
    for woman in women:
        a_couple(world, woman, a_person(world, f"Husband of {woman.name}"))
    table = Table(world, {"birth.child": list(cards), "long.year": years})
    long_births(table.play)
    return world, table


def test_CIV_4_9_3a_half_of_the_married_women_bear() -> None:
    """Of two, one."""
    _, table = mothers("5C")

    assert 1 == len(table.told(ChildBorn))


def test_CIV_4_9_3b_jack_and_queen_bring_a_further_child() -> None:
    """And that child's own card may do the same again."""
    _, table = mothers("JC", "QC", "5C", years=["2C", "4C", "6C"])

    assert [["man"], ["woman"], ["man"]] == [[sex for _, sex in one.children] for one in table.told(ChildBorn)]


def test_CIV_4_9_3b_a_king_brings_twins() -> None:
    """As in a year."""
    _, table = mothers("KC", "4C", "3C")

    assert [["woman", "man"]] == [[sex for _, sex in one.children] for one in table.told(ChildBorn)]


def test_CIV_4_9_3c_further_children_have_years_of_their_own() -> None:
    """A taken year is drawn again."""
    world, table = mothers("JC", "5C", years=["2C", "2C", "AC", "9C"])

    assert [100, 104] == [one.year for one in table.told(ChildBorn)]
    assert [100, 104] == [one.born for one in world.characters.values() if one.mother]


def test_CIV_4_9_3d_births_need_not_follow_the_marriage() -> None:
    """The years are as drawn."""
    world = five_years()
    a_family(world, a_person(world, "Julius", 20, sex="woman"), a_person(world, "Gaius", 50))
    table = Table(world, {"marriage.count": "AC", "birth.count": "AC", "birth.child": "5C", "long.year": ["9C", "AC"]})

    long_marriages(table.play)
    long_births(table.play)

    assert (104, 100) == (table.told(Married)[0].year, table.told(ChildBorn)[0].year)


def test_CIV_4_1_2d_no_sieges_arise_in_a_five_year_turn() -> None:
    """A siege of the year before, which kills in an annual Spring, is forgotten undrawn."""
    drawn = []
    for scale in ("five_year", "annual"):
        world = three_towns(season="")
        world.cities["veii"].besieged = {"Autumn": "rome"}
        world.countries["rome"].turn_length = scale
        end = play_out(spring, world)
        drawn.append(any(one.purpose.startswith("siege") for one in end.told(Drawn)))

        assert {} == end.state.cities["veii"].besieged

    assert [False, True] == drawn


# --- Succession and splits on hold


def test_CIV_4_2_thrones_are_filled_after_the_weddings_and_births_of_the_five_years() -> None:
    """The king dies and his son marries in one Spring of five years; F3 comes after F2."""
    world = five_years()
    family = a_dynasty(world, 20)[0].family
    cards = {("deaths.who", family): "AS", "deaths.problem": "2C"}
    counts = {(purpose, family): "AC" for purpose in ("deaths.count", "marriage.count")}
    table = Table(world, cards | counts)
    next(long_spring(table.play))
    told = [type(event).__name__ for event in table.events if isinstance(event, CharacterDied | Married | Acceded)]

    assert ["CharacterDied", "Married", "Acceded"] == told


def test_CIV_3_9_1b_a_disputed_throne_waits_under_a_regent() -> None:
    """The split comes in the first Spring after the cycle, without a test."""
    world = five_years()
    land = world.countries["rome"]
    late, heirs = a_dynasty(world, 20, 20)
    late.died, land.ruler, land.last_ruler = 100, "", late.id
    table = Table(world)

    succession(table.play)

    assert [("civil", 105)] == [(one.kind, one.year) for one in table.told(StrifePostponed)]
    assert land.regent in [one.id for one in heirs]
    assert [] == land.claimants

    world.long_season, land.turn_length, world.year = "", "annual", 105
    succession(table.play)

    assert land.postponed is None
    assert {one.id for one in heirs} == set(land.claimants)
    assert 1 == len(table.told(ThroneDisputed))


@pytest.mark.parametrize("city", ["veii", "alba"])
def test_CIV_3_9_1b_a_rebellion_breaks_out_after_the_cycle(city: str) -> None:
    """In the cities that its cards have named, whose disorder begins then, and without a test of the tax."""
    world = three_towns()
    land = world.countries["rome"]
    a_person(world, "Catiline", scores=[7, 7, 3, 7, 7, 7, 7, 7])
    land.postponed = PostponedStrife(kind="rebellion", cities=[city])
    world.long_season, land.turn_length = "", "annual"
    table = Table(world)

    rebellions(table.play)

    assert [city] == [one.standard for one in table.told(RebellionBegan)]
    assert land.postponed is None


# --- Summer


def test_CIV_4_2_2e_one_turn_is_a_whole_course() -> None:
    """Enrolled this Spring, finished this Winter."""
    world = five_years(a_city(improvements=["university"]))
    one = a_person(world, "Numa", studies=Studies(city="ostia", school="university"))

    study(Table(world).play)

    assert ["university"] == one.studied


# --- Missions


def envoys() -> World:
    """Three lands of which Rome plays five years; its mission stands in Carthage."""
    world = three_lands()
    world.cycle_on, world.cycle_start, world.long_season = True, 100, "Winter"
    world.countries["rome"].turn_length = "five_year"
    return world


def test_CIV_7_9a_each_mission_acts_twice() -> None:
    """The first of every mission before the second of any."""
    world = envoys()
    other = embassy(world, "veii", "egypt").id
    first = the_mission(world)
    given = [
        Donate(mission=f"{first}+2", lots=1),
        Donate(mission=first, lots=2),
        Donate(mission=other, lots=3),
    ]

    end = play_out(negotiate, world, {"missions": {"rome": given}})

    assert [50, 75, 25] == [one.points for one in end.events if type(one).__name__ == "GiftSent"]


def test_CIV_7_9a_proposals_of_both_actions_are_answered_in_one_window() -> None:
    """As in a year."""
    world = envoys()
    mission = the_mission(world)
    given = [
        ManeuverPolitically(mission=mission, kind="pact"),
        ManeuverPolitically(mission=f"{mission}+2", kind="defensive_alliance"),
    ]

    end = play_out(negotiate, world, {"missions": {"rome": given}}, players=("rome", "carthage"))

    assert ["missions", "host_reply"] == [window.name for window in end.windows]
    assert 2 == sum(type(one).__name__ == "ProposalPut" for one in end.events)


def test_CIV_7_9a_a_second_action_belongs_to_five_years() -> None:
    """In a year there is one."""
    world = three_lands()

    assert "CIV-7.9a: your mission to Carthage+2" not in refused(
        Donate(mission=f"{the_mission(world)}+2", lots=1), world
    )
    assert "acts once in a year" in refused(Donate(mission=f"{the_mission(world)}+2", lots=1), world)


def test_CIV_7_9a_a_mission_raised_in_it_waits_for_the_next_turn() -> None:
    """The years of the others do not move it."""
    world = envoys()
    mission = embassy(world, "veii", "egypt", "raised")
    mission.raised, world.long_season, world.year = 100, "", 101
    table = Table(world)

    move_missions(table.play)

    assert "raised" == mission.state


def test_CIV_4_6b_the_winter_of_five_years_clears_the_mark_of_a_war_in_preparation() -> None:
    """Before anything is spent."""
    world = five_years()
    world.countries["rome"].war_plan = WarPlan(kind="conquest")

    assert play_out(long_winter, world).state.countries["rome"].war_plan is None


def test_F1_the_turn_counts_once_for_those_who_take_it() -> None:
    """The others' turn begins after it."""
    world = envoys()
    begin_turn(Table(world).play)

    assert [1, 0, 0] == [land.turns for land in world.standing()]
