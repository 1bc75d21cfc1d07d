"""Counsel: what a good gamemaster would point out to a Power, what he foretells, and whose things are."""

from collections.abc import Mapping

from rules.italy.battle.claimed import claimed
from rules.italy.battle.counsel import attack, fight, habit, outlook, strike, take
from rules.italy.battle.events import PowerFell
from rules.italy.battle.price import spend
from rules.italy.battle.race import each_turn
from rules.italy.battle.tabled import tabled
from rules.italy.battle.threatened import danger, grace, marched_on, secretly, worst
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import ROME
from rules.italy.seats.ending import score
from rules.italy.seats.events import RomeDefeated
from rules.kernel.play.counsel import Fate, Fates, by_topic

counsel = by_topic(
    danger, marched_on, attack, grace, outlook, spend, claimed, fight, tabled, habit, strike, take, secretly, worst
)


def safe(world: World, seat: str, of: str) -> str:
    """Say that the last homes of a Power are in no great danger any more."""
    return "Your last homes are in no great danger any more." if of == seat in world.powers else ""


FATES: Fates = {
    "fall": Fate(PowerFell, "power", safe, lambda event: event.power != ROME),
    "defeat": Fate(RomeDefeated, "rome", safe),  # Rome's own fall ends the campaign
}


def owners(world: World) -> Mapping[str, Mapping[str, str]]:
    """Give each province to its holder, and each Power to its seat (ITA-1.6)."""
    return {
        "province": {one.id: one.holder for one in world.provinces.values()},
        "power": {one: one for one in world.powers},
    }


def figures(world: World, seat: str) -> Mapping[str, int]:
    """Give a Power's provinces, what a turn brings to its score, and the score (ITA-11.7)."""
    if seat not in world.powers:
        return {}
    land = Land(world)
    return {"provinces": len(land.held(seat)), "points a turn": each_turn(land, seat), "score": score(world, seat)}
