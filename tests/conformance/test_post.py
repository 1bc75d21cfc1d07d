"""What every game promises of the post: nothing that weighs is lost, battles are whole, the world is introduced."""

from itertools import pairwise

import pytest

from bot.service.words.chronicle import HEADLINE, public
from bot.service.words.post import post
from bot.service.words.stories import headlines, stories
from bot.store.records import Entry
from rules.kernel.facts.names import Register
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID
from tests.marks import without_strong

GRAVE = {
    "civilized": (
        "WarBegan", "WarEnded", "PeaceMade", "WarPledged", "BattleFought", "SeaFight", "ArmyLost", "PlaceCaptured",
        "CityAbandoned", "SiegeBegan", "SiegeDrawn", "SiegeEnded", "RebellionBegan", "CivilWarBegan", "StrifeEnded",
        "ThroneDisputed", "ClaimWon", "Acceded", "WentIntoExile", "CountryFell", "GameEnded",
    ),
    "italy": ("BattleWon", "ProvinceTaken", "PowerFell", "PowerRevived", "Subjugated", "RomeDefeated", "GameEnded",
              "AttackDeclared", "ExternalArrived"),
    "candlebre": ("BattleEnded", "ProvinceTaken", "ProvinceHeld", "ProvinceLost", "HouseEliminated",
                  "AllianceMade", "AllianceEnded", "GameEnded", "LeaderRemoved"),
}  # fmt: skip
"""What is war, peace, battle, or the loss of a city, a capital, a ruler or a seat, and rebellion, by game."""
each = pytest.mark.parametrize("id", BY_ID)


def closings(id):
    """Give what everybody was told by each closing of the games of a subject, with the events as they are read."""
    subject = BY_ID[id]
    for by in ("autopilots", "players"):
        game, names = played(id, by), Register()
        for stop in game.stops:
            names.add(stop.progress.names)
            entries = []
            for one in stop.progress.told:
                telling = subject.ruleset.tell(one, names)
                entries.append(Entry(one, telling.text, telling.news, telling.weight))
            entries = public(entries)
            yield game.session(stop).state, entries, [subject.ruleset.called(one.told, names) for one in entries]


def told(id):
    """Give each closing with its stories, and the text of its post for the first two seats."""
    subject = BY_ID[id]
    people = {seat: seat for seat in subject.seats[:2]}
    for state, entries, events in closings(id):
        spans = subject.ruleset.battles(events)
        found = stories(entries, spans, lambda one, state=state: subject.ruleset.touched(state, read(id, one)))
        pages = post(found, people, {}).pages
        text = "\n".join(line for page in pages for line in (page.title, *page.lines))
        yield entries, spans, found, without_strong(text)


def read(id, entry):
    """Give an event back."""
    return BY_ID[id].ruleset.read_event(entry.told)


@each
def test_nothing_that_weighs_is_lost_from_a_post(id) -> None:
    """Every event of weight 2 and more that everybody is told stands in the post of its closing."""
    found = [(text, entry) for entries, _, _, text in told(id) for entry in entries if entry.weight >= HEADLINE]

    assert [] == [entry.text for text, entry in found if entry.text not in text]


@each
def test_a_post_has_five_headlines_at_most(id) -> None:
    """However much has happened."""
    assert max(len(headlines(found, BY_ID[id].seats[:2])) for _, _, found, _ in told(id)) <= 5


@each
def test_battles_are_told_one_after_the_other(id) -> None:
    """Nothing of another battle stands between the first and the last words of one."""
    for entries, spans, _, text in told(id):
        places = [
            [text.find(entries[n].text) for n in span if entries[n].weight >= HEADLINE and entries[n].text in text]
            for span in spans
        ]
        ordered = sorted((min(span), max(span)) for span in places if span)

        assert all(before[1] <= after[0] for before, after in pairwise(ordered))


@each
def test_what_is_grave_weighs(id) -> None:
    """War, peace, battle, the loss of a city, a capital, a ruler or a seat, and rebellion are never small print."""
    names = GRAVE.get(BY_ID[id].ruleset.name, ())
    light = {one.told.event for _, entries, _ in closings(id) for one in entries if one.weight < HEADLINE}

    assert set() == light & set(names)


@pytest.mark.parametrize("game", GRAVE)
def test_what_is_grave_has_words(game) -> None:
    """Every kind of event that the list names is told by its game."""
    ruleset = next(one.ruleset for one in BY_ID.values() if one.ruleset.name == game)

    assert set() == set(GRAVE[game]) - set(ruleset.tellings.types)


@pytest.mark.parametrize("game", GRAVE)
def test_the_first_post_introduces_the_world(game) -> None:
    """In three sentences or so, with the words of the view that everybody has."""
    subject = next(one for one in BY_ID.values() if one.ruleset.name == game)
    stop = played(subject.id, "autopilots").stops[0]
    session = played(subject.id, "autopilots").session(stop)
    lines = session.ruleset.prologue(session.view(None))

    assert 2 <= len(lines) <= 4
    assert 80 <= sum(map(len, lines)) <= 600
    assert all(line.endswith(".") and line[0].isupper() for line in lines)
