## Più posti

secret = Solo { $who } sa di che cosa si tratta.
secretly = (segreto)
hand-over = Ora tocca a { $who }
hand-over-enter = Quando solo { $who } può vedere lo schermo, premi Invio:
undo-other = L'ultima scelta è stata di un altro posto: resta.
branch-secrets = { serve-secrets }

bot-no-start = { $seat }: il programma { $command } non si avvia ({ $detail }); al suo posto gioca { $fallback }.
bot-dead = { $seat }: il programma { $command } è terminato ({ $detail }); al suo posto continua { $fallback }.
bot-late = { $seat }: il programma { $command } non ha risposto entro { $detail } s; decide { $fallback }.
bot-garbage = { $seat }: il programma { $command } ha detto { $detail }, che non è una risposta; decide { $fallback }.
bot-illegal = { $seat }: il programma { $command } ha scelto { $detail }, che non è tra le opzioni; decide { $fallback }.
bot-sent-off = { $seat }: il programma { $command } è espulso dopo { $detail } problemi di fila; al suo posto continua { $fallback }.
