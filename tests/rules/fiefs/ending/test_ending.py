"""How conflicts end, nations are born and peace is made (FIE-5.16 to 5.18, FIE-6.8 to 6.16, FIE-7.15, FIE-10)."""

import pytest

from rules.fiefs.armies.attrition import wasted
from rules.fiefs.armies.raising import disband
from rules.fiefs.board.conflicts import Offer
from rules.fiefs.board.land import whole
from rules.fiefs.board.sides import enemies_at, peacetime
from rules.fiefs.ending.conflicts import check_end, end_rebellion, end_war, exhaust, gains, hostile_pair
from rules.fiefs.ending.events import NationBorn, OfferLapsed, RebellionEnded, WarEnded
from rules.fiefs.ending.peace import Accept, Disband, Sue, SueNobody, dismiss, foes, lapse, make_peace, suitors
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, add_army, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

ANJOU = ("orleans", "tours", "angers", "nantes")


def three_armies():
    """Open the war of worked example 37: B against M, and Z's Empire for France."""
    world = a_world(control={"frankfurt": "Z", "paris": "M", "london": "B"})
    conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "C": 2})
    army = add_army(world, conflict, 2, LETTERS["Z"], "empire")
    conflict.members[LETTERS["Z"]] = conflict.members[LETTERS["M"]].model_copy(update={"army": army.id})
    for letter, fief in (("B", "reims"), ("M", "paris"), ("Z", "metz")):
        army_at(world, letter, fief)
    return world, conflict, a_table(world)


def test_FIE_5_16_a_war_lasts_while_a_hostile_pair_is_left() -> None:
    """An army not yet raised counts; with one army a side the war ends with one of them."""
    world = a_world()
    conflict = a_war(world, {"B": 1, "M": 2})
    table = a_table(world)
    army = army_at(world, "B", "london")
    assert hostile_pair(world, conflict)
    assert not check_end(table.play, conflict.id)
    disband(table.play, army, "order")

    assert check_end(table.play, conflict.id)
    assert ["arms"] == [event.why for event in table.told(WarEnded)]


def test_FIE_10_5_in_a_war_of_three_armies_the_others_go_on() -> None:
    """Worked example 37: M's is a peacetime army, and the war ends when Z's is disbanded."""
    world, conflict, table = three_armies()
    b, m, z = (world.armies[one] for one in conflict.armies)
    make_peace(table.play, m.id, b.id)
    assert peacetime(world, m)
    assert not peacetime(world, b)
    assert conflict.id in world.conflicts
    disband(table.play, z, "few")

    assert check_end(table.play, conflict.id)


def test_FIE_5_17_settlement_with_a_tie() -> None:
    """Worked example 36: two of Anjou's four fiefs: it stays with France; with three it is England's."""
    for held, nation in ((2, "france"), (3, "england")):
        world = a_world(control={**dict.fromkeys(ANJOU, "M"), **dict.fromkeys(ANJOU[:held], "B")})
        conflict = a_war(world, {"B": 1, "M": 2}, pretext="territory", regions=["anjou"])
        assert (["anjou"] if nation == "england" else []) == gains(world, conflict)
        end_war(a_table(world).play, conflict, "arms")
        assert nation == world.regions["anjou"].nation


def test_FIE_5_18_nothing_else_changes() -> None:
    """Markers stay; the armies go, and ravaged land recovers (FIE-7.14)."""
    world = a_world(claim={"paris": "B"})
    conflict = a_war(world, {"B": 1, "M": 2})
    world.fiefs["reims"].ravaged = True
    before = [(fief.control, fief.claim) for fief in world.fiefs.values()]
    end_war(a_table(world).play, conflict, "time")

    assert before == [(fief.control, fief.claim) for fief in world.fiefs.values()]
    assert (world.armies, world.conflicts, world.conflict) == ({}, {}, "")
    assert not world.fiefs["reims"].ravaged


def test_FIE_6_10_the_rebels_army_is_disbanded() -> None:
    """The rebellion has failed, and the regions stay."""
    world = a_world(control={"angers": "L"})
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    table = a_table(world)
    disband(table.play, army_at(world, "L", "angers"), "few")
    check_end(table.play, conflict.id)

    assert [False] == [event.won for event in table.told(RebellionEnded)]
    assert "france" == world.regions["anjou"].nation


def test_FIE_6_11_the_nations_army_is_disbanded() -> None:
    """The rebellion has succeeded; an army not yet raised is not disbanded."""
    world = a_world(control={"angers": "L"})
    world.houses[LETTERS["L"]].home = "angers"
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    table = a_table(world)
    army_at(world, "L", "angers")
    assert not check_end(table.play, conflict.id)
    disband(table.play, army_at(world, "M", "paris"), "few")
    check_end(table.play, conflict.id)

    assert [True] == [event.won for event in table.told(RebellionEnded)]


def test_FIE_6_12_independence_won() -> None:
    """Worked example 39: Angers is a capital, Anjou has three fiefs left, and L finds a new home."""
    world = a_world(control={"angers": "L", "rouen": "L", "caen": "L"})
    world.houses[LETTERS["L"]].home = "angers"
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    table = a_table(world)
    end_rebellion(table.play, conflict, won=True, why="arms")
    nation = world.nations["angers"]

    assert ("angers", "Angers", "rebels") == (nation.capital, nation.name, nation.army_list)
    assert ("", "angers") == (world.fiefs["angers"].region, world.fiefs["angers"].capital_of)
    assert ("angers", "rouen") == (world.regions["anjou"].nation, world.houses[LETTERS["L"]].home)
    assert ["angers"] == [event.capital for event in table.told(NationBorn)]
    for fief in ANJOU:
        world.fiefs[fief].control = LETTERS["L"]
    assert "anjou" in whole(world, LETTERS["L"])


def test_FIE_6_12_without_a_fief_there_it_has_failed_after_all() -> None:
    """And where only the home is elsewhere, the strongest fortress there becomes the capital."""
    world = a_world(control={"rouen": "L", "tours": "L", "nantes": "L"})
    world.houses[LETTERS["L"]].home = "rouen"
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    end_rebellion(a_table(world).play, conflict, won=True, why="arms")
    assert "nantes" in world.nations

    world = a_world(control={"rouen": "L"})
    world.houses[LETTERS["L"]].home = "rouen"
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    table = a_table(world)
    end_rebellion(table.play, conflict, won=True, why="arms")
    assert [False] == [event.won for event in table.told(RebellionEnded)]


def test_FIE_6_13_usurpation_won() -> None:
    """The rebel has the capital, its former lord the claim; whoever else claimed it has lost that."""
    world = a_world(control={"paris": "M"}, claim={"paris": "L"})
    conflict = a_rebellion(world, {"L": 1, "M": 2})
    end_rebellion(a_table(world).play, conflict, won=True, why="arms")

    assert (LETTERS["L"], LETTERS["M"]) == (world.fiefs["paris"].control, world.fiefs["paris"].claim)


@pytest.mark.parametrize(("held", "won"), [(5, True), (4, False)])
def test_FIE_7_15_exhaustion(held, won) -> None:
    """Worked example 40: of eight rebelling fiefs five are enough and four are not."""
    rising = [*ANJOU, "poitiers", "limoges", "bordeaux", "bayonne"]
    world = a_world(control={**dict.fromkeys(rising, "M"), **dict.fromkeys(rising[:held], "L")})
    world.houses[LETTERS["L"]].home = "orleans"
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou", "aquitaine"))
    table = a_table(world)
    exhaust(table.play, conflict)

    assert [won] == [event.won for event in table.told(RebellionEnded)]


def test_FIE_7_15_exhaustion_of_a_war_and_of_a_usurper() -> None:
    """A war is settled by its regions; a usurper has won if his side controls the capital."""
    world = a_world()
    conflict = a_war(world, {"B": 1, "M": 2})
    table = a_table(world)
    exhaust(table.play, conflict)
    assert ["time"] == [event.why for event in table.told(WarEnded)]
    for lord, won in (("C", True), ("M", False)):
        world = a_world(control={"paris": lord})
        conflict = a_rebellion(world, {"L": 1, "M": 2, "C": 1})
        table = a_table(world)
        exhaust(table.play, conflict)
        assert [won] == [event.won for event in table.told(RebellionEnded)]


def test_FIE_10_1_suing_and_10_2_accepting_are_two_orders() -> None:
    """Whoever was sued may accept while the offer stands; nobody else."""
    world, conflict, _ = three_armies()
    b, m, z = conflict.armies
    assert {m, z} == set(foes(world, LETTERS["B"]))
    Sue(army=b).check(world, LETTERS["M"])
    Sue(army=b).apply(world, LETTERS["M"])
    assert [m] == suitors(world, LETTERS["B"])
    Accept(army=m).check(world, LETTERS["B"])
    with pytest.raises(Refusal):
        Accept(army=m).check(world, LETTERS["Z"])
    with pytest.raises(Refusal):
        Sue(army=z).check(world, LETTERS["M"])
    SueNobody().apply(world, LETTERS["M"])
    assert not suitors(world, LETTERS["B"])


def test_FIE_10_3_peace_lasts_and_10_8_is_not_broken() -> None:
    """They ignore each other from then on."""
    world, conflict, table = three_armies()
    b, m, _ = conflict.armies
    make_peace(table.play, m, b)
    make_peace(table.play, m, b)

    assert ([b], [m]) == (world.armies[m].at_peace, world.armies[b].at_peace)


def test_FIE_10_4_offers_lapse_at_the_end_of_the_next_turn() -> None:
    """One made in turn 4 stands through turn 5; with season windows all lapse at once (FIE-10.4a). All hear of it."""
    world, conflict, table = three_armies()
    conflict.offers = [Offer(by=conflict.armies[1], to=conflict.armies[0], turn=4)]
    lapse(table.play, conflict.id)
    assert conflict.offers
    assert not table.told(OfferLapsed)
    world.turn = 5
    lapse(table.play, conflict.id)
    assert not conflict.offers
    assert [tuple(conflict.armies[1::-1])] == [(event.army, event.to) for event in table.told(OfferLapsed)]


@pytest.mark.parametrize("gone", ["at peace", "disbanded"])
def test_FIE_10_4_an_offer_that_nobody_can_answer_lapses_in_silence(gone: str) -> None:
    """Whoever has peace already, or no army any more, was not turned away."""
    world, conflict, table = three_armies()
    suing, heard = (world.armies[one] for one in conflict.armies[:2])
    conflict.offers = [Offer(by=suing.id, to=heard.id, turn=4)]
    if gone == "at peace":
        suing.at_peace.append(heard.id)
    else:
        suing.status = "disbanded"
    lapse(table.play, conflict.id, everything=True)

    assert not conflict.offers
    assert not table.told(OfferLapsed)


def test_FIE_10_5_in_a_rebellion_the_side_that_sued_has_lost() -> None:
    """The rebel sues: failed (FIE-6.10); the nation's leader sues: won (FIE-6.11)."""
    for suing, won in ((0, False), (1, True)):
        world = a_world(control={"paris": "M", "angers": "L"})
        conflict = a_rebellion(world, {"L": 1, "M": 2})
        army_at(world, "L", "angers")
        table = a_table(world)
        make_peace(table.play, conflict.armies[suing], conflict.armies[1 - suing])
        assert [won] == [event.won for event in table.told(RebellionEnded)]


def test_FIE_10_6_an_army_whose_enemy_is_not_raised_is_at_war() -> None:
    """Worked example 53: he made no peace."""
    world = a_world()
    a_war(world, {"B": 1, "M": 2})

    assert not peacetime(world, army_at(world, "B", "london"))


def test_FIE_10_9_at_war_again_when_another_comes() -> None:
    """A disbanded army with which there was no peace assembles again."""
    world, conflict, table = three_armies()
    b, m, z = (world.armies[one] for one in conflict.armies)
    disband(table.play, z, "few")
    b.at_peace, m.at_peace = [m.id], [b.id]
    assert peacetime(world, b)
    z.status = "assembling"

    assert not peacetime(world, b)


def test_FIE_8_9_disbanding_asks_for_a_second_word_where_it_ends_the_war() -> None:
    """It says what would change nation; in a war of three armies it does not ask."""
    world = a_world(control=dict.fromkeys(ANJOU, "B"))
    a_war(world, {"B": 1, "M": 2})
    army_at(world, "M", "paris")
    with pytest.raises(Refusal) as refused:
        Disband().check(world, LETTERS["M"])
    assert "Anjou" in str(refused.value)
    Disband(sure=True).check(world, LETTERS["M"])
    assert dismiss(a_table(world).play, LETTERS["M"])

    world, conflict, table = three_armies()
    Disband().check(world, LETTERS["M"])
    assert not dismiss(table.play, LETTERS["M"])
    assert conflict.id in world.conflicts


def test_FIE_10_2_who_was_sued_answers_later() -> None:
    """Asking and accepting are two orders: nobody can accept what was not asked."""
    world, conflict, _ = three_armies()
    with pytest.raises(Refusal):
        Accept(army=conflict.armies[1]).check(world, LETTERS["B"])


def test_FIE_10_7_to_a_peacetime_army_foreign_land_is_ravaged() -> None:
    """Every fief outside its own nation; to an army at war none is that was not laid waste."""
    world, conflict, table = three_armies()
    b, m, z = (world.armies[one] for one in conflict.armies)
    assert not wasted(world, m, "london")
    make_peace(table.play, m.id, b.id)

    assert wasted(world, m, "london")
    assert not wasted(world, m, "paris")
    assert not wasted(world, z, "london")


def test_FIE_10_8_armies_at_peace_ignore_each_other() -> None:
    """They may share a fief, and neither is an enemy there."""
    world, conflict, table = three_armies()
    b, m, _ = (world.armies[one] for one in conflict.armies)
    b.fief = m.fief
    assert enemies_at(world, b, b.fief)
    make_peace(table.play, m.id, b.id)

    assert not enemies_at(world, b, b.fief)


def test_FIE_6_16_nothing_else_changes_at_the_end_of_a_rebellion() -> None:
    """Markers stay as they lie; the armies go."""
    world = a_world(control={"angers": "L", "paris": "M"}, claim={"tours": "L"})
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=("anjou",))
    before = [(fief.control, fief.claim) for fief in world.fiefs.values()]
    end_rebellion(a_table(world).play, conflict, won=False, why="time")

    assert before == [(fief.control, fief.claim) for fief in world.fiefs.values()]
    assert not world.armies
