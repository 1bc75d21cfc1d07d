"""What is read out at the end: conquests, battles, long lives, hard years."""

from rules.civilized.battle.events import BattleFought
from rules.civilized.conquest.events import PlaceCaptured
from rules.civilized.disasters.events import DisasterStruck
from rules.civilized.people.events import CharacterDied
from rules.kernel.play.honours import Honour

HONOURS = (
    Honour("Most cities and forts taken", PlaceCaptured, lambda event: event.captor, "place", "places"),
    Honour("Most battles won", BattleFought, lambda event: event.winner, "battle", "battles"),
    Honour(
        "The greatest age at which a ruler died",
        CharacterDied,
        lambda event: event.country if event.station == "ruler" else "",
        "year",
        "years",
        lambda event: event.age,
        "most",
    ),
    Honour(
        "Most sorely tried",
        DisasterStruck,
        lambda event: "" if event.negated else event.country,
        "disaster",
        "disasters",
    ),
    Honour(
        "Best prepared",
        DisasterStruck,
        lambda event: event.country if event.negated else "",
        "disaster turned away",
        "disasters turned away",
    ),
)
