"""Motions and ballots, dates of resuming, hours of one's own, and standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

MOMENT = sa.DateTime(timezone=True)
BIG_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TABLES = ("motions", "ballots", "standing_orders")


def upgrade() -> None:
    # Not in a batch: that would make the table anew on SQLite, and what belongs to its campaigns would go with it.
    op.add_column("campaigns", sa.Column("resumes_at", MOMENT))
    op.add_column("seats", sa.Column("extended", sa.Integer(), nullable=False, server_default="0"))
    motions()
    ballots()
    standing_orders()


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
    op.drop_column("seats", "extended")
    op.drop_column("campaigns", "resumes_at")


def of_campaign(table: str) -> tuple[sa.Column, sa.ForeignKeyConstraint]:
    name = f"fk_{table}_campaign_campaigns"
    key = sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f(name), ondelete="CASCADE")
    return sa.Column("campaign", sa.Integer(), nullable=False), key


def motions() -> None:
    op.create_table(
        "motions",
        sa.Column("id", BIG_ID, nullable=False),
        *of_campaign("motions"),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("until", MOMENT),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("ends_at", MOMENT, nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_motions")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_motions_campaign_state"), "motions", ["campaign", "state"])


def ballots() -> None:
    op.create_table(
        "ballots",
        sa.Column("motion", sa.BigInteger(), nullable=False),
        *of_campaign("ballots"),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["motion"], ["motions.id"], name=op.f("fk_ballots_motion_motions"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("motion", "seat", name=op.f("pk_ballots")),
    )
    op.create_index(op.f("ix_ballots_campaign_seat"), "ballots", ["campaign", "seat"])


def standing_orders() -> None:
    op.create_table(
        "standing_orders",
        sa.Column("id", BIG_ID, nullable=False),
        *of_campaign("standing_orders"),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("link", sa.String(length=10), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("given_in", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_standing_orders")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        op.f("ix_standing_orders_campaign_seat_position"), "standing_orders", ["campaign", "seat", "position"]
    )
