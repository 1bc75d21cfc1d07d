"""Distances: how far another's land is from one's own, by what way, and who lies between, as the map shows it."""

import re
from collections.abc import Iterable, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed, plural
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.naming import mentioned
from bot.service.plain.places import back, map_button, marched
from bot.service.reading.reading import picture
from bot.service.words.text_hexes import direction, steps
from bot.service.words.text_maps import beside
from rules.kernel.language.matching import fold
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.pictures import Picture, Region, Tile

FAR = re.compile(
    r"\bhow far\b|\bdistance\b|\bbetween (?:me|us|my|our|him|her|them)\b|\b(?:which|what) way\b|\bway to\b|"
    r"\bhow (?:do|can|could|would|should) (?:i|we|my \w+) (?:even |best )?(?:get|come|reach|go|march|move)\b|"
    r"\b(?:near|nearest|next) to (?:me|us)\b|\bneighbou?rs?\b|"
    r"\b(?:lies?|is|are) (?:\w+ ){0,3}(?:towards?|near|close|next to|beside)\b|"
    r"\bwhere (?:is|are|does|do)\b.*\b(?:land|lands|live|start|begin|home)\b",
)
"""How somebody asks how he and another lie to each other."""
DEED = re.compile(r"\b(?:attack|win|beat|trust|rid|peace|back|money|gold|help|army|armies|troops|soldiers|fleet)\b")
"""What is asked of another that is no matter of places."""


async def distance(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say how far the nearest land of each who is named is, by what way and through whose; None: that is not asked."""
    line = fold(text)
    if not asks_at_all(text.strip()) or not FAR.search(line) or DEED.search(line):
        return None
    others = {seat.id: seat.name for seat in card.seats if seat.id not in {who.seat, CHAIR}}
    shown = await picture(herald, who.campaign, who.seat)
    drawn = {side.id: side.name for side in shown.sides}
    named = {*mentioned(others, text), *mentioned({id: drawn[id] for id in drawn if id in others}, text)}
    found = [nearest(shown, who.seat, id, drawn.get(id, others[id])) for id in others if id in named]
    said = [f"{one} {await marched(herald, who, f'how do i get to {goal}')}".strip() for one, goal in found if one]
    return Message(content="\n".join(said), buttons=(map_button(who),)) if said else None


def nearest(shown: Picture, seat: str, other: str, name: str) -> tuple[str, str]:
    """Say how near another's land comes to a seat's, and where; nothing where one of them has none on the map."""
    regions = {region.id: region for region in shown.regions if not region.silent}
    own, theirs = (held(regions.values(), one) for one in (seat, other))
    if own and theirs:
        return by_land(shown, regions, own, theirs, name)
    here, there = (settled(shown.tiles, one) for one in (seat, other))
    if not here or not there:
        return "", ""
    one, goal = min(((a, b) for a in here for b in there), key=lambda both: (steps(*both), both[0].id, both[1].id))
    far = plural(steps(goal, one), "hex", "hexes")
    return f"The nearest place of {name} is {goal.name}: {far} {direction(one, goal)} of your {one.name}.", goal.name


def held(regions: Iterable[Region], side: str) -> list[str]:
    """Give the ids of a side's lands."""
    return sorted(one.id for one in regions if one.side == side and one.terrain != "sea")


def settled(tiles: Sequence[Tile], side: str) -> list[Tile]:
    """Give a side's hexes with a city."""
    return [tile for tile in tiles if tile.side == side and tile.size and tile.name]


def by_land(
    shown: Picture, regions: dict[str, Region], own: Sequence[str], theirs: Sequence[str], name: str
) -> tuple[str, str]:
    """Say which land of another is nearest, and what lies on the way to it; and its name."""
    came: dict[str, str] = dict.fromkeys(own, "")
    edge, goals = list(own), set(theirs)
    while edge and not goals & came.keys():
        reached = [(one, near) for one in edge for near in sorted(beside(shown, regions[one])) if near in regions]
        edge = []
        for one, near in reached:
            if near not in came:
                came[near] = one
                edge.append(near)
    goal = min(goals & came.keys(), default="")
    if not goal:
        return f"No way on the map leads from your land to that of {name}.", ""
    way = [*back(came, goal)][::-1]
    first, between = f"The nearest land of {name} is {regions[goal].name}", way[1:-1]
    if not between:
        return f"{first}: it lies next to your {regions[way[0]].name}.", regions[goal].name
    names = {side.id: side.name for side in shown.sides}
    through = [f"{regions[one].name} ({whose(regions[one], names)})" for one in between]
    far = plural(len(way) - 1, "step")
    return f"{first}: {far} from your {regions[way[0]].name}, by {listed(through)}.", regions[goal].name


def whose(region: Region, names: dict[str, str]) -> str:
    """Say whose a land is on the way."""
    return "sea" if region.terrain == "sea" else names.get(region.side, "nobody’s")
