"""What a seat is to somebody who could take it over: every game says it, in one line, from what everybody knows."""

import re

import pytest

from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.kernel.telling.prospects import LONGEST
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize("id", BY_ID)
CLOSINGS = 3
"""At how many windows of a game each seat is looked at."""
SIGNS = re.compile(r"[A-Z]{3}-\d|_|#\d|[{}\[\]]")


def stood(id):
    """Give a game as it begins and a little later."""
    subject = BY_ID[id]
    session = Session.found(subject.ruleset, Seeded(id), subject.scenario, subject.ruleset.options(), subject.seats)
    for _ in range(CLOSINGS):
        yield subject, session
        session.close({}, subject.seats)


@each
def test_every_seat_is_told_in_one_plain_line(id) -> None:
    """A sentence or two with a figure or a name, without ids or grammar, short enough for a list of seats."""
    for subject, session in stood(id):
        for seat in subject.seats:
            line = subject.ruleset.outlook(session.state, seat)

            assert (line and line == line[:1].upper() + line[1:]) or id.startswith("toy"), seat
            assert line.endswith(".") and not SIGNS.search(line), line
            assert LONGEST >= len(line), line


@each
def test_the_line_is_made_from_what_an_onlooker_knows(id) -> None:
    """Made from the onlooker's view of the onlooker's view it is the same, and making it changes nothing."""
    for subject, session in stood(id):
        before, view = session.state.write(), session.view(None)

        assert [subject.ruleset.outlook(view, seat) for seat in subject.seats] == [
            subject.ruleset.outlook(session.state, seat) for seat in subject.seats
        ]
        assert before == session.state.write()
