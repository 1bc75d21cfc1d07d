"""Fiefs as a value, which is all that the bot knows of it."""

from collections.abc import Mapping

from rules.fiefs.armies import words as armies_words
from rules.fiefs.armies.events import ElementsLost
from rules.fiefs.autopilot import POLICIES, autopilot
from rules.fiefs.battle import words as battle_words
from rules.fiefs.battle.deciding import CONFIRM, REPORT, RULING, VENUE
from rules.fiefs.battle.events import BattleEnded
from rules.fiefs.battle.fighting import ARRAY
from rules.fiefs.battle.odds import QUESTIONS as BATTLE_QUESTIONS
from rules.fiefs.battle.scenes import scenes
from rules.fiefs.board.scenario import FiefsScenario, Settings
from rules.fiefs.board.state import World
from rules.fiefs.campaign import words as campaign_words
from rules.fiefs.campaign.windows import COUNCIL, MARCH, PEACE, SEASON
from rules.fiefs.claims import words as claims_words
from rules.fiefs.claims.events import ClaimExercised, ClaimMade, CrownChanged, HomeChanged
from rules.fiefs.conquest import words as conquest_words
from rules.fiefs.conquest.conquest import AWARDING
from rules.fiefs.conquest.events import FiefConquered
from rules.fiefs.counsel.advice import FATES, counsel
from rules.fiefs.counsel.aims import aims, between
from rules.fiefs.counsel.consequences import consequences, vain
from rules.fiefs.counsel.losses import QUESTIONS as LOSS_QUESTIONS
from rules.fiefs.crusades import words as crusades_words
from rules.fiefs.crusades.orders import SPOILS
from rules.fiefs.declaring import words as declaring_words
from rules.fiefs.declaring.joining import JOINING
from rules.fiefs.declaring.mobilising import MOBILISING, Switch
from rules.fiefs.declaring.standing import Attend
from rules.fiefs.detachments import words as detachments_words
from rules.fiefs.ending import game_words
from rules.fiefs.ending import words as ending_words
from rules.fiefs.ending.game import ending, score, verdict
from rules.fiefs.fleets import words as fleets_words
from rules.fiefs.fleets.meeting import MOOR
from rules.fiefs.fleets.odds import QUESTIONS as FLEET_QUESTIONS
from rules.fiefs.lessons import COURSE
from rules.fiefs.march import words as march_words
from rules.fiefs.march.events import SeaRolled
from rules.fiefs.meeting import words as meeting_words
from rules.fiefs.meeting.detached import MEETING
from rules.fiefs.meeting.meeting import WITHDRAWING
from rules.fiefs.opening import words as opening_words
from rules.fiefs.opening.opening import HOME, OPENING, WISHES
from rules.fiefs.opening.orders import Place
from rules.fiefs.opening.setup import setup
from rules.fiefs.phases import YEAR, idle
from rules.fiefs.prestige import words as prestige_words
from rules.fiefs.replies.replies import reply
from rules.fiefs.seats import words as seats_words
from rules.fiefs.seats.orders import ANYTIME
from rules.fiefs.show.album import album, standing_card
from rules.fiefs.show.calendar import calendar
from rules.fiefs.show.company import company
from rules.fiefs.show.honours import HONOURS
from rules.fiefs.show.labels import LABELS, NEWS
from rules.fiefs.show.maps import picture
from rules.fiefs.show.names import bynames, lexicon, names, titles
from rules.fiefs.show.pages import status
from rules.fiefs.show.papers import figures, homes, owners, papers
from rules.fiefs.show.prologue import prologue
from rules.fiefs.show.prospect import plays, prospect
from rules.fiefs.show.sayings import SAYINGS
from rules.fiefs.show.stories import campaigns
from rules.fiefs.show.welcome import welcome
from rules.fiefs.siege import words as siege_words
from rules.fiefs.siege.events import FiefRavaged
from rules.fiefs.siege.odds import QUESTIONS as SIEGE_QUESTIONS
from rules.fiefs.year import words as year_words
from rules.fiefs.year.acting import ACTION, SEALED
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import BEFORE_PLAY
from rules.kernel.play.ruleset import Ruleset, Seat
from rules.kernel.play.span import Span
from rules.kernel.table.chair import chair
from rules.kernel.telling.tellings import Tellings

SEAT = {"id", "name", "about", "colour", "beginner"}
"""What a scenario says of a seat."""
REACTIONS = ("peace", "meet", "retreat", "moor", "array", "award")
"""Windows in which an answer is wanted soon (FIE-17.3)."""


def seats(scenario: FiefsScenario) -> tuple[Seat, ...]:
    """Give the Houses in table order, and the gamemaster's chair (FIE-2.2, FIE-11.7)."""
    houses = [Seat(**one.model_dump(include=SEAT)) for one in scenario.house]
    return (*houses, chair())


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open (FIE-17.3)."""
    long = dict.fromkeys(("wishes", "home", "season"), settings.season_hours)
    short = dict.fromkeys(REACTIONS, settings.reaction_hours)
    classes = dict.fromkeys(("orders", "reaction", "vote"), settings.order_hours)
    return classes | long | short | ({} if settings.battle == "auto" else {"report": settings.report_hours})


def span(scenario: FiefsScenario, settings: Settings) -> Span:
    """Give the years, and the windows of an ordinary one (FIE-17.6, FIE-18.1)."""
    del scenario
    return Span(turn="year", windows=8 if settings.pace == "season" else 20, turns=settings.years)


def rhythm(settings: Settings) -> str:
    """Say how many play, how often one is asked, and when it ends (FIE-2.1, FIE-17.6, FIE-18.1)."""
    play = f"At least {settings.houses} Houses" if settings.houses > 1 else "As many Houses as there are crowns"
    table = f"{play} are in the game, more if more people join."
    return f"{table} You are asked two to twelve times a year, for {settings.years} years."


ORDERS: tuple[type[Order[World]], ...] = tuple(
    dict.fromkeys(
        (
            *WISHES.orders,
            Place,
            *HOME.orders,
            *SEALED.orders,
            *ACTION.orders,
            *JOINING,
            *MOBILISING,
            Switch,
            *SEASON.orders,
            *COUNCIL.orders,
            *MARCH.orders,
            *PEACE.orders,
            *MOOR.orders,
            *MEETING.orders,
            *WITHDRAWING.orders,
            *AWARDING.orders,
            *ARRAY.orders,
            *VENUE.orders,
            *REPORT.orders,
            *CONFIRM.orders,
            *RULING.orders,
            *ANYTIME,
        )
    )
)
"""Every order once, in the order in which a year asks for them."""
TELLINGS = (
    Tellings(labels=LABELS)
    + opening_words.TELLINGS
    + year_words.TELLINGS
    + claims_words.TELLINGS
    + crusades_words.TELLINGS
    + declaring_words.TELLINGS
    + armies_words.TELLINGS
    + campaign_words.TELLINGS
    + march_words.TELLINGS
    + detachments_words.TELLINGS
    + fleets_words.TELLINGS
    + meeting_words.TELLINGS
    + siege_words.TELLINGS
    + battle_words.TELLINGS
    + battle_words.REPORTS
    + conquest_words.TELLINGS
    + prestige_words.TELLINGS
    + ending_words.TELLINGS
    + game_words.TELLINGS
    + seats_words.TELLINGS
)
"""The words for every event, room by room."""
FIEFS: Ruleset[World] = Ruleset(
    name="fiefs",
    title="Fiefs",
    prefix="FIE",
    revision=1,
    about="Noble houses with lands across every border: claims, wars, rebellions, and campaigns, year by year.",
    state=World,
    scenario=FiefsScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=OPENING,
    phases=YEAR,
    idle=idle,
    orders=ORDERS,
    lexicon=lexicon,
    names=names,
    titles=titles,
    bynames=bynames,
    autopilot=autopilot,
    by_rank=True,
    policies=POLICIES,
    tellings=TELLINGS,
    news=NEWS,
    addresses="seat",
    felt=(ClaimMade, ElementsLost, SeaRolled, FiefRavaged),
    grave=(BattleEnded, FiefConquered, ClaimExercised, HomeChanged, CrownChanged),
    calendar=calendar,
    status=status,
    papers=papers,
    picture=picture,
    ending=ending,
    agreed="With a winner it ends with the year in which all players say “vote end yes”.",
    verdict=verdict,
    hours=hours,
    rhythm=rhythm,
    welcome=welcome,
    score=score,
    topics={
        "plan": "What your army does in the seasons to come, and how it stands",
        "army": "What your army does now, when it meets an enemy, and peace",
        "detached": "What detachments and fleets do, where the campaign has them",
        "battle": "How your battles are fought, and reported from a table",
    },
    asks={
        BEFORE_PLAY: (*WISHES.orders, Place, *HOME.orders),
        "each year's actions": tuple(one for one in SEALED.orders if one is not Attend),
        "the actions of a year into which a war goes on": (Attend,),
        "the return of a crusader": SPOILS.orders,
        "the choice of sides, when a war or a rebellion begins": JOINING,
        "a season of war": SEASON.orders,
        "a council in the field": COUNCIL.orders,
        "the turn of an army": MARCH.orders,
        "an offer of peace": PEACE.orders,
        "a meeting with an enemy": (*MEETING.orders, *WITHDRAWING.orders),
        "an enemy who comes upon a fleet": MOOR.orders,
        "a conquest": AWARDING.orders,
        "a battle": (*ARRAY.orders, *VENUE.orders),
        "a battle on a table": (*REPORT.orders, *CONFIRM.orders),
        "a battle whose report is contested, of the battle umpire": RULING.orders,
        "the moment when a neutral nation has mobilised": (Switch,),
    },
    sayings=SAYINGS,
    counsel=counsel,
    consequences=consequences,
    aims=aims,
    between=between,
    vain=vain,
    reply=reply,
    fates=FATES,
    owners=owners,
    homes=homes,
    figures=figures,
    album=album,
    finale=standing_card,
    scenes=scenes,
    battles=campaigns,
    odds=(*BATTLE_QUESTIONS, *SIEGE_QUESTIONS, *LOSS_QUESTIONS, *FLEET_QUESTIONS),
    prologue=prologue,
    honours=HONOURS,
    span=span,
    feel=(
        "No House owns a kingdom, every House owns pieces of several: this year's enemy is next year's ally. "
        "A quiet round of claims, then a summer of marches, sieges and hunger."
    ),
    lessons=COURSE,
    prospect=prospect,
    company=company,
    plays=plays,
    patience=31,  # a campaign that nobody plays runs to its end in one go
)
