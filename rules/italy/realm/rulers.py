"""Rulers: how they are rolled, rated and replaced (ITA-3)."""

from collections.abc import Iterable

from rules.italy.board.land import Land
from rules.italy.board.state import Power, Ruler, World
from rules.italy.board.tables import DIE, QUALITIES, RATING_DIE
from rules.italy.realm.events import ReignTested, RulerCame
from rules.kernel.luck.chance import Chance
from rules.kernel.play.play import Play

Three = tuple[int, int, int]


def change_rulers(play: Play[World]) -> None:
    """From turn 2 on, roll for each Active Power but Rome in order, players' too (ITA-3.1, ITA-3.3, ITA-11.5)."""
    world = play.state
    if world.turn < world.figures.ruler_check_from_turn:
        return
    land = Land(world)
    for power in world.powers.values():
        if power.has_ruler and land.active(power.id):
            test_reign(play, power)


def test_reign(play: Play[World], power: Power) -> None:
    """Add the turns since the last change to a die; at 6 or more a new ruler comes at once (ITA-3.2, ITA-3.4)."""
    world = play.state
    turns = world.turn - since(power)
    with play.causes():
        rolled = play.chance.die("ITA-3.1", "change", power.id, DIE)
        total = rolled + turns
        changes = total >= world.figures.ruler_threshold
        play.tell(ReignTested(power=power.id, rolled=rolled, turns=turns, total=total, changes=changes))
    if changes:
        new_ruler(play.chance, power, world.turn)


def since(power: Power) -> int:
    """Give the turn of the last change (ITA-3.2)."""
    return power.ruler.since if power.ruler else 0


def new_ruler(chance: Chance, power: Power, turn: int) -> None:
    """Roll a ruler with his Power's modifiers; his ratings hold from now on (ITA-3.5, ITA-3.6, ITA-3.10)."""
    with chance.causes():
        dice = three(chance.die("ITA-3.5", f"ruler.{quality}", power.id, RATING_DIE) for quality in QUALITIES)
        modified = three(die + power.modifiers.get(quality, 0) for quality, die in zip(QUALITIES, dice, strict=True))
        lifted = clamped(modified)
        rated = ratings(lifted)
        power.ruler = Ruler(aggressor=rated[0], protector=rated[1], builder=rated[2], since=turn)
        chance.tell(RulerCame(power=power.id, dice=dice, modified=modified, clamped=lifted, ratings=rated))


def clamped(values: Three) -> Three:
    """Lift what is below 0 to 0, and take as much off the highest, of equals the first (ITA-3.7)."""
    added = sum(-value for value in values if value < 0)
    lifted = [max(0, value) for value in values]
    lifted[lifted.index(max(lifted))] -= added
    return three(lifted)


def ratings(values: Three) -> Three:
    """Give each value as a percentage of all to the nearest 10, a 5 up, each by itself (ITA-3.8, ITA-3.9)."""
    total = sum(values)
    return three(10 * ((20 * value + total) // (2 * total)) for value in values)


def three(values: Iterable[int]) -> Three:
    """Give three values as they are typed."""
    first, second, third = values
    return first, second, third
