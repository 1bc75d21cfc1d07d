"""Faces: how people are called, as Discord shows whoever speaks to Herald; it is kept in memory alone."""

from collections.abc import Sequence

MOST = 10_000
"""How many people's names are remembered; whoever was met longest ago is forgotten first."""


class Faces:
    """Who is called what on which server, as far as this process has met them."""

    def __init__(self) -> None:
        """Begin with strangers alone."""
        self.met: dict[tuple[int, int], tuple[str, ...]] = {}

    def meet(self, user: int, guild: int, names: Sequence[str]) -> None:
        """Remember how somebody is called on a server, or beside any (0), the best name first."""
        self.met.pop((user, guild), None)
        self.met[user, guild] = tuple(dict.fromkeys(filter(None, names)))
        while len(self.met) > MOST:
            del self.met[next(iter(self.met))]

    def called(self, name: str, guild: int) -> list[int]:
        """Give who is called so on a server, or beside any, by the whole name or its first word."""
        wanted = name.casefold()
        found = (
            user
            for (user, where), names in self.met.items()
            if where in {guild, 0}
            and any(wanted in {one.casefold(), one.casefold().partition(" ")[0]} for one in names)
        )
        return list(dict.fromkeys(found))

    def of(self, user: int, guild: int) -> tuple[str, ...]:
        """Give the names of somebody, those on this server first; none of whom this process has not met."""
        return (*self.met.get((user, guild), ()), *self.met.get((user, 0), ()))
