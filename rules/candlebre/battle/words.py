"""How a battle reads, from the first blow to who is led away (CAN-7)."""

from rules.candlebre.battle import events as battle
from rules.candlebre.board.forces import UnitsTold
from rules.candlebre.board.tables import ROLLING
from rules.candlebre.board.wording import loses, one_of, subject, troops, unit_name
from rules.kernel.telling.phrases import capital, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings(
    purposes={
        f"battle.{role}.{kind}": f"{unit_name(kind)}, {role}" for role in ("attack", "defence") for kind in ROLLING
    }
)
TIERS = {1: "first strike", 2: "charge", 3: "ground troops"}


@TELLINGS.of(battle.BattleBegan)
def battle_began(event: battle.BattleBegan) -> Telling:
    """Tell who met whom, in small print: the march before it and the losses after it say as much."""
    walls = f" behind a fort of level {event.fort}" if event.fort else ""
    led = f" ({row(leader_told(name, side) for name, side in event.leaders)})" if event.leaders else ""
    text = (
        f"Battle {event.number}, {event.province}: {troops(event.attacking)} of {event.attacker} against "
        f"{troops(event.defending)} of {event.defender}{walls}{led}."
    )
    return Telling(text=text, news="war", weight=0)


def leader_told(name: str, side: str) -> str:
    """Give a leader with his side's name, which the head of a House has in his own."""
    return name if name.endswith(side) else f"{name} ({side})"


@TELLINGS.of(battle.RoundBegan)
def round_began(event: battle.RoundBegan) -> Telling:
    """Tell who makes ready."""
    ready = row(f"the {unit_name(kind)} of {side} make ready to charge" for side, kind in event.preparing)
    shelter = f"; the fort counts for {event.shelter}" if event.shelter else ""
    text = f"Battle {event.number}, round {event.round}{': ' + ready if ready else ''}{shelter}."
    return Telling(text=text, news="war", weight=0)


@TELLINGS.of(battle.BountyPaid)
def bounty_paid(event: battle.BountyPaid) -> Telling:
    """Tell of a bounty."""
    text = f"{capital(event.seat)} throws {event.gold} gold among the mercenaries: +{event.level} in this round."
    return Telling(text=text, news="war", weight=0)


@TELLINGS.of(battle.TierFought)
def tier_fought(event: battle.TierFought) -> Telling:
    """Tell the dice of a tier and whom they took."""
    dice = "; ".join(
        f"{side}: {row(volley(one) for one in volleys)}"
        for side, volleys in ((event.attacker, event.attack), (event.defender, event.defence))
        if volleys
    )
    losses = [
        loss(event.attacker, event.attacker_killed, event.attacker_captured),
        loss(event.defender, event.defender_killed, event.defender_captured),
    ]
    told = "; ".join(filter(None, losses)) or "nobody falls"
    where = f"Battle {event.number}, round {event.round}, {TIERS[event.tier]}"
    return Telling(text=f"{where}: {dice}. {capital(told)}.", news="war", weight=0)


def volley(one: battle.VolleyTold) -> str:
    """Give the dice of one type: `3 infantry need 7: 2 14 7, 2 hit`."""
    kind, needed, dice, hit, _ = one
    return f"{troops([(kind, len(dice))])} need {needed}: {' '.join(map(str, dice))}, {hit or 'none'} hit"


def loss(side: str, killed: UnitsTold, captured: UnitsTold) -> str:
    """Say whom a side lost in a tier."""
    parts = [f"{troops(killed)} killed"] if killed else []
    parts += [f"{troops(captured)} captured"] if captured else []
    return f"{loses(side)} {row(parts)}" if parts else ""


@TELLINGS.of(battle.Withdrew)
def withdrew(event: battle.Withdrew) -> Telling:
    """Tell of a withdrawal."""
    caught = f"; {troops(event.caught)} never make it" if event.caught else ""
    text = one_of(
        event.province,
        f"{event.seat} sounds the retreat at {event.province}: {troops(event.escaped)} reach {event.refuge}{caught}.",
        f"{event.seat} yields {event.province}; {troops(event.escaped)} fall back on {event.refuge}{caught}.",
    )
    return Telling(text=capital(text), news="war", weight=2)


@TELLINGS.of(battle.ForceLost)
def force_lost(event: battle.ForceLost) -> Telling:
    """Tell what became of engines and stragglers."""
    fate = f"fall into the hands of {event.captor}" if event.captor else "are broken up"
    return Telling(text=f"{capital(troops(event.units))} of {event.seat} {fate}.", news="war")


@TELLINGS.of(battle.LeaderCaptured)
def leader_captured(event: battle.LeaderCaptured) -> Telling:
    """Tell of a captive."""
    text = one_of(
        event.leader,
        f"{subject(event.leader)} gives up the sword: {event.seat} has lost a leader to {event.captor}.",
        f"{subject(event.leader)} is led away from {event.seat} in the chains of {event.captor}.",
    )
    return Telling(text=text, news="war", weight=3)


@TELLINGS.of(battle.BattleEnded)
def battle_ended(event: battle.BattleEnded) -> Telling:
    """Tell what a battle cost both sides."""
    rounds = "One round" if event.rounds == 1 else f"{event.rounds} rounds"
    cost = row(
        f"{loses(side)} {troops(lost)}{taken(caught)}" if lost else f"{loses(side)} nobody"
        for side, lost, caught in (
            (event.attacker, event.attacker_lost, event.attacker_caught),
            (event.defender, event.defender_lost, event.defender_caught),
        )
    )
    return Telling(text=f"{rounds} at {event.province}: {cost}.", news="war")


def taken(number: int) -> str:
    """Say how many of them live on as prisoners."""
    return f" ({number} taken alive)" if number else ""
