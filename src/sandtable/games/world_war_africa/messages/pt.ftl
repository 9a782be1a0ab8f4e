### World War Africa

world_war_africa-title = World War Africa
world_war_africa-about = O Congo 1998–2001: cinco contingentes, cidades mineiras e uma aposta em Kitona.
world_war_africa-played = Dois jogadores · 3 a 5 horas

## Questions

world_war_africa-question-overstacking = Unidades a mais em { $at }: qual sai?
world_war_africa-question-setup-kinshasa = { $units ->
    [one] Kinshasa: mais uma brigada de infantaria FAC?
   *[other] Kinshasa: até mais duas brigadas de infantaria FAC.
  }
world_war_africa-question-setup-rolls = Lançam-se os dados pelas cidades do leste.
world_war_africa-question-setup-uprising = { $at } subleva-se pelos rebeldes: que milícia começa lá? Diferem na força (ataque-defesa-movimento); a que não for escolhida pode vir mais tarde.
world_war_africa-question-setup-isiro = Isiro não se sublevou: que brigada FAC a guarda?
world_war_africa-question-setup-garrisons = { $at }: que brigada FAC guarda a cidade?
world_war_africa-question-setup-militia = Que cidade recebe a próxima milícia FAC? Uma por cidade, onde há brigadas FAC.
world_war_africa-question-setup-hutus = Sai { $unit }, dos hutus: onde começa? Numa cidade sem rebeldes ou ao lado, na Orientale, no Kasai Oriental ou nos Kivus.
world_war_africa-question-setup-brigades = Sai { $unit }: no mapa, perto de Bukavu e de Goma, ou guardada no Ruanda? { $left ->
    [0] É a última.
    [one] Depois dela vem mais uma.
   *[other] Depois dela vêm mais { $left }.
  }
world_war_africa-question-setup-caches = Para onde vai o depósito de armas? Gasto num combate, melhora o dado em 1 para as unidades no mesmo hexágono. O número é o do seu marcador. { $left ->
    [0] É o último.
    [one] Depois dele vem mais um.
   *[other] Depois dele vêm mais { $left }.
  }
world_war_africa-question-setup-rdc = Onde começa uma milícia RDC, a dois hexágonos no máximo de Bukavu ou de Goma?
world_war_africa-question-setup-anc = Sai { $unit }: onde começa, a dois hexágonos no máximo de Bukavu ou de Goma?
world_war_africa-question-setup-burundi = Onde, junto a Bukavu, começam os burundianos?
world_war_africa-question-setup-ugandans = O Uganda prepara-se.
world_war_africa-question-setup-mlc = Sai { $unit }: começa na caixa do Uganda, ou é comprada mais tarde?
world_war_africa-question-coup-declare = Tenta-se o golpe de Kitona? Não custa pontos: uma unidade pode ser levada do mapa por ar até Kitona, longe de qualquer socorro, e um dado traz para lá uma brigada (1–{ $militia } milícia RDC, { $brigade }–6 infantaria ANC).
world_war_africa-question-coup-airlift = Que unidade é levada para Kitona?
world_war_africa-question-coup-die = O dado decide o que Kitona traz.
world_war_africa-question-coup-gain = Que brigada se junta em Kitona?
world_war_africa-question-arrival = Onde aparece { $unit }?
world_war_africa-question-clash = Há ugandeses a atacar ruandeses?
world_war_africa-question-setup-review = Tudo está como a história o dá. Para mudar algo, clique numa unidade e depois no lugar onde deve começar.
world_war_africa-question-activation = Sai { $contingent }, e um dado diz quanto pode agir. Um ponto da RD Congo por +1?
world_war_africa-question-turn = { $contingent }: { $units ->
    [one] mais { $units } unidade em repouso
   *[other] mais { $units } unidades em repouso
  }. Qual?
world_war_africa-question-reinforcement = { $contingent } tem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }: o que se compra?
world_war_africa-question-placement = Onde chega { $unit }?
world_war_africa-question-contract = Os contratados pedem { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  } cada: quantos?
world_war_africa-question-movement = { $contingent } move-se: que unidade?
world_war_africa-question-march = { $units }: para onde? { $points } PM{ $rolled ->
    [yes] .
   *[no] {" "}sem lançar o dado, de { $full }.
  }
world_war_africa-question-voyage = { $units }: para onde a leva o rio?
world_war_africa-question-flight = { $units }: onde se aterra ({ $by })?
world_war_africa-question-freight = { $unit }: que aparelho a leva?
world_war_africa-question-freight-flight = Onde se deixa { $unit }?
world_war_africa-question-combat = { $contingent } pode atacar: que hexágono?
world_war_africa-question-muster = Quem ataca { $at }?
world_war_africa-question-battle-support = Ataque de força { $strength } a { $at }: apoio aéreo ou helicópteros?
world_war_africa-question-battle-cancel = Ataque de força { $strength } a { $at }: que marcador inimigo é repelido?
world_war_africa-question-battle-caches = Ataque de força { $strength } a { $at }: usar um depósito de armas?
world_war_africa-question-battle-infiltration = Ataque de força { $strength } a { $at }: usar os infiltrados? Não se gastam; um dado soma até 2.
world_war_africa-question-battle-roll = Combate em { $at }.
world_war_africa-question-losses = Combate em { $at }, { $units ->
    [one] perde-se { $units } unidade
   *[other] perdem-se { $units } unidades
  }: qual?
world_war_africa-question-advance = { $to } já não tem defensores: quem avança?

## Actions

world_war_africa-do-place = { $unit }{ $factors } para { $to }
world_war_africa-do-history = Dispor o resto como a história o dá; tudo ainda pode mudar
world_war_africa-do-keep = Deixá-la entre as unidades disponíveis: pode ser comprada mais tarde
world_war_africa-do-coup = Declarar o golpe de Kitona
world_war_africa-do-coup-not = Sem golpe em Kitona
world_war_africa-do-airlift-not = Não levar ninguém a Kitona
world_war_africa-do-airlift = Levar { $unit }{ $factors } de { $at } para Kitona
world_war_africa-do-spend = Gastar 1 ponto: +1 ao dado
world_war_africa-do-save = Não gastar nada
world_war_africa-do-turn = { $unit }{ $factors } em { $at } repousa
world_war_africa-recruits = Tiradas às cegas das unidades disponíveis
world_war_africa-denied-10-1-d = pontos insuficientes
world_war_africa-denied-10-2-1-c = só uma vez por turno
world_war_africa-denied-10-0-a = já não há ninguém
world_war_africa-denied-10-1-f = não há onde as colocar
world_war_africa-do-recruit = Recrutar { $group } por { $price } p.
world_war_africa-do-buy = Comprar { $unit }{ $factors } por { $price } p.{ $good ->
    [support] : ajuda num combate
    [transport] : leva uma unidade ou um depósito
    [grounded] : inútil enquanto o seu lado não tiver dois aeródromos entre os quais voar
    [adr] : pode afastar aeronaves de um combate
   *[none] {""}
  }
world_war_africa-do-cache = Depósito de armas em { $to } por { $price } p.: uma vez, dado melhor em 1
world_war_africa-do-hire = Perguntar aos contratados o preço de um avião
world_war_africa-do-contract = { $markers ->
    [one] Contratar { $markers }
   *[other] Contratar { $markers }
  }
world_war_africa-do-libya = A brigada oferecida pela Líbia
world_war_africa-do-advise = Conselheiros para { $unit }{ $factors } em { $at }
world_war_africa-do-pick = Mover { $unit }{ $factors } de { $at }
world_war_africa-do-add = Com { $unit }{ $factors }
world_war_africa-do-load = Levar { $unit }
world_war_africa-do-force = Marcha forçada: todos os seus PM, mas um dado pode dobrar o custo de cada hexágono
world_war_africa-do-go = Marchar para { $to }
world_war_africa-do-river = Pelo rio
world_war_africa-do-fly = Embarcar: { $by }
world_war_africa-do-board = Marchar para { $to }, embarcar: { $by }
world_war_africa-do-land = Desembarcar em { $to }
world_war_africa-do-slip = Infiltrar-se no Ruanda: lançar
world_war_africa-do-drop = { $unit } fica aqui
world_war_africa-do-split = { $unit } segue primeiro por conta própria, as outras depois
world_war_africa-do-stay = Não marchar mais: esta marcha acabou
world_war_africa-do-attack = Atacar { $at }
world_war_africa-do-join = { $unit }{ $factors } ataca de { $at }{ $short ->
    [0] {""}
   *[other] {" "}– sem abastecimento, com { $short }
  }
world_war_africa-do-launch = Lançar o ataque
world_war_africa-do-use = Usar { $by }{ $factors }
world_war_africa-do-cancel = Repelir { $by }{ $factors }
world_war_africa-do-infiltrate = Usar os infiltrados
world_war_africa-do-intercept = Caçar os hutus no Ruanda
world_war_africa-do-intercept-helicopter = Caçá-los com { $by }
world_war_africa-do-lose = Perder { $unit }{ $factors }
world_war_africa-do-advance = { $unit }{ $factors } avança
world_war_africa-do-advance-cache = { $unit }{ $factors } avança com { $cache }
world_war_africa-do-clash = Os ugandeses de { $at } atacam { $to }
world_war_africa-do-done = { $part ->
    [reinforcement] Compras feitas
    [setup] Começar assim
    [movement] Movimento terminado
    [combat] Mais nenhum ataque
   *[other] Nada mais
  }
world_war_africa-do-no-help = { $infiltrators ->
    [yes] { $helped ->
        [yes] Sem mais ajuda, nem o dado gratuito dos infiltrados: combater
       *[no] Sem ajuda, nem o dado gratuito dos infiltrados: combater
    }
   *[no] { $helped ->
        [yes] Sem mais ajuda: combater
       *[no] Sem ajuda: combater
    }
}
world_war_africa-do-help-later = { $later ->
    [caches] Nada agora: pode seguir-se um depósito de armas
    [infiltrators] Nada agora: podem seguir-se os infiltrados
    [both] Nada agora: podem seguir-se depósitos de armas e infiltrados
   *[other] Nada ainda: volta a perguntar-se depois do outro lado, se ainda puder mudar alguma coisa
}
world_war_africa-do-advance-not = { $helped ->
    [yes] Mais ninguém avança
   *[no] Ninguém avança
}

## Events

world_war_africa-event-placed = { $unit } toma posição em { $to }.
world_war_africa-event-likely = { $side }: disposição segundo a história.
world_war_africa-event-drawn = Sai { $unit }.
world_war_africa-event-uprising-rolls = Dados pelas cidades do leste; com { $least } ou mais, uma cidade levanta-se pelos rebeldes ({ $count ->
    [0] nenhuma
   *[other] { $risen }
  }): { $rolls }.
world_war_africa-event-coup = Os rebeldes atacam Kitona.
world_war_africa-event-airlift = { $unit } é levada de { $from } para Kitona.
world_war_africa-event-coup-roll = Kitona: { $die } – junta-se uma brigada { $faction }.
world_war_africa-event-turn = Turno { $turn } de { $of }: { $months }. { $rain_north ->
    [yes] { $rain_south ->
        [yes] Chuva em toda a parte
       *[no] Chuva no norte
      }
   *[no] { $rain_south ->
        [yes] Chuva no sul
       *[no] Sem chuva
      }
  }.
world_war_africa-event-activation = { $contingent } é ativado.
world_war_africa-event-activation-roll = { $contingent }: dado { $die }, ao todo { $result }: { $land ->
    [one] { $land } unidade terrestre
   *[other] { $land } unidades terrestres
  }, { $air ->
    [one] { $air } apoio aéreo
   *[other] { $air } apoios aéreos
  }, { $helo ->
    [one] { $helo } apoio de helicóptero
   *[other] { $helo } apoios de helicóptero
  }.
world_war_africa-event-inactive = { $unit } em { $at } repousa neste turno.
world_war_africa-event-inactive-unseen = Uma unidade em { $at } repousa neste turno.
world_war_africa-event-event = Acontecimento: { $event ->
    [chad-withdrawal] Retirada do Chade
    [coltan-rush] Corrida ao coltan
    [corruption-and-graft] Corrupção e desvios
    [foreign-advisers] Conselheiros estrangeiros
    [mlc-in-car] MLC na República Centro-Africana
    [ituri-conflict] Conflito de Ituri
    [libyan-support] Apoio líbio
    [no-event] Nenhum acontecimento
    [ugandan-rebels] Rebeldes ugandeses
    [clash] Choque ugando-ruandês
   *[unita-crushed] UNITA esmagada
  }. { world_war_africa-chart-event-does }
world_war_africa-event-event-returned = Cedo demais: { $event ->
    [chad-withdrawal] Retirada do Chade
    [coltan-rush] Corrida ao coltan
    [corruption-and-graft] Corrupção e desvios
    [foreign-advisers] Conselheiros estrangeiros
    [mlc-in-car] MLC na República Centro-Africana
    [ituri-conflict] Conflito de Ituri
    [libyan-support] Apoio líbio
    [no-event] Nenhum acontecimento
    [ugandan-rebels] Rebeldes ugandeses
    [clash] Choque ugando-ruandês
   *[unita-crushed] UNITA esmagada
  } volta para a reserva.
world_war_africa-event-graft = Corrupção: { $die } – { $contingent } sofre.
world_war_africa-event-control = { $at } é controlado por { $contingent }.
world_war_africa-event-cache-captured = { $unit } captura em { $at }: { $caches ->
    [one] um depósito de armas
   *[other] { $caches } depósitos de armas
  }.
world_war_africa-event-march = { $units }: de { $from } a { $to }.
world_war_africa-event-movement-roll = { $units }: marcha forçada, dado { $die }, ao todo { $result }: { $doubled ->
    [yes] cada hexágono custa o dobro
   *[no] custos normais
  }.
world_war_africa-event-drop = { $unit } fica em { $at }.
world_war_africa-event-river = { $units } vai pelo rio de { $from } a { $to }.
world_war_africa-event-flight = { $units } voa de { $from } a { $to } com { $by }.
world_war_africa-event-freight = Por ar de { $from } a { $to }: { $unit }, com { $by }.
world_war_africa-event-slip = { $unit } em { $at } tenta entrar no Ruanda: dado { $die }, ao todo { $result }: { $entered ->
    [yes] entra
   *[no] fica fora
  }.
world_war_africa-event-segment-done = { $segment ->
    [reinforcement] Os reforços terminaram
    [movement] O movimento terminou
   *[combat] O combate terminou
  }.
world_war_africa-event-cache-bought = Um depósito de armas por { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  } é colocado em { $to }; { $contingent } fica com { $left }.
world_war_africa-event-cache-placed = Um depósito de armas é colocado em { $to }.
world_war_africa-event-contract-price = Contratados: { $die } – { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  } cada.
world_war_africa-event-contract = Contratados a { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  } cada: { $markers }; { $contingent } fica com { $left }.
world_war_africa-event-advisers = Os conselheiros juntam-se a { $unit }.
world_war_africa-event-advisers-lost = Os conselheiros perdem-se com { $unit }.
world_war_africa-event-marker-bought = Compra por { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  }: { $unit }; { $contingent } fica com { $left }.
world_war_africa-event-eliminated = { $unit } é eliminada em { $at }.
world_war_africa-event-attack = { $at } é atacado por { $units }.
world_war_africa-event-support = Apoio ao combate em { $at }: { $by }.
world_war_africa-event-air-defence = Defesa aérea: { $die } – repele até { $cancels }.
world_war_africa-event-cancelled = Repelido do combate: { $by }.
world_war_africa-event-opened = Defensores de { $at }: { $units }.
world_war_africa-event-infiltration = Infiltrados: { $die } – modificador { $modifier }.
world_war_africa-event-combat = Combate em { $at }: { $strength } contra { $against }, coluna { $odds }{ $shift ->
    [0] {""}
   *[other] {" após uma deslocação de "}{ $shift }
  }; dado { $die }, ao todo { $result }: { $attackers_lost ->
    [0] o ataque não perde ninguém
    [one] o ataque perde uma unidade
   *[other] o ataque perde { $attackers_lost } unidades
  }, { $defenders_lost ->
    [0] a defesa ninguém
    [one] a defesa uma
   *[other] a defesa { $defenders_lost }
  }.
world_war_africa-event-intercept = O Ruanda caça as unidades hutus: dado { $die }, ao todo { $result }: { $combat ->
    [yes] combate
   *[no] ninguém é encontrado
  }.
world_war_africa-event-clash = Os ugandeses de { $at } atacam os ruandeses de { $to }.
world_war_africa-event-advance = { $unit } avança de { $from } para { $to }.
world_war_africa-event-town-yield = { $at } para { $contingent }: dado { $die }, ao todo { $result }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
world_war_africa-event-kinshasa-fallen = Kinshasa está com os rebeldes no fim do turno { $turn }.
world_war_africa-event-recruited = { $unit } é recrutada por { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  }; { $contingent } fica com { $left }.
world_war_africa-event-income = { $contingent } recebe { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e fica com { $total }.
world_war_africa-event-cargo = Levado para { $to }: { $caches }.
world_war_africa-event-cache-left = { $unit } fica em { $at }.
world_war_africa-event-cache-lost = Perdido com a pilha de { $at }: { $caches ->
    [one] um depósito de armas
   *[other] { $caches } depósitos de armas
  }.
world_war_africa-event-kept = { $unit } fica na caixa.
world_war_africa-event-marker-ready = Disponível desde o início: { $unit }.
world_war_africa-event-withdrawn = { $unit } deixa a guerra.
world_war_africa-event-no-arrival = { $unit } não aparece.
world_war_africa-event-no-clash = Ugandeses e ruandeses mantêm a paz.
world_war_africa-event-advisers-back = Os conselheiros voltam para a caixa do governo.
world_war_africa-event-contractors-leave = { $markers ->
    [one] { $markers } avião alugado não foi usado e parte
   *[other] { $markers } aviões alugados não foram usados e partem
  }.
world_war_africa-event-concede = { $side } desiste.
world_war_africa-event-end = A guerra acaba após o turno { $turn }.

## Odds

world_war_africa-odds-doubled = cada hexágono custa o dobro
world_war_africa-odds-normal = custos normais
world_war_africa-odds-enters = entra no Ruanda
world_war_africa-odds-stays-out = fica onde está
world_war_africa-odds-combat = combate
world_war_africa-odds-no-combat = ninguém é encontrado
world_war_africa-odds-land = { $units ->
    [one] { $units } unidade terrestre
   *[other] { $units } unidades terrestres
  }, { $air ->
    [one] { $air } apoio aéreo
   *[other] { $air } apoios aéreos
  }, { $helo ->
    [one] { $helo } apoio de helicóptero
   *[other] { $helo } apoios de helicóptero
  }
world_war_africa-odds-losses = perdas: atacante { $attacker }, defensor { $defender }
    .of = Perdas
world_war_africa-verdict-loses = o defensor perde pelo menos uma unidade
world_war_africa-verdict-unharmed = o defensor não perde ninguém
world_war_africa-odds-average = Perdas em média: atacante { NUMBER($attacker, maximumFractionDigits: 1) }, defensor { NUMBER($defender, maximumFractionDigits: 1) }
world_war_africa-odds-taken = perdem-se todos os defensores
    .of = O hexágono
world_war_africa-odds-held = o hexágono resiste
    .of = O hexágono
world_war_africa-odds-price = { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
  } cada
world_war_africa-odds-joins = junta-se uma brigada { $faction }
world_war_africa-odds-driven-off = { $markers ->
    [one] { $markers } marcador é afastado
   *[other] { $markers } marcadores são afastados
  }

## O que o outro lado ainda pode acrescentar

world_war_africa-add-support = { $markers }
world_war_africa-add-air-defence = o Regimento de Defesa Aérea
world_war_africa-add-caches = { $caches ->
    [one] um depósito de armas
   *[other] até { $caches } depósitos de armas
  }
world_war_africa-add-infiltrators = infiltrados
world_war_africa-add-all = tudo isso

## Dano ao próprio lado

world_war_africa-harm-crowded = { $at } comporta { $limit ->
    [one] { $limit } unidade
   *[other] { $limit } unidades
  }: { $over } a mais. { $part ->
    [reinforcement] Perde outras tantas no fim das compras, antes de alguém se poder mover
    [movement] Se ninguém sair, perde outras tantas no fim do movimento
   *[combat] Perde outras tantas no fim dos combates
  }.
world_war_africa-harm-no-room = Não há lugar para ela: { $places } { $count ->
    [one] não comporta
   *[other] não comportam
  } mais ninguém. Perde aí uma unidade no fim das compras, antes de alguém se poder mover.
world_war_africa-harm-out-of-supply = { $unit } fica sem abastecimento em { $at }: os seus fatores e o movimento caem para metade.
world_war_africa-harm-out-of-bounds = { $unit } não poderá atacar { $at }: { $faction ->
    [UG] as unidades ugandesas ficam no Kivu Norte, no Bandundu, na Orientale e no Equateur
   *[other] as unidades ruandesas não passam para norte da fila 22
  }.
world_war_africa-harm-left-open = { $at } fica vazio, com o inimigo por perto, em { $near }.
world_war_africa-harm-not-entered = Ninguém entrou em { $at }: a cidade continua a ser do inimigo.
world_war_africa-harm-excess = { $at } comporta { $limit ->
    [one] { $limit } unidade
   *[other] { $limit } unidades
  }: perde agora { $over } ali.

## Event cards

world_war_africa-card-chad-withdrawal = Retirada do Chade
world_war_africa-card-coltan-rush = Corrida ao coltan
world_war_africa-card-corruption-and-graft = Corrupção e desvios
world_war_africa-card-foreign-advisers = Conselheiros estrangeiros
world_war_africa-card-mlc-in-car = MLC na República Centro-Africana
world_war_africa-card-ituri-conflict = Conflito de Ituri
world_war_africa-card-libyan-support = Apoio líbio
world_war_africa-card-no-event = Nenhum acontecimento
world_war_africa-card-ugandan-rebels = Rebeldes ugandeses
world_war_africa-card-clash = Choque ugando-ruandês
world_war_africa-card-unita-crushed = UNITA esmagada

## Facts about a counter

world_war_africa-fact-attack = Ataque
world_war_africa-fact-defence = Defesa
world_war_africa-fact-movement = Movimento
world_war_africa-fact-printed = Ataque-defesa-movimento impressos
world_war_africa-fact-contingent = Contingente
world_war_africa-fact-type = Tipo
world_war_africa-fact-marker = Marcador
world_war_africa-type-infantry = Infantaria
world_war_africa-type-airborne = Aerotransportada
world_war_africa-type-mechanized = Infantaria mecanizada
world_war_africa-type-militia = Milícia
world_war_africa-type-special_forces = Forças especiais
world_war_africa-type-armor = Blindados

## Terrain

world_war_africa-terrain-savannah = Savana
world_war_africa-terrain-rain_forest = Floresta equatorial
world_war_africa-terrain-swamp = Pântano
world_war_africa-terrain-mountain = Montanha
world_war_africa-terrain-foreign = Outro país: não jogável
world_war_africa-terrain-box = Caixa

## Phases, markers, tracks, levels of victory

world_war_africa-phase-event = Acontecimento
world_war_africa-phase-resources = Recursos
world_war_africa-phase-activation = Ativação
world_war_africa-phase-reinforcement = Reforços
world_war_africa-phase-movement = Movimento
world_war_africa-phase-combat = Combate
world_war_africa-marker-moved = já se moveu
world_war_africa-marker-fought = já atacou
    .more = já atacou: não ataca outra vez neste segmento
world_war_africa-marker-inactive = em repouso neste turno
    .more = em repouso neste turno: defende-se, mas não se move nem ataca
world_war_africa-marker-advisers = com conselheiros
world_war_africa-marker-unsupplied = sem abastecimento
    .more = sem abastecimento: combate e move-se com metade dos valores
world_war_africa-marker-air_support = Apoio aéreo
world_war_africa-marker-helo_support = Apoio de helicópteros
world_war_africa-marker-air_transport = Transporte aéreo
world_war_africa-marker-helo_transport = Helicóptero de transporte
world_war_africa-marker-adr = Defesa aérea
world_war_africa-marker-pmc = Avião contratado
world_war_africa-marker-cache = Depósito de armas
world_war_africa-track-turn = Turno
world_war_africa-track-rain-north = Chuva no norte
world_war_africa-track-rain-south = Chuva no sul
world_war_africa-track-victory-points = Pontos de vitória
world_war_africa-held-points = { $value } p.
world_war_africa-track-points-DRC = Pontos RD Congo
world_war_africa-track-points-Zimbabwe = Pontos Zimbabué
world_war_africa-track-points-Angola = Pontos Angola
world_war_africa-track-points-Rwanda = Pontos Ruanda
world_war_africa-track-points-Uganda = Pontos Uganda
world_war_africa-track-ally-land = Unidades terrestres, máximo
world_war_africa-track-ally-air = Apoios aéreos
world_war_africa-track-ally-helo = Helicópteros
world_war_africa-track-turn-help = O turno, de quantos a guerra dura.
world_war_africa-track-rain-north-help = Se chove a norte do equador neste turno: marchas e lançamentos de movimento são ali mais difíceis.
world_war_africa-track-rain-south-help = Se chove a sul do equador neste turno: marchas e lançamentos de movimento são ali mais difíceis.
world_war_africa-track-victory-points-help = Só os rebeldes pontuam, e isto é o que teriam agora, de quantos é preciso para vencer a guerra: eles querem mais, o governo menos.
world_war_africa-track-points-help = Pontos de recursos deste contingente, de quantos pode guardar: compra com eles na sua vez. As cidades que segura dão mais em cada turno.
world_war_africa-track-ally-help = O que o dado deixa este aliado usar enquanto age.
world_war_africa-mark-capital = Capital
world_war_africa-mark-town = Cidade
world_war_africa-mark-resource = Cidade mineira
world_war_africa-mark-airport = Aeródromo
world_war_africa-mark-port = Navegável até aqui
world_war_africa-box-government-available = Unidades do governo disponíveis
world_war_africa-box-government-eliminated = Unidades do governo eliminadas
world_war_africa-box-government-support-available = Apoio do governo disponível
world_war_africa-box-government-support-used = Apoio do governo usado
world_war_africa-box-rebel-available = Unidades rebeldes disponíveis
world_war_africa-box-rebel-eliminated = Unidades rebeldes eliminadas
world_war_africa-box-rebel-support-available = Apoio rebelde disponível
world_war_africa-box-rebel-support-used = Apoio rebelde usado
world_war_africa-box-kitona = Kitona
world_war_africa-box-kitona-note = Base aérea: aqui aterra o golpe
world_war_africa-box-angola = Angola
world_war_africa-box-angola-note = Os angolanos entram pela fronteira
world_war_africa-box-zimbabwe = Zimbabué
world_war_africa-box-zimbabwe-note = Os zimbabueanos entram pela Zâmbia
world_war_africa-box-uganda = Uganda
world_war_africa-box-uganda-note = Os ugandeses entram pela fronteira
world_war_africa-box-government-available-note = Podem ser compradas
world_war_africa-box-government-eliminated-note = Perdidas; podem ser recompradas
world_war_africa-box-government-support-available-note = Prontos a usar neste turno
world_war_africa-box-government-support-used-note = Usados; recompráveis a partir do próximo turno
world_war_africa-box-rebel-available-note = Podem ser compradas
world_war_africa-box-rebel-eliminated-note = Perdidas; podem ser recompradas
world_war_africa-box-rebel-support-available-note = Prontos a usar neste turno
world_war_africa-box-rebel-support-used-note = Usados; recompráveis a partir do próximo turno
world_war_africa-plate-map = Mapa
world_war_africa-plate-boxes = Casas de espera
world_war_africa-map-angola = Angola
world_war_africa-map-zambia = Zâmbia
world_war_africa-map-tanzania = Tanzânia
world_war_africa-map-uganda = Uganda
world_war_africa-map-rwanda = Ruanda
world_war_africa-map-burundi = Burundi
world_war_africa-map-sudan = Sudão
world_war_africa-map-car = Rep. Centro-Africana
world_war_africa-map-congo = Congo-Brazzaville
world_war_africa-map-gabon = Gabão
world_war_africa-map-cameroon = Camarões
world_war_africa-map-kenya = Quénia
world_war_africa-map-malawi = Maláui
world_war_africa-map-atlantic = Oceano Atlântico
world_war_africa-map-tanganyika = Lago Tanganica
world_war_africa-map-victoria = Lago Vitória
world_war_africa-map-albert = Lago Alberto
world_war_africa-map-edward = L. Eduardo
world_war_africa-map-kivu = L. Kivu
world_war_africa-map-mweru = L. Mweru
world_war_africa-map-bangweulu = L. Bangweulu
world_war_africa-map-rukwa = L. Rukwa
world_war_africa-map-kyoga = L. Kyoga
world_war_africa-map-mai-ndombe = L. Mai-Ndombe
world_war_africa-level-major = Kinshasa tomada
world_war_africa-level-minor = vitória por pontos
world_war_africa-level-draw = Empate
world_war_africa-level-conceded = Vitória por desistência
world_war_africa-bot-recruit = Recruta
world_war_africa-bot-recruit-about = principiante: não repara em muita coisa e age por impulso
world_war_africa-bot-cadet = Cadete
world_war_africa-bot-cadet-about = fraco: de vez em quando deixa escapar uma ocasião
world_war_africa-bot-commander = Comandante
world_war_africa-bot-commander-about = forte: pesa cidades, probabilidades e recursos
world_war_africa-bot-general = General
world_war_africa-bot-general-about = o mais forte: experimenta as ideias antes de agir e demora um pouco

world_war_africa-roll-attack = ataque
world_war_africa-roll-defence = defesa
world_war_africa-roll-column = coluna
world_war_africa-roll-modifier = dado
world_war_africa-roll-points = pontos

## Para que são os pontos de vitória

world_war_africa-stake-towns = cidades controladas
world_war_africa-stake-hutu = poucas unidades hutus restantes
world_war_africa-stake-rwanda = unidades hutus no Ruanda
world_war_africa-stake-rich-Rwanda = pontos guardados pelo Ruanda
world_war_africa-stake-rich-Uganda = pontos guardados pelo Uganda
world_war_africa-stake-kinshasa = se Kinshasa ainda estiver ocupada no fim do turno

## The legend: the figures on a counter

world_war_africa-counter = Em baixo: ataque, defesa e movimento. Em cima, à esquerda: o exército ou a fação.
world_war_africa-figures = A seguir a um nome: ataque, defesa e movimento.

## Conselhos: aqui só um lado marca, por isso ninguém vai à frente de ninguém

world_war_africa-hint-lead = valendo o empate 0, provavelmente { $points } pontos a seu favor
world_war_africa-hint-behind = valendo o empate 0, provavelmente { $points } pontos contra si

world_war_africa-beginning = Preparação
