### A Guerra do Congo

guerra-title = A Guerra do Congo
guerra-about = A Segunda Guerra do Congo, de agosto a novembro de 1998: quinze semanas em hexágonos de 65 km.
guerra-played = Dois jogadores · 3 a 5 horas

## Names

guerra-name-rebels = Rebeldes
    .number = plural
guerra-name-congo = Congo
guerra-name-angola = Angola
guerra-name-zimbabwe = Zimbabué
guerra-name-namibia = Namíbia
guerra-name-uganda = Uganda
guerra-name-rwanda = Ruanda
guerra-name-burundi = Burundi

## Questions

guerra-question-deploy = Onde em Angola começa { $unit } ({ $now })?{ $after ->
    [0] {""}
   *[other] {" "}A seguir: { $later }.
  }
guerra-question-mobilise = { $radius ->
    [0] Onde { $unit } ({ $now }) é mobilizada? { $town } está perdida ou cercada.
   *[other] Onde { $unit } ({ $now }) é mobilizada? Até { $radius } hexes de { $town }.
  }{ $after ->
    [0] {""}
    [one] {" "}Vem mais uma a seguir.
   *[other] {" "}Vêm mais { $after } a seguir.
  }{ $surprised ->
    [yes] {" "}Surpresa: o seu lado não se move neste turno, só combate onde está.
   *[no] {""}
  }
guerra-question-recover = Quais unidades recuperam baixas? Pontos de recompletamento: { $points }; cada um guardado até ao fim vale um ponto de vitória
guerra-question-reserve = Quais unidades ficam em reserva?
guerra-question-movement = Turno { $turn }, movimentação: qual unidade move-se agora?{ $short ->
    [0] {""}
    [one] {" "}Uma está sem abastecimento e tem metade do movimento.
   *[other] {" "}{ $short } estão sem abastecimento e têm metade do movimento.
  }
guerra-question-march = Para onde vai { $unit } ({ $now })? Pontos de movimentação: { $points }
guerra-question-combat = Turno { $turn }, combate: qual hexágono é atacado agora?
guerra-question-muster = { $count ->
    [0] Quem ataca { $at }?
   *[other] Quem mais ataca { $at }? Até agora: { $units }
  }
guerra-question-commit = Reservas vão ao combate em { $at }?
guerra-question-support = Quantos pontos aéreos apoiam o combate em { $at }? Disponíveis: { $points }
guerra-question-raid = O que é interditado? Pontos aéreos: { $points }
guerra-question-aim = { $count ->
    [0] Quem é bombardeado em { $at }?
   *[other] Quem mais é bombardeado em { $at }? Até agora: { $units }
  }
guerra-question-sortie = Quantos pontos aéreos atacam { $at }? Disponíveis: { $points }
guerra-question-lose = { $cause ->
    [battle] Batalha de { $at }
   *[bombing] Bombardeamento de { $at }
  }: { $how ->
    [eliminated] que unidade é eliminada?
   *[loss] que unidade sofre a perda?
  }
guerra-question-retreat = Para onde recuam? { $units }
guerra-question-advance = Quem avança para { $at }?

## A unit's figures as they count now

guerra-now = { $figures }
guerra-now-reduced = { $figures }, com baixas
guerra-now-unsupplied = { $figures }, desabastecida
guerra-now-reduced-unsupplied = { $figures }, com baixas, desabastecida

## Actions

guerra-do-place = { $unit } ({ $now }) em { $at }
guerra-do-wait = { $unit } ({ $now }) espera
guerra-do-recover = { $unit } ({ $now }) em { $from } recompleta por 1 ponto de recompletamento
guerra-do-dissolve = Dissolver { $unit } ({ $now }) em { $from } por um ponto de recompletamento
guerra-do-reserve = { $unit } ({ $now }) em { $from } fica em reserva
guerra-do-pick = { $unit } ({ $now }) em { $from } move-se
guerra-do-enter = { $unit } ({ $now }) espera em { $from }: entra por { $to }
guerra-do-strip = { $unit } ({ $now }) em { $from } abandona equipamento, recebe uma baixa e move-se com PM total
guerra-do-move = { $unit } ({ $now }) marcha para { $to }
guerra-do-move-railway = { $unit } ({ $now }) para { $to } por ferrovia
guerra-do-move-river = { $unit } ({ $now }) para { $to } por rio
guerra-do-move-air = { $unit } ({ $now }) voa para { $to }
guerra-do-leave = { $unit } ({ $now }) sai do mapa em { $at }
guerra-do-attack = Atacar { $at }: { $units } · { $best }
guerra-do-join = { $unit } ({ $now }) junta-se ao ataque a partir de { $from }
guerra-do-fight = Combater
guerra-do-support = { $points ->
    [0] Nenhum ponto aéreo
    [one] { $points } ponto aéreo
   *[other] { $points } pontos aéreos
  }
guerra-do-bombard = Bombardear { $at }: { $units }
guerra-do-aim = Bombardear { $unit } ({ $now })
guerra-do-raid = Interditar estrada, ferrovia ou aeroporto
guerra-do-interdict = { $at }: { $facility ->
    [road] estrada
    [railway] ferrovia
   *[airfield] aeroporto
  }
guerra-do-sortie = { $points ->
    [one] { $points } ponto aéreo
   *[other] { $points } pontos aéreos
  }
guerra-do-commit = { $unit } ({ $now }) vai para { $to }
guerra-do-lose = { $unit } ({ $now }) em { $from }
guerra-do-retreat = { $unit } ({ $now }) recua para { $to }
guerra-do-advance = { $unit } ({ $now }) avança para { $to }
guerra-do-done = { $step ->
    [recover] Não recompletar mais
    [reserve] Não há mais reservas
    [movement] Encerrar a movimentação
    [combat] Encerrar os ataques
    [commit] Não lançar mais reservas
    [aim] Não bombardear mais ninguém
    [advance] Não avançar mais
   *[other] Nada mais
  }

## Events

guerra-event-turn = Turno { $turn } de { $of }
guerra-event-stage = A jogar: { $side }.
guerra-event-surprise = Surpresa: o lado do Congo não se move neste turno.
guerra-event-morale = Moral ({ $army }): { $from } → { $to }{ $count ->
    [0] {""}
   *[other] {" "}({ $lines })
  }
guerra-event-replacements = Novos pontos de recompletamento: rebeldes +{ $rebels }, Congo +{ $congo }
guerra-event-track-full = { $side }: o marcador de recompletamento está cheio; { $lost ->
    [one] { $lost } ponto perde-se
   *[other] { $lost } pontos perdem-se
  }.
guerra-event-due = { $unit } deve chegar { $entry ->
    [yes] a { $hex }, onde a estrada entra no mapa (entrada { $place })
   *[no] { $radius ->
        [0] a { $place }
       *[other] a { $radius } hexágonos, no máximo, de { $place }
      }
  }.
guerra-event-air-points = Congo: { $points ->
    [one] { $points } ponto aéreo
   *[other] { $points } pontos aéreos
  } neste turno, que se perdem se não forem usados
guerra-event-points = { $side }: { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
  } por { $what ->
    [eliminated] eliminar { $about }
    [eliminated-intervener] { $about } ser ugandense ou ruandesa
    [intervenes] intervenção no Congo ({ $about })
    [angolan-units] unidades angolanas no Congo
    [beyond-line] unidades além da linha de cessar-fogo
    [kisangani] posse de Kisangani
    [kinshasa] posse de Kinshasa
    [bonus-city] posse de { $about } (bónus)
    [replacements] pontos de recompletamento não usados
    [villages] vilas sob controlo
   *[cities] cidades sob controlo
  }.
guerra-event-placed = { $unit } é colocada em { $at }.
guerra-event-placed-together = Colocadas em { $at }: { $units }.
guerra-event-waits = { $unit } espera um turno posterior.
guerra-event-recovered = { $unit } recompleta; pontos restantes: { $left }
guerra-event-dissolved = { $unit } é dissolvida por um ponto de recompletamento.
guerra-event-reserve = { $unit } fica em reserva.
guerra-event-committed = { $unit } é lançada da reserva: { $from } → { $to }.
guerra-event-committed-by = { $unit } é lançada da reserva: { $from } → { $to }, por { $via }.
guerra-event-stripped = { $unit } abandona equipamento.
guerra-event-move = { $unit }: { $from } → { $to } { $by ->
    [railway] por ferrovia
    [river] por rio
    [air] por avião
   *[march] em marcha
  }
guerra-event-move-by = { $unit }: { $from } → { $to } em marcha, por { $via }
guerra-event-left = { $unit } sai do mapa em { $at }.
guerra-event-sent-back = { $at } está cheio: { $unit } { $beside ->
    [yes] { $count ->
        [one] espera
       *[other] esperam
      } fora do mapa ({ $to }) por um turno seguinte
   *[no] { $count ->
        [one] volta
       *[other] voltam
      } para { $to }
  }.
guerra-event-town = { $side }: { $town } é tomada.
guerra-event-battle = { $side }: combate em { $at }: { $attack_code ->
    [AE] um atacante é eliminado e os demais recuam
    [ARB] o ataque falha com baixa
    [ARI] o ataque falha sem baixas
    [AVB] o ataque vence com baixa
   *[AVI] o ataque vence sem baixas
  }; { $defence_code ->
    [DE] um defensor é eliminado e os demais recuam
    [DRB] a defesa recua com baixa
    [DRI] a defesa recua sem baixas
    [DVB] a defesa resiste com baixa
   *[DVI] a defesa resiste sem baixas
  }{ $checked ->
    [attackers] ; os atacantes com baixa têm ainda de testar a moral
    [defenders] ; os defensores com baixa têm ainda de testar a moral
    [both] ; todos os que têm baixa têm ainda de testar a moral
   *[nobody] {""}
  }. { $attackers } contra { $defenders }. Razão { $odds }{ $air ->
    [0] {""}
    [one] {" "}(com { $air } ponto aéreo)
   *[other] {" "}(com { $air } pontos aéreos)
  }, lida na coluna { $column } da tabela de combate{ $shift_count ->
    [0] {""}
   *[other] {" "}({ $shifts })
  }; dados { $dice }, moral { $tens } nas dezenas: { $number } (na tabela: { $attack } / { $defence }).
    .brief = { $at }, { $odds }: { $attack_code ->
        [AE] um atacante foi eliminado e os demais têm de recuar
        [ARB] o ataque falhou com baixa
        [ARI] o ataque falhou sem baixas
        [AVB] o ataque venceu com baixa
       *[AVI] o ataque venceu sem baixas
      }; { $defence_code ->
        [DE] um defensor foi eliminado e os demais têm de recuar
        [DRB] a defesa recuou com baixa
        [DRI] a defesa recuou sem baixas
        [DVB] a defesa resistiu com baixa
       *[DVI] a defesa resistiu sem baixas
      }{ $checked ->
        [attackers] ; os atacantes com baixa tinham ainda de testar a moral
        [defenders] ; os defensores com baixa tinham ainda de testar a moral
        [both] ; todos os que têm baixa tinham ainda de testar a moral
       *[nobody] {""}
      }.
guerra-event-loss = { $unit } recebe uma baixa.
guerra-event-eliminated = { $unit } é eliminada em { $at }.
guerra-event-retreat = { $unit } recua de { $from } para { $to }.
guerra-event-interned = { $unit } cruza uma fronteira fechada em { $at } e sai do jogo.
guerra-event-morale-check = { $unit } verifica o moral: { $die ->
    [10] 0, lido como 10
   *[other] { $die }
  } contra { $morale } – { $passed ->
    [yes] resiste
   *[no] falha e recebe uma baixa
  }.
guerra-event-advance = { $unit } avança de { $from } para { $to }.
guerra-event-bombardment = Bombardeamento em { $at }: { $points ->
    [one] { $points } ponto aéreo
   *[other] { $points } pontos aéreos
  }, dado { $die ->
    [10] 0, lido como 10
   *[other] { $die }
  }, { $slower ->
    [0] sem efeito
   *[other] movimento −{ $slower }, baixas { $losses }
  }
guerra-event-interdiction = { $at }, { $facility ->
    [road] estrada
    [railway] ferrovia
   *[airfield] aeroporto
  }: { $points ->
    [one] { $points } ponto aéreo
   *[other] { $points } pontos aéreos
  }, dado { $die ->
    [10] 0, lido como 10
   *[other] { $die }
  }, { $turns ->
    [0] sem efeito
    [one] interdição por { $turns } turno
   *[other] interdição por { $turns } turnos
  }
guerra-event-movement-over = { $side }: fim da movimentação; { $moved ->
    [0] nenhuma unidade movida
    [one] { $moved } unidade movida
   *[other] { $moved } unidades movidas
  }.
guerra-event-unsupplied = { $side }: { $count ->
    [one] unidade desabastecida
   *[other] unidades desabastecidas
  }: { $units }.
guerra-event-reopened = { $at }: { $facility ->
    [road] a estrada está de novo aberta
    [railway] a ferrovia está de novo aberta
   *[airfield] o aeroporto está de novo aberto
  }.
guerra-event-attack = { $side }: ataque a { $at }, defendido por { $units }.
guerra-event-joins = { $unit } junta-se ao ataque a { $at } a partir de { $from } com { $attack }.
guerra-event-assault = Ataque a { $at }: { $attack } contra { $defence } antes de reservas e apoio aéreo. Atacantes: { $attackers }.
guerra-event-combat-over = { $side }: fim dos ataques.
guerra-event-combat-spent = { $side }: já ninguém pode atacar; os ataques acabaram.
guerra-event-bombing-ordered = { $side }: aviões descolam contra { $units } em { $at }.
guerra-event-aimed = Alvo em { $at }: { $unit }.
guerra-event-aim-over = As bombas são para { $units } em { $at }.
guerra-event-raid-ordered = Congo: prepara-se uma interdição; pontos aéreos disponíveis: { $points }.
guerra-event-raid-target = Congo: o alvo é { $facility ->
    [road] a estrada
    [railway] a ferrovia
   *[airfield] o aeroporto
  } em { $at }.
guerra-event-recovery-over = { $side }: fim do recompletamento; pontos guardados: { $left }.
guerra-event-advance-over = Não se avança mais para { $at }.
guerra-event-reserves-kept = { $side }: unidades em reserva: { $count }.
guerra-event-reserves-stay = { $side }: nenhuma outra reserva vai a { $at }.
guerra-event-army-destroyed = { $side }: o exército está destruído.
guerra-event-end = Cessar-fogo. Rebeldes { $rebels }, Congo { $congo }
guerra-event-concede = { $side } desiste.

## Odds

guerra-odds-result = { $attack_code ->
    [AE] um atacante é eliminado e os demais recuam
    [ARB] o ataque falha com baixa
    [ARI] o ataque falha sem baixas
    [AVB] o ataque vence com baixa
   *[AVI] o ataque vence sem baixas
  }; { $defence_code ->
    [DE] um defensor é eliminado e os demais recuam
    [DRB] a defesa recua com baixa
    [DRI] a defesa recua sem baixas
    [DVB] a defesa resiste com baixa
   *[DVI] a defesa resiste sem baixas
 }{ $checked ->
    [nobody] {""}
    [attackers] {" "}(depois os atacantes com baixa testam a moral)
    [defenders] {" "}(depois os defensores com baixa testam a moral)
   *[both] {" "}(depois todos os que têm baixa testam a moral)
  }
    .of = O que os dados decidem
guerra-odds-all = com todas { $odds }{ $shifted ->
    [0] {""}
   *[other] {" "}({ $shifts })
  }{ $elsewhere ->
    [0] {""}
   *[1] {" "}→ { $column }
  }{ $shared ->
    [0] {""}
    [one] ; { $shared } podia atacar noutro lado
   *[other] ; { $shared } podiam atacar noutro lado
  }
guerra-odds-nobody = ninguém ao lado pode atacar
guerra-odds-gives-way = o hexágono é abandonado
    .of = O hexágono
guerra-odds-holds = o hexágono é mantido
    .of = O hexágono
guerra-odds-emptied = ninguém fica no hexágono, mas nenhum atacante pode entrar nele
    .of = O hexágono
guerra-odds-hex-open = abandonado ou mantido, conforme a escolha das baixas e dos recuos
    .of = O hexágono
guerra-verdict-emptied = o hexágono fica vazio, mas ninguém pode entrar
guerra-verdict-open = em aberto: perdas e retiradas decidem
guerra-odds-lost = { $unit } é eliminada
guerra-odds-interned = { $unit } é empurrada para lá de uma fronteira fechada e sai do jogo
guerra-odds-unit-open = { $unit } perde-se ou não, conforme a escolha das baixas e dos recuos
guerra-odds-survives = { $unit } sobrevive
guerra-odds-side-lost = { $side ->
    [attackers] pelo menos um atacante é eliminado
   *[defenders] pelo menos um defensor é eliminado
  }
    .of = { $side ->
        [attackers] Perdas dos atacantes
       *[defenders] Perdas dos defensores
      }
guerra-odds-side-open = { $side ->
    [attackers] um atacante é eliminado ou não, conforme a escolha das baixas e dos recuos
   *[defenders] um defensor é eliminado ou não, conforme a escolha das baixas e dos recuos
  }
    .of = { $side ->
        [attackers] Perdas dos atacantes
       *[defenders] Perdas dos defensores
      }
guerra-odds-side-spared = { $side ->
    [attackers] nenhum atacante é eliminado
   *[defenders] nenhum defensor é eliminado
  }
    .of = { $side ->
        [attackers] Perdas dos atacantes
       *[defenders] Perdas dos defensores
      }
guerra-adds-air = Apoio aéreo de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } { $cause ->
    [attack] ao ataque
   *[defence] à defesa
  }
guerra-adds-reserves = Reservas { $cause ->
    [attack] para o ataque
   *[defence] para a defesa
  }: { $units }
guerra-adds-both = Reservas ({ $units }) e { $points ->
    [one] { $points } ponto aéreo
   *[other] { $points } pontos aéreos
  } { $cause ->
    [attack] para o ataque
   *[defence] para a defesa
  }
guerra-harm-too-full = { $at } ficará cheio: se ninguém sair, a última unidade a entrar volta atrás.
guerra-harm-no-attack = { $at } já não pode ser atacado por terra neste turno.
guerra-harm-bounces = { $at } está demasiado cheio: a última unidade a entrar volta para donde veio.
guerra-harm-out-of-supply = Em { $at } o abastecimento não lhe chega: a partir do próximo movimento só tem metade dos pontos.
guerra-harm-recruits = { $at } fica vazio, e { $enemy } pode surgir ali.
guerra-harm-left-open = { $at } fica vazio, com { $enemy } por perto.
guerra-harm-intervenes = { $army } entra no Congo; { $side }: { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
  }.
guerra-odds-bombardment = { $slower ->
    [0] sem efeito
    [one] { $slower } ponto de movimento a menos
   *[other] { $slower } pontos de movimento a menos
  }{ $slower ->
    [0] {""}
   *[other] { $losses ->
        [0] , nenhuma baixa
        [one] , { $losses } baixa
       *[other] , { $losses } baixas
      }
  }
guerra-odds-interdiction = { $turns ->
    [0] sem efeito
    [one] interdição por { $turns } turno
   *[other] interdição por { $turns } turnos
  }
guerra-reason-4_1-g = força do ataque contra a defesa
guerra-reason-4_5_2-a = pontos aéreos vezes a defesa de todos os bombardeados
guerra-reason-5_2-b = moral

## Reasons of a throw

guerra-name-attackers-morale = moral do atacante
guerra-name-defenders-morale = moral do defensor
guerra-name-siege = cerco
guerra-name-without-supply = sem abastecimento
guerra-name-village = vila
guerra-name-river = rio
guerra-name-end-of-the-table = limite da tabela
guerra-name-open = terreno aberto
guerra-name-savanna = savana
guerra-name-swamp = pântano
guerra-name-forest = floresta
guerra-name-rough = terreno acidentado
guerra-name-mountain = montanha
guerra-name-city = cidade

## Lines of the morale lists

guerra-name-the-first-five-turns = os cinco primeiros turnos
guerra-name-kinshasa-is-lost = Kinshasa está perdida
guerra-name-kisangani-is-held = posse de Kisangani
guerra-name-allied-units-in-the-three-cities = unidades aliadas nas três cidades
guerra-name-allies-in-the-three-cities = aliados nas três cidades
guerra-name-units-in-the-three-cities = unidades nas três cidades
guerra-name-units-abroad = unidades no exterior
guerra-name-units-in-uganda-rwanda-or-burundi = unidades em Uganda, Ruanda ou Burundi
guerra-name-motorised-units-eliminated = unidades motorizadas eliminadas
guerra-name-units-eliminated = unidades eliminadas
guerra-name-no-air-points = nenhum ponto aéreo
guerra-name-kisangani-is-lost = Kisangani está perdida
guerra-name-ugandans-or-rwandans-in-the-congo = ugandenses ou ruandeses no Congo
guerra-name-mbandaka-or-mbuji-mayi-is-held = posse de Mbandaka ou Mbuji-Mayi
guerra-name-kinshasa-is-held = posse de Kinshasa
guerra-name-kinshasa-mbandaka-or-mbuji-mayi-is-held = posse de Kinshasa, Mbandaka ou Mbuji-Mayi
guerra-name-no-hostile-guerrillas-east-of-the-congo = nenhuma guerrilha hostil a leste do rio Congo
guerra-name-hostile-guerrillas-at-home = guerrilha hostil no próprio país

## The map

guerra-terrain-open = Aberto
guerra-terrain-savanna = Savana
guerra-terrain-forest = Floresta
guerra-terrain-swamp = Pântano
guerra-terrain-rough = Acidentado
guerra-terrain-mountain = Montanha
guerra-terrain-lake = Lago
guerra-terrain-sea = Mar
guerra-terrain-city = Cidade
guerra-terrain-closed = País fechado
guerra-line-cease-fire = Linha de cessar-fogo
guerra-mark-city = Cidade
guerra-mark-town = Vila
guerra-mark-supply = Centro de abastecimento
guerra-mark-airport = Aeroporto
guerra-mark-airstrip = Pista de aterragem
guerra-mark-entry = Hexágono de entrada
guerra-box-lost = Eliminadas
guerra-box-to-come = Por chegar
guerra-box-entering = Entrando
guerra-box-left = Fora do mapa
guerra-note-zoc = Zonas de controlo
guerra-note-routes = Rotas de abastecimento
guerra-note-supply = Terreno abastecido
guerra-note-beyond-line = Além da linha de cessar-fogo
guerra-note-cut-road = Estradas interditadas
guerra-note-cut-railway = Ferrovias interditadas
guerra-note-cut-airfield = Aeroportos interditados
guerra-note-cut-for-0 = Interditado: reabre no próximo turno
guerra-note-cut-for-1 = Interditado: por mais um turno
guerra-note-cut-for-2 = Interditado: por mais dois turnos
guerra-note-cut-for-3 = Interditado: por mais três turnos
guerra-note-attackers = Atacantes

## Counters

guerra-fact-army = Exército
guerra-fact-type = Tipo
guerra-fact-size = Tamanho
guerra-fact-printed = Ataque-defesa-movimento impressos
guerra-fact-morale = Moral
guerra-fact-stacking = Pontos de estocagem
guerra-fact-slowed = Pontos de movimento perdidos sob as bombas
guerra-fact-release = Libertada no turno
guerra-fact-arrives = Chega no turno
guerra-fact-place = Chega em
guerra-type-infantry = Infantaria
guerra-type-armour = Blindados
guerra-type-motorised = Infantaria motorizada
guerra-type-artillery = Artilharia
guerra-type-guerrilla = Guerrilheiros
guerra-size-battalion = Batalhão
guerra-size-regiment = Regimento
guerra-marker-reduced = com baixas
guerra-marker-unsupplied = desabastecida
guerra-marker-besieged = cercada
guerra-marker-moved = já se moveu
guerra-marker-attacked = já atacou
guerra-marker-reserve = reserva
guerra-marker-slowed = retardada por bombas
guerra-marker-waiting = ainda não pode mover-se
guerra-marker-entering = espera ao lado do mapa

## Tracks, phases, levels of victory

guerra-track-turn = Turno
guerra-track-points = Pontos de vitória
guerra-track-standing = Se acabasse agora
guerra-track-replacements = Recompletamentos
guerra-track-air = Pontos aéreos
guerra-track-morale-congo = Moral: Congo
guerra-track-morale-angola = Moral: Angola
guerra-track-morale-zimbabwe = Moral: Zimbabué
guerra-track-morale-namibia = Moral: Namíbia
guerra-track-morale-rebels = Moral: Rebeldes
guerra-track-morale-uganda = Moral: Uganda
guerra-track-morale-rwanda = Moral: Ruanda
guerra-track-morale-burundi = Moral: Burundi
guerra-track-points-help = Marcados até agora, sem o que as cidades e o terreno dão no fim.
guerra-track-standing-help = Os pontos marcados e tudo o que contaria se a guerra acabasse agora.
guerra-track-replacements-help = Cada um devolve a força inteira a uma unidade de infantaria reduzida, abastecida e longe do inimigo, no início da sua etapa. Os pontos guardados ficam e valem 1 cada no fim.
guerra-track-air-help = A aviação do governo: para os seus combates no turno de qualquer dos lados, para bombardear, ou contra estradas, caminhos de ferro e aeródromos. Novos em cada turno, perdidos se não forem usados.
guerra-track-morale-help = Cada grau a mais do exército que ataca soma 10 aos dados do combate, cada grau a menos tira-os. De vários exércitos juntos conta o mais baixo. Contado de novo em cada turno, de −5 a +2.
guerra-track-turn-help = O turno, de quantos a guerra dura.
guerra-phase-rebels-movement = Rebeldes: movimentação
guerra-phase-rebels-combat = Rebeldes: combate
guerra-phase-congo-movement = Congo: movimentação
guerra-phase-congo-combat = Congo: combate
guerra-level-points = vitória por pontos
guerra-level-draw = empate
guerra-level-automatic = o outro exército foi destruído
guerra-level-conceded = vitória por desistência
guerra-bot-recruit = Recruta
guerra-bot-recruit-about = principiante: não repara em muita coisa e age por impulso
guerra-bot-cadet = Cadete
guerra-bot-cadet-about = fraco: de vez em quando deixa escapar uma ocasião
guerra-bot-colonel = Coronel
guerra-bot-colonel-about = forte: pesa objetivos, relações de força e abastecimento
guerra-bot-general = General
guerra-bot-general-about = o mais forte: experimenta as ideias antes de agir e demora um pouco

## Para que são os pontos de vitória

guerra-stake-so-far = contados até agora
guerra-stake-eliminated = unidades inimigas eliminadas
guerra-stake-eliminated-intervener = unidades ugandesas ou ruandesas eliminadas
guerra-stake-angolan-units = unidades angolanas no Congo
guerra-stake-beyond-line = unidades para lá da linha de cessar-fogo
guerra-stake-kisangani = Kisangani
guerra-stake-kinshasa = Kinshasa
guerra-stake-replacements = pontos de substituição não usados
guerra-stake-villages = vilas sob controlo
guerra-stake-cities = cidades sob controlo

## The legend: the figures on a counter

guerra-counter = Em baixo: ataque, defesa e movimento. Em cima, à esquerda: o exército.
guerra-figures = A seguir a um nome: ataque, defesa e movimento.

guerra-beginning = Preparação
