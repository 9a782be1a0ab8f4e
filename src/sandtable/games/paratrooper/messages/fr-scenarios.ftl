### Les scénarios

paratrooper-scenario-mission = Une mission
paratrooper-scenario-mission-summary = Une crise, des Balkans à la Corne de l’Afrique : les dés disent où, sur laquelle des sept cartes, et si vous venez pour des meneurs, des otages ou pire. Ils disent aussi la difficulté. Environ une heure et demie.

paratrooper-scenario-coup = Mission : coup d'État
paratrooper-scenario-coup-summary = Trouvez les meneurs d’un coup d’État et ramenez-les avant que la crise déborde. Ennemis et moyens s’équilibrent et le temps ne manque pas : celle par où commencer. Les dés donnent le lieu et la carte. Environ une heure et demie.

paratrooper-scenario-invaders = Mission : envahisseurs
paratrooper-scenario-invaders-summary = Des troupes étrangères tiennent le pays, plus nombreuses que d’ordinaire, et vous avez beaucoup de points pour répondre : une bataille plutôt qu’un raid. Les dés donnent le lieu et la carte. L’une des plus longues, jusqu’à deux heures.

paratrooper-scenario-hostages = Mission : otages
paratrooper-scenario-hostages-summary = Peu d’ennemis, mais peu de moyens aussi, et une crise déjà ouverte : entrer, les trouver, ressortir. Les dés donnent le lieu et la carte. La plus courte, environ une heure.

paratrooper-scenario-warlords = Mission : seigneurs de guerre
paratrooper-scenario-warlords-summary = Vous partez avec beaucoup et recevez peu ensuite : ce qui n’est pas du premier voyage ne vient guère plus tard. Pensez toute la mission avant le premier vol. Les dés donnent le lieu et la carte. Environ une heure et demie.

paratrooper-scenario-insurgents = Mission : insurgés
paratrooper-scenario-insurgents-summary = Beaucoup d’ennemis mêlés à la population, et le plus de temps pour chercher ce que vous êtes venus prendre : une fouille patiente où les pertes s’additionnent. Les dés donnent le lieu et la carte. La plus longue, jusqu’à deux heures.

paratrooper-scenario-wmd = Mission : armes de destruction massive
paratrooper-scenario-wmd-summary = La crise est haute dès le premier tour et l’enjeu est le plus grand de tous : pas un tour à perdre. Pour qui connaît le jeu. Les dés donnent le lieu et la carte. Environ une heure.

paratrooper-scenario-desert-city = Carte : ville du désert
paratrooper-scenario-desert-city-summary = Une ville de plusieurs quartiers en plein sable, un aéroport à sa lisière : facile à atteindre, dure à nettoyer. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-mega-city = Carte : mégapole
paratrooper-scenario-mega-city-summary = Des rues et des rues, de la mer au fleuve : peu de champs où sauter, et le combat de maison en maison. Le terrain le plus dur. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-jungle-basin = Carte : bassin de jungle
paratrooper-scenario-jungle-basin-summary = La forêt dense, un fleuve et presque pas de route : qui se pose au mauvais endroit marche pendant des tours. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-mountain-valley = Carte : vallée de montagne
paratrooper-scenario-mountain-valley-summary = Une route le long d’une rivière entre les cimes : les hélicoptères passent là où tous les autres s’arrêtent. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-oil-fields = Carte : champs de pétrole
paratrooper-scenario-oil-fields-summary = Quatre champs de pétrole en plein désert, de l’espace pour les véhicules et les raids aériens : ce qui brûle ne vaut plus rien pour personne. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-bush-country = Carte : pays de brousse
paratrooper-scenario-bush-country-summary = De la brousse, des villages et de bonnes routes des deux côtés d’un fleuve : le terrain le plus doux, une bonne première carte. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-mesa-badlands = Carte : mesas et badlands
paratrooper-scenario-mesa-badlands-summary = Des mesas au-dessus du désert et une seule piste entre elles : qui tient la piste tient la carte. Les dés donnent le lieu et la mission. Environ une heure et demie.

paratrooper-scenario-campaign = Campagne
paratrooper-scenario-campaign-summary = Dix missions de suite, dont il faut gagner neuf, avec des bases et des navires gagnés en chemin. Dur et long : quinze heures et plus, à jouer en bien des séances.

paratrooper-scenario-first-campaign = Première campagne
paratrooper-scenario-first-campaign-summary = Six missions, une de chaque sorte, dont il faut gagner cinq : ce qu’est une campagne, en neuf heures environ.

paratrooper-scenario-combined-operations = Opérations combinées
paratrooper-scenario-combined-operations-summary = Deux joueurs se partagent une mission : l’un ordonne les vols, les frappes et l’infoguerre, l’autre tous ceux qui combattent au sol. Environ une heure et demie.

paratrooper-scenario-alternate-command = Commandement alterné
paratrooper-scenario-alternate-command-summary = Une campagne de dix missions pour deux joueurs qui les prennent à tour de rôle, et répondent de ce que l’autre leur a laissé. Quinze heures et plus.

paratrooper-scenario-rep-command = Commandement du REP
paratrooper-scenario-rep-command-summary = Une mission à trois : un commandant en chef avec les points et les avions, et deux qui commandent chacun la moitié de la carte. Environ deux heures.

paratrooper-scenario-rep-command-three = Commandement du REP, trois secteurs
paratrooper-scenario-rep-command-three-summary = Une mission à quatre : un commandant en chef avec les points et les avions, et trois qui commandent chacun un tiers de la carte. Environ deux heures.

paratrooper-scenario-rep-command-campaign = Commandement du REP, campagne
paratrooper-scenario-rep-command-campaign-summary = Une campagne de dix missions à trois : un commandant en chef et deux qui commandent chacun la moitié de chaque carte. Vingt heures et plus.
