"""What goes on beside requests: bots, hints and reviews in processes of their own."""
