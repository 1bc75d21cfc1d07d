"""The treasury: taxes, revenue, growth, upkeep, and what is given up where points are short."""
