"""How detachments and fleets are shown, asked about and counselled (FIE-13, FIE-14)."""

from fractions import Fraction

import pytest

from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Detachment, Element, Fleet, Item, Task
from rules.fiefs.campaign.orders import FleetRaise
from rules.fiefs.campaign.plans import PlanFleet
from rules.fiefs.counsel.advice import counsel
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.detachments.orders import DETACHMENTS, Detach, DetachmentAct, DetachmentMove, Rejoin
from rules.fiefs.fleets.meeting import MOOR
from rules.fiefs.fleets.odds import WeighFleets
from rules.fiefs.fleets.orders import FleetFight, FleetMove, FleetRetreat
from rules.fiefs.fleets.wording import of_fleet
from rules.fiefs.meeting.detached import MEETING
from rules.fiefs.meeting.orders import Retreat, Stand
from rules.fiefs.meeting.wording import of_detachment
from rules.fiefs.ruleset import FIEFS
from rules.fiefs.show.maps import picture
from rules.fiefs.show.names import lexicon
from rules.fiefs.show.pages import status
from rules.fiefs.show.papers import owners, papers
from rules.kernel.language.grammar import read, write
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]


def a_world_with_both():
    """Two Knights of Mortimer's in Troyes, three of his ships in Bruges with his army, and four of Blois's with his."""
    lands = {"paris": "M", "bruges": "M", "boulogne": "M", "troyes": "M", "arras": "M"}
    world = a_world(control=lands, people=("B", "M"), detachments=True, fleets=True)
    a_war(world, {"B": 1, "M": 2, "C": 2})
    foe, army = army_at(world, "B", "bruges"), army_at(world, "M", "bruges")
    part = Detachment(
        id=f"{army.id}-1", army=army.id, marker="1", fief="troyes", elements=[Element(id=1, type="Kn")] * 2
    )
    world.detachments[part.id] = part
    for one, markers in ((army, 3), (foe, 4)):
        world.fleets[f"fleet-{one.id}"] = Fleet(id=f"fleet-{one.id}", army=one.id, markers=markers, fief="bruges")
    return world, army, foe, part


def test_FIE_13_1_they_stand_on_the_map_and_in_the_pages() -> None:
    """A mark and a line for each, with how many; and whose they are, for their leader's brief."""
    world, _, _, part = a_world_with_both()
    drawn = picture(world, None)
    marks = {(region.id, mark.kind, mark.text) for region in drawn.regions for mark in region.marks}
    lines = [line for page in status(world) for line in page.lines]

    assert {("troyes", "detachment", "2"), ("bruges", "fleet", "3"), ("bruges", "fleet", "4")} <= marks
    assert "Detachments of Mortimer: 1, 2 knights, in Troyes." in lines
    assert "Fleet of Mortimer: three markers at Bruges, laden." in lines
    assert "Detachment 1 of Mortimer, 2, in Troyes." in drawn.alt
    assert M == owners(world)["army"][part.id]


def test_FIE_7_9_a_leader_reads_what_he_has_ordered() -> None:
    """With each item of his plan, and nobody else does."""
    world, army, _, _ = a_world_with_both()
    army.plan = [Item(act="move", to="paris", tasks=[Task(order="detach", types={"Kn": 2}, to="arras")])]
    army.tasks = [Task(order="move", marker="1", to="paris")]
    own = [line for page in papers(FIEFS.view(world, M), M) for line in page.lines]
    others = [line for page in papers(FIEFS.view(world, B), B) for line in page.lines]

    assert "In its next turn: move detachment 1 to Paris." in own
    assert "With “march to Paris”: send off 2 knights at Arras." in own
    assert not [line for line in others if "Arras" in line and "send" in line]
    assert not FIEFS.view(world, B).armies[army.id].tasks


@pytest.mark.parametrize(("own", "other", "wins"), [(3, 3, "1/2"), (4, 3, "21/31"), (6, 4, "13/16"), (6, 1, "1")])
def test_FIE_14_13_odds_at_sea(own, other, wins) -> None:
    """Exact, as in section 7."""
    found = WeighFleets(own=own, other=other).odds(a_world(), B)

    assert Fraction(wins) == found.outcomes["Your fleet wins"]
    assert 1 == sum(found.outcomes.values())


def test_FIE_14_11_counsel_for_a_fleet() -> None:
    """The chance to win, and its answers as buttons; without a laden enemy, to flee."""
    world, army, foe, _ = a_world_with_both()
    world.moored = f"fleet-{army.id}"
    found = counsel(world, M, MOOR)[0]
    assert "3 markers against 4 win" in found.text
    assert [FleetFight(), FleetRetreat(to="boulogne")] == [offer.order for offer in found.offers][:2]
    foe.fief = "london"

    assert "it flees, or it is lost" in counsel(world, M, MOOR)[0].text


def test_FIE_13_9_counsel_for_a_detachment() -> None:
    """Who has come upon it, and what it may do."""
    world, army, foe, part = a_world_with_both()
    foe.fief = "troyes"
    world.meeting = Meeting(army=part.id, enemy=foe.id, why="entered")
    found = counsel(world, M, MEETING)[0]

    assert "24 elements of one House of Blois face your two detached elements at Troyes." in found.text
    assert [Stand, Retreat] == [type(offer.order) for offer in found.offers][:2]
    assert army.leader == M


def test_FIE_17_9_what_is_asked_and_what_silence_does() -> None:
    """With names and figures."""
    world, army, foe, part = a_world_with_both()
    fleets = world.fleets
    asked = of_fleet(world, fleets[f"fleet-{army.id}"], fleets[f"fleet-{foe.id}"], "boulogne")
    assert (
        "4 of Blois, laden, have come upon your fleet of 3 markers at Bruges. Does it fight or flee?" == asked["title"]
    )
    assert "Your fleet flees to Boulogne." == asked["silence"]
    told = of_detachment(world, part, Meeting(army=part.id, enemy=foe.id, why="entered"))

    assert (
        "24 of Blois have come upon your detachment 1 at Troyes. Does it stand siege, retreat or disband?"
        == told["title"]
    )
    assert "Your detachment stands siege in Troyes." == told["silence"]


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (FleetMove(to="boulogne"), "impossible: your fleet is laden: it goes where its army sails."),
        (DetachmentMove(marker="1", to="dijon"), ""),
        (DetachmentMove(marker="1", to="bruges"), "impossible: an enemy no smaller stands in Bruges."),
        (
            DetachmentAct(marker="1", deed="besiege"),
            "impossible: Troyes is not held by an enemy. It is tried once more",
        ),
        (Detach(types={"Kn": 1}), ""),
        (Detach(types={"Art": 2}), "impossible: 2 Art cannot be spared."),
        (DetachmentMove(marker="2", to="dijon"), ""),
    ],
)
def test_FIE_19_3_what_an_order_to_them_does(order, said) -> None:
    """Warned as it is given, of what the army's next turn will not bring."""
    world, *_ = a_world_with_both()
    order.apply(world, M)
    told = consequences(world, M, order)

    assert (said in told) if said else not told


def test_FIE_19_3_how_a_fleet_comes_over() -> None:
    """With its figure, and whether it could carry the army."""
    world, army, *_ = a_world_with_both()
    army.fief = "arras"
    told = []
    for to in ("utrecht", "london"):
        world.fleets[f"fleet-{army.id}"].markers = 4 if to == "utrecht" else 3
        order = FleetMove(to=to)
        order.apply(world, M)
        told.append(consequences(world, M, order))

    assert "Along the coast it comes to Utrecht without a roll." == told[0]
    assert told[1].startswith("The fleet comes over to London")
    assert told[1].endswith("It carries no army of 24: that takes 4 markers, and it has 3.")


LINES = {
    "detach 2 Kn and 1 Sp from detachment 1 at Troyes": Detach(types={"Kn": 2, "Sp": 1}, marker="1", fief="troyes"),
    "detach 1 Art": Detach(types={"Art": 1}),
    "rejoin detachment 1": Rejoin(marker="1"),
    "move detachment 1 to Reims by Troyes after the army": DetachmentMove(
        marker="1", to="reims", path=("troyes",), when="after"
    ),
    "let detachment 1 besiege": DetachmentAct(marker="1", deed="besiege"),
    "raise fleet at Caen": FleetRaise(fief="caen"),
    "plan fleet at Caen, 4 turns": PlanFleet(fief="caen", times=4),
    "move fleet to Utrecht by North Sea": FleetMove(to="utrecht", path=("northsea",)),
    "fleet retreats to Caen": FleetRetreat(to="caen"),
    "fleet fights": FleetFight(),
}
"""As the rulebook writes them."""


@pytest.mark.parametrize("line", LINES)
def test_FIE_7_9_orders_are_read_as_they_are_written(line) -> None:
    """And written so again."""
    names = lexicon(a_world_with_both()[0], M)
    kinds = (*DETACHMENTS, FleetMove, FleetRaise, PlanFleet, FleetRetreat, FleetFight)

    assert LINES[line] == read(line, kinds, names)
    assert LINES[line] == read(write(LINES[line], names), kinds, names)
