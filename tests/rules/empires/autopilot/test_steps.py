"""What autopilots tax, play, try and answer (EMP-HA, X82, X83)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from rules.empires.autopilot.autopilot import autopilot, sheet
from rules.empires.autopilot.cards import best_group, inheritance, next_card, worth
from rules.empires.autopilot.manners import MANNERS, Manner
from rules.empires.autopilot.odds import defied
from rules.empires.autopilot.parleys import contest, interregnum, next_parley, votes
from rules.empires.autopilot.steps import (
    STEPS,
    befriend,
    conquer,
    convert,
    fortify,
    improve,
    least,
    pacify,
    penance,
    prize,
    regain,
    restore,
    undermine,
    woo,
    worth_of,
)
from rules.empires.autopilot.taxes import next_plunder, next_tax, put_off
from rules.empires.autopilot.turns import bound, caretake, next_endeavour, turn
from rules.empires.board.motions import Attack, Inheritance, Motion, Outbreak
from rules.empires.board.sheets import MainOrder, lapse, perform
from rules.empires.board.state import World
from rules.empires.board.tables import CHARACTERS
from rules.empires.endeavours.orders import Conquer, Convert, Fortify, Negotiate, Penance, Restore, Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.inheritance.orders import ContestIt, PlayCard
from rules.empires.parley.orders import Ballot, ParleyClaim, ParleyPeace
from rules.empires.treasury.orders import Plunder, Tax
from rules.empires.turn.orders import Pass
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Window
from rules.kernel.state.viewing import seen
from tests.rules.empires.playing import Dice, a_table
from tests.rules.empires.worlds import a_world, with_truce

STEADY = MANNERS["steady"]


def taxes(world: World, seat: str, manner: Manner) -> dict[str, int]:
    """Give what a manner taxes, each tax taken to succeed."""
    found = {}
    while tax := next_tax(world, seat, manner):
        found[tax.target] = tax.gold
        tax.foresee(world, seat)
    return found


@pytest.mark.parametrize(
    ("character", "expected"),
    [
        ("steady", {"england": 4, "wessex": 2, "northumbria": 1, "normandy": 3, "anjou": 1}),
        ("cautious", {"england": 4, "wessex": 2, "normandy": 2}),
        ("ambitious", {"england": 4, "wessex": 2, "northumbria": 1, "normandy": 3, "anjou": 1}),
    ],
)
def test_X82_EMP_HA_4_taxes_by_character(character, expected) -> None:
    """England's autopilot, steady: 11 gold; the cautious keep to 0, the ambitious too go to 1 (EMP-HA.4)."""
    assert expected == taxes(a_world(), "england", MANNERS[character])


def test_EMP_HA_4_only_in_need_an_area_is_taxed_above_1() -> None:
    """While gold is below 4; and by who dares it."""
    poor = a_world(seats={"england": {"gold": 3, "worked": ["england", "wessex", "northumbria", "normandy"]}})

    assert {"anjou": 2} == taxes(poor, "england", MANNERS["ambitious"])
    poor.empires["england"].worked.remove("anjou")
    assert {"anjou": 1} == taxes(poor, "england", STEADY)


def test_EMP_HA_4_taxes_stop_when_there_is_enough_gold() -> None:
    """While gold is below 20, for the ambitious 30."""
    rich = {"seats": {"england": {"gold": 19}}}

    assert {"england": 4} == taxes(a_world(**rich), "england", STEADY)
    assert 5 == len(taxes(a_world(**rich), "england", MANNERS["ambitious"]))


def test_EMP_HA_4_the_court_is_never_taxed_above_1_and_alone_it_waits() -> None:
    """Whatever the character; and where no other area would pay, taxes are put off."""
    bare = a_world(areas={"castile": {"fort": 0}}, unrest=["leon", "aragon"])

    assert {"castile": 2} == taxes(bare, "castile", MANNERS["ambitious"])
    assert put_off(a_world(unrest=["leon", "aragon"]), "castile", STEADY)
    assert not put_off(a_world(), "england", STEADY)


def test_EMP_HA_4b_only_the_treacherous_plunders_what_others_claim() -> None:
    """An own area in unrest, no court, claimed by another and not by himself."""
    world = a_world(owned={"burgundy": "germany"}, unrest=["burgundy"])

    assert Plunder(target="burgundy") == next_plunder(world, "germany", MANNERS["treacherous"])
    assert next_plunder(world, "germany", STEADY) is None
    assert next_plunder(a_world(unrest=["normandy"]), "england", MANNERS["treacherous"]) is None


def test_X83_EMP_HA_5e_egypts_first_conquest() -> None:
    """Tunis from Egypt: e = 9, x = 0, N = 4, worth 10, score 66; next Jerusalem 42, Anatolia 12 (EMP-HA.5e)."""
    world = a_world()

    def score(area: str) -> Fraction:
        rated = defied(world, "egypt", "conquer", area)
        extra = least(rated, STEADY.daring, 3)
        assert extra is not None
        return prize(world, "egypt", area, worth_of(world, "egypt", area, STEADY), 13 - rated.rating - extra, extra)

    assert (9, 10) == (rate(world, "egypt", "conquer", "tunis").rating, worth_of(world, "egypt", "tunis", STEADY))
    assert [66, 42, 12] == [score(area) for area in ("tunis", "jerusalem", "anatolia")]
    assert Conquer(target="tunis") == conquer(world, "egypt", STEADY)


def test_EMP_HA_5e_a_truce_is_broken_by_the_treacherous_alone() -> None:
    """Others leave a truce partner's areas alone."""
    world = with_truce(a_world(claims={"germany": ["burgundy"]}), "germany", "france")
    world.empires["france"].used = 5
    free = a_world(claims={"germany": ["burgundy"]}, seats={"france": {"used": 5}})
    chosen = [
        conquer(board, "germany", MANNERS[character])
        for board, character in ((world, "steady"), (world, "treacherous"), (free, "steady"))
    ]

    assert Conquer(target="burgundy") not in chosen[:1]
    assert [Conquer(target="burgundy"), Conquer(target="burgundy")] == chosen[1:]


@pytest.mark.parametrize(
    ("character", "changes", "area", "worth"),
    [
        ("steady", {}, "normandy", 8 + 4 - 1),
        ("cautious", {}, "normandy", 8 + 4 - 3),
        ("ambitious", {}, "normandy", 8 + 4 + 2),
        ("ambitious", {"seats": {"england": {"vacant": True}}}, "normandy", 8 + 4 + 2 + 2),
        ("treacherous", {"seats": {"england": {"excommunicated": True}}}, "normandy", 8 + 4 + 6),
        ("steady", {}, "wessex", 6 - 2 - 2),
        ("steady", {}, "andalusia", 8 - 2 - 2),
        ("pious", {}, "andalusia", 8 - 2 + 4),
    ],
)
def test_EMP_HA_5e_what_an_area_is_worth(character, changes, area, worth) -> None:
    """Prosperity, claim, gaps, its owner, and what the character adds, for France."""
    assert worth == worth_of(a_world(**changes), "france", area, MANNERS[character])


def test_EMP_HA_5d_unrest_is_calmed_the_richest_first_with_the_least_gold() -> None:
    """Needed roll 8 at most; without gold none is added."""
    world = a_world(unrest=["wessex", "normandy", "aquitaine"])
    poor = a_world(unrest=["aquitaine"], seats={"england": {"gold": 0}}, areas={"aquitaine": {"social": -3}})

    assert Rule(target="normandy") == pacify(world, "england", STEADY)
    assert pacify(poor, "england", STEADY) is None
    poor.empires["england"].gold = 5
    assert Rule(target="aquitaine", extra=1) == pacify(poor, "england", STEADY)
    assert pacify(poor, "england", STEADY, free=True) is None


def test_EMP_HA_5f_ties_where_a_claim_follows_then_the_court() -> None:
    """Own areas without tie and claim, the richest first; then the Court Area's own tie, if it is one's manner."""
    world = a_world(owned={"scotland": "england", "brittany": "england"}, areas={"brittany": {"social": 1}})
    world.empires["england"].claims.remove("brittany")

    assert Negotiate(target="brittany", extra=1) == befriend(world, "england", STEADY)
    bare = a_world()
    bare.empires["england"].ties.remove("england")
    assert Negotiate(target="england") == befriend(bare, "england", STEADY)
    assert befriend(bare, "england", MANNERS["ambitious"]) is None


def test_EMP_HA_5g_own_areas_rise_the_most_populous_first() -> None:
    """Then those of the lowest social state; needed roll 7 at most, no gold."""
    assert Rule(target="england") == improve(a_world(), "england", STEADY)
    assert Rule(target="wessex") == improve(a_world(areas={"england": {"social": 3}}), "england", STEADY)


def test_EMP_HA_5h_to_5k_missions_walls_and_envoys() -> None:
    """Each from its gold on, and only where it is likely enough (EMP-HA.5i, EMP-HA.5j, EMP-HA.5k)."""
    mission = a_world(owned={"jerusalem": "byzantium"}, areas={"jerusalem": {"population": -2}})
    walls = a_world(areas={"hellas": {"social": 2}, "constantinople": {"fort": 2}})

    assert Convert(target="jerusalem", extra=1) == convert(mission, "byzantium", STEADY)
    assert Convert(target="jerusalem") == convert(mission, "byzantium", MANNERS["pious"])
    assert isinstance(fortify(walls, "byzantium", STEADY), Fortify)
    assert fortify(a_world(seats={"byzantium": {"gold": 7}}), "byzantium", STEADY) is None
    friendly = woo(a_world(), "england", STEADY)
    assert isinstance(friendly, Negotiate)
    assert not a_world().areas[friendly.target].owner
    foreign = undermine(a_world(areas={"flanders": {"social": -3}}), "germany", STEADY)
    assert isinstance(foreign, Negotiate)
    assert a_world().areas[foreign.target].owner
    assert undermine(a_world(seats={"germany": {"gold": 5}}), "germany", STEADY) is None


def test_EMP_HA_5a_5b_5c_what_comes_before_all_else() -> None:
    """An exile calls on the likeliest people; who is excommunicated repents; an outbreak is marched against.

    Rules: EMP-HA.5b, EMP-HA.5c.
    """
    exile = a_world(owned={"castile": "", "leon": "", "aragon": ""}, seats={"castile": {"court": ""}})
    cursed = a_world(seats={"england": {"excommunicated": True}})
    loose = a_world(owned={"franconia": ""})
    loose.outbreak = Outbreak(area="franconia", drawer="germany")

    assert Restore(target="aragon", extra=3) == restore(exile, "castile", STEADY)
    assert Penance() == penance(cursed, "england", STEADY)
    assert penance(a_world(seats={"england": {"excommunicated": True, "gold": 5}}), "england", STEADY) is None
    assert Conquer(target="franconia", extra=3) == regain(loose, "germany", STEADY)
    assert regain(loose, "france", STEADY) is None
    loose.empires["germany"].used = 4
    assert Conquer(target="franconia", extra=3) == next_endeavour(loose, "germany", STEADY)


def test_EMP_HA_5a_an_exile_without_people_or_land_stops() -> None:
    """He sends no envoys either."""
    alone = a_world(owned={"egypt": "", "syria": ""}, seats={"egypt": {"court": "", "restored": 2, "gold": 20}})

    assert next_endeavour(alone, "egypt", STEADY) is None


def test_EMP_HA_5_the_bound_of_the_character() -> None:
    """Steady tries while 4 are not used, the cautious while 3."""
    tried = [
        next_endeavour(a_world(seats={"egypt": {"used": used}}), "egypt", MANNERS[one]) is not None
        for one, used in (("steady", 3), ("steady", 4), ("cautious", 2), ("cautious", 3), ("ambitious", 3))
    ]

    assert [True, False, True, False, True] == tried


def test_EMP_HA_0_the_table_of_characters() -> None:
    """Five of them, each with known steps and bounds."""
    assert list(CHARACTERS) == list(MANNERS)
    assert all(set(manner.steps) <= set(STEPS) - set("abc") for manner in MANNERS.values())
    assert {"cautious": 7, "steady": 8, "ambitious": 9, "pious": 8, "treacherous": 8} == {
        name: manner.daring for name, manner in MANNERS.items()
    }


def test_EMP_HA_2a_inheritances_on_the_worthiest_group_or_the_richest_area() -> None:
    """Of a group at least 3; else what nobody can contest first, then the richest; the treacherous waits."""
    world = a_world(seats={"france": {"hand": ["inheritance_group"]}, "england": {"hand": ["inheritance_single"]}})
    group = best_group(world, "france")

    assert ["ile_de_france", "normandy", "anjou", "languedoc", "burgundy", "champagne", "flanders"] == group
    assert 9 == worth(world, "france", group)
    assert isinstance(next_card(world, "france", STEADY), PlayCard)
    played = inheritance(world, "england", STEADY)
    assert played and ("brittany", "possession") == (played[1].area, played[1].mode)
    contested = a_world(
        owned={"brittany": "france", "ireland": "france", "wales": "france"},
        seats={"england": {"hand": ["inheritance_single"]}},
    )
    assert inheritance(contested, "england", MANNERS["treacherous"]) is None
    assert inheritance(contested, "england", STEADY) is not None


def test_EMP_HA_2b_to_2d_other_cards() -> None:
    """Recognition for the richest it helps, a coup against an unfriendly tie there, retained cards at once.

    Rules: EMP-HA.2c, EMP-HA.2d.
    """
    world = a_world(owned={"scotland": "england"}, ties={"france": ["anjou", "england"]})

    def first(hand: list[str]) -> tuple[Any, ...]:
        world.empires["england"].hand = hand
        card = next_card(world, "england", STEADY)
        return (card.card, card.areas, card.seat) if card else ()

    assert ("recognition", ("scotland",), "") == first(["recognition"])
    assert ("coup", ("england",), "france") == first(["coup"])
    assert ("weapons", (), "") == first(["weapons"])
    assert () == first(["influence"])


def test_EMP_HA_3_a_parley_is_called_if_it_is_foreseen_to_pass() -> None:
    """With 3 gold, in good standing; claims first, then peace."""
    poor = {area: {"social": -3} for area in ("castile", "leon", "aragon")}
    world = a_world(owned={"normandy": "castile"}, ties={"castile": ["normandy"]}, areas=poor)
    rich = a_world(owned={"burgundy": "byzantium"}, ties={"byzantium": ["burgundy"]})
    attacked = a_world()
    attacked.last_attack = [Attack(attacker="byzantium", owner="castile", round=0)]

    assert ParleyClaim(area="normandy") == next_parley(world, "castile")
    assert next_parley(rich, "byzantium") is None
    assert ParleyPeace(against="byzantium") == next_parley(attacked, "castile")
    attacked.empires["castile"].gold = 2
    assert next_parley(attacked, "castile") is None


def test_EMP_HA_6_EMP_HA_7_EMP_HA_8_ballots_and_answers() -> None:
    """A party votes for its own side with a card, as far as it has them; for the court one refuses; one card plays.

    Rules: EMP-HA.7, EMP-HA.8.
    """
    world = a_world(seats={"france": {"hand": ["influence", "inheritance_single"]}, "england": {"vacant": True}})
    world.agenda = [
        Motion(kind="inheritance", asker="france", other="england", areas=["normandy"]),
        Motion(kind="peace", asker="france", other="germany"),
    ]
    mine = votes(world, "france")
    world.inheritance = Inheritance(heir="france", card="inheritance_single", areas={"england": ["england"]})
    world.interregnum = "england"
    found = interregnum(world, "france")

    assert [("yes", 1), ("yes", 0)] == [(one.vote, one.influence) for one in mine.values()]
    assert ["no", "abstain"] != [one.vote for one in votes(world, "england").values()]
    assert ("refuse", "relinquish") == (contest(world, "england"), contest(world, "hungary"))
    assert found and ("normandy", "possession") == (found[1].area, found[1].mode)
    assert interregnum(world, "hungary") is None


def carried(world: World, seat: str, steps: Any) -> list[MainOrder]:
    """Carry out what a seat decides, one after the other, on what it sees."""
    table = a_table(world, {})
    done: list[MainOrder] = []
    world.active, world.step = seat, "actions"
    for order in steps(lambda: seen(world, seat), seat):
        assert lapse(world, seat, order) is None
        list(perform(table.play, seat, order, early=False))
        done.append(order)
    return done


@pytest.mark.parametrize("character", CHARACTERS)
def test_EMP_HA_1_a_turn_is_legal_order_by_order_and_ends(character) -> None:
    """Whatever the character, with cards in hand; taxes come before endeavours, unless they wait."""
    place = CHARACTERS.index(character)
    for seat in list(a_world().empires)[place : place + 2]:
        hand = ["recognition", "coup", "inheritance_single"]
        world = a_world(seats={seat: {"character": character, "hand": hand}}, unrest=["aquitaine", "saxony"])
        late = put_off(world, seat, MANNERS[character])
        done = carried(world, seat, turn)

        assert done
        assert world.empires[seat].used <= bound(world, seat, MANNERS[character])
        kinds = [isinstance(order, Tax) for order in done if isinstance(order, Tax) or order.endeavour]
        assert kinds == sorted(kinds, reverse=not late)


def test_EMP_HA_9_the_caretaker_taxes_calms_and_rules_without_gold() -> None:
    """Always steady, three endeavours at most, nothing else."""
    world = a_world(unrest=["aquitaine"], seats={"england": {"character": "ambitious", "hand": ["recognition"]}})
    done = carried(world, "england", caretake)

    assert {Tax, Rule} == {type(order) for order in done}
    assert 3 == world.empires["england"].used
    assert all(order.extra == 0 for order in done if isinstance(order, Rule))
    assert Rule(target="aquitaine") in done


def asked(world: World, seat: str, window: str) -> Sequence[Any]:
    """Give what the autopilot answers in a window."""
    chance = Chance(Dice(), 1, "test", lambda _event: 0)
    orders: Window[Any] = Window(name=window, clause="EMP-H5.9", asked=(seat,), orders=(), silence="")
    return autopilot(seen(world, seat), seat, orders, chance)


def test_an_autopilot_that_is_asked_gives_a_whole_sheet() -> None:
    """In a league it holds a seat as a player does: every order is legal as foreseen, and it votes and contests."""
    world = a_world(people=("england",))
    given = asked(world, "england", "round")
    world.agenda = [Motion(kind="claim", asker="france", areas=["anjou"])]
    world.inheritance = Inheritance(heir="france", card="inheritance_single", areas={"england": ["anjou"]})

    assert {"levy", "conquer"} <= {order.name for order in given} and "done" == given[-1].name
    assert [Ballot(question="1", vote="no")] == asked(world, "england", "ballot")
    assert [ContestIt(if_lost="relinquish")] == asked(world, "england", "contest")
    assert [Pass()] == list(asked(world, "england", "interregnum"))
    again = sheet(seen(world, "england"), "england", Chance(Dice(), 1, "test", lambda _event: 0))
    assert given[:-1] == again or world.agenda
