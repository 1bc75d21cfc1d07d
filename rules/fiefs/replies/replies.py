"""What is asked in plain words, and who answers it (section 19)."""

import re
from collections.abc import Callable, Mapping

from rules.fiefs.board.state import World
from rules.fiefs.replies.field import WAYS as FIELD
from rules.fiefs.replies.field import safer
from rules.fiefs.replies.opening import claim_for, fiefs_there, near_there, order_of_choice, sizes, whose_now
from rules.fiefs.replies.stakes import WAYS as STAKES
from rules.fiefs.replies.standing import lead
from rules.fiefs.replies.war import binding, claimed_late, ended, opening, sided, staked, taken_back, why_not
from rules.fiefs.replies.year import WAYS as YEAR
from rules.kernel.language.matching import fold
from rules.kernel.play.replies import Reply, each_of

Answering = Callable[[World, str, str, re.Match[str]], Reply[World] | None]
"""Answers a question from a House's view at a window, by its name."""
BEFORE = re.compile(r"(?:(?:ok|okay|and|but|so|hey|hi|well|please|pls|herald|no|nah|wait|hm+|wtf|lol)[\s,!.]+)+")
"""What is said before a question and asks nothing."""
SPELT: Mapping[str, str] = {"wat": "what", "wats": "whats", "shud": "should", "cud": "could", "y": "why", "u": "you"}
"""Short ways to write words that begin questions."""
AND = re.compile(r"\?\s*|,\s*(?:(?:and|or|but) )?|\s+(?:and|or) (?=(?:who|how|what|why|when|should|could|can|do|is)\b)")
"""What stands between two questions."""
THINGS = r"(?:fiefs?|lands?|places?|regions?|towns?|cities|provinces?|capitals?)"
SHOW = (
    r"(?:(?:please|pls|can you|could you) )*(?:(?:list|show|name|tell)(?: me)?|give me)"
    r"(?: (?:a|the) (?:list|names?)(?: of)?)?"
)
EXTRA = r"(?:[\s,]+(?:and )?(?:where(?: are they)?|please|pls|there|at all|on the map|now|then|exactly))*"
TAKES = r"(?:takes?|gets?|has|have|wants?|wish(?:es)?(?: for)?|chooses?|picks?|names?|grabs?)"
NEAR = r"(?:near|next to|around|close to|beside|bordering(?: on)?)"
FIEF = r"(?P<fief>[\w' -]+?)"
HOW_TO = (
    r"(?:how (?:exactly )?(?:do|can|could|should|would) (?:i|we)|what (?:should|can|must|could|do) (?:i|we) do to|"
    r"(?:can|could) (?:i|we)|how likely is it that (?:i|we) (?:can )?|what are (?:the|my) (?:odds|chances) to)"
)
MANY = r"(?:fewer|less|only|more|\d+|one|two|ten|eleven|twelve|thirteen)"
ASKED: tuple[tuple[Answering, tuple[str, ...]], ...] = (
    (
        fiefs_there,
        (
            rf"(?:what|which) {THINGS} (?:are there|exist|do you have){EXTRA}",
            rf"(?:what|which) {THINGS} (?:can|could|may) i (?:wish for|choose|pick|name|take|have|claim){EXTRA}",
            rf"(?:what|which) {THINGS} are (?:there )?(?:in|of) (?:the )?(?P<land>[\w' ]+?){EXTRA}",
            (
                rf"{SHOW} (?:(?:all|the|of|every|each) )*{THINGS}(?:(?: (?:of|in|from))? (?:the"
                rf" )?(?P<land>[\w' -]+?))?{EXTRA}"
            ),
        ),
    ),
    (
        near_there,
        (
            (
                rf"(?:what(?:'s|s)?|which|who)(?: else)?(?: {THINGS}(?: and {THINGS})?)?"
                rf"(?: (?:is|are|lies?|else|there))* {NEAR} {FIEF}(?:,.*)?"
            ),
            rf"(?:{SHOW} )?(?:(?:all|the|some|of|what|is|are) )*{THINGS}? ?{NEAR} {FIEF}",
        ),
    ),
    (
        order_of_choice,
        (
            (
                r"(?:what|and) (?:if|happens if|when) (?:some(?:one|body)|any(?:one|body)|another|they|he|she|[\w']+)"
                rf"(?: (?:else|house|player|also))* {TAKES} {FIEF}(?: (?:too|first|before (?:me|my turn)|as well))*"
            ),
            (
                r"(?:do|will|would|can|could|am|are) (?:i|we) (?:get|have|be sure of|sure (?:to get|of)"
                r"|certain (?:to get|of)|"
                rf"going to get) (?:one )?{FIEF}(?: (?:for (?:sure|certain)|then|too|first|really))*"
            ),
            rf"(?:is|are) {FIEF} (?:mine )?(?:for (?:sure|certain)|safe|sure|certain)",
            (
                r"(?:who(?:'s|s)?|which houses?)(?: (?:is|are|goes?|chooses?|picks?|places?|wish(?:es)?"
                r"|comes?|choosing|placing))?"
                r"(?: (?:first|before|ahead of|to choose|in turn|next|me|us|my turn|or|and|after))+"
            ),
            (
                r"when is it my turn|(?:what is|in (?:what|which)) (?:the )?order(?: of (?:choice|choosing"
                r"|the houses))?"
                r"(?: (?:do|does|will) .+ (?:choose|place|pick))?"
            ),
        ),
    ),
    (
        claim_for,
        (
            (
                r"(?:what(?:'s|s)?|why (?:do i need|have))(?: (?:is|are|does|do))? (?:an? |the )?claims?"
                r"(?: (?:even|good|do|for|mean|used?|really|actually))*"
            ),
        ),
    ),
    (sizes, (rf"why (?:do|does|have|has|did|am) .{{0,40}}?\b{MANY}\b.{{0,40}}",)),
    (
        whose_now,
        (
            (
                rf"(?:why|how come) (?:(?:do not|don't|dont|did not|didn't|didnt) i|i (?:do not|don't|dont))"
                rf" (?:have|get|own) {FIEF}"
            ),
        ),
    ),
    (
        lead,
        (
            (
                r"(?:who(?:'s|s| is)? (?:winning|leading|ahead)|(?:what(?:'s|s| is| are) )?the (?:scores?"
                r"|standings?|points)"
                r"|who has (?:the )?most points)(?: (?:at the moment|right now|now|the game|this game|so far"
                r"|currently))*"
            ),
        ),
    ),
    (
        staked,
        (
            (
                r"(?:could|can|will|would|do) (?:i|we) (?:win|lose)(?: (?:it|this|that|the|a|such|war|one"
                r"|then|for|throne))*"
            ),
            (
                r"(?:what (?:(?:would |will )?happens?(?: to me)?|do i (?:lose|risk)|could i lose|if)|what is at stake)"
                r"(?: (?:if|when|in|i|we|lose|lost|losing|the|this|that|war|battle|one|my|it))*"
            ),
        ),
    ),
    (
        sided,
        (
            (
                r"who(?:'s|s)?(?: (?:is|are|stands?|fights?))?(?: (?:on|with|for|against|by))* (?:me|us|my"
                r" side|whose side)"
                r"(?: (?:in|this|the|war|now))*"
            ),
            r"how (?:big|large|strong) (?:is|are) (?:my|our) (?:army|side|troops|men)(?: now)?",
            r"who are my (?:allies|friends|enem(?:y|ies)|foes)(?: now)?",
        ),
    ),
    (
        binding,
        (
            (
                r".*\b(?:promised?|swore|sworn|gave (?:me )?(?:his|her|their) word|in (?:a|his|her) letter"
                r"|broke (?:his|her|our|the) "
                r"(?:promise|word|pact|deal|agreement))\b.*"
            ),
            (
                r"(?:can|may|could|is) (?:he|she|they)(?: (?:really|just|even))? (?:allowed to )?(?:do"
                r" (?:that|this|so)|break it)"
            ),
        ),
    ),
    (
        opening,
        (
            (
                r"(?:when )?(?:should|shall|do|must|can) (?:i|we) (?:open|begin|start)(?: (?:it|the|my|war"
                r"|campaign|in))*"
                r"(?: (?:spring|summer|fall|autumn|winter)(?: or)?)*"
            ),
        ),
    ),
    (
        claimed_late,
        (
            (
                rf"(?:can|could|may) (?:i|we) (?:still )?(?:lay a )?claim (?:on )?{FIEF}(?: (?:now|still|yet"
                rf"|this year))*"
                r"(?:[\s,]+(?:or )?is it too late)?"
            ),
        ),
    ),
    (
        taken_back,
        (
            (
                rf"{HOW_TO} (?:win|get|take|conquer|gain) {FIEF} back(?: (?:again|now|this|year|season|by"
                rf"|with|my|a|claim|then))*"
            ),
            (
                rf"{HOW_TO} (?:retake|regain|recover|recapture) {FIEF}(?: (?:again|now|this|year|season|by"
                rf"|with|my|a|claim))*"
            ),
        ),
    ),
    (
        ended,
        (
            (
                r"(?:how|when|can|could) (?:do|does|can|could|will|is)? ?(?:i|we|the war|this war|it)? ?"
                r"(?:stop|end|ends|get out of|leave|over|be over)(?: (?:the|this|war|it|now|fighting))*"
            ),
            (
                r"(?:(?:i|we) (?:just )?want|how (?:do|can) (?:i|we) (?:get|make|have)) (?:some )?peace(?:"
                r" (?:now|with [\w' -]+))?"
            ),
            r"(?:does|will|is) the war (?:go|going|goes)? ?(?:on|over|still on)(?: (?:now|this year))*",
        ),
    ),
    (
        safer,
        (
            (
                r"(?:which|what) (?:is|would be|s) (?:safer|better|wiser|best)[\s,]+(?:to )?(?:sally|stay"
                r"|break out|stand)\b.*"
            ),
            r"(?:should|shall|must) (?:i|we) (?:sally|break out|stay inside|stand siege)\b.*",
        ),
    ),
    (
        why_not,
        (
            (
                r"why (?:can(?:'|no)?t|can i not|may i not) (?:i |we )?(?:just |directly |simply )*"
                rf"(?:take|seize|get|have|exercise (?:my |the )?claim (?:in|on)) {FIEF}"
                r"(?: (?:directly|now|by|with|using|my|a|the|claim|at once))*"
            ),
        ),
    ),
)
"""Who answers what people ask; the first that has an answer does."""
WAYS = tuple((re.compile(way), answer) for answer, ways in (*ASKED, *FIELD, *STAKES, *YEAR) for way in ways)


def reply(world: World, seat: str, window: str, words: str) -> Reply[World] | None:
    """Answer what a House asks in plain words from what it may know; None for what no board answers.

    Several questions are answered where each of them has an answer.
    """
    if seat not in world.playing():
        return None
    line = " ".join(SPELT.get(one, one) for one in fold(words).lower().split()).rstrip(" ?!.")
    if found := answered(world, seat, window, line):
        return found
    parts = [one for one in AND.split(line) if one and one.strip()]
    return each_of(parts, lambda one: answered(world, seat, window, one))


def answered(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Answer one question; None where nobody here has an answer."""
    begun = BEFORE.match(line)
    asked = line[begun.end() :] if begun else line
    met = ((way.fullmatch(asked.strip(" .!?")), answer) for way, answer in WAYS)
    found = (answer(world, seat, window, said) for said, answer in met if said)
    return next(filter(None, found), None)
