"""The Courts of Candle'Bre as a value, which is all that the bot knows of it."""

from collections.abc import Mapping

from rules.candlebre.album import album
from rules.candlebre.calendar import calendar
from rules.candlebre.campaign import CAMPAIGN_ORDERS
from rules.candlebre.deeds import Deed
from rules.candlebre.ending import ending, score
from rules.candlebre.names import lexicon
from rules.candlebre.odds import QUESTIONS
from rules.candlebre.opening import OPENING
from rules.candlebre.orders_battle import ROUND_ORDERS
from rules.candlebre.orders_setup import SETUP_ORDERS
from rules.candlebre.orders_treaty import ANSWER_ORDERS
from rules.candlebre.pages import status
from rules.candlebre.papers import papers, purse
from rules.candlebre.phases import TURN
from rules.candlebre.picture import picture
from rules.candlebre.pilot import autopilot
from rules.candlebre.reinforcing import Reinforce
from rules.candlebre.scenario import CandlebreScenario, Settings
from rules.candlebre.scenes import scenes
from rules.candlebre.settling import ALL_SETTLE_ORDERS
from rules.candlebre.setup import setup
from rules.candlebre.state import World
from rules.candlebre.tellings import TELLINGS
from rules.candlebre.views import view
from rules.candlebre.wording import NEWS
from rules.kernel.play.ruleset import Ruleset, Seat


def seats(scenario: CandlebreScenario) -> tuple[Seat, ...]:
    """Give the five candles, one for each House; which House lights which is dealt later (CAN-3.1, CAN-3.2)."""
    return tuple(Seat(id=one.id, name=one.name, colour=one.colour) for one in scenario.seat)


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open: long to campaign and settle, short to answer and to fight."""
    return {"orders": settings.order_hours, "reaction": settings.reaction_hours, "vote": settings.reaction_hours}


def titles(world: World) -> Mapping[str, str]:
    """Give what each seat goes by: its candle, and once that is known its House (CAN-3.2)."""
    return {seat: world.name(seat).removeprefix("the ") for seat in world.houses}


ORDERS: tuple[type[Deed], ...] = tuple(
    dict.fromkeys((*SETUP_ORDERS, *CAMPAIGN_ORDERS, Reinforce, *ROUND_ORDERS, *ALL_SETTLE_ORDERS, *ANSWER_ORDERS))
)
"""Every order once, in the order of the seat-turn."""
CANDLEBRE: Ruleset[World] = Ruleset(
    name="candlebre",
    title="The Courts of Candle'Bre",
    prefix="CAN",
    revision=1,
    about="Five Houses, sixty provinces, and a dead king's crown: gold, honor, influence and steel.",
    state=World,
    scenario=CandlebreScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=OPENING,
    phases=TURN,
    orders=ORDERS,
    view=view,
    lexicon=lexicon,
    autopilot=autopilot,
    tellings=TELLINGS,
    news=NEWS,
    calendar=calendar,
    status=status,
    papers=papers,
    purse=purse,
    picture=picture,
    ending=ending,
    hours=hours,
    score=score,
    titles=titles,
    topics={
        "battle": "How your battles are fought, and companies for neutrals who are attacked",
        "court": "Prisoners, clergy, offers, alliances, and what your honor foils",
    },
    asks={
        "the opening": SETUP_ORDERS,
        "the first half of your turn": CAMPAIGN_ORDERS,
        "the second half of your turn": ALL_SETTLE_ORDERS,
        "the answer to an offer": ANSWER_ORDERS,
        "a battle that is fought round by round": ROUND_ORDERS,
    },
    odds=QUESTIONS,
    album=album,
    scenes=scenes,
)
