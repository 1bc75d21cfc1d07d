"""How sieges read (FIE-8.34 to FIE-8.43)."""

from rules.fiefs.siege.events import FiefRavaged, SiegeRolled
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"siege": "the siege of {}"}
"""What the draws of this room are for."""
RESULTS = {"falls": "the fortress falls", "nothing": "neither side gains", "repelled": "the assault fails"}
TELLINGS = Tellings(
    PURPOSES,
    news="siege",
    labels={
        "artillery": "Art elements",
        "spent": "turns before it already",
        "garrison": "army inside",
        "SiegeRolled.total": "total",
        "fortress": "fortress",
        "result": "result",
    },
)
TELLINGS.say(
    SiegeRolled,
    "{army:The} besieges {fief}: {total} against a fortress of {fortress}; {result}.",
    result=RESULTS,
)
TELLINGS.say(FiefRavaged, "{fief} is laid waste by {army:the}.")
