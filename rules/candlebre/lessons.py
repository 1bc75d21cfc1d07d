"""The lessons of Candle'Bre: a House, a march, a card, soldiers bought and placed, and learning."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.candlebre.board.state import World
from rules.candlebre.counsel import counsel
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.opening.orders import RankHouses
from rules.candlebre.purchasing.orders import Buy, Place
from rules.candlebre.research.orders import Study
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel
from rules.kernel.play.lessons import Course, Fact, Lesson
from rules.kernel.telling.phrases import capital, several

Kind = type[Order[World]]


def pieces(world: World, seat: str, kind: Kind, window: str) -> list[Counsel[World]]:
    """Give the counsel at a window that offers this kind of order."""
    asked = Window[Any](window, kind.clause, (seat,), (kind,), "")
    return [
        piece
        for piece in counsel(world, seat, asked)
        if any(isinstance(order, kind) for offer in piece.offers for order in offer.orders)
    ]


def pointed_out(kind: Kind, window: str) -> Fact[World]:
    """Say what counsel says of it first."""

    def say(world: World, seat: str) -> str:
        return next((capital(piece.text) for piece in pieces(world, seat, kind, window)), "")

    return say


def offered(kind: Kind, window: str) -> Callable[[World, str], list[Order[World]]]:
    """Offer what counsel does, each order by itself."""

    def tries(world: World, seat: str) -> list[Order[World]]:
        found = [offer.orders for piece in pieces(world, seat, kind, window) for offer in piece.offers]
        alone = [orders[0] for orders in found if len(orders) == 1] or [order for orders in found for order in orders]
        return [order for order in alone if isinstance(order, kind)]

    return tries


def marches(world: World, seat: str) -> list[Order[World]]:
    """Offer the march that counsel does, without its leader: so it is short enough for a button."""
    found = offered(MarchOn, "campaign")(world, seat)
    return [order.model_copy(update={"leaders": ()}) for order in found]


def studies(world: World, seat: str) -> list[Order[World]]:
    """Offer the learning that counsel does, the cheapest first."""
    return offered(Study, "campaign")(world, seat)[::-1]


def house(world: World, seat: str) -> str:
    """Name the House as it is told at the table."""
    return world.called("seat", seat)


def land(world: World, seat: str) -> str:
    """Count the provinces."""
    return several(len(world.held(seat)), "province", "provinces")


FACTS: Mapping[str, Fact[World]] = {
    "houses": pointed_out(RankHouses, "claims"),
    "march": pointed_out(MarchOn, "campaign"),
    "soldiers": pointed_out(Buy, "campaign"),
    "learning": pointed_out(Study, "campaign"),
    "book": pointed_out(DrawFate, "settle"),
    "waiting": pointed_out(Place, "settle"),
    "house": house,
    "land": land,
    "rival": lambda world, seat: house(world, next((one for one in world.living() if one != seat), seat)),
    "military": lambda world, seat: f"{world.houses[seat].military} gold",
    "civil": lambda world, seat: f"{world.houses[seat].civil} gold",
}

LESSONS: tuple[Lesson[World], ...] = (
    Lesson(
        title="A House of your own",
        window="claims",
        tells="Five Houses share the land around a lake, and each does one thing better than the others. {houses}",
        asks="Say which you would have, best first: press a button, or write “{line}”.",
        ends=(RankHouses,),
        done="Your wish is noted; Houses, start regions and a first army are dealt now, and the first turn begins.",
        hint="This lesson ends with your wish for a House: write “{line}”.",
        tries=offered(RankHouses, "claims"),
    ),
    Lesson(
        title="Soldiers for gold",
        window="campaign",
        tells=(
            "You lead {house}, with {land}. Half of what land brings goes to the military purse, half to the civil "
            "one. {soldiers}"
        ),
        asks="Buy some: “{line}”. What they are good at stands on your papers; ask me, if you wonder.",
        ends=(Buy,),
        done="That leaves {military} in the military purse. What you bought waits at your barracks until you place it.",
        hint="This lesson ends with a purchase: write “{line}”.",
        tries=offered(Buy, "campaign"),
    ),
    Lesson(
        title="Where they stand",
        window="settle",
        tells=(
            "After the battles a turn has a second half: troops are moved, what was bought is placed, and Houses "
            "bargain. {waiting}"
        ),
        asks=(
            "Place what you bought: “{line}”. A bargain begins with a letter, such as “letter to {rival}: shall we "
            "leave each other in peace?”; here an autopilot would read it."
        ),
        ends=(Place,),
        done="What you placed stands there from now on, and may march in your next turn.",
        hint="This lesson ends with soldiers placed: write “{line}”.",
        tries=offered(Place, "settle"),
    ),
    Lesson(
        title="The first march",
        window="campaign",
        tells=(
            "More land brings more gold in every turn, and beside your {land} lies some that no House holds. {march}"
        ),
        asks="March: “{line}”. The form under Orders can also send a leader along, who helps in battle.",
        ends=(MarchOn,),
        done="They march as this window closes. /odds counts out any battle before you fight it.",
        hint="This lesson ends with a march: write “{line}”.",
        tries=marches,
    ),
    Lesson(
        title="The Book of Fate",
        window="settle",
        tells=(
            "You hold {land} now. In the second half of a turn you may also draw a card, which brings good and bad "
            "alike. {book}"
        ),
        asks="Draw a card: “{line}”.",
        ends=(DrawFate,),
        done="The card is drawn as the window closes, and what it brings stands in the next message.",
        hint="This lesson ends with a card: write “{line}”.",
        tries=offered(DrawFate, "settle"),
    ),
    Lesson(
        title="Learning",
        window="campaign",
        tells="The civil purse holds {civil}: it builds, and pays for learning. {learning}",
        asks=(
            "Put gold into it: “{line}”. Each branch of learning opens other troops or powers; ask me which, "
            "or ask /rule, and then give the order."
        ),
        ends=(Study,),
        done="That leaves {civil}. What is learned holds for ever; whoever surprises you later, /why shows the dice.",
        hint="This lesson ends with gold for learning: write “{line}”.",
        tries=studies,
    ),
)
COURSE: Course[World] = Course(
    scenario="candlemere",
    seat="red",
    seed="school 0",
    lessons=LESSONS,
    facts=FACTS,
    farewell=(
        "That was the last lesson. March, buy and learn, then draw, place and bargain: that is a turn of a campaign. "
        "/join takes a seat in one, /campaign found begins one in a channel, and /help answers whatever you ask."
    ),
)
