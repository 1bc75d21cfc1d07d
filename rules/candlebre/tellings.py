"""How everything that happens reads; the words stand in `tellings_...` by their part of the rulebook."""

from rules.candlebre import tellings_battle, tellings_court, tellings_land, tellings_war
from rules.candlebre.wording import NEWS, TELLINGS

__all__ = ["NEWS", "TELLINGS", "tellings_battle", "tellings_court", "tellings_land", "tellings_war"]
