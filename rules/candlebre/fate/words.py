"""How the cards of the Book read (CAN-11)."""

from rules.candlebre.board.cards import BLACK, CAPTAINS, GOLD, HONOR, INFLUENCE, RED
from rules.candlebre.board.wording import troops
from rules.candlebre.fate.events import (
    BookShuffled,
    FateDrawn,
    LeaderJoined,
    ProvinceLost,
    TruceEnded,
    UnitsLost,
    WorkBurned,
    WorkRaised,
)
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import an, capital, id_of, row, signed
from rules.kernel.telling.sentences import sentence
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(purposes={"book": "its pages"})
COURTLY: dict[str, str] = {
    card: row(
        f"{signed(by)} {what}"
        for what, cards in (("honor", HONOR), ("influence", INFLUENCE))
        if (by := cards.get(card))
    )
    for card in (*HONOR, *INFLUENCE)
}
"""What the cards of honor and influence bring: `+10 honor`, `−3 honor and −3 influence`."""
EFFECTS: dict[str, str] = {
    **{card: f"{gold} gold" for card, gold in GOLD.items()},
    **COURTLY,
    "7D": "5 gold for every province",
    "8D": "40 points of learning where it is least",
    "TD": "each purse loses a fifth",
    "9H": "infamy is wiped out, or 4 honor come",
    "AS": "40 points of learning in espionage",
    "2S": "one unit deserts where most stand",
    "3S": "a quarter of the units die where most stand",
    "4S": "the best province yields no gold this turn",
    "5S": "an improvement burns",
    "8S": "the poorest empty province is lost",
    "9S": "a quarter of this turn's gold is lost",
    "TS": "where most mercenaries stand they want 2 gold each, or leave",
    RED: "no House may attack another for a turn",
    BLACK: "whoever has most land loses two empty provinces, and the Book is shuffled",
}
"""What a card does, but for what is told beside it: where a barracks or a temple rises, and who joins."""


TURNED = "{seat:The} {seat:turns|turn} a page of the Book: {card}"
JOINED = "You turn a page of the Book, and a leader comes to you."
KEPT = "{seat:The} {seat:turns|turn} a page of the Book and {seat:keeps|keep} a company to {seat:itself|themselves}."


def fate_drawn(event: FateDrawn) -> str:
    """Tell which page was turned."""
    if not event.card:
        return sentence(KEPT, event, {})
    if is_reader(event.seat) and id_of(event.card) in CAPTAINS:
        return JOINED  # who it is, and where, is told beside it
    captain = CAPTAINS.get(id_of(event.card))
    effect = f"a leader: {captain.trait}" if captain else EFFECTS.get(id_of(event.card))
    return sentence(TURNED, event, {}) + (f" ({effect})." if effect else ".")


def fate_weight(event: FateDrawn) -> int:
    """Give a headline to the jokers alone: each seat-turn has a card, and each headline brings a map."""
    return 2 if id_of(event.card) in (RED, BLACK) else 1


TELLINGS.say(BookShuffled, "The Book of Fate is shuffled: {cards} pages.", news="fate", weight=0)
TELLINGS.say(FateDrawn, fate_drawn, news="fate", weight=fate_weight)
TELLINGS.say(
    LeaderJoined,
    "{leader}, swears to {seat}{province} ({trait}).",
    news="fate",
    province=lambda place: place and f" in {place}",
    trait=lambda event: CAPTAINS[id_of(event.leader)].trait,
)
TELLINGS.say(ProvinceLost, "{card}: {province} slips from {seat} and is its own master.", news="fate", weight=2)
TELLINGS.say(UnitsLost, "{card}: {seat} {seat:loses|lose} {units} in {province}.", news="fate", units=troops)
TELLINGS.say(WorkBurned, "Fire takes the {building} of {seat} in {province}.", news="fate")
TELLINGS.say(
    WorkRaised,
    "{building} rises for {seat} in {province}, for nothing.",
    news="fate",
    building=lambda work: capital(an(work)),
)
TELLINGS.say(TruceEnded, "The Fool takes off his crown: the truce is over.", news="fate", weight=2)
