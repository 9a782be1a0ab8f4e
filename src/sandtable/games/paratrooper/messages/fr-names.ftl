### Foreign Legion Paratrooper: names of the data pack

## Zones

paratrooper-name-calvi = Calvi
paratrooper-name-chad = Tchad
paratrooper-name-congo = Congo
paratrooper-name-mali = Mali
paratrooper-name-libya = Libye
paratrooper-name-ivory-coast = Côte d’Ivoire
paratrooper-name-central-africa = Afrique centrale
paratrooper-name-horn-of-africa = Corne de l’Afrique
paratrooper-name-levant = Levant
paratrooper-name-persian-gulf = Golfe persique
paratrooper-name-balkans = Balkans
paratrooper-name-caucasus = Caucase
paratrooper-name-western-mediterranean = Méditerranée occidentale
paratrooper-name-eastern-mediterranean = Méditerranée orientale
paratrooper-name-gulf-of-guinea = Golfe de Guinée
paratrooper-name-red-sea = Mer Rouge
paratrooper-name-arabian-sea = Mer d’Arabie

## Mission maps

paratrooper-name-jungle-basin = Bassin de jungle
paratrooper-name-mesa-badlands = Mesas arides
paratrooper-name-desert-city = Ville du désert
paratrooper-name-mega-city = Mégapole
paratrooper-name-oil-fields = Champs pétrolifères
paratrooper-name-bush-country = Pays de brousse
paratrooper-name-mountain-valley = Vallée de montagne

## Missions

paratrooper-name-coup = Coup d’État
paratrooper-name-invaders = Envahisseurs
paratrooper-name-hostages = Otages
paratrooper-name-warlords = Seigneurs de guerre
paratrooper-name-insurgents = Insurgés
paratrooper-name-wmd = Armes de destruction massive

## Events

paratrooper-name-all-quiet = Tout est calme
paratrooper-name-crisis-accelerates = La crise s’accélère
paratrooper-name-crisis-stabilizes = La crise se stabilise
paratrooper-name-friction = Friction
paratrooper-name-higher-level-intelligence = Renseignement de haut niveau
paratrooper-name-local-support = Soutien local
paratrooper-name-logistics-push = Effort logistique
paratrooper-name-logistics-breakdown = Rupture logistique
paratrooper-name-nato-support = Soutien de l’OTAN
paratrooper-name-network-attack = Attaque de réseau
paratrooper-name-opfor-offensive = Offensive OPFOR
paratrooper-name-opfor-redeploys = OPFOR se redéploie
paratrooper-name-opfor-reinforcement = Renforts OPFOR
paratrooper-name-opfor-uprising = Soulèvement OPFOR
paratrooper-name-shifting-intelligence-situation = Situation du renseignement changeante
paratrooper-name-system-d = Système D

## What is mobilized

paratrooper-name-airborne-infantry = infanterie parachutiste
paratrooper-name-felin = FELIN
paratrooper-name-special-forces = forces spéciales
paratrooper-name-gendarmes = gendarmes
paratrooper-name-sniper = tireurs d’élite
paratrooper-name-airborne-command-post = PC parachutiste
paratrooper-name-airborne-engineer = génie parachutiste
paratrooper-name-airborne-heavy-weapons = armes lourdes parachutistes
paratrooper-name-precision-guided-missile = missiles guidés de précision
paratrooper-name-armor = blindés
paratrooper-name-mechanized-infantry = infanterie mécanisée (VBCI)
paratrooper-name-armored-cavalry = cavalerie blindée
paratrooper-name-technical = pick-up armés (VLRA)
paratrooper-name-local-technical = pick-up armés locaux
paratrooper-name-armored-engineer = génie blindé
paratrooper-name-mechanized-pgm = PGM mécanisé
paratrooper-name-mechanized-command-post = PC mécanisé
paratrooper-name-mechanized-heavy-weapons = armes lourdes mécanisées
paratrooper-name-convoy = convoi
paratrooper-name-forward-operating-base = base opérationnelle avancée
paratrooper-name-transport-helicopter = hélicoptère de transport
paratrooper-name-gunship = hélicoptère d’attaque
paratrooper-name-helicopter-command-post = PC héliporté
paratrooper-name-tac-airstrike = frappe aérienne TAC
paratrooper-name-drone-strike = frappe de drone
paratrooper-name-air-transport = avion de transport MAC
paratrooper-name-isr-marker = marqueur ISR
paratrooper-name-netwar-marker = marqueur Netwar
paratrooper-name-drop-zone-marker = marqueur de zone de saut
paratrooper-name-checkpoint-marker = marqueur de point de contrôle
paratrooper-name-amphibious-assault-ship = navire d’assaut amphibie

## Seats

paratrooper-name-2e-rep-ground = 2e REP, sol
paratrooper-name-2e-rep-air = 2e REP, air
paratrooper-name-2e-rep-odd-missions = 2e REP, missions impaires
paratrooper-name-2e-rep-even-missions = 2e REP, missions paires
paratrooper-name-2e-rep-commander = 2e REP, commandant
paratrooper-name-2e-rep-sector-1 = 2e REP, secteur 1
paratrooper-name-2e-rep-sector-2 = 2e REP, secteur 2
paratrooper-name-2e-rep-sector-3 = 2e REP, secteur 3

## What counters are called

paratrooper-name-sniper-team = Tireur d'élite
paratrooper-name-engineer-section = Sapeur
paratrooper-name-mortar-section = Mortier
paratrooper-name-missile-section = Poste de missiles
paratrooper-name-convoy-column = Convoi
paratrooper-name-transport-helicopter-flight = Hélicoptère de transport
paratrooper-name-gunship-flight = Hélicoptère d'attaque
paratrooper-name-airstrike-flight = Raid aérien
paratrooper-name-drone-flight = Drone
paratrooper-name-netwar-cell = Netwar
paratrooper-name-drop-zone-sign = Marqueur de saut
paratrooper-name-checkpoint-sign = Point de contrôle
paratrooper-name-local-technical-company = Technical local
paratrooper-name-armor-unit = Groupe blindé
paratrooper-name-mechanized-unit = Groupe mécanisé
paratrooper-name-technical-unit = Technical
paratrooper-name-command-post-unit = Poste de commandement
paratrooper-name-air-defense-unit = Groupe antiaérien
paratrooper-name-infantry-unit = Groupe d'infanterie
paratrooper-name-guerrilla-unit = Groupe de guérilla
paratrooper-name-terrorist-unit = Groupe terroriste
paratrooper-name-guerrilla-base-unit = Camp de guérilla
paratrooper-name-enemy-helicopter-unit = Hélicoptère ennemi
paratrooper-name-ambush-sign = Pion embuscade
paratrooper-name-intelligence-sign = Pion renseignement
paratrooper-name-deception-sign = Pion leurre
paratrooper-name-massacre-sign = Pion massacre
paratrooper-name-ied-sign = EEI
paratrooper-name-objective-coup = Objectif (meneurs)
paratrooper-name-objective-invaders = Objectif (envahisseurs)
paratrooper-name-objective-hostages = Objectif (otages)
paratrooper-name-objective-warlords = Objectif (seigneur de guerre)
paratrooper-name-objective-insurgents = Objectif (insurgés)
paratrooper-name-objective-wmd = Objectif (ADM)

## Kinds of counters

paratrooper-kind-para = infanterie parachutiste
paratrooper-kind-felin = parachutistes FELIN, haute technologie
paratrooper-kind-sf = forces spéciales, parachutistes
paratrooper-kind-gign = gendarmes
paratrooper-kind-sniper = tireurs d’élite
paratrooper-kind-abn_cp = PC parachutiste
paratrooper-kind-abn_eng = génie parachutiste
paratrooper-kind-abn_hw = armes lourdes parachutistes
paratrooper-kind-abn_pgm = missiles guidés de précision (PGM)
paratrooper-kind-armor = blindés, haute technologie
paratrooper-kind-mech_inf = infanterie mécanisée, transport
paratrooper-kind-arm_cav = cavalerie blindée
paratrooper-kind-fr_tech = pick-up armés, transport
paratrooper-kind-lf_tech = pick-up armés locaux
paratrooper-kind-arm_eng = génie blindé
paratrooper-kind-mech_pgm = missiles guidés mécanisés (PGM)
paratrooper-kind-mech_cp = PC mécanisé
paratrooper-kind-mech_hw = armes lourdes mécanisées, haute technologie
paratrooper-kind-convoy = convoi
paratrooper-kind-fob = base opérationnelle avancée
paratrooper-kind-helo_t = hélicoptère de transport
paratrooper-kind-helo_g = hélicoptère d’attaque, haute technologie
paratrooper-kind-helo_cp = PC héliporté
paratrooper-kind-impact = marqueur d’impact
paratrooper-kind-tac = frappe aérienne TAC
paratrooper-kind-drone = frappe de drone
paratrooper-kind-mac = avion de transport MAC
paratrooper-kind-isr = marqueur ISR
paratrooper-kind-nw = marqueur Netwar
paratrooper-kind-dz = marqueur de zone de saut
paratrooper-kind-checkpoint = marqueur de point de contrôle
paratrooper-kind-fsa = zone avancée
paratrooper-kind-lshd = navire d’assaut amphibie
paratrooper-kind-o_armor = blindés
paratrooper-kind-o_mech = infanterie mécanisée
paratrooper-kind-o_tech = pick-up armés
paratrooper-kind-o_cp = PC
paratrooper-kind-o_ad = défense aérienne
paratrooper-kind-o_inf = infanterie
paratrooper-kind-o_gue = guérilla ou milice
paratrooper-kind-o_ter = groupe terroriste
paratrooper-kind-o_base = base de guérilla
paratrooper-kind-o_helo = hélicoptère
paratrooper-kind-ambush = embuscade
paratrooper-kind-intel = renseignement
paratrooper-kind-deception = leurre
paratrooper-kind-massacre = massacre
paratrooper-kind-ied = engin explosif improvisé
paratrooper-kind-obj_coup = objectif de la mission
paratrooper-kind-obj_invaders = objectif de la mission
paratrooper-kind-obj_hostages = objectif de la mission
paratrooper-kind-obj_warlords = objectif de la mission
paratrooper-kind-obj_insurgents = objectif de la mission
paratrooper-kind-obj_wmd = objectif de la mission

## Ce qu'un pion peut faire

paratrooper-price = { $op } PO
paratrooper-left = { $count ->
    [0] épuisé
   *[other] reste { $count }
  }{ $have ->
    [0] {""}
    [one] , { $have } mobilisé
   *[other] , { $have } mobilisés
  }{ $now ->
    [tech] , seulement maintenant, avant la mission ({ $elan } de haute technologie en tout)
    [ship] , seulement maintenant, avant la mission
   *[no] {""}
  }
paratrooper-market-transport = Transport et bases
paratrooper-market-foot = Troupes à pied
paratrooper-market-vehicles = Véhicules
paratrooper-market-helicopters = Hélicoptères
paratrooper-market-strikes = Frappes et guerre de l’information
paratrooper-note-transport = Un vol vers { $zone } coûte { $op } PO par avion de transport{ $macs ->
    [0] {""}
    [one] {""}
   *[other] , { $flights } pour vos { $macs }
  }. De nouveaux PO arrivent au début de chaque tour, le premier compris : le total de { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }.
paratrooper-note-vehicles = Ils ne sautent pas : par air, ils se posent sur un aérodrome ou une zone de saut où se tient déjà une de vos unités{ $first ->
    [yes] , donc pas au tour 1
   *[no] {""}
  }.{ $closed ->
    [0] {""}
    [one] {" "}Un hexagone de cette carte leur est fermé.
   *[other] {" "}{ $closed } hexagones de cette carte leur sont fermés.
  }
paratrooper-note-helicopters = Ils viennent par avion : sur un aérodrome ou une zone de saut où se tient déjà une de vos unités{ $first ->
    [yes] , donc pas au tour 1
   *[no] {""}
  }.
paratrooper-denied = { $op } · { $why }
paratrooper-denied-9-2-d = épuisé
paratrooper-denied-8-1-c = trop cher pour l’instant
paratrooper-denied-9-4-a = seulement avant le début de la mission
paratrooper-denied-9-4-b = votre élan ne permet plus d’unités de haute technologie
paratrooper-denied-16-0-a = seulement une fois la mission commencée
paratrooper-denied-9-3-a = seulement une fois une base installée sur la carte
paratrooper-denied-9-3-b = seulement avant le début de la mission
paratrooper-can-para = combat { $combat }, mouvement { $movement }, saute en parachute
paratrooper-can-felin = combat { $combat }, mouvement { $movement }, saute en parachute ; haute technologie, tire groupée, observe pour les canons
paratrooper-can-sf = combat { $combat }, mouvement { $movement }, même sur l'eau ; saute en parachute
paratrooper-can-gign = combat { $combat }, mouvement { $movement }, tire tôt
paratrooper-can-sniper = combat { $combat }, mouvement { $movement }, tire tôt, saute en parachute
paratrooper-can-abn_cp = combat { $combat }, mouvement { $movement }, saute en parachute ; fait tirer une pile d'un seul feu, observe pour les canons
paratrooper-can-abn_eng = combat { $combat }, mouvement { $movement }, saute en parachute ; franchit les rivières, bâtit les bases, attaque sans malus de terrain
paratrooper-can-abn_hw = combat { $combat }, mouvement { $movement }, saute en parachute ; bombarde d'autres hexagones
paratrooper-can-abn_pgm = combat { $combat } contre véhicules, bases et en ville, sinon 1 ; mouvement { $movement }, saute en parachute
paratrooper-can-armor = combat { $combat }, mouvement { $movement } ; haute technologie
paratrooper-can-mech_inf = combat { $combat }, mouvement { $movement } ; porte une unité ou l'objectif
paratrooper-can-arm_cav = combat { $combat }, mouvement { $movement }
paratrooper-can-fr_tech = combat { $combat }, mouvement { $movement } ; porte une unité ou l'objectif
paratrooper-can-lf_tech = combat { $combat }, mouvement { $movement }
paratrooper-can-arm_eng = combat { $combat }, mouvement { $movement } ; franchit les rivières, bâtit les bases, attaque sans malus de terrain
paratrooper-can-mech_pgm = combat { $combat } contre véhicules, bases et en ville, sinon 1 ; mouvement { $movement }
paratrooper-can-mech_cp = combat { $combat }, mouvement { $movement } ; fait tirer une pile d'un seul feu, observe pour les canons
paratrooper-can-mech_hw = combat { $combat }, mouvement { $movement } ; bombarde d'autres hexagones ; haute technologie
paratrooper-can-convoy = mouvement { $movement } ; dépensé, il double le mouvement ou appuie le tir à { $support } hexagone
paratrooper-can-fob = appuie le tir à { $support } hexagones ; posée par un sapeur, elle ne bouge plus
paratrooper-can-helo_t = vole { $movement } ; porte une unité ou l'objectif
paratrooper-can-helo_g = combat { $combat }, vole { $movement } ; haute technologie
paratrooper-can-helo_cp = combat { $combat }, vole { $movement } ; fait tirer les hélicoptères d'un seul feu
paratrooper-can-tac = frappe à { $combat }{ $last ->
    [0] {""}
   *[other] {" "}(les derniers à { $last })
  } les ennemis découverts, à chaque tour
paratrooper-can-drone = frappe à { $combat }{ $last ->
    [0] {""}
   *[other] {" "}(les derniers à { $last })
  } les ennemis découverts, une fois ; aucune défense aérienne ne l'atteint
paratrooper-can-mac = transporte 3 unités à pied ou 2 véhicules vers la mission, à chaque tour : sans lui, personne n'y arrive
paratrooper-can-isr = peut retourner les pions d'un hexagone
paratrooper-can-nw = fait baisser la crise, ou aide un combat
paratrooper-can-dz = permet aux avions d'atterrir dans un de vos hexagones
paratrooper-can-lshd = un navire d'où les unités débarquent
paratrooper-can-checkpoint = vous fait tirer en premier là où il se trouve
