"""How what happens reads: an event in, neutral words out. Each id of the event stands there as its name."""

from collections.abc import Mapping

from rules.newgame.events import BattleThrown, GameEnded, Harvested, PlaceTaken, RaidFailed, RaidSet

from rules.kernel.table import words as table_words
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import capital, row, several, the
from rules.kernel.telling.tellings import News, Telling, Tellings

NEWS: Mapping[str, News] = {
    "land": News(icon="🌾", colour=0x7A9E3B, title="The land"),
    "war": News(icon="⚔", colour=0xA33B3B, title="Raids"),
}
PURPOSES = {"harvest": "harvest", "battle.attack": "attack", "battle.defence": "defence"}
LABELS = {
    "attacker": "attacker",
    "defender": "defender",
    "before": "held before by",
    "now": "held now by",
    "places": "places held",
}
"""What the fields of events are called by `/why`, where they do not say so themselves."""
OWN = Tellings(purposes=PURPOSES, labels=LABELS)


@OWN.of(Harvested)
def harvested(event: Harvested) -> Telling:
    """Tell a side its harvest."""
    return Telling(text=f"{event.place} yields {event.coins}; you have {event.left} coins.", news="land")


@OWN.of(RaidSet)
def raid_set(event: RaidSet) -> Telling:
    """Tell who sets out."""
    return Telling(
        text=f"{capital(the(event.seat))} set out against {event.place}, at a cost of {event.coins}.", news="war"
    )


@OWN.of(BattleThrown)
def battle_thrown(event: BattleThrown) -> Telling:
    """Tell the dice of a battle."""
    text = f"{capital(the(event.attacker))} strike at {event.place}: {event.attack} against {event.defence}."
    return Telling(text=text, news="war")


@OWN.of(PlaceTaken)
def place_taken(event: PlaceTaken) -> Telling:
    """Tell that a place changed hands."""
    return Telling(text=f"{capital(the(event.now))} take {event.place} from {the(event.before)}.", news="war", weight=2)


@OWN.of(RaidFailed)
def raid_failed(event: RaidFailed) -> Telling:
    """Tell that a place held out."""
    return Telling(
        text=f"{capital(the(event.defender))} hold {event.place} against {the(event.attacker)}.", news="war", weight=2
    )


@OWN.of(GameEnded)
def game_ended(event: GameEnded) -> Telling:
    """Tell the end."""
    standing = row(f"{the(seat)} with {several(places, 'place', 'places')}" for seat, places in event.places)
    return Telling(text=f"The game is over: {standing}.", news="land", weight=3)


def outcome(event: ResultClaimed | ResultRuled) -> str:
    """Say who won a battle on the table."""
    return f"{the(event.victor)} won"


TELLINGS = OWN + table_words.tellings(
    outcome, "the dice decide", "war", label=lambda event: f"The battle at {event.place}"
)
