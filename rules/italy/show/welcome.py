"""The welcome of a Power: what it has, who lives beside it, how it is judged (ITA-10, ITA-11)."""

from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.tables import ROME
from rules.italy.board.words import talents
from rules.italy.war.sparing import spared
from rules.kernel.play.welcome import Neighbour, Welcome, only_seat
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import form, in_words, row, several, the

FALLEN = "You hold no land, and are asked nothing until a home of yours is won back."
CHAIR_ASKED = "You are asked only where two reports of one battle differ: then your ruling stands."


def welcome(world: World, seat: str) -> Welcome:
    """Welcome somebody who sits down."""
    if seat == CHAIR:
        return only_seat("You are the battle umpire of this table; you do not lead the campaign for it.", CHAIR_ASKED)
    name, land = world.name(seat), Land(world)
    held = [world.provinces[id].name for id in land.held(seat)]
    homes = sum(land.holders[home] == seat for home in world.powers[seat].home)
    brings = f"a turn brings you {talents(land.revenue(seat))}, and an army has {world.rules.base_army} points"
    part = f"{in_words(homes) if homes else 'none'} of them {form(homes, 'is', 'are')} home"
    home = "all of it home land" if homes == len(held) else part
    alone = f" Until turn {world.settings.kind_turns} no autopilot attacks you while you hold only homes."
    lands = f"You hold {row(held)}; {home}. As the map stands {brings}.{alone if spared(world, seat) else ''}"
    return Welcome(
        who=f"You lead {the(name)}.",
        lands=lands if held else FALLEN,
        neighbours=tuple(beside(world, land, seat, other) for other in land.targets(seat)),
        aim=aim(world, seat),
        asked="Each turn you are asked whom you attack, then what you spend, and before each battle how to fight it.",
    )


def beside(world: World, land: Land, seat: str, other: str) -> Neighbour:
    """Say what a neighbour has, and where he can be struck."""
    name, reach = world.name(other), row(world.provinces[id].name for id in land.within_reach(seat, other))
    held = several(len(land.held(other)), "province", "provinces")
    return Neighbour(seat=other, text=f"{name:The} {name:holds|hold} {held}; you can strike {reach}.")


def aim(world: World, seat: str) -> str:
    """Say what counts, and when it ends (ITA-10.1, ITA-10.2, ITA-10.4, ITA-11.8)."""
    last, rules = world.year(world.turns + 1), world.rules
    counts = f"talents spent on Civic Improvement, less {rules.civic_penalty} each turn for every home in other hands"
    ends = f"The last of {world.turns} turns ends in {last} BC."
    if seat == ROME and not set(world.players()) - {ROME}:
        return f"{ends} Your score is {counts}: {rules.bands[2]} win, {rules.bands[0]} make you master of the world."
    return f"{ends} Among players the highest score wins: {counts}."
