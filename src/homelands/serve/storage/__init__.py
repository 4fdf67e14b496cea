"""Matches kept in SQLite or PostgreSQL."""
