### La table dans un terminal

result-won = { $seat } l'emporte : { $level }.
result-level = { $level }.
result-score = { $seat } : { $score }
refusal-rule = La règle { $rule } ne le permet pas ({ $about }).
refusal-rule-alone = La règle { $rule } ne le permet pas.
rule-ruling = Interprétation : { $ruling }
rule-unknown = Il n'y a pas de règle { $rule }.
odds-none = Le hasard n'y est pour rien.
piece-steps = { $now } sur { $full }
piece-hidden = un pion face cachée
space-held = tenu par { $side }
hand-over = Cédez la place à { $seat }, qui appuiera sur Entrée.
undone = C'est repris.
box-waiting = pas encore sur la carte
box-lost = hors de combat
box-left = a quitté la carte

typed-unknown = Il n'y a pas d'action { $word }. Il y a : { $known }
typed-too-much = { $word } est de trop. Cela se tape : { $form }
typed-no-field = Il n'y a pas de champ { $word }. Cela se tape : { $form }
typed-missing = Il manque { $word }. Cela se tape : { $form }
typed-legal = C'est permis.

plain-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  } : tapez un mot pour ne voir que les réponses qui le contiennent, ou : réponses
plain-no-number = Il n'y a pas de réponse { $number } ; elles vont de 1 à { $count }.
plain-not-found = Aucune réponse ne contient { $word }. Tapez aide pour voir ce qui peut être tapé.
plain-help-help = aide                 cette liste
plain-help-board = carte [CASE|tout]    la carte en caractères : là où cela se passe, autour d'une case, ou tout entière
plain-help-units = unités [MOT]         toutes les unités et où elles sont, en mots
plain-help-look = voir CASE            une case : son terrain, qui la tient, toutes ses unités
plain-help-status = situation            tour, points et phase
plain-help-answers = réponses [MOT]       toutes les réponses, ou celles qui contiennent un mot
plain-help-why = pourquoi ACTION|NUMÉRO|UNITÉ CASE  pourquoi une chose ne peut se faire ; les actions sont énumérées plus bas
plain-help-odds = chances NUMÉRO       les chances d'une réponse
plain-help-undo = reprendre | reprendre accord  reprendre la dernière action ; scellée, seulement si tous sont d'accord
plain-help-log = journal [NOMBRE]     ce qui s'est passé
plain-help-rule = règle RÈGLE          une règle par son numéro
plain-help-concede = abandonner oui       abandonner la partie
plain-help-quit = quitter              quitter ; la partie est enregistrée
plain-help-typed = Un numéro joue cette réponse ; un mot montre les réponses qui le contiennent. Une action peut être tapée en entier :

saved-to = La partie est enregistrée dans { $path }
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
symbol-headquarters = commandant, quartier général

screen-log = Journal
screen-odds = Chances
screen-filter = un numéro, ou / et un mot
screen-not-found = Aucune réponse ne contient { $word }. Échap les montre toutes ; h dit toutes les touches.
screen-no-odds = Le hasard n'est pour rien dans cette réponse.
screen-nothing-there = Aucune réponse ne concerne { $space }. Échap les montre toutes.
screen-why = Pourquoi pas ? Tapez une action, p. ex. { $example }
screen-concede = Abandonner la partie pour { $seat } ?
screen-undo-agreed = L'action est scellée. Tous sont-ils d'accord pour la reprendre ?
screen-yes = Oui
screen-no = Non
screen-over = La partie est terminée
screen-close = Échap ferme
screen-help = Touches
screen-legend = Sur la carte
screen-level = colline
screen-held = le crochet du camp qui le tient
screen-line-road = route
screen-line-railway = chemin de fer
screen-key-choose = Jouer
screen-key-filter = Filtrer
screen-key-board = Carte
screen-key-board-walk = Sur la carte : les flèches parcourent, Entrée montre les réponses
screen-key-lesson = Dans une leçon : suite ; la quitter
screen-key-next = Leçon : suite
screen-key-leave = Quitter la leçon
screen-key-odds = Chances
screen-key-why = Pourquoi pas ?
screen-key-undo = Reprendre
screen-key-units = Unités
screen-key-log = Journal
screen-key-rule = Règle
screen-key-zoom = Zoom
screen-key-concede = Abandonner
screen-key-help = Aide
screen-key-quit = Quitter
screen-key-scroll = Faire défiler la carte
screen-key-move = Parcourir les réponses
screen-key-status = Situation
screen-key-language = Langue
screen-key-save = Où c'est enregistré
screen-line-river = rivière
screen-line-dry-river = rivière à sec
screen-line-track = piste
screen-line-cease-fire = ligne de cessez-le-feu

saved-copy = Une copie de la partie est enregistrée dans { $path }
plain-group = { $first }–{ $last }  { $name } : { $count } réponses, p. ex. { $example }
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
plain-help-via = via CASE … [vers CASE] [avec UNITÉ]  le chemin par ces lieux : ce qui reste, où il peut finir ; avec une fin, y aller
plain-help-path = Un chemin se tape aussi : path= et toutes les cases traversées, séparées par des virgules.
screen-key-way = Sur la carte : le chemin passe par cette case ; Retour arrière retire la dernière, Entrée y va
screen-way-status = Le chemin : { $way }
screen-way-manner = De quelle manière ?
plain-help-since = depuis               ce qui s'est passé depuis votre dernière réponse
plain-help-rules = règles [MOT]         les chapitres des règles ; les règles qui contiennent des mots, ou celles d'un chapitre
plain-help-overlay = calque [NOM]         ce qui peut couvrir la carte : zones, ravitaillement, contrôle, en mots
plain-help-words = Les commandes se comprennent dans votre langue et en anglais.

## Ce qui s'est passé, règles, calques

since-title = Depuis votre dernière réponse
since-nothing = Rien ne s'est encore passé.
since-count = e : { $count ->
    [one] une ligne
   *[other] { $count } lignes
  } depuis votre dernière réponse
reader-title = Les règles
reader-keys = ↑ ↓ chapitres · PgPréc PgSuiv · Échap ferme
reader-search = un mot, ou le numéro d'une règle
reader-nothing = Aucune règle ne contient { $word }.
rules-chapter = { $title } : { $count ->
    [one] une règle
   *[other] { $count } règles
  }, { $first } à { $last }
overlay-none = Rien ne peut couvrir cette carte pour l'instant.
overlay-which = Il y a : { $names }
overlay-status = Sur la carte : { $name } (y : le suivant)
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
plain-word-quit = quitter
plain-word-yes = oui
plain-word-all = tout
plain-word-agreed = accord
plain-word-to = vers
plain-word-with = avec
plain-word-leave = finir

## Le menu de départ

start-game = À quoi jouons-nous ?
start-scenario = Quel scénario ?
start-side = Quel camp prenez-vous ?
start-everybody = Tout le monde ici
start-everybody-about = Deux joueurs ou plus à ce clavier ; si quelque chose est caché, l'écran est couvert au changement.
start-opponent = Qui joue contre vous ?
start-resume = Continuer : { $game }
start-saved = jouée le { $when }, { $count ->
    [one] une action
   *[other] { $count } actions
  }
start-keys = ↑ ↓ Entrée ou un numéro : choisir · Échap : retour · q : quitter
start-plain = numéro, Entrée pour 1, 0 retour
