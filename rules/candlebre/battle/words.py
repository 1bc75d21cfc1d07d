"""How a battle reads, from the first blow to who is led away (CAN-7)."""

from rules.candlebre.battle import events as battle
from rules.candlebre.battle.settings import settled
from rules.candlebre.board.forces import UnitsTold
from rules.candlebre.board.tables import DIE, TYPES
from rules.candlebre.board.wording import heads, of, plural, standing_word, subject, troops, troops_or_none, unit_name
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import capital, row, the, verb
from rules.kernel.telling.sentences import Ways
from rules.kernel.telling.tellings import Tellings

FIELDS = {"attack": "attack at {}", "defence": "defence at {}", "withdrawal": "retreat from {}"}
"""What dice are rolled for in a battle; the province stands in `{}`."""
TELLINGS = Tellings(
    news="war",
    wording={"units": troops, "attacking": troops, "defending": troops, "escaped": troops, "caught": troops_or_none},
    purposes={
        f"battle.{role}.{kind}": f"{where}, {unit_name(kind)}" for role, where in FIELDS.items() for kind in TYPES
    },
)
ODD, MISSED = 3, 2
"""By how many hits dice have to differ from the usual to be spoken of, and those of who has left the field."""
TIERS = {1: "first strike", 2: "charge", 3: "ground troops"}


def leaders_told(leaders: tuple[tuple[str, str], ...]) -> str:
    """Give leaders, each with his side's name, which the head of a House has in his own."""
    return row(
        name if heads(name, side) else f"{name} ({'yours' if is_reader(side) else side})" for name, side in leaders
    )


def readying(preparing: tuple[tuple[str, str], ...]) -> str:
    """Say who makes ready to charge."""
    return row(f"the {unit_name(kind)} of {the(side)} make ready to charge" for side, kind in preparing)


def dice(event: battle.TierFought) -> str:
    """Give the dice of both sides."""
    return "; ".join(f"{the(one.side)}: {row(map(volley, one.volleys))}" for one in event.sides if one.volleys)


def volley(one: battle.VolleyTold) -> str:
    """Give the dice of one type: `3 infantry need 7: 2 14 7, 2 hit`."""
    kind, needed, rolled, hit = one
    return f"{troops([(kind, len(rolled))])} need {needed}: {' '.join(map(str, rolled))}, {hit or 'none'} hit"


def fallen(event: battle.TierFought) -> str:
    """Say whom both sides lost in a tier."""
    return "; ".join(filter(None, map(loss, event.sides))) or "nobody falls"


def loss(one: battle.SideFought) -> str:
    """Say whom a side lost in a tier."""
    ways = ((one.killed, "killed"), (one.captured, "captured"))
    parts = [f"{troops(units)} {way}" for units, way in ways if units]
    return f"{loses(one.side)} {row(parts)}" if parts else ""


def loses(side: str) -> str:
    """Say that a side loses something."""
    return f"{the(side)} {verb(side, 'loses', 'lose')}"


def cost(losses: tuple[tuple[str, UnitsTold, int], ...]) -> str:
    """Say what a battle cost both sides, and who took how many of them alive."""
    captors = [side for side, _, _ in reversed(losses)]
    sides = zip(losses, captors, strict=True)
    return row(f"{loses(side)} {troops(lost)}{alive(caught, captor)}" for (side, lost, caught), captor in sides)


def alive(number: int, captor: str) -> str:
    """Say how many of them live on as whose prisoners."""
    return f" ({the(captor)} {verb(captor, 'takes', 'take')} {number} alive)" if number else ""


def until(event: battle.BattleEnded) -> str:
    """Say who left the field at the end, and where to."""
    if not event.withdrew:
        return ""
    leaves = f", until {the(event.withdrew)} {verb(event.withdrew, 'withdraws', 'withdraw')}"
    return f"{leaves} to {event.refuge}" if event.refuge else f"{leaves} and nobody gets away"


def fortune(event: battle.BattleEnded) -> str:
    """Say whose dice fell far from what they do on average, and why somebody left; nothing where none did."""
    odd = {side: MISSED if side == event.withdrew else ODD for side, *_ in event.dice}
    return "".join(f" {one}" for side, *dice in event.dice if (one := fell(side, *dice, odd=odd[side])))


def fell(side: str, rolled: int, hit: int, due: int, *, odd: int) -> str:
    """Say how the dice of a side fell, if `odd` hits too few or too many, and a third of the usual, came of them."""
    usual = round(due / DIE)
    if abs(hit - usual) < odd or abs(hit - usual) * 3 < usual:
        return ""
    luck = "bad luck" if hit < usual else "luck"
    does = "does" if usual == 1 else "do"
    return f"{capital(the(side))} had {luck}: {hit or 'none'} of {rolled} dice hit, where {usual} {does} on average."


def broken_off(event: battle.WithdrawalCalled) -> str:
    """Say why a doctrine left the field."""
    if not event.ratio:
        return "it leaves after so many"
    return f"your power was {event.power} % of the enemy's, and below {event.ratio} % it withdraws"


def never_again(event: battle.WithdrawalCalled) -> str:
    """Give the words by which a doctrine that left the field leaves none any more."""
    if event.ratio and event.role == "attack":
        return "never withdraw"
    return f"doctrine {event.role} {'withdraw ratio' if event.ratio else 'withdraw after'} is 0"


TELLINGS.say(
    battle.BattleBegan,
    "Battle {number}, {province}: {attacking} {of_attacker} against {defending} {of_defender}"
    "{fort:? behind a fort of level {fort}}{leaders:? ({leaders})}.",
    weight=0,  # the march before it and the losses after it say as much
    of_attacker=lambda event: of(event.attacker),
    of_defender=lambda event: of(event.defender),
    leaders=leaders_told,
)
TELLINGS.say(
    battle.RoundBegan,
    "Battle {number}, round {round}{preparing:?: {preparing}}{shelter:?; the fort counts for {shelter}}.",
    weight=0,
    preparing=readying,
)
TELLINGS.say(
    battle.BountyPaid,
    "{seat:The} {seat:throws|throw} {gold} gold among the mercenaries: +{level} in this round.",
    weight=0,
)
TELLINGS.say(
    battle.TierFought,
    "Battle {number}, round {round}, {tier}: {dice}. {fallen:The}.",
    weight=0,
    tier=TIERS,
    dice=dice,
    fallen=fallen,
)
TELLINGS.say(
    battle.Withdrew,
    Ways(
        "province",
        "{seat:The} {seat:sounds|sound} the retreat at {province}: {escaped} {reach} {refuge}"
        "{caught:?; {caught} never {make} it}.",
        "{seat:The} {seat:yields|yield} {province}; {escaped} {fall} back on {refuge}"
        "{caught:?; {caught} never {make} it}.",
    ),
    weight=0,  # the end of the battle says as much
    reach=lambda event: "reach" if plural(event.escaped) else "reaches",
    fall=lambda event: "fall" if plural(event.escaped) else "falls",
    make=lambda event: "make" if plural(event.caught) else "makes",
)
TELLINGS.say(
    battle.WithdrawalCalled,
    "Your doctrine of {role} broke off at {province} {after}: {cause}. If your troops are to stay to the end in later "
    "battles, write “{never}”.",
    after=lambda event: f"after {'one round' if event.round == 1 else f'{event.round} rounds'}",
    cause=broken_off,
    never=never_again,
)
TELLINGS.say(
    battle.ForceLost,
    "{units:The} {of_seat} {captor:?{fall} into the hands of {captor:the}|{are} broken up}.",
    of_seat=lambda event: of(event.seat),
    fall=lambda event: "fall" if plural(event.units) else "falls",
    are=lambda event: "are" if plural(event.units) else "is",
)
TELLINGS.say(
    battle.LeaderCaptured,
    Ways(
        "leader",
        "{leader} gives up the sword: {seat} {seat:has|have} lost a leader to {captor}.",
        "{leader} is led away from {seat} in the chains of {captor}.",
    ),
    weight=3,
    leader=subject,
)
TELLINGS.say(
    battle.BattleEnded,
    "{rounds} at {province}{until}: {losses}.{fortune}",
    weight=2,
    fortune=fortune,
    until=until,
    rounds=lambda rounds: "One round" if rounds == 1 else f"{rounds} rounds",
    losses=cost,
)
TELLINGS.say(
    battle.DoctrineSettled,
    "{word}: doctrine of {role}{province:? in {province}}: {settled}.",
    news="seat",
    word=lambda event: standing_word(event.seat),
    settled=lambda event: settled(event.setting, event.value),
)
