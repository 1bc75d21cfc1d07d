"""What the table reads before its first year: the lands, the crowns, and when the campaign ends."""

from rules.fiefs.board.land import ruler
from rules.fiefs.board.state import World
from rules.kernel.telling.phrases import capital, row, several


def prologue(world: World) -> list[str]:
    """Tell of the land, of who rules, and of how one wins."""
    fiefs, regions = several(len(world.fiefs), "fief", "fiefs"), several(len(world.regions), "region", "regions")
    nations = several(len(world.nations), "nation", "nations")
    crowns = [
        f"{world.called('seat', ruler(world, id))} rules {world.called('nation', id)}"
        for id in world.nations
        if ruler(world, id)
    ]
    years = world.settings.years
    last = world.first_year + years - 1
    shared = several(len(world.playing()), "House", "Houses")
    counts = "what battles earned, and a point for each fief, each whole region and each capital held then"
    return [
        f"{world.title}, {world.first_year}: {fiefs} in {regions} of {nations}, shared by {shared}.",
        *([f"{capital(row(crowns))}."] if crowns else []),
        f"After {last}, year {years} of {years}, the most prestige wins: {counts}.",
    ]
