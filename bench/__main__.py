"""`python -m bench [--json] [--quick] [--game NAME]`."""

from homelands.bench import main

raise SystemExit(main())
