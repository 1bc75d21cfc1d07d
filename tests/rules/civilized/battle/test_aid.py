"""Who is asked for help, what everybody hears of it, and how contingents come over the sea (source 6.8.4.3)."""

from typing import Any

from rules.civilized.battle.aid import alliance_between
from rules.civilized.battle.events import AidPaid, BattleFought, ContingentSent, StoodAside
from rules.civilized.defence.orders import DonateAid, GiveBattle, SendContingent, StayOut
from rules.civilized.march.events import StormLosses
from rules.civilized.march.orders import MoveArmy
from rules.civilized.sea.events import VoyageRefused
from rules.civilized.tellings import TELLINGS
from rules.civilized.war.relations import bond_between, has_passage, pact_partners
from rules.civilized.world.state import Board, World
from rules.kernel.facts.events import OrderFailed
from tests.rules.civilized.campaigning import (
    CUMAE,
    ROME,
    VEII,
    allied_world,
    an_army,
    at_war,
    bound,
    season,
    where,
)
from tests.rules.civilized.worlds import a_city, a_ship
from tests.rules.playing import Played

CAPUA = "capua"
MARCH = {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}
STRAIT = Board(rows=["~~~~~~~~~~", "pppppp~ppp", "pppppp~ppp", "pppppp~ppp"])


def fought(world: World, *answers: Any) -> Played:
    """Let Rome attack Cumae, Veii fight, and Capua answer."""
    return season(world, {"march": MARCH, "defence": {VEII: [GiveBattle(hex=CUMAE)], CAPUA: list(answers)}})


def heard(end: Played) -> list[tuple[str, str, bool]]:
    """Give who was told to help whom, then who was told not to."""
    helped = [(event.country, event.ally, True) for event in (*end.told(ContingentSent), *end.told(AidPaid))]
    return [*helped, *((country, ally, False) for event in end.told(StoodAside) for country, ally in event.allies)]


def test_CIV_6_8_4_3d_silence_stays_out_and_that_is_public() -> None:
    """As if the ally had said so."""
    silent, said = fought(allied_world()), fought(allied_world(), StayOut(hex=CUMAE))

    assert [("capua", "veii", False)] == heard(silent) == heard(said)
    assert ["everyone"] == [event.audience for event in silent.told(StoodAside)]


def test_CIV_6_8_4_3d_all_who_stay_out_are_told_in_one_line() -> None:
    """A sentence for each side of the fight."""
    world = allied_world()
    bound(world, "military", ROME, "tusci")
    world.seats.append("tusci")
    world.countries["tusci"] = world.countries[CAPUA].model_copy(update={"id": "tusci", "name": "Tusci"})
    end = fought(world)

    assert [(("capua", "veii"), ("tusci", "rome"))] == [event.allies for event in end.told(StoodAside)]
    assert (
        "capua stays out of the fight of veii at 0402. tusci stays out of the fight of rome at 0402."
        == TELLINGS.tell(end.told(StoodAside)[0]).text
    )


def test_CIV_6_8_4_3d_who_helps_does_not_stay_out() -> None:
    """One word of each."""
    assert [("capua", "veii", True)] == heard(fought(allied_world(), DonateAid(hex=CUMAE, side=VEII)))


def test_CIV_6_8_4_3b_who_is_asked_does_not_show_what_a_treasury_holds() -> None:
    """Out of reach the ally is asked and stays out alike, with 49 points or 50."""
    ends = []
    for treasury in (49, 50):
        world = allied_world()
        world.countries[CAPUA].treasury = treasury
        for one in world.army_of(CAPUA):
            del world.elements[one.id]
        ends.append(fought(world))

    assert [[[VEII, CAPUA]]] * 2 == [[window.asked for window in end.windows] for end in ends]
    assert [[("capua", "veii", False)]] * 2 == [heard(end) for end in ends]


def test_CIV_6_8_4_3b_only_a_standing_alliance_asks() -> None:
    """Not one that rests in a civil war (CIV-6.5.0g)."""
    free, torn = allied_world(), allied_world()
    free.agreements.clear()
    for kept in torn.agreements.values():
        kept.suspended = True

    assert [] == heard(fought(free)) == heard(fought(torn))


def test_CIV_6_8_4_3d_who_cannot_pay_a_second_time_stays_out() -> None:
    """Of 60 points one ally gets 50; of the other everybody hears that he gets nothing."""
    world = allied_world()
    an_army(world, "ostia", 6)
    for one in world.army_of(ROME)[6:]:
        one.hex = "0501"
    march = [*MARCH[ROME], MoveArmy(army="0501", path=("0602",))]
    paid = [DonateAid(hex=CUMAE, side=VEII), DonateAid(hex="0602", side=VEII)]
    answers = {VEII: [GiveBattle(hex=CUMAE), GiveBattle(hex="0602")], CAPUA: paid}
    end = season(world, {"march": {ROME: march}, "defence": answers})

    assert [("capua", "veii", True), ("capua", "veii", False)] == heard(end)


def test_CIV_6_8_4_3d_an_ally_of_the_invader_stays_out_of_his_fight() -> None:
    """Not of that of the invaded."""
    world = allied_world()
    world.agreements.clear()
    bound(world, "military", ROME, CAPUA)

    assert [("capua", "rome", False)] == heard(fought(world))


def over_the_strait(ships: int, lanes: bool = True) -> World:
    """Give Rome before Cumae, and Capua, which is bound to Veii, over the sea."""
    towns = a_city("ostia", "0301"), a_city("cumae", "0401", VEII), a_city("capua", "0801", CAPUA)
    world = at_war(*towns, army=6, against=3, board=STRAIT)
    world.seats.append(CAPUA)
    other = world.countries[VEII].model_copy(update={"id": CAPUA, "name": "Capua", "ruler": "", "treasury": 0})
    world.countries[CAPUA] = other
    world.owners["0801"] = CAPUA
    an_army(world, "capua", 7, owner=CAPUA)
    for _ in range(ships):
        a_ship(world, "capua")
    world.sea_lanes = ["0401 0801"] if lanes else []
    bound(world, "defensive", VEII, CAPUA)
    return world


def shipped(world: World, number: int, cards: Any) -> Played:
    """Let Capua send so many by sea."""
    send = SendContingent(hex="0401", side=VEII, army="0801", taking={"Spears": number})
    march = {ROME: [MoveArmy(army="0301", path=("0401",))]}
    answers = {VEII: [GiveBattle(hex="0401")], CAPUA: [send]}
    return season(world, {"march": march, "defence": answers}, cards=cards)


def test_CIV_6_8_3_3k_a_contingent_by_sea_draws_for_storms() -> None:
    """A Jack takes one of three; those who are left fight, and are at home again after it, as their ships are."""
    end = shipped(over_the_strait(2), 3, {"storm.card": "JS"})

    assert [("capua", ("Spears",))] == [(event.country, event.lost) for event in end.told(StormLosses)]
    assert 3 + 2 == end.told(BattleFought)[0].forces[1].count("Spears")
    assert {"0801"} == set(where(end.state, CAPUA)) == {ship.hex for ship in end.state.ships.values()}
    assert {end.state.year} == {ship.ferried for ship in end.state.ships.values()} - {None}


def test_CIV_6_8_3_3h_over_the_open_sea_it_needs_a_heart() -> None:
    """Else it never sails."""
    end = shipped(over_the_strait(2, lanes=False), 3, {"storm.heart": "2S"})

    assert ["capua"] == [event.country for event in end.told(VoyageRefused)]
    assert 3 == end.told(BattleFought)[0].forces[1].count("Spears")


def test_CIV_6_8_3_2d_it_goes_two_to_a_ship() -> None:
    """One ship takes two; where there is none it stays out."""
    full, none = shipped(over_the_strait(1), 3, {}), shipped(over_the_strait(0), 1, {})

    assert ["it goes by sea, and your ships there take 2; you send 3"] == [
        one.reason for one in full.told(OrderFailed)
    ][:1]
    assert [("capua", "veii", False)] == heard(full)
    assert [("capua", "veii", False)] == heard(none)
    assert [("capua", "veii", True)] == heard(shipped(over_the_strait(1), 2, {}))


def test_CIV_6_5_0g_what_rests_with_an_unheld_capital_opens_no_land_and_binds_nobody() -> None:
    """Access, pact and alliance alike."""
    world = at_war(war=False)
    bonds = [bound(world, kind, VEII, ROME) for kind in ("pact", "military")]
    access = bound(world, "access", VEII, ROME, purpose="military")

    assert (True, [ROME], "pact", "military") == (
        has_passage(world, ROME, VEII),
        pact_partners(world, VEII),
        bond_between(world, ROME, VEII),
        alliance_between(world, ROME, VEII),
    )
    for kept in (*bonds, access):
        kept.suspended = True

    assert (False, [], "", "") == (
        has_passage(world, ROME, VEII),
        pact_partners(world, VEII),
        bond_between(world, ROME, VEII),
        alliance_between(world, ROME, VEII),
    )
