"""How seats, turns and the end of the campaign read."""

from rules.italy.board.wording import controls, fate, reason
from rules.italy.seats.events import GameEnded, RomeDefeated, StandingChanged, TurnBegan, TurnEnded
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import capital, row, verb
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings() + conceding.tellings("seat")
TELLINGS.say(TurnBegan, "Turn {number}, {first} to {last} BC, begins.", news="realm", weight=0)


@TELLINGS.of(StandingChanged)
def standing_changed(event: StandingChanged) -> Telling:
    """Tell a seat its standing choices."""
    how = "you are asked before each battle" if event.method == "ask" else "the generator decides your battles"
    prizes = f"you take first {row(event.prizes)}" if event.prizes else "no prizes are named"
    return Telling(text=f"Standing choices of {event.seat}: {how}; {prizes}.", news="seat")


@TELLINGS.of(TurnEnded)
def turn_ended(event: TurnEnded) -> Telling:
    """Tell how Rome stands."""
    lost = f" Homes in other hands: {', '.join(f'{name} {count}' for name, count in event.lost_homes)}."
    text = f"Turn {event.number} ends. {event.rome}: Civic Improvement {event.civic}, home turns lost {event.lost}"
    return Telling(text=f"{text}, score {event.score}.{lost if event.lost_homes else ''}", news="rome")


@TELLINGS.of(RomeDefeated)
def rome_defeated(event: RomeDefeated) -> Telling:
    """Tell of the fall of Rome."""
    more = "" if event.ends else " The others play on."
    return Telling(
        text=f"{capital(controls(event.rome, 'homes'))} and {verb(event.rome, 'is', 'are')} defeated.{more}",
        news="rome",
        weight=3,
    )


@TELLINGS.of(GameEnded)
def game_ended(event: GameEnded) -> Telling:
    """Tell how it all ended; the closing report stands in the status (section 9)."""
    why, how = reason(event.rome, event.reason, event.turns), fate(event.rome, event.result, event.score)
    won = f" Winner: {row(event.winners)}." if event.winners else ""
    return Telling(text=f"The campaign is over: {why}. {how}.{won}", news="ending", weight=3)
