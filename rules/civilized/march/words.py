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
from rules.kernel.telling.tellings import Telling, Tellings

PURPOSES = {
    "storm.heart": "whether it dares the unknown",
    "storm.card": "what the way costs",
    "battle.general": "the fate of the general",
}
TELLINGS = Tellings(purposes=PURPOSES)


@TELLINGS.of(GeneralNamed)
def general_named(event: GeneralNamed) -> Telling:
    """Tell who leads an army."""
    who = event.name or "A captain"
    return Telling(text=f"{who} takes command of the army of {event.country} at {event.place}.", news="army")


MOVES = {
    "road": "march by road", "country": "march", "sea": "sail", "home": "go home", "retreat": "flee", "up": "move up",
    "withdraw": "withdraw", "leave": "leave before the siege", "siege": "fall back", "lapsed": "turn back",
    "lent": "go to the siege", "recalled": "return",
}  # fmt: skip


@TELLINGS.of(ArmyMoved)
def army_moved(event: ArmyMoved) -> Telling:
    """Tell of a march."""
    who = counted((*event.types, *event.ships))
    text = f"{who} of {event.country} {MOVES[event.by]} from {event.start} to {event.goal}."
    return Telling(text=text, news="war", weight=0 if event.by in ("home", "recalled") else 1)


@TELLINGS.of(ArmyStopped)
def army_stopped(event: ArmyStopped) -> Telling:
    """Tell of a march that did not reach its goal."""
    text = f"{counted(event.types)} of {event.country} stop at {event.place} on their way to {event.goal}."
    return Telling(text=text, news="war")


@TELLINGS.of(StormLosses)
def storm_losses(event: StormLosses) -> Telling:
    """Tell what the way cost."""
    text = f"On the way from {event.place} {event.country} loses {counted(event.lost)}."
    return Telling(text=text, news="war", weight=2)


ENGAGED = {
    "invasion": "{mover} invades {defender} at {place}",
    "meeting": "{mover} meets {defender} at {place}",
    "relief": "{mover} comes to the relief of {place}, which {defender} besieges",
    "sally": "The men of {mover} sally from {place} against {defender}",
}


@TELLINGS.of(Engaged)
def engaged(event: Engaged) -> Telling:
    """Tell who stands before whom, with what."""
    what = ENGAGED[event.kind].format(mover=event.mover, defender=event.defender or "its people", place=event.place)
    led, under = (f" under {name}" if name else "" for name in event.generals)
    facing = f" {event.defender} has {counted(event.against)} there{under}." if event.against else ""
    text = f"{what} with {counted(event.types)}{led}, in {TERRAIN_WORDS[event.terrain]}.{facing}"
    return Telling(text=text, news="war", weight=2)


@TELLINGS.of(GeneralFate)
def general_fate(event: GeneralFate) -> Telling:
    """Tell what became of a general."""
    fates = {"dies": "falls in battle", "wounded": "is badly wounded", "away": "gets away"}
    return Telling(text=f"General {event.name} of {event.country} {fates[event.fate]}.", news="battle", weight=2)


@TELLINGS.of(SiegeEnded)
def siege_ended(event: SiegeEnded) -> Telling:
    """Tell that a siege is over."""
    return Telling(
        text=f"The siege of {event.place} by {event.besieger} is lifted: {LIFTED[event.cause]}.", news="siege", weight=2
    )


LIFTED = {
    "weak": "its army is too weak",
    "gone": "the place is no more",
    "moved": "its army has left",
    "beaten": "its army is beaten",
    "winter": "Winter comes",
    "peace": "there is peace",
}
