"""The card of every game: what a table reads before it chooses."""

import re
from datetime import timedelta

import pytest

from bot.service.schedule import Schedule, parse
from bot.service.words.game_cards import beginning, first_picture, game_page, in_time
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize("id", BY_ID)
SIGNS = re.compile(r"[A-Z]{3}-\d|_|#\d|[{}\[\]]")
LONGEST = 900


def card(id: str, deadlines: str = ""):
    """Give the page of a scenario's card."""
    subject = BY_ID[id]
    options = subject.ruleset.options()
    schedule = Schedule.of(subject.ruleset.hours(options))
    return game_page(
        subject.ruleset, subject.scenario, options, parse({"deadlines": deadlines}, schedule) if deadlines else schedule
    )


@each
def test_every_game_says_what_it_feels_like_in_two_sentences(id) -> None:
    """Not more, for it is read beside others."""
    feel = BY_ID[id].ruleset.feel

    assert 2 == len(re.findall(r"[.!?](?: |$)", feel)), feel
    assert 260 >= len(feel)


@each
def test_a_card_says_for_how_many_how_long_and_how_often(id) -> None:
    """In plain words that can be read at a glance."""
    page = card(id)
    text = " ".join(page.lines)

    assert LONGEST >= len(text), text
    assert "autopilots play what nobody takes" in text
    assert re.search(r"\d+ (hours?|days?|weeks?) at most", text), text
    assert BY_ID[id].ruleset.rhythm(BY_ID[id].ruleset.options()) in text
    assert not SIGNS.search(text), text


@each
def test_the_time_hangs_on_the_schedule(id) -> None:
    """A table that closes its windows sooner is told a shorter time."""
    assert card(id).lines[2] != card(id, "every 6h").lines[2]


@each
def test_the_map_of_a_card_is_what_everybody_sees_at_the_start(id) -> None:
    """It is the same each time, whatever luck a campaign has."""
    subject = BY_ID[id]

    assert first_picture(subject.ruleset, subject.scenario) == first_picture(subject.ruleset, subject.scenario)
    assert first_picture(subject.ruleset, subject.scenario).alt
    assert beginning(subject.ruleset, subject.scenario).save.turn <= 1


def test_lengths_are_said_as_people_count_them() -> None:
    """Hours up to two days, days up to three weeks, weeks beyond; begun ones count."""
    assert ["1 hour", "47 hours", "2 days", "21 days", "3 weeks", "5 weeks"] == [
        in_time(timedelta(hours=length)) for length in (1, 47, 48, 503, 504, 700)
    ]
