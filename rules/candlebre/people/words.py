"""How the fates of leaders and prisoners read (CAN-10, CAN-11.8)."""

from rules.candlebre.board.wording import subject, troops
from rules.candlebre.people.events import (
    LeaderExecuted,
    LeaderMoved,
    LeaderReleased,
    LeaderRemoved,
    PrisonersKilled,
    PrisonersReleased,
)
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings()
MOVES = {
    "CAN-7.13f": "slips away",
    "CAN-8.7a": "leaves with the regulars",
    "CAN-14.10i": "was driven out",
    "CAN-15.6": "is free, for the House that held him is no more",
}
"""Why a leader goes elsewhere, by clause."""
ENDS = {"CAN-14.10h": "poison took him", "CAN-15.6": "his House is no more"}
"""Why a leader is out of the game, by clause."""


def end(clause: str) -> str:
    """Say why a leader is out of the game."""
    return ENDS.get(clause, "he has nowhere to go")


TELLINGS.say(PrisonersReleased, "{seat:The} lets {units} of {owner:the} go home.", news="court", units=troops)
TELLINGS.say(
    PrisonersKilled,
    "{seat:The} has {units} of {owner:the} killed in their chains, for {gold} gold.",
    news="court",
    weight=3,
    units=troops,
)
TELLINGS.say(
    LeaderReleased,
    "{leader} gives {seat} a promise and is freed{province}.",
    news="court",
    weight=2,
    leader=subject,
    province=lambda place: place and f" and rides to {place}",
)
TELLINGS.say(
    LeaderExecuted,
    "{leader} of {owner:the} dies on a scaffold of {seat}, whose troops carry his blood on their swords: "
    "+1 on all their dice to the end of their turn {rally}.",
    news="court",
    weight=3,
    leader=subject,
)
TELLINGS.say(LeaderRemoved, "{leader} is gone: {clause}.", news="court", weight=3, leader=subject, clause=end)
TELLINGS.say(
    LeaderMoved,
    "{leader} {clause}{province}.",
    news="court",
    leader=subject,
    clause=MOVES,
    province=lambda place: place and f" and comes to {place}",
)
