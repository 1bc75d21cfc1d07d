"""Counsel on marches, dangers and battles, in exact sentences."""

from fractions import Fraction

import pytest

from rules.candlebre.battle.counsel import counsel as battle
from rules.candlebre.battle.dangers import HOME, dangers
from rules.candlebre.battle.dangers import threatened as in_danger
from rules.candlebre.battle.exposure import bared, guards
from rules.candlebre.battle.forecast import CLOSELY, Forecast, attack, raids
from rules.candlebre.battle.marches import ended
from rules.candlebre.battle.odds import WeighMarch
from rules.candlebre.battle.planning import lost_again, planned
from rules.candlebre.board.plan import Plan
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.consequences import consequences
from rules.candlebre.ending.counsel import FALLEN
from rules.candlebre.ending.counsel import counsel as ending
from rules.candlebre.movement.counsel import counsel as movement
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.purchasing.orders import Build
from rules.candlebre.show.aims import aims
from rules.kernel.play.counsel import SHOWN, Weight
from tests.rules.candlebre.advice import heard, labels, sentences, window
from tests.rules.candlebre.worlds import a_battle, a_leader, a_world, give

SIX = {"infantry": 4, "archers": 2}


def test_CAN_7_1_an_attack_is_worth_its_chance() -> None:
    """Fought on paper; the doctrine's withdrawal is part of the sentence where it is likely enough."""
    world = a_world(places={"amberleigh": {"units": SIX}})

    assert [
        (
            "Lightmere (40 gold a turn): 4 infantry and 2 archers from Amberleigh, all who stand there, against 4 "
            "infantry: they win it 9 in 10, and lose about two units; withdraw by your doctrine 1 in 10, for 2 honor."
        ),
        (
            "Your doctrine breaks an attack off once its power falls below 25 % of the enemy's: at Lightmere 1 in 10. "
            "That costs 2 honor, and 3 in 20 of those left are caught."
        ),
    ] == sentences(world, "campaign", battle)


def test_CAN_7_1b_open_land_falls_to_whoever_enters() -> None:
    """One unit is enough."""
    world = a_world(places={"amberleigh": {"units": SIX}, "lightmere": {"owner": "white", "court": True}})
    pieces = heard(world, "campaign", topic=battle)

    assert [
        (
            "Lightmere of House Tallowmere stands empty: 40 gold a turn, with court for whoever enters it. "
            "1 infantry from Amberleigh would take it without a battle."
        )
    ] == [one.text for one in pieces]
    assert [["March on Lightmere"]] == labels(pieces)


def test_CAN_6_5_several_marches_go_with_one_press() -> None:
    """What each target brings and how likely it falls, and how many stay."""
    world = a_world(places={"amberleigh": {"units": SIX}, "cresset_hill": {"units": {"infantry": 3}}})
    world.provinces["snuffers_dike"].owner = "white"
    piece, *_ = heard(world, "campaign", topic=battle)

    assert (
        "You can take Snuffer's Dike (30 gold, empty) and Lightmere (40 gold, 9 in 10) this turn: 7 of your 9 units "
        "march from Cresset Hill and Amberleigh, about 2 of them fall, 2 stay."
    ) == piece.text
    assert ["Both marches", "March on Snuffer's Dike"] == labels([piece])[0]
    assert ["snuffers_dike", "lightmere"] == [order.target for order in piece.offers[0].orders]


def test_CAN_16_13_a_march_that_strips_a_province_says_so() -> None:
    """Who stays, and how likely rivals take it; nothing while nobody stands beside it."""
    said = {}
    for beside in ({}, {"infantry": 6}):
        places = {"amberleigh": {"units": SIX}, "larkspire": {"owner": "white", "units": beside}}
        world = a_world(places=places)
        order = MarchOn(origin="amberleigh", target="lightmere", units=SIX)
        order.apply(world, "red")
        said[len(beside)] = consequences(world, "red", order)

    ends = "they win it 9 in 10, and lose about two units (4 or more 1 in 10); withdraw by your doctrine 1 in 10"
    won = f"{ends}, for 2 honor."
    calm = " Nobody stays in Amberleigh; no rival's troops stand beside it."
    assert said[0].endswith(f"{won}{calm}")
    assert said[1].endswith(
        f"{won} Nobody stays in Amberleigh (60 gold): House Tallowmere may take it with one unit, 9 in 10."
    )


def test_CAN_16_13_a_move_that_strips_a_province_says_so_too() -> None:
    """To rivals it is the same whether troops march or move away; what stays as it was is no news."""
    places = {"amberleigh": {"units": SIX}, "larkspire": {"owner": "white", "units": {"infantry": 6}}}
    world = a_world(places=places)
    order = Move(origin="amberleigh", path=("cresset_hill",), units=SIX)
    order.apply(world, "red")

    assert (
        "Nobody stays in Amberleigh (60 gold): House Tallowmere may take it with one unit, 9 in 10."
    ) == consequences(world, "red", order).strip()


def two_fronts(beside=12):
    """Give a world in which red's Amberleigh lies between neutral Lightmere and white's troops in Larkspire."""
    mine, theirs = {"infantry": 8, "archers": 3}, {"owner": "white", "units": {"infantry": beside}}
    return a_world(places={"amberleigh": {"units": mine}, "larkspire": theirs})


def test_CAN_16_13_a_rival_who_would_go_elsewhere_comes_once_that_is_taken() -> None:
    """Before the march he aims at neutral land; it is red's then, and what stays is weighed against him."""
    world = two_fronts()
    order = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 5, "archers": 3})
    order.apply(world, "red")

    assert consequences(world, "red", order).endswith(
        "Three units stay in Amberleigh (60 gold): House Tallowmere may take it with four units, 7 in 10."
    )


def test_CAN_7_1b_the_last_guard_of_a_province_is_missed_beside_any_rival() -> None:
    """Also where no raid is foreseen, at the second of two marches, and behind a fort; the leader there is named."""
    places = {
        "amberleigh": {"units": {"infantry": 6}, "fort": 1},
        "larkspire": {"owner": "white", "units": {"infantry": 1}},
    }
    world = a_world(places=places)
    a_leader(world, "red", "amberleigh")
    said = []
    for target, number in (("lightmere", 5), ("goldenwater", 1)):
        order = MarchOn(origin="amberleigh", target=target, units={"infantry": number})
        give(world, "red", order)
        said.append(consequences(world, "red", order))

    assert "Nobody" not in said[0]
    whole = (
        "Nobody stays in Amberleigh behind its fort (60 gold): one unit of House Tallowmere beside it needs only walk "
        "in. The head of your House would be captured there; a ransom is commonly 60 gold."
    )
    assert said[1].endswith(whole)
    assert bared(world, "red", "goldenwater")[0].endswith(whole)


def test_CAN_7_13d_a_leader_who_is_left_behind_is_named_however_little_room_there_is() -> None:
    """Every way to say what a march lays bare names him, and land where one stands comes first."""
    places = {
        "amberleigh": {"units": {"infantry": 6}},
        "larkspire": {"owner": "white", "units": {"infantry": 9}},
    }
    world = a_world(places=places)
    a_leader(world, "red", "amberleigh")
    give(world, "red", MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 5}))

    ways = bared(world, "red", "lightmere")

    assert all("House Tallowmere" in one and "The head of your House would be captured there" in one for one in ways)


@pytest.mark.parametrize(("guard", "how"), [({}, "with it"), ({"infantry": 1}, "if you destroy those there")])
def test_CAN_7_13d_a_rivals_leader_who_can_be_captured_is_named(guard, how) -> None:
    """At the march, on its bullet, and among the aims, with what he is worth."""
    places = {"amberleigh": {"units": {"infantry": 9}}, "larkspire": {"owner": "white", "units": guard}}
    world = a_world(places=places)
    a_leader(world, "white", "larkspire")
    order = MarchOn(origin="amberleigh", target="larkspire", units={"infantry": 9})
    prize = f"You capture the head of House Tallowmere {how}: a ransom is commonly 60 gold."
    weighed = next(one.text for one in aims(world, "red", window("campaign")) if one.of == "larkspire")
    give(world, "red", order)

    assert prize in weighed
    assert prize in consequences(world, "red", order)


def test_CAN_7_13d_a_leader_who_goes_where_he_may_be_captured_is_warned() -> None:
    """Also alone, in the second half of the turn."""
    places = {
        "amberleigh": {"units": {"infantry": 1}},
        "larkspire": {"owner": "white", "units": {"infantry": 9}},
    }
    world = a_world(places=places)
    a_leader(world, "red", "quillbrook")
    order = Move(origin="quillbrook", path=("amberleigh",), leaders=("head-red",))

    said = consequences(world, "red", order)

    assert said.startswith("Amberleigh may fall before your next turn, ")
    assert said.endswith("the head of your House would be captured there; a ransom is commonly 60 gold.")


def test_CAN_7_13d_a_leader_who_may_be_captured_is_named_at_the_march() -> None:
    """Against a rival; the neutrals let him slip away (CAN-7.13f)."""
    places = {"amberleigh": {"units": {"infantry": 6}}, "larkspire": {"owner": "white", "units": {"infantry": 9}}}
    world = a_world(places=places)
    a_leader(world, "red", "amberleigh")
    order = MarchOn(origin="amberleigh", target="larkspire", units={"infantry": 4}, leaders=("head-red",))
    give(world, "red", order)

    assert "If they are destroyed, the head of your House is captured, " in consequences(world, "red", order)


def test_CAN_7_1b_a_fort_without_a_guard_keeps_nobody_out() -> None:
    """Whoever builds one where nobody stays is told so; where somebody stays, nothing is said."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 1}, "barracks": True}})
    built = [Build(building="fort", province=place) for place in ("amberleigh", "quillbrook")]

    assert ["", "Nobody stays in Quillbrook, and a fort without a guard keeps nobody out."] == [
        consequences(world, "red", one) for one in built
    ]


@pytest.mark.parametrize("size", [3, 5, 7])
def test_CAN_7_1_the_march_and_the_odds_of_one_battle_agree(size) -> None:
    """What is said in tenths is what /odds says in per cent."""
    world = a_world(places={"amberleigh": {"units": {"infantry": size, "archers": 2}}})
    units = {"infantry": size, "archers": 2}
    exact = WeighMarch(target="lightmere", units=units).odds(world, "red").outcomes["You take it"]
    found = attack(world, "red", world.provinces["lightmere"], units, (), CLOSELY).won

    assert abs(exact - found) < Fraction(1, 100)


def test_CAN_16_13_what_a_march_lays_open_is_on_its_bullet() -> None:
    """The marches in fewer words, where there is no room for both."""
    places = {"amberleigh": {"units": {"infantry": 2}}, "larkspire": {"owner": "white", "units": {"infantry": 4}}}
    world = a_world(places={**places, "snuffers_dike": {"owner": "white"}, "lightmere": {"owner": "white"}})
    world.provinces["cresset_hill"].units = {"infantry": 1}

    assert heard(world, "campaign", topic=battle)[0].text == (
        "You can take Lightmere (40 gold, empty) and Snuffer's Dike (30 gold, empty) this turn: 2 of your 3 units "
        "march, 1 stays. One unit stays in Amberleigh (60 gold): House Tallowmere may take it with two units, 8 in 10."
    )


def test_CAN_16_13_no_more_march_than_leave_a_guard_where_land_is_dearer() -> None:
    """Six go where eight could: two more stay before the eight of a rival."""
    (march,) = planned(two_fronts(beside=8), "red")

    assert ("lightmere", {"infantry": 5, "archers": 1}) == (march.target.id, march.units)


def test_CAN_16_13_nobody_marches_on_poor_land_who_would_lose_rich_land_by_it() -> None:
    """90 gold a turn are not left to twelve for 40."""
    world = two_fronts()
    world.provinces["amberleigh"].value = 90

    assert [] == planned(world, "red")


@pytest.mark.parametrize(
    ("forecast", "words"),
    [
        (Forecast(Fraction(0)), "cannot win it; are destroyed for sure"),
        (Fraction(9, 10), "win it 9 in 10; are destroyed 1 in 10"),
        (
            Forecast(Fraction(1, 2), Fraction(3, 10)),
            "win it 5 in 10; withdraw by your doctrine 3 in 10, for 2 honor; are destroyed 2 in 10",
        ),
        (
            Forecast(Fraction(79, 100), Fraction(1, 25)),
            "win it 8 in 10; are destroyed 2 in 10; withdraw by your doctrine 1 in 25, for 2 honor",
        ),
        (Forecast(Fraction(1, 2), Fraction(1, 2), honor=0), "win it 5 in 10; withdraw by your doctrine 5 in 10"),
        (Forecast(Fraction(1)), "win it for sure"),
        (
            Forecast(Fraction(56, 100), Fraction(16, 100)),
            "win it 6 in 10; withdraw by your doctrine 1 in 10, for 2 honor; are destroyed 3 in 10",
        ),
    ],
)
def test_CAN_7_1_every_way_an_attack_may_end_is_said(forecast, words) -> None:
    """Destruction is no withdrawal, and what cannot be won is called so."""
    found = forecast if isinstance(forecast, Forecast) else Forecast(forecast)

    assert words == ended(found)


@pytest.mark.parametrize(("again", "leaders"), [(Fraction(0), ("head-red",)), (Fraction(1, 2), ())])
def test_CAN_6_13_no_leader_goes_where_he_would_be_captured(monkeypatch, again, leaders) -> None:
    """Where rivals would take the prize again he stays behind."""
    monkeypatch.setattr("rules.candlebre.battle.planning.lost_again", lambda *_: again)
    world = a_world(places={"amberleigh": {"units": {"infantry": 9, "archers": 4}}})
    a_leader(world, "red", "amberleigh")
    (order,) = heard(world, "campaign", topic=battle)[0].offers[0].orders

    assert (leaders, "merrowgate") == (order.leaders, order.target)


def test_CAN_16_13_what_is_won_may_be_lost_again() -> None:
    """To a rival who stands beside it with more than those who would hold it."""
    world = a_world(places={"larkspire": {"owner": "white", "units": {"infantry": 12}}})
    found = {size: lost_again(Plan(world, "red"), world.provinces["lightmere"], {"infantry": size}) for size in (1, 60)}

    assert found[1] > Fraction(2, 5) > found[60]


def test_CAN_7_1_land_with_a_leader_in_danger_is_pressing() -> None:
    """He is named with where he stands: whoever stands where a province falls is captured."""
    places = {"amberleigh": {"units": {"infantry": 1}}, "larkspire": {"owner": "white", "units": {"infantry": 9}}}
    world = a_world(places=places)
    a_leader(world, "red", "amberleigh")
    (found,) = [one for one in in_danger(world, "red", "settle", raids(world, "red")) if "Amberleigh" in one.text]

    assert found.text.startswith("Before your next turn you may lose Amberleigh (60 gold, ")
    assert found.text.endswith("Captured there: the head of your House in Amberleigh.")
    assert (Weight.DECIDE, True) == (found.weight, found.warns)


def test_CAN_7_17d_of_several_marches_the_likeliest_to_turn_back_is_named() -> None:
    """With what that costs, and how to leave sooner or never."""
    world = a_world(places={"amberleigh": {"units": SIX}, "cresset_hill": {"units": {"infantry": 2}}})
    world.provinces["snuffers_dike"].owner = "white"
    _, piece = heard(world, "campaign", topic=battle)

    assert (
        "Your doctrine breaks an attack off once its power falls below 25 % of the enemy's: at Lightmere 1 in 10. That "
        "costs 2 honor, and 3 in 20 of those left are caught."
    ) == piece.text
    assert [["Withdraw below 40 %", "Never withdraw"]] == labels([piece])


def test_CAN_7_18i_a_round_is_not_fought_blind() -> None:
    """Who stands there, what the round before did, the odds, and from round 2 on what leaving costs; white cannot."""
    world, fought = a_battle({"infantry": 3, "archers": 2}, {"infantry": 4})
    fought.round = 2
    fought.attacker.killed, fought.defender.captured = {"infantry": 1}, {"infantry": 2}

    assert [
        (
            "Lightmere: your 3 infantry and 2 archers against 4 infantry of House Tallowmere. Round 2 cost you "
            "1 infantry, them 2 infantry. By your doctrine it is taken 7 in 10. To withdraw costs 2 honor and "
            "about 1 of five units."
        )
    ] == sentences(world, "round", battle)
    assert [["Doctrine decides", "Withdraw"]] == labels(heard(world, "round", topic=battle))
    assert [["Doctrine decides"]] == labels(heard(world, "round", "white", battle))


def test_CAN_7_18i_a_doctrine_that_would_leave_says_so_before_it_does() -> None:
    """And what it costs; one press stays for this round."""
    world, fought = a_battle({"infantry": 2}, {"infantry": 9})
    fought.round = 1

    (piece,) = heard(world, "round", topic=battle)

    assert "Say nothing, and your doctrine withdraws now, for 2 honor and about 0 of two units." in piece.text
    assert [["Fight this round", "Withdraw"]] == labels([piece])


def test_CAN_6_9_idle_troops_are_shown_the_way() -> None:
    """Where an autopilot would bring them."""
    world = a_world(places={"sunward_tor": {"units": {"infantry": 3}}}, phase=4)

    assert [
        (
            "No enemy and no neutral borders Sunward Tor, where 3 infantry stand idle; the way to the front leads "
            "through "
            "Dawnhallow."
        )
    ] == sentences(world, "settle", movement)


def threatened(**red):
    """Give a world in which white stands before red's only barracks with twelve, and nothing is between."""
    strong = {"units": {"infantry": 12}, "owner": "white"}
    mine = {"units": {"infantry": 1}, "barracks": True}
    return a_world(places={"lightmere": strong, "amberleigh": mine}, houses={"red": red}, phase=4)


def test_CAN_2_14a_the_only_barracks_in_danger_is_ruin_and_clergy_are_the_way_out() -> None:
    """With its risk, by the end of this turn: white plays after red."""
    (piece,) = heard(threatened(influence=6), "settle", topic=dangers)

    assert (
        "House Tallowmere can march on your only barracks, in Amberleigh, with two units against one unit: it is lost "
        "with a chance of 8 in 10. Clergy let nobody pass: they cost 6 of your 6 influence for Amberleigh."
    ) == piece.text
    assert [["Clergy to Amberleigh"]] == labels([piece])
    assert (Weight.RUIN, HOME, "amberleigh", 0) == (piece.weight, piece.risk.fate, piece.risk.of, piece.risk.turns)
    assert Fraction(7, 10) < piece.risk.chance < Fraction(9, 10)


def test_CAN_2_15_clergy_for_all_that_is_in_danger_go_with_one_press() -> None:
    """Land without a barracks is named together, as far as influence reaches."""
    world = threatened(influence=20)
    world.provinces["larkspire"].owner = "red"
    home, open_land = heard(world, "settle", topic=dangers)

    assert [["Clergy to Amberleigh and Larkspire"], []] == labels([home, open_land])
    assert open_land.text == (
        "Before your next turn you may lose Larkspire (70 gold, 9 in 10) to one unit of House Tallowmere from "
        "Lightmere."
    )


def test_CAN_6_9_a_guard_from_next_door_is_advised_where_it_saves_land() -> None:
    """Half of them, where that is enough; the danger with its rival, and what is left of it."""
    places = {"amberleigh": {"units": {"infantry": 1}}, "quillbrook": {"units": {"infantry": 6, "archers": 2}}}
    world = a_world(places={**places, "lightmere": {"owner": "white", "units": {"infantry": 8}}}, phase=4)
    piece, *others = heard(world, "settle")

    assert (
        "House Tallowmere may take Amberleigh (60 gold), 8 in 10. 3 infantry and 1 archer from Quillbrook could guard "
        "it: 1 in 25 then."
    ) == piece.text
    assert not any("Amberleigh" in one.text for one in others)
    assert [["Guard Amberleigh with 4"]] == labels([piece])


def test_CAN_7_1_land_that_is_likely_lost_is_pressing() -> None:
    """Though it is a small part of what the House has."""
    places = {"cresset_hill": {"units": {"infantry": 1}}, "snuffers_dike": {"owner": "white"}}
    world = a_world(places=places, phase=4, houses={"red": {"influence": 0}})
    world.provinces["snuffers_dike"].units = {"infantry": 8}
    world.provinces["cresset_hill"].value = 20
    pieces = [one for one in heard(world, "settle", topic=dangers) if "Cresset Hill" in one.text]

    assert [Weight.DECIDE] == [one.weight for one in pieces]


def test_CAN_6_9_nobody_guards_who_would_leave_as_much_open() -> None:
    """Quillbrook is dear, too, and has the same rival beside it."""
    world = threatened()

    assert not guards(world, "red", raids(world, "red"))


def test_CAN_2_15_clergy_say_what_they_cost_again() -> None:
    """The price rises with each turn in a row."""
    world = threatened(influence=20)
    order = Summon(province="amberleigh")
    order.apply(world, "red")

    assert "Nobody may attack there for a turn. Called again next turn they cost 12 influence." == (
        consequences(world, "red", order)
    )


def test_CAN_2_14a_clergy_against_those_who_may_not_come_name_them() -> None:
    """Who stands beside it, and how many are on either side."""
    world = threatened(influence=6)
    world.provinces["lightmere"].units = {"infantry": 4}
    world.provinces["amberleigh"].units = {"infantry": 3}
    world.provinces["amberleigh"].barracks = False
    world.provinces["sunward_tor"].barracks = True

    assert [
        (
            "Four units of House Tallowmere stand beside Amberleigh, stronger than the three units there. Clergy let "
            "nobody pass: they cost 6 of your 6 influence for Amberleigh, 12 again next turn."
        )
    ] == sentences(world, "settle", dangers)


def test_CAN_2_15_clergy_go_first_to_what_is_in_danger() -> None:
    """Not to dearer land beside which nobody would march."""
    world = threatened(influence=7)
    world.provinces["larkspire"].owner = "red"
    world.provinces["amberleigh"].barracks = False
    world.provinces["amberleigh"].units = {"infantry": 30}

    assert ["Clergy to Larkspire"] == labels(heard(world, "settle", topic=dangers))[-1]


def test_CAN_2_14a_where_clergy_stand_nothing_is_in_danger() -> None:
    """Nobody may march there."""
    world = threatened()
    world.provinces["amberleigh"].protected_by = "red"

    assert not heard(world, "settle", topic=dangers)


def test_CAN_16_15_what_waits_is_placed_before_they_come() -> None:
    """Silence places it, so that they find seven."""
    (text,) = sentences(threatened(influence=0, muster={"infantry": 6}), "settle", dangers)

    assert text.startswith(
        "House Tallowmere can march on your only barracks, in Amberleigh, with nine units against seven units"
    )


def test_CAN_7_1_rivals_beside_the_only_barracks_are_named_though_too_few() -> None:
    """What cannot be foreseen has its chance, too."""
    world = threatened(influence=0)
    world.provinces["lightmere"].units = {"infantry": 1}

    assert ["Rivals stand next to your only barracks, in Amberleigh: it is lost with a chance of 1 in 25."] == (
        sentences(world, "settle", dangers)
    )


def test_CAN_5_4_all_barracks_together_are_a_home() -> None:
    """Each falls by itself; whose is the last is the one that is likeliest to stay. Clergy stand with the first."""
    world = threatened(influence=6)
    world.provinces["cresset_hill"].barracks = True
    world.provinces["snuffers_dike"].owner = "white"
    world.provinces["snuffers_dike"].units = {"infantry": 12}
    piece, *_ = heard(world, "settle", topic=dangers)

    assert piece.text.startswith(
        "Rivals can march on all your two barracks, in Amberleigh and Cresset Hill: all are lost with a chance of "
        "7 in 10, and then you can place no regulars."
    )
    assert (Weight.RUIN, HOME, "amberleigh") == (piece.weight, piece.risk.fate, piece.risk.of)


def test_CAN_5_4_where_one_of_several_barracks_is_safe_they_are_no_home() -> None:
    """It is named as land."""
    world = threatened(influence=0)
    world.provinces["sunward_tor"].barracks = True

    (piece,) = heard(world, "settle", topic=dangers)

    assert piece.text == (
        "Before your next turn you may lose Amberleigh (60 gold, 8 in 10) to two units of House Tallowmere from "
        "Lightmere."
    )


def test_CAN_2_14a_clergy_are_named_with_what_they_keep() -> None:
    """The barracks needs none; the open land beside it does, and has them."""
    world = threatened(influence=8)
    world.provinces["amberleigh"].units = {"infantry": 30}
    world.provinces["larkspire"].owner = "red"
    home, land = heard(world, "settle", topic=dangers)

    assert home.text.endswith("it is lost with a chance of 1 in 25.")
    assert land.text.startswith(
        "Before your next turn you may lose Larkspire (70 gold, 9 in 10) to one unit of House Tallowmere from "
        "Lightmere. Clergy let nobody pass: they cost 7 of your 8 influence for Larkspire, 14 again next turn."
    )
    assert (Weight.DECIDE, ["Clergy to Larkspire"]) == (land.weight, labels([land])[0])


def test_CAN_7_1_a_danger_that_is_not_ruin_is_the_last_of_what_is_shown() -> None:
    """What can be done comes first; but it is shown."""
    world = threatened(military=200, civil=200)
    world.provinces["amberleigh"].units = {"infantry": 30}
    pieces = heard(world, "campaign")[:SHOWN]

    assert HOME == pieces[-1].risk.fate
    assert not any(one.risk for one in pieces[:-1])


def test_CAN_4_2_only_those_who_march_before_ones_own_turn_are_a_danger() -> None:
    """While gold's seat-turn runs, the last of the order, nobody comes before red is asked again."""
    world = threatened()
    world.active = ["gold"]

    assert not heard(world, "answer", topic=dangers)


def test_CAN_15_5_a_house_that_may_fall_is_told_how_likely() -> None:
    """One province left, and one neighbour who can take it."""
    world = threatened()
    for place in world.held("red"):
        place.owner = "red" if place.id == "amberleigh" else ""
    (piece,) = heard(world, "settle", topic=ending)

    assert piece.text.startswith("Your House falls with its last province, 8 in 10 before you are asked again")
    assert (Weight.RUIN, FALLEN, "red") == (piece.weight, piece.risk.fate, piece.risk.of)


def test_CAN_7_13_a_leader_goes_with_a_march_on_neutrals() -> None:
    """They cannot take him, and he makes every die better: with five who dare nothing alone, too."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 3, "archers": 2}}})
    a_leader(world, "red", "amberleigh")
    piece, *_ = heard(world, "campaign", topic=battle)

    assert piece.text.startswith(
        "Lightmere (40 gold a turn): 3 infantry and 2 archers from Amberleigh under your leader against 4 infantry"
    )
    assert [("head-red",)] == [order.leaders for order in piece.offers[0].orders]


def test_CAN_7_13_a_march_says_whom_it_leaves_behind() -> None:
    """The leader who would help it, with how much, in the words that take him along."""
    said = {}
    for leaders in ((), ("head-red",)):
        world = a_world(places={"amberleigh": {"units": {"infantry": 3, "archers": 2}}})
        a_leader(world, "red", "amberleigh")
        order = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 3, "archers": 2}, leaders=leaders)
        order.apply(world, "red")
        said[leaders] = consequences(world, "red", order)

    assert " With your leader, who stays behind, 9 in 10." in said[()]
    assert "behind" not in said["head-red",]


def test_CAN_11_8_a_withdrawal_under_the_paladin_costs_no_honor() -> None:
    """So a march with him says no price of it."""
    world = a_world(places={"amberleigh": {"units": SIX}})
    a_leader(world, "red", "amberleigh", card="JH")
    order = MarchOn(origin="amberleigh", target="larkspire", units=SIX, leaders=("JH",))
    order.apply(world, "red")
    said = consequences(world, "red", order)

    assert "withdraw by your doctrine" in said and "for 2 honor" not in said
