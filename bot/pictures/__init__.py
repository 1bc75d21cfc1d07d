"""Pictures as SVG and PNG, with one theme for every game (H28, H29)."""

from bot.pictures.studio import Studio, Undrawn
from bot.pictures.svg import svg

__all__ = ["Studio", "Undrawn", "svg"]
