"""The lessons of Empires: gold, a conquest, good rule, a tie, a card, and what holds while one is away."""

from collections.abc import Mapping

from rules.empires.board.measures import ceiling, need, score
from rules.empires.board.state import World
from rules.empires.counsel.pieces import odds, roll, share
from rules.empires.counsel.realm import rises
from rules.empires.counsel.rights import best_use
from rules.empires.counsel.war import Target, targets
from rules.empires.endeavours.orders import Conquer, Negotiate, Rule
from rules.empires.endeavours.ratings import rate
from rules.empires.inheritance.orders import PlayCard, playable
from rules.empires.treasury.orders import USUAL, Levy
from rules.empires.treasury.treasury import foreseen_levy
from rules.empires.turn.plans import PLANS
from rules.empires.unrest.chart import ways
from rules.empires.unrest.values import OWN_TIE, weigh
from rules.kernel.orders.order import Order
from rules.kernel.play.lessons import Course, Fact, Lesson
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import figure, row, several

PUPIL = "england"
"""Three areas beside it are claimed and obey nobody."""
MORE = (3, 2)
"""Extra gold for the march of the second lesson."""
PLAN_LEVY = find((kind for kind in PLANS if kind.name == "plan_levy"), "plan_levy")


def levies(world: World, seat: str) -> list[Order[World]]:
    """Offer a levy."""
    del world, seat
    return [Levy()]


def goals(world: World, seat: str) -> list[Target]:
    """Give the areas within reach that obey nobody and that one success wins, the easiest first."""
    found = [
        one for one in targets(world, seat) if not world.areas[one.area].owner and need(world.areas[one.area]) == 1
    ]
    return sorted(found, key=lambda one: (one.area not in world.empires[seat].claims, one.needs))


def marches(world: World, seat: str) -> list[Order[World]]:
    """Offer a march against the easiest of them, with gold besides."""
    return [Conquer(target=one.area, extra=extra) for one in goals(world, seat)[:1] for extra in MORE]


def cares(world: World, seat: str) -> list[str]:
    """Give the areas that want a ruler's care: those in unrest, then those that can rise, the easiest first."""
    able = [
        id for id in world.owned(seat) if world.areas[id].unrest or world.areas[id].social < ceiling(world.areas[id])
    ]
    return sorted(able, key=lambda id: (not world.areas[id].unrest, roll("rule", rate(world, seat, "rule", id))))


def rulings(world: World, seat: str) -> list[Order[World]]:
    """Offer to rule the one that wants it most."""
    return [Rule(target=id) for id in cares(world, seat)[:2]]


def loose(world: World, seat: str) -> list[str]:
    """Give the own areas without a tie, those first that rise soonest in unrest."""
    empire = world.empires[seat]
    able = [id for id in world.owned(seat) if id not in empire.ties]
    return sorted(able, key=lambda id: -weigh(world, id, unrest=True).value)


def envoys(world: World, seat: str) -> list[Order[World]]:
    """Offer envoys to the one that rises soonest, with gold besides or without."""
    return [Negotiate(target=id, extra=extra) for id in loose(world, seat)[:1] for extra in (1, 0)]


def plays(world: World, seat: str) -> list[Order[World]]:
    """Offer what the cards in hand are good for."""
    found = [best_use(world, seat, card) for card in playable(world, seat)]
    return [one[1] for one in found if one]


def plans(world: World, seat: str) -> list[Order[World]]:
    """Offer a plan that taxes."""
    del world, seat
    return [PLAN_LEVY()]


def prey(world: World, seat: str) -> str:
    """Say what is within reach, and with which roll."""
    found = goals(world, seat)
    if not found:
        return "Nobody within reach is alone now."
    one = found[0]
    area, base = world.areas[one.area], world.areas[one.rated.base]
    claim = " and you claim it" if one.area in world.empires[seat].claims else ""
    return f"{area.name} obeys nobody{claim}: from {base.name} it takes {odds(one.needs)} of two dice."


def care(world: World, seat: str) -> str:
    """Say which area wants care, and why."""
    found = cares(world, seat)
    if not found:
        return "All your areas are as well as they can be."
    area = world.areas[found[0]]
    if area.unrest:
        danger = share(rises(world, area.id, 1))
        return f"{area.name} is in unrest, as all conquered land is: taxed for 1 gold it would rise {danger}."
    return f"{area.name} is quiet and could rise a level, which is a point for you."


def calm(world: World, seat: str) -> str:
    """Say which roll rules it well."""
    found = cares(world, seat)
    return odds(roll("rule", rate(world, seat, "rule", found[0]))) if found else "no roll"


def tie(world: World, seat: str) -> str:
    """Say what a tie would do."""
    found = loose(world, seat)
    if not found:
        return "You have ties everywhere."
    area = world.areas[found[0]]
    value = weigh(world, area.id, unrest=True).value
    after = share(ways(world, value + OWN_TIE)["rebels"])
    return f"In unrest {area.name} rises {share(ways(world, value)['rebels'])}; with a tie of yours, {after}."


def use(world: World, seat: str) -> str:
    """Say what the cards in hand could do."""
    found = [best_use(world, seat, card) for card in playable(world, seat)]
    return next((one[0] for one in found if one), "It can do nothing for you yet.")


def hand(world: World, seat: str) -> str:
    """Name the cards in hand."""
    return row(world.title_of(card) for card in world.empires[seat].hand) or "nothing"


FACTS: Mapping[str, Fact[World]] = {
    "leader": lambda world, seat: world.empires[seat].leader.name,
    "areas": lambda world, seat: several(len(world.owned(seat)), "area", "areas"),
    "rival": lambda world, seat: world.called("seat", next((one for one in world.empires if one != seat), seat)),
    "gold": lambda world, seat: f"{world.empires[seat].gold} gold",
    "levy": lambda world, seat: f"{sum(foreseen_levy(world, seat, USUAL).values())} gold",
    "prey": prey,
    "care": care,
    "calm": calm,
    "tie": tie,
    "use": use,
    "hand": hand,
    "score": lambda world, seat: figure(score(world, seat)),
    "left": lambda world, seat: several(5 - world.empires[seat].used, "endeavour", "endeavours"),
}

LESSONS: tuple[Lesson[World], ...] = (
    Lesson(
        title="Gold without tears",
        window="round",
        tells=(
            "You are {leader} of England, with {areas} and {gold}. Taxes may drive an area to revolt; a levy asks of "
            "each only what no dice can make it rise for, which is {levy} today."
        ),
        asks="Raise it: “{line}”. A higher limit, as in “levy 3”, brings more gold and some danger.",
        ends=(Levy,),
        done="The taxes come in when your turn of the round has come; seven empires act one after the other.",
        hint="This lesson ends with a levy: write “{line}”.",
        tries=levies,
    ),
    Lesson(
        title="A neighbour without a lord",
        window="round",
        tells=(
            "You have {gold} now, and five endeavours in each round. {prey} Every gold beyond the 2 that a march costs "
            "makes the roll one less."
        ),
        asks="March: “{line}”. /odds counts out any march before you try it.",
        ends=(Conquer,),
        done="The dice fall in your turn; an area that you win is yours at once, walls and all.",
        hint="This lesson ends with a conquest: write “{line}”.",
        tries=marches,
    ),
    Lesson(
        title="Good rule",
        window="round",
        tells="{care} Ruling costs no gold and an endeavour: it calms unrest, or raises a quiet area; it takes {calm}.",
        asks=(
            "Rule it: “{line}”. If you wonder what unrest does, ask me in your own words, or ask /rule; then give the "
            "order."
        ),
        ends=(Rule,),
        done="That leaves {left} of this round. What you do not use defends you when somebody attacks.",
        hint="This lesson ends with good rule: write “{line}”.",
        tries=rulings,
    ),
    Lesson(
        title="Friends in the country",
        window="round",
        tells=(
            "Your leader may die without an heir, and then many areas are in unrest at once. {tie} A tie to an area of "
            "yours that nobody claims also makes it yours by right: 2 points more."
        ),
        asks=(
            "Send envoys: “{line}”. To other empires you write, such as “letter to {rival}: shall we keep the peace?”; "
            "here an autopilot would read it."
        ),
        ends=(Negotiate,),
        done="They ride from your court in your turn. Your papers show the danger of every area.",
        hint="This lesson ends with envoys: write “{line}”.",
        tries=envoys,
    ),
    Lesson(
        title="A card in your sleeve",
        window="round",
        tells="Each turn begins with a card. Some strike at once; some you hold in secret, and you hold {hand}. {use}",
        asks="Play it: “{line}”. A held card may also be posted, to be played in somebody else’s turn.",
        ends=(PlayCard,),
        done="It is read out to all and laid on the pile. Nobody holds more than three.",
        hint="This lesson ends with a card: write “{line}”.",
        tries=plays,
    ),
    Lesson(
        title="While you are away",
        window="round",
        tells=(
            "Your score is {score}: points, less the par of your empire. Who says nothing is not lost: a plan is "
            "carried out in his turns, and without one a caretaker acts."
        ),
        asks="Leave a plan that taxes safely: “{line}”. Further orders can follow it in the same way.",
        ends=(PLAN_LEVY,),
        done="It holds until you say “plan nothing”. Whenever dice surprise you, /why shows them.",
        hint="This lesson ends with a plan: write “{line}”.",
        tries=plans,
    ),
)
COURSE: Course[World] = Course(
    scenario="crowns-and-keys-1176",
    seat=PUPIL,
    seed="school 14",
    lessons=LESSONS,
    facts=FACTS,
    settings={"pace": "rounds"},
    farewell=(
        "That was the last lesson. A card, gold, five endeavours and now and then a vote: that is a round. "
        "/join takes a seat in a campaign, /campaign found begins one in a channel, and /help answers whatever you ask."
    ),
)
