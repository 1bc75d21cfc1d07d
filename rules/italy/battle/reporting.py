"""What a word on a battle does, said as it is given: how clear a victory is, who has to agree, what silence means."""

from rules.italy.battle.claimed import losses
from rules.italy.battle.deciding import Confirm, Dispute, OnTable, Report
from rules.italy.battle.heard import winner_of
from rules.italy.battle.reasons import within
from rules.italy.board.state import Attack, World
from rules.italy.board.words import DEGREES
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import Vain
from rules.kernel.table.chair import CHAIR
from rules.kernel.telling.phrases import capital, form, row

THROWN = "the dice decide"
"""What happens to a battle of which no report stands."""


def worded(world: World, seat: str, order: Order[World]) -> str:
    """Say what a word on a battle does; nothing where no battle is open (ITA-6.23 to ITA-6.25)."""
    battle = world.battle()
    if battle is None:
        return ""
    if isinstance(order, Report):
        return " ".join([degree_of(world, battle, seat, order), *agreement(world, battle, seat)])
    if isinstance(order, OnTable):
        return within(unreported(), *agreement(world, battle, seat))
    if isinstance(order, Confirm):
        return confirmed(world, battle, seat)
    return contested(world, battle, seat, order) if isinstance(order, Dispute) else ""


def unreported() -> str:
    """Say what to do after a battle on a table, and what happens else (ITA-6.23)."""
    return f"Fight it, tell me how it ended, such as “I won, minor”, and only then be ready: without a report {THROWN}."


def vain(world: World, seat: str, order: Order[World]) -> Vain:
    """Tell that nothing comes of a table without a report (ITA-6.23)."""
    return Vain.IDLE if isinstance(order, OnTable) else Vain.NOT


def degree_of(world: World, battle: Attack, seat: str, order: Report) -> str:
    """Say how clear a victory was reported, and by what, where it was worked out (ITA-6.25)."""
    found = order.result()
    said = f"{capital(DEGREES[found.degree])} for {winner_of(world, battle, seat, found.winner)}"
    if order.losses is None or order.breaking is None:
        return f"{said}."
    if 2 * order.losses < order.breaking:
        return f"{said}: {order.losses} of {order.breaking} lost is less than half."
    if found.degree == "major":
        return f"{said}: less than three quarters of {order.breaking} lost, and more cavalry left."
    why = "at least three quarters" if 4 * order.losses >= 3 * order.breaking else "at least half, without more cavalry"
    return f"{said}: {order.losses} of {order.breaking} lost is {why}."


def agreement(world: World, battle: Attack, seat: str) -> list[str]:
    """Say who has to agree to a report, what silence means, and what a dispute does (ITA-6.24, R46)."""
    sides = [one for one in (battle.attacker, battle.target) if one in world.powers]
    others = [one for one in sides if one != seat and one in world.seated]
    if others:
        foe = row(f"{world.name(one):the}" for one in others)
        asked = form(len(others), f"{world.name(others[0]):is|are}", "are")
        return [f"{capital(foe)} {asked} asked whether a report is true, and {SILENCE}; {disputed(world)}."]
    if len(world.seated) == 1:
        return ["A report stands at once."]
    strangers = [one for one in world.seated if one not in (*sides, seat, CHAIR)]
    judges = "The battle umpire is" if CHAIR in world.seated else "Those who are no side of it are"
    if CHAIR not in world.seated and len(strangers) == 1:
        name = world.name(strangers[0])
        judges = f"{name:The}, who {name:is|are} no side of it, {name:is|are}"
    return [f"{judges} asked whether a report is true: without a yes {THROWN}."]


SILENCE = "silence means yes"
"""What it means that the other side says nothing."""


def disputed(world: World) -> str:
    """Say what a dispute does."""
    if CHAIR in world.seated:
        return "if they dispute it, the battle umpire rules"
    return f"if they dispute it, {THROWN}, as nobody is battle umpire"


def confirmed(world: World, battle: Attack, seat: str) -> str:
    """Say what stands by a yes, and what it costs (ITA-6.24)."""
    claim = next(iter(battle.claims.values()), None)
    lost = losses(world, seat, battle, claim) if claim and seat in (battle.attacker, battle.target) else ""
    return f"The report stands, for good{f': {lost}' if lost else ''}."


def contested(world: World, battle: Attack, seat: str, order: Dispute) -> str:
    """Say who decides a dispute, and who reads its reason (ITA-6.24, R46)."""
    decides = "The battle umpire rules" if CHAIR in world.seated else f"{capital(THROWN)} at once"
    by = [one for one in battle.claims if one != seat]
    if not by:
        return f"{decides}."
    name = world.name(by[0])
    umpire = " and the battle umpire" if CHAIR in world.seated else ""
    if order.reason:
        return f"{decides}. {name:The}{umpire} {form(1 + bool(umpire), f'{name:reads|read}', 'read')} your words."
    told = f"{name:The} {name:is|are} told that you dispute it, and none of your words"
    return f"{decides}. {told}; to give a reason, write it behind “dispute”."
