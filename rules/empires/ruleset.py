"""Empires as a value, which is all that the bot knows of it."""

from collections.abc import Mapping

from rules.empires.autopilot.autopilot import POLICIES, autopilot
from rules.empires.board.measures import score
from rules.empires.board.options import Settings
from rules.empires.board.scenario import EmpiresScenario
from rules.empires.board.state import World
from rules.empires.claims import words as claims_words
from rules.empires.counsel.advice import FATES, counsel
from rules.empires.counsel.aims import aims, between
from rules.empires.counsel.consequences import consequences, vain
from rules.empires.counsel.losses import WeighLoss
from rules.empires.court import words as court_words
from rules.empires.court.events import AreaPassed, CourtLost, Excommunicated, LeaderSucceeded
from rules.empires.deck import words as deck_words
from rules.empires.deck.events import HoldingDrawn
from rules.empires.endeavours import words as endeavours_words
from rules.empires.endeavours.events import HoldsTakenOff, LevelLost
from rules.empires.endeavours.odds import QUESTIONS
from rules.empires.ending import words as ending_words
from rules.empires.ending.ending import ending, verdict
from rules.empires.fate import words as fate_words
from rules.empires.fate.events import Harvested, Sickened
from rules.empires.inheritance import words as inheritance_words
from rules.empires.lessons.course import COURSE
from rules.empires.parley import words as parley_words
from rules.empires.parley.odds import VOTES
from rules.empires.phases import OPENING, ROUND, idle
from rules.empires.replies.replies import reply
from rules.empires.show.album import album, standing_card
from rules.empires.show.calendar import calendar
from rules.empires.show.honours import HONOURS
from rules.empires.show.labels import LABELS, NEWS
from rules.empires.show.maps import picture
from rules.empires.show.names import bynames, lexicon, names, titles
from rules.empires.show.pages import status
from rules.empires.show.papers import figures, homes, owners, papers, purse
from rules.empires.show.prologue import prologue
from rules.empires.show.prospect import prospect
from rules.empires.show.sayings import SAYINGS
from rules.empires.show.scenes import scenes
from rules.empires.show.sequels import SEQUELS
from rules.empires.show.welcome import welcome
from rules.empires.treasury import words as treasury_words
from rules.empires.treasury.events import GoldGiven
from rules.empires.turn import windows
from rules.empires.turn import words as turn_words
from rules.empires.turn.beginning import setup
from rules.empires.turn.later import LATER
from rules.empires.turn.orders import SHEET, SIDE
from rules.empires.turn.plans import PLANS
from rules.empires.unrest import words as unrest_words
from rules.empires.unrest.events import AreaChecked, UnrestBegan, UnrestCalmed
from rules.kernel.orders.order import Order
from rules.kernel.play.ruleset import Ruleset, Seat
from rules.kernel.play.span import Span
from rules.kernel.telling.tellings import Tellings

FELT = (
    Harvested, Sickened, UnrestBegan, UnrestCalmed, AreaChecked, LevelLost, HoldingDrawn, HoldsTakenOff, GoldGiven,
)  # fmt: skip
"""What a brief tells whomever it is about, though it is no headline."""
LONGEST = 12 * 5
"""Rounds of the longest game, which may ask nobody (EMP-H5.19)."""


def seats(scenario: EmpiresScenario) -> tuple[Seat, ...]:
    """Give the empires in seat order (EMP-H4.2)."""
    return tuple(
        Seat(id=one.id, name=one.name, about=one.about, colour=one.colour, beginner=one.beginner)
        for one in scenario.empire
    )


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open (section 4.3, EMP-H5.12)."""
    answer = settings.answer_hours
    named = {"round": settings.round_hours, "turn": settings.turn_hours, "again": settings.again_hours}
    answers = {"discard": settings.discard_hours, "court": answer, "interregnum": answer, "contest": answer}
    classes = {"orders": settings.round_hours, "reaction": answer, "vote": settings.ballot_hours}
    return classes | named | answers | {"ballot": settings.ballot_hours}


def span(scenario: EmpiresScenario, settings: Settings) -> Span:
    """Give the rounds, and the windows of one: its orders, and a parley now and then (EMP-H5.28)."""
    turns = settings.turns or scenario.calendar.turns
    return Span(turn="round", windows=2, turns=turns * scenario.calendar.rounds_per_turn)


def rhythm(settings: Settings) -> str:
    """Say how often one is asked, and when it ends (EMP-H5.28)."""
    asked = "You are asked once for each round of five years, and now and then to vote in a parley."
    turns = f"{settings.turns} game turns" if settings.turns else "three game turns"
    return f"{asked} It lasts {turns} of five rounds."


WINDOWS = (
    *(windows.ROUND, windows.TURN, windows.DISCARD, windows.COURT),
    *(windows.INTERREGNUM, windows.CONTEST, windows.BALLOT),
)
ORDERS: tuple[type[Order[World]], ...] = tuple(
    dict.fromkeys((*(order for window in WINDOWS for order in window.orders), *SIDE, *PLANS))
)
"""Every order once, in the order in which a round asks for them."""
TELLINGS = (
    Tellings(labels=LABELS)
    + turn_words.TELLINGS
    + deck_words.TELLINGS
    + fate_words.TELLINGS
    + inheritance_words.TELLINGS
    + parley_words.TELLINGS
    + unrest_words.TELLINGS
    + claims_words.TELLINGS
    + court_words.TELLINGS
    + treasury_words.TELLINGS
    + endeavours_words.TELLINGS
    + ending_words.TELLINGS
)
"""The words for every event, room by room."""
EMPIRES: Ruleset[World] = Ruleset(
    name="empires",
    title="Empires",
    prefix="EMP",
    revision=1,
    about="Seven medieval dynasties: patience, one bad card, three rebellions, and a cousin with a parchment.",
    state=World,
    scenario=EmpiresScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=OPENING,
    phases=ROUND,
    idle=idle,
    orders=ORDERS,
    lexicon=lexicon,
    names=names,
    titles=titles,
    bynames=bynames,
    autopilot=autopilot,
    policies=POLICIES,
    tellings=TELLINGS,
    news=NEWS,
    calendar=calendar,
    status=status,
    papers=papers,
    purse=purse,
    picture=picture,
    ending=ending,
    verdict=verdict,
    hours=hours,
    rhythm=rhythm,
    welcome=welcome,
    score=score,
    topics={
        "standing": "What you order for whenever it applies: posted cards, guards, answers given beforehand",
        "plan": "A sheet of orders for turns in which you say nothing",
        "later": "Standing orders, waivers and discards at their place in your sheet",
    },
    asks={
        "your turn, or the orders for a round": (*SHEET, *LATER),
        "any window of yours": (*SIDE, *PLANS),
        "the moment when you hold four cards": windows.DISCARD.orders,
        "the moment when your leader has died heirless": windows.COURT.orders,
        "the moment when another throne is vacant": windows.INTERREGNUM.orders,
        "the moment when somebody inherits areas of yours": windows.CONTEST.orders,
        "a parley": windows.BALLOT.orders,
    },
    sayings=SAYINGS,
    counsel=counsel,
    fates=FATES,
    consequences=consequences,
    aims=aims,
    between=between,
    vain=vain,
    reply=reply,
    owners=owners,
    homes=homes,
    figures=figures,
    album=album,
    finale=standing_card,
    scenes=scenes,
    odds=(*QUESTIONS, WeighLoss, *VOTES),
    prologue=prologue,
    addresses="seat",
    felt=FELT,
    grave=(AreaPassed, UnrestBegan, LeaderSucceeded, CourtLost, Excommunicated),
    sequels=SEQUELS,
    honours=HONOURS,
    span=span,
    feel=(
        "You squeeze gold from the lands you hold, and spend it on conquest, walls and friends abroad. "
        "A card a turn feeds, starves or beheads somebody, and what you took too quickly rises against you."
    ),
    prospect=prospect,
    lessons=COURSE,
    patience=LONGEST + 1,
)
