"""How Fiefs reads: plain sentences, each figure with what it is of, and nothing that is not so."""

from fractions import Fraction

import pytest

from rules.fiefs.board.forces import Item
from rules.fiefs.campaign.events import PlanFailed
from rules.fiefs.campaign.planning import next_action
from rules.fiefs.campaign.windows import sue_by_itself
from rules.fiefs.campaign.words import TELLINGS as CAMPAIGN
from rules.fiefs.claims.markers import unclaimable
from rules.fiefs.counsel.pieces import by_rolls
from rules.fiefs.declaring.events import SidesTaken
from rules.fiefs.declaring.joining import JOINING
from rules.fiefs.declaring.words import TELLINGS as DECLARING
from rules.fiefs.ending.events import PeaceMade, PeaceOffered
from rules.fiefs.ending.game_events import AimJudged
from rules.fiefs.ending.peace import ALWAYS
from rules.fiefs.ending.words import TELLINGS as ENDING
from rules.fiefs.march.events import SeaRolled
from rules.fiefs.march.words import TELLINGS as MARCH
from rules.fiefs.ruleset import FIEFS
from rules.fiefs.seats.events import SeatInherited
from rules.fiefs.show.names import lexicon
from rules.fiefs.show.papers import papers
from rules.fiefs.show.sayings import SAYINGS
from rules.kernel.facts.names import Addressed
from rules.kernel.language.nearness import meant
from rules.kernel.telling.address import addressed
from tests.rules.fiefs.camps import a_table, a_war, army_at
from tests.rules.fiefs.test_show import THRONES, at_war
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]


def test_FIE_5_10_who_stands_with_whom_is_said_to_the_reader_as_to_a_person() -> None:
    """One follower, several, none, and the reader himself."""
    told = SidesTaken(
        clause="FIE-5.10", conflict="war-1", declarer="Cardona", with_declarer=("Lara",), opponent="Blois",
        with_opponent=(), closed=(),
    )  # fmt: skip
    mine = told.model_copy(update={"with_declarer": (Addressed.to("lara"),)})
    both = told.model_copy(update={"with_opponent": ("Welf", "Lusignan")})

    assert "Lara stands with Cardona; Blois stands alone." == DECLARING.tell(told).text
    assert "You stand with Cardona; Blois stands alone." == addressed(DECLARING.tell(mine).text)
    assert "Lara stands with Cardona; Welf and Lusignan stand with Blois." == DECLARING.tell(both).text


@pytest.mark.parametrize(
    ("aim", "words"),
    [(1, "to end in first place is a victory of its own"), (3, "to end in third place, or better, is a victory")],
)
def test_FIE_18_9_nothing_is_better_than_first(aim: int, words: str) -> None:
    """An aim below the first may be surpassed."""
    assert words in FIEFS.tellings.tell(SeatInherited(seat="Lara", rank=aim + 2, aim=aim)).text


def test_FIE_18_9_a_reader_hears_of_his_own_aim_as_of_his_own() -> None:
    """As a person is spoken to."""
    told = AimJudged(seat="Blois", inherited=3, rank=4, aim=1, reached=False)
    judged = told.model_copy(update={"seat": Addressed.to("blois")})

    assert addressed(FIEFS.tellings.tell(judged).text).startswith("You were taken over in third place")


def test_FIE_4_3_one_fief_is_one() -> None:
    """In a refusal; a counted fief is in words."""
    world = a_world(THRONES | {"reims": "B", "troyes": "M"}, {})

    assert "you hold one fief of France, and its ruler two" in str(unclaimable(world, B, "paris"))


def test_FIE_8_38_a_sure_roll_is_the_last_that_is_named() -> None:
    """Each roll with its own chance."""
    falls = {1: Fraction(7, 10), 2: Fraction(9, 10), 3: Fraction(1)}
    at_once = dict.fromkeys(falls, Fraction(1))

    assert "7 in 10 with the first roll, 9 in 10 by the second, for sure by the third" == by_rolls(falls.__getitem__)
    assert "for sure with the first roll" == by_rolls(at_once.__getitem__)


def test_FIE_7_9_a_plan_that_failed_names_the_fief() -> None:
    """An army that only gathers takes nothing, and its leader reads what it was to take."""
    world = a_world(control={"reims": "M", "toledo": "M"})
    a_war(world, {"B": 1, "M": 2})
    army, table = army_at(world, "B", "london", status="assembling"), a_table(world)
    army.plan = [Item(act="take", to="toledo")]
    next_action(table.play, army)
    (told,) = table.told(PlanFailed)
    said = CAMPAIGN.tell(told.model_copy(update={"army": "Blois's army", "fief": "Toledo"})).text

    assert "toledo" == told.fief
    assert "Blois's army could not take Toledo: the army still assembles at London." == said


def test_FIE_8_17_a_passage_says_that_its_figure_is_a_roll() -> None:
    """With what is taken off it."""
    told = SeaRolled(
        clause="FIE-8.17", army="The army", origin="Caen", fief="London", routes=1, die=3, modifier=-2, arrived=True
    )

    assert "The army sails from Caen for London, with a roll of 3 −2: it lands." == MARCH.tell(told).text


def test_FIE_10_3_peace_is_news_of_the_first_rank() -> None:
    """It is told in every post and every brief."""
    told = ENDING.tell(PeaceMade(army="The army of Mortimer", to="the army of Blois"))

    assert 3 == told.weight
    assert "The army of Mortimer and the army of Blois are at peace for the rest of this war." == told.text


def test_FIE_16_15_an_autopilot_that_sues_is_told_as_one() -> None:
    """Nobody ordered it; what a player orders is told as his own."""
    world = a_world(control={"paris": "M", "london": "B"})
    a_war(world, {"B": 1, "M": 2})
    ours, theirs = army_at(world, "B", "reims"), army_at(world, "M", "paris", 13)
    table = a_table(world)
    sue_by_itself(table.play, theirs)
    (told,) = table.told(PeaceOffered)

    assert (theirs.id, ours.id, True) == (told.army, told.to, told.unasked)
    assert ENDING.tell(told).text.endswith(" for peace, as its autopilot sees fit.")
    assert ENDING.tell(told.model_copy(update={"unasked": False})).text.endswith(" for peace.")


def test_FIE_12_9_before_anybody_has_points_nobody_follows() -> None:
    """A place among equals at nothing says nothing."""
    world = a_world()
    for fief in world.fiefs.values():
        fief.control = ""

    assert "Nobody has any points yet." == papers(world, "blois")[0].lines[0]
    assert papers(a_world(THRONES), "blois")[0].lines[0].startswith("Place ")


@pytest.mark.parametrize(
    "text", ["i go with Mortimer against Blois", "i join Mortimer", "I stand with mortimer", "stand by Mortimer"]
)
def test_FIE_5_10_a_side_is_chosen_in_ones_own_words(text: str) -> None:
    """Whom one goes with is named first, though the other is named, too."""
    world = at_war()
    world.conflicts["war-1"].members, world.conflicts["war-1"].campaigns = {}, 0

    assert "join Mortimer" == meant(text, JOINING, lexicon(world, "lara"), SAYINGS).lines[0]


@pytest.mark.parametrize(
    "text", ["ask blois for peace", "offer peace to Blois", "propose peace to Blois", "ask for peace with blois"]
)
def test_FIE_10_1_peace_is_asked_for_in_ones_own_words(text: str) -> None:
    """Each is the order to sue."""
    assert "sue Blois" == meant(text, ALWAYS, lexicon(at_war(), "mortimer"), SAYINGS).lines[0]
