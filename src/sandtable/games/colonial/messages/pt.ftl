### Colonial

colonial-title = Colonial
colonial-about = Pequenas batalhas coloniais com cartas, hexágonos e figuras, de cerca de 1880 a 1921.
colonial-played = Dois jogadores · 1 a 2 horas

## Questions

colonial-question-accompany = { $unit }: que unidade acompanha neste turno?
colonial-question-activate-both = { $unit } { $unit-number ->
    [plural] agem
   *[one] age
  } com { $card }. Mover e depois combater?
colonial-question-activate-disrupted = { $unit } { $unit-number ->
    [plural] agem
   *[one] age
  } com { $card }. Em desordem, não se pode mover. Combater?
colonial-question-activate-fight = { $unit } { $unit-number ->
    [plural] agem
   *[one] age
  } com { $card }. Combater?
colonial-question-activate-move = { $unit } { $unit-number ->
    [plural] agem
   *[one] age
  } com { $card }. Mover?
colonial-question-detach = { $unit }: para onde { $figures ->
    [one] vai { $figures } figura
   *[other] vão { $figures } figuras
  }?
colonial-question-retreat = { $unit } { $unit-number ->
    [plural] perdem o assalto. Para onde recuam
   *[one] perde o assalto. Para onde recua
  }?

## Actions

colonial-do-accompany = { $by } acompanha { $unit }
colonial-do-move = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } para { $to }
colonial-do-move-led = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } para { $to } com { $led_by }
colonial-do-move-trail = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } para { $to }: a parelha vai para lá, a peça fica um hexágono atrás
colonial-do-move-led-trail = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } para { $to } com { $led_by }: a parelha vai para lá, a peça fica um hexágono atrás
colonial-do-move-together = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } para { $to }: a parelha e a sua peça vão para lá juntas
colonial-do-move-led-together = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } para { $to } com { $led_by }: a parelha e a sua peça vão para lá juntas
colonial-do-detach = { $unit } { $unit-number ->
    [plural] destacam
   *[one] destaca
  } { $figures ->
    [one] { $figures } figura
   *[other] { $figures } figuras
  }, o resto fica
colonial-do-enter = { $unit } { $unit-number ->
    [plural] entram
   *[one] entra
  } em { $at }
colonial-do-leave = { $unit } { $unit-number ->
    [plural] saem
   *[one] sai
  } do mapa em { $at }
colonial-do-leave-led = { $unit } { $unit-number ->
    [plural] saem
   *[one] sai
  } do mapa em { $at } com { $led_by }
colonial-do-limber = { $unit } { $unit-number ->
    [plural] engatam
   *[one] engata
  } o armão
colonial-do-limber-spare = { $unit } { $unit-number ->
    [plural] engatam-se
   *[one] engata-se
  } a { $by }
colonial-do-unlimber = { $unit } { $unit-number ->
    [plural] entram
   *[one] entra
  } em bateria
colonial-do-board = { $unit } { $unit-number ->
    [plural] embarcam
   *[one] embarca
  } em { $target }
colonial-do-alight = { $unit } { $unit-number ->
    [plural] desembarcam
   *[one] desembarca
  }
colonial-do-fire = { $unit } { $unit-number ->
    [plural] disparam
   *[one] dispara
  } contra { $at }
colonial-do-fire-led = { $unit } { $unit-number ->
    [plural] disparam
   *[one] dispara
  } contra { $at } com os dados do seu Comandante
colonial-do-fire-led-by = { $unit } { $unit-number ->
    [plural] disparam
   *[one] dispara
  } contra { $at } só com os dados de { $by }
colonial-do-fire-led-all = { $unit } { $unit-number ->
    [plural] disparam
   *[one] dispara
  } contra { $at } com os dados de todos os seus Comandantes
colonial-do-assault = { $unit } { $unit-number ->
    [plural] assaltam
   *[one] assalta
  } { $target }
colonial-do-assault-alone = { $unit } { $unit-number ->
    [plural] assaltam
   *[one] assalta
  } { $target } sem o seu Comandante
colonial-do-assault-by = { $unit } { $unit-number ->
    [plural] assaltam
   *[one] assalta
  } { $target } só com { $by }
colonial-do-assault-all = { $unit } { $unit-number ->
    [plural] assaltam
   *[one] assalta
  } { $target } com todos os seus Comandantes
colonial-do-retreat = { $unit } { $unit-number ->
    [plural] recuam
   *[one] recua
  } para { $to }
colonial-do-done = Mais nada

## Events

colonial-event-turn = Turno { $turn } de { $of }
colonial-event-phase = { $phase ->
   *[cohesion] { colonial-phase-cohesion }
  }
colonial-event-deal = Dão-se as cartas; as que estão entre parênteses são descartadas: { $cards }
    .head = Dão-se as cartas.
colonial-event-tie-break = Cartas iguais: dados { $dice }
colonial-event-reshuffle = As cartas usadas são baralhadas num novo monte de { $cards }.
colonial-event-accompany = { $by } acompanha { $unit }.
colonial-event-activate = { $card }: ativação de { $unit }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }.
colonial-event-activate-unseen = { $card }: ativação de uma unidade oculta.
colonial-event-nothing-to-do = { $unit } { $unit-number ->
    [plural] nada podem
   *[one] nada pode
  } fazer: { $why ->
    [waits] nenhum acesso ao campo está livre
    [disrupted] em desordem ninguém se move
    [red] uma carta vermelha fecha colinas e bosques
   *[stuck] não há para onde ir
  }{ $fire ->
    [nobody] , e não há em quem disparar
    [dieless] , e com os dados reduzidos a metade não resta nenhum para disparar
   *[never] {""}
  }.
colonial-event-done = { $unit } { $unit-number ->
    [plural] terminaram
   *[one] terminou
  }.
colonial-event-move = { $unit } { $unit-number ->
    [plural] movem-se
   *[one] move-se
  } de { $from } para { $to }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }{ $trail ->
    [yes] ; a peça fica para trás em { $behind }
   *[no] {""}
  }.
colonial-event-move-stopped = { $unit } { $unit-number ->
    [plural] deparam-se com o inimigo e param
   *[one] depara-se com o inimigo e para
  } em { $to }.
colonial-event-detach = { $unit } { $unit-number ->
    [plural] enviam
   *[one] envia
  } { $figures ->
    [one] { $figures } figura
   *[other] { $figures } figuras
  } para { $to }.
colonial-event-enter = { $unit } { $unit-number ->
    [plural] entram
   *[one] entra
  } em { $at }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }.
colonial-event-leave = { $unit } { $unit-number ->
    [plural] saem
   *[one] sai
  } do mapa em { $at }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }.
colonial-event-limber = { $unit } { $unit-number ->
    [plural] engatam
   *[one] engata
  } o armão{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }.
colonial-event-unlimber = { $unit } { $unit-number ->
    [plural] entram
   *[one] entra
  } em bateria.
colonial-event-board = { $unit } { $unit-number ->
    [plural] embarcam
   *[one] embarca
  } em { $target }.
colonial-event-alight = { $unit } { $unit-number ->
    [plural] desembarcam
   *[one] desembarca
  } em { $at }.
colonial-event-fire = { $unit } { $unit-number ->
    [plural] disparam
   *[one] dispara
  } contra { $at }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }: { $dice } → { $hits ->
    [0] nenhum impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
  }{ $on_all ->
    [yes] {" "}(o impacto de uma peça conta contra todas as unidades do hexágono)
   *[no] {""}
  }.
colonial-event-cover = { $unit }: carta de cobertura { $card } – { $saved ->
    [yes] impacto anulado
   *[no] o impacto conta
  }.
colonial-event-disrupted = { $unit } { $unit-number ->
    [plural] ficam
   *[one] fica
  } em desordem.
colonial-event-figure-lost = { $unit } { $unit-number ->
    [plural] perdem
   *[one] perde
  } uma figura; restam { $left }.
colonial-event-destroyed = { $unit } { $unit-number ->
    [plural] ficam
   *[one] fica
  } fora de combate.
colonial-event-commander-killed = { $unit }: carta { $card } – morto.
colonial-event-commander-wounded = { $unit }: carta { $card } – ferido.
colonial-event-commander-unhurt = { $unit }: carta { $card } – ileso.
colonial-event-assault = { $unit } { $unit-number ->
    [plural] assaltam
   *[one] assalta
  } { $target } em { $at }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }: { $count ->
    [0] nenhum dado
    [one] { $score }
   *[other] { $dice } = { $score }
  } contra { $reply_count ->
    [0] nenhum dado
    [one] { $reply_score }
   *[other] { $reply_dice } = { $reply_score }
  } – { $outcome ->
    [won] os defensores são batidos
    [lost] o assalto é repelido
   *[tied] ninguém cede
  }.
    .brief = { $outcome ->
        [won] { $target } { $target-number ->
            [plural] perderam
           *[one] perdeu
          } o assalto { $reply_score } : { $score }.
        [lost] { $unit } { $unit-number ->
            [plural] perderam
           *[one] perdeu
          } o assalto { $score } : { $reply_score }.
       *[tied] { $unit } contra { $target }: { $score } : { $reply_score }.
      }
colonial-event-assault-tied = Empate: { $unit } { $unit-number ->
    [plural] ficam onde estão
   *[one] fica onde está
  }.
colonial-event-assault-held = Outros ainda ocupam { $to }: { $unit } { $unit-number ->
    [plural] ficam onde estão
   *[one] fica onde está
  }.
colonial-event-retreat = { $unit } { $unit-number ->
    [plural] recuam
   *[one] recua
  } para { $to }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }.
colonial-event-cut-off = { $unit } { $unit-number ->
    [plural] não têm
   *[one] não tem
  } retirada: unidade perdida.
colonial-event-blocked = { $unit } { $unit-number ->
    [plural] não têm retirada e ficam onde estão
   *[one] não tem retirada e fica onde está
  }.
colonial-event-occupy = { $unit } { $unit-number ->
    [plural] ocupam
   *[one] ocupa
  } { $to }{ $along ->
    [yes] {" "}com { $with }
   *[no] {""}
  }.
colonial-event-revealed = { $unit } { $unit-number ->
    [plural] são visíveis
   *[one] é visível
  } em { $at }.
colonial-event-objective = { $side } toma { $name } ({ $at }).
colonial-event-delivery = { $unit } { $unit-number ->
    [plural] chegaram
   *[one] chegou
  } ao destino em { $at }.
colonial-event-points = { $side }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } por { $what }.
colonial-event-cohesion = { $unit }: { $attempt ->
    [2] segunda carta, graças ao Comandante,
   *[other] carta de coesão
  } { $card } – { $recovered ->
    [yes] ordem restabelecida
   *[no] ainda em desordem
  }.
colonial-event-concede = { $side } desiste.
colonial-event-end = A batalha terminou{ $why ->
    [beaten] : { $side } já não tem quem combata
    [both] : nenhum dos lados tem já quem combata
    [left] : { $side } deixou o campo
   *[turns] {""}
  }.

## O que pode correr mal

colonial-harm-riders = { $unit } não pode combater a partir dos camiões: em { $at }, { $enemy } poderia vir assaltá-los, e nenhum dado seria lançado em sua defesa.
colonial-harm-no-sight = De { $at } não se pode disparar sobre ninguém. Ao alcance, mas fora de vista: { $enemy }.
colonial-harm-no-shot = De { $at } não se pode disparar sobre ninguém, embora daqui se possa.

## Odds

colonial-verdict-harmed = { $unit } { $unit-number ->
    [plural] sofrem
   *[one] sofre
  } dano
colonial-verdict-unharmed = { $unit } { $unit-number ->
    [plural] escapam
   *[one] escapa
  } sem dano
colonial-verdict-any-harmed = alguém lá sofre dano
colonial-verdict-none-harmed = ninguém lá sofre dano
colonial-odds-hits = { $hits ->
    [0] nenhum 6: nenhum impacto
    [one] um 6: { $hits } impacto
   *[other] { $hits } seises: { $hits } impactos
  }
    .of = Os dados
colonial-odds-cover = Abrigado: { $count ->
    [one] cada impacto vira uma carta, e uma preta salva dele o alvo.
   *[other] cada impacto vira uma carta, e uma preta salva dele quem for atingido.
  }
colonial-odds-on-all = Um acerto desta arma cai por igual sobre as { $count } unidades do hexágono: um só 6 acerta em cada uma delas.
colonial-odds-lent = { $count ->
    [one] { $leaders } empresta os seus dados e nada arrisca com isso: ninguém riposta. Depois, não ajuda mais nenhum tiro neste turno e não pode mover-se
   *[other] { $leaders } emprestam os seus dados e nada arriscam com isso: ninguém riposta. Depois, não ajudam mais nenhum tiro neste turno e não podem mover-se
  }{ $seen ->
    [yes] ; quem estava escondido passa a ser visto.
   *[no] .
  }
colonial-odds-goes-along = { $count ->
    [one] { $leaders } combate também e junta os seus dados: pode ser atingido como a unidade, vai para onde ela for e depois não pode mover-se sozinho neste turno. O que lhe pode acontecer está indicado abaixo.
   *[other] { $leaders } combatem também e juntam os seus dados: podem ser atingidos como a unidade, vão para onde ela for e depois não podem mover-se sozinhos neste turno. O que lhes pode acontecer está indicado abaixo.
  }
colonial-odds-unharmed = { $unit } { $unit-number ->
    [plural] nada sofrem
   *[one] nada sofre
  }
colonial-odds-disrupted = { $unit } { $unit-number ->
    [plural] ficam
   *[one] fica
  } em desordem
colonial-odds-loses = { $unit } { $unit-number ->
    [plural] perdem
   *[one] perde
  } { $figures ->
    [one] { $figures } figura
   *[other] { $figures } figuras
  }
colonial-odds-wounded = { $unit } sofre um ferimento
colonial-odds-destroyed = { $unit } { $unit-number ->
    [plural] ficam
   *[one] fica
  } fora de combate
colonial-odds-killed = { $unit } é morto
colonial-odds-decided = Ganha o total mais alto de todos os dados, e cada 6 é ainda um impacto. Com o mais alto, o assaltante { $goes ->
    [stays] fica onde está, pois outros ainda ocupam { $to }
    [uncovered] avança para { $to }, sem cobertura
    [covered] avança para { $to }, com cobertura
   *[ahead] avança para { $to }
  }; com o mais baixo, recua um hexágono, em desordem.
colonial-odds-beaten-off = o assaltante é aniquilado
    .of = Quem cede
colonial-odds-takes-hex = o defensor é aniquilado e o hexágono tomado
    .of = Quem cede
colonial-odds-others-hold = o defensor é aniquilado, mas outros ocupam o hexágono
    .of = Quem cede
colonial-odds-stays = ninguém cede
    .of = Quem cede
colonial-odds-drives-back = o defensor é repelido
    .of = Quem cede
colonial-odds-cuts-off = o defensor não tem retirada e perde-se
    .of = Quem cede
colonial-odds-falls-back = o assaltante recua em desordem
    .of = Quem cede
colonial-odds-is-cut-off = o assaltante não tem retirada e perde-se
    .of = Quem cede
colonial-odds-is-blocked = o assaltante não tem retirada e fica onde está, em desordem
    .of = Quem cede

## Facts about a unit

colonial-fact-quality = Qualidade
colonial-fact-weapon = Arma
colonial-fact-range = Alcance em hexágonos
colonial-fact-dice = Dados
colonial-fact-moves = Movimento
colonial-fact-led = Com o seu Comandante
colonial-fact-by-road = Todo o caminho por estrada
colonial-full = Sem espaço: { $taken } de { $of } ocupados, são precisos { $need }.
colonial-too-far = Fica a { $far ->
    [one] { $far } hexágono
   *[other] { $far } hexágonos
  }; esta unidade faz { $steps }{ $led ->
    [yes] , mais 1 com { $by }
   *[no] {""}
  }{ $road ->
    [yes] , mais 1 todo o caminho por estrada
   *[no] {""}
  }.
colonial-fact-room = Lugar que ocupa do que há num hexágono
colonial-fact-command = Comando
colonial-fact-enters = Entra no turno
colonial-fact-transport = Transporte
colonial-fact-team = Parelha
colonial-fact-gun = Peça
colonial-fact-aboard = A bordo de
colonial-fact-carries = Leva
colonial-fact-goes-with = Acompanha
colonial-transport-motorised = motorizado
colonial-transport-horse = hipomóvel
colonial-quality-good = Boa
colonial-quality-average = Média
colonial-quality-poor = Fraca
colonial-quality-very_poor = Muito fraca
colonial-weapon-hand_to_hand = Armas brancas
colonial-weapon-muskets = Mosquetes
colonial-weapon-single_shot_rifles = Espingardas de um tiro
colonial-weapon-magazine_rifles = Espingardas de repetição
colonial-weapon-machine_gun = Metralhadora
colonial-weapon-smooth_bore_mountain_gun = Peça de montanha de alma lisa
colonial-weapon-rifled_mountain_gun = Peça de montanha estriada
colonial-weapon-smooth_bore_field_gun = Peça de campanha de alma lisa
colonial-weapon-rifled_field_gun = Peça de campanha estriada
colonial-weapon-smooth_bore_medium_gun = Peça média de alma lisa
colonial-weapon-rifled_medium_gun = Peça média estriada
colonial-weapon-smooth_bore_heavy_gun = Peça pesada de alma lisa
colonial-weapon-rifled_heavy_gun = Peça pesada estriada

## Terrain

colonial-terrain-open = Terreno aberto
colonial-terrain-woods = Bosque
colonial-terrain-forest = Floresta
colonial-terrain-built_up = Povoação
colonial-terrain-tall_crops = Culturas altas
colonial-terrain-tall_grass = Capim alto
colonial-terrain-tall_undergrowth = Mato alto
colonial-terrain-thick_undergrowth = Mato cerrado
colonial-terrain-rocks = Rochedos
colonial-terrain-scrub = Arbustos
colonial-terrain-walls = Muros
colonial-terrain-works = Entrincheiramentos
colonial-terrain-gully = Ravina
colonial-terrain-river = Rio
colonial-terrain-ford = Vau
colonial-terrain-bridge = Ponte
colonial-terrain-cliff = Escarpa

## Phases, markers, levels of victory

colonial-phase-accompany = Comandantes
colonial-phase-deal = Distribuição
colonial-phase-activations = Ativações
colonial-phase-cohesion = Coesão
colonial-marker-disrupted = em desordem
colonial-marker-moved = já se moveu
colonial-marker-limbered = no armão
colonial-marker-hidden = oculta
colonial-marker-wounded = ferido
colonial-marker-aboard = a bordo de um transporte
colonial-marker-lent = já emprestou os dados
colonial-marker-charged = já entrou num assalto
colonial-marker-jammed = não pode disparar neste turno
colonial-track-turn = Turno
colonial-track-points = Pontos
colonial-track-pile = Cartas no monte
colonial-track-unseen = Unidades ocultas
colonial-track-turn-help = O turno, de quantos a batalha dura.
colonial-track-points-help = O que cada lado teria se a batalha acabasse agora: as perdas do outro, o que segura e o que trouxe. Vence o total maior.
colonial-track-pile-help = Cartas ainda por tirar, para a cobertura e para recuperar. Quando não há mais, baralham-se as usadas.
colonial-track-unseen-help = Unidades escondidas, ou que ainda não vieram: ninguém vê onde estão.
colonial-mark-objective = Objetivo
colonial-mark-exit = Saída
colonial-mark-entry = Entrada
colonial-mark-delivery = Entrega
colonial-level-major = Vitória maior
colonial-level-minor = Vitória menor
colonial-level-draw = Empate
colonial-level-conceded = Vitória por desistência
colonial-bot-recruit = Recruta
colonial-bot-recruit-about = principiante: não repara em muita coisa e age por impulso
colonial-bot-cadet = Cadete
colonial-bot-cadet-about = fraco: de vez em quando deixa escapar uma ocasião
colonial-bot-captain = Capitão
colonial-bot-captain-about = médio: vê o próximo tiro
colonial-bot-general = General
colonial-bot-general-about = o mais forte: experimenta as ideias antes de agir e demora um pouco

## The legend: the figures on a counter

colonial-counter = Em baixo: quantas figuras tem a unidade e o seu alcance em hexágonos. Em cima, à esquerda: a carta em que age.
colonial-figures = A seguir a um nome: quantas figuras tem a unidade e o seu alcance em hexágonos (4-2: quatro figuras, dois hexágonos).
