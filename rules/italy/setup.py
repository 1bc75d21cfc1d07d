"""How a game begins: every province with its home Power, and the first rulers (section 3)."""

from typing import TypeVar

from rules.italy.board.names import names
from rules.italy.board.scenario import ExternalTable, ItalyScenario, PowerTable, Settings
from rules.italy.board.state import External, Power, Province, World
from rules.italy.realm.rulers import new_ruler
from rules.kernel.language.namesakes import told_apart
from rules.kernel.luck.chance import Chance

P = TypeVar("P", Power, External)


def setup(scenario: ItalyScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the land and roll a ruler for each Power but Rome, in Power order; first changes count from turn 1."""
    world = World.of(
        scenario,
        settings=settings,
        figures=scenario.rules,
        start_year=scenario.start_year_bc,
        powers={one.id: with_army(Power, one) for one in scenario.power},
        provinces=provinces(scenario),
        externals={one.id: with_army(External, one) for one in scenario.external},
    )
    tell_apart(world)
    for power in world.powers.values():
        if power.has_ruler:
            new_ruler(chance, power, world.turn)
    return world


def tell_apart(world: World) -> None:
    """Give namesakes of the scenario, which nothing renames later, the names by which they are told apart."""
    called = told_apart(names(world))
    for power in world.powers.values():
        power.name = called["power"][power.id].text
    for external in world.externals.values():
        external.name = called["power"][external.id].text
    for place in world.provinces.values():
        place.name = called["province"][place.id].text


def with_army(kind: type[P], table: PowerTable | ExternalTable) -> P:
    """Give a Power, without a ruler, or an External Power (ITA-1.1)."""
    return kind.of(table, cards=table.command_cards, divisor=table.general_divisor)


def provinces(scenario: ItalyScenario) -> dict[str, Province]:
    """Give the provinces, each held by its home Power, with all that touch them (ITA-1.2, ITA-1.3, ITA-1.4)."""
    found = {table.id: Province.of(table, holder=table.home) for table in scenario.province}
    for one in found.values():
        borders = [border for border in scenario.adjacent if one.id in (border.a, border.b)]
        others = {(border.b if border.a == one.id else border.a): border.kind for border in borders}
        one.near = [id for id in found if id in others]
        one.straits = [id for id in one.near if others[id] == "strait"]
    return found
