"""How the fortunes of armies read (FIE-8)."""

from rules.fiefs.armies.events import (
    ArmyAssembled,
    ArmyDisbanded,
    ArmyEncamped,
    ArmyReady,
    AttritionRolled,
    CampBroken,
    Counts,
    ElementRecruited,
    ElementsLost,
    InitiativePassed,
)
from rules.kernel.telling.phrases import row, signed
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"attrition": "attrition in {}"}
"""What the draws of this room are for."""
OCCASIONS = {
    "siege": "before the walls",
    "winter": "in the winter cold",
    "retreat": "on the retreat",
    "rough": "in the winter hills",
    "sea": "after the passage",
}
WHY = {
    "order": "at its leader's word",
    "few": "for too few are left",
    "besieged": "lost with the fortress",
    "cornered": "for there is no way out",
    "yielded": "rather than fight",
    "destroyed": "destroyed",
}
TELLINGS = Tellings(
    PURPOSES,
    news="campaign",
    labels={
        "occasion": "when",
        "modifier": "added to the die",
        "doubled": "doubled",
        "types": "elements",
        "type": "type",
        "dismounted": "generals on foot",
        "ready": "ready at once",
        "elements": "elements",
        "ravaged": "ravaged fief",
        "why": "why",
        "won": "won by battle",
    },
)


def counts(types: Counts) -> str:
    """Say how many elements of which types: `2 Kn and 1 Ps`."""
    return row(f"{number} {one}" for one, number in types)


TELLINGS.say(
    ArmyAssembled,
    "{army:The} {ready:stands ready at|assembles at} {fief}, {elements} elements strong.",
    weight=2,
)
TELLINGS.say(ArmyReady, "{army:The} is ready at {fief}.", weight=0)
TELLINGS.say(
    ArmyDisbanded, "{army:The} disbands{fief:? at {fief}}, {why}.", weight=2, why=lambda why: WHY.get(why, why)
)
TELLINGS.say(InitiativePassed, "{army:The} has the initiative now.", weight=0)
TELLINGS.say(
    AttritionRolled,
    "{army:The} at {fief}, {occasion}: {die}{modifier}{doubled:, doubled,|} makes {lost} lost.",
    weight=0,
    occasion=OCCASIONS,
    modifier=lambda added: f" {signed(added)}" if added else "",
)
TELLINGS.say(
    ElementsLost,
    "{army:The} loses {types}{ravaged:? in ravaged {ravaged}}; {left} are left."
    "{dismounted:? On foot from now on: the general of {dismounted:the}.}",
    types=lambda types: counts(types) if types else "nobody",
)
TELLINGS.say(ElementRecruited, "{army:The} recruits {type} at {fief}; {left} elements now.")
TELLINGS.say(ArmyEncamped, "{army:The} encamps at {fief}.", weight=0)
TELLINGS.say(CampBroken, "{army:The} has no camp at {fief} any more.", weight=0)
