"""Asking: the questions of a message, and of which kind each is, told by its words alone."""

import re

from bot.service.plain.piecemeal.pieces import pieces

ASIDE = r"(?:(?:so|and|but|hm+|ok|okay|well|hey|hi|hello|yo|please|also|oh|wow|nah|no|then|herald|uh|ah)[\s,!.]+)*"
QUESTION = (
    r"(?:who|whos|whom|what|whats|what['’]s|which|where|wheres|when|why|how|hows|should|shall|can|could|is|are|"
    r"do|does|"
    r"will|would|if)\b"
)
COLON = re.compile(r":(?=\s+(?:who|what|which|how|should|can|is)\b)", re.IGNORECASE)
"""What stands before a question as the end of a sentence does: `before I do anything: who is dangerous?`."""
ASKS = re.compile(
    rf"{ASIDE}(?:{QUESTION}|odds\b|chances?\b|whose\b|any\b|what’s|which’s|(?:my |the )?(?:next|best|first) target\b)",
    re.IGNORECASE,
)
"""How a question begins."""
EASE = re.compile(
    r"\b(?:easier|easyer|easiest|easyest|easy|weak|weaker|weakest|strong|likelier|likeliest|safer|safest|odds|"
    r"chances?|"
    r"softest)\b"
)
"""Words that ask which is had most easily."""
BEST = re.compile(
    r"\b(?:better|best|worth|worthier|wiser|wisest|worse|worst|more useful|difference|prefer|richer|richest|"
    r"most promising|"
    r"advis\w+|advice|bring|brings|gain|gains|more for me|"
    r"(?:would|do) you (?:rather )?(?:take|choose|pick|recommend|suggest|go for))\b"
)
"""Words that ask which serves one best."""
SERVES = re.compile(BEST.pattern + r"|\b(?:safest|quietest|beginner)\b")
"""Words that ask which serves one best, or is the safest to begin with."""
BETWEEN = re.compile(r"\b(?:vs|versus|or|compared (?:to|with)|rather than|instead of|than)\b")
"""What stands between two things that are compared."""
DIFFERENCE = re.compile(r"\bdifferences?\b|\bdiffers?\b")
"""How somebody asks what sets two things apart, which is of the rules where he names no two that could be had."""
WHICH = re.compile(
    rf"{ASIDE}(?:which|what|whats|what is|who|whom|where)\b.*\b(?:neighbou?rs?|targets?|provinces?|areas?|"
    rf"fiefs?|cit(?:y|ies)|"
    r"enem(?:y|ies)|countr(?:y|ies)|lands?|powers?|houses?|empires?|rivals?|wars?|sides?|homes?|regions?|places?|one|"
    r"those|them|of these|attack|invade|conquer|take|kill|march|strike|beat)\b.*"
)
"""How somebody asks which of all things to set out for."""
CHOOSES = re.compile(
    rf"{ASIDE}(?:which|what|whats|what is|who|whom|where)\b.*\b(?:should|shall|shud|can|could|do|would) (?:i|we) "
    r"(?:first |next )?(?:attack|invade|conquer|take|kill|march|strike|beat|go for|aim (?:at|for)|besiege|join|hit|"
    r"raid|fight|target|go next)\b.*|(?:(?:and|so|ok|okay|then)[\s,]+)*(?:what(?: is|['’]?s)? )?(?:the |my |a )?"
    r"(?:next|best|first|good) target(?: now| then| for me)?"
)
"""How somebody asks what to set out for."""
ODDS = re.compile(r"\b(?:odds|chances?|how likely)\b")
AGAINST = re.compile(rf"{ASIDE}(?:and |what about |how about )?(?:against|versus|vs|for|with) (?P<what>.+)")
"""How somebody asks on, of another thing than before."""
GAINS = re.compile(
    rf"{ASIDE}(?:what|how (?:many|much)|is|are|would|does|do)\b.*\b(?:brings?|gains?|worth|give me|get me|"
    rf"get from|win from|"
    r"have from|get out of|for me|use to me)\b.*"
)
"""How somebody asks what something would bring him."""
DARES = re.compile(
    rf"{ASIDE}(?:(?:should|can|could|shall|would|may|must|do(?! you\b)|i (?:want|wanna|would like)(?: to)?|(?:is|"
    rf"would) it (?:be )?"
    r"(?:a )?(?:\w+ )?(?:idea|wise|smart|safe|worth it)(?: for me)? to) ?(?:i|we)?)\b.*\b(?:beat|defeat|attack|"
    r"fight|win against|"
    r"invade|conquer|take|smash|crush|kill|war|join|march|strike|destroy|besiege)\b.*"
)
"""How somebody asks whether to set out for something, or whether he could."""
WISE = re.compile(
    rf"{ASIDE}(?:is|are|was|would)\b.*\b(?:good|bad|wise|smart|safe|clever|stupid|mad|worth it|sensible|mistake)\b.*"
)
"""How somebody asks whether something is wise."""
ADVICE = re.compile(
    rf"{ASIDE}(?:what|whats|which|how|any|give me|i need|have you|do you have|is there|can you|could you|"
    rf"help)\b.*(?:\badvi[sc]e\b|"
    r"\badvis\w*\b|\brecommend\w*\b|\bsuggest\w*\b|\bcounsel\b|\bwould you do\b|\b(?:should|shall|shud|"
    r"must) (?:i|we) (?:best )?"
    r"do\b|\b(?:best|wisest|smartest) (?:action|move|thing|order|choice|plan)\b|\b(?:action|move|order|choice|"
    r"plan) is (?:the )?"
    r"best\b|\buseful (?:thing )?(?:i|we) can do\b|\banything useful\b|\bmend (?:my|our|the|it|this)\b|"
    r"\b(?:put down|calm|quell) (?:the|my) \w+\b|\bfix (?:my|our|the|it)\b)"
    r".*|(?:my|our) \w+ is (?:a mess|in ruins|falling apart)\b.*"
)
"""How somebody asks for counsel."""
IDLE = re.compile(
    rf"{ASIDE}what (?:happens|would happen|will happen|if|becomes of me|do i lose)\b.*\b(?:i|we) (?:(?:just|"
    rf"simply|only) )?(?:do "
    r"nothing|(?:do not|don['’]?t|dont) (?:\w+)|stay (?:home|put|still|where i am)|sit (?:still|tight)|"
    r"(?:just |only )?(?:hold|wait)"
    r"(?: here)?|ignore (?:it|him|her|them|(?P<whom>.+?)(?: and .*)?)|say nothing|order nothing|"
    r"give no orders?|pass)\b.*"
)
"""How somebody asks what becomes of him if he does nothing."""
DEFENDS = re.compile(
    rf"{ASIDE}(?:what (?:do|can|could|should|shall) (?:i|we) do (?:against|about)\b.*|"
    r"(?:how (?:do|can|could|should|shall)|can|could|will|do) (?:i|we) (?:still |best |possibly )?"
    r"(?:defend|protect|save|hold|keep|rescue|resist|stop|secure|withstand)\b.*)"
)
"""How somebody asks how to hold out against somebody, or how to keep a place."""
KEEPS = re.compile(r"\b(?:defend|protect|save|hold|keep|rescue|resist|stop|secure|withstand|attack\w*)\b")
"""Words of whoever fears for something."""
SETS = re.compile(
    r".*\b(?:lower|raise|set|put|change|cut|drop|reduce|increase) (?:the|my) (?P<what>[a-z ]+?) (?:to|"
    r"at) (?P<number>\d+.*)",
    re.IGNORECASE,
)
"""How somebody speaks of another figure for something: `lower the tax to 10`."""
DANGER = re.compile(
    rf"{ASIDE}(?:who|whom|what|whats|which \w+)\b.*\b(?:dangers?|dangerous|threats?|threatens?|threatening|"
    rf"attacks?|fear|afraid|"
    r"worry|worried|scared|hurt)\b.*"
)
"""How somebody asks who is to be feared."""
OWN = re.compile(r"\b(?:me|us|my|mine|our|i)\b")
HIM = re.compile(r"\b(?:him|her|them|he|she|they)\b")
STRENGTH = re.compile(r"\bhow (?:strong|powerful|weak|big|large)\b")
"""How somebody asks for the figures of somebody."""
REACHES = re.compile(
    rf"{ASIDE}(?:will|can|could|do|would) (?:i|we) (?:still |ever )?(?:get to|reach|be (?:in|at)|come to|make it to|"
    r"arrive (?:at|in)|get there)\b.*|"
    rf"{ASIDE}(?:how |when )?(?:will|can|could|do|would|should|might) (?:i|we) (?:ever )?"
    r"(?:(?:get|win|take|have) .+ back|(?:retake|regain|recover|reconquer|win back|take back|get back) .+)"
)
"""How somebody asks whether he comes to a place, or has it again."""
TRUSTS = re.compile(
    rf"{ASIDE}(?:(?:can|could|should|shall|do|may|must) (?:i|we) (?:really |still )?(?:trust|believe|rely on|"
    rf"count on|deal with)\b.*|"
    r"(?:is|are) .+ (?:trustworthy|reliable|honest|lying|a liar|faithful|loyal|a friend|an ally|weak|strong|"
    r"powerful|my friend)\b.*|"
    r"(?:will|would|does|did) .+ (?:keep|break|betray|honou?r|cheat|lie)\b.*|(?:how do you judge|"
    r"what do you make of|what is .+ offer worth)\b.*|(?:how|what) (?:about|strong|powerful|weak|trustworthy|"
    r"reliable|dangerous)\b.*|(?:can|could|would|will|may|does) .+ (?:beat|defeat|crush|smash|kill|destroy|"
    r"hurt|harm|overrun|conquer) "
    r"(?:me|us)\b.*|what (?:do you|should i|must i) (?:think|know) (?:of|about)\b.*)"
)
"""How somebody asks whom he has in somebody."""
COMES = re.compile(
    rf"{ASIDE}(?:are|is|can|could|will|would|may|might|do|does)\b.+\b(?:attack|reach|invade|strike|come|"
    rf"threaten|take|march|hit)\w*"
    r"\b.*\b(?:me|us|my|mine)\b.*"
)
"""How somebody asks whether others can come at him."""
OWN_IF = re.compile(r"\b(?:if|suppose|supposing)\s+(?:i|we)\b")
"""What says that a deed of one's own is supposed."""
LOSES = re.compile(r"\b(?:i|we) (?:will |would |could |may |might |do |am going to )?(?:lose|fall|die|survive)\b")
"""Who asks what he may lose asks for nothing to set out for."""
PLANS = re.compile(r"\b(?:do you think|think|plans?|planning|going to|gonna|wants?|intends?|mean to)\b")
"""How somebody asks what others mean to do."""
SUPPOSES = re.compile(
    rf"{ASIDE}what (?:happens|would happen|will happen|if|do i do|should i do)\b(?: happens)?(?: if|"
    rf" when)?\b.*\b(?:attacks?|invades?|"
    r"marches|comes|strikes?|takes|breaks|gets|declares|betrays|besieges|moves)\b.*"
)
"""How somebody asks what comes of what another may do."""
CONSIDERS = re.compile(
    rf"{ASIDE}(?:what (?:does|would|will|is) (?P<one>.+?) (?:do|bring|cost|mean)(?: for me| me)?|"
    r"(?P<two>.+?),? (?:whats?|what is|what are|hows?|how are) (?:the|my) (?:odds|chances?)(?: .*)?|"
    r"(?:whats?|what is|what are|hows?|how are) (?:the|my) (?:odds|chances?) (?:of|to|for|if i|when i) (?P<three>.+))"
)
"""How somebody asks what an order would do, in the words of the order."""
BARE = re.compile(
    rf"{ASIDE}(?:which|what|whats|what['’]s)(?: one)?(?: is)?(?: (?:the|then|now))* (?:better|best|"
    rf"wiser)(?: for (?:me|us)| now)?"
)
"""How somebody asks which is better of what he has said."""
TO_DO = re.compile(
    rf"{ASIDE}(?:is|would) (?:it|that) (?:be )?(?:a |really |very )*\w+(?: idea| move| plan)?(?: for (?:me|"
    rf"us))? (?:to|if i|if we) "
    r"(?P<order>.+)",
    re.IGNORECASE,
)
"""How somebody asks whether it is wise to do something, in the words of an order."""
BESIDE = re.compile(
    r"\b(?:and|when|while|if) (?:i|we) (?P<order>.+?)(?: (?:at the same time|meanwhile|too|as well))?$", re.IGNORECASE
)
"""What somebody would do himself beside what another does."""
BACK = re.compile(
    r"\b(?:he|she|him|it|that|this|they|them|one|the second|the other)\b|^what does it cost|"
    r"^whats? the (?:odds|chances?)$"
)
"""What points back to what was asked before it."""


def clauses(text: str) -> list[str]:
    """Give the pieces of a message without their marks, each of which asks or says one thing."""
    return [one.strip(" ,.;:?!-–") for one in pieces(COLON.sub(".", text)) if any(map(str.isalnum, one))]


def asks(line: str) -> bool:
    """Tell whether a clause asks something."""
    return bool(ASKS.match(line))


def compares(line: str) -> bool:
    """Tell whether a clause asks which of several things is had more easily, or serves one better."""
    return bool(EASE.search(line) or BEST.search(line))


def by_ease(text: str) -> bool:
    """Tell whether it is the easier that is wanted, not what serves one better."""
    return bool(EASE.search(text))
