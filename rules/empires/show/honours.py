"""What is read out at the end: conquests, claims, gold, parleys won, and areas that walked away."""

from rules.empires.claims.events import ClaimGained
from rules.empires.court.events import AreaPassed
from rules.empires.parley.events import Counted
from rules.empires.treasury.events import AreaTaxed
from rules.kernel.play.honours import Honour


def conquered(event: AreaPassed) -> str:
    """Give who won an area by arms or envoys (EMP-H10.5, EMP-H12.3)."""
    return event.now if event.how in ("conquest", "diplomacy") else ""


def inherited(event: AreaPassed) -> str:
    """Give who inherited an area (EMP-19.2e2)."""
    return event.now if event.how == "inheritance" else ""


def rebelled(event: AreaPassed) -> str:
    """Give whom an area left by rebellion (EMP-17.15a)."""
    return event.before if event.how == "rebellion" else ""


def carried(event: Counted) -> str:
    """Give who had a question of his carried (EMP-H20.6)."""
    return event.asker if event.passed else ""


HONOURS = (
    Honour("Most areas won", AreaPassed, conquered, "area", "areas"),
    Honour("Most areas inherited", AreaPassed, inherited, "area", "areas"),
    Honour("Most claims gained", ClaimGained, lambda event: event.seat, "claim", "claims"),
    Honour("Most gold taxed", AreaTaxed, lambda event: event.seat, "gold", "gold", lambda event: event.gold),
    Honour("Most questions carried", Counted, carried, "question", "questions"),
    Honour("Most often left by its own people", AreaPassed, rebelled, "rebellion", "rebellions"),
)
