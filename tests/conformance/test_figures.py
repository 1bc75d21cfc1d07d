"""What `/why` shows of an event: figures under words of the game, none that is a field's name, none of a drawing."""

import pytest

from rules.kernel.facts.names import Register
from rules.kernel.telling.figures import label, shown_fields
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID

GAMES = {subject.ruleset.name: subject.ruleset for subject in BY_ID.values()}


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_every_event_has_words(game) -> None:
    """A label for each field that is shown."""
    tellings = GAMES[game].tellings
    shown = [(kind, name) for kind in tellings.types.values() for name in shown_fields(kind)]

    assert [] == [(kind.__name__, name) for kind, name in shown if label(kind, name, tellings.labels) is None]


@pytest.mark.parametrize("id", BY_ID)
def test_no_figure_is_a_fields_name_or_a_colour(id) -> None:
    """In no event of a whole game."""
    ruleset, names = BY_ID[id].ruleset, Register()
    for told in played(id, "autopilots").told:
        for name, value in ruleset.tellings.figures(ruleset.called(told, names, "gamemaster")):
            assert name and "_" not in name, (told.event, name)
            assert not value.startswith("#"), (told.event, name, value)
