"""Prestige: what earns it, and what is held (FIE-12)."""

from rules.fiefs.board.land import holdings, total
from rules.fiefs.board.sides import army_of
from rules.fiefs.declaring.conflict import declare
from rules.fiefs.declaring.joining import enrol
from rules.fiefs.prestige.events import PrestigeEarned, Reckoned
from rules.fiefs.prestige.ledger import award, battle_points, honor, reckon
from tests.rules.fiefs.playing import a_table
from tests.rules.fiefs.worlds import a_world


def test_FIE_12_1_battle_adds_up_what_each_element_did() -> None:
    """Example 42: three destroyed, two by Kn, one a general's, and the camp make 9 (FIE-12.2)."""
    assert 9 == battle_points(destroyed=3, by_knights=2, generals=1, camp=True)


def test_FIE_12_2_a_general_killed_by_a_knight_is_worth_three() -> None:
    """The lines add up."""
    assert 3 == battle_points(destroyed=1, by_knights=1, generals=1)


def test_FIE_12_3_nothing_destroyed_earns_nothing() -> None:
    """What no element destroyed, attrition and sieges and disbanding, is not counted; nothing is told."""
    table = a_table(a_world())
    award(table.play, "lara", battle_points(destroyed=0), "battle", "FIE-12.1")

    assert (0, []) == (table.play.state.houses["lara"].earned, table.events)


def test_FIE_12_4_the_camp_counts_once() -> None:
    """A House has the three points of a camp or has them not."""
    assert 3 == battle_points(destroyed=0, camp=True) - battle_points(destroyed=0)


def test_FIE_12_5_holdings_count_fiefs_regions_and_capitals() -> None:
    """Example 43: eight fiefs, all of Normandy and London are 10; with 17 earned the total is 27 (FIE-12.9)."""
    own = ("london", "rouen", "caen", "avranches", "bruges", "reims", "tours", "metz")
    world = a_world(control=dict.fromkeys(own, "L"))
    world.houses["lara"].earned = 17

    assert (10, 27) == (holdings(world, "lara"), total(world, "lara"))


def test_FIE_12_6_claims_and_nations_do_not_matter_for_a_region() -> None:
    """Normandy is whole under foreign claims, and as a region of France."""
    world = a_world(control=dict.fromkeys(("rouen", "caen", "avranches"), "L"), claim={"rouen": "B", "caen": "M"})
    world.regions["normandy"].nation = "france"

    assert 3 + 1 == holdings(world, "lara")


def test_FIE_12_7_honor_pays_every_member_of_side_one() -> None:
    """Example 44: two fiefs ravaged by action give each of four members 2 points, the others nothing."""
    world = a_world(control={"london": "B", "paris": "M"})
    table = a_table(world)
    war = declare(table.play, "blois", "england", "france", "honor")
    for seat in ("zahringen", "lara", "cardona"):
        enrol(world, seat, war.armies[0])
    honor(table.play, war, "bruges")
    honor(table.play, war, "arras")

    earned = {seat: world.houses[seat].earned for seat in world.playing()}
    assert {"blois": 2, "mortimer": 0, "zahringen": 2, "lara": 2, "cardona": 2} == earned
    assert (2, 8) == (war.honor, len(table.told(PrestigeEarned)))
    assert army_of(world, war, "blois") is not None


def test_FIE_12_8_what_is_earned_is_kept_and_entered() -> None:
    """The ledger sums to what was earned."""
    table = a_table(a_world())
    award(table.play, "lara", 4, "battle", "FIE-12.1", "bruges")
    award(table.play, "lara", 3, "battle", "FIE-12.1")

    house = table.play.state.houses["lara"]
    assert 7 == house.earned == sum(line.points for line in house.ledger)


def test_FIE_12_9_yearly_holdings_make_the_sum_of_the_ledger() -> None:
    """With yearly holdings each year end counts, and nothing else does."""
    world = a_world(control={"london": "L", "bruges": "L"}, holdings="yearly")
    table = a_table(world)
    before = total(world, "lara")
    reckon(table.play)
    reckon(table.play)

    assert (0, 3 + 3) == (before, total(world, "lara"))
    assert [3, 6] == world.houses["lara"].totals


def test_FIE_3_10_the_reckoning_tells_every_total_the_first_first() -> None:
    """Standing holdings are counted as they stand, and enter no ledger."""
    world = a_world(control={"london": "L"})
    table = a_table(world)
    reckon(table.play)

    told = table.told(Reckoned)[0]
    assert (1170, ("cardona", total(world, "cardona"))) == (told.year, told.houses[0])
    assert [] == world.houses["lara"].ledger
