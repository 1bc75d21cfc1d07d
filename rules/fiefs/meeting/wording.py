"""What a leader is asked when armies meet, and what silence does, with names and figures (FIE-17.9).

All of it may be read by everybody, so a stance that its leader has given is left out.
"""

from rules.fiefs.armies.tempers import host
from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Army, Detachment, Force
from rules.fiefs.board.state import World
from rules.fiefs.meeting.choices import Answer, by_detachment, by_itself, may_stand
from rules.kernel.orders.windows import Wording


def of_meeting(world: World, army: Army, meeting: Meeting) -> Wording:
    """Ask what an army does about an enemy, or where it withdraws."""
    enemy, own = world.armies[meeting.enemy], len(army.elements)
    foe, fief = host(world, enemy), world.fiefs[army.fief].name
    title = {
        "entered": f"{foe} have come upon your {own} at {fief}. Do you stand siege, fight or retreat?",
        "sortie": f"{foe} sally from {fief} upon your {own}. Do you fight or retreat?",
        "driven": f"{fief} turns your {own} out of its gates, before {foe}. Do you fight or retreat?",
        "landed": f"Your {own} have withdrawn to {fief}, upon {foe}. Do you fight, or retreat further?",
        "beaten": f"Your army is beaten at {fief}, and has {own} elements left. Where does it withdraw?",
    }[meeting.why]
    wise = by_itself(world, army.model_copy(update={"stance": "prudent"}), enemy, meeting)
    unless = "" if meeting.why in ("landed", "beaten") else ", unless you have given it another stance"
    return {
        "title": title,
        "silence": f"Your army {answering(world, army, wise)}{unless}.",
        "meanwhile": f"{world.short(army.leader)} is asked what his army does at {fief}.",
    }


def of_detachment(world: World, part: Detachment, meeting: Meeting) -> Wording:
    """Ask what a detachment does about an enemy (FIE-13.9)."""
    enemy, lord = world.force(meeting.enemy), world.short(world.body(part).leader)
    foe = f"{len(enemy.elements)} of {world.short(world.body(enemy).leader)}" if enemy else "An enemy"
    fief, wise = world.fiefs[part.fief].name, by_detachment(world, part, meeting)
    stand = "stand siege, retreat" if may_stand(world, part, meeting) else "retreat"
    return {
        "title": f"{foe} have come upon your detachment {part.marker} at {fief}. Does it {stand} or disband?",
        "silence": f"Your detachment {answering(world, part, wise)}.",
        "meanwhile": f"{lord} is asked what his detachment does at {fief}.",
    }


def answering(world: World, army: Force, answer: Answer) -> str:
    """Say what an army does about an enemy: `withdraws to Arras`."""
    fief = world.fiefs[army.fief].name
    if answer.deed == "retreat":
        return f"withdraws to {world.fiefs[answer.to].name}"
    return {"stand": f"stands siege in {fief}", "fight": "fights", "yield": "disbands"}[answer.deed]
