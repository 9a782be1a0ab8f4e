### Os cenários

paratrooper-scenario-mission = Uma missão
paratrooper-scenario-mission-summary = Uma crise, dos Balcãs ao Corno de África: os dados dizem onde, em qual dos sete mapas, e se vem por cabecilhas, reféns ou pior. Dizem também quão difícil é. Cerca de hora e meia.

paratrooper-scenario-coup = Missão: golpe de Estado
paratrooper-scenario-coup-summary = Encontre os cabecilhas de um golpe e traga-os antes que a crise transborde. Inimigos e meios equilibram-se e há tempo: a missão por onde começar. Os dados dão o local e o mapa. Cerca de hora e meia.

paratrooper-scenario-invaders = Missão: invasores
paratrooper-scenario-invaders-summary = Tropas estrangeiras ocupam o país, mais do que na maioria das missões, e tem muitos pontos para responder: um combate, mais do que um raide. Os dados dão o local e o mapa. Das mais longas, até duas horas.

paratrooper-scenario-hostages = Missão: reféns
paratrooper-scenario-hostages-summary = Poucos inimigos, mas também poucos meios, e uma crise já em curso: entrar, encontrá-los, sair. Os dados dão o local e o mapa. A mais curta, cerca de uma hora.

paratrooper-scenario-warlords = Missão: senhores da guerra
paratrooper-scenario-warlords-summary = Começa com muito e recebe pouco depois: o que não vai logo dificilmente vem mais tarde. Pense a missão inteira antes do primeiro voo. Os dados dão o local e o mapa. Cerca de hora e meia.

paratrooper-scenario-insurgents = Missão: insurgentes
paratrooper-scenario-insurgents-summary = Muitos inimigos entre a população, e o maior tempo para procurar aquilo a que veio: uma busca paciente em que as perdas se somam. Os dados dão o local e o mapa. A mais longa, até duas horas.

paratrooper-scenario-wmd = Missão: armas de destruição maciça
paratrooper-scenario-wmd-summary = A crise está alta desde o primeiro turno e o prémio é o maior de todos: nem um turno a perder. Para quem conhece o jogo. Os dados dão o local e o mapa. Cerca de uma hora.

paratrooper-scenario-desert-city = Mapa: cidade do deserto
paratrooper-scenario-desert-city-summary = Uma cidade de muitos bairros em plena areia, com um aeroporto à beira: fácil de alcançar, difícil de limpar. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-mega-city = Mapa: megacidade
paratrooper-scenario-mega-city-summary = Ruas e mais ruas, do mar ao rio: poucos campos onde saltar, e o combate de casa em casa. O terreno mais duro. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-jungle-basin = Mapa: bacia de selva
paratrooper-scenario-jungle-basin-summary = Floresta densa, um rio e quase nenhuma estrada: quem desce no sítio errado caminha durante turnos. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-mountain-valley = Mapa: vale de montanha
paratrooper-scenario-mountain-valley-summary = Uma estrada ao longo de um rio entre picos: os helicópteros passam onde todos os outros param. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-oil-fields = Mapa: campos de petróleo
paratrooper-scenario-oil-fields-summary = Quatro campos de petróleo em pleno deserto, muito espaço para viaturas e raides aéreos: o que arde não vale nada para ninguém. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-bush-country = Mapa: terra de mato
paratrooper-scenario-bush-country-summary = Mato, aldeias e boas estradas dos dois lados de um rio: o terreno mais suave, um bom primeiro mapa. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-mesa-badlands = Mapa: mesas e badlands
paratrooper-scenario-mesa-badlands-summary = Mesas sobre um deserto e uma única pista entre elas: quem tem a pista tem o mapa. Os dados dão o local e a missão. Cerca de hora e meia.

paratrooper-scenario-campaign = Campanha
paratrooper-scenario-campaign-summary = Dez missões seguidas, das quais é preciso vencer nove, com bases e navios que se ganham pelo caminho. Difícil e longa: quinze horas e mais, para muitas sessões.

paratrooper-scenario-first-campaign = Primeira campanha
paratrooper-scenario-first-campaign-summary = Seis missões, uma de cada tipo, das quais é preciso vencer cinco: o que é uma campanha, em cerca de nove horas.

paratrooper-scenario-combined-operations = Operações combinadas
paratrooper-scenario-combined-operations-summary = Dois jogadores partilham uma missão: um ordena os voos, os ataques e a infoguerra, o outro todos os que combatem em terra. Cerca de hora e meia.

paratrooper-scenario-alternate-command = Comando alternado
paratrooper-scenario-alternate-command-summary = Uma campanha de dez missões para dois jogadores, que as fazem à vez e respondem pelo que o outro lhes deixou. Quinze horas e mais.

paratrooper-scenario-rep-command = Comando do REP
paratrooper-scenario-rep-command-summary = Uma missão para três: um comandante supremo com os pontos e os aviões, e dois que comandam cada um metade do mapa. Cerca de duas horas.

paratrooper-scenario-rep-command-three = Comando do REP, três setores
paratrooper-scenario-rep-command-three-summary = Uma missão para quatro: um comandante supremo com os pontos e os aviões, e três que comandam cada um um terço do mapa. Cerca de duas horas.

paratrooper-scenario-rep-command-campaign = Comando do REP, campanha
paratrooper-scenario-rep-command-campaign-summary = Uma campanha de dez missões para três: um comandante supremo e dois que comandam cada um metade de cada mapa. Vinte horas e mais.
