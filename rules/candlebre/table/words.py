"""How seats and turns read (CAN-4)."""

from rules.candlebre.table.events import TurnBegan
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="seat")
TELLINGS.say(TurnBegan, "Turn {number}: {seats}.", weight=0)
