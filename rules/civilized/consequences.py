"""Consequences: what an order of Civilized does, said as it is given."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.civilized.campaign.counsel import declared, fought, levied, shut
from rules.civilized.campaign.dismissing import dismissed
from rules.civilized.campaign.marching import explored, marched
from rules.civilized.cities.works import Build, BuildRoad, Upgrade
from rules.civilized.defence.orders import GiveBattle, StandSiege
from rules.civilized.diplomacy.counsel import asked_for, sent
from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.forces.disbanding import Disband
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.march.orders import Explore, Invade, MoveArmy
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.people.betrothal import Betroth
from rules.civilized.throne.counsel import named_heir
from rules.civilized.throne.orders import NameHeir
from rules.civilized.treasury.counsel import bought
from rules.civilized.treasury.orders import SetTax
from rules.civilized.war.orders import DeclareWar
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.civilized.year.orders import VoteEnd, voted
from rules.civilized.year.quiet import betrothed
from rules.civilized.year.tribute import taxed
from rules.kernel.orders.order import Order

SAYS: Mapping[type[Deed], Callable[[World, str, Any], str]] = {  # Any: each kind of order its own
    SetTax: taxed,
    Build: bought,
    Upgrade: bought,
    BuildRoad: bought,
    BuildShip: bought,
    RaiseElement: levied,
    Disband: dismissed,
    RaiseMission: sent,
    ManeuverPolitically: asked_for,
    NameHeir: named_heir,
    Betroth: betrothed,
    DeclareWar: declared,
    MoveArmy: marched,
    Invade: marched,
    Explore: explored,
    GiveBattle: fought,
    StandSiege: shut,
    VoteEnd: voted,
}
"""Kind of order to what says what it does, from the view in which it is carried out."""


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; nothing where that cannot be reckoned."""
    if doubt := order.doubt(world, seat):
        return doubt
    say = next((say for kind, say in SAYS.items() if type(order) is kind), None)
    return say(world, seat, order) if say else ""
