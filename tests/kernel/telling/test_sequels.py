"""Sequels: what goes on with what, by the thing that both are about."""

from rules.kernel.facts.events import Cast, Event, OrderFailed
from rules.kernel.telling.sequels import followed
from rules.kernel.telling.tellings import Sequel

SEQUEL = Sequel(Cast, "subject", OrderFailed, "thing")


def cast(subject: str) -> Event:
    """Give a throw about something."""
    return Cast(clause="X", purpose="a", subject=subject, sides=6, rolled=(1, 2))


def failed(thing: str) -> Event:
    """Give an order about something that failed."""
    return OrderFailed(clause="X", seat="red", order="tax", fields={}, reason="no", thing=thing)


def test_what_goes_on_with_what_is_about_the_same_thing_and_later() -> None:
    """Other things, and what came before, belong to no such pair."""
    events = [(1, failed("fish")), (2, cast("fish")), (3, cast("pots")), (4, failed("fish"))]

    assert [(2, 4)] == list(followed([SEQUEL], events))
    assert [] == list(followed([], events))
