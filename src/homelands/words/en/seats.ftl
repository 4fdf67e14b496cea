## Several seats

secret = Only { $who } knows what this was.
secretly = (secret)
hand-over = Now { $who }
hand-over-enter = When only { $who } can see the screen, press Enter:
undo-other = The last choice was another seat's: it stands.
branch-secrets = { serve-secrets }

bot-no-start = { $seat }: the program { $command } cannot be started ({ $detail }); { $fallback } plays for it.
bot-dead = { $seat }: the program { $command } has ended ({ $detail }); { $fallback } plays on for it.
bot-late = { $seat }: the program { $command } did not answer within { $detail } s; { $fallback } takes the decision.
bot-garbage = { $seat }: the program { $command } said { $detail }, which is no answer; { $fallback } takes the decision.
bot-illegal = { $seat }: the program { $command } chose { $detail }, which is not an option; { $fallback } takes the decision.
bot-sent-off = { $seat }: the program { $command } is sent off after { $detail } troubles in a row; { $fallback } plays on for it.
