"""Armies: points, command cards, generals, allied corps, and the briefing for a table (ITA-6.11 to ITA-6.22)."""

from collections.abc import Iterable

from rules.italy.battle.events import Ally, BattleBriefed
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, Power, World
from rules.italy.board.tables import CARDS, CORPS, Part, below
from rules.italy.war.attacks import attacking, faced


def points(parts: Iterable[Part]) -> int:
    """Give the points of an army, not below 0 (ITA-6.13)."""
    return max(0, sum(number for _, number in parts))


def attacker_parts(world: World, attacker: str) -> list[Part]:
    """Give an attacker's points: 80 and its Attack points, or an External army's strength (ITA-6.12, ITA-5.9)."""
    if attacker in world.externals:
        return [("strength", world.externals[attacker].strength)]
    return named_parts(("base", world.rules.base_army), ("attack", world.powers[attacker].attack_points))


def defender_parts(world: World, attack: Attack, army: str) -> list[Part]:
    """Give a defender's points (ITA-6.13, ITA-6.14, ITA-6.15)."""
    rules = world.rules
    idle = army != attack.target or not attacking(world, army)  # a Subject's army never attacks
    crowd = max(0, faced(world, army, attack) - 1)
    return named_parts(
        ("base", rules.base_army),
        ("reserve", attack.reserve),
        ("loose", world.powers[attack.target].loose),
        ("idle", rules.not_attacking_bonus * idle),
        ("crowd", -rules.multiple_attack_penalty * crowd),
    )


def mustered(world: World, attack: Attack, province: str) -> tuple[int, int]:
    """Give the points of both armies: as they met, or as they would (ITA-6.12, ITA-6.13)."""
    if attack.defender_parts:
        return points(attack.attacker_parts), points(attack.defender_parts)
    army = Land(world).army(province)
    return points(attacker_parts(world, attack.attacker)), points(defender_parts(world, attack, army))


def named_parts(*parts: Part) -> list[Part]:
    """Leave out what adds nothing."""
    return [part for part in parts if part[1]]


def corps(world: World, power: str, points: int) -> tuple[Ally, ...]:
    """Give the allied corps of an army: a quarter for each Subject that faces no attack (ITA-6.20)."""
    subjects = Land(world).subjects(power)  # of which an External Power has none
    return tuple((one, points // CORPS) for one in subjects if not faced(world, one))


def cards(world: World, army: str) -> int:
    """Give an army's command cards (ITA-6.17, ITA-9.23)."""
    side = world.side(army)
    return below(CARDS, side.ruler.builder) if isinstance(side, Power) and side.ruler else side.command_cards


def generals(world: World, army: str, points: int) -> int:
    """Give the most generals of an army (ITA-6.18, ITA-9.23)."""
    return points // world.side(army).general_divisor


def meet(world: World, attack: Attack, province: str) -> BattleBriefed:
    """Muster both armies; the defender's loose reserve is used up (ITA-5.11, ITA-6.22)."""
    attack.struck, attack.army = province, Land(world).army(province)
    attack.attacker_parts = attacker_parts(world, attack.attacker)
    attack.defender_parts = defender_parts(world, attack, attack.army)
    world.powers[attack.target].loose = 0
    world.fighting = attack.attacker
    return briefing(world, attack)


def briefing(world: World, attack: Attack) -> BattleBriefed:
    """Give all that a table needs: points with every part, cards, generals, terrain, allies (ITA-6.19, ITA-6.22)."""
    ours, theirs = points(attack.attacker_parts), points(attack.defender_parts)
    own = attack.army == attack.target
    return BattleBriefed.of(
        attack,
        province=attack.struck,
        terrain=world.provinces[attack.struck].terrain,
        attacker_points=ours,
        defender_points=theirs,
        cards=[cards(world, attack.attacker), cards(world, attack.army)],
        generals=[generals(world, attack.attacker, ours), generals(world, attack.army, theirs)],
        attacker_allies=corps(world, attack.attacker, ours),
        defender_allies=corps(world, attack.army, theirs) if own else (),
    )
