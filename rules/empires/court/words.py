"""How areas, courts and leaders change (EMP-H8, EMP-H10.5, EMP-17.15, EMP-H21 to EMP-H23)."""

from rules.empires.court.events import (
    Absolved,
    AreaPassed,
    CourtLost,
    CourtMoved,
    Excommunicated,
    HoldsEnded,
    LeaderSucceeded,
    LevantTaken,
    OutbreakQuelled,
    WallsRazed,
)
from rules.kernel.state.marks import Said
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import row
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "stature.combat": "the heir’s skill in combat",
    "stature.administration": "the heir’s skill in administration",
    "stature.diplomacy": "the heir’s skill in diplomacy",
}
"""What the draws of this room are for."""
PASSED = {
    "conquest": "{now:The} {now:conquers|conquer} {area}{before:?, {before:the}’s until now}{worn}.",
    "diplomacy": "{area} is won over, and joins {now:the}, in unrest.",
    "restoration": "{area} opens its gates to its old masters: it is {now:the}’s{before:?, not {before:the}’s}, "
    "and in unrest.",
    "inheritance": "{area} passes to {now:the} by inheritance{before:?, and is lost to {before:the}}.",
    "rebellion": "{area} rises against {before:the}, and is its own master.",
    "heresy": "{area} has a faith of its own, and no longer obeys {before:the}.",
}
WAYS = {
    "conquest": "conquest",
    "diplomacy": "diplomacy",
    "restoration": "loyalty",
    "inheritance": "inheritance",
    "rebellion": "rebellion",
    "heresy": "heresy",
}
SUCCEEDED = (
    "{follows}: combat {combat}, administration {administration}, diplomacy {diplomacy} ({old} before)"
    "{absolved:, and at peace with the Church|}{means}."
)
DEEDS = ("marches and defences", "ruling, walls and conversion", "envoys and votes")
"""What a leader's combat, administration and diplomacy are for."""
TELLINGS = Tellings(
    PURPOSES,
    news="lands",
    labels={
        "AreaPassed.before": "owner before",
        "AreaPassed.now": "owner now",
        "AreaPassed.how": Said("how", WAYS),
        "AreaPassed.claimed": "rightful",
        "WallsRazed.before": "fortifications before",
        "WallsRazed.now": "fortifications now",
        "HoldsEnded.number": "holds",
        "CourtMoved.before": "court before",
        "CourtMoved.now": "court now",
        "CourtMoved.lost": "the old one lost",
        "CourtLost.before": "court before",
        "LeaderSucceeded.before": "who died",
        "LeaderSucceeded.now": "who follows",
        "LeaderSucceeded.heirless": "without an heir",
        "LeaderSucceeded.absolved": "an excommunication ended",
        "Excommunicated.christian": "Christian",
        "Excommunicated.cause": Said("why", {"refusal": "lands not given up", "truce": "a broken truce"}),
        "Absolved.gold": "gold for penance",
        "LevantTaken.first": "for the first time",
    },
)


def follows(event: LeaderSucceeded) -> str:
    """Say who follows whom; that a leader without an heir is dead was read out with its card."""
    if event.heirless:
        return sentence("{now:The} follows {before} of {seat:the}, though no son of his", event, {})
    whose = "your leader {before}" if is_reader(event.seat) else "{before} of {seat:the}"
    return sentence(f"{{now:The}} follows {whose}, who is dead", event, {})


def means(event: LeaderSucceeded) -> str:
    """Say to whom it is what a worse leader means: what is how much weaker from now on."""
    worse = [(was - now, deed) for was, now, deed in zip(event.old, event.new, DEEDS, strict=True) if was > now]
    if not is_reader(event.seat) or not worse:
        return ""
    return f": from now on {'; '.join(f'{deed} are {by} weaker' for by, deed in worse)}"


def court_moved(event: CourtMoved) -> str:
    """Say where a court goes, and from where."""
    if not event.before:
        return sentence("{seat:The} {seat:is|are} back from exile: the court is held in {now}.", event, {})
    if event.lost:
        return sentence("The court of {seat:the} flees from {before} to {now}.", event, {})
    return sentence("{seat:The} {seat:moves|move} the court from {before} to {now}.", event, {})


def excommunicated(event: Excommunicated) -> str:
    """Say what befell a leader, and why."""
    truce = "broke {seat:its|your} truce with {whom:the}" if event.whom else "broke a truce"
    crime = "would not give up what was judged another’s" if event.cause == "refusal" else sentence(truce, event, {})
    fate = "is excommunicated" if event.christian else "is denounced from every pulpit"
    said = {"crime": lambda _: crime, "fate": lambda _: fate}
    hurt = ", and 2 weaker in ruling, envoys and conversion until it does penance" if is_reader(event.whom) else ""
    return sentence(f"{{seat:The}} {{crime}}: {{seat:its|their}} leader {{fate}}{hurt}.", event, said)


def worn(event: AreaPassed) -> str:
    """Say what a conquest did to an area, which always does the same, to those alone whose it is or was."""
    if not is_reader(event.now) and not is_reader(event.before):
        return ""
    return ": it loses a level, and is in unrest" if event.level else ": it is in unrest"


TELLINGS.say(AreaPassed, lambda event: sentence(PASSED[event.how], event, {"worn": worn}), weight=2)
TELLINGS.say(
    WallsRazed,
    "The walls of {area} suffer: they count {now} in place of {before}.",
    weight=0,
)
TELLINGS.say(HoldsEnded, "What {seat:the} held of {area} is gone.", news="war")
TELLINGS.say(
    OutbreakQuelled, "{seat:The} {seat:has|have} {area} back in time: the heresy spreads no further.", weight=2
)
TELLINGS.say(CourtMoved, court_moved, news="court", weight=2)
TELLINGS.say(
    CourtLost,
    "{seat:The} {seat:loses|lose} the court in {before}, and there is no other place for one: "
    "{seat:its|their} leader goes into exile.",
    news="court",
    weight=3,
)
TELLINGS.say(
    LeaderSucceeded,
    SUCCEEDED,
    news="court",
    weight=lambda event: (4 if event.heirless else 3) if is_reader(event.seat) else 2,
    follows=follows,
    combat=lambda event: event.new[0],
    administration=lambda event: event.new[1],
    diplomacy=lambda event: event.new[2],
    means=means,
    old=lambda old: row(map(str, old)),
)
TELLINGS.say(
    Excommunicated,
    excommunicated,
    news="church",
    weight=lambda event: 4 if is_reader(event.whom) else 3 if is_reader(event.seat) else 2,
)
TELLINGS.say(Absolved, "{seat:The} {seat:does|do} penance for {gold} gold, and {seat:is|are} forgiven.", news="church")
TELLINGS.say(
    LevantTaken,
    "{areas} {areas:is|are} in Christian hands{first:| once more}.",
    news="church",
    weight=2,
)
