"""Losses: how likely an area of one's own falls to another in his next turn, asked as a question of odds (EMP-HC.8)."""

from rules.empires.board.sheets import refuse_place
from rules.empires.board.state import World
from rules.empires.claims.orders import others
from rules.empires.counsel.pieces import called
from rules.empires.counsel.rivals import before, begun, raids, rate_of
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import several


def foreign(world: World, seat: str, area: str) -> str:
    """Say that an area is not one's own to lose."""
    return "" if world.areas[area].owner == seat else f"{world.areas[area].name} is not yours"


def own(world: World, seat: str) -> list[str]:
    """Give the areas that a seat may lose."""
    return world.owned(seat)


class WeighLoss(Question[World], name="loss", says=("loss of {area} [to {rival}]",), clause="EMP-HC.8"):
    """An area of yours that another could take in his next turn."""

    area: str = pick("area", own, "an area of yours", problem=foreign)
    rival: str = pick("seat", others, "to whom; left out: to whoever is most to be feared", default="")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what nobody reaches."""
        refuse_place(world, seat, self.area, foreign, self.clause)
        if not any(one.area == self.area and self.rival in ("", one.rival) for one in raids(world, seat)):
            who = called(world, self.rival) if self.rival else "nobody"
            reaches = f"{who} cannot reach" if self.rival else "nobody reaches"
            problem = f"{reaches} {world.areas[self.area].name} in a next turn"
            raise Refusal(self.clause, problem, "ask of another area")

    def odds(self, world: World, seat: str) -> Odds:
        """Count out a turn that the rival spends on nothing else, defended as often as the orders given leave it."""
        near = [one for one in raids(world, seat) if one.area == self.area and self.rival in ("", one.rival)]
        one = max(near, key=lambda raid: (raid.lost, raid.alone))
        who, where = called(world, one.rival), world.areas[self.area].name
        when = "before" if before(world, seat, one.rival) else "after"
        guards = several(one.guards, "defence", "defences") if one.guards else "no defence"
        assumed = (
            begun(world, seat, one),
            f"{who} spends its whole next turn on it, {when} yours; your orders leave {guards} for it",
            f"Undefended it would fall {rate_of(one.alone)}",
        )
        outcomes = {f"{who} takes it": one.lost, "You keep it": 1 - one.lost}
        return Odds(
            f"The loss of {where} to {who}", assumed, {said: share for said, share in outcomes.items() if share}
        )
