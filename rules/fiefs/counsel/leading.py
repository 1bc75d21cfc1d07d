"""What a skilled House would do in a war: its plan, its stance and its side, by the autopilot's judgement (FIE-16)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rules.fiefs.armies.orders import SetStance
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import enemies_at
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import TURNS
from rules.fiefs.campaign.autopilot import plan, stance
from rules.fiefs.campaign.plans import PlanSeek
from rules.fiefs.campaign.wording import last_turn
from rules.fiefs.counsel.field import EVEN, WORTH, led
from rules.fiefs.counsel.pieces import Piece, chance, decide
from rules.fiefs.counsel.weighing import Weighed, weighed
from rules.fiefs.declaring.siding import side_for
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import BUTTON, Offer
from rules.kernel.telling.phrases import capital, in_words, row

STAKE = 9
"""A plan is worth more than each of its parts."""
DEEDS = {
    "plan_assemble": "gather at {}",
    "plan_move": "march to {}",
    "plan_take": "take {}",
    "plan_besiege": "besiege it",
    "plan_ravage": "lay it waste",
    "plan_recruit": "recruit there",
    "plan_encamp": "encamp there",
    "plan_sally": "sally",
    "plan_hold": "hold",
    "plan_fleet": "raise a fleet at {}",
}
"""What the items of a plan are, in words."""
STANCES = {"fast": "stand and fight whoever comes", "avoid": "avoid every battle", "prudent": "meet the weaker alone"}


def skilled(world: World, seat: str) -> World:
    """Give a view in which a House is led with skill (FIE-16.0)."""
    house = world.houses[seat].model_copy(update={"character": "skilled"})
    return world.model_copy(update={"houses": world.houses | {seat: house}})


def courses(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say to a leader what a skilled one would plan, where that differs from what the marshal does (FIE-16.10)."""
    army = led(world, seat)
    if window.name not in ("season", "council") or army is None or army.plan:
        return
    view = skilled(world, seat)
    turns = TURNS[world.season or "spring"] if window.name == "season" else last_turn(world) - world.turn
    planned, stood = plan(view, view.armies[army.id], turns), stance(view, view.armies[army.id])
    if not planned:
        return
    told = list(deeds(world, army, planned))
    parts = [*told, *(STANCES[one.stance] for one in stood if isinstance(one, SetStance))]
    battle = battle_of(world, seat, army, planned)
    text = f"A skilled leader would {row(parts)}.{said_of(battle) if battle else ''}"
    first, *others = planned
    offers = (Offer(capital(told[0])[:BUTTON], first, also=(*others, *stood)),)
    if battle and battle.chance < WORTH:
        yield chance(0, "FIE-7.9", text, offers)  # a bad bargain is told, but nothing stands behind it
    else:
        yield decide(STAKE, "FIE-7.9", text, offers)


def battle_of(world: World, seat: str, army: Army, planned: Sequence[Order[World]]) -> Weighed | None:
    """Weigh the battle that a plan brings first, if it brings one: upon a march, or by a sally."""
    places = (sought(world, army, one) for one in planned)
    foes = [foe for place in places if place for foe in enemies_at(world, army, place)][:1]
    return weighed(world, army, foes[0], seat) if foes else None


def sought(world: World, army: Army, order: Order[World]) -> str:
    """Give where an item of a plan seeks battle; empty for one that does not."""
    if order.name == "plan_sally":
        return army.fief
    if isinstance(order, PlanSeek):
        return world.armies[order.army].fief
    return place_of(order) if getattr(order, "attack", False) else ""


def said_of(battle: Weighed) -> str:
    """Say how a battle goes, and why one may seek it that one is likelier to lose."""
    why = "" if battle.chance >= EVEN else "; he fights for the prestige, and may lose the army"
    return f" In that battle you {battle.words()}{why}."


def deeds(world: World, army: Army, planned: Sequence[Order[World]]) -> Iterator[str]:
    """Say the items of a plan one after the other, equal ones once: `besiege it three times`."""
    for (kind, place), some in groupby(planned, key=lambda one: (one.name, place_of(one))):
        same = list(some)
        many = sum(getattr(one, "times", 1) for one in same)
        times = f" {in_words(many)} times" if many > 1 and not place else ""
        goal = "" if kind == "plan_sally" else sought(world, army, same[0])
        foes = row(world.short(one.leader) for one in enemies_at(world, army, goal)) if goal else ""
        name = world.fiefs[goal or place].name if goal or place else ""
        yield f"march upon {foes} at {name}" if foes else DEEDS[kind].format(name) + times


def place_of(order: Order[World]) -> str:
    """Give the fief that an item of a plan names; empty for none."""
    return getattr(order, "to", "") or getattr(order, "fief", "")


def side_wanted(world: World, conflict: Conflict, seat: str) -> int:
    """Give the side that a skilled House joins (FIE-16.8)."""
    return side_for(skilled(world, seat), conflict, seat, "skilled")
