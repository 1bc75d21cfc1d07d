"""The lessons of Fiefs: a claim used, a side taken, a claim laid, a war, a plan, and a battle."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.land import held, nations_apart, ruled, standing, total
from rules.fiefs.board.scenario import FiefsScenario, PresetTable
from rules.fiefs.board.sides import enemy_held
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanTake
from rules.fiefs.claims.orders import Claim, Exercise, claimable
from rules.fiefs.counsel.advice import counsel
from rules.fiefs.counsel.field import led, target_of
from rules.fiefs.declaring.joining import Join
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.march.paths import land_reach
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.lessons import Course, Fact, Lesson
from rules.kernel.telling.phrases import capital, points_of, row, several

Kind = type[Order[World]]
PUPIL = "blois"
FEW = 4
"""How many claims are offered."""
PLAYED = 5
"""Houses of the practice: as many as there are crowns."""


def laid(board: FiefsScenario) -> FiefsScenario:
    """Lay the markers of the practice: a crown for each House, fiefs and claims dealt round as the file lists them."""
    houses = [one.id for one in board.house[:PLAYED]]
    crowns = dict(zip([one.capital for one in board.nation], houses, strict=False))
    fiefs = [one.id for one in board.fief if one.region]
    control = {fief: houses[place * 2 % PLAYED] for place, fief in enumerate(fiefs)} | crowns
    claim = {fief: houses[(place * 2 + 1) % PLAYED] for place, fief in enumerate(fiefs)}
    claim |= {fief: houses[(place + 1) % PLAYED] for place, fief in enumerate(crowns)}
    return board.model_copy(update={"preset": PresetTable(control=control, claim=claim)})


def pieces(world: World, seat: str, kind: Kind, window: str) -> list[tuple[str, list[Order[World]]]]:
    """Give what counsel says of a kind of order at a window, and the orders of that kind that it offers there."""
    asked = Window[Any](window, kind.clause, (seat,), (kind,), "")  # Any: as in Window
    found = [
        (piece.text, [order for offer in piece.offers for order in offer.orders if isinstance(order, kind)])
        for piece in counsel(world, seat, asked)
    ]
    return sorted([one for one in found if one[1]], key=lambda one: far(world, seat, one[1][0]))


def far(world: World, seat: str, order: Order[World]) -> int:
    """Give how far a war would be, since a learner's is a near one; 0 for what is no war."""
    return nations_apart(world, order.own(world, seat), order.target) if isinstance(order, DeclareWar) else 0


def offered(kind: Kind, window: str) -> Callable[[World, str], list[Order[World]]]:
    """Offer what counsel does, each order by itself."""
    return lambda world, seat: [order for _, orders in pieces(world, seat, kind, window) for order in orders]


def pointed_out(kind: Kind, window: str) -> Fact[World]:
    """Say what counsel says of the order that is offered first."""
    return lambda world, seat: next((capital(text) for text, _ in pieces(world, seat, kind, window)), "")


def claims(world: World, seat: str) -> list[Order[World]]:
    """Offer the claims that would bring most."""
    return [Claim(fief=fief) for fief in claimable(world, seat)[:FEW]]


def sieges(world: World, seat: str) -> list[Order[World]]:
    """Offer to take the fiefs within one move that fall soonest."""
    army = led(world, seat)
    if army is None or not army.in_field:
        return []
    near = [fief for fief in (army.fief, *land_reach(world, army)) if enemy_held(world, army, fief)]
    order = sorted(near, key=lambda fief: (target_of(world, army, fief), fief))
    return [PlanTake(fief=fief) for fief in order[:FEW]]


def postures(world: World, seat: str) -> list[Order[World]]:
    """Offer all three ways to fight."""
    return [ArrayHost(posture="press"), ArrayHost(posture="hold"), ArrayHost(posture="steady")] if world.battle else []


def leader(world: World, seat: str) -> str:
    """Name who leads the army that a House has joined last."""
    found = [one.members[seat].army for one in world.conflicts.values() if seat in one.members]
    return world.short(world.armies[found[-1]].leader) if found else "nobody"


FACTS: Mapping[str, Fact[World]] = {
    "house": lambda world, seat: world.called("seat", seat),
    "rival": lambda world, seat: world.called("seat", next((one for one in world.playing() if one != seat), seat)),
    "fiefs": lambda world, seat: several(len(held(world, seat)), "fief", "fiefs"),
    "prestige": lambda world, seat: points_of(total(world, seat)),
    "place": lambda world, seat: f"place {standing(world).index(seat) + 1} of {len(world.playing())}",
    "nation": lambda world, seat: row(world.called("nation", one) for one in ruled(world, seat)) or "nothing",
    "years": lambda world, _: several(world.settings.years, "year", "years"),
    "claim": pointed_out(Exercise, "sealed"),
    "sides": pointed_out(Join, "join"),
    "war": pointed_out(DeclareWar, "sealed"),
    "siege": pointed_out(PlanTake, "season"),
    "leader": leader,
}

LESSONS: tuple[Lesson[World], ...] = (
    Lesson(
        title="A claim is a promise",
        window="sealed",
        tells=(
            "You are the head of {house}: {fiefs}, scattered over every border, and the crown of {nation}. A year is "
            "one action. {claim}"
        ),
        asks="Take it: press a button, or write “{line}”.",
        ends=(Exercise,),
        done="It is yours when your turn comes, unless its lord was quicker. Fiefs count while you hold them.",
        hint="This lesson ends with a claim that you use: write “{line}”.",
        tries=offered(Exercise, "sealed"),
    ),
    Lesson(
        title="Everybody takes a side",
        window="join",
        tells=(
            "It is war, and no House stands aside: your general and his troops fight in one army or the other. {sides}"
        ),
        asks=(
            "Take a side: “{line}”. Sides are bargained for, with a letter such as “letter to {rival}: which side will "
            "you take?”; here an autopilot would read it."
        ),
        ends=(Join,),
        done="You march under {leader}. What your troops destroy in battle is prestige that nobody takes away.",
        hint="This lesson ends with a side taken: write “{line}”.",
        tries=offered(Join, "join"),
    ),
    Lesson(
        title="Laying a claim",
        window="sealed",
        tells=(
            "Another year: you have {prestige}, and stand in {place}. A claim costs a year and takes a fief in a later "
            "one; laid on a fief of your own it keeps everybody else's off."
        ),
        asks=(
            "Lay one: “{line}”. If you wonder what may be claimed, ask me in your own words, or ask /rule; then give "
            "the order."
        ),
        ends=(Claim,),
        done="Next year it can be used. Until then another may claim the same fief, and yours is gone.",
        hint="This lesson ends with a claim laid: write “{line}”.",
        tries=claims,
    ),
    Lesson(
        title="A war of your own",
        window="sealed",
        tells="You rule {nation}, and who rules may make war: for a throne, for land, or for honor alone. {war}",
        asks="Declare it: “{line}”.",
        ends=(DeclareWar,),
        done="It breaks out when your turn comes. All others choose their sides, and in spring your army stands ready.",
        hint="This lesson ends with a war: write “{line}”.",
        tries=offered(DeclareWar, "sealed"),
    ),
    Lesson(
        title="A plan for the season",
        window="season",
        tells=(
            "You lead an army of 24 elements; below 12 it breaks up, and hunger takes as many as battle does. A plan "
            "is a list, one item a line; where it ends your marshal acts. {siege}"
        ),
        asks="Plan a siege: “{line}”. For winter you would add “plan encamp”.",
        ends=(PlanTake,),
        done="The army goes there, and besieges it until it falls. /odds tells how any siege or battle would go.",
        hint="This lesson ends with a fief to be taken: write “{line}”.",
        tries=sieges,
    ),
    Lesson(
        title="The battle",
        window="array",
        tells=(
            "Two armies have met. Each House commands its own troops: who presses destroys more and loses more, who "
            "holds waits for the enemy, and steady lies between. Each element destroyed is a point, by knights two."
        ),
        asks="Say how yours fight: “{line}”.",
        ends=(ArrayHost,),
        done=(
            "They draw up as you said. The battle's card shows both lines, and who fell to whom; whenever dice "
            "surprise you, /why shows them."
        ),
        hint="This lesson ends with a plan of battle: write “{line}”.",
        tries=postures,
    ),
)
COURSE: Course[World] = Course(
    scenario="web-of-crowns",
    seat=PUPIL,
    seed="school 1",
    lessons=LESSONS,
    facts=FACTS,
    settings={"setup": "preset", "ambition": "2"},
    lays=laid,
    until="sealed",
    farewell=(
        "That was the last lesson. Claims, sides, plans and battles: that is a year of a campaign. "
        "/join takes a seat in one, /campaign found begins one in a channel, and /help answers whatever you ask."
    ),
)
