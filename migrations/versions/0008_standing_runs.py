"""How often in a row a seat's standing orders have stood in for its player."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("standing_orders", sa.Column("runs", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("standing_orders", "runs")
