### Premières parties guidées

guide-title = Première partie
guide-place = { $step } sur { $of }
guide-leave = Quitter la leçon
guide-next = Suite
guide-watch = Regarder
guide-finish = Continuer à jouer
guide-answer = À vous : choisissez la réponse encadrée.
guide-deed = À vous : essayez.
guide-later = La leçon y viendra plus tard. D’abord cette étape ; ou quittez la leçon et jouez librement.
guide-later-first = La leçon y viendra plus tard. D’abord : { $answer }
guide-offer = Vous débutez ?
guide-offer-about = Apprenez le jeu en dix minutes, une chose à la fois, à une vraie table.
guide-begin = Première partie : apprendre en dix minutes

## In a terminal

guide-plain-spaces = Sur le plateau : { $spaces }
guide-plain-next = Entrée pour continuer ; finir pour quitter la leçon.
guide-plain-answer = ▸ La leçon attend : { $number }  { $label }
guide-plain-try = Par exemple : { $line }
guide-waits-key = Cette étape attend { $key } : { $name }. n encore une fois passe outre.
guide-waits-answer = Cette étape attend la réponse encadrée : { $answer }. n encore une fois la donne pour vous.
guide-menu = Menu
guide-learnt = Vous savez jouer une unité, demander pourquoi et avec quelles chances, combattre, reprendre un coup et finir un tour.
guide-try-next = À essayer : { $scenario }, en entier (menu : { $game }, puis { $number }).
guide-screen-key = { $key } : { $name }
guide-keys-odds = Les chances de la réponse marquée sont à côté de la carte ; o en donne toutes les raisons. Ne la jouez pas encore.
guide-keys-why = Appuyez sur w : la question y est déjà écrite, Entrée la pose.
guide-keys-overlay = Appuyez sur O (majuscule) jusqu'à ce que le ravitaillement couvre la carte.
guide-keys-log = Appuyez sur l pour tout lire.
guide-keys-units = Appuyez sur s pour lire ce qu'est chaque unité ; ou sur b, et allez sur la case encadrée.
guide-keys-rules = Appuyez sur r pour lire les règles.
option-lesson = Apprendre le jeu en dix minutes : une première partie guidée. Fermée en chemin, elle reprend avec --resume.
mistake-lesson-options = une leçon a son scénario, ses dés et son adversaire : omettez les autres options
mistake-no-lesson = nommez un jeu qui a une leçon : { $known }
