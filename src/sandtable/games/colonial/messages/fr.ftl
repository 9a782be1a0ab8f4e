### Colonial

colonial-title = Colonial
colonial-about = Petites batailles coloniales avec cartes, hexagones et figurines, d'environ 1880 à 1921.
colonial-played = Deux joueurs · 1 à 2 heures

## Questions

colonial-question-accompany = { $unit } : quelle unité accompagne-t-il ce tour-ci ?
colonial-question-activate-both = { $unit } { $unit-number ->
    [plural] agissent
   *[one] agit
  } avec { $card }. Se déplacer, puis combattre ?
colonial-question-activate-disrupted = { $unit } { $unit-number ->
    [plural] agissent
   *[one] agit
  } avec { $card }. En désordre, pas de mouvement. Combattre ?
colonial-question-activate-fight = { $unit } { $unit-number ->
    [plural] agissent
   *[one] agit
  } avec { $card }. Combattre ?
colonial-question-activate-move = { $unit } { $unit-number ->
    [plural] agissent
   *[one] agit
  } avec { $card }. Se déplacer ?
colonial-question-detach = { $unit } : où { $figures ->
    [one] va { $figures } figurine
   *[other] vont { $figures } figurines
  } ?
colonial-question-retreat = { $unit } { $unit-number ->
    [plural] perdent l'assaut. Où se replier
   *[one] perd l'assaut. Où se replier
  } ?

## Actions

colonial-do-accompany = { $by } accompagne { $unit }
colonial-do-move = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } en { $to }
colonial-do-move-led = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } en { $to } avec { $led_by }
colonial-do-move-trail = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } en { $to } : l’attelage y va, la pièce reste un hexagone derrière
colonial-do-move-led-trail = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } en { $to } avec { $led_by } : l’attelage y va, la pièce reste un hexagone derrière
colonial-do-move-together = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } en { $to } : l’attelage et sa pièce y vont ensemble
colonial-do-move-led-together = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } en { $to } avec { $led_by } : l’attelage et sa pièce y vont ensemble
colonial-do-detach = { $unit } { $unit-number ->
    [plural] détachent
   *[one] détache
  } { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
  }, le reste ne bouge pas
colonial-do-enter = { $unit } { $unit-number ->
    [plural] entrent
   *[one] entre
  } en { $at }
colonial-do-leave = { $unit } { $unit-number ->
    [plural] quittent
   *[one] quitte
  } la carte en { $at }
colonial-do-leave-led = { $unit } { $unit-number ->
    [plural] quittent
   *[one] quitte
  } la carte en { $at } avec { $led_by }
colonial-do-limber = { $unit } { $unit-number ->
    [plural] amènent
   *[one] amène
  } l'avant-train
colonial-do-limber-spare = { $unit } { $unit-number ->
    [plural] amènent
   *[one] amène
  } l'avant-train de { $by }
colonial-do-unlimber = { $unit } { $unit-number ->
    [plural] se mettent
   *[one] se met
  } en batterie
colonial-do-board = { $unit } { $unit-number ->
    [plural] montent
   *[one] monte
  } dans { $target }
colonial-do-alight = { $unit } { $unit-number ->
    [plural] mettent
   *[one] met
  } pied à terre
colonial-do-fire = { $unit } { $unit-number ->
    [plural] tirent
   *[one] tire
  } sur { $at }
colonial-do-fire-led = { $unit } { $unit-number ->
    [plural] tirent
   *[one] tire
  } sur { $at } avec les dés du Commandant
colonial-do-fire-led-by = { $unit } { $unit-number ->
    [plural] tirent
   *[one] tire
  } sur { $at } avec les seuls dés de { $by }
colonial-do-fire-led-all = { $unit } { $unit-number ->
    [plural] tirent
   *[one] tire
  } sur { $at } avec les dés de tous les Commandants
colonial-do-assault = { $unit } { $unit-number ->
    [plural] donnent
   *[one] donne
  } l'assaut à { $target }
colonial-do-assault-alone = { $unit } { $unit-number ->
    [plural] donnent
   *[one] donne
  } l'assaut à { $target } sans le Commandant
colonial-do-assault-by = { $unit } { $unit-number ->
    [plural] donnent
   *[one] donne
  } l'assaut à { $target } avec { $by } seulement
colonial-do-assault-all = { $unit } { $unit-number ->
    [plural] donnent
   *[one] donne
  } l'assaut à { $target } avec tous les Commandants
colonial-do-retreat = { $unit } { $unit-number ->
    [plural] se replient
   *[one] se replie
  } en { $to }
colonial-do-done = Rien de plus

## Events

colonial-event-turn = Tour { $turn } sur { $of }
colonial-event-phase = { $phase ->
   *[cohesion] { colonial-phase-cohesion }
  }
colonial-event-deal = On distribue les cartes, celles entre parenthèses sont défaussées : { $cards }
    .head = On distribue les cartes.
colonial-event-tie-break = Cartes égales : dés { $dice }
colonial-event-reshuffle = Les cartes jouées sont mélangées en une nouvelle pioche de { $cards }.
colonial-event-accompany = { $by } accompagne { $unit }.
colonial-event-activate = { $card } : activation de { $unit }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }.
colonial-event-activate-unseen = { $card } : activation d'une unité cachée.
colonial-event-nothing-to-do = { $unit } { $unit-number ->
    [plural] ne peuvent
   *[one] ne peut
  } rien faire : { $why ->
    [waits] aucun accès au terrain n'est libre
    [disrupted] en désordre, on ne bouge pas
    [red] une carte rouge ferme collines et bois
   *[stuck] nulle part où aller
  }{ $fire ->
    [nobody] , et il n'y a personne sur qui tirer
    [dieless] , et avec ses dés réduits de moitié, il n'en reste aucun pour tirer
   *[never] {""}
  }.
colonial-event-done = { $unit } { $unit-number ->
    [plural] en ont
   *[one] en a
  } terminé.
colonial-event-move = { $unit } { $unit-number ->
    [plural] vont
   *[one] va
  } de { $from } en { $to }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }{ $trail ->
    [yes] {" "}; la pièce reste derrière en { $behind }
   *[no] {""}
  }.
colonial-event-move-stopped = { $unit } { $unit-number ->
    [plural] tombent sur un ennemi et s'arrêtent
   *[one] tombe sur un ennemi et s'arrête
  } en { $to }.
colonial-event-detach = { $unit } { $unit-number ->
    [plural] envoient
   *[one] envoie
  } { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
  } en { $to }.
colonial-event-enter = { $unit } { $unit-number ->
    [plural] entrent
   *[one] entre
  } en { $at }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }.
colonial-event-leave = { $unit } { $unit-number ->
    [plural] quittent
   *[one] quitte
  } la carte en { $at }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }.
colonial-event-limber = { $unit } { $unit-number ->
    [plural] amènent
   *[one] amène
  } l'avant-train{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }.
colonial-event-unlimber = { $unit } { $unit-number ->
    [plural] se mettent
   *[one] se met
  } en batterie.
colonial-event-board = { $unit } { $unit-number ->
    [plural] montent
   *[one] monte
  } dans { $target }.
colonial-event-alight = { $unit } { $unit-number ->
    [plural] mettent
   *[one] met
  } pied à terre en { $at }.
colonial-event-fire = { $unit } { $unit-number ->
    [plural] tirent
   *[one] tire
  } sur { $at }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  } : { $dice } → { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
  }{ $on_all ->
    [yes] {" "}(la touche d'une pièce vaut contre toutes les unités de l'hexagone)
   *[no] {""}
  }.
colonial-event-cover = { $unit } : carte de couvert { $card } – { $saved ->
    [yes] touche annulée
   *[no] la touche compte
  }.
colonial-event-disrupted = { $unit } { $unit-number ->
    [plural] sont
   *[one] est
  } en désordre.
colonial-event-figure-lost = { $unit } { $unit-number ->
    [plural] perdent
   *[one] perd
  } une figurine ; il en reste { $left }.
colonial-event-destroyed = { $unit } { $unit-number ->
    [plural] sont
   *[one] est
  } hors de combat.
colonial-event-commander-killed = { $unit } : carte { $card } – tué.
colonial-event-commander-wounded = { $unit } : carte { $card } – blessé.
colonial-event-commander-unhurt = { $unit } : carte { $card } – indemne.
colonial-event-assault = { $unit } { $unit-number ->
    [plural] donnent
   *[one] donne
  } l'assaut à { $target } en { $at }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  } : { $count ->
    [0] aucun dé
    [one] { $score }
   *[other] { $dice } = { $score }
  } contre { $reply_count ->
    [0] aucun dé
    [one] { $reply_score }
   *[other] { $reply_dice } = { $reply_score }
  } – { $outcome ->
    [won] les défenseurs sont battus
    [lost] l'assaut est repoussé
   *[tied] personne ne cède
  }.
    .brief = { $outcome ->
        [won] { $target } { $target-number ->
            [plural] ont perdu
           *[one] a perdu
          } l'assaut { $reply_score } : { $score }.
        [lost] { $unit } { $unit-number ->
            [plural] ont perdu
           *[one] a perdu
          } l'assaut { $score } : { $reply_score }.
       *[tied] { $unit } contre { $target } : { $score } : { $reply_score }.
      }
colonial-event-assault-tied = Égalité : { $unit } { $unit-number ->
    [plural] restent
   *[one] reste
  } sur place.
colonial-event-assault-held = D'autres tiennent encore { $to } : { $unit } { $unit-number ->
    [plural] restent
   *[one] reste
  } sur place.
colonial-event-retreat = { $unit } { $unit-number ->
    [plural] se replient
   *[one] se replie
  } en { $to }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }.
colonial-event-cut-off = { $unit } { $unit-number ->
    [plural] n'ont pas
   *[one] n'a pas
  } de retraite : unité perdue.
colonial-event-blocked = { $unit } { $unit-number ->
    [plural] n'ont pas de retraite et restent
   *[one] n'a pas de retraite et reste
  } sur place.
colonial-event-occupy = { $unit } { $unit-number ->
    [plural] occupent
   *[one] occupe
  } { $to }{ $along ->
    [yes] {" "}avec { $with }
   *[no] {""}
  }.
colonial-event-revealed = { $unit } { $unit-number ->
    [plural] sont
   *[one] est
  } en vue en { $at }.
colonial-event-objective = { $side } prend { $name } ({ $at }).
colonial-event-delivery = { $unit } { $unit-number ->
    [plural] arrivent
   *[one] arrive
  } à destination en { $at }.
colonial-event-points = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $what }.
colonial-event-cohesion = { $unit } : { $attempt ->
    [2] seconde carte, grâce au Commandant,
   *[other] carte de cohésion
  } { $card } – { $recovered ->
    [yes] ordre rétabli
   *[no] toujours en désordre
  }.
colonial-event-concede = { $side } abandonne.
colonial-event-end = La bataille est terminée{ $why ->
    [beaten] {" "}: { $side } n'a plus personne pour combattre
    [both] {" "}: aucun des deux camps n'a plus personne pour combattre
    [left] {" "}: { $side } a quitté le terrain
   *[turns] {""}
  }.

## Ce qui peut mal tourner

colonial-harm-riders = { $unit } ne peut pas combattre depuis les camions : en { $at }, { $enemy } pourrait venir leur donner l'assaut, et aucun dé ne serait lancé pour les défendre.
colonial-harm-no-sight = On ne peut tirer sur personne depuis { $at }. À portée, mais hors de vue : { $enemy }.
colonial-harm-no-shot = On ne peut tirer sur personne depuis { $at }, alors qu’on le peut d’ici.

## Odds

colonial-verdict-harmed = { $unit } { $unit-number ->
    [plural] subissent
   *[one] subit
  } un dommage
colonial-verdict-unharmed = { $unit } { $unit-number ->
    [plural] s’en sortent
   *[one] s’en sort
  } sans dommage
colonial-verdict-any-harmed = quelqu’un y subit un dommage
colonial-verdict-none-harmed = personne n’y subit de dommage
colonial-odds-hits = { $hits ->
    [0] aucun 6 : aucune touche
    [one] un 6 : { $hits } touche
   *[other] { $hits } six : { $hits } touches
  }
    .of = Les dés
colonial-odds-cover = À couvert : { $count ->
    [one] chaque touche retourne une carte, et une noire en sauve la cible.
   *[other] chaque touche retourne une carte, et une noire en sauve celui qu'elle frappe.
  }
colonial-odds-on-all = Un coup au but de cette arme frappe à la fois les { $count } unités de l’hexagone : un seul 6 touche chacune d’elles.
colonial-odds-lent = { $count ->
    [one] { $leaders } prête ses dés et n’y risque rien : personne ne riposte. Ensuite, il n’aide plus aucun tir ce tour-ci et ne peut plus se déplacer
   *[other] { $leaders } prêtent leurs dés et n’y risquent rien : personne ne riposte. Ensuite, ils n’aident plus aucun tir ce tour-ci et ne peuvent plus se déplacer
  }{ $seen ->
    [yes] {" "}; qui était caché est désormais vu.
   *[no] .
  }
colonial-odds-goes-along = { $count ->
    [one] { $leaders } combat aussi et ajoute ses dés : il peut être touché comme l’unité, va où elle va et ne peut plus se déplacer de lui-même ce tour-ci. Ce qui peut lui arriver est indiqué plus bas.
   *[other] { $leaders } combattent aussi et ajoutent leurs dés : ils peuvent être touchés comme l’unité, vont où elle va et ne peuvent plus se déplacer d’eux-mêmes ce tour-ci. Ce qui peut leur arriver est indiqué plus bas.
  }
colonial-odds-unharmed = { $unit } { $unit-number ->
    [plural] ne subissent
   *[one] ne subit
  } rien
colonial-odds-disrupted = { $unit } { $unit-number ->
    [plural] sont
   *[one] est
  } en désordre
colonial-odds-loses = { $unit } { $unit-number ->
    [plural] perdent
   *[one] perd
  } { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
  }
colonial-odds-wounded = { $unit } reçoit une blessure
colonial-odds-destroyed = { $unit } { $unit-number ->
    [plural] sont
   *[one] est
  } hors de combat
colonial-odds-killed = { $unit } est tué
colonial-odds-decided = Le plus haut total de tous les dés l'emporte, et chaque 6 est en outre une touche. Avec le plus haut, l'assaillant { $goes ->
    [stays] reste où il est, car d'autres tiennent encore { $to }
    [uncovered] avance en { $to }, hors du couvert
    [covered] avance en { $to }, à couvert
   *[ahead] avance en { $to }
  } ; avec le plus bas, il recule d'un hexagone, en désordre.
colonial-odds-beaten-off = l'assaillant est anéanti
    .of = Qui cède
colonial-odds-takes-hex = le défenseur est anéanti et l'hexagone pris
    .of = Qui cède
colonial-odds-others-hold = le défenseur est anéanti, mais d'autres tiennent l'hexagone
    .of = Qui cède
colonial-odds-stays = personne ne cède
    .of = Qui cède
colonial-odds-drives-back = le défenseur est repoussé
    .of = Qui cède
colonial-odds-cuts-off = le défenseur n'a pas de retraite et est perdu
    .of = Qui cède
colonial-odds-falls-back = l'assaillant se replie en désordre
    .of = Qui cède
colonial-odds-is-cut-off = l'assaillant n'a pas de retraite et est perdu
    .of = Qui cède
colonial-odds-is-blocked = l'assaillant n'a pas de retraite et reste sur place, en désordre
    .of = Qui cède

## Facts about a unit

colonial-fact-quality = Qualité
colonial-fact-weapon = Arme
colonial-fact-range = Portée en hexagones
colonial-fact-dice = Dés
colonial-fact-moves = Mouvement
colonial-fact-led = Avec son Commandant
colonial-fact-by-road = Tout le chemin par la route
colonial-full = Pas de place : { $taken } sur { $of } occupés, il en faut { $need }.
colonial-too-far = C’est à { $far ->
    [one] { $far } hexagone
   *[other] { $far } hexagones
  } ; cette unité en fait { $steps }{ $led ->
    [yes] , 1 de plus avec { $by }
   *[no] {""}
  }{ $road ->
    [yes] , 1 de plus tout le chemin par la route
   *[no] {""}
  }.
colonial-fact-room = Place prise sur celle d’un hexagone
colonial-fact-command = Commandement
colonial-fact-enters = Entre au tour
colonial-fact-transport = Transport
colonial-fact-team = Attelage
colonial-fact-gun = Pièce
colonial-fact-aboard = À bord de
colonial-fact-carries = Porte
colonial-fact-goes-with = Accompagne
colonial-transport-motorised = motorisé
colonial-transport-horse = attelé
colonial-quality-good = Bonne
colonial-quality-average = Moyenne
colonial-quality-poor = Médiocre
colonial-quality-very_poor = Très médiocre
colonial-weapon-hand_to_hand = Armes blanches
colonial-weapon-muskets = Mousquets
colonial-weapon-single_shot_rifles = Fusils à un coup
colonial-weapon-magazine_rifles = Fusils à répétition
colonial-weapon-machine_gun = Mitrailleuse
colonial-weapon-smooth_bore_mountain_gun = Canon de montagne à âme lisse
colonial-weapon-rifled_mountain_gun = Canon de montagne rayé
colonial-weapon-smooth_bore_field_gun = Canon de campagne à âme lisse
colonial-weapon-rifled_field_gun = Canon de campagne rayé
colonial-weapon-smooth_bore_medium_gun = Canon moyen à âme lisse
colonial-weapon-rifled_medium_gun = Canon moyen rayé
colonial-weapon-smooth_bore_heavy_gun = Canon lourd à âme lisse
colonial-weapon-rifled_heavy_gun = Canon lourd rayé

## Terrain

colonial-terrain-open = Terrain dégagé
colonial-terrain-woods = Bois
colonial-terrain-forest = Forêt
colonial-terrain-built_up = Agglomération
colonial-terrain-tall_crops = Cultures hautes
colonial-terrain-tall_grass = Hautes herbes
colonial-terrain-tall_undergrowth = Hautes broussailles
colonial-terrain-thick_undergrowth = Broussailles épaisses
colonial-terrain-rocks = Rochers
colonial-terrain-scrub = Maquis
colonial-terrain-walls = Murs
colonial-terrain-works = Retranchements
colonial-terrain-gully = Ravine
colonial-terrain-river = Rivière
colonial-terrain-ford = Gué
colonial-terrain-bridge = Pont
colonial-terrain-cliff = Falaise

## Phases, markers, levels of victory

colonial-phase-accompany = Commandants
colonial-phase-deal = Distribution
colonial-phase-activations = Activations
colonial-phase-cohesion = Cohésion
colonial-marker-disrupted = en désordre
colonial-marker-moved = a bougé
colonial-marker-limbered = sur avant-train
colonial-marker-hidden = hors de vue
colonial-marker-wounded = blessé
colonial-marker-aboard = à bord d'un transport
colonial-marker-lent = a prêté ses dés
colonial-marker-charged = a pris part à un assaut
colonial-marker-jammed = ne peut tirer ce tour
colonial-track-turn = Tour
colonial-track-points = Points
colonial-track-pile = Cartes en pioche
colonial-track-unseen = Unités cachées
colonial-track-turn-help = Le tour, sur tous ceux que dure la bataille.
colonial-track-points-help = Ce que chaque camp aurait si la bataille finissait maintenant : les pertes de l’autre, ce qu’il tient et ce qu’il a amené. Le plus fort total l’emporte.
colonial-track-pile-help = Cartes encore à tirer, pour le couvert et le ralliement. Quand il n’y en a plus, les cartes jouées sont battues.
colonial-track-unseen-help = Unités cachées, ou pas encore venues : nul ne voit où elles sont.
colonial-mark-objective = Objectif
colonial-mark-exit = Sortie
colonial-mark-entry = Entrée
colonial-mark-delivery = Livraison
colonial-level-major = Victoire majeure
colonial-level-minor = Victoire mineure
colonial-level-draw = Match nul
colonial-level-conceded = Victoire par abandon
colonial-bot-recruit = Recrue
colonial-bot-recruit-about = débutant : laisse échapper beaucoup, agit sur un coup de tête
colonial-bot-cadet = Cadet
colonial-bot-cadet-about = faible : laisse parfois passer une occasion
colonial-bot-captain = Capitaine
colonial-bot-captain-about = moyen : voit le prochain tir
colonial-bot-general = Général
colonial-bot-general-about = le plus fort : essaie ses idées avant d’agir, et prend un moment

## The legend: the figures on a counter

colonial-counter = En bas : le nombre de figurines et la portée en hexagones. En haut à gauche : la carte sur laquelle l’unité agit.
colonial-figures = Après un nom : le nombre de figurines et la portée en hexagones (4-2 : quatre figurines, deux hexagones).
