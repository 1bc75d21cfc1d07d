"""Houses: which suits whom, why a seat has the one it has, and who lives beside it (CAN-3)."""

import re
from dataclasses import dataclass

from rules.candlebre.board.geography import distances
from rules.candlebre.board.seats import dealt
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.opening.counsel import beside
from rules.candlebre.opening.orders import RankHouses
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, ordinal, row, several


@dataclass(frozen=True)
class Wish:
    """What somebody wants of a House, and what is recommended to him."""

    said: str
    """How he says it."""
    houses: tuple[str, ...]
    text: str


BEGIN = Wish(
    r"begin|easy|easi|simpl|new|plain|first (?:time|game)",
    ("ashgrave", "lanthorn"),
    "To begin with I would take Ashgrave: its barracks cost 60 and take one unit more a turn, and there is nothing "
    "else to mind but dear temples (120). Lanthorn is as plain, with 1 honor more each turn.",
)
WAR = Wish(
    r"smash|fight|war\b|attack|aggress|conquer|militar|soldier|battle|crush|kill|rush|strong",
    ("ashgrave", "lanthorn"),
    "To fight I would take Ashgrave: its barracks cost 60 gold instead of 80 and take one unit more a turn. Lanthorn "
    "hits harder with cavalry (+1), but its archers cost 24.",
)
PEACE = Wish(
    r"quiet|peace|calm|careful|defen|safe|build|turtle|passiv",
    ("vesper", "lanthorn"),
    "For a quiet game I would take Vesper: its temples cost 60 and give 2 influence, and it begins with 10. Influence "
    "calls clergy, for a tenth of a province's value a turn, and nobody may attack there. Lanthorn comes second, with "
    "1 honor more each turn.",
)
HONOR = Wish(
    r"honou?r",
    ("lanthorn",),
    "For honor I would take Lanthorn: it alone has 1 a turn from its House. Beside that all get the same: 1 for a turn "
    "without an attack on a House, and 1 for each court, one court for every three provinces.",
)
GOLD = Wish(
    r"gold|rich|money|econom|trade|merchant",
    ("tallowmere",),
    "For gold I would take Tallowmere, with a tenth more of it and mercenaries for 8; but barracks and temples cost it "
    "100, and it begins without honor.",
)
SPIES = Wish(
    r"sp(?:y|ies)|sneak|steal|thie|espionage|trick",
    ("umbrel",),
    "For spies I would take Umbrel: it begins with espionage 1 and adds 3 to each operation, but begins with 5 honor.",
)
WISHES = (BEGIN, WAR, PEACE, HONOR, GOLD, SPIES)
"""What somebody may want of a House; the first for who says nothing of it."""
GOALS = "Any House wins by {} provinces or {} honor."


def which(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Recommend a House to somebody who says how he would play, before they are dealt (CAN-3.13)."""
    if window != "claims" and dealt(world, seat):
        return None
    wish = next((one for one in WISHES if re.search(rf"\b(?:{one.said})", said.string)), BEGIN)
    goals = GOALS.format(world.province_goal, world.honor_goal)
    orders = [RankHouses(houses=(one,)) for one in wish.houses] if window == "claims" else []
    return Reply(f"{wish.text} {goals}", orders)


def why(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say why a seat has the House that it has: when it chose, what it had asked for, and who has that (CAN-3.2)."""
    del window, said
    house = world.houses[seat]
    if not house.house:
        return None
    place = f"You chose {ordinal(1 + world.claim_order.index(seat))} of {len(world.claim_order)}."
    before = house.wished[: house.wished.index(house.house)] if house.house in house.wished else house.wished
    held = {one.house: one for one in world.houses.values()}
    gone = row(f"{HOUSES[one].name} went to the {held[one].candle}" for one in before if one in held)
    if not house.wished:
        got = f"You had named no House, so you got the first that was left, {house.charter.name}."
    elif not before:
        got = f"{house.charter.name} is the House that you named first."
    elif house.house in house.wished:
        got = f"{gone}; {house.charter.name} is the next that you named."
    else:
        got = f"{gone}; you had named no other, so you got the first that was left, {house.charter.name}."
    return Reply(f"{place} {got} It stays so for the whole game.")


def near(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say who begins beside whom, or how far each rival is and from which province (CAN-1.6, CAN-3.3a)."""
    del said
    if not world.held(seat):
        return Reply(f"That is settled once all have chosen. {beside(world)}") if window == "claims" else None
    found = [(steps, line) for other in world.living() if other != seat for steps, line in apart(world, seat, other)]
    lines = [line for _, line in sorted(found)]
    return Reply(" ".join(lines)) if lines else None


def apart(world: World, seat: str, other: str) -> list[tuple[int, str]]:
    """Say how far a rival's land is, from where to where; nothing of one without land."""
    goals = {place.id for place in world.held(other)}
    ways = [
        (steps, place.no, place, id)
        for place in world.held(seat)
        for id, steps in distances(world, place.id).items()
        if id in goals
    ]
    if not ways:
        return []
    steps, _, start, end = min(ways, key=lambda one: one[:2])
    far = "next door" if steps == 1 else f"{several(steps, 'step', 'steps')} away"
    return [(steps, f"{capital(world.name(other))} is {far}: from {start.name} to {world.provinces[end].name}.")]
