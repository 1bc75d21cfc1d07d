"""Example 40: a whole first turn, die by die."""

from rules.italy.battle.events import BattleBriefed, GeneratorThrown
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.phases import attacks, battles, end, revenue, rulers, spending
from rules.italy.ruleset import ITALY
from rules.italy.setup import setup
from rules.italy.war.declaring import DeclareAttack
from rules.italy.war.events import AttackCancelled, AttackDeclared, AttackRolled, ExternalArrived, ExternalTested
from rules.italy.war.targets import attack_modifiers
from rules.italy.war.targets import power_modifiers as modifiers
from tests.rules.italy.worlds import a_table, run, scenario, win

RULERS = {
    "samnites": (6, 10, 4), "campanians": (3, 2, 9), "bruttians": (6, 4, 4), "etruscans": (6, 10, 10),
    "senones": (3, 5, 10), "boii": (1, 5, 6), "tarentines": (7, 4, 5), "syracusans": (2, 4, 3),
}  # fmt: skip
RATED = [(40, 50, 0), (10, 30, 60), (80, 20, 10), (20, 40, 40), (40, 20, 40), (50, 30, 30), (30, 40, 30), (30, 50, 20)]
ROLLS = {
    "samnites": (6, 1), "campanians": (1, 2), "bruttians": (5, 2), "etruscans": (1, 2),
    "senones": (3, 3), "boii": (1, 5), "tarentines": (2, 4), "syracusans": (5, 5),
}  # fmt: skip


def set_up():
    """Roll the first rulers."""
    dice = {(f"ruler.{quality}", power): rolls[place] for power, rolls in RULERS.items()
            for place, quality in enumerate(("aggressor", "protector", "builder"))}  # fmt: skip
    play = a_table(World.model_construct(), dice).play
    return setup(scenario(), ITALY.options(), play.chance)


def declared():
    """Collect, then declare."""
    world = set_up()
    for phase in (revenue, rulers):
        world = run(phase, world, players=("rome",)).state
    greek, bruttian = "syracusans", "bruttians"
    dice = {("attack", power): rolls for power, rolls in ROLLS.items()}
    dice |= {("target", f"{greek}/campanians"): 3, ("target", f"{greek}/bruttians"): 6}
    rolls = {"samnites": 1, "campanians": 3, "tarentines": 1, "syracusans": 3}
    dice |= {("target", f"{bruttian}/{one}"): die for one, die in rolls.items()}
    dice |= {("target.rolloff", f"{bruttian}/{one}"): die for one, die in {"campanians": 4, "syracusans": 6}.items()}
    return run(attacks, world, {"rome": [DeclareAttack(province="north_campania")]}, dice, players=("rome",))


def test_ITA_3_5_the_first_rulers() -> None:
    """As rated in the example."""
    world = set_up()

    assert RATED == [
        (one.ruler.aggressor, one.ruler.protector, one.ruler.builder) for one in world.powers.values() if one.ruler
    ]


def test_ITA_4_18_the_attacks() -> None:
    """Steps 2 to 5."""
    done = declared()

    assert [7, 2, 9, 2, 6, 6, 6, 10] == [event.total for event in done.told(AttackRolled)]
    assert [
        ("T1A1", "syracusans", "bruttians"),
        ("T1A2", "bruttians", "syracusans"),
        ("T1A3", "rome", "campanians"),
    ] == [(event.label, event.attacker, event.target) for event in done.told(AttackDeclared)]


def test_ITA_8_9_the_battles_and_what_comes_of_them() -> None:
    """Steps 5 to 10."""
    world = run(spending, declared().state, players=("rome",)).state
    assert [] == run(spending, declared().state, players=("rome",)).windows
    dice = win("syracusans", "bruttians", (6, 3), (2, 4)) | win("rome", "campanians", (5, 1), (2, 2))
    fought = run(battles, world, dice=dice, players=("rome",))

    assert [(10, 8), (9, 6)] == [(one.attacker_sum, one.defender_sum) for one in fought.told(GeneratorThrown)]
    assert ["T1A2"] == [event.label for event in fought.told(AttackCancelled)]
    assert [(80, 80), (80, 90)] == [(one.attacker_points, one.defender_points) for one in fought.told(BattleBriefed)]
    assert ["bruttians", "campanians"] == fought.state.subjugations
    assert ["battle"] == [window.name for window in fought.windows]

    closed = run(end, fought.state, dice={"epirus.test": [6, 6], "epirus.place": 3}, players=("rome",))
    assert [("epirus", 18)] == [(event.external, event.total) for event in closed.told(ExternalTested)]
    assert [("hirpini", "samnites")] == [(event.province, event.immune) for event in closed.told(ExternalArrived)]

    world = run(revenue, closed.state, players=("rome",)).state
    assert (20, 5, 5, 0) == (
        world.powers["rome"].revenue, world.powers["syracusans"].revenue, world.powers["syracusans"].earmarked,
        world.powers["samnites"].revenue,
    )  # fmt: skip
    places = Land(world).prey(world.externals["epirus"])
    assert ["south_campania", "lucania_bruttium", "apulia"] == places
    assert [("won", 1)] == list(attack_modifiers(world.powers["syracusans"]))
    assert 1 == min(modifiers(world, "senones", ["rome", "samnites"]).values())
