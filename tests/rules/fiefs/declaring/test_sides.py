"""Taking sides, and changing them when neutrals mobilise (FIE-5.10 to 5.15, FIE-6.7, FIE-6.15, FIE-16.8, FIE-16.18)."""

from collections.abc import Sequence

import pytest

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Element
from rules.fiefs.board.land import total
from rules.fiefs.board.sides import army_of, side_of
from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Pass
from rules.fiefs.declaring.conflict import declare, rebel
from rules.fiefs.declaring.events import Attends, LandsSet, Mobilised, SidesTaken, Switched
from rules.fiefs.declaring.joining import Join, Open, enrol, take_sides
from rules.fiefs.declaring.mobilising import (
    Mobilise,
    MobiliseNobody,
    Switch,
    go_over,
    mobilise,
    neutral,
    neutral_rulers,
    raise_neutrals,
    wants_to_mobilise,
    wants_to_switch,
)
from rules.fiefs.declaring.siding import by_lands, side_for
from rules.fiefs.declaring.standing import Attend, Lands
from rules.fiefs.year.acting import actions
from rules.kernel.errors import Refusal
from tests.rules.fiefs.playing import a_table, run
from tests.rules.fiefs.worlds import a_world

CROWNS = {"london": "B", "paris": "M", "frankfurt": "Z", "toledo": "L", "zaragoza": "C"}


def a_war(people: Sequence[str] = (), houses: int = 5, **settings: object) -> tuple[World, Conflict]:
    """Give England's war of honor on France, before sides are taken."""
    world = a_world(CROWNS, houses=houses, people=tuple(people), **settings)
    return world, declare(a_table(world).play, "blois", "england", "france", "honor")


def fought(houses: int = 5, people: Sequence[str] = (), **sides: int) -> tuple[World, Conflict]:
    """Give that war with everybody on a side, 2 unless named, while its campaign runs."""
    world, war = a_war(people, houses)
    for seat in world.playing():
        if seat not in war.members:
            enrol(world, seat, war.armies[sides.get(seat, 2) - 1])
    war.campaigns, world.conflict = 1, war.id
    return world, war


def test_FIE_5_10_all_who_lead_none_join_at_once_in_secret() -> None:
    """The declarer is asked for his opening, the opponent invited; one event tells all."""
    world, war = a_war("BMLC")
    first, second = war.armies
    orders = {
        "lara": [Join(army=first, general="Bd", lands="closed")],
        "cardona": [Join(army=second, attend=True)],
        "blois": [Open(season="summer", fief="london")],
    }
    done = run(lambda play: take_sides(play, list(play.state.conflicts.values())), world, orders)
    war = done.state.conflicts[war.id]

    assert [("blois", "lara", "cardona", "mortimer")] == [window.asked for window in done.windows]
    assert ("mortimer",) == done.windows[0].invited
    assert (1, 2) == (side_of(done.state, war, "lara"), side_of(done.state, war, "cardona"))
    assert ("Bd", False, True) == (
        war.members["lara"].general,
        war.members["lara"].lands_open,
        war.members["cardona"].attends,
    )
    assert ("lara" in done.told(SidesTaken)[0].with_declarer, ("lara",)) == (True, done.told(SidesTaken)[0].closed)
    assert ("summer", "london") == (war.opening and war.opening.season, war.opening and war.opening.fief)


def test_FIE_5_10_round_the_table_from_the_declarers_left() -> None:
    """One after the other, Zähringen, Lara, Cardona; nobody leads twice."""
    world, _ = a_war("BMZLC", join="round")
    done = run(lambda play: take_sides(play, list(play.state.conflicts.values())), world)

    assert [("zahringen",), ("lara",), ("cardona",)] == [window.asked for window in done.windows]


def test_FIE_5_11_the_two_leaders_never_join() -> None:
    """Mortimer leads France, and is refused."""
    world, war = a_war()
    with pytest.raises(Refusal):
        Join(army=war.armies[0]).check(world, "mortimer")
    assert "mortimer" == world.armies[war.armies[1]].leader


def test_FIE_5_12_a_house_stays_with_its_army() -> None:
    """Once the campaign has begun nobody joins anew, whatever became of the army."""
    world, war = fought()
    world.armies[war.armies[1]].status = "disbanded"
    with pytest.raises(Refusal):
        Join(army=war.armies[0]).check(world, "lara")
    assert war.armies[1] == war.members["lara"].army


def test_FIE_6_7_every_house_joins_in_a_rebellion_too() -> None:
    """As in a war."""
    world = a_world(CROWNS | {"angers": "L"})
    world.fiefs["toledo"].control, world.houses["lara"].home = "cardona", "angers"
    rebel(a_table(world).play, "lara")
    done = run(lambda play: take_sides(play, list(play.state.conflicts.values())), world)

    assert set(done.state.playing()) == set(done.state.conflicts["rebellion-1"].members)
    assert ["FIE-6.7"] == [one.clause for one in done.told(SidesTaken)]


@pytest.mark.parametrize(("earned", "side"), [((0, 3), 1), ((0, 0), 2)])
def test_FIE_16_8_sides_by_lands(earned: tuple[int, int], side: int) -> None:
    """Example 9: two and three fiefs tell; two and two do not, and the lower leader has it, else side 2."""
    lords = {"exeter": "Z", "bristol": "Z", "reims": "Z", "troyes": "Z", "dijon": "Z"}
    lords |= {"york": "L", "durham": "L", "tours": "L", "angers": "L"}
    world = a_world(CROWNS | lords)
    for seat, points in zip(("blois", "mortimer"), earned, strict=True):
        world.houses[seat].earned = points
    war = declare(a_table(world).play, "blois", "england", "france", "honor")

    assert (2, side) == (by_lands(world, war, "zahringen"), by_lands(world, war, "lara"))


def test_FIE_16_8_each_kind_of_leader_has_his_way() -> None:
    """The feeble follow the higher total, the rash the declarer, the skilled the side with fewer members."""
    world, war = a_war(houses=8)
    world.houses["blois"].earned = 5
    for seat in ("zahringen", "lara", "cardona"):
        world.houses[seat].character = "rash"
    for seat in ("lusignan", "welf", "montfort"):
        world.houses[seat].character = "skilled"
    world.houses["mortimer"].earned = 9
    lower = total(world, "blois") < total(world, "mortimer")

    found = [side_for(world, war, "welf", one) for one in ("feeble", "rash", "skilled")]
    assert (True, [2, 1, 2]) == (lower, found)


def test_FIE_16_8_a_usurper_is_joined_if_he_stands_lower() -> None:
    """In a rebellion for the throne lands do not count; in one for independence they do."""
    world = a_world(CROWNS | {"angers": "L", "tours": "Z", "nantes": "Z", "reims": "Z", "troyes": "C", "dijon": "C"})
    world.fiefs["toledo"].control, world.houses["lara"].home = "cardona", "angers"
    rising = rebel(a_table(world).play, "lara")
    free = [by_lands(world, rising, seat) for seat in ("zahringen", "cardona")]
    rising.kind = "usurpation"
    world.houses["mortimer"].earned = 50

    assert [1, 2] == free
    assert 1 == by_lands(world, rising, "cardona")


def test_FIE_5_13_rulers_of_neutral_nations_may_mobilise_one() -> None:
    """Who leads an army here may not; who said nobody is not asked again; a rebellion has none (FIE-6.15)."""
    world, war = fought(people="ZLC")
    MobiliseNobody().check(world, "lara")
    MobiliseNobody().apply(world, "lara")
    rulers = neutral_rulers(world, war)
    war.kind = "independence"

    assert ["zahringen", "cardona"] == rulers
    assert [] == neutral_rulers(world, war)


def test_FIE_5_13_nobody_mobilises_in_the_first_season_of_a_war() -> None:
    """An order that would come to nothing is refused, with when it could be given; the next season is open."""
    world, war = fought(people="ZLC")
    war.began, world.season, world.conflict = "summer", "summer", war.id
    order = Mobilise(nation="empire", army=war.armies[0])
    with pytest.raises(Refusal, match="nobody mobilises in the first season of a war; order it in the next season"):
        order.check(world, "zahringen")
    first = neutral_rulers(world, war)
    world.season = "fall"
    order.check(world, "zahringen")

    assert ([], True) == (first, "zahringen" in neutral_rulers(world, war))


def test_FIE_6_15_no_nation_mobilises_in_a_rebellion() -> None:
    """Whatever its ruler leads or does not."""
    world, war = fought()
    before = neutral(world, war, "zahringen")
    war.kind = "usurpation"

    assert (["empire"], []) == (before, neutral(world, war, "zahringen"))


def test_FIE_5_14_a_mobilised_nation_has_an_army_to_raise_led_by_its_ruler() -> None:
    """He leaves the one that he was with and gives his general's element back; nothing of his is contested."""
    world, war = fought(zahringen=1, people="Z")
    old = world.armies[war.armies[0]]
    old.elements = [Element(id=1, type="Kn", general="zahringen")]
    table = a_table(world)
    order = Mobilise(nation="empire", army=war.armies[1])
    order.check(world, "zahringen")
    raise_neutrals(table.play, war, [("zahringen", order)])

    army = army_of(world, war, "zahringen")
    assert army is not None
    assert (2, "unraised", "empire", []) == (army.side, army.status, army.nation, war.regions)
    assert ("", army.id) == (old.elements[0].general, war.members["zahringen"].army)
    assert [("blois", "mortimer")] == [(one.before, one.leader) for one in table.told(Mobilised)]
    with pytest.raises(Refusal):
        order.check(world, "zahringen")


def test_FIE_5_15_others_may_go_over_to_an_army_just_announced() -> None:
    """Whichever side it is on; not leaders, nor whoever rules a nation that takes part."""
    world, war = fought(people="ZLC")
    table = a_table(world)
    army = mobilise(table.play, war, "zahringen", "empire", 1)
    war.announced = [army.id]
    order = Switch(army=army.id)
    order.check(world, "lara")
    for seat in ("blois", "zahringen"):
        with pytest.raises(Refusal):
            order.check(world, seat)
    go_over(table.play, war, [("lara", order)], [army])

    assert (army.id, True) == (war.members["lara"].army, table.told(Switched)[0].turned)


def test_FIE_16_18_an_autopilot_mobilises_when_its_side_is_much_weaker() -> None:
    """Near, leading nowhere else, and its side fewer by as many as its character minds; the feeble never."""
    world, war = fought()
    side = [world.armies[one] for one in war.armies]
    side[0].status, side[0].elements = "ready", [Element(id=one, type="Sp") for one in range(24)]
    side[1].status, side[1].elements = "ready", [Element(id=one, type="Sp") for one in range(17)]
    found = {}
    for character in ("feeble", "prudent", "skilled", "rash"):
        world.houses["zahringen"].character = character  # type: ignore[assignment]  # each of them
        found[character] = wants_to_mobilise(world, war, "zahringen")

    assert {"feeble": "", "prudent": "", "skilled": "empire", "rash": "empire"} == found


def test_FIE_16_18_an_autopilot_goes_over_to_a_lonely_ally_never_to_the_enemy() -> None:
    """Its army must have two members more than the new one, on its own side."""
    world, war = fought(houses=8)
    ally = mobilise(a_table(world).play, war, "zahringen", "empire", 2)
    enemy = mobilise(a_table(world).play, war, "lara", "castile", 1)

    assert ally.id == wants_to_switch(world, war, "welf", [enemy.id, ally.id])
    assert "" == wants_to_switch(world, war, "welf", [enemy.id])


def test_FIE_7_3_only_the_declarer_opens_and_in_a_war_in_his_nation() -> None:
    """A fief of England, and a rebel names none."""
    world, _ = a_war()
    Open(season="fall", fief="york").check(world, "blois")

    for seat, order in (("blois", Open(season="fall", fief="paris")), ("mortimer", Open(season="fall"))):
        with pytest.raises(Refusal):
            order.check(world, seat)


def test_FIE_17_8_whoever_leads_no_army_may_attend() -> None:
    """It is told; a leader is waited for anyway."""
    world, war = fought(people="ML")
    table = a_table(world)
    table.play.carry_out([("lara", Attend(yes=True))])

    assert (True, 1) == (war.members["lara"].attends, len(table.told(Attends)))
    with pytest.raises(Refusal):
        Attend(yes=True).check(world, "mortimer")


def test_FIE_17_8_with_the_years_action_one_attends_all_that_goes_on() -> None:
    """Who did not attend at first is waited for from the next year on; with no conflict it is not offered."""
    world, war = fought(people="L")
    world.order, world.conflict, world.campaigns = world.playing(), "", []
    done = run(actions, world, {"lara": [Attend(yes=True), Pass()]}, {"ambition": [1] * 8})
    told = done.told(Attends)

    assert [((war.id,), "lara", True)] == [(one.conflicts, one.seat, one.yes) for one in told]
    assert done.state.conflicts[war.id].members["lara"].attends
    assert Attend in done.windows[0].orders
    world.conflicts.clear()
    assert Attend not in run(actions, world, dice={"ambition": [1] * 8}).windows[0].orders
    with pytest.raises(Refusal, match="no conflict goes on"):
        Attend(yes=True).check(world, "lara")


def test_FIE_8_49_lands_are_opened_and_closed_in_a_campaign() -> None:
    """It is told; outside a campaign there is nothing to say it of."""
    world, war = fought(people="L")
    table = a_table(world)
    table.play.carry_out([("lara", Lands(lands="closed"))])
    closed = war.members["lara"].lands_open
    world.conflict = ""

    assert (False, 1) == (closed, len(table.told(LandsSet)))
    with pytest.raises(Refusal):
        Lands(lands="open").check(world, "lara")
