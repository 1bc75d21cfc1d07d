"""Herald on Discord: interactions become service calls, pages become messages; no rule, no SQL, no decision."""
