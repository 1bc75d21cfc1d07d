"""What can happen before battles, and how it reads: attacks declared, turned and cancelled, and External Powers."""

from rules.italy.board.tables import Cancelled, Modifier, Turned
from rules.italy.board.words import CANCELLED, MODIFIERS, PowerId, ProvinceId, dice
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open
from rules.kernel.telling.phrases import signed, the
from rules.kernel.telling.tellings import Tellings


class AttackRolled(Event, clause="ITA-4.5"):
    """A Power rolled for an attack, or for its place in the order of battles."""

    power: Open[PowerId]
    dice: Open[tuple[int, ...]]
    modifiers: Open[tuple[Modifier, ...]]
    total: Open[int]
    attacks: Open[bool]
    order_only: Open[bool] = False
    """Whether a player has decided already (ITA-4.17)."""


class TargetChosen(Event, clause="ITA-4.8"):
    """It was determined whom a Power or an External Power attacks."""

    attacker: Open[PowerId]
    target: Open[PowerId]
    rolls: Open[tuple[tuple[PowerId, int, int, int], ...]]
    """Each target with its die, its modifier and their sum; none for a single target."""
    rolloffs: Open[tuple[tuple[PowerId, int], ...]] = ()


class AttackDeclared(Event, clause="ITA-4.18"):
    """An attack has its place in the order of battles."""

    label: Open[str]
    attacker: Open[PowerId]
    target: Open[PowerId]
    province: Open[ProvinceId] = ""
    total: Open[int | None] = None
    rolloffs: Open[tuple[int, ...]] = ()


class AttackFollowed(Event, clause="ITA-6.8"):
    """An attack turned to the new holder of its province."""

    label: Open[str]
    attacker: Open[PowerId]
    province: Open[ProvinceId]
    before: Open[PowerId]
    now: Open[PowerId]


class AttackTurned(Event, clause="ITA-6.9"):
    """An attack fell on another province of its target, as the named one could not be struck."""

    label: Open[str]
    attacker: Open[PowerId]
    named: Open[ProvinceId]
    province: Open[ProvinceId]
    reason: Open[Turned]


class AttackCancelled(Event, clause="ITA-6.10"):
    """An attack had become impossible."""

    label: Open[str]
    attacker: Open[PowerId]
    target: Open[PowerId]
    reason: Open[Cancelled]
    freed: Open[int]
    """Attack points that go to the attacker's loose reserve."""
    reserve: Open[int]
    """What becomes loose at the target."""
    province: Open[ProvinceId] = ""
    """The province that it named."""
    holder: Open[PowerId] = ""
    """Who holds that now."""
    occupier: Open[PowerId] = ""
    """The army from abroad that stands there."""


class ExternalTested(Event):
    """Two dice told whether an External Power comes."""

    clause: Open[str]
    external: Open[PowerId]
    dice: Open[tuple[int, ...]]
    added: Open[int]
    about: Open[PowerId]
    """The richest Power, or the chosen Subject."""
    total: Open[int]
    comes: Open[bool]
    places: Open[int]
    """In how many provinces it could land (ITA-9.8)."""


class ExternalArrived(Event, clause="ITA-9.10"):
    """An External Power landed."""

    external: Open[PowerId]
    province: Open[ProvinceId]
    strength: Open[int]
    immune: Open[PowerId] = ""
    holder: Open[PowerId]


class ExternalMoved(Event, clause="ITA-9.17"):
    """An External army went on into the province that it won."""

    external: Open[PowerId]
    province: Open[ProvinceId]
    left: Open[ProvinceId]
    holder: Open[PowerId]


class ExternalDeclined(Event, clause="ITA-9.20"):
    """An External army grew weaker."""

    external: Open[PowerId]
    strength: Open[int]


class ExternalRemoved(Event):
    """An External army left Italy: beaten, without prey, or spent."""

    clause: Open[str]
    external: Open[PowerId]
    province: Open[ProvinceId]
    holder: Open[PowerId]


def barred(event: AttackTurned) -> str:
    """Say why a named province could not be struck."""
    if event.reason == "occupied":
        return "is occupied by an army from abroad"
    where = "is in the hands of" if event.reason == "own" else "no longer touches the land of"
    return f"{where} {the(event.attacker)}{' already' if event.reason == 'own' else ''}"


def hopeless(event: AttackCancelled) -> str:
    """Say why an attack came to nothing: what became of the province that it named, and that no other is in reach."""
    if event.reason != "unreachable":
        return CANCELLED[event.reason]
    if not event.province:
        return f"{the(event.target)} can be struck nowhere any more"
    why = f"{event.province} can no longer be reached"
    if event.occupier:
        why = f"{the(event.occupier)} stands in {event.province}"
    elif event.holder == event.attacker:
        why = f"{event.province} is in the hands of {the(event.attacker)} already"
    return f"{why}, and {the(event.target)} can be struck nowhere else"


TELLINGS = Tellings()
TELLINGS.say(
    AttackRolled,
    "{power}: {dice}{modifiers} make {total}: {order_only:for the order of battles|{attacks:attack|no attack}}.",
    news="war",
    weight=0,
    dice=dice,
    modifiers=lambda added: "".join(f", {MODIFIERS.get(why, why)} {signed(number)}" for why, number in added),
)
TELLINGS.say(
    TargetChosen,
    "{attacker:The} {attacker:arms|arm} against {target:the}{rivals:? rather than {rivals:the}}.",
    news="war",
    rivals=lambda event: tuple(name for name, *_ in event.rolls if name != event.target),
)
TELLINGS.say(
    AttackDeclared,
    "{attacker:The} {attacker:marches|march} on {target:the}{province:?, bound for {province}}.",
    news="war",
    weight=2,
)
TELLINGS.say(
    AttackFollowed,
    "{now:The} {now:holds|hold} {province} now, so the attack of {attacker:the} turns from {before:the} to {now:the}.",
    news="war",
    weight=2,
)
TELLINGS.say(
    AttackTurned,
    "{named} {barred}, so the attack of {attacker:the} falls on {province}.",
    news="war",
    weight=2,
    barred=barred,
)
TELLINGS.say(
    AttackCancelled,
    "The attack of {attacker:the} on {target:the} comes to nothing: {why}."
    "{freed:? The {freed} on Attack help {attacker:the} in the next defence of this turn, or are lost.}"
    "{reserve:? The {reserve} in reserve help {target:the} in the next defence of this turn, or are lost.}",
    news="war",
    why=hopeless,
)
TELLINGS.say(
    ExternalTested,
    "{external}: {dice} and {added} for {about} make {total}; "
    "{comes:{places:?it comes|it would come, but finds no place}|it stays away}.",
    news="external",
    weight=0,
    dice=dice,
)
TELLINGS.say(
    ExternalArrived,
    "An army of {external}, strength {strength}, lands in {province}, held by {holder:the}: "
    "until it goes {province} counts as lost for revenue.{immune:? It leaves {immune:the} in peace.}",
    news="external",
    weight=3,
)
TELLINGS.say(
    ExternalMoved,
    "The army of {external} leaves {left} and now occupies {province}, held by {holder:the}: "
    "until it goes {province} counts as lost for revenue.",
    news="external",
    weight=2,
)
TELLINGS.say(ExternalDeclined, "The army of {external} declines to {strength}.", news="external", weight=0)
TELLINGS.say(
    ExternalRemoved,
    "The army of {external}, {clause}, leaves {province}, which {holder:the} still held.",
    news="external",
    weight=2,
    clause={"ITA-9.18": "beaten", "ITA-9.19": "with nothing left to strike", "ITA-9.20": "spent"},
)
