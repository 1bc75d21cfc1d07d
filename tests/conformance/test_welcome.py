"""The welcome of every game: for each seat, from its view alone, short, plain, and with a map for a phone."""

import re
from functools import cache

import pytest

from bot.pictures.svg import svg
from bot.service.words.brief_words import WELCOME, welcome_page
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.kernel.play.welcome import LONGEST
from rules.kernel.telling.focus import around, places
from tests.conformance.subjects import BY_ID
from tests.pictures.sight import letters

each = pytest.mark.parametrize("id", BY_ID)
CLOSINGS = 3
"""At how many windows of a game each seat is welcomed."""
SIGNS = re.compile(r"[A-Z]{3}-\d|_|#\d|[{}\[\]]")
PLACES = 9
"""Around how many places a map is drawn."""
PHONE, READABLE = 400, 11
"""The pixels of a phone's width, and of the least letter."""


@cache
def stood(id):
    """Give each seat with its view, as a game begins and a little later."""
    subject = BY_ID[id]
    session = Session.found(subject.ruleset, Seeded(id), subject.scenario, subject.ruleset.options(), subject.seats)
    found = []
    for _ in range(CLOSINGS):
        found += [(subject.ruleset, seat, session.view(seat)) for seat in subject.seats]
        session.close({}, subject.seats)
    return found


@each
def test_every_seat_is_welcomed_in_few_plain_words(id) -> None:
    """Who one is, and what one is asked; whole sentences without ids or grammar, and short enough to be read."""
    for ruleset, seat, view in stood(id):
        found = ruleset.greeting(view, seat)
        told = [found.who, found.lands, *(one.text for one in found.neighbours), found.aim, found.asked]

        assert found.who, seat
        assert found.asked, seat
        assert LONGEST >= found.letters, (seat, found.letters)
        assert all(line.endswith(".") and not SIGNS.search(line) for line in told if line), told


@each
def test_with_the_words_of_the_table_a_welcome_stays_under_its_bound(id) -> None:
    """Who plays whom and when windows close are told, too; neighbours without room are left out, last ones first."""
    for ruleset, seat, view in stood(id):
        page = welcome_page(ruleset.greeting(view, seat), {}, "Windows close 48 hours after they open.")

        assert WELCOME >= len(page.title) + sum(map(len, page.lines)), page


@each
def test_neighbours_are_seats_and_never_oneself(id) -> None:
    """Each is somebody to whom one may write."""
    for ruleset, seat, view in stood(id):
        beside = [one.seat for one in ruleset.greeting(view, seat).neighbours]

        assert len(set(beside)) == len(beside)
        assert seat not in beside


@each
def test_the_map_of_ones_own_land_is_for_a_phone(id) -> None:
    """It shows all that is one's own, with less of the rest, and what is written on it can be read."""
    for ruleset, seat, view in stood(id):
        whole, own = ruleset.picture(view, seat), ruleset.homeland(view, seat)
        mine = [one.id for one in (*whole.tiles, *whole.regions) if one.side == seat]
        if own is None:
            assert not mine
            continue

        assert set(mine) <= {one.id for one in (*own.tiles, *own.regions)}
        small = {words: size for words, size in letters(svg(own), PHONE) if size < READABLE}
        assert not small, (seat, small)


@each
def test_the_map_around_any_place_is_for_a_phone(id) -> None:
    """Whatever can be named on it: the part around it holds it, and what is written there can be read."""
    ruleset, seat, view = stood(id)[0]
    whole = ruleset.picture(view, seat)
    names = places(whole)
    for name in list(names)[:: max(len(names) // PLACES, 1)]:
        part = around(whole, names[name], name)
        shown = {one.id for one in part.tiles} | {one.id for one in part.regions if not one.silent}
        small = {words: size for words, size in letters(svg(part), PHONE) if size < READABLE}

        sides = {one.side for one in (*part.tiles, *part.regions)} | {one.within for one in part.regions}
        assert names[name] in shown | sides, name
        assert shown < {one.id for one in (*whole.tiles, *whole.regions)}, name
        assert not small, (name, small)


@each
def test_a_welcome_changes_nothing(id) -> None:
    """It is made from the view, which stays as it is, and is the same again."""
    for ruleset, seat, view in stood(id):
        before = view.write()

        assert ruleset.greeting(view, seat) == ruleset.greeting(view, seat)
        assert before == view.write()
