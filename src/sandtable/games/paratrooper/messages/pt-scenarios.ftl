### Os cenários

paratrooper-scenario-mission = Uma missão
paratrooper-scenario-mission-summary = Local, mapa e missão pelos dados.

paratrooper-scenario-coup = Missão: golpe de Estado
paratrooper-scenario-coup-summary = Local e mapa pelos dados.

paratrooper-scenario-invaders = Missão: invasores
paratrooper-scenario-invaders-summary = Local e mapa pelos dados.

paratrooper-scenario-hostages = Missão: reféns
paratrooper-scenario-hostages-summary = Local e mapa pelos dados.

paratrooper-scenario-warlords = Missão: senhores da guerra
paratrooper-scenario-warlords-summary = Local e mapa pelos dados.

paratrooper-scenario-insurgents = Missão: insurgentes
paratrooper-scenario-insurgents-summary = Local e mapa pelos dados.

paratrooper-scenario-wmd = Missão: armas de destruição maciça
paratrooper-scenario-wmd-summary = Local e mapa pelos dados.

paratrooper-scenario-desert-city = Mapa: cidade do deserto
paratrooper-scenario-desert-city-summary = Local e missão pelos dados.

paratrooper-scenario-mega-city = Mapa: megacidade
paratrooper-scenario-mega-city-summary = Local e missão pelos dados.

paratrooper-scenario-jungle-basin = Mapa: bacia de selva
paratrooper-scenario-jungle-basin-summary = Local e missão pelos dados.

paratrooper-scenario-mountain-valley = Mapa: vale de montanha
paratrooper-scenario-mountain-valley-summary = Local e missão pelos dados.

paratrooper-scenario-oil-fields = Mapa: campos de petróleo
paratrooper-scenario-oil-fields-summary = Local e missão pelos dados.

paratrooper-scenario-bush-country = Mapa: terra de mato
paratrooper-scenario-bush-country-summary = Local e missão pelos dados.

paratrooper-scenario-mesa-badlands = Mapa: mesas e badlands
paratrooper-scenario-mesa-badlands-summary = Local e missão pelos dados.

paratrooper-scenario-campaign = Campanha
paratrooper-scenario-campaign-summary = Dez missões.

paratrooper-scenario-first-campaign = Primeira campanha
paratrooper-scenario-first-campaign-summary = Seis missões, uma de cada tipo.

paratrooper-scenario-combined-operations = Operações combinadas
paratrooper-scenario-combined-operations-summary = Dois jogadores: em terra e no ar.

paratrooper-scenario-alternate-command = Comando alternado
paratrooper-scenario-alternate-command-summary = Dois jogadores fazem as missões à vez.

paratrooper-scenario-rep-command = Comando do REP
paratrooper-scenario-rep-command-summary = Três jogadores: um comandante supremo e dois comandantes de setor.

paratrooper-scenario-rep-command-three = Comando do REP, três setores
paratrooper-scenario-rep-command-three-summary = Quatro jogadores: um comandante supremo e três comandantes de setor.

paratrooper-scenario-rep-command-campaign = Comando do REP, campanha
paratrooper-scenario-rep-command-campaign-summary = Dez missões para três jogadores: um comandante supremo e dois comandantes de setor.
