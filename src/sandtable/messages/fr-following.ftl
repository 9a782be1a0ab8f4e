### Suivre, décider et se remettre d'une panne à la table, dans un navigateur

reload = Recharger la page
stale = Position périmée : on attend le serveur
line-doubtful = Cette page n'a rien entendu depuis un moment. On demande au serveur où en est la partie …
line-again = Nouvel essai automatique.
line-puzzled = Le serveur a dit quelque chose que cette page ne connaît pas ; elle a regardé la table à nouveau. Si cela se répète, la page est plus ancienne que le serveur : rechargez-la.
line-other-window = Votre camp a agi dans une autre fenêtre. Voici la position qui en résulte.
problem-not-current = Ce n'est pas encore la position actuelle. Un instant ; rien n'a été fait.
problem-unreadable = La réponse du serveur est illisible.

## Ce qui s'est passé

story-title = Ce qui s'est passé
story-count = { $count ->
    [one] { $count } événement depuis votre dernière décision
   *[other] { $count } événements depuis votre dernière décision
  }
story-place = { $place } sur { $of }
story-play = Montrer
story-step = Pas à pas
story-stop = Retour au présent
story-past = Regard en arrière : ce n'est pas le présent
only-answer = Une seule réponse était possible ; elle a été donnée pour vous : { $answer }
moot-answer = Aucun renfort n’aurait rien changé : la question n’a pas été posée.
only-done = { $part } : il ne restait rien à faire, c’est terminé.

## Ce qui se passe, joué sous les yeux

happening = Ce qui se passe
happening-played = Ce qui se passe se joue sur le plateau ; votre prochaine question suit.
happening-held = Lisez ce que les dés ont décidé ; votre prochaine question suit.
happening-skip = Droit au présent
happening-on = Continuer
passed-title = Depuis votre dernière décision
passed-taken = Pris, { $side } :
passed-stands = { $track } :
passed-found = Découverts, { $side } :
passed-now = – maintenant en { $space }
passed-losses = Pertes, { $side } :
passed-wanting = Sans ravitaillement ou assiégés, { $side } :
passed-relieved = Fini, « { $plight } » : { $names }
passed-struck = Désormais « { $plight } » : { $names }
passed-still = Toujours « { $plight } » : { $names }
throw-tens = dizaines et unités
result-adds = Le calcul
result-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
question-because = Pourquoi : { $why }
settings-pace = Ce qui se passe est joué
pace-slow = lentement
pace-normal = normalement
pace-fast = vite
pace-straight = pas du tout : droit à la fin
settings-results = Le résultat d'un jet reste
results-wait = jusqu'à ce que je continue
results-seconds = { $seconds } secondes
key-go-on = continuer ; droit au présent pendant que l'on joue ce qui se passe ; presser le bouton qui a le focus
key-step = l'événement suivant, pendant que l'on joue ce qui se passe

## Parties du tour

phases-past = terminée
phases-now = en cours
phases-next = à venir
answers-nothing-else = Il ne reste rien d’autre à faire ici.
part-over = { $part } : c’est fini, il ne vous y reste plus rien à faire. À présent : { $now }.
phases-owed = { $units ->
    [one] { $units } peut encore agir
   *[other] { $units } peuvent encore agir
  }
phases-owed-short = { $units } à jouer

## Avant l'irréversible

ending = { $units ->
    [0] Cette partie du tour s'achève alors qu'on pourrait encore y agir.
    [one] Cette partie du tour s'achève alors que { $units } unité pourrait encore agir.
   *[other] Cette partie du tour s'achève alors que { $units } unités pourraient encore agir.
  }
ending-untouched = On vous le demande quand même : personne n’a encore agi.
ending-mistakable = On vous le demande quand même : la touche ne visait peut-être qu’une unité.
ending-yes = Terminer
ending-unasked = Terminer, et ne plus demander
put-aside = Pas fait : { $answer }
ending-ask-no-more = Ne plus me demander avant la fin d’une partie du tour dans ce jeu (le menu le rétablit)
last-deed = { $free ->
    [yes] C’est le dernier acte de cette partie du tour ({ $part }) : avec lui, elle est terminée.
    [others] Avec cela, vous avez fait ici ce que vous pouviez, et c’est aux autres d’agir : ensuite, ce que vous avez fait avant ne pourra plus être repris.
   *[no] C’est le dernier acte de cette partie du tour ({ $part }). Ensuite, ce que vous y avez fait ne pourra plus être repris.
}
last-unasked = Le faire, et ne plus demander
odds-stakes = En jeu : { $stakes }
settings-skip = Répondre à ma place quand il n'y a qu'une réponse
settings-ask-end = Demander avant la fin d’une partie du tour : quand des unités peuvent encore agir, ou au dernier acte

## Le crayon

pencil = Tracer vos flèches et vos notes
pencil-first = Votre crayon ; vous seul le voyez. Choisissez une case …
pencil-second = Depuis { $space } : une autre case pour une flèche, la même pour une note
pencil-note = Note en { $space }
pencil-keep = Garder
pencil-undo = Effacer le dernier trait
pencil-clear = Tout gommer
key-story = montrer ce qui s'est passé
key-pencil = votre crayon : flèches et notes
