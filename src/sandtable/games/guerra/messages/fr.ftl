### A Guerra do Congo

guerra-title = A Guerra do Congo
guerra-about = La deuxième guerre du Congo, d'août à novembre 1998 : quinze semaines sur des hexagones de 65 km.

## Scenarios and options

guerra-scenario-1998 = Août à novembre 1998
guerra-option-navigation_limit = Segments de fleuve par tour en bateau
guerra-option-all_congo_navigable = Les bateaux passent les chutes
guerra-option-cumulative_stacking = Les bonus d'empilement (route, voie ferrée, village) se cumulent
guerra-option-ninth_centre = Le neuvième centre de ravitaillement
guerra-option-advance_before_release = Les unités pas encore libérées peuvent avancer après combat
guerra-option-village_shift = Un village décale d'une colonne, comme dans l'exemple
guerra-option-morale_list = Quelle liste de modificateurs de moral
guerra-option-morale_range = Étendue des marqueurs de moral
guerra-option-historical_guerrillas = Les FDD gênent le Burundi et les Interahamwe le Rwanda, comme dans l'histoire
guerra-option-slowed_until_moved = La perte de mouvement d'un bombardement attend que l'unité bouge
guerra-option-stack_retreats_together = Une pile recule ensemble
guerra-option-score_every_turn = Les lignes sans « à la fin » comptent à chaque tour
guerra-option-rebel_bonus_city = L'autre ville en prime des rebelles
guerra-option-reserves = Réserves (8.1)

## Questions

guerra-question-deploy = Où { $unit } commence-t-elle en Angola ?
guerra-question-mobilise = Où { $unit } est-elle mobilisée ({ $town }, rayon { $radius }) ?
guerra-question-recover = Quelles unités récupèrent leurs pertes ? Points de renfort : { $points }
guerra-question-reserve = Quelles unités sont gardées en réserve ?
guerra-question-movement = Tour { $turn }, mouvement : quelle unité bouge ensuite ?
guerra-question-march = Où va { $unit } ? Points de mouvement : { $points }
guerra-question-combat = Tour { $turn }, combat : quel hexagone attaquer ensuite ?
guerra-question-muster = Qui attaque { $at } ? Pour l'instant : { $units }
guerra-question-commit = Des réserves viennent-elles au combat de { $at } ?
guerra-question-support = Combien des { $points } points aériens appuient le combat de { $at } ?
guerra-question-raid = Quelle cible interdire ? Points aériens : { $points }
guerra-question-sortie = Combien des { $points } points aériens attaquent { $at } ?
guerra-question-lose = { $how ->
    [eliminated] Quelle unité est éliminée ?
   *[loss] Quelle unité subit la perte ?
  }
guerra-question-retreat = Où se replient-elles ? { $units }
guerra-question-advance = Qui avance dans { $at } ?

## Actions

guerra-do-place = { $unit } en { $at }
guerra-do-wait = { $unit } attend
guerra-do-recover = { $unit } récupère
guerra-do-dissolve = Dissoudre { $unit }
guerra-do-reserve = { $unit } en réserve
guerra-do-pick = { $unit } bouge
guerra-do-strip = { $unit } abandonne du matériel et bouge à pleine vitesse
guerra-do-move = { $unit } marche vers { $to }
guerra-do-move-railway = { $unit } vers { $to } par le rail
guerra-do-move-river = { $unit } vers { $to } par le fleuve
guerra-do-move-air = { $unit } vole vers { $to }
guerra-do-leave = { $unit } quitte la carte en { $at }
guerra-do-attack = Attaquer { $at }
guerra-do-join = { $unit } se joint à l'attaque
guerra-do-fight = Combattre
guerra-do-support = { $points } points aériens
guerra-do-bombard = Bombarder { $at }
guerra-do-raid = Interdire une route, une voie ferrée ou un aérodrome
guerra-do-interdict = { $at } : { $facility ->
    [road] route
    [railway] voie ferrée
   *[airfield] aérodrome
  }
guerra-do-sortie = { $points } points aériens
guerra-do-commit = { $unit } va en { $to }
guerra-do-lose = { $unit }
guerra-do-retreat = { $unit } se replie vers { $to }
guerra-do-advance = { $unit } avance vers { $to }
guerra-do-done = Rien de plus

## Events

guerra-event-turn = Tour { $turn } sur { $of }
guerra-event-stage = { $side } : début de l'étape.
guerra-event-surprise = Surprise : le camp du Congo ne bouge pas ce tour.
guerra-event-morale = Moral de { $army } : { $from } → { $to }
guerra-event-replacements = Points de renfort : rebelles +{ $rebels }, Congo +{ $congo }
guerra-event-due = { $unit } est attendue à { $place }.
guerra-event-air-points = Points aériens : { $points }
guerra-event-points = { $side } : { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
  } ({ $what })
guerra-event-placed = { $unit } est placée en { $at }.
guerra-event-waits = { $unit } attend un tour ultérieur.
guerra-event-recovered = { $unit } récupère ; points restants : { $left }
guerra-event-dissolved = { $unit } est dissoute pour un point de renfort.
guerra-event-reserve = { $unit } est gardée en réserve.
guerra-event-committed = { $unit } est engagée en { $to }.
guerra-event-stripped = { $unit } abandonne du matériel.
guerra-event-move = { $unit } : { $from } → { $to } { $by ->
    [railway] par le rail
    [river] par le fleuve
    [air] par avion
   *[march] en marche
  }
guerra-event-left = { $unit } quitte la carte en { $at }.
guerra-event-sent-back = { $at } est trop plein : { $unit } revient.
guerra-event-town = { $side } prend { $town }.
guerra-event-battle = Attaque de { $at } par { $attackers } : { $column }, dés { $dice } → { $number } : { $attack } / { $defence }
guerra-event-loss = { $unit } subit une perte.
guerra-event-eliminated = { $unit } est éliminée en { $at }.
guerra-event-retreat = { $unit } se replie de { $from } vers { $to }.
guerra-event-interned = { $unit } passe une frontière fermée en { $at } et sort du jeu.
guerra-event-morale-check = { $unit } teste son moral : { $die } – { $passed ->
    [yes] tient
   *[no] cède
  }
guerra-event-advance = { $unit } avance de { $from } vers { $to }.
guerra-event-bombardment = { $points } points aériens bombardent { $at } : dé { $die }, mouvement −{ $slower }, pertes { $losses }
guerra-event-interdiction = { $points } points aériens sur { $facility ->
    [road] la route
    [railway] la voie ferrée
   *[airfield] l'aérodrome
  } de { $at } : dé { $die }, { $turns ->
    [0] sans effet
    [one] fermé pour 1 tour
   *[other] fermé pour { $turns } tours
  }
guerra-event-army-destroyed = L'armée de { $side } est détruite.
guerra-event-end = Cessez-le-feu. Rebelles { $rebels }, Congo { $congo }
guerra-event-concede = { $side } abandonne.

## Odds

guerra-odds-result = { $attack } / { $defence }
guerra-odds-gives-way = la défense cède
guerra-odds-holds = la défense tient
guerra-odds-breaks = { $unit } est perdue au test de moral
guerra-odds-stands = { $unit } n'est pas perdue ainsi
guerra-odds-bombardment = mouvement −{ $slower }, pertes { $losses }
guerra-odds-interdiction = { $turns ->
    [0] sans effet
    [one] fermé pour 1 tour
   *[other] fermé pour { $turns } tours
  }

## The map

guerra-terrain-open = Découvert
guerra-terrain-savanna = Savane
guerra-terrain-forest = Forêt
guerra-terrain-swamp = Marais
guerra-terrain-rough = Accidenté
guerra-terrain-mountain = Montagne
guerra-terrain-lake = Lac
guerra-terrain-sea = Mer
guerra-terrain-city = Ville
guerra-terrain-closed = Pays fermé
guerra-line-cease-fire = Ligne de cessez-le-feu
guerra-mark-city = Ville
guerra-mark-town = Village
guerra-mark-supply = Centre de ravitaillement
guerra-mark-airport = Aéroport
guerra-mark-airstrip = Piste
guerra-mark-entry = Hexagone d'entrée
guerra-box-lost = Éliminées
guerra-box-to-come = À venir
guerra-box-entering = En entrée
guerra-box-left = Sorties de la carte
guerra-note-zoc = Zones de contrôle
guerra-note-routes = Routes de ravitaillement
guerra-note-supply = Terrain ravitaillé
guerra-note-beyond-line = Au-delà de la ligne de cessez-le-feu
guerra-note-cut-road = Routes interdites
guerra-note-cut-railway = Voies ferrées interdites
guerra-note-cut-airfield = Aérodromes interdits
guerra-note-reach = Portée
guerra-note-attackers = Attaquants

## Counters

guerra-fact-army = Armée
guerra-fact-type = Type
guerra-fact-size = Taille
guerra-fact-printed = Valeurs imprimées
guerra-fact-morale = Moral
guerra-fact-stacking = Points d'empilement
guerra-fact-release = Peut bouger dès le tour
guerra-fact-arrives = Arrive au tour
guerra-fact-place = Arrive à
guerra-type-infantry = Infanterie
guerra-type-armour = Blindés
guerra-type-motorised = Infanterie motorisée
guerra-type-artillery = Artillerie
guerra-type-guerrilla = Guérilla
guerra-size-battalion = Bataillon
guerra-size-regiment = Régiment
guerra-marker-reduced = avec pertes
guerra-marker-unsupplied = non ravitaillée
guerra-marker-besieged = assiégée
guerra-marker-moved = a bougé
guerra-marker-attacked = a attaqué
guerra-marker-reserve = réserve
guerra-marker-slowed = ralentie par les bombes
guerra-marker-waiting = pas encore libérée

## Tracks, phases, levels of victory

guerra-track-turn = Tour
guerra-track-points = Points de victoire
guerra-track-standing = Si cela finissait maintenant
guerra-track-replacements = Points de renfort
guerra-track-air = Points aériens
guerra-track-morale-congo = Moral : Congo
guerra-track-morale-angola = Moral : Angola
guerra-track-morale-zimbabwe = Moral : Zimbabwe
guerra-track-morale-namibia = Moral : Namibie
guerra-track-morale-rebels = Moral : rebelles
guerra-track-morale-uganda = Moral : Ouganda
guerra-track-morale-rwanda = Moral : Rwanda
guerra-track-morale-burundi = Moral : Burundi
guerra-phase-rebels-movement = Rebelles : mouvement
guerra-phase-rebels-combat = Rebelles : combat
guerra-phase-congo-movement = Congo : mouvement
guerra-phase-congo-combat = Congo : combat
guerra-level-points = aux points
guerra-level-draw = match nul
guerra-level-automatic = en détruisant l'autre armée
guerra-level-conceded = par abandon
guerra-bot-colonel = Colonel : planifie objectifs, rapports de force et ravitaillement
