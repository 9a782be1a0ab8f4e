### Ce qui ne va pas : des fautes que quelqu'un peut corriger

game-unknown = il n'y a pas de jeu « { $game } » ; il y a : { $known }
scenario-unknown = { $game } n'a pas de scénario « { $scenario } » ; il a : { $known }
bot-unknown = { $game } n'a pas de robot « { $bot } » ; il a : { $known }
bot-too-few = { $game }/{ $scenario } a les places { $seats } : nommez autant de robots, dans cet ordre, ou un seul
bot-own-unknown = Il n'y a pas de bot { $bot } : { $error }
bot-own-strays = { $bot } ({ $seat }) a répondu { $answer } : ce n'est pas dans view.decision.actions, et les règles ne l'acceptent pas (règle : { $rule })
seat-unknown = { $game } n'a pas de place « { $seat } » ; il a : { $known }
reward-unknown = il n'y a pas de récompense « { $reward } » ; il y a : { $known }
letter-not-now = la lettre { $number } ({ $letter }) ne peut pas être dite ici ; { $count } autres le peuvent : voyez le masque, ou legal_actions()
letters-miscounted = { $count } lettres pour { $games } parties : un pas en prend une pour chacune
seeds-miscounted = { $count } graines pour { $games } parties : donnez-en une pour chacune, ou un seul nombre
vector-process-gone = un processus qui joue des parties s'est arrêté ; s'il s'est plaint du démarrage des processus, il faut au script : if __name__ == "__main__":
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
journal-no-people = les places dont les joueurs ajoutent aux dés ne sont pas des places de ce jeu
journal-dice = ce qui a été ajouté aux dés ne peut pas l'être : { $error }

verify-shared = Des dés que personne n'a pu choisir : { $people } et celui qui a ouvert la table y ont tous ajouté leur part.
verify-alone = Les dés viennent d'une clé que le programme a tirée à l'ouverture de la partie ; personne d'autre n'y a ajouté.
verify-waiting = La partie n'a pas commencé : tous n'ont pas encore ajouté à ses dés.
verify-practice = ENTRAÎNEMENT : les dés de cette partie ne prouvent rien.
verify-unmarked = Écrit par une version qui ne marquait pas l'entraînement : une clé choisie à la main ne se verrait pas.
verify-thrown-away = Auparavant, tout ce que les joueurs avaient ajouté a été jeté { $times ->
    [one] une fois
   *[other] { $times } fois
}.
verify-taken-back = Ce qui avait été vu a été repris d'un commun accord { $times ->
    [one] une fois
   *[other] { $times } fois
}.
practice-seed = Les dés viennent d'une graine ou d'une clé que quelqu'un a choisie.
practice-script = Une partie des dés était écrite d'avance.
practice-position = Elle commence à partir d'une position écrite.
practice-branch = Elle continue une autre partie, prise en cours.
practice-looked-at = Quelqu'un a vu la clé et tout ce qui est caché pendant qu'on jouait.
verify-torn = la dernière ligne, à moitié écrite, est laissée de côté
verify-other-pack = jouée avec d'autres données, ce qui ne change rien à cette partie

text-too-long = un texte venu d'ailleurs a au plus { $longest } caractères
text-too-deep = les clés s'emboîtent sur { $deepest } niveaux au plus
text-unread = il ne se lit pas : { $error }
text-no-scenario = le journal nomme un fichier comme scénario ; il doit en apporter le texte

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
serve-database = la base de données { $database } ne peut pas servir : { $error }
serve-database-address = ce n'est pas l'adresse d'une base de données : { $error }
serve-database-broken = la base de données { $database } est abîmée : { $error }. Mettez une sauvegarde à sa place, ou mettez-la de côté : le serveur commence alors avec une liste vide
serve-database-newer = la base de données { $database } vient d'un Sandtable plus récent ; utilisez celui-là
serve-processes = plus d'un processus demande une base de données commune : nommez-en une avec --database postgresql+psycopg://…
backup-there = { $file } existe déjà
backup-no-database = il n'y a pas de base de données { $database }
backup-failed = { $file } n'a pas pu être écrit : { $error }
serve-failed = le serveur n'a pas pu démarrer : { $error }

takeover-tables = { $tables ->
        [one] Une partie a été reprise dans la base de données ; son fichier reste, inchangé, dans le dossier taken-over.
       *[other] { $tables } parties ont été reprises dans la base de données ; leurs fichiers restent, inchangés, dans le dossier taken-over.
    }
takeover-continued = { $tables ->
        [one] Une partie avait continué dans son fichier ; ce qui s'y était ajouté a été repris.
       *[other] { $tables } parties avaient continué dans leurs fichiers ; ce qui s'y était ajouté a été repris.
    }
takeover-torn = { $tables ->
        [one] La dernière ligne de { $first } n'était écrite qu'à moitié ; elle a été laissée de côté.
       *[other] Les dernières lignes de { $tables } journaux ({ $first } …) n'étaient écrites qu'à moitié ; elles ont été laissées de côté.
    }
takeover-left = { $file } est resté à sa place : { $error }
takeover-other = la base de données a une autre partie sous ce nom
takeover-no-index = L'ancienne liste des tables ({ $file }) était illisible : { $error }. Les parties viennent de leurs journaux.
index-seats-lost = { $tables ->
        [one] Pour l'une d'elles, on ne sait plus qui était assis où. Rouvrez-la à partir de son fichier ({ $first }) pour prendre place.
       *[other] Pour { $tables } d'entre elles, on ne sait plus qui était assis où. Rouvrez-les à partir de leurs fichiers ({ $first } …) pour prendre place.
    }
