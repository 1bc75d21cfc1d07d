"""What is reckoned from the board: prosperity, ceilings, needs, creeds, gaps, eligibility, points (section 2.4)."""

from rules.empires.board.atlas import Area
from rules.empires.board.state import World
from rules.empires.board.tables import ABOVE_NORM, FLOOR, HERESY, LEAST_NEED, MOST_GOLD, TOP


def prosperity(area: Area) -> int:
    """Give an area's social state and population, added (EMP-H3.1)."""
    return area.social + area.population


def ceiling(area: Area) -> int:
    """Give the highest social state that an area can have (EMP-H3.2)."""
    return min(TOP, area.norm + ABOVE_NORM)


def need(area: Area) -> int:
    """Give how many conquest results take an area (EMP-H3.3)."""
    return max(LEAST_NEED, area.population)


def religion(world: World, area: Area) -> str:
    """Give the religion of an area's faith; heresy changes none (EMP-18.14c)."""
    return world.faiths[area.faith].religion


def creed(world: World, area: Area) -> str:
    """Give heresy for an area that bears its marker, else the religion of its faith (EMP-H3.4)."""
    return HERESY if area.heresy else religion(world, area)


def christian(world: World, seat: str) -> bool:
    """Tell whether a seat's leader is a Christian: his is the religion with churches (EMP-H3.4, EMP-19.1e1)."""
    return bool(world.faiths[world.empires[seat].faith].church)


def christian_area(world: World, area: str) -> bool:
    """Tell whether an area's creed is Christian, of either church; a heretical one's is not (EMP-H3.4)."""
    one = world.areas[area]
    return not one.heresy and bool(world.faiths[one.faith].church)


def own_religion(world: World, seat: str) -> str:
    """Give the religion of a seat's leader (EMP-H3.10)."""
    return world.faiths[world.empires[seat].faith].religion


def language_gap(world: World, seat: str, area: str) -> int:
    """Give 0 for the leader's language, 1 for a related one, 2 otherwise: L (EMP-H3.5)."""
    ours, theirs = world.empires[seat].language, world.areas[area].language
    if ours == theirs:
        return 0
    return 1 if world.languages[ours].family == world.languages[theirs].family else 2


def faith_gap(world: World, seat: str, area: str) -> int:
    """Give 0 for the leader's faith, 1 for the other church, 2 for another religion or heresy: F (EMP-H3.6).

    Rules: EMP-19.1e9.
    """
    one = world.areas[area]
    if one.heresy:
        return 2
    if one.faith == world.empires[seat].faith:
        return 0
    return 1 if religion(world, one) == own_religion(world, seat) else 2


def of_his_creed(world: World, seat: str, area: str) -> bool:
    """Tell whether an area's creed is the religion of a seat's leader."""
    return creed(world, world.areas[area]) == own_religion(world, seat)


def eligible(world: World, seat: str, area: str) -> bool:
    """Tell whether an area could be a seat's court, if it owned it: its leader's language and religion (EMP-H3.11)."""
    return world.areas[area].language == world.empires[seat].language and of_his_creed(world, seat, area)


def claimable(world: World, seat: str, area: str) -> bool:
    """Tell whether a seat may get a claim to an area: its religion is the leader's (EMP-18.14a)."""
    return religion(world, world.areas[area]) == own_religion(world, seat)


def held_by(area: Area, seat: str) -> int:
    """Give the sum of a seat's holds on an area (EMP-H10.2)."""
    return sum(one.number for one in area.holds if one.seat == seat)


def weakened(area: Area) -> int:
    """Give the sum of all holds on an area, which weaken its owner there (EMP-H9.4)."""
    return sum(one.number for one in area.holds if one.seat != area.owner)


def claimants(world: World, area: str) -> list[str]:
    """Give the seats that claim an area, in seat order."""
    return [seat for seat, empire in world.empires.items() if area in empire.claims]


def court_of(world: World, area: str) -> str:
    """Give the seat whose Court Area it is; none if nobody's."""
    return next((seat for seat, empire in world.empires.items() if empire.court == area), "")


def shifted(area: Area, by: int) -> int:
    """Give the social state that a move would lead to, cut short at ceiling and floor (EMP-H3.2)."""
    if by > 0:
        return max(area.social, min(area.social + by, ceiling(area)))
    return max(FLOOR, area.social + by)


def move(area: Area, by: int) -> int:
    """Move an area's social state, as far as it goes; gives by how much it did (EMP-H3.2)."""
    before = area.social
    area.social = shifted(area, by)
    return area.social - before


def earn(world: World, seat: str, gold: int) -> int:
    """Put gold into a treasury, which holds 99; gives what it has then (EMP-H16.3)."""
    empire = world.empires[seat]
    empire.gold = min(MOST_GOLD, empire.gold + gold)
    return empire.gold


def area_points(world: World, seat: str, area: str) -> int:
    """Give what an area is worth to its owner at the end: 1, its prosperity, and more with a claim (EMP-H26.2).

    Rules: EMP-18.0b.
    """
    rightful = world.options.claim_bonus if area in world.empires[seat].claims else 0
    return 1 + max(0, prosperity(world.areas[area])) + rightful


def gain(world: World, seat: str, area: str) -> int:
    """Give the points that an area would bring, after the level that a conquest costs it (EMP-H10.5)."""
    rightful = world.options.claim_bonus if area in world.empires[seat].claims else 0
    return 1 + max(0, prosperity(world.areas[area]) - 1) + rightful


def points(world: World, seat: str) -> int:
    """Give a seat's points (EMP-H26.2)."""
    return sum(area_points(world, seat, area) for area in world.owned(seat))


def rightful(world: World, seat: str) -> int:
    """Count the areas that a seat both owns and claims (EMP-H26.4)."""
    return sum(area in world.empires[seat].claims for area in world.owned(seat))


def par(world: World, seat: str) -> int:
    """Give the scenario's figure for the number of game turns begun, the last for longer games (EMP-H26.3)."""
    figures = world.empires[seat].par
    return figures[min(world.turn, len(figures)) - 1]


def score(world: World, seat: str) -> int:
    """Give a seat's points less its par (EMP-H26.3)."""
    return points(world, seat) - par(world, seat)
