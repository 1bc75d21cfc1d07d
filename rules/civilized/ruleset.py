"""Civilized as a value, which is all that the bot knows of it."""

from collections.abc import Mapping

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.battle.cards import scenes, spans
from rules.civilized.battle.events import BattleFought
from rules.civilized.battle.orders import REPORT_ORDERS, RuleBattle
from rules.civilized.campaign.aims import aims, between
from rules.civilized.campaign.journeys import journey
from rules.civilized.campaign.season import MANEUVER_ORDERS
from rules.civilized.cities.events import DisorderTested
from rules.civilized.cities.orders import ChooseSites
from rules.civilized.conquest.events import ExplorersLeft, HexExplored, PlaceCaptured
from rules.civilized.consequences import consequences
from rules.civilized.counsel import FATES, counsel, homes, owners
from rules.civilized.defence.orders import DEFENCE_ORDERS
from rules.civilized.diplomacy.orders import REPLY_ORDERS
from rules.civilized.diplomacy.winter import POLITICAL_ORDERS
from rules.civilized.lessons import COURSE
from rules.civilized.march.events import ArmyStopped, StormLosses
from rules.civilized.odds import QUESTIONS
from rules.civilized.pace.orders import VotePace
from rules.civilized.people.events import CharacterCame, CharacterDied, PromiseEnded, Troubled
from rules.civilized.phases import OPENING, YEAR
from rules.civilized.replies.replies import reply
from rules.civilized.sea.events import PiratesBeaten, VoyageRefused
from rules.civilized.show.album import album
from rules.civilized.show.bynames import bynames
from rules.civilized.show.honours import HONOURS
from rules.civilized.show.papers import figures, papers, purse, status
from rules.civilized.show.picture import picture
from rules.civilized.show.prologue import prologue
from rules.civilized.show.prospect import prospect
from rules.civilized.show.provincial import speech, spoken_lexicon
from rules.civilized.show.sayings import SAYINGS
from rules.civilized.show.views import glimpses
from rules.civilized.show.welcome import welcome
from rules.civilized.siege.events import SiegeDrawn
from rules.civilized.strife.events import CivilWarBegan, RebellionBegan
from rules.civilized.strife.orders import BackClaimant, TakeSeat
from rules.civilized.tellings import TELLINGS
from rules.civilized.treasury.losses import GiveUp, LoseImprovement
from rules.civilized.treasury.scores import verdict
from rules.civilized.war.events import WarBegan
from rules.civilized.war.orders import DECLARATIONS, GrantPassage
from rules.civilized.world.called import naming
from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.world.state import World
from rules.civilized.world.tables import CYCLE
from rules.civilized.world.words import NEWS
from rules.civilized.world.years import later, year_name
from rules.civilized.year.ending import ending
from rules.civilized.year.orders import LAST_ORDERS, SPRING_ORDERS, WINTER_ORDERS
from rules.civilized.year.setup import setup
from rules.kernel.orders.windows import BEFORE_PLAY
from rules.kernel.play.characters import in_character
from rules.kernel.play.ruleset import Ruleset, Seat
from rules.kernel.play.span import Span
from rules.kernel.table.chair import CHAIR, chair

GRAVE = (
    DisorderTested, Troubled, CharacterDied, SiegeDrawn, PlaceCaptured, BattleFought, RebellionBegan, CivilWarBegan,
)  # fmt: skip
"""What is told at once to whomever it strikes."""
SEAT = {"id", "name", "about", "colour", "beginner"}
"""What a scenario says of a seat."""


def seats(scenario: CivilizedScenario) -> tuple[Seat, ...]:
    """Give the countries of a scenario, clockwise, and the gamemaster's chair (CIV-6.8.4.2f)."""
    tables = {country.id: country for country in scenario.countries}
    listed = [tables[seat] for seat in scenario.settings.seat_order]
    countries = [Seat.model_validate(one.model_dump(include=SEAT)) for one in listed]
    return (*countries, chair("Confirms and rules on battles that were fought on a table; commands no country."))


def calendar(world: World, turn: int, phase: str) -> str:
    """Give the season and the year: `Summer, 600 BC`."""
    if not turn:
        return f"Before {year_name(world.year)}"
    if world.long_season:
        return (
            f"{world.long_season} of five years, {year_name(world.year)} to {year_name(later(world.year, CYCLE - 1))}"
        )
    return f"{phase.capitalize()}, {year_name(world.year)}"


def plays(world: World, seat: str) -> bool:
    """Tell whether a country still stands; the gamemaster's chair always does."""
    return seat == CHAIR or (seat in world.countries and world.countries[seat].status != "fallen")


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open (CIV-3.5b, CIV-3.1e)."""
    return {
        "orders": settings.decree_hours,
        "reaction": settings.reaction_hours,
        "vote": settings.decree_hours,
        "battle_report": settings.report_hours,
        "battle_ruling": settings.report_hours,
    }


ENDINGS = {
    "never": "It goes on until all agree to end it.",
    "agreed": "It goes on until all agree to end it.",
    "last": "It ends when one country is left, or when all agree.",
}


def span(scenario: CivilizedScenario, settings: Settings) -> Span:
    """Give the years, and the decrees, buildings and answers of an ordinary one (CIV-3.1g, CIV-3.9a)."""
    return Span(turn="year", windows=3, turns=settings.years if settings.ending == "years" else 0)


def rhythm(settings: Settings) -> str:
    """Say how often one is asked, and when it ends (CIV-3.1g, CIV-3.9a)."""
    ends = ENDINGS.get(settings.ending, f"It ends after {settings.years} years.")
    return f"Two or three questions a year of the game; at war more. {ends}"


CIVILIZED: Ruleset[World] = Ruleset(
    name="civilized",
    title="Civilized",
    prefix="CIV",
    revision=1,
    about="Cities, dynasties, disasters and disorder on a map of hexes; the year has four seasons.",
    state=World,
    scenario=CivilizedScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=OPENING,
    phases=YEAR,
    orders=(
        ChooseSites,
        VotePace,
        BackClaimant,
        TakeSeat,
        *SPRING_ORDERS,
        *MANEUVER_ORDERS,
        *DEFENCE_ORDERS,
        *REPORT_ORDERS,
        RuleBattle,
        LoseImprovement,
        *POLITICAL_ORDERS,
        *REPLY_ORDERS,
        GiveUp,
        *WINTER_ORDERS,
        *LAST_ORDERS,
        *DECLARATIONS,
    ),
    glimpses=glimpses,
    lexicon=spoken_lexicon,
    names=naming,
    autopilot=autopilot,
    tellings=TELLINGS,
    news=NEWS,
    calendar=calendar,
    status=status,
    papers=papers,
    purse=purse,
    figures=figures,
    picture=picture,
    album=album,
    galleries={"family": "The tree of a family: your own houses, and those of the other rulers"},
    ending=ending,
    agreed="With a winner it ends when all players say “vote end yes” in the same Spring.",
    addresses="country",
    felt=(
        VoyageRefused,
        ArmyStopped,
        StormLosses,
        PiratesBeaten,
        HexExplored,
        ExplorersLeft,
        CharacterCame,
        PromiseEnded,
    ),
    grave=(
        DisorderTested,
        Troubled,
        CharacterDied,
        SiegeDrawn,
        PlaceCaptured,
        BattleFought,
        RebellionBegan,
        CivilWarBegan,
    ),
    hours=hours,
    rhythm=rhythm,
    lessons=COURSE,
    span=span,
    feel=(
        "You raise cities and a dynasty, while plague, disorder and your own heirs do what they like. "
        "Quiet years pass quickly, bad ones are talked about for long."
    ),
    welcome=welcome,
    score=verdict,
    policies=in_character(autopilot, "countries"),
    scenes=scenes,
    battles=spans,
    prologue=prologue,
    prospect=prospect,
    honours=HONOURS,
    speech=speech,
    plays=plays,
    topics={
        "war": "Armies and fleets: where they go, who leads them, and whom you fight",
        "battle": "When armies meet: battle or siege, help for allies, and reports from the table",
        "politics": "Missions: where they go, what they propose and do, and what you answer",
    },
    asks={
        BEFORE_PLAY: (ChooseSites,),
        "the Start of a year, when five-year turns were called for": (VotePace,),
        "Spring, when a throne is disputed": (BackClaimant,),
        "Spring, after your country has fallen": (TakeSeat,),
        "Spring": (*SPRING_ORDERS, *MANEUVER_ORDERS),
        "Summer and Autumn, at war": MANEUVER_ORDERS,
        "a season in which armies meet": DEFENCE_ORDERS,
        "a season with a battle on a table": (*REPORT_ORDERS, RuleBattle),
        "Summer, after a disaster": (LoseImprovement,),
        "mid-Winter, when the treasury falls short": (GiveUp,),
        "early Winter, when missions act": POLITICAL_ORDERS,
        "early Winter, when envoys wait for an answer": REPLY_ORDERS,
        "late Winter, when points are spent": (*WINTER_ORDERS, GrantPassage, *DECLARATIONS, *LAST_ORDERS),
    },
    sayings=SAYINGS,
    counsel=counsel,
    consequences=consequences,
    aims=aims,
    between=between,
    reply=reply,
    odds=QUESTIONS,
    fates=FATES,
    hostile={WarBegan: ("attacker", "defender")},
    owners=owners,
    homes=homes,
    bynames=bynames,
    journey=journey,
).spoken()
