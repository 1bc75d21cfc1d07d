"""Whole games, from the founding to the end (FIE-2 to FIE-18)."""

import pytest

from rules.fiefs.ruleset import FIEFS
from rules.fiefs.year.events import YearBegan
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.fiefs.restless import play
from tests.rules.fiefs.worlds import BOARD


@pytest.mark.parametrize("settings", [{}, {"setup": "deal", "actions": "round", "join": "round", "holdings": "yearly"}])
def test_FIE_17_4_five_autopilots_play_eight_years_without_a_window(settings: dict[str, str]) -> None:
    """Nobody is asked, all is told, and somebody has won."""
    options = FIEFS.options.model_validate(settings)
    session = Session.found(FIEFS, Seeded("five autopilots"), BOARD, options, ())
    years = [one for one in session.told if one.event == YearBegan.__name__]

    assert (None, 8) == (session.window, len(years))
    assert session.ending is not None
    assert len(session.ending.winners) == 1
    assert {"WarDeclared", "SidesTaken", "CampaignBegan", "BattleEnded", "FiefConquered"} <= {
        one.event for one in session.told
    }


def test_FIE_17_5_a_silent_player_is_answered_by_the_defaults() -> None:
    """Asked for wishes, a home and every year's action, Lara gives nothing and plays on."""
    session = Session.found(FIEFS, Seeded("a silent player"), BOARD, FIEFS.options(), ("lara",))
    asked = []
    while session.window is not None and len(asked) < 100:
        asked.append(session.window.name)
        session.close({}, ("lara",))

    assert ["wishes", "home", "sealed"] == asked[:3]
    assert 8 == asked.count("sealed")
    assert session.ending is not None


@pytest.mark.parametrize("pace", ["season", "turns"])
def test_FIE_17_2_a_campaign_with_detachments_and_fleets(pace) -> None:
    """Restless leaders try all that they can do, and it comes to its end."""
    session, told = play(f"with all, {pace}", pace=pace, years=2)

    assert session.ending is not None
    assert {"DetachmentMade", "FleetRaised"} <= set(told)


@pytest.mark.fuzz
@pytest.mark.parametrize("number", range(20))
def test_FIE_17_2_twenty_campaigns_with_detachments_and_fleets(number) -> None:
    """Eight years each, at both paces, by people and by autopilots alone."""
    session, told = play(f"restless {number}", pace="turns" if number % 2 else "season")
    alone, _ = play(f"alone {number}", ())

    assert session.ending is not None
    assert alone.ending is not None
    assert told["YearBegan"] == 8
    assert told["DetachmentMade"]
