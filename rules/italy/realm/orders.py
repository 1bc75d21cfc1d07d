"""The order with which a Power spends its talents (ITA-5)."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from rules.italy.board.deeds import Deed
from rules.italy.board.state import World
from rules.italy.war.attacks import against, attacking
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick

MOST = 999
"""More talents than anybody ever has."""
Talents = Annotated[int, Field(ge=0, le=MOST)]


def free(world: World, seat: str) -> range:
    """Give the talents that are not earmarked, whatever the ruler would do with them (ITA-2.9, ITA-11.3)."""
    power = world.powers[seat]
    return range(power.revenue - power.earmarked + 1)


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
    return [rest] if rest >= world.powers[seat].earmarked else []


class Spend(
    Deed,
    name="spend",
    says=(
        "spend [attack {attack}] [defence|defense {defence}] [civic {civic}]",
        "spend [{attack} on attack] [{defence} on defence] [{civic} on civic]",
    ),
    clause="ITA-5.1",
    replaces="spend",
):
    """Divide your revenue: Attack, Defence against each attacker, and Civic Improvement."""

    attack: int = pick("", free, "talents for your own attack", default=0, problem=useless, ge=0, le=MOST)
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
        denied="{} is not what is left of your revenue",
        default=None,
        ge=0,
        le=MOST,
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse to spend more than there is, or what is earmarked (ITA-2.9, ITA-5.1)."""
        revenue, earmarked = world.powers[seat].revenue, world.powers[seat].earmarked
        war = self.attack + sum(self.defence.values())
        if war > revenue:
            more = war - revenue
            raise Refusal(
                self.clause, f"that is {more} more than your revenue of {revenue}; Civic Improvement may take the rest"
            )
        if war > revenue - earmarked:
            raise Refusal(
                "ITA-2.9", f"{earmarked} talents are earmarked: give at least {earmarked} to Civic Improvement"
            )

    def apply(self, world: World, seat: str) -> None:
        """Set the points and the reserves."""
        power = world.powers[seat]
        power.attack_points = self.attack
        for attack in against(world, seat):
            attack.reserve = self.defence.get(attack.attacker, 0)
        power.civic_now = power.revenue - self.attack - sum(self.defence.values())
