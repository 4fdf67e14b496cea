"""Speed, measured as ratios in one run. The measuring itself is in `homelands.checks.speed`."""
