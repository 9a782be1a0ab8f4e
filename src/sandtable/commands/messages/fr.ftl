### La ligne de commande

about = Des wargames historiques avec toutes leurs règles : à jouer ici ou dans le navigateur, à étudier par milliers.
first-steps = Premiers pas : « sandtable games », puis « sandtable play GAME » ou « sandtable serve ».
stopped = Arrêté.
online-invite = { $seat } est encore libre. Invitez quelqu'un par ce lien : { $link }

## Ce que font les commandes

help-games = Énumérer les jeux : scénarios, règles facultatives, robots.
help-play =
    Jouer au terminal, contre un ami ou un robot.

    Chaque action est sur le disque avant de compter : on peut quitter une partie à tout moment et la reprendre avec --resume.
help-serve = Servir la table aux navigateurs, jusqu'à Ctrl-C.
help-migrate =
    Reprendre les parties d'un dossier dans une base de données.

    Les journaux et les places d'avant la version 0.6, et la base du dossier si une autre est nommée. Ce qui est repris reste, inchangé, dans le dossier taken-over ; ce qui est abîmé reste à sa place et est nommé. Le faire deux fois ne fait rien deux fois. Un serveur le fait de lui-même pour son dossier.
help-backup =
    Copier la base de données d'un serveur dans un fichier, pendant qu'il sert.

    La copie est entière : mettez-la à la place de la base de données, et servez.
help-replay =
    Raconter une partie action par action, ou en montrer un pas.

    Avec --position, la position est imprimée pour qu'on puisse en repartir :
    sandtable replay FILE --step 40 --position > ici.toml; sandtable play --position ici.toml
help-review =
    Analyser une partie finie.

    L’état des chances tour par tour, les tournants, les décisions les plus coûteuses et l’œuvre des dés.
    Le même fichier et la même graine donnent la même analyse. Avec --html elle est écrite en une page avec des courbes.
help-completion =
    Apprendre à un shell à compléter les noms.

    Affiche ce qu'il faut à un shell pour compléter commandes, jeux, scénarios, robots et options.

    Pour bash, par exemple : sandtable completion bash >> ~/.bashrc
help-verify =
    Prouver une partie, chaque ligne et chaque dé.

    Aucune ligne n'a été changée, chaque action était permise, chaque dé est tombé comme écrit, chaque position est celle qui a été notée.
    Code de sortie 0 : tout est vrai ; 1 : ce ne l'est pas, et la ligne est nommée.
help-rules = Énumérer les règles : interprétations, tests et code.
help-print = Écrire un jeu en feuilles à imprimer et à découper.
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
help-bench-server =
    Mesurer ce que supporte un serveur quand beaucoup jouent à la fois.

    Lance un vrai serveur et une foule de joueurs, chacun dans son processus, sur cette machine seulement.

    La charge de la machine est donnée avec les chiffres : ils se lisent avec elle.
help-admin = Pour qui tient un serveur : tables, joueurs, contrôles.
help-admin-tables = Énumérer toutes les tables.
help-admin-people = Énumérer tous ceux qui se sont assis.
help-admin-reissue =
    Donner une nouvelle clé à une place, et afficher son adresse.

    Qui tenait la place ne la tient plus : pour quelqu'un qui a perdu sa clé.
help-admin-delete = Jeter une table pour de bon.
help-admin-expire = Énumérer les tables que des invités ont abandonnées ; avec --yes, les jeter.
option-admin-days = Personne n'y a touché depuis tant de jours ; les tables de personnes qui ont un nom n'en sont jamais.
option-admin-expire = Les jeter pour de bon.
admin-expired = Jetées : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }.
help-admin-check =
    Rejouer toutes les parties en cours selon les règles installées.

    Rien n'est changé : l'essai à blanc avant une mise à jour. Code 1 : une partie ne continue pas, et elle est nommée.
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
option-database = Adresse de la base de données : postgresql+psycopg://… ou sqlite:///….
option-database-default = sandtable.sqlite dans le dossier
option-server-processes = Combien de processus servent ; plus d'un demande PostgreSQL.
option-backup = Le fichier à écrire ; il ne doit pas encore exister.
option-browser = Ouvrir le navigateur.
option-step = Montrer la table après tant d'actions.
option-step-default = tout raconter
option-seat = Par les yeux de qui ; sans cela, ce que tous savent est raconté.
option-print-position = Imprimer la position en TOML, pour l'enregistrer et en repartir.
option-review-html = Écrire l’analyse en une page HTML qui se suffit à elle-même.
option-review-worlds = Combien de fois la partie est continuée depuis le début de chaque tour ; 0 : selon sa longueur.
option-review-again = Combien de décisions de chaque camp sont reprises.
option-review-default = selon la longueur de la partie
reviewing = Analyse
reviewed = L’analyse est dans { $file }.
option-journal = Une partie enregistrée (un journal).
option-topic = Seulement les règles d'un sujet.
option-id = Une seule règle, avec tout ce qu'on en sait.
option-ambiguities = Imprimer le registre des interprétations en Markdown.
option-stamp = Marquer les règles traduites comme faites sur l'anglais d'aujourd'hui ; dire ce qui ne va pas.
option-seconds = Secondes par mesure.
option-measured = Ces jeux seulement ; peut être répété.
option-recorded = Un dossier de parties enregistrées : la plus longue de chaque jeu est ouverte.
option-admin-table = L'identifiant de la table, tel que le donne « sandtable admin tables ».
option-admin-seat = L'identifiant de la place.
option-admin-sure = Ne pas demander.
admin-sure = Jeter la table { $table } pour de bon ?
admin-checked = Parties en cours : { $games }, dont { $failed } ne continuent pas selon les règles installées.
admin-no-database = il n'y a pas de base de données dans { $path }
option-server = Jouer à la table d'un serveur : son adresse, ou le lien vers une place.
option-site = Un nom par lequel les navigateurs atteignent le serveur ; les autres sont refusés. Peut être répété.
option-proxied = Un mandataire inverse précède le serveur : ce qu'il dit de l'origine des demandes fait foi.
option-log = Ce qui va mal en texte, ou chaque demande et événement en une ligne JSON.
option-load-tables = Combien de tables sont jouées à la fois.
option-load-seconds = Combien de temps on y joue, en secondes.
option-load-sockets = Combien de connexions directes sont tenues pendant ce temps.
option-load-every = Secondes d'une action d'une table à la suivante ; 0 : aussitôt.
option-load-long = Ouvrir aussi une partie en cours de tant d'actions ; 0 : non.
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
option-pdf = Le fichier à écrire.
option-paper = Le format du papier.
option-csv = Écrire une ligne par partie dans ce fichier, pour un tableur.
option-jsonl = Écrire une ligne de JSON par partie dans ce fichier.
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
mistake-server-options = avec --server, c'est le serveur qui garde la partie : omettez --lesson, --save, --resume, --position et --pack
mistake-link-options = le lien dit quelle partie est jouée : omettez le jeu, le scénario, les options, les robots et la graine
mistake-resume-game = { $file } est une partie de { $of }, pas de { $game }
mistake-step = --step { $step } : la partie a { $last } actions
mistake-seat = --seat { $seat } : il y a : { $known }
mistake-topic = --topic { $topic } : il y a : { $known }
mistake-rule = --id { $rule } : { $game } n'a pas une telle règle
mistake-origin = --origin { $origin } : c'est { $text } ou { $reconstructed }
mistake-no-folder = { $folder } : ce dossier n'existe pas
mistake-print-scenario = seuls les scénarios du jeu lui-même s’impriment, pas { $scenario } ; il y a : { $known }
mistake-no-browser = aucun navigateur capable d’imprimer dans un fichier n’a été trouvé (Chromium, Chrome, Edge) ; nommez-en un dans { $variable }, ou ouvrez le jeu dans le hall et suivez « Imprimer et jouer »
mistake-not-printed = les feuilles n’ont pas été dessinées : { $error }
mistake-printed-too-early = le navigateur a imprimé avant que les feuilles soient dessinées ; réessayez quand la machine sera moins occupée
mistake-unwritten = impossible d'écrire { $path } : { $error }

## Ce qui est imprimé

games-version = version { $version } des règles
games-scenario = scénario
games-seats = places
games-bots = robots : { $bots }
games-play = Pour y jouer : sandtable play { $game }
serve-at = La table est à { $address } (les parties sont gardées dans { $folder }). Ctrl-C l'arrête.
migrate-no-folder = il n'y a pas de dossier { $folder }
migrate-done = { $tables ->
        [0] Il n'y avait rien à reprendre
        [one] Une partie est maintenant dans { $database }
       *[other] { $tables } parties sont maintenant dans { $database }
    }{ $left ->
        [0] .
        [one] { " " }; un fichier est resté.
       *[other] { " " }; { $left } fichiers sont restés.
    }
backup-done = { $file } : { $bytes } octets.
backup-postgresql = { $database } est une base PostgreSQL, qui a sa propre commande : pg_dump --format=custom --file={ $file } … ; on la remet avec pg_restore --clean
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
printed = { $file } est écrit.
simulated = { $games } parties, { $decisions } décisions, { $seconds } s ({ $speed } parties/s)
simulate-seat = place
simulate-bot = robot
simulate-games = parties
simulate-won = gagnées
simulate-drawn = nulles
simulate-score = score moyen
simulate-interval = Parenthèses et ± : où se trouve la vraie part ou la vraie moyenne, avec 95 % de confiance.

help-ladder =
    Faire jouer chaque adversaire contre celui du dessous.

    À deux, on joue avec les mêmes dés en échangeant les camps ; seul, on compare les scores avec les mêmes dés. Une nulle compte pour moitié.
option-ladder-games = parties pour chaque échelon
option-ladder-top = seulement tant d’échelons, à partir du plus haut
option-ladder-budget = secondes qu’un général peut réfléchir à chaque réponse, au lieu de son nombre habituel d’essais
option-ladder-pairs = compter deux parties avec les mêmes dés, une fois de chaque côté, comme une seule : qui fait le plus de points des deux ensemble est devant. Pour les jeux où un côté gagne presque toujours
ladder-bot = adversaire
ladder-elo = cote
ladder-against = contre
ladder-games = parties
ladder-share = part
ladder-interval = 95 %
ladder-pace = par décision
