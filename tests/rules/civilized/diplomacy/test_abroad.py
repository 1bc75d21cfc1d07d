"""Marriages between countries, and students in the schools of others (CIV-7.2r, CIV-7.2t)."""

import pytest

from rules.civilized.diplomacy.events import ProposalAnswered, TreatyMade, WentAbroad
from rules.civilized.diplomacy.orders import Accept, ManeuverPolitically, ProposeMarriage
from rules.civilized.diplomacy.pages import treaty as treaty_words
from rules.civilized.people.events import Married, Withdrawn
from rules.civilized.people.orders import Enrol
from rules.civilized.people.studies import study
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.world.state import Character, World
from rules.kernel.language.grammar import read, write
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.talks import proposes, the_mission, three_lands, treaty, winter_talks
from tests.rules.civilized.worlds import a_family, a_person
from tests.rules.playing import Table

YES, NO = {"maneuver.card": "AS"}, {"maneuver.card": "QS"}


def two_houses(**fields: int) -> tuple[World, Character, Character]:
    """Livia of Rome and Hanno of Carthage, each of a house that somebody else heads."""
    world = three_lands()
    cato, gisco = a_person(world, "Cato", 60), a_person(world, "Gisco", 60, "carthage")
    livia = a_person(world, "Livia", fields.get("livia", 20), sex="woman")
    hanno = a_person(world, "Hanno", fields.get("hanno", 24), "carthage")
    a_family(world, cato, livia)
    a_family(world, gisco, hanno, name="Barca", country="carthage")
    return world, livia, hanno


def wooing(world: World, one: Character, other: Character) -> ProposeMarriage:
    """Have Rome's mission propose that two marry."""
    return ProposeMarriage(mission=the_mission(world), bride=one.id, spouse=other.id)


def test_CIV_7_2r_agreed_two_marry_and_the_hosts_moves() -> None:
    """Where neither rules nor heads a house the couple lives with whoever asked, and is of that house."""
    world, livia, hanno = two_houses()
    hanno.office = "general"

    end = winter_talks(world, YES, rome=[wooing(world, livia, hanno)])

    one, other = end.state.characters[livia.id], end.state.characters[hanno.id]
    assert (hanno.id, livia.id) == (one.spouse, other.spouse)
    assert ("rome", one.family, "") == (other.country, other.family, other.office)
    assert [("carthage", "rome", hanno.id)] == [(told.country, told.host, told.name) for told in end.told(WentAbroad)]
    assert [(livia.id, hanno.id)] == [told.names for told in end.told(Married)]
    left = WentAbroad(country="Carthage", host="Rome", name="Hanno", spouse="Livia")
    assert "Hanno leaves Carthage for Rome, to marry Livia there." == CIVILIZED.tellings.tell(left).text


def test_CIV_7_2r_who_is_heir_stays_at_home() -> None:
    """Then the other goes; of two that both must stay neither can be married so."""
    world, livia, hanno = two_houses()
    world.countries["carthage"].heir = hanno.id
    end = winter_talks(world, YES, rome=[wooing(world, livia, hanno)]).state

    assert ("carthage", "carthage") == (end.characters[livia.id].country, end.characters[hanno.id].country)
    world.countries["rome"].heir = livia.id
    assert "neither can leave home" in refused(wooing(world, livia, hanno), world)


def test_CIV_7_2r_a_refusal_marries_nobody() -> None:
    """By card, and by a player's word; accepted by his word they marry."""
    world, livia, hanno = two_houses()
    order = wooing(world, livia, hanno)
    by_card = winter_talks(world.model_copy(deep=True), NO, rome=[order])
    silent = winter_talks(world.model_copy(deep=True), players=("carthage",), rome=[order])
    (put,) = [f"{the_mission(world)}-1"]
    agreed = winter_talks(world, players=("carthage",), rome=[order], replies={"carthage": [Accept(proposal=put)]})

    assert [[], [], [livia.id]] == [[told.names[0] for told in end.told(Married)] for end in (by_card, silent, agreed)]
    assert ["refused"] == [told.answer for told in silent.told(ProposalAnswered)]


@pytest.mark.parametrize(
    ("whose", "field", "value", "said"),
    [
        (0, "born", 90, "name somebody of yours"),
        (1, "born", 40, "name somebody of Carthage"),
        (1, "spouse", "somebody", "name somebody of Carthage"),
        (1, "sex", "woman", "the two are no match"),
        (1, "mother", "", "the two are no match"),
    ],
    ids=["a child", "the old", "the married", "two women", "mother and son"],
)
def test_CIV_7_2r_who_may_not_be_married_is_refused(whose, field, value, said) -> None:
    """And nothing of the host's but what everybody knows is said of it."""
    world, livia, hanno = two_houses(livia=38)
    setattr((livia, hanno)[whose], field, livia.id if field == "mother" else value)

    assert f"CIV-7.2r: {said}" in refused(wooing(world, livia, hanno), world)


def test_CIV_7_2r_it_is_read_as_it_is_written() -> None:
    """By the names of both."""
    world, livia, hanno = two_houses()
    names = CIVILIZED.lexicon(world, "rome")
    order = wooing(world, livia, hanno)

    assert order == read("mission to Carthage proposes marriage of Livia to Hanno", (ProposeMarriage,), names)
    assert order == read(write(order, names), (ProposeMarriage,), names)


def schooled(work: str = "university") -> World:
    """Three lands, of which Carthage has a school at Tunis."""
    world = three_lands()
    world.cities["tunis"].improvements.append(work)
    return world


def test_CIV_7_2t_a_host_opens_its_schools() -> None:
    """It must have one; agreed, the owner's people enrol there."""
    assert "CIV-7.2t: Carthage has neither" in refused(proposes(three_lands(), "students"), three_lands())
    world = schooled()
    livia = a_person(world, "Livia")
    order = Enrol(character=livia.id, school="university", city="tunis")
    assert "you have no university" in refused(order, world)

    end = winter_talks(world, YES, rome=[proposes(world, "students")])
    (made,) = end.state.agreements.values()
    assert ("students", ["carthage", "rome"]) == (made.kind, made.parties)
    assert "Carthage admits students of Rome to its schools" == treaty_words(end.state, made)
    (told,) = end.told(TreatyMade)
    assert "carthage opens its schools to students of rome." == CIVILIZED.tellings.tell(told).text
    done(order, end.state)
    end.state.missions[the_mission(world)].acted = 0
    assert "admits your students already" in refused(proposes(end.state, "students"), end.state)


def test_CIV_4_2_2g_ten_places_for_all_together() -> None:
    """A school that its own fill has none for guests; an agreement gives nothing to the host."""
    world = schooled()
    treaty(world, "students", "carthage", "rome")
    order = Enrol(character=a_person(world, "Livia").id, school="university", city="tunis")
    for number in range(10):
        one = a_person(world, f"Punic {number}", 20, "carthage")
        done(Enrol(character=one.id, school="university", city="tunis"), world, "carthage")

    assert "CIV-4.2.2d: no university has a place for you this year" in refused(order, world)
    world.cities["veii"].improvements.append("university")
    guest = Enrol(character=a_person(world, "Bomilcar", 20, "carthage").id, school="university", city="veii")
    assert "CIV-4.2.2" in refused(guest, world, "carthage")


def test_CIV_4_2_2g_who_is_admitted_no_more_goes_home() -> None:
    """Without gain, when the year closes."""
    world = schooled()
    kept = treaty(world, "students", "carthage", "rome")
    livia = a_person(world, "Livia")
    done(Enrol(character=livia.id, school="university", city="tunis"), world)
    table = Table(world)
    study(table.play)
    assert livia.studies is not None
    assert 1 == livia.studies.years
    del world.agreements[kept.id]
    study(table.play)

    assert livia.studies is None
    assert [("rome",)] == [told.audience for told in table.told(Withdrawn)]


def test_CIV_7_2a_a_proposal_may_begin_with_its_verb() -> None:
    """As people say it: the pact first, then who proposes it."""
    world = three_lands()
    names = CIVILIZED.lexicon(world, "rome")
    order = ManeuverPolitically(mission=the_mission(world), kind="pact")

    assert order == read("propose pact by mission to Carthage", (ManeuverPolitically,), names)
    assert order == read("mission to Carthage proposes pact", (ManeuverPolitically,), names)
