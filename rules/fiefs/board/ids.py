"""The kinds of ids that events and orders of Fiefs hold."""

from typing import Annotated

from rules.kernel.state.marks import Names

HouseId = Annotated[str, Names("seat")]
FiefId = Annotated[str, Names("fief")]
RegionId = Annotated[str, Names("region")]
NationId = Annotated[str, Names("nation")]
ArmyId = Annotated[str, Names("army")]
ConflictId = Annotated[str, Names("conflict")]
DetachmentId = Annotated[str, Names("detachment")]
FleetId = Annotated[str, Names("fleet")]
