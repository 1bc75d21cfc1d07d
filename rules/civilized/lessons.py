"""The lessons of Civilized: two decrees, two Winters, a war and a march, with the figures of the practice game."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.civilized.campaign.menace import held, inside
from rules.civilized.cities.disorder import enemies
from rules.civilized.cities.works import Build
from rules.civilized.consequences import consequences
from rules.civilized.forces.levies import unit_cost
from rules.civilized.forces.orders import RaiseElement
from rules.civilized.march.orders import Invade, MoveArmy
from rules.civilized.people.deaths import mortality
from rules.civilized.throne.orders import NameHeir, heirs
from rules.civilized.treasury.bargains import bargains
from rules.civilized.treasury.counsel import effects
from rules.civilized.treasury.orders import SetTax
from rules.civilized.war.force import strength
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.relations import field_army, stacks
from rules.civilized.world.characters import age
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.definitions import bordering
from rules.civilized.world.scenario import CivilizedScenario
from rules.civilized.world.state import City, Element, World
from rules.kernel.play.counsel import with_chance
from rules.kernel.play.lessons import Course, Fact, Lesson
from rules.kernel.state.maps import distance
from rules.kernel.telling.phrases import an, capital, points_of, row, several

MILD, HEAVY = 10, 40
"""The taxes that the first lesson compares, per cent."""
PUPIL = "babylonia"
"""The country that is learned with: a weakly guarded city lies within a march of its army."""
ENDOWED = 60
"""Its points at the start."""
TOLD = 2
"""How many sentences of what an order would do are told: the rest is for a country that is not weighed at leisure."""
SHOWN = 3
"""How many heirs are named."""


def taxes(world: World, seat: str) -> list[SetTax]:
    """Offer a tax that pays, and one that hardly anybody minds."""
    return [SetTax(rate=30), SetTax(rate=MILD)]


def would(order: Deed) -> Fact[World]:
    """Give what an order would do."""

    def say(world: World, seat: str) -> str:
        after = world.fresh()
        order.apply(after, seat)
        said = ". ".join(consequences(after, seat, order).split(". ")[:TOLD]).rstrip(".")
        return f"{said[:1].lower()}{said[1:]}."

    return say


def levies(world: World, seat: str) -> list[RaiseElement]:
    """Offer soldiers for the capital, the cheapest first."""
    city, types = world.seat_of_power(seat), world.countries[seat].army_list
    cheap = sorted(types, key=lambda one: (unit_cost(world, one), one))
    return [RaiseElement(type=one, city=city.id) for one in cheap] if city else []


def crown_princes(world: World, seat: str) -> list[NameHeir]:
    """Offer the kin of the ruler as heirs."""
    return [NameHeir(heir=id) for id in list(heirs(world, seat).values())[:SHOWN]]


def buildings(world: World, seat: str) -> list[Build]:
    """Offer what pays best, of what the treasury can pay."""
    found = bargains(world, seat, world.countries[seat].treasury)
    return [one.order for one in found if isinstance(one.order, Build)]


def army(world: World, seat: str) -> tuple[str, Sequence[Element]]:
    """Give the largest army, and the hex where it stands."""
    found = stacks(world, seat)
    return max(found.items(), key=lambda one: len(one[1]), default=("", ()))


def goals(world: World, seat: str) -> list[City]:
    """Give the foreign cities nearest to the army, of those equally near the weakest first."""
    start, _ = army(world, seat)
    foreign = [city for city in world.cities.values() if city.owner != seat and city.owner in world.countries]
    near = {city.id: (distance(start, city.hex), inside(world, city.owner, city)) for city in foreign} if start else {}
    return sorted((city for city in foreign if city.id in near), key=lambda city: near[city.id])


def prey(world: World, seat: str) -> list[City]:
    """Give them, those of enemies alone once there is a war."""
    foes = enemies(world, seat)
    return [city for city in goals(world, seat) if city.owner in foes] or goals(world, seat)


def wars(world: World, seat: str) -> list[DeclareWar]:
    """Offer a war on whoever holds the nearest city."""
    return [DeclareWar(country=city.owner) for city in goals(world, seat)[:1]]


def marches(world: World, seat: str) -> list[Deed]:
    """Offer a march of the army to an enemy's city."""
    start, those = army(world, seat)
    if len(those) < field_army(world):
        return []
    found = [Invade(army=start, path=(city.hex,)) for city in prey(world, seat)[:SHOWN]]
    return [order for order in found if lawful(world, seat, order)]


def of_goal(say: Any) -> Fact[World]:  # Any: what is said of the city differs
    """Say something of the city that an army could take."""

    def fact(world: World, seat: str) -> object:
        found = prey(world, seat)
        return say(world, found[0]) if found else "nobody"

    return fact


def rival(world: World, seat: str) -> str:
    """Name the neighbour with the largest army, and count it."""
    near = max(bordering(world, seat), key=lambda one: len(world.army_of(one)), default="")
    if not near:
        return "nobody lives beside you"
    return f"{world.named(near)}, the strongest beside you, has {several(len(world.army_of(near)), 'one', 'of them')}"


def succession(world: World, seat: str) -> str:
    """Say how old the ruler is, and how likely the next Spring is the last."""
    land = world.countries[seat]
    ruler = world.characters[land.ruler]
    return f"{ruler.name} is {age(world, ruler)}, and dies next Spring {with_chance(mortality(world, ruler))}"


def bargain(world: World, seat: str) -> str:
    """Say what the best building costs and brings."""
    found = [one for one in bargains(world, seat, world.countries[seat].treasury) if isinstance(one.order, Build)]
    if not found:
        return "Nothing pays yet"
    return f"{capital(an(found[0].label))} costs {points_of(found[0].cost)}: {row(effects(found[0]))}"


def heir(world: World, seat: str) -> str:
    """Name the heir."""
    named = world.characters.get(world.countries[seat].heir or "")
    return named.name if named else "nobody"


def land(world: World, seat: str) -> str:
    """Name the country with its cities and people."""
    cities = world.cities_of(seat)
    people = sum(city.population for city in cities)
    return f"{world.named(seat)}, {several(len(cities), 'city', 'cities')} with {people} thousand people"


def endowed(board: CivilizedScenario) -> CivilizedScenario:
    """Fill the learner's treasury, so that the first Winter can be spent in."""
    lands = [land.model_copy(update={"treasury": ENDOWED}) if land.id == PUPIL else land for land in board.countries]
    return board.model_copy(update={"countries": tuple(lands)})


FACTS: Mapping[str, Fact[World]] = {
    "land": land,
    "tax": lambda world, seat: world.countries[seat].tax,
    "mild": would(SetTax(rate=MILD)),
    "heavy": would(SetTax(rate=HEAVY)),
    "treasury": lambda world, seat: points_of(world.countries[seat].treasury),
    "army": lambda world, seat: several(len(world.army_of(seat)), "element", "elements"),
    "rival": rival,
    "succession": succession,
    "kin": lambda world, seat: row(list(heirs(world, seat))[:SHOWN], "or"),
    "heir": heir,
    "bargain": bargain,
    "goal": of_goal(lambda _, city: city.name),
    "foe": of_goal(lambda world, city: world.named(city.owner)),
    "guard": of_goal(lambda world, city: inside(world, city.owner, city)),
    "mine": lambda world, seat: held(world, seat, *army(world, seat)),
    "strength": lambda world, seat: strength(world, army(world, seat)[1]),
}

LESSONS: tuple[Lesson[World], ...] = (
    Lesson(
        title="Read, and tax",
        window="decrees",
        tells=(
            f"You rule {{land}}. In Autumn the cities pay; your tax is {{tax}} %. At {MILD} %: {{mild}} "
            f"At {HEAVY} %: {{heavy}}"
        ),
        asks="A city that riots pays nothing. Choose: press a button, or write it to me, such as “{line}”.",
        ends=(SetTax,),
        done="The tax is {tax} %. Summer shows who riots, Autumn what comes in; I tell you of both.",
        hint="This lesson ends with a tax: write “{line}”.",
        tries=taxes,
    ),
    Lesson(
        title="Winter, when points are spent",
        window="winter",
        tells=(
            "What came in lies in your treasury: {treasury}, with the army paid. You have {army}; {rival}. "
            "Neighbours attack whom they can beat."
        ),
        asks="Raise an element with “{line}”. Orders lists all else that a Winter takes, with forms to fill in.",
        ends=(RaiseElement,),
        done="You have {army} now, and {treasury} are left for next year. Each costs upkeep in every Winter.",
        hint="This lesson ends with soldiers: write “{line}”.",
        tries=levies,
    ),
    Lesson(
        title="Who comes after you",
        window="decrees",
        tells=(
            "{succession}. If nobody alone would inherit, two claim the throne, and cities of yours go with the "
            "other. Your kin: {kin}."
        ),
        asks="Name an heir: “{line}”. It costs nothing, and holds until you name another.",
        ends=(NameHeir,),
        done="{heir} follows you. Whenever something surprises you, /why shows the cards that decided it.",
        hint="This lesson ends with an heir: write “{line}”.",
        tries=crown_princes,
    ),
    Lesson(
        title="War is declared in Winter",
        window="winter",
        tells=(
            "{goal} of {foe} lies nearest to your army. A strength of {guard} guards it; you have {mine}. "
            "An army marches with six elements or more, and from Spring on."
        ),
        asks=(
            "Declare war: “{line}”. Against people you would write first, such as “letter to {foe}: give me {goal}, "
            "and there is peace”; here an autopilot would read it."
        ),
        ends=(DeclareWar,),
        done="From Spring on you may fight {foe}. /odds counts out a battle before you fight it.",
        hint="This lesson ends with a war: write “{line}”.",
        tries=wars,
    ),
    Lesson(
        title="The march",
        window="decrees",
        tells=(
            "Your army has a strength of {strength}, and {goal} one of {guard}. Whoever is met may give battle, stand "
            "a siege or withdraw; a city that falls is yours."
        ),
        asks="March: “{line}”. Leave the tax and the rest as they are; what you do not order stays as it was.",
        ends=(MoveArmy, Invade),
        done="The army is on its way. What comes of it you read when the year is over.",
        hint="This lesson ends with a march: write “{line}”.",
        tries=marches,
    ),
    Lesson(
        title="Building",
        window="winter",
        tells="{treasury} lie in your treasury. {bargain}. Disasters may ruin such works; in most years they pay.",
        asks=(
            "Build it: “{line}”. If you wonder what a building is good for, ask me in your own words, "
            "or ask /rule; then give the order."
        ),
        ends=(Build,),
        done="It stands by Spring, and {treasury} are left.",
        hint="This lesson ends with a building: write “{line}”.",
        tries=buildings,
    ),
)
COURSE: Course[World] = Course(
    scenario="crowns",
    seat=PUPIL,
    seed="school 1",
    lessons=LESSONS,
    facts=FACTS,
    lays=endowed,
    farewell=(
        "That was the last lesson. Tax and heirs in Spring, purchases and wars in Winter, and between them what "
        "armies, disasters and your neighbours do: that is a year of a campaign. /join takes a seat in one, "
        "/campaign found begins one in a channel, and /help answers whatever you ask."
    ),
)
