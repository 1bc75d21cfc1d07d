"""The tables; a change here needs a file in `migrations/`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from bot.store.columns import Moment, metadata, of_campaign

PRACTICE = text("lesson IS NOT NULL")
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("scenario_title", Text, nullable=False),
    Column("scenario_text", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("phrases", Text, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("blind", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("window_key", String(120), nullable=False),
    Column("standing", Text, nullable=False),
    Column("schedule", Text, nullable=False),
    Column("house", Text, nullable=False, server_default="{}"),
    Column("paused_left", Integer),
    Column("resumes_at", Moment),
    Column("held_reason", Text, nullable=False),
    Column("held_from", String(10), nullable=False),
    Column("rewinds", Integer, nullable=False),
    Column("dealing", Text, nullable=False, server_default=""),
    Column("founded_at", Moment, nullable=False),
    Column("ended_at", Moment),
    Column("lesson", Integer),
    Column("second", BigInteger),
    Column("heir", BigInteger),
    Column("asked_at", Moment),
    Column("chosen", Boolean, nullable=False, server_default=false()),
    Column("elected", Boolean, nullable=False, server_default=false()),
    Index(None, "guild", "status"),
    Index(None, "channel"),
    Index("ix_campaigns_practice", "host", unique=True, sqlite_where=PRACTICE, postgresql_where=PRACTICE),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

seats = Table(
    "seats",
    metadata,
    of_campaign(primary_key=True),
    Column("seat", String(80), primary_key=True),
    Column("title", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("colour", String(7), nullable=False),
    Column("position", Integer, nullable=False),
    Column("user", BigInteger),
    Column("mode", String(10), nullable=False),
    Column("phrase", Text, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("joined_at", Moment),
    Column("thread", BigInteger),
    Column("dm_closed", Boolean, nullable=False),
    Column("extended", Integer, nullable=False, server_default="0"),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("deputy", BigInteger),
    Column("deputy_heard", Boolean, nullable=False, server_default=false()),
    Column("deputy_thread", BigInteger),
    Column("deputy_closed", Boolean, nullable=False, server_default=false()),
    Column("offered", BigInteger),
    Column("heard", Integer, nullable=False, server_default="0"),
    Column("figures", Text, nullable=False, server_default=""),
    Column("notes", Text, nullable=False, server_default=""),
    Column("dangers", Text, nullable=False, server_default=""),
    Column("told", Text, nullable=False, server_default=""),
    UniqueConstraint("campaign", "user"),
    Index(None, "user"),
    Index(None, "thread"),
    Index(None, "deputy"),
    Index(None, "deputy_thread"),
    Index(None, "campaign", "deputy", unique=True),
)

attendance = Table(
    "attendance",
    metadata,
    of_campaign(primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("missed", Integer, nullable=False),
    Column("spent", Integer, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("user", BigInteger, nullable=False),
    of_campaign(nullable=True),
    Column("begins", Moment, nullable=False),
    Column("ends", Moment, nullable=False),
    Column("how", String(10), nullable=False),
    Index(None, "user", "ends"),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

waiting = Table(
    "waiting",
    metadata,
    Column("id", Integer, primary_key=True),
    of_campaign(),
    Column("user", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Moment, nullable=False),
    UniqueConstraint("campaign", "user"),
)

saves = Table(
    "saves",
    metadata,
    of_campaign(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("phase", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("told", Integer, nullable=False),
    Column("players", Text, nullable=False),
)

closings = Table(
    "closings",
    metadata,
    of_campaign(primary_key=True),
    Column("save", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("window", String(80), nullable=False),
    Column("window_key", String(120), nullable=False),
    Column("answers", Text, nullable=False),
    Column("post", Text, nullable=False, server_default="[]"),
    Column("checkpoint", Text, nullable=False),
    Column("closed_at", Moment, nullable=False),
    UniqueConstraint("campaign", "window_key"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("id", Integer, primary_key=True),
    of_campaign(),
    Column("window_key", String(120), nullable=False),
    Column("seat", String(80), nullable=False),
    Column("position", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Moment, nullable=False),
    UniqueConstraint("campaign", "window_key", "seat", "position"),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

readies = Table(
    "readies",
    metadata,
    of_campaign(primary_key=True),
    Column("window_key", String(120), primary_key=True),
    Column("seat", String(80), primary_key=True),
)

events = Table(
    "events",
    metadata,
    of_campaign(primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("phase", String(80), nullable=False),
    Column("event", String(80), nullable=False),
    Column("clause", String(80), nullable=False),
    Column("audience", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("news", String(80), nullable=False),
    Column("weight", Integer, nullable=False),
    Index(None, "campaign", "weight", "n"),
)

names = Table(
    "names",
    metadata,
    of_campaign(primary_key=True),
    Column("kind", String(80), primary_key=True),
    Column("id", String(200), primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("article", Text, nullable=False),
    Column("plural", Boolean, nullable=False),
    Column("audience", Text, nullable=False),
    Column("otherwise", Text, nullable=False),
    Index(None, "campaign", "id"),
)

posts = Table(
    "posts",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(nullable=True),
    Column("key", String(200), nullable=False, unique=True),
    Column("window_key", String(120), nullable=False),
    Column("target", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("place", BigInteger),
    Column("message", BigInteger),
    Column("edition", Integer, nullable=False),
    Column("delivered_edition", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("not_before", Moment, nullable=False),
    Column("since", Moment),
    Column("claimed_until", Moment),
    Column("reason", Text, nullable=False),
    Column("slot", BigInteger),
    Index(None, "state", "not_before"),
    Index(None, "campaign", "target", "id"),
    Index(None, "campaign", "window_key", "id"),
)

tellings = Table(
    "tellings",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(),
    Column("name", String(150), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("save", Integer, nullable=False),
    Column("sealed", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("about", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("fixed", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_until", Moment),
    UniqueConstraint("campaign", "name"),
    Index(None, "state", "id"),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

deadlines = Table(
    "deadlines",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(),
    Column("window_key", String(120), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("due", Moment, nullable=False),
    Column("claimed_until", Moment),
    Column("mark", String(40), nullable=False),
    Index(None, "due"),
    Index(None, "campaign", "window_key"),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("preferences", Text, nullable=False),
    Column("digest_at", Moment),
    Index(None, "digest_at"),
)

dialogues = Table(
    "dialogues",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("read", BigInteger, nullable=False),
    Column("answered", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False),
    Column("verdicts", Text, nullable=False),
    Index(None, "read"),
)

glances = Table(
    "glances",
    metadata,
    of_campaign(primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("seat", String(80), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("at", Moment, nullable=False),
)

motions = Table(
    "motions",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(),
    Column("kind", String(10), nullable=False),
    Column("hours", Integer, nullable=False),
    Column("until", Moment),
    Column("seat", String(80), nullable=False),
    Column("window_key", String(120), nullable=False),
    Column("person", BigInteger),
    Column("opened_at", Moment, nullable=False),
    Column("ends_at", Moment, nullable=False),
    Column("state", String(10), nullable=False),
    Index(None, "campaign", "state"),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

ballots = Table(
    "ballots",
    metadata,
    Column("motion", BigInteger, ForeignKey("motions.id", ondelete="CASCADE"), primary_key=True),
    of_campaign(),
    Column("seat", String(80), primary_key=True),
    Column("yes", Boolean, nullable=False),
    Index(None, "campaign", "seat"),
)

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(),
    Column("seat", String(80), nullable=False),
    Column("position", Integer, nullable=False),
    Column("link", String(10), nullable=False),
    Column("once", Boolean, nullable=False),
    Column("line", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("given_in", Integer),
    Column("runs", Integer, nullable=False, server_default="0"),
    Column("told", Text, nullable=False, server_default=""),
    Index(None, "campaign", "seat", "position"),
    sqlite_autoincrement=True,  # a number once seen never means another one
)

acts = Table(
    "acts",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(),
    Column("at", Moment, nullable=False),
    Column("text", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Index(None, "campaign", "id"),
)

amendments = Table(
    "amendments",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    of_campaign(),
    Column("save", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("path", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("before", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "campaign", "save"),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)
