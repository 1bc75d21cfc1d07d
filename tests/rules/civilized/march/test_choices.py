"""What completion offers for orders of war: what they could name now (section 5)."""

from typing import Any

from rules.civilized.campaign.season import open_season
from rules.civilized.defence.orders import GiveBattle, Ignore, SendContingent, StandSiege, Withdraw
from rules.civilized.march.command import SetGeneral
from rules.civilized.march.orders import Explore, MoveArmy, OnMarch
from rules.civilized.sea.orders import Embark, MoveShips
from rules.civilized.siege.orders import Sally
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.world.war import Siege
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, allied_world, at_war, border, invading
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_person, a_ship, an_army

CAPUA = "capua"


def offered(order: type[Deed], world: World, field: str, seat: str = ROME, **given: Any) -> list[str]:
    """Give the names that are offered for a field after others."""
    return list(order.choices(world, seat, field, given) or ())


def test_CIV_6_8_3b_armies_free_to_move_with_their_types_and_goals() -> None:
    """One that is ordered is offered no more; until an army is named, any goal and type will do."""
    world = at_war(war=False)

    assert ["Ostia"] == offered(MoveArmy, world, "army")
    assert ["Spears"] == offered(MoveArmy, world, "taking", army="0202")
    assert {"0102", "0002"} < {*offered(MoveArmy, world, "path", army="0202")}
    assert "0402" not in offered(MoveArmy, world, "path", army="0202")
    assert MoveArmy.choices(world, ROME, "path", {}) is None is MoveArmy.choices(world, ROME, "taking", {})

    MoveArmy(army="0202", path=("0102",)).apply(world, ROME)

    assert [] == offered(MoveArmy, world, "army")


def test_CIV_6_8_5a_wild_hexes_near_an_army_then_in_its_reach_then_beside_the_last() -> None:
    """And field armies only."""
    world = at_war(a_city("ostia", "0702"), a_city("cumae", CUMAE, VEII), war=False)
    small = at_war(a_city("ostia", "0702"), a_city("cumae", CUMAE, VEII), army=5, war=False)

    assert ["Ostia"] == offered(Explore, world, "army")
    assert [] == offered(Explore, small, "army") == offered(Explore, small, "hexes")
    assert {"0801", "0802", "0803", "0902"} <= {*offered(Explore, world, "hexes")}
    assert "0802" in offered(Explore, world, "hexes", army="0702")
    assert {"0802", "0703"}.isdisjoint(offered(Explore, world, "hexes", army="0702", hexes=("0802",)))
    assert "0902" in offered(Explore, world, "hexes", army="0702", hexes=("0802",))


def test_CIV_6_8_3_2a_ships_and_where_they_may_go() -> None:
    """An army is ferried from where its ships are."""
    world = at_war(a_city("ostia", "0201", coastal=True), a_city("alba", "0701", coastal=True), against=0, war=False)
    bare = offered(Embark, world, "army")
    a_ship(world, "ostia")

    assert [] == bare
    assert ["Ostia"] == offered(Embark, world, "army") == offered(MoveShips, world, "port")
    assert ["Alba"] == offered(MoveShips, world, "goal", port="0201")
    assert {"Alba", "Ostia"} == {*offered(MoveShips, world, "goal")}


def test_CIV_ARM3_who_may_lead_an_army() -> None:
    """Grown, at home, and at the head of no other."""
    world = at_war(a_city("ostia", "0202"), a_city("gabii", "0002"), a_city("cumae", "0602", VEII), army=3)
    one, child = a_person(world, "Camillus"), a_person(world, "Paulus", 9)

    assert "Camillus" in offered(SetGeneral, world, "character", army="0202")
    assert "Paulus" not in offered(SetGeneral, world, "character", army="0202")
    assert "CIV-ARM3: Paulus is under 16; choose" in refused(SetGeneral(army="0202", character=child.id), world)
    assert "no Knights there; choose Spears" in refused(SetGeneral(army="0202", type="Knights"), world)

    SetGeneral(army="0202", character=one.id).apply(world, ROME)

    assert "Camillus" not in offered(SetGeneral, world, "character", army="0002")
    assert "Camillus" in offered(SetGeneral, world, "character", army="0202")


def test_CIV_ARM6_types_are_ranked_those_of_the_country_first() -> None:
    """Others will do as well, and each is named once."""
    world = at_war()
    world.countries[ROME].army_list = {"Blades": 6, "Spears": 6}

    assert ["Blades", "Spears"] == offered(OnMarch, world, "losses")[:2]
    OnMarch(goal="0302", on_storm="halt", losses=("Knights", "Warship")).check(world, ROME)
    twice = OnMarch(goal="0302", on_storm="halt", losses=("Spears", "Spears"))

    assert "Spears is named twice" in refused(twice, world)


def test_CIV_6_8_4_1b_what_an_invaded_country_may_answer() -> None:
    """A city stands a siege or fights; nobody withdraws from it, and nobody ignores what it holds."""
    world = invading(border())
    an_army(world, "nola", 2)

    assert ["Cumae"] == offered(GiveBattle, world, "hex", VEII) == offered(StandSiege, world, "hex", VEII)
    assert [] == offered(Withdraw, world, "hex", VEII) == offered(Ignore, world, "hex", VEII)
    assert ["Nola"] == offered(GiveBattle, world, "up", VEII, hex=CUMAE)
    assert ["Nola"] == offered(StandSiege, world, "city", VEII, hex=CUMAE)
    assert ["Spears"] == offered(StandSiege, world, "leaving", VEII, hex=CUMAE)
    assert "3 Spears are too many; choose Spears (up to 2)" in refused(
        GiveBattle(hex=CUMAE, up="0602", taking={"Spears": 3}), world, VEII
    )


def test_CIV_6_8_4_3c_whom_an_ally_may_help_and_with_what() -> None:
    """Those whom it has sent already are offered no more."""
    world = invading(allied_world())
    send = SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 3})

    assert ["Cumae"] == offered(SendContingent, world, "hex", CAPUA)
    assert [world.named(VEII)] == offered(SendContingent, world, "side", CAPUA, hex=CUMAE)
    assert ["Capua"] == offered(SendContingent, world, "army", CAPUA, hex=CUMAE)
    assert "lets you help Rome there" in refused(send.model_copy(update={"side": ROME}), world, CAPUA)
    assert "no ally of yours fights at 0502" in refused(send.model_copy(update={"hex": "0502"}), world, CAPUA)

    send.apply(world, CAPUA)
    again = send.model_copy(update={"taking": {"Spears": 5}})

    assert "5 Spears are too many; choose Spears (up to 4)" in refused(again, world, CAPUA)


def test_CIV_6_8_4_5k_a_besieged_place_and_those_inside() -> None:
    """For one who is not besieged there is none."""
    world = border(against=4)
    world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=world.year, season="Spring")
    open_season(world, "Summer")

    assert (["Cumae"], []) == (offered(Sally, world, "hex", VEII), offered(Sally, world, "hex"))
    assert ["Spears"] == offered(Sally, world, "taking", VEII, hex=CUMAE)


def test_CIV_3_1f_an_army_with_orders_for_spring_is_offered_wild_land_for_a_later_season() -> None:
    """What it explores then is not what it reaches now."""
    world = at_war(war=False)
    world.owners.pop("0302")
    assert ["0302"] == offered(Explore, world, "hexes", army="0202")
    MoveArmy(army="0202", path=("0102",)).apply(world, ROME)

    assert ["0302"] == offered(Explore, world, "hexes", army="0202")
