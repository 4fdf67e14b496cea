# What each version of the rules changed (data/versions.toml). Lines are joined when they are shown.

version-1 = The first.
version-2 =
    Reconstructed figures calibrated anew: costs of the Spanish Instructions E and H to N, hits that a Rancho takes,
    cubes of Good Medicine for cards 43 and 44, and figures of the cards 43, 52 and 54.
version-3 =
    Reconstructed figures calibrated anew: costs of most Cultural Developments and figures of Cunning 3, Horsemanship
    3, Masters of the Mesas 3 and Warrior Society 2, American Instructions I and L to N, hits that a Fort takes, and
    enemy APs of card 52.
version-4 =
    Questions of the rules settled anew: a child alone is caught by an Enemy Raid until it ends; raids are allowed with
    an empty bag; flips of Enemy Way 38 can be bought off; elders of the other player are always called; Manuelito's
    card sets the Ferocity also when he joins later; what lies face-down is never a counter that came back afterwards.
