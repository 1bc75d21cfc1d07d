"""Places: where something lies, what is next to it, and how one gets there, for those who ask in plain words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.ground.wording import listed, plural
from bot.service.plain.facts import row_of_seat
from bot.service.plain.naming import meant
from bot.service.plain.people import strength
from bot.service.reading import reading
from bot.service.reading.reading import picture
from bot.service.words.text_hexes import direction, steps
from bot.service.words.text_maps import beside, place_pages
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.telling.focus import places
from rules.kernel.telling.pictures import Picture, Region, Tile

NEAR = r"(?:near|next to|beside|around|about|close to|at|in|by|bordering(?: on)?|(?:north|south|east|west) of)"
WHERE = re.compile(
    r"(?:where (?:is|are|lies|do i find)|in (?:which|what) (?:region|land|country|nation) (?:is|lies)|neighbou?rs of|"
    rf"(?:what|who) (?:is|are|lies|stands)(?: there)? {NEAR}|"
    r"(?:(?:which|what) )?\w+ (?:(?:is|are|lies?|stands?) )?(?:near|next to|around|close to|bordering(?: on)?)|"
    r"what (?:borders|touches|do you know of|do you know about)|(?:tell me about|describe)) (?P<place>.+)",
)
WITHIN = re.compile(
    r"(?:which|what|list|show(?: me)?|name)(?: all)?(?: the)? (?P<kind>[a-z]+) "
    r"(?:(?:is|are|lies?|belongs?|there are) )?(?:there )?(?:in|of|to|inside) (?:the )?(?P<place>.+)|"
    r"(?:(?:list|show|give)(?: me)? )?(?:all )?(?:the )?(?P<all>[a-z]+)(?: there are| on the (?:map|board))?"
)
"""How somebody asks what lies in a land, or for all things of a kind."""
TROOPS = re.compile(
    r"(?:where (?:is|are|stands?)|what is the place of|how (?:strong|big|large) (?:is|are)) "
    r"(?:(?P<mine>my|our)|the) (?:arm(?:y|ies)|troops|soldiers|men|units|fleets?)(?: of (?P<whose>.+))?|"
    r"(?:where (?:is|are)|how (?:strong|big|large) (?:is|are)) (?P<others>.+?)(?:['’]s?)? "
    r"(?:arm(?:y|ies)|troops|soldiers|men|units|fleets?)(?: (?:and|now)\b.*)?|"
    r"(?:what|which|how many) (?:arm(?:y|ies)|troops|soldiers|men|units|fleets?) (?:does|do|has|have) "
    r"(?P<has>(?!i\b|we\b).+?)(?: (?:have|has))?(?: and .*)?|how strong (?:is|are) (?P<side>.+)",
)
WHOSE = ("whose", "others", "has", "side")
"""The parts of such a question that say whose troops are meant."""
FROM = re.compile(r".*\b(?:from|between) (?P<start>.+?) (?:to|and) (?P<goal>.+)")
AWAY = re.compile(
    r"how far (?:away )?(?:is|are) (?P<goal>(?!it\b).+?) (?:away )?from (?P<start>.+?)(?: in \w+)?(?: and .*)?"
)
MARCH = re.compile(
    r"(?:so |and |but )?(?:"
    r"how far (?:away )?(?:is|are) (?:it to )?(?P<one>.+?)(?: away)?|"
    r"(?:can|could|will|when (?:can|will|could)) (?:my|our|the) (?:arm(?:y|ies)|troops|soldiers|men) "
    r"(?:reach|get to|get|come to|go to|march to|arrive (?:at|in)|be (?:at|in)) (?P<two>.+?)|"
    r"(?:which|what) (?:orders?|marches?|moves?) (?:bring|brings|take|takes|get|gets|lead|leads) (?:me|us|my \w+) "
    r"(?:to|into|from) (?P<three>.+?)|"
    r"(?:how (?:exactly )?(?:do|can|could|should) (?:i|we|my army)|can (?:i|we)) "
    r"(?:exactly )?(?:reach|get to|come to|go to|march(?: on| to)?|move to|travel to) (?P<four>.+?)"
    r")(?: from (?P<from>.+?))?(?: (?:in|within|by|or|and|before) .*)?(?: or not)?"
)
"""How somebody asks how an army of his own comes to a place."""
BETWEEN = re.compile(r"(?:from )?(?P<start>.+?) to (?P<goal>.+)")
"""Two places, where the first is named before the second."""
FAR = re.compile(r"(?:how (?:far|long|do i|can i|many)|what is the (?:way|distance|road)|(?:which|what) way)\b.*")
THERE = ("there", "it", "them", "the enemy", "my enemy")
"""What stands for a place that was named before."""
OWN = ("i", "we", "my", "our")
"""Who asks of himself."""
FORCES = ("army", "inside", "detachment", "fleet")
"""The marks that are somebody's troops."""
MOST = 20
"""How many places of troops are named."""


async def whereabouts(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer where a place or somebody's troops are, and how far it is between two; None where that is not asked."""
    line = fold(text).rstrip(" ?!.")
    if listed_there := await within(herald, who, line):
        return listed_there
    troops, where = TROOPS.fullmatch(line), WHERE.fullmatch(line)
    way = AWAY.fullmatch(line) or FROM.fullmatch(line)
    if said := await marched(herald, who, line):
        return Message(content=said, buttons=(map_button(who),))
    if not (troops or where or (way and FAR.match(line))):
        return None
    shown = await picture(herald, who.campaign, who.seat)
    other = (
        "" if troops is None else next(filter(None, (troops[one] for one in ("whose", "others", "has", "side"))), "")
    )
    own = troops is not None and bool(troops["mine"] or other in OWN)
    if troops and (said := standing(shown, who.seat if own else whose(shown, other))):
        return Message(content=said, buttons=(map_button(who),))
    names = {fold(name): (id, name) for name, id in places(shown).items()}
    if way and FAR.match(line):
        ends = [named(names, way[end]) for end in ("start", "goal")]
        said = journey(shown, *(one[0] for one in ends if one)) if all(ends) else ""
        return Message(content=said, buttons=(map_button(who),)) if said else None
    if troops and (side := whose(shown, other)):  # this map shows no troops of his
        name = next((one.name for one in shown.sides if one.id == side), other)
        return await row_of_seat(herald, who, name)
    found = named(names, where["place"] if where else other)
    if found and troops:
        return await strength(herald, who, found[1], place_pages(shown, *found)[:1])
    return Message(pages=place_pages(shown, *found), buttons=(map_button(who),)) if found else None


async def within(herald: Herald, who: Who, line: str) -> Message | None:
    """Answer what lies in a land, or which things of a kind there are, from the status; None where it does not say."""
    met = WITHIN.fullmatch(line)
    if met is None:
        return None
    pages = (await reading.status(herald, who.campaign)).pages
    if met["all"]:
        found = tuple(page for page in pages if page.lines and fold(page.title).removeprefix("the ") == met["all"])
        return Message(pages=found[:1], buttons=(map_button(who),)) if found else None
    heads = [(one, fold(one.partition(":")[0])) for page in pages for one in page.lines if ": " in one]
    lines = [one for one, head in heads if met["place"] in (head.removeprefix("the "), head.partition("(")[2][:-1])]
    return Message(content="\n".join(lines), buttons=(map_button(who),)) if lines else None


async def marched(herald: Herald, who: Who, line: str) -> str:
    """Say how an army of one's own comes to a place, as the game reckons it; empty where it does not, or none is asked.

    Where only `there` is named, the game says of which place that is.
    """
    line = re.split(r"[?!.] ", line)[0]
    asked = AWAY.fullmatch(line) or (FROM.fullmatch(line) if FAR.match(line) else None)
    found = asked or MARCH.fullmatch(line)
    if found is None:
        return ""
    start, goal = ends(found)
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return ""
        view = desk.view()
        shown = desk.ruleset.picture(view, who.seat)
        names = {fold(name): (id, name) for name, id in places(shown).items()}
        known = [named(names, one) if one else ("", "") for one in (start, goal)]
        if known[0] is None or known[1] is None:
            return ""
        way = desk.ruleset.say(view, desk.ruleset.journey(view, who.seat, known[0][0], known[1][0]))
        hexes = journey(shown, known[0][0], known[1][0]) if start and goal else ""
        return f"{hexes} {way}".strip() if way else ""


def ends(found: re.Match[str]) -> tuple[str, str]:
    """Give the places from which and to which somebody asks the way; empty for where his army is, and for `there`."""
    said = found.groupdict()
    if "goal" in said:
        return said["start"], said["goal"]
    goal = next((one for one in (said["one"], said["two"], said["three"], said["four"]) if one), "")
    start = said["from"] or ""
    if not start and (both := BETWEEN.fullmatch(goal)):
        start, goal = both["start"].removeprefix("from "), both["goal"]
    return start, "" if goal in THERE else goal


def map_button(who: Who) -> Button:
    """Give the button that shows the whole map."""
    return Button(action="map", label="Map", campaign=who.campaign, seat=who.seat)


def named(names: Mapping[str, tuple[str, str]], typed: str) -> tuple[str, str] | None:
    """Give the id and the name of what is called so; an article before it is left out."""
    return names.get(typed) or names.get(typed.removeprefix("the "))


def whose(shown: Picture, name: str) -> str:
    """Give the side that is called so; empty where none is."""
    return meant({side.id: side.name for side in shown.sides}, name) if name else ""


def standing(shown: Picture, side: str) -> str:
    """Say where a side's troops stand, and how many; empty where the map shows none."""
    found: list[Region | Tile] = [*shown.regions, *shown.tiles]
    called = next((one.name for one in shown.sides if one.id == side), "")
    places_ = [
        f"{place.name or place.id} ({listed(filter(None, (mark.text for mark in here)))})".removesuffix(" ()")
        for place in found
        if (here := [mark for mark in place.marks if mark.kind in FORCES and mark.side == side])
    ]
    more = [f"{len(places_) - MOST} more"] if len(places_) > MOST else []
    return f"{called} has troops in: {listed([*places_[:MOST], *more])}." if side and places_ else ""


def journey(shown: Picture, start: str, goal: str) -> str:
    """Say the shortest way between two places, step by step, or how many hexes apart they are; empty where none is."""
    tiles = {tile.id: tile for tile in shown.tiles}
    if start in tiles and goal in tiles:
        one, other = tiles[start], tiles[goal]
        return (
            f"{called(other)} is {plural(steps(one, other), 'hex', 'hexes')} {direction(one, other)} of {called(one)}."
        )
    names = {region.id: region.name or region.id for region in shown.regions}
    found = shortest(shown, start, goal) if start in names and goal in names else []
    if len(found) < 2:  # noqa: PLR2004  a way has two ends
        return ""
    rough = [f"{names[a]} to {names[b]}" for a, b in roughly(shown, found)]
    steps_ = f"{plural(len(found) - 1, 'step')}: {', '.join(names[one] for one in found)}."
    return f"The shortest way has {steps_}" + (f" Rough roads on it: {listed(rough)}." if rough else "")


def called(tile: Tile) -> str:
    """Give a hex's name, else its number."""
    return tile.name or tile.id


def shortest(shown: Picture, start: str, goal: str) -> list[str]:
    """Give the places of the way with the fewest steps, both ends among them; none where there is no way."""
    regions = {region.id: region for region in shown.regions}
    came, edge = {start: ""}, [start]
    while edge and goal not in came:
        reached = [(one, near) for one in edge for near in sorted(beside(shown, regions[one])) if near in regions]
        edge = []
        for one, near in reached:
            if near not in came:
                came[near] = one
                edge.append(near)
    return [*back(came, goal)][::-1] if goal in came else []


def back(came: Mapping[str, str], goal: str) -> Iterator[str]:
    """Give the places of a way from its goal to its start."""
    while goal:
        yield goal
        goal = came[goal]


def roughly(shown: Picture, way: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Give the steps of a way that go by a road drawn broken."""
    broken = {frozenset(route.places) for route in shown.routes if route.kind == "road" and not route.solid}
    for pair in pairwise(way):
        if frozenset(pair) in broken:
            yield pair
