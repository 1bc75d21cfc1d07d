"""Which province a battle falls on, and which a victory gains: chosen by players, else by rule (ITA-6.9, ITA-8.8)."""

from collections.abc import Generator, Sequence
from typing import Any

from rules.italy.battle.prize_orders import Choice, Strike, Take
from rules.italy.board.deeds import Deed
from rules.italy.board.land import Land
from rules.italy.board.state import Attack, Battle, World
from rules.italy.board.tables import ROME, Degree, Winner
from rules.italy.seats.orders import SEAT_ORDERS
from rules.italy.seats.seats import abandoned, hear
from rules.italy.war.aims import best, can_strike, drawn
from rules.italy.war.attacks import retarget
from rules.italy.war.externals import aim
from rules.italy.war.prey import prey_of
from rules.italy.war.worth import best_prize
from rules.kernel.orders.windows import Sealed, Window
from rules.kernel.play.play import Play

Finding = Generator[Window[Any], Sealed, str]  # Any: windows differ in their orders
"""Asks what is to be asked and gives a province; empty for none."""


def struck(play: Play[World], attack: Attack) -> Finding:
    """Give the province on which an attack falls, on the map of this moment; empty cancels it (ITA-6.4)."""
    world, land = play.state, Land(play.state)
    if attack.attacker in world.externals:
        return struck_by_external(play, attack)
    if not land.active(attack.attacker):
        return ""
    if can_strike(land, attack):  # nobody changes it now (ITA-6.7)
        return attack.province
    reach = land.within_reach(attack.attacker, attack.target)
    if len(reach) > 1 and attack.province and attack.attacker in world.seated:
        return (yield from chosen(play, attack.attacker, reach, strike_window(attack.attacker)))
    return drawn(world, play.chance, attack.attacker, best(world, attack.attacker, reach)) if reach else ""


def struck_by_external(play: Play[World], attack: Attack) -> str:
    """Draw among the target's prey; without any, choose a new target at once (ITA-9.15, ITA-9.16)."""
    world, external = play.state, play.state.externals[attack.attacker]
    if external.at and not prey_of(Land(world), external, attack.target):
        target = aim(play, external)
        if target:
            retarget(world, attack, target)
    places = prey_of(Land(world), external, attack.target)
    return drawn(world, play.chance, attack.attacker, places) if places else ""


def eligible(world: World, battle: Battle, winner: Winner, degree: Degree) -> list[str]:
    """Give what a Major Victory may gain beside the struck province (ITA-8.4 to ITA-8.7)."""
    if degree == "minor" or battle.attacker in world.externals:
        return []
    land, attacker, holder = Land(world), battle.attacker, battle.holder
    if winner == "defender":
        return land.within_reach(holder, attacker)
    after = Land(world, {**land.holders, battle.province: attacker})
    return [id for id in after.within_reach(attacker, holder) if id != battle.province]


def prize(play: Play[World], battle: Battle, winner: Winner, degree: Degree) -> Finding:
    """Give the province that a Major Victory gains: its player's choice, or Rome's, or by the rule (ITA-8.8)."""
    world = play.state
    places = eligible(world, battle, winner, degree)
    taker = battle.attacker if winner == "attacker" else battle.holder
    first = [battle.province] if winner == "attacker" else []
    if len(places) < 2:  # noqa: PLR2004  one, or none, leaves no choice
        return places[0] if places else ""
    if taker in world.seated:
        return (yield from chosen(play, taker, places, take_window(taker), first))
    if taker == ROME:
        return best_prize(world, places, first)
    return drawn(world, play.chance, taker, best(world, taker, places, first), prize=True)


def chosen(
    play: Play[World], seat: str, offered: Sequence[str], window: Window[Deed], first: Sequence[str] = ()
) -> Finding:
    """Give what a player wants first, or chooses now; in silence what the rule gives (ITA-6.26, ITA-11.4)."""
    world = play.state
    wanted = [id for id in world.powers[seat].prizes if id in offered]
    if wanted:
        return wanted[0]
    world.offered = list(offered)
    given = yield from hear(play, window)
    choices = [order.province for _, order in given if isinstance(order, Choice)]
    world.offered = []
    if world.ended:
        return ""
    if choices:
        return choices[-1]
    if window.name == "take" and ROME in abandoned(given):
        return best_prize(world, offered, first)
    return drawn(world, play.chance, seat, best(world, seat, offered, first), prize=window.name == "take")


def strike_window(seat: str) -> Window[Deed]:
    """Ask for another province of the target (ITA-6.9)."""
    return Window(
        name="retarget",
        clause="ITA-6.9",
        asked=[seat],
        orders=(Strike, *SEAT_ORDERS),
        silence="The province is found as for other Powers: the most revenue, then a resource, then a die.",
        title="Where does your attack fall?",
        meanwhile="An attack seeks another way.",
    )


def take_window(seat: str) -> Window[Deed]:
    """Ask for the province that a victory gains (ITA-8.8)."""
    return Window(
        name="take",
        clause="ITA-8.8",
        asked=[seat],
        orders=(Take, *SEAT_ORDERS),
        silence="The province is found as for other Powers: the most revenue, then a resource, then a die.",
        title="Which province do you take?",
        meanwhile="A victor chooses his prize.",
    )
