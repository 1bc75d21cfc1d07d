"""The resolver: PIPs, camps, lanes, breaking, and how whole battles end (FIE-11.11 to FIE-11.32)."""

from collections.abc import Iterator

import pytest

from rules.fiefs.battle.lines import Command, Fighter, Host, draw_up
from rules.fiefs.battle.resolving import Bound, act, at_dusk, battle, breaking, engage, faced, judge, pips_of
from rules.fiefs.board.forces import BattlePlan, Element
from rules.fiefs.board.tables import LINE
from tests.rules.fiefs.battle.hosts import a_command, a_side, an_array, fought, seeded

SEEDS = 400
A, D = ("P1", "P2", "P3"), ("Q1", "Q2", "Q3")
CHANCE, TURNS, LOST = 0.08, 0.5, 0.6
"""How far a share of wins, the length and the losses of 400 battles may be from those of 4000."""


def a_host(*commands: Command, army: str = "ours", number: int = 24) -> Host:
    """Give a side of these commands, numbered on."""
    for place, one in enumerate(commands, start=1):
        one.number = place
    return Host(army, commands[0].owner, list(commands), number)


def gone(owner: str = "us") -> Command:
    """Give a command that has no elements left."""
    return Command(number=1, owner=owner, size=4)


def dice(*faces: int) -> Iterator[int]:
    """Give these dice."""
    return iter(faces)


def a_bound(acting: Host, facing: Host) -> Bound:
    """Give a bound about to be fought."""
    return Bound(1, acting, facing)


def test_FIE_11_11_as_many_commands_as_the_larger_following_and_three_at_least() -> None:
    """Four members against one: four commands each; the leader alone owns all of his, with one general."""
    ours, theirs = draw_up(an_array("england", ["P1"]), an_array("france", ["Q1", "Q2", "Q3", "Q4"]))

    assert (["P1"] * 4, ["Q1", "Q2", "Q3", "Q4"]) == (
        [one.owner for one in ours.commands],
        [one.owner for one in theirs.commands],
    )
    assert [True, False, False, False] == [one.led for one in ours.commands]
    assert 3 == len(draw_up(an_array("england", ["P1"]), an_array("france", ["Q1"]))[0].commands)


def test_FIE_11_12_commands_are_of_a_size() -> None:
    """Twenty-three elements make commands of 8, 8 and 7."""
    ours, _ = draw_up(an_array("england", A, 23), an_array("france", D))

    assert [8, 8, 7] == [one.size for one in ours.commands]


def test_FIE_11_13_a_general_stays_behind_where_he_is_told() -> None:
    """A general on foot stays last by default and leads when told; one with knights leads and stays when told."""
    plain, told = BattlePlan(), BattlePlan(general="lead")
    stays = BattlePlan(general="stay")
    places = []
    for kind, plan in (("Bd", plain), ("Bd", told), ("Kn", plain), ("Kn", stays)):
        array = an_array("england", ["P1"])
        for one in array.elements:
            one.general = ""
        min((one for one in array.elements if one.type == kind), key=lambda one: one.id).general = "P1"
        host, _ = draw_up(type(array)("", ("P1",), array.elements, {"P1": plan}), an_array("france", ["Q1"]))
        places.append([bool(one.general) for one in host.commands[0].line].index(True))

    assert [7, 0, 0, 7] == places


def test_FIE_11_14_a_line_forms_by_its_owners_order() -> None:
    """Bows first, where the House says so."""
    plan = BattlePlan(line=["Bw", *(one for one in LINE if one != "Bw")])
    ours, _ = draw_up(an_array("england", ["P1"], plans={"P1": plan}), an_array("france", ["Q1"]))

    assert ["Bw", "Bw"] == [one.type for one in ours.commands[1].line[:2]]


def test_FIE_11_14_a_dismounted_general_fights_on_foot() -> None:
    """A mounted general's element on foot counts as blades (FIE-8.48)."""
    array = an_array("england", ["P1"])
    leader = next(one for one in array.elements if one.general)
    leader.dismounted = True
    host, _ = draw_up(array, an_array("france", ["Q1"]))

    assert [("Bd", "P1")] == [(one.type, one.general) for one in host.commands[0].line if one.general]
    assert isinstance(leader, Element)


def test_FIE_11_15_a_broken_or_empty_command_does_not_act() -> None:
    """Of three commands only the one that fights rolls a die."""
    broken = a_command("Kn", "Kn")
    broken.broken = True
    bound = a_bound(a_host(broken, gone(), a_command("Kn")), a_host(a_command("Kn"), a_command("Kn"), a_command("Kn")))
    act(bound, iter([1]).__next__)

    assert [1] == bound.dice


@pytest.mark.parametrize(
    ("posture", "led", "die", "expected"),
    [
        ("steady", True, 4, 4),
        ("press", True, 4, 5),
        ("hold", True, 4, 3),
        ("steady", False, 4, 3),
        ("hold", False, 1, 0),
    ],
)
def test_FIE_11_16_pips(posture: str, led: bool, die: int, expected: int) -> None:
    """One more when pressing, one less when holding, one less without a living general, never below 0."""
    command = a_command("Kn", "Kn", posture=posture, general=led)  # type: ignore[arg-type]  # a test's posture

    assert expected == pips_of(command, die)


def test_FIE_11_17_a_command_with_nobody_before_it_takes_the_camp() -> None:
    """With four PIPs it takes the camp for 3 points, and its action is over; once."""
    ours = a_host(a_command("Kn", general=True), a_command("Kn", general=True), a_command("Kn"))
    theirs = a_host(gone("them"), gone("them"), a_command("Bd", owner="them"), army="theirs")
    bound = a_bound(ours, theirs)
    act(bound, dice(4, 1, 1, 1, 1, 1, 1).__next__)

    assert ("us", ours.commands[0], {"us": 3}) == (theirs.taken_by, bound.camp, ours.points)


def test_FIE_11_17_three_pips_do_not_reach_the_camp() -> None:
    """With fewer than four PIPs it fights the nearest command in place of it."""
    ours = a_host(a_command("Kn", general=True), gone(), gone())
    theirs = a_host(gone("them"), a_command("Kn", "Kn", owner="them"), gone("them"), army="theirs")
    act(a_bound(ours, theirs), dice(3, 3, 3).__next__)

    assert "" == theirs.taken_by


def test_FIE_11_18_it_faces_the_nearest_and_of_two_the_lower() -> None:
    """The second of three whose own opposite is gone faces the first; without any, nobody."""
    one, three = a_command("Kn", owner="them"), a_command("Kn", owner="them")
    foes = a_host(one, gone("them"), three)
    second = a_command("Kn")
    second.number = 2

    assert one is faced(second, foes)
    assert faced(second, a_host(gone("them"), gone("them"))) is None


def test_FIE_11_19_each_goes_for_the_one_before_it_going_round() -> None:
    """Three attack a line of two: the third comes round to the first, which fell, and takes the next living."""
    ours = a_command("Bd", "Bd", "Bd")
    theirs = a_command("Hd", "Hd", owner="them")
    bound = a_bound(a_host(ours), a_host(theirs, army="theirs"))
    engage(bound, ours, theirs, 3, dice(6, 1, 3, 3, 6, 1).__next__)

    assert ["Hd", "Hd"] == [fall.type for fall in bound.falls]
    assert [] == theirs.line


def test_FIE_11_19_an_attack_costs_a_pip_and_prudence_none() -> None:
    """With one PIP the warband, which dares not attack blades, leaves it to the bows behind it."""
    ours, theirs = a_command("Wb", "Bw"), a_command("Bd", "Bd", owner="them")
    left = dice(1, 1, 6, 6)
    engage(a_bound(a_host(ours), a_host(theirs, army="theirs")), ours, theirs, 1, left.__next__)

    assert [6, 6] == list(left)


def test_FIE_11_25_who_recoils_goes_to_the_end_of_the_line() -> None:
    """A beaten element that is not destroyed is last in its line at once."""
    ours, theirs = a_command("Bd", "Kn"), a_command("Bd", "Kn", owner="them")
    first = theirs.line[0]
    engage(a_bound(a_host(ours), a_host(theirs, army="theirs")), ours, theirs, 1, dice(4, 3).__next__)

    assert first is theirs.line[-1]


def test_FIE_11_26_half_of_a_command_lost_breaks_it() -> None:
    """Of five three must be lost; of four two. It breaks once."""
    five, four = a_command("Kn", "Kn", "Kn"), a_command("Kn", "Kn")
    five.size, four.size = 5, 4

    assert [False, True, False] == [five.breaks(), four.breaks(), four.breaks()]


def test_FIE_11_27_the_camp_counts_two_and_the_commander_one() -> None:
    """Three elements, the camp and the commander-in-chief make a score of 6; another's general adds nothing."""
    host = a_host(a_command("Kn"))
    host.lost, host.taken_by, host.generals = [1, 2, 3], "them", ["us", "another"]

    assert 6 == host.score
    host.generals = ["another"]
    assert 5 == host.score


def test_FIE_11_28_a_third_gone_and_worse_off_breaks_a_side() -> None:
    """Eight of 24 break against seven, not against eight; seven of 24 never."""
    one, other = a_host(a_command("Kn")), a_host(a_command("Kn"), army="theirs")
    found = []
    for ours, theirs in ((8, 7), (8, 8), (7, 0), (7, 8)):
        one.lost, other.lost = list(range(ours)), list(range(theirs))
        found.append(breaking(one, other))

    assert [one, None, None, other] == found


def test_FIE_11_28_a_side_without_a_fighting_command_has_lost() -> None:
    """It has lost at once, whatever the losses."""
    one, other = a_host(a_command("Kn")), a_host(gone("them"), army="theirs")
    bound = a_bound(one, other)
    judge(bound, one, other)

    assert (other, "scattered") == (bound.loser, bound.how)


def test_FIE_11_29_at_dusk_the_worse_off_has_lost_and_else_the_attacker() -> None:
    """After the last turn the greater share of losses loses; equal shares, side A."""
    one, other = a_host(a_command("Kn")), a_host(a_command("Kn"), army="theirs", number=12)
    one.lost, other.lost = [1, 2], [1]

    assert one is at_dusk(one, other)
    other.lost = [1, 2]
    assert other is at_dusk(one, other)


def test_FIE_11_30_who_beats_an_attacker_is_credited() -> None:
    """An attacker that falls is the target's owner's: 2 for a general, for the target is no Kn."""
    ours, theirs = a_command("Kn", "Bw", general=True), a_command("Sp", "Bw", owner="them")
    ours.line[0] = Fighter(1, "Cv", "us")
    bound = a_bound(a_host(ours), a_host(theirs, army="theirs"))
    engage(bound, ours, theirs, 1, dice(1, 6).__next__)

    assert {"them": 2} == bound.facing.points
    assert ["us"] == bound.acting.generals


@pytest.mark.parametrize("by", ["Kn", "Bd"])
@pytest.mark.parametrize("general", ["", "them"])
def test_FIE_12_2_the_points_add_up(by: str, general: str) -> None:
    """One for an element, one more by a Kn, one more for a general: 3 for a general by a Kn."""
    ours, theirs = a_command(by, "Ps"), a_command("Ps", "Bd", owner="them")  # type: ignore[arg-type]  # a test's types
    theirs.line[0].general = general
    bound = a_bound(a_host(ours), a_host(theirs, army="theirs"))
    engage(bound, ours, theirs, 1, dice(6, 1).__next__)

    assert 1 + (by == "Kn") + bool(general) == bound.acting.points["us"]


def test_FIE_11_31_a_battle_takes_no_dice_but_those_of_pips_and_attacks() -> None:
    """The dice of all bounds together are those that were rolled, in order."""
    rolled: list[int] = []
    roll = seeded(7)

    def die() -> int:
        rolled.append(roll())
        return rolled[-1]

    _, _, bounds = fought(an_array("england", A), an_array("france", D), die)

    assert rolled == [face for bound in bounds for face in bound.dice]


def test_FIE_11_32_survivors_are_all_that_did_not_fall() -> None:
    """Nobody is lost but who was destroyed, broken commands included."""
    ours, theirs = draw_up(an_array("england", A), an_array("france", D))
    before = sum(len(one.line) for host in (ours, theirs) for one in host.commands)
    falls = [fall for bound in battle(ours, theirs, seeded(3)) for fall in bound.falls]
    after = sum(len(one.line) for host in (ours, theirs) for one in host.commands)

    assert before - len(falls) == after
    assert len(falls) == len(ours.lost) + len(theirs.lost)


@pytest.mark.parametrize(
    ("ours", "posture", "members", "theirs", "against", "wins", "turns", "lost"),
    [
        (24, "steady", A, 24, "steady", 0.48, 4.3, (6.6, 6.4)),
        (24, "steady", A, 20, "steady", 0.62, 4.0, (5.9, 6.1)),
        (24, "steady", A, 16, "steady", 0.80, 3.7, (4.3, 5.7)),
        (24, "steady", A, 12, "steady", 0.99, 2.3, (1.1, 4.4)),
        (20, "steady", A, 24, "steady", 0.38, 3.9, (6.1, 5.8)),
        (16, "steady", A, 24, "steady", 0.21, 3.5, (5.6, 4.4)),
        (24, "press", A, 24, "press", 0.64, 2.3, (5.8, 7.7)),
        (24, "press", A, 24, "hold", 0.52, 4.4, (6.5, 6.6)),
        (24, "steady", A, 24, "hold", 0.41, 5.8, (6.6, 5.7)),
        (24, "hold", A, 24, "hold", 0.35, 8.0, (0.5, 0.5)),
        (24, "steady", A[:1], 24, "steady", 0.30, 4.4, (7.3, 5.3)),
    ],
)
def test_FIE_11_10_battles_end_as_often_as_the_table_says(
    ours: int, posture: str, members: tuple[str, ...], theirs: int, against: str,
    wins: float, turns: float, lost: tuple[float, float],
) -> None:  # fmt: skip
    """Four hundred seeded battles of English hosts come near the shares, lengths and losses of section 7."""
    won, length, fell, felled = 0, 0, 0, 0
    for seed in range(SEEDS):
        one = an_array("england", members, ours, a_side(posture, members), "one")  # type: ignore[arg-type]  # a posture
        other = an_array("england", D, theirs, a_side(against, D), "other")  # type: ignore[arg-type]  # as above
        a, d, bounds = fought(one, other, seeded(seed))
        won += bounds[-1].loser is d
        length += bounds[-1].turn
        fell, felled = fell + len(a.lost), felled + len(d.lost)

    assert wins == pytest.approx(won / SEEDS, abs=CHANCE)
    assert turns == pytest.approx(length / SEEDS, abs=TURNS)
    assert lost == pytest.approx((fell / SEEDS, felled / SEEDS), abs=LOST)
