"""How the fortunes of armies read (FIE-8)."""

from rules.fiefs.armies.events import (
    ArmyAssembled,
    ArmyDisbanded,
    ArmyEncamped,
    ArmyReady,
    AttritionRolled,
    AwardsGiven,
    CampBroken,
    ElementRecruited,
    ElementsLost,
    InitiativePassed,
    LossesGiven,
    MarshalGiven,
    StanceGiven,
)
from rules.fiefs.board.tables import HALF
from rules.fiefs.board.troops import counted, troop
from rules.kernel.telling.phrases import form, in_words, row, signed
from rules.kernel.telling.tellings import Tellings

PURPOSES = {"attrition": "attrition in {}"}
"""What the draws of this room are for."""
OCCASIONS = {
    "siege": "before the walls",
    "winter": "in the winter cold",
    "retreat": "on the retreat",
    "rough": "in the winter hills",
    "sea": "after the passage",
    "harassed": "past enemy detachments",
}
WHY = {
    "order": "at its leader's word",
    "few": f"for fewer than {in_words(HALF)} are left",
    "besieged": "lost with the fortress that it was shut in",
    "cornered": "for there is no way out",
    "yielded": "rather than fight",
    "destroyed": "destroyed",
    "apart": "broken up away from its army",
}
STANCES = {
    "fast": "fights",
    "shelter": "stands siege",
    "avoid": "retreats",
    "prudent": "does what is wise",
}
MARSHALS = {"prudent": "does what is wise", "hold": "stays, and besieges on"}


def left_over(event: ElementsLost) -> str:
    """Tell how many elements are left, and which generals go on foot (FIE-8.48)."""
    many = form(len(event.dismounted), "the general", "the generals")
    whose = f"{many} of {row(event.dismounted)}" if event.dismounted else ""
    if whose and not event.types:
        return f", but on foot from now on: {whose}"
    return f"; {event.left} are left" + (f". On foot from now on: {whose}" if whose else "")


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
        "mounted": "mounted, the first to go first",
        "foot": "on foot, the first to go first",
        "either": "which goes where either may",
        "stance": "stance",
        "asked": "asked each time",
        "marshal": "marshal",
        "marker": "marker",
    },
)


TELLINGS.say(
    ArmyAssembled,
    "{army:The} {ready:stands ready|gathers} at {fief}, {elements} elements strong.",
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
    "{army:The} loses {types}{ravaged:? in ravaged {ravaged}}{rest}.",
    types=lambda types: counted(types) or "no element",
    rest=left_over,
)
TELLINGS.say(
    ElementRecruited,
    "{army:The} recruits {type} at {fief}; {left} elements now.",
    type=lambda kind: counted([(kind, 1)]),
)
TELLINGS.say(ArmyEncamped, "{army:The} encamps at {fief}.", weight=0)
TELLINGS.say(CampBroken, "{army:The} has no camp at {fief} any more.", weight=0)
TELLINGS.say(
    LossesGiven,
    "{seat:The} would lose {mounted} first, or {foot}; where either may go, those {either}.",
    weight=0,
    mounted=lambda types: row(map(troop, types)),
    foot=lambda types: row(map(troop, types)),
    either={"foot": "on foot", "mounted": "who ride"},
)
TELLINGS.say(
    StanceGiven,
    "The army of {seat:the} {stance} when an enemy comes{asked:, and its leader is asked first|}.",
    weight=0,
    stance=STANCES,
)
TELLINGS.say(
    MarshalGiven, "Where no plan says otherwise, the marshal of {seat:the} {marshal}.", weight=0, marshal=MARSHALS
)
TELLINGS.say(
    AwardsGiven,
    "In what is conquered {seat:the} {seat:gives|give} the {marker} to {seats}, the first named first.",
    weight=0,
)
