"""What was ordered ahead, in a player's words, and whether it can be done as things stand (CIV-3.1f)."""

from collections.abc import Iterator, Mapping

from rules.civilized.march.expeditions import place_name
from rules.civilized.march.maneuvers import Maneuver
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.state.viewing import seen
from rules.kernel.telling.phrases import row

VERBS = {
    "move_army": "march from",
    "invade": "invade from",
    "explore": "explore from",
    "embark": "embark at",
    "move_ships": "sail from",
    "sally": "sally from",
    "lend_to_siege": "lend from",
}
"""Order to how its line begins; what is not here is called by its name."""


def line_of(world: World, order: str, fields: Mapping[str, object]) -> str:
    """Say a maneuver in a player's words: `march from Ashur to Nineveh`."""
    return f"{VERBS.get(order, order.replace('_', ' '))} {words(world, fields)}".strip()


def words(world: World, fields: Mapping[str, object]) -> str:
    """Put the places of an order into words."""
    places = [fields[name] for name in ("army", "port", "hex", "siege") if isinstance(fields.get(name), str)]
    goals = fields.get("path") or fields.get("hexes") or [fields.get("goal")]
    goals = goals if isinstance(goals, list | tuple) else [goals]
    named = [place_name(world, str(place)) for place in (*places, *goals) if place]
    return " to ".join(named)


def standing_ahead(world: World, kinds: Mapping[str, type[Maneuver]], silence: str) -> dict[str, str]:
    """Give what silence means to each seat that ordered ahead for this season: its lines, and which of them fail."""
    seats = dict.fromkeys(one.seat for one in world.ordered if one.season == world.season)
    return {seat: f"{row(ahead(world, seat, kinds))}, as ordered ahead; {silence}" for seat in seats}


def ahead(world: World, seat: str, kinds: Mapping[str, type[Maneuver]]) -> Iterator[str]:
    """Give the lines of what a seat ordered ahead for this season, each with what stands in its way."""
    view = seen(world, seat)
    for one in world.ordered:
        if (one.seat, one.season) != (seat, world.season):
            continue
        line, order = line_of(world, one.order, one.fields), kinds[one.order]
        try:
            order.model_validate({**one.fields, "season": "next"}).plan(view, seat)
        except Refusal as refusal:
            line = f"{line} (which fails as things stand: {refusal.problem})"
        yield line
