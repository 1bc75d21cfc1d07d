"""What things are called: the kinds of ids that events hold, and the name of everything that lives (section 2)."""

from typing import Annotated

from rules.candlebre.board.cards import ANY, BOOK, CAPTAINS, COMPANIES, PILE, card_title
from rules.candlebre.board.state import World
from rules.kernel.facts.names import Name, Naming, called
from rules.kernel.language.bynames import Byname
from rules.kernel.state.marks import Names

COIN = "gold"
"""What is spent, and no colour where it stands alone."""
NEUTRAL = "neutral"
"""Stands for the neutrals where an id is wanted, as for the owner of prisoners who served none (CAN-9.6)."""
NEUTRALS = "neutrals"
Owner = Annotated[str, Names("owner")]
"""A House by its seat, or the neutrals."""
Candle = Annotated[str, Names("candle")]
"""A seat by its candle, whatever its House."""
Land = Annotated[str, Names("province")]
Region = Annotated[str, Names("region")]
Person = Annotated[str, Names("leader")]
Card = Annotated[str, Names("card")]
"""A card of the Book of Fate."""
Band = Annotated[str, Names("company")]
"""A company by its card."""


def naming(world: World) -> Naming:
    """Give the name of everything that lives beside the seats' own titles; everybody may know them all."""
    leaders = {id: card_title(id) for id in CAPTAINS} | {id: world.person(id) for id in world.leaders}
    return {
        "owner": owners(world),
        "candle": named({seat: house.candle for seat, house in world.houses.items()}),
        "province": named({place.id: place.name for place in world.provinces.values()}),
        "region": named({start.id: start.name for start in world.starts.values()}),
        "leader": named(leaders),
        "card": named({id: card_title(id) for id in BOOK}),
        "company": named({id: card_title(id) for id in (*COMPANIES, ANY)}),
        "pile": named({PILE: "the Book of Fate"}),
    }


def owners(world: World) -> dict[str, Name]:
    """Give the names of whoever may own something, the neutrals among them; a candle bears an article (CAN-3.2)."""
    texts = titles(world)
    articles = {seat: "" if house.house else "the" for seat, house in world.houses.items()}
    found = {seat: called(texts[seat], articles[seat]) for seat in world.houses}
    return found | {NEUTRAL: called(NEUTRALS, "the", plural=True)}


def named(texts: dict[str, str]) -> dict[str, Name]:
    """Give names of which the text is all."""
    return {id: called(text) for id, text in texts.items()}


def titles(world: World) -> dict[str, str]:
    """Give what each seat goes by: its candle, and once that is known its House (CAN-3.2)."""
    return {seat: world.name(seat).removeprefix("the ") for seat in world.houses}


def bynames(world: World) -> dict[str, Byname]:
    """Give how else each seat is called: by its candle, and by the colour of that, but for the colour of coins."""
    return {seat: of_candle(house.candle) for seat, house in world.houses.items()}


def of_candle(candle: str) -> Byname:
    """Give how else whoever has a candle is called."""
    colour = candle.removesuffix(" Candle")
    return Byname(of=(colour,), people=(f"{colour}s",), names=(candle, *((colour,) if colour.lower() != COIN else ())))
