"""The shelf: rows that were read of campaigns, beside the versions at which they were read."""

from collections import OrderedDict
from typing import Any

from sqlalchemy import FromClause

from bot.store import tables
from bot.store.records import Campaign

Rows = dict[FromClause, dict[Any, Any]]  # Any: each table has its own rows, read in parts of its own
LASTING = frozenset(
    {tables.drafts, tables.readies, tables.saves, tables.closings, tables.amendments, tables.standing_orders}
)
"""The tables that nobody writes to without raising the campaign's version, so that one version has one content."""
MOST = 256
"""Of how many campaigns rows are kept."""


class Shelf:
    """What is kept of them in one process; it may be emptied at any time."""

    def __init__(self, most: int = MOST) -> None:
        """Begin with none."""
        self.most = most
        self.rows: OrderedDict[int, tuple[tuple[str, int], Rows]] = OrderedDict()

    def of(self, campaign: Campaign) -> Rows:
        """Give what was read of a campaign at this very version; whoever reads more of it adds to that."""
        mark, rows = self.rows.get(campaign.id, (None, {}))
        found = rows if mark == mark_of(campaign) else {}
        self.put(campaign, campaign.version, found)
        return found

    def put(self, campaign: Campaign, version: int, rows: Rows) -> None:
        """Keep what a campaign has at a version; of whom nobody asked for longest, nothing is kept any more."""
        self.rows[campaign.id] = mark_of(campaign, version), rows
        self.rows.move_to_end(campaign.id)
        while len(self.rows) > self.most:
            self.rows.popitem(last=False)


def mark_of(campaign: Campaign, version: int | None = None) -> tuple[str, int]:
    """Give what tells a campaign's version from every other, though a number may be given again to another one."""
    return campaign.seed, campaign.version if version is None else version
