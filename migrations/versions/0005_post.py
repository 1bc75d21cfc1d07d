"""What was drawn of letters as a window closed, and the order of letters and pacts."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("closings", sa.Column("post", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("pacts", sa.Column("place", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("letters", sa.Column("place", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("letters", "place")
    op.drop_column("pacts", "place")
    op.drop_column("closings", "post")
