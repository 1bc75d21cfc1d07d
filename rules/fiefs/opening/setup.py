"""The board before the first marker (section 3)."""

from rules.fiefs.board.houses import Fief, House, Nation, Region, Route, Sea
from rules.fiefs.board.scenario import FiefsScenario, Settings
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FEWEST
from rules.kernel.luck.chance import Chance
from rules.kernel.play.play import Play


def setup(scenario: FiefsScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the land and the Houses, in table order; nothing is drawn yet (FIE-2.2)."""
    del chance
    return World(
        title=scenario.title,
        settings=settings,
        first_year=scenario.first_year,
        canvas=scenario.canvas,
        rebels=scenario.rebels,
        lists={id: one.elements for id, one in scenario.army.items()},
        list_names={id: one.name for id, one in scenario.army.items()},
        list_generals={id: list(one.generals) for id, one in scenario.army.items()},
        houses={one.id: House.of(one, home=scenario.preset.home.get(one.id, "")) for one in scenario.house},
        fiefs={one.id: Fief.of(one, **preset(scenario, settings, one.id)) for one in scenario.fief},
        regions={one.id: Region.of(one) for one in scenario.region},
        nations={one.id: Nation.of(one, army_list=one.army) for one in scenario.nation},
        seas={one.id: Sea.of(one) for one in scenario.sea},
        routes=[Route.of(one) for one in scenario.route],
    )


def preset(scenario: FiefsScenario, settings: Settings, fief: str) -> dict[str, str]:
    """Give the markers that the scenario lays on a fief, where it is to; what it leaves bare is dealt (FIE-2.15)."""
    if settings.setup != "preset":
        return {}
    return {"control": scenario.preset.control.get(fief, ""), "claim": scenario.preset.claim.get(fief, "")}


def seat_houses(play: Play[World]) -> None:
    """Put Houses into the game: those that people hold, then the first others in table order (FIE-2.1).

    As many as players or as the setting wants, never fewer than capitals nor than three. Markers of Houses that are
    not in it are taken off.
    """
    world = play.state
    people = [seat for seat in world.houses if seat in play.players]
    wanted = max(len(people), world.settings.houses, len(world.nations), FEWEST)
    spare = [seat for seat in world.houses if seat not in people][: wanted - len(people)]
    for seat, house in world.houses.items():
        house.playing = seat in people or seat in spare
    for fief in world.fiefs.values():
        fief.control = fief.control if fief.control in (*people, *spare) else ""
        fief.claim = fief.claim if fief.claim in (*people, *spare) else ""
