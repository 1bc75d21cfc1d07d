"""Claims: who may make them and exercise them, and what follows (FIE-4)."""

import pytest

from rules.fiefs.board.state import World
from rules.fiefs.claims.choosing import best_claim, best_exercise
from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, CrusadeBroken
from rules.fiefs.claims.markers import claim, exercise, unclaimable, unexercisable
from rules.fiefs.claims.orders import Claim, Exercise, Pass, claimable, exercisable
from rules.kernel.errors import Refusal
from tests.rules.fiefs.playing import a_table
from tests.rules.fiefs.worlds import LETTERS, a_world

FRANCE = ("bruges", "boulogne", "arras", "reims", "troyes", "dijon", "nevers", "orleans")


def crowned(own: int, his: int) -> World:
    """Give France with so many fiefs of Blois, and of Mortimer in Paris."""
    lords = dict.fromkeys(FRANCE[:own], "B") | dict.fromkeys(("tours", "angers", "nantes", "poitiers")[: his - 1], "M")
    return a_world(control=lords | {"paris": "M"})


def test_FIE_4_1_any_fief_may_be_claimed_where_ones_claim_does_not_lie() -> None:
    """Anybody's fief will do."""
    world = a_world(control={"dijon": "C"}, claim={"dijon": "Z"})

    assert unclaimable(world, "zahringen", "dijon") is not None
    assert unclaimable(world, "lara", "dijon") is None


def test_FIE_4_2_a_claim_removes_another() -> None:
    """One claim lies on a fief at most."""
    table = a_table(a_world(control={"dijon": "C"}, claim={"dijon": "Z"}))
    claim(table.play, "lara", "dijon")

    assert "lara" == table.play.state.fiefs["dijon"].claim
    assert [("cardona", "zahringen")] == [(one.lord, one.ousted) for one in table.told(ClaimMade)]


@pytest.mark.parametrize(("own", "refused"), [(5, True), (6, False)])
def test_FIE_4_3_a_capital_wants_more_fiefs_of_its_nation_than_its_ruler_has(own: int, refused: bool) -> None:
    """Example 5: the ruler counts five with Paris; five of another's do not do, six do."""
    world = crowned(own, 5)

    assert refused is (unclaimable(world, "blois", "paris") is not None)
    assert unclaimable(world, "mortimer", "paris") is None


def test_FIE_4_4_a_claim_on_anothers_fief_takes_it() -> None:
    """Example 6: Dijon C/Z becomes Z, with no roll."""
    table = a_table(a_world(control={"dijon": "C"}, claim={"dijon": "Z"}))
    exercise(table.play, "zahringen", "dijon")

    assert "zahringen" == table.play.state.fiefs["dijon"].control
    assert ["cardona"] == [one.lord for one in table.told(ClaimExercised)]
    assert unexercisable(table.play.state, "zahringen", "dijon") is not None


def test_FIE_4_5_the_claim_is_used_up() -> None:
    """Example 6: the claim place is empty; the next claims it, and takes it the year after."""
    table = a_table(a_world(control={"dijon": "C"}, claim={"dijon": "Z"}))
    dijon = table.play.state.fiefs["dijon"]
    exercise(table.play, "zahringen", "dijon")
    after = dijon.claim
    claim(table.play, "cardona", "dijon")
    exercise(table.play, "cardona", "dijon")

    assert ("", "cardona", "") == (after, dijon.control, dijon.claim)


def test_FIE_4_6_with_plurality_one_needs_as_many_fiefs_of_the_region() -> None:
    """Two of Champagne's four do against two, one does not."""
    lords = {"dijon": "C", "troyes": "C", "reims": "Z", "nevers": "L"}
    world = a_world(control=lords, claim={"dijon": "Z"}, exercise="plurality")
    free = a_world(control=lords, claim={"dijon": "Z"})
    even = a_world(control=lords | {"nevers": "Z"}, claim={"dijon": "Z"}, exercise="plurality")

    found = [unexercisable(one, "zahringen", "dijon") is None for one in (world, free, even)]
    assert [False, True, True] == found


def test_FIE_4_7_the_claim_on_a_capital_is_not_exercised() -> None:
    """Example 7: Paris M/B is refused; by the letter it is taken, and its ruler's crusade is over (FIE-15.9)."""
    world = a_world(control={"paris": "M"}, claim={"paris": "B"})
    literal = a_world(control={"paris": "M"}, claim={"paris": "B"}, exercise_capitals=True)
    literal.nations["france"].crusade = 1
    world.acting = literal.acting = "blois"
    with pytest.raises(Refusal) as refused:
        Exercise(fief="paris").check(world, "blois")
    table = a_table(literal)
    exercise(table.play, "blois", "paris")

    assert "FIE-4.7" == refused.value.clause
    assert ("blois", "") == (literal.fiefs["paris"].control, literal.fiefs["paris"].claim)
    assert (1, 1, None) == (
        len(table.told(CrownChanged)),
        len(table.told(CrusadeBroken)),
        literal.nations["france"].crusade,
    )


def test_FIE_4_8_ones_own_fief_can_be_claimed_against_others() -> None:
    """Example 6: with Dijon Z/Z another needs a claim, and another year."""
    table = a_table(a_world(control={"dijon": "Z"}, claim={"dijon": "C"}))
    world = table.play.state
    claim(table.play, "zahringen", "dijon")

    assert ("zahringen", True) == (world.fiefs["dijon"].claim, unexercisable(world, "cardona", "dijon") is not None)


def test_FIE_3_2_a_second_action_is_refused_when_asked_alone() -> None:
    """One action a year."""
    world = a_world()
    world.acting = "lara"
    Pass().apply(world, "lara")
    with pytest.raises(Refusal, match="one action"):
        Claim(fief="dijon").check(world, "lara")


def test_FIE_16_7_an_autopilot_claims_capitals_first_then_where_it_is_strong() -> None:
    """Then the strongest fortress, then the first id; never its own fief."""
    lords = {"paris": "M", "reims": "L", "troyes": "M", "dijon": "M", "nevers": "M", "cologne": "M"}
    world = a_world(control=lords)
    crown = crowned(6, 5)

    assert "dijon" == best_claim(world, "lara", world.fiefs)
    assert "paris" == best_claim(crown, "blois", crown.fiefs)


def test_FIE_16_5_which_claim_is_exercised() -> None:
    """One that makes a region whole first; the feeble take from the lowest."""
    lords = dict.fromkeys(("rouen", "caen"), "L") | {"avranches": "M", "cologne": "B", "metz": "B"}
    world = a_world(control=lords, claim={"avranches": "L", "cologne": "L"})
    legal = exercisable(world, "lara")
    first = best_exercise(world, "lara", legal)
    world.houses["lara"].character = "feeble"

    assert (["avranches", "cologne"], "avranches") == (legal, first)
    assert "avranches" == best_exercise(world, "lara", legal)
    assert "cologne" == best_exercise(a_world(control=lords, claim={"cologne": "L"}), "lara", ["cologne"])


def test_FIE_4_9_completion_offers_what_could_be_claimed_others_fiefs_first() -> None:
    """A capital out of reach is not offered; free claims obey the same rules."""
    world = crowned(5, 5)
    offered = claimable(world, "blois")

    assert "paris" not in offered
    assert world.fiefs[offered[0]].control != "blois" == world.fiefs[offered[-1]].control


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("claim Paris first", Claim(fief="paris")),
        ("take York first", Exercise(fief="york")),
        ("then grab York last", Exercise(fief="york")),
        ("take Exeter next", Claim(fief="exeter")),
        ("take York", None),
        ("take York and London first", None),
    ],
)
def test_FIE_3_6_an_action_is_heard_with_its_place(words, meant) -> None:
    """What no claim of one's own takes yet is claimed."""
    world = a_world(control={"york": "B", "exeter": "B", "paris": "M"}, claim={"york": "M"})
    mine = LETTERS["M"]
    heard = next(filter(None, (kind.heard(words, world, mine) for kind in (Claim, Exercise))), None)

    assert ([meant] if meant else []) == list(heard.orders if heard else [])
