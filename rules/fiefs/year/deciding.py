"""Which action an autopilot takes in a year (FIE-16.2, FIE-16.5)."""

from collections.abc import Callable, Sequence

from rules.fiefs.board.land import in_region, nations_apart, regions_of, ruled, ruler, total
from rules.fiefs.board.sides import in_conflict
from rules.fiefs.board.state import World
from rules.fiefs.claims.choosing import best_claim, best_exercise, by_preference
from rules.fiefs.claims.deeds import RANKS, Deed
from rules.fiefs.claims.homes import immovable
from rules.fiefs.claims.markers import unclaimable, unexercisable
from rules.fiefs.claims.orders import Claim, Exercise, MoveHome, Pass
from rules.fiefs.crusades.orders import SendOnCrusade, first_to_send
from rules.fiefs.declaring.conflict import cannot_rebel, contestable, home_nation, no_pretext, undeclarable, usurps
from rules.fiefs.declaring.orders import DeclareWar, Rebel

DIE = 6
NEVER = 7
"""The setting with which no autopilot goes to war (FIE-17.2)."""
NEAR = 3
"""How near a nation has to be for all but the rash to make war on it (FIE-16.5)."""
CRUSADE = 4
"""The ambition die on which a ruler goes on crusade (FIE-16.5)."""
PRETEXTS: tuple[str, ...] = ("throne", "territory", "honor")
"""In the order in which an autopilot would have them (FIE-16.5)."""


def decide(world: World, seat: str, die: int) -> Deed:
    """Give the action of an autopilot with its ambition die: the first of its kind that is possible (FIE-16.5)."""
    for choice in CHOICES:
        deed = choice(world, seat, die)
        if deed:
            return deed
    return Pass()


def ranking(world: World, seat: str, die: int) -> list[Deed]:
    """Give what an autopilot ranks in secret: that action, and what it would do next if it cannot (FIE-16.6)."""
    found = [deed for choice in CHOICES if (deed := choice(world, seat, die))]
    return list(dict.fromkeys(found))[:RANKS] or [Pass()]


def waits(world: World, seat: str) -> bool:
    """Tell whether a skilled House is asked in its turn: those before it may oust its claim on a crown (FIE-16.6)."""
    sealed = world.settings.actions == "sealed" and world.acting != seat and seat in world.order
    if not sealed or world.houses[seat].character != "skilled":
        return False
    deed = war(world, seat, DIE) or rising(world, seat, DIE)
    nation = deed.target if isinstance(deed, DeclareWar) and deed.pretext == "throne" else ""
    if isinstance(deed, Rebel) and usurps(world, seat):
        nation = home_nation(world, seat)
    earlier = world.order[: world.order.index(seat)]
    return bool(nation) and any(not unclaimable(world, one, world.nations[nation].capital) for one in earlier)


def last_year(world: World) -> bool:
    """Tell whether this is the game's last year (FIE-16.21, FIE-18.1)."""
    return world.year >= world.settings.years


def ambitious(world: World, seat: str, die: int) -> bool:
    """Tell whether an autopilot goes to war with that die: later if feeble, sooner if skilled (FIE-16.2)."""
    least = world.settings.ambition
    if least == NEVER:
        return False
    character = world.houses[seat].character
    if character == "feeble":
        return die >= min(DIE, least + 1)
    return die >= (least - 1 if character == "skilled" else least)


def war(world: World, seat: str, die: int) -> Deed | None:
    """Declare the war that its character wants most, of its first nation that has one (FIE-16.5)."""
    if world.conflicts or not ambitious(world, seat, die):
        return None
    for nation in ruled(world, seat):
        wanted = [one for one in wars(world, seat, nation) if wants(world, seat, nation, one)]
        if wanted:
            return min(wanted, key=lambda one: dearness(world, seat, nation, one))
    return None


def wars(world: World, seat: str, nation: str) -> list[DeclareWar]:
    """Give every war that a House may declare for a nation, each for territory over all regions it may (FIE-16.5)."""
    found = []
    for target in world.nations:
        if undeclarable(world, seat, nation, target):
            continue
        regions = tuple(contestable(world, seat, nation, target))
        if not no_pretext(world, seat, nation, target, "throne", ()):
            found.append(DeclareWar(target=target, pretext="throne", nation=nation))
        if regions:
            found.append(DeclareWar(target=target, pretext="territory", regions=regions, nation=nation))
        found.append(DeclareWar(target=target, pretext="honor", nation=nation))
    return found


def wants(world: World, seat: str, nation: str, one: DeclareWar) -> bool:
    """Tell whether the character of a House wants a war (FIE-16.0)."""
    character = world.houses[seat].character
    if character == "rash":
        return True
    if character == "feeble":
        rival = ruler(world, one.target)
        return one.pretext == "throne" and total(world, rival) <= total(world, seat)
    if character == "prudent" and one.pretext == "honor":
        return False
    return nations_apart(world, nation, one.target) <= NEAR


def dearness(world: World, seat: str, nation: str, one: DeclareWar) -> tuple[int, int, int, int, str]:
    """Give what wars are chosen by, the best lowest: pretext, nearness, regions, the rival's total, id (FIE-16.5)."""
    character = world.houses[seat].character
    far = 0 if character == "rash" else nations_apart(world, nation, one.target)
    regions = len(regions_of(world, one.target)) if one.pretext == "throne" else len(one.regions)
    rival = total(world, ruler(world, one.target))
    return PRETEXTS.index(one.pretext), far, -regions, rival if character == "prudent" else -rival, one.target


def rising(world: World, seat: str, die: int) -> Deed | None:
    """Rebel, if it rules nothing: for the throne if it may, else for its home's region by its character (FIE-16.5)."""
    if world.conflicts or not ambitious(world, seat, die) or ruled(world, seat) or cannot_rebel(world, seat):
        return None
    if usurps(world, seat):
        return Rebel()
    region = world.fiefs[world.houses[seat].home].region
    near = in_region(world, region)
    own = sum(world.fiefs[fief].control == seat for fief in near)
    bold = {"feeble": False, "prudent": 2 * own >= len(near), "skilled": True, "rash": True}
    return Rebel(regions=(region,)) if bold[world.houses[seat].character] else None


def crusade(world: World, seat: str, die: int) -> Deed | None:
    """Send a ruler on crusade on exactly that die: the first who is at home, and in no conflict (FIE-16.5)."""
    if die != CRUSADE or not world.settings.crusades or last_year(world):
        return None
    nation = first_to_send(world, seat, [nation for nation in world.nations if in_conflict(world, nation)])
    return SendOnCrusade(nation=nation) if nation else None


def throne(world: World, seat: str, die: int) -> Deed | None:
    """Claim a capital of another that it may claim, unless it is feeble (FIE-16.5)."""
    del die
    if last_year(world):
        return None
    capitals = [nation.capital for nation in world.nations.values()]
    fief = best_claim(world, seat, capitals) if world.houses[seat].character != "feeble" else ""
    return Claim(fief=fief) if fief else None


def taking(world: World, seat: str, die: int) -> Deed | None:
    """Exercise a claim, unless it is rash (FIE-16.5)."""
    del die
    if world.houses[seat].character == "rash":
        return None
    fief = best_exercise(world, seat, [fief for fief in world.fiefs if not unexercisable(world, seat, fief)])
    return Exercise(fief=fief) if fief else None


def moving(world: World, seat: str, die: int) -> Deed | None:
    """Move home to where it claims a throne: a House without a crown may usurp it from there alone (FIE-16.22)."""
    del die
    timid = world.houses[seat].character == "feeble"
    if timid or last_year(world) or ruled(world, seat) or usurps(world, seat):
        return None
    thrones = [id for id, nation in world.nations.items() if world.fiefs[nation.capital].claim == seat]
    fiefs = [fief for nation in thrones for region in regions_of(world, nation) for fief in in_region(world, region)]
    fits = [fief for fief in fiefs if world.fiefs[fief].control == seat and not immovable(world, seat, fief)]
    fief = min(fits, key=lambda one: (-world.fiefs[one].fortress, one), default="")
    return MoveHome(fief=fief) if fief else None


def claiming(world: World, seat: str, die: int) -> Deed | None:
    """Claim a fief of another (FIE-16.5, FIE-16.7)."""
    del die
    if last_year(world):
        return None
    fief = best_claim(world, seat, world.fiefs)
    return Claim(fief=fief) if fief else None


def guarding(world: World, seat: str, die: int) -> Deed | None:
    """In the last year claim a fief of its own that somebody would take who acts later (FIE-4.8, FIE-16.21)."""
    del die
    if not last_year(world) or seat not in world.order:
        return None
    later = world.order[world.order.index(seat) + 1 :]
    own = [id for id, fief in world.fiefs.items() if fief.control == seat and fief.claim in later]
    fits = [fief for fief in own if not world.fiefs[fief].capital_of and not unclaimable(world, seat, fief)]
    return Claim(fief=by_preference(world, seat, fits)[0]) if fits else None


CHOICES: Sequence[Callable[[World, str, int], Deed | None]] = (
    *(war, rising, crusade, throne),
    *(taking, moving, guarding, claiming),
)
"""In the order in which they are tried (FIE-16.5)."""
