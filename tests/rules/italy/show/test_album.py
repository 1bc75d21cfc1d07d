"""The album of Italy: charts of revenue and spending, and the verdict as a card (ITA-5.8, ITA-10.4)."""

from rules.italy.ruleset import ITALY
from rules.italy.seats.events import GameEnded
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from tests.rules.italy.worlds import a_world, scenario


def unattended() -> Session:
    """Play a campaign to its end."""
    session = Session.found(ITALY, Seeded("album"), scenario(), ITALY.options(rome_fall_ends="never"), ())
    while session.window:
        session.close({}, ())
    return session


def test_ITA_5_8_the_chart_shows_revenue_and_what_it_was_spent_on() -> None:
    """Each turn's parts add up to its revenue; an onlooker sees Rome's, a seat its own."""
    session = unattended()

    charts = ITALY.album(session.view("boii"), "boii")
    rome = next(iter(ITALY.album(session.view(None), None).values()))
    by_name = {one.side: one.values for one in rome.series}

    assert ["Boeian Celts: revenue and spending", "Civic Improvement of the Powers"] == list(charts)
    assert 12 == len(by_name["revenue"]) == len(rome.labels)
    parts = zip(by_name["attack"], by_name["reserves"], by_name["civic"], strict=True)
    assert list(by_name["revenue"]) == [sum(part) for part in parts]
    assert session.state.powers["rome"].civic == sum(by_name["civic"])


def test_ITA_5_8_before_the_first_turn_there_is_nothing_to_draw() -> None:
    """And so nothing is offered."""
    assert {} == ITALY.album(a_world(), None)


def test_ITA_10_4_the_verdict_is_a_card() -> None:
    """Made from the last event alone: points, band, and how all Powers stand."""
    session = unattended()
    events = [ITALY.read_event(told) for told in session.told]

    end = next(event for event in events if isinstance(event, GameEnded))
    card = ITALY.scenes([end])[0]

    assert card.duel is not None
    points = f"{end.score} points".replace("-", "−")
    assert (points, 8) == (
        card.duel.left_title,
        len([r for r in card.duel.rows if "inactive" in r.right]),
    )
    assert [] == ITALY.scenes([event for event in events if event is not end])
