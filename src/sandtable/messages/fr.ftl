### La table : ce que tous les jeux partagent

refusal-table-over = La partie est terminée.
refusal-table-wrong-seat = C'est à { $seat } de décider.
refusal-table-no-such-seat = Il n'y a pas de place { $seat }.
refusal-table-stale = La position a changé entre-temps.
refusal-table-malformed = Ce n'est pas une action : { $error }
refusal-table-undo-nothing = Il n'y a rien à reprendre.
refusal-table-undo-sealed = On ne peut pas la reprendre : un dé a été jeté, une carte tirée, une chose cachée vue, ou c'est à l'autre camp de décider.
refusal-table-undo-other-seat = La dernière action était celle de { $seat }.
refusal-table-journal = L'action n'a pas pu être enregistrée et n'a pas été jouée : { $error }
refusal-table-script = Les dés ou les cartes écrits pour cette position ne conviennent pas : { $error }

question-over = La partie est terminée.
question-waiting = C'est à { $seat } de décider.
action-concede = Abandonner
bot-random = Joueur au hasard
