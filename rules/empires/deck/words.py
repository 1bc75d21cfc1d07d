"""How cards read: their titles, and the lines that the channel hears (EMP-19.0a2)."""

from rules.empires.board.cards import TITLES, kind_of
from rules.empires.deck.events import CardDiscarded, CardPlayed, CardRead, DeckShuffled, HoldingDrawn
from rules.empires.deck.lines import EFFECTS, PLAGUE, PLAGUE_LINE, UNHEARD, line_of, within
from rules.kernel.telling.phrases import capital, id_of, row, the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    purposes={"deck": "shuffled"},
    news="card",
    labels={
        "held": "cards held now",
        "plague": "the Black Death",
        "leader": "who has died",
        "CardPlayed.other": "whose tie",
    },
)


def printed(kind: str) -> str:
    """Give the title as it stands on the card, without what tells it from another of the same title."""
    return TITLES[kind].partition(" (")[0]


def read_out(event: CardRead) -> str:
    """Read a card out as it was drawn: who drew it, its title, its line."""
    kind = kind_of(id_of(event.card))
    title, line = (PLAGUE, PLAGUE_LINE) if event.plague else (printed(kind), line_of(kind, f"{event.leader}"))
    if kind == "heresy" and not event.area:
        line = UNHEARD
    said = line.format(region=within(the(event.region)), area=event.area, empire=the(event.seat), leader=event.leader)
    return f"{capital(the(event.seat))} {verb(event.seat, 'draws', 'draw')} {within(title)}. {capital(said)}"


def weight_of(event: CardRead) -> int:
    """Give how loudly a card is told: a dead king and a plague are headlines, and what it does says the rest."""
    kind = kind_of(id_of(event.card))
    if kind in ("plenty", "famine", "epidemic") and not event.plague:
        return 0
    return 3 if event.plague else 2 if kind.startswith("heirless") or event.area else 1


def played(event: CardPlayed) -> str:
    """Tell a card that was played: on what, and its line."""
    kind = kind_of(id_of(event.card))
    where = row(the(area) for area in event.sought or event.areas) or the(event.area)
    on = f" on {where}" if where else ""
    whose = f", against the tie of {the(event.other)}" if event.other else ""
    line = line_of(kind, where).format(area=where)
    return f"{capital(the(event.seat))} {verb(event.seat, 'plays', 'play')} {printed(kind)}{on}{whose}. {line}"


def does(event: HoldingDrawn) -> str:
    """Say what a card is good for, to whoever may know which it is."""
    kind = kind_of(id_of(event.card)) if event.card else ""
    return f" ({EFFECTS[kind]})" if kind in EFFECTS else ""


TELLINGS.say(DeckShuffled, "The event cards are shuffled: {cards} lie face down.", weight=0)
TELLINGS.say(CardRead, read_out, weight=weight_of)
TELLINGS.say(
    HoldingDrawn,
    "{seat:The} {seat:draws|draw} a card to keep{card:?, {card}}{does}, and {seat:holds|hold} {held:card|cards} now.",
    weight=1,
    does=does,
)
TELLINGS.say(CardPlayed, played, weight=2)
TELLINGS.say(CardDiscarded, "{seat:The} {seat:throws|throw} {card} away.", weight=1)
