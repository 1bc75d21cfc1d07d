"""Phase 3: External Powers, the autopilots, then the players declare their attacks (ITA-4)."""

from collections.abc import Sequence

from rules.italy.board.deeds import Deed
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import DIE, ROME
from rules.italy.seats.orders import SEAT_ORDERS
from rules.italy.seats.seats import abandoned, hear
from rules.italy.war.attacks import pending
from rules.italy.war.events import AttackDeclared
from rules.italy.war.externals import declare_externals
from rules.italy.war.orders import DeclareAttack, Hold
from rules.italy.war.targets import choose_target, power_modifiers, roll_attack
from rules.italy.war.worth import best_attack
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play


def declare(play: Play[World]) -> Flow:
    """Declare in the order of the rulebook; players see the autopilots' attacks first (ITA-4.13)."""
    world = play.state
    world.attacks = {}
    declare_externals(play)
    declare_autopilots(play, [one for one in world.powers if one not in world.seated])

    asked = deciders(world)
    for seat in asked:
        world.powers[seat].named = ""
    given = yield from hear(play, attack_window(asked))
    if world.ended:
        return

    left = abandoned(given)
    declare_autopilots(play, left)
    if ROME in left:
        world.powers[ROME].named = best_attack(world)
    declare_players(play, asked)
    order_battles(play)


def declare_autopilots(play: Play[World], autopilots: Sequence[str]) -> None:
    """Roll for all of these but Rome, then choose targets from the highest total down (ITA-4.3, ITA-4.7, ITA-4.12)."""
    world, land = play.state, Land(play.state)
    able = [one for one in autopilots if one != ROME and land.active(one) and land.targets(one)]
    rolls = {power: roll_attack(world, play.chance, world.powers[power]) for power in able}
    totals = {power: roll.total for power, roll in rolls.items() if roll.attacks}
    for attacker in sorted(totals, key=lambda one: -totals[one]):  # sorting keeps Power order among equals
        modifiers = power_modifiers(world, attacker, land.targets(attacker))
        target = choose_target(world, play.chance, attacker, modifiers)
        world.attacks[attacker] = Attack(attacker=attacker, target=target, total=totals[attacker])


def deciders(world: World) -> list[str]:
    """Give who is asked: Rome, and every player-held Active Power, that has anything to strike (ITA-4.13, ITA-11.2).

    An Inactive Power's seat is kept and asked nothing (ITA-11.6).
    """
    land = Land(world)
    return [
        power
        for power in world.powers
        if (power == ROME or power in world.seated) and land.active(power) and land.strikeable(power)
    ]


def attack_window(asked: list[str]) -> Window[Deed]:
    """Ask for one attack of each, or none; silence is none (ITA-4.6)."""
    return Window(
        name="attack",
        clause="ITA-4.13",
        asked=asked,
        orders=(DeclareAttack, Hold, *SEAT_ORDERS),
        silence="You attack nobody this turn.",
        title="Whom do you attack?",
        meanwhile="The Powers decide whom they attack.",
    )


def declare_players(play: Play[World], asked: list[str]) -> None:
    """Aim each named attack at whoever holds the province, and roll for its place (ITA-4.14, ITA-4.15, ITA-4.17)."""
    world = play.state
    for seat in asked:
        power = world.powers[seat]
        if not power.named:
            continue
        attack = Attack(attacker=seat, target=world.provinces[power.named].holder, province=power.named)
        power.named = ""
        if seat != ROME:
            attack.total = roll_attack(world, play.chance, power, order_only=True).total
        world.attacks[seat] = attack


def order_battles(play: Play[World]) -> None:
    """Put External Powers first, then all by total with roll-offs, then Rome (ITA-4.16)."""
    world = play.state
    first = [one for one in world.attacks if one in world.externals]
    powers = [one for one in world.powers if one in world.attacks and one != ROME]
    last = [ROME] if ROME in world.attacks else []
    totals = {one: world.attacks[one].total or 0 for one in powers}
    rolled: dict[str, list[int]] = {one: [] for one in powers}
    middle: list[str] = []
    for total in sorted(set(totals.values()), reverse=True):
        middle += rolled_off(play, [one for one in powers if totals[one] == total], rolled)
    world.attacks = {one: world.attacks[one] for one in (*first, *middle, *last)}
    for place, attack in enumerate(pending(world), start=1):
        attack.label = f"T{world.turn}A{place}"
        play.tell(AttackDeclared.of(attack, rolloffs=rolled.get(attack.attacker, ())))  # public at once (ITA-4.18)


def rolled_off(play: Play[World], equals: list[str], rolled: dict[str, list[int]]) -> list[str]:
    """Put equals in order by a die each, highest first, and again among those still equal."""
    if len(equals) < 2:  # noqa: PLR2004  one, or none, has nobody to roll against
        return equals
    dice = {one: play.chance.die("ITA-4.16", "order.rolloff", one, DIE) for one in equals}
    for one, die in dice.items():
        rolled[one].append(die)
    order: list[str] = []
    for die in sorted(set(dice.values()), reverse=True):
        order += rolled_off(play, [one for one in equals if dice[one] == die], rolled)
    return order
