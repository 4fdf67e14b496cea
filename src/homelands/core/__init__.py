"""The kernel: flow, decisions, chance, positions, journals. It knows no game and needs the standard library only."""
