"""Wars without a cause of the source: an old wrong, and cities that lie open (house rule CIV-HA17)."""

import pytest

from rules.civilized.war.events import WarPlanned
from rules.civilized.war.plans import plan_wars
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import World
from rules.civilized.world.war import WarPlan, Wrong
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound
from tests.rules.civilized.worlds import a_city, a_ship, an_army
from tests.rules.playing import Table


def neighbours(army: int, against: int, *, prudence: bool = True) -> World:
    """Give Rome under an average ruler beside Veii, at peace."""
    towns = (a_city("ostia", "0302", population=19), a_city("cumae", "0402", VEII, population=19))
    world = at_war(*towns, army=army, against=against, war=False, settings=Settings(ending="never", prudence=prudence))
    world.owners |= {"0301": ROME, "0401": VEII}
    return world


def planned(world: World, card: str = "TS") -> tuple[WarPlan | None, list[str]]:
    """Give what Rome, which nobody plays, decides, and by which clause."""
    table = Table(world, {"war.card": card}, players=(VEII,))
    plan_wars(table.play)
    return world.countries[ROME].war_plan, [event.clause for event in table.told(WarPlanned)]


def test_CIV_HA17_a_ruler_without_a_cause_takes_what_lies_open() -> None:
    """Twelve against eight are half as many again; against nine they are not."""
    assert (WarPlan(kind="conquest", target=VEII, ready=True), ["CIV-HA17"]) == planned(neighbours(12, 8))
    assert (None, []) == planned(neighbours(12, 9))


def test_CIV_HA17_the_card_of_4_6a_decides_and_a_court_card_prepares() -> None:
    """As for a war with a cause."""
    assert WarPlan(kind="conquest", target=VEII, ready=False) == planned(neighbours(12, 8), "KS")[0]


@pytest.mark.parametrize(("character", "against"), [("bold", 9), ("steady", 8), ("cautious", 6)])
def test_CIV_HA17_the_cautious_want_more(character: str, against: int) -> None:
    """A character's per cent of AP8 apply."""
    for number, goes in ((against, True), (against + 1, False)):
        world = neighbours(12, number)
        world.countries[ROME].character = character

        assert goes is (planned(world)[0] is not None)


def test_CIV_HA17_who_was_wronged_needs_no_more_than_an_even_chance() -> None:
    """If there is a grudge, and a wrong that nobody has paid for."""
    world = neighbours(12, 12)
    world.wrongs["w"] = Wrong(id="w", victim=ROME, offender=VEII, year=world.year, value=25)
    assert (None, []) == planned(world)

    world.countries[ROME].regard = {VEII: -3}
    assert WarPlan(kind="vengeance", target=VEII, ready=True) == planned(world)[0]

    world.wrongs["w"].settled = True
    assert (None, []) == planned(world)


def test_CIV_HA17_who_can_be_reached_on_foot_comes_first() -> None:
    """Though somebody across the sea has fewer elements."""
    towns = [a_city("ostia", "0301", population=19, coastal=True), a_city("cumae", "0402", VEII, population=19)]
    far = a_city("capua", "0901", "capua", population=19, coastal=True)
    settings = Settings(ending="never")
    world = at_war(*towns, far, army=12, against=0, war=False, settings=settings)
    world.owners |= {"0902": "capua", "0901": "capua"}
    for _ in range(6):
        a_ship(world, "ostia")
    an_army(world, "cumae", 3)

    assert 0 == len(world.army_of("capua"))
    assert WarPlan(kind="conquest", target=VEII, ready=True) == planned(world)[0]


def test_CIV_HA17_not_on_a_partner_and_not_by_the_cards_alone() -> None:
    """A treaty is kept; without `prudence` the source's causes are all there is."""
    world = neighbours(12, 3)
    bound(world, "pact", ROME, VEII)

    assert (None, []) == planned(world)
    assert (None, []) == planned(neighbours(12, 3, prudence=False))
