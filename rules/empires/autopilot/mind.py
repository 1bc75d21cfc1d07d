"""How a seat decides that nobody plays, put together for the turn (EMP-HA)."""

from rules.empires.autopilot.parleys import contest, interregnum, votes
from rules.empires.autopilot.turns import caretake, turn
from rules.empires.turn.minds import Mind

MIND = Mind(turn=turn, caretake=caretake, votes=votes, contest=contest, interregnum=interregnum)
"""What the phases ask when there is nobody to ask."""
