"""What battles are worth to a Power: talents of score over the turns that follow, weighed by the exact odds (ITA-7)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import product

from rules.italy.battle.armies import mustered
from rules.italy.battle.earlier import Rival, overall, rivals
from rules.italy.battle.prizes import eligible
from rules.italy.battle.race import each_turn, gained, homes_of
from rules.italy.battle.throws import OUTCOMES
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.realm.spending import divide
from rules.italy.war.attacks import may_strike, pending
from rules.italy.war.sparing import spared
from rules.kernel.play.counsel import in_ten
from rules.kernel.table.results import Result

AHEAD = 4
"""For how many turns a change of the map is counted: what is won is seldom kept longer."""
FEARED = Fraction(1, 20)
"""From which chance of a fall on it is spoken of."""
Lands = Mapping[Result, Land]
"""The land as each result of a battle would leave it."""


@dataclass(frozen=True)
class Prospect:
    """A battle as a Power may expect it."""

    province: str
    talents: int
    """What the Power spends on it."""
    points: tuple[int, int]
    """The attacker's and the defender's, with these talents."""
    lands: Lands
    """The land as each result leaves it."""
    chances: Mapping[Result, Fraction]
    changes: Mapping[Result, int]
    """What each result changes for the Power, in talents of score in each turn after this."""
    homes: Mapping[Result, int]
    """How many homes each result takes from the Power, which counts in this turn already (ITA-10.3)."""
    gain: Fraction
    """What is to be expected of it in all, less the talents."""
    guessed: int = 0
    """What the other side is thought to spend on it, as its ruler would; nobody knows yet."""
    more: tuple[str, ...] = ()
    """The provinces of which a Major Victory of the attacker takes one besides (ITA-8.4)."""

    first: tuple[Rival, ...] = ()
    """Who may be in the province before the battle, of an attack of one's own."""
    besides: tuple["Prospect", ...] = ()
    """The battle in each other province on which the attack may fall, as likely as in this one (ITA-6.2, ITA-9.15)."""

    @property
    def ways(self) -> tuple["Prospect", ...]:
        """Give the battle in each province on which it may fall; a die decides between several."""
        return (self, *self.besides)

    @property
    def places(self) -> tuple[str, ...]:
        """Give the provinces on one of which it falls."""
        return tuple(one.province for one in self.ways)

    def won(self, side: str, *degrees: str) -> Fraction:
        """Give how likely a side wins, by one of these degrees or by any, wherever it is fought."""
        found = (
            chance
            for way in self.ways
            for of, chance in way.chances.items()
            if of.winner == side and of.degree in (degrees or of.degree)
        )
        return sum(found, Fraction(0)) / len(self.ways)


def outcomes(world: World, attack: Attack, province: str, seat: str = "") -> Lands:
    """Give the land after each result; a victor takes as a second province what serves him best (ITA-8.2 to 8.6).

    Of another person than the one who leads `seat`, it is thought that he would rather end a Power.
    """
    land, attacker, holder = Land(world), attack.attacker, world.provinces[province].holder
    if attacker in world.externals:  # it moves in, and nothing changes hands (ITA-9.17)
        entered = Land(world, {**land.holders, province: attacker})
        return {one: entered if one.winner == "attacker" else land for one in OUTCOMES}
    found = {}
    for result in OUTCOMES:
        won = result.winner == "attacker"
        fought = attack.model_copy(update={"won": won, "struck": province, "target": holder})
        taker, loser, first = (attacker, holder, [province]) if won else (holder, attacker, [])
        plain = land.taken(taker, first)
        ways = [land.taken(taker, [*first, more]) for more in eligible(world, fought, result.degree)]
        ruthless = taker in world.seated and taker != seat
        found[result] = max(ways, key=partial(choice, taker, loser, ruthless), default=plain)
    return found


def choice(taker: str, loser: str, ruthless: bool, way: Land) -> tuple[bool, int, int]:
    """Give what speaks for a second province: the end of a rival, what it brings, and what it takes from him."""
    return ruthless and not way.active(loser), each_turn(way, taker), -each_turn(way, loser)


def departed(world: World) -> World:
    """Give the world without the armies from abroad that fight before all Powers: none stays where it is (ITA-9.17)."""
    leaving = [one.attacker for one in pending(world) if one.attacker in world.externals]
    if not leaving:
        return world
    copy = world.fresh()
    for province in copy.provinces.values():
        province.occupier = "" if province.occupier in leaving else province.occupier
    return copy


def guess(world: World, seat: str, attack: Attack) -> int:
    """Give what the other side of a battle is thought to spend on it, while nobody knows (ITA-5.2, ITA-5.13)."""
    foe = attack.target if attack.attacker == seat else attack.attacker
    if attack.defender_parts or foe not in world.powers or not unspent(world, foe):
        return 0
    return attack.reserve if attack.attacker == seat else world.powers[foe].attack_points


def prospects(world: World, seat: str, attack: Attack, *places: str) -> list[Prospect]:
    """Weigh a battle for one of its sides, with each sum of talents that would tell in it, the least first.

    Of several places the first stands for all, each as likely as the others.
    """
    army = mustered(world, attack, places[0])[0 if attack.attacker == seat else 1]
    return at_prices(world, seat, attack, steps(world, army, unspent(world, seat)), *places)


def at_prices(world: World, seat: str, attack: Attack, sums: Iterable[int], *places: str) -> list[Prospect]:
    """Weigh a battle for one of its sides with each of these sums of talents, whether they would tell or not."""
    weigh, found = [Scale(world, seat, attack, place) for place in places], list[Prospect]()
    for spent in sums:
        first, *others = (one.with_talents(spent) for one in weigh)
        gain = sum((one.gain for one in (first, *others)), Fraction(0)) / len(weigh)
        found.append(replace(first, gain=gain, besides=tuple(others)))
    return found


class Scale:
    """A battle in one province, weighed for one of its sides."""

    def __init__(self, world: World, seat: str, attack: Attack, province: str) -> None:
        """Work out what does not depend on what is spent."""
        then = departed(world) if attack.attacker in world.powers else world
        now, self.lands = Land(then), outcomes(then, attack, province, seat)
        self.world, self.province, self.ours = world, province, attack.attacker == seat
        self.armies = mustered(world, attack, province)
        self.changes = {one: each_turn(land, seat) - each_turn(now, seat) for one, land in self.lands.items()}
        self.homes = {one: homes_of(now, seat) - homes_of(land, seat) for one, land in self.lands.items()}
        held = attack.model_copy(update={"won": True, "struck": province, "target": world.provinces[province].holder})
        self.guessed, self.more = guess(world, seat, attack), tuple(eligible(then, held, "major"))
        self.first = tuple(rivals(world, attack, province)) if self.ours else ()
        left, alone = world.turns - world.turn, spared(world, seat)  # while it is, it falls by its own attacks alone
        turns = {one: left if alone and falls(now, seat, self.homes[one]) else min(AHEAD, left) for one in self.lands}
        penalty = world.rules.civic_penalty
        self.kept = {
            one: turns[one] * self.changes[one] - penalty * self.homes[one] + gained(world, land, seat)
            for one, land in self.lands.items()
        }

    def with_talents(self, spent: int) -> Prospect:
        """Give what is to be expected with so many talents of the seat's."""
        met = self.armies[0] + spent * self.ours, self.armies[1] + spent * (not self.ours)
        odds = overall(self.world, met, self.first, spent)
        expected = sum((chance * self.kept[one] for one, chance in odds.items()), Fraction(0))
        return Prospect(
            province=self.province,
            talents=spent,
            points=met,
            lands=self.lands,
            chances=odds,
            changes=self.changes,
            homes=self.homes,
            gain=expected - spent,
            guessed=self.guessed,
            more=self.more,
            first=self.first,
        )


def falls(now: Land, power: str, homes: int) -> bool:
    """Tell whether a Power that loses so many homes has none left; few come back from that (ITA-1.7)."""
    return homes > 0 and homes >= homes_of(now, power)


def unspent(world: World, seat: str) -> int:
    """Give what a Power may still spend on war this turn (ITA-2.9, ITA-5.13)."""
    power = world.powers[seat]
    return 0 if len(power.accounts) >= world.turn else power.revenue - power.earmarked


def foreseen(world: World, seat: str, *own: Attack) -> World:
    """Give a copy in which a seat makes an attack, and all others divide their talents as their rulers would."""
    copy = world.fresh()
    copy.attacks |= {attack.attacker: attack for attack in own}
    for power in copy.powers.values():
        if power.id != seat and unspent(copy, power.id):
            divide(copy, power)
    return copy


def steps(world: World, army: int, free: int) -> Iterator[int]:
    """Give the talents with which an army just reaches its next steps in the generator (ITA-7.2)."""
    step = world.rules.generator_step
    yield 0
    yield from range(step - army % step, free + 1, step)


def strokes(world: World, seat: str, provinces: Sequence[str]) -> list[Prospect]:
    """Give an attack of a seat on each of these, with the talents that serve it best; the best first (ITA-4.14)."""
    found = []
    for province in provinces:
        attack = Attack(attacker=seat, target=world.provinces[province].holder, province=province)
        ways = prospects(foreseen(world, seat, attack), seat, attack, province)
        found.append(max(ways, key=lambda way: way.gain))
    return sorted(found, key=lambda one: -one.gain)


def bared(world: World, seat: str) -> Fraction:
    """Give what it costs a seat's defence to attack somebody: its army has fewer points, and may fall (ITA-6.14)."""
    own, idle = world.powers[seat], battles(world, seat)
    if not idle:
        return Fraction(0)
    busy = battles(foreseen(world, seat, Attack(attacker=seat, target=seat)), seat)
    busy.pop(seat, None)
    less = sum((best(idle[name]) - best(busy[name]) for name in idle if name in busy), Fraction(0))
    land = Land(world)
    lost = each_turn(land, seat) + world.rules.civic_penalty * len(own.home)
    ruin = least_fall(world, seat, busy) - least_fall(world, seat, idle)
    return less + ruin * lost * (world.turns - world.turn)


def best(ways: Sequence[Prospect]) -> Fraction:
    """Give what a battle promises with the talents that serve it best."""
    return max(way.gain for way in ways)


def least_fall(world: World, seat: str, ways: Mapping[str, list[Prospect]]) -> Fraction:
    """Give the chance that a Power falls though it defends itself where that helps most."""
    bare = {name: found[0] for name, found in ways.items()}
    return fall(world, seat, bare | helped(world, seat, ways))


def battles(world: World, seat: str) -> dict[str, list[Prospect]]:
    """Give each battle that awaits a seat by its attacker, with every sum of talents that would tell in it."""
    copy = foreseen(world, seat)
    return {attack.attacker: prospects(copy, seat, attack, *places) for attack, places in awaited(copy, seat)}


def awaited(world: World, seat: str) -> Iterator[tuple[Attack, list[str]]]:
    """Give each attack of a seat or on it that is still to be fought, and the provinces on which it may fall."""
    for attack in pending(world):
        places = [attack.struck] if attack.struck else may_strike(world, attack)
        if seat in (attack.attacker, attack.target) and places:
            yield attack, places


def division(world: World, seat: str, ways: Mapping[str, list[Prospect]]) -> dict[str, Prospect]:
    """Choose for each battle the sum that serves best, within what may be spent (ITA-5.1, ITA-2.9)."""
    free = unspent(world, seat)
    plans = [plan for plan in product(*ways.values()) if sum(one.talents for one in plan) <= free]
    best = max(plans, key=lambda plan: sum((one.gain for one in plan), Fraction(0)))
    return dict(zip(ways, best, strict=True))


def threats(seat: str, awaited: Mapping[str, Prospect]) -> dict[str, Prospect]:
    """Give those of the battles of others that may take a home."""
    return {
        name: one for name, one in awaited.items() if name != seat and any(any(way.homes.values()) for way in one.ways)
    }


def fall(world: World, seat: str, awaited: Mapping[str, Prospect]) -> Fraction:
    """Give the chance that the attacks of this turn take all homes that a Power has left (ITA-1.7, ITA-10.5)."""
    left = {homes_of(Land(world), seat): Fraction(1)}
    for one in threats(seat, awaited).values():
        after: defaultdict[int, Fraction] = defaultdict(Fraction)
        for (kept, chance), way in product(left.items(), one.ways):
            for result, odds in way.chances.items():
                after[max(0, kept - way.homes[result])] += chance * odds / len(one.ways)
        left = after
    return left.get(0, Fraction(0))


def helped(world: World, seat: str, ways: Mapping[str, list[Prospect]]) -> dict[str, Prospect]:
    """Give the least sums by which the chance of a fall is another in words, at their best; nothing where none does."""
    bare = {name: found[0] for name, found in ways.items()}
    feared, before = {name: ways[name] for name in threats(seat, bare)}, in_ten(fall(world, seat, bare))
    free, found = unspent(world, seat), list[tuple[int, Fraction, dict[str, Prospect]]]()
    for some in product(*feared.values()):
        plan, spent = dict(zip(feared, some, strict=True)), sum(one.talents for one in some)
        if spent <= free and in_ten(after := fall(world, seat, bare | plan)) != before:
            found.append((spent, after, plan))
    best = min(found, key=lambda one: one[:2], default=(0, Fraction(0), {}))[2]
    return {name: one for name, one in best.items() if one.talents}
