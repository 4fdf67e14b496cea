"""In the terminal: map, displays, and the values behind a question."""
