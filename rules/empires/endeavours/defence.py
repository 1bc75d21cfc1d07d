"""Defences: who stands in the way of a conquest, and what that costs him (EMP-H13)."""

from dataclasses import dataclass

from rules.empires.board.houses import had_turn
from rules.empires.board.state import World
from rules.empires.board.tables import ENDEAVOURS
from rules.empires.endeavours.ratings import Rated, arms


@dataclass(frozen=True)
class Defence:
    """Who defends, with which combat rating, arms and gold."""

    seat: str
    combat: int
    arms: int
    gold: int

    def against(self, rated: Rated) -> Rated:
        """Give an attack with what the defence takes off it (EMP-H9.7, EMP-19.2f4)."""
        return rated.adding(("defence", -self.combat - self.arms), ("guard", -self.gold))


def can_defend(world: World, seat: str) -> bool:
    """Tell whether a seat has a defence left now; before its player turn its guard may keep some (EMP-H13.2)."""
    empire = world.empires[seat]
    if empire.used >= ENDEAVOURS:
        return False
    return had_turn(world, seat) or empire.used < empire.standing.guard.before


def defences_left(world: World, seat: str) -> int:
    """Give how many defences a seat can still make as things stand (EMP-H13.2)."""
    empire = world.empires[seat]
    most = ENDEAVOURS if had_turn(world, seat) else min(ENDEAVOURS, empire.standing.guard.before)
    return max(0, most - empire.used)


def defence_of(world: World, area: str) -> Defence | None:
    """Give the defence that an area puts up now; none if nobody defends it (EMP-H13.3)."""
    owner = world.areas[area].owner
    if not owner or not can_defend(world, owner) or not world.empires[owner].standing.guard.covers(area):
        return None
    empire = world.empires[owner]
    gold = min(empire.standing.guard.gold, empire.gold)
    return Defence(owner, empire.leader.combat, arms(world, owner), gold)
