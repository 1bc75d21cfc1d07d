"""How what happens reads: an event in, neutral words out. Each id of the event stands there as its name."""

from collections.abc import Mapping

from rules.newgame.events import BattleThrown, GameEnded, Harvested, PlaceTaken, RaidFailed, RaidSet

from rules.kernel.play.honours import Honour
from rules.kernel.table import words as table_words
from rules.kernel.table.events import ResultClaimed, ResultRuled
from rules.kernel.telling.phrases import row, several, the
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
OWN.say(Harvested, "{place} yields {coins}; you have {left} coins.", news="land")
OWN.say(RaidSet, "{seat:The} set out against {place}, at a cost of {coins}.", news="war")
OWN.say(BattleThrown, "{attacker:The} strike at {place}: {attack} against {defence}.", news="war")
OWN.say(PlaceTaken, "{now:The} take {place} from {before:the}.", news="war", weight=2)
OWN.say(RaidFailed, "{defender:The} hold {place} against {attacker:the}.", news="war", weight=2)


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


HONOURS = (
    Honour("Most places taken", PlaceTaken, lambda event: event.now, "place", "places"),
    Honour("Best harvests", Harvested, lambda event: event.seat, "coin", "coins", lambda event: event.coins),
    Honour("Boldest raid", RaidSet, lambda event: event.seat, "coin", "coins", lambda event: event.coins, "most"),
)
