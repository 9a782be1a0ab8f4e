### La table : ce que tous les jeux partagent

refusal-table-over = La partie est terminée.
refusal-table-wrong-seat = C'est à { $seat } de décider.
refusal-table-no-such-seat = Il n'y a pas de place { $seat }.
refusal-table-no-such-piece = Il n'y a pas de pion { $piece }.
refusal-table-no-such-space = Il n'y a pas de case { $space }.
refusal-table-no-way = Il n'y a pas de chemin à choisir ici.
refusal-table-stale = La position a changé entre-temps.
refusal-table-malformed = Ce n'est pas une action : { $error }
refusal-table-dice-closed = Plus rien ne peut être ajouté aux dés.
refusal-table-dice-not-asked = Cela n'est demandé à personne à cette place.
refusal-table-dice-twice = Cette place a déjà ajouté sa part.
refusal-table-dice-too-early = Un nombre ne se dévoile que lorsque tous les autres ont scellé le leur.
refusal-table-dice-other-number = Ce n'est pas le nombre qui avait été scellé.
refusal-table-dice-waiting = La partie commence quand tous ont ajouté à ses dés.
refusal-table-undo-nothing = Il n'y a rien à reprendre.
refusal-table-undo-sealed = On ne peut pas la reprendre : un dé a été jeté, une carte tirée, une chose cachée vue, ou c'est à l'autre camp de décider.
refusal-table-undo-other-seat = La dernière action était celle de { $seat }.
refusal-table-journal = L'action n'a pas pu être enregistrée et n'a pas été jouée : { $error }
refusal-table-script = Les dés ou les cartes écrits pour cette position ne conviennent pas : { $error }

question-over = La partie est terminée.
question-dice = La partie commence quand tous ont ajouté à ses dés : { $seats } pas encore.
question-waiting = Décision attendue : { $seat }.
action-concede = Abandonner
action-unknown = « { $action } », tel que demandé
bot-random = Joueur au hasard
bot-random-about = aucun plan : pour voir les règles à l’œuvre

## Ce qu'une issue change aux points de victoire

stakes-signed = { $sign }{ NUMBER($points, maximumFractionDigits: 2) }
stakes-range = { $low } à { $high }
stakes-up-to = jusqu’à { $points }
stakes-down-to = jusqu’à { $points }
stakes-in-any-case = dans tous les cas { $points }
stakes-for = { $points } : { $why }
odds-rarer = { $count } issues plus rares ensemble
stakes-now = { $side } { $points } PV
stakes-turn = { $side } { $points } PV à la fin du tour
stakes-end = { $side } { $points } PV à la fin si rien ne change
stakes-win = { $side } : partie gagnée
stakes-may-win = { $side } : partie peut-être gagnée
stakes-win-chance = { $side } : partie gagnée, { $chance }
stakes-expected = Points de victoire à attendre : { $stakes }
stakes-net = solde { $points } pour vous
stakes-none = Aucun point de victoire n'en dépend.
stakes-untold = L'effet sur les points de victoire ne peut pas encore être dit.
verdict-attack-succeeds = l’attaque réussit
verdict-defence-holds = la défense tient
verdict-nobody-yields = personne ne cède
verdict-fire-hits = le coup porte
verdict-fire-misses = aucun effet
verdict-harmed = tous n’en sortent pas indemnes
verdict-succeeds = c’est une réussite
verdict-fails = c’est un échec
verdict-at-worst = { $what } { $now } pour l’instant, { $worst } au pire
verdict-at-best = { $what } { $now } pour l’instant, { $best } avec votre renfort
verdict-at-both = { $what } { $now } pour l’instant, { $best } avec votre renfort, { $worst } au pire
odds-addition-outcomes = Ce qui peut alors en sortir
odds-as-it-stands = En l’état actuel
odds-addition = L'autre camp peut encore ajouter : { $what }. Alors :
odds-addition-own = Vous pouvez encore ajouter : { $what }. Alors :
