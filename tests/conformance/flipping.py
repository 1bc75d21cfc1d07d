"""Makes one secret public, as one slip in an annotation would: a plugin of pytest for `tests.conformance.flip`."""

import os

from rules.kernel.state.secrets import EVERYBODY, Secret, declared
from rules.kernel.state.viewing import seer_of_kind
from tests.conformance.nouns import GAMES, classes

FLIPPED = "HERALD_FLIPPED"
"""Where the environment says what is flipped: `italy Power.prizes`."""


def flip(game: str, noun: str, field: str) -> None:
    """Let everybody see a field."""
    kinds = [*classes(GAMES[game].state), *GAMES[game].tellings.types.values()]
    for kind in (one for one in kinds if one.__name__ == noun):
        info = kind.model_fields[field]
        info.metadata = [one for one in info.metadata if not isinstance(one, Secret)] + [Secret(to=EVERYBODY)]
    declared.cache_clear()
    seer_of_kind.cache_clear()


if FLIPPED in os.environ:
    flipped_game, _, flipped = os.environ[FLIPPED].partition(" ")
    flip(flipped_game, *flipped.split("."))
