"""Crusades: who may leave, what becomes of him, and the free claims (FIE-15)."""

from fractions import Fraction

import pytest

from rules.fiefs.claims.deeds import alone
from rules.fiefs.claims.events import ClaimMade
from rules.fiefs.claims.markers import set_control
from rules.fiefs.crusades.crusades import DIE, depart, later_years, outcome
from rules.fiefs.crusades.events import CrusadeRolled
from rules.fiefs.crusades.orders import SendOnCrusade, Spoils, ask_spoils, first_to_send, owed, take_spoils
from rules.fiefs.declaring.conflict import undeclarable
from rules.kernel.errors import Refusal
from tests.rules.fiefs.playing import a_table, run
from tests.rules.fiefs.worlds import a_world

CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "C", "zaragoza": "L"}


def test_FIE_15_1_a_ruler_at_home_may_be_sent_as_the_years_action() -> None:
    """Not a stranger's, not one who is away, and not where there are no crusades."""
    world, without = a_world(CROWNS), a_world(CROWNS, crusades=False)
    world.acting = without.acting = "cardona"
    SendOnCrusade(nation="castile").check(world, "cardona")
    world.nations["castile"].crusade = 1

    assert alone(world, "cardona")
    for one, nation in ((world, "castile"), (world, "france"), (without, "castile")):
        with pytest.raises(Refusal):
            SendOnCrusade(nation=nation).check(one, "cardona")


def test_FIE_15_2_the_first_roll_adds_nothing() -> None:
    """A four, and he stays away."""
    table = a_table(a_world(CROWNS), {"crusade": 4})
    SendOnCrusade(nation="castile").perform(table.play, "cardona")

    assert [(0, 4, "away")] == [(one.years, one.die, one.result) for one in table.told(CrusadeRolled)]
    assert 0 == table.play.state.nations["castile"].crusade


def test_FIE_15_3_each_later_year_rolls_with_a_year_more_in_order_of_nations() -> None:
    """Both of a House's rulers, Aragon's before Castile's."""
    world = a_world(CROWNS | {"zaragoza": "C"})
    world.nations["castile"].crusade, world.nations["aragon"].crusade = 1, 0
    table = a_table(world, {("crusade", "aragon"): 1, ("crusade", "castile"): 1})
    later_years(table.play, "cardona")

    assert [("aragon", 1), ("castile", 2)] == [(one.nation, one.years) for one in table.told(CrusadeRolled)]


def test_FIE_15_4_a_five_is_death_and_the_claimant_takes_the_throne() -> None:
    """Example 41: in his second year a four makes five; Toledo C/L becomes L/C."""
    world = a_world(CROWNS, {"toledo": "L"})
    world.nations["castile"].crusade = 0
    table = a_table(world, {"crusade": 4})
    later_years(table.play, "cardona")
    toledo = world.fiefs["toledo"]

    assert ("lara", "cardona", None) == (toledo.control, toledo.claim, world.nations["castile"].crusade)


@pytest.mark.parametrize("claim", ["", "C"])
def test_FIE_15_4_without_anothers_claim_nothing_moves(claim: str) -> None:
    """An empty place, or a claim of his own."""
    world = a_world(CROWNS, {"toledo": claim} if claim else {})
    table = a_table(world, {"crusade": 5})
    depart(table.play, "cardona", "castile")

    assert ("cardona", None) == (world.fiefs["toledo"].control, world.nations["castile"].crusade)
    assert "" == table.told(CrusadeRolled)[0].heir


def test_FIE_15_4_the_chances_of_each_year() -> None:
    """Stays, dies, wins, comes home, of six, by the year of the crusade."""
    kinds = ("away", "dead", "victory", "home")
    found = [
        tuple(sum(outcome(die + year) == kind for die in range(1, DIE + 1)) for kind in kinds) for year in range(5)
    ]
    away, dies, rolls = Fraction(1), Fraction(0), Fraction(0)
    for stays, dead, _, _ in found:
        rolls, dies, away = rolls + away, dies + away * Fraction(dead, DIE), away * Fraction(stays, DIE)

    assert [(4, 1, 1, 0), (3, 1, 1, 1), (2, 1, 1, 2), (1, 1, 1, 3), (0, 1, 1, 4)] == found
    assert (Fraction(115, 324), Fraction(115, 54), 0) == (dies, rolls, away)


def test_FIE_15_5_a_six_is_a_victory_with_a_claim_in_every_nation() -> None:
    """Example 41: in his third year a four makes six."""
    world = a_world(CROWNS)
    world.nations["castile"].crusade = 1
    later_years(a_table(world, {"crusade": 4}).play, "cardona")

    assert list(world.nations) == world.houses["cardona"].free_claims


def test_FIE_15_6_seven_brings_home_with_one_claim_there() -> None:
    """In that nation alone."""
    world = a_world(CROWNS)
    world.nations["castile"].crusade = 0
    later_years(a_table(world, {"crusade": 6}).play, "cardona")

    assert (["castile"], None) == (world.houses["cardona"].free_claims, world.nations["castile"].crusade)


def test_FIE_15_7_free_claims_are_one_in_each_nation_and_optional() -> None:
    """Two of one nation are refused; nothing is an answer; silence takes the best of others'."""
    world = a_world(CROWNS | {"burgos": "B", "reims": "M", "troyes": "M"}, people=("C",))
    world.order, world.houses["cardona"].free_claims = world.playing(), ["castile", "france"]
    Spoils(fiefs=("burgos", "reims")).check(world, "cardona")
    for fiefs in (("reims", "troyes"), ("cologne",)):
        with pytest.raises(Refusal):
            Spoils(fiefs=fiefs).check(world, "cardona")

    ordered = run(ask_spoils, world, {"cardona": [Spoils(fiefs=("reims",))]})
    none = run(ask_spoils, world, {"cardona": [Spoils(fiefs=())]})
    silent = run(ask_spoils, world)
    assert [["reims"], [], ["burgos", "paris"]] == [
        [one.fief for one in done.told(ClaimMade)] for done in (ordered, none, silent)
    ]
    assert ["cardona"] == owed(world)


def test_FIE_15_7_a_claim_that_is_no_longer_legal_is_dropped() -> None:
    """It bears the claim already."""
    world = a_world(CROWNS | {"burgos": "B"}, {"burgos": "C"})
    world.houses["cardona"].free_claims = ["castile"]
    table = a_table(world)
    take_spoils(table.play, [("cardona", Spoils(fiefs=("burgos",)))], ["cardona"])

    assert ([], []) == (table.told(ClaimMade), world.houses["cardona"].free_claims)


def test_FIE_15_8_a_ruler_away_still_declares_war() -> None:
    """His House leads on."""
    world = a_world(CROWNS)
    world.nations["castile"].crusade = 2

    assert undeclarable(world, "cardona", "castile", "france") is None


def test_FIE_15_9_who_loses_the_capital_loses_the_crusade() -> None:
    """Without a roll; FIE-16.5 sends nobody who is away."""
    world = a_world(CROWNS)
    world.nations["castile"].crusade = 2
    sent = first_to_send(world, "cardona", ())
    set_control(a_table(world).play, "toledo", "lara")

    assert ("", None) == (sent, world.nations["castile"].crusade)
