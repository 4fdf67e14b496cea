"""Lessons: a guided game along a scripted line of play."""
