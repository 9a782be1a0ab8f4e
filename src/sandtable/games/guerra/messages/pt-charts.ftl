### As tabelas d'A Guerra do Congo

guerra-chart-combat = Resultados de combate (tabela 2)
guerra-chart-combat-note = O moral altera o dado das dezenas. Um defensor cercado vale uma coluna para a direita; o terreno e os rios, colunas para a esquerda.
guerra-chart-code-AE = AE: um atacante é eliminado, os restantes recuam ({ $rule })
guerra-chart-code-ARB = ARB: o ataque é repelido com uma baixa ({ $rule })
guerra-chart-code-ARI = ARI: o ataque é repelido sem baixas ({ $rule })
guerra-chart-code-AVB = AVB: o ataque vence com uma baixa ({ $rule })
guerra-chart-code-AVI = AVI: o ataque vence sem baixas ({ $rule })
guerra-chart-code-DE = DE: um defensor é eliminado, os restantes recuam ({ $rule })
guerra-chart-code-DRB = DRB: a defesa cede com uma baixa ({ $rule })
guerra-chart-code-DRI = DRI: a defesa cede sem baixas ({ $rule })
guerra-chart-code-DVI = DVI: a defesa aguenta sem baixas ({ $rule })
guerra-chart-code-DVB = DVB: a defesa aguenta com uma baixa ({ $rule })
guerra-chart-code-M = (M): as unidades desse lado testam o moral

guerra-chart-terrain = Terreno (tabela 1)
guerra-chart-ground = Terreno
guerra-chart-cost = Pontos de movimento
guerra-chart-mobile = Motorizadas e blindadas
guerra-chart-shift = Colunas para o defensor
guerra-chart-room = Pontos de empilhamento
guerra-chart-by-road = só por estrada ou caminho de ferro
guerra-chart-forbidden = proibido
guerra-chart-feature-road = Estrada, ao longo dela
guerra-chart-feature-railway = Caminho de ferro
guerra-chart-feature-village = Vila
guerra-chart-feature-river = Rio
guerra-chart-feature-congo = Rio Congo
guerra-chart-terrain-note = Estrada, caminho de ferro e vila somam os seus pontos de empilhamento aos do terreno em que ficam e tomam as colunas deste; uma cidade substitui o seu terreno.
guerra-chart-terrain-crossing = Os pontos de um rio somam-se aos do hexágono que está do outro lado; uma estrada ou caminho de ferro não os paga onde tem ponte. As suas colunas contam se todos os atacantes o atravessarem.

guerra-chart-stacking = Pontos de empilhamento das unidades
guerra-chart-unit = Unidade
guerra-chart-stacking-points = Pontos de empilhamento
guerra-chart-stacking-battalion = Batalhão
guerra-chart-stacking-foot_regiment = Regimento a pé
guerra-chart-stacking-mobile_regiment = Regimento motorizado ou blindado
guerra-chart-stacking-artillery_regiment = Regimento de artilharia

guerra-chart-bombardment = Bombardeamento (tabela 3)
guerra-chart-bombardment-note = Colunas: pontos aéreos vezes a defesa das unidades bombardeadas, deslocados para a esquerda pelo terreno. Casas: pontos de movimento perdidos / baixas.
guerra-chart-interdiction = Interdição (tabela 4)
guerra-chart-interdiction-note = Colunas: pontos aéreos, deslocados para a esquerda pelo terreno. Casas: turnos em que a estrada, o caminho de ferro ou o campo de aviação fica fechado.

guerra-chart-turns = Marcador de turnos: pontos aéreos, recompletamentos, chegadas (tabelas 5 a 7)
guerra-chart-turns-air = Pontos aéreos (Congo)
guerra-chart-turns-rebels = Recompletamentos, rebeldes
guerra-chart-turns-congo = Recompletamentos, Congo
guerra-chart-turns-arrive = Chegam
guerra-chart-turns-released = Livres de se mover a partir de agora
guerra-chart-turns-note = No turno 1 o lado do Congo não se move. Os valores são ataque-defesa-movimento.

guerra-chart-morale-table8 = Modificadores de moral (tabela 8)
guerra-chart-morale-list = Modificadores de moral (lista de 4.3.1)
guerra-chart-morale-used = Esta lista está em uso neste jogo.
guerra-chart-morale-unused = Esta lista não está em uso neste jogo: uma opção muda para ela.
guerra-chart-cause = Causa

guerra-chart-victory = Pontos de vitória
guerra-chart-for = Por
guerra-chart-victory-eliminated = Cada unidade inimiga eliminada
guerra-chart-victory-eliminated_intervener = A mais, se era ugandesa ou ruandesa
guerra-chart-victory-replacement = Cada ponto de recompletamento por usar, no fim
guerra-chart-victory-village = Cada vila ocupada, no fim
guerra-chart-victory-city = Cada cidade do Congo ocupada, no fim
guerra-chart-victory-beyond_line = Cada unidade para lá da linha de cessar-fogo
guerra-chart-victory-uganda_intervenes = Congo: o Uganda intervém
guerra-chart-victory-rwanda_burundi_intervene = Congo: o Ruanda ou o Burundi intervém
guerra-chart-victory-congo_kinshasa = Congo: Kinshasa ocupada no fim
guerra-chart-victory-congo_kisangani = Congo: Kisangani ocupada
guerra-chart-victory-angola_intervenes = Rebeldes: Angola intervém
guerra-chart-victory-namibia_zimbabwe_intervene = Rebeldes: a Namíbia ou o Zimbabué intervém
guerra-chart-victory-rebel_kinshasa = Rebeldes: Kinshasa ocupada no fim
guerra-chart-victory-rebel_bonus_city = Rebeldes: Mbandaka e a cidade do bónus, por cada uma ocupada
guerra-chart-victory-angolan_unit = Rebeldes: cada unidade angolana no Congo, em cada turno desde o primeiro turno angolano
guerra-chart-victory-note = Os pontos de Kinshasa e de Kisangani somam-se aos de uma cidade.

guerra-chart-limits = Limites
guerra-chart-limits-turns = Turnos
guerra-chart-limits-rail_hexes = Hexágonos por caminho de ferro num turno
guerra-chart-limits-supply_distance = Hexágonos a contar de uma via de abastecimento
guerra-chart-limits-airport_points = Pontos de empilhamento que passam por um aeroporto num turno
guerra-chart-limits-airstrip_points = Pontos de empilhamento que passam por uma pista num turno
guerra-chart-limits-morale_low = Moral mais baixo de um exército
guerra-chart-limits-morale_high = Moral mais alto de um exército
guerra-chart-limits-track_low = Moral mais baixo, segundo o marcador impresso
guerra-chart-limits-track_high = Moral mais alto, segundo o marcador impresso
guerra-chart-limits-reserve_markers = Marcadores de reserva
guerra-chart-limits-replacement_boxes = Casas do marcador de recompletamentos
guerra-chart-limits-first_angolan_turn = Primeiro turno angolano (pontos pelas unidades no Congo)
guerra-chart-limits-navigation = Lados de rio por barco num turno

guerra-chart-forces = Posição inicial e reforços (tabela 7)
guerra-chart-forces-count = Número
guerra-chart-forces-factors = Ataque-defesa-movimento
guerra-chart-forces-type = Tipo
guerra-chart-forces-morale = Moral
guerra-chart-forces-start = Lugar
guerra-chart-forces-free = Livre a partir do turno
guerra-chart-forces-arrives = Chega no turno
guerra-chart-forces-note = Um lugar com +3 quer dizer: até 3 hexágonos dele.
guerra-chart-kind = { $type }, { $size }

guerra-chart-towns = Cidades e vilas
guerra-chart-town = Localidade
guerra-chart-hex = Hexágono
guerra-chart-town-kind = Tipo
guerra-chart-country = País
guerra-chart-airfield = Campo de aviação
guerra-chart-centre = Centro de abastecimento
guerra-country-drc = RD Congo
guerra-country-angola = Angola
guerra-country-uganda = Uganda
guerra-country-rwanda = Ruanda
guerra-country-burundi = Burundi

## O que as regras precisam de saber de um espaço

guerra-place-ground = { $country }: { $cost ->
    [one] { $cost } ponto de movimento
   *[other] { $cost } pontos de movimento
  } para entrar
    .brief = { $country }: { $cost ->
        [one] { $cost } ponto
       *[other] { $cost } pontos
    } para entrar
guerra-place-cover = Abrigo: o ataque perde { $shift ->
    [one] uma coluna
   *[other] { $shift } colunas
  } da tabela de combate
    .brief = abrigo: −{ $shift ->
        [one] { $shift } coluna
       *[other] { $shift } colunas
    }
guerra-place-room = Espaço para { $room ->
    [one] { $room } ponto de empilhamento
   *[other] { $room } pontos de empilhamento
  }
    .brief = espaço para { $room } pontos de empilhamento
guerra-place-closed = Motorizadas e blindadas só por estrada ou caminho de ferro
    .brief = veículos só por estrada ou caminho de ferro
guerra-place-road = Estrada para { $to }
    .aside = estrada para { $to }
guerra-place-railway = Caminho de ferro para { $to }
    .aside = caminho de ferro para { $to }
guerra-place-navigable = O Congo, navegável, para { $to }
    .aside = o Congo, navegável: { $to }
guerra-place-falls = O Congo com quedas, sem barcos, para { $to }
    .aside = o Congo com quedas, sem barcos: { $to }
guerra-place-bridge = Ponte sobre o Congo para { $to }
guerra-place-river = { $river } para { $to }
    .aside = { $river }: { $to }
guerra-place-east-bank = A leste do Congo (moral)
    .aside = margem leste do Congo
guerra-place-border = Na fronteira, mas no Congo: um exército estrangeiro que aqui esteja intervém
guerra-place-beyond = Além da linha para { $side }: { $points } no fim por cada unidade sua aqui
guerra-place-held = Na posse de: { $side }
    .brief = na posse de: { $side }
guerra-place-taken = Espaço ocupado: { $taken } de { $room } pontos de empilhamento{ $full ->
    [yes] , mais ninguém pode ficar aqui
   *[no] {""}
  }
    .brief = { $taken } de { $room } ocupados{ $full ->
        [yes] , cheio
       *[no] {""}
    }

guerra-line-navigable = O Congo, navegável
guerra-line-falls = Quedas: sem barcos
guerra-line-bridge = Ponte sobre o Congo
