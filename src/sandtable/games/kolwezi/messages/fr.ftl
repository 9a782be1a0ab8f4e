### Jumping on Kolwezi

kolwezi-title = Jumping on Kolwezi
kolwezi-about = La Légion saute sur Kolwezi, les 19 et 20 mai 1978 : un jeu en solitaire contre un ennemi caché.
kolwezi-played = Solitaire · 1 à 2 heures

## Questions

kolwezi-question-jump = Vague { $wave } : quelle zone de saut ? Ses compagnies y atterrissent, chacune dans des zones à elle.
kolwezi-question-land = { $unit } : où atterrit cette unité ?
kolwezi-question-move = Mouvement : qui se déplace ?
kolwezi-question-move-hostages = Mouvement : qui se déplace ? Otages : { $freed } { $freed ->
    [one] lieu libre
   *[other] lieux libres
  } sur { $of }. Soyez { $held ->
    [one] au lieu encore tenu
   *[other] aux { $held } lieux encore tenus
  } avant { $hour }, la fin du tour { $turn }.
kolwezi-question-where = { $count ->
    [one] { $units } : vers où ?
    [2] { $units } : vers où ?
   *[other] { $count } unités : vers où ?
  }
kolwezi-question-onward = { $units } à { $at } : continuer ?
kolwezi-question-drop = { $units } : à déposer où ?
kolwezi-question-opportunity = { $units } { $count ->
    [one] traverse
   *[other] traversent
  } { $at }. Tirer ?
kolwezi-question-fire = Tir : sur qui ?
kolwezi-question-fire-first = Tir : sur qui ? Qui tire ne pourra pas donner l’assaut ensuite.
kolwezi-question-fire-dummies = Tirer ? Seuls des leurres sont à portée, et ils s’en vont d’eux-mêmes à la fin du tour.
kolwezi-question-fire-at = Qui tire sur { $target } ({ $value }) ?
kolwezi-question-assault = Assaut : quelle zone, ou qui y va ?
kolwezi-question-assault-more = Qui d’autre donne l’assaut ? On lance les dés à { $areas } quand personne d’autre ne peut y aller, ou quand vous le dites.
kolwezi-question-muster = { $count ->
    [0] Assaut sur { $at } : qui entre ?
    [one] Assaut sur { $at } avec une unité : qui d’autre ?
   *[other] Assaut sur { $at } avec { $count } unités : qui d’autre ?
  }
kolwezi-question-muster-where = { $units } : l’assaut sur quelle zone ?
kolwezi-question-strike = Assaut sur { $at } : qui s’en prend à qui ?

## Actions

kolwezi-do-jump = Sauter sur { $zone }, à côté de { $near }
kolwezi-do-wait = Attendre dans les avions
kolwezi-do-land = { $unit } atterrit à { $at }
kolwezi-do-land_all = Les { $count } encore en vol se posent à { $at }
kolwezi-do-pick = { $unit } à pied
kolwezi-do-column = { $unit } et sa pile à pied
kolwezi-do-embark = { $unit } en camion
kolwezi-do-convoy = { $unit } et sa pile en camion
kolwezi-do-join = { $unit } vient avec
kolwezi-do-drop = { $unit } vient sur une partie du chemin
kolwezi-do-leave = { $unit } reste ici
kolwezi-do-move = Aller à { $to }
kolwezi-do-halt = S’arrêter là
kolwezi-do-shoot = { $unit } tire sur { $target }
kolwezi-do-hold = Ne pas tirer
kolwezi-do-target = Tirer sur { $target }{ $face ->
    [katangan_pc] {" "}(PC)
    [group] {" "}(groupe)
    [dummy] {" "}(leurre)
    [face-down] {""}
   *[named] {" "}({ $value })
  } à { $at }
kolwezi-do-fire = { $unit } tire sur { $target }
kolwezi-do-fire-with = { $unit } avec { $with_units } tire sur { $target }
kolwezi-do-fire-mortars = { $unit } et les mortiers tirent sur { $target }
kolwezi-do-fire-with-mortars = { $unit }, avec { $with_units } et les mortiers, tire sur { $target }
kolwezi-do-mortars = { $unit } tire au mortier sur { $target }
kolwezi-do-rocket = { $unit } tire une roquette sur { $target }
kolwezi-do-assault = { $unit } donne l’assaut à { $to }
kolwezi-do-storm = Donner l’assaut à { $at }
kolwezi-do-ready = { $unit } donne l’assaut
kolwezi-do-fight = Entrer dans { $at } avec { $count ->
    [one] une unité
   *[other] { $count } unités
  }
kolwezi-do-strike = { $unit } s’en prend à { $target }{ $face ->
    [katangan_pc] {" "}(PC)
    [group] {" "}(groupe)
    [dummy] {" "}(leurre)
    [face-down] {""}
   *[named] {" "}({ $value })
  } à { $at }
kolwezi-do-done = { $step ->
    [french_move] Finir le mouvement
    [french_fire] Cesser le feu
    [assaults] Livrer les assauts
   *[assault_move] Pas d’assaut
  }

## Événements

kolwezi-event-set-up = Les Katangais sont en place ; { $down } pions sont face cachée.
kolwezi-event-turn = Tour { $turn } sur { $of } : { $time }, { $day } mai{ $night ->
    [yes] , nuit
   *[no] {""}
  }.
kolwezi-event-jump = La vague { $wave } saute sur { $zone }.
kolwezi-event-wait = La vague { $wave } attend dans les avions.
kolwezi-event-lands = { $unit } atterrit à { $at }.
kolwezi-event-landing-test = { $unit } : atterrissage { $die }, total { $score } – { $pinned ->
    [yes] unité clouée au sol
   *[no] unité indemne
  }.
kolwezi-event-landing-test-all = { $pinned ->
    [yes] Clouées au sol à l’atterrissage : { $units }.
   *[no] { $count } unités atterrissent indemnes.
  }
kolwezi-event-move = { $units } { $count ->
    [one] va
   *[other] vont
  } de { $from } à { $to }{ $lorries ->
    [yes] {" en camion"}
   *[no] {""}
  }{ $passed ->
    [0] { "" }
   *[other] , en passant par { $via }
  }.
kolwezi-event-halts = { $units } { $count ->
    [one] ne va
   *[other] ne vont
  } pas plus loin que { $at }.
kolwezi-event-holds = Les Français laissent passer { $units }.
kolwezi-event-done = { $step ->
    [french_move] Les Français ont fini leur mouvement.
    [assault_move] Tous ceux qui donnent l’assaut sont entrés.
   *[french_fire] Les Français cessent le feu.
  }
kolwezi-event-katangan-move = { $units } { $count ->
    [one] va
   *[other] vont
  } de { $from } à { $to }{ $passed ->
    [0] { "" }
   *[other] , en passant par { $via }
  }{ $reason ->
    [seek] , vers les Français les plus proches, à { $toward }
    [range] , à deux liaisons des Français les plus proches, à { $toward }
    [shun] , loin des Français
   *[objective] , à l’écart des Français et près des objectifs
  }.
kolwezi-event-katangan-sets-out = { $units } { $count ->
    [one] part
   *[other] partent
  } de { $from } pour { $to }{ $passed ->
    [0] { "" }
   *[other] , en passant par { $via }
  }{ $reason ->
    [seek] , vers les Français les plus proches, à { $toward }
    [range] , à deux liaisons des Français les plus proches, à { $toward }
    [shun] , loin des Français
   *[objective] , à l’écart des Français et près des objectifs
  }.
kolwezi-event-katangan-arrives = { $units } { $count ->
    [one] arrive à
   *[other] arrivent à
  } { $to }.
kolwezi-event-katangan-holds = { $units } { $count ->
    [one] reste
   *[other] restent
  } à { $at }.
kolwezi-event-flipped = { $unit } à { $at } est retourné : { $face ->
    [tactical_pc_reduced] PC tactique réduit
    [tactical_pc] PC tactique
    [company_pc] PC de compagnie
    [legion_section] section de Légion
    [smm] section de mortiers
    [ser] section de reconnaissance
    [katangan_pc] PC
    [section_5] section
    [section_6] section avec mitrailleuse
    [section_7] section avec mitrailleuse lourde
    [motorised_section] section motorisée
    [aml] peloton AML
    [green_group] groupe motorisé
    [motorised_group] groupe motorisé
    [group] groupe
   *[dummy] leurre
  }.
    .brief = { $unit } ({ $at }) : { $face ->
        [tactical_pc_reduced] PC tactique réduit
        [tactical_pc] PC tactique
        [company_pc] PC de compagnie
        [legion_section] section de Légion
        [smm] section de mortiers
        [ser] section de reconnaissance
        [katangan_pc] PC
        [section_5] section
        [section_6] section avec mitrailleuse
        [section_7] section avec mitrailleuse lourde
        [motorised_section] section motorisée
        [aml] peloton AML
        [green_group] groupe motorisé
        [motorised_group] groupe motorisé
        [group] groupe
       *[dummy] leurre
      }
kolwezi-event-garrison = La garnison de { $town } se dévoile à { $at } : { $face ->
    [tactical_pc_reduced] PC tactique réduit
    [tactical_pc] PC tactique
    [company_pc] PC de compagnie
    [legion_section] section de Légion
    [smm] section de mortiers
    [ser] section de reconnaissance
    [katangan_pc] PC
    [section_5] section
    [section_6] section avec mitrailleuse
    [section_7] section avec mitrailleuse lourde
    [motorised_section] section motorisée
    [aml] peloton AML
    [green_group] groupe motorisé
    [motorised_group] groupe motorisé
    [group] groupe
   *[dummy] leurre
  } ({ $unit }).
    .brief = { $unit } ({ $at }) : { $face ->
        [tactical_pc_reduced] PC tactique réduit
        [tactical_pc] PC tactique
        [company_pc] PC de compagnie
        [legion_section] section de Légion
        [smm] section de mortiers
        [ser] section de reconnaissance
        [katangan_pc] PC
        [section_5] section
        [section_6] section avec mitrailleuse
        [section_7] section avec mitrailleuse lourde
        [motorised_section] section motorisée
        [aml] peloton AML
        [green_group] groupe motorisé
        [motorised_group] groupe motorisé
        [group] groupe
       *[dummy] leurre
      }
kolwezi-event-appears = { $unit }, de valeur { $value }, apparaît à { $at }.
    .brief = { $unit } ({ $at }, valeur { $value })
kolwezi-event-fire = { $units } { $count ->
    [one] tire
   *[other] tirent
  } sur { $target } à { $at } : { $die }, total { $score } – { $result ->
    [eliminated] cible éliminée
    [step] un pas perdu
    [pinned] cible clouée au sol
   *[nothing] sans effet
  }.
kolwezi-event-opportunity = { $unit } tire sur { $target } qui traverse { $at } : { $die }, total { $score } – { $result ->
    [eliminated] cible éliminée
    [step] un pas perdu
    [pinned] cible clouée au sol
   *[nothing] sans effet
  }.
kolwezi-event-rocket-team = { $unit } cherche son équipe LRAC : { $die } au tour { $turn } – { $landed ->
    [yes] trouvée
   *[no] introuvable
  }.
kolwezi-event-rocket = { $unit } tire une roquette sur { $target } à { $at } : { $die } – { $result ->
    [eliminated] cible éliminée
    [step] un pas perdu
    [pinned] cible clouée au sol
   *[nothing] sans effet
  }.
kolwezi-event-pinned = L’unité { $unit } est clouée au sol.
kolwezi-event-reduced = { $unit } perd un pas.
kolwezi-event-eliminated = L’unité { $unit } est éliminée.
kolwezi-event-assault-move = { $units } { $count ->
    [one] donne
   *[other] donnent
  } l’assaut à { $to }.
kolwezi-event-retreat = { $unit } se replie de { $from } vers { $to }.
kolwezi-event-strike = { $unit } s’en prend à { $target } à { $at } : { $die }, total { $score } – { $destroyed ->
    [yes] cible détruite
   *[no] assaut repoussé
  }.
kolwezi-event-reply = { $unit } à { $at } riposte contre { $target } : { $die }, total { $score } – { $destroyed ->
    [yes] cible détruite
   *[no] sans effet
  }.
kolwezi-event-area-taken = { $units } { $count ->
    [one] tient
   *[other] tiennent
  } { $at }.
kolwezi-event-fall-back = { $unit } revient à { $to }.
kolwezi-event-counter-attack = Contre-attaque blindée. Premier dé { $die } : lisière { $letter }, à { $at }. Second dé { $temper } : { $posture ->
    [aggressive] très agressive
   *[cautious] moins agressive
  }.
kolwezi-event-counter-attack-barred = La contre-attaque blindée trouve la route barrée en { $letter } ({ $die }).
kolwezi-event-infiltration = { $unit } s’infiltre à { $at }{ $rolled ->
    [0] {""}
   *[other] {" "}(dés : { $dice })
  }.
kolwezi-event-no-way-in = Une infiltration ne trouve aucun passage.
kolwezi-event-pool-empty = Il n’y a plus personne pour s’infiltrer.
kolwezi-event-dummy-drawn = Infiltration : un leurre est tiré et remis.
kolwezi-event-counter-offensive = Une contre-offensive katangaise éclate à { $town }.
kolwezi-event-recovery = { $unit } : { $die } – { $recovered ->
    [yes] l’unité se ressaisit
   *[no] l’unité reste clouée au sol
  }.
kolwezi-event-lorries-recovered = { $lorries } camions sont récupérés à { $at }.
kolwezi-event-lorries-lost = Camions perdus à { $at } : { $lorries }.
kolwezi-event-hostages-executed = Les otages de { $at } sont exécutés.
kolwezi-event-hostages-check = { $executed ->
    [0] { $all ->
        [yes] Les { $safe } groupes d’otages sont en vie.
       *[no] Personne n’est exécuté : les { $safe } groupes d’otages restants sont en vie.
      }
    [one] Un groupe d’otages a été exécuté ; en vie : { $safe }.
   *[other] { $executed } groupes d’otages ont été exécutés ; en vie : { $safe }.
  }{ $again ->
    [0] {""}
   *[other] {" "}Ceux que des Katangais tiendront à la fin du tour { $again } seront exécutés alors.
  }
kolwezi-event-hostages-safe = Les otages de { $at } sont en vie.
kolwezi-event-airport-road = La route de l’aéroport est aux mains des { $ours ->
    [yes] Français
   *[no] Katangais
  }.
kolwezi-event-concede = L’opération est abandonnée.
kolwezi-event-end = L’opération est terminée : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.

## Ce qui peut mal tourner

kolwezi-harm-passes = Ils passent par { $at } en vue de { $units }, qui peuvent tirer sur eux. { $unhurt ->
    [100] { "" }
   *[other] Les chances que tous passent indemnes sont de { $unhurt } %.
  }{ $other ->
    [yes] {" "}Aucun tir sur le chemin par { $around }.
   *[no] { "" }
  }
    .tip = Sous le feu en chemin, à { $at }, de { $units }{ $unhurt ->
        [100] { "" }
       *[other] . { $unhurt } % de chances que tous passent indemnes
      }
kolwezi-harm-passes-unhurt = Ils passent par { $at } en vue de { $units }, qui peuvent tirer, mais sans pouvoir leur faire de mal.
kolwezi-harm-armour = À { $at }, ils s’arrêtent { $beside ->
    [yes] à côté du peloton AML
   *[no] dans la ligne de tir du peloton AML
  } : il tire une fois que les Français ont tiré, et seules des roquettes tirées d’une zone voisine peuvent l’en empêcher.
kolwezi-harm-garrison = À { $at }, ils arrivent à côté de { $town } : sa garnison, que personne n’a vue, se montre. { $pc ->
    [no] Elle est petite, ou c’est un leurre : le PC des cités minières a déjà été vu.
   *[maybe] Si c’est le PC des cités minières, six sections arrivent avec lui, et une section motorisée dans la cité voisine.
}
kolwezi-harm-no-chance = Aucune chance : quel que soit le dé, ce tir ne fait rien à { $target }.
kolwezi-harm-too-few = { $enemies } ennemis tiennent à { $at }, et chaque unité en frappe un : { $units ->
    [one] une seule unité ne peut
   *[other] { $units } unités ne peuvent
  } pas prendre la zone. Ceux qui restent ripostent, et celles qui ont donné l’assaut reviennent clouées au sol.
kolwezi-shut-off = Tous les chemins qui y mènent passent par une zone où se trouve un pion ennemi : { $areas }.
kolwezi-harm-hostages-alone = Personne ne reste avec les otages à { $at } : des Katangais peuvent y revenir.
kolwezi-harm-lorries-alone = Personne ne reste à { $at } : si les Français n’y sont pas à 17h30, les camions sont perdus.
kolwezi-harm-hostages-held = Les Katangais tiennent encore des otages, exécutés s’il en est ainsi à la fin de ce tour : { $areas }.
kolwezi-harm-lorries-held = Aucune unité française n’est à { $at } : les camions sont perdus à la fin de ce tour.
kolwezi-harm-dummy = { $target } est un leurre : démasqué, il ne tire plus ni ne bouge, et quitte la carte de lui-même à la fin du tour. Son point compte tant qu’il est là.

## Chances

kolwezi-odds-unharmed = { $unit } : unité indemne
kolwezi-odds-pinned = { $unit } : unité clouée au sol
kolwezi-odds-reduced = { $unit } perd un pas
kolwezi-odds-eliminated = { $unit } : unité éliminée
kolwezi-odds-needed = Chaque jet d’assaut doit atteindre { $needed } ou plus : un dé à dix faces et ce qui s’y ajoute. Qui l’atteint détruit l’adversaire.
kolwezi-odds-score = Le dé { $sum } : { $pin } ou plus cloue au sol, { $step } ou plus coûte un pas, { $eliminate } ou plus élimine
kolwezi-odds-arrives = { $unit } arrive à { $at }
kolwezi-odds-halts = { $unit } s’arrête à { $at }, d’autres étant touchés
kolwezi-odds-retreats = { $unit } se replie avant le combat
kolwezi-stake-hostages = les otages, { $points } PV : exécutés si des Katangais les tiennent à la fin du tour { $turn }
kolwezi-odds-takes = { $unit } prend la zone
kolwezi-odds-falls-back = { $unit } : l’unité revient, clouée au sol
kolwezi-odds-falls-if-struck = { $unit } tombe, si c’est sur elle que porte le premier assaut
kolwezi-odds-stands-if-struck = { $unit } tient, si c’est sur elle que porte le premier assaut
kolwezi-odds-clears = Tous ceux qui tiennent la zone tombent, chaque unité visant au mieux : la zone est prise
kolwezi-odds-thrown-back = { $count ->
    [one] Une seule unité, un seul coup : quelqu’un reste en place, riposte, et elle revient, clouée au sol
   *[other] { $count } unités, un coup chacune : quelqu’un reste en place, riposte, et toutes reviennent, clouées au sol
  }
kolwezi-odds-fights-on = { $unit } est encore au combat
kolwezi-odds-rockets = { $unit } trouve son équipe LRAC
kolwezi-odds-no-rockets = { $unit } ne trouve pas son équipe LRAC
kolwezi-odds-no-rockets-free = Si elle ne trouve pas son équipe, elle n’a pas tiré : elle peut encore tirer sur un autre, ou donner l’assaut.

## À propos d’un pion

kolwezi-fact-value = Valeur
kolwezi-fact-far = Valeur à deux et trois liaisons
kolwezi-fact-te = Tireurs d’élite
kolwezi-fact-rockets = Roquettes
kolwezi-fact-colour = Couleur
kolwezi-fact-post = Affecté à
kolwezi-fact-moves = Se déplace
kolwezi-fact-posture = Attitude
kolwezi-fact-driven = Ont roulé dans cette phase
kolwezi-rockets-landed = équipe posée
kolwezi-rockets-unknown = équipe pas encore trouvée
kolwezi-rockets-missed = équipe pas trouvée ce tour
kolwezi-moves-motorised = motorisé
kolwezi-posture-aggressive = très agressive
kolwezi-posture-cautious = moins agressive
kolwezi-force-red = rouge, Vieille Ville
kolwezi-force-blue = bleu, Nouvelle Ville et Manika
kolwezi-force-green = vert, renforts blindés
kolwezi-force-yellow = jaune, cités minières
kolwezi-force-black = noir, infiltration de nuit
kolwezi-company-1 = 1re compagnie
kolwezi-company-2 = 2e compagnie
kolwezi-company-3 = 3e compagnie
kolwezi-company-4 = 4e compagnie

## Terrain

kolwezi-terrain-clear = Terrain découvert
kolwezi-terrain-protected = Terrain protégé
kolwezi-terrain-elevated = Terrain élevé
kolwezi-terrain-box = Hors de la carte
kolwezi-line-zone = Limite d’une zone urbaine
kolwezi-line-track = Piste
kolwezi-map-town = Kolwezi
kolwezi-map-town-note = La ville, 19 et 20 mai 1978
kolwezi-map-main = Le district minier
kolwezi-map-main-note = Kolwezi et ses mines, 1978
kolwezi-map-town-short = La ville
kolwezi-map-main-short = Les mines
kolwezi-map-north = N
kolwezi-map-key = Terrain

## Phases, marqueurs, pistes, cases

kolwezi-phase-para_drop = Largage
kolwezi-phase-french_move = Mouvement français
kolwezi-phase-french_fire = Tirs
kolwezi-phase-assault = Assauts
kolwezi-phase-katangan_move = Mouvement katangais
kolwezi-phase-return_fire = Tirs
kolwezi-phase-administrative = Phase administrative
kolwezi-marker-dummy = leurre
kolwezi-marker-pinned = cloué
kolwezi-marker-reduced = réduit
kolwezi-marker-moved = a bougé
kolwezi-marker-fired = a tiré
kolwezi-marker-shot = a tiré sur un passage
kolwezi-marker-blocked = attend sur la route
kolwezi-track-turn = Tour
kolwezi-night = nuit
kolwezi-track-points = Points ennemis
kolwezi-track-points-airport = Route de l’aéroport
kolwezi-track-points-hostages = Otages exécutés
kolwezi-track-points-losses = Pertes françaises
kolwezi-track-points-steps = Pas katangais sur la carte
kolwezi-track-points-pins = Unités clouées
kolwezi-track-hostages = Otages libres
kolwezi-track-lorries = Camions
kolwezi-track-pool = En attente d’infiltration
kolwezi-track-turn-help = Le tour, sur tous ceux de la partie, et son heure. Le sort des otages et des camions se règle à 17 h 30 le premier jour.
kolwezi-track-points-help = Ils sont à l’ennemi, et vous en voulez peu : moins de 11, c’est encore une victoire. Comptés comme si tout finissait maintenant, sans les otages qui peuvent encore être exécutés.
kolwezi-track-points-airport-help = Points contre vous tant que la route de l’aéroport n’est pas à vous ; ce qui compte, c’est qui la tient à la fin.
kolwezi-track-points-hostages-help = Points contre vous pour chaque lieu dont les otages ont été exécutés.
kolwezi-track-points-losses-help = Points contre vous pour chaque pas perdu, pour de bon.
kolwezi-track-points-steps-help = Points contre vous pour chaque pas katangais sur la carte. Ce que vous éliminez d’ici la fin ne compte pas.
kolwezi-track-points-pins-help = Points contre vous chaque fois qu’un de vos pions a été cloué au sol, même une fois remis.
kolwezi-track-hostages-help = Lieux où les otages sont en vie et sans Katangais avec eux, libérés par vous ou gardés par personne, sur tous ceux qui avaient des otages au début. À l’heure dite, ceux qui sont encore retenus sont exécutés, à 5 points contre vous par lieu.
kolwezi-track-lorries-help = Camions en état de marche. Ils ne valent aucun point, mais portent vos unités le second jour, si vous êtes auprès d’eux à 17 h 30 le premier.
kolwezi-track-pool-help = Pions katangais qui ne sont pas encore venus et peuvent s’infiltrer en ville.
kolwezi-mark-hostages = Otages
kolwezi-flag-0 = tient le lieu ; les otages y sont libérés
kolwezi-flag-1 = tient le lieu ; les otages y sont détenus
kolwezi-mark-lorries = Parc à camions
kolwezi-mark-airport = Route de l’aéroport
kolwezi-mark-edge = Bord de Kolwezi
kolwezi-mark-drop = Zone de saut
kolwezi-box-aircraft = Dans les avions
kolwezi-box-lost = Perdus
kolwezi-box-pool = Réserve d’infiltration
kolwezi-box-mine_principale = Garnison de Mine Principale
kolwezi-box-metal_shaba = Garnison de Métal Shaba
kolwezi-box-camp_forrest = Garnison de Camp Forrest
kolwezi-box-luilu = Garnison de Luilu
kolwezi-box-kapata = Garnison de Kapata
kolwezi-box-villages = Garnison de Villages

## Niveaux et adversaires

kolwezi-level-dazzling = Victoire éclatante
kolwezi-level-victory = Victoire
kolwezi-level-partial = Échec partiel
kolwezi-level-bloody = Échec sanglant
kolwezi-bot-recruit = Recrue
kolwezi-bot-recruit-about = débutant : laisse échapper beaucoup, agit sur un coup de tête
kolwezi-bot-cadet = Cadet
kolwezi-bot-cadet-about = faible : laisse parfois passer une occasion
kolwezi-bot-captain = Capitaine
kolwezi-bot-captain-about = fort : pèse les chances
kolwezi-bot-general = Général
kolwezi-bot-general-about = le plus fort : essaie ses idées avant d’agir, et prend un moment

kolwezi-note-sight = Ligne de tir (mortiers et blindés)

## The legend: the figures on a counter

kolwezi-counter = En bas : la valeur, puis TE pour les tireurs d’élite, ou la valeur à deux et trois liaisons. En haut à gauche : le nom abrégé.
kolwezi-figures = Après un nom : la valeur, puis TE pour les tireurs d’élite, ou la valeur à deux et trois liaisons.
