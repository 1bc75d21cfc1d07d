"""The lessons of Italy: two attacks, two battles, a purse, and what Rome leaves standing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.italy.battle.counsel import attack, fight
from rules.italy.battle.deciding import REPORTING, Report, UseGenerator
from rules.italy.battle.price import spend
from rules.italy.board.land import Land
from rules.italy.board.state import World
from rules.italy.board.words import talents
from rules.italy.realm.spending import SPENDING, Spend
from rules.italy.seats.seats import Standing
from rules.italy.war.declaring import DECLARING, DeclareAttack
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel
from rules.kernel.play.lessons import Course, Fact, Lesson
from rules.kernel.table.results import Side
from rules.kernel.telling.phrases import row, several

PUPIL = "rome"
Topic = Callable[[World, str, Window[Any]], Sequence[Counsel[World]]]  # Any: windows differ in their orders


def offered(topic: Topic, window: Window[Any]) -> Callable[[World, str], list[Order[World]]]:  # Any: as above
    """Offer what counsel does."""

    def tries(world: World, seat: str) -> list[Order[World]]:
        return [offer.order for piece in topic(world, seat, window) for offer in piece.offers]

    return tries


def pointed_out(topic: Topic, window: Window[Any]) -> Fact[World]:  # Any: as above
    """Say what counsel does."""

    def say(world: World, seat: str) -> str:
        return " ".join(piece.text for piece in topic(world, seat, window))

    return say


def dice(world: World, seat: str) -> list[UseGenerator]:
    """Offer the dice, in a battle of the learner's."""
    return [UseGenerator()] if world.battle() else []


def purses(world: World, seat: str) -> list[Order[World]]:
    """Offer what counsel does, then all for the attack."""
    return [*offered(spend, SPENDING)(world, seat), Spend(attack=world.powers[seat].revenue)]


def reports(world: World, seat: str) -> list[Report]:
    """Offer to report that the learner has won."""
    battle = world.battle()
    if battle is None:
        return []
    side: Side = "attacker" if battle.attacker == seat else "defender"
    return [Report(winner=side, degree="minor"), Report(winner=side, degree="major")]


def lasting(world: World, seat: str) -> list[Standing]:
    """Offer to be asked before no battle any more."""
    return [Standing(method="generator")]


def named(world: World, seat: str) -> str:
    """Name the province that is attacked."""
    province = world.powers[seat].named
    return world.provinces[province].name if province else "nobody"


def held(world: World, seat: str) -> str:
    """Name the provinces."""
    return row(world.provinces[id].name for id in Land(world).held(seat))


def spent(world: World, seat: str) -> str:
    """Say what goes where."""
    power = world.powers[seat]
    kept = power.revenue - power.attack_points - power.civic_now
    back = f", {kept} on Defence" if kept else ""
    return f"{talents(power.attack_points)} on Attack{back}, and {talents(power.civic_now)} on Civic Improvement"


def rival(world: World, seat: str) -> str:
    """Name another Power."""
    return world.called("power", next((one for one in world.powers if one != seat), seat))


FACTS: Mapping[str, Fact[World]] = {
    "held": held,
    "rival": rival,
    "provinces": lambda world, seat: several(len(Land(world).held(seat)), "province", "provinces"),
    "stroke": pointed_out(attack, DECLARING),
    "battle": pointed_out(fight, REPORTING),
    "division": pointed_out(spend, SPENDING),
    "named": named,
    "turns": lambda world, _: several(world.turns, "turn", "turns"),
    "left": lambda world, _: several(world.turns - world.turn, "turn", "turns"),
    "revenue": lambda world, seat: talents(world.powers[seat].revenue),
    "brings": lambda world, seat: talents(Land(world).revenue(seat)),
    "spent": spent,
}

LESSONS: tuple[Lesson[World], ...] = (
    Lesson(
        title="Whom to attack",
        window="attack",
        tells=(
            "You are Rome, and hold {held}. In {turns} your score is what you did not need for war, so land that pays "
            "is what you want. {stroke}"
        ),
        asks="Name one province: “{line}”, or press a button. Orders shows every province that you could name.",
        ends=(DeclareAttack,),
        done="You attack {named}. All Powers declare at once; then talents are spent, and the battles follow.",
        hint="This lesson ends with an attack: write “{line}”.",
        tries=offered(attack, DECLARING),
    ),
    Lesson(
        title="The battle",
        window="battle",
        tells=(
            "Your army stands before the walls. {battle} A battle can also be fought with miniatures on a table, "
            "and then somebody reports how it ended."
        ),
        asks="Let the generator throw the dice: “{line}”. If you want to see the odds first, /odds counts them out.",
        ends=(UseGenerator,),
        done="The dice are thrown; I tell you how they fell, and what the map looks like now.",
        hint="This lesson ends with the dice: write “{line}”.",
        tries=dice,
    ),
    Lesson(
        title="The next one",
        window="attack",
        tells=("You hold {provinces} now; a turn brings you {brings}, which you may spend on war. {stroke}"),
        asks=(
            "Attack again: “{line}”. You may change your mind until all have declared. To people you would write "
            "first, such as “letter to {rival}: leave me alone, and I leave you”; here an autopilot would read it."
        ),
        ends=(DeclareAttack,),
        done="You attack {named}. What you put into the attack, and what you keep, is the next question.",
        hint="This lesson ends with an attack: write “{line}”.",
        tries=offered(attack, DECLARING),
    ),
    Lesson(
        title="Every talent is spent",
        window="spend",
        tells=(
            "Your revenue is {revenue}, and all of it goes this turn: on Attack, on Defence against whoever attacks "
            "you, or on Civic Improvement, which alone counts for your score. {division}"
        ),
        asks=(
            "Spend it: “{line}”. Nobody sees what the others put aside. If you wonder what Defence is good for, ask me "
            "in your own words, or ask /rule; then give the order."
        ),
        ends=(Spend,),
        done="That is {spent}.",
        hint="This lesson ends with your talents spent: write “{line}”.",
        tries=purses,
    ),
    Lesson(
        title="Fought on a table",
        window="battle",
        tells=(
            "{battle} This time you have fought it with a friend on a table, and won it narrowly. Against people the "
            "other side would be asked whether that is right, and the battle umpire decides if not."
        ),
        asks="Report it: “{line}”. Orders has a form that also takes the losses of both sides.",
        ends=(Report,),
        done="The report stands. Against an autopilot it does so at once; nobody else was there to see.",
        hint="This lesson ends with a report: write “{line}”.",
        tries=reports,
    ),
    Lesson(
        title="What holds while you are away",
        window="attack",
        tells=(
            "You hold {provinces}, a turn brings {brings}, and {left} are left. Silence is an answer here: you attack "
            "nobody, and all revenue goes to Civic Improvement."
        ),
        asks="Whoever is away may leave word. Let the generator decide all your battles from now on: “{line}”.",
        ends=(Standing,),
        done="That holds until you say otherwise. Whenever a result surprises you, /why shows the dice behind it.",
        hint="This lesson ends with a standing choice: write “{line}”.",
        tries=lasting,
    ),
)
COURSE: Course[World] = Course(
    scenario="italy-standard",
    seat=PUPIL,
    seed="school 16",
    lessons=LESSONS,
    facts=FACTS,
    farewell=(
        "That was the last lesson. Attacks, talents, battles, and a province more or less: that is a turn of a "
        "campaign. /join takes a seat in one, /campaign found begins one in a channel, and /help answers whatever "
        "you ask."
    ),
)
