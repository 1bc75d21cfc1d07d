"""How a year of Fiefs is told: a campaign in one story, from the choice of sides to its end, nothing twice."""

from typing import Any

import pytest

from rules.fiefs.armies.events import ArmyAssembled
from rules.fiefs.campaign.events import CampaignBegan, CampaignEnded, SeasonBegan
from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, HomeChanged
from rules.fiefs.conquest.events import FiefConquered
from rules.fiefs.crusades.crusades import later_years
from rules.fiefs.crusades.events import CrusadeRolled
from rules.fiefs.declaring.events import SidesTaken, Switched, WarDeclared
from rules.fiefs.ending.events import PeaceMade
from rules.fiefs.prestige.events import Reckoned
from rules.fiefs.prestige.ledger import reckon
from rules.fiefs.ruleset import FIEFS
from rules.fiefs.show.stories import campaigns
from rules.fiefs.year.events import YearBegan
from rules.kernel.facts.events import Event
from tests.rules.fiefs.playing import a_table
from tests.rules.fiefs.worlds import a_world

WAR, OTHER = "war-1", "war-2"


def an(event: type[Event], **fields: Any) -> Event:  # Any: each event has fields of its own
    """Give an event of which only what matters is said."""
    return event.model_construct(**fields)


def kinds(*events: Event) -> list[list[str]]:
    """Give the names of what is told in one, story by story."""
    return [[type(events[place]).__name__ for place in span] for span in campaigns(events)]


def test_a_campaign_is_told_whole_from_the_choice_of_sides() -> None:
    """What came before it is the year's, and so is the reckoning after it; a home that is lost belongs to it."""
    sides, began = an(SidesTaken, conflict=WAR), an(CampaignBegan, conflict=WAR)
    story = [sides, began, an(SeasonBegan), an(FiefConquered), an(HomeChanged), an(CampaignEnded)]

    assert [[type(one).__name__ for one in story]] == kinds(an(WarDeclared), *story, an(Reckoned), an(YearBegan))


def test_two_campaigns_are_two_stories() -> None:
    """Though sides are taken in both before the first is fought."""
    found = kinds(
        *(an(SidesTaken, conflict=one) for one in (WAR, OTHER)),
        *(an(CampaignBegan, conflict=WAR), an(SeasonBegan)),
        *(an(CampaignBegan, conflict=OTHER), an(PeaceMade)),
    )

    assert [["SidesTaken"], ["SidesTaken"], ["CampaignBegan", "SeasonBegan"], ["CampaignBegan", "PeaceMade"]] == found


@pytest.mark.parametrize("first", [SeasonBegan, ArmyAssembled])
def test_news_from_the_middle_of_a_campaign_belong_to_it(first: type[Event]) -> None:
    """As after a battle that people were asked about; the news of a year without war are no campaign."""
    assert [[first.__name__, "FiefConquered"]] == kinds(an(first), an(FiefConquered), an(ClaimMade))
    assert [] == kinds(an(ClaimExercised), an(YearBegan))


def test_FIE_15_4_a_throne_that_is_inherited_is_told_once() -> None:
    """By the death on crusade; who rules in whose place is small print then."""
    world = a_world({"london": "B", "toledo": "C"}, {"toledo": "L"})
    world.nations["castile"].crusade = 0
    table = a_table(world, {"crusade": 4})
    later_years(table.play, "cardona")
    (death,), (crown,) = table.told(CrusadeRolled), table.told(CrownChanged)

    assert (2, 0) == (FIEFS.tellings.tell(death).weight, FIEFS.tellings.tell(crown).weight)
    assert "the throne goes from cardona to lara, who claimed it." in FIEFS.tellings.tell(death).text


@pytest.mark.parametrize(("year", "weight"), [(7, 2), (8, 0)])
def test_FIE_18_1_the_last_reckoning_is_told_by_the_end(year: int, weight: int) -> None:
    """Which says the same totals in the same breath."""
    world = a_world()
    world.year = year
    table = a_table(world)
    reckon(table.play)

    assert [weight] == [FIEFS.tellings.tell(one).weight for one in table.told(Reckoned)]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            an(ClaimMade, seat="Blois", fief="Toledo", lord="Blois", ousted="Lara", nation="Castile"),
            "Blois lays claim to its own Toledo, the throne of Castile, and ousts Lara's claim.",
        ),
        (
            an(ClaimMade, seat="Blois", fief="York", lord="Lara", ousted="", nation=""),
            "Blois lays claim to York, which Lara holds.",
        ),
        (
            an(
                FiefConquered,
                clause="FIE-9.3",
                army="the army of Lara",
                fief="Metz",
                lord_before="B",
                claim_before="M",
                lord="L",
                claim="C",
            ),
            "Metz falls to the army of Lara: L has it from B, and C has the claim.",
        ),
        (
            an(
                FiefConquered,
                army="the army of Lara",
                fief="Metz",
                lord_before="L",
                claim_before="",
                lord="L",
                claim="",
            ),
            "Metz stays with L.",
        ),
        (
            an(Switched, seat="Blois", before="Welf", leader="Lara", turned=True),
            "Blois changes sides, from Welf to Lara.",
        ),
        (
            an(
                WarDeclared, seat="Blois", nation="Castile", target="France", rival="Lara", pretext="throne", regions=()
            ),
            "Blois takes Castile to war for the throne of France; Lara leads the defence.",
        ),
    ],
)
def test_what_happens_is_said_in_one_breath(event: Event, text: str) -> None:
    """Who, what, from whom; each House once by its family's name."""
    assert text == FIEFS.tellings.tell(event).text
