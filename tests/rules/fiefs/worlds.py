"""Small worlds for the tests of Fiefs: the shipped board with markers as a test wants them."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rules.fiefs.board.houses import Fief, House, Nation, Region, Route, Sea
from rules.fiefs.board.scenario import FiefsScenario, Settings
from rules.fiefs.board.state import World

FILE = Path(__file__).parents[3] / "config/scenarios/fiefs/web-of-crowns.toml"
BOARD = FiefsScenario.model_validate(tomllib.loads(FILE.read_text(encoding="utf-8")))
LETTERS = dict(zip("BMZLCUWF", (one.id for one in BOARD.house), strict=True))
"""Houses as the worked examples write them: B for Blois, M for Mortimer."""


def a_world(
    control: Mapping[str, str] | None = None,
    claim: Mapping[str, str] | None = None,
    houses: int = 5,
    people: tuple[str, ...] = (),
    **settings: Any,
) -> World:
    """Give the shipped board; fiefs that `control` does not name are those of the last House in the game.

    Houses are named by id or by the letter of the worked examples; `people` are those that players hold.
    """
    playing = [one.id for one in BOARD.house[:houses]]
    lords = {fief: LETTERS.get(seat, seat) for fief, seat in (control or {}).items()}
    claims = {fief: LETTERS.get(seat, seat) for fief, seat in (claim or {}).items()}
    held = [LETTERS.get(seat, seat) for seat in people]
    return World(
        title=BOARD.title,
        settings=Settings(**settings),
        first_year=BOARD.first_year,
        canvas=BOARD.canvas,
        rebels=BOARD.rebels,
        lists={id: one.elements for id, one in BOARD.army.items()},
        list_names={id: one.name for id, one in BOARD.army.items()},
        list_generals={id: list(one.generals) for id, one in BOARD.army.items()},
        houses={
            one.id: House.of(one, playing=one.id in playing, holder="player" if one.id in held else "autopilot")
            for one in BOARD.house
        },
        fiefs={
            one.id: Fief.of(one, control=lords.get(one.id, playing[-1]), claim=claims.get(one.id, ""))
            for one in BOARD.fief
        },
        regions={one.id: Region.of(one) for one in BOARD.region},
        nations={one.id: Nation.of(one, army_list=one.army) for one in BOARD.nation},
        seas={one.id: Sea.of(one) for one in BOARD.sea},
        routes=[Route.of(one) for one in BOARD.route],
        seated=held,
    )
