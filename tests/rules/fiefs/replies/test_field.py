"""What an army's leader asks in the field, answered by what is counted (section 19)."""

import pytest

from rules.fiefs.armies.orders import SetMarshal, SetStance
from rules.fiefs.campaign.plans import PlanAssemble, PlanHold, PlanSally
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.replies.replies import reply
from tests.rules.fiefs.camps import army_at
from tests.rules.fiefs.test_perils import invaded

M, Z = "mortimer", "zahringen"


def answer(world, words, seat=M, window="season"):
    """Give what is answered to words; empty for nothing."""
    found = reply(world, seat, window, words)
    return found.text if found else ""


@pytest.mark.parametrize(
    "words",
    [
        "How likely is it that Paris falls if I stay outside of it?",
        "What are the odds if Blois besieges Paris?",
        "will Paris hold?",
        "can Blois take Paris",
        "what are the odds if they take Paris?",
    ],
)
def test_FIE_8_38_who_asks_whether_a_fief_falls_hears_how_likely(words) -> None:
    """Who can be there, in how many turns, and how often it falls this year."""
    said = answer(invaded(), words)

    assert said.startswith("Blois's 24 elements, at Reims, can be at Paris in one turn;")
    assert "If nobody stops them, Paris falls " in said and " this year." in said


def test_FIE_8_38_who_cannot_come_is_said_to_be_unable() -> None:
    """A House that fights beside the lord of a fief takes nothing there."""
    assert answer(invaded(), "can Cardona take Paris").startswith(
        "No army of Mortimer that stands in the field can be "
    )


def test_FIE_8_3_who_asks_where_to_gather_hears_of_the_danger() -> None:
    """With a place that is farther, ready to be ordered; what is no home ground is said to be none."""
    found = reply(invaded(), M, "season", "Can my army gather at Paris?")

    assert "move before you and can be in Paris first" in found.text
    assert [PlanAssemble(fief="angers")] == list(found.orders)
    assert answer(invaded(), "can we assemble in London?") == "No: London is not home ground of your army."


def test_FIE_8_13_who_is_first_at_a_fief_is_counted() -> None:
    """For an army that is not raised with the turn in which it gathers."""
    said = answer(invaded(), "Will we get to Orléans before Blois does?")

    assert "one of them to gather at" in said
    assert "Blois's 24 elements can be at Orléans in " in said


@pytest.mark.parametrize(
    "words",
    [
        "What would happen if we met Blois in the open?",
        "How strong is the enemy compared with me, and where is he?",
        "could we beat Lara?",
    ],
)
def test_FIE_19_2_a_battle_that_may_come_is_weighed(words) -> None:
    """Whether one's army is raised or not, and whichever House of the enemy's army is named."""
    unraised = answer(invaded(), words)
    world = invaded()
    army_at(world, "M", "paris", 12)

    assert unraised.startswith("Blois's 24 elements, of two Houses, are at Reims.")
    assert "24, of three Houses, once they are raised: in battle you win " in unraised
    assert "12, of three Houses: in battle you win " in answer(world, words)


def test_FIE_8_4_the_size_of_an_army_to_come_is_told() -> None:
    """To its leader, and to whoever follows him."""
    assert answer(invaded(), "How many troops will I have?").startswith("Your army is not raised; it has 24 elements")
    assert answer(invaded(), "how many men do I command", Z).startswith(
        "Mortimer's army, which you follow, is not raised"
    )


def test_FIE_8_3_two_places_to_gather_are_never_told_alike() -> None:
    """Each with its walls and how far the enemy is, though nobody threatens either."""
    world = invaded()
    texts = {one: consequences(after(world, one), M, PlanAssemble(fief=one)) for one in ("angers", "bayonne")}

    assert "Angers, fortress " in texts["angers"] or "can be in Angers" in texts["angers"]
    assert texts["angers"] != texts["bayonne"]


def after(world, fief):
    """Give a view in which an army is planned to gather in a fief."""
    view = world.fresh()
    PlanAssemble(fief=fief).apply(view, M)
    return view


def test_FIE_7_9_whoever_gathers_to_stay_is_heard_whole() -> None:
    """Where the army is not raised yet; a sally in the next turn but one is planned behind a turn of rest."""
    found = PlanAssemble.heard("Gather my army in Paris and stay there to defend it.", invaded(), M)

    assert [PlanAssemble(fief="paris"), SetMarshal(marshal="hold")] == list(found.orders)
    assert [PlanHold(), PlanSally()] == list(PlanSally.heard("sally out the next", invaded(), M).orders)
    assert SetStance(stance="fast") in SetStance.heard("fight Blois if he comes.", invaded(), M).orders
