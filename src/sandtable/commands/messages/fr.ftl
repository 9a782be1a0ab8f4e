### La ligne de commande

about = Des wargames historiques avec toutes leurs règles : à jouer ici ou dans le navigateur, à étudier par milliers.
first-steps = Premiers pas : « sandtable games », puis « sandtable play GAME » ou « sandtable serve ».
stopped = Arrêté.

## Ce que font les commandes

help-games = Énumérer les jeux : scénarios, règles facultatives, robots.
help-play =
    Jouer au terminal, contre un ami ou un robot.

    Chaque action est sur le disque avant de compter : on peut quitter une partie à tout moment et la reprendre avec --resume.
help-serve = Servir la table aux navigateurs, jusqu'à Ctrl-C.
help-replay =
    Raconter une partie action par action, ou en montrer un pas.

    Avec --position, la position est imprimée pour qu'on puisse en repartir :
    sandtable replay FILE --step 40 --position > ici.toml; sandtable play --position ici.toml
help-completion =
    Apprendre à un shell à compléter les noms.

    Affiche ce qu'il faut à un shell pour compléter commandes, jeux, scénarios, robots et options.

    Pour bash, par exemple : sandtable completion bash >> ~/.bashrc
help-verify =
    Prouver une partie, chaque ligne et chaque dé.

    Aucune ligne n'a été changée, chaque action était permise, chaque dé est tombé comme écrit, chaque position est celle qui a été notée.
    Code de sortie 0 : tout est vrai ; 1 : ce ne l'est pas, et la ligne est nommée.
help-rules = Énumérer les règles : interprétations, tests et code.
help-simulate =
    Faire jouer des robots et compter qui gagne.

    Sans --scenario, tous les scénarios passent tour à tour. Les résultats ne dépendent que de la graine, pas du nombre de processus.
help-fuzz =
    Jouer beaucoup et chercher des fautes dans le code.

    Après chaque action, tous les invariants doivent tenir, et toute partie doit finir.

    Code de sortie 1 : quelque chose s'est cassé. L'empreinte vaut pour toutes les positions finales : une graine, une empreinte, partout.
help-bench =
    Mesurer la vitesse des jeux sur un seul cœur.

    Jeu au hasard sur tous les scénarios, en temps de processeur, à côté de chaque pair installé.

    Les pairs sont python-chess et OpenSpiel (pip install 'sandtable[bench]') ; ce qui n'est pas installé est laissé de côté.
help-pack = Les données : les nombres d'un jeu et leur origine.
help-pack-check =
    Contrôler des données : fichiers, clés, scénarios.

    Code de sortie 1 : quelque chose est faux, et le fichier et la clé sont nommés.
help-pack-show = Dire quels nombres sont du texte ou reconstitués.
help-pack-copy = Copier les données d'un jeu pour les corriger.

## Arguments et options

option-version = Imprimer la version.
build-compiled = compilé
build-pure = Python pur
build-stale = Python pur : la version compilée vient d’autres sources, refaites make fast
option-game = Le jeu, comme « sandtable games » le nomme.
option-game-played = Le jeu ; inutile avec --resume ou --position.
option-json = Imprimer du JSON, à lire par un programme.
option-jobs = Combien de processus employer.
option-jobs-default = tous les processeurs
option-scenario = Le nom du scénario, ou un fichier de scénario à vous.
option-option = Changer une règle facultative ; peut être répété.
option-pack = Jouer avec d'autres données (« sandtable pack copy »).
option-lang = Langue.
option-lang-default = la vôtre
option-bot = Laisser une place à un robot ; peut être répété.
option-seed = Rendre les dés répétables.
option-seed-default = dés nouveaux
option-save = Où enregistrer la partie.
option-save-default = un fichier de votre dossier de données
option-shell = Le shell qui doit apprendre.
option-resume = Reprendre une partie enregistrée.
option-position = Partir d'une position écrite dans un fichier.
option-plain = De simples lignes au lieu d'un écran : tubes, ssh, lecteurs d'écran.
option-host = Adresse où servir ; 0.0.0.0 laisse entrer les autres.
option-port = Port où servir.
option-folder = Où les parties sont gardées.
option-folder-default = un dossier de votre dossier de données
option-browser = Ouvrir le navigateur.
option-step = Montrer la table après tant d'actions.
option-step-default = tout raconter
option-seat = Par les yeux de qui ; sans cela, ce que tous savent est raconté.
option-print-position = Imprimer la position en TOML, pour l'enregistrer et en repartir.
option-journal = Une partie enregistrée (un journal).
option-topic = Seulement les règles d'un sujet.
option-id = Une seule règle, avec tout ce qu'on en sait.
option-ambiguities = Imprimer le registre des interprétations en Markdown.
option-stamp = Marquer les règles traduites comme faites sur l'anglais d'aujourd'hui ; dire ce qui ne va pas.
option-seconds = Secondes par mesure.
option-measured = Ces jeux seulement ; peut être répété.
option-recorded = Un dossier de parties enregistrées : la plus longue de chaque jeu est ouverte.
option-pack-folder = Le dossier des données.
option-pack-game = Le jeu dont ce sont les données.
option-origin = Énumérer les valeurs d'une origine : text ou reconstructed.
option-other-pack = D'autres données que celles du jeu.
option-many = Combien de parties.
option-same-seed = La même graine donne les mêmes parties.
option-bots = Les robots, un par place dans l'ordre, ou un pour toutes.
option-keep = Garder ici les journaux des parties qui ont mal tourné.
option-deep = Contrôler aussi les lois coûteuses une partie sur tant (0 : jamais).
option-law = Interroger les étapes sur leurs réponses, proposées ou non, une partie sur tant (0 : jamais) ; cela prend le plus de temps.
option-fuzz-bots = Des robots, un par place dans l'ordre ou un pour toutes, au lieu du hasard.
option-journals = Relire et rejouer le journal de chaque partie.
option-switches = Changer les options du jeu : aucune (default), chacune seule (each) ou toutes ensemble (all). Les parties tournent : à chaque partie une autre option, et chaque option dans tous les scénarios ; il faut donc au moins autant de parties que d'options multipliées par les scénarios.

## Erreurs

mistake-bot-form = --bot { $typed } : écrivez PLACE=ROBOT, p. ex. --bot { $example }
mistake-bot-seat = --bot { $typed } : il n'y a pas de place « { $seat } » ; il y a : { $known }
mistake-bot = --bot { $typed } : il n'y a pas de robot « { $bot } » ; il y a : { $known }
mistake-bot-unknown = { $seat } est joué par « { $bot } », un robot qui n'est pas connu ici
mistake-language = il n'y a pas de { $language } ; il y a : { $known }
mistake-no-save = aucune partie n'est encore enregistrée dans { $folder }
mistake-no-game = nommez un jeu : { $known } (ou --resume FICHIER, ou --position FICHIER)
mistake-position-game = { $file } est une position de { $of }, pas de { $game }
mistake-position-options = une position nomme elle-même son scénario et ses options : ôtez --scenario et --option
mistake-resume-options = --resume reprend une partie comme elle a été commencée : ôtez les autres options
mistake-resume-game = { $file } est une partie de { $of }, pas de { $game }
mistake-step = --step { $step } : la partie a { $last } actions
mistake-seat = --seat { $seat } : il y a : { $known }
mistake-topic = --topic { $topic } : il y a : { $known }
mistake-rule = --id { $rule } : { $game } n'a pas une telle règle
mistake-origin = --origin { $origin } : c'est { $text } ou { $reconstructed }
mistake-no-folder = { $folder } : ce dossier n'existe pas
mistake-unwritten = impossible d'écrire { $path } : { $error }

## Ce qui est imprimé

games-version = version { $version } des règles
games-scenario = scénario
games-seats = places
games-bots = robots : { $bots }
games-play = Pour y jouer : sandtable play { $game }
serve-at = La table est à { $address } (les parties sont gardées dans { $folder }). Ctrl-C l'arrête.
verify-true = { $file } : vrai. { $actions } actions, empreinte { $digest }
rules-waived = sans test
rules-tests = { $count ->
    [one] { $count } test
   *[other] { $count } tests
  }
rules-total = { $game } : { $total } règles, dont { $covered } prouvées ou dispensées de test
rules-data = Données : { $data }
rules-waiver = Sans test : { $reason }
rules-test = Test : { $test }
rules-code = Code : { $place }
rules-stamped = { $file } : { $changed } nouvelles marques, { $wrong } fautes
rulings-title = Interprétations : { $game }
rulings-about = Là où le livret est obscur ou muet, voici comment on joue ici : { $unclear } règles sur { $total }. Fait par `sandtable rules { $game } --ambiguities` à partir du registre du jeu.
rulings-corrected = Corrigé :
pack-sound = { $folder } : données saines de { $game }, { $files } fichiers, { $scenarios } scénarios
pack-file = fichier
pack-origins = { $text } nombres viennent du texte, { $reconstructed } sont reconstitués ; --origin les énumère
pack-copied = Copié dans { $folder }. Corrigez ce que vous voulez, puis :
bench-game = jeu
bench-decisions = décisions/s
bench-pure = Python pur
bench-games = parties/s
bench-nodes = nœuds/s
bench-list = µs/liste
bench-copy = µs/copie
bench-bytes = octets
bench-table = octets/table
bench-verify = preuve s
bench-open = ouverture s
bench-peer = pair
bench-ratio = nous, en multiple de lui
playing = { $game } : { $bots }
progress = { $what } : { $done } sur { $total }
fuzzed = { $games } parties, { $finished } finies, { $violations } infractions, { $decisions } décisions, { $seconds } s, empreinte { $digest }
fuzzed-law = liste et contrôle : { $asked } réponses examinées, { $listed } proposées mais refusées, { $unlisted } non proposées et fautives
simulated = { $games } parties, { $decisions } décisions, { $seconds } s ({ $speed } parties/s)
simulate-seat = place
simulate-bot = robot
simulate-games = parties
simulate-won = gagnées
simulate-drawn = nulles
simulate-score = score moyen
