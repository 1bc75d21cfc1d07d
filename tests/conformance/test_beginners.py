"""Every scenario says which seat suits a beginner, in words that follow “Suits a beginner:”."""

import re

import pytest

from bot.service.start.founding import open_seats
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize("id", BY_ID)


@each
def test_each_scenario_names_a_seat_for_a_beginner(id) -> None:
    """One at least, not every one, and none that only watches; in a few words without a full stop."""
    seats = BY_ID[id].ruleset.seats(BY_ID[id].scenario)
    fit = [seat for seat in seats if seat.beginner]

    assert 1 <= len(fit) < len(seats)
    assert not any(seat.spare for seat in fit)
    assert all(re.fullmatch(r"[a-z].{10,100}[^.]", seat.beginner) for seat in fit), fit


@each
def test_the_lobby_and_the_form_of_joining_say_it(id) -> None:
    """Beside what the seat is about, short enough for a menu."""
    seats = BY_ID[id].ruleset.seats(BY_ID[id].scenario)
    about = {seat.seat: seat.about for seat in open_seats(BY_ID[id].ruleset, BY_ID[id].scenario)}

    assert not any(". " in seat.beginner for seat in seats)
    said = [id for id, text in about.items() if "Suits a beginner:" in text]

    assert [seat.id for seat in seats if seat.beginner] == said
