"""War and rebellion: who may begin them, and what they begin with (FIE-5.1 to 5.9, FIE-6.1 to 6.9)."""

import pytest

from rules.fiefs.board.sides import friendly, home_ground, in_conflict
from rules.fiefs.board.state import World
from rules.fiefs.declaring.conflict import declare, rebel, undeclarable
from rules.fiefs.declaring.events import RebellionBegan, WarDeclared
from rules.fiefs.declaring.joining import enrol
from rules.fiefs.declaring.orders import DeclareWar, Rebel
from rules.kernel.errors import Refusal
from tests.rules.fiefs.playing import a_table
from tests.rules.fiefs.worlds import a_world

CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "L", "zaragoza": "C"}


def flanders(**claims: str) -> World:
    """Give example 8: Bruges M/B, Boulogne Z/L, Arras W/W; L counts 3 and 2, W one and one."""
    control = CROWNS | {"bruges": "M", "boulogne": "Z", "arras": "W"}
    control |= dict.fromkeys(("york", "durham", "chester", "reims", "troyes"), "L") | {"exeter": "W"}
    found = {"bruges": "B", "boulogne": "L", "arras": "W"} | claims
    world = a_world(control, {fief: seat for fief, seat in found.items() if seat}, houses=8)
    world.acting = "blois"
    return world


def refusal(order: DeclareWar | Rebel, world: World, seat: str) -> str:
    """Give the clause by which an order is refused; none where it stands."""
    try:
        order.check(world, seat)
    except Refusal as refused:
        return refused.clause
    return ""


def test_FIE_5_1_only_a_ruler_declares_war_on_a_nation_that_he_does_not_rule() -> None:
    """Montfort rules nothing; Blois rules England."""
    world = a_world(CROWNS, houses=8)
    world.acting = "montfort"
    honor = DeclareWar(target="france", pretext="honor")

    assert "FIE-5.1" == refusal(honor, world, "montfort")
    world.acting = "blois"
    assert ("", "FIE-5.1") == (
        refusal(honor, world, "blois"),
        refusal(DeclareWar(target="england", pretext="honor"), world, "blois"),
    )


def test_FIE_5_2_a_nation_is_in_one_conflict_and_a_house_leads_one_army() -> None:
    """While Blois and Mortimer are at war no other war touches them."""
    table = a_table(a_world(CROWNS))
    world = table.play.state
    declare(table.play, "blois", "england", "france", "honor")

    assert in_conflict(world, "england")
    assert undeclarable(world, "zahringen", "empire", "france") is not None
    assert undeclarable(world, "zahringen", "empire", "castile") is None
    world.fiefs["toledo"].control = "blois"
    assert undeclarable(world, "blois", "castile", "empire") is not None


def test_FIE_5_3_only_territory_names_regions_and_it_names_one_at_least() -> None:
    """One pretext, and what belongs to it."""
    world = flanders()
    named = DeclareWar(target="france", pretext="honor", regions=("flanders",))

    assert "FIE-5.3" == refusal(named, world, "blois")
    assert "FIE-5.6" == refusal(DeclareWar(target="france", pretext="territory"), world, "blois")


def test_FIE_5_4_a_throne_wants_the_claim_on_the_capital_and_contests_all() -> None:
    """Example 7: with the claim on Paris the war stands."""
    world = flanders(paris="B")
    table = a_table(world)
    war = declare(table.play, "blois", "england", "france", "throne")

    assert "FIE-5.4" == refusal(DeclareWar(target="france", pretext="throne"), flanders(), "blois")
    assert ["flanders", "champagne", "anjou", "aquitaine"] == war.regions
    assert {"france"} == set(war.original.values())


@pytest.mark.parametrize(("arras", "clause"), [("W", "FIE-5.6"), ("", ""), ("B", "")])
def test_FIE_5_6_foreign_claims_bar_a_region_unless_their_houses_lean_to_the_declarer(arras: str, clause: str) -> None:
    """Example 8: L's claim does not hinder, W's does; an empty place or one's own does not."""
    order = DeclareWar(target="france", pretext="territory", regions=("flanders",))

    assert clause == refusal(order, flanders(arras=arras), "blois")


def test_FIE_5_6_in_each_region_a_claim_of_ones_own_is_wanted() -> None:
    """None in Anjou; and Wessex is England's."""
    world = flanders(arras="")
    found = [
        refusal(DeclareWar(target="france", pretext="territory", regions=(one,)), world, "blois")
        for one in ("anjou", "wessex")
    ]
    assert ["FIE-5.6", "FIE-5.6"] == found


def test_FIE_5_7_the_named_regions_are_contested() -> None:
    """And no others."""
    world = flanders(arras="")
    table = a_table(world)
    order = DeclareWar(target="france", pretext="territory", regions=("flanders",))
    order.perform(table.play, "blois")

    assert ("flanders",) == table.told(WarDeclared)[0].regions == tuple(world.conflicts["war-1"].regions)


def test_FIE_5_8_honor_is_always_a_pretext_and_contests_nothing() -> None:
    """A ruler without any claim may declare it."""
    world = flanders()
    assert "" == refusal(DeclareWar(target="castile", pretext="honor"), world, "blois")
    assert [] == declare(a_table(world).play, "blois", "england", "castile", "honor").regions


def test_FIE_5_9_each_ruler_leads_one_army() -> None:
    """The declarer side 1, the opponent side 2, each with his nation's list."""
    table = a_table(a_world(CROWNS))
    world = table.play.state
    war = declare(table.play, "blois", "england", "france", "honor")

    led = [(one.leader, one.side, one.nation, one.status) for one in world.armies.values()]
    assert [("blois", 1, "england", "unraised"), ("mortimer", 2, "france", "unraised")] == led
    assert ["war-1-blois", "war-1-mortimer"] == war.armies
    assert war.armies[0] == war.initiative


def rebels(home: str = "angers", **more: str) -> World:
    """Give Lara at home in Anjou, with Mortimer in Paris."""
    world = a_world(CROWNS | {home: "L", "metz": "L"} | more)
    world.fiefs["toledo"].control = "cardona"
    world.houses["lara"].home, world.acting = home, "lara"
    return world


def test_FIE_6_1_a_rebel_lives_in_a_region_of_a_nation_that_he_does_not_rule() -> None:
    """Not from a capital, not against oneself, not in a nation that is in a conflict."""
    capital, own, busy = rebels("paris"), rebels(), rebels()
    own.fiefs["paris"].control = "lara"
    declare(a_table(busy).play, "blois", "england", "france", "honor")

    assert "" == refusal(Rebel(), rebels(), "lara")
    assert ["FIE-6.1"] * 3 == [refusal(Rebel(), one, "lara") for one in (capital, own, busy)]


def test_FIE_6_2_who_claims_the_throne_usurps_and_nobody_else_does() -> None:
    """There is no choice."""
    world, usurper = rebels(), rebels()
    usurper.fiefs["paris"].claim = "lara"

    assert "FIE-6.2" == refusal(Rebel(kind="usurpation"), world, "lara")
    assert "FIE-6.2" == refusal(Rebel(kind="independence"), usurper, "lara")
    assert ["independence", "usurpation"] == [rebel(a_table(one).play, "lara").kind for one in (world, usurper)]


def test_FIE_6_3_rebelling_regions_hold_a_fief_of_the_rebel_and_one_his_home() -> None:
    """Anjou rises; Flanders without a fief does not, Lotharingia is the Empire's, and Anjou may not be wanting."""
    world = rebels(reims="L")
    found = [
        refusal(Rebel(regions=one), world, "lara")
        for one in (("anjou",), ("anjou", "champagne"), ("anjou", "flanders"), ("lotharingia",), ("champagne",))
    ]
    assert ["", "", "FIE-6.3", "FIE-6.3", "FIE-6.3"] == found


def test_FIE_6_4_a_usurpation_names_and_contests_no_region() -> None:
    """The prize is the capital."""
    world = rebels()
    world.fiefs["paris"].claim = "lara"
    table = a_table(world)

    assert "FIE-6.2" == refusal(Rebel(regions=("anjou",)), world, "lara")
    assert [] == rebel(table.play, "lara").regions
    assert "usurpation" == table.told(RebellionBegan)[0].kind


def test_FIE_6_5_a_rebel_leads_an_army_of_the_rebels_list() -> None:
    """Side 1, of no nation; without regions named his home's rises."""
    world = rebels()
    rising = rebel(a_table(world).play, "lara")
    army = world.armies[rising.armies[0]]

    assert ("lara", 1, "", "rebels") == (army.leader, army.side, army.nation, army.raised_from)
    assert ["anjou"] == rising.regions


def test_FIE_6_6_the_ruler_leads_the_nations_army_on_its_home_ground() -> None:
    """The rebelling regions are not among it while they rebel (FIE-6.9)."""
    world = rebels()
    rising = rebel(a_table(world).play, "lara")
    ruler, risen = (home_ground(world, world.armies[one]) for one in reversed(rising.armies))

    assert ("mortimer", "france") == (rising.opponent, world.armies[rising.armies[1]].nation)
    assert ("paris" in ruler, "tours" in ruler) == (True, False)
    assert ["orleans", "tours", "angers", "nantes"] == risen


def test_FIE_6_9_a_usurpation_leaves_the_whole_nation_home_ground_of_both() -> None:
    """In an independence movement its regions are the rebel's alone."""
    world = rebels()
    world.fiefs["paris"].claim = "lara"
    rising = rebel(a_table(world).play, "lara")
    first, second = (home_ground(world, world.armies[one]) for one in rising.armies)

    assert first == second
    assert "paris" in first


def test_FIE_6_8_in_a_rebellion_a_fief_is_friendly_to_its_lords_side_though_closed() -> None:
    """Example 55: Tours C/Z with C's lands closed is friendly to L's army in his rebellion, and not in a war."""
    world = rebels(tours="C")
    rising = rebel(a_table(world).play, "lara")
    enrol(world, "cardona", rising.armies[0], lands_open=False)
    at_war = a_world(CROWNS | {"tours": "C"})
    war = declare(a_table(at_war).play, "lara", "castile", "france", "honor")
    enrol(at_war, "cardona", war.armies[0], lands_open=False)

    assert friendly(world, world.armies[rising.armies[0]], "tours")
    assert not friendly(at_war, at_war.armies[war.armies[0]], "tours")
