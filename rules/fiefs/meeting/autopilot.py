"""How an autopilot answers an enemy where its leader is asked (FIE-16.11, FIE-16.12, FIE-16.17)."""

from rules.fiefs.board.forces import Army, Detachment
from rules.fiefs.board.state import World
from rules.fiefs.meeting.choices import Answer, by_detachment, by_itself
from rules.fiefs.meeting.orders import Fight, Reply, Retreat, Stand, Yield


def reply(world: World, seat: str) -> list[Reply]:
    """Answer by character, against the enemy that has come (FIE-16.11)."""
    meeting = world.meeting
    force = world.force(meeting.army) if meeting else None
    enemy = world.force(meeting.enemy) if meeting else None
    if meeting is None or force is None or world.body(force).leader != seat:
        return []
    if isinstance(force, Detachment):
        return [replying(by_detachment(world, force, meeting))]
    return [replying(by_itself(world, force, enemy, meeting))] if isinstance(enemy, Army) else []


def replying(answer: Answer) -> Reply:
    """Give an answer as it is ordered."""
    if answer.deed == "retreat":
        return Retreat(to=answer.to)
    deeds: dict[str, Reply] = {"stand": Stand(), "fight": Fight(), "yield": Yield()}
    return deeds[answer.deed]
