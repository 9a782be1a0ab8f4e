### As tabelas de World War Africa

world_war_africa-chart-combat = Resultados de combate (CRT)
world_war_africa-chart-combat-note = Casas: unidades perdidas pelo atacante / pelo defensor. O terreno e os rios deslocam a coluna para a esquerda; esconderijos, infiltrados e conselheiros alteram o dado.
world_war_africa-chart-combat-origin = Em sete resultados o defensor perde mais uma unidade do que na primeira reconstituição: de outro modo as frentes das cidades cheias quase não se moviam.
world_war_africa-chart-support = Apoio num combate
world_war_africa-chart-support-markers = Marcadores de helicópteros e de aviação de cada lado, no máximo
world_war_africa-chart-support-caches = Esconderijos de armas de cada lado, no máximo
world_war_africa-chart-support-advisers = Os conselheiros estrangeiros somam ao dado de ataque da sua unidade
world_war_africa-chart-terrain = Efeitos do terreno (TEC)
world_war_africa-chart-ground = Terreno
world_war_africa-chart-leg-dry = A pé, seco
world_war_africa-chart-leg-rain = A pé, chuva
world_war_africa-chart-motor-dry = Motorizado, seco
world_war_africa-chart-motor-rain = Motorizado, chuva
world_war_africa-chart-stacking = Empilhamento, unidades
world_war_africa-chart-shift = Colunas para o defensor
world_war_africa-chart-closed = fechado
world_war_africa-chart-road = Ao longo de uma estrada
world_war_africa-chart-river = Atravessando um rio, além do hexágono
world_war_africa-chart-town = Cidade, em vez do empilhamento do terreno
world_war_africa-chart-terrain-note = A coluna de um rio só conta se todos os atacantes o atravessarem.
world_war_africa-chart-terrain-kinds = Motorizados: infantaria mecanizada e blindados. Todos os outros vão a pé.
world_war_africa-chart-turns = Marcador de turnos e chuvas
world_war_africa-chart-turns-note = A norte e a sul do equador.
world_war_africa-chart-months = Meses
world_war_africa-chart-rain-north = Chuva no norte
world_war_africa-chart-rain-south = Chuva no sul
world_war_africa-chart-activation-zimbabwe = Ativação do Zimbabué
world_war_africa-chart-activation-angola = Ativação de Angola
world_war_africa-chart-activation-note = Um dado com os seus modificadores; menos de 1 lê-se 1.
world_war_africa-chart-ally-land = Unidades terrestres em jogo, no máximo
world_war_africa-chart-ally-air = Apoio aéreo
world_war_africa-chart-ally-helo = Apoio de helicópteros
world_war_africa-chart-activation-modifiers = Ativação: modificadores e transportes
world_war_africa-chart-ally-paid = A RDC gasta 1 PR
world_war_africa-chart-ally-poor = Os seus próprios PR são poucos
world_war_africa-chart-ally-poor_below = Poucos: menos de
world_war_africa-chart-ally-event = O acontecimento do turno é Corrupção (Zimbabué), UNITA esmagada (Angola)
world_war_africa-chart-ally-transport_helo = Helicópteros de transporte
world_war_africa-chart-ally-transport_air = Aviões de transporte
world_war_africa-chart-dice = Lançamentos de um dado
world_war_africa-chart-die-rp = Pontos de recursos de uma cidade
world_war_africa-chart-die-pmc = Preço de um avião de contratados
world_war_africa-chart-die-infiltration = Os infiltrados somam ao dado de combate
world_war_africa-chart-die-adr = Marcadores que a defesa aérea afasta
world_war_africa-chart-die-graft = A Corrupção atinge
world_war_africa-chart-movement-roll = Lançamento de movimento (marcha forçada)
world_war_africa-chart-doubled = cada hexágono custa o dobro
world_war_africa-chart-normal = custo normal
world_war_africa-chart-in-rain = À chuva
world_war_africa-chart-intercept = Tabela COIN: caça às unidades hutus no Ruanda
world_war_africa-chart-no-combat = sem combate
world_war_africa-chart-fight = combate
world_war_africa-chart-with-helicopter = Com os helicópteros ruandeses
world_war_africa-chart-slip = Uma unidade hutu infiltra-se no Ruanda
world_war_africa-chart-stays-out = fica fora
world_war_africa-chart-enters = entra na casa do Ruanda
world_war_africa-chart-near-rwanda = Até { $distance } hexágonos do Ruanda
world_war_africa-chart-coup = O golpe de Kitona
world_war_africa-chart-coup-militia = junta-se uma brigada de milícia RDC
world_war_africa-chart-coup-brigade = junta-se uma brigada de infantaria ANC
world_war_africa-chart-uprising = Revolta na preparação, cada cidade do leste
world_war_africa-chart-quiet = nada
world_war_africa-chart-militia = uma brigada de milícia rebelde
world_war_africa-chart-resources = Pontos de recursos
world_war_africa-chart-rp-start = No início, ou número
world_war_africa-chart-rp-income = Rendimento fixo por turno
world_war_africa-chart-rp-cap = O máximo que um contingente pode guardar
world_war_africa-chart-rp-near = Hexágonos dentro dos quais uma unidade inimiga perturba uma cidade
world_war_africa-chart-rp-share = O Zimbabué e Angola recebem o total das cidades do governo, dividido por
world_war_africa-chart-rp-enemy_near = Dado de uma cidade com uma unidade inimiga perto
world_war_africa-chart-rp-graft = Dado de cada cidade sob a Corrupção
world_war_africa-chart-rp-coltan = Dado de Goma e de Bukavu na corrida ao coltan
world_war_africa-chart-rp-car = PR para o Uganda quando o MLC vai à República Centro-Africana
world_war_africa-chart-resources-note = Cada cidade de recursos lança um dado (ver Lançamentos de um dado).
world_war_africa-chart-prices = Preços
world_war_africa-chart-rp = PR
world_war_africa-chart-price-unit = Uma unidade terrestre
world_war_africa-chart-price-marker = Um marcador de apoio ou de transporte
world_war_africa-chart-price-adr = O regimento ruandês de defesa aérea
world_war_africa-chart-price-cache = Um esconderijo de armas
world_war_africa-chart-events = Acontecimentos aleatórios
world_war_africa-chart-event-name = Acontecimento
world_war_africa-chart-event-effect = O que faz
world_war_africa-chart-rule = Regra
world_war_africa-chart-event-too-early = A retirada do Chade e o confronto nada fazem no turno
world_war_africa-chart-event-ituri-distance = Milícia lendu: hexágonos a contar de 2413, no máximo
world_war_africa-chart-event = { $event ->
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
  }
world_war_africa-chart-event-does = { $event ->
    [chad-withdrawal] A unidade do Chade sai do jogo.
    [coltan-rush] Quem ocupa Goma ou Bukavu lança melhor por pontos de recursos aí neste turno.
    [corruption-and-graft] Um dado indica um contingente que lança pior por cada cidade de recursos neste turno.
    [foreign-advisers] O governo recebe conselheiros, que ajudam os ataques de uma unidade FAC.
    [mlc-in-car] O Uganda ganha logo pontos de recursos.
    [ituri-conflict] O governo coloca a milícia lendu perto do Ituri.
    [libyan-support] O Uganda coloca de graça uma brigada de infantaria MLC ao acaso.
    [no-event] Nada acontece.
    [ugandan-rebels] O governo coloca WNBF e ADF nas suas unidades regulares ou ao lado.
    [clash] O governo pode fazer ugandeses atacar logo ruandeses vizinhos.
   *[unita-crushed] O dado de ativação de Angola é pior neste turno.
  }
world_war_africa-chart-victory = Vitória
world_war_africa-chart-victory-note = Contado depois do último turno. Se os rebeldes controlarem Kinshasa no fim de um turno, ganharam.
world_war_africa-chart-vp-town = Cada cidade da RDC que os rebeldes controlam
world_war_africa-chart-vp-hutus = { $number } unidades hutus ou menos no mapa
world_war_africa-chart-vp-rwanda-box = Unidades hutus na casa do Ruanda
world_war_africa-chart-vp-rich = O Ruanda tem { $number } PR ou mais; o mesmo para o Uganda
world_war_africa-chart-vp-win = Os rebeldes ganham
world_war_africa-chart-vp-draw = Empate
world_war_africa-chart-vp-lose = O governo ganha
world_war_africa-chart-supply = Fontes de abastecimento, e onde as fações podem ir
world_war_africa-chart-faction = Fação
world_war_africa-chart-contingent = Contingente
world_war_africa-chart-sources = Abastecimento de
world_war_africa-chart-automatic = Sempre abastecida em
world_war_africa-chart-regions = Só pode entrar em
world_war_africa-chart-bought = Pode comprar-se
world_war_africa-chart-rebuilt = Volta depois de eliminada
world_war_africa-chart-all-but = em toda a parte menos em { $provinces }
world_war_africa-chart-south-only = o sul do equador
world_war_africa-chart-source-kinshasa = Kinshasa
world_war_africa-chart-source-zimbabwe_supply = os hexágonos de abastecimento do Zimbabué
world_war_africa-chart-source-Zambia = a fronteira da Zâmbia
world_war_africa-chart-source-Angola = a fronteira de Angola
world_war_africa-chart-source-angola_port = 1400 (Matadi)
world_war_africa-chart-source-Rwanda = a fronteira do Ruanda
world_war_africa-chart-source-burundi_supply = 1816 (Burundi)
world_war_africa-chart-source-Uganda = a fronteira do Uganda
world_war_africa-chart-source-bukavu = Bukavu
world_war_africa-chart-source-goma = Goma
world_war_africa-chart-source-zimbabwe = a casa do Zimbabué
world_war_africa-chart-source-angola = a casa de Angola
world_war_africa-chart-source-rwanda = a casa do Ruanda
world_war_africa-chart-source-uganda = a casa do Uganda
world_war_africa-chart-source-kitona = Kitona
world_war_africa-chart-arrivals = Tabela de colocação de reforços
world_war_africa-chart-any-town = Qualquer cidade que o seu contingente controle
world_war_africa-chart-these-towns = Dessas, só
world_war_africa-chart-boxes = Casas
world_war_africa-chart-transport = Quem transporta quem
world_war_africa-chart-carries = Os seus transportes levam
world_war_africa-chart-transport-note = As milícias não voam com ninguém.
world_war_africa-chart-units = Unidades terrestres
world_war_africa-chart-units-note = Fatores: ataque-defesa-movimento. Calibrados para que dois jogadores iguais tenham iguais possibilidades.
world_war_africa-chart-unit = Unidade
world_war_africa-chart-type = Tipo
world_war_africa-chart-size = Tamanho
world_war_africa-chart-factors = Fatores
world_war_africa-chart-markers = Marcadores
world_war_africa-chart-marker = Marcador
world_war_africa-chart-owner = De quem
world_war_africa-chart-count = Número
world_war_africa-chart-factor = Apoio
world_war_africa-chart-any-owner = qualquer um
world_war_africa-chart-marker-air_support = Apoio aéreo
world_war_africa-chart-marker-helo_support = Helicópteros
world_war_africa-chart-marker-air_transport = Avião de transporte
world_war_africa-chart-marker-helo_transport = Helicóptero de transporte
world_war_africa-chart-marker-adr = Regimento de defesa aérea
world_war_africa-chart-marker-pmc = Avião de contratados
world_war_africa-chart-marker-cache = Esconderijo de armas
world_war_africa-chart-marker-advisers = Conselheiros estrangeiros
world_war_africa-chart-marker-infiltration = Infiltração
world_war_africa-chart-marker-activation = Ativação
world_war_africa-chart-marker-event = Acontecimento
world_war_africa-chart-marker-rp = Pontos de recursos
world_war_africa-chart-marker-game_turn = Turno de jogo
world_war_africa-chart-marker-control = Controlo
world_war_africa-chart-hutu = Hutu
world_war_africa-chart-towns = Cidades
world_war_africa-chart-town-name = Cidade
world_war_africa-chart-hex = Hexágono
world_war_africa-chart-resource = Recurso
world_war_africa-chart-airfield = Aeródromo
world_war_africa-chart-boxes-open = Casas fora do mapa
world_war_africa-chart-box = Casa
world_war_africa-chart-opens-on = Abre para
world_war_africa-chart-passage = Pontos de movimento para passar

## O que as regras precisam de saber de um espaço

world_war_africa-place-province = Província: { $province }
world_war_africa-place-moves = Pontos de movimento seco/chuva: a pé { $leg }, motorizado { $motor ->
    [none] fechado
   *[other] { $motor }
  }
world_war_africa-place-room = Espaço para { $room ->
    [one] { $room } unidade
   *[other] { $room } unidades
  }, colunas para o defensor { $shift }
world_war_africa-place-road = Estrada para { $to }
world_war_africa-place-river = { $river } para { $to }: atravessar custa mais
world_war_africa-place-lake = Lago { $lake } para { $to }: nenhuma unidade terrestre o atravessa nem ataca através dele
world_war_africa-lake-between = O lago { $lake } fica entre { $from } e { $to }.
world_war_africa-place-closed = Vedado às unidades { $factions }: não podem entrar nem atacá-lo
world_war_africa-place-border = Fronteira: { $country }
world_war_africa-place-rain = Chove aqui neste turno
world_war_africa-place-taken = Unidades: { $taken } de { $room }
world_war_africa-place-hides = Unidades: { $taken } de { $room }, { $unseen ->
    [one] uma delas virada para baixo: de uma pilha inimiga só se vê a unidade de cima (8.5-a)
   *[other] { $unseen } delas viradas para baixo: de uma pilha inimiga só se vê a unidade de cima (8.5-a)
}

world_war_africa-note-closed-Rw = Vedado às unidades ruandesas
world_war_africa-note-closed-UG = Vedado às unidades ugandesas
world_war_africa-line-limit = Nenhuma unidade ruandesa avança ou ataca a norte desta linha

## Why a total is what it is

world_war_africa-reason-8_5-a = as probabilidades seguem o que se vê agora, seja o que for que o registo tenha nomeado antes
