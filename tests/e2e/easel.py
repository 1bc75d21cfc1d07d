"""Where tests draw: the studio's pictures, small, in the test's own process, which starts sooner."""

from typing import ClassVar

from bot.pictures.paint import painted
from bot.pictures.svg import svg
from rules.kernel.telling.pictures import Picture

ZOOM = 0.25
"""Painting takes most of the time; that pictures are right in full is for their own tests."""


class Easel:
    """Draws each picture once for all tests."""

    drawn: ClassVar[dict[str, bytes]] = {}

    async def png(self, picture: Picture) -> bytes:
        """Give the picture as PNG."""
        body = picture.model_dump_json()
        if body not in self.drawn:
            self.drawn[body] = painted(svg(picture), ZOOM)
        return self.drawn[body]

    async def close(self) -> None:
        """Leave everything as it is."""
