"""Every event of Civilized reads as a sentence, for whom it is meant (section 7, CIV-1.3a)."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.service.words.chronicle import HEADLINE
from rules.civilized.cities.events import CityFounded, DisorderTested, FundReturned, FundSet, ImprovementBuilt, RoadLaid
from rules.civilized.cities.words import REASONS
from rules.civilized.disasters.events import (
    CityAbandoned,
    DisasterStruck,
    ImprovementLost,
    PeopleLost,
    RoadsLost,
    ShipsLost,
)
from rules.civilized.disasters.tables import GUARDS
from rules.civilized.disasters.words import AVERTED, STRUCK
from rules.civilized.forces.events import ArmyRaised, Disbanded, ElementRaised, ShipAssigned, ShipBuilt
from rules.civilized.missions.events import MissionLost, MissionRaised
from rules.civilized.people.events import (
    Appointed,
    CharacterCame,
    Enrolled,
    FamilyFounded,
    Graduated,
    Learned,
    RulerCame,
    ScoresDrawn,
    Withdrawn,
)
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.tellings import TELLINGS
from rules.civilized.throne.events import HeirNamed
from rules.civilized.treasury.events import (
    CitiesGrew,
    CostsPaid,
    CostsShort,
    CourtFeasted,
    ItemGivenUp,
    RevenueTaken,
    TaxDecreed,
)
from rules.civilized.world.scenario import Settings
from rules.civilized.world.tables import IMPROVEMENTS
from rules.civilized.world.words import NEWS
from rules.civilized.year.events import CountryFell, EndVoted, GameEnded, YearBegan, YearClosed
from rules.kernel.facts.events import Drawn, Event
from rules.kernel.facts.names import Register
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.session import Session
from rules.kernel.table.conceding import SeatConceded
from rules.kernel.telling.phrases import an, row, several, signed
from tests.rules.civilized.told_people import TOLD_PEOPLE

SCENARIO = Path(__file__).parents[4] / "config" / "scenarios" / "civilized" / "crowns.toml"
ID = re.compile(r"-\d|[a-z]_[a-z]")
SENTENCE = re.compile(r"^[A-Z0-9][^{}_]*[.]$")
COMPLETE = ("cities", "forces", "people", "strife", "treasury")
"""The rooms whose every event has an example here."""
TOLD: list[tuple[Event, str]] = [
    (
        ArmyRaised(country="Hellas", types=("Spears", "Cavalry", "Spears")),
        "The army of Hellas musters at the capital: 2 Spears and 1 Cavalry.",
    ),
    (
        CharacterCame(country="Hellas", character="Iason", sex="man", age=34, role="ruler", family="Agiadai"),
        "Iason of the Agiadai, aged 34, comes to rule over Hellas.",
    ),
    (
        CharacterCame(country="Hellas", character="Solon", sex="man", age=45, role="priest"),
        "Solon, aged 45, serves the gods of Hellas.",
    ),
    (
        FamilyFounded(country="Hellas", family="Agiadai", head="Iason", status="married", children=2),
        "Iason of the Agiadai heads the ruling house of Hellas: married, with two children.",
    ),
    (RulerCame(country="Hellas", names=("Iason",), title="King"), "King of Hellas: Iason."),
    (
        ScoresDrawn(
            country="Hellas", name="Iason", scores=(14, 13, 12, 11, 10, 9, 8, 0), cards=(1,) * 8, adjustments=(0,) * 8
        ),
        "The character of Iason: saintly (Morals 14) and awful (Political 0).",
    ),
    (YearBegan(year=-600), "The year 600 BC begins."),
    (
        CityFounded(
            country="Hellas", city="Korinthos", hex="0300", population=20, moved=(("Sparta", 15), ("Pella", 5))
        ),
        "Hellas founds Korinthos at 0300: 15 thousand from Sparta and 5 thousand from Pella move there.",
    ),
    (
        CityFounded(country="Hellas", city="Korinthos", hex="0300", population=20),
        "Hellas founds Korinthos at 0300, a town of 20 thousand.",
    ),
    (
        FundReturned(country="Hellas", points=25),
        "The 25 points set aside for a new city return to the treasury of Hellas.",
    ),
    (
        TaxDecreed(country="Hellas", rate=40, before=30, own=(("Pella", 10),)),
        "Hellas raises its tax from 30 % to 40 %; Pella pays 10 %.",
    ),
    (TaxDecreed(country="Hellas", rate=20, before=30), "Hellas lowers its tax from 30 % to 20 %."),
    (TaxDecreed(country="Hellas", rate=30, before=30), "Hellas keeps its tax at 30 %."),
    (HeirNamed(country="Hellas", heir="Solon"), "The ruler of Hellas names Solon as heir."),
    (HeirNamed(country="Hellas", heir=""), "The ruler of Hellas names nobody as heir."),
    (
        Appointed(country="Hellas", character="Solon", office="general"),
        "Solon is made general of Hellas.",
    ),
    (
        Enrolled(country="Hellas", character="Solon", city="Sparta", school="staff_college"),
        "Solon goes to study at the Staff College of Sparta.",
    ),
    (Withdrawn(country="Hellas", character="Solon"), "Solon leaves school before the end."),
    (SeatConceded(clause="CIV-2.2i", seat="Hellas"), "Hellas is given up by its player."),
    (EndVoted(ayes=("Hellas",), agreed=False), "Hellas would end the game; it goes on."),
    (
        EndVoted(ayes=("Hellas",), agreed=False, lacking=("Lydia", "Egypt")),
        "Hellas would end the game; it goes on: Lydia and Egypt did not vote for it.",
    ),
    (EndVoted(ayes=("Hellas", "Egypt"), agreed=True), "All players agree that the game ends this Winter."),
    (
        DisasterStruck(country="Hellas", city="Sparta", disaster="famine", guards=(), negated=False),
        "The harvest fails, and famine strikes Sparta.",
    ),
    (
        DisasterStruck(country="Hellas", city="Sparta", disaster="fire", guards=("aqueduct",), negated=False),
        "Fire sweeps through Sparta; its Aqueduct cannot help.",
    ),
    (
        DisasterStruck(
            country="Hellas", city="Sparta", disaster="barbarians", guards=("barracks", "stable"), negated=True
        ),
        "Barbarians come near Sparta, but riders and spears from the Barracks and Stable drive them off.",
    ),
    (
        ImprovementLost(country="Hellas", city="Sparta", improvement="high_temple", cause="volcano"),
        "Sparta loses its High Temple to the volcano.",
    ),
    (
        RoadsLost(country="Hellas", city="Sparta", before=3, left=1, lost=(("Sparta to Athens", 2),)),
        "Sparta loses two sections of the road from Sparta to Athens; 1 of 3 remain.",
    ),
    (
        ShipsLost(country="Hellas", city="Sparta", before=3, left=2),
        "Sparta loses one Transport Ship; 2 of 3 remain.",
    ),
    (
        PeopleLost(country="Hellas", city="Sparta", before=45, left=22, cause="plague"),
        "Sparta loses 23 thousand people to the plague; 22 remain.",
    ),
    (
        CityAbandoned(country="Hellas", city="Sparta", hex="0205", population=19),
        "Sparta is abandoned: the last 19 thousand leave it, and only ruins stand at 0205.",
    ),
    (
        MissionLost(country="Hellas", host="Egypt", leader="Solon", cause="espionage"),
        "The mission of Hellas to Egypt is lost, and Solon comes home; the cause is espionage.",
    ),
    (
        DisorderTested(
            country="Hellas",
            city="Sparta",
            tax=40,
            modifiers=(("temple", -1), ("capital", 1)),
            rate=4,
            card=3,
            disorder=True,
            before=False,
        ),
        "Sparta rises in civil disorder (4 in 10: tax 40 %, Temple −1, no safe Palace +1; a Three is drawn).",
    ),
    (
        DisorderTested(
            country="Hellas", city="Sparta", tax=0, modifiers=(), rate=0, card=0, disorder=False, before=False
        ),
        "Sparta stays calm (no danger: tax 0 %).",
    ),
    (
        DisorderTested(
            country="Hellas",
            city="Sparta",
            tax=50,
            modifiers=(("old_disorder", 2),),
            rate=7,
            card=8,
            disorder=False,
            before=True,
        ),
        "Order returns to Sparta (7 in 10: tax 50 %, disorder already +2; an Eight is drawn).",
    ),
    (
        RevenueTaken(
            country="Hellas", cities=(("Sparta", 40, 0, 40, 30, 12),), idle=("Athens", "Pella"), total=12, treasury=17
        ),
        "The cities of Hellas pay 12 points: Sparta 12. Athens and Pella pay nothing. That makes 17 in the treasury.",
    ),
    (
        CostsPaid(country="Hellas", items=(("element", 6), ("improvement", 1)), total=7, treasury=10),
        "Hellas keeps up six land elements and one improvement for 7 points. That leaves 10 in the treasury.",
    ),
    (
        CostsPaid(country="Hellas", items=(), total=0, treasury=1),
        "Hellas has nothing to keep up. That leaves 1 in the treasury.",
    ),
    (
        CostsShort(country="Hellas", total=19, treasury=15, short=4),
        "Hellas owes 19 points of running costs and has 15: it must give up 4 or more of what costs a point.",
    ),
    (
        ItemGivenUp(country="Hellas", kind="improvement", what="granary", city="Sparta"),
        "Short of points, Hellas gives up the Granary of Sparta.",
    ),
    (
        ItemGivenUp(country="Hellas", kind="element", what="Spears", city="Sparta", number=4),
        "Short of points, Hellas gives up 4 Spears of Sparta.",
    ),
    (
        ItemGivenUp(country="Hellas", kind="section", what="2", road="Sparta to Athens"),
        "Short of points, Hellas gives up section 2 of the road from Sparta to Athens.",
    ),
    (
        Learned(country="Hellas", name="Solon", title="engineer", city="Sparta"),
        "Solon of Hellas wins fame in Sparta as an engineer.",
    ),
    (
        ImprovementBuilt(country="Hellas", city="Sparta", improvement="aqueduct"),
        "Sparta builds an Aqueduct.",
    ),
    (
        ImprovementBuilt(country="Hellas", city="Sparta", improvement="fort", hex="0300"),
        "Sparta builds a Fort at 0300.",
    ),
    (
        ImprovementBuilt(country="Hellas", city="Sparta", improvement="university"),
        "Sparta builds a University.",
    ),
    (
        Disbanded(country="Hellas", place="Sparta", types=("Spears", "Spears", "Warship")),
        "Hellas disbands 2 Spears and 1 Warship at Sparta.",
    ),
    (ElementRaised(country="Hellas", city="Sparta", type="Spears"), "Sparta raises Spears for Hellas."),
    (
        ShipBuilt(country="Hellas", city="Sparta", type="Transport Ship", target="Athens"),
        "Sparta launches a Transport Ship for the trade with Athens.",
    ),
    (ShipBuilt(country="Hellas", city="Sparta", type="Warship"), "Sparta launches a Warship."),
    (
        ShipAssigned(country="Hellas", city="Sparta", target="Athens"),
        "A Transport Ship of Sparta will trade with Athens.",
    ),
    (
        ShipAssigned(country="Hellas", city="Sparta", target=""),
        "A Transport Ship of Sparta is taken off its route.",
    ),
    (
        RoadLaid(country="Hellas", city="Sparta", target="Pella", sections=2, laid=2, length=3),
        "Sparta lays two sections of the road from Sparta to Pella: 2 of 3 stand.",
    ),
    (
        RoadLaid(country="Hellas", city="Sparta", target="Pella", sections=1, laid=3, length=3),
        "The road from Sparta to Pella is complete.",
    ),
    (
        MissionRaised(country="Hellas", host="Egypt", sponsor="Sparta", leader="Solon"),
        "Solon is to lead a mission from Sparta in Hellas to Egypt.",
    ),
    (FundSet(country="Hellas", points=25), "Hellas sets 25 points aside for a new city."),
    (
        Graduated(country="Hellas", name="Solon", school="university", score="political", gain=2),
        "Solon completes five years at a University and gains 2 Political.",
    ),
    (
        CitiesGrew(country="Hellas", cities=(("Sparta", 40, 4, 44), ("Pella", 20, 2, 22))),
        "The cities of Hellas grow: Sparta from 40 to 44 and Pella from 20 to 22.",
    ),
    (
        CourtFeasted(country="Hellas", spent=230, kept=500),
        "The court of Hellas spends 230 points: its treasury keeps no more than 500.",
    ),
    (
        YearClosed(year=-600, scores=(("Hellas", 300), ("Egypt", 400))),
        "600 BC closes. Treasuries left out, the scores are Egypt 400, Hellas 300.",
    ),
    (CountryFell(country="Hellas"), "Hellas has no city left and falls."),
    (
        GameEnded(reason="years", years=50, scores=(("Hellas", 300, 9), ("Egypt", 400, 7)), winners=("Egypt",)),
        (
            "The game is over: 50 years have been played. Egypt wins. "
            "Scores: Egypt 400 (treasury 7), Hellas 300 (treasury 9)."
        ),
    ),
    *TOLD_PEOPLE,
]


@pytest.mark.parametrize(
    ("event", "text"), TOLD, ids=[f"{type(event).__name__}-{n}" for n, (event, _) in enumerate(TOLD)]
)
def test_CIV_1_3a_each_event_reads_as_a_sentence(event: Event, text: str) -> None:
    """With everything that its telling needs, under a kind of news."""
    telling = TELLINGS.tell(event)

    assert text == telling.text
    assert telling.news in NEWS


def test_CIV_1_3a_every_event_has_words_and_an_example_here() -> None:
    """None is forgotten."""
    rooms = {kind: kind.__module__.split(".")[2] for kind in TELLINGS.told_here()}

    assert {kind for kind, room in rooms.items() if room in COMPLETE} <= {type(event) for event, _ in TOLD}


@pytest.mark.parametrize("event", [event for event, _ in TOLD if isinstance(event, RevenueTaken | CostsPaid)])
def test_CIV_5_6a_ones_own_books_call_nobody(event: Event) -> None:
    """They wait for the next brief, which tells them, and are no message of their own."""
    assert 0 < TELLINGS.tell(event).weight < HEADLINE


def test_CIV_6_1_4_every_disaster_has_words_for_striking_and_for_being_turned_away() -> None:
    """Espionage is never turned away."""
    assert set(GUARDS) == set(STRUCK) == set(AVERTED) | {"espionage"}
    for disaster, guards in GUARDS.items():
        struck = DisasterStruck(country="", city="Ur", disaster=disaster, guards=guards, negated=False)
        assert SENTENCE.match(TELLINGS.tell(struck).text)
        if guards:
            averted = DisasterStruck(country="", city="Ur", disaster=disaster, guards=guards, negated=True)
            assert SENTENCE.match(TELLINGS.tell(averted).text)


def test_CIV_2_2a_the_honour_of_long_lives_says_whom_it_counts() -> None:
    """Rulers who have died; an older one may rule on."""
    [honour] = [one for one in CIVILIZED.honours if one.many == "years"]

    assert "The greatest age at which a ruler died" == honour.title


def test_CIV_6_3_1b_every_reason_for_disorder_has_words() -> None:
    """Improvements have their names."""
    for name in ("garrison", "capital", "wars", "allies", "bribe", "old_disorder", "conquered", "captors", "disaster"):
        assert name in REASONS
    assert "disaster_averted" in REASONS


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_CIV_1_3a_whole_years_read_well(seed: str) -> None:
    """Sentences without ids, each draw with its purpose in words; what is private is told to its seat."""
    scenario = CIVILIZED.scenario.model_validate(tomllib.loads(SCENARIO.read_text(encoding="utf-8")))
    session = Session.found(CIVILIZED, Seeded(seed), scenario, Settings(ending="years", years=12, learned=True), [])
    told, names = list(session.told), Register.of(session.names())
    while session.window:
        progress = session.close({}, [])
        told += progress.told
        names.add(progress.names)

    for one in told:
        event = CIVILIZED.read_event(one)
        telling = CIVILIZED.tell(one, names)
        assert not telling.news or telling.news in NEWS
        if isinstance(event, Drawn):
            assert event.purpose in TELLINGS.purposes
            assert not ID.search(telling.text) and "{" not in telling.text, telling.text
        elif type(event) in {type(one) for one, _ in TOLD}:
            assert SENTENCE.match(telling.text), telling.text
            assert not ID.search(telling.text), telling.text
    private = {"RevenueTaken", "CostsPaid", "CostsShort", "FundSet", "FundReturned", "Enrolled", "ScoresDrawn"}
    private |= {"CityBribed", "GiftArrived", "GiftSent", "ManeuverTested"}
    sometimes = {"Drawn", "Graduated", "Sabotaged", "HeirNamed", "Betrothed", "PromiseEnded", "OrderFailed"}
    sometimes |= {"ElementBribed", "ProposalAnswered"}
    assert {one.event for one in told if isinstance(one.audience, tuple)} <= private | sometimes
    assert not [one for one in told if one.event in private and one.audience == "everyone"]


def test_CIV_1_3a_words_for_numbers_rows_and_articles() -> None:
    """As people write them."""
    assert "" == row([])
    assert "Ur" == row(["Ur"])
    assert "Ur, Mari and Uruk" == row(["Ur", "Mari", "Uruk"])
    assert ("one ship", "no ships", "13 ships") == tuple(several(number, "ship", "ships") for number in (1, 0, 13))
    assert ("+2", "−1") == (signed(2), signed(-1))
    assert ("an Aqueduct", "a University", "an Eight", "a Library") == tuple(
        an(word) for word in ("Aqueduct", "University", "Eight", "Library")
    )
    assert {"a", "an"} == {an(work.name).split()[0] for work in IMPROVEMENTS.values()}
