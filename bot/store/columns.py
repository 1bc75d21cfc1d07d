"""Columns: what all tables share: how their keys are named, moments in UTC, and the campaign that a row belongs to."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Column, DateTime, Dialect, ForeignKey, Integer, MetaData, TypeDecorator

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite, which knows no zones, keeps it without and gets it back with."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or dialect.name != "sqlite":
            return value
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # Any: the driver's own
        if not isinstance(value, datetime):
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


def of_campaign(*, primary_key: bool = False, nullable: bool = False) -> Column[int]:
    """Give the column that says which campaign a row belongs to, and goes with it."""
    key = ForeignKey("campaigns.id", ondelete="CASCADE")
    return Column("campaign", Integer, key, primary_key=primary_key, nullable=nullable)
