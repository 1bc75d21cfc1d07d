"""Letters, sealed promises, pacts, what a table has agreed on, and what a person prefers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)
TABLES = ("letters", "copies", "promises", "pacts", "pact_parties", "people")


def upgrade() -> None:
    # Not in a batch: that would make the table anew on SQLite, and what belongs to its campaigns would go with it.
    op.add_column("campaigns", sa.Column("house", sa.Text(), nullable=False, server_default="{}"))
    letters()
    copies()
    promises()
    pacts()
    parties()
    people()


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)
    op.drop_column("campaigns", "house")


def letters() -> None:
    op.create_table(
        "letters",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("sender", sa.String(length=80), nullable=False),
        sa.Column("recipients", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("answers", sa.String(length=16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        of_campaign("letters"),
        sa.PrimaryKeyConstraint("campaign", "id", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_campaign_sender"), "letters", ["campaign", "sender"], unique=False)


def copies() -> None:
    op.create_table(
        "copies",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("letter", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("role", sa.String(length=10), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("windows", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("arrived_at", MOMENT, nullable=True),
        sa.Column("delivered_at", MOMENT, nullable=True),
        sa.Column("seen_at", MOMENT, nullable=True),
        of_campaign("copies"),
        sa.PrimaryKeyConstraint("campaign", "letter", "seat", name=op.f("pk_copies")),
    )
    op.create_index(op.f("ix_copies_campaign_seat"), "copies", ["campaign", "seat"], unique=False)
    op.create_index(op.f("ix_copies_campaign_state"), "copies", ["campaign", "state"], unique=False)


def promises() -> None:
    op.create_table(
        "promises",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("opened_at", MOMENT, nullable=True),
        of_campaign("promises"),
        sa.PrimaryKeyConstraint("campaign", "number", name=op.f("pk_promises")),
    )


def pacts() -> None:
    op.create_table(
        "pacts",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("proposer", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("secret", sa.Boolean(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("closed_by", sa.String(length=80), nullable=False),
        sa.Column("closed_at", MOMENT, nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        of_campaign("pacts"),
        sa.PrimaryKeyConstraint("campaign", "id", name=op.f("pk_pacts")),
    )
    op.create_index(op.f("ix_pacts_campaign_state"), "pacts", ["campaign", "state"], unique=False)


def parties() -> None:
    op.create_table(
        "pact_parties",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("pact", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("answer", sa.String(length=10), nullable=False),
        of_campaign("pact_parties"),
        sa.PrimaryKeyConstraint("campaign", "pact", "seat", name=op.f("pk_pact_parties")),
    )
    op.create_index(op.f("ix_pact_parties_campaign_seat"), "pact_parties", ["campaign", "seat"], unique=False)


def people() -> None:
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("preferences", sa.Text(), nullable=False),
        sa.Column("digest_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("user", name=op.f("pk_people")),
    )
    op.create_index(op.f("ix_people_digest_at"), "people", ["digest_at"], unique=False)


def of_campaign(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["campaign"], ["campaigns.id"], name=op.f(f"fk_{table}_campaign"), ondelete="CASCADE"
    )
