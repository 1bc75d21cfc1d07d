"""What a later release may do: one column more on the table that everything else hangs on."""

import sqlalchemy as sa
from alembic import op

from tests.upgrades.kept import newest_migration

revision = "next"
down_revision = newest_migration()


def upgrade() -> None:
    """Add it without a batch: that would make the table anew on SQLite, and what belongs to its campaigns would go."""
    op.add_column("campaigns", sa.Column("omen", sa.Text(), nullable=False, server_default="none"))
