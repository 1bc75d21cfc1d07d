"""Stories: what a campaign brings is told in one, from the choice of sides to peace or winter, in its order."""

from collections.abc import Sequence

from rules.fiefs.armies.events import ArmyAssembled, ArmyDisbanded, ElementsLost
from rules.fiefs.battle.events import BattleBegan
from rules.fiefs.campaign.events import CampaignBegan, CampaignEnded, SeasonBegan
from rules.fiefs.claims.events import ClaimExercised, ClaimMade, YearPassed
from rules.fiefs.conquest.events import FiefConquered
from rules.fiefs.crusades.events import CrusadeLeft, CrusadeRolled
from rules.fiefs.declaring.events import Mobilised, RebellionBegan, SidesTaken, Switched, WarDeclared
from rules.fiefs.ending.events import OfferLapsed, PeaceMade, PeaceOffered, RebellionEnded, WarEnded
from rules.fiefs.march.events import ArmyMarched
from rules.fiefs.meeting.events import ArmyRetreated, EnemyMet
from rules.fiefs.prestige.events import Reckoned
from rules.fiefs.siege.events import FiefRavaged, SiegeRolled
from rules.fiefs.year.events import YearBegan
from rules.kernel.facts.events import Event

BEGINNINGS = (SidesTaken, CampaignBegan)
"""With these a campaign begins, the sides before the march."""
YEARLY = (
    *(ClaimExercised, ClaimMade, CrusadeLeft, CrusadeRolled, RebellionBegan, Reckoned),
    *(WarDeclared, YearBegan, YearPassed),
)
"""What belongs to no campaign, and ends the story of one."""
FIELD = (
    *(ArmyAssembled, ArmyDisbanded, ArmyMarched, ArmyRetreated, BattleBegan, CampaignEnded, ElementsLost, EnemyMet),
    *(FiefConquered, FiefRavaged, Mobilised, PeaceMade, PeaceOffered, RebellionEnded, SeasonBegan, SiegeRolled),
    *(OfferLapsed, Switched, WarEnded),
)
"""By these one knows news that begin in the middle of a campaign."""


def campaigns(events: Sequence[Event]) -> list[range]:
    """Give where the story of each campaign begins and ends; they are fought one after the other (FIE-7.2)."""
    found: list[range] = []
    first = 0 if midway(events) else None
    conflict = ""
    for place, event in enumerate(events):
        fought = event.conflict if isinstance(event, BEGINNINGS) else ""
        if not isinstance(event, (*BEGINNINGS, *YEARLY)) or (fought and fought == conflict):
            continue
        if first is not None:
            found.append(range(first, place))
        first, conflict = (place, fought) if fought else (None, "")
    return [*found, *([range(first, len(events))] if first is not None else [])]


def midway(events: Sequence[Event]) -> bool:
    """Tell whether a campaign was being fought when the first of some events happened."""
    told = next((event for event in events if isinstance(event, (*FIELD, *BEGINNINGS, *YEARLY))), None)
    return isinstance(told, FIELD)
