### The scenarios

paratrooper-scenario-mission = A mission
paratrooper-scenario-mission-summary = Location, map and mission by dice.

paratrooper-scenario-coup = Mission: Coup
paratrooper-scenario-coup-summary = Location and map by dice.

paratrooper-scenario-invaders = Mission: Invaders
paratrooper-scenario-invaders-summary = Location and map by dice.

paratrooper-scenario-hostages = Mission: Hostages
paratrooper-scenario-hostages-summary = Location and map by dice.

paratrooper-scenario-warlords = Mission: Warlords
paratrooper-scenario-warlords-summary = Location and map by dice.

paratrooper-scenario-insurgents = Mission: Insurgents
paratrooper-scenario-insurgents-summary = Location and map by dice.

paratrooper-scenario-wmd = Mission: WMD
paratrooper-scenario-wmd-summary = Location and map by dice.

paratrooper-scenario-desert-city = Map: Desert City
paratrooper-scenario-desert-city-summary = Location and mission by dice.

paratrooper-scenario-mega-city = Map: Mega City
paratrooper-scenario-mega-city-summary = Location and mission by dice.

paratrooper-scenario-jungle-basin = Map: Jungle Basin
paratrooper-scenario-jungle-basin-summary = Location and mission by dice.

paratrooper-scenario-mountain-valley = Map: Mountain Valley
paratrooper-scenario-mountain-valley-summary = Location and mission by dice.

paratrooper-scenario-oil-fields = Map: Oil Fields
paratrooper-scenario-oil-fields-summary = Location and mission by dice.

paratrooper-scenario-bush-country = Map: Bush Country
paratrooper-scenario-bush-country-summary = Location and mission by dice.

paratrooper-scenario-mesa-badlands = Map: Mesa Badlands
paratrooper-scenario-mesa-badlands-summary = Location and mission by dice.

paratrooper-scenario-campaign = Campaign
paratrooper-scenario-campaign-summary = Ten missions.

paratrooper-scenario-first-campaign = First campaign
paratrooper-scenario-first-campaign-summary = Six missions, one of each kind.

paratrooper-scenario-combined-operations = Combined operations
paratrooper-scenario-combined-operations-summary = Two players: ground and air.

paratrooper-scenario-alternate-command = Alternate command
paratrooper-scenario-alternate-command-summary = Two players take missions in turn.

paratrooper-scenario-rep-command = REP Command
paratrooper-scenario-rep-command-summary = Three players: a supreme commander and two sector commanders.

paratrooper-scenario-rep-command-three = REP Command, three sectors
paratrooper-scenario-rep-command-three-summary = Four players: a supreme commander and three sector commanders.

paratrooper-scenario-rep-command-campaign = REP Command, campaign
paratrooper-scenario-rep-command-campaign-summary = Ten missions for three players: a supreme commander and two sector commanders.
