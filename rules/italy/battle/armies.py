"""Armies: points, command cards, generals, allied corps, and the briefing for a table (ITA-6.11 to ITA-6.22)."""

from dataclasses import dataclass

from rules.italy.battle.events import Ally, BattleBriefed
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, Battle, World
from rules.italy.board.tables import CARDS, CORPS, Part, below
from rules.italy.war.attacks import attacking, faced


@dataclass(frozen=True)
class Muster:
    """An army: what its points are made of, and its allied corps with their limits."""

    parts: tuple[Part, ...]
    allies: tuple[Ally, ...] = ()

    @property
    def points(self) -> int:
        """Give the points, not below 0 (ITA-6.13)."""
        return max(0, sum(points for _, points in self.parts))


def attacker_parts(world: World, attacker: str) -> tuple[Part, ...]:
    """Give an attacker's points: 80 and its Attack points, or an External army's strength (ITA-6.12, ITA-5.9)."""
    if attacker in world.externals:
        return (("strength", world.externals[attacker].strength),)
    return named_parts(("base", world.figures.base_army), ("attack", world.powers[attacker].attack_points))


def defender_parts(world: World, attack: Attack, army: str) -> tuple[Part, ...]:
    """Give a defender's points (ITA-6.13, ITA-6.14, ITA-6.15)."""
    figures = world.figures
    idle = army != attack.target or not attacking(world, army)  # a Subject's army never attacks
    crowd = max(0, faced(world, army, attack) - 1)
    return named_parts(
        ("base", figures.base_army),
        ("reserve", attack.reserve),
        ("loose", world.powers[attack.target].loose),
        ("idle", figures.not_attacking_bonus * idle),
        ("crowd", -figures.multiple_attack_penalty * crowd),
    )


def named_parts(*parts: Part) -> tuple[Part, ...]:
    """Leave out what adds nothing."""
    return tuple(part for part in parts if part[1])


def corps(world: World, power: str, points: int) -> tuple[Ally, ...]:
    """Give the allied corps of an army: a quarter for each Subject that faces no attack (ITA-6.20)."""
    if power in world.externals:
        return ()
    subjects = Land(world).subjects(power)
    return tuple((one, points // CORPS) for one in subjects if not faced(world, one))


def cards(world: World, army: str) -> int:
    """Give an army's command cards (ITA-6.17, ITA-9.23)."""
    if army in world.externals:
        return world.externals[army].cards
    power = world.powers[army]
    return below(CARDS, power.ruler.builder) if power.ruler else power.cards


def generals(world: World, army: str, points: int) -> int:
    """Give the most generals of an army (ITA-6.18, ITA-9.23)."""
    divisor = world.externals[army].divisor if army in world.externals else world.powers[army].divisor
    return points // divisor


def meet(world: World, attack: Attack, province: str) -> tuple[Battle, BattleBriefed]:
    """Muster both armies; the defender's loose reserve is used up (ITA-5.11, ITA-6.22)."""
    army, holder = Land(world).army(province), world.provinces[province].holder
    attacker = Muster(attacker_parts(world, attack.attacker))
    defender = Muster(defender_parts(world, attack, army))
    battle = Battle.of(
        attack,
        attack=attack.attacker,
        province=province,
        holder=holder,
        army=army,
        attacker_points=attacker.points,
        defender_points=defender.points,
        attacker_parts=attacker.parts,
        defender_parts=defender.parts,
    )
    attack.army = army
    world.powers[holder].loose = 0
    return battle, briefing(world, attack, battle)


def briefing(world: World, attack: Attack, battle: Battle) -> BattleBriefed:
    """Give all that a table needs: points with every part, cards, generals, terrain, allies (ITA-6.19, ITA-6.22)."""
    sides = ((battle.attacker, battle.attacker_points), (battle.army, battle.defender_points))
    own = battle.army == battle.holder
    return BattleBriefed.of(
        battle,
        attack,
        world.provinces[battle.province],
        target=battle.holder,
        cards=[cards(world, one) for one, _ in sides],
        generals=[generals(world, one, points) for one, points in sides],
        attacker_allies=corps(world, *sides[0]),
        defender_allies=corps(world, *sides[1]) if own else (),
    )
