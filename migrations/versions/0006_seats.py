"""How seats are taken, kept and lost: dealing, deputies, offers, attendance and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

MOMENT = sa.DateTime(timezone=True)
BIG_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SEAT = {
    "away": sa.Boolean(),
    "deputy_heard": sa.Boolean(),
    "deputy_closed": sa.Boolean(),
}
PEOPLE = ("deputy", "deputy_thread", "offered")


def upgrade() -> None:
    # No batches: they would rebuild a table on SQLite, and dropping the old campaigns would cascade.
    op.add_column("campaigns", sa.Column("dealing", sa.Text(), nullable=False, server_default=""))
    for name, kind in SEAT.items():
        op.add_column("seats", sa.Column(name, kind, nullable=False, server_default=sa.false()))
    for name in PEOPLE:
        op.add_column("seats", sa.Column(name, sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_seats_campaign_deputy"), "seats", ["campaign", "deputy"], unique=True)
    op.create_index(op.f("ix_seats_deputy"), "seats", ["deputy"], unique=False)
    op.create_index(op.f("ix_seats_deputy_thread"), "seats", ["deputy_thread"], unique=False)
    attendance()
    vacations()


def downgrade() -> None:
    for name in ("vacations", "attendance"):
        op.drop_table(name)
    for name in ("deputy_thread", "deputy", "campaign_deputy"):
        op.drop_index(op.f(f"ix_seats_{name}"), "seats")
    for name in (*SEAT, *PEOPLE):
        op.drop_column("seats", name)
    op.drop_column("campaigns", "dealing")


def attendance() -> None:
    op.create_table(
        "attendance",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("spent", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.id"], name=op.f("fk_attendance_campaign"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("campaign", "user", name=op.f("pk_attendance")),
    )


def vacations() -> None:
    op.create_table(
        "vacations",
        sa.Column("id", BIG_ID, nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=True),
        sa.Column("begins", MOMENT, nullable=False),
        sa.Column("ends", MOMENT, nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_vacations_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_vacations_user_ends"), "vacations", ["user", "ends"], unique=False)
