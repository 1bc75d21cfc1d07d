"""The first tables: campaigns and everything that goes with them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)
BIG_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    campaigns()
    seats()
    waiting()
    saves()
    closings()
    drafts()
    readies()
    events()
    posts()
    deadlines()
    meta()


def downgrade() -> None:
    for table in reversed(TABLES):
        op.drop_table(table)


def campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("scenario_title", sa.Text(), nullable=False),
        sa.Column("scenario_text", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("phrases", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("blind", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.Column("schedule", sa.Text(), nullable=False),
        sa.Column("paused_left", sa.Integer(), nullable=True),
        sa.Column("held_reason", sa.Text(), nullable=False),
        sa.Column("held_from", sa.String(length=10), nullable=False),
        sa.Column("rewinds", sa.Integer(), nullable=False),
        sa.Column("founded_at", MOMENT, nullable=False),
        sa.Column("ended_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_campaigns_channel"), "campaigns", ["channel"], unique=False)
    op.create_index(op.f("ix_campaigns_guild_status"), "campaigns", ["guild", "status"], unique=False)


def seats() -> None:
    op.create_table(
        "seats",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("colour", sa.String(length=7), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("mode", sa.String(length=10), nullable=False),
        sa.Column("phrase", sa.Text(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("joined_at", MOMENT, nullable=True),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_seats_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("campaign", "user", name=op.f("uq_seats_campaign_user")),
    )
    op.create_index(op.f("ix_seats_thread"), "seats", ["thread"], unique=False)
    op.create_index(op.f("ix_seats_user"), "seats", ["user"], unique=False)


def waiting() -> None:
    op.create_table(
        "waiting",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_waiting_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_waiting")),
        sa.UniqueConstraint("campaign", "user", name=op.f("uq_waiting_campaign_user")),
    )


def saves() -> None:
    op.create_table(
        "saves",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("phase", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_saves_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "number", name=op.f("pk_saves")),
    )


def closings() -> None:
    op.create_table(
        "closings",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("save", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("window", sa.String(length=80), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("checkpoint", sa.Text(), nullable=False),
        sa.Column("closed_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_closings_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "save", "place", name=op.f("pk_closings")),
        sa.UniqueConstraint("campaign", "window_key", name=op.f("uq_closings_campaign_window_key")),
    )


def drafts() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_drafts_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_drafts")),
        sa.UniqueConstraint(
            "campaign", "window_key", "seat", "position", name="uq_drafts_campaign_window_key_seat_position"
        ),
        sqlite_autoincrement=True,
    )


def readies() -> None:
    op.create_table(
        "readies",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("seat", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_readies_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "window_key", "seat", name=op.f("pk_readies")),
    )


def events() -> None:
    op.create_table(
        "events",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(length=80), nullable=False),
        sa.Column("event", sa.String(length=80), nullable=False),
        sa.Column("clause", sa.String(length=80), nullable=False),
        sa.Column("audience", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("news", sa.String(length=80), nullable=False),
        sa.Column("weight", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_events_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "n", name=op.f("pk_events")),
    )
    op.create_index(op.f("ix_events_campaign_weight_n"), "events", ["campaign", "weight", "n"], unique=False)


def posts() -> None:
    op.create_table(
        "posts",
        sa.Column("id", BIG_ID, nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=True),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("delivered_edition", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("not_before", MOMENT, nullable=False),
        sa.Column("claimed_until", MOMENT, nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_posts_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posts")),
        sa.UniqueConstraint("key", name=op.f("uq_posts_key")),
    )
    op.create_index(op.f("ix_posts_campaign_target_id"), "posts", ["campaign", "target", "id"], unique=False)
    op.create_index(op.f("ix_posts_campaign_window_key_id"), "posts", ["campaign", "window_key", "id"], unique=False)
    op.create_index(op.f("ix_posts_state_not_before"), "posts", ["state", "not_before"], unique=False)


def deadlines() -> None:
    op.create_table(
        "deadlines",
        sa.Column("id", BIG_ID, nullable=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("window_key", sa.String(length=120), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("claimed_until", MOMENT, nullable=True),
        sa.Column("mark", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=op.f("fk_deadlines_campaign"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deadlines")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_deadlines_campaign_window_key"), "deadlines", ["campaign", "window_key"], unique=False)
    op.create_index(op.f("ix_deadlines_due"), "deadlines", ["due"], unique=False)


def meta() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )


TABLES = (
    "campaigns",
    "seats",
    "waiting",
    "saves",
    "closings",
    "drafts",
    "readies",
    "events",
    "posts",
    "deadlines",
    "meta",
)
