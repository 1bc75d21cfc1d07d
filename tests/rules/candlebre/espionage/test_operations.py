"""Operations of spies (CAN-14)."""

import pytest

from rules.candlebre.board.cards import TREASURER
from rules.candlebre.board.tables import OPERATIONS
from rules.candlebre.board.war import BattleOrders, Guard
from rules.candlebre.consequences import consequences
from rules.candlebre.diplomacy.events import AllianceEnded
from rules.candlebre.espionage.events import OperationExposed, OperationFelt, OperationMoot, OperationRun, Surveyed
from rules.candlebre.espionage.operations import needed, run_operations
from rules.candlebre.espionage.orders import Operate, Parry
from rules.candlebre.espionage.targets import allowed, known_operations
from rules.candlebre.espionage.words import TELLINGS
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Rolled
from tests.rules.candlebre.worlds import a_leader, a_table, a_world, give

ALL = {"espionage": 10}


def spied(order, rolled=1, world=None, seat="red"):
    """Let red's spies do something, with the die given; give the table."""
    world = world or a_world(houses={"red": {"civil": 500, "level": ALL}})
    give(world, seat, order)
    table = a_table(world, {f"operation.{order.kind}": rolled})
    run_operations(table.play, table.play.state.active)
    return table


def master(**fields):
    """Give a world in which red knows every operation and the target loses no honor to parries."""
    houses = {"red": {"civil": 500, "level": ALL}, "white": fields.pop("white", {})}
    return a_world(houses=houses, **fields)


@pytest.mark.parametrize(("level", "count"), [(0, 0), (1, 1), (6, 1), (7, 2)])
def test_CAN_14_1_one_operation_a_turn_two_from_E7(level, count) -> None:
    """The price is paid when it is ordered; more are refused (CAN-13.11a, CAN-13.11g)."""
    world = a_world(houses={"red": {"civil": 100, "level": {"espionage": level}}})
    assert count == allowed(world.houses["red"])
    give(world, "red", *[Operate(kind="survey", target="white")] * count)

    assert 100 - 10 * count == world.houses["red"].civil
    with pytest.raises(Refusal):
        Operate(kind="survey", target="white").check(world, "red")


def test_CAN_14_2_operations_levels_and_prices_are_those_of_the_table() -> None:
    """Each needs its level in force (CAN-13.11b to CAN-13.11j); the refusal names it."""
    figures = [(kind, one.level, one.price, one.base) for kind, one in OPERATIONS.items()]

    assert [
        ("survey", 1, 10, 16), ("pilfer", 2, 20, 12), ("sabotage", 3, 40, 10), ("slander", 4, 30, 11),
        ("knives", 5, 30, 11), ("plans", 6, 50, 10), ("jailbreak", 8, 40, 11), ("poison", 9, 80, 8),
        ("uprising", 10, 100, 8),
    ] == figures  # fmt: skip
    world = a_world(houses={"red": {"civil": 100, "level": {"espionage": 2}}})
    with pytest.raises(Refusal, match="needs espionage level 4"):
        Operate(kind="slander", target="white").check(world, "red")
    with pytest.raises(Refusal, match="costs 20"):
        Operate(kind="pilfer", target="white").check(a_world(houses={"red": {"level": ALL}}), "red")


@pytest.mark.parametrize("level", range(1, 11))
def test_CAN_13_11a_each_level_of_espionage_brings_its_operation(level) -> None:
    """CAN-13.11, CAN-13.11b, CAN-13.11c, CAN-13.11d, CAN-13.11e, CAN-13.11f, CAN-13.11h, CAN-13.11i, CAN-13.11j."""
    house = a_world(houses={"red": {"level": {"espionage": level}}}).houses["red"]

    assert [kind for kind, one in OPERATIONS.items() if one.level <= level] == known_operations(house)


@pytest.mark.parametrize(
    ("author", "kind", "mine", "theirs", "honor", "number"),
    [("blue", "slander", 4, 2, 95, 12), ("red", "survey", 1, 0, -5, 17), ("red", "uprising", 10, 10, 200, 1)],
)
def test_CAN_14_3a_the_success_number(author, kind, mine, theirs, honor, number) -> None:
    """Base, levels, House and shield, cut to 1 to 19 (examples 80 and 82); honor shields (CAN-14.3)."""
    houses = {author: {"level": {"espionage": mine}}, "white": {"level": {"espionage": theirs}, "honor": honor}}
    world = a_world(houses=houses)

    assert number == needed(world.houses[author], world.houses["white"], kind)


def test_CAN_14_3a_umbrel_is_shielded() -> None:
    """A seat with E2 pilfers Umbrel with E3 and honor 40: 6 (example 81)."""
    world = a_world(houses={"red": {"level": {"espionage": 2}}, "blue": {"level": {"espionage": 3}, "honor": 40}})

    assert 6 == needed(world.houses["red"], world.houses["blue"], "pilfer")


@pytest.mark.parametrize(("rolled", "result"), [(17, "worked"), (18, "exposed"), (20, "exposed")])
def test_CAN_14_4_a_failure_of_17_or_more_is_exposed(rolled, result) -> None:
    """The author loses 3 honor and is named to all (example 82)."""
    world = a_world(houses={"red": {"civil": 10, "level": {"espionage": 1}}, "white": {"honor": -5}})
    table = spied(Operate(kind="survey", target="white"), rolled, world)

    assert [result] == [event.result for event in table.told(OperationRun)]
    assert (7 if result == "exposed" else 10) == world.houses["red"].honor
    assert (result == "exposed") is bool(table.told(OperationExposed))


def test_CAN_14_4_exposure_costs_poisoners_10_and_lanthorn_double() -> None:
    """And ends an alliance that was betrayed (CAN-14.9), with no further loss."""
    world = a_world(
        houses={"gold": {"civil": 90, "level": ALL}, "white": {"honor": 200, "level": ALL}}, active=["gold"]
    )
    a_leader(world, "white", "ironbeck")
    spied(Operate(kind="poison", target="white", thing="head-white"), 20, world, "gold")
    assert -10 == world.houses["gold"].honor

    world = master(white={"allies": {"red": 0}})
    world.houses["red"].allies = {"white": 0}
    with pytest.raises(Refusal) as caught:
        Operate(kind="survey", target="white").check(world, "red")
    assert "CAN-14.9" == caught.value.clause
    table = spied(Operate(kind="survey", target="white", betray=True), 20, world)
    assert ({}, 1, 7) == (world.houses["red"].allies, len(table.told(AllianceEnded)), world.houses["red"].honor)


def test_CAN_14_5_the_target_learns_what_but_not_who() -> None:
    """Of a survey that worked nothing; the die is told to the author alone."""
    table = spied(Operate(kind="slander", target="white"))
    assert [("white",)] == [event.audience for event in table.told(OperationFelt)]
    assert '"red"' not in table.told(OperationFelt)[0].model_dump_json()
    assert [("red",)] == [event.audience for event in table.told(Rolled)]

    assert [] == spied(Operate(kind="survey", target="white")).told(OperationFelt)


@pytest.mark.parametrize(("honor", "owner", "left"), [(22, "", 22), (23, "white", 20)])
def test_CAN_14_6a_honor_foils_down_to_its_floor(honor, owner, left) -> None:
    """22 - 3 is below 20: the uprising works; 23 - 3 is not: it is foiled, unexposed (example 84, CAN-14.6)."""
    world = master(white={"honor": honor})
    table = spied(Operate(kind="uprising", target="white", province="ironbeck"), 1, world)

    assert (owner, left) == (world.provinces["ironbeck"].owner, world.houses["white"].honor)
    assert [] == table.told(OperationExposed)


def test_CAN_14_6_a_seat_says_what_it_foils() -> None:
    """In the order of the rulebook, and nothing if it likes."""
    world = give(a_world(), "red", Parry(operations=("uprising", "slander"), floor=5))
    assert (["slander", "uprising"], 5) == (world.houses["red"].parry, world.houses["red"].parry_floor)
    with pytest.raises(Refusal, match="survey is named twice; choose pilfer"):
        Parry(operations=("survey", "survey")).check(world, "red")

    give(world, "red", Parry(operations=()))
    assert [] == world.houses["red"].parry


@pytest.mark.parametrize(
    ("turns", "when"), [("sequential", "as the turn ends"), ("simultaneous", "after all have bought")]
)
def test_CAN_14_5_an_operation_is_ordered_with_its_chance_its_risk_and_when_it_is_told(turns, when) -> None:
    """Whoever pays for spies knows when he reads what came of it."""
    world = a_world(houses={"red": {"level": ALL}}, settings={"turns": turns})

    said = consequences(world, "red", Operate(kind="pilfer", target="white"))

    assert said.startswith("It works ") and "you lose 3 honor" in said and "a fifth of the civil purse" in said
    assert f"Spies do their work {when}" in said


def test_CAN_14_7_operations_are_resolved_in_the_order_given() -> None:
    """Seat by seat in initiative order."""
    world = master()
    give(world, "red", Operate(kind="slander", target="white"), Operate(kind="survey", target="white"))
    table = a_table(world, quiet=1)
    run_operations(table.play, table.play.state.active)

    assert ["slander", "survey"] == [event.kind for event in table.told(OperationRun)]


def test_CAN_14_8_what_no_longer_fits_costs_its_price_and_rolls_nothing() -> None:
    """The unit is gone; the author is told."""
    world = master(places={"ironbeck": {"units": {"infantry": 1}}})
    give(world, "red", Operate(kind="knives", target="white", province="ironbeck", thing="infantry"))
    world.provinces["ironbeck"].units = {}
    table = a_table(world)
    run_operations(table.play, table.play.state.active)

    assert ([], 1, 470) == (table.told(Rolled), len(table.told(OperationMoot)), world.houses["red"].civil)
    assert (
        "knives against white (infantry in ironbeck) finds nothing to do any more"
        in TELLINGS.tell(table.told(OperationMoot)[0]).text
    )


def test_CAN_14_8_nothing_works_against_a_house_that_is_no_more() -> None:
    """Not even what needs no aim."""
    world = give(master(), "red", Operate(kind="slander", target="white"))
    world.houses["white"].alive = False
    table = a_table(world)
    run_operations(table.play, table.play.state.active)

    assert ([], 1) == (table.told(Rolled), len(table.told(OperationMoot)))


@pytest.mark.parametrize(
    ("order", "says"),
    [
        (Operate(kind="survey", target="red"), "House Ashgrave is no rival; choose House Tallowmere, House"),
        (Operate(kind="sabotage", target="white", province="ironbeck", thing="temple"), "theirs; there: Highcandle"),
        (Operate(kind="sabotage", target="white", province="highcandle", thing="temple"), "theirs; there: fort"),
        (Operate(kind="knives", target="white", province="quillbrook", thing="infantry"), "theirs; there: Ironbeck"),
        (Operate(kind="knives", target="white", province="ironbeck", thing="archers"), "theirs; there: infantry"),
        (Operate(kind="plans", target="white", thing="military"), "ahead of you; there: none"),
        (Operate(kind="jailbreak", target="white", prisoners={"infantry": 1}), "whom they hold; there: none"),
        (Operate(kind="poison", target="white", thing="head-red"), "in their service; there: none"),
        (Operate(kind="uprising", target="white", province="ironbeck"), "at most 2 units, not their last; there: High"),
    ],
)
def test_CAN_14_2_an_operation_must_fit_its_target(order, says) -> None:
    """The refusal says what would."""
    world = master(places={"ironbeck": {"units": {"infantry": 3}}, "highcandle": {"fort": 1}})
    with pytest.raises(Refusal) as caught:
        order.check(world, "red")

    assert says in caught.value.reason


def test_CAN_14_2_spies_are_offered_what_they_can_do() -> None:
    """What is known and can be paid; then what fits the target, and to betray an ally alone."""
    world = master(places={"ironbeck": {"units": {"infantry": 3}}}, white={"prisoners": {"red": {"infantry": 4}}})
    one = a_leader(world, "red", captor="white", card=TREASURER)

    def offered(field, kind, **given):
        return Operate.choices(world, "red", field, {"kind": kind, "target": "white", **given})

    assert "uprising" in Operate.choices(world, "red", "kind", {})
    assert {"Ironbeck": "ironbeck"} == offered("province", "knives")
    assert {"infantry": "infantry"} == offered("thing", "knives", province="ironbeck")
    freed = {"Odo Penn, the Treasurer": one.id}, {"infantry": "infantry"}
    assert freed == (offered("thing", "jailbreak"), offered("prisoners", "jailbreak"))
    assert ({}, {}, {}) == (offered("province", "slander"), offered("thing", "slander"), offered("betray", "slander"))
    world.houses["red"].civil = 20
    assert {"survey": "survey", "pilfer": "pilfer"} == Operate.choices(world, "red", "kind", {})
    world.houses["red"].allies = {"white": 0}
    assert {"yes": "yes", "no": "no"} == offered("betray", "survey")


def test_CAN_14_10a_a_survey_shows_every_secret() -> None:
    """Purses, pools, muster, hand, doctrine, guards and parry as they stand, to the author alone."""
    guard = Guard(card="any", attackers=["red"], provinces=["lightmere"])
    orders = BattleOrders(bounty=2, retreat_to=["ironbeck", "highcandle"])
    white = {"military": 7, "civil": 9, "hand": ["5C"], "muster": {"archers": 2}, "guards": [guard], "attack": orders}
    shown = spied(Operate(kind="survey", target="white"), 1, master(white=white)).told(Surveyed)[0]

    assert (("red",), 7, 9, ("5C",), (("archers", 2),)) == (
        shown.audience, shown.military, shown.civil, shown.hand, shown.muster,
    )  # fmt: skip
    assert (("attack", "bounty", ("2",)), ("attack", "retreat_to", ("ironbeck", "highcandle"))) == shown.doctrine
    assert (("any", ("red",), ("lightmere",)),) == shown.guards
    assert "Attack: bounty 2; attack: retreat to ironbeck, then highcandle. Guards: any for neutrals" in (
        TELLINGS.tell(shown).text.replace("Doctrine: a", "A")
    )


@pytest.mark.parametrize(("seat", "civil", "taken"), [("red", 240, 48), ("red", 900, 60), ("blue", 900, 100)])
def test_CAN_14_10b_pilfering_takes_a_fifth(seat, civil, taken) -> None:
    """At most 60, Umbrel 100, as a receipt (example 83)."""
    houses = {seat: {"civil": 20, "level": ALL}, "white": {"civil": civil}}
    world = a_world(houses=houses, active=[seat])
    spied(Operate(kind="pilfer", target="white"), 1, world, seat)

    assert (civil - taken, taken // 2, taken - taken // 2) == (
        world.houses["white"].civil, world.houses[seat].military, world.houses[seat].civil,
    )  # fmt: skip


def test_CAN_14_10c_sabotage_destroys_an_improvement() -> None:
    """A fort loses one level."""
    world = master(places={"ironbeck": {"temple": True, "fort": 2}})
    spied(Operate(kind="sabotage", target="white", province="ironbeck", thing="temple"), 1, world)
    world.houses["red"].operations_used = 0
    spied(Operate(kind="sabotage", target="white", province="ironbeck", thing="fort"), 1, world)

    assert (False, 1) == (world.provinces["ironbeck"].temple, world.provinces["ironbeck"].fort)


def test_CAN_14_10d_slander_costs_5_honor() -> None:
    """And may make the target infamous."""
    assert -5 == spied(Operate(kind="slander", target="white")).state.houses["white"].honor


def test_CAN_14_10e_knives_kill_one_unit() -> None:
    """Of the type named."""
    world = master(places={"ironbeck": {"units": {"infantry": 1, "cavalry": 2}}})
    spied(Operate(kind="knives", target="white", province="ironbeck", thing="cavalry"), 1, world)

    assert {"infantry": 1, "cavalry": 1} == world.provinces["ironbeck"].units


def test_CAN_14_10f_plans_bring_a_quarter_of_the_next_level() -> None:
    """Only in a tree in which the target is ahead."""
    world = master(white={"level": {"military": 3}})
    spied(Operate(kind="plans", target="white", thing="military"), 1, world)

    assert 20 == world.houses["red"].pool["military"]


def test_CAN_14_10g_a_jailbreak_brings_people_home() -> None:
    """Up to 3 prisoners, or one leader."""
    world = master(white={"prisoners": {"red": {"infantry": 4}}})
    one = a_leader(world, "red", captor="white")
    with pytest.raises(Refusal):
        Operate.model_construct(
            kind="jailbreak", target="white", province="", thing="", prisoners={"infantry": 4}, betray=False
        ).check(world, "red")
    spied(Operate(kind="jailbreak", target="white", prisoners={"infantry": 3}), 1, world)
    spied(Operate(kind="jailbreak", target="white", thing=one.id), 1, world)

    assert ({"infantry": 3}, {"infantry": 1}) == (world.houses["red"].returned, world.houses["white"].prisoners["red"])
    assert ("", "dawnhallow") == (one.captor, one.place)


@pytest.mark.parametrize(("rolled", "result"), [(1, "worked"), (16, "failed")])
def test_CAN_14_5_a_jailer_does_not_learn_for_whom_a_jailbreak_was(rolled, result) -> None:
    """Whom he holds of a House would tell which House sent the men."""
    world = master(white={"level": ALL})
    one = a_leader(world, "red", captor="white")
    felt = spied(Operate(kind="jailbreak", target="white", thing=one.id), rolled, world).told(OperationFelt)

    assert [("jailbreak", "", "", result)] == [
        (event.kind, event.province, event.thing, event.result) for event in felt
    ]


def test_CAN_14_10h_poison_kills_a_leader() -> None:
    """No honor moves, nobody rallies."""
    world = master()
    one = a_leader(world, "white", "ironbeck", "KS")
    spied(Operate(kind="poison", target="white", thing=one.id), 1, world)

    assert (True, ["KS"], 0, 0) == (
        one.dead,
        world.removed,
        world.houses["white"].rally_until,
        world.houses["white"].honor,
    )


def test_CAN_14_10i_an_uprising_makes_a_province_neutral() -> None:
    """Units and leaders go to the nearest of their House."""
    world = master(places={"vellum_tor": {"units": {"infantry": 2}}})
    a_leader(world, "white", "vellum_tor")
    spied(Operate(kind="uprising", target="white", province="vellum_tor"), 1, world)

    assert ("", {"infantry": 2}, "highcandle") == (
        world.provinces["vellum_tor"].owner,
        world.provinces["highcandle"].units,
        world.leaders["head-white"].place,
    )
