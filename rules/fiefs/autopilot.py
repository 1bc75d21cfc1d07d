"""The autopilot: how a House without a player decides at its windows, put together from all rooms (FIE-16).

For a House that nobody plays the phases decide at the moment it would be asked (FIE-16.1). Asked at a window is only
one whose player is gone, or one that a league has played so.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.fiefs.battle.autopilot import choose_venue, plan_battle
from rules.fiefs.battle.orders import Confirm, UseResolver
from rules.fiefs.board.land import fiefs_of
from rules.fiefs.board.sides import army_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import Character
from rules.fiefs.campaign import autopilot as campaigning
from rules.fiefs.claims.choosing import best_claim
from rules.fiefs.claims.homes import best_home
from rules.fiefs.claims.orders import NameHome, Wait
from rules.fiefs.conquest.awards import AwardFief, by_default, companions
from rules.fiefs.crusades.orders import Spoils
from rules.fiefs.declaring.joining import Join, Open, opening_of, sideless
from rules.fiefs.declaring.siding import side_for
from rules.fiefs.fleets.autopilot import moored
from rules.fiefs.marshal.politics import opening_fief, opening_port
from rules.fiefs.meeting.autopilot import reply
from rules.fiefs.opening.autopilot import drafted, wishes
from rules.fiefs.year.deciding import DIE, decide, ranking, waits
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.plan import by_window
from rules.kernel.play.ruleset import Autopilot

Orders = list[Order[World]]


def wish(world: World, seat: str, chance: Chance) -> Orders:
    """Wish for the best fiefs, and for claims on them (FIE-16.3)."""
    del chance
    return [*wishes(world, seat)]


def draft(world: World, seat: str, chance: Chance) -> Orders:
    """Place a marker on the best fief that is left (FIE-16.3)."""
    del chance
    return [*drafted(world, seat)]


def home(world: World, seat: str, chance: Chance) -> Orders:
    """Name the strongest fief in a region (FIE-16.3)."""
    del chance
    fief = best_home(world, seat)
    return [NameHome(fief=fief)] if fief else []


def action(world: World, seat: str, chance: Chance) -> Orders:
    """Act by its character, as an ambition die has it; in secret with what it would do next (FIE-16.5, FIE-16.6)."""
    free = spoils(world, seat, chance)
    if waits(world, seat):
        return [*free, Wait()]
    die = chance.die("FIE-16.2", "ambition", seat, DIE)
    return [*free, *(ranking(world, seat, die) if world.acting != seat else [decide(world, seat, die)])]


def spoils(world: World, seat: str, chance: Chance) -> Orders:
    """Claim the best fief of others in each nation that owes it a claim (FIE-15.7)."""
    del chance
    owed = world.houses[seat].free_claims
    fiefs = (best_claim(world, seat, fiefs_of(world, nation)) for nation in owed)
    return [Spoils(fiefs=tuple(fief for fief in fiefs if fief))] if owed else []


def join(world: World, seat: str, chance: Chance) -> Orders:
    """Take sides by its character, and open the campaign that it has declared (FIE-16.8, FIE-16.9)."""
    character = world.houses[seat].character
    new = [one for one in sideless(world) if army_of(world, one, seat) is None]
    joined = [Join(army=one.armies[side_for(world, one, seat, character) - 1]) for one in new]
    return [*joined, *opening(world, seat, chance)]


def opening(world: World, seat: str, chance: Chance) -> Orders:
    """Open a campaign in spring, where a target is nearest (FIE-16.9)."""
    del chance
    conflict = opening_of(world, seat)
    if conflict is None or conflict.rebellion:
        return [Open(season="spring")] if conflict else []
    fief = opening_fief(world, world.armies[conflict.armies[0]], world.houses[seat].character)
    army = world.armies[conflict.armies[0]]
    fleet = opening_port(world, army, fief) if fief and world.settings.fleets else ""
    return [Open(season="spring", fief=fief, fleet=fleet)] if fief else []


def meet(world: World, seat: str, chance: Chance) -> Orders:
    """Answer an enemy who came, or withdraw (FIE-16.11, FIE-16.12)."""
    del chance
    return [*reply(world, seat)]


def moor(world: World, seat: str, chance: Chance) -> Orders:
    """Answer an enemy who came upon its fleet (FIE-16.17)."""
    del chance
    return [*moored(world, seat)]


def award(world: World, seat: str, chance: Chance) -> Orders:
    """Serve the least of its followers with a claim (FIE-16.14)."""
    del chance
    army = world.armies.get(world.army)
    if army is None or army.leader != seat or not companions(world, army):
        return []
    served, marker = by_default(world, army)
    return [AwardFief(seat=served, marker=marker)]


def venue(world: World, seat: str, chance: Chance) -> Orders:
    """Let Herald fight a battle (FIE-16.13)."""
    del chance
    return [*choose_venue(world, seat)]


def array(world: World, seat: str, chance: Chance) -> Orders:
    """Fight by character (FIE-16.13)."""
    del chance
    return [*plan_battle(world, seat)]


def report(world: World, seat: str, chance: Chance) -> Orders:
    """Leave a battle to Herald: it has no table to fight it on (FIE-16.19)."""
    del world, seat, chance
    return [UseResolver()]


def confirm(world: World, seat: str, chance: Chance) -> Orders:
    """Confirm what another leader reported; it reports nothing itself (FIE-16.19)."""
    del world, seat, chance
    return [Confirm()]


decisions: Autopilot[World] = by_window(
    {
        "wishes": wish,
        "draft": draft,
        "home": home,
        "sealed": action,
        "action": action,
        "spoils": spoils,
        "join": join,
        "opening": opening,
        "mobilise": campaigning.mobilising,
        "switch": campaigning.switch,
        "season": campaigning.season,
        "council": campaigning.council,
        "march": campaigning.march,
        "peace": campaigning.peace,
        "meet": meet,
        "retreat": meet,
        "moor": moor,
        "award": award,
        "venue": venue,
        "array": array,
        "report": report,
        "confirm": confirm,
    }
)
"""Decides for a House at each window by the character that its view gives it."""


def autopilot(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[World]]:
    """Decide for a House from its view, by its character (FIE-16.0)."""  # Any: windows differ
    house = world.houses.get(seat)
    return decisions(as_piloted(world, seat, house.character), seat, window, chance) if house else ()


def as_piloted(world: World, seat: str, character: Character) -> World:
    """Give a view in which the autopilot plays a House, and in some character."""
    house = world.houses[seat].model_copy(update={"holder": "autopilot", "character": character})
    return world.model_copy(update={"houses": world.houses | {seat: house}})


def acting_as(character: Character) -> Autopilot[World]:
    """Give what plays any House in one character, whatever was drawn for it (FIE-16.0)."""

    def decide_so(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[World]]:
        house = world.houses.get(seat)  # Any: as above
        return decisions(as_piloted(world, seat, character), seat, window, chance) if house else ()

    return decide_so


POLICIES: Mapping[str, Autopilot[World]] = {
    character: acting_as(character) for character in ("skilled", "prudent", "rash", "feeble")
}
"""Ways to play a House in leagues: the four characters."""
