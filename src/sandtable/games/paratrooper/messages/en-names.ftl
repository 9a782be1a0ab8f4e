### Foreign Legion Paratrooper: names of the data pack

## Zones

paratrooper-name-calvi = Calvi
paratrooper-name-chad = Chad
paratrooper-name-congo = Congo
paratrooper-name-mali = Mali
paratrooper-name-libya = Libya
paratrooper-name-ivory-coast = Ivory Coast
paratrooper-name-central-africa = Central Africa
paratrooper-name-horn-of-africa = Horn of Africa
paratrooper-name-levant = Levant
paratrooper-name-persian-gulf = Persian Gulf
paratrooper-name-balkans = Balkans
paratrooper-name-caucasus = Caucasus
paratrooper-name-western-mediterranean = Western Mediterranean
paratrooper-name-eastern-mediterranean = Eastern Mediterranean
paratrooper-name-gulf-of-guinea = Gulf of Guinea
paratrooper-name-red-sea = Red Sea
paratrooper-name-arabian-sea = Arabian Sea

## Mission maps

paratrooper-name-jungle-basin = Jungle Basin
paratrooper-name-mesa-badlands = Mesa Badlands
paratrooper-name-desert-city = Desert City
paratrooper-name-mega-city = Mega City
paratrooper-name-oil-fields = Oil Fields
paratrooper-name-bush-country = Bush Country
paratrooper-name-mountain-valley = Mountain Valley

## Missions

paratrooper-name-coup = Coup
paratrooper-name-invaders = Invaders
paratrooper-name-hostages = Hostages
paratrooper-name-warlords = Warlords
paratrooper-name-insurgents = Insurgents
paratrooper-name-wmd = WMD

## Events

paratrooper-name-all-quiet = All Quiet
paratrooper-name-crisis-accelerates = Crisis Accelerates
paratrooper-name-crisis-stabilizes = Crisis Stabilizes
paratrooper-name-friction = Friction
paratrooper-name-higher-level-intelligence = Higher Level Intelligence
paratrooper-name-local-support = Local Support
paratrooper-name-logistics-push = Logistics Push
paratrooper-name-logistics-breakdown = Logistics Breakdown
paratrooper-name-nato-support = NATO Support
paratrooper-name-network-attack = Network Attack
paratrooper-name-opfor-offensive = OPFOR Offensive
paratrooper-name-opfor-redeploys = OPFOR Redeploys
paratrooper-name-opfor-reinforcement = OPFOR Reinforcement
paratrooper-name-opfor-uprising = OPFOR Uprising
paratrooper-name-shifting-intelligence-situation = Shifting Intelligence Situation
paratrooper-name-system-d = System D

## What is mobilized

paratrooper-name-airborne-infantry = airborne infantry
paratrooper-name-felin = FELIN
paratrooper-name-special-forces = special forces
paratrooper-name-gendarmes = gendarmes
paratrooper-name-sniper = sniper
paratrooper-name-airborne-command-post = airborne command post
paratrooper-name-airborne-engineer = airborne engineer
paratrooper-name-airborne-heavy-weapons = airborne heavy weapons
paratrooper-name-precision-guided-missile = precision guided missile
paratrooper-name-armor = armor
paratrooper-name-mechanized-infantry = mechanized infantry
paratrooper-name-armored-cavalry = armored cavalry
paratrooper-name-technical = technical
paratrooper-name-local-technical = local technical
paratrooper-name-armored-engineer = armored engineer
paratrooper-name-mechanized-pgm = mechanized PGM
paratrooper-name-mechanized-command-post = mechanized command post
paratrooper-name-mechanized-heavy-weapons = mechanized heavy weapons
paratrooper-name-convoy = convoy
paratrooper-name-forward-operating-base = forward operating base
paratrooper-name-transport-helicopter = transport helicopter
paratrooper-name-gunship = gunship
paratrooper-name-helicopter-command-post = helicopter command post
paratrooper-name-tac-airstrike = TAC airstrike
paratrooper-name-drone-strike = drone strike
paratrooper-name-air-transport = air transport
paratrooper-name-isr-marker = ISR marker
paratrooper-name-netwar-marker = Netwar marker
paratrooper-name-drop-zone-marker = drop zone marker
paratrooper-name-checkpoint-marker = checkpoint marker
paratrooper-name-amphibious-assault-ship = amphibious assault ship

## Seats

paratrooper-name-2e-rep-ground = 2e REP, ground
paratrooper-name-2e-rep-air = 2e REP, air
paratrooper-name-2e-rep-odd-missions = 2e REP, odd missions
paratrooper-name-2e-rep-even-missions = 2e REP, even missions
