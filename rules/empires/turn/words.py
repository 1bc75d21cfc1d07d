"""How rounds and turns read (EMP-H5)."""

from rules.empires.turn.events import (
    CaretakerActed,
    CharactersDrawn,
    DemesneYielded,
    Drifted,
    NaturesTold,
    PaceSet,
    RoundBegan,
    StandingSet,
    TurnBegan,
)
from rules.kernel.state.marks import Said
from rules.kernel.telling.phrases import ordinal, row, several, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    purposes={"character": "how it plays when nobody does"},
    news="round",
    labels={
        "order": "order of play",
        "turn": "game turn",
        "risen": "gained a level",
        "fallen": "lost a level",
        "PaceSet.pace": Said("orders", {"rounds": "a round together", "turns": "turn by turn"}),
    },
)
PACES = {
    "rounds": "All crowned heads write their orders for a round together; then each has its turn.",
    "turns": "Each crowned head is asked when its turn has come.",
}


def drawn(event: CharactersDrawn | NaturesTold) -> str:
    """Tell who plays how when nobody plays for him."""
    natures = row(f"{seat} {verb(seat, 'is', 'are')} {character}" for seat, character in event.characters)
    return f"Where an autopilot plays, {natures}."


def drifted(event: Drifted) -> str:
    """Tell how many areas went back toward their norms."""
    if not event.risen and not event.fallen:
        return "A new generation changes nothing in the lands."
    risen, fallen = several(len(event.risen), "area", "areas"), several(len(event.fallen), "area", "areas")
    recover = "recovers" if len(event.risen) == 1 else "recover"
    return f"A new generation: what nobody tends decays in {fallen}, and {risen} {recover}."


TELLINGS.say(CharactersDrawn, drawn, weight=0)  # how a person would play who is there is no news
TELLINGS.say(NaturesTold, drawn, weight=1)
TELLINGS.say(PaceSet, lambda event: PACES[event.pace], weight=1)
TELLINGS.say(
    RoundBegan,
    "Until {year}, the {which} round of game turn {turn}, they act in this order: {order}.",
    weight=1,
    which=lambda event: ordinal(event.round),
    year=str,
)
TELLINGS.say(Drifted, drifted, weight=1)
TELLINGS.say(TurnBegan, "{seat:The} {seat:acts|act}.", weight=0)
TELLINGS.say(DemesneYielded, "The enlarged demesne brings {seat:the} {gold} gold.", weight=1)
TELLINGS.say(CaretakerActed, "{seat:The} {seat:says|say} nothing; a caretaker keeps the house.", weight=1)
TELLINGS.say(StandingSet, "Your standing orders are changed.", weight=1)
