### Les scénarios

paratrooper-scenario-mission = Une mission
paratrooper-scenario-mission-summary = Lieu, carte et mission aux dés.

paratrooper-scenario-coup = Mission : coup d'État
paratrooper-scenario-coup-summary = Lieu et carte aux dés.

paratrooper-scenario-invaders = Mission : envahisseurs
paratrooper-scenario-invaders-summary = Lieu et carte aux dés.

paratrooper-scenario-hostages = Mission : otages
paratrooper-scenario-hostages-summary = Lieu et carte aux dés.

paratrooper-scenario-warlords = Mission : seigneurs de guerre
paratrooper-scenario-warlords-summary = Lieu et carte aux dés.

paratrooper-scenario-insurgents = Mission : insurgés
paratrooper-scenario-insurgents-summary = Lieu et carte aux dés.

paratrooper-scenario-wmd = Mission : armes de destruction massive
paratrooper-scenario-wmd-summary = Lieu et carte aux dés.

paratrooper-scenario-desert-city = Carte : ville du désert
paratrooper-scenario-desert-city-summary = Lieu et mission aux dés.

paratrooper-scenario-mega-city = Carte : mégapole
paratrooper-scenario-mega-city-summary = Lieu et mission aux dés.

paratrooper-scenario-jungle-basin = Carte : bassin de jungle
paratrooper-scenario-jungle-basin-summary = Lieu et mission aux dés.

paratrooper-scenario-mountain-valley = Carte : vallée de montagne
paratrooper-scenario-mountain-valley-summary = Lieu et mission aux dés.

paratrooper-scenario-oil-fields = Carte : champs de pétrole
paratrooper-scenario-oil-fields-summary = Lieu et mission aux dés.

paratrooper-scenario-bush-country = Carte : pays de brousse
paratrooper-scenario-bush-country-summary = Lieu et mission aux dés.

paratrooper-scenario-mesa-badlands = Carte : mesas et badlands
paratrooper-scenario-mesa-badlands-summary = Lieu et mission aux dés.

paratrooper-scenario-campaign = Campagne
paratrooper-scenario-campaign-summary = Dix missions.

paratrooper-scenario-first-campaign = Première campagne
paratrooper-scenario-first-campaign-summary = Six missions, une de chaque sorte.

paratrooper-scenario-combined-operations = Opérations combinées
paratrooper-scenario-combined-operations-summary = Deux joueurs : au sol et dans les airs.

paratrooper-scenario-alternate-command = Commandement alterné
paratrooper-scenario-alternate-command-summary = Deux joueurs prennent les missions à tour de rôle.

paratrooper-scenario-rep-command = Commandement du REP
paratrooper-scenario-rep-command-summary = Trois joueurs : un commandant en chef et deux commandants de secteur.

paratrooper-scenario-rep-command-three = Commandement du REP, trois secteurs
paratrooper-scenario-rep-command-three-summary = Quatre joueurs : un commandant en chef et trois commandants de secteur.

paratrooper-scenario-rep-command-campaign = Commandement du REP, campagne
paratrooper-scenario-rep-command-campaign-summary = Dix missions à trois joueurs : un commandant en chef et deux commandants de secteur.
