"""What people ask of an army in the field: whether it can sally or gather, who is where first, and what would fall."""

import re

from rules.fiefs.armies.orders import army_led
from rules.fiefs.armies.raising import muster, no_place, places
from rules.fiefs.armies.tempers import host
from rules.fiefs.board.chances import fallen_by
from rules.fiefs.board.forces import Army
from rules.fiefs.board.sides import enemies, home_ground, members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import FULL
from rules.fiefs.campaign.plans import PlanAssemble, PlanSally
from rules.fiefs.campaign.spoken import place
from rules.fiefs.counsel import perils
from rules.fiefs.counsel.besieged import besieger
from rules.fiefs.counsel.field import FIELD, target_of
from rules.fiefs.counsel.losses import comers, left, march, quiet, told
from rules.fiefs.counsel.perils import caught, safest
from rules.fiefs.counsel.pieces import by_rolls
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.ending.peace import Sue
from rules.fiefs.marshal.deciding import assembly
from rules.kernel.language.matching import fold
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import capital, in_words, several

FEW = 2
"""Rolls of a siege by which staying is weighed."""


def house(world: World, name: str) -> str:
    """Give the House that is called so; empty for none."""
    wanted = fold(name or "").lower().strip(" .,!?").removeprefix("the ").removeprefix("house of ")
    return next((one for one in world.playing() if fold(world.short(one)).lower() == wanted), "")


def host_of(world: World, seat: str) -> str:
    """Give who leads the army of a House in the campaign that is fought; the House itself where it follows nobody."""
    army = own_army(world, seat)
    return army.leader if army else seat


def own_army(world: World, seat: str) -> Army | None:
    """Give the army that a House leads or follows in the campaign that is fought."""
    conflict = world.conflicts.get(world.conflict)
    member = conflict.members.get(seat) if conflict else None
    return world.armies[member.army] if member else None


def sallying(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether an army can sally now, and when it can that cannot (FIE-8.7, FIE-8.32)."""
    del said
    army = army_led(world, seat, world.conflict) if window in FIELD else None
    if army is None or not army.on_board:
        return None
    foe = besieger(world, army)
    if foe is None:
        return Reply("Nobody besieges your army, so that there is nothing to sally from.")
    if army.status != "ready":
        return cooped(world, army, foe)
    battle = weighed(world, army, foe, seat)
    return Reply(f"Yes, in your army's next turn: in that battle you {battle.words()}.", (PlanSally(),))


def cooped(world: World, army: Army, foe: Army) -> Reply[World]:
    """Say why an army that was shut in while it assembled cannot sally, and what is left to it (FIE-8.7)."""
    place, lord = world.fiefs[army.fief].name, world.short(foe.leader)
    falls = by_rolls(lambda rolls: fallen_by(target_of(world, foe, army.fief), rolls))
    return Reply(
        f"Your army cannot sally: it was shut in at {place} before it was ready, and does not become ready as long as "
        f"{lord}'s {len(foe.elements)} stand there. It can in its first turn after they have left. {place} falls "
        f"{falls}, and your army with it. You can hold out, or sue {lord} for peace.",
        (Sue(army=foe.id),),
    )


def falling(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how likely a fief falls this year, and to whom (FIE-8.38)."""
    fief, named = place(world, said["fief"]), said.groupdict().get("lord") or ""
    lord = host_of(world, house(world, named))
    if not fief or window not in FIELD or not world.fiefs[fief].control or (named and not lord and named not in THEY):
        return None
    found = comers(world, fief, lord)
    if not found:
        return Reply(f"{capital(quiet(world, fief, lord))}.")
    lines = " ".join(f"{one.removesuffix('.')}." for one in told(world, seat, fief, found[0]))
    return Reply(f"{lines} If nobody stops them, {world.fiefs[fief].name} falls {in_ten(found[0].falls)} this year.")


THEY = ("he", "she", "they", "it", "the enemy", "somebody", "someone", "anybody", "anyone")
"""How an enemy is named who is none by name."""


def gathering(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say whether an army can gather in a fief, and who can be there before it is ready (FIE-8.3, FIE-8.4)."""
    fief, army = place(world, said["fief"]), army_led(world, seat, world.conflict) if window in FIELD else None
    if not fief or army is None:
        return None
    name = world.fiefs[fief].name
    if army.on_board:
        return Reply(f"Your army is raised already; it stands at {world.fiefs[army.fief].name}.")
    if fief not in home_ground(world, army):
        return Reply(f"No: {name} is not home ground of your army.")
    if wrong := no_place(world, army, fief):
        return Reply(f"No: {wrong}.")
    best, risk = safest(world, army), caught(world, army, fief)
    if not risk:
        walls = world.fiefs[fief].fortress
        return Reply(
            f"Yes, behind walls of {walls}; no enemy can be there before it is ready.", (PlanAssemble(fief=fief),)
        )
    offers = (PlanAssemble(fief=best),) if best else ()
    return Reply(f"It can be ordered, but: {perils.gathering(world, army, fief)}", offers)


def sooner(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say in how many turns one's army and an enemy's can be at a fief (FIE-8.13)."""
    fief, army = place(world, said["fief"]), own_army(world, seat) if window in FIELD else None
    if not fief or army is None:
        return None
    (_, most), name = left(world), world.fiefs[fief].name
    mine = whose_turns(world, army, fief, most)
    foes = hostile(world, army, said.groupdict().get("lord") or "")
    theirs = [(turns, one) for one in foes if (turns := march(world, one, fief, most)) is not None]
    own = f"Your army cannot be at {name} by land this year" if mine is None else f"Your army can be there in {mine}"
    if not theirs:
        return Reply(f"{own}; no enemy that stands in the field can be there by land this year.")
    turns, foe = min(theirs, key=lambda one: one[0])
    when = several(turns, "turn", "turns") if turns else "no turn: they stand there"
    return Reply(f"{own}; {host(world, foe)} can be at {name} in {when}.")


def whose_turns(world: World, army: Army, fief: str, most: int) -> str | None:
    """Say in how many turns an army can be at a fief, and where it gathers first; None where it cannot."""
    if army.on_board:
        turns = march(world, army, fief, most)
        return None if turns is None else several(turns, "turn", "turns")
    planned = next((one.to for one in army.plan if one.act == "assemble"), assembly(world, army).to)
    if not planned:
        return None
    turns = march(world, army.model_copy(update={"fief": planned, "status": "ready"}), fief, most - 1)
    if turns is None:
        return None
    return f"{several(turns + 1, 'turn', 'turns')}, one of them to gather at {world.fiefs[planned].name}"


def opened(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how strong both sides are, and how a battle between them would go (FIE-19.2)."""
    army = own_army(world, seat) if window in FIELD else None
    if army is None:
        return None
    foes = hostile(world, army, said.groupdict().get("lord") or "")
    if not foes:
        return None
    foe, ours = max(foes, key=lambda one: len(one.elements)), army
    if not army.on_board:
        usual = assembly(world, army).to
        if not usual:
            return None
        ours = army.model_copy(deep=True)
        muster(world, ours, usual)
    battle = weighed(world, foe, ours, seat)
    where, raised = world.fiefs[foe.fief].name, "" if army.on_board else ", once they are raised"
    return Reply(
        f"{host(world, foe)}, of {several(len(members(world, foe)), 'House', 'Houses')}, are at {where}. Against them "
        f"are your side's {len(ours.elements)}, of {several(len(members(world, army)), 'House', 'Houses')}{raised}: in "
        f"battle you {battle.words()} prestige in the mean."
    )


def hostile(world: World, army: Army, lord: str) -> list[Army]:
    """Give the enemy armies on the board, or those in which a House that is named fights."""
    named = house(world, lord)
    found = [one for one in enemies(world, army) if one.on_board]
    return [one for one in found if not named or named in members(world, one)]


def troops(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how large the army is that a House leads or follows, or will be once it is raised (FIE-8.4, FIE-8.11)."""
    del said
    army = own_army(world, seat) if window in FIELD else None
    if army is None:
        return None
    whose = "Your army" if army.leader == seat else f"{world.short(army.leader)}'s army, which you follow,"
    if army.on_board:
        where = world.fiefs[army.fief].name
        return Reply(f"{whose} has {len(army.elements)} of {FULL} elements, at {where}.")
    weak = army.status == "disbanded" and army.disbanded_year == world.year
    size = FULL // 2 if weak else FULL
    spots = len(places(world, army))
    return Reply(
        f"{whose} is not raised; it has {size} elements once it gathers, in one of {several(spots, 'place', 'places')}."
    )


def safer(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Weigh a sally against a siege, for an army that is shut in (FIE-8.32, FIE-8.39)."""
    army = army_led(world, seat) if window in FIELD else None
    foe = besieger(world, army) if army else None
    if army is None or foe is None:
        return None
    falls = fallen_by(target_of(world, foe, army.fief), FEW)
    if army.status != "ready":
        return cooped(world, army, foe)
    battle = weighed(world, army, foe, seat)
    inside, out = in_ten(falls), in_ten(1 - battle.chance)
    word = "Staying is safer" if falls < 1 - battle.chance else "A sally is safer"
    return Reply(
        f"{word} this season: within {in_words(FEW)} rolls {world.fiefs[army.fief].name} falls "
        f"{inside}, and the army is "
        f"lost with it; a sally you lose {out}, and keep what then retreats.",
        (PlanSally(),),
    )


FIEF = r"(?P<fief>[\w' -]+?)"
LORD = r"(?P<lord>[\w'-]+(?: enemy)?)"
ON = (
    r"(?: (?:now|then|this|year|season|turn|yet|still|again|in|time|there|out|at|last|first"
    r"|before|if|when|while|and)\b.*)?"
)
REST = r"(?:[\s,.!?;]+.*)?"
MEETS = r"(?:meets?|met|fights?|fought|faced?|attack(?:ed)?|beat|battled?)"
WAYS = (
    (
        sallying,
        (
            (
                r"(?:is it|was it) (?:really |truly |still |now )*(?:not )?(?:im)?possible(?: for (?:me|us|my army))? "
                rf"to (?:sally|break out|make a sortie){REST}"
            ),
            (
                r"(?:(?:when|why|how soon|from when on)(?: [\w']+){0,6}?|(?:can|could|may) (?:i|we|my army|the army|it)"
                rf"(?: (?:really|now|still|ever|not|never|at least))*) (?:sally|break out|make a sortie){REST}"
            ),
        ),
    ),
    (
        falling,
        (
            rf"how (?:likely|probable|sure) is it that {FIEF} (?:falls?|will fall|is taken|gets taken){ON}",
            (
                r"(?:what(?:'s| is| are|s)?|how (?:good|bad) are) (?:the|my|his|their|our)?\s?(?:odds|chances?)"
                rf"(?: (?:if|that|when))? {LORD} (?:besieges?|attacks?|takes?|storms?|conquers?|gets?) {FIEF}{ON}"
            ),
            rf"(?:will|does|can|could|would) {FIEF} (?:fall|hold|be taken|stand|survive){ON}",
            rf"how long (?:does|can|will|would) {FIEF} (?:hold|stand|last){ON}",
            rf"(?:can|could|will|would) {LORD} (?:really |still |even )?(?:take|besiege|conquer|capture) {FIEF}{ON}",
        ),
    ),
    (
        gathering,
        (
            (
                r"(?:can|could|may|should|shall|must) (?:(?:my|our|the) (?:army|troops|men)|i|we) (?:gather|assemble"
                rf"|muster|meet|be raised)(?: (?:my|our|the) (?:army|troops|men))? (?:at|in) {FIEF}{ON}"
            ),
            rf"(?:is|would) it (?:be )?(?:safe|wise|good|possible) to (?:gather|assemble|muster) (?:at|in) {FIEF}{ON}",
            rf"(?:is|would) {FIEF} (?:be )?(?:a )?safe (?:place )?to (?:gather|assemble|muster){ON}",
        ),
    ),
    (
        sooner,
        (
            (
                r"(?:will|do|can|could|shall|would) (?:i|we|my army|our army) (?:get to|reach|be (?:at|in)|arrive (?:at"
                rf"|in)|come to|make it to) {FIEF} (?:before|sooner than|ahead of|earlier than) "
                rf"{LORD}(?: (?:does|can|is|do))?"
            ),
            rf"who (?:is|will be|gets|can be|comes) (?:first |sooner )?(?:at|in|to) {FIEF}(?: (?:first|sooner))?",
        ),
    ),
    (
        opened,
        (
            rf"what (?:would happen|happens|if)(?: if| when)? (?:we|i|my army|our army) {MEETS} {LORD}{ON}",
            (
                r"how strong (?:is|are) (?:the enem(?:y|ies)|they|he|she|(?P<lord>[a-z'-]+)|the other side)"
                rf"(?: compared (?:with|to) (?:me|us))?{REST}"
            ),
            rf"(?:can|could|would|will) (?:i|we|my army|our army) (?:beat|win against|defeat|stand against) {LORD}{ON}",
            rf"who (?:would|will) win(?: (?:a|the|that) (?:battle|fight))?(?: against {LORD})?",
        ),
    ),
    (
        troops,
        (
            (
                r"how (?:many|much|large|big) (?:troops|men|elements|soldiers|units|an army)"
                r"(?: (?:will|do|would|shall|can) (?:i|we) (?:have|get|lead|command|raise))"
                r"(?: (?:then|now|in all|there))*"
            ),
        ),
    ),
)
"""Who answers what people ask of an army in the field."""
