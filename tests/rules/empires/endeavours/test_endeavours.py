"""Endeavours carried out (EMP-H8.4, EMP-H9 to EMP-H15, EMP-H21.5, EMP-H22; X33 to X57, X87, X95 to X103)."""

from typing import Any

import pytest

from rules.empires.claims.events import ClaimGained, TieMade
from rules.empires.counsel.consequences import consequences
from rules.empires.court.events import AreaPassed, CourtMoved, Excommunicated, LeaderSucceeded
from rules.empires.endeavours.events import (
    AreaConverted,
    AreaFortified,
    AreaRuled,
    DefenceMade,
    EndeavourTried,
    HoldsTakenOff,
    HoldWon,
    LevelLost,
    NotNeeded,
)
from rules.empires.endeavours.orders import Conquer, Convert, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.endeavours.tables import BANDS, COSTS
from rules.empires.endeavours.words import TELLINGS, TRIED
from rules.empires.unrest.events import AreaChecked, UnrestCalmed
from rules.kernel.facts.events import OrderFailed
from tests.rules.empires.playing import act, two
from tests.rules.empires.worlds import a_world, with_truce

BRITTANY = Conquer(target="brittany", base="normandy", extra=2)
EXILED: dict[str, Any] = {
    "owned": {"castile": "", "leon": "", "aragon": "", "sardinia": "castile"},
    "unrest": ["sardinia"],
    "seats": {"castile": {"court": ""}},
}


def test_X33_EMP_H10_2_a_hold_on_an_area_that_needs_one_conquers_it() -> None:
    """With 6: 13, Brittany is England's, a level lower and in unrest; 4 gold and one endeavour are spent.

    Rules: EMP-H10.2.
    """
    end = act(a_world(), "england", BRITTANY, dice={"endeavour.conquer": (1, 5)})
    brittany, england = end.state.areas["brittany"], end.state.empires["england"]

    assert ("england", -1, True) == (brittany.owner, brittany.social, brittany.unrest)
    assert (4, 1, False) == (england.gold, england.used, england.vacant)
    assert [(13 - 6, "success", 4)] == [(one.rating, one.band, one.gold) for one in end.told(EndeavourTried)]


def test_X87_a_sheet_of_three() -> None:
    """Brittany falls at the first blow; the second and third order lapse: used 1, gold 4."""
    orders = (BRITTANY, BRITTANY, Rule(target="aquitaine", when="unrest"))
    end = act(a_world(), "england", *orders, dice={"endeavour.conquer": (1, 5)}, early=True)
    england = end.state.empires["england"]

    assert (1, 4) == (england.used, england.gold)
    assert ["Aquitaine is quiet, and it was to be done only if it were not"] == [
        one.reason for one in end.told(OrderFailed)
    ]
    assert ["brittany"] == [one.target for one in end.told(NotNeeded)]


@pytest.mark.parametrize(("dice", "owner", "holds"), [((1, 2), "", 0), ((1, 3), "", 1), ((2, 6), "egypt", 0)])
def test_X40_EMP_H9_8_one_hold_or_two(dice, owner, holds) -> None:
    """Jerusalem needs two: 13 gives one, 17 both; a hold lasts without limit of time (EMP-H9.8)."""
    order = Conquer(target="jerusalem", base="egypt", extra=3)
    end = act(a_world(), "egypt", order, dice={"endeavour.conquer": dice})
    city = end.state.areas["jerusalem"]

    assert (owner, holds) == (city.owner, sum(one.number for one in city.holds))
    assert ([(1, 1, 2)] if holds else []) == [(one.number, one.total, one.need) for one in end.told(HoldWon)]


def test_EMP_H10_2_holds_add_up_over_bases_and_turns_not_over_seats() -> None:
    """The second hold of Egypt, from elsewhere, takes Jerusalem; one of Byzantium beside it does not count."""
    world = a_world(holds=[("jerusalem", "egypt", "syria", 1), ("jerusalem", "byzantium", "cyprus", 1)])
    end = act(world, "egypt", Conquer(target="jerusalem", base="egypt"), dice={"endeavour.conquer": (5, 6)})

    assert ("egypt", []) == (end.state.areas["jerusalem"].owner, end.state.areas["jerusalem"].holds)


def test_section_2_1_holds_stand_in_order() -> None:
    """By seat, then by base in scenario order."""
    world = a_world(holds=[("england", "egypt", "egypt", 1)], seats={"england": {"used": 5}})
    end = act(world, "france", Conquer(target="england", base="flanders"), dice={"endeavour.conquer": (6, 6)})

    assert [("france", "flanders", 1), ("egypt", "egypt", 1)] == [
        (one.seat, one.base, one.number) for one in end.state.areas["england"].holds
    ]


def test_X49_EMP_17_0f_a_failure_costs_the_base_a_level_and_is_checked_in_unrest() -> None:
    """X34 with dice 2: total 7, Wessex 0 to −1; in unrest its check stands at 3 (EMP-17.0f, EMP-17.11b)."""
    order = Conquer(target="ireland", base="wessex")
    end = act(a_world(unrest=["wessex"]), "england", order, dice={"endeavour.conquer": (1, 1), "check": (2, 2)})

    assert -1 == end.state.areas["wessex"].social
    assert [("wessex", 3, "failed")] == [(one.area, one.value, one.cause) for one in end.told(AreaChecked)]
    assert [("wessex", 0, -1)] == [(one.area, one.before, one.now) for one in end.told(LevelLost)]


def test_X103_EMP_17_13b_at_the_floor_nothing_falls_and_nothing_is_checked() -> None:
    """Wessex at −3 stays there (R5). (Its rating is lower then, so it fails all the more.)

    Rules: EMP-17.13b.
    """
    world = a_world(unrest=["wessex"], areas={"wessex": {"social": -3}})
    end = act(world, "england", Conquer(target="ireland", base="wessex"), dice={"endeavour.conquer": (1, 1)})

    assert (-3, []) == (end.state.areas["wessex"].social, end.told(AreaChecked))
    assert ["failure"] == [one.band for one in end.told(EndeavourTried)]


def test_EMP_17_13b_nothing_leads_to_no_check_and_a_quiet_base_to_none() -> None:
    """Band “nothing” reduces nothing; a quiet base only loses its level."""
    order = Conquer(target="ireland", base="wessex")
    nothing = act(a_world(unrest=["wessex"]), "england", order, dice={"endeavour.conquer": (1, 2)})
    quiet = act(a_world(), "england", order, dice={"endeavour.conquer": (1, 1)})

    assert ("nothing", 0) == (nothing.told(EndeavourTried)[0].band, nothing.state.areas["wessex"].social)
    assert [] == nothing.told(AreaChecked) + quiet.told(AreaChecked)
    assert -1 == quiet.state.areas["wessex"].social


@pytest.mark.parametrize(
    ("order", "stake"),
    [
        (Rule(target="aquitaine"), "aquitaine"),
        (Fortify(target="aquitaine"), "aquitaine"),
        (Negotiate(target="venice"), "england"),
    ],
)
def test_EMP_H9_9_the_stake_of_the_other_kinds(order, stake) -> None:
    """The target at home, the Court Area for envoys; in unrest it is checked."""
    world = a_world(
        unrest=[stake],
        areas={"england": {"social": 1}},
        seats={
            "england": {
                "leader": a_world().empires["england"].leader.model_copy(update={"administration": 1, "diplomacy": 1})
            }
        },
    )
    before = world.areas[stake].social
    end = act(world, "england", order, dice={f"endeavour.{order.name}": (1, 1)})

    assert ["failure"] == [one.band for one in end.told(EndeavourTried)]
    assert before - 1 == end.state.areas[stake].social
    assert [stake] == [one.area for one in end.told(AreaChecked)]


def test_EMP_H9_9_in_exile_envoys_stake_nothing() -> None:
    """Nothing falls, nothing is checked."""
    leader = a_world().empires["castile"].leader.model_copy(update={"diplomacy": 1})
    world = a_world(**{**EXILED, "seats": {"castile": {"court": "", "leader": leader}}})
    end = act(world, "castile", Negotiate(target="venice"), dice={"endeavour.negotiate": (1, 1)})

    assert ["failure"] == [one.band for one in end.told(EndeavourTried)]
    assert [] == end.told(LevelLost)


def test_X97_EMP_H13_hungary_defends_twice_before_its_turn() -> None:
    """7 − 2 − 5 = 0 twice, then 5; Hungary has three endeavours left for its turn, and with 4 used one defence more.

    Rules: EMP-H13.
    """
    order = Conquer(target="croatia", base="austria")
    world = a_world(seats={"germany": {"gold": 20}, "hungary": {"vacant": True}})
    end = act(world, "germany", order, order, order, dice={"endeavour.conquer": (3, 5, 3, 5, 1, 2)})
    hungary = end.state.empires["hungary"]

    assert [0, 0, 5] == [one.rating for one in end.told(EndeavourTried)]
    assert (2, False) == (hungary.used, hungary.vacant)
    assert [("hungary", 4), ("hungary", 3)] == [(one.seat, one.left) for one in end.told(DefenceMade)]
    assert [("germany", "hungary", 0)] == [(one.attacker, one.owner, one.round) for one in end.state.last_attack]


def test_X39_EMP_H13_1_a_defence_spends_one_of_the_five() -> None:
    """England with 4 used defends, then with 5 it cannot (EMP-H13.1)."""
    order = Conquer(target="normandy", base="ile_de_france", extra=3)
    world = a_world(seats={"england": {"used": 4}, "france": {"gold": 20}})
    end = act(world, "france", order, order, dice={"endeavour.conquer": (4, 5, 1, 1)})

    assert 5 == end.state.empires["england"].used
    assert [0, 6] == [one.rating for one in end.told(EndeavourTried)]
    assert ["england", ""] == [one.defender for one in end.told(EndeavourTried)]


def test_EMP_H13_3_a_guard_with_gold_spends_it() -> None:
    """Up to its gold, as far as it has it."""
    world = a_world(seats={"england": {"gold": 2}})
    world.empires["england"].standing.guard.gold = 3
    end = act(world, "egypt", Conquer(target="wessex"), early=True)
    reached = act(world, "france", Conquer(target="normandy", base="ile_de_france"))

    assert end.told(OrderFailed)
    assert (0, [2]) == (reached.state.empires["england"].gold, [one.gold for one in reached.told(DefenceMade)])


def test_EMP_H22_13_an_attack_that_breaks_a_truce_says_so_when_it_is_ordered() -> None:
    """Before it is given, not after; without a truce it says nothing of one."""
    order = Conquer(target="normandy", base="ile_de_france")
    said = consequences(with_truce(a_world(), "france", "england"), "france", order)
    assert said.startswith("It breaks your truce with England (until 1190): you are excommunicated, ")
    assert "truce" not in consequences(a_world(), "france", order)


def test_EMP_H10_6_EMP_H22_13_whoever_breaks_a_truce_is_excommunicated_before_the_dice() -> None:
    """And the attack goes on (EMP-H22.13, EMP-H9.10)."""
    world = with_truce(a_world(), "france", "england")
    end = act(world, "france", Conquer(target="normandy", base="ile_de_france"))
    kinds = [type(event) for event in end.events]

    assert kinds.index(Excommunicated) < kinds.index(EndeavourTried)
    assert end.state.empires["france"].excommunicated


def test_X95_EMP_H10_3_an_owner_takes_off_what_was_made_from_the_target() -> None:
    """England takes off France's hold on Normandy, and holds nothing itself; two results would leave one over.

    Rules: EMP-H10.3.
    """
    world = a_world(holds=[("normandy", "france", "ile_de_france", 1)], seats={"france": {"used": 5}})
    order = Conquer(target="ile_de_france", base="normandy", extra=3)
    one = act(world, "england", order, dice={"endeavour.conquer": (4, 5)})
    world.empires["england"].front = ["weapons", "tactics"]
    two_of_them = act(world, "england", order, dice={"endeavour.conquer": (4, 5)})

    assert ([], []) == (one.state.areas["normandy"].holds, one.state.areas["ile_de_france"].holds)
    assert [(1, 0)] == [(event.number, event.left) for event in one.told(HoldsTakenOff)]
    assert [("england", "normandy", 1)] == [
        (hold.seat, hold.base, hold.number) for hold in two_of_them.state.areas["ile_de_france"].holds
    ]


@pytest.mark.parametrize(
    ("unrest", "dice", "social", "still"),
    [(True, (1, 5), 0, False), (False, (1, 5), 1, False), (True, (5, 6), 1, False), (False, (5, 6), 1, False)],
)
def test_EMP_H15_1_ruling_calms_or_raises_and_greatly_both(unrest, dice, social, still) -> None:
    """Wessex at 8 − 0 = 8 … success with 4 to 7, great with 8 and more."""
    world = a_world(unrest=["wessex"] if unrest else [])
    end = act(world, "england", Rule(target="wessex"), dice={"endeavour.rule": dice})
    wessex = end.state.areas["wessex"]

    assert (social, still) == (wessex.social, wessex.unrest)
    assert unrest == bool(end.told(UnrestCalmed))
    assert social == len(end.told(AreaRuled))


def test_EMP_H15_1_a_great_success_stops_at_the_ceiling() -> None:
    """In unrest and at its ceiling an area is calmed, and rises no further."""
    world = a_world(unrest=["wessex"], areas={"wessex": {"social": 2}})
    end = act(world, "england", Rule(target="wessex", extra=3), dice={"endeavour.rule": (5, 6)})

    assert (2, False) == (end.state.areas["wessex"].social, end.state.areas["wessex"].unrest)


def test_X48_EMP_H15_2_ruling_takes_off_no_holds() -> None:
    """The hold of France stays (EMP-H15.2)."""
    world = a_world(holds=[("normandy", "france", "ile_de_france", 1)])
    end = act(world, "england", Rule(target="normandy"), dice={"endeavour.rule": (4, 5)})

    assert 1 == len(end.state.areas["normandy"].holds)
    assert 2 == end.state.areas["normandy"].social


@pytest.mark.parametrize(("before", "now"), [(0, 2), (2, 3)])
def test_EMP_H14_1_walls_grow_from_0_to_2_to_3(before, now) -> None:
    """A success each."""
    world = a_world(areas={"england": {"fort": before}})
    end = act(world, "england", Fortify(target="england"), dice={"endeavour.fortify": (3, 5)})

    assert [(before, now)] == [(one.before, one.now) for one in end.told(AreaFortified)]
    assert now == end.state.areas["england"].fort


def test_X45_EMP_18_0_2a_a_tie_with_ones_own_area_gives_the_claim() -> None:
    """Where nobody claims it, at once (EMP-18.0.2a)."""
    world = a_world(owned={"scotland": "england"})
    end = act(world, "england", Negotiate(target="scotland"), dice={"endeavour.negotiate": (5, 6)})

    assert [("england", "scotland")] == [(one.seat, one.area) for one in end.told(TieMade)]
    assert [("england", "scotland")] == [(one.seat, one.area) for one in end.told(ClaimGained)]


def test_X51_a_tie_made_before_gives_the_claim_at_the_conquest() -> None:
    """England makes a tie with independent Scotland, later conquers it."""
    orders = (Negotiate(target="scotland", extra=3), Conquer(target="scotland", extra=2))
    end = act(a_world(), "england", *orders, dice={"endeavour.negotiate": (5, 6), "endeavour.conquer": (5, 6)})

    assert "england" == end.state.areas["scotland"].owner
    assert "scotland" in end.state.empires["england"].claims


@pytest.mark.parametrize(
    ("changes", "owner"),
    [
        ({}, "england"),
        ({"areas": {"scotland": {"heresy": True, "social": -3}}}, ""),
        ({"seats": {"england": {"court": ""}}}, ""),
    ],
)
def test_EMP_H12_3_a_great_success_of_envoys_brings_a_hold_besides(changes, owner) -> None:
    """Among independent people of one's creed, in reach, from a court: here it takes Scotland, and no level is lost."""
    world = a_world(**changes)
    leader = world.empires["england"].leader
    leader.diplomacy = 9
    social = world.areas["scotland"].social
    end = act(world, "england", Negotiate(target="scotland", extra=3), dice={"endeavour.negotiate": (6, 6)})
    scotland = end.state.areas["scotland"]

    assert "scotland" in end.state.empires["england"].ties
    assert (owner, social) == (scotland.owner, scotland.social)
    assert (["diplomacy"] if owner else []) == [one.how for one in end.told(AreaPassed)]


def test_X54_EMP_H22_2_a_conversion_gives_the_leaders_faith_and_the_claim_of_a_tie() -> None:
    """Prussia becomes latin, and Germany's by right (EMP-H22.2)."""
    world = a_world(
        owned={"prussia": "germany"}, ties={"germany": ["prussia"]}, areas={"brandenburg": {"owner": "germany"}}
    )
    end = act(world, "germany", Convert(target="prussia", extra=3), dice={"endeavour.convert": (5, 6)})

    assert "latin" == end.state.areas["prussia"].faith
    assert [("pagan", "latin", False)] == [(one.before, one.now, one.heresy) for one in end.told(AreaConverted)]
    assert [("germany", "prussia")] == [(one.seat, one.area) for one in end.told(ClaimGained)]


def test_EMP_H22_2_a_heresy_ends_with_a_conversion() -> None:
    """Whatever the leader's religion (R59)."""
    world = a_world(owned={"languedoc": "england"}, areas={"languedoc": {"heresy": True, "population": 0}})
    end = act(world, "england", Convert(target="languedoc"), dice={"endeavour.convert": (5, 6)})

    assert not end.state.areas["languedoc"].heresy
    assert [True] == [one.heresy for one in end.told(AreaConverted)]


def test_EMP_H21_5_EMP_17_0g_an_exile_comes_back() -> None:
    """Castile calls on Leon: 6 + 2 − 0 − 0 = 8; it is his in unrest, without losing a level, and he has a court.

    Rules: EMP-17.0g.
    """
    end = act(a_world(**EXILED), "castile", Restore(target="leon"), dice={"endeavour.restore": (1, 3)})
    leon = end.state.areas["leon"]

    assert ("castile", True, 0, "leon") == (leon.owner, leon.unrest, leon.social, end.state.empires["castile"].court)
    assert [8] == [one.rating for one in end.told(EndeavourTried)]
    assert [("", "leon")] == [(one.before, one.now) for one in end.told(CourtMoved)]


def test_EMP_H21_5_a_failed_restoration_costs_but_the_gold_and_twice_is_enough() -> None:
    """A third try in one player turn lapses."""
    order = Restore(target="castile", extra=1)
    end = act(a_world(**EXILED), "castile", order, order, order, dice={"endeavour.restore": (1, 1, 1, 1)})

    assert (2, 2, 6) == (
        end.state.empires["castile"].restored,
        end.state.empires["castile"].used,
        end.state.empires["castile"].gold,
    )
    assert ["you have tried twice in this turn"] == [one.reason for one in end.told(OrderFailed)]


def test_EMP_H22_15_penance_costs_four_gold_and_no_dice() -> None:
    """The excommunication ends."""
    end = act(a_world(seats={"england": {"excommunicated": True}}), "england", Penance())

    assert (4, 1, False) == (
        end.state.empires["england"].gold,
        end.state.empires["england"].used,
        end.state.empires["england"].excommunicated,
    )
    assert [] == end.told(EndeavourTried)


@pytest.mark.parametrize(("dice", "dead"), [((4, 4), True), ((3, 5), False), ((3, 3), True), ((5, 5), False)])
def test_X98_X99_EMP_H8_4_two_threes_or_fours_and_the_leader_dies(dice, dead) -> None:
    """Saxony rises all the same; the rest of the sheet goes on with the heir's ratings (EMP-H8.4)."""
    stature = {"stature.combat": (3, 4), "stature.administration": (1, 3), "stature.diplomacy": (4, 6)}
    orders = (Rule(target="saxony"), Rule(target="bavaria"))
    world = a_world(seats={"germany": {"excommunicated": False}})
    end = act(world, "germany", *orders, dice={("endeavour.rule", "saxony"): dice, **stature})
    germany = end.state.empires["germany"]

    assert dead == bool(end.told(LeaderSucceeded))
    assert (("Henry VI", 5, 2, 8) if dead else ("Frederick I", 7, 6, 6)) == tuple(germany.leader.model_dump().values())
    assert [6, 2 if dead else 6] == [one.rating for one in end.told(EndeavourTried)]
    assert not end.state.areas["saxony"].unrest


def test_X98_saxony_rises_by_a_level() -> None:
    """6 − 0 + 8 = 14: success, 0 to 1."""
    end = act(a_world(), "germany", Rule(target="saxony"), dice={"endeavour.rule": (4, 4)})

    assert 1 == end.state.areas["saxony"].social


def test_EMP_H9_1_the_sixth_endeavour_lapses() -> None:
    """Five in a round, defences included."""
    orders = [Rule(target="wessex")] * 3
    end = act(a_world(seats={"england": {"used": 3}}), "england", *orders)

    assert 5 == end.state.empires["england"].used
    assert ["your 5 endeavours of this round are used"] == [one.reason for one in end.told(OrderFailed)]


def test_EMP_H5_24_extra_gold_is_cut_down_to_what_is_left() -> None:
    """Beforehand; without enough for the cost the order lapses."""
    poor, broke = a_world(seats={"england": {"gold": 3}}), a_world(seats={"england": {"gold": 1}})
    end = act(poor, "england", BRITTANY, early=True)
    none = act(broke, "england", BRITTANY, early=True)

    assert ([3], 0) == ([one.gold for one in end.told(EndeavourTried)], end.state.empires["england"].gold)
    assert ["it costs 2 gold, and you have 1"] == [one.reason for one in none.told(OrderFailed)]


def test_every_kind_and_result_has_words() -> None:
    """Each band that a kind can come to reads as a sentence."""
    possible = {
        (kind, band)
        for kind, bands in BANDS.items()
        for band in ("failure", "nothing", "success", "great")
        if not (band == "great" and bands.great == 99) and not (band == "failure" and bands.failure == -99)
    }

    assert possible == set(TRIED)
    assert set(BANDS) == set(COSTS) - {"penance"}


def test_how_a_war_reads() -> None:
    """What was tried, then what came of it."""
    end = act(a_world(), "england", BRITTANY, dice={"endeavour.conquer": two(8)})
    said = [TELLINGS.tell(event).text for event in end.told(EndeavourTried)]

    assert ["England marches from normandy against brittany, and wins."] == [
        text[0].upper() + text[1:] for text in said
    ]
