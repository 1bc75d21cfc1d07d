"""How an autopilot decides (CAN-16)."""

import pytest

from rules.candlebre.autopilot import autopilot
from rules.candlebre.board.measures import defence, need, strength, threat
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.scenario import Settings
from rules.candlebre.board.state import Offer
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.diplomacy.orders import Accept, MakeOffer, ProposeAlliance
from rules.candlebre.ending.ending import ending
from rules.candlebre.ending.orders import Concede, VoteDraw
from rules.candlebre.espionage.orders import Operate, Parry
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.mercenaries.orders import PlayCompany
from rules.candlebre.movement.march_autopilot import body_against, required, score
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.opening.autopilot import raise_army
from rules.candlebre.people.orders import Execute, KillPrisoners, Release
from rules.candlebre.purchasing.orders import Build, Buy, Place
from rules.candlebre.research.orders import RollResearch, Study
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.windows import Window
from rules.kernel.play.session import Session
from tests.rules.candlebre.balance import EXPECTED, Tally, lines, play
from tests.rules.candlebre.worlds import SEATS, a_leader, a_table, a_world, scenario


def thought(world, name="campaign", seat="red"):
    """Give what the autopilot of a seat orders in a window."""
    window = Window(name=name, clause="CAN-4.4", asked=[seat], orders=(), silence="")
    return list(autopilot(world.fresh(), seat, window, a_table(world).play.chance))


def of(kind, orders):
    """Give the orders of a kind."""
    return [order for order in orders if isinstance(order, kind)]


def test_CAN_16_1_five_autopilots_play_to_the_end() -> None:
    """Unattended, and nobody is waited for; they roll nothing by themselves."""
    session = Session.found(CANDLEBRE, Seeded("alone"), scenario(), Settings(), ())
    while session.window:
        progress = session.close({}, ())
        assert not any(answered.thoughts for answered in progress.closing.answers.values())

    end = ending(session.state)
    assert end is not None
    assert 5 < session.state.turn <= 60


def test_section_8_games_are_counted_beside_the_rulebook() -> None:
    """One game: somebody wins, in some way, and every figure of the rulebook's table is there."""
    tally = Tally()
    tally.add(*play("one", Settings(turn_limit=12)))
    figures = tally.figures()

    assert (
        100
        == sum(figures[name] for name in HOUSES)
        == sum(figures[name] for name in ("provinces", "honor", "last", "limit"))
    )
    assert set(EXPECTED["sequential"]) <= set(figures)
    assert figures["battles"] > figures["battles with Houses"] > 0
    assert any("rulebook" in line for line in lines(tally, EXPECTED["sequential"]))


def test_CAN_16_2_temper_and_habits_come_from_the_house() -> None:
    """Vesper and Lanthorn are courtiers; Umbrel studies espionage first."""
    assert ["vesper", "lanthorn"] == [name for name, one in HOUSES.items() if one.courtier]
    assert ["military", "infrastructure", "infrastructure", "espionage", "military"] == [
        one.trees[0] for one in HOUSES.values()
    ]
    assert [(1, 1, 3), (1, 1, 2), (1, 1, 3), (1, 1, 1), (1, 1, 3)] == [one.weights for one in HOUSES.values()]


def test_CAN_16_3_its_army_is_2_archers_and_infantry() -> None:
    """In the province that is most exposed, with the head; barracks in the most valuable one."""
    world = a_world()
    raise_army(world, "red")

    assert world.provinces["amberleigh"].barracks
    assert {"infantry": 4, "archers": 2} == world.provinces["amberleigh"].units
    assert "amberleigh" == world.leaders["head-red"].place


def test_CAN_16_4_measures_of_strength_threat_and_need() -> None:
    """Units times the sum of their numbers, forts included, over the rivals next door."""
    places = {
        "amberleigh": {"units": {"infantry": 2}, "fort": 1},
        "lightmere": {"owner": "white", "units": {"cavalry": 3}},
    }
    world = a_world(places=places)
    place = world.provinces["amberleigh"]

    assert (2 * 18, 3 * 24, 72 - 36) == (defence(world, place), threat(world, "red", place), need(world, "red", place))
    world.houses["red"].allies, world.houses["white"].allies = {"white": 0}, {"red": 0}
    assert 0 == threat(world, "red", place)


def test_CAN_16_5_a_campaign_is_planned_in_its_order() -> None:
    """Operations, improvements, research, barracks, units, marches."""
    houses = {"blue": {"military": 400, "civil": 400, "level": {"espionage": 2, "infrastructure": 1}}}
    places = {"brandhurst": {"barracks": True, "units": {"infantry": 9}}}
    world = a_world(houses=houses, places=places, active=["blue"])
    world.provinces["thornmantle"].owner = world.provinces["westmere"].owner = "green"
    world.provinces["brandhurst"].owner, world.provinces["ravensconce"].barracks = "blue", True
    kinds = [type(order) for order in thought(world, seat="blue")]

    assert kinds == sorted(kinds, key=[Operate, Build, Study, Buy, MarchOn].index) or kinds.index(Operate) == 0
    assert {Operate, Build, Study, Buy} <= set(kinds)


def operations(world, seat="red"):
    """Give what the autopilot sets its spies on."""
    return [(one.kind, one.target, one.province, one.thing) for one in of(Operate, thought(world, seat=seat))]


def test_CAN_16_6_spies_do_what_brings_most() -> None:
    """Of what they know; nothing that costs more than it brings on the average, and nothing twice."""
    houses = {"red": {"civil": 500, "level": {"espionage": 10}}}
    first, again = operations(a_world(houses=houses, province_goal=8))
    assert "uprising" == first[0] == again[0]
    assert first[2] != again[2]

    houses["red"]["level"]["espionage"], houses["white"] = 4, {"honor": 130}
    assert [("slander", "white", "", "")] == operations(a_world(houses=houses))
    del houses["white"]
    houses["red"]["level"]["espionage"] = 2
    many = [id for id, place in a_world().provinces.items() if not place.owner][:12]
    rich = {id: {"owner": "green"} for id in many}
    assert [("pilfer", "green", "", "")] == operations(a_world(houses=houses, places=rich))
    shielded = {seat: {"honor": 110} for seat in SEATS[1:]}
    assert [] == operations(a_world(houses=houses | shielded))
    houses["red"]["level"]["espionage"] = 1
    assert [] == operations(a_world(houses=houses))


def test_CAN_16_6_spies_pull_down_what_a_courtier_next_door_has_built() -> None:
    """A court before a temple; of a conqueror whose honor foils that, nothing; far away nothing either."""
    works = {"temple": True, "court": True}
    houses = {"blue": {"civil": 100, "level": {"espionage": 5}}, "red": {"honor": 60}}
    near = a_world(houses=houses, places={"westmere": {"owner": "blue"}, "gloamford": works})
    near.provinces["cinderlow"].units = {"infantry": 5}
    near.houses["green"].honor = 0

    assert [("sabotage", "green", "gloamford", "court")] == operations(near, "blue")
    near.houses["green"].house, near.houses["green"].honor = "ashgrave", 40
    assert "sabotage" not in [kind for kind, *_ in operations(near, "blue")]


def test_CAN_16_6_knives_turn_a_province_over_to_its_companies() -> None:
    """Where mercenaries are as many as the regulars, one of whom is stabbed (CAN-8.5)."""
    houses = {"red": {"civil": 100, "level": {"espionage": 6}}}
    lightmere = {"owner": "white", "units": {"infantry": 2, "cavalry": 1, "mercenaries": 3}}
    assert [("knives", "white", "lightmere", "cavalry")] == operations(
        a_world(houses=houses, places={"lightmere": lightmere})
    )

    lightmere["units"] = {"infantry": 4, "cavalry": 1, "mercenaries": 3}
    assert "knives" not in [kind for kind, *_ in operations(a_world(houses=houses, places={"lightmere": lightmere}))]


def test_CAN_16_6_knives_empty_land_that_one_can_walk_into() -> None:
    """A lone guard next to troops of one's own (CAN-7.1b)."""
    places = {"merrowgate": {"owner": "white", "units": {"archers": 1}}, "amberleigh": {"units": {"infantry": 3}}}
    world = a_world(houses={"red": {"civil": 100, "level": {"espionage": 6}}}, places=places)
    a_leader(world, "white", "merrowgate")

    assert [("knives", "white", "merrowgate", "archers")] == operations(world)


def test_CAN_16_6_spies_copy_what_others_know_better() -> None:
    """A quarter of one's next level, where that is dear."""
    houses = {"blue": {"civil": 100, "level": {"espionage": 6}, "earned": {"military": 4}}}
    houses["white"] = {"level": {"military": 5}}

    assert [("plans", "white", "", "military")] == operations(a_world(houses=houses), "blue")


@pytest.mark.parametrize(("held", "freed"), [({"cavalry": 2, "infantry": 4}, 3), ({}, 0)])
def test_CAN_16_6_spies_free_the_dearest_prisoners(held, freed) -> None:
    """Three at most."""
    houses = {"blue": {"civil": 60, "level": {"espionage": 8}}, "white": {"prisoners": {"blue": held}}}
    orders = [one for one in of(Operate, thought(a_world(houses=houses), seat="blue")) if one.kind == "jailbreak"]

    assert [{"infantry": 1, "cavalry": 2}] * bool(freed) == [one.prisoners for one in orders]


@pytest.mark.parametrize(
    ("seat", "level", "foiled"),
    [
        ("red", 3, ["sabotage", "poison", "uprising"]),
        ("red", 2, []),
        ("gold", 4, ["slander", "poison", "uprising"]),
        ("gold", 3, []),
    ],
)
def test_CAN_16_21_its_honor_foils_what_costs_more_than_honor(seat, level, foiled) -> None:
    """Once a rival's spies know how; what somebody has settled before stays."""
    world = a_world(houses={"white": {"level": {"espionage": level}}})
    parried = of(Parry, thought(world, "settle", seat))

    assert foiled == [kind for one in parried for kind in one.operations]
    world.houses[seat].parry = []
    assert [] == of(Parry, thought(world, "settle", seat))


def test_CAN_16_7_it_builds_courts_temples_and_markets() -> None:
    """A courtier sooner than a conqueror; three a seat-turn at most."""
    rich = {"civil": 1000, "level": {"infrastructure": 1}}
    built = {
        seat: [order.building for order in of(Build, thought(a_world(houses={seat: rich}), seat=seat))]
        for seat in ("red", "gold")
    }

    assert ["market", "market", "market"] == built["red"][:3]
    assert ["court", "temple", "temple"] == built["gold"][:3]


@pytest.mark.parametrize(("seat", "tree"), [("red", "military"), ("white", "infrastructure"), ("blue", "military")])
def test_CAN_16_8_what_is_left_goes_into_research(seat, tree) -> None:
    """The least weighted level, by the House's order: exactly what it lacks, then the next; dice all in one."""
    world = a_world(houses={seat: {"civil": 75, "level": {"infrastructure": 0}}})
    first = of(Study, thought(world, seat=seat))[0]
    assert (tree, 75) == (first.tree, first.points)

    world.settings = world.settings.model_copy(update={"research": "dice"})
    assert [25] == [order.rolls for order in of(RollResearch, thought(world, seat=seat))]


def test_CAN_16_8_a_great_purse_is_spent_in_several_orders() -> None:
    """3100 gold pay for 1033 dice, of which one order holds 999."""
    world = a_world(houses={"red": {"civil": 3100}}, settings={"research": "dice"})

    assert [999, 34] == [order.rolls for order in of(RollResearch, thought(world))]


@pytest.mark.parametrize(("gold", "built"), [(108, 0), (120, 1)])
def test_CAN_16_9_barracks_where_gold_outruns_the_room(gold, built) -> None:
    """More than 18 for each room: 6 in a barracks of 50 gold with Ashgrave's one more."""
    world = a_world(houses={"red": {"military": gold}}, places={"dawnhallow": {"barracks": True}})

    assert built == len([order for order in of(Build, thought(world)) if order.building == "barracks"])


def test_CAN_16_9_mercenaries_who_wait_take_room() -> None:
    """6 in the barracks less 2: 100 gold are more than 18 for each, so another is built; of 300, 4 units are bought."""
    poor, rich = (
        thought(a_world(houses={"red": red}, places={"dawnhallow": {"barracks": True}}))
        for red in ({"military": gold, "muster": {"mercenaries": 2}} for gold in (100, 300))
    )

    assert ["barracks"] == [order.building for order in of(Build, poor)]
    assert 4 == sum(order.number for order in of(Buy, rich) if order.unit != "mercenaries")


def test_CAN_16_10_units_by_shares() -> None:
    """40 infantry, 30 archers, 30 cavalry, one by one while room and gold last."""
    world = a_world(houses={"red": {"military": 100}}, places={"dawnhallow": {"barracks": True}})
    bought = {order.unit: order.number for order in of(Buy, thought(world))}

    assert {"infantry": 2, "archers": 2, "cavalry": 1} == {
        kind: n for kind, n in bought.items() if kind != "mercenaries"
    }


def test_CAN_16_11_forts_where_the_need_is_greatest() -> None:
    """From I2, on a House front with something worth it, while gold is thrice the price."""
    places = {
        "amberleigh": {"temple": True, "barracks": True},
        "lightmere": {"owner": "white", "units": {"cavalry": 3}},
    }
    world = a_world(houses={"red": {"military": 400, "level": {"infrastructure": 2}}}, places=places)

    assert ["amberleigh"] == [order.province for order in of(Build, thought(world)) if order.building == "fort"]


def test_CAN_16_12_mercenaries_when_there_is_no_room() -> None:
    """Fewer than a quarter of the regulars, 20 gold left."""
    world = a_world(houses={"red": {"military": 55}}, places={"quillbrook": {"units": {"infantry": 12}}})

    assert [("mercenaries", 3)] == [(order.unit, order.number) for order in of(Buy, thought(world))]


def opening():
    """Give the opening of an autopilot in the Dawn Court, its army in Amberleigh."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 4, "archers": 2}}})
    a_leader(world, "red", "amberleigh")
    return world


def test_CAN_16_13_the_opening_march_is_on_lightmere() -> None:
    """Every neutral scores 0; Merrowgate asks too much, Lightmere takes all six; the leader stays (example 95)."""
    world = opening()
    plan = Plan(world, "red")

    assert {0} == {score(plan, place) for place in world.provinces.values() if not place.owner}
    assert 8 * 7 * 7 == required(plan, world.provinces["merrowgate"])[0]
    assert 128 == strength(defenders(world.provinces["lightmere"]), None, "defence")
    march = of(MarchOn, thought(world))
    assert [("lightmere", {"infantry": 4, "archers": 2}, ())] == [(one.target, one.units, one.leaders) for one in march]


@pytest.mark.parametrize(("seat", "percent"), [("red", 140), ("gold", 200)])
def test_CAN_16_13a_courtiers_want_more_against_a_house(seat, percent) -> None:
    """150 against neutrals; a quarter more where a leader stands."""
    world = a_world(places={"lightmere": {"owner": "white", "units": {"infantry": 4}}})
    plan = Plan(world, seat)

    assert (128, percent) == required(plan, world.provinces["lightmere"])
    assert 150 == required(plan, world.provinces["merrowgate"])[1]
    a_leader(plan.world, "white", "lightmere")
    assert 160 == required(plan, world.provinces["lightmere"])[0]


def test_CAN_16_13a_engines_take_a_fort_off_what_it_wants() -> None:
    """Those that go along: fewer march on a fort with one, and none where it stands too far off."""
    for camp, engines, sent in (("amberleigh", 1, 7), ("amberleigh", 0, 8), ("sunward_tor", 1, 8)):
        world = a_world(places={"lightmere": {"owner": "white", "units": {"infantry": 5}, "fort": 2}})
        free = {"amberleigh": {"infantry": 14}, "sunward_tor": {}}
        free[camp]["siege_engines"] = engines
        body = body_against(Plan(world, "red"), world.provinces["lightmere"], free)
        goes = {"siege_engines": engines} if engines and camp == "amberleigh" else {}
        assert {"amberleigh": {"infantry": sent, **goes}} == body


def test_CAN_16_6_spies_burn_the_only_barracks() -> None:
    """Without which nobody is fielded, sooner than a court."""
    works = {"gloamford": {"barracks": True}, "umberfell": {"court": True}, "westmere": {"owner": "blue"}}
    houses = {"blue": {"civil": 100, "level": {"espionage": 4}}}

    assert [("sabotage", "green", "gloamford", "barracks")] == operations(a_world(houses=houses, places=works), "blue")


def test_CAN_16_13b_it_gathers_no_more_than_it_needs() -> None:
    """Cavalry first; a march that can never be strong enough is none."""
    world = a_world(places={"amberleigh": {"units": {"cavalry": 6, "infantry": 6}}})
    first = of(MarchOn, thought(world))[0]
    assert ("merrowgate", {"cavalry": 6, "infantry": 3}) == (first.target, first.units)

    world = a_world(places={"amberleigh": {"units": {"infantry": 2}}})
    assert [] == of(MarchOn, thought(world))


def test_CAN_16_13c_a_leader_goes_with_five_of_twice_the_strength() -> None:
    """And not against land without troops."""
    world = a_world(
        places={"amberleigh": {"units": {"infantry": 20}}, "lightmere": {"owner": "white", "units": {"infantry": 5}}}
    )
    a_leader(world, "red", "amberleigh")
    marches = {one.target: one.leaders for one in of(MarchOn, thought(world))}

    assert all(not leaders or target != "lightmere" or len(leaders) == 1 for target, leaders in marches.items())
    assert marches


def test_CAN_16_14_the_idle_go_to_the_front() -> None:
    """One step, two with roads; not from a province that borders neutrals; leaders go where the need is least."""
    held = [id for id, place in a_world().provinces.items()][:50]
    world = a_world({"red": held, "white": [id for id in a_world().provinces if id not in held]})
    world.provinces["highcandle"].units = {"infantry": 2}
    world.houses["red"].level["infrastructure"] = 3
    a_leader(world, "red", "wolfendale")
    moves = of(Move, thought(world, "settle"))

    assert any(move.units == {"infantry": 2} and len(move.path) == 2 for move in moves)
    assert [("wolfendale", ("highcandle",))] == [(move.origin, move.path) for move in moves if move.leaders]


def test_CAN_16_14_who_comes_in_holds_nobody_back() -> None:
    """All units of a province go on, though others have just come in from behind, who have no step left."""
    held = [id for id, place in a_world().provinces.items()][:50]
    idle = {"sorrel_down": {"units": {"infantry": 2}}, "larkspire": {"units": {"infantry": 3}}}
    world = a_world({"red": held, "white": [id for id in a_world().provinces if id not in held]}, places=idle)
    moves = of(Move, thought(world, "settle"))

    assert [
        ("sorrel_down", ("larkspire",), {"infantry": 2}),
        ("larkspire", ("lightmere",), {"infantry": 3}),
    ] == [(move.origin, move.path, move.units) for move in moves]


def test_CAN_16_15_new_troops_go_where_the_need_is_greatest() -> None:
    """To a House front first; those come home where regulars are most."""
    places = {
        "amberleigh": {"barracks": True},
        "dawnhallow": {"barracks": True, "units": {"infantry": 3}},
        "lightmere": {"owner": "white", "units": {"cavalry": 3}},
    }
    houses = {"red": {"muster": {"infantry": 2}, "returned": {"archers": 2}}}
    placed = of(Place, thought(a_world(houses=houses, places=places), "settle"))

    assert [("amberleigh", {"infantry": 2}), ("dawnhallow", {"archers": 2})] == [
        (one.province, one.units) for one in placed
    ]


def test_CAN_16_15_what_can_yet_be_held_is_held_first() -> None:
    """Of two fronts one faces more than those who wait could stop: they go where they make the difference."""
    places = {
        "amberleigh": {"barracks": True, "units": {"infantry": 1}},
        "quillbrook": {"barracks": True, "units": {"infantry": 2}},
        "lightmere": {"owner": "white", "units": {"cavalry": 40}},
        "merrowgate": {"owner": "gold", "units": {"cavalry": 3}},
    }
    world = a_world(houses={"red": {"muster": {"infantry": 3}}}, places=places)
    placed = {one.province: one.units for one in of(Place, thought(world, "settle"))}

    assert 0 < placed.get("quillbrook", {}).get("infantry", 0)


def test_CAN_16_16_it_releases_two_prisoners_and_kills_nobody() -> None:
    """Neutral ones first."""
    prisoners = {"white": {"infantry": 5}, "neutral": {"infantry": 1}}
    orders = thought(a_world(houses={"red": {"prisoners": prisoners}}), "settle")

    assert [("neutral", 1), ("white", 1)] == [(one.owner, one.units["infantry"]) for one in of(Release, orders)]
    assert not [order for order in orders if isinstance(order, (KillPrisoners, Execute))]


def test_CAN_16_17_captives_are_offered_for_60_gold() -> None:
    """To a player who declined not for three turns; and what is worth it is accepted."""
    world = a_world(turn=5)
    a_leader(world, "white", captor="red")
    assert [60] == [one.price for one in of(MakeOffer, thought(world, "settle"))]
    world.seated, world.houses["red"].refused = ["white"], {"white": 3}
    assert [] == of(MakeOffer, thought(world, "settle"))

    ransom = Offer(id="red-1", maker="red", taker="white", give={"infantry": 3}, give_leaders=["head-white"], price=90)
    for civil, taken in ((180, 1), (170, 0)):
        rich = a_world(houses={"white": {"civil": civil}}, offers=[ransom])
        a_leader(rich, "white", captor="red")
        assert taken == len(of(Accept, thought(rich, "answer", "white")))


@pytest.mark.parametrize(
    ("third", "mine", "accepted", "asked"), [(130, 10, 1, "white"), (100, 10, 0, ""), (130, 130, 0, "blue")]
)
def test_CAN_16_18_it_allies_against_whoever_is_far_ahead(third, mine, accepted, asked) -> None:
    """A third seat at 60, and neither of the two; on the same terms it proposes one itself."""
    houses = {"green": {"honor": third}, "white": {"honor": mine}}
    world = a_world(houses=houses, offers=[Offer(id="red-1", maker="red", taker="white", alliance=True)])

    assert accepted == len(of(Accept, thought(world, "answer", "white")))
    world.offers.clear()
    assert [asked] * bool(asked) == [one.seat for one in of(ProposeAlliance, thought(world, "settle"))]


def test_CAN_16_19_clergy_guard_what_is_worth_most() -> None:
    """Where the threat exceeds the defence and the price can be paid."""
    places = {"lightmere": {"owner": "white", "units": {"cavalry": 3}}, "amberleigh": {"court": True}}
    world = a_world(houses={"red": {"influence": 6}}, places=places)

    assert ["amberleigh"] == [one.province for one in of(Summon, thought(world, "settle"))]


@pytest.mark.parametrize(("turn", "played"), [(3, 2), (4, 1)])
def test_CAN_16_20_it_always_draws_and_keeps_one_company(turn, played) -> None:
    """The oldest, from turn 4 on."""
    orders = thought(a_world(houses={"red": {"hand": ["2C", "3C"]}}, turn=turn), "settle")

    assert (played, 1) == (len(of(PlayCompany, orders)), len(of(DrawFate, orders)))


def test_CAN_16_22_what_it_never_does() -> None:
    """Transfers, light infantry, siege engines, concessions and votes."""
    houses = {"red": {"military": 900, "civil": 900, "level": {"military": 10, "infrastructure": 10}}}
    world = a_world(houses=houses, places={"amberleigh": {"barracks": True, "units": {"infantry": 9}}})
    orders = thought(world) + thought(world, "settle")

    assert not [order for order in orders if isinstance(order, (Transfer, Concede, VoteDraw))]
    assert not {"light_infantry", "siege_engines"} & {order.unit for order in of(Buy, orders)}
    assert SEATS == tuple(world.houses)
