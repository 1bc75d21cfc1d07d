"""Generals outside a battle: who carries them, and where they lead (CIV-ARM3, CIV-HB20)."""

from rules.civilized.march.events import GeneralFate
from rules.civilized.march.orders import MoveArmy
from rules.civilized.sea.fights import has_admiral
from rules.civilized.world.people import Character
from rules.civilized.world.state import Board, World
from tests.rules.civilized.campaigning import ROME, VEII, border, invades, season
from tests.rules.civilized.siege.test_sieges import besieged, draw
from tests.rules.civilized.worlds import a_person, an_army

PEAK = Board(rows=["~~~~~~~~~~", "pppmpppppp", "pppppppppp", "pppppppppp"])
GREAT = [14] * 8


def led(world: World, seat: str = ROME) -> Character:
    """Let Aulus lead a seat's army, carried by the element that is lost first."""
    one = a_person(world, "Aulus", country=seat, scores=list(GREAT))
    first = world.army_of(seat)[0]
    first.general, first.lead = one.id, "front"
    return one


def carried(world: World) -> list[tuple[str, str | None]]:
    """Give who carries a general of Rome, and how he leads."""
    return [(one.general, one.lead) for one in world.army_of(ROME) if one.general]


def test_CIV_ARM3_another_carries_a_general_whose_element_a_storm_took() -> None:
    """He leads as before; nobody draws for him."""
    world = border(army=8, against=0, board=PEAK)
    general = led(world)
    end = season(world, {"march": {ROME: [MoveArmy(army="0302", path=("0301",))]}}, cards={"storm.card": "JS"})

    assert [(general.id, "front")] == carried(end.state)
    assert [] == end.told(GeneralFate)


def test_CIV_ARM3_another_carries_a_general_whose_element_a_siege_cost() -> None:
    """The besieger loses an element, not its leader."""
    world = besieged()
    general = led(world)
    draw(world, "KS")

    assert [(general.id, "front")] == carried(world)


def test_CIV_HB20_the_general_of_a_garrison_that_is_lost_is_tried() -> None:
    """As one whose army is destroyed without a battle; so is one of whose group a storm leaves nobody."""
    world = border()
    led(world, VEII)
    lost = border(against=0, board=PEAK)
    led(lost)
    alone = MoveArmy(army="0302", path=("0301",), taking={"Spears": 1})
    ends = (
        invades(world, cards={"siege.card": "AS", "battle.general": "AS"}),
        season(lost, {"march": {ROME: [alone]}}, cards={"storm.card": "JS", "battle.general": "AS"}),
    )

    assert [["dies"]] * 2 == [[event.fate for event in end.told(GeneralFate)] for end in ends]


def test_CIV_HS4_the_office_general_is_admiral_of_the_largest_stack_alone() -> None:
    """Of no detachment elsewhere."""
    world = border(army=8, against=0)
    a_person(world, "Aulus", scores=list(GREAT), office="general")
    away = an_army(world, "ostia", 2)
    for one in away:
        one.hex = "0101"

    assert not has_admiral(world, away)
    assert has_admiral(world, [one for one in world.army_of(ROME) if one.hex == "0302"])
