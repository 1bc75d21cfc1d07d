"""Odds of battles, by the automatic battle itself: too large to be enumerated, they are fought on paper (CIV-HB)."""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import groupby
from typing import TypeVar

import numpy as np

from rules.civilized.battle.battles import Battle, fight
from rules.civilized.battle.forces import Clash, captain, led_by, muster
from rules.civilized.battle.line import Ground, Host
from rules.civilized.march.choices import TAKING, Number, camps, stack_at, types_in
from rules.civilized.march.generals import Commander, leader
from rules.civilized.march.orders import MoveArmy
from rules.civilized.march.storms import river_between
from rules.civilized.war.relations import invaded, some_of, stack
from rules.civilized.world.geography import grid
from rules.civilized.world.state import Element, World
from rules.civilized.world.war import Engagement
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Audience
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.orders.choice import Objection, hint, pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import form

T = TypeVar("T")
CLAUSE = "CIV-HB0"
BATTLES = 500
"""How many battles are fought on paper."""
SHORTLY = 100
"""How many are fought for a word of counsel."""
DICE = 100_000
"""How many dice lie ready for them; they are thrown over and over."""
KEPT = 200
"""How many of them are remembered, each by all that decides it."""
FOUGHT: dict[Hashable, tuple[Counter[int], list[int]]] = {}
SEED = 1
"""Of the dice: the same question always gets the same answer."""


class Paper(Chance):
    """Dice that nobody is told of, and that decide nothing."""

    def __init__(self) -> None:
        super().__init__(Seeded("paper"), 0, "odds", lambda _: 0)
        self.thrown, self.count = thrown(), 0

    def die(self, clause: str, purpose: str, subject: str, sides: int, audience: Audience = "everyone") -> int:
        """Take the next die."""
        del clause, purpose, subject, sides, audience
        self.count += 1
        return self.thrown[self.count % DICE]


@cache
def thrown() -> Sequence[int]:
    """Throw the dice that lie ready."""
    return [int(die) for die in np.random.default_rng(SEED).integers(1, 7, DICE).tolist()]


def met(world: World, seat: str) -> list[str]:
    """Give the hexes on which a seat's army meets another now."""
    return [one.hex for one in world.engagements.values() if seat in (one.mover, one.defender) and not one.result]


class WeighBattle(Question[World], name="battle", says=("battle at {place}",), clause=CLAUSE):
    """A battle where armies meet now, if it is given, without what allies may send."""

    place: str = pick("place", met, "where your army meets another now", denied="no army of yours meets another at {}")

    def odds(self, world: World, seat: str) -> Odds:
        """Fight it as it stands."""
        open_here = (one for one in world.engagements.values() if one.hex == self.place and not one.result)
        one = find(open_here, f"the battle at {self.place}")
        return fought(world, muster(world, one, stack(world, one.defender, one.hex), ()))


def hostile(world: World, seat: str) -> list[str]:
    """Give the hexes of others' cities, forts and armies."""
    cities = [city.hex for city in world.cities.values() if city.owner != seat]
    forts = [fort.hex for fort in world.forts.values() if fort.owner != seat]
    armies = [one.hex for one in world.elements.values() if one.owner not in ("", seat)]
    return list(dict.fromkeys([*cities, *forts, *armies]))


def undefended(world: World, seat: str, place: str) -> Objection:
    """Say that nobody would fight for a place."""
    clash = considered(world, seat, place, ())
    return None if led_by(world, clash, 1, leading(world, clash, 1)).fighters else "nobody stands there to fight"


class WeighAttack(
    Question[World], name="attack", says=("attack on|of {place} from {army} [with {taking}]",), clause=CLAUSE
):
    """An attack by an army of yours, if it is met in battle, without allies."""

    place: str = pick("place", hostile, "a city, a fort or an army of another", problem=undefended)
    army: str = pick("place", camps, "where your army stands", denied="you have no army at {}")
    taking: dict[str, Number] = hint("type", types_in(stack_at("army")), TAKING, default={})

    def refuse(self, world: World, seat: str) -> None:
        """Refuse elements that are not there."""
        here = stack(world, seat, self.army)
        if self.taking and len(some_of(here, self.taking)) < sum(self.taking.values()):
            raise Refusal(CLAUSE, "so many do not stand there", "leave the types out for all of them")

    def odds(self, world: World, seat: str) -> Odds:
        """Bring the army there, and fight whoever stands there now; what keeps it from going there is said first."""
        barred = hindrance(world, seat, MoveArmy(army=self.army, path=(self.place,), taking=self.taking))
        here = stack(world, seat, self.army)
        going = some_of(here, self.taking) or here
        for one in going:
            one.hex = self.place
        found = fought(world, considered(world, seat, self.place, [one.id for one in going]))
        return replace(found, assumed=(*barred, *found.assumed))


def hindrance(world: World, seat: str, order: MoveArmy) -> Sequence[str]:
    """Say why an army cannot make an attack as things stand; nothing where it can (CIV-ARM1, CIV-6.8.3.1b)."""
    try:
        order.plan(world, seat)
    except Refusal as refusal:
        return (f"As things stand this attack cannot be made: {refusal.reason}",)
    return ()


def considered(world: World, seat: str, place: str, going: tuple[str, ...] | list[str]) -> Clash:
    """Give the battle that an invasion would bring."""
    foe = invaded(world, seat, place)
    one = Engagement(number=0, kind="invasion", mover=seat, defender=foe, hex=place, elements=list(going))
    return muster(world, one, stack(world, foe, place), ())


def leading(world: World, clash: Clash, side: int) -> Commander:
    """Give who leads a side, by what is known of him."""
    country, elements = clash.countries[side], clash.main[side]
    return leader(world, country, elements) if country else captain(world, elements)


def fought(world: World, clash: Clash) -> Odds:
    """Fight a battle many times, and count who wins and what it costs."""
    hosts, one = hosts_of(world, clash), clash.engagement
    wins, lost = on_paper(world, clash, hosts, BATTLES)
    names = [world.named(country) or "the city" for country in clash.countries]
    sides = [
        f"{name}: {len(host.fighters)} {form(len(host.fighters), 'element', 'elements')}, militia counted; "
        f"{lost[side] / BATTLES:.1f} lost on average"
        for side, (name, host) in enumerate(zip(names, hosts, strict=True))
    ]
    how = f"From {BATTLES} battles on paper, within about 5 %; generals whom you do not know count as average"
    outcomes = {f"{name} wins": Fraction(wins[side], BATTLES) for side, name in enumerate(names)}
    return Odds(f"A battle at {world.called('place', one.hex)}", (*sides, how), outcomes)


def hosts_of(world: World, clash: Clash) -> list[Host]:
    """Give both sides, led as far as is known."""
    return [led_by(world, clash, side, leading(world, clash, side)) for side in (0, 1)]


def on_paper(
    world: World, clash: Clash, hosts: Sequence[Host], battles: int, least: int = 0
) -> tuple[Counter[int], list[int]]:
    """Fight so many battles; give how often which side wins, and how many elements each loses in all.

    None is fought any more once the attacker cannot win so many of them as the `least` that is asked for.
    The same dice fall each time, so that what was fought once is known for as long as it is kept.
    """
    one = clash.engagement
    ground = Ground(grid(world).terrain[one.hex], bool(one.came) and river_between(world, one.came, one.hex))
    key = ground, battles, least, *map(muster_roll, hosts)
    if key not in FOUGHT:
        while len(FOUGHT) >= KEPT:
            del FOUGHT[next(iter(FOUGHT))]
        FOUGHT[key] = fought_out(one.hex, hosts, ground, battles, least)
    return FOUGHT[key]


def muster_roll(host: Host) -> Hashable:
    """Give all that decides how a side fights: not who its elements are, but of what type, in which order and state."""
    fighters = ({**vars(one), "id": ""}.values() for one in host.fighters)
    ranks = tuple((traits, len([*alike])) for traits, alike in groupby(map(tuple, fighters)))
    arrived = tuple(one.arrived for one in host.contingents)
    lines = host.command, tuple(host.good), tuple(host.rough), host.camp, host.camp_lost, host.general_lost
    return ranks, arrived, lines


def fought_out(
    place: str, hosts: Sequence[Host], ground: Ground, battles: int, least: int
) -> tuple[Counter[int], list[int]]:
    """Fight so many battles out, as long as the attacker can still win the `least`."""
    wins, lost, paper = Counter[int](), [0, 0], Paper()
    for number in range(battles):
        if wins[0] + battles - number < least:
            break
        battle = Battle(paper, place, (fresh(hosts[0]), fresh(hosts[1])), ground, None)
        wins[fight(battle)] += 1
        for side in (0, 1):
            lost[side] += battle.hosts[side].losses
    return wins, lost


def defended(world: World, one: Engagement, joined: Sequence[Element]) -> tuple[Fraction, float]:
    """Give how likely an invader is beaten by those who stand there and others moved up, and what that costs them.

    It is reckoned from fewer battles on paper than `fought` takes, within about 10 %; nobody wins none.
    """
    clash = muster(world, one, [*stack(world, one.defender, one.hex), *joined], ())
    hosts = hosts_of(world, clash)
    if not all(host.fighters for host in hosts):
        return Fraction(bool(hosts[1].fighters)), 0.0
    wins, lost = on_paper(world, clash, hosts, SHORTLY)
    return Fraction(wins[1], SHORTLY), lost[1] / SHORTLY


def fresh(host: Host) -> Host:
    """Give a side before its battle."""
    return replace(host, fighters=[*map(twin, host.fighters)], contingents=[*map(twin, host.contingents)])


def twin(one: T) -> T:
    """Give a copy of what holds nothing but plain figures; hundreds are made for each battle on paper."""
    made = object.__new__(type(one))
    vars(made).update(vars(one))
    return made
