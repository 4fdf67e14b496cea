## Più posti

secret = Solo { $who } sa di che cosa si tratta.
secretly = (segreto)
hand-over = Ora tocca a { $who }
hand-over-enter = Quando solo { $who } può vedere lo schermo, premi Invio:
undo-other = L'ultima scelta è stata di un altro posto: resta.
branch-secrets = Finché gli altri hanno carte che non conosci non ci sono partite di prova; dopo la fine sì.
