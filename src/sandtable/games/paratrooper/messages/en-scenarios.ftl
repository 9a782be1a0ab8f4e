### The scenarios

paratrooper-scenario-mission = A mission
paratrooper-scenario-mission-summary = A crisis anywhere from the Balkans to the Horn of Africa: the dice say where, on which of seven maps, and whether you come for ringleaders, hostages or worse. How hard it is they say too. About an hour and a half.

paratrooper-scenario-coup = Mission: Coup
paratrooper-scenario-coup-summary = Find the ringleaders of a coup and bring them home before the crisis boils over. Enemies and means are in balance and there is time: the one to begin with. The dice give the place and the map. About an hour and a half.

paratrooper-scenario-invaders = Mission: Invaders
paratrooper-scenario-invaders-summary = Foreign troops hold the country, more of them than in most missions, and you have many points to answer with: a fight rather than a raid. The dice give the place and the map. One of the longer ones, up to two hours.

paratrooper-scenario-hostages = Mission: Hostages
paratrooper-scenario-hostages-summary = Few enemies, but few means too, and a crisis already under way: in, find them, out again. The dice give the place and the map. The shortest, about an hour.

paratrooper-scenario-warlords = Mission: Warlords
paratrooper-scenario-warlords-summary = You start with much and get little afterwards: what does not go along at once hardly comes later. Plan the whole mission before the first flight. The dice give the place and the map. About an hour and a half.

paratrooper-scenario-insurgents = Mission: Insurgents
paratrooper-scenario-insurgents-summary = Many enemies among the people, and the most time to look for what you came for: a patient search in which losses add up. The dice give the place and the map. The longest, up to two hours.

paratrooper-scenario-wmd = Mission: WMD
paratrooper-scenario-wmd-summary = The crisis stands high from the first turn and the prize is the greatest of all: no turn may be wasted. For those who know the game. The dice give the place and the map. About an hour.

paratrooper-scenario-desert-city = Map: Desert City
paratrooper-scenario-desert-city-summary = A town of many quarters in open sand, with an airport at its edge: easy to reach, hard to clear. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-mega-city = Map: Mega City
paratrooper-scenario-mega-city-summary = Street upon street from the sea to the river: few clear fields to drop on, and fighting from house to house. The hardest ground. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-jungle-basin = Map: Jungle Basin
paratrooper-scenario-jungle-basin-summary = Rain forest, one river and hardly a road: who lands in the wrong place walks for turns. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-mountain-valley = Map: Mountain Valley
paratrooper-scenario-mountain-valley-summary = One road along a river between peaks: helicopters go over what stops everybody else. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-oil-fields = Map: Oil Fields
paratrooper-scenario-oil-fields-summary = Four oil fields in open desert, wide spaces for vehicles and airstrikes: what burns is worth nothing to anybody. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-bush-country = Map: Bush Country
paratrooper-scenario-bush-country-summary = Scrub, villages and good roads on both sides of a river: the mildest ground, and a good first map. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-mesa-badlands = Map: Mesa Badlands
paratrooper-scenario-mesa-badlands-summary = Table mountains over a desert, and a single track between them: whoever holds the track holds the map. The dice give the place and the mission. About an hour and a half.

paratrooper-scenario-campaign = Campaign
paratrooper-scenario-campaign-summary = Ten missions in a row, nine of which must be won, with bases and ships that you win on the way. Hard, and long: fifteen hours and more, to be played in many sittings.

paratrooper-scenario-first-campaign = First campaign
paratrooper-scenario-first-campaign-summary = Six missions, one of each kind, five of which must be won: what a campaign is like, in about nine hours.

paratrooper-scenario-combined-operations = Combined operations
paratrooper-scenario-combined-operations-summary = Two players share one mission: one orders flights, strikes and info war, the other all who fight on the ground. About an hour and a half.

paratrooper-scenario-alternate-command = Alternate command
paratrooper-scenario-alternate-command-summary = A campaign of ten missions for two players who take them in turn, and answer for what the other has left them. Fifteen hours and more.

paratrooper-scenario-rep-command = REP Command
paratrooper-scenario-rep-command-summary = One mission for three: a supreme commander with the points and the aircraft, and two who each command half of the map. About two hours.

paratrooper-scenario-rep-command-three = REP Command, three sectors
paratrooper-scenario-rep-command-three-summary = One mission for four: a supreme commander with the points and the aircraft, and three who each command a third of the map. About two hours.

paratrooper-scenario-rep-command-campaign = REP Command, campaign
paratrooper-scenario-rep-command-campaign-summary = A campaign of ten missions for three: a supreme commander and two who each command half of every map. Twenty hours and more.
