"""What people ask of a war's gains and dangers: the battle at hand, the side to take, who has what falls."""

import re

from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.conflicts import Conflict
from rules.fiefs.board.land import held, ruler
from rules.fiefs.board.sides import army_of, members, side_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.spoken import place
from rules.fiefs.counsel.aims import sides
from rules.fiefs.counsel.battle import NAMED as NAMED_POSTURES
from rules.fiefs.counsel.battle import POSTURES, array, at_hand
from rules.fiefs.counsel.losses import comers
from rules.fiefs.counsel.perils import heir
from rules.fiefs.counsel.politics import loss
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.ending.conflicts import gains
from rules.fiefs.ending.peace import Sue
from rules.fiefs.replies.field import FIEF, LORD, ON, hostile, house, own_army
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.replies import Reply
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import in_words, points_of, row

FIELD = ("season", "council", "march", "join", "mobilise")
"""The windows of a war."""
NAMED = 4
"""How many fiefs are named."""


def won(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say that a battle is still to be fought, where that is so; None else."""
    del seat, said
    battle = world.battle
    if battle is None or window not in ("array", "venue"):
        return None
    return Reply(f"The battle at {world.fiefs[battle.fief].name} is not fought yet: it begins when this window closes.")


def postures(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what pressing, steadiness and holding are worth in the battle at hand, the best first (FIE-11.13)."""
    del said
    if pieces := list(array(world, seat, Window(window, "FIE-11.13", (), (), ""))) if window == "array" else []:
        counsel = pieces[0].counsel
        return Reply(counsel.text, tuple(offer.order for offer in counsel.offers))
    both = at_hand(world, seat)
    if both is None:
        return None
    found = {one: weighed(world, *both, seat, one) for one in POSTURES}
    best = sorted(POSTURES, key=lambda one: found[one].worth, reverse=True)
    first, *others = (f"{NAMED_POSTURES[one]} you {found[one].words()}" for one in best)
    foe = find((one for one in both if seat not in members(world, one)), "the other host")
    begun = f"If {world.short(foe.leader)}'s {len(foe.elements)} attack, as they are:"
    return Reply(f"{begun} {'; '.join((first, *others))}.", tuple(ArrayHost(posture=one, keep=True) for one in best))


def joined(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what either side of a war would bring a House that has to choose, the wiser first (FIE-5.10, FIE-9.3)."""
    if window != "join":
        return None
    lord = house(world, said.groupdict().get("lord") or "")
    found = sorted(sides(world, seat), key=lambda aim: -aim.worth)
    named = [aim for aim in found if aim.of == lord] or found
    if not named:
        return None
    rule = (
        "Each enemy element that your own troops destroy is a point for ever; the fewer share a side, the more of them."
    )
    first = [f"A skilled House would join {world.short(found[0].of)}."] if named[1:] else []
    return Reply(
        "\n".join([*first, *(aim.text for aim in named), rule]), tuple(one for aim in named for one in aim.orders)
    )


def conquered(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what a House would have of it if an army took a fief, and what it would lose (FIE-9.3 to 9.8)."""
    fief, lord = place(world, said["fief"]), house(world, said.groupdict().get("lord") or "")
    conflict = next((one for one in world.conflicts.values() if army_of(world, one, lord)), None) if lord else None
    if not fief or not lord:
        return None
    name, holder = world.fiefs[fief].name, world.fiefs[fief].control
    if holder == seat:
        return Reply(f"{lost(world, seat, fief)} {how(world, fief, conflict)}")
    army = army_of(world, conflict, lord) if conflict else None
    if conflict is None or army is None or window not in FIELD:
        return None
    if side_of(world, conflict, holder) in (0, army.side):
        return Reply(
            f"{name} is {world.short(holder)}'s, who is not against {world.short(lord)}: it is not to be taken."
        )
    to = heir(world, army, fief)
    whose = "yours" if to == seat else f"{world.short(to)}'s"
    mine = "a point for you" if to == seat else "no point for you; what your troops destroy in battle is a point each"
    return Reply(f"{name} would be {whose}: {mine}.")


def lost(world: World, seat: str, fief: str) -> str:
    """Say what a House loses with a fief of its own."""
    one, points = world.fiefs[fief], loss(world, fief)
    if not one.capital_of:
        return f"With {one.name} you would lose {points_of(points)}."
    land = world.called("nation", one.capital_of)
    return (
        f"With {one.name} you would lose two points and the crown of {land}, and whoever has it rules there and "
        f"declares its wars. You would keep the claim on it, and your other fiefs of {land}."
    )


def how(world: World, fief: str, conflict: Conflict | None) -> str:
    """Say by what a fief can be taken now, in a sentence."""
    if conflict is not None:
        found = comers(world, fief)
        if found and found[0].falls:
            return f"It falls {in_ten(found[0].falls)} this year, if nobody stops the enemy."
        return "No army can take it this year, as the board stands."
    if world.fiefs[fief].capital_of:
        return "That takes a war for the throne, or a rebellion, and a siege."
    return "That takes a claim on it, or a siege in a war."


def peace_price(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what would be so if a war ended now by a peace, and who makes it (FIE-5.17, FIE-10.1)."""
    conflict = world.conflicts.get(world.conflict) if window in FIELD else None
    army = own_army(world, seat)
    if conflict is None or army is None:
        return None
    foes = hostile(world, army, said.groupdict().get("lord") or "")
    who = row([world.short(one.leader) for one in foes], "or") or "the enemy's leader"
    if conflict.rebellion:
        return Reply(f"In a rebellion whoever sues for peace and is heard has lost it. “sue {who}” would do that.")
    gone = row(world.called("region", one) for one in gains(world, conflict))
    land = world.called("nation", conflict.nation_a)
    moves = f"{gone} would go to {land}" if gone else "no region would change its nation"
    text = f"Peace now costs nothing but what the war has moved: {moves}. Fiefs and points stay with who has them, and "
    text += "the armies that make peace fight no more in this war."
    if army.leader != seat:
        return Reply(f"{text} Only {world.short(army.leader)}, who leads your army, can sue {who}.")
    return Reply(f"{text} {who} may refuse.", tuple(Sue(army=one.id) for one in foes))


def endangered(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Name the fiefs of a House before which an enemy army can be this year, with how likely each falls (FIE-8.38)."""
    lord = house(world, said.groupdict().get("lord") or "")
    if window not in FIELD or world.conflict not in world.conflicts or own_army(world, seat) is None:
        return None
    found = {one: coming[0] for one in held(world, seat) if (coming := comers(world, one, lord))}
    likely = sorted((one for one in found if found[one].falls), key=lambda one: -found[one].falls)
    if not likely:
        return Reply("None: no enemy army that stands in the field can be before a fief of yours by land this year.")
    told = [f"{world.fiefs[one].name} ({in_ten(found[one].falls)})" for one in likely[:NAMED]]
    more = f" and {in_words(len(likely) - NAMED)} more" if likely[NAMED:] else ""
    crown = next(
        (one for one in likely if world.fiefs[one].capital_of and ruler(world, world.fiefs[one].capital_of)), ""
    )
    with_it = f" With {world.fiefs[crown].name} you would lose its crown." if crown else ""
    return Reply(
        f"An enemy army can be before these this year, and take each so often if nobody stops it: "
        f"{', '.join(told)}{more}.{with_it} It can besiege one at a time."
    )


WE = "(?:i|we)"
WOULD = "(?:do|would|will|could|can)"
TAKES = "(?:takes?|took|conquers?|wins?|gets?)"
FOLLOW = "(?:join|follow|help|side with|stand with|go with|support)"
POSTURE = "(?:press|hold|steady|stay steady)"
WAYS = (
    (
        won,
        (r"did (?:we|i|they|he|my side|our side) (?:win|lose|beat them)(?: (?:the|that|this|it|battle|fight|yet))*",),
    ),
    (
        postures,
        (
            (
                r"(?:what(?:'s|s| is)?|which(?: is| one is)?|is it) (?:better|best|wiser|safer|wise)"
                rf"(?: here| now| for me)?[\s,:]+(?:to )?{POSTURE}(?:,? (?:or )?(?:to )?{POSTURE})*(?: .*)?"
            ),
            rf"(?:should|shall|must) {WE} {POSTURE}(?: or .*)?",
            r"what (?:is|are) the (?:advantages?|use|good|point) of (?:pressing|holding|steady)(?: .*)?",
            rf"what (?:do|would|should) (?:you|{WE}) (?:advise|do|choose)(?: me)?(?: to do)? in this battle",
        ),
    ),
    (
        joined,
        (
            (
                rf"what {WOULD} {WE} (?:get|gain|win|earn|have)(?: of it| from it| out of it)? (?:if|when) "
                rf"{WE} {FOLLOW}(?: {LORD})?{ON}"
            ),
            rf"(?:should|shall|must) {WE} {FOLLOW} {LORD}{ON}",
            r"(?:which|what) side (?:is|would be) (?:better|best|wiser|good)(?: (?:for|4) (?:me|us))?",
            rf"(?:who is stronger in this war[\s,]+and )?on whose side should {WE} be",
            r"what(?:'s|s| is) (?:in it for me|this war about)",
        ),
    ),
    (
        conquered,
        (
            (
                rf"what {WOULD} {WE} (?:win|get|gain|have|lose)(?: of it| from it)? (?:if|when) "
                rf"{LORD} {TAKES} {FIEF}{ON}"
            ),
            rf"(?:if|when) {LORD} {TAKES} {FIEF}[\s,]+what {WOULD} {WE} (?:lose|get|gain|win)",
            (
                rf"what (?:happens|would happen) to {FIEF} if {LORD} (?:goes|went|marches|comes) "
                r"(?:to )?(?:war )?(?:for|against|upon|on|over) (?:it|me|us|that).*"
            ),
        ),
    ),
    (
        peace_price,
        (
            (
                rf"what (?:would|will|does|do) (?:it|peace|a peace|{WE})(?: have to)? (?:cost|lose|pay|give|mean)"
                rf"(?: me| us)?(?: (?:to make|for|if {WE} make|by|with) ?(?:a )?peace)?(?: with {LORD})?{ON}"
            ),
            rf"what (?:happens|would happen) if {WE} (?:make|made|sue for|sued for) peace(?: with {LORD})?{ON}",
        ),
    ),
    (
        endangered,
        (
            (
                rf"(?:which|what) (?:fiefs?|lands?)(?: of mine| of ours)? {WOULD} {WE} lose"
                r"(?: (?:in|by|through) .*)?"
            ),
            rf"(?:can|could) {LORD} (?:reach|attack|besiege|take|get at) any of my (?:fiefs|lands)(?: .*)?",
            r"(?:which|what) of my (?:fiefs|lands) (?:are|is) (?:in danger|at risk|threatened)(?: .*)?",
        ),
    ),
)
"""Who answers what people ask of a war's gains and dangers."""
