"""The games that Herald runs."""

from typing import Any

from rules.kernel.ruleset import Ruleset

RULESETS: dict[str, Ruleset[Any]] = {}  # Any: each game has its own state
"""Every game by its name."""
