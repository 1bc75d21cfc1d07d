"""How revenue, rulers and spending read."""

from rules.italy.board.wording import nature, talents
from rules.italy.realm.events import ReignTested, RevenueTaken, RulerCame, Spent
from rules.kernel.telling.phrases import capital, row, signed, the, verb
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(RevenueTaken)
def revenue_taken(event: RevenueTaken) -> Telling:
    """Tell a revenue with its parts."""
    parts = (("own land", event.own), ("Subjects", event.subjects), ("resources", event.resources))
    named = [f"{name} {number}" for name, number in parts if number]
    named += [f"lost homes {signed(-event.lost)}"] if event.lost else []
    marked = f"; {event.earmarked} of them for Civic Improvement alone" if event.earmarked else ""
    inside = f" ({', '.join(named)})" if named else ""
    text = f"{event.power}: revenue {talents(event.total)}{inside}{marked}."
    return Telling(text=text, news="money", weight=1 if event.total else 0)


@TELLINGS.of(ReignTested)
def reign_tested(event: ReignTested) -> Telling:
    """Tell whether a ruler goes."""
    verdict = "the ruler goes" if event.changes else "the ruler stays"
    text = f"{event.power}: {event.rolled} and {event.turns} for the turns since the last change make {event.total}"
    return Telling(text=f"{text}; {verdict}.", news="realm", weight=0)


@TELLINGS.of(RulerCame)
def ruler_came(event: RulerCame) -> Telling:
    """Tell a new ruler; what was rolled for him is in the reasons."""
    aggressor, protector, builder = event.ratings
    rated = f"aggressor {aggressor}, protector {protector}, builder {builder}"
    who = f"{capital(the(event.power))} {verb(event.power, 'has', 'have')} a new ruler, {nature(event.ratings)}"
    return Telling(text=f"{who}: {rated}.", news="realm")


@TELLINGS.of(Spent)
def spent(event: Spent) -> Telling:
    """Tell how a Power spent its talents; one that has none is left to the small print."""
    uses = [("on Attack", event.attack), *((f"against {the(name)}", held) for name, held in event.reserves)]
    named = [f"{number} {use}" for use, number in (*uses, ("on Civic Improvement", event.civic)) if number]
    text = f"{capital(the(event.power))} {verb(event.power, 'spends', 'spend')} {row(named) or 'nothing'}."
    return Telling(text=text, news="money", weight=1 if named else 0)
