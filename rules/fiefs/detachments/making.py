"""How detachments are made of an army's elements, and broken up (FIE-13.1 to FIE-13.4)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.fiefs.armies.attrition import in_order
from rules.fiefs.armies.raising import dissolve
from rules.fiefs.board.forces import Army, Detachment, Element, Force, Task
from rules.fiefs.board.sides import detachments_of
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import DETACHED, HALF, MARKED
from rules.fiefs.detachments.events import DetachmentMade, DetachmentRejoined
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play


def under_marker(world: World, army: Army, marker: str) -> Detachment:
    """Give an army's detachment by its marker; refuses one that there is not."""
    found = next((one for one in detachments_of(world, army) if one.marker == marker), None)
    if found is None:
        raise Refusal("FIE-13.1", f"there is no detachment {marker} of your army")
    return found


def parent(world: World, army: Army, task: Task) -> Force:
    """Give out of what a detachment is made: the army, or another detachment of it (FIE-13.2)."""
    return under_marker(world, army, task.marker) if task.marker else army


def free_markers(world: World, army: Army) -> list[str]:
    """Give the markers that an army has left (FIE-13.1)."""
    used = {one.marker for one in detachments_of(world, army)}
    return [one for one in MARKED if one not in used]


def refuse_settings(world: World) -> None:
    """Refuse what a campaign without detachments does not know."""
    if not world.settings.detachments:
        raise Refusal("FIE-17.2", "this campaign is played without detachments")


def refuse_form(world: World, types: Mapping[Any, int]) -> None:  # Any: types of element, or what a player calls so
    """Refuse a detachment of no elements, or of too many (FIE-13.1)."""
    refuse_settings(world)
    if not 1 <= sum(types.values()) <= DETACHED:
        raise Refusal("FIE-13.1", f"a detachment has one to {DETACHED} elements")


def refuse_making(world: World, army: Army, task: Task) -> None:
    """Refuse a detachment that cannot be made now, wherever it is wanted (FIE-13.1, FIE-13.2)."""
    refuse_form(world, task.types)
    if army.status != "ready":
        raise Refusal("FIE-7.7", "only an army that is ready sends detachments off")
    source = parent(world, army, task)
    chosen = picked(source, task)
    if source is army and len(army.elements) - len(chosen) < HALF:
        raise Refusal("FIE-13.2", f"the army must keep {HALF} elements")
    if not free_markers(world, army):
        raise Refusal("FIE-13.1", f"all {len(MARKED)} markers of the army are used")


def picked(source: Force, task: Task) -> list[Element]:
    """Give the elements of a new detachment, of a type the newest first; no general's is among them (FIE-13.1)."""
    free = sorted((one for one in source.elements if not one.general), key=lambda one: -one.id)
    found = []
    for kind, number in task.types.items():
        fit = [one for one in free if one.type == kind][:number]
        if len(fit) < number:
            raise Refusal("FIE-13.1", f"{number} {kind} cannot be spared; generals' elements stay with the army")
        found += fit
    return found


def make(play: Play[World], army: Army, task: Task) -> None:
    """Set elements down under the first free marker, where their parent is (FIE-13.2, FIE-13.3)."""
    world, source = play.state, parent(play.state, army, task)
    chosen = picked(source, task)
    marker = free_markers(world, army)[0]
    one = Detachment(
        id=f"{army.id}-{marker}",
        army=army.id,
        marker=marker,
        elements=chosen,
        fief=source.fief,
        inside=source.inside,
        encamped=source.encamped,
    )
    gone = {element.id for element in chosen}
    source.elements = [element for element in source.elements if element.id not in gone]
    world.detachments[one.id] = one
    types = in_order(Counter(element.type for element in chosen))
    play.tell(DetachmentMade(army=source.id, detachment=one.id, fief=one.fief, types=types))
    if isinstance(source, Detachment) and not source.elements:
        del world.detachments[source.id]


def rejoin(play: Play[World], army: Army, part: Detachment) -> None:
    """Break a detachment up: with its army its elements rejoin, elsewhere they go to the reserve (FIE-13.4)."""
    if part.fief != army.fief:
        dissolve(play, part, "apart", "FIE-13.4")
        return
    army.elements = sorted((*army.elements, *part.elements), key=lambda one: one.id)
    play.tell(DetachmentRejoined(army=army.id, detachment=part.id, fief=part.fief, left=len(army.elements)))
    del play.state.detachments[part.id]
