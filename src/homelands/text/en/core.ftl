# Words of the interface, the same for every game.

yes = yes
no = no
