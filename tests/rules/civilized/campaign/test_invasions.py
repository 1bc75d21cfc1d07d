"""Invasions, answers, allies and the order of play (source 6.8.1, 6.8.4)."""

from typing import Any

import pytest

from rules.civilized.battle.aid import befriended
from rules.civilized.battle.events import AidPaid, BattleFought, ContingentSent, StoodAside
from rules.civilized.campaign.autopilot import aid_chance, answer
from rules.civilized.campaign.events import InitiativeSet
from rules.civilized.campaign.initiative import in_play, set_initiative
from rules.civilized.defence.answers import Reply, prepare
from rules.civilized.defence.events import Answered, EngagementLapsed
from rules.civilized.defence.orders import DonateAid, GiveBattle, Ignore, SendContingent, StandSiege, StayOut, Withdraw
from rules.civilized.march.events import Engaged
from rules.civilized.march.orders import MoveArmy
from rules.civilized.siege.events import SiegeBegan
from rules.civilized.war.wars import rulers_of
from rules.civilized.world.state import World
from rules.civilized.world.war import Fort, Siege
from rules.kernel.facts.events import OrderFailed
from tests.rules.civilized.campaigning import (
    CUMAE,
    ROME,
    VEII,
    allied_world,
    at_war,
    border,
    bound,
    invades,
    invading,
    season,
    where,
)
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, an_army
from tests.rules.playing import Table


def test_CIV_6_8_4_1h_silence_stands_siege_in_a_city() -> None:
    """Nobody leaves, nobody moves up."""
    end = invades(border(), cards={"siege.card": "KS"})

    assert ["siege"] == [event.answer for event in end.told(Answered)]
    assert {CUMAE: 3} == where(end.state, VEII)


def test_CIV_6_8_4_1h_silence_in_the_open_fights_if_no_smaller_else_withdraws() -> None:
    """Without a stack it lets the invader be."""
    for number, answer_ in ((6, "battle"), (3, "withdraw"), (0, "ignore")):
        world = border(against=number)
        for one in world.army_of(VEII):
            one.hex = "0403"
        for one in world.army_of(ROME):
            one.hex = "0303"
        order = {"march": {ROME: [MoveArmy(army="0303", path=("0403",))]}}
        end = season(world, order)

        assert [answer_] == [event.answer for event in end.told(Answered)]


def test_CIV_6_8_4_1c_battle_is_given_with_stack_militia_or_a_stack_moved_up() -> None:
    """Refused in an open hex with nobody."""
    end = invades(border(), GiveBattle(hex=CUMAE))
    fought = end.told(BattleFought)[0]

    assert ("rome", "veii") == (fought.attacker, fought.defender)
    assert ("Militia", "Militia") == tuple(kind for kind in fought.forces[1] if kind == "Militia")


def test_CIV_6_8_4_1d_a_stack_moves_up_within_a_seasons_march() -> None:
    """From Nola, two hexes behind; it may have moved before."""
    world = border()
    an_army(world, "nola", 4)
    end = invades(world, GiveBattle(hex=CUMAE, up="0602"))

    assert 3 + 4 == sum(kind == "Spears" for kind in end.told(BattleFought)[0].forces[1])
    assert "Ostia can reach the hex this season; choose Nola" in refused_in(
        invading(world), GiveBattle(hex=CUMAE, up="0302")
    )


def test_CIV_ARM2_no_more_move_up_than_may_stand_there() -> None:
    """Twelve in the open, three in a fort (CIV-6.8.3.1k); so many of each type may be named."""
    field = border(against=8)
    an_army(field, "nola", 5)
    fort = border(against=0)
    an_army(fort, "nola", 8)
    del fort.cities["cumae"]
    fort.forts[CUMAE] = Fort(hex=CUMAE, owner=VEII, city="nola")
    for one in field.army_of(VEII)[:8]:
        one.hex = "0502"
    for one in field.army_of(ROME):
        one.hex = "0402"
    march = {"march": {ROME: [MoveArmy(army="0402", path=("0502",))]}}
    del field.cities["cumae"]
    crowded = season(field, march | {"defence": {VEII: [GiveBattle(hex="0502", up="0602")]}})
    some = GiveBattle(hex="0502", up="0602", taking={"Spears": 4})

    assert ["at most 12 of your elements may stand in 0502; 8 are there, send fewer"] == [
        one.reason for one in crowded.told(OrderFailed)
    ]
    assert 12 == len(season(field, march | {"defence": {VEII: [some]}}).told(BattleFought)[0].forces[1])
    assert "at most 3" in refused_in(invading(fort), StandSiege(hex=CUMAE, up="0602"))

    end = invades(fort, StandSiege(hex=CUMAE, up="0602", taking={"Spears": 3}), cards={"siege.card": "KS"})

    assert {CUMAE: 3, "0602": 5} == where(end.state, VEII)


def refused_in(world: World, order: Any, seat: str = VEII) -> str:
    """Give the refusal of an answer."""
    return refused(order, world, seat)


def test_CIV_6_8_4_1e_before_a_siege_men_may_leave() -> None:
    """To a city in reach, past the invader."""
    end = invades(
        border(against=4), StandSiege(hex=CUMAE, leaving={"Spears": 2}, city="nola"), cards={"siege.card": "KS"}
    )

    assert {CUMAE: 2, "0602": 2} == where(end.state, VEII)
    assert "cannot reach" in refused_in(invading(border()), StandSiege(hex=CUMAE, leaving={"Spears": 1}, city="ostia"))
    assert "say to which city they go; in reach: Nola" in refused_in(
        invading(border()), StandSiege(hex=CUMAE, leaving={"Spears": 1})
    )
    assert "CIV-6.8.4.1e: 4 Spears are too many; choose Spears (up to 3)" == refused_in(
        invading(border()), StandSiege(hex=CUMAE, leaving={"Spears": 4}, city="nola")
    )


@pytest.mark.parametrize(
    ("leaving", "goal", "stands"),
    [(2, "0602", {CUMAE: 2, "0602": 2}), (2, "0002", {CUMAE: 4}), (2, "", {CUMAE: 4}), (0, "0602", {CUMAE: 4})],
)
def test_CIV_6_8_4_1e_whoever_cannot_get_away_any_more_stays(leaving: int, goal: str, stands: dict[str, int]) -> None:
    """An answer sends men to a place in reach; to one out of reach, to none, or without men it sends nobody."""
    table = Table(invading(border(against=4)))
    fight = table.play.state.engagements["1"]
    prepare(table.play, fight, Reply("siege", leaving={"Spears": leaving} if leaving else {}, goal=goal), ())

    assert stands == where(table.play.state, VEII)


def test_CIV_6_8_4_1f_an_army_in_the_open_withdraws() -> None:
    """A city's garrison does not."""
    world = border(against=3)
    for one in world.army_of(VEII):
        one.hex = "0403"
    for one in world.army_of(ROME):
        one.hex = "0303"
    orders = {
        "march": {ROME: [MoveArmy(army="0303", path=("0403",))]},
        "defence": {VEII: [Withdraw(hex="0403", goal=CUMAE)]},
    }
    end = season(world, orders)

    assert {CUMAE: 3} == where(end.state, VEII)
    assert "only a stack in an open hex" in refused_in(invading(border()), Withdraw(hex=CUMAE, goal="0602"))


def test_CIV_6_8_4_5j_nobody_withdraws_into_a_besieged_city() -> None:
    """It receives a stack by relief only."""
    world = border(army=12)
    for one in world.army_of(VEII):
        one.hex = "0502"
    for number, one in enumerate(world.army_of(ROME)):
        one.hex = "0602" if number < 6 else "0401"
    world.sieges["0602"] = Siege(hex="0602", besieger=ROME, came="0601", year=world.year, season="Spring")
    march = {"march": {ROME: [MoveArmy(army="0401", path=("0502",))]}}
    end = season(world, march | {"defence": {VEII: [Withdraw(hex="0502", goal="0602")]}}, "Summer")

    assert "cannot reach Nola" in end.told(OrderFailed)[0].reason


def test_CIV_6_8_4_1g_an_invader_may_be_ignored_where_nobody_stands() -> None:
    """Ownership does not change (CIV-6.8.4.1i)."""
    end = invades(border(), Ignore(hex="0401"), goal="0401")

    assert VEII == end.state.owners["0401"]
    assert {"0401": 6} == where(end.state, ROME)
    assert "you hold" in refused_in(invading(border()), Ignore(hex=CUMAE))


def test_CIV_6_8_4_1k_enemies_meet_in_wild_land() -> None:
    """The stack there fights or withdraws."""
    world = border(against=3)
    for one in world.army_of(VEII):
        one.hex = "0802"
    for one in world.army_of(ROME):
        one.hex = "0702"
    end = season(world, {"march": {ROME: [MoveArmy(army="0702", path=("0802",))]}})

    assert ["meeting"] == [event.kind for event in end.told(Engaged)]


def test_CIV_6_7_1d_an_attack_in_peace_wants_breach_and_brings_war_and_the_mark() -> None:
    """Pact or alliance, it is the same single mark (CIV-6.7.1e, CIV-6.7.1f)."""
    world = border(war=False)
    bound(world, "pact", ROME, VEII)

    assert refused(MoveArmy(army="0302", path=(CUMAE,)), world).startswith("CIV-6.7.1f: this breaks your pact")

    order = MoveArmy(army="0302", path=(CUMAE,), breach=True)
    end = season(world, {"march": {ROME: [order]}}, cards={"siege.card": "KS"})

    assert [False] == [war.declared for war in end.state.wars.values()]
    assert [(ROME, rulers_of(end.state.countries[ROME]))] == [(one.country, one.rulers) for one in end.state.perfidies]
    assert not end.state.agreements


def test_CIV_6_7_1d_who_breaks_the_peace_at_a_city_besieges_it() -> None:
    """Only guests go home when a war begins (CIV-6.7.1c)."""
    order = MoveArmy(army="0302", path=(CUMAE,), breach=True)
    end = season(border(war=False), {"march": {ROME: [order]}}, cards={"siege.card": "KS"})

    assert [(ROME, CUMAE)] == [(event.besieger, event.place) for event in end.told(SiegeBegan)]
    assert not end.told(EngagementLapsed)


def test_CIV_6_8_1a_xb31_the_highest_card_leads_and_ties_draw_again() -> None:
    """King, Four, King, Nine, Two, Queen; the two kings draw Six and Jack."""
    seats = ["a", "b", "c", "d", "e", "f"]
    world = at_war(
        *(a_city(f"city-{seat}", f"0{number}02", seat) for number, seat in enumerate(seats)),
        army=0,
        against=0,
        war=False,
    )
    table = Table(world, {"initiative.card": ["KS", "4S", "KH", "9S", "2S", "QS", "6S", "JS"]})
    set_initiative(table.play)

    assert ["c", "d", "e", "f", "a", "b"] == world.initiative
    assert 8 == len(table.told(InitiativeSet)[0].because)


def test_CIV_6_8_1a_who_takes_turns_of_five_years_draws_no_card() -> None:
    """It marches with nobody, and the order of the others does not name it."""
    world = border(against=0)
    world.countries[VEII].turn_length = "five_year"
    table = Table(world)
    set_initiative(table.play)

    assert [ROME] == world.initiative
    assert [("rome",)] == [event.order for event in table.told(InitiativeSet)]


def test_CIV_6_8_1b_a_country_born_since_stands_behind_its_parent() -> None:
    """One that has fallen is left out."""
    world = border(against=0)
    world.countries["rebels"] = world.countries[ROME].model_copy(
        update={"id": "rebels", "name": "Rebels", "parent": ROME}
    )
    world.seats.append("rebels")
    world.initiative = [VEII, ROME]

    assert [VEII, ROME, "rebels"] == in_play(world)

    world.countries[VEII].status = "fallen"

    assert [ROME, "rebels"] == in_play(world)


def test_CIV_6_8_1i_a_fight_without_cause_falls_away() -> None:
    """The defender is gone when it is decided."""
    world = invading(border(against=0))
    world.wars = {}
    end = season(world, {}, "Summer")

    assert not end.told(BattleFought)
    assert not end.told(EngagementLapsed)


def test_CIV_6_8_1h_xb42_an_army_may_attack_and_then_move_up_to_defend() -> None:
    """Rome besieges Cumae and is invaded at Ostia: the siege is drawn for, then the army comes back and fights."""
    world = border(army=7, against=6)
    for one in world.army_of(VEII):
        one.hex = "0301"
    world.owners["0301"] = VEII
    world.initiative = [ROME, VEII]
    orders = {
        "march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))], VEII: [MoveArmy(army="0301", path=("0302",))]},
        "defence": {ROME: [GiveBattle(hex="0302", up=CUMAE)]},
    }
    end = season(world, orders, cards={"siege.card": "KS"})

    assert not end.state.sieges
    assert ["0302"] == [event.place for event in end.told(BattleFought)]
    assert 6 == end.told(BattleFought)[0].forces[1].count("Spears")


def test_CIV_6_8_4_3c_an_ally_sends_up_to_three_elements_for_the_battle() -> None:
    """They are at their own stack again after it (CIV-6.8.4.3f)."""
    send = SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 3})
    orders = {
        "march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))]},
        "defence": {VEII: [GiveBattle(hex=CUMAE)], "capua": [send]},
    }
    end = season(allied_world(), orders)

    assert [("Spears",) * 3] == [event.types for event in end.told(ContingentSent)]
    assert 3 + 3 == end.told(BattleFought)[0].forces[1].count("Spears")
    assert {"0403"} == set(where(end.state, "capua"))
    assert end.state.countries["capua"].aid_given


def test_CIV_6_8_4_3a_a_contingent_has_at_most_three_elements() -> None:
    """A quarter of an army."""
    world = invading(allied_world())
    send = SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 4})

    assert refused(send, world, "capua").startswith("CIV-6.8.4.3a: a contingent has at most 3")


def test_CIV_6_8_4_3b_a_contingent_for_a_battle_that_does_not_come_stays_at_home() -> None:
    """Points are paid all the same, unless the ally withdraws or lets be (CIV-6.8.4.3d)."""
    send = SendContingent(hex=CUMAE, side=VEII, army="0403", taking={"Spears": 3})
    march = {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}
    siege = season(allied_world(), {"march": march, "defence": {"capua": [send]}}, cards={"siege.card": "KS"})

    assert not siege.told(ContingentSent)

    paid = season(
        allied_world(),
        {"march": march, "defence": {"capua": [DonateAid(hex=CUMAE, side=VEII)]}},
        cards={"siege.card": "KS"},
    )

    assert (10, 50) == (paid.state.countries["capua"].treasury, paid.state.countries[VEII].treasury)
    assert [50] == [event.points for event in paid.told(AidPaid)]


def test_CIV_6_8_4_3d_staying_out_is_public_and_costs_nothing() -> None:
    """DonateAid wants 50 points."""
    march = {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}
    orders = {"march": march, "defence": {VEII: [GiveBattle(hex=CUMAE)], "capua": [StayOut(hex=CUMAE)]}}
    end = season(allied_world(), orders)

    assert [((("capua", "veii"),), "everyone")] == [(event.allies, event.audience) for event in end.told(StoodAside)]

    poor = invading(allied_world())
    poor.countries["capua"].treasury = 49

    assert "your treasury holds 49" in refused(DonateAid(hex=CUMAE, side=VEII), poor, "capua")


def test_CIV_6_7_3e_a_pact_forbids_helping_against_the_partner() -> None:
    """A defensive alliance helps only who is attacked, a military one either."""
    world = invading(allied_world())
    fight = world.engagements["1"]

    assert [VEII] == befriended(world, "capua", fight)

    bound(world, "pact", ROME, "capua")

    assert [] == befriended(world, "capua", fight)

    attackers = invading(border())
    attackers.countries["capua"] = attackers.countries[VEII].model_copy(update={"id": "capua"})
    bound(attackers, "defensive", ROME, "capua")

    assert [] == befriended(attackers, "capua", attackers.engagements["1"])

    bound(attackers, "military", ROME, "capua")

    assert [ROME] == befriended(attackers, "capua", attackers.engagements["1"])


@pytest.mark.parametrize(
    ("loyal", "popular", "military", "political", "given", "chance"),
    [(11, 7, 11, 7, True, 80), (7, 11, 7, 11, False, 40), (11, 11, 11, 7, False, 90), (7, 7, 7, 7, False, 70)],
)
def test_CIV_6_8_4_3i_xb27_to_xb29_the_autopilots_honour(
    loyal: int, popular: int, military: int, political: int, given: bool, chance: int
) -> None:
    """Seventy, and what the ruler's character adds."""
    world = border()
    land = world.countries[ROME]
    world.characters[land.ruler].scores = [7, 7, loyal, popular, 7, 7, military, political]
    land.aid_given = given

    assert chance == aid_chance(world, ROME)


def test_CIV_HA1_the_autopilot_fights_for_a_city_if_it_is_strong_enough() -> None:
    """Three Spears and two militia are 80 against 120: it shuts the gates; six Spears fight."""
    weak, strong = invading(border(against=3)), invading(border(against=6))

    assert isinstance(answer(weak, VEII, weak.engagements["1"]), StandSiege)
    assert GiveBattle(hex=CUMAE) == answer(strong, VEII, strong.engagements["1"])


def test_CIV_HA2_the_autopilot_withdraws_in_the_open_before_the_stronger() -> None:
    """And lets be where it has nobody."""
    world = invading(border(against=3))
    fight = world.engagements["1"]
    fight.hex = "0401"
    for one in world.elements.values():
        one.hex = "0401"

    assert isinstance(answer(world, VEII, fight), Withdraw)

    for one in world.army_of(VEII):
        del world.elements[one.id]

    assert Ignore(hex="0401") == answer(world, VEII, fight)


def test_CIV_6_8_1c_only_those_at_war_are_asked_in_summer() -> None:
    """A year of peace opens no window for marches."""
    assert [] == season(border(war=False), {}, "Summer").windows

    windows = season(border(), {}, "Summer").windows

    assert [("maneuver_summer", [ROME, VEII])] == [(window.name, list(window.asked)) for window in windows]


def test_CIV_3_1d_a_season_asks_about_all_its_fights_at_once() -> None:
    """One window for all engagements."""
    end = invades(border(), cards={"siege.card": "KS"})

    assert [("defence", "reaction")] == [(window.name, window.deadline) for window in end.windows]
