"""The automatic battle on land (CIV-HB)."""

from collections.abc import Sequence

import pytest

from rules.civilized.battle.battles import Battle, RoundTold, command_of, fate, fight, killed
from rules.civilized.battle.line import Contingent, Fighter, Ground, Host, back_up, line_up, ranked
from rules.civilized.battle.tables import GOOD_LIST
from rules.civilized.world.war_tables import ARMS
from rules.kernel.luck.chance import Chance, Key

DICE = "65 62 51 26 52 25 12 61 35 46 51 16 61 14 65 62 44 15 51 25 32 41 32 24 15"
"""The whole sequence of the worked example XB41."""


class Dice:
    """Luck that throws the given dice in order, then always the same."""

    def __init__(self, dice: str, then: int = 3) -> None:
        self.left, self.then = [int(die) for die in dice.replace(" ", "")], then
        self.thrown: list[str] = []

    def number(self, key: Key, below: int) -> int:
        """Give the next die."""
        self.thrown.append(key.purpose)
        return (self.left.pop(0) if self.left else self.then) - 1


def some(types: str, prefix: str = "a", force: int = -1, **fields: object) -> list[Fighter]:
    """Give elements of these types, numbered on from 1."""
    state = "coming" if force >= 0 else "here"
    kinds = [kind.strip() for kind in types.split(",") if kind.strip()]
    return [Fighter(f"{prefix}{n}", kind, force, state=state) for n, kind in enumerate(kinds, 1)]  # type: ignore[arg-type]


def battle(
    one: Sequence[Fighter], other: Sequence[Fighter], dice: str = "", terrain: str = "plains", **fields: object
) -> tuple[Battle, list[RoundTold], Dice]:
    """Set up a battle between two hosts on some ground."""
    told: list[RoundTold] = []
    luck = Dice(dice)
    hosts = Host("rome", list(one)), Host("veii", list(other))
    ground = Ground(terrain, bool(fields.get("river")))
    made = Battle(Chance(luck, 1, "test", lambda _: 1), "Ostia", hosts, ground, told.append)
    return made, told, luck


def the_example() -> tuple[Battle, list[RoundTold], Dice]:
    """Give the battle of the worked example."""
    attackers = some("Knights, Cavalry, Spears, Spears, Auxilia, Bows, Psiloi")
    attackers[1].general = True
    army = some("Spears, Spears, Cavalry, Psiloi", "d")
    army[2].general = True
    militia = [Fighter(f"m{n}", "Militia", walled=True) for n in (1, 2)]
    contingent = some("Blades, Auxilia", "c", 0)
    contingent[0].general = True
    made, told, luck = battle(attackers, [*army, *militia, *contingent], DICE, "hills", river=True)
    made.hosts[0].command, made.hosts[1].command = command_of(9), command_of(12)
    made.hosts[1].contingents.append(Contingent("capua"))
    made.hosts[1].camp = False
    return made, told, luck


def test_CIV_HB0_xb41_the_full_battle_goes_as_the_rulebook_tells_it() -> None:
    """Every score and outcome of the worked example."""
    made, told, luck = the_example()

    winner = fight(made)

    assert 1 == winner
    assert 4 == made.rounds
    assert not luck.left
    assert [(0, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 3)] == [one.losses for one in told]
    assert [
        [(8, 9)],
        [(8, 6)],
        [(7, 6), (6, 9), (4, 6), (8, 5), (3, 7)],
        [(7, 5), (3, 10), (8, 5), (4, 6), (7, 7)],
        [(6, 6), (5, 7), (10, 5), (4, 8), (5, 4)],
        [(8, 5), (4, 7), (1, 8)],
    ] == [[blow.scores for blow in one.blows] for one in told]
    assert [
        ["stands"],
        ["second shaken"],
        ["second destroyed", "first recoils", "first recoils", "second recoils", "first destroyed"],
        ["second destroyed", "first destroyed", "second recoils", "first recoils", "stands"],
        ["stands", "first recoils", "second destroyed", "first destroyed", "second flees"],
        ["second recoils", "first recoils", "first destroyed"],
    ] == [[blow.outcome for blow in one.blows] for one in told]
    assert ["a3", "a4", "a5", "a7"] == [one.id for one in made.hosts[0].fighters if one.state == "destroyed"]
    assert ["d1", "d2", "c1"] == [one.id for one in made.hosts[1].fighters if one.state == "destroyed"]
    assert ["c2"] == [one.id for one in made.hosts[1].fighters if one.state == "left"]


def test_CIV_HB19_the_dice_are_thrown_in_the_order_of_the_example() -> None:
    """Volleys, then command, contingents and pairs of each round."""
    made, _, luck = the_example()

    fight(made)

    round_one = ["battle.command"] * 2 + ["battle.contingent"] * 2 + ["battle.pair"] * 10
    assert ["battle.shoot"] * 4 + round_one == luck.thrown[:18]
    assert 50 == len(luck.thrown)


def test_CIV_HB4_a_third_of_all_breaks_a_side_rounded_up() -> None:
    """Seven and eight break at three, contingents on the way counted."""
    made, _, _ = the_example()

    assert [3, 3] == [host.breaks for host in made.hosts]


@pytest.mark.parametrize(
    ("terrain", "width", "rough"),
    [("plains", 6, 0), ("desert", 6, 0), ("hills", 5, 2), ("forest", 4, 3), ("marsh", 4, 3), ("mountain", 3, 3)],
)
def test_CIV_HB3_the_ground_gives_the_front(terrain: str, width: int, rough: int) -> None:
    """The last positions of the front are rough."""
    made, _, _ = battle(some("Spears," * 8), some("Spears," * 8, "d"), terrain=terrain)

    line = line_up(made.hosts, made.ground, 1)

    assert [False] * (width - rough) + [True] * rough == [pair.rough for pair in line.pairs]


def test_CIV_HB5_the_shorter_side_sets_the_front_and_the_rough_stays_at_its_end() -> None:
    """Three against many in hills: one good position, two rough ones."""
    made, _, _ = battle(some("Spears," * 8), some("Spears," * 3, "d"), terrain="hills")

    assert [False, True, True] == [pair.rough for pair in line_up(made.hosts, made.ground, 1).pairs]


def test_CIV_HB6_lists_rank_the_line_and_a_general_in_the_rear_comes_last() -> None:
    """Knights before Spears before Bows; a player's list goes first; unshaken before shaken."""
    mine = some("Bows, Spears, Knights, Spears")
    mine[2].general = True
    mine[1].shaken = True
    made, _, _ = battle(mine, some("Spears," * 4, "d"))

    assert ["a4", "a2", "a1", "a3"] == [pair.one.id for pair in line_up(made.hosts, made.ground, 1).pairs]

    made.hosts[0].good = ranked(["Bows"], GOOD_LIST)

    assert ["a1", "a4", "a2", "a3"] == [pair.one.id for pair in line_up(made.hosts, made.ground, 1).pairs]


def test_CIV_HB26_a_general_in_front_takes_his_place_in_the_line() -> None:
    """The first, being a knight."""
    mine = some("Spears, Knights")
    mine[1].general, mine[1].lead = True, "front"
    made, _, _ = battle(mine, some("Spears," * 2, "d"))

    assert ["a2", "a1"] == [pair.one.id for pair in line_up(made.hosts, made.ground, 1).pairs]


def test_CIV_HB7_a_doubled_target_is_destroyed_a_beaten_one_shaken() -> None:
    """Bows at horsemen: 6 + 4 against 1 + 3 kills; artillery destroys elephants without doubling."""
    made, told, _ = battle(some("Bows"), some("Cavalry", "d"), "61 11" + "11" * 99)
    fight(made)

    assert "second destroyed" == told[0].blows[0].outcome

    made, told, _ = battle(some("Artillery"), some("Elephants", "d"), "43 33")
    fight(made)

    assert (8, 7) == told[0].blows[0].scores
    assert "second destroyed" == told[0].blows[0].outcome


def test_CIV_HB9_command_comes_from_the_generals_military() -> None:
    """Five bands; initiative never reaches further than three positions."""
    assert [-2, -2, -2, -1, -1, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2] == [command_of(score) for score in range(15)]


def test_CIV_HB9_a_contingent_comes_on_a_six_with_chance_11_of_36() -> None:
    """Every throw of two dice is tried."""
    came = 0
    for one in range(1, 7):
        for other in range(1, 7):
            mine = [*some("Spears," * 4), *some("Blades", "c", 0)]
            made, told, _ = battle(mine, some("Spears," * 4, "d"), f"33{one}{other}")
            made.hosts[0].contingents.append(Contingent("capua"))
            fight(made)
            came += told[0].arrived == ("capua",)

    assert 11 == came


def test_CIV_HB10_the_reserve_backs_its_own_type_and_then_overlaps() -> None:
    """Pikes give 2, Spears and War Bands 1; what is left overlaps the first position, and the last if it is two."""
    mine = [*some("Pikes, Spears, War Bands, Pikes, Spears, War Bands"), *some("Auxilia, Auxilia", "x")]
    made, _, _ = battle(mine, some("Cavalry," * 3, "d"))
    made.hosts[0].good = ("Pikes", "Spears", "War Bands", *GOOD_LIST)
    lead = [one for one in made.hosts[0].fighters if one.id in ("a1", "a2", "a3")]
    line = line_up(
        made.hosts, made.ground, 1, [(one, two) for one, two in zip(lead, made.hosts[1].fighters, strict=True)]
    )

    back_up(line)

    assert [[2, 0], [1, 0], [1, 0]] == [pair.backing for pair in line.pairs]
    assert [[False, True], [False, False], [False, True]] == [pair.overlapped for pair in line.pairs]


KILLS = [
    ("Elephants", "Psiloi", True, True),
    ("Elephants", "Spears", False, False),
    ("Knights", "Elephants", True, True),
    ("Knights", "Spears", False, True),
    ("Cavalry", "Spears", False, True),
    ("War Wagons", "Artillery", True, True),
    ("Artillery", "Psiloi", True, True),
    ("Blades", "Knights", True, False),
    ("Blades", "War Bands", True, True),
    ("Spears", "Blades", False, False),
    ("Pikes", "Elephants", True, True),
    ("Auxilia", "Knights", True, False),
    ("Militia", "Knights", True, False),
    ("Hordes", "Elephants", True, True),
    ("Bows", "Light Horse", True, True),
    ("Psiloi", "Cavalry", True, False),
]


@pytest.mark.parametrize(("loser", "winner", "good", "rough"), KILLS)
def test_CIV_HB2_quick_kills_go_by_the_table(loser: str, winner: str, good: bool, rough: bool) -> None:
    """In good going and in rough."""
    beaten, victor = Fighter("l", loser), Fighter("w", winner)

    assert (good, rough) == (killed(beaten, victor, False), killed(beaten, victor, True))


def test_CIV_HB1_every_type_has_its_factors() -> None:
    """Sixteen types; three shoot; four and the militia keep their order in rough going."""
    assert 16 == len(ARMS)
    assert ["War Wagons", "Artillery", "Bows"] == [kind for kind, arm in ARMS.items() if arm.shoots]
    assert ["Bows", "War Bands", "Psiloi", "Auxilia", "Militia"] == [kind for kind, arm in ARMS.items() if arm.rough]


def test_CIV_HB12_the_nimble_slip_away_from_heavy_foot_and_flee() -> None:
    """A doubled Psiloi flees from Blades, dies to Auxilia, and dies in rough."""
    loser = Fighter("p", "Psiloi")

    assert "flees" == fate(loser, Fighter("b", "Blades"), (2, 6), False)
    assert "destroyed" == fate(loser, Fighter("b", "Auxilia"), (2, 6), False)
    assert "destroyed" == fate(loser, Fighter("b", "Blades"), (2, 6), True)
    assert "recoils" == fate(Fighter("s", "Spears"), Fighter("b", "Blades"), (4, 6), False)


def test_CIV_HB8_who_flees_misses_a_round_and_comes_back() -> None:
    """Fled in round 1: not there in round 2, there in round 3."""
    one = Fighter("p", "Psiloi", back=3)

    assert [False, True] == [one.available(2), one.available(3)]


def test_CIV_HB14_knights_hold_whom_they_throw_back() -> None:
    """The pair is formed again at the first position."""
    made, told, _ = battle(some("Knights, Blades"), some("Blades, Cavalry", "d"), "33 33 61")
    made.hosts[0].good = made.hosts[1].good = ("Blades", "Knights", "Cavalry", *GOOD_LIST)

    fight(made)

    assert ("Knights", "Cavalry") in [blow.names for blow in told[0].blows]


def test_CIV_HB15_riders_who_break_through_take_the_camp_on_five_or_six() -> None:
    """Where the loser had no reserve; once; never a city's owner's."""
    for die, lost in ((4, 0), (5, 1), (6, 1)):
        made, _, _ = battle(some("Knights, Knights"), some("Psiloi, Psiloi", "d"), f"33 61 33 {die}")
        fight(made)

        assert bool(lost) is made.hosts[1].camp_lost

    made, _, _ = battle(some("Knights, Knights"), some("Psiloi, Psiloi", "d"), "33 61 33 6")
    made.hosts[1].camp = False
    fight(made)

    assert not made.hosts[1].camp_lost


def test_CIV_HB16_a_side_without_anybody_left_is_broken() -> None:
    """The last one falls."""
    made, _, _ = battle(some("Knights"), some("Auxilia", "d"), "3361")

    assert 0 == fight(made)


def test_CIV_HB17_after_eight_rounds_the_greater_share_loses_and_an_even_fight_is_the_attackers_loss() -> None:
    """Nothing but equal dice between equals."""
    made, _, _ = battle(some("Blades," * 6), some("Blades," * 6, "d"))

    assert 1 == fight(made)
    assert 8 == made.rounds


def test_CIV_HB13_a_lost_main_general_leaves_his_side_without_command() -> None:
    """From the next round its dice count two less; a contingent without its general leaves, uncounted."""
    made, told, _ = the_example()
    made.hosts[0].general_lost = True
    fight(made)

    assert (5 - 2, 1 + 2) == told[2].command


def test_CIV_HB16_the_general_lost_and_more_lost_than_the_enemy_breaks_a_side() -> None:
    """Even with a single loss, and already after the second volley."""
    made, told, _ = the_example()
    made.hosts[0].fighters[1].state = "destroyed"

    assert 1 == fight(made)
    assert 2 == len(told)


def test_CIV_HB11_a_score_is_the_die_the_factor_and_the_modifiers() -> None:
    """As in position 3 of the example's first round: die 1, Spears 4, initiative, river, wall."""
    made, told, _ = the_example()
    fight(made)

    mine, theirs = told[2].blows[2].sums

    assert (("die", 1), ("factor", 4), ("initiative", 1), ("river", -1), ("wall", -1)) == mine
    assert (("die", 2), ("factor", 3), ("slope", 1)) == theirs


def test_CIV_HB22_the_same_dice_give_the_same_battle() -> None:
    """Whoever plays the sides."""
    assert [one.blows for one in the_fought()] == [one.blows for one in the_fought()]


def the_fought() -> list[RoundTold]:
    """Give what the example tells."""
    made, told, _ = the_example()
    fight(made)
    return told
