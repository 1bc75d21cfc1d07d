"""The Market: a game for tests with two phases, several windows, secrets of both kinds and every kind of field."""

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import Field

from rules.kernel.facts.events import Event
from rules.kernel.facts.names import Name, Naming
from rules.kernel.language.namesakes import readable, told_apart
from rules.kernel.luck.cards import percent
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Lexicon, Order
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.counsel import Counsel, Offer, Weight
from rules.kernel.play.honours import Honour
from rules.kernel.play.plan import Plan, by_window
from rules.kernel.play.play import Play
from rules.kernel.play.ruleset import Ending, Options, Ruleset, Scenario, Seat
from rules.kernel.play.span import Span
from rules.kernel.play.welcome import Neighbour, Welcome
from rules.kernel.state.marks import Names, Written
from rules.kernel.state.secrets import Open, Secret
from rules.kernel.telling.phrases import several
from rules.kernel.telling.pictures import Picture, Side
from rules.kernel.telling.tellings import News, Page, Telling, Tellings
from tests.kernel.toy_orders import Bid, Claim, Gift, Market, Mood, Protest, Stall, Stance, Vote, Watch, Watched


class Earned(Event, clause="TOY-3.2"):
    """A stall earned coins for its owner."""

    stall: Open[Annotated[str, Names("stall")]]
    owner: Open[Annotated[str, Names("seat")]]
    coins: Open[int]


class Outbid(Event, clause="TOY-2.5"):
    """A family won the licence."""

    winner: Open[Annotated[str, Names("seat")]]
    paid: Open[int]
    left: Annotated[int | None, Secret(to="winner")] = None
    """What the purse holds after that."""


class Protested(Event, clause="TOY-2.6"):
    """A family protested."""

    seat: Open[Annotated[str, Names("seat")]]
    reason: Open[Annotated[str, Written()]]
    heard: Open[bool]


class Turned(Event, clause="TOY-3.1"):
    """The weather of an evening."""

    weather: Open[str]


class Counted(Event, clause="TOY-3.3"):
    """The votes were counted."""

    yes: Open[int]
    voters: Open[int]


def founding(play: Play[Market]) -> Flow:
    """Ask every family for its stance (TOY-1.3)."""
    world = play.state
    window = Window("stance", "TOY-1.3", tuple(world.purses), (Stance,), "you are calm")
    play.carry_out((yield from ask(window)))
    for seat in world.purses:
        world.moods.setdefault(seat, Mood.CALM)


def morning(play: Play[Market]) -> Flow:
    """Carry out the orders of the day and settle the licence (TOY-2)."""
    world = play.state
    world.day += 1
    seats = tuple(world.purses)
    orders = (Claim, Gift, Watch, Bid)
    window = Window[Any]("orders", "TOY-2.1", seats, orders, "you do nothing", title="The orders of the day")
    play.carry_out((yield from ask(window)))
    yield from licence(play)


def licence(play: Play[Market]) -> Flow:
    """Give the licence to the highest bid, and hear the others (TOY-2.5, TOY-2.6)."""
    world = play.state
    if not world.bids:
        return
    best = max(world.bids.values())
    first = [seat for seat, coins in world.bids.items() if coins == best]
    rolls = (
        {seat: play.chance.die("TOY-2.5", "licence", seat, 6) for seat in first} if len(first) > 1 else {first[0]: 0}
    )
    winner = max(rolls, key=lambda seat: rolls[seat])
    world.purses[winner] -= best
    others = tuple(seat for seat in world.bids if seat != winner)
    world.bids.clear()
    play.tell(Outbid(winner=winner, paid=best, left=world.purses[winner]))
    window = Window("protests", "TOY-2.6", others, (Protest,), "you say nothing", deadline="reaction")
    for seat, protest in (yield from ask(window)):
        red = world.moods[seat] == Mood.BOLD and play.chance.card("TOY-2.6", "protest", seat).red
        world.purses[seat] += red
        play.tell(Protested(seat=seat, reason=protest.reason, heard=red))


def evening(play: Play[Market]) -> Flow:
    """Turn the weather, pay the owners and every second day ask the players (TOY-3)."""
    world = play.state
    if not world.weather:
        world.weather = list(play.chance.shuffle("TOY-1.2", "weather", "market", ("fair", "fair", "rain")))
    weather = world.weather.pop(0)
    play.tell(Turned(weather=weather))
    for id, stall in world.stalls.items():
        if not stall.owner:
            continue
        coins = percent(play.chance, "TOY-3.2", "earnings", id, 85 if weather == "fair" else 35)
        world.purses[stall.owner] += coins
        play.tell(Earned(stall=id, owner=stall.owner, coins=coins))
    if world.day % 2 == 0:
        yield from vote(play)
    world.ended = world.ended or world.day >= world.days


def vote(play: Play[Market]) -> Flow:
    """Ask the players whether to end (TOY-3.3)."""
    asked = play.players
    window = Window("vote", "TOY-3.3", asked, (Vote,), "you vote no", deadline="vote", players_only=True)
    votes = yield from ask(window)
    yes = sum(vote.end for _, vote in votes)
    play.tell(Counted(yes=yes, voters=len(asked)))
    play.state.ended = yes * 2 > len(asked)


class MarketScenario(Scenario):
    """Who stands in the market."""

    families: dict[str, str]
    stalls: dict[str, str]


class MarketOptions(Options):
    """The settings of the market."""

    days: int = Field(default=5, ge=1, le=99, description="how many days the market lasts")


def setup(scenario: MarketScenario, options: MarketOptions, chance: Chance) -> Market:
    """Fill the purses and shuffle the weather (TOY-1)."""
    return Market(
        days=options.days,
        names=scenario.families,
        purses={seat: 10 + chance.die("TOY-1.1", "purse", seat, 6, audience=(seat,)) for seat in scenario.families},
        stalls={id: Stall(name=name) for id, name in scenario.stalls.items()},
        weather=list(chance.shuffle("TOY-1.2", "weather", "market", ("fair", "fair", "rain", "rain"))),
    )


def names(state: Market) -> Naming:
    """Call families and stalls as their scenario does."""
    return {
        "seat": {id: Name(text=name) for id, name in state.names.items()},
        "stall": {id: Name(text=stall.name) for id, stall in state.stalls.items()},
    }


def lexicon(state: Market, seat: str | None) -> Lexicon:
    """Give the names of families and stalls."""
    return {kind: readable(named) for kind, named in told_apart(names(state)).items()}


def settle(state: Market, seat: str, chance: Chance) -> Sequence[Order[Market]]:
    """Be bold (TOY-1.3)."""
    return [Stance(mood=Mood.BOLD)]


def complain(state: Market, seat: str, chance: Chance) -> Sequence[Order[Market]]:
    """Protest when drawn to (TOY-2.6)."""
    red = chance.card("TOY-2.6", "temper", seat, audience="gamemaster").red
    return [Protest(reason="It was “my” turn.")] if red else []


def trade(state: Market, seat: str, chance: Chance) -> Sequence[Order[Market]]:
    """Claim the first free stall, and bid a little if the purse allows it (TOY-2)."""
    free = [Claim(stall=id) for id, stall in state.stalls.items() if not stall.owner]
    return Plan(state, seat).try_all([*free[:1], Bid(coins=chance.die("TOY-2.5", "bid", seat, 4, audience=(seat,)))])


def counsel(state: Market, seat: str, window: Window[Any]) -> list[Counsel[Market]]:
    """Point at an empty purse, at the first free stall, and at the licence (TOY-2)."""
    purse, free = state.purses[seat], [id for id, stall in state.stalls.items() if not stall.owner]
    found: list[Counsel[Market]] = []
    if window.name == "orders" and free:
        claim, *more = (Claim(stall=id) for id in free)
        offers = [Offer(f"Claim {state.stalls[free[0]].name}", claim)]
        offers += [Offer("Claim all that are free", claim, tuple(more))] if more else []
        text = f"{several(len(free), 'stall is', 'stalls are').capitalize()} free; a fair day earns a coin in most."
        found.append(Counsel(Weight.CHANCE, text, "TOY-3.2", tuple(offers)))
    if window.name == "orders" and purse:
        found.append(
            Counsel(Weight.DECIDE, "Whoever bids most has the licence.", "TOY-2.5", (Offer("Bid 1", Bid(coins=1)),))
        )
    return found


def consequences(state: Market, seat: str, order: Order[Market]) -> str:
    """Say what the licence would leave in the purse (TOY-2.5)."""
    return f"Won, it leaves you {state.purses[seat] - order.coins} coins." if isinstance(order, Bid) else ""


autopilot = by_window({"stance": settle, "protests": complain, "orders": trade})


LABELS = {
    "stall": "stall",
    "owner": "its owner",
    "coins": "coins",
    "stalls": "stalls",
    "paid": "paid",
    "left": "left in the purse",
    "heard": "it was heard",
    "weather": "the weather",
    "yes": "for the end",
    "voters": "who voted",
}
TELLINGS = Tellings(purposes={"earnings": "the day's earnings"}, labels=LABELS)


@TELLINGS.of(Earned)
def earned(event: Earned) -> Telling:
    return Telling(text=f"{event.stall} earns {event.coins} for {event.owner}.", news="trade")


@TELLINGS.of(Watched)
def watched(event: Watched) -> Telling:
    return Telling(text=f"You watch {', '.join(event.stalls)}.")


@TELLINGS.of(Outbid)
def outbid(event: Outbid) -> Telling:
    left = "" if event.left is None else f" {event.left} are left."
    return Telling(text=f"{event.winner} pays {event.paid} for the licence.{left}", news="trade", weight=2)


@TELLINGS.of(Protested)
def protested(event: Protested) -> Telling:
    return Telling(text=f"{event.seat} protests: {event.reason or 'without a word'}.", news="trade")


@TELLINGS.of(Turned)
def turned(event: Turned) -> Telling:
    return Telling(text=f"The evening is {event.weather}.", weight=2)


@TELLINGS.of(Counted)
def counted(event: Counted) -> Telling:
    return Telling(text=f"{event.yes} of {event.voters} vote for the end.", weight=3)


def ending(state: Market) -> Ending | None:
    """End with the last day or the vote; the fullest purse wins (TOY-3.4)."""
    if not state.ended:
        return None
    best = max(state.purses.values())
    winners = tuple(seat for seat, coins in state.purses.items() if coins == best)
    return Ending(winners=winners, reason=f"The market closes; the fullest purse holds {best}.")


def picture(state: Market, seat: str | None) -> Picture:
    """Show who stands in the market."""
    sides = tuple(Side(id=id, name=name, colour="#888888") for id, name in state.names.items())
    return Picture(title="The market", alt="A market", sides=sides)


def welcome(state: Market, seat: str) -> Welcome:
    """Say who stands where, and that the fullest purse wins (TOY-3.4)."""
    others = tuple(
        Neighbour(seat=id, text=f"{name} stand beside you.") for id, name in state.names.items() if id != seat
    )
    return Welcome(
        who=f"You are {state.names[seat]}.",
        lands=f"Your purse holds {state.purses[seat]} coins.",
        neighbours=others,
        aim=f"The market lasts {state.days} days; the fullest purse wins.",
        asked="Each morning you are asked for the orders of the day.",
    )


TOY: Ruleset[Market] = Ruleset(
    name="toy",
    title="The Market",
    prefix="TOY",
    revision=1,
    about="A game for tests.",
    state=Market,
    scenario=MarketScenario,
    options=MarketOptions,
    seats=lambda scenario: tuple(
        Seat(id=id, name=name, beginner="it stands first in every list" if id == "red" else "")
        for id, name in scenario.families.items()
    ),
    setup=setup,
    opening=(founding,),
    phases=(morning, evening),
    orders=(Stance, Claim, Gift, Watch, Bid, Protest, Vote),
    lexicon=lexicon,
    autopilot=autopilot,
    tellings=TELLINGS,
    news={"trade": News(icon="⚖", colour=0x886644, title="Trade")},
    calendar=lambda _state, turn, phase: f"{phase.title()} of day {turn}",
    status=lambda state: (Page(title="Stalls", lines=tuple(stall.name for stall in state.stalls.values())),),
    papers=lambda state, seat: (Page(title="Your purse", lines=(str(state.purses[seat]),)),),
    purse=lambda state, seat: {"coins": state.purses[seat]},
    picture=picture,
    names=names,
    ending=ending,
    counsel=counsel,
    consequences=consequences,
    owners=lambda state: {"stall": {id: stall.owner for id, stall in state.stalls.items()}},
    hours=lambda _options: {"orders": 48, "reaction": 24, "vote": 24},
    welcome=welcome,
    honours=(
        Honour("Best trade", Earned, lambda event: event.owner, "coin", "coins", lambda event: event.coins),
        Honour("Most licences", Outbid, lambda event: event.winner, "licence", "licences"),
        Honour("Loudest", Protested, lambda event: event.seat, "protest", "protests"),
    ),
    feel="You claim stalls and hope for fair days. Everybody sees your stalls, nobody your purse.",
    span=lambda _scenario, options: Span(turn="day", windows=2, turns=options.days),
    prospect=lambda state, seat: f"{sum(one.owner == seat for one in state.stalls.values())} stalls are theirs.",
)
FAIR = MarketScenario(
    id="fair",
    title="The Fair",
    families={"red": "the Reds", "blue": "the Blues", "green": "Grün & Söhne"},
    stalls={"fish": "Fish", "fish2": "Fish and Chips", "pots": "Potter’s Row"},
)
