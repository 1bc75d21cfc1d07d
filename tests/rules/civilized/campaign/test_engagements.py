"""Whom an army invades, what is told of it, and who is at war for it (source 6.7, 6.8.4.1 to 6.8.4.3)."""

from typing import Any

from rules.civilized.battle.events import BattleFought
from rules.civilized.battle.forces import militia_of
from rules.civilized.defence.events import Answered
from rules.civilized.defence.orders import GiveBattle, SendContingent, Withdraw
from rules.civilized.diplomacy.declarations import declare
from rules.civilized.march.events import ArmyMoved, ArmyStopped, Engaged
from rules.civilized.march.expeditions import lift_siege, open_engagement
from rules.civilized.march.marches import Way
from rules.civilized.march.orders import Explore, Invade, MoveArmy
from rules.civilized.sea.fights import stations
from rules.civilized.sea.orders import MoveShips
from rules.civilized.siege.events import SiegeBegan, SiegeDrawn
from rules.civilized.siege.orders import Sally
from rules.civilized.war.orders import BreakAgreement
from rules.civilized.war.relations import invaded
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Board, Split, World
from rules.civilized.world.war import Fort, Siege, War
from tests.rules.civilized.campaigning import (
    CUMAE,
    ROME,
    VEII,
    allied_world,
    at_war,
    border,
    bound,
    declared,
    invades,
    season,
    where,
)
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_ship, an_army
from tests.rules.playing import Table

CAPUA = "capua"


def stand(world: World, seat: str, hexagon: str) -> World:
    """Put all of a seat's army on one hex."""
    for one in world.army_of(seat):
        one.hex = hexagon
    return world


def beset(inside: int = 6, army: int = 8) -> World:
    """Give Rome before Cumae, which holds some of Veii's."""
    world = stand(border(army=army, against=inside), ROME, CUMAE)
    world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=world.year - 1, season="Summer")
    return world


def test_CIV_6_8_4_1b_the_invaded_is_the_owner_of_city_fort_stack_or_land() -> None:
    """In that order: Capua's stack stands in Veii's land, in its fort and in its city."""
    world = allied_world()
    declared(world, ROME, CAPUA)
    stand(world, CAPUA, "0503")

    assert CAPUA == invaded(world, ROME, "0503")
    assert VEII == invaded(world, ROME, "0501")

    world.forts["0503"] = Fort(hex="0503", owner=VEII, city="cumae")

    assert VEII == invaded(world, ROME, "0503")

    stand(world, CAPUA, CUMAE)

    assert VEII == invaded(world, ROME, CUMAE)


def test_CIV_6_8_4_1j_an_army_may_go_to_an_allys_city_instead() -> None:
    """An ordinary move: nobody is invaded."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", CUMAE, VEII), a_city("capua", "0303", CAPUA), against=0)
    world.owners["0303"] = CAPUA
    bound(world, "defensive", ROME, CAPUA)
    end = season(world, {"march": {ROME: [MoveArmy(army="0302", path=("0303",))]}})

    assert {"0303": 6} == where(end.state, ROME)
    assert [] == end.told(Engaged)


def unaligned() -> World:
    """Give Cumae obeying nobody, as Veii is split by a rebellion."""
    world = border(against=0)
    world.cities["cumae"].owner, world.cities["cumae"].torn = "", VEII
    world.owners.pop(CUMAE)
    world.splits[VEII] = Split(
        kind="rebellion", record=VEII, first=VEII, second="rebels", start=world.year, war="war-9"
    )
    return world


def test_CIV_6_8_4_1m_an_unaligned_city_is_open_to_the_foes_of_its_country() -> None:
    """Nobody is asked: it stands siege, and its captor owns it."""
    end = invades(unaligned(), cards={"siege.card": "AS"})

    assert [] == end.windows
    assert ["siege"] == [event.answer for event in end.told(Answered)]
    assert ROME == end.state.cities["cumae"].owner


def test_CIV_6_8_4_1m_a_war_with_somebody_else_opens_no_unaligned_city() -> None:
    """Who has no quarrel with that country keeps out, breach or not."""
    world = unaligned()
    world.wars["war-1"].defender = CAPUA
    order = MoveArmy(army="0302", path=(CUMAE,), breach=True)

    assert refused(order, world).startswith("CIV-6.7.1d: you are at war with nobody there")


def test_CIV_6_8_4_1n_an_invader_before_whom_the_enemy_withdrew_stays() -> None:
    """In the open hex."""
    world = stand(stand(border(), VEII, "0403"), ROME, "0303")
    march = {ROME: [MoveArmy(army="0303", path=("0403",))]}
    end = season(world, {"march": march, "defence": {VEII: [Withdraw(hex="0403", goal=CUMAE)]}})

    assert {"0403": 6} == where(end.state, ROME)


def test_CIV_6_8_4_2a_mover_and_defender_are_the_main_protagonists() -> None:
    """In a sally the besieged attack."""
    battle = invades(border(), GiveBattle(hex=CUMAE)).told(BattleFought)[0]
    sally = season(beset(), {"march": {VEII: [Sally(hex=CUMAE)]}}, "Summer").told(BattleFought)[0]

    assert ("rome", "veii") == (battle.attacker, battle.defender)
    assert ("veii", "rome") == (sally.attacker, sally.defender)


def test_CIV_6_8_4_2i_hex_terrain_and_forces_are_public() -> None:
    """When the battle is offered."""
    told = invades(border(), cards={"siege.card": "KS"}).told(Engaged)[0]

    assert ("0402", "plains", "everyone") == (told.place, told.terrain, told.audience)
    assert (("Spears",) * 6, ("Spears",) * 3) == (told.types, told.against)


def lent() -> World:
    """Give a siege of Rome's to which Capua lent one element, from its seven at 0403."""
    world = allied_world()
    stand(world, ROME, CUMAE)
    world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=1, season="Spring")
    one = world.army_of(CAPUA)[0]
    one.hex, one.lent, one.came = CUMAE, CUMAE, "0403"
    return world


def test_CIV_6_8_4_3h_lent_elements_are_recalled_when_the_siege_ends() -> None:
    """To the stack they came from."""
    world = lent()
    lift_siege(Table(world).play, CUMAE, "moved")

    assert {"0403": 7} == where(world, CAPUA)


def test_CIV_6_8_4_3h_lent_elements_are_recalled_when_their_field_army_attacks() -> None:
    """Six attack; five are no field army, and call nobody home."""
    for number, places in ((6, {"0403": 7}), (5, {CUMAE: 1, "0403": 6})):
        world = lent()
        army = [one for one in world.army_of(CAPUA) if not one.lent][:number]
        open_engagement(Table(world).play, "invasion", CAPUA, VEII, "0503", army)

        assert places == where(world, CAPUA)


def test_CIV_6_8_4_3h_lent_elements_are_recalled_when_their_country_is_invaded() -> None:
    """Rome's ally is attacked by Veii while one of its own stands at Rome's siege."""
    world = lent()
    declared(world, VEII, CAPUA)
    world.agreements.clear()
    an_army(world, "nola", 6)
    stand(world, VEII, "0503")
    end = season(
        world, {"march": {VEII: [MoveArmy(army="0503", path=("0403",))]}}, "Summer", cards={"siege.card": "TS"}
    )

    assert [] == [one.id for one in end.state.army_of(CAPUA) if one.lent]


def test_CIV_6_8_4_5_a_siege_begins_and_is_drawn_for_at_once() -> None:
    """In the season of the invasion."""
    end = invades(border(), cards={"siege.card": "KS"})

    assert [("rome", "0402")] == [(event.besieger, event.place) for event in end.told(SiegeBegan)]
    assert 1 == len(end.told(SiegeDrawn))


def test_CIV_6_8_4_5a_one_city_has_one_besieger() -> None:
    """Another enemy of the city stops one hex short; an enemy of the besieger meets him."""
    for foes, stops, kinds in (([VEII], 1, []), ([VEII, ROME], 0, ["meeting"])):
        world = stand(allied_world(), ROME, CUMAE)
        world.agreements.clear()
        world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=1, season="Spring")
        for foe in foes:
            declared(world, CAPUA, foe)
        march = {CAPUA: [MoveArmy(army="0403", path=(CUMAE,))]}
        end = season(world, {"march": march}, "Summer", cards={"siege.card": "TS"})

        assert stops == len(end.told(ArmyStopped))
        assert kinds == [event.kind for event in end.told(Engaged)]


def test_CIV_6_8_4_5j_ships_leave_a_besieged_port_and_the_besiegers_beach_watches() -> None:
    """His Warships there lie in wait as in a port, while the siege lasts."""
    world = at_war(a_city("ostia", "0201"), a_city("cumae", "0401", VEII), a_city("nola", "0701", VEII))
    stand(world, ROME, "0401")
    a_ship(world, "cumae")
    a_ship(world, "ostia", kind="Warship").hex = "0401"

    assert [] == stations(world, [ROME])

    world.sieges["0401"] = Siege(hex="0401", besieger=ROME, came="0301", year=1, season="Spring")
    MoveShips(port="0401", goal="0701").check(world, VEII)

    assert [(ROME, "0401")] == stations(world, [ROME])


def test_CIV_6_8_4_5n_city_target_card_and_result_are_public() -> None:
    """For everyone."""
    told = invades(border(), cards={"siege.card": "KS"}).told(SiegeDrawn)[0]

    assert ("0402", 5, 13, False, "everyone") == (told.place, told.target, told.card, told.captured, told.audience)


def test_CIV_6_7_1g_wild_land_marks_nobody() -> None:
    """Nor does it begin a war."""
    world = stand(at_war(war=False), ROME, "0702")
    world.owners["0702"] = ROME
    end = season(world, {"march": {ROME: [Explore(army="0702", hexes=("0802",))]}})

    assert ([], {}) == (end.state.perfidies, end.state.wars)


def test_CIV_6_7_1g_a_relief_begins_a_war_without_a_mark() -> None:
    """Capua relieves its ally, with whose besieger it was at peace."""
    march = {CAPUA: [MoveArmy(army="0403", path=(CUMAE,), breach=True)]}
    end = season(besieged_friend(), {"march": march})

    assert ["relief"] == [event.kind for event in end.told(Engaged)]
    assert [] == end.state.perfidies
    assert [(CAPUA, ROME, False)] == [
        (war.attacker, war.defender, war.declared) for war in end.state.wars.values() if CAPUA == war.attacker
    ]


def besieged_friend() -> World:
    """Give Cumae besieged by Rome, and Capua, its owner's ally, with an army beside it."""
    world = beset(inside=3)
    other = allied_world()
    world.cities["capua"], world.countries[CAPUA] = other.cities["capua"], other.countries[CAPUA]
    world.seats.append(CAPUA)
    world.owners["0403"] = CAPUA
    an_army(world, "capua", 6, owner=CAPUA)
    bound(world, "military", VEII, CAPUA)
    return world


def test_CIV_6_8_4_3e_the_refusal_says_how_an_ally_at_peace_may_relieve() -> None:
    """By breach, which here earns no mark; at war it needs none."""
    world = besieged_friend()
    march = MoveArmy(army="0403", path=(CUMAE,))

    assert refused(march, world, CAPUA) == (
        "CIV-6.8.4.3e: you are at peace with Rome, who besieges it: "
        "repeat with breach yes, which begins a war but earns no mark of perfidy"
    )
    declared(world, CAPUA, ROME)
    march.check(world, CAPUA)


def aided(*orders: Any) -> World:
    """Give the world after Rome's attack on Cumae, in which Capua does something, or nothing."""
    march = {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}
    given = {"march": march, "defence": {VEII: [GiveBattle(hex=CUMAE)], CAPUA: list(orders)}}
    state: World = season(allied_world(), given).state
    return state


def test_CIV_6_7_1h_aid_is_no_act_of_war() -> None:
    """A contingent fought for Veii; Capua and Rome are at peace."""
    world = aided(SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 3}))

    assert world.countries[CAPUA].aid_given
    assert [] == world.wars_of(CAPUA)


def test_CIV_6_7_1i_an_ally_is_not_at_war_because_his_friend_is() -> None:
    """Who says nothing stays at peace."""
    assert [] == aided().wars_of(CAPUA)


def test_CIV_6_7_2d_wild_land_first_does_not_bind_a_player() -> None:
    """With wild hexes on the list of his war he invades all the same."""
    world = border()
    world.wars["war-2"] = War(id="war-2", attacker=ROME, kind="conquest", start=world.year, wild=["0802"])

    Invade(army="0302", path=(CUMAE,)).check(world, ROME)


def test_CIV_6_7_3c_notice_is_not_withdrawn() -> None:
    """A second notice is refused, and nothing takes back the first; the break is public (CIV-6.7.3d)."""
    world = at_war(war=False)
    kept = bound(world, "pact", ROME, VEII)
    table = Table(world)
    declare(table.play, [(ROME, BreakAgreement(agreement=kept.id))])

    assert "notice is given already" in refused(BreakAgreement(agreement=kept.id), world)
    assert kept.notice == world.year + 1
    assert ["everyone"] == [event.audience for event in table.events]


def test_CIV_6_7_3d_a_break_is_public_and_marks_nobody() -> None:
    """Of an alliance, at once."""
    world = at_war(war=False)
    kept = bound(world, "defensive", ROME, VEII)
    table = Table(world)
    declare(table.play, [(ROME, BreakAgreement(agreement=kept.id))])

    assert ["everyone"] == [event.audience for event in table.events]
    assert [] == world.perfidies


def test_CIV_HB23_the_river_is_that_of_the_last_step_across_country() -> None:
    """By road and by sea there is none."""
    hexes = ("0302", CUMAE)

    assert ["0302", "", ""] == [Way(mode, hexes).came for mode in ("country", "road", "sea")]  # type: ignore[arg-type]


def test_CIV_HB24_a_citys_terrain_counts_and_a_fort_gives_no_militia() -> None:
    """Cumae lies in the hills."""
    hills = Board(rows=["~~~~~~~~~~", "pppppppppp", "pppphppppp", "pppppppppp"])
    world = border(board=hills)
    world.forts["0403"] = Fort(hex="0403", owner=VEII, city="cumae")

    assert ["hills"] == [event.terrain for event in invades(world, GiveBattle(hex=CUMAE)).told(BattleFought)]
    assert [] == militia_of(world, VEII, "0403")


def test_CIV_9_2a_hordes_take_the_militias_place_under_another_setting() -> None:
    """They keep no order in rough going."""
    keeps = {}
    for setting in ("DBA", "HOTT", "other"):
        world = border(settings=Settings(tabletop=setting))  # type: ignore[arg-type]
        keeps[setting] = [one.keeps for one in militia_of(world, VEII, CUMAE)]

    assert {"DBA": [True, True], "HOTT": [False, False], "other": [False, False]} == keeps


def test_CIV_HB21_militia_leave_nothing_behind() -> None:
    """They fought; they are no elements, and the people are as many as before."""
    end = invades(border(), GiveBattle(hex=CUMAE))

    assert "Militia" in end.told(BattleFought)[0].forces[1]
    assert {"Spears"} == {one.type for one in end.state.elements.values()}
    assert 40 == end.state.cities["cumae"].population
    assert [] == [event for event in end.told(ArmyMoved) if "Militia" in event.types]


def test_CIV_9_2d_a_siege_is_drawn_for_by_herald_where_battles_are_fought_on_tables() -> None:
    """Between two players too: nobody is asked for a report."""
    world = border(settings=Settings(ending="never", battles="tabletop"))
    end = invades(world, cards={"siege.card": "KS"}, players=(ROME, VEII))

    assert ["defence"] == [window.name for window in end.windows]
    assert 1 == len(end.told(SiegeDrawn))


def test_CIV_6_7_1d_nobody_breaches_a_peace_in_his_own_land() -> None:
    """So it is never offered there; without the breach the march goes."""
    world = at_war(war=False)

    assert "no peace is breached at" in refused(MoveArmy(army="0202", path=("0102",), breach=True), world)
    MoveArmy(army="0202", path=("0102",)).check(world, "rome")
