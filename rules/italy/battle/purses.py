"""What the player on the other side may still spend on a battle, and what comes of it then (ITA-5.13, ITA-7.2)."""

from fractions import Fraction

from rules.italy.battle.earlier import overall
from rules.italy.battle.gains import Prospect, unspent
from rules.italy.battle.reasons import at
from rules.italy.board.state import World
from rules.kernel.play.counsel import in_ten
from rules.kernel.table.results import Result

ZERO = Fraction(0)


def opponent(world: World, seat: str, attacker: str, one: Prospect) -> str:
    """Give whose talents stand against a seat in a battle: the attacker's, or those of who holds the province."""
    if attacker != seat:
        return attacker
    attack = world.attacks.get(seat)
    return attack.target if attack and attack.struck else world.provinces[one.province].holder


def most(world: World, foe: str) -> int:
    """Give what a player may still spend on war; nothing of an autopilot, which divides as its ruler would."""
    return unspent(world, foe) if foe in world.players() else 0


def countered(world: World, one: Prospect, spent: int, *, attacks: bool) -> dict[Result, Fraction]:
    """Give the chances of a battle of one's own, if the other side spends so much on it instead of what is guessed."""
    found: dict[Result, Fraction] = {}
    for way in one.ways:
        ours, theirs = way.points
        extra = spent - way.guessed
        met = (ours, theirs + extra) if attacks else (ours + extra, theirs)
        for result, chance in overall(world, met, way.first, way.talents if attacks else 0).items():
            found[result] = found.get(result, ZERO) + chance / len(one.ways)
    return found


def purse(world: World, seat: str, attacker: str, one: Prospect, *, brief: bool = False) -> str:
    """Say what the other player of a battle may spend on it, and how it stands then; empty where he has nothing.

    `The Samnites may spend 30 on it: 2 in 10 you win then, 4 in 10 you lose badly.`
    """
    foe, attacks = opponent(world, seat, attacker, one), attacker == seat
    spent = most(world, foe)
    if not spent:
        return ""
    side, other = ("attacker", "defender") if attacks else ("defender", "attacker")
    odds = countered(world, one, spent, attacks=attacks)
    won = sum((chance for result, chance in odds.items() if result.winner == side), ZERO)
    name = world.name(foe)
    if in_ten(won) == in_ten(one.won(side)):
        return "" if brief else f"The {spent} that {name:the} may spend on it change nothing."
    lost = sum((chance for result, chance in odds.items() if result.winner == other and result.degree == "major"), ZERO)
    badly = f", {in_ten(lost)} you lose badly" if lost and not brief else ""
    return f"{name:The} may spend {spent} on it: {at(won)} you win then{badly}."
