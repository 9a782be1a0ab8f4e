### La table dans un navigateur

sandtable = Sandtable
sandtable-about = Des wargames historiques avec toutes leurs règles
loading = Un instant …
close = Fermer
cancel = Annuler
back = Retour
menu = Menu
copy = Copier
copied = Copié
undo = Reprendre
undo-short = Reprendre
fit = Tout le plateau ; encore : ce dont il s’agit
zoom-in = Plus près
zoom-out = Plus loin
overlay-next = Calques
hide-counters = Cacher les pions
download = Télécharger la partie
replay = Revoir
to-lobby = Vers l'accueil
to-table = Vers la table
minimap = Tout le plateau en petit ; pointez pour y aller
legend = Légende
line-road = Route
line-river = Fleuve ou rivière
line-railway = Voie ferrée
line-coast = Rivage
line-border = Limite
line-path = Piste
tracks-all = Toutes les pistes et phases
answers-search = Chercher dans la liste
answers-search-keys = Un mot trouve la ligne, Entrée la prend
answers-search-why = Seules les neuf premières lignes ont un numéro. / et un bout de mot laissent les lignes qui l’ont ; Entrée prend la première.
answers-search-clear = Toutes les lignes

## Accueil

lobby-tables = Vos parties
lobby-new = Une nouvelle partie
lobby-scenario = Scénario
lobby-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
lobby-start = Commencer
lobby-seed = Graine des dés
lobby-seed-hint = laissée au hasard
lobby-upload = Continuer à partir d'un fichier
lobby-upload-hint = Une partie enregistrée (.journal) ou une position écrite (.toml ou .json)
player-me = Moi, ici
invite = Envoyez ce lien à qui joue { $seat } :
table-won = gagnée par { $seat }
table-damaged = La partie enregistrée est abîmée : { $error }
table-resume = Continuer
table-look = Regarder

## Réglages

settings-language = Langue
settings-theme = Aspect
theme-auto = Comme l'appareil
theme-light = Clair
theme-dark = Sombre
settings-trails = Montrer ce que l'autre camp vient de faire

## Décider

question-title = Votre décision
board-title = Le plateau : { $title }
odds-title = Chances
odds-commit = Le faire
odds-ordered = Pas encore de dés : ils sont jetés quand l’ordre est exécuté.
odds-column = { $from } : se lit dans la colonne { $column } de la table des résultats
odds-column-shifted = { $from } : se lit dans la colonne { $column } de la table des résultats, après un décalage de { $shift }
odds-added = { $what ->
    [tens] { $value } au dé des dizaines
   *[other] { $value } au dé
}
odds-each = chacun
odds-more = Cliquez pour voir tout ce qui peut en résulter.
roll-throws = { $who } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à { $sides } faces
way-choose = Choisir le chemin
way-choose-short = Chemin
way-title = Le chemin
way-left = reste { $left }
way-begin = Maj+clic sur une case par où passer ; au clavier, sur la carte : Maj+Entrée.
way-hint = Désignez une case éclairée pour y aller par ce chemin ; Maj ajoute une autre étape.
way-click = Cliquez sur la prochaine étape ; cliquez de nouveau sur la dernière pour y aller.
way-tap = Touchez la prochaine étape ; touchez de nouveau la dernière pour y aller.
way-no-end = Il ne peut finir en { $space }.
way-go = Y aller
way-back = Retirer la dernière étape
key-way = Maj avec Entrée ou un clic sur la carte : une étape du chemin
key-way-back = retirer la dernière étape du chemin
harm-mark = nuit à son propre camp
harm-yes = Le faire malgré tout
harm-around = Prendre le chemin sans tirs
stakes-in-all = { $points } PV
stakes-in-all-for = { $points } PV : { $reasons }
odds-adding-up = Le détail du calcul
odds-points = Points de victoire, le cas échéant
odds-throws = Ce qui est jeté
answers-alike = { $count } unités toutes semblables
answers-all = les { $count }
answers-at-once = Tous à la fois
answers-many = { $count } choix
answers-together = { $left ->
    [0] Toutes les { $count }
   *[other] { $units } ensemble
}
answers-on-board = Le plateau peut répondre : pointez ce qui est éclairé.
answers-tap-board = Le plateau peut répondre : touchez ce qui est éclairé.
once-more = Cliquez dessus encore une fois, ou appuyez sur Entrée.
once-more-tap = Touchez-la encore une fois.
once-more-goes = { $unit } est en main : cliquez sur sa destination, éclairée sur la carte, ou encore une fois sur { $unit } (ou appuyez sur Entrée).
once-more-goes-tap = { $unit } est en main : touchez sa destination, éclairée sur la carte, ou encore une fois { $unit }.
answers-list = En faire la liste
why-obstacle = L’obstacle : { $what }
why-signs = { $unit } : { $signs }
why-rest = { $things ->
    [one] Une autre chose interdite à cet endroit
   *[other] { $things } autres choses interdites à cet endroit
  }
why-not = Pourquoi pas ?
why-not-short = Pourquoi ?
why-pick-unit = Choisissez une de vos unités.
why-pick-row = Choisissez une de vos unités, ou une ligne grise de la liste.
why-pick-doer = { $enemy } : choisissez maintenant laquelle de vos unités est visée par la question.
why-pick-target = { $unit } : choisissez maintenant une case ou une unité, pour voir ce qui y est permis et ce qui ne l'est pas.
why-nothing = Il n'y a rien que { $unit } pourrait y faire.
why-legal = permis
why-again = Choisissez une autre case ou unité, ou une autre des vôtres.
why-beside = Dans la même pile :
concede-sure = Abandonner la partie ? On ne peut pas revenir dessus.
pass-device = C'est à { $seat } de décider. Passez l'appareil.
pass-ready = Me voici

## Suivre

tab-log = Journal
tab-inspector = Unités
tab-rules = Règles
phases-title = Phases du tour
cards-title = Activations
cards-past = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
  }
cards-none = Aucune carte sur la table en ce moment.
cards-all = Toutes ({ $count })
card-told = { $face }{ $holder ->
    [none] {""}
   *[other] {" "}– { $holder }
  }{ $side ->
    [none] {""}
   *[other] , { $side }
  } : { $state ->
    [active] en jeu maintenant
    [played] déjà jouée
   *[waiting] encore à venir
  }
log-start = Premier tour
log-newest = Le plus récent ↓
log-empty = Il ne s'est encore rien passé.
log-dice = dés
log-reasons = le détail du compte
log-whole = en entier
space-level = niveau { $level }
space-empty = Il n'y a personne ici.
inspector-hint = Choisissez une case pour voir ce qui s'y trouve.
rules-search = Chercher dans les règles
rules-count = { $shown } règles sur { $all }
rules-nothing = Aucune règle ne contient tout « { $words } ». Essayez moins de mots, un seul mot, ou le numéro d’une règle ; les chapitres sont ci-dessous.
rules-open = { $title } ({ $count })
# d’autres mots pour la même chose : ceux d’une ligne sont tous cherchés (; entre les lignes, | entre les mots)
rules-same = zone de contrôle|zones de contrôle|ZOC|ZdC ; points de mouvement|PM|MP ; points de victoire|PV|VP ; ligne de vue|LOS ; quartier général|QG|HQ ; artillerie|canon

## Revoir
proof-title = Preuve des dés
proof-how = L'empreinte a été publiée avant le jeu ; c'est celle du secret dont découlent tous les dés et toutes les cartes de cette partie. Personne d'autre n'y a ajouté.
proof-how-shared = Le serveur a publié l'empreinte de son secret à l'ouverture de la table. Ensuite { $count ->
    [one] votre navigateur a ajouté un nombre
   *[other] le navigateur de chacun a ajouté un nombre, scellé jusqu'à ce que tous y soient
}. La clé, dont découlent tous les dés et toutes les cartes, vient de l'ensemble : personne n'a pu la choisir.
proof-verify = Vérifier cette partie
proof-true = Tout est vrai.
proof-false = Quelque chose ne va pas.
proof-holds-true = vrai :
proof-holds-false = faux :
proof-holds-null = ne peut se dire ici :
proof-chain = Chaque ligne du journal découle de toutes les précédentes.
proof-commitment = Le secret est celui dont l'empreinte a été publiée.
proof-same = L'empreinte est celle que ce navigateur a vue avant le jeu.
proof-seals = Chaque nombre est celui qui avait été scellé.
proof-own = Ce que ce navigateur a ajouté est du nombre.
proof-key = La clé vient du secret et de tous les nombres.
proof-replay = Rejouées d'après le journal, { $actions ->
    [one] une action mène
   *[other] les { $actions } actions mènent
} là où il le dit.
proof-commitment-told = Empreinte
proof-key-told = Clé
proof-offline = Qui ne se fie ni au serveur ni à la page télécharge la partie et la vérifie chez soi : sandtable verify FICHIER
practice = Entraînement
dice-waiting-for = { $count ->
    [one] { $seats } doit encore prendre place
   *[other] { $seats } doivent encore prendre place
} : les dés viennent du navigateur de chacun, pour que personne ne puisse les fausser. Ce que le hasard distribue le sera alors de nouveau.
dice-lost = Votre part des dés a été scellée dans un autre navigateur. Ouvrez-y la table, ou faites tout recommencer.
dice-anew = Recommencer les dés
dice-again = Ce que chacun avait ajouté aux dés a été jeté ({ $times ->
    [one] une fois
   *[other] { $times } fois
} jusqu'ici), parce que quelqu'un ne pouvait plus dire sa part. Si cela se répète, demandez pourquoi.
dice-add = Ajouter ma part de nouveau
download-sure = La sauvegarde montre la clé et tout ce qui est caché. Qui joue seul peut la prendre ; la partie devient alors un entraînement.
problem-journal-running = Le journal d'une partie en cours montre tout. Seul, vous pouvez le prendre : la partie devient alors un entraînement.
problem-not-over = La partie n'est pas encore finie.

replay-title = Revoir : { $title }
replay-step = Action { $step } sur { $last }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-turn = Tour
replay-turn-back = Au tour précédent
replay-turn-next = Au tour suivant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-viewpoint = Vu par
replay-branch = Jouer à partir d'ici

## Touches

keys-title = Touches
key-answer = choisir la réponse qui porte ce numéro
key-close = la réponse qui termine ou qui décline : rien de plus, fini
key-tab = d'une réponse à l'autre
key-enter = donner la réponse ; sur le plateau, désigner la case
key-back = un pas en arrière
key-arrows = sur le plateau : d'une case à l'autre
key-board = vers le plateau
key-search = chercher parmi les réponses
key-legend = la légende
key-undo = reprendre
key-why = pourquoi pas ?
key-play = lire, ou mettre en pause
key-fit = tout le plateau ; encore : ce dont il s’agit
key-zoom = plus près, plus loin
key-hide = cacher les pions
key-overlay = calques, l'un après l'autre
key-log = le journal
key-inspector = les unités d'une case
key-rules = les règles
key-keys = cette liste

## Quand quelque chose ne va pas

line-connecting = Connexion …
line-lost = La connexion est perdue. Nouvel essai ; rien ne peut être fait avant son retour.
trouble-bot = Le joueur automatique { $player } a échoué et ne peut pas continuer. La partie est enregistrée.
problem-rule = Interdit par la règle { $rule }.
api-title = Sandtable
api-about = Jouer à des wargames historiques selon toutes leurs règles. Qui dresse une table reçoit un jeton pour chaque place tenue par une personne ; il accompagne, comme jeton Bearer, tout ce que cette place demande et fait. Une action nomme le numéro de la position à laquelle elle répond, et elle est refusée si la table a avancé.
problem-token = Cette place n'est pas à vous : le lien ou le jeton manque ou n'est pas le bon.
problem-seat-lost = On ne sait plus qui était assis ici : l'index du serveur a été perdu. Son hôte peut rouvrir la partie à partir du fichier { $file }.
problem-other-site = Un autre site a voulu agir ici ; cela lui a été refusé.
problem-unreachable = Le serveur ne répond pas.
problem-server = Quelque chose a mal tourné sur le serveur, qui l'a noté. Rien n'a changé.
problem-busy = La dernière chose que vous avez faite est encore en cours.
problem-malformed = Le serveur n'a pas compris la demande : { $error }
problem-too-large = Le fichier est trop grand.
problem-other-host = Le serveur n'est pas connu sous ce nom.
problem-too-many = Trop de demandes à la fois : réessayez dans { $seconds } s.
problem-too-slow = La demande a mis trop de temps à arriver.
problem-broken-off = La demande s'est interrompue avant d'être complète.
problem-no-client = La table du navigateur n'a pas été construite. Réinstallez le paquet (pip install .), ce qui la construit.
problem-no-such-page = Il n'y a rien à cette adresse.
problem-no-such-table = Il n'y a pas de table { $table }.
problem-no-such-game = Il n'y a pas de jeu { $game }.
problem-no-such-language = Il n'y a pas de messages dans la langue { $language }.
problem-no-such-scenario = Il n'y a pas de scénario { $scenario }.
problem-no-such-seat = Il n'y a pas de place { $seat }.
problem-no-such-player = Il n'y a pas de joueur { $player }.
problem-no-such-piece = Il n'y a pas de pion { $piece }.
problem-no-such-space = Il n'y a pas de case { $space }.
problem-places = Un chemin passe par 1 à { $most } lieux.
problem-no-such-step = La partie n'a pas d'action { $step }.
problem-option = Les options ne peuvent pas servir : { $error }
problem-damaged = La partie enregistrée est abîmée : { $error }
problem-journal = La partie enregistrée ne peut pas servir : { $error }
problem-position = La position ne peut pas servir : { $error }
problem-disk = La partie n'a pas pu être enregistrée : { $error }
problem-database-busy = La base de données des parties est occupée. Rien n'a changé ; réessayez dans un instant.
problem-database-gone = La base de données des parties ne répond pas. Ce qui compte se verra dès son retour.
