"""How parleys read (EMP-18.2, EMP-H20)."""

from rules.empires.parley.events import Asked, BallotCast, Counted, QuestionFell, QuestionPut, TruceMade
from rules.kernel.telling.phrases import capital, row, the
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    news="parley",
    labels={
        "asker": "who asks",
        "Asked.other": "the other party",
        "kind": "what is asked",
        "votes": "votes",
        "weight": "weight",
        "BallotCast.cards": "Influence cards",
        "vote": "",
        "passed": "carried",
        "paid": "gold paid",
    },
)
FALLEN = {
    "lost": "the land has changed hands",
    "untied": "the tie is gone",
    "claimed": "the claim is held by now",
    "barred": "the religion forbids it",
    "truce": "there is a truce by now",
}


def question(event: Asked) -> str:
    """Say what is asked: whether one party shall have something of the other."""
    asker, areas = the(event.asker), row(the(area) for area in event.areas)
    if event.kind == "claim":
        return f"shall {asker} have a claim to {areas}?"
    if event.kind == "peace":
        return f"shall {asker} and {the(event.other)} keep a truce?"
    return f"must {the(event.other)} give up {areas} to {asker}?"


def put(event: QuestionPut) -> str:
    """Tell that a question was put."""
    return f"A question is put to the crowned heads: {question(event)}"


def fell(event: QuestionFell) -> str:
    """Tell that a question fell, and why."""
    return f"The question falls before it is voted on ({question(event)[:-1]}): {FALLEN[event.reason]}."


def ballot(cast: BallotCast) -> str:
    """Say how one seat voted: `France 12 (with an Influence card)`."""
    cards = f" ({cast.cards} Influence)" if cast.cards else ""
    return f"{cast.seat} {cast.weight}{cards}"


def counted(event: Counted) -> str:
    """Tell a ballot: the outcome first, then who voted how."""
    sides = {side: [ballot(one) for one in event.votes if one.vote == side] for side in ("yes", "no")}
    told = "; ".join(f"{side}: {row(votes)}" for side, votes in sides.items() if votes)
    outcome = "Carried" if event.passed else "Not carried"
    return f"{outcome}, {event.yes} to {event.no}: {question(event)} {capital(told)}{'.' if told else 'Nobody votes.'}"


TELLINGS.say(QuestionPut, put, weight=2)
TELLINGS.say(QuestionFell, fell, weight=1)
TELLINGS.say(Counted, counted, weight=2)
TELLINGS.say(TruceMade, "{one:The} and {other:the} keep a truce until {until}.", weight=2, until=str)
