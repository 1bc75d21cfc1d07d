"""Who is shut in hears what falls with the fortress; who claims his own, what that is worth (FIE-8.39, FIE-4.2)."""

import pytest

from rules.fiefs.board.forces import Item
from rules.fiefs.campaign.orders import Sally
from rules.fiefs.campaign.plans import PlanSally
from rules.fiefs.conquest.events import FiefConquered
from rules.fiefs.conquest.words import conquered
from rules.fiefs.counsel.besieged import besieged
from rules.fiefs.counsel.consequences import consequences, shield
from rules.fiefs.counsel.pieces import told
from rules.fiefs.ending.peace import Sue
from rules.fiefs.replies.replies import reply
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Weight
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]


def shut_in():
    """Give a world in which M's army is shut in at Arras, before B's."""
    world = a_world(control={"arras": "M", "rouen": "B"}, people=("B", "M"))
    conflict = a_war(world, {"B": 1, "M": 2})
    army_at(world, "B", "arras", 20)
    host = army_at(world, "M", "arras", 13)
    host.inside, world.conflict = True, conflict.id
    return world, host


def counsel(world, seat, name="season"):
    """Give what is said of a siege to a seat."""
    return told((besieged,), world, seat, Window(name, "FIE-19.1", (), (), ""))


@pytest.mark.parametrize("name", ["season", "council", "march"])
def test_FIE_8_39_an_army_that_is_shut_in_is_warned_of_the_walls(name) -> None:
    """With when they may fall, that the army is lost with them, and two ways out."""
    world, _ = shut_in()
    (piece,) = counsel(world, M, name)

    assert piece.weight is Weight.RUIN
    assert "your whole army is lost with it" in piece.text
    assert len(piece.text) <= LONGEST
    assert [PlanSally, Sue] == [type(offer.order) for offer in piece.offers]


def test_FIE_8_39_nobody_else_is_warned_of_them() -> None:
    """Neither the besieger, nor an army in the field, and a sally that is planned is not offered again."""
    world, host = shut_in()
    host.plan.append(Item(act="sortie"))
    (piece,) = counsel(world, M)
    host_in_field = counsel(world, B)
    host.inside = False

    assert [Sue] == [type(offer.order) for offer in piece.offers]
    assert [] == host_in_field == counsel(world, M)


def test_FIE_8_7_an_army_that_was_not_ready_is_offered_no_sally() -> None:
    """It hears that it cannot sally until the besieger leaves, and no odds of a battle that cannot be."""
    world, host = shut_in()
    host.status = "assembling"
    (piece,) = counsel(world, M)
    host.plan.append(PlanSally().item())

    assert piece.text.endswith("It was not ready: until Blois leaves it cannot sally.")
    assert "you win" not in piece.text
    assert len(piece.text) <= LONGEST
    assert [Sue] == [type(offer.order) for offer in piece.offers]
    assert "cannot act until the besieger leaves" in consequences(world, M, PlanSally())
    assert "cannot act until the besieger leaves" in consequences(world, M, Sally())


@pytest.mark.parametrize(
    "words",
    [
        "Is it really impossible to sally? Your message says I win 6 in 10.",
        "When can I sally at last? The army was assembling again.",
        "can we sally now",
        "why can't my army sally?",
        "What is wiser, to sally out or to stay inside Arras?",
    ],
)
def test_FIE_8_7_who_asks_for_a_sally_hears_whether_and_when_it_can_be(words) -> None:
    """Shut in before it was ready it can once the besieger has left; else at once, with how the battle goes."""
    world, host = shut_in()
    able = reply(world, M, "season", words)
    host.status = "assembling"
    unable = reply(world, M, "season", words)

    assert PlanSally() in able.orders
    assert unable.text.startswith("Your army cannot sally: it was shut in at Arras before it was ready")
    assert "It can in its first turn after they have left." in unable.text
    assert [Sue] == [type(one) for one in unable.orders]


def test_FIE_4_2_a_claim_on_ones_own_says_until_when_and_against_whom() -> None:
    """And who acts before it, where that is who claims the fief."""
    world = a_world(control={"paris": "B"}, claim={"paris": "M"})
    world.order = [M, B]
    late = shield(world, B, "paris")
    world.order = [B, M]

    assert late.startswith(
        f"{world.short(M)}, who claims Paris, acts before you and can go to war for its throne first."
    )
    assert "acts before you" not in shield(world, B, "paris")
    assert "until they act next year" in late and "a war already declared" in late


@pytest.mark.parametrize(
    ("clause", "before", "words"),
    [
        ("FIE-9.3", "Lara", ": its ally Lara, who claimed it, has it from Cardona"),
        ("FIE-9.3", "", "Lara has it from Cardona"),
        ("FIE-9.7", "", "Lara, who fights for its throne, has it from Cardona"),
    ],
)
def test_FIE_9_3_it_is_told_why_another_has_what_an_army_took(clause, before, words) -> None:
    """By his claim, or by the throne that is fought for."""
    told = conquered(
        FiefConquered(
            clause=clause,
            army="the army of Blois",
            fief="Troyes",
            lord_before="Cardona",
            claim_before=before,
            lord="Lara",
            claim="Blois",
        )
    )

    assert words in told
