"""How a campaign reads (FIE-7)."""

from rules.fiefs.campaign.events import (
    CampaignBegan,
    CampaignEnded,
    CouncilCalled,
    PlanDropped,
    PlanFailed,
    PlanGiven,
    PlanPassed,
    SeasonBegan,
    TaskFailed,
)
from rules.kernel.telling.phrases import capital, the
from rules.kernel.telling.tellings import Tellings

ACTS = {
    "assemble": "assemble",
    "move": "march",
    "besiege": "besiege",
    "ravage": "ravage",
    "recruit": "recruit",
    "encamp": "encamp",
    "sortie": "sally",
    "hold": "hold",
    "take": "take a fief",
    "seek": "seek an army",
    "raise_fleet": "raise a fleet",
}
PLANNED = ACTS | {
    "assemble": "assemble at",
    "move": "march to",
    "take": "take",
    "seek": "seek",
    "raise_fleet": "raise a fleet at",
}
"""What a plan says, in words before a fief or an army."""
INSTEAD = {"hold": "hold", "encamp": "encamp", "besiege": "besiege", "marshal": "do as its marshal thinks fit"}
FAILED = {
    "detach": "send a detachment off",
    "rejoin": "break a detachment up",
    "move": "move a detachment",
    "besiege": "besiege with a detachment",
    "ravage": "ravage with a detachment",
    "encamp": "encamp a detachment",
    "sail": "move its fleet",
}


def passed(event: PlanPassed) -> str:
    """Tell that an item of a plan had nothing to do, and what comes in its place."""
    army = the(event.army)
    on = f"is to {INSTEAD[event.instead]}" if event.instead else "goes on with its plan"
    if event.act == "assemble":
        return f"{capital(army)} is raised already, and {on}."
    return f"{event.fief} is not in enemy hands, so there is nothing to besiege; {army} {on}."


def failed(event: PlanFailed) -> str:
    """Tell what an army could not do, where, and why where that is known."""
    act = f"{PLANNED[event.act]} {event.fief}" if event.fief else ACTS[event.act]
    why = f": {event.reason}" if event.reason else ""
    return f"{capital(the(event.army))} could not {act}{why}."


TELLINGS = Tellings(
    news="campaign",
    labels={
        "number": "campaign",
        "act": "what it was to do",
        "TaskFailed.deed": "what was ordered",
        "seats": "Houses",
        "quarry": "the army it seeks",
        "times": "turns",
        "instead": "where that is impossible",
    },
)
TELLINGS.say(
    CampaignBegan,
    "{conflict:The}: the armies march in {season}. {army:The} has the initiative.",
)
TELLINGS.say(
    SeasonBegan,
    "{season}, {year}: {conflict:the} {first:begins|goes on}.",
    weight=lambda event: 0 if event.first else 1,  # that the armies march says so
    season=lambda season: season.title(),
)
TELLINGS.say(CampaignEnded, "Winter ends the year's campaign, and {conflict:the} goes on.", weight=3)
TELLINGS.say(PlanFailed, failed, weight=2)
TELLINGS.say(PlanPassed, passed, weight=1)
TELLINGS.say(TaskFailed, "{army:The} could not {deed}{reason:?: {reason}}.", weight=2, deed=FAILED)
TELLINGS.say(CouncilCalled, "{seats:The} {seats:takes|take} counsel in the field.", weight=0)
TELLINGS.say(
    PlanGiven,
    "{army:The} is to {act}{fief:? {fief}}{quarry:? {quarry:the}}{times}{instead:?, else {instead}}.",
    weight=0,
    act=PLANNED,
    times=lambda times: f", up to {times} times" if times > 1 else "",
    instead=lambda instead: INSTEAD.get(instead, instead),
)
TELLINGS.say(PlanDropped, "{army:The} has no plan any more, and its marshal acts.", weight=0)
