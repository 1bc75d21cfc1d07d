"""How endeavours read (EMP-H9 to EMP-H15, EMP-H22.2)."""

from collections.abc import Mapping

from rules.empires.endeavours.events import (
    TERMS,
    AreaConverted,
    AreaFortified,
    AreaRuled,
    Assailed,
    DefenceMade,
    EndeavourTried,
    HoldsTakenOff,
    HoldWon,
    LevelLost,
    NotNeeded,
    OwnTried,
)
from rules.empires.endeavours.tables import Band
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import row, several, signed
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

PURPOSES = {
    "endeavour.conquer": "an attack",
    "endeavour.rule": "how well it is ruled",
    "endeavour.fortify": "how the walls rise",
    "endeavour.negotiate": "how the envoys fare",
    "endeavour.convert": "how the preachers fare",
    "endeavour.restore": "whether it rises for its exile",
}
"""What the draws of this room are for."""
MARCH = "{seat:The} {seat:marches|march} from {base} against {target}{whose}"
TRIED: Mapping[tuple[str, str], str] = {
    ("conquer", "failure"): MARCH + "{gainst}, and {seat:is|are} beaten.",
    ("conquer", "nothing"): MARCH + "{gainst}, and {seat:gains|gain} nothing.",
    ("conquer", "success"): MARCH + "{gainst}, and {seat:wins|win}.",
    ("conquer", "great"): MARCH + "{gainst}, and {seat:carries|carry} the day.",
    ("rule", "failure"): "{seat:The} {seat:rules|rule} {target} badly.",
    ("rule", "nothing"): "{seat:The} {seat:tries|try} to rule {target} well, and nothing comes of it.",
    ("rule", "success"): "{seat:The} {seat:rules|rule} {target} well.",
    ("rule", "great"): "{seat:The} {seat:rules|rule} {target} as nobody has before.",
    ("fortify", "failure"): "The walls of {seat:the} in {target} fall down before they stand.",
    ("fortify", "nothing"): "{seat:The} {seat:builds|build} in {target}, and nothing is finished.",
    ("fortify", "success"): "{seat:The} {seat:builds|build} in {target}.",
    ("negotiate", "failure"): "The envoys of {seat:the} give offence in {target}.",
    ("negotiate", "nothing"): "The envoys of {seat:the} come back from {target} with kind words.",
    ("negotiate", "success"): "The envoys of {seat:the} are welcome in {target}.",
    ("negotiate", "great"): "The envoys of {seat:the} are cheered in {target}.",
    ("convert", "failure"): "The preachers of {seat:the} are chased out of {target}.",
    ("convert", "nothing"): "{target} listens to the preachers of {seat:the}, and stays as it was.",
    ("convert", "success"): "{target} listens to the preachers of {seat:the}.",
    ("restore", "nothing"): "{seat:The} {seat:calls|call} on {target} to rise{gainst}, and nobody comes.",
    ("restore", "success"): "{seat:The} {seat:calls|call} on {target} to rise{gainst}, and it does.",
}
"""By kind and result, as far as each kind has it (EMP-H9.8)."""
SURE = 2
"""The lowest sum of two dice."""
LOUD = ("failure", "nothing")
"""Results that no other event tells."""


def made_of(event: EndeavourTried) -> str:
    """Say what made the rating of an endeavour (EMP-H9.8)."""
    terms = row(f"{TERMS[name]} {signed(number)}" for name, number in event.terms if number)
    return f"What made the rating of {event.rating}: {terms}." if terms else ""


def against(event: EndeavourTried) -> str:
    """Say who stood in the way."""
    return sentence(", which {defender:the} {defender:defends|defend}", event, {}) if event.defender else ""


def whose(event: EndeavourTried) -> str:
    """Say whose the target is, where its name does not say so: no “Castile of Castile”."""
    if is_reader(event.owner):
        return ", which is yours"
    named = event.owner and str(event.owner) != str(event.target)
    return sentence("{owner:? of {owner:the}}", event, {}) if named else ""


def tried(event: EndeavourTried) -> str:
    """Say what was tried and how it went."""
    return sentence(TRIED[event.kind, event.band], event, {"gainst": against, "whose": whose})


def weight(event: EndeavourTried) -> int:
    """Give small print where its effect is told on its own."""
    return 1 if event.band in LOUD or event.kind == "conquer" else 0


OWN: Mapping[tuple[str, str], str] = {
    ("conquer", "failure"): "Your march against {target} is beaten",
    ("conquer", "nothing"): "Your march against {target} gains nothing",
    ("conquer", "success"): "Your march against {target} wins a foothold",
    ("conquer", "great"): "Your march against {target} goes well",
    ("rule", "failure"): "You rule {target} badly",
    ("rule", "nothing"): "Nothing comes of ruling {target}",
    ("rule", "success"): "You rule {target} well",
    ("rule", "great"): "You rule {target} as nobody has before",
    ("fortify", "failure"): "Your walls in {target} fall down",
    ("fortify", "nothing"): "Your walls in {target} are not finished",
    ("fortify", "success"): "Your walls rise in {target}",
    ("negotiate", "failure"): "Your envoys give offence in {target}",
    ("negotiate", "nothing"): "Your envoys bring no tie from {target}",
    ("negotiate", "success"): "Your envoys are welcome in {target}",
    ("negotiate", "great"): "Your envoys are cheered in {target}",
    ("convert", "failure"): "Your preachers are chased out of {target}",
    ("convert", "nothing"): "{target} keeps its faith",
    ("convert", "success"): "{target} takes your faith",
    ("restore", "nothing"): "Nobody rises for you in {target}",
    ("restore", "success"): "{target} begins to rise for you",
}
"""The same to whoever tried it."""


def own(event: OwnTried) -> str:
    """Say how one's own endeavour went, with the roll and what was needed: `(you rolled 5 and needed 8)`."""
    wanted = f"and needed {event.wanted}" if event.wanted > SURE else "where any roll would do"
    whose = sentence("{owner:?, which {owner:the} took before your turn,}", event, {}) if event.forestalled else ""
    place = str(event.target)
    said = sentence(OWN[event.kind, event.band], event, {}).replace(place, f"{place}{whose}", 1)
    return f"{said} (you rolled {event.rolled} {wanted}{since(event)})."


def since(event: OwnTried) -> str:
    """Say what changed the roll that was wanted since it was ordered; nothing where nothing did."""
    before = event.wanted + sum(by for _, by in event.changed)
    if before == event.wanted:
        return ""
    why = row(shift(event, term, by) for term, by in event.changed)
    if before <= SURE:
        return f", not any roll as when you ordered it: {why}"
    by = event.wanted - before
    return f", {abs(by)} {'more' if by > 0 else 'less'} than when you ordered it: {why}"


def shift(event: OwnTried, term: str, by: int) -> str:
    """Say in words what made a try easier or harder meanwhile."""
    if term == "defence" and event.owner:
        return sentence("the defence of {owner:the}", event, {})
    if term in MEANWHILE:
        return MEANWHILE[term]
    if term == "social" and event.kind == "rule":
        return "another level there"
    if term not in LEVELS:
        return f"{TERMS[term]} {signed(by)}"
    more = (by > 0) == (term != "social" or event.kind == "fortify")
    return f"{several(abs(by), 'level', 'levels')} {'more' if more else 'less'} {LEVELS[term]}"


def spared(event: NotNeeded) -> str:
    """Say that a try was not needed any more, and cost nothing."""
    return sentence(f"{REACHED[event.kind]}: a further try was not needed, and cost nothing.", event, {})


REACHED: Mapping[str, str] = {
    "conquer": "{target} is yours",
    "restore": "{target} is yours",
    "rule": "{target} is quiet, and as well off as it can be",
    "fortify": "The walls of {target} are as strong as can be",
    "negotiate": "You have your tie to {target}",
    "convert": "{target} has your faith",
}
"""What has been reached where a further try is not needed."""
LEVELS: Mapping[str, str] = {"social": "there", "base": "at the base", "court": "at your court"}
"""Terms that are levels, with where."""
MEANWHILE: Mapping[str, str] = {"leader": "another leader", "defence": "its defender"}
"""Terms whose change needs no figure."""


ASSAILED: Mapping[Band, str] = {
    "failure": "and {seat:is|are} beaten off",
    "nothing": "and {seat:gains|gain} nothing",
    "success": "and {seat:wins|win} a foothold",
    "great": "and {seat:carries|carry} the day",
}
"""How an attack went, to whoever was attacked."""


def assailed(event: Assailed) -> str:
    """Say who attacked one, with the roll and what was needed, and whether one defended oneself."""
    wanted = f"needed {event.wanted}" if event.wanted > SURE else "any roll would do"
    guarded = "you defend it" if event.defended else "undefended"
    went = "and {seat:succeeds|succeed}" if event.ends else ASSAILED[event.band]
    said = sentence(f"{{seat:The}} {{seat:attacks|attack}} {{target}} {went}", event, {})
    return f"{said} (rolled {event.rolled}, {wanted}, {guarded})."


def alarm(event: Assailed) -> int:
    """Give how loudly an attack is told to whom it befell: what it won stands before all else."""
    return 2 if event.band in LOUD else 3


TELLINGS = Tellings(PURPOSES, news="works")
TELLINGS.say(Assailed, assailed, news="war", weight=alarm)
TELLINGS.say(EndeavourTried, tried, news="war", weight=weight)
TELLINGS.explain(EndeavourTried, made_of)
TELLINGS.say(OwnTried, own, news="seat", weight=1)
TELLINGS.say(NotNeeded, spared, news="seat", weight=1)
TELLINGS.say(
    DefenceMade,
    "{seat:The} {seat:defends|defend} {area} against {against:the}; {left:endeavour is|endeavours are} left to it.",
    news="war",
    weight=0,
)
TELLINGS.say(LevelLost, "{area} suffers for it: its social state falls to {now}.")
TELLINGS.say(HoldWon, "{seat:The} {seat:holds|hold} {total} of the {need} parts of {area} that it takes.", news="war")
TELLINGS.say(
    HoldsTakenOff,
    "{seat:The} {seat:drives|drive} {holder:the} out of {area}{left:?, though not out of all of it}.",
    news="war",
)
TELLINGS.say(AreaRuled, "{area} is well ruled by {seat:the}: its social state rises to {now}.")
TELLINGS.say(AreaFortified, "{area} has new walls: they count {now} in place of {before}.")
TELLINGS.say(
    AreaConverted,
    "{area} takes the faith of {seat:the}{heresy:, and its heresy is over|}.",
    news="church",
    weight=2,
)
