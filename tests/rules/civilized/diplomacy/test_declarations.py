"""Declarations, and how wars end (source 6.7, section 9, 4.6)."""

from typing import Any

import pytest

from rules.civilized.autopilot.arming import renunciations
from rules.civilized.campaign.quarters import go_home
from rules.civilized.diplomacy.declarations import declare
from rules.civilized.march.command import RetreatOrder, SetGeneral
from rules.civilized.war.events import WarBegan, WarEnded, WarPlanned
from rules.civilized.war.orders import BreakAgreement, DeclareWar, GrantPassage, agreement_names
from rules.civilized.war.plans import plan_wars, worth_a_war
from rules.civilized.war.wars import end_dormant_wars, end_wars_of_the_fallen
from rules.civilized.world.state import World
from rules.civilized.world.war import Siege, War, WarPlan
from rules.kernel.facts.events import Drawn
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_country, a_mission, a_person, a_ship, an_army
from tests.rules.playing import Table


def winter(world: World, *orders: tuple[str, Any]) -> Table:
    """Hear the declarations of a Winter."""
    table = Table(world)
    declare(table.play, orders)
    return table


def test_CIV_6_7_1c_a_declaration_ends_missions_agreements_and_passage_between_the_two() -> None:
    """It is public (CIV-6.7.1a, CIV-8.6.3g)."""
    world = at_war(war=False)
    a_mission(world, "ostia", VEII, a_person(world, "Gaius"))
    bound(world, "land_trade", ROME, VEII)
    world.countries[VEII].passage.append(ROME)
    table = winter(world, (ROME, DeclareWar(country=VEII, kind="conquest")))

    assert [("rome", "veii", "conquest", True, "everyone")] == [
        (one.attacker, one.defender, one.kind, one.declared, one.audience) for one in table.told(WarBegan)
    ]
    assert not world.missions
    assert not world.agreements
    assert not world.countries[VEII].passage


def test_CIV_6_7_1b_no_war_against_a_partner_an_ally_or_an_enemy() -> None:
    """The refusal says what to do first."""
    world = at_war(war=False)
    kept = bound(world, "pact", ROME, VEII)

    assert "give notice" in refused(DeclareWar(country=VEII), world)

    kept.kind = "military"

    assert "break your military alliance" in refused(DeclareWar(country=VEII), world)
    assert "you are at war with Veii already" in refused(DeclareWar(country=VEII), at_war())


def test_CIV_6_7_1b_a_pact_that_lapses_hides_no_alliance() -> None:
    """The alliance must be broken all the same."""
    world = at_war(war=False)
    bound(world, "pact", ROME, VEII, notice=world.year)
    bound(world, "defensive", ROME, VEII)

    assert "CIV-6.7.1b: break your defensive alliance with Veii first" in refused(DeclareWar(country=VEII), world)


def test_CIV_6_7_1b_a_refusal_quotes_no_pact_of_others() -> None:
    """Theirs bind nobody else, and their notice is none of ours."""
    world = at_war(war=False)
    for seat in ("carthage", "egypt"):
        world.countries[seat] = a_country(seat)
        world.seats.append(seat)
    bound(world, "pact", VEII, "carthage", notice=world.year + 1)
    bound(world, "pact", ROME, VEII)
    bound(world, "pact", "carthage", "egypt", notice=world.year + 1)

    assert "CIV-6.7.3b: your pact with Veii runs on; give notice: say break pact" == refused(
        DeclareWar(country=VEII), world
    )
    DeclareWar(country="carthage").check(world, ROME)
    assert {"Carthage": "carthage", "Egypt": "egypt"} == DeclareWar.choices(world, ROME, "country", {})


def test_CIV_6_7_3a_each_access_has_a_name_of_its_own() -> None:
    """By what it is for and whither it leads."""
    world = at_war(war=False)
    world.countries["carthage"] = a_country("carthage")
    for purpose, third in (("trade", ""), ("military", ""), ("both", "carthage")):
        bound(world, "access", VEII, ROME, purpose=purpose, third=third)

    assert {
        "trade access from Veii": "a1",
        "military access from Veii": "a2",
        "full access from Veii toward Carthage": "a3",
    } == agreement_names(world, ROME)
    assert "trade access to Rome" in agreement_names(world, VEII)


def test_CIV_6_7_3b_xb30_notice_runs_a_year_and_war_may_be_declared_as_it_lapses() -> None:
    """In the same Winter (CIV-6.7a)."""
    world = at_war(war=False)
    world.year = -600
    kept = bound(world, "pact", ROME, VEII)
    winter(world, (ROME, BreakAgreement(agreement=kept.id)))

    assert (-599, 1) == (kept.notice, len(world.agreements))
    assert "notice is given already" in refused(BreakAgreement(agreement=kept.id), world)

    world.year = -599
    table = winter(world, (ROME, DeclareWar(country=VEII)))

    assert not world.agreements
    assert 1 == len(table.told(WarBegan))


def test_CIV_6_7_3b_a_pact_lapses_though_five_years_passed_over_its_last() -> None:
    """In the first Winter with declarations after it."""
    world = at_war(war=False)
    bound(world, "pact", ROME, VEII, notice=world.year + 1)
    world.year += 4
    table = winter(world, (ROME, DeclareWar(country=VEII)))

    assert not world.agreements
    assert 1 == len(table.told(WarBegan))


def test_CIV_6_7_3a_other_agreements_end_at_once() -> None:
    """And war may follow in the same Winter."""
    world = at_war(war=False)
    kept = bound(world, "defensive", ROME, VEII)
    table = winter(world, (ROME, BreakAgreement(agreement=kept.id)), (ROME, DeclareWar(country=VEII)))

    assert not world.agreements
    assert 1 == len(table.told(WarBegan))


def test_CIV_6_8_3_1f_a_word_lets_armies_pass_and_takes_it_back() -> None:
    """Never twice."""
    world = at_war(war=False)
    GrantPassage(country=VEII).apply(world, ROME)

    assert [VEII] == world.countries[ROME].passage

    GrantPassage(country=VEII, on="off").apply(world, ROME)

    assert "has no passage from you" in refused(GrantPassage(country=VEII, on="off"), world)


def test_CIV_HW4_a_war_in_which_nothing_is_done_falls_asleep() -> None:
    """After three years; never with 0."""
    world = at_war()
    world.wars["war-1"].last = world.year
    world.year += 2
    table = Table(world)
    end_dormant_wars(table.play)

    assert world.wars

    world.year += 1
    end_dormant_wars(table.play)

    assert ["dormant"] == [event.cause for event in table.told(WarEnded)]
    assert {VEII: world.year} == world.countries[ROME].slept


def test_CIV_HW4_a_war_that_slept_is_not_declared_again_within_ten_years() -> None:
    """Nor one on a country out of reach, or on a stronger one (CIV-4.4.2h)."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=8, against=3, war=False)
    assert worth_a_war(world, ROME, VEII)

    assert not worth_a_war(world, VEII, ROME)

    world.countries[ROME].slept = {VEII: world.year - 9}
    assert not worth_a_war(world, ROME, VEII)

    world.countries[ROME].slept = {VEII: world.year - 10}
    assert worth_a_war(world, ROME, VEII)

    world.cities["cumae"].hex = "0902"
    world.board.rows = ["~~~~~~~~~~", "ppppp~pppp", "ppppp~pppp", "ppppp~pppp"]
    assert not worth_a_war(world, ROME, VEII)


def test_CIV_HA13_the_wilds_are_given_three_years_by_a_country_that_nobody_plays() -> None:
    """Whatever was done in them; then they count as tried. A player's war goes on."""
    for players, ends in (((VEII,), ["tried"]), ((ROME,), [])):
        world = at_war(war=False)
        world.wars["war-1"] = War(id="war-1", attacker=ROME, defender="", kind="conquest", start=world.year)
        world.year += 3
        world.wars["war-1"].last = world.year
        table = Table(world, players=players)
        end_dormant_wars(table.play)

        assert ends == [event.cause for event in table.told(WarEnded)]
        assert bool(ends) == bool(world.countries[ROME].rulers_past_wilds)


def test_CIV_HW1_a_war_ends_with_the_fall_of_a_side() -> None:
    """Nothing else ends it but peace, wild land used up, and sleep."""
    world = at_war()
    world.countries[VEII].status = "fallen"
    table = Table(world)
    end_wars_of_the_fallen(table.play)

    assert not world.wars
    assert ["fallen"] == [event.cause for event in table.told(WarEnded)]


def test_CIV_4_6a_a_strong_military_ruler_declares_on_ace_to_ten() -> None:
    """A court card prepares (CIV-4.6b); a player's country draws nothing."""
    for card, ready in (("TS", True), ("JS", False)):
        world = at_war(army=8, against=3, war=False)
        world.owners |= {f"{column:02}{row:02}": VEII for row in (1, 2, 3) for column in (8, 9)}
        world.characters[world.countries[ROME].ruler].scores = [7, 7, 7, 7, 11, 7, 11, 7]
        table = Table(world, {"war.card": card}, players=(VEII,))
        plan_wars(table.play)

        assert WarPlan(kind="conquest", target=VEII, ready=ready) == world.countries[ROME].war_plan
        assert ["gamemaster"] == [event.audience for event in table.told(WarPlanned)]


def test_CIV_4_6f_wild_land_comes_first_and_only_once() -> None:
    """Then the same ruler turns to countries."""
    world = at_war(army=8, against=3, war=False)
    world.owners |= {"0901": ROME}
    ruler = world.countries[ROME].ruler
    world.characters[ruler].scores = [7, 7, 7, 7, 11, 7, 11, 7]
    plan_wars(Table(world, players=(VEII,)).play)

    assert WarPlan(kind="conquest", ready=True) == world.countries[ROME].war_plan

    world.countries[ROME].rulers_past_wilds = [ruler]
    plan_wars(Table(world, players=(VEII,)).play)

    assert VEII == world.countries[ROME].war_plan.target  # type: ignore[union-attr]

    winter(world)

    assert [(ROME, VEII, "conquest")] == [(war.attacker, war.defender, war.kind) for war in world.wars.values()]


@pytest.mark.parametrize(("kind", "again"), [("conquest", True), ("exploration", True), ("vengeance", False)])
def test_CIV_4_6f_only_a_war_of_conquest_or_exploration_lets_the_wilds_come_first_again(kind: str, again: bool) -> None:
    """Another kind leaves the mark."""
    world = at_war(war=False)
    world.countries[ROME].rulers_past_wilds = ["romulus"]
    world.countries[ROME].war_plan = WarPlan(kind=kind, target=VEII, ready=True)
    winter(world)

    assert ([] if again else ["romulus"]) == world.countries[ROME].rulers_past_wilds


def test_CIV_4_6_2_a_zealot_fights_another_faith() -> None:
    """Named, and not his own."""
    world = at_war(army=8, against=3, war=False)
    world.characters[world.countries[ROME].ruler].scores = [11, 7, 7, 7, 11, 7, 7, 7]
    plan_wars(Table(world, players=(VEII,)).play)

    assert world.countries[ROME].war_plan is None

    world.countries[ROME].religion, world.countries[VEII].religion = "Jupiter", "Uni"
    plan_wars(Table(world, players=(VEII,)).play)

    assert WarPlan(kind="religion", target=VEII, ready=True) == world.countries[ROME].war_plan


def test_CIV_HA12_a_zealot_without_a_strong_army_prepares() -> None:
    """Without a card; he does not where no army of his could come in a year."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=8, against=8, war=False)
    world.owners |= {"0301": ROME, "0401": VEII}
    world.characters[world.countries[ROME].ruler].scores = [11, 7, 7, 7, 11, 7, 7, 7]
    world.countries[ROME].religion, world.countries[VEII].religion = "Jupiter", "Uni"
    table = Table(world, players=(VEII,))
    plan_wars(table.play)

    assert WarPlan(kind="religion", target=VEII, ready=False) == world.countries[ROME].war_plan
    assert [("CIV-HA12", False)] == [(event.clause, event.declares) for event in table.told(WarPlanned)]
    assert not [draw for draw in table.told(Drawn) if draw.purpose == "war.card"]

    world.countries[ROME].slept = {VEII: world.year}
    plan_wars(Table(world, players=(VEII,)).play)

    assert world.countries[ROME].war_plan is None


def test_CIV_HA12_an_attacker_is_no_weaker_than_whom_he_attacks() -> None:
    """Though a Strong ruler dares with four fifths where he is attacked (CIV-HA1)."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=8, against=9, war=False)
    assert not worth_a_war(world, ROME, VEII)

    world.characters[world.countries[ROME].ruler].scores = [7, 7, 7, 7, 11, 7, 7, 7]
    assert not worth_a_war(world, ROME, VEII)

    del world.elements[world.army_of(VEII)[0].id], world.elements[world.army_of(VEII)[0].id]
    assert worth_a_war(world, ROME, VEII)


def test_CIV_HA12_what_stands_in_a_city_counts_and_no_more_than_an_army_fights() -> None:
    """Not all that a country has: thirty in the next city are no hindrance, twelve of these cost as much as twelve."""
    towns = [a_city("ostia", "0302"), a_city("cumae", "0402", VEII), a_city("capua", "0602", VEII)]
    for town in towns:
        town.population = 19  # without militia
    world = at_war(*towns, army=12, against=0, war=False)
    an_army(world, "capua", 30)
    assert worth_a_war(world, ROME, VEII)

    an_army(world, "cumae", 40)
    assert worth_a_war(world, ROME, VEII)

    world.cities["cumae"].improvements = world.cities["capua"].improvements = ["city_wall"]
    assert not worth_a_war(world, ROME, VEII)


def test_CIV_HA12_a_zealot_prepares_against_who_lies_across_the_sea() -> None:
    """With ships still to be built; an inland country does not."""
    world = at_war(
        a_city("ostia", "0301", coastal=True), a_city("cumae", "0701", VEII, coastal=True), army=8, against=3, war=False
    )
    world.board.rows = ["~~~~~~~~~~", "ppppp~pppp", "ppppp~pppp", "ppppp~pppp"]
    world.owners = {hexagon: seat for hexagon, seat in world.owners.items() if hexagon[:2] not in ("04", "05")}
    world.characters[world.countries[ROME].ruler].scores = [11, 7, 7, 7, 11, 7, 7, 7]
    world.countries[ROME].religion, world.countries[VEII].religion = "Jupiter", "Uni"
    plan_wars(Table(world, players=(VEII,)).play)

    assert WarPlan(kind="religion", target=VEII, ready=False) == world.countries[ROME].war_plan

    world.cities["ostia"].coastal = False
    plan_wars(Table(world, players=(VEII,)).play)

    assert world.countries[ROME].war_plan is None


def test_CIV_4_4_2h_no_partner_or_ally_is_a_target() -> None:
    """Whatever the ruler."""
    world = at_war(army=8, against=3, war=False)
    world.owners |= {f"{column:02}{row:02}": VEII for row in (1, 2, 3) for column in (8, 9)}
    world.characters[world.countries[ROME].ruler].scores = [7, 7, 7, 7, 11, 7, 11, 7]
    bound(world, "pact", ROME, VEII)
    plan_wars(Table(world, players=(VEII,)).play)

    assert WarPlan(kind="conquest", target=VEII, ready=False) == world.countries[ROME].war_plan


def test_CIV_HA12_who_prepares_against_a_partner_renounces_first() -> None:
    """A pact by notice, an alliance at once; nothing where another target is free."""
    world = at_war(army=8, against=3, war=False)
    kept = bound(world, "pact", ROME, VEII), bound(world, "defensive", ROME, VEII)
    assert [] == renunciations(world, ROME)

    world.countries[ROME].war_plan = WarPlan(kind="conquest", target=VEII)
    assert [one.id for one in kept] == [order.agreement for order in renunciations(world, ROME)]
    assert world.year + 1 == world.agreements[kept[0].id].notice
    assert kept[1].id not in world.agreements


def test_CIV_6_8_1n_everybody_goes_home_for_the_winter() -> None:
    """To the nearest own city, or where the seat said (CIV-6.8.1p)."""
    world = at_war(a_city("ostia", "0202"), a_city("gabii", "0002"), a_city("cumae", "0602", VEII), army=3)
    for one in world.army_of(ROME):
        one.hex = "0303"
    world.countries[ROME].preferences.quarters = {"0303": "gabii"}
    go_home(Table(world).play)

    assert {"0002": 6} == where(world, ROME)


def test_CIV_6_8_1n_what_is_lent_goes_to_its_countrys_city_nearest_the_siege() -> None:
    """Without a test, and not to the stack from which it came."""
    towns = a_city("ostia", "0002"), a_city("gabii", "0502"), a_city("cumae", "0602", VEII)
    world = at_war(*towns, army=6, against=3)
    lent = world.army_of(ROME)[:3]
    for one in lent:
        one.hex, one.lent, one.came = "0602", "0602", "0002"
    world.sieges["0602"] = Siege(hex="0602", besieger="latium", came="0702", year=1, season="Autumn")
    world.countries["latium"] = world.countries[VEII].model_copy(update={"id": "latium", "name": "Latium"})
    end = Table(world)
    go_home(end.play)

    assert {"0502"} == {one.hex for one in lent}
    assert {""} == {one.lent for one in lent}
    assert [] == end.told(Drawn)


def test_CIV_6_8_1t_without_a_way_home_a_stack_is_lost() -> None:
    """And its ships on the beach with it."""
    world = at_war(a_city("ostia", "0202"), a_city("cumae", "0602", VEII), army=3, against=0)
    world.board.rows = ["~~~~~~~~~~", "pppp~ppppp", "pppp~ppppp", "pppp~ppppp"]
    for one in world.army_of(ROME):
        one.hex = "0902"
    go_home(Table(world).play)

    assert not world.army_of(ROME)


def test_CIV_6_8_1n_ships_go_home_too() -> None:
    """To a friendly port."""
    world = at_war(a_city("ostia", "0101"), a_city("cumae", "0601", VEII))
    ship = a_ship(world, "ostia")
    ship.hex = "0801"
    go_home(Table(world).play)

    assert "0101" == ship.hex


def test_CIV_ARM3_a_named_general_leads_and_leads_one_stack_only() -> None:
    """Grown, at home, of the country."""
    world = at_war(a_city("ostia", "0202"), a_city("gabii", "0002"), a_city("cumae", "0602", VEII), army=3)
    one = a_person(world, "Camillus")
    SetGeneral(army="0202", character=one.id, lead="front").apply(world, ROME)

    assert [(one.id, "front")] == [(each.general, each.lead) for each in world.army_of(ROME) if each.general]
    assert "leads another stack" in refused(SetGeneral(army="0002", character=one.id), world)
    assert "you have no army" in refused(SetGeneral(army="0303", character=one.id), world)


def test_CIV_6_8_4_4e_a_list_of_retreats_names_own_cities() -> None:
    """Nobody else's."""
    assert "is not your city" in refused(RetreatOrder(cities=("cumae",)), at_war())
