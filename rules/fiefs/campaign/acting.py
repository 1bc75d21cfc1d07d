"""What an army does in its turn, and whether it may (FIE-7.7)."""

from rules.fiefs.armies.camp import encamp, recruit, refuse_camp, refuse_recruiting
from rules.fiefs.armies.raising import assemble, no_place
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.sides import home_ground, peacetime, under_siege
from rules.fiefs.board.state import World
from rules.fiefs.campaign.tasks import on_the_way
from rules.fiefs.ending.conflicts import check_end
from rules.fiefs.fleets.meeting import encounter
from rules.fiefs.fleets.raising import raise_marker, refuse_raising
from rules.fiefs.march.moving import march
from rules.fiefs.march.paths import refuse_move
from rules.fiefs.meeting.meeting import meet, sally
from rules.fiefs.siege.siege import besiege, ravage, refuse_ravaging, refuse_siege
from rules.kernel.errors import Refusal
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play


def refuse(world: World, army: Army, item: Item) -> None:
    """Refuse an action that an army may not take now (FIE-7.7)."""
    if item.act in ("hold", "assemble", "raise_fleet"):
        refuse_at_home(world, army, item)
    elif army.status != "ready":
        raise Refusal("FIE-7.7", unready(world, army))
    elif item.act == "sortie":
        refuse_sortie(world, army)
    elif under_siege(world, army):
        raise Refusal("FIE-7.7", "an army under siege can only sally or hold")
    elif item.act == "move":
        refuse_move(world, army, item.to, tuple(item.path), attack=item.attack)
    elif item.act == "besiege":
        refuse_siege(world, army)
    elif item.act == "ravage":
        refuse_ravaging(world, army)
    elif item.act == "recruit":
        refuse_recruiting(world, army, item.recruit)
    elif item.act == "encamp":
        refuse_camp(world, army)
        if item.recruit:
            refuse_recruiting(world, army, item.recruit)
    else:
        raise Refusal("FIE-7.7", "that is nothing an army does in one turn")


def unready(world: World, army: Army) -> str:
    """Say why an army is not ready; one that is shut in while it assembles stays so until the siege ends (FIE-8.7)."""
    if army.status != "assembling":
        return f"the army is {army.status}"
    if under_siege(world, army):
        return "the army was shut in before it was ready, and cannot act until the besieger leaves"
    return "the army still assembles, and is ready in its next turn"


def refuse_at_home(world: World, army: Army, item: Item) -> None:
    """Refuse what an army may do though it is not ready: assemble, or a fleet (FIE-7.7, FIE-8.3, FIE-14.5)."""
    if item.act == "assemble":
        refuse_assembly(world, army, item.to)
    elif item.act == "raise_fleet":
        refuse_raising(world, army, item.to)


def refuse_assembly(world: World, army: Army, fief: str) -> None:
    """Refuse assembling where an army may not (FIE-8.3)."""
    if army.on_board:
        raise Refusal("FIE-8.4", "the army is raised already")
    if fief not in home_ground(world, army):
        raise Refusal("FIE-8.3", f"{world.fiefs[fief].name} is not home ground of the army")
    problem = no_place(world, army, fief)
    if problem:
        raise Refusal("FIE-8.3", problem)


def refuse_sortie(world: World, army: Army) -> None:
    """Refuse a sortie where nobody besieges (FIE-8.32)."""
    if not under_siege(world, army):
        raise Refusal("FIE-8.32", "nobody besieges the army")
    if peacetime(world, army):
        raise Refusal("FIE-10.6", "the army is at peace")


def problem_of(world: World, army: Army, item: Item) -> Refusal | None:
    """Say why an army may not do something now, if so."""
    try:
        refuse(world, army, item)
    except Refusal as refusal:
        return refusal
    return None


def perform(play: Play[World], army: Army, item: Item) -> Flow:
    """Let an army do what it may, with all meetings and battles that come of it (FIE-7.7)."""
    if item.act not in ("besiege", "move"):
        army.siege = None  # FIE-8.42
    if item.act == "assemble":
        if item.general:
            play.state.conflicts[army.conflict].members[army.leader].general = item.general
        assemble(play, army, item.to, item.keep)
    elif item.act == "move":
        yield from advance(play, army, item)
    elif item.act == "besiege":
        yield from besiege(play, army)
    elif item.act == "ravage":
        ravage(play, army)
    elif item.act == "recruit":
        recruit(play, army, item.recruit or "any")
    elif item.act == "encamp":
        encamp(play, army, item.recruit)
    elif item.act == "sortie":
        yield from sally(play, army)
    elif item.act == "raise_fleet":
        raise_marker(play, army, item.to)
    check_end(play, army.conflict)


def advance(play: Play[World], army: Army, item: Item) -> Flow:
    """March, and meet whoever is there (FIE-8.13, FIE-8.23)."""
    world = play.state
    way = refuse_move(world, army, item.to, tuple(item.path), attack=item.attack)
    arrived = march(play, army, way, lambda: on_the_way(play, army))
    if check_end(play, army.conflict) or not arrived:
        return
    if way.sea:
        yield from encounter(play, army)
    if army.conflict in world.conflicts and army.in_field and army.fief == way.to:
        yield from meet(play, army)
