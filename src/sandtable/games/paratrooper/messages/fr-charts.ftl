### Les tables de Foreign Legion Paratrooper

paratrooper-chart-combat = Résultats du combat cinétique (CRT)
paratrooper-chart-combat-note = Colonnes : la valeur de combat de ceux qui tirent, décalée par les décalages.
paratrooper-chart-combat-code = Un nombre : autant de coups au but. R : une unité ennemie se replie.
paratrooper-chart-shifts = Décalages de colonne
paratrooper-chart-columns = Colonnes
paratrooper-chart-shift-enemy_base = Une base du défenseur dans l’hexagone
paratrooper-chart-shift-logistics = Appui logistique de ceux qui tirent
paratrooper-chart-shift-oilfield_fire = Puits de pétrole en feu dans l’hexagone
paratrooper-chart-shift-river = Attaque à travers une rivière
paratrooper-chart-terrain = Effets du terrain (TEC)
paratrooper-chart-ground = Terrain
paratrooper-chart-nonmech = Points de mouvement, non mécanisé
paratrooper-chart-mech = Points de mouvement, mécanisé
paratrooper-chart-stops = Doivent s’arrêter
paratrooper-chart-edge = Avantage tactique
paratrooper-chart-shift = Colonnes
paratrooper-chart-drop-as = Saut comme
paratrooper-chart-opfor-closed = Fermé à l’OPFOR mécanisée
paratrooper-chart-closed = fermé
paratrooper-chart-class-mech = mécanisé
paratrooper-chart-class-nonmech = non mécanisé
paratrooper-chart-class-helicopter = hélicoptère
paratrooper-chart-class-base = base
paratrooper-chart-class-strike = frappe
paratrooper-chart-class-marker = marqueur
paratrooper-chart-edge-attacker = attaquant
paratrooper-chart-edge-defender = défenseur
paratrooper-chart-terrain-note = Un terrain fermé s’aborde par une route ou une piste. Qui a l’avantage tactique tire le premier à valeur d’engagement égale.
paratrooper-chart-river = Rivière, en plus de l’hexagone
paratrooper-chart-dry-river = Rivière à sec, en plus de l’hexagone
paratrooper-chart-road = Le long d’une route
paratrooper-chart-track = Le long d’une piste
paratrooper-chart-sf-water = Forces spéciales, hexagone d’eau
paratrooper-chart-drop = Saut en parachute
paratrooper-chart-modified-die = Dé modifié
paratrooper-chart-drop-clear = dégagé
paratrooper-chart-drop-brush = broussailles
paratrooper-chart-drop-close = couvert
paratrooper-chart-drop-severe = difficile
paratrooper-chart-drop-water = eau : aucun
paratrooper-chart-drop-note = Moins de 0 se lit 0, plus de 6 se lit 6. Une unité dispersée part d’un hexagone dans une direction tirée au dé.
paratrooper-chart-landing-land = se pose
paratrooper-chart-landing-scatter = dispersée
paratrooper-chart-landing-disrupt = désorganisée
paratrooper-chart-landing-scatter-disrupt = dispersée, désorganisée
paratrooper-chart-drop-modifiers = Saut en parachute : modificateurs
paratrooper-chart-modifier = Modificateur
paratrooper-chart-drop-modifier-drop_zone = Marqueur de zone de saut dans l’hexagone
paratrooper-chart-drop-modifier-special_forces = Forces spéciales
paratrooper-chart-drop-modifier-opfor = OPFOR dans l’hexagone
paratrooper-chart-air-defense = Défense aérienne
paratrooper-chart-air-defense-capable = Une unité antiaérienne dans l’hexagone
paratrooper-chart-air-defense-others = Toutes les autres
paratrooper-chart-air-defense-note = Contre les frappes TAC, avant leur tir.
paratrooper-chart-result-shootdown = abattu
paratrooper-chart-result-abort = renonce
paratrooper-chart-result-none = sans effet
paratrooper-chart-result-success = succès
paratrooper-chart-result-fail = échec
paratrooper-chart-result-blowback = retour de flamme
paratrooper-chart-infowar = INFOWAR
paratrooper-chart-infowar-isr = ISR
paratrooper-chart-infowar-netwar = Netwar
paratrooper-chart-infowar-note = Un succès ISR dévoile un hexagone ; un succès Netwar baisse la crise ; un retour de flamme l’augmente.
paratrooper-chart-crisis = Indice de crise
paratrooper-chart-crisis-level = Niveau
paratrooper-chart-band = Palier
paratrooper-chart-checks = Événements par tour
paratrooper-chart-events = Table des événements
paratrooper-chart-first-die = Premier dé { $die }
paratrooper-chart-second-die = Second dé
paratrooper-chart-effects = Événements : leurs effets
paratrooper-chart-event = Événement
paratrooper-chart-effect = Ce qu’il fait
paratrooper-chart-rule = Règle
paratrooper-chart-event-all_quiet = Rien ne se passe.
paratrooper-chart-event-crisis_accelerates = La crise monte de 1.
paratrooper-chart-event-crisis_stabilizes = La crise baisse de 1.
paratrooper-chart-event-friction = Un PO est perdu.
paratrooper-chart-event-higher_level_intelligence = Vous dévoilez un hexagone de pions cachés.
paratrooper-chart-event-local_support = Un convoi ou le technical local sans frais, ou une unité remise en état sur place.
paratrooper-chart-event-logistics_push = Un dé de PO est gagné.
paratrooper-chart-event-logistics_breakdown = Un dé de PO est perdu.
paratrooper-chart-event-nato_support = Un transport aérien, une frappe de drone ou deux marqueurs INFOWAR sans frais.
paratrooper-chart-event-network_attack = Dépenser un marqueur Netwar et gagner 1 PO, ou perdre 2 PO.
paratrooper-chart-event-opfor_offensive = Les unités mobiles dévoilées de l’OPFOR marchent vers l’hexagone REP le plus proche.
paratrooper-chart-event-opfor_redeploys = Les pions cachés sont replacés, loin des unités REP.
paratrooper-chart-event-opfor_reinforcement = Un pion OPFOR arrive, placé au hasard.
paratrooper-chart-event-opfor_uprising = Un dé de pions OPFOR arrive, chacun placé au hasard.
paratrooper-chart-event-shifting_intelligence_situation = Les unités mobiles dévoilées de l’OPFOR sans unité REP dans leur hexagone se cachent de nouveau.
paratrooper-chart-event-system_d = Un PO est gagné.
paratrooper-chart-victory = Points de victoire
paratrooper-chart-vp-note = L’objectif évacué et les hexagones de valeur tenus s’y ajoutent (voir Mise en place, Hexagones de valeur). Une unité perdue qui relève de deux lignes compte une fois, à la perte la plus forte.
paratrooper-chart-vp-opfor_cp = Poste de commandement OPFOR éliminé
paratrooper-chart-vp-opfor_base = Base OPFOR éliminée
paratrooper-chart-vp-opfor_mech = Unité OPFOR mécanisée éliminée
paratrooper-chart-vp-opfor_helicopter = Hélicoptère OPFOR éliminé
paratrooper-chart-vp-opfor_air_defense = Antiaérien OPFOR éliminé
paratrooper-chart-vp-opfor_other = Toute autre unité OPFOR éliminée
paratrooper-chart-vp-massacre_recovered = Marqueur de massacre récupéré
paratrooper-chart-vp-massacre_on_map = Marqueur de massacre sur la carte
paratrooper-chart-vp-rep_ht = Unité REP de haute technologie perdue
paratrooper-chart-vp-rep_cp = Poste de commandement REP perdu
paratrooper-chart-vp-rep_fob = Base avancée perdue
paratrooper-chart-vp-rep_convoy = Convoi perdu
paratrooper-chart-vp-rep_tac = Frappe TAC abattue
paratrooper-chart-vp-rep_other = Toute autre unité REP perdue
paratrooper-chart-vp-rep_disrupted = Chaque unité REP désorganisée
paratrooper-chart-vp-crisis = Chaque niveau de crise à la fin
paratrooper-chart-levels = Niveaux de victoire
paratrooper-chart-level = Niveau
paratrooper-chart-elan = Élan ensuite
paratrooper-chart-counts-won = Compte comme gagnée
paratrooper-chart-missions = Mise en place de la mission
paratrooper-chart-mission = Dé et mission
paratrooper-chart-mission-line = { $line } : { $mission }
paratrooper-chart-starting-crisis = Crise de départ
paratrooper-chart-die-plus = dé + { $number }
paratrooper-chart-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
paratrooper-chart-initial-ops = PO de départ, plus l’élan
paratrooper-chart-follow-on = PO à chaque tour
paratrooper-chart-opfor = Pions OPFOR
paratrooper-chart-objective-vp = PV si évacué
paratrooper-chart-reduction = Crise ensuite
paratrooper-chart-bonus = Prime de victoire
paratrooper-chart-missions-note = La prime de victoire vaut pour la mission suivante d’une campagne.
paratrooper-chart-bonus-fsa = une base de transit avancée
paratrooper-chart-bonus-lshd = le bâtiment d’assaut amphibie
paratrooper-chart-bonus-op = { $number } PO
paratrooper-chart-bonus-mac = transport aérien ({ $number })
paratrooper-chart-bonus-tac = frappes TAC ({ $number })
paratrooper-chart-locations = Lieu et carte de la mission
paratrooper-chart-two-dice = Deux dés
paratrooper-chart-zone = Zone de crise
paratrooper-chart-map-die = Carte, dé { $die }
paratrooper-chart-mobilization = Mobilisation
paratrooper-chart-unit = Unité
paratrooper-chart-op = PO
paratrooper-chart-initial = Au départ
paratrooper-chart-reinforcement = En renfort
paratrooper-chart-can = Ce qu'il peut faire
paratrooper-chart-staging = Transit : charges d’un transport aérien
paratrooper-chart-staging-note = Un transport aérien emporte l’une des charges.
paratrooper-chart-load = Charge { $number } d’un transport aérien
paratrooper-chart-refit = Remise en état
paratrooper-chart-refit-hex = PO pour remettre en état toutes les unités désorganisées d’un hexagone
paratrooper-chart-refit-zone = PO pour remettre en état toutes les unités désorganisées d’une zone (campagne)
paratrooper-chart-refit-command_posts = PO pour remettre en état tous les postes de commandement gardés entre deux missions
paratrooper-chart-transit = Lignes de transit
paratrooper-chart-line = Ligne
paratrooper-chart-way = Voie
paratrooper-chart-transit-air = par air
paratrooper-chart-transit-sea = par mer
paratrooper-chart-limits = Pistes, empilement et bornes
paratrooper-chart-track-op_max = PO au plus
paratrooper-chart-track-elan_max = Élan le plus haut
paratrooper-chart-track-crisis_min = Crise la plus basse
paratrooper-chart-track-crisis_end = Crise à laquelle la mission finit
paratrooper-chart-stack-ground = Unités terrestres d’un camp dans un hexagone
paratrooper-chart-stack-strikes = Frappes dans un hexagone
paratrooper-chart-limit-starting_crisis = Crise de départ la plus haute par opposition croissante
paratrooper-chart-limit-opfor_beyond_it = Pions OPFOR à la place, au-delà
paratrooper-chart-limit-highest_start = Crise de départ la plus haute de toutes
paratrooper-chart-limit-extra_with_objective = Pions OPFOR tirés quand l’objectif est trouvé
paratrooper-chart-campaign = Campagnes
paratrooper-chart-campaign-whole = Campagne
paratrooper-chart-campaign-first = Première campagne
paratrooper-chart-campaign-missions = Missions
paratrooper-chart-campaign-victories = Victoires qui la gagnent
paratrooper-chart-campaign-debacles = Débâcles permises
paratrooper-chart-opposition = Opposition croissante
paratrooper-chart-changes = Ce qui change
paratrooper-chart-amount = De
paratrooper-chart-opposition-starting_crisis = crise de départ
paratrooper-chart-opposition-initial_ops = PO de départ
paratrooper-chart-opposition-follow_on_ops = PO à chaque tour
paratrooper-chart-opposition-opfor_units = pions OPFOR
paratrooper-chart-places = Hexagones de valeur
paratrooper-chart-places-note = Tenus par le REP ils comptent pour lui, tenus par la seule OPFOR contre lui ; endommagés, pour personne.
paratrooper-chart-map = Carte
paratrooper-chart-hex = Hexagone
paratrooper-chart-counters = Pions
paratrooper-chart-counters-note = Recto et verso : combat-engagement-mouvement. Appui : rayon au recto et au verso.
paratrooper-chart-counter = Pion
paratrooper-chart-side = Camp
paratrooper-chart-count = Nombre
paratrooper-chart-class = Classe
paratrooper-chart-front = Recto
paratrooper-chart-back = Verso
paratrooper-chart-strike = Frappe ou impact
paratrooper-chart-support = Appui
paratrooper-chart-marks = Marques
paratrooper-chart-side-rep = 2e REP
paratrooper-chart-side-opfor = OPFOR
paratrooper-chart-side-objective = objectif
paratrooper-chart-side-admin = marqueur
paratrooper-chart-mark-airborne = parachutiste
paratrooper-chart-mark-ht = haute technologie
paratrooper-chart-mark-felin = FELIN
paratrooper-chart-mark-sf = forces spéciales
paratrooper-chart-mark-cp = poste de commandement
paratrooper-chart-mark-engineer = génie
paratrooper-chart-mark-hw = armes lourdes
paratrooper-chart-mark-pgm = missiles guidés
paratrooper-chart-mark-transport = transport
paratrooper-chart-mark-local = local
paratrooper-chart-mark-base = base
paratrooper-chart-mark-ad = antiaérien
paratrooper-name-low = Bas
paratrooper-name-medium = Moyen
paratrooper-name-high = Haut
paratrooper-name-mission-ends = La mission finit
paratrooper-name-air-defense = antiaérien
paratrooper-name-battle-space-marker = marqueur de zone de bataille
paratrooper-name-command-post = poste de commandement
paratrooper-name-crisis-level-marker = marqueur de crise
paratrooper-name-elan-marker = marqueur d’élan
paratrooper-name-forward-staging-area = base de transit avancée
paratrooper-name-guerrilla-base = base de guérilla
paratrooper-name-guerrilla-or-militia = guérilla ou milice
paratrooper-name-helicopter = hélicoptère
paratrooper-name-impact-marker = marqueur d’impact
paratrooper-name-infantry = infanterie
paratrooper-name-mission-location-marker = marqueur du lieu de la mission
paratrooper-name-objective = objectif
paratrooper-name-oilfield-fire-collateral-damage = puits en feu / dommages collatéraux
paratrooper-name-operations-points-marker = marqueur des points d’opération
paratrooper-name-river-assault-marker = marqueur de franchissement
paratrooper-name-special-marker = marqueur spécial
paratrooper-name-terrorist-group = groupe terroriste

## Ce que les règles demandent à un espace

paratrooper-place-moves = Points de mouvement : { $nonmech ->
    [0] fermé
   *[other] { $nonmech }
  }, mécanisé { $mech ->
    [0] fermé
   *[other] { $mech }
  }
paratrooper-place-fights = { $shift ->
    [0] Aucun couvert
    [one] Couvert : le tir sur le défenseur perd { $shift } colonne
   *[other] Couvert : le tir sur le défenseur perd { $shift } colonnes
  } ; à engagement égal, { $edge ->
    [attacker] l’attaquant
   *[defender] le défenseur
  } tire en premier
paratrooper-place-drop = Saut en parachute : { $drop }
paratrooper-place-road = Route vers { $to }
paratrooper-place-track = Piste vers { $to }
paratrooper-place-river = Rivière vers { $to }
paratrooper-place-dry-river = Rivière à sec vers { $to }
paratrooper-place-value = Vaut { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }
paratrooper-place-airfield = Les transports aériens s’y posent
paratrooper-place-oilfield = Champ pétrolifère : peut prendre feu
paratrooper-place-coast = Sur la côte
paratrooper-place-transit = Vers { $to } { $kind ->
    [sea] par mer
   *[air] par air
  } : PO { $cost }
paratrooper-place-drop-zone = Marqueur de zone de saut
paratrooper-place-taken = Unités du régiment : { $taken } sur { $room }
paratrooper-place-bound = Arrivent ici : { $units }
paratrooper-place-objective = L’objectif est ici : { $points } points, sorti de la carte{ $closed ->
    [yes] {""} ; aucun véhicule n’y accède, seulement un hélicoptère de transport
   *[no] {""}
  }
