"""Rulers: how they are rolled, rated and replaced (ITA-3)."""

from collections.abc import Sequence

from rules.italy.board.land import Land
from rules.italy.board.state import Power, Ruler, World
from rules.italy.board.tables import DIE, QUALITIES, RATING_DIE
from rules.italy.realm.events import ReignTested, RulerCame
from rules.kernel.luck.chance import Chance
from rules.kernel.play.play import Play


def change_rulers(play: Play[World]) -> None:
    """From turn 2 on, roll for each Active Power but Rome in order, players' too (ITA-3.1, ITA-3.3, ITA-11.5)."""
    world, land = play.state, Land(play.state)
    for power in world.powers.values():
        if power.ruler and land.active(power.id) and world.turn >= world.rules.ruler_check_from_turn:
            test_reign(play, power, power.ruler)


def test_reign(play: Play[World], power: Power, ruler: Ruler) -> None:
    """Add the turns since the last change to a die; at 6 or more a new ruler comes at once (ITA-3.2, ITA-3.4)."""
    world, turns = play.state, play.state.turn - ruler.since
    with play.causes():
        rolled = play.chance.die("ITA-3.1", "change", power.id, DIE)
        total = rolled + turns
        changes = total >= world.rules.ruler_threshold
        play.tell(ReignTested(power=power.id, rolled=rolled, turns=turns, total=total, changes=changes))
    if changes:
        new_ruler(play.chance, power, world.turn)


def new_ruler(chance: Chance, power: Power, turn: int) -> None:
    """Roll a ruler with his Power's modifiers; his ratings hold from now on (ITA-3.5, ITA-3.6, ITA-3.10)."""
    with chance.causes():
        dice = {one: chance.die("ITA-3.5", f"ruler.{one}", power.id, RATING_DIE) for one in QUALITIES}
        modified = tuple(die + power.modifiers.get(quality, 0) for quality, die in dice.items())
        lifted = clamped(modified)
        rated = ratings(lifted)
        power.ruler = Ruler(since=turn, **dict(zip(QUALITIES, rated, strict=True)))
        rolled = tuple(dice.values())
        chance.tell(RulerCame(power=power.id, dice=rolled, modified=modified, clamped=lifted, ratings=rated))


def clamped(values: Sequence[int]) -> tuple[int, ...]:
    """Lift what is below 0 to 0, and take as much off the highest, of equals the first (ITA-3.7)."""
    lifted = [max(0, value) for value in values]
    lifted[lifted.index(max(lifted))] -= sum(lifted) - sum(values)
    return tuple(lifted)


def ratings(values: Sequence[int]) -> tuple[int, ...]:
    """Give each value as a percentage of all to the nearest 10, a 5 up, each by itself (ITA-3.8, ITA-3.9)."""
    total = sum(values)
    return tuple(10 * ((20 * value + total) // (2 * total)) for value in values)
