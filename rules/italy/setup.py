"""How a game begins: every province with its home Power, and the first rulers (section 3)."""

from rules.italy.board.names import names
from rules.italy.board.scenario import ItalyScenario, Settings
from rules.italy.board.state import External, Power, Province, World
from rules.italy.realm.rulers import new_ruler
from rules.kernel.language.namesakes import told_apart
from rules.kernel.luck.chance import Chance


def setup(scenario: ItalyScenario, settings: Settings, chance: Chance) -> World:
    """Lay out the land and roll a ruler for each Power but Rome, in Power order; first changes count from turn 1."""
    world = World(
        title=scenario.title,
        settings=settings,
        figures=scenario.rules,
        turns=scenario.turns,
        years_per_turn=scenario.years_per_turn,
        start_year=scenario.start_year_bc,
        resources={str(kind): name for kind, name in scenario.resources.items()},
        terrain=dict(scenario.terrain),
        powers=powers(scenario),
        provinces=provinces(scenario),
        externals={
            one.id: External(
                id=one.id,
                name=one.name,
                article=one.article,
                plural=one.plural,
                colour=one.colour,
                cards=one.command_cards,
                divisor=one.general_divisor,
            )
            for one in scenario.external
        },
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


def powers(scenario: ItalyScenario) -> dict[str, Power]:
    """Give the Powers, Rome without a ruler (ITA-1.1)."""
    return {
        table.id: Power(
            id=table.id,
            name=table.name,
            article=table.article,
            plural=table.plural,
            adjective=table.adjective,
            colour=table.colour,
            home=list(table.home),
            modifiers=dict(table.modifiers),
            divisor=table.general_divisor,
            cards=table.command_cards,
            has_ruler=table.has_ruler,
        )
        for table in scenario.power
    }


def provinces(scenario: ItalyScenario) -> dict[str, Province]:
    """Give the provinces, each held by its home Power, with all that touch them (ITA-1.2, ITA-1.3, ITA-1.4)."""
    found = {
        table.id: Province(
            id=table.id,
            name=table.name,
            chief_place=table.chief_place,
            home=table.home,
            resource=table.resource,
            coastal=table.coastal,
            terrain=list(table.terrain),
            at=table.at,
            outline=list(table.outline),
            holder=table.home,
        )
        for table in scenario.province
    }
    for one in found.values():
        borders = [border for border in scenario.adjacent if one.id in (border.a, border.b)]
        others = {(border.b if border.a == one.id else border.a): border.kind for border in borders}
        one.near = [id for id in found if id in others]
        one.straits = [id for id in one.near if others[id] == "strait"]
    return found
