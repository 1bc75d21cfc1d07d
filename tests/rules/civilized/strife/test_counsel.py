"""Counsel in strife: chances of defeat and of civil war are the rules' own, sentences exact (CIV-6.5.2, CIV-6.5.3)."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from rules.civilized.cities.disorder import danger, disorder, modifiers, tithe, weight
from rules.civilized.strife.allegiance import RELENTING, allegiances
from rules.civilized.strife.civil_war import draw_sides
from rules.civilized.strife.counsel import claim, vacancy
from rules.civilized.strife.events import StrifeEnded
from rules.civilized.strife.orders import TakeSeat
from rules.civilized.strife.outlook import losing
from rules.civilized.throne.succession import parting
from rules.civilized.world.state import Split, World
from rules.civilized.world.war import War
from rules.civilized.year.counsel import unrest
from rules.kernel.luck.chance import DECK, Key
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Risk, Weight
from tests.rules.civilized.listening import heard, labels
from tests.rules.civilized.worlds import a_city, a_country, a_person, a_world
from tests.rules.playing import Table, number_of

OLD = {"disorder": True, "disorder_at_start": True}
HALF = Fraction(1, 2)


def strife(**cities) -> World:
    """Give Rome at war with its rebels: Roma, its capital, and Ostia against Capua, all at 20 %."""
    owners = {"roma": "rome", "ostia": "rome", "capua": "rebels"}
    towns = [
        a_city(name, f"{1 + 2 * number:02}02", owner=owner, tax=20, **cities.get(name, {}))
        for number, (name, owner) in enumerate(owners.items())
    ]
    towns[0].improvements = ["palace"]
    rebels = a_country("rebels", parent="rome", status="faction", tax=20)
    world = a_world(*towns, countries=(a_country(tax=20), rebels), season="Spring")
    world.splits["rome"] = Split(kind="rebellion", record="rome", first="rome", second="rebels", start=99, war="w")
    world.wars["w"] = War(id="w", attacker="rome", defender="rebels", kind="rebellion", start=99)
    return world


class Forked:
    """Luck that goes one way or the other at each test, and keeps how likely its way was."""

    def __init__(self, world: World, way: tuple[bool, ...]) -> None:
        self.left, self.share, self.used = list(way), Fraction(1), 0
        self.riots = [danger(tithe(city.tax) + weight(modifiers(world, city))) for city in world.cities.values()]

    def number(self, key: Key, below: int) -> int:
        """Draw a card that lets the next test succeed or fail."""
        tests = {
            "allegiance.fallen": ("AS", "TH", Fraction(1, 5)),
            "allegiance.old": ("KS", "TH", Fraction(12, 52)),
            "allegiance.side": ("AS", "AH", HALF),
        }
        yes, no, chance = tests.get(key.purpose) or ("AS", "TH", self.riots.pop(0))
        taken = self.left.pop(0)
        self.used += 1
        self.share *= chance if taken else 1 - chance
        return number_of(yes if taken else no)


@pytest.mark.parametrize("cities", [{}, {"roma": OLD, "ostia": OLD}, {"ostia": OLD, "capua": OLD}])
def test_CIV_6_5_3g_the_chance_of_defeat_is_that_of_every_way_the_tests_can_go(cities) -> None:
    """All ways of a Summer's tests, run through the rules and weighed, end as often in defeat as is foretold."""
    world, lost, whole = strife(**cities), Fraction(), Fraction()
    seen = set()
    for way in product((True, False), repeat=9):
        table = Table(world.fresh(), players=("rome",))
        luck = Forked(world, way)
        table.play.chance.luck = luck
        disorder(table.play)
        allegiances(table.play)
        if way[: luck.used] in seen:
            continue
        seen.add(way[: luck.used])
        whole += luck.share
        lost += luck.share * any(one.loser == world.countries["rome"].ruler for one in table.told(StrifeEnded))

    assert 1 == whole
    assert lost == losing(world, "rome", 20)


def test_CIV_6_5_3c_old_disorder_relents_with_the_share_of_the_court_cards() -> None:
    """Twelve cards of 52."""
    assert RELENTING == Fraction(sum(card[0] in "JQK" for card in DECK), len(DECK))


def test_CIV_6_5_3g_a_side_hears_how_near_defeat_is_and_which_tax_is_safest() -> None:
    """Both cities are in old disorder; with no tax they may still riot."""
    world = strife(roma=OLD, ostia=OLD)
    world.countries["rebels"].name = "Rebel Rome"
    [piece] = heard(unrest, world, "decrees")

    assert piece.text == (
        "Rebel Rome holds one city, you two. You lose your country if none of yours is in order after this Summer: "
        "1 in 10 at 20 %. A tax of 0 % makes that 1 in 42."
    )
    assert Risk("defeat", world.countries["rome"].ruler, losing(world, "rome", 20)) == piece.risk
    assert "Tax 0" == labels(piece)[0]


def a_claim(unruly: int = 0) -> World:
    """Give a country of three cities whose throne two claim."""
    world = a_world(*(a_city(f"town{one}", f"{1 + 2 * one:02}02", disorder=one < unruly) for one in range(3)))
    world.countries["rome"].ruler = ""
    world.countries["rome"].claimants = [a_person(world, "Sulla", 50).id, a_person(world, "Marius", 40).id]
    return world


@pytest.mark.parametrize("unruly", [0, 1, 2, 3])
def test_CIV_6_5_2i_civil_war_is_as_likely_as_cities_of_both_colours(unruly) -> None:
    """Red for one, black for the other, each city in order; where none is, the capital alone draws."""
    parted = [
        len(
            set(
                draw_sides(Table(world, cards={"civil.city": list(cards)}).play, world.cities_of("rome"), None).values()
            )
        )
        for cards in product(("AH", "AS"), repeat=3)
        for world in [a_claim(unruly)]
    ]

    assert Fraction(sum(sides > 1 for sides in parted), len(parted)) == parting(a_claim(unruly), "rome")


def test_CIV_6_5_2h_a_disputed_throne_is_told_with_its_claimants() -> None:
    """Three cities in order part in 3 cases of 4; either claimant may be backed."""
    [piece] = heard(claim, a_claim(), "claimant")

    assert piece.text == (
        "Sulla, 50, and Marius, 40, claim your throne. Each city in order draws a side, and you keep those of whom "
        "you back. Civil war: 8 in 10."
    )
    assert ["Back Sulla", "Back Marius"] == labels(piece)
    assert (Weight.DECIDE, Fraction(3, 4)) == (piece.weight, piece.risk and piece.risk.chance)
    assert not heard(claim, a_claim(), "decrees")


def test_CIV_6_5_0d_whoever_has_nothing_left_is_told_what_may_be_had() -> None:
    """Of a player whose country has fallen nothing else is asked; the largest country without a player comes first."""
    world = strife()
    world.on_offer = ["rebels", "rome"]
    window = Window[World]("faction_seat", "CIV-6.5.0d", ("fallen",), (TakeSeat,), "")

    (piece,) = vacancy(world, "fallen", window)

    assert [("rome",), ("rebels",)] == [offer.order.seats for offer in piece.offers]
    assert "with two cities and " in piece.text and piece.text.endswith(" with one city. One of them can be yours.")
    assert () == vacancy(world, "fallen", replace(window, name="decrees"))
