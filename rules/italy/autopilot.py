"""The autopilot: how a seat without a player decides at its windows (sections 8 and 12)."""

from collections.abc import Sequence
from typing import Any

from rules.italy.battle.orders import Dispute, UseGenerator
from rules.italy.battle.prize_orders import Strike, Take
from rules.italy.board.deeds import Deed
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import ROME
from rules.italy.realm.orders import Spend
from rules.italy.realm.spending import divide
from rules.italy.war.aims import best, drawn
from rules.italy.war.orders import DeclareAttack, Hold
from rules.italy.war.targets import choose_target, power_modifiers, roll_attack
from rules.italy.war.worth import best_attack, best_prize
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.plan import by_window
from rules.kernel.table.chair import CHAIR


def autopilot(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[World]]:
    """Decide for a seat from its view; a window without a rule keeps its default.

    Rome is asked here in every game. Of the other Powers only a seat that its player left while a window was open.
    """
    return DECIDE(world, seat, window, chance) if seat in world.powers else ()


def attack(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Let Rome strike what is worth most, and another Power roll as ever (ITA-12.1, ITA-4.3)."""
    if seat == ROME:
        aim = best_attack(world)
        return [DeclareAttack(province=aim) if aim else Hold()]
    targets = Land(world).targets(seat)
    if not roll_attack(world, chance, world.powers[seat]).attacks:
        return [Hold()]
    target = choose_target(world, chance, seat, power_modifiers(world, seat, targets))
    reach = Land(world).within_reach(seat, target)
    return [DeclareAttack(province=drawn(world, chance, seat, best(world, seat, reach)))]


def spend(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Let Rome spend all on Civic Improvement, and another Power divide by its ruler (ITA-12.4, ITA-5.2)."""
    power = world.powers[seat]
    if seat == ROME:
        return [Spend()]
    divide(world, power)
    defence = {one.attacker: one.reserve for one in world.attacks.values() if one.target == seat and one.reserve}
    return [Spend(attack=power.attack_points, defence=defence)]


def strike(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Strike as other Powers do (ITA-6.9)."""
    return [Strike(province=drawn(world, chance, seat, best(world, seat, world.offered)))]


def battle(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Let the generator decide; an autopilot neither reports nor confirms (ITA-12.6)."""
    return [UseGenerator()]


def take(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Take what is worth most to Rome, or what other Powers would strike (ITA-12.5, ITA-8.8)."""
    won = [world.battle.province] if world.battle and world.battle.attacker == seat else []
    if seat == ROME:
        return [Take(province=best_prize(world, world.offered, won))]
    return [Take(province=drawn(world, chance, seat, best(world, seat, world.offered, won), prize=True))]


def confirm(world: World, seat: str, chance: Chance) -> list[Deed]:
    """Leave a report to the gamemaster's ruling, where one sits in the chair (ITA-6.24, section 8)."""
    return [Dispute(reason="nobody plays this seat now")] if CHAIR in world.seated else []


DECIDE = by_window(
    {"attack": attack, "spend": spend, "retarget": strike, "battle": battle, "confirm": confirm, "take": take}
)
"""In `ruling` an autopilot has no say."""
