"""Holdings: what stands in a province, and what becomes of it when it changes hands."""

from rules.candlebre.board.state import Province


def change_hands(place: Province, owner: str) -> None:
    """Give a province to another owner, or to nobody; its improvements stay (CAN-5.15, CAN-5.15a, CAN-2.14d)."""
    place.owner = owner
    place.units, place.left, place.placed, place.arrived = {}, {}, {}, {}
    place.garrison = 0
    place.new_barracks = False
    place.protected_by = ""


def standing_works(place: Province) -> list[str]:
    """Give the kinds of improvements that stand in a province."""
    kinds = [kind for kind in ("barracks", "temple", "market", "court") if getattr(place, kind)]
    return [*kinds, "fort"] if place.fort else kinds


def manned_fort(place: Province) -> int:
    """Give the level of a province's fort; while the province is neutral it shelters nobody (CAN-5.15a, CAN-7.12)."""
    return place.fort if place.owner else 0


def buildings(place: Province) -> list[str]:
    """Give the improvements of a province in words."""
    return [f"fort of level {place.fort}" if kind == "fort" else kind for kind in standing_works(place)]


def ruin(place: Province, building: str) -> None:
    """Take an improvement away; a fort loses one level (CAN-14.10c)."""
    if building == "fort":
        place.fort -= 1
        return
    setattr(place, building, False)
    if building == "barracks":
        place.new_barracks = False
