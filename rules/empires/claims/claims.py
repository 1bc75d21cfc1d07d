"""Claims and ties: who has a right to what, and how it comes and goes (EMP-18, EMP-H12.14, EMP-H12.5)."""

from collections.abc import Mapping
from typing import Literal

from rules.empires.board.land import in_order
from rules.empires.board.measures import claimable, claimants
from rules.empires.board.sheets import may_be_improved, may_be_tied, may_own
from rules.empires.board.state import World
from rules.empires.claims.events import ClaimGained, ClaimLost, TieLost, TieMade, Way
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play

WAYS: Mapping[Way, str] = {
    "tie": "EMP-18.0.2a",
    "recognition": "EMP-19.2b1",
    "parley": "EMP-18.2d",
    "inheritance": "EMP-18.0.4",
    "levant": "EMP-18.14b",
}
"""The rule by which each way gives a claim."""


def give_claim(play: Play[World], seat: str, area: str, way: Way) -> bool:
    """Give a seat a claim to an area, unless it has one; tells whether it did (EMP-18.0a, EMP-18.11)."""
    empire = play.state.empires[seat]
    if area in empire.claims:
        return False
    empire.claims = in_order(play.state, [*empire.claims, area])
    play.tell(ClaimGained(clause=WAYS[way], seat=seat, area=area, way=way))
    return True


def lose_claim(play: Play[World], seat: str, area: str, cause: Literal["religion", "heirless"]) -> None:
    """Take a seat's claim to an area away, if it has one (EMP-18.0c)."""
    empire = play.state.empires[seat]
    if area not in empire.claims:
        return
    empire.claims.remove(area)
    clause = "EMP-18.14c" if cause == "religion" else "EMP-19.1f8"
    play.tell(ClaimLost(clause=clause, seat=seat, area=area, cause=cause))


def give_tie(play: Play[World], seat: str, area: str, way: Literal["negotiation", "levant"]) -> bool:
    """Make a seat's tie to an area, unless it has one; tells whether it did (EMP-H12.14, EMP-H12.15)."""
    world = play.state
    empire, owner = world.empires[seat], world.areas[area].owner
    if area in empire.ties:
        return False
    empire.ties = in_order(world, [*empire.ties, area])
    friendly = not owner or owner == seat or owner in empire.waivers
    clause = "EMP-H12.13" if way == "negotiation" else "EMP-H23.1"
    play.tell(TieMade(clause=clause, seat=seat, area=area, owner=owner, friendly=friendly, way=way))
    return True


def lose_tie(play: Play[World], seat: str, area: str, cause: Literal["coup", "heirless"]) -> None:
    """Break a seat's tie to an area, if it has one (EMP-H12.5)."""
    empire = play.state.empires[seat]
    if area not in empire.ties:
        return
    empire.ties.remove(area)
    clause = "EMP-19.2d1" if cause == "coup" else "EMP-19.1f7"
    play.tell(TieLost(clause=clause, seat=seat, area=area, cause=cause))


def excepted(world: World, seat: str, area: str) -> bool:
    """Tell whether a seat's claim to an area stands whatever the religion (EMP-18.14b)."""
    return area in world.exceptions.get(seat, ())


def rivals(world: World, seat: str, area: str) -> list[str]:
    """Give the other seats that claim an area, in seat order (EMP-18.13)."""
    return [one for one in claimants(world, area) if one != seat]


def sweep_claims(play: Play[World]) -> None:
    """Drop claims that religion forbids, then give owners the claims that ties give them (EMP-18.0.2e).

    It follows every change of owner, tie, claim or faith. Areas go in scenario order, seats in seat order.

    Rules: EMP-18.0.2c, EMP-18.0.2d.
    """
    world = play.state
    for area in world.areas:
        for seat in claimants(world, area):
            if not claimable(world, seat, area) and not excepted(world, seat, area):
                lose_claim(play, seat, area, "religion")  # EMP-18.14c
    for area, one in world.areas.items():
        owner = one.owner
        if owner and area in world.empires[owner].ties and not claimants(world, area) and claimable(world, owner, area):
            give_claim(play, owner, area, "tie")


def may_claim(world: World, seat: str, area: str) -> bool:
    """Tell whether religion lets a seat get a claim, or may by then, if it converts the area before (EMP-18.14a)."""
    return claimable(world, seat, area) or may_be_improved(world, seat, area)


def unclaimable(world: World, seat: str, area: str) -> Refusal | None:
    """Refuse a claim that a seat has already, or that religion forbids (EMP-18.11, EMP-18.14a)."""
    name = world.areas[area].name
    if area in world.empires[seat].claims:
        return Refusal("EMP-18.11", f"you claim {name} already", "choose an area that you do not claim")
    if not may_claim(world, seat, area):
        return Refusal(
            "EMP-18.14a", f"the religion of {name} is not your leader’s", "convert it first, or choose another area"
        )
    return None


def not_to_be_recognised(world: World, seat: str, area: str) -> Refusal | None:
    """Say why Recognition of Claim gives a seat nothing in an area, if so (EMP-18.0.2b, EMP-18.0.3a, section 5.3)."""
    name = world.areas[area].name
    if not may_own(world, seat, area):
        return Refusal("EMP-19.2b1", f"{name} is not yours", "choose an area that you own and do not claim")
    problem = unclaimable(world, seat, area)
    if problem:
        return problem
    if rivals(world, seat, area) and not may_be_tied(world, seat, area):
        return Refusal("EMP-18.0.3a", f"others claim {name}, so a tie is needed too", f"negotiate with {name} first")
    return None


def not_to_be_voted_on(world: World, seat: str, area: str) -> Refusal | None:
    """Say why no parley can give a seat a claim to an area, if so (EMP-18.0.3b, EMP-18.2a, EMP-18.2e)."""
    name = world.areas[area].name
    if not may_own(world, seat, area):
        return Refusal("EMP-18.2a", f"{name} is not yours", "choose an area of your own")
    if not may_be_tied(world, seat, area):
        return Refusal("EMP-18.0.3b", f"you have no tie to {name}", f"negotiate with {name} first")
    problem = unclaimable(world, seat, area)
    if problem:
        return problem
    if not rivals(world, seat, area):
        return Refusal("EMP-18.2a", f"nobody else claims {name}", "your tie gives you the claim without a vote")
    return None
