"""Italy as a value, which is all that the bot knows of it.

It has no orders for treaties, gifts or trades: what players promise each other binds nobody (ITA-11.11).
"""

from collections.abc import Mapping

from rules.italy.autopilot import autopilot
from rules.italy.battle import words as battle_words
from rules.italy.battle.odds import QUESTIONS
from rules.italy.battle.orders import BATTLE_ORDERS, Confirm, Dispute, Report, RuleBattle, UseGenerator
from rules.italy.battle.prize_orders import Strike, Take
from rules.italy.board.names import names
from rules.italy.board.scenario import WINDOWS, ItalyScenario, Settings
from rules.italy.board.state import World
from rules.italy.board.wording import NEWS
from rules.italy.board.years import calendar
from rules.italy.phases import TURN
from rules.italy.realm import words as realm_words
from rules.italy.realm.orders import Spend
from rules.italy.seats import words as seats_words
from rules.italy.seats.ending import ending
from rules.italy.seats.orders import SEAT_ORDERS
from rules.italy.seats.scoring import score
from rules.italy.setup import setup
from rules.italy.show.album import album, scenes
from rules.italy.show.pages import status
from rules.italy.show.papers import papers, purse
from rules.italy.show.picture import picture
from rules.italy.show.views import lexicon
from rules.italy.war import words as war_words
from rules.italy.war.orders import DeclareAttack, Hold
from rules.kernel.play.ruleset import Ruleset, Seat
from rules.kernel.table.chair import chair


def seats(scenario: ItalyScenario) -> tuple[Seat, ...]:
    """Give the nine Powers, and the gamemaster's chair (ITA-11.1, ITA-6.24)."""
    powers = [Seat(id=one.id, name=one.name, about=one.about, colour=one.colour) for one in scenario.power]
    return (*powers, chair())


def hours(settings: Settings) -> Mapping[str, int]:
    """Give how long windows stay open, each by a setting of its own (section 3)."""
    own = {window: int(getattr(settings, f"{window}_hours")) for window in WINDOWS}
    return {"orders": own["attack"], "reaction": own["take"], "vote": own["confirm"], **own}


ITALY: Ruleset[World] = Ruleset(
    name="italy",
    title="Italy",
    prefix="ITA",
    revision=1,
    about="Rome among eight Italian Powers, 348 to 264 BC: twelve turns of revenue, rulers and battles.",
    state=World,
    scenario=ItalyScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=(),
    phases=TURN,
    orders=(DeclareAttack, Hold, Spend, Strike, Take, *BATTLE_ORDERS, *SEAT_ORDERS),
    lexicon=lexicon,
    names=names,
    autopilot=autopilot,
    tellings=seats_words.TELLINGS + realm_words.TELLINGS + war_words.TELLINGS + battle_words.TELLINGS,
    news=NEWS,
    calendar=calendar,
    status=status,
    papers=papers,
    purse=purse,
    picture=picture,
    ending=ending,
    hours=hours,
    score=score,
    asks={
        "each turn's attacks": (DeclareAttack, Hold),
        "each turn's spending, after the attacks": (Spend,),
        "an attack whose province cannot be struck any more": (Strike,),
        "a battle": (UseGenerator, Report),
        "a battle that somebody reported": (Confirm, Dispute),
        "a battle whose report is contested, of the gamemaster": (RuleBattle,),
        "a victory that lets you choose a province": (Take,),
    },
    odds=QUESTIONS,
    album=album,
    scenes=scenes,
    patience=13,  # with Rome fallen and nobody playing, the rest of the campaign runs in one go
)
