"""What is asked in plain words, and who answers it from the board (EMP-HC.0)."""

import re
from collections.abc import Callable

from rules.empires.board.state import World
from rules.empires.replies.defence import bare, coming, either, held, safe, whether
from rules.empires.replies.means import best, left
from rules.empires.replies.standing import broken, card, claim, machine, open_vote, parts, tie
from rules.kernel.language.matching import fold
from rules.kernel.play.replies import Reply, each_of

Answering = Callable[[World, str, str, re.Match[str]], Reply[World] | None]
"""Answers a question from a seat's view at a window, by its name."""
BEFORE = re.compile(r"(?:(?:ok|okay|and|but|so|hey|hi|well|please|pls|herald|no|nah|wait|hm+|wtf|lol)[\s,!.]+)+")
"""What is said before a question and asks nothing."""
SPELT = {"shd": "should", "shud": "should", "cud": "could", "u": "you", "r": "are", "w": "with", "wat": "what"}
"""Short ways to write words."""
AND = re.compile(
    r"\?+\s*|,\s*(?:(?:and|or|but) )?|\s+(?:and|or) (?=(?:who|how|what|why|when|should|could|can|do|is)\b)"
)
"""What stands between two questions."""
AREA = r"(?P<area>[\w' -]+?)"
RIVAL = r"(?P<rival>[\w' -]+?)"
TURN = r"(?:this|next|last|in this|in the next) (?:turn|round)"
NOW = rf"(?:[\s,]+(?:now|then|{TURN}|really|still|soon|today|lately))*"
I_CAN = (
    r"(?:how (?:do|can|could|should|would) (?:i|we)|"
    r"what (?:can|could|should|must|do) (?:i|we) do (?:so that (?:i|we)|to))"
)
AGAINST = rf"(?: (?:against|from|to) {RIVAL})?"
GUARDED = r"(?:defend(?:ing)?|guard(?:ing)?|defen[cs]es?(?: for| of| in)?)"
WALLED = r"(?:wall(?:ing|s)?|fortify(?:ing)?|(?:build(?:ing)? )?walls?(?: in| for)?)"
TAIL = rf"(?:[\s,?]+(?:better )?(?:{GUARDED}|{WALLED})(?: (?:or|and) (?:{GUARDED}|{WALLED}))*)?"
WISER = (
    r"(?:(?:is|would) it(?: not)?|(?:would|is)n'?t it|are you sure it is|what is|whats|what's)(?: be)? "
    r"(?:wiser|better|safer|smarter)(?: for me)?(?: to)?"
)
THAN = r"(?:than|or|instead of|rather than)(?: to)?"
SHOULD = r"(?:should|shall) (?:i|we)"
THEM = (
    r"(?:them|it|that|this|those|(?:my|the) (?:(?:rest|last|remaining|\d+|one|two|three) )*"
    r"(?:gold|endeavours?|tries)(?: left)?)"
)
MANY = r"(?P<many>\d|no|one|two|three|four|five|once|twice)"
AFTER = r"(?: (?:now|then|after .+))?"
HAVE_I = (
    r"(?: (?:do|will|would|have) (?:i|we)(?: still)?(?: have| got)?| is| are(?: there)?| does that leave (?:me|us))"
)
GOOD = r"(?:(?: (?:even|really|it|that))*(?: (?:good|useful|worth|for|do))*)"
ASKED: tuple[tuple[Answering, tuple[str, ...]], ...] = (
    (
        safe,
        (
            rf"how (?:safe|secure|well defended) is {AREA}{NOW}(?: with {MANY} defen[cs]es?)?{NOW}",
            rf"is {AREA} (?:safe|secure){NOW} with {MANY} defen[cs]es?{NOW}",
            rf"what (?:if|happens if) (?:i|we) defend {AREA} (?:with )?{MANY}(?: times| defen[cs]es?)?{NOW}",
        ),
    ),
    (
        held,
        (
            rf"{I_CAN} (?:not|never|don't|dont|do not) lose {AREA}{AGAINST}{NOW}{TAIL}",
            rf"{I_CAN} (?:best )?(?:keep|hold|save|protect|secure|defend) {AREA}{AGAINST}{NOW}{TAIL}",
            rf"what (?:keeps|saves|protects) {AREA}{AGAINST}{NOW}",
        ),
    ),
    (
        either,
        (
            rf"{WISER} {GUARDED} {AREA} {THAN} {WALLED}(?: it)?{NOW}",
            rf"{WISER} {WALLED} {AREA} {THAN} {GUARDED}(?: it)?{NOW}",
            rf"{SHOULD} (?:{GUARDED} or {WALLED}|{WALLED} or {GUARDED}) {AREA}{NOW}",
            rf"{SHOULD} {GUARDED} {AREA} or {WALLED}(?: it)?{NOW}",
            rf"{SHOULD} {WALLED} {AREA} or {GUARDED}(?: it)?{NOW}",
            rf"(?:{GUARDED} or {WALLED}|{WALLED} or {GUARDED}) (?:for |in |of )?{AREA}{NOW}",
        ),
    ),
    (
        coming,
        (
            (
                rf"(?:can|could|will|may|might|would|does) {RIVAL} (?:attack|hit|invade|reach|come for|strike)(?: at)? "
                rf"(?:me|us){NOW}"
            ),
            rf"(?:is|are) {RIVAL} (?:going to |gonna |about to )?attack(?:ing)? (?:me|us){NOW}",
        ),
    ),
    (whether, (rf"(?:should|shall|must) (?:i|we) defend(?: at all| myself)?{NOW}",)),
    (
        bare,
        (
            rf"why is {AREA} (?:undefended|not defended|without defen[cs]e){NOW}",
            rf"why is nothing left to defend {AREA}{NOW}",
        ),
    ),
    (
        left,
        (
            rf"how many (?:endeavours?|tries)(?: have (?:i|we)(?: still)?|{HAVE_I})(?: got)?(?: left)?{AFTER}",
            rf"how much (?:gold|money){HAVE_I}? (?:left|still)(?: over)?{AFTER}",
            rf"(?:would|will|do) (?:i|we) (?:still )?have (?:any |some |enough )?(?:gold|money) left(?: over)?{AFTER}",
            r"(?:will|would|is) my gold (?:be )?enough(?: (?:then|now|for (?:that|this|it|all|my orders|everything)))*",
            rf"what (?:is|will be|would be) left(?: of my gold| over)?{AFTER}",
        ),
    ),
    (
        best,
        (
            (
                r"(?:what|which)(?: would| is|'s|s)?(?: be)? the best (?:use|thing|way)"
                rf"(?: (?:of|for|with|to (?:do with|use|spend)))? {THEM}"
            ),
            rf"(?:what|how) {SHOULD} (?:best )?(?:do with|use|spend) {THEM}",
            rf"(?:what|how) (?:should|can|could|do|would) (?:i|we|you) (?:best )?(?:do with|use|spend) {THEM}",
        ),
    ),
    (
        tie,
        (
            rf"what(?:'s| is|s) (?:a |my )?ties? (?:with|to|in) {AREA}{GOOD}",
            (
                rf"(?:a|my) tie (?:with|to|in) {AREA}(?:,? (?:which|that) (?:i|we) (?:already )?(?:own|have|hold))?,? "
                rf"what(?: is|'s|s){GOOD}"
            ),
            rf"(?:a|my) tie (?:with|to|in) {AREA}",
            rf"what (?:does|would) a tie (?:with|to|in) {AREA} (?:do|bring|give|help)(?: (?:me|us|for me))?",
        ),
    ),
    (
        claim,
        (
            (
                r"how (?:do|can|could|would) (?:i|we) (?:regain|gain|get|win|have|obtain)(?: back)? (?:the|a|my) claim "
                rf"(?:to|on|for|in|of) {AREA}(?: back)?(?:,? and is (?:it|that) worth .+)?"
            ),
        ),
    ),
    (
        card,
        (
            (
                r"(?:what|which)(?: is|'s|s| are)? my (?P<place>first|second|third)? ?cards?(?: (?:good for|for|do))?"
                r"(?:,? (?:and|or) (?:would|should|shall) .+)?"
            ),
            r"which (?:one )?of my cards (?:fits?|helps?|is (?:best|good|useful)|should i play|would you play)(?: .+)?",
            r"(?:which|what) card should (?:i|we) play(?: now| first| next)?",
        ),
    ),
    (
        open_vote,
        (
            (
                r"how (?:did|does|is|goes) (?:the|my) (?:vote|parley|ballot)(?: .+?)? (?:go|going|end|stand|turn out)"
                r"(?:,? and what .+)?"
            ),
            r"(?:what|whats|what's)(?: (?:do|must|should|can|shall) (?:i|we)(?: have to)? do)?(?: (?:now|here|then))*",
        ),
    ),
    (
        broken,
        (
            (
                rf"(?:did|has|have) {RIVAL} (?:break|broke|broken|keep|kept) (?:his|her|its|their|the|our) "
                rf"(?:word|promise|pact|deal|agreement){NOW}"
            ),
            rf"(?:did|has) {RIVAL} (?:betray|betrayed|cheat|cheated) (?:me|us){NOW}",
        ),
    ),
    (
        machine,
        (
            (
                r"(?:how (?:do|can|could) (?:i|we)|can (?:i|we)) (?:get|make|have|reach) (?:some |a |any )?"
                r"(?:peace|truce|deal|pact|agreement) (?:with|from) (?P<rival>an autopilot|autopilots|the autopilots?)"
            ),
            (
                rf"(?:does|do|will|can) {RIVAL} (?:even |really |actually )*(?:read|answer|get|understand) "
                r"(?:that|this|it|my letters?|letters?)(?:,? (?:if|when|since|as) .+autopilot)?"
            ),
            rf"is it (?:of any use|useful|any good) to write (?:letters )?to {RIVAL}",
        ),
    ),
    (
        parts,
        (
            r"what (?:does|do|is|are) (?:two|three|\d) successes(?: needed)?(?: (?:mean|needed|for))?",
            (
                r"(?:why|how come)(?: is it)? (?:only )?\d+ in 10 (?:with|by) (?:one|a single) try"
                r"(?:,? (?:if|when|though) .*success.*)?"
            ),
            r"how can one try take (?:it|an area|what) .*two successes.*",
        ),
    ),
)
"""Who answers what people ask; the first that has an answer does."""
WAYS = tuple((re.compile(way), answer) for answer, ways in ASKED for way in ways)


def reply(world: World, seat: str, window: str, words: str) -> Reply[World] | None:
    """Answer what a seat asks in plain words from what it may know; None for what no board answers.

    Several questions are answered where each of them has an answer.
    """
    if seat not in world.empires or not world.owned(seat):
        return None
    line = " ".join(SPELT.get(one, one) for one in fold(words).casefold().split()).rstrip(" ?!.")
    if found := answered(world, seat, window, line):
        return found
    parts = [one.strip() for one in AND.split(line) if one and one.strip()]
    return each_of(parts, lambda one: answered(world, seat, window, one))


def answered(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Answer one question; None where nobody here has an answer."""
    begun = BEFORE.match(line)
    asked = (line[begun.end() :] if begun else line).strip(" .!?")
    met = ((way.fullmatch(asked), answer) for way, answer in WAYS)
    found = (answer(world, seat, window, said) for said, answer in met if said)
    return next(filter(None, found), None)
