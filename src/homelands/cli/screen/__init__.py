"""What the terminal shows: pictures with colour on a terminal, sentences for a pipe or a screen reader."""
