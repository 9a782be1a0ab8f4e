### Les tables de Colonial

colonial-chart-dice = Dés du tir et de l’assaut
colonial-chart-dice-note = Un { $hit } touche. Les moitiés sont arrondies vers le bas. Un canon attelé lance comme s’il avait bougé.
colonial-chart-weapon = Arme
colonial-chart-unmoved = N’a pas bougé
colonial-chart-moved = A bougé, ou est désorganisé
colonial-chart-dice-small_arms = Armes légères
colonial-chart-dice-machine_gun = Mitrailleuses
colonial-chart-dice-artillery = Artillerie
colonial-chart-dice-commander = Commandant avec une unité
colonial-chart-dice-small_arms-full = 1 dé par figurine
colonial-chart-dice-small_arms-half = 1 dé pour 2 figurines
colonial-chart-dice-machine_gun-full = 2 dés par servant
colonial-chart-dice-machine_gun-half = 1 dé par servant
colonial-chart-dice-artillery-full = 2 dés par servant
colonial-chart-dice-artillery-half = 1 dé par servant
colonial-chart-dice-commander-full = +2 dés
colonial-chart-dice-commander-half = +1 dé
colonial-chart-ranges = Portées
colonial-chart-range = Portée en hexagones
colonial-chart-same-hex = même hexagone
colonial-chart-throws-as = Lance comme
colonial-chart-weight = Poids
colonial-chart-weight-light = légère
colonial-chart-weight-medium = moyenne
colonial-chart-weight-heavy = lourde
colonial-chart-hits = Coups au but et couvert
colonial-chart-hits-note = Une touche d'un canon ou d'une mitrailleuse vaut contre toutes les unités de l'hexagone, chacune avec sa carte de couvert ; celles des armes légères vont d'une unité à l'autre, la plus nombreuse d'abord.
colonial-chart-hit-on = Coup sur
colonial-chart-hit-steady = une unité ou un commandant non désorganisé
colonial-chart-hit-steady-does = est désorganisé
colonial-chart-hit-disrupted = une infanterie, cavalerie ou artillerie désorganisée
colonial-chart-hit-disrupted-does = perd une figurine
colonial-chart-hit-transport = un transport désorganisé
colonial-chart-hit-transport-does = est détruit
colonial-chart-hit-cover-red = quelqu’un à couvert, carte rouge ♥ ♦
colonial-chart-hit-cover-red-does = le coup compte
colonial-chart-hit-cover-black = quelqu’un à couvert, carte noire ♣ ♠
colonial-chart-hit-cover-black-does = sans effet
colonial-chart-hit-leader-court = un commandant désorganisé, K, Q ou J de ♥
colonial-chart-hit-leader-court-does = est tué
colonial-chart-hit-leader-red = un commandant désorganisé, autre carte rouge
colonial-chart-hit-leader-red-does = est blessé, reste désorganisé
colonial-chart-hit-leader-black = un commandant désorganisé, carte noire
colonial-chart-hit-leader-black-does = continue le combat
colonial-chart-assault = Assaut
colonial-chart-assaulters-total = Le total de l’assaillant
colonial-chart-assault-higher = supérieur
colonial-chart-assault-equal = égal
colonial-chart-assault-lower = inférieur
colonial-chart-assault-higher-does = l’ennemi recule d’un hexagone, l’assaillant prend sa place
colonial-chart-assault-equal-does = personne ne recule
colonial-chart-assault-lower-does = l’assaillant recule d’un hexagone et est désorganisé
colonial-chart-assault-note = Les deux lancent leurs dés ; chaque coup compte comme au tir, puis on compare les totaux.
colonial-chart-cohesion = Retour à la cohésion
colonial-chart-suit = Carte
colonial-chart-good-and-commander = Bon, commandants
colonial-chart-recovers = se reprend
colonial-chart-cohesion-note = Avec un commandant dans son hexagone, une unité a un second essai ; un commandant l’a toujours.
colonial-chart-movement = Mouvement et effectifs
colonial-chart-kind = Genre d’unité
colonial-chart-hexes = Hexagones
colonial-chart-figures = Figurines
colonial-chart-move-infantry = Infanterie
colonial-chart-move-cavalry = Cavalerie
colonial-chart-move-light-artillery = Artillerie légère, mitrailleuses
colonial-chart-move-heavy-artillery = Artillerie moyenne et lourde
colonial-chart-move-horse-transport = Transport hippomobile
colonial-chart-move-motor-transport = Transport automobile
colonial-chart-move-commander = Commandant seul
colonial-chart-move-led = Avec un commandant
colonial-chart-move-road = Tout le chemin par la route
colonial-chart-towed-only = seulement remorquée
colonial-chart-movement-note = Les collines et les bois demandent une carte noire. Atteler et dételer prennent un tour.
colonial-chart-terrain = Terrain
colonial-chart-ground = Terrain
colonial-chart-cover = Couvert
colonial-chart-black-card = Demande une carte noire
colonial-chart-passable = On peut y entrer
colonial-chart-height = Hauteur pour la vue, en niveaux
colonial-chart-hill = Colline (niveau 1 ou plus), outre son terrain
colonial-chart-hill-height = son niveau
colonial-chart-terrain-note = Une unité a un demi-niveau de haut ; sur une colline la hauteur du terrain s’ajoute au niveau.
colonial-chart-room = Place dans un hexagone, et échelle
colonial-chart-room-capacity = Place dans un hexagone
colonial-chart-room-infantry_figure = Une figurine d’infanterie prend
colonial-chart-room-cavalry_figure = Une figurine de cavalerie prend
colonial-chart-room-artillery_weapon = Un canon prend
colonial-chart-room-artillery_crew_figure = Un servant prend
colonial-chart-room-transport = Un transport prend
colonial-chart-room-commander = Un commandant prend
colonial-chart-scale-hex_metres = Mètres d’un hexagone
colonial-chart-scale-turn_minutes = Minutes d’un tour
colonial-chart-turns = Piste des tours
colonial-chart-turns-note = À chaque tour les cartes sont redonnées, et la plus basse agit d’abord.
colonial-chart-enter = Entrent
colonial-chart-points = Points de ce scénario
colonial-chart-points-note = Les objectifs sont comptés à la fin ; l’écart entre les deux camps décide.
colonial-chart-exit = { $side } : { $what ->
    [figure] chaque figurine
    [gun] chaque canon
   *[transport] chaque transport
  } qui sort par une issue
colonial-chart-delivery = { $side } : un convoi amené à { $hex }
colonial-chart-points-figure = Chaque figurine ennemie perdue
colonial-chart-points-gun = Chaque canon ennemi perdu
colonial-chart-points-transport = Chaque transport ennemi perdu
colonial-chart-points-commander_killed = Commandant ennemi tué
colonial-chart-points-commander_wounded = Commandant ennemi blessé
colonial-chart-points-minor = Victoire mineure : avance de
colonial-chart-points-major = Victoire majeure : avance de
colonial-chart-handicap = { $side } : à la fin
colonial-chart-forces = Ordre de bataille
colonial-chart-unit = Unité
colonial-chart-side = Camp
colonial-chart-rating = Valeur
colonial-chart-state = Commence
colonial-chart-kind-infantry = Infanterie
colonial-chart-kind-cavalry = Cavalerie
colonial-chart-kind-artillery = Artillerie
colonial-chart-kind-transport = Transport
colonial-chart-kind-commander = Commandant
colonial-chart-motorised = motorisé
colonial-chart-limbered = attelé
colonial-chart-commands = Commandants : { $side }
colonial-chart-forces-note = Les unités cachées au départ ne sont pas citées.

## Ce que les règles demandent à un espace

colonial-place-shut = On ne peut y entrer
colonial-place-cover = Couvert : une carte noire sauve d’un coup
colonial-place-black-card = Y bouger demande une carte noire
colonial-place-height = Bouche la vue : { $half ->
    [one] un demi-niveau de haut
    [2] un niveau de haut
   *[other] { $half } demi-niveaux de haut
  }
colonial-place-road = Route vers { $to }
colonial-place-taken = Place prise : { $taken } sur { $room }

## Pourquoi tant de dés

colonial-reason-fire-10 = un dé par figurine
colonial-reason-fire-11 = a bougé ou est en désordre, la moitié
colonial-reason-fire-12 = deux dés par servant
colonial-reason-fire-13 = deux dés par servant
colonial-reason-fire-14 = Commandant
colonial-reason-fire-16 = a bougé ou est en désordre, la moitié
colonial-reason-move-18 = sur avant-train, la moitié
colonial-reason-units-16 = personne ne jette de dés depuis un transport
colonial-reason-fire-20 = un transport ne jette aucun dé
colonial-reason-hits-02 = figurines perdues
colonial-reason-hits-05 = tué
colonial-reason-hits-06 = blessé
colonial-reason-hits-03 = détruit
colonial-reason-hits-09 = la pièce elle-même perdue
colonial-reason-assault-11 = aucune issue pour reculer, perte de toutes les figurines
