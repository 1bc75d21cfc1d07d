"""What armies do by themselves (FIE-7.8, FIE-16.4, FIE-16.9 to FIE-16.12, FIE-16.15)."""

import pytest

from rules.fiefs.armies.tempers import TEMPERS, character
from rules.fiefs.board.forces import Fleet, Item, Siege
from rules.fiefs.declaring.mobilising import strength as side_strength
from rules.fiefs.marshal.deciding import by_marshal, decide, holding
from rules.fiefs.marshal.errands import done, step
from rules.fiefs.marshal.politics import accepts, good, opening_fief, strength, sues
from rules.fiefs.marshal.targets import targets
from rules.fiefs.siege.siege import first_t
from tests.rules.fiefs.camps import a_rebellion, a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

FRANCE = ("paris", "reims", "troyes", "dijon", "nevers", "arras", "bruges", "boulogne")


def a_host(fief, elements=24, season="summer", pretext="throne", control=None, **fields):
    """Put England's army somewhere in a world where France is Mortimer's, and England Blois'."""
    lords = dict.fromkeys(FRANCE, "M") | dict.fromkeys(("london", "winchester", "rouen", "caen"), "B")
    world = a_world(control=lords | (control or {}))
    a_war(world, {"B": 1, "M": 2}, season=season, pretext=pretext)
    return world, army_at(world, "B", fief, elements, **fields)


def test_FIE_16_4_first_t() -> None:
    """Fortress, less Art, and two more where an enemy army is."""
    world, army = a_host("rouen")
    assert 5 - 1 == first_t(world, army, "reims")
    army_at(world, "M", "reims")
    assert 5 - 1 + 2 == first_t(world, army, "reims")


def test_FIE_16_10_a_assembling() -> None:
    """Friendly first, far from enemies, the strongest fortress, the first id; without a place it holds."""
    world, _ = a_host("rouen")
    army = world.armies[world.turn_order[1]]
    assert Item(act="assemble", to="angers") == decide(world, army, "prudent")  # Paris is too near to Rouen
    for fief in world.fiefs.values():
        fief.ravaged = True
    assert "hold" == decide(world, army, "prudent").act


def test_FIE_16_10_b_assembling_holds_and_peacetime_encamps() -> None:
    """Both whatever else there is."""
    world, army = a_host("london", status="assembling")
    assert "hold" == decide(world, army, "rash").act
    other = army_at(world, "M", "paris")
    army.status, army.at_peace, other.at_peace = "ready", [other.id], [army.id]
    assert "encamp" == decide(world, army, "rash").act


@pytest.mark.parametrize(("own", "act"), [(24, "sortie"), (20, "hold")])
def test_FIE_16_10_c_under_siege(own, act) -> None:
    """Prudent: a sortie if it is at least as many, or the fortress is about to fall."""
    world, besieger = a_host("reims")
    army = army_at(world, "M", "reims", own, inside=True)
    assert act == decide(world, army, "prudent").act
    besieger.siege = Siege(fief="reims", spent=5)
    assert "sortie" == decide(world, army, "prudent").act


def test_FIE_16_10_d_winter_rests() -> None:
    """It encamps, recruiting if it may; encamped it recruits, else holds; a rash leader goes on with a siege."""
    world, army = a_host("winchester", 20, "winter")
    assert Item(act="encamp", recruit="any") == decide(world, army, "prudent")
    army.encamped = True
    assert Item(act="recruit", recruit="any") == decide(world, army, "prudent")
    army.reserve = {}
    assert "hold" == decide(world, army, "prudent").act

    world, army = a_host("arras", 24, "winter", siege=Siege(fief="arras", spent=1))
    assert "besiege" == decide(world, army, "rash").act


def test_FIE_16_10_e_winter_in_enemy_land() -> None:
    """It besieges what is about to fall, else goes to friends, else besieges."""
    world, army = a_host("arras", 24, "winter")
    assert "besiege" == decide(world, army, "prudent").act  # fortress 4, one Art: one half
    world.fiefs["arras"].fortress = 6
    found = decide(world, army, "prudent")
    assert ("move", "liege") == (found.act, found.to)


def test_FIE_16_10_f_going_home_to_recruit() -> None:
    """Below 16 with a reserve: recruit where it may, else nearer to where it could."""
    world, army = a_host("rouen", 15)
    assert Item(act="encamp", recruit="any") == decide(world, army, "prudent")
    world, army = a_host("boulogne", 15)
    world.fiefs["boulogne"].fortress = 9
    found = decide(world, army, "prudent")
    assert ("move", "canterbury") == (found.act, found.to)


def test_FIE_16_10_g_attacking() -> None:
    """An enemy army within one move by land, if it is bold enough: prudent at least as many, skilled two thirds."""
    world, army = a_host("reims", 18)
    army_at(world, "M", "troyes", 20)
    assert not decide(world, army, "prudent").attack
    found = decide(world, army, "skilled")
    assert (True, "troyes") == (found.attack, found.to)


def test_FIE_16_10_h_besieging_and_ravaging_for_honor() -> None:
    """Besieges up to its limit; in a war of honor it lays waste, once."""
    world, army = a_host("dijon")
    assert "besiege" == decide(world, army, "prudent").act
    world, army = a_host("dijon", pretext="honor")
    assert "ravage" == decide(world, army, "prudent").act
    world.fiefs["dijon"].ravaged = True
    assert "move" == decide(world, army, "prudent").act


def test_FIE_16_10_i_marching_to_the_nearest_prize() -> None:
    """The least of twice the distance and the fortress; the targets are France's (a war for its throne)."""
    world, army = a_host("rouen")
    assert set(FRANCE) == set(targets(world, army, TEMPERS["prudent"]))
    assert "boulogne" == decide(world, army, "prudent").to
    assert "paris" not in targets(world, army, TEMPERS["feeble"])  # first T above its limit


def test_FIE_16_10_i_targets_by_conflict() -> None:
    """Territory: the contested regions; side 2 in any war those of its nation; a usurper the capital."""
    world, _ = a_host("rouen", control={"troyes": "B"})
    other = army_at(world, "M", "paris")
    assert ["troyes"] == targets(world, other, TEMPERS["prudent"])
    world.conflicts[other.conflict].pretext = "territory"
    world.conflicts[other.conflict].regions = ["flanders"]
    army = world.armies[world.turn_order[0]]
    assert {"arras", "bruges", "boulogne"} == set(targets(world, army, TEMPERS["prudent"]))

    world = a_world(control={"paris": "M", "angers": "L"})
    a_rebellion(world, {"L": 1, "M": 2})
    assert ["paris"] == targets(world, army_at(world, "L", "angers"), TEMPERS["prudent"])


def test_FIE_16_17_with_fleets_it_sails_where_its_own_can_carry_it() -> None:
    """Without them Canterbury lies a passage away; with them only a fleet that is large enough brings it there."""
    world, army = a_host("boulogne", 15)
    world.fiefs["boulogne"].fortress = 9
    assert "canterbury" == decide(world, army, "prudent").to
    world.settings = world.settings.model_copy(update={"fleets": True})
    assert "rouen" == decide(world, army, "prudent").to
    world.fleets["fleet"] = Fleet(id="fleet", army=army.id, markers=2, fief="boulogne")
    assert "rouen" == decide(world, army, "prudent").to
    world.fleets["fleet"].markers = 3
    assert "canterbury" == decide(world, army, "prudent").to


def test_FIE_16_10_j_to_l_nothing_better() -> None:
    """Without a target it recruits or encamps where it may."""
    world, army = a_host("winchester", control=dict.fromkeys(FRANCE, "B"))
    assert "encamp" == decide(world, army, "prudent").act
    army.encamped = True
    assert "hold" == decide(world, army, "prudent").act


def test_FIE_7_8_a_marshal_who_holds() -> None:
    """Besieges on, encamps in fall, recruits encamped, else holds; a player's alone may be so."""
    world, army = a_host("arras", 20, siege=Siege(fief="arras", spent=1), marshal="hold")
    assert "besiege" == holding(world, army).act
    army.siege, army.reserve = None, {}
    assert "hold" == holding(world, army).act
    army.fief, world.season = "winchester", "fall"
    assert "encamp" == holding(world, army).act
    army.encamped = True
    assert "hold" == holding(world, army).act
    army.reserve = {"Kn": 1}
    assert "recruit" == holding(world, army).act
    assert "assemble" == holding(world, world.armies[world.turn_order[1]]).act
    assert holding(world, army) != by_marshal(world, army, "rash") or world.houses[LETTERS["B"]].holder == "autopilot"
    world.houses[LETTERS["B"]].holder = "player"
    assert "recruit" == by_marshal(world, army, "prudent").act


def test_FIE_16_20_a_players_army_acts_as_prudent() -> None:
    """Whatever the character of his House."""
    world, army = a_host("rouen")
    world.houses[LETTERS["B"]].character = "rash"
    assert "rash" == character(world, army)
    world.houses[LETTERS["B"]].holder = "player"
    assert "prudent" == character(world, army)


def test_FIE_7_9_errands() -> None:
    """Take goes there and besieges until it falls; seek attacks, and ends when its quarry is inside."""
    world, army = a_host("rouen")
    take = Item(act="take", to="arras")
    found = step(world, army, take)
    assert found
    assert "move" == found.act
    army.fief = "arras"
    assert Item(act="besiege") == step(world, army, take)
    world.fiefs["arras"].control = LETTERS["B"]
    assert done(world, army, take)

    quarry = army_at(world, "M", "paris")
    seek = Item(act="seek", to=quarry.id)
    found = step(world, army, seek)
    assert found
    assert (True, "paris") == (found.attack, found.to)
    quarry.inside = True
    assert done(world, army, seek)


def test_FIE_16_9_the_opening() -> None:
    """Friendly home ground with the least distance to any target, then the first id."""
    world, army = a_host("rouen")
    army.fief, army.status = "", "unraised"

    assert "rouen" == opening_fief(world, army, "prudent")


@pytest.mark.parametrize(
    ("kind", "own", "enemy", "campaigns", "sued"),
    [
        ("feeble", 19, 12, 1, True),
        ("feeble", 20, 24, 1, False),
        ("feeble", 24, 12, 2, True),
        ("prudent", 16, 17, 1, True),
        ("prudent", 16, 16, 1, False),
        ("skilled", 14, 18, 1, True),
        ("skilled", 14, 17, 1, False),
        ("rash", 12, 24, 3, False),
    ],
)
def test_FIE_16_15_suing(kind, own, enemy, campaigns, sued) -> None:
    """By character, with settlement not good for side 1."""
    world, army = a_host("rouen", own)
    army_at(world, "M", "dijon", enemy)
    world.conflicts[army.conflict].campaigns = campaigns

    assert sued == bool(sues(world, army, kind))


@pytest.mark.parametrize(
    ("kind", "own", "other", "accepted"),
    [("feeble", 24, 12, True), ("prudent", 20, 20, True), ("prudent", 21, 20, False), ("skilled", 17, 20, True),
     ("skilled", 18, 20, False), ("rash", 13, 24, True), ("rash", 14, 24, False)],
)  # fmt: skip
def test_FIE_16_15_accepting(kind, own, other, accepted) -> None:
    """By character, with settlement not good for side 1."""
    world, army = a_host("rouen", own)
    suitor = army_at(world, "M", "dijon", other)

    assert accepted == accepts(world, army, suitor, kind)


def test_FIE_16_15_an_army_not_raised_counts_in_full_and_a_disbanded_one_nothing() -> None:
    """As in FIE-16.18; and nobody sues a disbanded one."""
    world, army = a_host("rouen", 14)
    foe = army_at(world, "M", "dijon", 20)
    foe.status, foe.elements = "unraised", []
    assert (24, foe.id) == (strength(foe), sues(world, army, "skilled"))
    foe.status = "disbanded"

    assert (0, "") == (strength(foe), sues(world, army, "skilled"))
    assert [0, 14] == [side_strength(world, world.conflicts[army.conflict], side) for side in (2, 1)]


def test_FIE_16_15_when_settlement_is_good() -> None:
    """For side 1 if a region would change now, or it has the throne or earned honor; else for side 2."""
    world, army = a_host("rouen")
    conflict = world.conflicts[army.conflict]
    assert (False, True) == (good(world, conflict, 1), good(world, conflict, 2))
    world.fiefs["paris"].control = LETTERS["B"]
    assert (True, False) == (good(world, conflict, 1), good(world, conflict, 2))
