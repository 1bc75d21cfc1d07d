"""Rulebooks: clauses and questions, found by id and by words."""
