"""What allies lend to a siege, and how it comes home (source 6.8.4.3)."""

from rules.civilized.defence.orders import SendContingent, StandSiege, Withdraw
from rules.civilized.march.events import SiegeEnded
from rules.civilized.march.orders import MoveArmy
from rules.civilized.siege.events import SiegeDrawn
from rules.civilized.siege.orders import LendToSiege, RecallContingent
from rules.civilized.war.events import PerfidyMarked
from rules.civilized.war.wars import end_war
from rules.civilized.world.state import World
from rules.civilized.world.war import Siege
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, allied_world, bound, declared, season, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.siege.test_sieges import besieged, draw
from tests.rules.civilized.worlds import a_city, an_army
from tests.rules.playing import Table


def test_CIV_6_8_4_3g_an_ally_lends_up_to_three_to_a_siege_and_calls_them_back() -> None:
    """They stand there, fight there, and suffer no losses of the siege."""
    world = besieged(army=6)
    world.cities["nola"] = a_city("nola", "0502", "capua")
    world.seats.append("capua")
    world.countries["capua"] = world.countries[ROME].model_copy(update={"id": "capua", "name": "Capua", "ruler": ""})
    world.owners["0502"] = "capua"
    bound(world, "military", ROME, "capua")
    an_army(world, "nola", 4, owner="capua")
    lend = LendToSiege(siege=CUMAE, army="0502", taking={"Spears": 3})

    assert "at most 3" in refused(LendToSiege(siege=CUMAE, army="0502", taking={"Spears": 4}), world, "capua")

    end = season(world, {"march": {"capua": [lend]}}, "Spring", cards={"siege.card": "AS"})
    assert {"0502": 4} == where(end.state, "capua")
    assert not any(one.lent for one in end.state.army_of("capua"))

    world.wars["war-8"] = world.wars["war-1"].model_copy(update={"id": "war-8", "attacker": "capua"})
    end = season(world, {"march": {"capua": [lend]}}, "Spring", cards={"siege.card": "KS"})

    assert [] == [one for one in end.state.army_of("capua") if one.hex == CUMAE and not one.lent]
    assert "nothing of yours is lent" in refused(RecallContingent(siege=CUMAE), world, "capua")


def lent_to(world: World, *, besieger: str = ROME) -> World:
    """Let three of Capua's four, whose city is Nola, lie before Cumae as well."""
    world.cities["nola"] = a_city("nola", "0502", "capua")
    world.seats.append("capua")
    world.countries["capua"] = world.countries[ROME].model_copy(update={"id": "capua", "name": "Capua", "ruler": ""})
    world.owners["0502"] = "capua"
    bound(world, "military", besieger, "capua")
    for one in an_army(world, "nola", 4)[:3]:
        one.hex, one.lent, one.came = CUMAE, CUMAE, "0502"
    return world


def test_CIV_6_8_4_3h_what_was_lent_comes_home_when_the_place_falls() -> None:
    """To the stack from which it came."""
    world = lent_to(besieged())
    draw(world, "AS")

    assert ROME == world.cities["cumae"].owner
    assert {"0502": 4} == where(world, "capua")
    assert not [one for one in world.army_of("capua") if one.lent]


def test_CIV_6_8_4_3h_what_was_lent_comes_home_when_peace_is_made() -> None:
    """The war's sieges end with it."""
    world = lent_to(besieged())
    end_war(Table(world).play, world.wars["war-1"], "peace")

    assert {} == world.sieges
    assert not [one for one in world.army_of("capua") if one.lent]


def test_CIV_6_8_4_5g_a_besieger_who_withdraws_lifts_the_siege() -> None:
    """It is not drawn for again."""
    world = lent_to(besieged(army=6), besieger=VEII)
    for one in world.army_of("capua"):
        one.hex, one.lent, one.came = "0502", "", ""
    world.agreements.clear()
    an_army(world, "nola", 6)
    declared(world, "capua", ROME)
    declared(world, "capua", VEII)
    world.initiative = ["capua", ROME, VEII]
    march = {"capua": [MoveArmy(army="0502", path=(CUMAE,))]}
    end = season(world, {"march": march, "defence": {ROME: [Withdraw(hex=CUMAE, goal="0302")]}}, "Summer")

    assert ["moved"] == [event.cause for event in end.told(SiegeEnded)]
    assert [] == end.told(SiegeDrawn)
    assert {"0302": 6} == where(end.state, ROME)


def test_CIV_6_8_4_3b_a_contingent_for_a_battle_that_does_not_come_is_unspent() -> None:
    """It may still move up at home."""
    send = SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 3})
    answers = {VEII: [StandSiege(hex=CUMAE)], "capua": [send]}
    march = {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}
    end = season(allied_world(), {"march": march, "defence": answers}, cards={"siege.card": "KS"})

    assert not [one for one in end.state.army_of("capua") if one.aided]


def test_CIV_6_7_1d_who_meets_a_besieger_in_a_neutrals_city_breaks_the_peace_with_its_owner() -> None:
    """By breach, which brings war and the mark."""
    world = allied_world()
    world.agreements.clear()
    for one in world.army_of(ROME):
        one.hex = CUMAE
    world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=world.year, season="Spring")
    declared(world, "capua", ROME)
    march = {"capua": [MoveArmy(army="0403", path=(CUMAE,), breach=True)]}
    end = season(world, {"march": march}, "Summer", cards={"siege.card": "KS"})

    assert [("capua", "veii")] == [(event.country, event.victim) for event in end.told(PerfidyMarked)]
    assert any({war.attacker, war.defender} == {"capua", VEII} for war in end.state.wars.values())
