"""The first tables; changed in place until release 1.0.0, after which each change is a file of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)
PRACTICE = sa.text("lesson IS NOT NULL")
BIG_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def of_campaign(*, primary_key: bool = False, nullable: bool = False) -> "sa.Column[int]":
    key = sa.ForeignKey("campaigns.id", ondelete="CASCADE")
    return sa.Column("campaign", sa.Integer(), key, primary_key=primary_key, nullable=nullable)


def of(kind: sa.types.TypeEngine, names: str) -> list[sa.Column]:
    return [sa.Column(name, kind, nullable=False) for name in names.split()]


def upgrade() -> None:
    campaigns()
    people()
    play()
    telling()
    table()
    letters()
    pledges()


def campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Integer(), primary_key=True),
        *of(sa.Text(), "title scenario_title scenario_text options phrases standing schedule held_reason"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(80), nullable=False),
        *of(sa.Integer(), "revision version rewinds"),
        *of(sa.String(64), "seed commitment"),
        *of(sa.BigInteger(), "guild channel host"),
        sa.Column("blind", sa.Boolean(), nullable=False),
        *of(sa.String(10), "status held_from"),
        sa.Column("window_key", sa.String(120), nullable=False),
        sa.Column("house", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("paused_left", sa.Integer()),
        sa.Column("resumes_at", MOMENT),
        sa.Column("dealing", sa.Text(), nullable=False, server_default=""),
        sa.Column("founded_at", MOMENT, nullable=False),
        sa.Column("ended_at", MOMENT),
        sa.Column("lesson", sa.Integer()),
        sa.Column("second", sa.BigInteger()),
        sa.Column("heir", sa.BigInteger()),
        sa.Column("asked_at", MOMENT),
        sa.Column("chosen", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("elected", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Index(None, "channel"),
        sa.Index(None, "guild", "status"),
        sa.Index("ix_campaigns_practice", "host", unique=True, sqlite_where=PRACTICE, postgresql_where=PRACTICE),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seats",
        of_campaign(primary_key=True),
        sa.Column("seat", sa.String(80), primary_key=True),
        *of(sa.Text(), "title about phrase"),
        sa.Column("colour", sa.String(7), nullable=False),
        *of(sa.Integer(), "position missed"),
        sa.Column("user", sa.BigInteger()),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("joined_at", MOMENT),
        sa.Column("thread", sa.BigInteger()),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.Column("extended", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("away", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("deputy", sa.BigInteger()),
        sa.Column("deputy_heard", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("deputy_thread", sa.BigInteger()),
        sa.Column("deputy_closed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("offered", sa.BigInteger()),
        sa.Column("heard", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("figures", sa.Text(), nullable=False, server_default=""),
        sa.Column("notes", sa.Text(), nullable=False, server_default=""),
        sa.Column("dangers", sa.Text(), nullable=False, server_default=""),
        sa.Column("told", sa.Text(), nullable=False, server_default=""),
        sa.UniqueConstraint("campaign", "user"),
        sa.Index(None, "campaign", "deputy", unique=True),
        sa.Index(None, "deputy"),
        sa.Index(None, "deputy_thread"),
        sa.Index(None, "thread"),
        sa.Index(None, "user"),
    )


def people() -> None:
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("preferences", sa.Text(), nullable=False),
        sa.Column("digest_at", MOMENT),
        sa.Index(None, "digest_at"),
    )
    op.create_table(
        "attendance",
        of_campaign(primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True),
        *of(sa.Integer(), "missed spent"),
    )
    op.create_table(
        "vacations",
        sa.Column("id", BIG_ID, primary_key=True),
        sa.Column("user", sa.BigInteger(), nullable=False),
        of_campaign(nullable=True),
        *of(MOMENT, "begins ends"),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Index(None, "user", "ends"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "waiting",
        sa.Column("id", sa.Integer(), primary_key=True),
        of_campaign(),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.UniqueConstraint("campaign", "user"),
    )
    op.create_table(
        "dialogues",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        *of(sa.BigInteger(), "channel read answered taken"),
        sa.Column("verdicts", sa.Text(), nullable=False),
        sa.Index(None, "read"),
    )
    op.create_table(
        "glances",
        of_campaign(primary_key=True),
        sa.Column("user", sa.BigInteger(), primary_key=True),
        sa.Column("seat", sa.String(80), primary_key=True),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )


def play() -> None:
    op.create_table(
        "saves",
        of_campaign(primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        *of(sa.Integer(), "turn phase revision told"),
        *of(sa.Text(), "state players"),
        sa.Column("fingerprint", sa.String(64), nullable=False),
    )
    op.create_table(
        "closings",
        of_campaign(primary_key=True),
        sa.Column("save", sa.Integer(), primary_key=True),
        sa.Column("place", sa.Integer(), primary_key=True),
        sa.Column("window", sa.String(80), nullable=False),
        sa.Column("window_key", sa.String(120), nullable=False),
        *of(sa.Text(), "answers checkpoint"),
        sa.Column("post", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("closed_at", MOMENT, nullable=False),
        sa.UniqueConstraint("campaign", "window_key"),
    )
    op.create_table(
        "drafts",
        sa.Column("id", sa.Integer(), primary_key=True),
        of_campaign(),
        sa.Column("window_key", sa.String(120), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.UniqueConstraint("campaign", "window_key", "seat", "position"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "readies",
        of_campaign(primary_key=True),
        sa.Column("window_key", sa.String(120), primary_key=True),
        sa.Column("seat", sa.String(80), primary_key=True),
    )
    op.create_table(
        "standing_orders",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("link", sa.String(10), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        *of(sa.Text(), "line body"),
        sa.Column("given_in", sa.Integer()),
        sa.Column("runs", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("told", sa.Text(), nullable=False, server_default=""),
        sa.Index(None, "campaign", "seat", "position"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "amendments",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(),
        *of(sa.Integer(), "save place"),
        *of(sa.Text(), "path value before"),
        sa.Column("at", MOMENT, nullable=False),
        sa.Index(None, "campaign", "save"),
    )


def telling() -> None:
    op.create_table(
        "events",
        of_campaign(primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True),
        *of(sa.Integer(), "turn weight"),
        *of(sa.String(80), "phase event clause news"),
        *of(sa.Text(), "audience body text"),
        sa.Index(None, "campaign", "weight", "n"),
    )
    op.create_table(
        "names",
        of_campaign(primary_key=True),
        sa.Column("kind", sa.String(80), primary_key=True),
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("since", sa.Integer(), primary_key=True, autoincrement=False),
        *of(sa.Text(), "text article audience otherwise"),
        *of(sa.Boolean(), "plural"),
        sa.Index(None, "campaign", "id"),
    )
    op.create_table(
        "posts",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(nullable=True),
        sa.Column("key", sa.String(200), nullable=False, unique=True),
        sa.Column("window_key", sa.String(120), nullable=False),
        *of(sa.Text(), "target body reason"),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("place", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        *of(sa.Integer(), "edition delivered_edition tries"),
        sa.Column("not_before", MOMENT, nullable=False),
        sa.Column("since", MOMENT),
        sa.Column("claimed_until", MOMENT),
        sa.Column("slot", sa.BigInteger()),
        sa.Index(None, "campaign", "target", "id"),
        sa.Index(None, "campaign", "window_key", "id"),
        sa.Index(None, "state", "not_before"),
    )
    op.create_table(
        "tellings",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(),
        sa.Column("name", sa.String(150), nullable=False),
        *of(sa.String(10), "kind state"),
        *of(sa.Integer(), "save sealed last tries"),
        *of(sa.Text(), "about fixed"),
        sa.Column("claimed_until", MOMENT),
        sa.UniqueConstraint("campaign", "name"),
        sa.Index(None, "state", "id"),
        sqlite_autoincrement=True,
    )


def table() -> None:
    op.create_table(
        "deadlines",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(),
        sa.Column("window_key", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("claimed_until", MOMENT),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Index(None, "campaign", "window_key"),
        sa.Index(None, "due"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "motions",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(),
        *of(sa.String(10), "kind state"),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("until", MOMENT),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("window_key", sa.String(120), nullable=False),
        sa.Column("person", sa.BigInteger()),
        *of(MOMENT, "opened_at ends_at"),
        sa.Index(None, "campaign", "state"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "ballots",
        sa.Column("motion", sa.BigInteger(), sa.ForeignKey("motions.id", ondelete="CASCADE"), primary_key=True),
        of_campaign(),
        sa.Column("seat", sa.String(80), primary_key=True),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.Index(None, "campaign", "seat"),
    )
    op.create_table(
        "acts",
        sa.Column("id", BIG_ID, primary_key=True),
        of_campaign(),
        sa.Column("at", MOMENT, nullable=False),
        *of(sa.Text(), "text detail"),
        sa.Index(None, "campaign", "id"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )


def letters() -> None:
    op.create_table(
        "letters",
        of_campaign(primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("place", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("sender", sa.String(80), nullable=False),
        *of(sa.Text(), "recipients text date"),
        sa.Column("answers", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("window_key", sa.String(120), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Index(None, "campaign", "sender"),
    )
    op.create_table(
        "copies",
        of_campaign(primary_key=True),
        sa.Column("letter", sa.String(16), primary_key=True),
        sa.Column("seat", sa.String(80), primary_key=True),
        *of(sa.String(10), "role state"),
        *of(sa.Integer(), "windows turn"),
        sa.Column("arrived_at", MOMENT),
        sa.Column("delivered_at", MOMENT),
        sa.Column("seen_at", MOMENT),
        sa.Index(None, "campaign", "seat"),
        sa.Index(None, "campaign", "state"),
    )


def pledges() -> None:
    op.create_table(
        "promises",
        of_campaign(primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(80), nullable=False),
        *of(sa.Text(), "text date"),
        *of(sa.String(64), "salt hash"),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("opened_at", MOMENT),
    )
    op.create_table(
        "pacts",
        of_campaign(primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("place", sa.Integer(), nullable=False, server_default="0"),
        *of(sa.String(80), "proposer closed_by"),
        *of(sa.Text(), "text date note"),
        sa.Column("secret", sa.Boolean(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("closed_at", MOMENT),
        sa.Index(None, "campaign", "state"),
    )
    op.create_table(
        "pact_parties",
        of_campaign(primary_key=True),
        sa.Column("pact", sa.String(16), primary_key=True),
        sa.Column("seat", sa.String(80), primary_key=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.Index(None, "campaign", "seat"),
    )
