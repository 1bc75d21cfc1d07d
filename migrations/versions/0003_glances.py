"""How far each person has read, for `/catchup`."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "glances",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_glances_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "user", "seat", name=op.f("pk_glances")),
    )


def downgrade() -> None:
    op.drop_table("glances")
