"""A plan in words, for its leader alone: what its items are, and how many turns a season has left for them."""

from collections.abc import Iterable
from itertools import groupby

from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.state import World
from rules.fiefs.board.troops import troop
from rules.fiefs.campaign.wording import last_turn
from rules.fiefs.campaign.words import ACTS, PLANNED
from rules.fiefs.marshal.errands import ERRANDS
from rules.kernel.telling.phrases import in_words, row

WHERE_IT_IS = {"besiege": "besiege there", "ravage": "ravage there"}
"""What is done in whatever fief the army has come to."""


def planned(world: World, items: Iterable[Item]) -> str:
    """Give the items of a plan in a row: `march to Orléans, then besiege there three times`."""
    return row(list(parts(world, items)), "then")


def parts(world: World, items: Iterable[Item]) -> Iterable[str]:
    """Give what a plan says, equal items that follow each other as one; an errand's turns are only a bound."""
    for (text, bound), same in groupby(items, key=lambda one: (said(world, one), one.act in ERRANDS)):
        times = sum(one.times for one in same)
        yield f"{text} {in_words(times)} times" if times > 1 and not bound else text


def said(world: World, item: Item) -> str:
    """Give one item without its turns: `march to Orléans`."""
    if item.act == "seek":
        return f"seek {world.called('army', item.to)}"
    if item.to:
        return f"{PLANNED[item.act]} {world.fiefs[item.to].name}"
    kind = troop(item.recruit) if item.recruit not in ("", "any") else ""
    return f"{WHERE_IT_IS.get(item.act, ACTS[item.act])}{f' and recruit {kind}' if kind else ''}"


def waited_for(world: World, conflict: Conflict) -> str:
    """Name the conflicts whose campaigns of this year come before that of another; empty where none does (FIE-7.2)."""
    order = world.campaigns
    if conflict.id not in order or conflict.fought == world.year or world.conflict == conflict.id:
        return ""
    before = [world.conflicts[one] for one in order[: order.index(conflict.id)] if one in world.conflicts]
    return row(world.called("conflict", one.id) for one in before if one.fought != world.year)


def turns_left(world: World, army: Army) -> int:
    """Give how many turns of a season are left for what its leader plans now (FIE-7.10, FIE-7.11a)."""
    return last_turn(world) - world.turn + (not army.council)
