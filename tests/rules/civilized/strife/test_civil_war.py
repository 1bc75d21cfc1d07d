"""Civil war: claimants, and what is divided between them (CIV-6.5.2h to n)."""

from collections import Counter

import pytest

from rules.civilized.disasters.disasters import disasters
from rules.civilized.people.events import WentIntoExile
from rules.civilized.people.vacancies import die
from rules.civilized.strife.civil_war import claims
from rules.civilized.strife.events import CivilWarBegan, ClaimWon, CourtParted, ForcesSided
from rules.civilized.strife.factions import change_hands
from rules.civilized.strife.orders import BackClaimant
from rules.civilized.throne.events import Acceded
from rules.civilized.throne.succession import succession
from rules.civilized.treasury.harvest import grow
from rules.civilized.treasury.upkeep import charges
from rules.civilized.world.requirements import own_cities
from rules.civilized.world.state import Agreement, Character, World
from rules.civilized.world.war import War
from rules.kernel.facts.events import SeatPassed
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import (
    AVERAGE,
    a_child,
    a_city,
    a_country,
    a_dynasty,
    a_mission,
    a_person,
    a_ship,
    a_world,
    an_army,
)
from tests.rules.playing import Played, Table, play_out

RED, BLACK = "AH", "AS"


def torn(*disorder: bool, **fields) -> tuple[World, Character, Character]:
    """Give a country of cities, some in disorder, that twins of 20 claim; the elder is picked first."""
    cities = [
        a_city(f"town{number}", f"{1 + 2 * number:02}{1 + number % 3:02}", disorder=unruly)
        for number, unruly in enumerate(disorder)
    ]
    cities[0].improvements = ["palace"]
    world = a_world(*cities, countries=(a_country(treasury=90, tax=40),), **fields)
    ruler, (one, other) = a_dynasty(world, 20, 20)
    die(Table(world).play, ruler, "age")
    for heir in (one, other):
        heir.scores = list(AVERAGE)
    succession(Table(world, cards={"claim.first": "AS"}).play)
    return world, one, other


def war(world: World, orders=None, players=("rome",), **cards) -> Played:
    """Ask whom the player backs, and divide the country with these cards."""
    given = {"civil.treasury": RED} | {name.replace("__", "."): card for name, card in cards.items()}
    return play_out(claims, world, {"claimant": orders or {}}, given, players=players)


def second(played: Played) -> str:
    """Give the id of the second faction."""
    return played.state.splits["rome"].second


def test_CIV_6_5_2h_the_player_backs_one_before_any_city_is_drawn() -> None:
    """And keeps the country's record with that side; the other is a new faction."""
    world, one, other = torn(False, False)
    played = war(world, {"rome": [BackClaimant(claimant=other.id)]}, civil__city=[RED, BLACK])
    split, state = played.state.splits["rome"], played.state

    assert ("rome", other.id) == (split.second, state.countries["rome"].ruler)
    assert one.id == state.countries[split.first].ruler
    assert ["town1"] == [city.id for city in state.cities_of("rome")]
    assert "claimant" == played.windows[0].name and "reaction" == played.windows[0].deadline
    assert played.windows[0].players_only


def test_CIV_6_5_2h_silence_and_autopilot_back_the_first_claimant() -> None:
    """Who has no player is not waited for."""
    world, one, _ = torn(False, False)
    played = war(world, civil__city=[RED, BLACK])

    assert one.id == played.state.countries["rome"].ruler and "rome" == played.state.splits["rome"].first


def test_CIV_6_5_2h_whoever_does_not_claim_is_refused() -> None:
    """The refusal names both who do."""
    world, one, other = torn(False, False)
    stranger = a_person(world, "Gaius")

    assert f"CIV-6.5.2h: Gaius is not a claimant; choose {one.name} or {other.name}" == refused(
        BackClaimant(claimant=stranger.id), world
    )
    assert {one.id, other.id} == set(BackClaimant.choices(world, "rome", "claimant", {}).values())


def test_CIV_6_5_0c_both_sides_of_a_civil_war_are_factions() -> None:
    """The record's side bears the country's name."""
    played = war(torn(False, False)[0], civil__city=[RED, BLACK])
    state = played.state
    side = state.countries[second(played)]

    assert ("faction", "faction") == (state.countries["rome"].status, side.status)
    assert ("Rome", "Rome of Child 2") == (state.countries["rome"].name, side.name)
    assert ["civil"] == [one.kind for one in state.wars.values()]


def test_CIV_6_5_2i_each_city_in_order_goes_by_colour_and_the_others_are_nobodys() -> None:
    """Red the first claimant, black the second."""
    played = war(torn(False, False, True, False)[0], civil__city=[RED, BLACK, BLACK])
    (told,) = played.told(CivilWarBegan)

    assert ((("town0",), ("town1", "town3")), ("town2",)) == (told.cities, told.unaligned)
    assert ("", "rome", True) == (
        played.state.cities["town2"].owner,
        played.state.cities["town2"].torn,
        played.state.cities["town2"].disorder,
    )
    assert [True, True, False, True] == [city.took_part for city in played.state.cities.values()]


def test_CIV_6_5_2i_half_of_all_cards_for_each_side() -> None:
    """26 to 26."""
    sides = Counter()
    for card in DECK:
        played = war(torn(False, False, False)[0], civil__city=[RED, BLACK, card])
        sides[len(played.state.cities_of("rome"))] += 1

    assert {1: 26, 2: 26} == sides


@pytest.mark.parametrize(("card", "holder"), [(RED, "rome"), (BLACK, "")])
def test_CIV_6_5_2j_the_treasury_goes_whole_by_one_colour(card, holder) -> None:
    """The other side starts with nothing."""
    played = war(torn(False, False)[0], civil__city=[RED, BLACK], civil__treasury=card)
    holder = holder or second(played)

    assert {90, 0} == {played.state.countries[side].treasury for side in played.state.splits["rome"].sides}
    assert 90 == played.state.countries[holder].treasury


def test_CIV_6_5_2j_each_army_in_the_field_goes_whole_by_its_own_colour() -> None:
    """One for each side; a fleet at sea likewise."""
    world, _, _ = torn(False, False)
    first, other = an_army(world, "town0", 6), an_army(world, "town0", 7)
    for element in first:
        element.hex = "0503"
    for element in other:
        element.hex = "0703"
    fleet = a_ship(world, "town0", kind="Warship")
    fleet.hex = "0300"
    played = war(world, civil__city=[RED, BLACK], civil__force=[RED, BLACK, BLACK])
    elements = played.state.elements

    assert {"rome"} == {elements[one.id].owner for one in first}
    assert {second(played)} == {elements[one.id].owner for one in other}
    assert [("0503", 6), ("0703", 7), ("0300", 1)] == [force[:2] for force in played.told(ForcesSided)[0].forces]
    assert {"town1"} == {elements[one.id].home for one in other}


def test_CIV_6_5_2k_units_in_a_city_go_with_it() -> None:
    """And those in a city that is nobody's are nobody's; they stay put and cost nothing."""
    world, _, _ = torn(False, False, True)
    home, gone, lost = (an_army(world, f"town{number}", 1)[0] for number in range(3))
    played = war(world, civil__city=[RED, BLACK])
    elements = played.state.elements

    assert ["rome", second(played), ""] == [elements[one.id].owner for one in (home, gone, lost)]
    assert not any(item.id == lost.id for side in played.state.seats for item in charges(played.state, side))
    assert lost.hex == elements[lost.id].hex


def test_CIV_6_5_0h_a_city_of_nobody_does_not_grow_and_takes_no_orders_but_disasters_strike_it() -> None:
    """It has no owner to build there."""
    played = war(torn(False, False, True)[0], civil__city=[RED, BLACK])
    before = played.state.cities["town2"].population
    after = play_out(disasters, played.state, cards={("disaster.city", "town2"): "AS", "disaster.kind": "AS"})
    grow(Table(after.state).play)

    assert before // 2 == after.state.cities["town2"].population
    assert "town2" not in own_cities(played.state, "rome").values()


def test_CIV_6_5_2l_if_all_cities_in_order_fall_to_one_side_the_other_has_lost() -> None:
    """No faction comes of it; the loser goes into exile, and cities in disorder stay the country's."""
    world, one, other = torn(False, False, True)
    played = war(world, civil__city=[BLACK, BLACK])
    state = played.state

    assert {} == state.splits == state.wars and ["rome"] == state.seats
    assert other.id == state.countries["rome"].ruler and 100 == state.characters[one.id].exiled
    assert ["rome-c-4"] == [event.winner for event in played.told(ClaimWon)]
    assert ["rome"] * 3 == [city.owner for city in state.cities.values()]
    assert 1 == len(played.told(WentIntoExile))


def test_CIV_6_5_2l_if_no_city_is_in_order_the_capital_is_set_in_order_and_drawn_for() -> None:
    """Else the city founded first."""
    played = war(torn(True, True)[0], civil__city=[RED])

    assert [False, True] == [city.disorder for city in played.state.cities.values()]
    assert ["rome-c-3"] == [event.winner for event in played.told(ClaimWon)]


@pytest.mark.parametrize(("card", "winner"), [(RED, "rome-c-3"), (BLACK, "rome-c-4")])
def test_CIV_6_5_2m_a_country_of_one_city_is_settled_at_once(card, winner) -> None:
    """The side drawn for the city rules."""
    played = war(torn(False)[0], civil__city=card)

    assert [winner] == [event.winner for event in played.told(ClaimWon)]


def test_CIV_6_5_2b_both_claimants_reign_as_monarchs() -> None:
    """Each over a side (CIV-6.5.2), also where a council ruled."""
    played = war(torn(False, False)[0], civil__city=[RED, BLACK])

    assert ["claim", "claim"] == [event.how for event in played.told(Acceded)]
    assert ["monarchy"] * 2 == [played.state.countries[side].government for side in played.state.seats]


def test_CIV_6_5_2g_a_regent_goes_with_the_child_who_claims() -> None:
    """And acts for it on its side."""
    world, one, other = torn(False, False)
    for heir in (one, other):
        heir.born = 95
    general, priest = a_person(world, "General", office="general"), a_person(world, "Priest", office="priest")
    world.countries["rome"].claimant_regents = {one.id: general.id, other.id: priest.id}
    played = war(world, civil__city=[RED, BLACK])
    state = played.state

    assert (general.id, priest.id) == (state.countries["rome"].regent, state.countries[second(played)].regent)
    assert second(played) == state.characters[priest.id].country


def test_CIV_6_5_0f_everybody_else_at_home_goes_by_colour_and_those_abroad_with_their_mission() -> None:
    """A claimant takes spouse and children along."""
    world, _, other = torn(False, False)
    child = a_child(world, "Little", 2, other)
    one, two, envoy = (a_person(world, name) for name in ("Gaius", "Titus", "Envoy"))
    a_mission(world, "town1", "rome", envoy)
    world.missions[envoy.mission].host = "veii"
    cards = {("civil.character", one.id): RED, ("civil.character", two.id): BLACK, "civil.city": [RED, BLACK]}
    played = play_out(claims, world, {}, cards | {"civil.treasury": RED}, players=("rome",))
    country = {person: played.state.characters[person].country for person in (child.id, one.id, two.id, envoy.id)}

    assert [second(played), "rome", second(played), second(played)] == list(country.values())
    assert 1 == len(played.told(CourtParted))


def test_CIV_6_5_0g_treaties_go_with_the_holder_of_the_capital_and_rest_while_nobody_holds_it() -> None:
    """A war with a third country is now that of both."""
    for capital_unruly, cards, party in ((False, [BLACK, RED], "second"), (True, [RED, BLACK], "none")):
        world, _, _ = torn(capital_unruly, False, False)
        for other in ("veii", "tusci"):
            world.countries[other] = a_country(other)
            world.seats.append(other)
        world.agreements["p"] = Agreement(id="p", kind="pact", parties=["rome", "tusci"], start=90)
        world.wars["w"] = War(id="w", attacker="veii", defender="rome", start=90)
        played = war(world, civil__city=[*cards, RED])
        kept = played.state.agreements["p"]

        assert capital_unruly is kept.suspended
        assert [second(played) if party == "second" else "rome", "tusci"] == kept.parties
        assert {"rome", second(played)} == {one.defender for one in played.state.wars_of("veii")}


def test_CIV_6_5_0g_the_trade_of_a_city_rests_while_nobody_owns_it() -> None:
    """And goes with it when it takes a side."""
    world, _, _ = torn(False, False, True)
    world.countries["veii"] = a_country("veii")
    world.agreements["t"] = Agreement(
        id="t", kind="land_trade", parties=["veii", "rome"], cities=["caere", "town2"], start=90
    )
    played = war(world, civil__city=[RED, BLACK])
    assert played.state.agreements["t"].suspended

    change_hands(Table(played.state).play, played.state.cities["town2"], second(played))

    assert not played.state.agreements["t"].suspended
    assert ["veii", second(played)] == played.state.agreements["t"].parties


def test_CIV_6_5_2n_a_leader_who_dies_is_followed_without_a_second_split() -> None:
    """By the single heir, else by the most popular adult of the faction, else by somebody new."""
    played = war(torn(False, False)[0], civil__city=[RED, BLACK])
    state, side = played.state, played.state.countries[second(played)]
    son = a_child(state, "Son", 2, state.characters[side.ruler])
    die(Table(state).play, state.characters[side.ruler], "age")
    succession(Table(state).play)

    assert son.id == side.ruler and side.regent

    for one in state.people_of(side.id):
        die(Table(state).play, one, "age")
    popular = a_person(state, "Popular", country=side.id, scores=[7, 7, 7, 12, 7, 7, 7, 7])
    a_person(state, "Other", country=side.id, scores=list(AVERAGE))
    succession(Table(state).play)

    assert popular.id == side.ruler and [] == side.claimants

    for one in state.people_of(side.id):
        die(Table(state).play, one, "age")
    table = Table(state)
    succession(table.play)

    assert ["faction"] == [event.how for event in table.told(Acceded)] and side.ruler


def test_CIV_6_5_2f_no_window_opens_where_nobody_claims() -> None:
    """A quiet Spring asks nothing of this kind."""
    assert [] == play_out(claims, a_world(a_city())).windows


def test_CIV_6_5_0g_a_war_for_wild_land_is_not_doubled() -> None:
    """It has no third country in it, and stays with the record."""
    world = torn(False, False)[0]
    world.wars["w"] = War(id="w", attacker="rome", kind="exploration", start=99)
    played = war(world, civil__city=[RED, BLACK])

    assert ["rome"] == [one.attacker for one in played.state.wars.values() if not one.defender]


@pytest.mark.parametrize(("card", "holder"), [(RED, "rome"), (BLACK, "second")])
def test_CIV_7_4b_a_gift_on_its_way_goes_with_the_treasury(card, holder) -> None:
    """Lots given before rest with the record."""
    world = torn(False, False)[0]
    world.countries["rome"].gifts, world.countries["rome"].donations = {"veii": 50}, {"veii": 2}
    played = war(world, civil__city=[RED, BLACK], civil__treasury=card)
    sides = {"rome": played.state.countries["rome"], "second": played.state.countries[second(played)]}

    assert {holder: {"veii": 50}} == {name: side.gifts for name, side in sides.items() if side.gifts}
    assert {"veii": 2} == sides["rome"].donations


def test_CIV_6_5_2m_a_player_who_backed_the_loser_of_a_claim_keeps_his_seat() -> None:
    """No faction has stood, so none is fallen (CIV-6.5.3h)."""
    world, one, other = torn(False)
    played = war(world, {"rome": [BackClaimant(claimant=other.id)]}, civil__city=RED)

    assert one.id == played.state.countries["rome"].ruler
    assert [] == played.told(SeatPassed)
