### L’analyse d’une partie finie : son cours, ses tournants, sa chance

review = Analyse
review-of = Analyse : { $title }
review-not-over = Une partie s’analyse une fois finie ; celle-ci est encore en cours.

## L’état des chances

review-course = L’état des chances
review-course-how = Au début de chaque tour, la partie a été continuée { $worlds } fois par ses propres robots, avec d’autres dés. Un match nul compte pour une demi-victoire.
review-course-how-alone = Au début de chaque tour, la partie a été continuée { $worlds } fois par son propre robot, avec d’autres dés ; voici les points obtenus en moyenne. Là où les points comptent contre le joueur, moins vaut mieux.
review-bars = Après la barre : qui serait en tête à la fin, et de combien de points.
review-turn = tour { $turn }
review-start = début
review-end = fin
review-points = { $points } points
review-give-or-take = ± { $error }

## Les tournants

review-turning = Les tournants
review-turning-how = Les tours qui ont le plus changé la partie. La part des dés est donnée à côté du reste : les décisions des deux camps, et ce qui ne se voyait pas encore dans les points.
review-turning-how-alone = Les tours qui ont le plus changé la partie. La part des dés est donnée à côté du reste : les décisions, et ce qui ne se voyait pas encore dans les points.
review-turning-none = Aucun tour n’a changé la partie au-delà de l’incertitude de ces estimations.
review-swing = { $side } : chances de gagner { $before } → { $after }
review-swing-alone = points à attendre { $before } → { $after }
review-swing-parts = par les dés { $luck }, le reste { $rest } points (± { $error })
review-decided-by = Le jet qui a le plus compté

## Les décisions

review-slips = Les décisions les plus coûteuses
review-slips-how = Reprises comme le ferait l’adversaire le plus fort, d’après ce que le joueur voyait alors. Leur coût est mesuré dans des mondes qui n’ont pas servi à trouver la meilleure réponse. Un conseil réfléchit plus longtemps à une seule question, dans d’autres mondes : si leur désaccord est plus petit que leurs erreurs, aucun des deux n’a tort.
review-slips-none = On n’en a trouvé aucune dont le coût dépasse l’incertitude de ces estimations.
review-slip-better = mieux : { $answer }
review-slip-cost = coût { $points } points (± { $error })
review-slip-chance = { $chance } des chances de gagner
review-number = { NUMBER($number, maximumFractionDigits: 1) }

## La chance

review-luck = Chance
review-luck-how = La chance d’un jet est l’avance d’un camp après le jet, moins l’avance qu’il aurait en moyenne si la même action était jouée et que les dés retombaient. Les bons et les mauvais choix n’y entrent pas. Les points sont ceux de la table, et ce que la position vaut en outre aux yeux de l’adversaire le plus fort.
review-luck-for = Les dés ont avantagé { $side } de { $points } points.
review-luck-gave = Les dés ont été bons pour { $side } : { $points } points de gagnés.
review-luck-took = Les dés ont été mauvais pour { $side } : { $points } points de perdus.
review-luck-even = Les dés n’ont avantagé personne.
review-luck-even-alone = Les dés n’ont rien donné ni rien pris qui compte.
review-luck-usual = De tels jets font d’ordinaire une différence d’environ { $spread } points ({ $throws ->
    [one] { $throws } jet
   *[other] { $throws } jets
  }).
review-luck-turns = La chance par tour
review-luck-best = Les jets les plus heureux pour { $side }
review-luck-best-alone = Les jets les plus heureux
review-luck-worst-alone = Les jets les plus malheureux
review-luck-none = Il n’y en a pas eu.
review-luck-running = en cumulé
review-throw-dice = dés { $dice }, en tout { $total } ({ $usual } en moyenne)
review-throw-hits = dés { $dice }, { $total ->
    [0] aucune touche
    [one] { $total } touche
   *[other] { $total } touches
  } ({ $usual } en moyenne)
review-throw-by = { $who } : { $dice }
review-throw-chain = { $count } jets de suite, de « { $first } » à « { $last } »
review-throw-draw = tirage
review-throw-how = Après chaque jet sont indiquées sa chance en points et la probabilité d’un jet aussi bon (ou aussi mauvais, si ce fut de la malchance), avec ce qui fut tiré en outre.
review-throw-chance = aussi bien ou mieux{ $drawn ->
    [yes] , avec ce qui a été tiré en plus
   *[no] {""}
  } : { $chance }
review-throw-chance-bad = aussi mal ou pire{ $drawn ->
    [yes] , avec ce qui a été tiré en plus
   *[no] {""}
  } : { $chance }
review-all-throws = Tous les jets
review-step = action { $step }
review-column-step = action
review-column-turn = tour
review-column-who = qui
review-column-what = quoi
review-column-dice = dés
review-column-usual = en moyenne
review-column-luck = chance

## Un conseil, en cours de partie

hint = Conseil
hint-short = Conseil
hint-title = Ce que ferait un bon joueur
hint-thinking = Des réponses sont essayées dans des parties imaginées …
hint-stop = Tant pis
hint-close = Fermer le conseil
hint-worlds = Essayé dans { $worlds } parties imaginées, d’après ce que vous voyez.
hint-lead = alors { $points } points d’avance
hint-behind = alors { $points } points de retard
hint-score = { $points } points
hint-score-against = { $points } points contre vous
hint-scale = Les points tels qu’ils seront sans doute : plus vaut mieux.
hint-scale-against = Les points contre vous, tels qu’ils seront sans doute : moins vaut mieux.
hint-chance = vous gagnez environ { $chance } de ces parties
hint-gains =
    Devrait rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus au camp « { $side } » (règle { $rule }).
hint-gains-for =
    Devrait rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus au camp « { $side } » : { $about } (règle { $rule }).
hint-denies =
    Devrait retirer environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au camp « { $side } » (règle { $rule }).
hint-denies-for =
    Devrait retirer environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au camp « { $side } » : { $about } (règle { $rule }).
hint-placed = Rien de plus n’est encore marqué, mais la position est meilleure.
hint-behind-first =
    Environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que la première réponse.
hint-as-good = À peu près aussi bonne que la première réponse, autant qu’on puisse en juger.
hint-as-good-above = À peu près aussi bonne que la réponse ci-dessus, autant qu’on puisse en juger.
hint-able = À peu près aussi bonne que les suivantes, autant qu’on puisse en juger, et elle peut avoir un effet.
hint-even = Rien n’en dépend.
hint-alike = Autant qu’on puisse en juger, il importe peu laquelle de ces réponses vous choisissez.
hint-no-difference = Aussi loin qu’on ait joué, il est indifférent de choisir l’une ou l’autre de ces réponses.
hint-each = Chacune : { $worth }
hint-only = Il n’y a pas d’autre réponse.
hint-only-begun = Il n’y a pas d’autre réponse, sinon d’y renoncer.
hint-then = puis : { $what }
key-hint = un conseil : ce que ferait un bon joueur
problem-hint-people = Les conseils sont pour les parties en solitaire ou contre des robots. Une autre personne joue ici.
problem-hint-not-asked = Il n’y a rien à conseiller : on ne vous demande rien.
problem-hint-failed = Aucun conseil n’a pu être trouvé. Redemandez.
problem-review-failed = L’analyse n’a pas pu être faite. Redemandez.

## L’analyse dans le navigateur

review-working = La partie est en cours d’analyse. Vous pouvez jouer ailleurs pendant ce temps.
review-progress = { $done } étapes sur { $of }
review-unfinished = Jusqu’ici ; le reste est encore en cours d’analyse.
review-later = Cela se dira quand tout le cours de la partie et toute la chance seront connus.
review-look = Le voir dans la rediffusion
review-chart-course = Les chances de tour en tour
review-chart-luck = La chance de tour en tour
