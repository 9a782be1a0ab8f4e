### As tabelas de Jumping on Kolwezi

kolwezi-chart-nothing = nada
kolwezi-chart-pinned = fixada
kolwezi-chart-step = um escalão perdido, e fixada
kolwezi-chart-step-alone = um escalão perdido
kolwezi-chart-eliminated = eliminada
kolwezi-chart-landed = aterra em segurança
kolwezi-chart-fire = Tiro AP
kolwezi-chart-fire-note = Um dado de dez faces, mais o valor da unidade que dispara, ou de todas as que disparam juntas.
kolwezi-chart-fire-hostages = Tiro francês, reféns na área do alvo
kolwezi-chart-fire-protected = Alvo em terreno protegido (não se motorizado, nem contra tiro de oportunidade)
kolwezi-chart-fire-elevated = Alvo em terreno elevado
kolwezi-chart-fire-sharpshooters = Cada atirador de elite (TE) dos que disparam / do alvo
kolwezi-chart-assault = Assalto
kolwezi-chart-assault-note = Um dado de dez faces, mais o valor da unidade. Os sobreviventes ripostam pela mesma tabela; depois os franceses voltam, fixados.
kolwezi-chart-assault-hostages = Franceses, reféns na área do alvo
kolwezi-chart-assault-terrain = Franceses, alvo em terreno protegido ou elevado (não se motorizado)
kolwezi-chart-assault-pinned_reply = Catangueses que ripostam fixados
kolwezi-chart-rockets = Foguetes contra as AML (tiro AC)
kolwezi-chart-rockets-note = Um dado de seis faces, sem somar nada. Primeiro a equipa de foguetes tem de ter aterrado: um dado que não passe do número do turno.
kolwezi-chart-landing = Teste de aterragem
kolwezi-chart-landing-note = Um dado de seis faces por cada unidade que salta.
kolwezi-chart-landing-adjacent = Catangueses ao lado da área
kolwezi-chart-landing-night = Salto de noite
kolwezi-chart-recovery = Unidades fixadas
kolwezi-chart-side = Lado
kolwezi-chart-stays = Continua fixada com
kolwezi-chart-turns = Marcador de turnos
kolwezi-chart-turns-note = O último turno não tem fase catanguesa.
kolwezi-chart-hour = { $day } de maio, { $time }
kolwezi-chart-when = Quando
kolwezi-chart-turn-night = Noite
kolwezi-chart-turn-second_wave = A segunda vaga pode saltar
kolwezi-chart-turn-lorry_check = Camiões recuperados ou destruídos
kolwezi-chart-turn-hostage_check = Reféns executados onde estão catangueses
kolwezi-chart-turn-night_infiltration = Infiltração noturna
kolwezi-chart-turn-day_infiltration = Infiltração diurna
kolwezi-chart-victory = Pontos e níveis de vitória
kolwezi-chart-victory-note = Só os catangueses marcam; quantos menos pontos, melhor para os franceses.
kolwezi-chart-points-airport_road = Os catangueses controlam a estrada do aeroporto
kolwezi-chart-points-hostages = Cada grupo de reféns executado
kolwezi-chart-points-french_step = Cada escalão francês perdido
kolwezi-chart-points-katangan_step = Cada escalão catanguês no mapa no fim
kolwezi-chart-points-pin = Cada unidade francesa fixada sem baixas
kolwezi-chart-counter-attack = Contra-ataque blindado
kolwezi-chart-throw = Lançamento
kolwezi-chart-die-where = Por onde entra
kolwezi-chart-die-how = Como se comporta
kolwezi-chart-arrives = margem { $edge } de Kolwezi; se estiver barrada, a estrada fora ({ $ways })
kolwezi-chart-bold = muito agressivo: ao lado da unidade francesa mais próxima
kolwezi-chart-cautious = menos agressivo: fica a duas ligações
kolwezi-chart-numbers = Movimento, alcances e preparação
kolwezi-chart-foot = Ligações por turno a pé
kolwezi-chart-motorised = Unidades motorizadas
kolwezi-chart-motorised-far = sem limite numa zona urbana, e até à margem da seguinte
kolwezi-chart-combined = Unidades que um PC faz disparar com ele
kolwezi-chart-hidden-value = Valor de uma ficha virada em tiro de oportunidade
kolwezi-chart-direct = Ligações do tiro direto a longa distância (AML, SMM; de dia, ao longo de uma linha livre)
kolwezi-chart-support = Ligações do apoio de morteiros (alvo ao lado de um PC tático)
kolwezi-chart-bend = Uma linha de tiro pode desviar-se
kolwezi-chart-lorries = Camiões
kolwezi-chart-blue = As secções azuis começam em
kolwezi-chart-first-sector = Primeira zona de ataque para um salto em { $zone }
kolwezi-chart-faces = Fichas: o que está impresso
kolwezi-chart-faces-note = Dois valores: força total / reduzida. Uma ficha com um valor tem um só escalão.
kolwezi-chart-counter = Ficha
kolwezi-chart-count = Número
kolwezi-chart-value = Valor
kolwezi-chart-far = A 2 e 3 ligações
kolwezi-chart-te = Atiradores de elite (TE)
kolwezi-chart-rockets-mark = Foguetes (AC)
kolwezi-chart-mot = Motorizada
kolwezi-chart-front-only = com força total
kolwezi-chart-hidden = Fichas misturadas viradas para baixo
kolwezi-chart-colour = Cor
kolwezi-chart-mixed = Entre elas
kolwezi-chart-forces = Ordem de batalha
kolwezi-chart-kind = Tipo
kolwezi-chart-wave = Vaga
kolwezi-chart-company = Companhia
kolwezi-chart-face-tactical_pc_reduced = PC tático reduzido
kolwezi-chart-face-tactical_pc = PC tático
kolwezi-chart-face-company_pc = PC de companhia
kolwezi-chart-face-legion_section = Secção da Legião
kolwezi-chart-face-smm = Secção de morteiros (SMM)
kolwezi-chart-face-ser = Secção de reconhecimento (SER)
kolwezi-chart-face-katangan_pc = PC catanguês
kolwezi-chart-face-section_5 = Secção
kolwezi-chart-face-section_6 = Secção com metralhadora
kolwezi-chart-face-section_7 = Secção com metralhadora pesada
kolwezi-chart-face-motorised_section = Secção motorizada
kolwezi-chart-face-aml = Pelotão AML
kolwezi-chart-face-green_group = Grupo motorizado (verde)
kolwezi-chart-face-motorised_group = Grupo motorizado
kolwezi-chart-face-group = Grupo
kolwezi-chart-face-dummy = Engodo
kolwezi-chart-degrees = { $degrees } graus
kolwezi-name-pion-rouge = Fichas vermelhas
kolwezi-name-pion-bleu = Fichas azuis
kolwezi-name-pion-jaune = Fichas amarelas

## O que as regras precisam de saber de um espaço

kolwezi-place-part = { $part }
kolwezi-place-protected = Protegido: tiro −{ $fire }, assalto −{ $assault }
kolwezi-place-elevated = Elevado: tiro −{ $fire }, assalto −{ $assault }
kolwezi-place-hostages = { $fate ->
    [held] Há reféns detidos aqui: tiro francês −{ $fire }
    [freed] Os reféns daqui estão libertados, enquanto os franceses ficarem: tiro francês −{ $fire }
    [alone] Há reféns aqui, e ninguém com eles: tiro francês −{ $fire }
    [safe] Os reféns daqui estão a salvo: tiro francês −{ $fire }
   *[executed] Os reféns daqui foram executados
  }
kolwezi-place-garrison = A guarnição é uma das peças amarelas que ainda ninguém viu: { $pc ->
    [0] { "" }
   *[other] o PC,{ " " }
  }{ $groups ->
    [one] { $groups } grupo de valor 2
   *[other] { $groups } grupos de valor 2
  }, { $dummies ->
    [one] { $dummies } engodo
   *[other] { $dummies } engodos
  }. Mostra-se assim que franceses chegam ao lado da cidade. { $pc ->
    [0] Vale 1 ponto.
   *[other] Vale 1 ponto; o PC traz sete secções, { $steps } pontos com ele.
  }
kolwezi-place-lorries = Os camiões da Gécamines
kolwezi-place-airport = A estrada do aeroporto
kolwezi-place-edge = Margem { $edge } de Kolwezi
kolwezi-place-links = Leva a { $to }

## Porque um total é o que é, por regra

kolwezi-reason-4-g = catangueses ao lado
kolwezi-reason-4-h = salto de noite
kolwezi-reason-5_1-j = atiradores
kolwezi-reason-5_4-l = valor
kolwezi-reason-7-c = valor
kolwezi-reason-8_1-c = virado para baixo
kolwezi-reason-8_3-a = valor
kolwezi-reason-8_3-e = reféns no local
kolwezi-reason-8_3-f = terreno protegido
kolwezi-reason-8_3-g = terreno elevado
kolwezi-reason-8_3-h = atiradores
kolwezi-reason-8_3-i = atiradores do alvo
kolwezi-reason-8_5-a = valor
kolwezi-reason-8_5-c = valor
kolwezi-reason-8_6-b = morteiros
kolwezi-reason-9_1-a = valor
kolwezi-reason-9_1-b = reféns no local
kolwezi-reason-9_1-c = terreno
kolwezi-reason-9_1-g = valor
kolwezi-reason-9_2-a = valor
kolwezi-reason-9_2-b = fixado
