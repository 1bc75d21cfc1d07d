"""The Battle Result Generator (ITA-7)."""

from rules.italy.battle.events import GeneratorThrown
from rules.italy.board.state import Attack, Battle, World
from rules.italy.board.tables import DIE, Degree, Winner
from rules.kernel.play.play import Play

Result = tuple[Winner, Degree]


def generate(play: Play[World], attack: Attack, battle: Battle) -> Result:
    """Throw for both sides until they differ; cards, generals, terrain and allies do nothing (ITA-7.3, ITA-7.5)."""
    while True:
        ours, theirs = throw(play, attack, battle)
        if ours != theirs:
            return judged(play.state, ours - theirs)


def throw(play: Play[World], attack: Attack, battle: Battle) -> tuple[int, int]:
    """Each side keeps the higher of two dice and adds its points by twenties (ITA-7.1, ITA-7.2)."""
    world, chance = play.state, play.chance
    attacker, defender = battle.attacker, battle.army
    step = world.figures.generator_step
    with play.causes():
        mine = chance.dice("ITA-7.1", "generator.attacker", attacker, 2, DIE)
        other = chance.dice("ITA-7.1", "generator.defender", defender, 2, DIE)
        sums = max(mine) + battle.attacker_points // step, max(other) + battle.defender_points // step
        play.tell(
            GeneratorThrown(
                label=attack.label,
                attacker=attacker,
                defender=defender,
                attacker_dice=mine,
                defender_dice=other,
                attacker_sum=sums[0],
                defender_sum=sums[1],
            )
        )
    return sums


def judged(world: World, lead: int) -> Result:
    """The higher sum wins; by 3 or more it is a Major Victory (ITA-7.4)."""
    return "attacker" if lead > 0 else "defender", "major" if abs(lead) >= world.figures.major_margin else "minor"
