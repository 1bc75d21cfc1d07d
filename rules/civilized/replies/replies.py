"""What is asked in plain words, and who answers it."""

import re
from collections.abc import Callable

from rules.civilized.replies.court import abroad, ages, averted, backing, child, sides, trait
from rules.civilized.replies.lands import ahead, card, compared, matched, poorer, won
from rules.civilized.replies.purse import afforded, disbanding, dismissal, idle, prices, rebellion, shipping, taxed
from rules.civilized.replies.towns import calming, state
from rules.civilized.replies.war import attacked, dangers, marches, safe, taken
from rules.civilized.world.state import World
from rules.kernel.language.matching import fold
from rules.kernel.play.replies import Reply, each_of

Answering = Callable[[World, str, str, re.Match[str]], Reply[World] | None]
"""Answers a question from a country's view at a window, by its name."""
BEFORE = re.compile(
    r"(?:(?:ok|okay|and|but|so|then|hey|hi|well|please|pls|herald|wtf|lol|also|now|tell me|i wonder|good|"
    r"i (?:would like|want) to know|(?:just )?(?:can|could) you tell me|no|before i do)[\s,.:!-]+)+"
)
"""What is said before a question and asks nothing."""
AND = re.compile(
    r"[?.!]+\s*(?:(?:and|but|or|so|please|then)[\s,]+)?"
    r"|,?\s+(?:and|or|but) (?=(?:who|whom|how|what|whats|why|when|which|should|could|can|do|does|is|am|will|would)\b)"
    r"|,\s+(?=(?:who|how|what|whats|why|when|which)\b)"
)
"""What stands between two questions."""
FOLLOWS = re.compile(
    r"(?:and |then |but )?(?:how many years must i (?:save|wait)(?: for (?:it|that))?|"
    r"(?:does|would) (?:it|that) pay(?: off)?|"
    r"how likely is (?:that|it)|is (?:that|it) (?:wise|wiser|better|right|true|likely|dangerous|a good idea|worth it)|"
    r"what would (?:that|it) cost(?: me)?|what does (?:it|he|she) do better than (?:i|me)|i would .+|which one|"
    r"who there is of the right age|who is there)"
)
"""What asks on of the same thing, and is answered with it."""
END = (
    r"(?:[\s,]+(?:now|then|really|please|exactly|again|at (?:present|the moment|all)|right now|today|this year|lol|"
    r"in this game|(?:just )?(?:give me )?the short version|in short|to me|for me|with me|me|myself|ourselves))*"
)
CAN = r"(?:can|could|may|might|will|would|should|do|does)"
CHILD = r"(?:a |any |more )?child(?:ren)?"
SOMEBODY = r"(?:somebody|someone|anybody|a|any|some|the) ?(?:princess|prince|daughter|son|woman|man|lady|girl|bride)?"
WAY = (
    r"how (?:long|many seasons)(?: (?:does|would|will|do|is|it|take|takes|need|needs|my|our|the|army|troops|men|"
    r"march|way|for|it's|to go|to get|to march))*"
)
WHAT_IS = r"(?:what(?:'s| is|s)?|how(?:'s| is|s)?)"
NAME = r"(?P<name>[\w' -]+?)"
LAND = r"(?P<land>[\w' -]+?)"
CITY = r"(?P<city>[\w' -]+?)"
PLACE = r"(?P<place>[\w' -]+?)"
WHO = r"(?:who(?:'s| is|s)?|which (?:country|countries|land|one|neighbou?r)(?: is| are)?)"
NUMBER = r"(?P<points>\d+|[a-z]+(?:-[a-z]+)?)"
RATE = r"(?P<rate>\d+|[a-z]+)(?: ?%| ?per ?cent| percent)?"
GETS = r"(?:take|conquer|capture|grab|seize|land in|land at)"
ASKED: tuple[tuple[Answering, tuple[str, ...]], ...] = (
    (
        child,
        (
            rf"{CAN} {NAME} (?:still )?(?:have|bear|get|give birth to) {CHILD}(?: at \w+)?{END}",
            rf"how likely is (?:it|that)(?: that)? {NAME} (?:bears?|has|have|gets?) (?:a )?child(?:ren)?{END}",
            rf"(?:will|is) (?:a|any|there) (?:child|heir)(?: still| ever)? (?:be )?(?:born|likely)(?: to {NAME})?{END}",
            (
                rf"(?:so )?(?:is )?{NAME} (?:is )?too old (?:for|to (?:have|bear)) (?:a |any )?child(?:ren)?"
                r"(?:,? is (?:that|it) (?:right|so|true))?"
            ),
        ),
    ),
    (
        ages,
        (
            (
                r"(?:until|up to|till|to) (?:what|which) age can (?:a |my )?wom[ae]n (?:still )?(?:bear|have)"
                r"(?: a)? child(?:ren)?"
            ),
        ),
    ),
    (
        averted,
        (
            (
                r"(?:what (?:should|can|could|must|do) (?:i|we) do|how (?:can|do|could|should) (?:i|we)|can i)"
                r"(?: to| still)? (?:avoid|prevent|avert|escape|stop) (?:a |the |this )?civil war"
            ),
        ),
    ),
    (
        abroad,
        (
            (
                rf"{CAN} i (?:propose|arrange|offer) a marriage (?:between|of|for) {NAME} (?:and|to|with) {SOMEBODY}"
                rf" ?(?:of|from|in) {LAND}"
            ),
            rf"{CAN} i (?:marry|wed|betroth) {NAME} (?:to|with) {SOMEBODY} ?(?:of|from|in) {LAND}",
        ),
    ),
    (
        backing,
        (
            (
                r"(?:whom?|which(?: claimant| side| one)?|what side) (?:should|shall|do|would|must) (?:i|we|you) "
                r"(?:back|support|choose|take|stand with|pick)(?:[\s,]+.*)?"
            ),
            r"(?:is|would|will) .+ (?:be )?(?:the |a )?better (?:ruler|king|queen|choice|one)(?: than .+)?",
            r"(?:could|can|will|would) there be an heir under .+",
        ),
    ),
    (
        sides,
        (
            (
                r"what (?:happens|becomes|will happen|would happen) (?:to|of|with) (?:the|my) (?:cities|towns|army|"
                r"troops|soldiers|treasury|money)\b.*\b(?:other side|draw|civil war|claimant|divided).*"
            ),
            r"what would (?:a )?civil war mean(?: for me)?",
            r"if (?:the|my) (?:king|queen|ruler) dies,? what exactly happens to my (?:cities|army)",
        ),
    ),
    (
        trait,
        (
            (
                r"what(?:'s|s| is| does)?(?: it mean that)?(?: .+ (?:is|being))? ?(?:an? )?(?P<word>[a-z][a-z -]*?)"
                r"(?: (?:mean|means|do|does))+(?: for (?:me|us))?"
            ),
            r"what does it mean that .+ is (?:an? )?(?P<word>[a-z][a-z -]*?)",
        ),
    ),
    (
        compared,
        (
            rf"how strong are (?:the )?(?:other|all|the) (?:countries|lands|players|others|of them){END}",
            rf"(?:can you )?compare (?:(?:all|of|them|the|other|countries|everybody) ?)+{END}",
            (
                rf"{WHO} (?:the )?(?:weakest|strongest|most powerful)(?: (?:country|land|army|one))?"
                rf"(?: (?:around|near|of all|here|next to|close to|in the game|neighbou?r))*{END}"
            ),
        ),
    ),
    (
        matched,
        (
            rf"how (?:strong|weak|big|powerful) is {LAND},?(?: compared (?:to|with) (?:me|us|mine))?{END}",
            rf"(?:am i|are we) (?:stronger|weaker) than {LAND}{END}",
            rf"is {LAND} (?:stronger|weaker) than (?:me|us|i am|i){END}",
        ),
    ),
    (
        dangers,
        (
            (
                rf"{WHO} (?:the )?(?:most |greatest |biggest )?(?:dangerous|danger|threat|threatening)"
                rf"(?: (?:country|to (?:me|us)))*{END}"
            ),
            rf"{WHO} (?:can|could|might|will|may) (?:attack|invade|hurt){END}",
        ),
    ),
    (
        attacked,
        (
            (
                rf"{CAN} {LAND} (?:attack|invade|reach|land (?:at|in|on)|come (?:at|for))"
                rf"(?: (?:me|us|my (?:land|cities|country|coast)|here))?"
                rf"(?: (?:by|over|across|from|on) (?:the )?(?:sea|ships?|foot|land))?"
                rf"{END}"
            ),
        ),
    ),
    (
        taken,
        (rf"(?:can|could|may) (?:i|we) (?:{GETS}) {PLACE}(?:,? and what would (?:that|it) cost)?{END}",),
    ),
    (
        marches,
        (
            rf"{WAY} to (?P<goal>[\w' -]+?) from (?P<start>[\w' -]+)",
            rf"{WAY} from (?P<start>[\w' -]+?) to (?P<goal>[\w' -]+)",
        ),
    ),
    (
        afforded,
        (
            (
                r"(?:how (?:long|many years)|when)(?: (?:until|before|do|must|will|can|should|have|i|we|to|be able|"
                r"save|wait|for|it takes))* (?:can|could|afford|pay|buy|build|have)(?: (?:for|i|afford|buy|pay|build))*"
                r" (?:an? |the |my )?(?P<what>[a-z][a-z ]+?)"
            ),
            r"(?:does|would|will|is) (?:an? |the )?(?P<what>[a-z][a-z ]+?) (?:pay(?: off)?|worth it|pay for itself)",
        ),
    ),
    (
        prices,
        (
            rf"what (?:would|will|can|could|do|does) {NUMBER} points? (?:buy|get|bring)(?: me)?",
            r"(?:is|have i) (?:there )?anything left to spend",
            (
                rf"what {CAN} i (?:buy|get|afford|build|spend(?: (?:it|my (?:points|money)) on)?){END}"
                r"(?: (?:with|for) (?P<points>\d+)(?: points)?)?"
            ),
            rf"how much have i got{END}",
        ),
    ),
    (shipping, (r"(?:does|do|will) (?:a |the )?(?:trade|transport)? ?ships? (?:really )?(?:bring|earn|give|make) .+",)),
    (
        taxed,
        (
            (
                rf"(?:what|which) tax (?:rate )?{CAN} (?:i|we|you) (?:take|set|choose|advise|use|pick|have)(?: me)?"
                rf"(?: to set)?(?: this (?:spring|year))?{END}"
            ),
            (
                rf"(?:what [a-z ]+?)?if i (?:tax|taxed|set the tax (?:to|at)|"
                rf"tax only|taxed only) (?:only |at )?{RATE}(?: this year)?(?:,? what .+)?"
            ),
            rf"(?:if )?tax {RATE},? what (?:do|would|will) i get",
            rf"is a tax of {RATE} (?:wise|foolish|too high|too much|good|bad|safe|stupid|better)",
        ),
    ),
    (
        rebellion,
        (
            rf"how likely is (?:a|the) (?:rebellion|revolt|rising)(?: at {RATE})?{END}",
            rf"which of my cities (?:will|would|could|can|may|might) (?:riot|revolt|rise){END}",
        ),
    ),
    (
        dismissal,
        (
            r"(?:what (?:happens|would happen) )?(?:if )?i (?:disband|dismiss) (?P<units>.+?),? (?:what|then what).*",
            r"what (?:happens|would happen|will happen) (?:if|when) i (?:disband|dismiss) (?P<units>.+?)",
            r"(?:disband|dismiss) (?P<units>.+?),? what (?:happens|would happen|then)",
        ),
    ),
    (
        disbanding,
        (
            (
                r"what (?:happens|would happen|will happen|becomes) (?:to|of|with) my (?:score|points) (?:if|when) i"
                r" (?:disband|dismiss) .+"
            ),
            rf"{CAN} (?:it|disbanding)(?: .+)? (?:cost|lower|hurt|reduce) (?:me )?(?:my )?(?:score|points)",
        ),
    ),
    (idle, (r"(?:is there )?(?:any )?(?:danger|risk) in (?:saving|keeping)(?: .+)?",)),
    (
        won,
        (
            (
                rf"(?:{WHAT_IS} )?(?:the )?(?:quickest|fastest|best|easiest) way to win"
                rf"(?: (?:this|the|it|here|game))*{END}"
            ),
            (
                rf"how {CAN} (?:i|we|one|you) (?:ever |best )?(?:win|grow|get ahead|get bigger|become strong)"
                rf"(?: (?:this|the|it|here|in|game))*{END}"
            ),
        ),
    ),
    (
        ahead,
        (
            (
                rf"how (?:did|does|has|is|come) {LAND} (?:get|got|gotten|is|come|so)(?: (?:so|far|ahead|much))*"
                rf"(?: (?:ahead|first|rich|strong|quickly|fast|in front))+{END}"
            ),
            rf"what does {LAND} do better than (?:i|me|i do|us)",
            rf"why is {LAND} (?:so far )?(?:ahead|first|leading|winning|in front|better)(?: of me)?{END}",
        ),
    ),
    (
        poorer,
        (
            (
                rf"why (?:do|am|did|does) i (?:get|earn|have|make|receive) (?:so (?:little|few)|less)"
                rf"(?: (?:money|points|revenue|tax))?(?: (?:compared (?:to|with)|than)) {LAND}{END}"
            ),
            (
                rf"why (?:does|is|has|did) {LAND} (?:get|earn|have|make|got|richer|so rich)(?: (?:so much|more))?"
                rf"(?: (?:money|points|than (?:me|i|us)))*{END}"
            ),
        ),
    ),
    (
        calming,
        (
            (
                rf"{CAN} (?:my |the |our )?(?:army|troops|soldiers|men|elements) (?:in|at) {CITY}"
                rf" (?:stop|calm|prevent|end|keep)(?: (?:the|a|any|it|riots?|there|disorder|down|quiet|calm))*{END}"
            ),
        ),
    ),
    (
        state,
        (
            (
                rf"(?:{WHAT_IS} |is |hows )(?:going on|up|happening|wrong|the (?:matter|state|mood|situation))"
                rf"(?: (?:in|at|with|of)) {CITY}{END}"
            ),
            rf"how (?:do|are) (?:the )?people (?:of|in) {CITY} (?:feel|doing){END}",
            rf"how (?:can|could|do|should|would) i calm {CITY}{END}",
            rf"i (?:should|would) like to calm {CITY}",
            rf"(?:how|what) is {CITY} doing{END}",
        ),
    ),
    (
        card,
        (
            rf"(?:tell me )?(?:something |more |all )?about {LAND}",
            rf"(?:so )?what(?:'s|s| is) left of {LAND}{END}",
            rf"who rules {LAND}",
        ),
    ),
    (
        safe,
        (
            rf"(?:is|are) (?:the|my|our) (?:army|troops|soldiers|men) safe(?: if .+| without .+| when .+)?{END}",
            (
                r"what happens (?:if|when) i (?:say nothing about|give no orders? (?:to|for)|do nothing with)"
                r" (?:it|the army|my army|my troops)"
            ),
        ),
    ),
)
"""Who answers which questions."""
WAYS = [(re.compile(way), answer) for answer, ways in ASKED for way in ways]


def reply(world: World, seat: str, window: str, words: str) -> Reply[World] | None:
    """Answer what a country asks in plain words from what it may know; None for what no board answers.

    Several questions are answered where each of them has an answer.
    """
    if seat not in world.countries or world.countries[seat].status == "fallen":
        return None
    line = " ".join(fold(words).replace("’", "'").lower().split()).strip(" ?!.")
    if found := answered(world, seat, window, line):
        return found
    parts = [one for one in AND.split(line) if one and one.strip()]
    asked = [one for one in parts if not FOLLOWS.fullmatch(one.strip(" ,"))]
    if parts[1:] and len(asked) == 1:
        return answered(world, seat, window, asked[0])
    return each_of(asked, lambda one: answered(world, seat, window, one))


def answered(world: World, seat: str, window: str, line: str) -> Reply[World] | None:
    """Answer one question; None where nobody here has an answer."""
    begun = BEFORE.match(line)
    asked = (line[begun.end() :] if begun else line).strip(" .!?,")
    met = ((way.fullmatch(asked), answer) for way, answer in WAYS)
    found = (answer(world, seat, window, said) for said, answer in met if said)
    return next(filter(None, found), None)
