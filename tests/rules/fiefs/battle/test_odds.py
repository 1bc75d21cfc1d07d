"""Odds of battles: the resolver's own, many times over (FIE-11.10)."""

from fractions import Fraction

import pytest

from rules.fiefs.battle.fighting import fight
from rules.fiefs.battle.lines import draw_up
from rules.fiefs.battle.odds import BATTLES, WeighBattle, WeighMeeting, dice_of, estimate, meeting
from rules.fiefs.battle.resolving import battle
from rules.fiefs.board.conflicts import Battle
from rules.fiefs.board.forces import BattlePlan
from rules.fiefs.board.state import World
from rules.kernel.errors import Refusal
from rules.kernel.luck.chance import Chance, Key
from tests.rules.fiefs.battle.hosts import an_array
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.playing import a_table
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]


def a_field(people: tuple[str, ...] = ("M",)) -> World:
    """Give two armies that have met at Metz, Mortimer's upon that of Blois."""
    world = a_world(people=people)
    a_war(world, {"M": 1, "Z": 1, "B": 2, "L": 2})
    ours, theirs = army_at(world, "M", "metz"), army_at(world, "B", "metz", 18)
    world.battle = Battle(conflict="war-1", fief="metz", attacker=ours.id, defender=theirs.id)
    return world


class Numbered:
    """Luck that gives the dice of one battle of an estimate."""

    def __init__(self, seed: int) -> None:
        """Take the dice of this number."""
        self.die = dice_of(seed)

    def number(self, key: Key, below: int) -> int:
        """Give the next die, whatever it is for."""
        return self.die() - 1


def test_FIE_11_10_an_estimate_is_what_the_game_would_fight() -> None:
    """Twenty battles of the game itself, with the dice of the estimate, end exactly as it counts."""
    wins, lost, points = 0, [0, 0], 0
    for seed in range(1, 21):
        world = a_field(())
        table = a_table(world)
        table.play.chance = Chance(Numbered(seed), 1, "test", table.tell)
        at = world.battle
        assert at is not None
        list(fight(table.play, at))
        assert at.outcome is not None
        wins += at.outcome.winner == at.attacker
        lost[0] += len(at.outcome.lost[at.attacker])
        lost[1] += len(at.outcome.lost[at.defender])
        points += at.outcome.points.get(M, 0)

    world = a_field(())
    one, other = world.armies[f"war-1-{M}"], world.armies[f"war-1-{B}"]
    found = estimate(*meeting(world, one, other, "metz", ""), battles=20)

    assert (Fraction(wins, 20), tuple(lost), points) == (found.chance, found.lost, found.points[M])


def test_FIE_11_10_an_estimate_counts_by_the_resolver() -> None:
    """The same arrays, fought one by one with the dice of their numbers, give the same count."""
    one, other = an_array("england", ["P1"]), an_array("france", ["Q1", "Q2"], 20)
    wins = 0
    for seed in range(1, BATTLES + 1):
        a, d = draw_up(one, other)
        wins += list(battle(a, d, dice_of(seed)))[-1].loser is d

    assert Fraction(wins, BATTLES) == estimate(one, other).chance


def test_the_dice_of_an_estimate_are_fair() -> None:
    """Each face falls about a sixth of the time, and each number has dice of its own."""
    die = dice_of(1)
    faces = [die() for _ in range(6000)]

    assert all(abs(faces.count(face) - 1000) < 120 for face in range(1, 7))
    assert [dice_of(1)() for _ in range(1)] + faces[1:5] == faces[:5]
    assert [dice_of(seed)() for seed in range(1, 31)] != [1] * 30


def test_FIE_11_10_the_battle_at_hand_is_weighed_as_one_would_fight_it() -> None:
    """Both outcomes together are certain, the armies stand in it, and so does what one may earn."""
    found = WeighBattle().odds(a_field(), M)

    assert ["The army of Mortimer wins", "The army of Blois wins"] == list(found.outcomes)
    assert 1 == sum(found.outcomes.values())
    assert found.assumed[0].startswith("The army of Mortimer: 24 elements, 2 generals")
    assert any("You earn" in line for line in found.assumed)


def test_FIE_11_13_a_posture_changes_the_odds() -> None:
    """To press is another battle than to hold."""
    world = a_field()

    assert WeighBattle(posture="press").odds(world, M).outcomes != WeighBattle(posture="hold").odds(world, M).outcomes
    assert WeighBattle(theirs="press").odds(world, M).outcomes != WeighBattle(theirs="hold").odds(world, M).outcomes


def test_the_plans_of_others_are_not_looked_at() -> None:
    """What another House has ordered for the battle changes nothing in one's own odds."""
    plain, known = a_field(("M", "B")), a_field(("M", "B"))
    known.conflicts["war-1"].arrays[B] = BattlePlan(posture="press")

    assert WeighBattle().odds(plain, M) == WeighBattle().odds(known, M)


def test_a_meeting_is_weighed_before_it_comes_to_it() -> None:
    """An enemy army on the board, whoever goes to whom."""
    world = a_field()
    world.battle = None

    assert "The army of Mortimer against the army of Blois" == WeighMeeting(army=f"war-1-{B}").odds(world, M).title
    assert "The army of Blois against the army of Mortimer" == (
        WeighMeeting(army=f"war-1-{B}", defending=True).odds(world, M).title
    )


def test_odds_without_a_battle_or_an_army_are_refused() -> None:
    """No battle at hand, and no army on the board: said, with what to ask in place of it."""
    world = a_field()
    world.battle = None

    with pytest.raises(Refusal, match="no battle"):
        WeighBattle().check(world, M)
    world.armies[f"war-1-{M}"].status = "unraised"
    with pytest.raises(Refusal, match="no other choice"):
        WeighMeeting(army=f"war-1-{B}").check(world, M)
