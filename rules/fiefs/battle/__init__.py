"""Battles: the resolver, battle plans, reports from a table, and odds (FIE-11)."""
