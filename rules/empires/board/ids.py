"""The kinds of ids that events and orders of Empires hold."""

from typing import Annotated

from rules.kernel.state.marks import Names

Seat = Annotated[str, Names("seat")]
"""An empire by its seat."""
AreaId = Annotated[str, Names("area")]
SeaId = Annotated[str, Names("sea")]
RegionId = Annotated[str, Names("region")]
"""A list of areas on a Year of Plenty or Famine, by its number."""
LanguageId = Annotated[str, Names("language")]
FaithId = Annotated[str, Names("faith")]
CardId = Annotated[str, Names("card")]
"""A kind of card; with its region, `plenty_5`, where it has one."""
LeaderId = Annotated[str, Names("leader")]
"""A leader by his seat and his number there, from 0: `england.0`."""
