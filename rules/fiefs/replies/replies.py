"""What is asked in plain words, and who answers it (section 19)."""

import re
from collections.abc import Callable

from rules.fiefs.board.state import World
from rules.fiefs.replies.opening import claim_for, fiefs_there, near_there, order_of_choice, sizes
from rules.fiefs.replies.standing import lead
from rules.fiefs.replies.war import binding, claimed_late, opening, sided, staked, why_not
from rules.kernel.language.matching import fold
from rules.kernel.play.replies import Reply

Answering = Callable[[World, str, str, re.Match[str]], Reply[World] | None]
"""Answers a question from a House's view at a window, by its name."""
SOME = r"(?:(?:ok|okay|and|but|so|hey|hi|well|please|pls|herald|no|nah|wait|hm+|wtf|lol)[\s,!.]+)*"
THINGS = r"(?:fiefs?|lands?|places?|regions?|towns?|cities|provinces?|capitals?)"
SHOW = r"(?:(?:please|pls|can you|could you) )*(?:(?:list|show|name|tell)(?: me)?|give me)(?: (?:a|the) (?:list|names?)(?: of)?)?"
OF = r"(?:(?: (?:of|in|from))? (?:the )?(?P<land>[\w' -]+?))?"
EXTRA = r"(?:[\s,]+(?:and )?(?:where(?: are they)?|please|pls|there|at all|on the map|now|then|exactly))*"
TAKES = r"(?:takes?|gets?|has|have|wants?|wish(?:es)?(?: for)?|chooses?|picks?|names?|grabs?)"
ASKED: tuple[tuple[str, Answering], ...] = (
    (
        rf"(?:what|which) {THINGS} (?:are there|exist|do you have|can i (?:wish for|choose|pick|name|take|have|claim)"
        rf"|could i (?:wish for|choose|name)|are (?:there )?(?:in|of) (?:the )?(?P<land>[\w' ]+?)){EXTRA}",
        fiefs_there,
    ),
    (rf"{SHOW} (?:(?:all|the|of|every|each) )*{THINGS}{OF}{EXTRA}", fiefs_there),
    (
        rf"(?:what(?:'s| is| are| lies)?|which|who)(?: else)?(?: {THINGS}(?: and {THINGS})?)?(?: (?:is|are|lies?))?(?: (?:else|there))*"
        r" (?:near|next to|around|close to|beside|by|bordering(?: on)?) (?P<fief>[\w' -]+?)(?:,.*)?",
        near_there,
    ),
    (
        rf"{SHOW} (?:(?:all|the|some|of|what|is|are) )*{THINGS}? ?(?:near|next to|around|close to|beside) (?P<fief>[\w' -]+?)",
        near_there,
    ),
    (
        rf"(?:what|and) (?:if|happens if|when) (?:some(?:one|body)|any(?:one|body)|another|they|he|she|[\w']+)(?: (?:else|house|player))?"
        rf"(?: also)? {TAKES} (?P<fief>[\w' -]+?)(?: (?:too|first|before (?:me|my turn)|as well))*",
        order_of_choice,
    ),
    (
        r"(?:(?:do|will|would|can|could|am|are) (?:i|we) (?:(?:get|have|be sure of|sure to get|certain to get|going to get) )"
        r"(?:one |it )?|(?:is|are) )(?P<fief>[\w' -]+?) (?:for (?:sure|certain)|(?:mine |certainly |really )+|safe|sure|certain)"
        r"(?: then| too)*",
        order_of_choice,
    ),
    (
        r"(?:who(?:s|'s| is| are| goes| chooses| picks| places| wishes| comes)?|which houses? (?:is|are|choose|go)s?)"
        r" (?:(?:choosing|first|before|ahead of|to choose|placing|in turn|next|me|us|my turn|or|and|after)[\s,]*)+",
        order_of_choice,
    ),
    (
        r"(?:when is it my turn|what is the order(?: of (?:choice|choosing|the houses))?|in (?:what|which) order do (?:we|the houses) "
        r"(?:choose|place|pick))",
        order_of_choice,
    ),
    (
        r"(?:what(?:'s|s|ts|ats| is| are| does)?|wats?|why (?:do i need|have))(?: (?:is|are))? (?:an? |the )?claims?"
        r"(?: (?:even|good|do|for|mean|used?|really|actually|there))*",
        claim_for,
    ),
    (
        r"why (?:do|does|have|has|did|am) .{0,40}?\b(?:fewer|less|only|more|\d+|"
        r"one|two|eleven|twelve|thirteen)\b.{0,40}",
        sizes,
    ),
    (
        r"(?:(?:who(?:'s|s| is)? (?:winning|leading|ahead|first)|how (?:do|does|can|could) (?:i|we|one) (?:win|get points)"
        r"|what(?:'s|s| is| are) the (?:scores?|standings?|points)|(?:the )?scores?|who has (?:the )?most points)"
        r"(?: (?:at the moment|right now|now|the game|this game|exactly|so far|currently))*(?:[\s,]+(?:and )?(?:how )?(?:exactly )?)?)+",
        lead,
    ),
    (
        r"(?:could|can|will|would|do) (?:i|we) (?:win|lose)(?: (?:it|this|that|the|a|such|war|one|then|for the throne))*"
        r"|(?:what (?:happens(?: to me)?|do i (?:lose|risk)|could i lose|if)|what is at stake)"
        r"(?: (?:if|when|in|i|we|lose|lost|losing|the|this|that|war|one|my))*",
        staked,
    ),
    (
        r"who(?:'s|s| is| are| stands| fights)? (?:(?:on|with|for|against|by) )*(?:me|us|my side|whose side|my enem(?:y|ies)|my allies)"
        r"(?: (?:in|this|the|war|now))*|how (?:big|large|strong|many \w+ (?:is|has|are in)) (?:(?:is|are) )?(?:my|our) "
        r"(?:army|side|troops|men)(?: now)?|who are my (?:allies|friends|enemies)",
        sided,
    ),
    (
        r".*\b(?:promised?|swore|sworn|gave (?:me )?(?:his|her|their) word|in a letter|broke (?:his|her|our|the|my) "
        r"(?:promise|word|pact|deal|agreement))\b.*"
        r"|(?:can|may|could|is) (?:he|she|they|\w+)(?: (?:really|just|even))? (?:allowed to )?(?:do (?:that|this|so)|break (?:it|that|a promise))",
        binding,
    ),
    (
        r"(?:should|shall|shud|do|must|when (?:should|shall|do|can|must)) (?:i|we) (?:open|begin|start)(?: (?:it|the|my|war|campaign|in))*"
        r"(?: (?:spring|summer|fall|autumn|winter)(?: or)?)*",
        opening,
    ),
    (
        r"(?:can|could|may) (?:i|we) (?:still )?(?:lay a )?claim (?:on )?(?P<fief>[\w' -]+?)(?: (?:now|still|yet|this year))*"
        r"(?:[\s,]+(?:or )?is it too late)?",
        claimed_late,
    ),
    (
        r"why (?:can(?:'|no)?t|can i not|couldn't|may i not) (?:i |we )?(?:just |directly |simply )*(?:take|seize|exercise (?:my |the )?claim (?:in|on)|get|have) "
        r"(?P<fief>[\w' -]+?)(?: (?:directly|now|by|with|using|my|a|the|claim|at once))*",
        why_not,
    ),
)
"""How people ask, and who answers; the first that has an answer does."""
WAYS = tuple((re.compile(rf"{SOME}(?:{way})"), answer) for way, answer in ASKED)


def reply(world: World, seat: str, window: str, words: str) -> Reply[World] | None:
    """Answer what a House asks in plain words from what it may know; None for what no board answers."""
    if seat not in world.playing():
        return None
    line = " ".join(fold(words).lower().split()).rstrip(" ?!.")
    met = ((way.fullmatch(line), answer) for way, answer in WAYS)
    found = (answer(world, seat, window, said) for said, answer in met if said)
    return next(filter(None, found), None)
