"""Each field says who may see it, the rulebook says the same, and nothing reaches anybody else by any way."""

import pytest

from tests.conformance.channels import CHANNELS, leaks, told_leaks
from tests.conformance.games import played
from tests.conformance.nouns import GAMES, declarations, tabled, written
from tests.conformance.subjects import BY_ID

each_game = pytest.mark.parametrize("game", sorted(GAMES))
each = pytest.mark.parametrize("id", BY_ID)


@each_game
def test_H23_every_field_says_who_may_see_it(game) -> None:
    """In the state and in events: a field that says nothing is a leak that waits."""
    assert [] == [f"{noun}.{field}" for (noun, field), secret in declarations(game).items() if secret is None]


@each_game
def test_H23_the_rulebook_says_the_same_of_every_field(game) -> None:
    """In both directions; `python -m tests.conformance.nouns GAME` writes what the code declares."""
    said = {field: str(secret) for field, secret in tabled(game).items()}
    declared = {field: str(secret) for field, secret in declarations(game).items()}

    assert said == declared, "\n".join(written(game))


@each
@pytest.mark.parametrize("channel", CHANNELS)
def test_H23_no_secret_of_the_state_leaks(id, channel) -> None:
    """Each changed to something else, entries come and gone, for every seat and for onlookers."""
    assert set() == {field for one, field in leaks(id)[1] if one == channel}


@each
@pytest.mark.parametrize("channel", ["telling", "why", "scenes"])
def test_H23_no_secret_of_an_event_leaks(id, channel) -> None:
    """Each changed to something else, as it reads for all who may not know it."""
    assert set() == {field for one, field in told_leaks(id)[1] if one == channel}


@each_game
def test_H23_every_secret_was_tried(game) -> None:
    """In some game of the suite, so that none of them could leak unseen."""
    secrets, tried = {field for field, secret in tabled(game).items() if not secret.open}, set()
    for id in (id for id in BY_ID if BY_ID[id].ruleset.name == game):  # the first scenario alone where it has them all
        tried |= set() if secrets == tried else leaks(id)[0] | told_leaks(id)[0]

    assert secrets == tried


@each
def test_H23_a_discreet_window_names_nobody(id) -> None:
    """What everybody reads of it says not who is asked: its title, its word to the others, what silence means."""
    for by in ("autopilots", "players"):
        for stop in played(id, by).stops:
            session = played(id, by).session(stop)
            window, names = session.window, seat_names(session, id)
            if window.discreet:
                said = f"{window.title} {window.meanwhile} {window.silence}"
                assert [] == [names[seat] for seat in window.asked if names[seat] in said]


@each
def test_H23_a_discreet_window_waits_alike_for_all_whom_it_may_ask(id) -> None:
    """It names the people among whom somebody may be asked; whoever of them is asked is one of those."""
    for session in kinds(played(id, "players")):
        window, people = session.window, set(session.save.players)
        assert window.discreet or not window.among
        assert set(window.among) <= people
        assert set(window.asked) & people <= set(window.among) or not window.discreet or not window.among


@each_game
def test_H23_a_discreet_window_opens_though_it_asks_nobody(game) -> None:
    """Whether it opens tells nothing, in every game that has one: it is seen to open for nobody, too."""
    unasked, discreet = [], []
    for run in (played(id, "players") for id in BY_ID if BY_ID[id].ruleset.name == game):
        unasked += [stop for stop in run.stops if not stop.progress.closing.answers]
        if unasked:  # seen in the first scenario already
            break
        discreet += [session for session in kinds(run) if session.window.among]

    assert unasked or not discreet


def kinds(game):
    """Stand at one window of each name."""
    return [game.session(stop) for stop in {stop.window: stop for stop in game.stops}.values()]


def seat_names(session, id):
    """Give what the seats of a game are called now."""
    named = {seat.id: seat.name for seat in BY_ID[id].ruleset.seats(BY_ID[id].scenario)}
    return named | dict(session.ruleset.titles(session.state))
