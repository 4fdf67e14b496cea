"""HTTP before the table: requests, streams, problems, and the page itself."""
