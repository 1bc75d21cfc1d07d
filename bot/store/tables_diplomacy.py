"""The tables of what seats say and promise to each other; a change here needs a file in `migrations/`."""

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text

from bot.store.columns import Moment, metadata, of_campaign

letters = Table(
    "letters",
    metadata,
    of_campaign(primary_key=True),
    Column("id", String(16), primary_key=True),  # a random one: a count would tell how much the others write
    Column("place", Integer, nullable=False, server_default="0"),
    Column("sender", String(80), nullable=False),
    Column("recipients", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("answers", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("date", Text, nullable=False),
    Column("window_key", String(120), nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "campaign", "sender"),
)

copies = Table(
    "copies",
    metadata,
    of_campaign(primary_key=True),
    Column("letter", String(16), primary_key=True),
    Column("seat", String(80), primary_key=True),
    Column("role", String(10), nullable=False),
    Column("state", String(10), nullable=False),
    Column("windows", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("arrived_at", Moment),
    Column("delivered_at", Moment),
    Column("seen_at", Moment),
    Index(None, "campaign", "seat"),
    Index(None, "campaign", "state"),
)

promises = Table(
    "promises",
    metadata,
    of_campaign(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("date", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("opened_at", Moment),
)

pacts = Table(
    "pacts",
    metadata,
    of_campaign(primary_key=True),
    Column("id", String(16), primary_key=True),  # a random one, as a letter's
    Column("place", Integer, nullable=False, server_default="0"),
    Column("proposer", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("until", Integer, nullable=False),
    Column("date", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("state", String(10), nullable=False),
    Column("closed_by", String(80), nullable=False),
    Column("closed_at", Moment),
    Column("note", Text, nullable=False),
    Index(None, "campaign", "state"),
)

pact_parties = Table(
    "pact_parties",
    metadata,
    of_campaign(primary_key=True),
    Column("pact", String(16), primary_key=True),
    Column("seat", String(80), primary_key=True),
    Column("position", Integer, nullable=False),
    Column("answer", String(10), nullable=False),
    Index(None, "campaign", "seat"),
)
