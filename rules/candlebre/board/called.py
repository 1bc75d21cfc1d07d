"""What things are called: the kinds of ids that events hold, and the name of everything that lives (section 2)."""

from typing import Annotated

from rules.candlebre.board.cards import CAPTAINS, COMPANIES, card_title
from rules.candlebre.board.state import World
from rules.candlebre.board.wording import NEUTRALS
from rules.kernel.facts.names import Name, Naming
from rules.kernel.state.marks import Names

NEUTRAL = "neutral"
"""Stands for the neutrals where an id is wanted, as for the owner of prisoners who served none (CAN-9.6)."""
Owner = Annotated[str, Names("owner")]
"""A House by its seat, or the neutrals."""
Candle = Annotated[str, Names("candle")]
"""A seat by its candle, whatever its House."""
Land = Annotated[str, Names("province")]
Region = Annotated[str, Names("region")]
Person = Annotated[str, Names("leader")]
Band = Annotated[str, Names("company")]
"""A company by its card."""


def naming(world: World) -> Naming:
    """Give the name of everything that lives beside the seats' own titles; everybody may know them all."""
    owners = {seat: world.name(seat) for seat in world.houses}
    leaders = {id: card_title(id) for id in CAPTAINS} | {one.id: one.name for one in world.leaders.values()}
    return {
        "owner": named(owners | {NEUTRAL: NEUTRALS}),
        "candle": named({seat: house.candle for seat, house in world.houses.items()}),
        "province": named({place.id: place.name for place in world.provinces.values()}),
        "region": named({start.id: start.name for start in world.starts.values()}),
        "leader": named(leaders),
        "company": named({id: card_title(id) for id in COMPANIES}),
    }


def named(texts: dict[str, str]) -> dict[str, Name]:
    """Give names of which the text is all."""
    return {id: Name(text=text) for id, text in texts.items()}


def titles(world: World) -> dict[str, str]:
    """Give what each seat goes by: its candle, and once that is known its House (CAN-3.2)."""
    return {seat: world.name(seat).removeprefix("the ") for seat in world.houses}
