"""Characters and memory of an autopilot (CAN-16.23, CAN-16.24)."""

import pytest

from rules.candlebre.battle.orders import BattlePlan, Doctrine
from rules.candlebre.board.manners import MANNERS
from rules.candlebre.board.memory import WEIGHTS, felt, trusts
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.scenario import Settings
from rules.candlebre.board.state import Offer
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.diplomacy.autopilot import good
from rules.candlebre.diplomacy.orders import MakeOffer, Refuse
from rules.candlebre.movement.march_autopilot import all_spare, prey, required
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.people.orders import Execute, KillPrisoners, Release, ReleaseLeader
from rules.candlebre.purchasing.orders import Buy
from rules.candlebre.research.orders import Study
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.upkeep import upkeep
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.characters import CHARACTERS
from rules.kernel.play.session import Session
from tests.rules.candlebre.test_autopilot import of, thought
from tests.rules.candlebre.worlds import SEATS, a_leader, a_table, a_world, scenario

STRONG = {"amberleigh": {"units": {"infantry": 6, "archers": 3, "mercenaries": 3}}}
PREY = {"owner": "white", "units": {"cavalry": 1}}


def as_a(character, **fields):
    """Give a world in which the autopilot of red has some character."""
    houses = fields.pop("houses", {})
    houses["red"] = houses.get("red", {}) | {"character": character}
    return a_world(houses=houses, **fields)


def test_CAN_16_23_characters_are_drawn_and_told_to_nobody() -> None:
    """For every seat, from the seed; nothing that is told holds one, and no other seat's view."""
    found = set()
    for seed in ("a", "b", "c", "d"):
        session = Session.found(CANDLEBRE, Seeded(seed), scenario(), Settings(), ())
        session.close({}, ())
        found |= {house.character for house in session.state.houses.values()}
        assert not any('"character"' in told.body for told in session.told)
        for seat in SEATS:
            others = [one for other, one in session.view(seat).houses.items() if other != seat]
            assert {"steady"} == {one.character for one in others}
        assert session.view("red").houses["red"].character == session.state.houses["red"].character
    assert set(CHARACTERS) == found


@pytest.mark.parametrize(("character", "least"), [("cautious", 190), ("steady", 140), ("bold", 125)])
def test_CAN_16_23_each_wants_other_odds(character, least) -> None:
    """Before it marches on a House; counsel, which knows no character, wants those of the steady."""
    world = as_a(character, places={"lightmere": PREY})
    place = world.provinces["lightmere"]

    assert least == required(Plan(world, "red"), place, MANNERS[character])[1]
    assert 140 == required(Plan(world, "red"), place)[1]


def test_CAN_16_23_each_keeps_another_reserve() -> None:
    """A third, a quarter or a sixth of those who face a rival."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 12}}, "lightmere": PREY})
    left = [all_spare(Plan(world, "red"), MANNERS[one])["amberleigh"]["infantry"] for one in MANNERS]

    assert [8, 9, 10, 9] == left


@pytest.mark.parametrize(("character", "bounty"), [("cautious", "1"), ("steady", ""), ("bold", "2")])
def test_CAN_16_23_mercenaries_who_attack_get_a_bounty(character, bounty) -> None:
    """As the character has it; the bold let archers shoot at riders where they are twice as strong."""
    world = as_a(character, places=STRONG | {"lightmere": PREY | {"units": {"infantry": 4, "cavalry": 1}}})
    world.houses["red"].military = 100
    plans = of(BattlePlan, thought(world))

    assert [bounty] * bool(bounty) == [one.value for one in plans if one.setting == "bounty"][:1]
    world = as_a(character, places={"amberleigh": {"units": {"archers": 3}}, "lightmere": PREY})
    precise = [
        one.value for one in of(BattlePlan, thought(world)) if one.target == "lightmere" and one.setting == "ranged"
    ]
    assert precise == ["precision at cavalry"] * (character == "bold")


def test_CAN_16_23_only_the_treacherous_marches_on_allies() -> None:
    """And breaks faith by it."""
    for character, broken in (("bold", []), ("treacherous", [True])):
        houses = {"red": {"allies": {"white": 0}}, "white": {"allies": {"red": 0}}}
        world = as_a(character, houses=houses, places=STRONG | {"lightmere": PREY})
        marches = [one for one in of(MarchOn, thought(world)) if one.target == "lightmere"]

        assert broken == [one.breaks for one in marches][:1]


def test_CAN_16_23_the_bold_buy_light_infantry_and_engines() -> None:
    """Engines only while a rival next door has a fort, and they march along against it."""
    rich = {"red": {"military": 900, "level": {"military": 10}}}
    camp = {"amberleigh": {"barracks": True, "units": {"infantry": 30, "cavalry": 15, "archers": 15}}}
    for fort, engines in ((0, []), (1, [1])):
        world = as_a("bold", houses=dict(rich), places=camp | {"lightmere": PREY | {"fort": fort}})
        bought = of(Buy, thought(world))
        assert engines == [one.number for one in bought if one.unit == "siege_engines"]
    assert any(one.unit == "light_infantry" for one in bought)

    camp["amberleigh"]["units"]["siege_engines"] = 2
    world = as_a("bold", houses=dict(rich), places=camp | {"lightmere": PREY | {"fort": 1}})
    assert [2] == [one.units.get("siege_engines") for one in of(MarchOn, thought(world)) if one.target == "lightmere"]


@pytest.mark.parametrize(("character", "honor", "executed"), [("bold", 30, 1), ("bold", 10, 0), ("steady", 30, 0)])
def test_CAN_16_23_the_bold_execute_where_it_pays(character, honor, executed) -> None:
    """A captive whose ransom was declined, by a conqueror who is half way to the goal of provinces."""
    world = as_a(character, houses={"red": {"honor": honor, "refused": {"white": 1}}})
    world.province_goal = 10
    a_leader(world, "white", captor="red")

    assert executed == len(of(Execute, thought(world, "settle")))


def test_CAN_16_23_the_cautious_keep_gold_and_make_gifts() -> None:
    """To whoever stands highest, with a prisoner of his; not to whom they think ill of."""
    prisoners = {"white": {"infantry": 2}}
    houses = {"red": {"civil": 20, "prisoners": prisoners}, "white": {"honor": 90}}
    world = as_a("cautious", houses=houses)
    gifts = [(one.seat, one.give, one.pay) for one in of(MakeOffer, thought(world, "settle"))]

    assert [("white", {"infantry": 1}, 10)] == gifts
    assert [] == of(Study, thought(world))
    world.houses["red"].regard["white"] = -1
    assert [] == of(MakeOffer, thought(world, "settle"))


@pytest.mark.parametrize(("character", "price"), [("cautious", 40), ("steady", 60), ("treacherous", 90)])
def test_CAN_16_23_each_asks_another_ransom(character, price) -> None:
    """For a captive leader."""
    world = as_a(character)
    a_leader(world, "white", captor="red")

    assert [price] == [one.price for one in of(MakeOffer, thought(world, "settle"))]


def test_CAN_16_24_deeds_are_remembered_and_fade() -> None:
    """Of whoever did them, person or not; the neutrals remember nothing."""
    world = a_world(houses={"red": {"prisoners": {"white": {"infantry": 3}}}})
    leader = a_leader(world, "white", captor="red")
    Release(owner="white", units={"infantry": 1}).apply(world, "red")
    KillPrisoners(owner="white", units={"infantry": 1}).apply(world, "red")
    assert {"red": WEIGHTS["release"] + WEIGHTS["killing"]} == world.houses["white"].regard

    other = world.fresh()
    ReleaseLeader(leader=leader.id).apply(other, "red")
    assert {"red": 2} == other.houses["white"].regard
    Execute(leader=leader.id).apply(world, "red")
    assert {"red": -7} == world.houses["white"].regard
    felt(world, "neutral", "red", "attack")

    table = a_table(world)
    world.active = ["white"]
    upkeep(table.play)
    assert {"red": -6} == world.houses["white"].regard


def test_CAN_16_24_whom_it_thinks_ill_of_it_attacks_first_and_believes_least() -> None:
    """And a bargain with him costs him more."""
    world = a_world(places={"lightmere": PREY})
    world.houses["red"].regard["white"] = -9
    bargain = Offer(id="white-1", maker="white", taker="red", ask={"infantry": 1}, pay=15)

    assert not trusts(world, "red", "white") and trusts(world, "red", "blue")
    assert not good(world, bargain)
    world.houses["red"].regard["white"] = 0
    assert good(world, bargain)
    assert prey(Plan(world, "red"))


def test_CAN_16_23_every_character_is_a_policy_of_leagues() -> None:
    """Played in place of the seat's own, from a view that stays as it is."""
    assert list(MANNERS) == [one for one in CANDLEBRE.policies if one in MANNERS]


@pytest.mark.parametrize(("character", "released"), [("cautious", 1), ("steady", 0)])
def test_CAN_16_23_the_cautious_lets_a_leader_go_whose_ransom_was_declined(character, released) -> None:
    """And moves half of the military gold that it has left over."""
    world = as_a(character, houses={"red": {"military": 100, "refused": {"white": 1}}})
    a_leader(world, "white", captor="red")

    assert released == len(of(ReleaseLeader, thought(world, "settle")))
    assert released == len(of(Transfer, thought(world)))


@pytest.mark.parametrize(("regard", "honor", "killed"), [(-6, 40, 1), (-5, 40, 0), (-9, 39, 0)])
def test_CAN_16_23_the_treacherous_kills_prisoners_of_whom_it_hates(regard, honor, killed) -> None:
    """With honor to spare; one a seat-turn."""
    houses = {"red": {"honor": honor, "prisoners": {"white": {"infantry": 4}}}}
    world = as_a("treacherous", houses=houses)
    world.houses["red"].regard["white"] = regard

    assert killed == len(of(KillPrisoners, thought(world, "settle")))


def test_CAN_16_23_the_bold_never_withdraw_from_an_attack() -> None:
    """By their doctrine, which they settle once."""
    world = as_a("bold")
    assert ["0"] == [one.value for one in of(Doctrine, thought(world))]

    world.houses["red"].attack.withdraw_ratio = 0
    assert [] == of(Doctrine, thought(world))


@pytest.mark.parametrize(("character", "tree"), [("steady", "military"), ("treacherous", "espionage")])
def test_CAN_16_23_the_treacherous_study_espionage_sooner(character, tree) -> None:
    """At two and two in the other trees it is their turn for a soldier's spies, who weigh three for others."""
    earned = {"military": 2, "infrastructure": 2, "espionage": 0}
    world = as_a(character, houses={"red": {"civil": 50, "earned": earned}})

    assert [tree] == [one.tree for one in of(Study, thought(world))]


def test_CAN_16_17_what_is_not_worth_it_is_refused() -> None:
    """In so many words."""
    world = a_world(offers=[Offer(id="white-1", maker="white", taker="red", give={"infantry": 1}, price=900)])

    assert ["white-1"] == [one.offer for one in of(Refuse, thought(world, "answer"))]
