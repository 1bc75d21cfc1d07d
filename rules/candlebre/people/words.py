"""How the fates of leaders and prisoners read (CAN-10, CAN-11.8)."""

from rules.candlebre.board.wording import leader_of, of, subject, troops
from rules.candlebre.people.events import (
    LeaderExecuted,
    LeaderMoved,
    LeaderReleased,
    LeaderRemoved,
    PrisonersKilled,
    PrisonersReleased,
)
from rules.kernel.telling.address import is_reader
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


def of_owner(event: PrisonersReleased | PrisonersKilled) -> str:
    """Say whose people they are."""
    return of(event.owner)


def scaffold(event: LeaderExecuted) -> str:
    """Say on whose scaffold, and whose troops it heartens."""
    return "your scaffold, and your troops" if is_reader(event.seat) else f"a scaffold of {event.seat}, whose troops"


TELLINGS.say(
    PrisonersReleased,
    "{seat:The} {seat:lets|let} {units} {of_owner} go home.",
    news="court",
    units=troops,
    of_owner=of_owner,
)
TELLINGS.say(
    PrisonersKilled,
    "{seat:The} {seat:has|have} {units} {of_owner} killed in their chains, for {gold} gold.",
    news="court",
    weight=3,
    units=troops,
    of_owner=of_owner,
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
    "{condemned:The} dies on {scaffold} carry his blood on their swords: "
    "+1 on all their dice to the end of {seat:their|their} turn {rally}.",
    news="court",
    weight=3,
    condemned=lambda event: leader_of(event.leader, event.owner),
    scaffold=scaffold,
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
