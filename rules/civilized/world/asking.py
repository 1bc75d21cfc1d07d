"""What one country may ask of another: a maneuver, peace on terms, or that factions part (source 7.2)."""

from typing import Annotated, Literal, get_args

from rules.kernel.state.marks import Names, Said
from rules.kernel.state.models import Value

Maneuver = Literal[
    "land_trade",
    "sea_trade",
    "break_trade",
    "pact",
    "break_pact",
    "trade_access",
    "military_access",
    "full_access",
    "grant_trade_access",
    "grant_military_access",
    "grant_full_access",
    "defensive_alliance",
    "break_defensive_alliance",
    "military_alliance",
    "break_military_alliance",
    "war",
    "students",
]
SAID = {kind: kind.replace("_", " ") for kind in get_args(Maneuver)}
"""The maneuvers as they are said."""
Bond = Literal["none", "pact", "access", "both"]
Faith = Literal["none", "ours", "theirs"]
Town = Annotated[str, Names("city")]
Land = Annotated[str, Names("country")]
Person = Annotated[str, Names("character")]


class Asked(Value):
    """What an owner asks of a host; of a peace each keeps what it holds, but for this (CIV-HW3)."""

    owner: Annotated[Land, Said("by")]
    host: Annotated[Land, Said("of")]
    kind: Annotated[Maneuver | Literal["marriage", "peace", "parting"], Said("for", SAID)]
    city: Town = ""
    """Of the owner; to break a trade, of the host."""
    partner: Annotated[Town, Said("with")] = ""
    """A city of the host; to break a trade, of a third country."""
    third: Annotated[Land, Said("third country")] = ""
    """Also the country that falls apart."""
    bride: Annotated[Person, Said("who would marry")] = ""
    """Somebody of the owner's country, man or woman."""
    spouse: Annotated[Person, Said("and whom")] = ""
    """Somebody of the host's."""
    cities: Annotated[tuple[Town, ...], Said("cities given")] = ()
    """Of the owner; they go to the host."""
    taken: Annotated[tuple[Town, ...], Said("cities taken")] = ()
    """Of the host; they go to the owner."""
    pay: Annotated[int, Said("points paid")] = 0
    """From owner to host."""
    demand: Annotated[int, Said("points demanded")] = 0
    """From host to owner."""
    bond: Bond = "none"
    faith: Faith = "none"
    """ours: the host takes the owner's religion; theirs: the other way round."""
