### Ce qui ne va pas : des fautes que quelqu'un peut corriger

game-unknown = il n'y a pas de jeu « { $game } » ; il y a : { $known }
scenario-unknown = { $game } n'a pas de scénario « { $scenario } » ; il a : { $known }
bot-unknown = { $game } n'a pas de robot « { $bot } » ; il a : { $known }
bot-too-few = { $game }/{ $scenario } a les places { $seats } : nommez autant de robots, dans cet ordre, ou un seul
option-unknown = il n'y a pas d'option « { $option } » ; il y a : { $known }
option-no-choice = option { $option } : « { $value } » n'est pas l'un de : { $choices }

journal-line = ligne { $line } : { $error }
journal-there = { $path } existe déjà ; nommez un autre fichier
journal-unwritten = impossible d'écrire { $path } : { $error }
journal-unwritten-action = impossible d'écrire { $path } : { $error } ; l'action n'a pas été jouée
journal-unread = impossible de lire { $path } : { $error }
journal-held = { $path } est en train d'être joué par { $holder }. Arrêtez-le d'abord ; pour le lire (replay, verify), inutile d'attendre
journal-no-locks = impossible de protéger { $path } d'un second auteur : { $error } ; choisissez un dossier sur un autre disque
journal-replaced = { $path } a été déplacé, remplacé ou écrit par un programme qui ne demande rien ; l'action n'a pas été jouée
journal-overtaken = quelqu'un d'autre a déjà écrit cette ligne
journal-lines-gone = cette ligne et les suivantes ne sont plus dans { $path } ; l'action n'a pas été jouée
holder = le processus { $process } ({ $what }), depuis { $since }
holder-unknown = un autre processus
journal-no-header = ce n'est pas un journal de Sandtable : sa première ligne n'est pas entière
journal-no-journal = ce n'est pas un journal de Sandtable : { $error }
journal-format = le format de journal { $format } n'est pas connu ici
journal-header-changed = l'en-tête a été modifié
journal-line-changed = cette ligne, ou l'ordre des lignes, a été modifié
journal-line-damaged = cette ligne est abîmée : { $error }
journal-other-rules = jouée selon la version { $then } des règles de { $game } ; celle-ci est la version { $now }
journal-bad-position = la position de départ est fausse : { $error }
journal-other-start = la première position n'est pas celle qui a été notée (d'autres données, d'autres règles ?)
journal-other-position = mène à une autre position que celle qui a été notée
journal-undo-too-much = reprend plus d'actions qu'il n'y en a
journal-no-seat = il n'y a pas de place « { $seat } » dans ce jeu
journal-no-action = ce n'est pas une action : { $error }
journal-illegal = cette action n'est pas permise ici : règle { $rule }
journal-no-key = la clé n'est pas une clé
journal-other-key = la clé ne correspond pas à l'engagement pris avant la partie

verify-torn = la dernière ligne, à moitié écrite, est laissée de côté
verify-other-pack = jouée avec d'autres données, ce qui ne change rien à cette partie

script-used-up = la suite écrite pour « { $kind } » est épuisée, mais il faut encore un tirage
script-no-side = la suite écrite dit { $value }, mais le dé a { $sides } faces
script-not-there = la suite écrite tire { $kind } { $value }, qui n'est pas là

position-no-file = { $path } : ce fichier n'existe pas
position-unread = { $path } : { $error }
position-no-game = une position a besoin de la clé « game »
position-unknown-key = clé inconnue « { $key } » (attendu, l'une de : { $known })
position-unknown-name = { $key } : { $value } n'est pas connu ici (attendu, par exemple : { $known })
position-unknown-field = { $key } : inconnu (les pions s'écrivent sous state.units)
position-expected-name = { $key } : un nom est attendu, pas { $value }
position-expected-table = { $key } : une table est attendue
position-expected-list = { $key } : une liste est attendue
position-expected-flag = { $key } : true ou false est attendu, pas { $value }
position-expected-number = { $key } : un nombre entier est attendu, pas { $value }
position-expected-keys = { $key } : ces clés sont attendues, et aucune autre : { $known }
position-no-draw = { $key } : ce jeu ne tire pas de « { $kind } »
position-not-drawn = { $key } : { $value } ne peut pas être tiré
position-not-in-list = { $key } : { $value } ne peut pas être dans cette liste
position-chance = hasard : { $error }
position-impossible = la position est impossible : { $problems }
position-breaks = les règles ne permettent pas de continuer d'ici (la dernière étape est « { $step } ») : { $error }
position-no-result = { $key } : il ne reste rien à jouer, mais la partie n'a pas de résultat
position-no-answer = { $key } : la dernière étape est « { $step } », et elle n'a pas de réponse ici
position-active-no-card = active : { $unit } n'a pas de carte (donnez-lui-en une : state.units.{ $unit }.card)
position-active-not-there = active : { $unit } n'est pas sur la carte

serve-no-port = impossible de servir à { $address } : un port est un nombre de 1 à 65535
serve-taken = impossible de servir à { $address } : { $error }
serve-held = les parties de { $folder } sont déjà servies par { $holder }. Arrêtez-le d'abord, ou nommez un autre dossier avec --folder
serve-no-folder = { $folder } est un fichier, pas un dossier où garder des parties
serve-folder = { $folder } ne peut pas servir à garder des parties : { $error }
serve-index = l'index des tables { $path } ne peut pas servir : { $error }
serve-index-newer = l'index des tables { $path } vient d'un Sandtable plus récent ; utilisez celui-là, ou mettez le fichier de côté : il est alors refait à partir des journaux
serve-failed = le serveur n'a pas pu démarrer : { $error }

index-set-aside = L'index des tables était illisible ({ $error }). Il a été mis de côté sous le nom { $aside }.
index-rebuilt = { $tables ->
        [one] Une partie manquait dans l'index des tables ; elle y a été remise à partir de son journal.
       *[other] { $tables } parties manquaient dans l'index des tables ; elles y ont été remises à partir de leurs journaux.
    }
index-seats-lost = { $tables ->
        [one] Pour l'une d'elles, on ne sait plus qui était assis où. Rouvrez-la à partir de son fichier ({ $first }) pour prendre place.
       *[other] Pour { $tables } d'entre elles, on ne sait plus qui était assis où. Rouvrez-les à partir de leurs fichiers ({ $first } …) pour prendre place.
    }
