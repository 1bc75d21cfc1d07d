"""When a holding card may be played, by its kind (section 5.3)."""

from rules.empires.board.land import components
from rules.empires.board.realms import Aim
from rules.empires.board.sheets import may_be_tied, may_lack, may_own
from rules.empires.board.state import World
from rules.empires.board.tables import ALTERNATIVES
from rules.empires.claims.claims import may_claim, not_to_be_recognised, unclaimable
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import some_of

GROUP = 2
"""Areas of a group at least (EMP-19.2e10)."""


def mode_of(world: World, seat: str, aim: Aim) -> str:
    """Give what an inheritance is for, where its player does not say: possession of what he claims, else a claim."""
    return aim.mode or ("possession" if aim.area in world.empires[seat].claims else "claim")


def unplayable(world: World, seat: str, card: str, aim: Aim) -> Refusal | None:
    """Say why a card of a seat may not be played on something now, if so; in a view also as it may stand by then."""
    if card == "influence":
        return Refusal("EMP-19.2c1", "that card is played inside a ballot", "vote with it")
    if card == "recognition":
        return unrecognised(world, seat, aim.area)
    if card == "coup":
        return no_coup(world, seat, aim)
    if card == "inheritance_single":
        return not_inherited(world, seat, aim.area, mode_of(world, seat, aim))
    return no_group(world, seat, aim.areas) if card == "inheritance_group" else None


def unrecognised(world: World, seat: str, area: str) -> Refusal | None:
    """Say why no claim of a seat can be recognised, if so (EMP-19.2b1)."""
    if area not in world.areas:
        return Refusal("EMP-19.2b1", "say for which area of yours", recognisable(world, seat))
    return not_to_be_recognised(world, seat, area)


def no_coup(world: World, seat: str, aim: Aim) -> Refusal | None:
    """Say why a Diplomatic Coup would remove no tie, if so (EMP-19.2d1)."""
    if aim.area not in world.areas or aim.seat not in world.empires:
        return Refusal("EMP-19.2d1", "say in which area of yours, and against whose tie", undermined(world, seat))
    area, other = world.called("area", aim.area), world.called("seat", aim.seat)
    if not may_own(world, seat, aim.area):
        return Refusal("EMP-19.2d1", f"you do not own {area}", undermined(world, seat))
    if not may_be_tied(world, aim.seat, aim.area):
        return Refusal("EMP-19.2d1", f"{other} has no tie to {area}", undermined(world, seat))
    return None


def recognisable(world: World, seat: str) -> str:
    """Say for which areas a Recognition of Claim would do (EMP-19.2b1)."""
    fine = [one.name for area, one in world.areas.items() if not not_to_be_recognised(world, seat, area)]
    return f"choose {some_of(fine)}" if fine else "you claim all that it could give you; keep the card"


def undermined(world: World, seat: str) -> str:
    """Say on which ties of others in a seat's areas a Diplomatic Coup could be played (EMP-19.2d1)."""
    ties = [
        f"{world.areas[area].name} against {world.called('seat', other)}"
        for area in world.areas
        if may_own(world, seat, area)
        for other, empire in world.empires.items()
        if area in empire.ties and other != seat
    ]
    return f"choose {some_of(ties)}" if ties else "nobody else has a tie to an area of yours; keep the card"


def not_inherited(world: World, seat: str, area: str, mode: str) -> Refusal | None:
    """Say why a single inheritance would give nothing, if so (EMP-19.2e1, EMP-19.2e2)."""
    if area not in world.areas:
        return Refusal(
            "EMP-19.2e5", "say for which area", "name one that you claim and do not own, or own without a claim"
        )
    name = world.called("area", area)
    if mode == "claim":
        if not may_be_tied(world, seat, area):
            return Refusal("EMP-19.2e1", f"you have no tie to {name}", "negotiate there first")
        return unclaimable(world, seat, area)
    if area not in world.empires[seat].claims:
        return Refusal("EMP-19.2e2", f"you have no claim to {name}", "get a claim first")
    if not may_lack(world, seat, area):
        return Refusal("EMP-19.2e2", f"you own {name} already", "name an area that you claim and do not own")
    return None


def no_group(world: World, seat: str, areas: list[str]) -> Refusal | None:
    """Say why some areas are no group to be inherited, if so (EMP-19.2e9 to EMP-19.2e11)."""
    if len(areas) < GROUP or len(set(areas)) < len(areas):
        return Refusal(
            "EMP-19.2e10", "a group has two areas at least, each named once", "name two that border each other, or more"
        )
    claims = world.empires[seat].claims
    for area in areas:
        if area not in claims and not may_be_tied(world, seat, area):
            name = world.called("area", area)
            return Refusal("EMP-19.2e9", f"you have neither a tie nor a claim to {name}", f"leave {name} out")
    if len(components(world, areas)) > 1:
        return Refusal("EMP-19.2e10", "these areas are not joined by land borders", "name areas that border each other")
    if not any(gives(world, seat, area) for area in areas):
        return Refusal("EMP-19.2e11", "it would give you nothing", "name an area that you claim and do not own")
    return None


def gives(world: World, seat: str, area: str) -> bool:
    """Tell whether an area of a group gives a possession or a claim (EMP-19.2e11)."""
    if area in world.empires[seat].claims:
        return may_lack(world, seat, area)
    return may_claim(world, seat, area)


def takes_of(world: World, seat: str, card: str, aim: Aim) -> list[str]:
    """Give the areas of which a card would give possession, in scenario order (EMP-19.2e2, EMP-19.2e11)."""
    if card == "inheritance_single":
        named = [aim.area] if mode_of(world, seat, aim) == "possession" else []
    else:
        named = aim.areas if card == "inheritance_group" else []
    claims = world.empires[seat].claims
    return [area for area in world.areas if area in named and area in claims and world.areas[area].owner != seat]


def out_of_turn(world: World, seat: str, card: str, aim: Aim, heirless: str) -> Refusal | None:
    """Say why a card may not be played in an interregnum: it must take an area of the heirless seat (section 5.3)."""
    problem = unplayable(world, seat, card, aim)
    if problem:
        return problem
    if any(world.areas[area].owner == heirless for area in takes_of(world, seat, card, aim)):
        return None
    name = world.called("seat", heirless)
    return Refusal("EMP-19.1f12", f"a card may now only take an area of {name} that you claim", "name such an area")


def first_legal(world: World, seat: str, card: str, aims: list[Aim], heirless: str = "") -> Aim | None:
    """Give the first of some alternatives that is legal, in the order given (EMP-H5.18)."""
    for aim in aims[:ALTERNATIVES]:
        problem = out_of_turn(world, seat, card, aim, heirless) if heirless else unplayable(world, seat, card, aim)
        if problem is None:
            return aim
    return None
