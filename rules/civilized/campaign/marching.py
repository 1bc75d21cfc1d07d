"""Marching: what is said of a march as it is ordered: who goes, whom they meet, and what they leave behind."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rules.civilized.campaign.approach import counted
from rules.civilized.campaign.leaving import has_left, soothed
from rules.civilized.campaign.menace import coming
from rules.civilized.cities.disorder import enemies
from rules.civilized.conquest.exploration import explore_target
from rules.civilized.march.maneuvers import SEASONS, season_of
from rules.civilized.march.orders import Explore, MoveArmy
from rules.civilized.war.force import home_strength, strength
from rules.civilized.war.reach import land_way, seasons
from rules.civilized.war.relations import field_army, place_owner, some_of, stack, stacks
from rules.civilized.world.bearings import spot
from rules.civilized.world.brevity import fitted
from rules.civilized.world.definitions import bordering, may_be_invaded
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.war import Season
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.play.counsel import FULL, in_ten
from rules.kernel.telling.phrases import capital, form, several

LAST_SEASON, YEAR = SEASONS[-1], len(SEASONS)
COURT = Fraction(3, HIGHEST_CARD)
"""How often a court card is drawn, which costs an explorer an element (CIV-6.8.5f)."""


def marched(world: World, seat: str, order: MoveArmy) -> str:
    """Say who goes, who stays, what they may meet, and what becomes of the city that they leave."""
    return told(world, seat, order, order.path[-1])


def explored(world: World, seat: str, order: Explore) -> str:
    """Say the same of an exploration, of the first hex that is tried (CIV-6.8.5e)."""
    return told(world, seat, order, order.hexes[0])


def told(world: World, seat: str, order: MoveArmy | Explore, goal: str) -> str:
    """Say all that a march to a hex does, as far as it is known who will stand there then."""
    here = stack(world, seat, order.army)
    going = some_of(here, order.taking) or here
    if not going:
        return ""
    season = season_of(world, order.season)
    riots, *later = has_left(world, seat, order.army, season) or ("",)
    return fitted(
        leaving(world, here, going, goal),
        met(world, seat, goal),
        soothed(world, seat, goal, season),
        riots,
        *exposed(world, seat, order.army, going),
        *annexed(world, seat, going, goal, season),
        over(world, seat, goal, season),
        *later,
        bare(world, seat, going, goal, season),
        room=FULL,
    )


def leaving(world: World, here: Sequence[Element], going: Sequence[Element], goal: str) -> str:
    """Say who goes where, and who stays."""
    stay = f"{len(here) - len(going)} stay" if len(here) > len(going) else "nobody stays"
    go = form(len(going), "goes", "go")
    return f"{capital(counted(going))} of strength {strength(world, going)} {go} to {spot(world, goal)}, {stay} behind."


def met(world: World, seat: str, goal: str) -> str:
    """Say how strong those are who stand there."""
    holder = place_owner(world, goal)
    foes = [*enemies(world, seat), *([holder] if holder and holder != seat else [])]
    there = [one for foe in sorted(set(foes)) for one in stack(world, foe, goal)]
    home = home_strength(world, holder, goal) if holder and holder != seat else 0
    if not there and not home:
        return ""
    return f" They meet a strength of {strength(world, there) + home} there as things stand."


def bare(world: World, seat: str, going: Sequence[Element], goal: str, season: Season) -> str:
    """Say that a siege ends with its first failure where no more go than it takes (CIV-6.8.4.5f)."""
    holder = place_owner(world, goal)
    if len(going) != field_army(world) or season == LAST_SEASON or holder not in enemies(world, seat):
        return ""
    return " A card that fails costs the besieger one, and fewer than six lift the siege."


def over(world: World, seat: str, goal: str, season: Season) -> str:
    """Say that no season is left to fight after Autumn (CIV-6.8.1n)."""
    foreign = world.owners.get(goal, "") not in ("", seat)
    return " After that Winter sends them home." if foreign and season == LAST_SEASON else ""


def annexed(world: World, seat: str, going: Sequence[Element], goal: str, season: Season) -> Sequence[str]:
    """Say how likely wild land becomes one's own, this season and next (CIV-6.8.5b, CIV-6.8.5d, CIV-6.8.5e).

    Then what each try may cost, and that too few do not stay after it (CIV-6.8.5f, CIV-6.8.5g).
    """
    if goal in world.owners or place_owner(world, goal) is not None or len(going) < field_army(world):
        return ()
    if season == LAST_SEASON:
        return (" Nothing is annexed in Autumn.",)
    known = world.explorations.get(f"{seat} {goal}")
    first = 1 + (known.seasons if known else 0)
    chances = [Fraction(explore_target(first + more), HIGHEST_CARD) for more in (0, 1)]
    later = f", {in_ten(chances[1])} after Summer" if season == SEASONS[0] else ""
    lost = f"each try costs an element {in_ten(COURT)}"
    back = " Then the others, too few to stay, come back." if len(going) == field_army(world) else ""
    return (f" {world.called('place', goal)} is annexed {in_ten(chances[0])} after {season}{later}; {lost}.", back)


def exposed(world: World, seat: str, start: str, going: Sequence[Element]) -> Iterator[str]:
    """Say which enemy army could come to the city that they leave, and would be stronger than who stays there."""
    city = world.city_at(start)
    if city is None or city.owner != seat:
        return
    gone = {one.id for one in going}
    left = [one for one in stack(world, seat, start) if one.id not in gone]
    force = strength(world, left) + home_strength(world, seat, start)
    for foe in sorted(enemies(world, seat)):
        for hexagon, those in stacks(world, foe).items():
            strong = len(those) >= field_army(world) and strength(world, those) > force
            taken = coming(world, seat, foe, hexagon, city, len(those)) if strong else 0
            if taken:
                when = "this season" if taken == 1 else f"in {several(taken, 'season', 'seasons')}"
                yield (
                    f" {world.named(foe)} can reach {city.name} {when}: strength {strength(world, those)} against "
                    f"{force} that stay."
                )
                return
    yield from beside(world, seat, city, force)


def beside(world: World, seat: str, city: City, force: int) -> Iterator[str]:
    """Say which neighbour at peace, bound by nothing, could come there soonest and would be stronger (CIV-6.7.1d)."""
    found = []
    for other in bordering(world, seat):
        free = other not in enemies(world, seat) and may_be_invaded(world, other, seat)
        for hexagon, those in stacks(world, other).items() if free else ():
            way = land_way(world, other, hexagon, city.hex, [seat])
            if way and len(those) >= field_army(world) and strength(world, those) > force:
                found.append((seasons(world, way), -strength(world, those), other))
    taken, strong, other = min(found, default=(YEAR + 1, 0, ""))
    if taken <= YEAR:
        soon = several(taken, "season", "seasons")
        yield (
            f" {world.named(other)}, at peace with you, could reach {city.name} in {soon}: strength {-strong} against "
            f"{force} that stay."
        )
