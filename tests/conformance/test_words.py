"""What every game promises of its words: each event has a clause and a telling, and each page can be shown."""

import re

import pytest

from bot.service.words.names import mentioned_in
from bot.service.words.text_maps import text_pages
from rules.kernel.facts.events import Event, SeatPassed, sees
from rules.kernel.facts.names import YOU, Register
from rules.kernel.language.matching import fold
from rules.kernel.telling.address import addressed
from rules.kernel.telling.signs import LETTERS, MARKS, TERRAINS
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID, clauses

each = pytest.mark.parametrize("id", BY_ID)
GAMES = {subject.ruleset.name: subject.ruleset for subject in BY_ID.values()}
NOT_THE_SUBJECT = "".join(rf"(?<!\b{word} )" for word in ("on", "of", "to", "by", "from", "[Ww]ith", "against", "for"))
AFTER_YOU = re.compile(rf"{NOT_THE_SUBJECT}\b[Yy]ou (?:[a-z]+ly )?([a-z]*[^s ’]s)\b")
BETWEEN = re.compile(r"\bbetween [^,.]+ and you\b")
MARKUP = re.compile(r"\*\*|__|~~|```|<[@#:t]|\]\(")


def told(id):
    """Give every event of the games of a subject."""
    return [one for by in ("autopilots", "players") for one in played(id, by).told]


def kinds(package, event=Event):
    """Give the types of events that are made in a package, without what only several of them share."""
    for kind in event.__subclasses__():
        clause = kind.model_fields["clause"]
        if kind.__module__.startswith(package) and (clause.is_required() or clause.default):
            yield kind
        yield from kinds(package, kind)


@each
def test_every_event_has_a_clause_of_the_rulebook(id) -> None:
    """Draws and failed orders, too."""
    assert set() == {one.clause for one in told(id)} - BY_ID[id].clauses


@each
def test_every_event_is_told_in_plain_words(id) -> None:
    """Some text, without markup, of a known kind of news, for seats that there are."""
    ruleset = BY_ID[id].ruleset
    brought = {one.seat for one in map(ruleset.read_event, told(id)) if isinstance(one, SeatPassed)}
    for one in told(id):
        telling = ruleset.tell(one)
        assert telling.text.strip(), one
        assert len(telling.text) <= 2000, telling.text
        assert not MARKUP.search(telling.text), telling.text
        assert telling.news in {"", *ruleset.news}
        assert 0 <= telling.weight <= 3
        assert isinstance(one.audience, str) or set(one.audience) <= {*BY_ID[id].seats, *brought}


@each
def test_a_reader_is_spoken_to_with_the_verbs_of_you(id) -> None:
    """Where a game speaks so, of every event that he hears and that names his seat: `you have`, never `you has`."""
    ruleset, names = BY_ID[id].ruleset, Register()
    seats = BY_ID[id].seats if ruleset.addresses else ()
    heard = [(one, seat) for one in told(id) for seat in seats if sees(one.audience, seat)]
    mine = [(one, seat) for one, seat in heard if (ruleset.addresses, seat) in mentioned_in(ruleset, one)]
    said = [addressed(ruleset.tellings.tell(ruleset.called(one, names, (seat,), seat)).text) for one, seat in mine]

    assert bool(ruleset.addresses) == any("ou " in text for text in said)
    assert [] == [text for text in said if YOU in text or set(AFTER_YOU.findall(BETWEEN.sub("", text))) - {"this"}]


@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_event_has_words_and_a_clause(game) -> None:
    """Those that no game of this suite tells, too."""
    ruleset = GAMES[game]
    package = ".".join(ruleset.state.__module__.split(".")[:2])
    made = {kind for kind in kinds(package) if ".test_" not in kind.__module__}
    assert made

    assert set() == made - set(ruleset.tellings.types.values())
    defaults = {kind.model_fields["clause"].default for kind in made}
    assert set() == {clause for clause in defaults if isinstance(clause, str)} - clauses(game)


@each
def test_every_page_and_picture_can_be_shown(id) -> None:
    """The status, the papers, the date and the picture, at every window, for each seat and for onlookers."""
    for by in ("autopilots", "players"):
        game, ruleset = played(id, by), BY_ID[id].ruleset
        for stop in game.some(6):
            session = game.session(stop)
            assert session.date
            pages = list(ruleset.status(session.view(None)))
            for seat in BY_ID[id].seats:
                pages += ruleset.papers(session.view(seat), seat)
            assert pages
            for page in pages:
                assert page.title
                assert page.news in {"", *ruleset.news}
                assert len({len(row) for row in page.table}) <= 1, page.table
            for seat in (None, *BY_ID[id].seats):
                picture = ruleset.picture(session.view(seat), seat)
                assert picture.title
                assert 0 < len(picture.alt) < 1000


@each
def test_a_picture_names_only_what_it_holds(id) -> None:
    """Routes lead along its tiles or regions, and every side is one of its sides."""
    game = played(id, "autopilots")
    for stop in game.some(3):
        session = game.session(stop)
        picture = session.ruleset.picture(session.view(None), None)
        sides = {"", *(side.id for side in picture.sides)}
        places = {place.id for place in (*picture.tiles, *picture.regions)}
        marks = [mark for place in (*picture.tiles, *picture.regions) for mark in place.marks]
        used = [*picture.tiles, *picture.regions, *picture.routes, *picture.series, *marks]

        assert {one.side for one in used} <= sides
        own = {one.kind for one in (*picture.signs, *picture.grounds)}
        assert {mark.kind for mark in marks if len(mark.kind) > LETTERS} <= {*MARKS, *own}
        assert {place.terrain for place in (*picture.tiles, *picture.regions)} <= {*TERRAINS, *own}
        assert {place for route in picture.routes for place in route.places} <= places


@each
def test_lexicons_name_each_thing_once(id) -> None:
    """No empty name, and none that reads like another of its kind for another thing."""
    game = played(id, "autopilots")
    for stop in game.some(4):
        session = game.session(stop)
        for seat in (None, *BY_ID[id].seats):
            for kind, names in session.ruleset.lexicon(session.view(seat), seat).items():
                folded = {}
                for name, one in names.items():
                    assert fold(name), (kind, name)
                    assert folded.setdefault(fold(name), one) == one, f"{kind}: {name}"


@each
def test_H29_a_map_in_words_leaves_nothing_out(id) -> None:
    """Each side, each named place with something on it, each mark and each way stands in the map's words (H29)."""
    for stop in played(id, "autopilots").some(3):
        session = played(id, "autopilots").session(stop)
        picture = session.ruleset.picture(session.view(None), None)
        places = [*picture.regions, *(tile for tile in picture.tiles if tile.marks or tile.size)]
        words = {place.name for place in places} | {mark.text for place in places for mark in place.marks}
        words |= {side.name for side in picture.sides if any(place.side == side.id for place in places)}

        told = "\n".join("\n".join((page.title, *page.lines)) for page in text_pages(picture))

        assert set() == {word for word in words if word not in told}
        assert all(route.name in told for route in picture.routes)
        assert "  " not in told
