"""Counsel on the court: heirs, and offices for the able (CIV-4.4.1f, CIV-6.5.2)."""

from fractions import Fraction

import pytest

from rules.civilized.diplomacy.counsel import neighbours
from rules.civilized.diplomacy.orders import ProposeMarriage
from rules.civilized.people.deaths import mortality, suffers
from rules.civilized.people.events import CharacterCame
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.throne.counsel import court, sickbed
from rules.civilized.world.tables import SCORES
from rules.kernel.play.counsel import Risk, Weight
from tests.rules.civilized.campaigning import declared
from tests.rules.civilized.listening import heard, labels, window
from tests.rules.civilized.worlds import a_city, a_couple, a_dynasty, a_mission, a_person, a_world


def test_CIV_6_5_2f_twins_are_civil_war_and_either_ends_it() -> None:
    """Two eldest of one year would both claim; each is offered as heir, and a named heir ends the counsel."""
    world = a_world(a_city())
    a_dynasty(world, 20, 20, 12)
    [piece] = heard(court, world, "decrees")

    assert Weight.DECIDE == piece.weight
    assert labels(piece) == ["Heir Child 1", "Heir Child 2", "Heir Child 3"]
    assert piece.text.endswith("Nobody alone would inherit, so two would claim the throne, and that is civil war.")
    piece.offers[1].order.apply(world, "rome")
    assert not heard(court, world, "decrees")


def test_CIV_6_5_2b_in_winter_the_danger_of_civil_war_is_told_again() -> None:
    """Half of his danger: of two cities in order both sides get one in two cases of four, of a single one none."""
    world = a_world(a_city(), a_city("veii", "0502"))
    ruler, _ = a_dynasty(world, 20, 20)
    [piece] = heard(court, world, "winter")

    assert (
        piece.text
        == "Romulus is 30, and nobody alone would inherit. Death, and civil war after it, next Spring: 1 in 43. "
        "If you are spared, name an heir then."
    )
    assert Risk("civil war", "rome", mortality(world, ruler) / 2, turns=1) == piece.risk
    assert not piece.offers
    world.cities["veii"].disorder = True
    assert not heard(court, world, "winter")


def test_CIV_6_5_2c_a_ruler_without_kin_is_offered_a_match() -> None:
    """Nobody inherits from the last of a house; a bride is the way to an heir."""
    world = a_world(a_city())
    a_person(world, "Livia", 20, sex="woman")
    [piece] = heard(court, world, "decrees")

    assert "There is no kin to inherit" in piece.text
    assert piece.text.endswith("Livia, who is 20, is free to marry.")
    assert labels(piece) == ["Match with Livia"]


def test_CIV_6_5_2c_a_ruler_without_kin_or_match_hears_of_it_all_the_same() -> None:
    """Nobody is free: a match comes by the cards, and the warning stands without a button."""
    [piece] = heard(court, a_world(a_city()), "decrees")

    assert piece.text.endswith("Nobody here is free to marry: a match comes by the cards, or by an envoy.")
    assert not piece.offers and piece.warns


def test_CIV_4_1_1c_a_ruler_who_lies_ill_hears_of_it_before_all_else() -> None:
    """With his chance of death and who follows; a year later, that he has recovered."""
    world = a_world(a_city())
    ruler, (heir,) = a_dynasty(world, 20)
    land = world.countries["rome"]
    ruler.ill = land.turns
    first = CIVILIZED.counsel(world, "rome", window("decrees"))[0]

    assert first.text.startswith("Romulus, who is 30, lies gravely ill. Death next Spring: 1 in 10.")
    assert first.text.endswith("Then Child 1, 20, reigns alone, and you play on.")
    heir.died = world.year
    assert ["Romulus is 30 and gravely ill, and may"] == [one.text[:38] for one in heard(sickbed, world, "decrees")]
    assert not [one for one in heard(court, world, "decrees") if "inherit" in one.text]
    ruler.ill = land.turns - 1
    [piece] = heard(sickbed, world, "decrees")
    assert "has recovered from last year’s illness" in piece.text


def test_CIV_4_1_1_a_man_alone_dies_with_six_cards_of_thirteen_in_a_tenth_of_years() -> None:
    """One member: 10 % for a sufferer, who is he, and Ace to Six kill; the sick do not survive."""
    world = a_world(a_city())
    ruler, _ = a_dynasty(world)

    assert Fraction(1, 10) * Fraction(6, 13) == mortality(world, ruler)
    ruler.ill = world.countries["rome"].turns
    assert Fraction(1, 10) == mortality(world, ruler)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_CIV_1_2g_so_many_suffer_as_are_picked(count) -> None:
    """The chances of all members of a family add up to the number picked; the old are picked more often."""
    weights = (1, 1, 2, 3, 4)
    chances = [suffers(weight, weights[:place] + weights[place + 1 :], count) for place, weight in enumerate(weights)]

    assert count == sum(chances)
    assert chances == sorted(chances)


def test_CIV_4_4_1f_the_able_are_named_for_empty_offices() -> None:
    """A gifted soldier is pointed out where there is no general, with the figure; the unknown are not."""
    world = a_world(a_city())
    a_dynasty(world, 20)
    a_person(world, "Camillus", scores=[13 if score == "military" else 7 for score in SCORES])
    a_person(world, "Nemo")
    [piece] = heard(court, world, "decrees")

    assert piece.text == "You could appoint Camillus (gifted, Military 13) as general."
    assert labels(piece) == ["Camillus as general"]


def test_CIV_4_3_1e_after_a_generals_death_the_best_is_named_while_there_is_time() -> None:
    """The ablest at court is offered though he is no genius; at war it is to be decided; the unfit are not named."""
    world = a_world(a_city(), played=2)
    a_dynasty(world, 20)
    camillus = a_person(world, "Camillus", scores=[8] * len(SCORES))
    [piece] = heard(court, world, "decrees")

    assert piece.text == (
        "Your army has no general. The best at your court is Camillus (average, Military 8). If you appoint nobody "
        "now, a newcomer of whom nothing is known takes command after these decrees."
    )
    assert (Weight.CHANCE, ["Camillus as general"]) == (piece.weight, labels(piece))
    declared(world, "veii", "rome")
    [piece] = heard(court, world, "decrees")
    assert Weight.DECIDE == piece.weight
    camillus.scores = [5] * len(SCORES)
    assert not heard(court, world, "decrees")
    camillus.office = "general"
    assert not heard(court, world, "decrees")


def test_CIV_4_3_1e_who_takes_command_by_himself_is_told_to_his_country() -> None:
    """The brief of the country tells of newcomers at its court."""
    assert CharacterCame in CIVILIZED.felt


def test_CIV_4_1_4a_a_mother_past_bearing_is_no_hope_of_an_heir() -> None:
    """Up to 40 next Spring with her chance; a year later she is named as past it, and the king as bound."""
    world = a_world(a_city(), a_city("veii", "0502"))
    ruler, _ = a_dynasty(world)
    wife = a_person(world, "Livia", 39, sex="woman", family=ruler.family)
    a_couple(world, ruler, wife)

    [young] = heard(court, world, "winter")
    assert young.text.endswith("A child of Livia, who is 39, would inherit: 2 in 10 next Spring.")
    wife.born -= 1
    for season in ("winter", "decrees"):
        [piece] = heard(court, world, season)
        assert piece.text.endswith("Livia, at 40, is past bearing (16 to 40): no heir comes of this marriage.")


def test_CIV_7_2r_a_king_without_a_bride_at_home_is_offered_a_mission_abroad() -> None:
    """Before anything is built, with its price and its button; whoever cannot pay hears what to save for."""
    world = a_world(a_city(), a_city("veii", "0502"), a_city("caere", "0802", "caere"))
    a_dynasty(world)
    a_person(world, "Tanaquil", 19, "caere", sex="woman")
    world.countries["rome"].treasury = 33
    first = CIVILIZED.counsel(world, "rome", window("winter"))[0]

    assert ["Mission to Caere"] == labels(first)
    assert first.text.endswith("A mission, 25 of your 33 points, could ask Caere for a bride next Winter.")
    world.countries["rome"].treasury = 14
    [poor] = heard(court, world, "winter")
    assert not poor.offers
    assert poor.text.endswith("A mission could ask Caere for a bride: keep your 14 points, it takes 25.")
    [spring] = heard(court, world, "decrees")
    assert spring.text.endswith("In Winter a mission for 25 can go and ask for Tanaquil of Caere, 19.")


def test_CIV_7_2r_an_envoy_abroad_asks_for_a_bride_before_a_pact() -> None:
    """While the king has no heir; the order stands ready to be given."""
    world = a_world(a_city(), a_city("caere", "0802", "caere"))
    ruler, _ = a_dynasty(world)
    bride = a_person(world, "Tanaquil", 19, "caere", sex="woman")
    mission = a_mission(world, "ostia", "caere", a_person(world, "Nemo"))
    mission.state = "active"
    [piece] = heard(neighbours, world, "missions")

    assert ProposeMarriage(mission=mission.id, bride=ruler.id, spouse=bride.id) == piece.offers[0].order
    assert ["Marriage to Tanaquil"] == labels(piece)
