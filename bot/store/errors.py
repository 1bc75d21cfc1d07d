"""What can go wrong in the store.

* HeraldError
  + Unavailable          the database does not answer, or answered with an error
  + Stale                somebody else wrote to the campaign meanwhile; try again once
  + Unknown              there is no such campaign (an Answer)
  + Amiss                a backup that cannot be made or restored, and why (an Answer)
"""

from rules.kernel.errors import Answer, HeraldError


class Unavailable(HeraldError):
    """The database does not answer, or answered with an error."""


class Stale(HeraldError):
    """Somebody else wrote to the campaign meanwhile."""


class Unknown(Answer):
    """There is no such campaign."""

    def __init__(self, campaign: int) -> None:
        """Keep the number that was asked for."""
        super().__init__(campaign)
        self.campaign = campaign

    def __str__(self) -> str:
        """Say which one there is not."""
        return f"there is no campaign {self.campaign}"


class Amiss(Answer):
    """A backup cannot be made or restored; nothing was touched."""
