"""How attacks and External Powers read, before the battles."""

from rules.italy.board.wording import CANCELLED, MODIFIERS, dice
from rules.italy.war.events import (
    AttackCancelled,
    AttackDeclared,
    AttackFollowed,
    AttackRolled,
    ExternalArrived,
    ExternalDeclined,
    ExternalMoved,
    ExternalRemoved,
    ExternalTested,
    TargetChosen,
)
from rules.kernel.telling.phrases import capital, row, signed, the, verb
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()
TELLINGS.say(
    ExternalMoved,
    "The army of {external} leaves {left} and now occupies {province}, held by {holder:the}.",
    news="external",
    weight=2,
)
TELLINGS.say(ExternalDeclined, "The army of {external} declines to {strength}.", news="external", weight=0)
TELLINGS.say(
    AttackFollowed,
    "{label}: {attacker:the}, bound for {province}, {attacker:turns|turn} from {before:the} to {now:the}.",
    news="war",
    weight=2,
)


@TELLINGS.of(AttackRolled)
def attack_rolled(event: AttackRolled) -> Telling:
    """Tell an attack roll."""
    added = "".join(f", {MODIFIERS[why]} {signed(number)}" for why, number in event.modifiers)
    verdict = "for the order of battles" if event.order_only else "attack" if event.attacks else "no attack"
    text = f"{event.power}: {dice(event.dice)}{added} make {event.total}: {verdict}."
    return Telling(text=text, news="war", weight=0)


@TELLINGS.of(TargetChosen)
def target_chosen(event: TargetChosen) -> Telling:
    """Tell whom somebody attacks; how the dice fell is in the reasons."""
    rivals = [name for name, *_ in event.rolls if name != event.target]
    rather = f" rather than {row(map(the, rivals))}" if rivals else ""
    who = f"{capital(the(event.attacker))} {verb(event.attacker, 'arms', 'arm')}"
    return Telling(text=f"{who} against {the(event.target)}{rather}.", news="war")


@TELLINGS.of(AttackDeclared)
def attack_declared(event: AttackDeclared) -> Telling:
    """Tell an attack in its place."""
    where = f" in {event.province}" if event.province else ""
    return Telling(text=f"{event.label}: {event.attacker} against {event.target}{where}.", news="war")


@TELLINGS.of(ExternalTested)
def external_tested(event: ExternalTested) -> Telling:
    """Tell whether an External Power comes."""
    verdict = "it stays away"
    if event.comes:
        verdict = "it comes" if event.places else "it would come, but finds no place"
    text = f"{event.external}: {dice(event.dice)} and {event.added} for {event.about} make {event.total}; {verdict}."
    return Telling(text=text, news="external", weight=0)


@TELLINGS.of(ExternalArrived)
def external_arrived(event: ExternalArrived) -> Telling:
    """Tell of a landing."""
    who = f"{capital(the(event.immune))} {verb(event.immune, 'pays it and is', 'pay it and are')} left alone."
    where = f"{event.province}, held by {the(event.holder)}"
    text = f"An army of {event.external}, strength {event.strength}, lands in {where}."
    return Telling(text=f"{text} {who}" if event.immune else text, news="external", weight=3)


@TELLINGS.of(ExternalRemoved)
def external_removed(event: ExternalRemoved) -> Telling:
    """Tell that an army left."""
    why = {"ITA-9.18": "beaten", "ITA-9.20": "spent"}.get(event.clause, "with nothing left to strike")
    again = f"{the(event.holder)} {verb(event.holder, 'controls', 'control')} it again"
    text = f"The army of {event.external}, {why}, leaves {event.province}; {again}."
    return Telling(text=text, news="external", weight=2)


@TELLINGS.of(AttackCancelled)
def attack_cancelled(event: AttackCancelled) -> Telling:
    """Tell that an attack is off, and what it frees."""
    freed = f" {event.freed} Attack points serve {the(event.attacker)} in defence." if event.freed else ""
    loose = f" {event.reserve} in reserve are free for {the(event.target)}." if event.reserve else ""
    who, why = f"the attack of {the(event.attacker)} on {the(event.target)}", CANCELLED[event.reason]
    text = f"{event.label}: {who} is cancelled: {why}."
    return Telling(text=f"{text}{freed}{loose}", news="war", weight=2)
