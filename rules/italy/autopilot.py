"""The autopilot: how a seat without a player decides at its windows (sections 8 and 12)."""

from rules.italy.battle.deciding import Dispute, UseGenerator
from rules.italy.battle.prizes import Strike, Take, piloted, won
from rules.italy.board.land import Land
from rules.italy.board.manners import manner
from rules.italy.board.state import World
from rules.italy.board.tables import ROME
from rules.italy.realm.spending import WHOLE, Spend, divide
from rules.italy.war.attacks import against, attacking, best, drawn
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.italy.war.sparing import targets
from rules.italy.war.targets import best_attack, choose_target, power_modifiers, roll_attack
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.play.plan import by_window
from rules.kernel.table.chair import CHAIR

Orders = list[Order[World]]


def attack(world: World, seat: str, chance: Chance) -> Orders:
    """Let Rome strike what is worth most, and another Power roll as ever (ITA-12.1, ITA-4.3)."""
    own = manner(world.powers[seat])
    open_to = [] if seat == ROME else targets(world, seat)
    aim = best_attack(world, own) if seat == ROME else ""
    if open_to and roll_attack(world, chance, world.powers[seat]).total + own.eager >= world.rules.attack_threshold:
        target = choose_target(chance, seat, power_modifiers(world, seat, open_to)).target
        aim = drawn(world, chance, seat, best(world, seat, Land(world).within_reach(seat, target)))
    return [DeclareAttack(province=aim) if aim else Hold()]


def spend(world: World, seat: str, chance: Chance) -> Orders:
    """Let Rome spend all on Civic Improvement, and another Power divide by its ruler (ITA-12.4, ITA-5.2)."""
    if seat == ROME:
        return [frugal(world)]
    divide(world, world.powers[seat])
    defence = {one.attacker: one.reserve for one in world.attacks.values() if one.target == seat and one.reserve}
    return [Spend(attack=world.powers[seat].attack_points, defence=defence)]


def frugal(world: World) -> Spend:
    """Spend on war what Rome's manner allows, all else on Civic Improvement (ITA-12.4, ITA-12.7)."""
    rome, own = world.powers[ROME], manner(world.powers[ROME])
    free, foes = rome.revenue - rome.earmarked, against(world, ROME)
    attack = free * own.attack // WHOLE if attacking(world, ROME) else 0
    each = free * own.defence // WHOLE // len(foes) if foes else 0
    return Spend(attack=attack, defence={one.attacker: each for one in foes if each})


def strike(world: World, seat: str, chance: Chance) -> Orders:
    """Strike as other Powers do (ITA-6.9)."""
    return [Strike(province=drawn(world, chance, seat, best(world, seat, world.offered)))]


def battle(world: World, seat: str, chance: Chance) -> Orders:
    """Let the generator decide; an autopilot neither reports nor confirms (ITA-12.6)."""
    return [UseGenerator()]


def take(world: World, seat: str, chance: Chance) -> Orders:
    """Take what is worth most to Rome, or what other Powers would strike (ITA-12.5, ITA-8.8)."""
    fought = world.battle()
    return [Take(province=piloted(world, chance, seat, world.offered, won(fought) if fought else []))]


def confirm(world: World, seat: str, chance: Chance) -> Orders:
    """Leave a report to the gamemaster's ruling, where one sits in the chair (ITA-6.24, section 8)."""
    judged = seat != CHAIR and CHAIR in world.seated
    return [Dispute(reason="nobody plays this seat now")] if judged else []


autopilot = by_window(
    {"attack": attack, "spend": spend, "retarget": strike, "battle": battle, "confirm": confirm, "take": take}
)
"""Decides for a seat from its view; in `ruling` an autopilot has no say.

Rome is asked in every game. Of the other Powers only a seat that its player left while a window was open.
"""
