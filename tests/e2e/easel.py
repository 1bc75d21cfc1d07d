"""Where tests draw: the same pictures as the studio's, in the test's own process, which starts sooner."""

from typing import ClassVar

from bot.pictures.studio import render
from rules.kernel.pictures import Picture


class Easel:
    """Draws each picture once for all tests."""

    drawn: ClassVar[dict[str, bytes]] = {}

    async def png(self, picture: Picture) -> bytes:
        """Give the picture as PNG."""
        body = picture.model_dump_json()
        if body not in self.drawn:
            self.drawn[body] = render(body)
        return self.drawn[body]

    async def close(self) -> None:
        """Leave everything as it is."""
