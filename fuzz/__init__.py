"""A coverage-guided fuzzer for everything that comes from outside: `make fuzz SECONDS=60`.

A target makes a document out of the fuzzer's bytes (`make`) and looks at what the program does with it (`check`).
Documents, not bytes, are what is kept: a finding stays the same when the seeds change, and can be read.
"""
