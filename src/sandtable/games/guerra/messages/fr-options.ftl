### Options : le nom de chacune, ce qu’elle change et, s’il y en a plusieurs, ses choix

guerra-option-navigation_limit = Jusqu’où va un bateau en un tour
guerra-option-navigation_limit-more = Le livret donne deux nombres de côtés de fleuve. Le plus grand laisse une unité remonter le Congo moitié plus loin.
guerra-option-navigation_limit-8 = 8 côtés
guerra-option-navigation_limit-12 = 12 côtés

guerra-option-all_congo_navigable = Les bateaux passent les chutes du Congo
guerra-option-all_congo_navigable-more = Sinon, les chutes arrêtent les bateaux entre Matadi et Kinshasa, Kisangani et Ubundu, Kindu et Kongolo. Avec cette option, tout le fleuve leur est ouvert.

guerra-option-cumulative_stacking = Route, voie ferrée et village font chacun de la place
guerra-option-cumulative_stacking-more = Un hexagone tient plus d’unités grâce à une route, une voie ferrée, un village. Avec cette option, les trois s’ajoutent ; sans elle, un seul compte, et les piles sont plus petites.

guerra-option-ninth_centre = Le neuvième centre de ravitaillement
guerra-option-ninth_centre-more = Huit villes sont centres de ravitaillement dans tous les cas. Les règles nomment Boma, sur l’Atlantique, comme neuvième ; la carte nomme Goma, à l’est, près du Rwanda.
guerra-option-ninth_centre-Boma = Boma (règles)
guerra-option-ninth_centre-Goma = Goma (carte)

guerra-option-recruits_retake_towns = Les recrues reprennent une ville vide
guerra-option-recruits_retake_towns-more = Sinon, les unités nouvelles ne peuvent se lever dans une ville tenue par l’ennemi, même s’il n’y a personne. Avec cette option, elles le peuvent, et la ville est reprise.

guerra-option-advance_before_release = Les unités encore retenues peuvent tout de même avancer
guerra-option-advance_before_release-more = Bien des unités ne bougent qu’à partir d’un certain tour. Avec cette option, elles peuvent avant cela avancer après un combat gagné ; sans elle, elles restent, sauf si elles doivent reculer.

guerra-option-village_shift = Les villages aident le défenseur
guerra-option-village_shift-more = Sinon, seul le terrain autour d’un village protège qui le défend. Avec cette option, le village lui vaut une colonne de plus, comme dans l’exemple du livret.

guerra-option-morale_list = Ce qui fait varier le moral des armées
guerra-option-morale_list-more = Deux listes sont imprimées, et elles diffèrent. La table 8 va avec l’étendue que les règles donnent au moral ; l’autre est celle du texte de 4.3.1.
guerra-option-morale_list-table8 = Table 8
guerra-option-morale_list-4-3-1 = La liste de 4.3.1

guerra-option-morale_range = Jusqu’où monte et descend le moral
guerra-option-morale_range-more = Le texte des règles et la piste de moral imprimée ne s’accordent pas. Avec la piste, les armées peuvent s’enhardir davantage et ne tombent pas aussi bas.
guerra-option-morale_range-text = de −5 à +2 (règles)
guerra-option-morale_range-track = de −4 à +3 (piste imprimée)

guerra-option-historical_guerrillas = Les FDD gênent le Burundi et les Interahamwe le Rwanda
guerra-option-historical_guerrillas-more = Les listes de moral imprimées disent l’inverse : FDD contre le Rwanda, Interahamwe contre le Burundi. Avec cette option, chacun pèse sur le pays qu’il a combattu dans l’histoire.

guerra-option-bomb_named_units = Les bombardiers choisissent des unités, pas tout un hexagone
guerra-option-bomb_named_units-more = Sinon, un bombardement tombe sur tous ceux d’un hexagone. Avec cette option, l’attaquant nomme les unités bombardées : elles seules comptent, sont ralenties ou perdent de la force.

guerra-option-slowed_until_moved = Les unités bombardées restent ralenties jusqu’à leur marche
guerra-option-slowed_until_moved-more = Sinon, la perte de points de mouvement s’efface après le prochain mouvement du propriétaire, même si l’unité n’a pas bougé. Avec cette option, elle attend la prochaine marche de l’unité.

guerra-option-stack_retreats_together = Une pile recule vers un seul hexagone
guerra-option-stack_retreats_together-more = Sinon, les unités d’une pile battue peuvent reculer chacune de son côté. Avec cette option, elles reculent toutes vers le même hexagone.

guerra-option-replacement_boxes = Dix points de remplacement gardés au plus
guerra-option-replacement_boxes-more = Sinon, on peut en garder autant qu’on veut pour plus tard. Avec cette option, ce qui dépasse les dix cases de la piste imprimée est perdu.

guerra-option-towns_in_passing = Une marche prend les villes qu’elle traverse
guerra-option-towns_in_passing-more = Sinon, seule une unité qui finit sa marche dans une ville la prend. Avec cette option, la traverser suffit ; trains, bateaux et avions ne prennent toujours rien en chemin.

guerra-option-score_every_turn = Les points de victoire sans date comptent à chaque tour
guerra-option-score_every_turn-more = Certaines lignes de la liste de victoire ne disent pas quand elles comptent. Sinon, on les compte une fois, à la fin de la guerre ; avec cette option, elles rapportent à chaque tour.

guerra-option-rebel_bonus_city = L’autre ville en prime des rebelles
guerra-option-rebel_bonus_city-more = À la fin, les rebelles reçoivent cinq points de plus pour Mbandaka et pour cette ville. Le livret imprime Kinshasa, qui figure déjà dans une autre ligne ; Kisangani est peut-être ce qu’il voulait dire.
guerra-option-rebel_bonus_city-Kinshasa = Kinshasa (tel qu’imprimé)
guerra-option-rebel_bonus_city-Kisangani = Kisangani

guerra-option-reserves = Réserves
guerra-option-reserves-more = Des unités peuvent être gardées au lieu de bouger ; quand une attaque est déclarée, le défenseur d’abord, puis l’attaquant, les y amène avec la moitié de leurs points de mouvement, et le rapport change.
