### Options: each its name, what it changes, and where there are several, its choices

guerra-option-navigation_limit = How far a boat goes in a turn
guerra-option-navigation_limit-more = The rulebook gives two numbers of river hexsides. The higher one lets a unit go half as far again along the Congo.
guerra-option-navigation_limit-8 = 8 hexsides
guerra-option-navigation_limit-12 = 12 hexsides

guerra-option-all_congo_navigable = Boats pass the falls of the Congo
guerra-option-all_congo_navigable-more = Otherwise boats are stopped by the falls between Matadi and Kinshasa, Kisangani and Ubundu, Kindu and Kongolo. With this the whole river is open to them.

guerra-option-cumulative_stacking = Road, railway and village each make room for more
guerra-option-cumulative_stacking-more = A hex holds more units for a road, a railway and a village. With this the three add up; without it only one of them counts, and stacks are smaller.

guerra-option-ninth_centre = The ninth supply centre
guerra-option-ninth_centre-more = Eight towns are supply centres in any case. The rules name Boma, on the Atlantic, as the ninth; the map names Goma, in the east, close to Rwanda.
guerra-option-ninth_centre-Boma = Boma (rules)
guerra-option-ninth_centre-Goma = Goma (map)

guerra-option-recruits_retake_towns = Recruits take back an empty town
guerra-option-recruits_retake_towns-more = Otherwise new units cannot come up in a town that the enemy controls, even if nobody stands there. With this they may, and the town is theirs again.

guerra-option-advance_before_release = Units that may not move yet may still advance
guerra-option-advance_before_release-more = Many units may move only from a certain turn on. With this they may follow up after a combat they have won before that; without it they stay put, unless they have to retreat.

guerra-option-village_shift = Villages help the defender
guerra-option-village_shift-more = Otherwise only the ground around a village protects whoever defends it. With this the village itself is worth one column more to him, as in the rulebook’s example.

guerra-option-morale_list = What moves the armies’ morale
guerra-option-morale_list-more = Two lists are printed, and they differ. Table 8 fits the range that the rules give to morale; the list in the text of 4.3.1 is the other.
guerra-option-morale_list-table8 = Table 8
guerra-option-morale_list-4-3-1 = The list of 4.3.1

guerra-option-morale_range = How good and how bad morale can get
guerra-option-morale_range-more = The text of the rules and the printed morale track do not agree. With the track armies can become bolder, and cannot sink as low.
guerra-option-morale_range-text = −5 to +2 (rules)
guerra-option-morale_range-track = −4 to +3 (printed track)

guerra-option-historical_guerrillas = FDD guerrillas trouble Burundi, the Interahamwe Rwanda
guerra-option-historical_guerrillas-more = The printed lists of morale have it the other way about: FDD against Rwanda, Interahamwe against Burundi. With this each weighs on the country that it fought in history.

guerra-option-bomb_named_units = Bombers choose units, not a whole hex
guerra-option-bomb_named_units-more = Otherwise a bombardment falls on everybody in a hex. With this the attacker names the units that are bombed: only they count, are slowed or lose strength.

guerra-option-slowed_until_moved = Bombed units stay slowed until they march
guerra-option-slowed_until_moved-more = Otherwise the loss of movement points wears off after the owner’s next movement, even if the unit stood still. With this it waits for the unit’s next march.

guerra-option-stack_retreats_together = A stack retreats to one hex
guerra-option-stack_retreats_together-more = Otherwise the units of a beaten stack may each go another way. With this they all retreat to the same hex.

guerra-option-replacement_boxes = At most ten replacement points are kept
guerra-option-replacement_boxes-more = Otherwise any number can be saved up for later turns. With this what does not fit on the printed track of ten boxes is lost.

guerra-option-towns_in_passing = A march takes the towns that it passes
guerra-option-towns_in_passing-more = Otherwise only a unit that ends its march in a town takes it. With this marching through is enough; trains, boats and aircraft still take nothing on their way.

guerra-option-score_every_turn = Victory points that have no date score every turn
guerra-option-score_every_turn-more = Some lines of the victory list do not say when they count. Otherwise they are counted once, when the war ends; with this they bring points each turn.

guerra-option-rebel_bonus_city = The Rebels’ other bonus city
guerra-option-rebel_bonus_city-more = At the end the Rebels get five points more for Mbandaka and for this city. The rulebook prints Kinshasa, which already stands in another line; Kisangani may be what was meant.
guerra-option-rebel_bonus_city-Kinshasa = Kinshasa (as printed)
guerra-option-rebel_bonus_city-Kisangani = Kisangani

guerra-option-reserves = Reserves
guerra-option-reserves-more = Units may be held back instead of moving; when an attack is declared, first the defender and then the attacker brings them up to it with half their movement points, and the odds change.
