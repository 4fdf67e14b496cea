"""The umpire beside a real table: what was entered, corrected and read from the cards of the box."""
