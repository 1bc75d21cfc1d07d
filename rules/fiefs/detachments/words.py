"""How detachments read (FIE-13)."""

from rules.fiefs.board.troops import counted
from rules.fiefs.detachments.events import DetachmentMade, DetachmentRejoined, TaskGiven
from rules.kernel.telling.tellings import Tellings

DEEDS = {
    "detach": "send off",
    "rejoin": "break up detachment",
    "move": "move detachment",
    "besiege": "besiege with detachment",
    "ravage": "ravage with detachment",
    "encamp": "encamp detachment",
    "sail": "move its fleet",
}
TELLINGS = Tellings(
    news="campaign",
    labels={
        "detachment": "detachment",
        "TaskGiven.marker": "marker",
        "TaskGiven.deed": "what was ordered",
        "TaskGiven.after": "after the army",
        "TaskGiven.types": "elements",
        "source": "out of detachment",
        "at": "at",
        "TaskGiven.to": "to",
    },
)
TELLINGS.say(
    TaskGiven,
    "{army:The} is to {deed}{marker:? {marker}}{types}{source:? out of detachment {source}}{at:? at {at}}{to:? to {to}}"
    "{after:, once it has acted itself|}.",
    weight=0,
    deed=DEEDS,
    types=lambda types: f" {counted(types)}" if types else "",
)
TELLINGS.say(DetachmentMade, "{detachment:The} sets out at {fief}: {types}.", types=counted)
TELLINGS.say(DetachmentRejoined, "{detachment:The} rejoins its army at {fief}, {left} elements strong now.")
