"""The Courts of Candle'Bre as a value, which is all that the bot knows of it."""

from collections.abc import Mapping

from rules.candlebre.autopilot import autopilot
from rules.candlebre.battle import conquest_words
from rules.candlebre.battle import words as battle_words
from rules.candlebre.battle.events import BattleEnded, LeaderCaptured, ProvinceTaken
from rules.candlebre.battle.odds import QUESTIONS
from rules.candlebre.battle.orders import ROUND_ORDERS
from rules.candlebre.battle.scenes import scenes, spans
from rules.candlebre.board.calendar import calendar
from rules.candlebre.board.called import bynames, naming, titles
from rules.candlebre.board.order import Deed
from rules.candlebre.board.scenario import CandlebreScenario, Settings
from rules.candlebre.board.state import World
from rules.candlebre.board.wording import NEWS
from rules.candlebre.clergy import words as clergy_words
from rules.candlebre.consequences import consequences
from rules.candlebre.counsel import FATES, counsel, figures, homes, owners
from rules.candlebre.currencies import words as currencies_words
from rules.candlebre.diplomacy import words as diplomacy_words
from rules.candlebre.diplomacy.orders import ANSWER_ORDERS
from rules.candlebre.ending import words as ending_words
from rules.candlebre.ending.ending import ending, score
from rules.candlebre.espionage import words as espionage_words
from rules.candlebre.fate import words as fate_words
from rules.candlebre.fate.events import FateDrawn, LeaderJoined, UnitsLost, WorkBurned, WorkRaised
from rules.candlebre.lessons import COURSE
from rules.candlebre.mercenaries import words as mercenaries_words
from rules.candlebre.mercenaries.orders import Reinforce
from rules.candlebre.movement import words as movement_words
from rules.candlebre.opening import words as opening_words
from rules.candlebre.opening.events import HouseMissed, RegionMissed
from rules.candlebre.opening.opening import OPENING
from rules.candlebre.opening.orders import SETUP_ORDERS
from rules.candlebre.opening.setup import setup
from rules.candlebre.people import words as people_words
from rules.candlebre.phases import TURN, idle
from rules.candlebre.purchasing import words as purchasing_words
from rules.candlebre.replies.replies import reply
from rules.candlebre.research import words as research_words
from rules.candlebre.show import labels
from rules.candlebre.show.aims import aims, between
from rules.candlebre.show.album import album
from rules.candlebre.show.honours import HONOURS
from rules.candlebre.show.names import lexicon
from rules.candlebre.show.pages import status
from rules.candlebre.show.papers import papers, purse
from rules.candlebre.show.picture import picture
from rules.candlebre.show.prologue import prologue
from rules.candlebre.show.prospect import plays, prospect
from rules.candlebre.show.sayings import SAYINGS
from rules.candlebre.show.welcome import welcome
from rules.candlebre.table import words as table_words
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS, SETTLE_ORDERS
from rules.kernel.orders.windows import BEFORE_PLAY
from rules.kernel.play.characters import in_character
from rules.kernel.play.ruleset import Ruleset, Seat
from rules.kernel.play.span import Span

USUAL_TURNS = 25
"""After how many turns a game is usually won (section 8 of the rulebook)."""


def seats(scenario: CandlebreScenario) -> tuple[Seat, ...]:
    """Give the five candles, one for each House; which House lights which is dealt later (CAN-3.1, CAN-3.2)."""
    return tuple(Seat(id=one.id, name=one.name, colour=one.colour, beginner=one.beginner) for one in scenario.seat)


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open: long to campaign and settle, short to answer and to fight."""
    return {"orders": settings.order_hours, "reaction": settings.reaction_hours, "vote": settings.reaction_hours}


def span(scenario: CandlebreScenario, settings: Settings) -> Span:
    """Give the turns, and the windows of an ordinary one: two for each seat-turn (CAN-4.2, CAN-15.1)."""
    one_by_one = settings.turns == "sequential"
    windows = 2 * len(scenario.seat) if one_by_one else 2
    return Span(turn="turn", windows=windows, each=2 * one_by_one, turns=settings.turn_limit, usual=USUAL_TURNS)


def rhythm(settings: Settings) -> str:
    """Say how often one is asked, and when it ends (CAN-15.1)."""
    asked = "Two questions a turn; offers and battles may bring more."
    last = f" or turn {settings.turn_limit}" if settings.turn_limit else ""
    sooner = (
        ""
        if settings.turns == "simultaneous"
        else " Shorter: the fewer people play, the fewer windows there are; the setting turns: simultaneous asks all "
        "at once, which takes five people a fifth of the time."
    )
    return f"{asked} It lasts until a House has won{last}.{sooner}"


ORDERS: tuple[type[Deed], ...] = tuple(
    dict.fromkeys((*SETUP_ORDERS, *CAMPAIGN_ORDERS, Reinforce, *ROUND_ORDERS, *SETTLE_ORDERS, *ANSWER_ORDERS))
)
"""Every order once, in the order of the seat-turn."""
TELLINGS = (
    opening_words.TELLINGS
    + table_words.TELLINGS
    + currencies_words.TELLINGS
    + clergy_words.TELLINGS
    + research_words.TELLINGS
    + purchasing_words.TELLINGS
    + movement_words.TELLINGS
    + battle_words.TELLINGS
    + conquest_words.TELLINGS
    + mercenaries_words.TELLINGS
    + people_words.TELLINGS
    + diplomacy_words.TELLINGS
    + espionage_words.TELLINGS
    + fate_words.TELLINGS
    + ending_words.TELLINGS
    + labels.TELLINGS
)
"""The words for every event, room by room in the order of the rulebook."""
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
    idle=idle,
    orders=ORDERS,
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
    rhythm=rhythm,
    lessons=COURSE,
    span=span,
    feel=(
        "Gold buys soldiers, honor wins crowns, influence turns the cards, and you have never enough of all three. "
        "You march, bargain and spy at once, and whoever stands first soon has four enemies."
    ),
    welcome=welcome,
    score=score,
    policies=in_character(autopilot, "houses"),
    titles=titles,
    bynames=bynames,
    names=naming,
    topics={
        "battle": "How your battles are fought, and companies for neutrals who are attacked",
        "court": "Prisoners, clergy, offers, alliances, and what your honor foils",
    },
    asks={
        BEFORE_PLAY: SETUP_ORDERS,
        "the first half of your turn": CAMPAIGN_ORDERS,
        "the second half of your turn": SETTLE_ORDERS,
        "the answer to an offer": ANSWER_ORDERS,
        "a battle that is fought round by round": ROUND_ORDERS,
    },
    sayings=SAYINGS,
    odds=QUESTIONS,
    album=album,
    scenes=scenes,
    battles=spans,
    prologue=prologue,
    prospect=prospect,
    honours=HONOURS,
    plays=plays,
    counsel=counsel,
    consequences=consequences,
    aims=aims,
    between=between,
    reply=reply,
    fates=FATES,
    owners=owners,
    homes=homes,
    felt=(HouseMissed, RegionMissed, FateDrawn, LeaderJoined, UnitsLost, WorkBurned, WorkRaised),
    grave=(BattleEnded, ProvinceTaken, LeaderCaptured),
    addresses="owner",
    figures=figures,
)
