### Les tables de World War Africa

world_war_africa-chart-combat = Résultats des combats (CRT)
world_war_africa-chart-combat-note = Cases : unités perdues par l’attaquant / par le défenseur. Le terrain et les cours d’eau décalent la colonne vers la gauche ; caches, infiltrés et conseillers changent le dé.
world_war_africa-chart-combat-origin = Dans sept résultats, le défenseur perd une unité de plus que dans la première reconstitution : sans cela, les fronts des villes pleines ne bougeaient guère.
world_war_africa-chart-support = Appui dans un combat
world_war_africa-chart-support-markers = Marqueurs d’hélicoptères et d’aviation de chaque camp, au plus
world_war_africa-chart-support-caches = Caches d’armes de chaque camp, au plus
world_war_africa-chart-support-advisers = Les conseillers étrangers ajoutent au dé d’attaque de leur unité
world_war_africa-chart-terrain = Effets du terrain (TEC)
world_war_africa-chart-ground = Terrain
world_war_africa-chart-leg-dry = À pied, sec
world_war_africa-chart-leg-rain = À pied, pluie
world_war_africa-chart-motor-dry = Motorisé, sec
world_war_africa-chart-motor-rain = Motorisé, pluie
world_war_africa-chart-stacking = Empilement, unités
world_war_africa-chart-shift = Colonnes pour le défenseur
world_war_africa-chart-closed = fermé
world_war_africa-chart-road = Le long d’une route
world_war_africa-chart-river = À travers un cours d’eau, en plus de l’hexagone
world_war_africa-chart-town = Ville, au lieu de l’empilement du terrain
world_war_africa-chart-terrain-note = La colonne d’un cours d’eau ne compte que si tous les attaquants le franchissent.
world_war_africa-chart-terrain-kinds = Motorisés : infanterie mécanisée et blindés. Tous les autres vont à pied.
world_war_africa-chart-turns = Piste des tours et pluies
world_war_africa-chart-turns-note = Au nord et au sud de l’équateur.
world_war_africa-chart-months = Mois
world_war_africa-chart-rain-north = Pluie au nord
world_war_africa-chart-rain-south = Pluie au sud
world_war_africa-chart-activation-zimbabwe = Activation du Zimbabwe
world_war_africa-chart-activation-angola = Activation de l’Angola
world_war_africa-chart-activation-note = Un dé avec ses modificateurs ; moins de 1 se lit 1.
world_war_africa-chart-ally-land = Unités terrestres en jeu, au plus
world_war_africa-chart-ally-air = Appui aérien
world_war_africa-chart-ally-helo = Appui d’hélicoptères
world_war_africa-chart-activation-modifiers = Activation : modificateurs et transports
world_war_africa-chart-ally-paid = La RDC dépense 1 PR
world_war_africa-chart-ally-poor = Ses propres PR sont peu nombreux
world_war_africa-chart-ally-poor_below = Peu nombreux : moins de
world_war_africa-chart-ally-event = L’événement du tour est Corruption et détournements (Zimbabwe), l’UNITA écrasée (Angola)
world_war_africa-chart-ally-transport_helo = Hélicoptères de transport
world_war_africa-chart-ally-transport_air = Avions de transport
world_war_africa-chart-dice = Jets d’un dé
world_war_africa-chart-die-rp = Points de ressources d’une ville
world_war_africa-chart-die-pmc = Prix d’un avion de contractuels
world_war_africa-chart-die-infiltration = Les infiltrés ajoutent au dé de combat
world_war_africa-chart-die-adr = Marqueurs que la défense aérienne chasse
world_war_africa-chart-die-graft = Corruption et détournements touche
world_war_africa-chart-movement-roll = Jet de mouvement (marche forcée)
world_war_africa-chart-doubled = chaque hexagone coûte le double
world_war_africa-chart-normal = coût normal
world_war_africa-chart-in-rain = Sous la pluie
world_war_africa-chart-intercept = Table COIN : traque des unités hutu au Rwanda
world_war_africa-chart-no-combat = pas de combat
world_war_africa-chart-fight = combat
world_war_africa-chart-with-helicopter = Avec les hélicoptères rwandais
world_war_africa-chart-slip = Une unité hutu se glisse au Rwanda
world_war_africa-chart-stays-out = reste dehors
world_war_africa-chart-enters = entre dans la case Rwanda
world_war_africa-chart-near-rwanda = À { $distance } hexagones au plus du Rwanda
world_war_africa-chart-coup = Le coup de Kitona
world_war_africa-chart-coup-militia = une brigade de milice RDC se rallie
world_war_africa-chart-coup-brigade = une brigade d’infanterie ANC se rallie
world_war_africa-chart-uprising = Soulèvement à la mise en place, chaque ville de l’est
world_war_africa-chart-quiet = rien
world_war_africa-chart-militia = une brigade de milice rebelle
world_war_africa-chart-resources = Points de ressources
world_war_africa-chart-rp-start = Au départ, ou nombre
world_war_africa-chart-rp-income = Revenu fixe par tour
world_war_africa-chart-rp-cap = Le plus qu’un contingent peut garder
world_war_africa-chart-rp-near = Hexagones dans lesquels une unité ennemie gêne une ville
world_war_africa-chart-rp-share = Le Zimbabwe et l’Angola reçoivent le total des villes du gouvernement, divisé par
world_war_africa-chart-rp-enemy_near = Dé d’une ville avec une unité ennemie proche
world_war_africa-chart-rp-graft = Dé de chaque ville sous Corruption et détournements
world_war_africa-chart-rp-coltan = Dé de Goma et de Bukavu pendant la ruée sur le coltan
world_war_africa-chart-rp-car = PR pour l’Ouganda quand le MLC va en République centrafricaine
world_war_africa-chart-resources-note = Chaque ville de ressources lance un dé (voir Jets d’un dé).
world_war_africa-chart-prices = Prix
world_war_africa-chart-rp = PR
world_war_africa-chart-price-unit = Une unité terrestre
world_war_africa-chart-price-marker = Un marqueur d’appui ou de transport
world_war_africa-chart-price-adr = Le régiment rwandais de défense aérienne
world_war_africa-chart-price-cache = Une cache d’armes
world_war_africa-chart-events = Événements aléatoires
world_war_africa-chart-event-name = Événement
world_war_africa-chart-event-effect = Ce qu’il fait
world_war_africa-chart-rule = Règle
world_war_africa-chart-event-too-early = Le retrait du Tchad et l’affrontement ne font rien au tour
world_war_africa-chart-event-ituri-distance = Milice lendu : hexagones depuis 2413, au plus
world_war_africa-chart-event = { $event ->
    [chad-withdrawal] Retrait du Tchad
    [coltan-rush] Ruée vers le coltan
    [corruption-and-graft] Corruption et détournements
    [foreign-advisers] Conseillers étrangers
    [mlc-in-car] Le MLC en République centrafricaine
    [ituri-conflict] Conflit de l'Ituri
    [libyan-support] Soutien libyen
    [no-event] Aucun événement
    [ugandan-rebels] Rebelles ougandais
    [clash] Affrontement ougando-rwandais
   *[unita-crushed] L'UNITA écrasée
  }
world_war_africa-chart-event-does = { $event ->
    [chad-withdrawal] L’unité du Tchad quitte la partie.
    [coltan-rush] Qui tient Goma ou Bukavu y lance mieux pour les points de ressources ce tour.
    [corruption-and-graft] Un dé désigne un contingent qui lance moins bien pour chaque ville de ressources ce tour.
    [foreign-advisers] Le gouvernement reçoit des conseillers, qui aident les attaques d’une unité FAC.
    [mlc-in-car] L’Ouganda gagne aussitôt des points de ressources.
    [ituri-conflict] Le gouvernement place la milice lendu près de l’Ituri.
    [libyan-support] L’Ouganda place sans frais une brigade d’infanterie MLC au hasard.
    [no-event] Rien ne se passe.
    [ugandan-rebels] Le gouvernement place WNBF et ADF sur ses unités régulières ou à côté.
    [clash] Le gouvernement peut faire attaquer aussitôt des Rwandais par des Ougandais voisins.
   *[unita-crushed] Le dé d’activation de l’Angola est moins bon ce tour.
  }
world_war_africa-chart-victory = Victoire
world_war_africa-chart-victory-note = Compté après le dernier tour. Si les rebelles contrôlent Kinshasa à la fin d’un tour, ils ont gagné.
world_war_africa-chart-vp-town = Chaque ville de la RDC que les rebelles contrôlent
world_war_africa-chart-vp-hutus = { $number } unités hutu ou moins sur la carte
world_war_africa-chart-vp-rwanda-box = Des unités hutu dans la case Rwanda
world_war_africa-chart-vp-rich = Le Rwanda a { $number } PR ou plus ; de même pour l’Ouganda
world_war_africa-chart-vp-win = Les rebelles gagnent
world_war_africa-chart-vp-draw = Partie nulle
world_war_africa-chart-vp-lose = Le gouvernement gagne
world_war_africa-chart-supply = Sources de ravitaillement, et où les factions peuvent aller
world_war_africa-chart-faction = Faction
world_war_africa-chart-contingent = Contingent
world_war_africa-chart-sources = Ravitaillement depuis
world_war_africa-chart-automatic = Toujours ravitaillée dans
world_war_africa-chart-regions = Ne peut entrer que dans
world_war_africa-chart-bought = Peut s’acheter
world_war_africa-chart-rebuilt = Revient une fois éliminée
world_war_africa-chart-all-but = partout sauf dans { $provinces }
world_war_africa-chart-south-only = le sud de l’équateur
world_war_africa-chart-source-kinshasa = Kinshasa
world_war_africa-chart-source-zimbabwe_supply = les hexagones de ravitaillement du Zimbabwe
world_war_africa-chart-source-Zambia = la frontière de la Zambie
world_war_africa-chart-source-Angola = la frontière de l’Angola
world_war_africa-chart-source-angola_port = 1400 (Matadi)
world_war_africa-chart-source-Rwanda = la frontière du Rwanda
world_war_africa-chart-source-burundi_supply = 1816 (Burundi)
world_war_africa-chart-source-Uganda = la frontière de l’Ouganda
world_war_africa-chart-source-bukavu = Bukavu
world_war_africa-chart-source-goma = Goma
world_war_africa-chart-source-zimbabwe = la case Zimbabwe
world_war_africa-chart-source-angola = la case Angola
world_war_africa-chart-source-rwanda = la case Rwanda
world_war_africa-chart-source-uganda = la case Ouganda
world_war_africa-chart-source-kitona = Kitona
world_war_africa-chart-arrivals = Table de déploiement des renforts
world_war_africa-chart-any-town = Toute ville que son contingent contrôle
world_war_africa-chart-these-towns = De celles-là seulement
world_war_africa-chart-boxes = Cases
world_war_africa-chart-transport = Qui transporte qui
world_war_africa-chart-carries = Ses transports emportent
world_war_africa-chart-transport-note = Les milices ne volent avec personne.
world_war_africa-chart-units = Unités terrestres
world_war_africa-chart-units-note = Facteurs : attaque-défense-mouvement. Calibrés pour que deux joueurs égaux aient des chances égales.
world_war_africa-chart-unit = Unité
world_war_africa-chart-type = Type
world_war_africa-chart-size = Taille
world_war_africa-chart-factors = Facteurs
world_war_africa-chart-markers = Marqueurs
world_war_africa-chart-marker = Marqueur
world_war_africa-chart-owner = À qui
world_war_africa-chart-count = Nombre
world_war_africa-chart-factor = Appui
world_war_africa-chart-any-owner = n’importe qui
world_war_africa-chart-marker-air_support = Appui aérien
world_war_africa-chart-marker-helo_support = Hélicoptères
world_war_africa-chart-marker-air_transport = Avion de transport
world_war_africa-chart-marker-helo_transport = Hélicoptère de transport
world_war_africa-chart-marker-adr = Régiment de défense aérienne
world_war_africa-chart-marker-pmc = Avion de contractuels
world_war_africa-chart-marker-cache = Cache d’armes
world_war_africa-chart-marker-advisers = Conseillers étrangers
world_war_africa-chart-marker-infiltration = Infiltration
world_war_africa-chart-marker-activation = Activation
world_war_africa-chart-marker-event = Événement
world_war_africa-chart-marker-rp = Points de ressources
world_war_africa-chart-marker-game_turn = Tour de jeu
world_war_africa-chart-marker-control = Contrôle
world_war_africa-chart-hutu = Hutu
world_war_africa-chart-towns = Villes
world_war_africa-chart-town-name = Ville
world_war_africa-chart-hex = Hexagone
world_war_africa-chart-resource = Ressource
world_war_africa-chart-airfield = Aérodrome
world_war_africa-chart-boxes-open = Cases hors carte
world_war_africa-chart-box = Case
world_war_africa-chart-opens-on = S’ouvre sur
world_war_africa-chart-passage = Points de mouvement pour passer

## Ce que les règles demandent à un espace

world_war_africa-place-province = Province : { $province }
world_war_africa-place-moves = Points de mouvement sec/pluie : à pied { $leg }, motorisé { $motor ->
    [none] fermé
   *[other] { $motor }
  }
world_war_africa-place-room = Place pour { $room ->
    [one] { $room } unité
   *[other] { $room } unités
  }, colonnes pour le défenseur { $shift }
world_war_africa-place-road = Route vers { $to }
world_war_africa-place-river = { $river } vers { $to } : le franchir coûte plus
world_war_africa-place-lake = Lac { $lake } vers { $to } : aucune unité terrestre ne le franchit ni n’attaque au travers
world_war_africa-lake-between = Le lac { $lake } sépare { $from } de { $to }.
world_war_africa-place-closed = Fermé aux unités { $factions } : elles ne peuvent ni y entrer ni l’attaquer
world_war_africa-place-border = Frontière : { $country }
world_war_africa-place-rain = Il pleut ici ce tour
world_war_africa-place-taken = Unités : { $taken } sur { $room }
world_war_africa-place-hides = Unités : { $taken } sur { $room }, { $unseen ->
    [one] dont une face cachée : d’une pile ennemie on ne voit que l’unité du dessus (8.5-a)
   *[other] dont { $unseen } face cachée : d’une pile ennemie on ne voit que l’unité du dessus (8.5-a)
}

world_war_africa-note-closed-Rw = Fermé aux unités rwandaises
world_war_africa-note-closed-UG = Fermé aux unités ougandaises
world_war_africa-line-limit = Aucune unité rwandaise n’avance ni n’attaque au nord de cette ligne

## Why a total is what it is

world_war_africa-reason-8_5-a = les chances suivent ce qui se voit maintenant, quoi que le journal ait nommé auparavant
