"""Keeps a save of each game's present revision, if there is none: `python -m tests.saves [--again]`.

`--again` makes that of the present revision anew, which is right only while no campaign runs under it.
"""

import sys

from tests.saves.kept import KEPT, made, path


def main(again: bool) -> None:
    """Write what is missing."""
    for ruleset in KEPT:
        file = path(ruleset)
        if again or not file.exists():
            file.write_text(made(ruleset).model_dump_json(indent=1) + "\n", encoding="utf-8")
            print(f"{file.name}: written")


if __name__ == "__main__":
    main("--again" in sys.argv[1:])
