"""What people ask of a year: how many actions, what a claim takes, what a war would be, what they gained and lose."""

import re

from rules.fiefs.board.land import held, holdings, ruled, total, whole
from rules.fiefs.board.state import World
from rules.fiefs.claims.deeds import RANKS
from rules.fiefs.claims.markers import unexercisable
from rules.fiefs.claims.orders import Exercise
from rules.fiefs.counsel.politics import YEAR, gain, loss
from rules.fiefs.counsel.wars import war
from rules.fiefs.declaring.conflict import undeclarable
from rules.fiefs.replies.field import LORD, ON, house
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import form, in_words, points_of, row

NAMED = 4
"""How many fiefs are named."""


def actions(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how many actions a year has, and how a second is named for the case that the first fails (FIE-3.2, 3.6)."""
    del said
    if window not in YEAR:
        return None
    found = [one for one in world.fiefs if not unexercisable(world, seat, one)][:2]
    first = f"exercise claim in {world.fiefs[found[0]].name}" if found else "claim Paris"
    second = f"claim {world.fiefs[found[1]].name}" if found[1:] else "claim London"
    given = len(world.houses[seat].ranks)
    have = f" You have named {in_words(given)} so far." if given else ""
    return Reply(
        f"One action a year is carried out. Name up to {in_words(RANKS)}, one order after the other, such as “{first}” "
        f"and then “{second}”: when your turn comes, the first that is possible is done, and the others lapse.{have}"
    )


def takeable(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Name what a House can take this year by its claims, without a war (FIE-4.4)."""
    del said
    if window not in YEAR:
        return None
    found = [one for one in world.fiefs if not unexercisable(world, seat, one)]
    if not found:
        return Reply(
            "Nothing: no claim of yours can be used this year. A claim that you make now may take it next year."
        )
    found.sort(key=lambda one: (-gain(world, seat, one) - loss(world, one), one))
    named = [f"{world.fiefs[one].name} of {world.short(world.fiefs[one].control)}" for one in found]
    more = f" and {in_words(len(named) - NAMED)} more" if named[NAMED:] else ""
    text = f"By your claims, without a war, one of these this year: {', '.join(named[:NAMED])}{more}."
    return Reply(f"{text} Each counts a point, one more if it makes a region whole.", tuple(map(taking, found[:NAMED])))


def taking(fief: str) -> Exercise:
    """Give the order that takes a fief by a claim."""
    return Exercise(fief=fief)


def declared(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how a war on a House would begin, or why none can be declared on it (FIE-5.1 to 5.9)."""
    lord = house(world, said["lord"])
    if window not in YEAR or not lord or lord == seat:
        return None
    name = world.short(lord)
    if not ruled(world, seat):
        return Reply(
            f"You rule no nation, and only a ruler declares war. Against {name} you have claims, or a rebellion."
        )
    if not ruled(world, lord):
        return Reply(f"{name} rules no nation, and war is declared on a nation: it would follow one side or the other.")
    pairs = [(own, aim) for own in ruled(world, seat) for aim in ruled(world, lord)]
    able = [one for one in pairs if not undeclarable(world, seat, *one)]
    if not able:
        return Reply(f"You cannot declare war on {name} this year: {reason(world, seat, *pairs[0])}.")
    pieces = [war(world, seat, *one).counsel for one in able]
    text = " ".join(one.text for one in pieces)
    risk = "You risk your army and what the enemy takes by siege; points of battle are kept, won or lost."
    return Reply(f"{text} {risk}", tuple(offer.order for one in pieces for offer in one.offers))


def reason(world: World, seat: str, own: str, aim: str) -> str:
    """Say why no war can be declared on a nation."""
    found = undeclarable(world, seat, own, aim)
    text = found if isinstance(found, str) else found[1] if isinstance(found, tuple) else getattr(found, "problem", "")
    return text or "something stands against it"


def account(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say of what the points of a House are made up, beside those of another that is named (FIE-12.9)."""
    del window
    other = house(world, said.groupdict().get("lord") or "")
    if not world.year:
        return None
    lines = [made_up(world, one, seat) for one in dict.fromkeys((seat, other)) if one]
    apart = total(world, seat) - total(world, other) if other else 0
    between = (
        "You are level." if not apart else f"You are {points_of(abs(apart))} {'ahead' if apart > 0 else 'behind'}."
    )
    return Reply(" ".join([*lines, *([between] if other and other != seat else [])]))


def made_up(world: World, seat: str, reader: str) -> str:
    """Say of what the points of one House are made up."""
    house, fiefs = world.houses[seat], held(world, seat)
    crowns, regions = len([one for one in fiefs if world.fiefs[one].capital_of]), len(whole(world, seat))
    parts = [f"{len(fiefs)} for fiefs", f"{regions} for whole regions" * bool(regions)]
    parts += [f"{crowns} for {form(crowns, 'a capital', 'capitals')}" * bool(crowns)]
    parts += [f"{house.earned} earned in battles and wars of honor"]
    who = "You have" if seat == reader else f"{world.short(seat)} has"
    if world.settings.holdings == "yearly":
        return f"{who} {points_of(total(world, seat))}; {house.earned} of them by battles and wars of honor."
    return f"{who} {points_of(house.earned + holdings(world, seat))}: {row(filter(None, parts))}."


def earned(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what a House has earned in battle so far, this year and in all (FIE-12.1, FIE-12.8)."""
    del window, said
    if not world.year:
        return None
    mine = [one for one in world.houses[seat].ledger if one.reason != "holdings"]
    now = sum(one.points for one in mine if one.year == world.year)
    before = sum(one.points for one in mine if one.year == world.year - 1)
    if not world.houses[seat].earned:
        return Reply(
            "No: you have earned no prestige in battle or in a war of honor yet. What you hold counts besides."
        )
    spans = f"{points_of(now)} this year, {before} last year, {world.houses[seat].earned} in all"
    return Reply(f"In battles and wars of honor you have earned {spans}. They are yours for ever.")


WE = "(?:i|we)"
CAN = "(?:can|could|may|should|would|do)"
WAR = "(?:a )?war (?:on|upon|against|with)"
YEARS = "(?: (?:this|the|next|a|per|each|in|yr|year|turn|round|now|then|all|at all|by claim))*"
NTH = r"(?:(?:2nd|3rd|second|third|another|more|backup|fallback|and|or|further|several)[\s,]*)+"
DID = "(?:earn(?:ed)?|gain(?:ed)?|get|got|made?|make|won|win|bring me|brought me)"
SOURCE = "(?: (?:from|by|in|out of|with|so far) ?.*)?"
WAYS = (
    (
        actions,
        (
            rf"how many (?:actions|orders|moves) (?:do|can|may|have) {WE}(?: (?:have|do|take|give|name|got))?{YEARS}",
            (
                rf"how {CAN} {WE} (?:name|give|order|add|enter|rank|set|say|make) (?:a |an |the |my )?{NTH}"
                r"(?:actions?|orders?|choices?|options?|one)?(?: (?:if|in case|when|for)\b.*)?"
            ),
            rf"{CAN} {WE} (?:name|give|order|take|have|do) (?:more than one|several|two|three|2|3|a second) actions?.*",
        ),
    ),
    (
        takeable,
        (
            (
                rf"(?:what|which fiefs?|which lands?) {CAN} {WE} (?:take|get|have|grab){YEARS} "
                rf"(?:w/o|without|with no|w/out) (?:a )?war{YEARS}"
            ),
            rf"(?:what|which fiefs?|which lands?) {CAN} {WE} (?:take|get) (?:by|with) (?:my )?claims?{YEARS}",
        ),
    ),
    (
        declared,
        (
            (
                r"what (?:would |will )?happens? (?:to me )?(?:if|when) "
                rf"{WE} (?:declared?|made|make|began|begin|started?) {WAR} {LORD}{ON}"
            ),
            (
                r"(?:is it|would it be) (?:a )?(?:smart|wise|good|clever|sensible|worth it|safe)(?: idea)?(?: for me)? "
                rf"to (?:declare|make|begin|start) {WAR} {LORD}{ON}"
            ),
            rf"(?:can|could|may|should|shall) {WE} declare {WAR} {LORD}{ON}",
        ),
    ),
    (
        account,
        (
            (
                rf"why (?:do|have) {WE} (?:have |got )?\d+(?: points)? (?:n|and|&|but|while|when) {LORD}(?: has)? "
                r"\d+(?: points)?"
            ),
            (
                r"(?:what(?:'s|s| is)?|how (?:big|large) is) the (?:diff(?:erence)?|gap) between (?:me|us) "
                rf"(?:and|n|&|to) {LORD}(?: in (?:points|prestige|score))?"
            ),
            r"(?:where do|how do) my (?:points|prestige) come(?: from)?",
            r"(?:why do i have|what makes up) (?:my|so many|so few|these|\d+) (?:points|prestige)",
            rf"how (?:far|much|many points) (?:am i|are we) (?:behind|ahead of) {LORD}",
        ),
    ),
    (
        earned,
        (
            rf"(?:did|have) {WE} {DID} (?:anything|something|any points|any prestige|points|prestige){SOURCE}",
            rf"(?:how much|how many points|what) (?:did|have) (?:the war|the battle|it) {DID}{SOURCE}",
            rf"(?:how much|how many (?:points|pts)|what points) (?:did|have) {WE} {DID}{SOURCE}",
        ),
    ),
)
"""Who answers what people ask of a year."""
