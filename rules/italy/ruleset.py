"""Italy as a value, which is all that the bot knows of it.

It has no orders for treaties, gifts or trades: what players promise each other binds nobody (ITA-11.11).
"""

from collections.abc import Mapping

from rules.italy.autopilot import autopilot
from rules.italy.battle import events as battle_events
from rules.italy.battle.aims import aims, between
from rules.italy.battle.consequences import consequences
from rules.italy.battle.deciding import CONFIRMING, REPORTING, RuleBattle
from rules.italy.battle.odds import QUESTIONS
from rules.italy.battle.prizes import STRIKING, TAKING
from rules.italy.battle.reporting import vain
from rules.italy.battle.scenes import spans
from rules.italy.board.scenario import WINDOWS, ItalyScenario, Settings
from rules.italy.board.state import World
from rules.italy.board.words import LABELS, NEWS, PURPOSES, bynames, calendar, lexicon, names
from rules.italy.counsel import FATES, counsel, figures, owners
from rules.italy.lessons import COURSE
from rules.italy.phases import TURN
from rules.italy.realm import events as realm_events
from rules.italy.realm.spending import SPENDING
from rules.italy.replies.replies import reply
from rules.italy.seats import events as seats_events
from rules.italy.seats.ending import ending, score, verdict
from rules.italy.seats.seats import GiveUp, Standing
from rules.italy.setup import setup
from rules.italy.show.honours import HONOURS
from rules.italy.show.pages import papers, purse, status
from rules.italy.show.pictures import album, picture, scenes
from rules.italy.show.prologue import prologue
from rules.italy.show.prospect import plays, prospect
from rules.italy.show.sayings import SAYINGS
from rules.italy.show.welcome import welcome
from rules.italy.war import events as war_events
from rules.italy.war.declaring import DECLARING
from rules.kernel.play.characters import in_character
from rules.kernel.play.ruleset import Ruleset, Seat
from rules.kernel.play.span import Span
from rules.kernel.table.chair import chair
from rules.kernel.table.events import ResultDisputed, ResultLeft
from rules.kernel.telling.tellings import Tellings

SEAT = {"id", "name", "about", "colour", "beginner"}
"""What a scenario says of a seat."""


def seats(scenario: ItalyScenario) -> tuple[Seat, ...]:
    """Give the nine Powers, and the gamemaster's chair (ITA-11.1, ITA-6.24)."""
    powers = [Seat.model_validate(one.model_dump(include=SEAT)) for one in scenario.power]
    return (*powers, chair())


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open, each by a setting of its own (section 3)."""
    own = {window: int(getattr(settings, f"{window}_hours")) for window in WINDOWS}
    return {"orders": own["attack"], "reaction": own["take"], "vote": own["confirm"], **own}


def span(scenario: ItalyScenario, settings: Settings) -> Span:
    """Give the twelve turns, and the attack, spending and battles of an ordinary one (ITA-10.1)."""
    return Span(turn="turn", windows=4, turns=scenario.turns)


def rhythm(settings: Settings) -> str:
    """Say how often one is asked (section 3)."""
    battle = "; a battle stays open longest" if settings.tabletop == "ask" else ""
    return f"Three or four questions a turn{battle}."


ITALY: Ruleset[World] = Ruleset(
    name="italy",
    title="Italy",
    prefix="ITA",
    revision=1,
    about="Rome and eight other Italian Powers, 348 to 264 BC: twelve turns of revenue, rulers and battles.",
    state=World,
    scenario=ItalyScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=(),
    phases=TURN,
    orders=(
        *DECLARING.orders,
        *SPENDING.orders,
        *STRIKING.orders,
        *TAKING.orders,
        *REPORTING.orders,
        *CONFIRMING.orders,
        *(RuleBattle, Standing, GiveUp),
    ),
    lexicon=lexicon,
    names=names,
    bynames=bynames,
    autopilot=autopilot,
    tellings=Tellings(PURPOSES, labels=LABELS)
    + seats_events.TELLINGS
    + realm_events.TELLINGS
    + war_events.TELLINGS
    + battle_events.TELLINGS,
    news=NEWS,
    calendar=calendar,
    status=status,
    papers=papers,
    purse=purse,
    picture=picture,
    battles=spans,
    ending=ending,
    verdict=verdict,
    hours=hours,
    rhythm=rhythm,
    lessons=COURSE,
    span=span,
    feel=(
        "Few orders, and each weighs: whom to strike, and how much to keep back for your own walls. "
        "Your neighbours can count your armies, but not your reserve, and the dice may laugh at both of you."
    ),
    welcome=welcome,
    addresses="power",
    felt=(war_events.AttackCancelled,),
    passing=(war_events.AttackDeclared, war_events.AttackFollowed, war_events.AttackTurned),
    grave=(battle_events.BattleWon, battle_events.ProvinceTaken, ResultDisputed, ResultLeft),
    score=score,
    policies=in_character(autopilot, "powers"),
    asks={
        "each turn's attacks": DECLARING.orders,
        "each turn's spending, after the attacks": SPENDING.orders,
        "an attack whose province cannot be struck any more": STRIKING.orders,
        "a battle": REPORTING.orders,
        "a battle that somebody reported": CONFIRMING.orders,
        "a battle whose report is contested, of the battle umpire": (RuleBattle,),
        "a victory that lets you choose a province": TAKING.orders,
    },
    sayings=SAYINGS,
    odds=QUESTIONS,
    counsel=counsel,
    aims=aims,
    between=between,
    reply=reply,
    consequences=consequences,
    vain=vain,
    fates=FATES,
    hostile={war_events.AttackDeclared: ("attacker", "target")},
    owners=owners,
    figures=figures,
    album=album,
    scenes=scenes,
    prologue=prologue,
    prospect=prospect,
    honours=HONOURS,
    plays=plays,
    patience=13,  # with Rome fallen and nobody playing, the rest of the campaign runs in one go
)
