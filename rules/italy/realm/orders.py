"""The order with which a Power spends its talents (ITA-5)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.italy.board.deeds import Deed, listed
from rules.italy.board.state import World
from rules.italy.war.attacks import against, attacking
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names


class Spend(Deed):
    """Divide your revenue: Attack, Defence against each attacker, and Civic Improvement."""

    name: ClassVar[str] = "spend"
    says: ClassVar[tuple[str, ...]] = (
        "spend [attack {attack}] [defence|defense {defence}] [civic {civic}]",
        "spend [{attack} on attack] [{defence} on defence] [{civic} on civic]",
    )
    clause: ClassVar[str] = "ITA-5.1"

    attack: int = Field(default=0, ge=0, le=999, description="talents for your own attack")
    defence: dict[Annotated[str, Names("attack")], Annotated[int, Field(ge=0, le=999)]] = Field(
        default_factory=dict, description="each attacker of yours, and the talents set aside against him"
    )
    civic: int | None = Field(default=None, ge=0, le=999, description="talents for Civic Improvement; else the rest")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what has no use, what breaks into earmarked talents, and a sum that is not the revenue (ITA-11.3)."""
        if self.attack and not attacking(world, seat):
            raise Refusal("ITA-5.12", "you attack nobody this turn, so nothing can go to Attack")
        mine = {attack.attacker for attack in against(world, seat)}
        for attacker in self.defence:
            if attacker not in mine:
                names = listed(world.name(one) for one in mine)
                who = world.name(attacker) if attacker in world.attacks else attacker
                raise Refusal("ITA-5.12", f"{who} does not attack you; attacks on you: {names}")
        self.check_sum(world.powers[seat].revenue, world.powers[seat].earmarked)

    def check_sum(self, revenue: int, earmarked: int) -> None:
        """Refuse a sum that is not the revenue, or too little for Civic Improvement (ITA-2.9, ITA-5.1)."""
        war = self.attack + sum(self.defence.values())
        civic = revenue - war if self.civic is None else self.civic
        difference = revenue - war - civic
        if difference or civic < 0:
            over = -difference if difference else -civic
            words = f"{over} more than" if over > 0 else f"{-over} less than"
            raise Refusal(
                self.clause, f"that is {words} your revenue of {revenue}; Civic Improvement may take the rest"
            )
        if civic < earmarked:
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

    def key(self) -> str:
        """A later division replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give those who attack the seat, or the numbers that fit."""
        power = world.powers.get(seat)
        if power is None:
            return {}
        if field == "defence":
            return {world.name(attack.attacker): attack.attacker for attack in against(world, seat)}
        war = (given.get("attack") or 0) + sum((given.get("defence") or {}).values())
        if field == "civic":
            return {str(power.revenue - war): str(power.revenue - war)} if war <= power.revenue else {}
        free = power.revenue - power.earmarked
        steps = range(0, free + 1, 5) if attacking(world, seat) else (0,)
        return {str(talents): str(talents) for talents in steps}
