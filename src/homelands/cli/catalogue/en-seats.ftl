## Several seats

secret = Only { $who } knows what this was.
secretly = (secret)
hand-over = Now { $who }
hand-over-enter = When only { $who } can see the screen, press Enter:
undo-other = The last choice was another seat's: it stands.
branch-secrets = As long as the others hold cards that you do not know, there are no practice branches; after the end there are.
