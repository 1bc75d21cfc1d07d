"""Counsel: what a good gamemaster would tell a side before it plans, with the odds of a raid (NEW-4.3)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.newgame.autopilot import aim
from rules.newgame.orders import Confirm, Raid, UseDice, fought
from rules.newgame.state import World
from rules.newgame.tables import BATTLE_DIE, WALLS

from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic, in_ten


def won(coins: int) -> Fraction:
    """Give how likely a raid with so many coins wins by the dice (NEW-4.3)."""
    throws = range(1, BATTLE_DIE + 1)
    wins = sum(attack + coins > defence + WALLS for attack in throws for defence in throws)
    return Fraction(wins, BATTLE_DIE**2)


def raid(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at the place that the autopilot would raid, and say what half of the coins, and all, would do there."""
    coins, place = min(world.sides[seat].coins, 99), aim(world, seat)
    if window.name != "plans" or not place or not coins:
        return ()
    name, holder = world.called("place", place), world.called("seat", world.places[place].owner)
    half = max(1, coins // 2)
    text = f"{name} of {holder} can be raided: {half} of your {coins} coins win it {in_ten(won(half))}."
    offers = [Offer(f"Raid {name} with {spent}", Raid(place=place, coins=spent)) for spent in sorted({half, coins})]
    return [Counsel(Weight.CHANCE, text, "NEW-4.3", tuple(offers))]


def tabled(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Say what becomes of battles about which somebody is asked, and offer the dice, or what was reported (NEW-4.2)."""
    kinds = [kind for kind in (Confirm, UseDice) if kind in window.orders]
    if window.name == "plans" or not kinds:
        return ()
    return [
        Counsel(
            Weight.DECIDE,
            f"The battle at {name}: left to the dice, the higher throw wins, and the defender adds {WALLS}.",
            "NEW-4.2",
            tuple(Offer(f"{kind.name.title()} {name}"[:40], kind(battle=place)) for kind in kinds),
        )
        for name, place in fought(world, seat).items()
    ]


counsel = by_topic(raid, tabled)
