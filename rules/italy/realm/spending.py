"""Phases 1 and 4: revenue comes in, and every talent is spent the turn it is earned (ITA-2, ITA-5)."""

from rules.italy.board.deeds import Deed
from rules.italy.board.land import Land
from rules.italy.board.state import Account, Power, World
from rules.italy.board.tables import ROME
from rules.italy.board.years import begins
from rules.italy.realm.events import RevenueTaken, Spent
from rules.italy.realm.orders import Spend
from rules.italy.seats.events import TurnBegan
from rules.italy.seats.orders import SEAT_ORDERS
from rules.italy.seats.seats import abandoned, hear
from rules.italy.war.attacks import against, attacking
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

WHOLE = 100


def begin_turn(play: Play[World]) -> None:
    """Open a turn: nothing is carried over from the last (ITA-2.10, ITA-10.1)."""
    world = play.state
    first = begins(world, world.turn)
    play.tell(TurnBegan(number=world.turn, first=first, last=first - world.years_per_turn))
    world.attacks, world.subjugations = {}, []
    for power in world.powers.values():
        power.revenue = power.earmarked = power.attack_points = power.loose = power.civic_now = 0


def collect(play: Play[World]) -> None:
    """Work out every Active Power's revenue from the map as it stands, all at once (ITA-2.1, ITA-1.13)."""
    world, land = play.state, Land(play.state)
    for power in world.powers.values():
        if not land.active(power.id):
            continue
        parts = land.parts(power.id)
        power.revenue, power.earmarked = parts.total, parts.earmarked
        play.tell(RevenueTaken.of(parts, power=power.id))


def spend(play: Play[World]) -> Flow:
    """Let the players with a choice divide their revenue; then all spending is public (ITA-5.12, ITA-5.13)."""
    world, land = play.state, Land(play.state)
    active = [power for power in world.powers.values() if land.active(power.id)]
    players = tuple(world.seated)
    for power in active:
        power.civic_now = power.revenue
    asked = [power.id for power in active if power.id in players and has_choice(world, power)]
    given = yield from hear(play, spend_window(asked))
    if world.ended:
        return
    played = [one for one in players if one not in abandoned(given)]
    for power in active:
        if power.id not in (ROME, *played):  # an autopilot Rome spends all on Civic Improvement (ITA-12.4)
            divide(world, power)
        settle(play, power)


def has_choice(world: World, power: Power) -> bool:
    """Tell whether a player can spend on anything but Civic Improvement (ITA-5.12)."""
    at_war = attacking(world, power.id) or bool(against(world, power.id))
    return at_war and power.revenue > power.earmarked


def spend_window(asked: list[str]) -> Window[Deed]:
    """Ask for a division; silence spends all on Civic Improvement (ITA-5.12)."""
    return Window(
        name="spend",
        clause="ITA-5.12",
        asked=asked,
        orders=(Spend, *SEAT_ORDERS),
        silence="All your revenue goes to Civic Improvement.",
        title="How do you spend your revenue?",
        meanwhile="The Powers spend their revenue.",
    )


def divide(world: World, power: Power) -> None:
    """Divide an autopilot's free revenue by its ruler's ratings (ITA-5.2 to ITA-5.7)."""
    attack, defence = shares(world, power)
    power.attack_points = attack
    attacks = against(world, power.id)
    for place, one in enumerate(attacks):  # odd points to the earliest (ITA-5.10)
        one.reserve = defence // len(attacks) + (place < defence % len(attacks))
    power.civic_now = power.revenue - attack - defence


def shares(world: World, power: Power) -> tuple[int, int]:
    """Give the talents for Attack and for Defence (ITA-5.3 to ITA-5.6)."""
    strikes, struck = attacking(world, power.id), bool(against(world, power.id))
    if power.ruler is None or not (strikes or struck):  # neither use exists (ITA-5.5)
        return 0, 0
    aggressor, protector = power.ruler.aggressor, power.ruler.protector
    if not strikes:
        aggressor, protector = 0, aggressor + protector
    if not struck:
        aggressor, protector = aggressor + protector, 0
    free = power.revenue - power.earmarked
    attack = share(free, aggressor)
    return attack, min(share(free, protector), free - attack)


def share(free: int, percentage: int) -> int:
    """Give a percentage of talents, a half up; above 100 counts as 100 (ITA-5.6)."""
    return (free * min(percentage, WHOLE) + WHOLE // 2) // WHOLE


def settle(play: Play[World], power: Power) -> None:
    """Add what is spent on Civic Improvement to its total, and tell all of it (ITA-5.7, ITA-5.8)."""
    power.civic += power.civic_now
    if not power.revenue:
        return
    world = play.state
    attack, civic = power.attack_points, power.civic_now
    power.accounts.append(Account.of(world, power, attack=attack, reserves=power.revenue - attack - civic, civic=civic))
    reserves = tuple((one.attacker, one.reserve) for one in against(world, power.id) if one.reserve)
    play.tell(Spent(power=power.id, attack=power.attack_points, reserves=reserves, civic=power.civic_now))
