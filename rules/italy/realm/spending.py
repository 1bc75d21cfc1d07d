"""Revenue comes in, and every talent is spent the turn it is earned: phases 1 and 4 (ITA-2, ITA-5)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.italy.board.land import Land
from rules.italy.board.state import Account, Power, World
from rules.italy.board.tables import ROME
from rules.italy.realm.events import RevenueTaken, Spent
from rules.italy.seats.events import TurnBegan
from rules.italy.seats.seats import abandoned, hear
from rules.italy.war.attacks import against, attacking
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

WHOLE = 100
MOST = 999
"""More talents than anybody ever has."""
Talents = Annotated[int, Field(ge=0, le=MOST)]


def free(world: World, seat: str) -> range:
    """Give the talents that are not earmarked, whatever the ruler would do with them (ITA-2.9, ITA-11.3)."""
    power = world.powers[seat]
    return range(power.revenue - power.earmarked + 1)


def dear(world: World, seat: str, talents: int) -> Objection:
    """Say why so much cannot go to Attack: the sum, or what is earmarked, forbids it (ITA-2.9, ITA-5.1)."""
    over = talents - world.powers[seat].revenue
    return over_words(world, seat, over) if over > 0 else short(world, seat, -over)


def over_words(world: World, seat: str, over: int) -> str:
    """Say by how much a division exceeds the revenue (ITA-5.1)."""
    return f"that is {over} more than your revenue of {world.powers[seat].revenue}; Civic Improvement may take the rest"


def useless(world: World, seat: str, talents: int) -> Objection:
    """Say that nothing can go to an attack that nobody makes."""
    if talents and not attacking(world, seat):
        return "ITA-5.12", "you attack nobody this turn, so nothing can go to Attack"
    return None


def attackers(world: World, seat: str) -> list[str]:
    """Give who attacks a seat."""
    return [attack.attacker for attack in against(world, seat)]


def left_over(world: World, seat: str, given: Mapping[str, Any]) -> list[int]:  # Any: the fields given
    """Give what is left of the revenue, which all goes to Civic Improvement (ITA-5.1)."""
    rest = world.powers[seat].revenue - given.get("attack", 0) - sum(given.get("defence", {}).values())
    return [rest] if rest >= 0 else []


def short(world: World, seat: str, talents: int) -> Refusal | None:
    """Say that what is earmarked has to be built with (ITA-2.9)."""
    earmarked = world.powers[seat].earmarked
    if talents >= earmarked:
        return None
    return Refusal("ITA-2.9", f"{earmarked} talents are earmarked: give at least {earmarked} to Civic Improvement")


class Spend(
    Order[World],
    name="spend",
    says=(
        "spend [attack {attack}] [defence|defense {defence}] [civic {civic}]",
        "spend [{attack} on attack] [{defence} on defence] [{civic} on civic]",
    ),
    clause="ITA-5.1",
    replaces="spend",
):
    """Divide your revenue: Attack, Defence against each attacker, and Civic Improvement."""

    divides: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "attack": ("attack", "attacking", "attacks", "offence", "offense", "war", "army", "march"),
        "defence": ("defence", "defense", "defend", "defending", "defences", "defenses", "protection"),
        "civic": (
            "civic",
            "civic improvement",
            "improvement",
            "improvements",
            "building",
            "build",
            "save",
            "score",
            "towns",
        ),
    }
    attack: int = pick("", free, "talents for your own attack", default=0, problem=useless, denied=dear, ge=0, le=MOST)
    defence: dict[str, Talents] = pick(
        "attack",
        attackers,
        "each attacker of yours, and the talents set aside against him",
        default={},
        clause="ITA-5.12",
        denied="there is no attack on you by {}",
    )
    civic: int | None = pick(
        "",
        left_over,
        "talents for Civic Improvement; else the rest",
        problem=short,
        denied="{} is not what is left of your revenue",
        default=None,
        ge=0,
        le=MOST,
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse to spend more than there is, or what is earmarked (ITA-2.9, ITA-5.1)."""
        over = self.attack + sum(self.defence.values()) - world.powers[seat].revenue
        if over > 0:
            raise Refusal(self.clause, over_words(world, seat, over))
        objection = short(world, seat, -over)
        if objection:
            raise objection

    def apply(self, world: World, seat: str) -> None:
        """Set the points and the reserves."""
        power = world.powers[seat]
        power.attack_points = self.attack
        for attack in against(world, seat):
            attack.reserve = self.defence.get(attack.attacker, 0)
        power.civic_now = power.revenue - self.attack - sum(self.defence.values())


SPENDING: Window[Order[World]] = Window(
    name="spend",
    clause="ITA-5.12",
    asked=(),
    orders=(Spend,),
    silence="All your revenue goes to Civic Improvement.",
    title="How do you spend your revenue?",
    meanwhile="The Powers spend their revenue.",
)


def begin_turn(play: Play[World]) -> None:
    """Open a turn: nothing is carried over from the last (ITA-2.10, ITA-10.1)."""
    world = play.state
    play.tell(TurnBegan(number=world.turn, first=world.year(world.turn), last=world.year(world.turn + 1)))
    world.attacks, world.subjugations = {}, []
    for power in world.powers.values():
        power.revenue = power.earmarked = power.attack_points = power.loose = power.civic_now = 0


def collect(play: Play[World]) -> None:
    """Work out every Active Power's revenue from the map as it stands, all at once (ITA-2.1, ITA-1.13)."""
    land = Land(play.state)
    for power in play.state.powers.values():
        if land.active(power.id):
            parts = land.parts(power.id)
            power.revenue, power.earmarked = parts.total, parts.earmarked
            play.tell(RevenueTaken.of(parts, power=power.id))


def spend(play: Play[World]) -> Flow:
    """Let the players with a choice divide their revenue; then all spending is public (ITA-5.12, ITA-5.13)."""
    world = play.state
    autopilots = [one for one in world.powers if one not in world.seated]
    for power in world.powers.values():
        power.civic_now = power.revenue
    given = yield from hear(play, SPENDING, [one for one in world.players() if has_choice(world, world.powers[one])])
    if world.ended:
        return
    autopilots += abandoned(given)
    for power in world.powers.values():
        if power.id in autopilots and power.id != ROME:  # which spends all on Civic Improvement then (ITA-12.4)
            divide(world, power)
        settle(play, power)


def has_choice(world: World, power: Power) -> bool:
    """Tell whether a player can spend on anything but Civic Improvement (ITA-5.12)."""
    at_war = attacking(world, power.id) or bool(against(world, power.id))
    return at_war and power.revenue > power.earmarked


def divide(world: World, power: Power) -> None:
    """Divide an autopilot's free revenue by its ruler's ratings (ITA-5.2 to ITA-5.7)."""
    power.attack_points, defence = shares(world, power)
    attacks = against(world, power.id)
    for place, one in enumerate(attacks):  # odd points to the earliest (ITA-5.10)
        one.reserve = defence // len(attacks) + (place < defence % len(attacks))
    power.civic_now = power.revenue - power.attack_points - defence


def shares(world: World, power: Power) -> tuple[int, int]:
    """Give the talents for Attack and for Defence; a half goes up, above 100 counts as 100 (ITA-5.3 to ITA-5.6)."""
    strikes, struck = attacking(world, power.id), bool(against(world, power.id))
    if power.ruler is None or not (strikes or struck):  # neither use exists (ITA-5.5)
        return 0, 0
    aggressor, protector = power.ruler.aggressor, power.ruler.protector
    if not strikes:
        aggressor, protector = 0, aggressor + protector
    if not struck:
        aggressor, protector = aggressor + protector, 0
    free = power.revenue - power.earmarked
    attack, defence = ((free * min(percent, WHOLE) + WHOLE // 2) // WHOLE for percent in (aggressor, protector))
    return attack, min(defence, free - attack)


def settle(play: Play[World], power: Power) -> None:
    """Add what is spent on Civic Improvement to its total, and tell all of it (ITA-5.7, ITA-5.8)."""
    revenue, attack, civic = power.revenue, power.attack_points, power.civic_now
    power.civic += civic
    power.accounts.append(Account(revenue=revenue, attack=attack, reserves=revenue - attack - civic, civic=civic))
    if revenue:
        reserves = tuple((one.attacker, one.reserve) for one in against(play.state, power.id) if one.reserve)
        play.tell(Spent(power=power.id, attack=attack, reserves=reserves, civic=civic))
