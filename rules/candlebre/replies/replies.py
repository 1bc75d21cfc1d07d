"""What is asked in plain words, and who answers it from the board (section 19)."""

import re
from collections.abc import Callable, Iterable

from rules.candlebre.board.seats import dealt
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.replies import affairs, battles, fortunes, houses
from rules.kernel.language.matching import fold
from rules.kernel.play.replies import Reply

Answering = Callable[[World, str, str, re.Match[str]], Reply[World] | None]
"""Answers a question from a House's view at a window, by its name."""
NAMES = "|".join(HOUSES)
I = r"(?:i|we)"  # noqa: E741  as people say it
MY = r"(?:(?:my|our|both|all|the|two|2|of) )*"
PAST = r"(?:did|have|has|had)"
CARD = r"(?:cards?|pages?|company|companies|(?:the )?book(?: of fate)?|draws?|drew|drawn)"
WISE = r"(?:wise|danger\w*|risky?|worth|good|bad|safe|clever|smart)"
TROOPS = r"(?:army|armies|soldiers|troops|men|they|units|defenders|attackers)"
WITHDRAWS = r"(?:withdraw|withdrew|retreat|flee|run away|leave the field)"
CHANCES = (
    r"(?:how (?:likely|probable|good|big|high|sure)\b|(?:what (?:are|is|would)|what's|whats) (?:my|our|the) "
    r"(?:chances?|odds)|what (?:if|would happen if|will happen if|happens if)\b|(?:do|would|can|could|will) "
    rf"{I} (?:still )?win\b)"
)
DRAWN = (
    rf"(?:what|which|whats)\b.*\b{PAST} {I}\b.*\b(?:draw|drew|drawn)\b.*",
    rf"(?:what|which)\b.*\b{PAST} (?:my|the|our|that) (?:last |first |second )?{CARD}\b.*",
    rf"{PAST} {I} (?:get|gain|receive|draw)\b.*\b{CARD}\b.*",
    rf"(?:what|which) (?:is|was|were|are) (?:my|our) (?:last |new |latest )?{CARD}\b.*",
)
ESTEEMED = (
    (
        r"(?!.*\b(?:if|when|would|does|can|could|should)\b)(?=.*\b(?:why|how come|what for|where from)\b)"
        r"(?=.*\b(?:my|our|i|we)\b).*\bhonou?r\b.*"
    ),
    r"(?:my|our) honou?r (?:has |is |was |just )*(?:risen|rose|gone|went|fallen|fell|up|down|dropped|changed)\b.*",
)
LED = (
    (
        r"(?:what (?:happened|has happened|became|has become) (?:to|of|with)|where are|how are) "
        rf"{MY}(?:leaders?|boss|head of my house)\b(?: (?:at|in|now|alive|and|still)\b.*)?"
    ),
    rf"(?:is|are|did) {MY}leaders? (?:still )?(?:alive|dead|survive|safe).*",
)
RISKY = (
    rf"(?:is|would|should|shall|how)\b.*\b(?:draw|drawing|a card|the book)\b.*\b{WISE}\b.*",
    rf"(?:is|would) it (?:be )?(?:{WISE}|worth it|a good idea) to draw\b.*",
    rf"(?:should|shall) {I} draw\b.*|how (?:risky|dangerous) is (?:it to draw|drawing|a draw)\b.*",
)
WHY_HOUSE = (
    rf"(?:.*\b(?:asked for|wanted|wished for)\b.*)?why (?:am|are|did|do|was|have) {I}\b.*\b(?:house|{NAMES})\b.*",
)
NEAR = (
    r"who (?:sits|is|are|begins|starts|lives|will be) (?:next to|near|beside|closest to|my neighbou?rs?)\b.*",
    r"(?:which|what|who)\b.*\b(?:closest|nearest|neighbou?rs?)\b.*\b(?:house|me|my|mine|us|other side)\b.*",
)
FORGOTTEN = (
    rf"(?:did|have) {I} (?:forget|forgotten|miss|missed|overlook|overlooked)\b.*",
    r"(?:what|is anything|is there anything) (?:is )?(?:still )?(?:missing|left to do|else worth doing)\b.*",
)
UNSPENT = (
    (
        r"(?:what|where) (?:happens?|becomes|goes|does)\b.*\b(?:gold|money|rest|left)\b.*"
        r"\b(?:spend|spent|unspent|left|over|use|keep|save)\b.*"
    ),
)
IF_POSSIBLE = (
    (
        r"(?:place |put )?(?P<first>.+?)[,.;]? if (?:that |it |this )?(?:is |'s )?possible[,.;]?(?: and)? "
        r"(?:otherwise|or else|else|if not)[,.;]? (?P<second>.+)"
    ),
)
EASY = (
    (
        r"(?:attack|take|conquer|march on|grab|hit) (?:something|sth|anything|somewhere|some ?one|some1|a place|"
        r"a province|land) (?:that is |thats )?(?:easy|weak|safe|cheap|soft)\b.*"
    ),
)
MOVES_FIRST = (r"(?=.*\bmove\b.*\bfirst\b)(?:if|can|could|may|what if)\b.*\b(?:attack|march|fight|strike)\b.*",)
STUCK = (r"why (?:can|could|may|do|does|will|won't|cant|can't|cannot)\b.*\b(?:move|go|march|return|come)\b.*",)
ATTACKERS = (
    (
        rf"(?:if {I} (?:take|took|win|conquer|hold|get)\b.*\b)?who (?:could|can|might|would|will) (?:then )?"
        r"(?:attack|march on|threaten|hit|strike|take)\b.*"
    ),
)
ASKED: tuple[tuple[Answering, Iterable[str]], ...] = (
    (fortunes.drawn, DRAWN),
    (fortunes.esteemed, ESTEEMED),
    (fortunes.leaders, LED),
    (fortunes.risky, RISKY),
    (houses.why, WHY_HOUSE),
    (houses.near, NEAR),
    (affairs.forgotten, FORGOTTEN),
    (affairs.unspent, UNSPENT),
    (affairs.if_possible, IF_POSSIBLE),
    (affairs.too_early, (r"(?:(?:please|then|and|now|ok) )*(?:put|place|station|deploy)\b.*",)),
    (battles.easiest, EASY),
    (battles.moves_first, MOVES_FIRST),
    (
        battles.stuck,
        (r"why (?:can|could|may|do|does|will|won't|cant|can't|cannot)\b.*\b(?:move|go|march|return|come)\b.*",),
    ),
    (battles.attackers, ATTACKERS),
    (battles.leaving, (rf"(?:why|when)\b.*\b{TROOPS}\b.*\b{WITHDRAWS}\b.*",)),
    (battles.chances, (rf".*\b{CHANCES}.*",)),
)
"""Who answers what people ask; the first that has an answer does."""
BEFORE_DEALT: tuple[tuple[Answering, Iterable[str]], ...] = (
    (houses.which, (r"(?=.*\b(?:which|what|recommend|best|suggest|prefer)\b).*\bhouse\b.*",)),
    (houses.which, (rf"(?=.*\b(?:how much|which|who|what)\b)(?=.*\b(?:house|{NAMES}|others)\b).*\bhonou?r\b.*",)),
    (houses.near, NEAR),
    (affairs.forgotten, FORGOTTEN),
)
"""What is asked before Houses and land are dealt."""
BEFORE = re.compile(
    r"(?:(?:ok|okay|and|but|so|hey|hi|hello|well|please|pls|herald|no|wait|hm+|wtf|lol|i wonder)[\s,!.:]+)+"
)
"""What is said before a question and asks nothing."""
SPELT = {"wat": "what", "wats": "what is", "shud": "should", "cud": "could", "u": "you", "hte": "the"}
"""Short ways to write words that begin questions."""


def compiled(
    asked: Iterable[tuple[Answering, Iterable[str]]],
) -> tuple[tuple[Answering, re.Pattern[str]], ...]:
    """Compile what is asked."""
    return tuple((answer, re.compile(way)) for answer, ways in asked for way in ways)


DEALT, UNDEALT = compiled(ASKED), compiled(BEFORE_DEALT)


def reply(world: World, seat: str, window: str, words: str) -> Reply[World] | None:
    """Answer what a House asks in plain words from what it may know; None for what no board answers."""
    house = world.houses.get(seat)
    if house is None or not house.alive:
        return None
    line = " ".join(SPELT.get(one, one) for one in fold(words).replace("’", "'").split()).strip(" .!?")
    begun = BEFORE.match(line)
    asked = line[begun.end() :] if begun else line
    met = ((way.fullmatch(asked), answer) for answer, way in (DEALT if dealt(world, seat) else UNDEALT))
    found = (answer(world, seat, window, said) for said, answer in met if said)
    return next(filter(None, found), None)
