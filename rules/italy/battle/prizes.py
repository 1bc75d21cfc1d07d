"""Which province a battle falls on, and which a victory gains: chosen by players, else by rule (ITA-6.9, ITA-8.8)."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any

from rules.italy.board.land import Land
from rules.italy.board.state import Attack, World
from rules.italy.board.tables import ROME
from rules.italy.seats.seats import abandoned, hear
from rules.italy.war.attacks import PRIZE, STRUCK, best, drawn, may_strike, retarget
from rules.italy.war.externals import aim
from rules.italy.war.targets import best_prize
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Sealed, Window
from rules.kernel.play.play import Play

Finding = Generator[Window[Any], Sealed, str]  # Any: windows differ in their orders
"""Asks what is to be asked and gives a province; empty for none."""


class Choice(Order[World]):
    """Choose one of the provinces that are offered."""

    province: str = pick(
        "province", lambda world: world.offered, "one of the provinces that are offered", denied="{} is not offered"
    )


class Strike(Choice, name="strike", says=("strike {province}",), clause="ITA-6.9", replaces="strike"):
    """Choose where your attack falls, now that the named province cannot be struck."""


class Take(Choice, name="take", says=("take {province}",), clause="ITA-8.8", replaces="take"):
    """Choose the province that your victory gains."""


STRIKING: Window[Order[World]] = Window(
    name="retarget",
    clause="ITA-6.9",
    asked=(),
    orders=(Strike,),
    silence="The province is found as for other Powers: the most revenue, then a resource, then a die.",
    title="Where does your attack fall?",
    meanwhile="An attack seeks another way.",
)
TAKING = replace(
    STRIKING,
    name="take",
    clause="ITA-8.8",
    orders=(Take,),
    title="Which province do you take?",
    meanwhile="A victor chooses his prize.",
)


def struck(play: Play[World], attack: Attack) -> Finding:
    """Give the province on which an attack falls, on the map of this moment; empty cancels it (ITA-6.4).

    A named province that can be struck is struck (ITA-6.7). An External army without prey chooses a new target at once,
    and draws among that one's (ITA-9.15, ITA-9.16).
    """
    world, seat = play.state, attack.attacker
    external = world.externals.get(seat)
    if external and external.at and not may_strike(world, attack):
        aimed = aim(play, external)
        if aimed:
            retarget(world, attack, aimed.target)
    places, reach = may_strike(world, attack), Land(world).within_reach(seat, attack.target)
    if attack.province and seat in world.seated and len(reach) > 1 and places != [attack.province]:
        return (yield from chosen(play, STRIKING, seat, reach))
    return drawn(world, play.chance, seat, places)


def eligible(world: World, attack: Attack, degree: str) -> list[str]:
    """Give what a Major Victory may gain beside the struck province (ITA-8.4 to ITA-8.7)."""
    if degree == "minor" or attack.attacker in world.externals:
        return []
    land, attacker, holder = Land(world), attack.attacker, attack.target
    if not attack.won:
        return land.within_reach(holder, attacker)
    return Land(world, {**land.holders, attack.struck: attacker}).within_reach(attacker, holder)


def prize(play: Play[World], attack: Attack, degree: str) -> Finding:
    """Give the province that a Major Victory gains: its player's choice, or as the autopilot has it (ITA-8.8)."""
    world = play.state
    places = eligible(world, attack, degree)
    taker = attack.attacker if attack.won else attack.target
    if taker in world.seated and len(places) > 1:
        return (yield from chosen(play, TAKING, taker, places, won(attack)))
    return piloted(world, play.chance, taker, places, won(attack))


def won(attack: Attack) -> list[str]:
    """Give the province that counts as taken already when a victor chooses another."""
    return [attack.struck] if attack.won else []


def piloted(world: World, chance: Chance, taker: str, places: Sequence[str], first: Sequence[str]) -> str:
    """Give what an autopilot takes: what is worth most to Rome, or what other Powers would strike (ITA-12.5)."""
    if taker == ROME and places:
        return best_prize(world, places, first)
    return drawn(world, chance, taker, best(world, taker, places, first), PRIZE)


def chosen(
    play: Play[World], window: Window[Order[World]], seat: str, offered: Sequence[str], first: Sequence[str] = ()
) -> Finding:
    """Give what a player wants first, or chooses now; in silence what the rule gives (ITA-6.26, ITA-11.4)."""
    world = play.state
    wanted = [id for id in world.powers[seat].prizes if id in offered]
    if wanted:
        return wanted[0]
    world.offered = list(offered)
    given = yield from hear(play, window, [seat])
    world.offered = []
    if world.ended:
        return ""
    for _, order in given:
        if isinstance(order, Choice):
            return order.province
    if window is TAKING and seat in abandoned(given):
        return piloted(world, play.chance, seat, offered, first)
    return drawn(world, play.chance, seat, best(world, seat, offered, first), PRIZE if window is TAKING else STRUCK)
