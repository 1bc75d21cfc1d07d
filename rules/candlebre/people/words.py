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
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(PrisonersReleased)
def prisoners_released(event: PrisonersReleased) -> Telling:
    """Tell who was let go."""
    return Telling(text=f"{capital(event.seat)} lets {troops(event.units)} of {event.owner} go home.", news="court")


@TELLINGS.of(PrisonersKilled)
def prisoners_killed(event: PrisonersKilled) -> Telling:
    """Tell who was killed."""
    killed = f"{troops(event.units)} of {event.owner}"
    text = f"{capital(event.seat)} has {killed} killed in their chains, for {event.gold} gold."
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(LeaderReleased)
def leader_released(event: LeaderReleased) -> Telling:
    """Tell who was let go."""
    where = f" and rides to {event.province}" if event.province else ""
    text = f"{subject(event.leader)} gives {event.seat} a promise and is freed{where}."
    return Telling(text=text, news="court", weight=2)


@TELLINGS.of(LeaderExecuted)
def leader_executed(event: LeaderExecuted) -> Telling:
    """Tell of an execution."""
    text = (
        f"{subject(event.leader)} dies on a scaffold of {event.seat}. The troops of {event.owner} will not forget: "
        f"+1 on all their dice to the end of their turn {event.rally}."
    )
    return Telling(text=text, news="court", weight=3)


@TELLINGS.of(LeaderRemoved)
def leader_removed(event: LeaderRemoved) -> Telling:
    """Tell that a leader is gone."""
    return Telling(text=f"{subject(event.leader)} is gone: {event.reason}.", news="court", weight=3)


@TELLINGS.of(LeaderMoved)
def leader_moved(event: LeaderMoved) -> Telling:
    """Tell where a leader went."""
    where = f" and comes to {event.province}" if event.province else ""
    return Telling(text=f"{subject(event.leader)} {event.reason}{where}.", news="court")
