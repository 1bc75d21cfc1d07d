"""How the work of spies reads (CAN-14)."""

from rules.candlebre.battle.settings import settled
from rules.candlebre.board.tables import OPERATIONS
from rules.candlebre.board.wording import leader_of, of, plural, standing_word, troops, troops_or_none, unit_name
from rules.candlebre.espionage import events as spies
from rules.candlebre.mercenaries.hand import guard_words
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import capital, points_of, row, the
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="spies", purposes={f"operation.{kind}": f"spies, {kind}" for kind in OPERATIONS})
WORKED = {"worked": "succeeds", "failed": "fails unseen", "exposed": "fails, and your man talks", "foiled": "is foiled"}
LONGEST = 800
"""How many letters of doctrines, and of guards, are told."""
DEEDS = {
    "survey": "a look at your papers",
    "pilfer": "a theft of gold",
    "sabotage": "sabotage",
    "slander": "slander",
    "knives": "a murder",
    "plans": "a theft of plans",
    "jailbreak": "a jailbreak",
    "poison": "a poisoning",
    "uprising": "an uprising",
}
"""Operation to what its target calls it."""
FELT = {
    "worked": "Somebody's spies were at work against {target}{place}: {deed}.",
    "failed": "Somebody's spies tried {deed} against {target}{place}, and failed.",
    "exposed": "Somebody's spies tried {deed} against {target}{place}, and one was caught.",
    "foiled": "The honor of {target} foils somebody's spies{place}: {deed}.",
}


def where(event: spies.Aim) -> str:
    """Say at what it was aimed: at a thing, at a province, or at one in the other."""
    aimed = " in ".join(filter(None, (event.thing.replace("_", " "), event.province)))
    return f" ({aimed})" if aimed else ""


def felt(event: spies.OperationFelt) -> str:
    """Say what the target learns."""
    return capital(FELT[event.result].format(deed=DEEDS[event.kind], target=event.target, place=where(event)))


def freed(event: spies.Freed) -> str:
    """Say who is free again: units, or one leader."""
    if event.units:
        return f"{troops(event.units)} {of(event.seat)}"
    return row(leader_of(leader, event.seat) for leader in event.leaders)


def doctrine(orders: tuple[tuple[str, str, tuple[str, ...]], ...]) -> str:
    """Give what is settled for attack, for defence and for provinces."""
    return "; ".join(f"{where}: {settled(name, how)}" for where, name, how in orders)[:LONGEST]


def burnt(event: spies.Sabotaged) -> str:
    """Say what was destroyed."""
    owner = the(event.owner)
    if event.building != "fort":
        return f"Fire in {event.province}: the {event.building} of {owner} burns, and nobody saw who lit it."
    if is_reader(event.owner):
        return f"A wall of your fort in {event.province} comes down overnight; level {event.level} is left."
    return f"A wall of the fort in {event.province}, {owner}, comes down overnight; level {event.level} is left."


TELLINGS.say(
    spies.OperationRun,
    "Your {kind} against {target}{where} {result}: a {rolled}, where {needed} or less succeeds.",
    weight=2,
    where=where,
    result=WORKED,
)
TELLINGS.say(spies.OperationFelt, felt, weight=2)
TELLINGS.say(
    spies.OperationExposed,
    "A man is taken by night in the halls of {target} and names his paymaster: "
    "{seat} {seat:was|were} behind the {kind} ({rolled}, over {needed}).",
    weight=3,
)
TELLINGS.say(
    spies.OperationMoot,
    "Your {kind} against {target}{where} finds nothing to do any more, and the price is lost.",
    where=where,
)
TELLINGS.say(
    spies.ParrySettled,
    "{word}: honor foils {operations} while {floor} is left.",
    news="seat",
    word=lambda event: standing_word(event.seat),
    operations=lambda kinds: row(kinds) or "nothing",
)


TELLINGS.say(
    spies.Surveyed,
    "{target:The} laid bare: {military} gold military, {civil} civil; pools: {pools}. Waiting: {muster}. "
    "In hand: {hand:?{hand}|no card}. Doctrine: {doctrine:?{doctrine}|nothing but the defaults}. "
    "Guards: {guards:?{guards}|none}. Foils {parry:?{parry}|nothing} down to {floor} honor.",
    weight=2,
    pools=lambda pools: row(f"{tree} {points}" for tree, points in pools),
    muster=troops,
    doctrine=doctrine,
    guards=lambda guards: "; ".join(guard_words(*one) for one in guards)[:LONGEST],
)
TELLINGS.say(spies.Pilfered, "The clerks of {target} count twice: {gold} gold are gone from the civil purse.", weight=2)


TELLINGS.say(spies.Sabotaged, burnt, weight=2)
TELLINGS.say(
    spies.UnitStabbed,
    "Knives in {province}: {owner:the} {owner:loses|lose} a unit of {unit} to throats cut in the dark.",
    weight=2,
    unit=unit_name,
)
TELLINGS.say(spies.PlansCopied, "Your copyists bring {points} of {tree} home.", points=points_of)


TELLINGS.say(
    spies.Freed,
    "An open door, a bribed turnkey: {freed} {several:slip|slips} out of the cells of {captor}.",
    weight=2,
    freed=freed,
    several=lambda event: plural(event.units),
)
TELLINGS.say(
    spies.Uprising,
    "{province} rises, throws {owner:the} out and shuts its gates to everybody."
    "{driven:? {driven:The} withdraw to {refuge}.}",
    weight=3,
    driven=lambda event: troops_or_none(event.units) if event.refuge else "",
)
