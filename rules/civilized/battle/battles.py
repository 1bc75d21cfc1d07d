"""The automatic battle on land (house rule CIV-HB): two volleys, then up to eight rounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from rules.civilized.battle.line import MAIN, Contingent, Fighter, Ground, Host, Line, Pair, back_up, line_up
from rules.civilized.battle.tables import (
    CATCHERS,
    COMMAND,
    INITIATIVE,
    KILLERS_ANYWHERE,
    KILLERS_IN_GOOD,
    KILLERS_IN_ROUGH,
    LOOTERS,
    NIMBLE,
    NO_GENERAL,
    PURSUERS,
    ROUNDS,
    VOLLEYS,
)
from rules.kernel.facts.names import BETWEEN
from rules.kernel.luck.chance import Chance
from rules.kernel.state.finding import find

Part = tuple[str, int]
"""A reason and its figure."""
ARRIVES: Final = 6
LOOTS: Final = 5
"""CIV-HB9, CIV-HB15"""


@dataclass(frozen=True)
class Blow:
    """A pair's dice, sums and outcome."""

    place: int
    rough: bool
    names: tuple[str, str]
    dice: tuple[int, int]
    sums: tuple[tuple[Part, ...], tuple[Part, ...]]
    scores: tuple[int, int]
    outcome: str
    """`stands`, or `first` or `second` and what became of it."""


@dataclass(frozen=True)
class Outcome:
    """What came of a pair."""

    pair: Pair
    loser: Fighter | None
    winner: Fighter | None
    result: str
    dice: tuple[int, int]
    parts: tuple[Sequence[Part], Sequence[Part]]
    """What each one's score is made of beside the die."""
    scores: tuple[int, int]

    @property
    def blow(self) -> Blow:
        """What is told of it."""
        pair = self.pair
        parts = (("die", self.dice[0]), *self.parts[0]), (("die", self.dice[1]), *self.parts[1])
        outcome = worded(pair, self.loser, self.result)
        return Blow(pair.place, pair.rough, names(pair), self.dice, parts, self.scores, outcome)


@dataclass(frozen=True)
class Initiative:
    """The two command throws of a round, and what they give (CIV-HB9)."""

    round: int
    one: int
    other: int

    @property
    def side(self) -> int:
        """Whose it is: 0 the attacker's, 1 the defender's, -1 nobody's."""
        return 0 if self.one > self.other else 1 if self.other > self.one else -1

    @property
    def places(self) -> int:
        """At how many positions it counts."""
        return min(abs(self.one - self.other), INITIATIVE)


@dataclass(frozen=True)
class RoundTold:
    """What one volley or round brought."""

    stage: Literal["volley", "round"]
    number: int
    command: tuple[int, int] = (0, 0)
    initiative: int = -1
    """0 the attacker's, 1 the defender's, -1 nobody's."""
    edge: int = 0
    """At how many positions."""
    arrived: tuple[str, ...] = ()
    """The countries whose contingents came."""
    blows: tuple[Blow, ...] = ()
    losses: tuple[int, int] = (0, 0)


@dataclass
class Battle:
    """A battle while it is fought."""

    chance: Chance
    place: str
    """The hex on which it is fought."""
    hosts: tuple[Host, Host]
    ground: Ground
    tell: Callable[[RoundTold], None] | None
    """Who hears of it; nobody does where it is fought on paper."""
    held: list[tuple[Fighter, Fighter]] = field(default_factory=list)
    winner: int = -1
    rounds: int = 0

    def die(self, purpose: str, side: int, clause: str) -> int:
        """Throw one die for a side; that of a city that belongs to nobody goes by its hex."""
        subject = BETWEEN.join((self.hosts[side].country or self.place, self.place))
        return self.chance.die(clause, purpose, subject, 6)


def fight(battle: Battle) -> int:
    """Fight to the end and give the winner, 0 the attacker, 1 the defender (CIV-HB0, CIV-HB8, CIV-HB17, CIV-HB19)."""
    for number in range(1, VOLLEYS + 1):
        volley(battle, number)
    settle(battle)
    while battle.winner < 0 and battle.rounds < ROUNDS:
        battle.rounds += 1
        one_round(battle, battle.rounds)
        settle(battle)
    if battle.winner < 0:
        one, other = battle.hosts
        battle.winner = 0 if other.losses * one.number > one.losses * other.number else 1
    return battle.winner


def settle(battle: Battle) -> None:
    """See whether a side is broken, the attacker first (CIV-HB16)."""
    for side in (0, 1):
        if battle.winner < 0 and broken(battle.hosts[side], battle.hosts[1 - side]):
            battle.winner = 1 - side


def broken(host: Host, enemy: Host) -> bool:
    """Tell whether a side breaks: more lost than the enemy, and a third or the general; or nobody left (CIV-HB16)."""
    if not any(one.state == "here" for one in host.fighters):
        return True
    return host.losses > enemy.losses and (host.losses >= host.breaks or host.general_lost)


def volley(battle: Battle, number: int) -> None:
    """Shoot at whoever stands opposite (CIV-HB7)."""
    line = line_up(battle.hosts, battle.ground, 0, volley=True)
    shooting = [pair for pair in line.pairs if pair.one.arm.shoots or pair.other.arm.shoots]
    outcomes = [shoot(battle, pair) for pair in shooting]
    for one in outcomes:
        if one.loser and one.result == "shaken":
            one.loser.shaken = True
    for one in outcomes:
        if one.loser and one.result == "destroyed":
            one.loser.state = "destroyed"
    lose_generals(battle)
    if shooting and battle.tell:
        blows = tuple(one.blow for one in outcomes)
        battle.tell(RoundTold("volley", number, blows=blows, losses=losses(battle)))


def shoot(battle: Battle, pair: Pair) -> Outcome:
    """Throw both dice where one of a pair shoots; only those who shoot do harm (CIV-HB7)."""
    dice = battle.die("battle.shoot", 0, "CIV-HB7"), battle.die("battle.shoot", 1, "CIV-HB7")
    parts = shot(pair.one, pair.other), shot(pair.other, pair.one)
    scores = dice[0] + total(parts[0]), dice[1] + total(parts[1])
    loser, winner = beaten(pair, scores)
    if not loser or not winner or not winner.arm.shoots:
        loser, result = None, "stands"
    else:
        result = shot_down(loser, winner, scores)
    return Outcome(pair, loser, winner, result, dice, parts, scores)


def shot(one: Fighter, other: Fighter) -> Sequence[Part]:
    """Give what an element's score in a volley is made of beside the die (CIV-HB7)."""
    shoots = one.arm.shoots
    factor = (shoots[1] if other.arm.mounted else shoots[0]) if shoots else one.arm.foot
    return ("factor", factor), *((("shaken", -1),) if one.shaken else ())


def shot_down(target: Fighter, shooter: Fighter, scores: tuple[int, int]) -> str:
    """Tell what a hit does: doubled, or artillery against the great, destroys; else it shakes (CIV-HB7)."""
    great = shooter.type == "Artillery" and target.type in ("Elephants", "War Wagons")
    return "destroyed" if great or max(scores) >= 2 * min(scores) else "shaken"


def one_round(battle: Battle, number: int) -> None:
    """Command, arrivals, the line, the pairs, and what becomes of the beaten (CIV-HB9 to CIV-HB15)."""
    thrown = [
        battle.die("battle.command", side, "CIV-HB9") + (NO_GENERAL if host.general_lost else host.command)
        for side, host in enumerate(battle.hosts)
    ]
    lead = Initiative(number, thrown[0], thrown[1])
    arrived = arrivals(battle)
    line = line_up(battle.hosts, battle.ground, number, battle.held)
    back_up(line)
    plans = [tuple(sums(battle.ground, pair, side, lead) for side in (0, 1)) for pair in line.pairs]
    for pair in line.pairs:
        pair.one.shaken = pair.other.shaken = False  # a mark is used up by the pair
    outcomes = [meet(battle, pair, plan[0], plan[1]) for pair, plan in zip(line.pairs, plans, strict=True)]
    conclude(battle, line, outcomes, number)
    if battle.tell:
        blows = tuple(outcome.blow for outcome in outcomes)
        command = lead.one, lead.other
        battle.tell(RoundTold("round", number, command, lead.side, lead.places, arrived, blows, losses(battle)))


def meet(battle: Battle, pair: Pair, mine: Sequence[Part], theirs: Sequence[Part]) -> "Outcome":
    """Throw both dice of a pair and see who is beaten (CIV-HB11)."""
    dice = battle.die("battle.pair", 0, "CIV-HB11"), battle.die("battle.pair", 1, "CIV-HB11")
    scores = max(1, dice[0] + total(mine)), max(1, dice[1] + total(theirs))
    loser, winner = beaten(pair, scores)
    result = fate(loser, winner, scores, pair.rough) if loser and winner else "stands"
    return Outcome(pair, loser, winner, result, dice, (mine, theirs), scores)


def arrivals(battle: Battle) -> tuple[str, ...]:
    """Let contingents on the way throw two dice: a six on either brings them in (CIV-HB9)."""
    came = []
    for side, host in enumerate(battle.hosts):
        for number, contingent in enumerate(host.contingents):
            if contingent.arrived:
                continue
            dice = battle.die("battle.contingent", side, "CIV-HB9"), battle.die("battle.contingent", side, "CIV-HB9")
            if ARRIVES in dice:
                arrive(host, number, contingent)
                came.append(contingent.country)
    return tuple(came)


def arrive(host: Host, number: int, contingent: Contingent) -> None:
    """Bring a contingent onto the field."""
    contingent.arrived = True
    for fighter in host.fighters:
        if fighter.force == number and fighter.state == "coming":
            fighter.state = "here"


def sums(ground: Ground, pair: Pair, side: int, lead: Initiative) -> list[Part]:
    """Give what a score is made of beside the die (CIV-HB11)."""
    one, other = (pair.one, pair.other) if side == 0 else (pair.other, pair.one)
    first = lead.round == 1
    parts = [
        ("factor", one.arm.horse if other.arm.mounted else one.arm.foot),
        ("general", int(one.general)),
        ("support", pair.backing[side]),
        ("shaken", -int(one.shaken)),
        ("rough", -2 if pair.rough and not one.keeps else 0),
        ("overlap", -int(pair.overlapped[side])),
        ("initiative", int(lead.side == side and pair.place <= lead.places)),
        ("river", -int(first and side == 0 and ground.river)),
        ("slope", int(first and side == 1 and ground.slope)),
        ("wall", -int(other.walled)),
    ]
    return [(name, figure) for name, figure in parts if figure]


def beaten(pair: Pair, scores: tuple[int, int]) -> tuple[Fighter | None, Fighter | None]:
    """Give who has the lower score, and who beat it; nobody where they are equal (CIV-HB12)."""
    if scores[0] == scores[1]:
        return None, None
    return (pair.one, pair.other) if scores[0] < scores[1] else (pair.other, pair.one)


def worded(pair: Pair, loser: Fighter | None, result: str) -> str:
    """Say to whom it happened."""
    return result if loser is None else f"{'first' if loser is pair.one else 'second'} {result}"


def fate(loser: Fighter, winner: Fighter, scores: tuple[int, int], rough: bool) -> str:
    """Tell what becomes of the beaten: destroyed, fled or thrown back (CIV-HB12)."""
    doubled = max(scores) >= 2 * min(scores)
    slips = loser.type in NIMBLE and not rough and not (winner.arm.mounted or winner.type in CATCHERS or winner.militia)
    if killed(loser, winner, rough) or (doubled and not slips):
        return "destroyed"
    return "flees" if loser.type in NIMBLE else "recoils"


def killed(loser: Fighter, winner: Fighter, rough: bool) -> bool:
    """Tell whether a winner destroys those it merely beats (CIV-HB2)."""
    ground = KILLERS_IN_ROUGH if rough else KILLERS_IN_GOOD
    return winner.type in KILLERS_ANYWHERE.get(loser.type, ()) or winner.type in ground.get(loser.type, ())


def conclude(battle: Battle, line: Line, outcomes: Sequence[Outcome], number: int) -> None:
    """Apply marks, then removals, after the last pair; then camps are looked for (CIV-HB13, CIV-HB14, CIV-HB15)."""
    battle.held = []
    for one in outcomes:
        if one.loser is None or one.winner is None:
            continue
        if one.result == "recoils":
            one.loser.shaken = True
            if one.winner.type in PURSUERS:
                battle.held.append((one.pair.one, one.pair.other))
        elif one.result == "flees":
            one.loser.back = number + 2
        else:
            one.loser.state = "destroyed"
    battle.held = [pair for pair in battle.held if all(one.state == "here" for one in pair)]
    lose_generals(battle)
    for one in outcomes:
        if one.loser is not None and one.result == "destroyed":
            loot(battle, line, one.pair, 0 if one.loser is one.pair.one else 1)


def lose_generals(battle: Battle) -> None:
    """Count lost generals; a contingent without its general leaves the field (CIV-HB13, CIV-6.8.4.4b)."""
    for host in battle.hosts:
        for fallen in [one for one in host.fighters if one.general and one.state == "destroyed"]:
            if fallen.force == MAIN:
                host.general_lost = True
                continue
            for one in host.fighters:
                if one.force == fallen.force and one.state in ("here", "coming"):
                    one.state = "left"


def loot(battle: Battle, line: Line, pair: Pair, side: int) -> None:
    """Let riders who break through at the end of the line look for the camp (CIV-HB15)."""
    host, rider = battle.hosts[side], pair.other if side == 0 else pair.one
    at_end = pair.place in (1, len(line.pairs))
    if not at_end or line.reserves[side] or rider.type not in LOOTERS or not host.camp or host.camp_lost:
        return
    host.camp_lost = battle.die("battle.camp", 1 - side, "CIV-HB15") >= LOOTS


def command_of(military: int) -> int:
    """Give what a general's Military adds to command dice (CIV-HB9)."""
    return find((bonus for most, bonus in COMMAND if military <= most), f"Military {military}")


def total(parts: Sequence[tuple[str, int]]) -> int:
    """Add up what a score is made of."""
    return sum(figure for _, figure in parts)


def names(pair: Pair) -> tuple[str, str]:
    """Name the two of a pair by their types."""
    return pair.one.type, pair.other.type


def losses(battle: Battle) -> tuple[int, int]:
    """Give both sides' losses so far."""
    return battle.hosts[0].losses, battle.hosts[1].losses
