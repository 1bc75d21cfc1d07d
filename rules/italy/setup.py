"""How a game begins: every province with its home Power, and the first rulers (section 3)."""

from rules.italy.board.scenario import ItalyScenario, Settings
from rules.italy.board.state import External, Power, Province, World
from rules.italy.board.words import names
from rules.italy.realm.rulers import new_ruler
from rules.kernel.language.namesakes import told_apart
from rules.kernel.luck.chance import Chance
from rules.kernel.play.characters import draw_character


def setup(scenario: ItalyScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the land and roll a ruler for each Power but Rome, in Power order; first changes count from turn 1."""
    world = World.of(
        scenario,
        settings=settings,
        powers={one.id: Power.of(one) for one in scenario.power},
        provinces={one.id: Province.of(one, holder=one.home) for one in scenario.province},
        externals={one.id: External.of(one) for one in scenario.external},
    )
    join(world, scenario)
    tell_apart(world)
    for power in world.powers.values():
        power.character = draw_character(chance, "ITA-12.7", power.id)
        if power.has_ruler:
            new_ruler(chance, power, world.turn)
    return world


def join(world: World, scenario: ItalyScenario) -> None:
    """Tell each province what touches it, by land or over a strait, in province order (ITA-1.2, ITA-1.3, ITA-1.4)."""
    kinds = {(one.a, one.b): one.kind for one in scenario.adjacent}
    kinds |= {(b, a): kind for (a, b), kind in kinds.items()}
    for id, place in world.provinces.items():
        place.near = [other for other in world.provinces if (id, other) in kinds]
        place.straits = [other for other in place.near if kinds[id, other] == "strait"]


def tell_apart(world: World) -> None:
    """Give namesakes of the scenario, which nothing renames later, the names by which they are told apart."""
    called = told_apart(names(world))
    for side in (*world.powers.values(), *world.externals.values()):
        side.name = called["power"][side.id].text
    for place in world.provinces.values():
        place.name = called["province"][place.id].text
