"""New Game as a value, which is all that the bot knows of it."""

from rules.newgame.autopilot import autopilot
from rules.newgame.counsel import counsel
from rules.newgame.orders import TABLE_ORDERS, Raid, Report, UseDice
from rules.newgame.pages import calendar, ending, lexicon, names, papers, purse, score, status
from rules.newgame.phases import TURN
from rules.newgame.picture import picture
from rules.newgame.scenario import NewgameScenario, Settings, seats, setup
from rules.newgame.state import World
from rules.newgame.tellings import HONOURS, NEWS, TELLINGS
from rules.newgame.welcome import prospect, welcome

from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.span import Span

NEWGAME: Ruleset[World] = Ruleset(
    name="newgame",
    title="New Game",
    prefix="NEW",
    revision=1,
    about="Sides that live off their places, raid each other and fight on a table.",
    state=World,
    scenario=NewgameScenario,
    options=Settings,
    seats=seats,
    setup=setup,
    opening=(),
    phases=TURN,
    orders=(Raid, *TABLE_ORDERS),
    lexicon=lexicon,
    names=names,
    autopilot=autopilot,
    tellings=TELLINGS,
    news=NEWS,
    calendar=calendar,
    status=status,
    papers=papers,
    purse=purse,
    picture=picture,
    score=score,
    ending=ending,
    hours=lambda _settings: {"orders": 48, "reaction": 24, "vote": 24},
    welcome=welcome,
    prospect=prospect,
    honours=HONOURS,
    feel="You count your neighbour's places and guess at the chest. Every raid weakens the one who raids.",
    span=lambda _scenario, settings: Span(turn="year", windows=1, turns=settings.turns),
    rhythm=lambda settings: f"One question a turn, for {settings.turns} turns; a battle may bring another.",
    counsel=counsel,
    owners=lambda world: {"place": {place.id: place.owner for place in world.places.values()}},
    sayings={"attack": ("raid",), "plunder": ("raid",), "roll dice": ("dice at",)},
    asks={"each turn's plans": (Raid,), "a battle": (Report, UseDice)},
)
