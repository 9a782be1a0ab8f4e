### Les tables d’A Guerra do Congo

guerra-chart-combat = Résultats des combats (table 2)
guerra-chart-combat-note = Le moral agit sur le dé des dizaines. Un défenseur assiégé vaut une colonne vers la droite ; le terrain et les cours d’eau, des colonnes vers la gauche.
guerra-chart-code-AE = AE : un attaquant est éliminé, les autres se replient ({ $rule })
guerra-chart-code-ARB = ARB : l’attaque est repoussée avec une perte ({ $rule })
guerra-chart-code-ARI = ARI : l’attaque est repoussée sans perte ({ $rule })
guerra-chart-code-AVB = AVB : l’attaque réussit avec une perte ({ $rule })
guerra-chart-code-AVI = AVI : l’attaque réussit sans perte ({ $rule })
guerra-chart-code-DE = DE : un défenseur est éliminé, les autres se replient ({ $rule })
guerra-chart-code-DRB = DRB : la défense cède avec une perte ({ $rule })
guerra-chart-code-DRI = DRI : la défense cède sans perte ({ $rule })
guerra-chart-code-DVI = DVI : la défense tient sans perte ({ $rule })
guerra-chart-code-DVB = DVB : la défense tient avec une perte ({ $rule })
guerra-chart-code-M = (M) : les unités de ce camp testent leur moral

guerra-chart-terrain = Terrain (table 1)
guerra-chart-ground = Terrain
guerra-chart-cost = Points de mouvement
guerra-chart-mobile = Motorisés et blindés
guerra-chart-shift = Colonnes pour le défenseur
guerra-chart-room = Points d’empilement
guerra-chart-by-road = par route ou voie ferrée seulement
guerra-chart-forbidden = interdit
guerra-chart-feature-road = Route, en la suivant
guerra-chart-feature-railway = Voie ferrée
guerra-chart-feature-village = Village
guerra-chart-feature-river = Rivière
guerra-chart-feature-congo = Fleuve Congo
guerra-chart-terrain-note = Route, voie ferrée et village ajoutent leurs points d’empilement au terrain où ils se trouvent et en prennent les colonnes ; une ville remplace son terrain.
guerra-chart-terrain-crossing = Les points d’un cours d’eau s’ajoutent à ceux de l’hexagone qui est derrière ; une route ou une voie ferrée ne les paie pas là où elle a un pont. Ses colonnes comptent si tous les attaquants le franchissent.

guerra-chart-stacking = Points d’empilement des unités
guerra-chart-unit = Unité
guerra-chart-stacking-points = Points d’empilement
guerra-chart-stacking-battalion = Bataillon
guerra-chart-stacking-foot_regiment = Régiment à pied
guerra-chart-stacking-mobile_regiment = Régiment motorisé ou blindé
guerra-chart-stacking-artillery_regiment = Régiment d’artillerie

guerra-chart-bombardment = Bombardement (table 3)
guerra-chart-bombardment-note = Colonnes : points aériens multipliés par la défense des unités bombardées, décalés vers la gauche par le terrain. Cases : points de mouvement perdus / pertes.
guerra-chart-interdiction = Interdiction (table 4)
guerra-chart-interdiction-note = Colonnes : points aériens, décalés vers la gauche par le terrain. Cases : tours pendant lesquels la route, la voie ferrée ou le terrain d’aviation est fermé.

guerra-chart-turns = Piste des tours : points aériens, remplacements, arrivées (tables 5 à 7)
guerra-chart-turns-air = Points aériens (Congo)
guerra-chart-turns-rebels = Remplacements, rebelles
guerra-chart-turns-congo = Remplacements, Congo
guerra-chart-turns-arrive = Arrivent
guerra-chart-turns-released = Libres de bouger dès ce tour
guerra-chart-turns-note = Au tour 1, le camp du Congo ne bouge pas. Les valeurs sont attaque-défense-mouvement.

guerra-chart-morale-table8 = Modificateurs de moral (table 8)
guerra-chart-morale-list = Modificateurs de moral (liste de 4.3.1)
guerra-chart-morale-used = Cette liste est en usage dans cette partie.
guerra-chart-morale-unused = Cette liste n’est pas en usage dans cette partie : une option y fait passer.
guerra-chart-cause = Cause

guerra-chart-victory = Points de victoire
guerra-chart-for = Pour
guerra-chart-victory-eliminated = Chaque unité ennemie éliminée
guerra-chart-victory-eliminated_intervener = En plus, si elle était ougandaise ou rwandaise
guerra-chart-victory-replacement = Chaque point de remplacement inutilisé, à la fin
guerra-chart-victory-village = Chaque village tenu, à la fin
guerra-chart-victory-city = Chaque ville du Congo tenue, à la fin
guerra-chart-victory-beyond_line = Chaque unité au-delà de la ligne de cessez-le-feu
guerra-chart-victory-uganda_intervenes = Congo : l’Ouganda intervient
guerra-chart-victory-rwanda_burundi_intervene = Congo : le Rwanda ou le Burundi intervient
guerra-chart-victory-congo_kinshasa = Congo : Kinshasa tenue à la fin
guerra-chart-victory-congo_kisangani = Congo : Kisangani tenue
guerra-chart-victory-angola_intervenes = Rebelles : l’Angola intervient
guerra-chart-victory-namibia_zimbabwe_intervene = Rebelles : la Namibie ou le Zimbabwe intervient
guerra-chart-victory-rebel_kinshasa = Rebelles : Kinshasa tenue à la fin
guerra-chart-victory-rebel_bonus_city = Rebelles : Mbandaka et la ville de prime, pour chacune tenue
guerra-chart-victory-angolan_unit = Rebelles : chaque unité angolaise au Congo, à chaque tour dès le premier tour angolais
guerra-chart-victory-note = Les points de Kinshasa et de Kisangani s’ajoutent à ceux d’une ville.

guerra-chart-limits = Limites
guerra-chart-limits-turns = Tours
guerra-chart-limits-rail_hexes = Hexagones par voie ferrée en un tour
guerra-chart-limits-supply_distance = Hexagones depuis une voie de ravitaillement
guerra-chart-limits-airport_points = Points d’empilement qui passent par un aéroport en un tour
guerra-chart-limits-airstrip_points = Points d’empilement qui passent par une piste en un tour
guerra-chart-limits-morale_low = Moral le plus bas d’une armée
guerra-chart-limits-morale_high = Moral le plus haut d’une armée
guerra-chart-limits-track_low = Moral le plus bas, selon la piste imprimée
guerra-chart-limits-track_high = Moral le plus haut, selon la piste imprimée
guerra-chart-limits-reserve_markers = Marqueurs de réserve
guerra-chart-limits-replacement_boxes = Cases de la piste des remplacements
guerra-chart-limits-first_angolan_turn = Premier tour angolais (points pour les unités au Congo)
guerra-chart-limits-navigation = Côtés de fleuve par bateau en un tour

guerra-chart-forces = Positions de départ et renforts (table 7)
guerra-chart-forces-count = Nombre
guerra-chart-forces-factors = Attaque-défense-mouvement
guerra-chart-forces-type = Type
guerra-chart-forces-morale = Moral
guerra-chart-forces-start = Lieu
guerra-chart-forces-free = Libre dès le tour
guerra-chart-forces-arrives = Arrive au tour
guerra-chart-forces-note = Un lieu suivi de +3 veut dire : à 3 hexagones au plus.
guerra-chart-kind = { $type }, { $size }

guerra-chart-towns = Villes et villages
guerra-chart-town = Lieu
guerra-chart-hex = Hexagone
guerra-chart-town-kind = Genre
guerra-chart-country = Pays
guerra-chart-airfield = Terrain d’aviation
guerra-chart-centre = Centre de ravitaillement
guerra-country-drc = RD Congo
guerra-country-angola = Angola
guerra-country-uganda = Ouganda
guerra-country-rwanda = Rwanda
guerra-country-burundi = Burundi

## Ce que les règles demandent à un espace

guerra-place-ground = { $country } : { $cost ->
    [one] { $cost } point de mouvement
   *[other] { $cost } points de mouvement
  } pour entrer
    .brief = { $country } : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } pour entrer
guerra-place-cover = Couvert : l’attaque perd { $shift ->
    [one] une colonne
   *[other] { $shift } colonnes
  } de la table de combat
    .brief = couvert : −{ $shift ->
        [one] { $shift } colonne
       *[other] { $shift } colonnes
    }
guerra-place-room = Place pour { $room ->
    [one] { $room } point d’empilement
   *[other] { $room } points d’empilement
  }
    .brief = place pour { $room } points d’empilement
guerra-place-closed = Motorisés et blindés par route ou voie ferrée seulement
    .brief = véhicules par route ou voie ferrée seulement
guerra-place-road = Route vers { $to }
    .aside = route vers { $to }
guerra-place-railway = Voie ferrée vers { $to }
    .aside = voie ferrée vers { $to }
guerra-place-navigable = Le Congo, navigable, vers { $to }
    .aside = le Congo, navigable : { $to }
guerra-place-falls = Le Congo avec des chutes, sans bateaux, vers { $to }
    .aside = le Congo avec des chutes, sans bateaux : { $to }
guerra-place-bridge = Pont sur le Congo vers { $to }
guerra-place-river = { $river } vers { $to }
    .aside = { $river } : { $to }
guerra-place-east-bank = À l’est du Congo (moral)
    .aside = rive est du Congo
guerra-place-border = À la frontière, mais au Congo : une armée étrangère qui s’y trouve intervient
guerra-place-beyond = Au-delà de la ligne pour { $side } : { $points } à la fin pour chacune de ses unités ici
guerra-place-held = Tenue par : { $side }
    .brief = tenue par { $side }
guerra-place-taken = Place prise : { $taken } sur { $room } points d’empilement{ $full ->
    [yes] , nul autre ne peut y rester
   *[no] {""}
  }
    .brief = { $taken } sur { $room } pris{ $full ->
        [yes] , pleine
       *[no] {""}
    }

guerra-line-navigable = Le Congo, navigable
guerra-line-falls = Chutes : pas de bateaux
guerra-line-bridge = Pont sur le Congo
