"""Whoever ranks an action hears who acts before him and could spoil it, and what to rank after it (FIE-3.6)."""

import pytest

from rules.fiefs.board.state import World
from rules.fiefs.claims.orders import Claim, Exercise
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.counsel.pieces import told
from rules.fiefs.counsel.spoilers import spoiled
from rules.fiefs.counsel.wars import rebellions, wars
from rules.fiefs.declaring.orders import DeclareWar, Rebel
from rules.kernel.play.counsel import LONGEST
from tests.rules.fiefs.test_counsel import at
from tests.rules.fiefs.test_show import THRONES
from tests.rules.fiefs.worlds import a_world

ORDER = ["mortimer", "lara", "blois", "zahringen", "cardona"]
THRONE = DeclareWar(target="france", pretext="throne")
HONOR = DeclareWar(target="france", pretext="honor")


def a_year(order: list[str] = ORDER) -> World:
    """Give a year in which Blois of England claims Paris, which is Mortimer's, who acts before it."""
    world = a_world(THRONES | {"york": "B", "tours": "L"}, {"paris": "B", "tours": "B"})
    world.order = order
    return world


def test_FIE_3_6_a_war_for_a_throne_names_who_could_oust_the_claim_before_it() -> None:
    """The ruler may always claim his own capital; with a second action at hand to rank."""
    said = consequences(a_year(), "blois", THRONE)

    both = "Before your turn Mortimer could oust your claim, and Lara begin a war that forbids it."
    assert said.startswith(f"{both} Order a second action for that case")
    assert "such as “exercise claim in Tours”." in said
    assert len(said) <= LONGEST


def test_FIE_5_2_a_war_names_who_could_be_at_war_before_it() -> None:
    """Any ruler who acts earlier; nobody where one acts first."""
    assert "Mortimer and Lara act before you and could begin a war that forbids it." in spoiled(
        a_year(), "blois", HONOR
    )
    assert "" == spoiled(a_year(["blois", *ORDER[:2], *ORDER[3:]]), "blois", HONOR)


def test_FIE_3_6_who_has_ranked_a_second_action_is_not_told_to() -> None:
    """Only who could spoil the first."""
    world = a_year()
    for order in (THRONE, Exercise(fief="tours")):
        order.apply(world, "blois")

    both = "Before your turn Mortimer could oust your claim, and Lara begin a war that forbids it."
    assert both == spoiled(world, "blois", THRONE)


def test_FIE_4_8_a_claim_may_be_shielded_before_it_is_used() -> None:
    """By the lord of the fief, who acts before."""
    assert "Lara acts before you and could oust your claim." in spoiled(a_year(), "blois", Exercise(fief="tours"))
    assert "" == spoiled(a_year(), "blois", Claim(fief="metz"))


def test_FIE_6_2_a_rebellion_names_who_could_spoil_it() -> None:
    """The ruler, who may oust the claim on his throne or lead his nation to war."""
    world = a_year()
    world.fiefs["london"].control, world.houses["blois"].home = "cardona", "york"
    world.fiefs["york"].control = "blois"
    world.order = ["cardona", "blois", "mortimer", "lara", "zahringen"]

    assert told((rebellions,), world, "blois", at("sealed"))
    assert "Cardona acts before you and could begin a war" in spoiled(world, "blois", Rebel(regions=("danelaw",)))


@pytest.mark.parametrize("acting", ["", "blois"])
def test_FIE_3_5_counsel_names_them_too_unless_one_is_asked_alone(acting: str) -> None:
    """Who is asked in his turn has nobody before him."""
    world = a_year()
    world.acting = acting
    texts = [one.text for one in told((wars,), world, "blois", at("sealed"))]

    assert (not acting) == any("Before your turn Mortimer could oust your claim, and Lara" in text for text in texts)
    assert all(len(text) <= LONGEST for text in texts)


def test_FIE_5_2_a_war_for_a_throne_is_warned_of_other_wars_though_a_claim_is_in_danger() -> None:
    """Whoever could oust the claim is named once; with more names than there is room for the warning stands yet."""
    world = a_year(["mortimer", "lara", "cardona", "blois", "zahringen"])
    world.fiefs["toledo"].control, world.fiefs["frankfurt"].control = "lara", "cardona"
    (text,) = [one.text for one in told((wars,), world, "blois", at("sealed")) if "France" in one.text]

    assert "could oust your claim, and Lara begin a war that forbids it." in text
