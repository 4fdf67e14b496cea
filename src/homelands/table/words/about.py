"""Ids of the things on the board: what glows, pulses, can be picked or explained. The first of several is the main one.

Nothing here decides anything: an option or event already says what it is about, and this only spells it for a picture.
"""
