"""Mercenaries, their revolt, and neutrals with their companies (CAN-8, CAN-9)."""

import pytest

from rules.candlebre.battle.engaging import engage
from rules.candlebre.board.forces import printed, too_many
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.war import Group, Guard, March
from rules.candlebre.mercenaries.autopilot import guard_neutrals, reinforce
from rules.candlebre.mercenaries.events import CompaniesRevolted, CompanyPlayed
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.mercenaries.orders import ClearGuards, GuardNeutrals, Reinforce
from rules.candlebre.mercenaries.revolts import check_revolts
from rules.candlebre.people.events import LeaderMoved
from rules.candlebre.turn.combat import combat
from rules.candlebre.turn.income import end
from rules.kernel.errors import Refusal
from tests.rules.candlebre.turns import first
from tests.rules.candlebre.worlds import SEATS, a_leader, a_table, a_world, give, run

STRONG = {"infantry": 12}


def attacked(world, target="lightmere", units=None, origin="amberleigh"):
    """Let red march on a province."""
    march = March(target=target, groups=[Group(origin=origin, units=units or STRONG)])
    return run(lambda play: engage(play, [("red", march)]), world, quiet=1)


def test_CAN_8_1_mercenaries_are_five_and_five() -> None:
    """And research never changes that (CAN-8.2)."""
    house = a_world(houses={"red": {"level": {"military": 10}}}).houses["red"]

    assert (5, 5) == (printed(house, "mercenaries", "attack"), printed(house, "mercenaries", "defence"))
    assert (9, 10) == (printed(house, "infantry", "attack"), printed(house, "infantry", "defence"))


@pytest.mark.parametrize(("regular", "hired", "over"), [(3, 3, False), (2, 3, True), (0, 1, True), (0, 0, False)])
def test_CAN_8_4_never_more_mercenaries_than_regulars(regular, hired, over) -> None:
    """Equal numbers are allowed (CAN-8.4a)."""
    assert over is too_many({"infantry": regular, "mercenaries": hired})


def test_CAN_8_5_the_stronger_companies_seize_a_province() -> None:
    """2 regulars against 3 go to the nearest province, the leader too; garrison 3 (example 73, CAN-8.7a)."""
    place = {"units": {"infantry": 2, "mercenaries": 3}, "temple": True}
    world = a_world(places={"cresset_hill": place})
    a_leader(world, "red", "cresset_hill")
    table = a_table(world)
    check_revolts(table.play)

    lost = world.provinces["cresset_hill"]
    assert ("", 3, True, {}) == (lost.owner, lost.garrison, lost.temple, lost.units)
    assert {"infantry": 2} == world.provinces["quillbrook"].units
    assert ("quillbrook", 1, 1) == (
        world.leaders["head-red"].place,
        len(table.told(CompaniesRevolted)),
        len(table.told(LeaderMoved)),
    )


def test_CAN_8_6_they_count_heads_after_the_battles_and_at_the_end() -> None:
    """Of all provinces, whoever's turn it is."""
    world = a_world(places={"highcandle": {"units": {"infantry": 1, "mercenaries": 2}}})
    late = a_table(world.fresh())

    end(late.play)

    assert 1 == len(late.told(CompaniesRevolted))
    assert 1 == len(run(combat, world).told(CompaniesRevolted))


def test_CAN_8_7_without_other_land_the_regulars_are_lost() -> None:
    """And the leaders are removed."""
    world = a_world({"red": ["cresset_hill"]}, places={"cresset_hill": {"units": {"infantry": 1, "mercenaries": 2}}})
    a_leader(world, "red", "cresset_hill")
    table = a_table(world)
    check_revolts(table.play)

    assert [""] == [event.refuge for event in table.told(CompaniesRevolted)]
    assert world.leaders["head-red"].dead


def test_CAN_8_8_defenders_and_garrison_must_both_be_beaten() -> None:
    """4 infantry at 8 and 3 mercenaries at 5; losses of the garrison last (CAN-8.8a)."""
    world = a_world(places={"lightmere": {"garrison": 3, "temple": True}})
    place = world.provinces["lightmere"]
    assert {"infantry": 4, "mercenaries": 3} == defenders(place)

    lost = attacked(world, units={"infantry": 1}).state.provinces["lightmere"]
    assert 2 == lost.garrison  # every die shows 1: one company falls with the lone attacker
    assert {"infantry": 4, "mercenaries": 2} == defenders(lost)


def test_CAN_8_9_the_improvements_are_unharmed() -> None:
    """Whoever retakes the province finds them."""
    state = attacked(a_world(places={"lightmere": {"garrison": 1, "temple": True}})).state

    assert ("red", True, 0) == (
        state.provinces["lightmere"].owner,
        state.provinces["lightmere"].temple,
        state.provinces["lightmere"].garrison,
    )


def test_CAN_9_1_what_no_seat_chose_is_neutral_and_may_be_attacked() -> None:
    """35 provinces at the start."""
    assert 35 == sum(not place.owner for place in a_world().provinces.values())
    assert "red" == attacked(a_world()).state.provinces["lightmere"].owner


@pytest.mark.parametrize(("province", "number"), [("lightmere", 4), ("merrowgate", 7), ("honeyfield", 6)])
def test_CAN_9_2_one_infantry_for_ten_gold(province, number) -> None:
    """6 in a province of 60 (example 5), as printed (CAN-9.2a)."""
    assert {"infantry": number} == defenders(a_world().provinces[province])
    assert 8 == printed(None, "infantry", "defence")


def test_CAN_9_3_each_attack_meets_the_full_number_anew() -> None:
    """Whatever was lost before."""
    state = attacked(a_world(), units={"infantry": 1}).state

    assert {"infantry": 4} == defenders(state.provinces["lightmere"])


def test_CAN_9_8_neutrals_make_no_moves_and_have_no_income() -> None:
    """They are no seat."""
    state = run(first, a_world()).state

    assert all(not place.units for place in state.provinces.values() if not place.owner)


def guarded(guards, hand=("4C", "8C"), seated=("green",), **fields):
    """Give a world in which green holds companies and has left word."""
    return a_world(houses={"green": {"hand": list(hand), "guards": guards}}, seated=list(seated), **fields)


@pytest.mark.parametrize(
    ("guard", "card"),
    [
        (Guard(card="any"), "4C"),
        (Guard(card="8C"), "8C"),
        (Guard(card="any", attackers=["white"]), ""),
        (Guard(card="any", provinces=["merrowgate"]), ""),
        (Guard(card="any", attackers=["red"], provinces=["lightmere"]), "4C"),
        (Guard(card="TC"), ""),
    ],
)
def test_CAN_9_7a_a_guard_that_fits_sends_its_company(guard, card) -> None:
    """Of any, the oldest; one card per battle (CAN-9.7)."""
    played = attacked(guarded([guard]))

    assert ([card] if card else []) == [event.company for event in played.told(CompanyPlayed)]
    assert (card in played.state.discards) is bool(card)


def test_CAN_9_7a_the_first_after_the_attacker_sends_and_the_others_keep() -> None:
    """In play order from the attacker on."""
    houses = {seat: {"hand": ["4C"], "guards": [Guard(card="any")]} for seat in ("white", "green")}
    played = attacked(
        a_world(houses=houses, seated=["white", "green"], play_order=["green", "red", "white", "blue", "gold"])
    )

    assert ["white"] == [event.seat for event in played.told(CompanyPlayed)]
    assert ["4C"] == played.state.houses["green"].hand


def test_CAN_9_7b_asked_once_about_all_marches_before_the_first_battle() -> None:
    """With interactive battles; a card is named for one march, and silence goes by the guards."""
    world = guarded([Guard(card="any")], settings={"battles": "interactive"}, seated=("green",))
    world.houses["red"].marches = [
        March(target=target, groups=[Group(origin="amberleigh", units=STRONG)])
        for target in ("lightmere", "goldenwater")
    ]
    world.phase = 3
    named = {"reinforce": {"green": [Reinforce(march="red>goldenwater", card="8C")]}}
    played = run(combat, world, named, players=("green",), quiet=1)

    assert ["reinforce"] == [window.name for window in played.windows]
    assert [("8C", "goldenwater")] == [(event.company, event.province) for event in played.told(CompanyPlayed)]

    give(world, "green", Reinforce(march="red>goldenwater", card="8C"))
    with pytest.raises(Refusal, match="Road Wardens"):
        Reinforce(march="red>lightmere", card="8C").check(world, "green")


def test_CAN_9_7c_the_company_fights_once_and_disperses() -> None:
    """The garrison left is at most what it was."""
    world = guarded([Guard(card="7C")], hand=("7C",), places={"lightmere": {"garrison": 1}})
    played = attacked(world, units={"infantry": 1})

    assert {"infantry": 4, "mercenaries": 5} == dict(
        next(event.defending for event in played.events if type(event).__name__ == "BattleBegan")
    )
    assert played.state.provinces["lightmere"].garrison <= 1


def test_CAN_9_7a_guards_are_posted_and_taken_back() -> None:
    """In the order given; a card not in hand is refused."""
    world = a_world(houses={"green": {"hand": ["4C"]}})
    give(world, "green", GuardNeutrals(card="4C"), GuardNeutrals(card="any", attackers=("red",)))
    assert 2 == len(world.houses["green"].guards)
    with pytest.raises(Refusal, match="Road Wardens"):
        GuardNeutrals(card="8C").check(world, "green")

    give(world, "green", ClearGuards())
    assert [] == world.houses["green"].guards
    with pytest.raises(Refusal, match="no guards"):
        ClearGuards().check(world, "green")


def settled(world, seat="green"):
    """Give the guards that a seat has after its autopilot has settled."""
    plan = Plan(world, seat)
    guard_neutrals(plan)
    return [(guard.card, guard.attackers, guard.provinces) for guard in plan.house.guards]


def test_CAN_16_21_an_autopilot_sends_companies_against_the_greatest() -> None:
    """Who has the most provinces, 15 at least, and more than itself: by a guard, which it takes back again."""
    many = [id for id in a_world().provinces if id != "lightmere"][:15]
    feared = a_world({"red": many, "green": ["gloamford"]}, houses={"green": {"hand": ["4C"]}})
    small = a_world({"red": many[:14], "green": ["gloamford"]}, houses={"green": {"hand": ["4C"]}})
    left = Guard(card="any", attackers=["red"])

    assert [[("any", ["red"], [])], []] == [settled(world) for world in (feared, small)]
    small.houses["green"].guards = [left]
    assert [] == settled(small)
    feared.houses["green"].guards = [left]
    assert 1 == len(attacked(feared).told(CompanyPlayed))
    assert SEATS == tuple(feared.houses)


@pytest.mark.parametrize("guard", [Guard(card="4C"), Guard(card="any"), Guard(card="any", provinces=["lightmere"])])
def test_CAN_16_21_what_a_person_left_word_for_stays(guard) -> None:
    """An autopilot that takes over a seat takes back none but its own guards."""
    world = a_world(houses={"green": {"hand": ["4C"], "guards": [guard]}})

    assert [(guard.card, guard.attackers, guard.provinces)] == settled(world)


def test_CAN_16_21_it_reinforces_neutrals_whom_the_greatest_attacks() -> None:
    """In so many words where it is asked, its oldest company first, and each for one march."""
    many = [id for id in a_world().provinces if id not in ("lightmere", "goldenwater")][:15]
    for lands, named in ((many, [("red>lightmere", "4C"), ("red>goldenwater", "8C")]), (many[:14], [])):
        world = a_world({"red": lands, "green": ["gloamford"]}, houses={"green": {"hand": ["4C", "8C"]}})
        world.houses["red"].marches = [
            March(target=target, groups=[Group(origin="amberleigh", units=STRONG)])
            for target in ("lightmere", "goldenwater")
        ]
        world.phase = 3
        assert named == [(one.march, one.card) for one in reinforce(Plan(world, "green"))]
