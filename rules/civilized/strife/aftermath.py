"""The aftermath of a season: strife that a side has lost by force, and thrones that fell vacant in battle."""

from rules.civilized.strife.reunion import end_lost_wars
from rules.civilized.throne.rulers import stand_in
from rules.civilized.world.state import World
from rules.kernel.play.play import Play


def aftermath(play: Play[World]) -> None:
    """End the strife of a side without a city, and find regents until the next Spring (CIV-6.5.3g, CIV-6.5.2a)."""
    end_lost_wars(play)
    for land in play.state.standing():
        stand_in(play, land)
