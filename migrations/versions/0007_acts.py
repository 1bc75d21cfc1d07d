"""What gamemasters did, and what they changed of a game's state."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

MOMENT = sa.DateTime(timezone=True)
BIG_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column("id", BIG_ID, nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_acts_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_index(op.f("ix_acts_campaign_id"), "acts", ["campaign", "id"], unique=False)
    op.create_table(
        "amendments",
        sa.Column("id", BIG_ID, nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("save", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.id"], name=op.f("fk_amendments_campaign"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_amendments")),
    )
    op.create_index(op.f("ix_amendments_campaign_save"), "amendments", ["campaign", "save"], unique=False)


def downgrade() -> None:
    op.drop_table("amendments")
    op.drop_table("acts")
