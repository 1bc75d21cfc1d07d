"""How armies on the march read."""

from rules.civilized.march.events import (
    ArmyMoved,
    ArmyStopped,
    Engaged,
    GeneralFate,
    GeneralNamed,
    SiegeEnded,
    StormLosses,
)
from rules.civilized.world.words import TERRAIN_WORDS, counted
from rules.kernel.telling.phrases import verb
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "storm.heart": "whether it dares the unknown way from {} to {}",
    "storm.card": "what the way from {} to {} costs",
    "battle.general": "the fate of the general",
}
LIFTED = {
    "weak": "its army is too weak",
    "gone": "the place is no more",
    "moved": "its army has left",
    "beaten": "its army is beaten",
    "winter": "Winter comes",
    "peace": "there is peace",
}
TELLINGS = Tellings(purposes=PURPOSES)


TELLINGS.say(
    GeneralNamed,
    "{character} takes command of the army of {country} at {army}.",
    news="army",
    character=lambda name: name or "A captain",
)
MOVES = {
    "road": "march by road", "country": "march", "sea": "sail", "home": "go home", "retreat": "flee", "up": "move up",
    "withdraw": "withdraw", "leave": "leave before the siege", "siege": "fall back", "lapsed": "turn back",
    "lent": "go to the siege", "recalled": "return",
}  # fmt: skip
TELLINGS.say(
    ArmyMoved,
    "{types} of {country} {by} from {start} to {goal}.",
    news="war",
    weight=lambda event: 0 if event.by in ("home", "recalled") else 1,
    types=counted,
    by=MOVES,
)
TELLINGS.say(ArmyStopped, "{types} of {country} stop at {place} on their way to {goal}.", news="war", types=counted)
TELLINGS.say(
    StormLosses,
    "On the way from {start} to {goal} {country} {country:loses|lose} {lost}.",
    news="war",
    weight=2,
    lost=counted,
)
ENGAGED = {
    "invasion": "{mover} {mover:invades|invade} {defender} at {place}",
    "meeting": "{mover} {mover:meets|meet} {defender} at {place}",
    "relief": "{mover} {mover:comes|come} to the relief of {place}, which {defender} {defender:besieges|besiege}",
    "sally": "The men of {mover} sally from {place} against {defender}",
}


@TELLINGS.of(Engaged)
def engaged(event: Engaged) -> Telling:
    """Tell who stands before whom, with what."""
    what = sentence(ENGAGED[event.kind], event, {"defender": lambda name: name or "its people"})
    led, under = (f" under {name}" if name else "" for name in event.generals)
    has = verb(event.defender, "has", "have")
    facing = f" {event.defender} {has} {counted(event.against)} there{under}." if event.against else ""
    text = f"{what} with {counted(event.types)}{led}, in {TERRAIN_WORDS[event.terrain]}.{facing}"
    return Telling(text=text, news="war", weight=2)


TELLINGS.say(
    GeneralFate,
    "General {name} of {country} {fate}.",
    news="battle",
    weight=2,
    fate={"dies": "falls in battle", "wounded": "is badly wounded", "away": "gets away"},
)
TELLINGS.say(SiegeEnded, "The siege of {place} by {besieger} is lifted: {cause}.", news="siege", weight=2, cause=LIFTED)
