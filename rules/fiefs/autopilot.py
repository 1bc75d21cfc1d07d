"""The autopilot: how a House without a player decides at its windows, put together from all rooms (FIE-16).

For a House that nobody plays the phases decide at the moment it would be asked (FIE-16.1). Asked at a window is only
one whose player is gone, or one that a league has played so.
"""

from rules.fiefs.battle.autopilot import choose_venue, plan_battle
from rules.fiefs.battle.deciding import UseResolver
from rules.fiefs.board.land import fiefs_of
from rules.fiefs.board.sides import army_of
from rules.fiefs.board.state import World
from rules.fiefs.claims.choosing import best_claim
from rules.fiefs.claims.homes import best_home
from rules.fiefs.claims.orders import NameHome
from rules.fiefs.crusades.orders import Spoils
from rules.fiefs.declaring.joining import Join, sideless
from rules.fiefs.declaring.siding import side_for
from rules.fiefs.year.deciding import DIE, decide
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.play.plan import by_window

Orders = list[Order[World]]


def home(world: World, seat: str, chance: Chance) -> Orders:
    """Name the strongest fief in a region (FIE-16.3)."""
    del chance
    fief = best_home(world, seat)
    return [NameHome(fief=fief)] if fief else []


def action(world: World, seat: str, chance: Chance) -> Orders:
    """Act by its character, as an ambition die has it (FIE-16.2, FIE-16.5)."""
    return [*spoils(world, seat, chance), decide(world, seat, chance.die("FIE-16.2", "ambition", seat, DIE))]


def spoils(world: World, seat: str, chance: Chance) -> Orders:
    """Claim the best fief of others in each nation that owes it a claim (FIE-15.7)."""
    del chance
    owed = world.houses[seat].free_claims
    fiefs = (best_claim(world, seat, fiefs_of(world, nation)) for nation in owed)
    return [Spoils(fiefs=tuple(fief for fief in fiefs if fief))] if owed else []


def join(world: World, seat: str, chance: Chance) -> Orders:
    """Take sides by its character (FIE-16.8)."""
    del chance
    character = world.houses[seat].character
    new = [one for one in sideless(world) if army_of(world, one, seat) is None]
    return [Join(army=one.armies[side_for(world, one, seat, character) - 1]) for one in new]


def venue(world: World, seat: str, chance: Chance) -> Orders:
    """Let Herald fight a battle (FIE-16.13)."""
    del chance
    return [*choose_venue(world, seat)]


def array(world: World, seat: str, chance: Chance) -> Orders:
    """Fight by character (FIE-16.13)."""
    del chance
    return [*plan_battle(world, seat)]


def report(world: World, seat: str, chance: Chance) -> Orders:
    """Neither report nor rule: Herald fights the battle (FIE-11.7)."""
    del world, seat, chance
    return [UseResolver()]


autopilot = by_window(
    {
        "home": home,
        "sealed": action,
        "action": action,
        "spoils": spoils,
        "join": join,
        "venue": venue,
        "array": array,
        "report": report,
        "ruling": report,
    }
)
"""Decides for a House from its view; markers are drawn for it, and its campaign opens in spring."""
