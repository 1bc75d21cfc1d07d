"""What the draws of autopilots are for."""

from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "found.hex": "where the new city stands",
    "invest.list": "what the ruler values most",
    "invest.item": "what to buy",
    "invest.city": "in which of the greatest cities",
    "invest.site": "in which city",
    "invest.hex": "on which hex",
    "invest.type": "which arm",
    "invest.pair": "between which cities",
    "invest.host": "to which country",
    "invest.leader": "who leads it",
    "road.or.ship": "road or ship",
}
TELLINGS = Tellings(purposes=PURPOSES)
