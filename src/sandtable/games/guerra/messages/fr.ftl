### A Guerra do Congo

guerra-title = A Guerra do Congo
guerra-about = La deuxième guerre du Congo, d'août à novembre 1998 : quinze semaines sur des hexagones de 65 km.
guerra-played = Deux joueurs · 3 à 5 heures

## Names

guerra-name-rebels = Rebelles
    .number = plural
guerra-name-congo = Congo
guerra-name-angola = Angola
guerra-name-zimbabwe = Zimbabwe
guerra-name-namibia = Namibie
guerra-name-uganda = Ouganda
guerra-name-rwanda = Rwanda
guerra-name-burundi = Burundi

## Questions

guerra-question-deploy = Où { $unit } ({ $now }) commence-t-elle en Angola ?{ $after ->
    [0] {""}
   *[other] {" "}Après elle : { $later }.
  }
guerra-question-mobilise = { $radius ->
    [0] Où { $unit } ({ $now }) est-elle mobilisée ? { $town } est perdue ou assiégée.
   *[other] Où { $unit } ({ $now }) est-elle mobilisée ? À { $radius } hexagones de { $town } au plus.
  }{ $after ->
    [0] {""}
    [one] {" "}Une autre vient ensuite.
   *[other] {" "}{ $after } autres viennent ensuite.
  }{ $surprised ->
    [yes] {" "}Surprise : votre camp ne bouge pas ce tour-ci, il ne combat que là où il se trouve.
   *[no] {""}
  }
guerra-question-recover = Quelles unités récupèrent leurs pertes ? Points de remplacement : { $points } ; chacun gardé jusqu’à la fin vaut un point de victoire
guerra-question-reserve = Quelles unités sont gardées en réserve ?
guerra-question-movement = Tour { $turn }, mouvement : quelle unité bouge ensuite ?{ $short ->
    [0] {""}
    [one] {" "}Une unité est sans ravitaillement et n’a que la moitié de son mouvement.
   *[other] {" "}{ $short } unités sont sans ravitaillement et n’ont que la moitié de leur mouvement.
  }
guerra-question-march = Où va { $unit } ({ $now }) ? Points de mouvement : { $points }
guerra-question-combat = Tour { $turn }, combat : quel hexagone attaquer ensuite ?
guerra-question-muster = { $count ->
    [0] Qui attaque { $at } ?
   *[other] Qui d'autre attaque { $at } ? Jusqu'ici : { $units }
  }
guerra-question-commit = Des réserves viennent-elles au combat à { $at } ?
guerra-question-support = Combien de points aériens appuient le combat à { $at } ? Disponibles : { $points }
guerra-question-raid = Quelle cible interdire ? Points aériens : { $points }
guerra-question-aim = { $count ->
    [0] Qui est bombardé à { $at } ?
   *[other] Qui d'autre est bombardé à { $at } ? Jusqu'ici : { $units }
  }
guerra-question-sortie = Combien de points aériens attaquent { $at } ? Disponibles : { $points }
guerra-question-lose = { $cause ->
    [battle] Bataille de { $at }
   *[bombing] Bombardement de { $at }
  } : { $how ->
    [eliminated] quelle unité est éliminée ?
   *[loss] quelle unité subit la perte ?
  }
guerra-question-retreat = Où se replient-elles ? { $units }
guerra-question-advance = Qui avance vers { $at } ?

## A unit's figures as they count now

guerra-now = { $figures }
guerra-now-reduced = { $figures }, avec pertes
guerra-now-unsupplied = { $figures }, non ravitaillée
guerra-now-reduced-unsupplied = { $figures }, avec pertes, non ravitaillée

## Actions

guerra-do-place = { $unit } ({ $now }) à { $at }
guerra-do-wait = { $unit } ({ $now }) attend
guerra-do-recover = { $unit } ({ $now }) à { $from } récupère pour 1 point de remplacement
guerra-do-dissolve = Dissoudre { $unit } ({ $now }) à { $from } pour un point de remplacement
guerra-do-reserve = { $unit } ({ $now }) à { $from } en réserve
guerra-do-pick = { $unit } ({ $now }) à { $from } se déplace
guerra-do-enter = { $unit } ({ $now }) attend en { $from } : entre par { $to }
guerra-do-strip = { $unit } ({ $now }) à { $from } abandonne du matériel, subit une perte et garde tous ses points
guerra-do-move = { $unit } ({ $now }) marche vers { $to }
guerra-do-move-railway = { $unit } ({ $now }) vers { $to } par le rail
guerra-do-move-river = { $unit } ({ $now }) vers { $to } par le fleuve
guerra-do-move-air = { $unit } ({ $now }) vole vers { $to }
guerra-do-leave = { $unit } ({ $now }) quitte la carte à { $at }
guerra-do-attack = Attaquer { $at } : { $units } · { $best }
guerra-do-join = { $unit } ({ $now }) se joint à l'attaque depuis { $from }
guerra-do-fight = Combattre
guerra-do-support = { $points ->
    [0] Aucun point aérien
    [one] { $points } point aérien
   *[other] { $points } points aériens
  }
guerra-do-bombard = Bombarder { $at } : { $units }
guerra-do-aim = Bombarder { $unit } ({ $now })
guerra-do-raid = Interdire une route, une voie ferrée ou un aérodrome
guerra-do-interdict = { $at } : { $facility ->
    [road] route
    [railway] voie ferrée
   *[airfield] aérodrome
  }
guerra-do-sortie = { $points ->
    [one] { $points } point aérien
   *[other] { $points } points aériens
  }
guerra-do-commit = { $unit } ({ $now }) va à { $to }
guerra-do-lose = { $unit } ({ $now }) à { $from }
guerra-do-retreat = { $unit } ({ $now }) se replie vers { $to }
guerra-do-advance = { $unit } ({ $now }) avance vers { $to }
guerra-do-done = { $step ->
    [recover] Ne plus récupérer
    [reserve] Plus de réserves
    [movement] Finir les mouvements
    [combat] Finir les attaques
    [commit] Ne plus engager de réserves
    [aim] Ne bombarder personne d'autre
    [advance] Ne plus avancer
   *[other] Rien de plus
  }

## Events

guerra-event-turn = Tour { $turn } sur { $of }
guerra-event-stage = À jouer : { $side }.
guerra-event-surprise = Surprise : le camp du Congo ne bouge pas ce tour.
guerra-event-morale = Moral ({ $army }) : { $from } → { $to }{ $count ->
    [0] {""}
   *[other] {" "}({ $lines })
  }
guerra-event-replacements = Nouveaux points de remplacement : rebelles +{ $rebels }, Congo +{ $congo }
guerra-event-track-full = { $side } : la piste de remplacement est pleine ; { $lost ->
    [one] { $lost } point est perdu
   *[other] { $lost } points sont perdus
  }.
guerra-event-due = { $unit } est attendue { $entry ->
    [yes] en { $hex }, où la route entre sur la carte (entrée { $place })
   *[no] { $radius ->
        [0] à { $place }
       *[other] à { $radius } hexagones au plus de { $place }
      }
  }.
guerra-event-air-points = Congo : { $points ->
    [one] { $points } point aérien
   *[other] { $points } points aériens
  } ce tour-ci, perdus s'ils ne servent pas
guerra-event-points = { $side } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  } pour { $what ->
    [eliminated] { $about }, unité éliminée
    [eliminated-intervener] { $about }, unité ougandaise ou rwandaise
    [intervenes] l'intervention ({ $about })
    [angolan-units] les unités angolaises au Congo
    [beyond-line] les unités au-delà de la ligne de cessez-le-feu
    [kisangani] Kisangani
    [kinshasa] Kinshasa
    [bonus-city] le bonus de { $about }
    [replacements] les points de remplacement non utilisés
    [villages] les villages tenus
   *[cities] les villes tenues
  }.
guerra-event-placed = { $unit } est placée à { $at }.
guerra-event-placed-together = Placées à { $at } : { $units }.
guerra-event-waits = { $unit } attend un tour ultérieur.
guerra-event-recovered = { $unit } récupère ; points restants : { $left }
guerra-event-dissolved = { $unit } est dissoute pour un point de remplacement.
guerra-event-reserve = { $unit } est gardée en réserve.
guerra-event-committed = { $unit } est engagée depuis la réserve : { $from } → { $to }.
guerra-event-committed-by = { $unit } est engagée depuis la réserve : { $from } → { $to }, par { $via }.
guerra-event-stripped = { $unit } abandonne du matériel.
guerra-event-move = { $unit } : { $from } → { $to } { $by ->
    [railway] par le rail
    [river] par le fleuve
    [air] par avion
   *[march] en marche
  }
guerra-event-move-by = { $unit } : { $from } → { $to } en marche, par { $via }
guerra-event-left = { $unit } quitte la carte à { $at }.
guerra-event-sent-back = { $at } est trop plein : { $unit } { $beside ->
    [yes] { $count ->
        [one] attend
       *[other] attendent
      } hors de la carte ({ $to }) un tour suivant
   *[no] { $count ->
        [one] revient
       *[other] reviennent
      } en { $to }
  }.
guerra-event-town = { $side } : { $town } est prise.
guerra-event-battle = { $side } : combat à { $at } : { $attack_code ->
    [AE] un attaquant est éliminé, les autres se replient
    [ARB] l'attaque échoue avec une perte
    [ARI] l'attaque échoue sans perte
    [AVB] l'attaque réussit avec une perte
   *[AVI] l'attaque réussit sans perte
  } ; { $defence_code ->
    [DE] un défenseur est éliminé, les autres se replient
    [DRB] la défense cède avec une perte
    [DRI] la défense cède sans perte
    [DVB] la défense tient avec une perte
   *[DVI] la défense tient sans perte
  }{ $checked ->
    [attackers] {" "}; les attaquants entamés doivent encore tester leur moral
    [defenders] {" "}; les défenseurs entamés doivent encore tester leur moral
    [both] {" "}; tous les entamés doivent encore tester leur moral
   *[nobody] {""}
  }. { $attackers } contre { $defenders }. Rapport { $odds }{ $air ->
    [0] {""}
    [one] {" "}(dont { $air } point aérien)
   *[other] {" "}(dont { $air } points aériens)
  }, lu dans la colonne { $column } de la table de combat{ $shift_count ->
    [0] {""}
   *[other] {" "}({ $shifts })
  } ; dés { $dice }, moral { $tens } aux dizaines : { $number } (dans la table : { $attack } / { $defence }).
    .brief = { $at }, { $odds } : { $attack_code ->
        [AE] un attaquant a été éliminé, les autres doivent se replier
        [ARB] l'attaque a échoué avec une perte
        [ARI] l'attaque a échoué sans perte
        [AVB] l'attaque a réussi avec une perte
       *[AVI] l'attaque a réussi sans perte
      } ; { $defence_code ->
        [DE] un défenseur a été éliminé, les autres doivent se replier
        [DRB] la défense a cédé avec une perte
        [DRI] la défense a cédé sans perte
        [DVB] la défense a tenu avec une perte
       *[DVI] la défense a tenu sans perte
      }{ $checked ->
        [attackers] {" "}; les attaquants entamés devaient encore tester leur moral
        [defenders] {" "}; les défenseurs entamés devaient encore tester leur moral
        [both] {" "}; tous les entamés devaient encore tester leur moral
       *[nobody] {""}
      }.
guerra-event-loss = { $unit } subit une perte.
guerra-event-eliminated = { $unit } est éliminée à { $at }.
guerra-event-retreat = { $unit } se replie : { $from } → { $to }.
guerra-event-interned = { $unit } passe une frontière fermée à { $at } et sort du jeu.
guerra-event-morale-check = { $unit } teste son moral : { $die ->
    [10] 0, lu comme 10
   *[other] { $die }
  } contre { $morale } – { $passed ->
    [yes] elle tient
   *[no] elle cède et subit une perte
  }.
guerra-event-advance = { $unit } avance : { $from } → { $to }.
guerra-event-bombardment = Bombardement, { $at } : { $points ->
    [one] { $points } point aérien
   *[other] { $points } points aériens
  }, dé { $die ->
    [10] 0, lu comme 10
   *[other] { $die }
  }, { $slower ->
    [0] sans effet
   *[other] mouvement −{ $slower }, pertes { $losses }
  }
guerra-event-interdiction = { $at }, { $facility ->
    [road] route
    [railway] voie ferrée
   *[airfield] aérodrome
  } : { $points ->
    [one] { $points } point aérien
   *[other] { $points } points aériens
  }, dé { $die ->
    [10] 0, lu comme 10
   *[other] { $die }
  }, { $turns ->
    [0] sans effet
    [one] interdiction d'un tour
   *[other] interdiction de { $turns } tours
  }
guerra-event-movement-over = { $side } : fin des mouvements ; { $moved ->
    [0] aucune unité déplacée
    [one] { $moved } unité déplacée
   *[other] { $moved } unités déplacées
  }.
guerra-event-unsupplied = { $side } : { $count ->
    [one] unité sans ravitaillement
   *[other] unités sans ravitaillement
  } : { $units }.
guerra-event-reopened = { $at } : { $facility ->
    [road] la route est rouverte
    [railway] la voie ferrée est rouverte
   *[airfield] l'aérodrome est rouvert
  }.
guerra-event-attack = { $side } : attaque contre { $at }, tenu par { $units }.
guerra-event-joins = { $unit } se joint à l'attaque contre { $at } depuis { $from } avec { $attack }.
guerra-event-assault = Assaut sur { $at } : { $attack } contre { $defence } avant réserves et appui aérien. Attaquants : { $attackers }.
guerra-event-combat-over = { $side } : plus d'attaques.
guerra-event-combat-spent = { $side } : plus personne ne peut attaquer ; les attaques sont finies.
guerra-event-bombing-ordered = { $side } : l'aviation décolle contre { $units } à { $at }.
guerra-event-aimed = Cible à { $at } : { $unit }.
guerra-event-aim-over = Les bombes sont pour { $units } à { $at }.
guerra-event-raid-ordered = Congo : une interdiction se prépare ; points aériens disponibles : { $points }.
guerra-event-raid-target = Congo : la cible est { $facility ->
    [road] la route
    [railway] la voie ferrée
   *[airfield] l'aérodrome
  }, { $at }.
guerra-event-recovery-over = { $side } : fin des récupérations ; points de remplacement gardés : { $left }.
guerra-event-advance-over = On n'avance plus vers { $at }.
guerra-event-reserves-kept = { $side } : unités en réserve : { $count }.
guerra-event-reserves-stay = { $side } : plus de réserves pour { $at }.
guerra-event-army-destroyed = { $side } : l'armée est détruite.
guerra-event-end = Cessez-le-feu. Rebelles { $rebels }, Congo { $congo }
guerra-event-concede = { $side } abandonne.

## Odds

guerra-odds-result = { $attack_code ->
    [AE] un attaquant est éliminé, les autres se replient
    [ARB] l'attaque échoue avec une perte
    [ARI] l'attaque échoue sans perte
    [AVB] l'attaque réussit avec une perte
   *[AVI] l'attaque réussit sans perte
  } ; { $defence_code ->
    [DE] un défenseur est éliminé, les autres se replient
    [DRB] la défense cède avec une perte
    [DRI] la défense cède sans perte
    [DVB] la défense tient avec une perte
   *[DVI] la défense tient sans perte
 }{ $checked ->
    [nobody] {""}
    [attackers] {" "}(puis les attaquants entamés testent leur moral)
    [defenders] {" "}(puis les défenseurs entamés testent leur moral)
   *[both] {" "}(puis tous les entamés testent leur moral)
  }
    .of = Ce que décident les dés
guerra-odds-all = avec toutes { $odds }{ $shifted ->
    [0] {""}
   *[other] {" "}({ $shifts })
  }{ $elsewhere ->
    [0] {""}
   *[1] {" "}→ { $column }
  }{ $shared ->
    [0] {""}
    [one] {" "}; { $shared } pourrait attaquer ailleurs
   *[other] {" "}; { $shared } pourraient attaquer ailleurs
  }
guerra-odds-nobody = personne à côté ne peut attaquer
guerra-odds-gives-way = l'hexagone est abandonné
    .of = L’hexagone
guerra-odds-holds = l'hexagone est tenu
    .of = L’hexagone
guerra-odds-emptied = il ne reste personne dans l'hexagone, mais aucun attaquant ne peut y entrer
    .of = L’hexagone
guerra-odds-hex-open = abandonné ou tenu, selon le choix des pertes et des replis
    .of = L’hexagone
guerra-verdict-emptied = l’hexagone est vidé, mais personne ne peut y entrer
guerra-verdict-open = incertain : pertes et replis décident
guerra-odds-lost = { $unit } est éliminée
guerra-odds-interned = { $unit } est repoussée au-delà d'une frontière fermée et sort du jeu
guerra-odds-unit-open = { $unit } est perdue ou non, selon le choix des pertes et des replis
guerra-odds-survives = { $unit } survit
guerra-odds-side-lost = { $side ->
    [attackers] au moins un attaquant est éliminé
   *[defenders] au moins un défenseur est éliminé
  }
    .of = { $side ->
        [attackers] Pertes des attaquants
       *[defenders] Pertes des défenseurs
      }
guerra-odds-side-open = { $side ->
    [attackers] un attaquant est éliminé ou non, selon le choix des pertes et des replis
   *[defenders] un défenseur est éliminé ou non, selon le choix des pertes et des replis
  }
    .of = { $side ->
        [attackers] Pertes des attaquants
       *[defenders] Pertes des défenseurs
      }
guerra-odds-side-spared = { $side ->
    [attackers] aucun attaquant n'est éliminé
   *[defenders] aucun défenseur n'est éliminé
  }
    .of = { $side ->
        [attackers] Pertes des attaquants
       *[defenders] Pertes des défenseurs
      }
guerra-adds-air = Appui aérien de { $points ->
    [one] { $points } point
   *[other] { $points } points
  } { $cause ->
    [attack] à l'attaque
   *[defence] à la défense
  }
guerra-adds-reserves = Réserves { $cause ->
    [attack] pour l'attaque
   *[defence] pour la défense
  } : { $units }
guerra-adds-both = Réserves ({ $units }) et { $points ->
    [one] { $points } point aérien
   *[other] { $points } points aériens
  } { $cause ->
    [attack] pour l'attaque
   *[defence] pour la défense
  }
guerra-harm-too-full = { $at } sera trop plein : si personne n'en sort, la dernière entrée revient en arrière.
guerra-harm-no-attack = { $at } ne peut plus être attaqué au sol ce tour-ci.
guerra-harm-bounces = { $at } est trop plein : la dernière unité entrée retourne d’où elle vient.
guerra-harm-out-of-supply = En { $at } elle n’est plus ravitaillée : dès le prochain mouvement elle n’a que la moitié de ses points.
guerra-harm-recruits = { $at } reste vide, et { $enemy } peut y apparaître.
guerra-harm-left-open = { $at } reste vide, alors que { $enemy } est tout près.
guerra-harm-intervenes = { $army } entre au Congo ; { $side } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }.
guerra-odds-bombardment = { $slower ->
    [0] sans effet
    [one] { $slower } point de mouvement en moins
   *[other] { $slower } points de mouvement en moins
  }{ $slower ->
    [0] {""}
   *[other] { $losses ->
        [0] , aucune perte
        [one] , { $losses } perte
       *[other] , { $losses } pertes
      }
  }
guerra-odds-interdiction = { $turns ->
    [0] sans effet
    [one] interdiction d'un tour
   *[other] interdiction de { $turns } tours
  }
guerra-reason-4_1-g = force de l’attaque contre la défense
guerra-reason-4_5_2-a = points aériens fois la défense de tous ceux qui sont bombardés
guerra-reason-5_2-b = moral

## Reasons of a throw

guerra-name-attackers-morale = moral de l'attaquant
guerra-name-defenders-morale = moral du défenseur
guerra-name-siege = siège
guerra-name-without-supply = sans ravitaillement
guerra-name-village = village
guerra-name-river = cours d'eau
guerra-name-end-of-the-table = bord de la table
guerra-name-open = terrain découvert
guerra-name-savanna = savane
guerra-name-swamp = marais
guerra-name-forest = forêt
guerra-name-rough = terrain accidenté
guerra-name-mountain = montagne
guerra-name-city = ville

## Lines of the morale lists

guerra-name-the-first-five-turns = les cinq premiers tours
guerra-name-kinshasa-is-lost = Kinshasa est perdue
guerra-name-kisangani-is-held = Kisangani est tenue
guerra-name-allied-units-in-the-three-cities = unités alliées dans les trois villes
guerra-name-allies-in-the-three-cities = alliés dans les trois villes
guerra-name-units-in-the-three-cities = unités dans les trois villes
guerra-name-units-abroad = unités à l'étranger
guerra-name-units-in-uganda-rwanda-or-burundi = unités en Ouganda, au Rwanda ou au Burundi
guerra-name-motorised-units-eliminated = unités motorisées éliminées
guerra-name-units-eliminated = unités éliminées
guerra-name-no-air-points = aucun point aérien
guerra-name-kisangani-is-lost = Kisangani est perdue
guerra-name-ugandans-or-rwandans-in-the-congo = Ougandais ou Rwandais au Congo
guerra-name-mbandaka-or-mbuji-mayi-is-held = Mbandaka ou Mbuji-Mayi est tenue
guerra-name-kinshasa-is-held = Kinshasa est tenue
guerra-name-kinshasa-mbandaka-or-mbuji-mayi-is-held = Kinshasa, Mbandaka ou Mbuji-Mayi est tenue
guerra-name-no-hostile-guerrillas-east-of-the-congo = aucune guérilla hostile à l'est du Congo
guerra-name-hostile-guerrillas-at-home = guérilla hostile dans le pays

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
guerra-note-cut-for-0 = Interdit : rouvert au prochain tour
guerra-note-cut-for-1 = Interdit : pour un tour encore
guerra-note-cut-for-2 = Interdit : pour deux tours encore
guerra-note-cut-for-3 = Interdit : pour trois tours encore
guerra-note-attackers = Attaquants

## Counters

guerra-fact-army = Armée
guerra-fact-type = Type
guerra-fact-size = Taille
guerra-fact-printed = Attaque-défense-mouvement imprimés
guerra-fact-morale = Moral
guerra-fact-stacking = Points d'empilement
guerra-fact-slowed = Points de mouvement perdus sous les bombes
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
guerra-marker-waiting = ne peut pas encore bouger
guerra-marker-entering = attend au bord de la carte

## Tracks, phases, levels of victory

guerra-track-turn = Tour
guerra-track-points = Points de victoire
guerra-track-standing = Si cela finissait maintenant
guerra-track-replacements = Remplacements
guerra-track-air = Points aériens
guerra-track-morale-congo = Moral : Congo
guerra-track-morale-angola = Moral : Angola
guerra-track-morale-zimbabwe = Moral : Zimbabwe
guerra-track-morale-namibia = Moral : Namibie
guerra-track-morale-rebels = Moral : rebelles
guerra-track-morale-uganda = Moral : Ouganda
guerra-track-morale-rwanda = Moral : Rwanda
guerra-track-morale-burundi = Moral : Burundi
guerra-track-points-help = Marqués jusqu’ici, sans ce que villes et terrain rapportent à la fin.
guerra-track-standing-help = Les points marqués et tout ce qui compterait si la guerre finissait maintenant.
guerra-track-replacements-help = Chacun rend sa pleine force à une unité d’infanterie réduite, ravitaillée et loin de l’ennemi, au début de son étape. Les points gardés restent et valent 1 chacun à la fin.
guerra-track-air-help = L’aviation du gouvernement : pour ses combats au tour de l’un ou de l’autre, pour bombarder, ou contre routes, chemins de fer et aérodromes. Renouvelés chaque tour, perdus s’ils ne servent pas.
guerra-track-morale-help = Chaque degré de plus de l’armée qui attaque ajoute 10 aux dés du combat, chaque degré de moins les ôte. De plusieurs armées ensemble, le plus bas compte. Recompté chaque tour, de −5 à +2.
guerra-track-turn-help = Le tour, sur tous ceux que dure la guerre.
guerra-phase-rebels-movement = Rebelles : mouvement
guerra-phase-rebels-combat = Rebelles : combat
guerra-phase-congo-movement = Congo : mouvement
guerra-phase-congo-combat = Congo : combat
guerra-level-points = victoire aux points
guerra-level-draw = match nul
guerra-level-automatic = l'autre armée est détruite
guerra-level-conceded = victoire par abandon
guerra-bot-recruit = Recrue
guerra-bot-recruit-about = débutant : laisse échapper beaucoup, agit sur un coup de tête
guerra-bot-cadet = Cadet
guerra-bot-cadet-about = faible : laisse parfois passer une occasion
guerra-bot-colonel = Colonel
guerra-bot-colonel-about = fort : pèse objectifs, rapports de force et ravitaillement
guerra-bot-general = Général
guerra-bot-general-about = le plus fort : essaie ses idées avant d’agir, et prend un moment

## Pour quoi sont les points de victoire

guerra-stake-so-far = comptés jusqu'ici
guerra-stake-eliminated = unités ennemies éliminées
guerra-stake-eliminated-intervener = unités ougandaises ou rwandaises éliminées
guerra-stake-angolan-units = unités angolaises au Congo
guerra-stake-beyond-line = unités au-delà de la ligne de cessez-le-feu
guerra-stake-kisangani = Kisangani
guerra-stake-kinshasa = Kinshasa
guerra-stake-replacements = points de remplacement inutilisés
guerra-stake-villages = villages tenus
guerra-stake-cities = villes tenues

## The legend: the figures on a counter

guerra-counter = En bas : attaque, défense et mouvement. En haut à gauche : l’armée.
guerra-figures = Après un nom : attaque, défense et mouvement.

guerra-beginning = Mise en place
