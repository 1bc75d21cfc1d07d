"""Strife: rebellion and civil war, the sides that they make, and how they end."""
