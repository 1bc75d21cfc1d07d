"""Assaults: with whom an army goes against a city, and how often it would win there (house rule CIV-HA5)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import ceil

from rules.civilized.battle.forces import Clash, fighting
from rules.civilized.battle.odds import hosts_of, on_paper
from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.war.force import marching
from rules.civilized.war.relations import stack, stacks
from rules.civilized.world.manners import manner
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.war import Engagement
from rules.civilized.world.war_tables import STEPS, arm_of
from rules.kernel.state.maps import distance

ON_PAPER = 20
"""How many battles are fought on paper for a decision."""
EVEN = Fraction(1, 2)
"""How often an attacker wants to win, a character's caution apart (CIV-HA5, CIV-AP8)."""


def stormers(world: World, seat: str, those: Sequence[Element], number: int, city: City) -> list[Element]:
    """Give which of a stack go against a city; nobody where they would lose too often (CIV-HA5)."""
    wanted = EVEN * manner(world, seat).wanted / 100
    chances = [(winning(world, seat, going, city, wanted), going) for going in arrays(world, those, number, city)]
    best, going = max(chances, key=lambda one: one[0])
    return going if best >= wanted else []


def arrays(world: World, those: Sequence[Element], number: int, city: City) -> Iterator[list[Element]]:
    """Give two choices of so many: the dearest, and those who fight best against whoever stands in a city."""
    yield marching(world, those, len(those) - number)
    foes = [one.type for one in stack(world, city.owner, city.hex)]
    if foes and number < len(those):
        mounted = sum(arm_of(kind).mounted for kind in foes)

        def fitness(one: Element) -> tuple[int, int, int]:
            arm = arm_of(one.type)
            fights = arm.horse * mounted + arm.foot * (len(foes) - mounted)
            return -fights, -unit_cost(world, one.type), number_of(one.id)

        yield sorted(those, key=fitness)[:number]


def winning(world: World, seat: str, going: Sequence[Element], city: City, wanted: Fraction) -> Fraction:
    """Give how often an army wins before a city on paper, whichever stack near it moves up (CIV-6.8.4.1d).

    Where that is less often than `wanted`, it is not worked out how much less.
    """
    here = stack(world, city.owner, city.hex)
    near = [those for at, those in stacks(world, city.owner).items() if 0 < distance(at, city.hex) <= STEPS]
    strongest = max(near, key=len, default=[])
    found = won(world, seat, going, city, here, wanted)
    if found < wanted or not near:
        return found
    return min(found, won(world, seat, going, city, [*here, *strongest], wanted))


def won(
    world: World, seat: str, going: Sequence[Element], city: City, inside: Sequence[Element], wanted: Fraction
) -> Fraction:
    """Give how often an army wins against so many in a city, or less if that is less often than wanted (CIV-HB0)."""
    ids = [one.id for one in going]
    one = Engagement(number=0, kind="invasion", mover=seat, defender=city.owner, hex=city.hex, elements=ids)
    clash = Clash(one, (fighting(world, seat, going), fighting(world, city.owner, inside)))
    hosts = hosts_of(world, clash)
    if not all(host.fighters for host in hosts):
        return Fraction(bool(hosts[0].fighters))
    wins, _ = on_paper(world, clash, hosts, ON_PAPER, ceil(wanted * ON_PAPER))
    return Fraction(wins[0], ON_PAPER)
