### Autour de la table : objectifs, ordre de mission, à qui de jouer

goals-title = Objectifs
goals-now = Si tout s’arrêtait là
goals-ended = Comment cela s’est terminé
goals-short = { $points ->
    [one] Avec { $points } point de plus : { $level }
   *[other] Avec { $points } points de plus : { $level }
  }
goals-below = Pour faire mieux, moins de { $points } points : { $level }
goals-objectives = Ce qui vaut d’être tenu
goals-nobody = à personne
goals-other = autres points
track-nothing = Rien ne compte encore.
goals-more = { $places ->
    [one] { $places } autre lieu
   *[other] { $places } autres lieux
  }
result-you-won = Vous avez gagné.
result-you-lost = Vous avez perdu.
result-again = Rejouer
result-other-side = Prendre l’autre camp
briefing-you = Votre camp :
briefing-decides = Ce qui décide
briefing-go = À la table
briefing-any-key = ou une touche, ou un clic
briefing-again = Ordre de mission
briefing-minutes = environ { $least } à { $most } minutes
briefing-hours = environ { $least } à { $most } heures
settings-briefing = Dire de quoi il s’agit à la première ouverture d’une table
settings-hand-over = Passer l’écran derrière un rideau
settings-hand-over-hidden = quand quelque chose est caché
settings-hand-over-always = toujours
settings-hand-over-never = jamais
key-goals = objectifs, et comment cela finirait maintenant
key-briefing = l’ordre de mission
tab-yours = ● À vous – { $title }
tab-waiting = { $title } – { $seat } décide
tab-over = { $title } – terminée
join-refused = Ce lien n’ouvre pas la place : il est faux, ou quelqu’un l’a modifié. Rien de ce qui est à vous n’a changé.

## Le vestibule

lobby-side = Votre camp
lobby-against = Contre
lobby-here = Quelqu’un ici, à cet écran
lobby-scenarios = { $count } scénarios ; choisi :
lobby-more = Place par place, règles optionnelles, dés
table-turn = Tour { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}sur { $turns }
  }
table-begun = mise en place
table-yours = à vous de jouer
table-rename = Renommer
table-delete = Supprimer
table-delete-sure = Supprimer « { $title } » pour de bon ? On ne pourra pas revenir en arrière.
option-rule = Règle { $rule }
lobby-guide = Guide : règles, exemples, stratégie (en anglais)
paper-link = Imprimer et jouer
paper-title = { $title } sur papier
paper-size = Papier
paper-print = Imprimer
paper-how = Imprimez à 100 % (sans adapter à la page). Coupez les feuilles de la carte aux repères des coins ; les repères interrompus montrent de combien la feuille suivante recouvre sa voisine. Assemblez-les d’après leurs lettres et leurs chiffres, puis découpez les pions le long des repères des bords.
paper-backs = Les planches de pions vont par deux, rectos puis versos : imprimez recto verso, retournés sur le grand côté, ou collez-les de part et d’autre d’un carton.
paper-front = { $title } · pions { $number }, rectos
paper-back = { $title } · pions { $number }, versos
paper-size-a4 = A4
paper-size-letter = Letter (États-Unis)
