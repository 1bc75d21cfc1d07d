"""Marches by land, and what they cost (source 6.8.3.1, 6.8.3.3)."""

from collections import Counter

import pytest

from rules.civilized.campaign.season import open_season
from rules.civilized.march.command import Prefer, Stance
from rules.civilized.march.events import ArmyStopped, Engaged, StormLosses
from rules.civilized.march.orders import Hold, Invade, MoveArmy, OnMarch, WinterAt
from rules.civilized.march.storms import storm
from rules.civilized.march.tables import STORM_LOSSES
from rules.civilized.war.orders import GrantPassage
from rules.civilized.war.relations import field_army
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Board
from rules.civilized.world.war import Fort
from rules.kernel.facts.events import OrderFailed
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound, season, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_road, a_ship, an_army
from tests.rules.playing import Table

HILLS = ["~~~~~~~~~~", "pppmpppppp", "pppppppppp", "pppppppppp"]


def march(start: str, *path: str, **fields: object) -> MoveArmy:
    """Give an order to march."""
    return MoveArmy.model_validate({"army": start, "path": path, **fields})


def test_CIV_6_8_3_1b_xb11_two_owned_hexes_are_one_season_a_third_is_too_far() -> None:
    """Across country."""
    world = at_war(war=False)

    end = season(world, {"march": {ROME: [march("0202", "0002")]}})

    assert {"0002": 6} == where(end.state, ROME)
    assert refused(march("0202", "0203", "0204"), world).startswith("CIV-6.8.3.1b: 0204 is not on the map")
    assert "too far" in refused(march("0402", "0102"), at_war(war=False), VEII)


def test_CIV_6_8_3_1a_xb12_by_road_with_one_city_between_but_not_with_two() -> None:
    """Length in hexes does not matter."""
    towns = [
        a_city(name, hexagon)
        for name, hexagon in (("ostia", "0002"), ("alba", "0302"), ("gabii", "0602"), ("tibur", "0902"))
    ]
    world = at_war(*towns, war=False)
    world.owners |= {f"{column:02}02": ROME for column in range(10)}
    a_road(world, "ostia", "alba", ["0102", "0202"])
    a_road(world, "alba", "gabii", ["0402", "0502"])
    a_road(world, "gabii", "tibur", ["0702", "0802"])
    march("0002", "0602").check(world, ROME)

    assert "Tibur is too far from Ostia" in refused(march("0002", "0902"), world)


def test_CIV_6_8_3_1b_of_a_goal_too_far_away_it_is_said_what_lies_nearer() -> None:
    """Roads count; of an army that cannot get nearer nothing is said."""
    world = at_war(a_city("ostia", "0002"), a_city("alba", "0302"), war=False)
    world.owners |= {f"{column:02}02": ROME for column in range(10)}
    a_road(world, "ostia", "alba", ["0102", "0202"])

    assert refused(march("0002", "0902"), world).endswith("Nearer to it you may march to Alba")
    border = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), war=False)
    assert "Nearer" not in refused(march("0302", "0902"), border)


def test_CIV_6_8_3_1b_over_the_sea_a_march_is_told_that_only_ships_lead_there() -> None:
    """Nearer hexes would not help; what else forbids the march is said, too."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0702", VEII))
    world.board = Board(rows=["~~~~~~~~~~", *["pppp~ppppp"] * 3])
    a_ship(world, "ostia")
    ships = (
        "no way on foot leads from Ostia to Cumae: by ship say embark from Ostia to Cumae; "
        "three Transport Ships carry six elements"
    )

    assert f"CIV-6.8.3.1b: {ships}" == refused(march("0202", "0702"), world)
    few = MoveArmy(army="0202", path=("0702",), taking={"Spears": 3})
    assert refused(few, world).endswith(f"fewer may only move to places of yours. Besides, {ships}")
    assert ships in MoveArmy(army="0202", path=("0702",), season="Summer").doubt(world, ROME)


def test_CIV_6_8_3_1a_a_road_with_a_gap_carries_nobody() -> None:
    """Two roads that meet carry."""
    world = at_war(a_city("ostia", "0002"), a_city("alba", "0502"), war=False)
    world.owners |= {f"{column:02}02": ROME for column in range(10)}
    road = a_road(world, "ostia", "alba", ["0102", "0202", "0302", "0402"], 2)

    assert "too far" in refused(march("0002", "0502"), world)

    a_road(world, "alba", "ostia", ["0402", "0302", "0202", "0102"], 2)
    march("0002", "0502").check(world, ROME)

    assert 2 == road.sections


def test_CIV_6_8_3_1c_a_wild_hex_ends_the_move() -> None:
    """As a first step it is no way through."""
    world = at_war(army=0, war=False)
    an_army(world, "ostia", 6)
    for one in world.army_of(ROME):
        one.hex = "0702"
    world.owners["0702"] = ROME
    march("0702", "0802").check(world, ROME)

    assert refused(march("0702", "0802", "0902"), world).startswith("CIV-6.8.3.1c")


def test_CIV_6_8_3_1d_nobody_walks_on_water() -> None:
    """Sea is crossed by ship."""
    world = at_war(a_city("ostia", "0201"), a_city("cumae", "0402", VEII), war=False)

    assert refused(march("0201", "0200"), world).startswith("CIV-6.8.3.1d")


def test_CIV_6_8_3_1e_a_city_bars_the_way_without_passage() -> None:
    """With passage it may be crossed; an empty fort bars nothing."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), war=False)

    assert "Cumae bars the way" in refused(march("0302", "0402", "0502"), world)

    world.countries[VEII].passage.append(ROME)
    march("0302", "0402", "0502").check(world, ROME)
    world.countries[VEII].passage.clear()
    at = at_war()
    at.forts["0203"] = Fort(hex="0203", owner=VEII, city="cumae")
    march("0202", "0203", "0303").check(at, ROME)


def test_CIV_6_8_3_1f_passage_is_granted_by_word_or_by_agreement() -> None:
    """Trade access lets no army pass; military access does, one way."""
    world = at_war(war=False)
    for one in world.army_of(ROME):
        one.hex = "0303"

    assert refused(march("0303", "0403"), world).startswith("CIV-6.7.1d")

    access = bound(world, "access", VEII, ROME, purpose="trade")

    assert refused(march("0303", "0403"), world).startswith("CIV-6.7.1d")

    access.purpose = "military"
    march("0303", "0403").check(world, ROME)


def test_CIV_6_8_3_1f_an_enemy_gets_no_word_and_a_friend_of_the_partner_keeps_his() -> None:
    """GrantPassage is refused to an enemy, and to the enemy of a pact's partner (CIV-6.7.3e)."""
    world = at_war()

    assert "you are at war" in refused(GrantPassage(country=VEII), world)


def test_CIV_6_8_3_1g_an_enemys_open_land_may_be_crossed() -> None:
    """At war."""
    world = at_war(army=6, against=0)
    for one in world.army_of(ROME):
        one.hex = "0303"
    march("0303", "0403", "0503").check(world, ROME)


def test_CIV_6_8_3_1h_an_enemy_stack_ends_the_move() -> None:
    """It may be named as the last hex only."""
    world = at_war(army=6, against=3)
    for one in world.army_of(VEII):
        one.hex = "0302"

    assert refused(march("0202", "0302", "0303"), world).startswith("CIV-6.8.3.1h")


def test_CIV_6_8_3_1i_two_allied_armies_do_not_share_a_hex() -> None:
    """Detachments may, with passage."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=6, against=6, war=False)
    bound(world, "military", ROME, VEII)

    assert "two allied armies" in refused(march("0302", "0402"), world)

    march("0302", "0402", taking={"Spears": 3}).check(world, ROME)


def test_CIV_6_8_1j_an_element_moves_once_a_season() -> None:
    """A second order for it is refused, in the same window and after it has moved."""
    world = at_war(war=False)
    march("0202", "0102").apply(world, ROME)

    assert refused(march("0202", "0102"), world).startswith("CIV-6.8.1j")


def test_CIV_ARM1_six_make_a_field_army_and_only_it_invades() -> None:
    """Half of army_limit."""
    world = at_war(army=5)

    assert 6 == field_army(world)
    assert refused(march("0202", "0302", "0402"), world).startswith("CIV-ARM1: this needs 6")

    small = at_war(army=5, settings=Settings(army_limit=8))
    march("0202", "0302", "0402").check(small, ROME)


def test_CIV_ARM2_at_most_twelve_stand_in_a_hex_and_three_in_a_fort() -> None:
    """In one's own cities there is no limit."""
    world = at_war(army=13, war=False)

    assert refused(march("0202", "0102"), world).startswith("CIV-ARM2: at most 12")

    world.forts["0102"] = Fort(hex="0102", owner=ROME, city="ostia")

    assert "at most 3" in refused(march("0202", "0102", taking={"Spears": 4}), world)

    march("0202", "0102", taking={"Spears": 3}).check(world, ROME)


def rivers(*sides: str) -> dict[str, object]:
    """Give a board with a river along these sides."""
    return {"board": Board(rows=HILLS, rivers={"Tiber": list(sides)})}


def test_CIV_6_8_3_3a_xb13_a_crossing_in_spring_costs_what_the_card_says_mounted_first() -> None:
    """A Queen: two of three Spears, two Cavalry and a Knight: the Cavalry, the cheapest of the mounted."""
    world = at_war(army=3, war=False, **rivers("0202 0302"))
    an_army(world, "ostia", 2, "Cavalry")
    an_army(world, "ostia", 1, "Knights")

    end = season(world, {"march": {ROME: [march("0202", "0302")]}}, cards={"storm.card": "QS"})

    assert ("Cavalry", "Cavalry") == end.told(StormLosses)[0].lost
    assert {"0302": 4} == where(end.state, ROME)


def test_CIV_6_8_3_3g_xb14_who_returns_draws_no_further_card() -> None:
    """On storm return, as the stance says; halt stops before the stage."""
    for order, place in (("return", "0202"), ("halt", "0202"), ("continue", "0302")):
        world = at_war(war=False, **rivers("0202 0302"))
        Stance(on_storm=order).apply(world, ROME)
        end = season(world, {"march": {ROME: [march("0202", "0302")]}}, cards={"storm.card": ["JS", "KS"]})

        assert {place: 5} == where(end.state, ROME)


def test_CIV_6_8_3_3g_a_group_under_its_floor_returns() -> None:
    """Whatever else it was told."""
    world = at_war(war=False, **rivers("0202 0302"))
    Stance(on_storm="continue", floor=6).apply(world, ROME)

    end = season(world, {"march": {ROME: [march("0202", "0302")]}}, cards={"storm.card": "JS"})

    assert {"0202": 5} == where(end.state, ROME)


def test_CIV_6_8_3_3c_xb15_summer_knows_no_storms_and_an_explored_mountain_no_heart() -> None:
    """No card at all."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0502", VEII), **rivers())
    world.owners["0301"] = ROME

    end = season(world, {"march": {ROME: [march("0202", "0301")]}}, "Summer", cards={"storm.card": "KS"})

    assert {"0301": 6} == where(end.state, ROME)
    assert not end.told(StormLosses)


def test_CIV_6_8_3_3h_the_unknown_wants_a_heart() -> None:
    """One card of four goes on, in any season."""
    world = at_war(army=6, war=False, **rivers("0702 0802"))
    world.owners["0702"] = ROME
    for one in world.army_of(ROME):
        one.hex = "0702"
    open_season(world, "Summer")
    order = {"march": {ROME: [march("0702", "0802")]}}

    stays = season(world, order, "Spring", cards={"storm.heart": "2C"})
    goes = season(world, order, "Spring", cards={"storm.heart": "2H"})

    assert {"0702": 6} == where(stays.state, ROME)
    assert {"0802": 6} == where(goes.state, ROME)
    assert 13 == sum(card[1] == "H" for card in DECK)


def test_CIV_6_8_3_3d_a_hex_in_which_a_season_was_ended_is_known() -> None:
    """For that country."""
    world = at_war(army=6, war=False)
    for one in world.army_of(ROME):
        one.hex = "0802"

    end = season(world, {})

    assert {"0802": [ROME]} == end.state.known


def test_CIV_6_8_3_3e_the_storm_takes_nothing_ten_times_in_thirteen() -> None:
    """One, two or three elements on Jack, Queen and King."""
    lost = Counter()
    for card in DECK:
        table = Table(at_war(war=False), {"storm.card": card})
        lost[storm(table.play, ROME, "somewhere", "Spring")] += 1

    assert {0: 40, 1: 4, 2: 4, 3: 4} == lost
    assert {11: 1, 12: 2, 13: 3} == STORM_LOSSES


def test_CIV_ARM5_a_ranking_says_who_is_lost_first() -> None:
    """Mounted before foot all the same; of the rest as the seat prefers."""
    world = at_war(army=2, war=False, **rivers("0202 0302"))
    an_army(world, "ostia", 2, "Psiloi")
    Prefer(order="losses", types=("Spears",)).apply(world, ROME)

    end = season(world, {"march": {ROME: [march("0202", "0302")]}}, cards={"storm.card": "JS"})

    assert ("Spears",) == end.told(StormLosses)[0].lost
    assert "no element is called" in refused(Prefer(order="line", types=("Dragons",)), world)


def test_CIV_ARM6_a_march_may_have_rules_of_its_own() -> None:
    """They go before the standing ones."""
    world = at_war(war=False, **rivers("0202 0302"))
    OnMarch(goal="0302", on_storm="return").apply(world, ROME)

    end = season(world, {"march": {ROME: [march("0202", "0302")]}}, cards={"storm.card": "JS"})

    assert {"0202": 5} == where(end.state, ROME)


def test_CIV_6_8_3a_groups_meet_at_one_hex_and_count_together() -> None:
    """Three and three invade."""
    world = at_war(a_city("ostia", "0302"), a_city("alba", "0203"), a_city("cumae", "0402", VEII), army=3, against=0)

    end = season(world, {"march": {ROME: [march("0302", "0402", also=("0203",))]}})

    assert [("Spears",) * 6] == [event.types for event in end.told(Engaged)]


def test_CIV_6_8_3a_too_few_arrivals_do_not_invade() -> None:
    """They stop where they may stand."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), against=0, **rivers("0302 0402"))

    end = season(world, {"march": {ROME: [march("0302", "0402")]}}, cards={"storm.card": "JS"})

    assert {"0302": 5} == where(end.state, ROME)
    assert [] == list(end.state.sieges)
    assert end.told(ArmyStopped)


def test_CIV_3_1f_orders_for_a_later_season_wait_and_may_be_replaced() -> None:
    """Given in Spring for Summer; an order of Summer's own window takes its place; silence lets it stand."""
    world = at_war()
    march("0202", "0102", season="Summer").apply(world, ROME)

    kept = season(world, {}, "Summer")
    replaced = season(world, {"march": {ROME: [march("0202", "0103")]}}, "Summer")

    assert {"0102": 6} == where(kept.state, ROME)
    assert {"0103": 6} == where(replaced.state, ROME)


def test_CIV_3_1f_a_season_that_is_over_takes_no_orders() -> None:
    """The refusal says which do."""
    world = at_war()
    world.season = "Autumn"

    assert refused(march("0202", "0102", season="Summer"), world).startswith("CIV-3.1f: Summer of this year is over")


def test_CIV_6_8_1f_an_order_that_has_become_impossible_is_dropped_and_its_seat_told() -> None:
    """The army it was for is gone."""
    world = at_war(war=False)
    march("0202", "0102", season="Summer").apply(world, ROME)
    for one in world.army_of(ROME):
        one.hex = "0003"
    world.wars = {}

    end = season(world, {}, "Summer")

    assert [("rome",)] == [event.audience for event in end.told(OrderFailed)]


def test_CIV_6_8_4_5h_hold_is_an_order_not_to_move() -> None:
    """It binds the stack, and is refused where there is none."""
    world = at_war(war=False)
    Hold(army="0202").apply(world, ROME)

    assert refused(march("0202", "0102"), world).startswith("CIV-6.8.1j")
    assert "you have no army" in refused(Hold(army="0103"), world)


def test_CIV_6_8_4_1a_invade_wants_something_to_invade() -> None:
    """March goes anywhere, invade only at an enemy's."""
    world = at_war()

    assert "nothing of an enemy's" in refused(Invade(army="0202", path=("0102",)), world)

    Invade(army="0202", path=("0302", "0402")).check(world, ROME)


def test_CIV_6_8_1p_winter_quarters_must_be_friendly() -> None:
    """An own city, or an ally's."""
    world = at_war(war=False)

    assert "is not friendly" in refused(WinterAt(army="0202", city="cumae"), world)

    bound(world, "defensive", ROME, VEII)
    WinterAt(army="0202", city="cumae").check(world, ROME)


@pytest.mark.parametrize(("settings", "least"), [(Settings(), 6), (Settings(army_limit=20), 10)])
def test_CIV_9_2b_the_limit_of_an_army_gives_the_field_army(settings: Settings, least: int) -> None:
    """Half of it."""
    assert least == field_army(at_war(settings=settings))
