# Une série d’attaques dans son ensemble, et ce que les autres peuvent faire à un lieu

series-add = Ajouter à une série
series-add-why = Garde cette attaque et rend les unités, pour préparer la suivante : on lit alors les chances de toutes ensemble.
series-title = Une série d’attaques
series-thinking = Calcul en cours…
series-clear = Abandonner la série
series-remove = Retirer : { $act }
series-take = Exécuter
series-take-act = Exécuter : { $act }
series-again = Recalculer à partir d’ici
series-next = Préparez l’attaque suivante et ajoutez-la : elle est calculée avec les précédentes.
series-carried = a lieu { $chance }
fate-lost = perte
fate-reduced = perd de sa force
fate-gone = quitte sa place
foretold-fate = { $what } { $chance }
foretold-cleared = Plus d’ennemi : { $space } { $chance }
foretold-fallen = Aux mains de l’ennemi : { $space } { $chance }
foretold-others = Chez l’ennemi
foretold-own = Chez vous
foretold-nothing = Rien de ce qui se trouve là ne subit de dommage.
foretold-points = Votre avance change de { $points } en moyenne, au moins { $low }, au plus { $high }.
foretold-exact =
    { $ways ->
        [one] Il n’y a qu’une seule issue.
       *[other] Exactement : les { $ways } issues possibles des dés ont toutes été parcourues.
    }
foretold-thrown = D’après { $ways } parties imaginées ; une chance peut s’écarter de { $error }.
foretold-between = Pertes, retraites et autres questions entre-temps : comme répondrait un joueur ordinaire. C’est l’état au moment de la question suivante.
threat-ask = Que peuvent-ils faire ici ?
threat-title = Que peuvent-ils faire ici : { $space }
threat-thinking = Le tour des autres est joué dans des parties imaginées…
threat-usual = Comme ils jouent d’ordinaire
threat-bent = S’ils visent ce lieu
threat-rules = Comme les règles les conduisent
threat-dice = Probabilité que des dés soient jetés à son sujet : { $chance }
threat-holds = Si vous tenez jusqu’à pouvoir agir de nouveau.
problem-series-size = Une série compte au moins une attaque et au plus { $most }.
problem-foretold-failed = Le calcul n’a pas abouti. Redemandez.
key-threat = que peuvent-ils faire ici ?

# In the terminal

plain-word-series = serie
plain-word-threat = menace
plain-help-series = serie [NUMÉRO|finir] ajoute une réponse à une série d’attaques et dit ce que donne l’ensemble
plain-help-threat = menace CASE          ce que les autres peuvent y faire avant que vous puissiez agir
screen-key-series = Ajouter la réponse à une série, et ses chances
screen-key-drop_series = Abandonner la série
screen-key-threat = Que peuvent-ils faire là (curseur sur le plateau) ?
screen-threat-where = Placez d’abord le curseur du plateau (b) sur une case.
