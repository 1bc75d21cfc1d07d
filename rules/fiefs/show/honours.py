"""What is read out at the end: prestige from battle, claims that gave a fief, conquests, and one proud day."""

from rules.fiefs.claims.events import ClaimExercised
from rules.fiefs.conquest.events import FiefConquered
from rules.fiefs.prestige.events import PrestigeEarned
from rules.kernel.play.honours import Honour


def in_battle(event: PrestigeEarned) -> str:
    """Give who earned prestige in a battle (FIE-12.1)."""
    return event.seat if event.reason == "battle" else ""


def taken(event: FiefConquered) -> str:
    """Give who has a fief by conquest that was another's (FIE-9.1)."""
    return event.lord if event.lord != event.lord_before else ""


HONOURS = (
    Honour("Most prestige in battle", PrestigeEarned, in_battle, "point", "points", lambda event: event.points),
    Honour("The proudest day", PrestigeEarned, in_battle, "point", "points", lambda event: event.points, "most"),
    Honour("Most fiefs taken by claim", ClaimExercised, lambda event: event.seat, "fief", "fiefs"),
    Honour("Most fiefs conquered", FiefConquered, taken, "fief", "fiefs"),
)
