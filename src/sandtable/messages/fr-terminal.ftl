### La table dans un terminal

result-won = { $seat } { $seat-number ->
    [plural] l'emportent
   *[other] l'emporte
  } : { $level }.
result-level = { $level }.
result-score = { $seat } : { $score }
fact-told = { $name } : { $value }
refusal-rule = La règle { $rule } ne le permet pas ({ $about }).
refusal-rule-alone = La règle { $rule } ne le permet pas.
rule-ruling = Interprétation : { $ruling }
rule-unknown = Il n'y a pas de règle { $rule }.
odds-none = Le hasard n'y est pour rien.
piece-steps = force { $now } sur { $full }
piece-hidden = un pion face cachée
space-held = tenu par { $side }
space-unheld = personne ne le tient
hand-over = Cédez la place à { $seat }, qui appuiera sur Entrée.
undone = C'est repris.
box-waiting = pas encore sur la carte
box-lost = hors de combat
box-left = a quitté la carte

typed-unknown = Je ne connais pas { $word } ici. Nommez une unité et un lieu, ou une réponse telle qu'elle est listée.
typed-too-much = { $word } est de trop. Cela se tape : { $form }
typed-no-field = Il n'y a pas de champ { $word }. Cela se tape : { $form }
typed-missing = Il manque { $word }. Cela se tape : { $form }
typed-legal = C'est permis.

plain-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  } : tapez un mot pour ne voir que les réponses qui le contiennent, ou : réponses
plain-no-number = Il n'y a pas de réponse { $number } ; elles vont de 1 à { $count }.
plain-begin = Tapez carte pour le plateau, unités pour savoir qui est où, chances et un numéro, pourquoi et ce qui vous manque, ou aide pour tout le reste.
plain-enter = Entrée la joue.
plain-enter-number = Entrée joue { $number }.
plain-not-found = Aucune réponse ne contient { $word }. Tapez aide pour voir ce qui peut être tapé.
plain-help-help = aide                 cette liste
plain-help-board = carte [CASE|tout]    la carte en caractères : là où cela se passe, autour d'une case, ou tout entière
plain-help-units = unités [MOT]         toutes les unités et où elles sont, en mots
plain-help-look = voir CASE            une case : son terrain, qui la tient, toutes ses unités
plain-help-status = situation            tour, points et phase
plain-help-answers = réponses [MOT]       toutes les réponses, ou celles qui contiennent un mot
plain-help-why = pourquoi ACTION|NUMÉRO|UNITÉ CASE  pourquoi une chose ne peut se faire ; les actions sont énumérées plus bas
plain-help-odds = chances NUMÉRO       les chances d'une réponse
plain-help-hint = conseil              ce que ferait ici l’adversaire le plus fort
plain-help-undo = reprendre | reprendre accord  reprendre la dernière action ; scellée, seulement si tous sont d'accord
plain-help-log = journal [NOMBRE]     ce qui s'est passé
plain-help-rule = règle RÈGLE          une règle par son numéro
plain-help-concede = abandonner oui       abandonner la partie
plain-help-another = autre                une autre partie ; celle-ci est enregistrée
plain-help-quit = quitter              quitter ; la partie est enregistrée
plain-help-typed = Un numéro joue cette réponse, un point celle qui termine ou décline ; un mot montre les réponses qui le contiennent. Une action peut être tapée en entier :

saved-to = La partie est enregistrée dans { $path }
lesson-kept = La leçon est gardée à cette étape : elle reprend avec la partie.
saved-original = La partie finie dans { $path } reste telle quelle : cette table en est une copie, et ce qu'on y fait va dans la copie.
saved-there = La partie est gardée par le serveur { $address }
client-address = « { $address } » n'est pas l'adresse d'un serveur ; elle ressemble à http://localhost:8420
client-unreached = Le serveur { $address } est injoignable : { $error }
client-other-answer = Ce qui répond à { $address } n'est pas un serveur Sandtable, ou il est d'une autre version.
client-no-invitation = « { $link } » n'est pas un lien vers une place.
client-no-game = Le serveur joue à { $game }, qui n'est pas installé ici.
client-other-rules = Le serveur joue à { $game } selon la version { $there } de ses règles ; ici est installée la version { $here }.
client-other-pack = Le serveur joue à { $game } avec d’autres données ({ $there }) que celles installées ici ({ $here }) : jouez dans le navigateur.
resume-with = Pour la reprendre : { $command }
seated = { $seat } : { $player }
player-here = ici

symbol-infantry = infanterie
symbol-paratroops = parachutistes
symbol-mechanised = infanterie mécanisée
symbol-machine-gun = mitrailleuse
symbol-mountain-gun = canon de montagne
symbol-mortar = mortier
symbol-special-forces = forces spéciales
symbol-artillery = artillerie
symbol-armour = blindés
symbol-cavalry = cavalerie
symbol-reconnaissance = reconnaissance
symbol-air-defence = défense antiaérienne
symbol-engineers = génie
symbol-aviation = aviation
symbol-transport = transport
symbol-support = soutien
symbol-nobody = personne
symbol-headquarters = commandant, quartier général

screen-log = Journal
screen-odds = Chances
screen-filter = numéro, Entrée · / cherche
screen-numbering = { $more ->
    [yes] ⏎ donne la { $number } · un chiffre de plus : { $longer } …
   *[no] ⏎ donne la { $number }
}
screen-numbering-group = { $more ->
    [yes] ⏎ ouvre le groupe { $group } · un chiffre de plus : { $longer } …
   *[no] ⏎ ouvre le groupe { $group }
}
screen-next = Ensuite : { $cards }
screen-not-found = Aucune réponse ne contient { $word }. Échap les montre toutes ; puis ? dit toutes les touches.
screen-no-odds = Le hasard n'est pour rien dans cette réponse.
screen-odds-more = … o : tout
screen-odds-later = Les chances sont dites quand il s’agit de savoir qui le fait : elles sont alors à côté de chaque réponse.
screen-nothing-there = Aucune réponse ne concerne { $space }. Échap les montre toutes.
screen-why = Pourquoi pas ? Une unité et un lieu, ou une action
screen-concede = Abandonner la partie pour { $seat } ?
screen-undo-agreed = L'action est scellée. Tous sont-ils d'accord pour la reprendre ?
screen-undo-alone = Un dé a été lancé, une carte tirée, quelque chose de caché vu, ou les autres ont agi depuis : ce que vous avez vu, vous le savez. Reprendre quand même votre dernière action et tout ce qui en est résulté ? La partie en garde la trace.
screen-yes = Oui
screen-no = Non
screen-over = La partie est terminée
screen-close = Échap ferme
screen-help = Touches
screen-keys-moving = Se déplacer
screen-keys-answering = Répondre
screen-keys-looking = Consulter
screen-keys-game = La partie
screen-legend = Sur la carte
screen-level = colline
screen-held = entre les crochets du camp qui le tient
screen-strength = à côté d’un pion, avant ses chiffres : la force qui reste à tous ensemble
screen-wrong = sur un pion, au lieu de son dernier crochet : une unité y est mal en point (la liste des unités dit de quoi)
screen-acted = sur un pion, au lieu de son dernier crochet : tous se sont déplacés (ou ont combattu, là où le jeu le note)
screen-counter = un pion : la lettre de l’unité la plus forte et le nombre d’unités qui s’y trouvent ; dans les plus petits hexagones leurs hommes, là où les unités les comptent
screen-harms = derrière une réponse : elle nuit à votre propre camp
screen-caution = derrière une réponse : à peser d’abord (o dit quoi)
screen-fire = derrière une réponse, et dans une case : on essuie des tirs en y allant
screen-sign-likely = chances d’obtenir ce que l’on veut
screen-sign-harms = nuit à votre propre camp
screen-sign-fire = des tirs en chemin
screen-sign-caution = à peser d’abord (o dit quoi)
screen-line-road = route
screen-line-railway = chemin de fer
screen-key-choose = Jouer
screen-key-filter = Filtrer
screen-key-digit = Aller à la réponse de ce numéro ; Entrée la joue
screen-key-close_question = Rien de plus, terminé, non : la réponse marquée [.]
screen-key-all_along = Tous ceux qui peuvent venir, l’un après l’autre
screen-all-along = {"*"} : tous ceux qui peuvent venir
screen-nobody-along = Personne d’autre ne peut venir ici.
screen-key-board = Carte
screen-key-board-walk = Sur la carte : les flèches parcourent, Entrée joue ce qui s'y fait, ou le liste
screen-key-lesson = Dans une leçon : suite ; la quitter
screen-key-next = Leçon : suite
screen-key-leave = Quitter la leçon
screen-key-odds = Chances
screen-key-hint = Conseil : ce que ferait l’adversaire le plus fort
screen-key-review = Analyse, une fois la partie finie
screen-key-why = Pourquoi pas ?
screen-key-undo = Reprendre
screen-key-units = Unités
screen-key-log = Journal
screen-key-rule = Règles
screen-key-zoom = Zoom
screen-key-concede = Abandonner
screen-key-help = Aide
screen-key-another = Une autre partie ; celle-ci est enregistrée
screen-key-quit = Quitter
screen-key-scroll = Faire défiler la carte
screen-key-move = Parcourir les réponses
screen-key-brief = Ordre de mission : qui vous êtes, ce que vous voulez
screen-key-status = Situation
screen-key-language = Langue
screen-key-save = Où c'est enregistré
screen-line-river = rivière
screen-line-dry-river = rivière à sec
screen-line-track = piste
screen-line-cease-fire = ligne de cessez-le-feu

saved-copy = Une copie de la partie est enregistrée dans { $path }
plain-many = { $count } réponses en tout. Tapez un nom ou un autre mot pour ne voir que celles qui le contiennent, ou : réponses
plain-help-save = enregistrer [FICHIER]  où la partie est enregistrée ; ou en faire une copie
plain-help-language = langue en|fr|pt      continuer dans une autre langue

## Les chemins, et ce qui nuit à son propre camp

way-by = Par { $spaces }
way-ends = Il peut finir en : { $ends }
way-ends-nowhere = De là, il ne peut finir nulle part.
way-whose = Le chemin de qui ? Ajoutez : avec UNITÉ. Il y a : { $units }
way-manners = Cela peut se faire de plusieurs manières ; tapez celle que vous voulez :
harm-sure = { $harms }

  Le faire malgré tout ?
harm-again = Pour le faire malgré tout, tapez-le encore une fois, ou : oui
part-ended = Cette partie du tour est terminée : « { $part } ». Maintenant : « { $now } ».
part-ended-haste = La partie précédente s’est terminée d’elle-même : la touche n’a pas été prise pour { $now }. Encore une fois, si c’est voulu.
ending-again = Pour le faire quand même, retapez-le, ou : oui. Pour ne plus être interrogé à la fin d’une partie du tour : oui tout
plain-help-via = via CASE … [vers CASE] [avec UNITÉ]  le chemin par ces lieux : ce qui reste, où il peut finir ; avec une fin, y aller
plain-help-path = Un chemin se tape aussi : path= et toutes les cases traversées, séparées par des virgules.
screen-key-way = Sur la carte : le chemin passe ici ; Retour arrière le retire, Entrée y va
screen-way-status = Le chemin : { $way }
screen-way-manner = De quelle manière ?
plain-help-since = depuis               ce qui s'est passé depuis votre dernière réponse
plain-help-rules = règles [MOT]         les chapitres des règles ; les règles qui contiennent des mots, ou celles d'un chapitre
plain-help-overlay = calque [NOM]         ce qui peut couvrir la carte : zones, ravitaillement, contrôle, en mots
plain-help-words = Les commandes se comprennent dans votre langue et en anglais.

## Ce qui s'est passé, règles, calques

since-title = Depuis votre dernière réponse
since-nothing = Rien ne s'est encore passé.
odds-working = calcul en cours …
weight-own = Vos pertes
weight-others = Pertes des autres
weight-places = Lieux
weight-points = Points
weight-order = Dans l’ordre
weight-whole = Toute la partie
since-count = e : { $count ->
    [one] une ligne nouvelle
   *[other] { $count } lignes nouvelles
  }
reader-title = Les règles
reader-keys = ↑ ↓ chapitres · PgPréc PgSuiv · Échap ferme
reader-search = un mot, ou le numéro d'une règle
reader-nothing = Aucune règle ne contient { $word }.
rules-chapter = { $title } : { $count ->
    [one] une règle
   *[other] { $count } règles
  }, { $first } à { $last }
overlay-none = Rien ne peut couvrir cette carte pour l’instant : ni zones, ni ravitaillement, aucun lieu tenu.
overlay-which = Il y a : { $names }
overlay-status = ▒ { $name } (O : suite)
overlay-covers = { $spaces }
screen-key-since = Ce qui s'est passé
screen-key-overlay = Calques, l'un après l'autre

## Les mots des commandes

plain-word-help = aide
plain-word-board = carte
plain-word-units = unités
plain-word-look = voir
plain-word-status = situation
plain-word-answers = réponses
plain-word-why = pourquoi
plain-word-odds = chances
plain-word-hint = conseil
plain-word-via = via
plain-word-undo = reprendre
plain-word-log = journal
plain-word-since = depuis
plain-word-rule = règle
plain-word-rules = règles
plain-word-charts = tables
plain-word-overlay = calque
plain-word-concede = abandonner
plain-word-save = enregistrer
plain-word-language = langue
plain-word-another = autre
plain-word-quit = quitter
plain-another = autre : une autre partie · Entrée : quitter
plain-word-yes = oui
plain-word-all = tout
plain-word-agreed = accord
plain-word-to = vers
plain-word-with = avec
plain-word-leave = finir

## Le menu de départ

start-welcome = Sandtable : des jeux de guerre historiques. Nouveau ici ? Commencez par 1, une première partie guidée ; chaque jeu a la sienne.
start-learn = Apprendre à jouer : { $game }
start-game = À quoi jouons-nous ?
start-scenario = { $game } : quel scénario ?
start-side = Quel camp prenez-vous ?
start-everybody = Tout le monde ici
start-everybody-about = Deux joueurs ou plus à ce clavier ; si quelque chose est caché, l'écran est couvert au changement.
start-opponent = Qui joue contre vous ?
start-resume = Continuer : { $game }
start-over = Terminée : { $game } – la revoir
start-saved = jouée le { $when }, { $count ->
    [one] une action
   *[other] { $count } actions
  }
start-keys = ↑ ↓ Entrée ou un numéro : choisir · Échap : retour · ? : aide · q : quitter
start-keys-first = ↑ ↓ Entrée ou un numéro : choisir · ? : aide · q : quitter
start-leaves = C’est la première question. q quitte le programme.
start-help-title = Les premières questions
start-help = Ici vous choisissez ce qui se joue : une première partie guidée, une nouvelle partie ou une partie commencée. Ensuite, on vous demande le scénario, votre camp et votre adversaire, et la table s’ouvre. Chaque partie est enregistrée à mesure que vous jouez ; les dernières jouées sont à la fin de la liste.
start-help-walk = parcourir les choix ; sur un écran large, la carte de celui qui est sous le curseur est à côté
start-help-choose = prendre celui qui est sous le curseur
start-help-number = prendre celui de ce numéro
start-help-back = la question précédente
start-help-keys = cette page ; à la table, toutes les touches de la table
start-help-leave = quitter
start-plain = numéro, Entrée pour { $likely }, 0 retour

## Le bas de l’écran, l’ordre de mission, la fin

screen-status-more = t : la suite
screen-foot-help = Touches
screen-foot-filter = Chercher
screen-foot-odds = Chances
screen-foot-undo = Reprendre
screen-foot-brief = Mission
screen-foot-hint = Conseil
screen-foot-plate = Autre carte
screen-foot-pace = Rythme
screen-foot-overlay = Calques
screen-foot-since = Nouvelles
screen-foot-walk = Aller
screen-foot-here = Jouer ici
screen-foot-way = Passer ici
screen-foot-back = Retour
briefing-against = Contre vous : { $players }
screen-begin = Entrée : à la table
ending-you-won = Vous avez gagné.
ending-you-lost = Vous avez perdu.
ending-keys = l : le journal · u : reprendre · R : analyse · N : autre partie · q : quitter · Échap : retour à la carte

# Ce qui s’est passé, pas à pas
screen-story-keys = Espace : suite · Échap : fin
screen-story-pace = p : sans étapes
screen-story-more = encore { $count }
screen-story-idle = … et pour { $count } autres, rien ne change.
screen-story-sums = o : tout le détail
screen-pace-step = Ce qui se passe est raconté pas à pas, dans tous les jeux.
screen-pace-straight = Ce qui se passe n’est plus raconté pas à pas ; e le raconte. p rétablit les étapes.
screen-plate-none = Ce plateau n’a qu’une partie.
series-none = Il n’y a pas de série d’attaques à abandonner.
screen-key-story = Ce qui s’est passé : étape suivante ; directement à votre décision
screen-key-pace = Raconter pas à pas, ou directement
screen-key-plate = Une autre partie du plateau
screen-nobody-hurt = Personne n’est touché.
screen-gone = hors du plateau
screen-figures = chiffres d’un pion : attaque-défense-mouvement, ou force et portée, selon le jeu (s les nomme)
screen-total = toutes les unités d’une pile ensemble
why-which = Que veut dire { $word } : { $names } ?
why-others = { $count ->
    [one] Une autre action n’y est pas permise non plus : nommez-la pour savoir pourquoi.
   *[other] { $count } autres actions n’y sont pas permises non plus : nommez-en une pour savoir pourquoi.
}
why-in-the-way = En travers : { $what }
screen-page-more = ↓ suite
ending-keys-left = R : analyse · l : journal · u : reprendre · N : autre partie · q : quitter
