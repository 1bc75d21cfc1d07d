"""Counsel on how it may end: a House about to fall, and who is about to win (CAN-15)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.battle.dangers import latest
from rules.candlebre.battle.forecast import Raid, falls, lost, neighbours, raids
from rules.candlebre.board.seats import standing
from rules.candlebre.board.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Risk, Weight, by_topic, in_ten, of_yours
from rules.kernel.telling.phrases import capital

FALLEN = "fallen"
"""The fate of a House without a province."""
LAST = 4
"""Provinces from which a House may fall in one turn of its neighbours."""
NEAR = 80
"""Per cent of the way to the crown from which a House may win in a few turns."""


def ruin(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say how likely a House of few provinces is no more when it would be asked again (CAN-15.5)."""
    held = world.held(seat)
    if window.name not in ("campaign", "settle", "answer") or not 0 < len(held) <= LAST or not neighbours(world, seat):
        return ()
    return ruined(world, seat, raids(world, seat))


def ruined(world: World, seat: str, found: Sequence[Raid]) -> Sequence[Counsel[World]]:
    """Say how likely a House falls to these raids."""
    held = world.held(seat)
    chance = falling(world, seat, found)
    if not chance:
        return ()
    taken = sum(bool(lost(found, one.id)) for one in held)
    text = (
        f"Your House falls with its last province, {in_ten(chance)} before you are asked again: neighbours can march "
        f"on {of_yours(taken, len(held), 'province', 'provinces')}. Clergy, or troops in one place, keep it alive."
    )
    risk = Risk(FALLEN, seat, chance, latest(world, seat))
    weight = Weight.RUIN if chance >= Fraction(1, 4) else Weight.DECIDE
    return [Counsel(weight, text, "CAN-15.5", (), risk)]


def falling(world: World, seat: str, found: Sequence[Raid]) -> Fraction:
    """Give how likely all provinces of a House fall, each by itself."""
    chance = Fraction(1)
    for place in world.held(seat):
        chance *= falls(world, seat, found, place)
    return chance


def crown(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say who is about to win, oneself included (CAN-15.1, CAN-15.2, CAN-15.8)."""
    if window.name != "campaign":
        return ()
    limit = world.settings.turn_limit
    first = max(world.living(), key=lambda one: standing(world, one))
    if standing(world, first) < NEAR and not 0 <= limit - world.turn < LAST:
        return ()
    lands, honor = len(world.held(first)), world.houses[first].honor
    who = "You hold" if first == seat else f"{capital(world.name(first))} holds"
    text = (
        f"{who} {lands} of the {world.province_goal} provinces that win, and {honor} of the {world.honor_goal} honor"
        f"{'' if first == seat else f'; you hold {len(world.held(seat))} and {world.houses[seat].honor}'}."
    )
    if 0 <= limit - world.turn < LAST:
        text += f" After turn {limit} whoever stands highest wins."
    return [Counsel(Weight.CHANCE, text, "CAN-15.1")]


counsel = by_topic(ruin, crown)
