### Jumping on Kolwezi

kolwezi-title = Jumping on Kolwezi
kolwezi-about = A Legião salta sobre Kolwezi, 19 e 20 de maio de 1978: um jogo para uma pessoa contra um inimigo oculto.
kolwezi-played = Solitário · 1 a 2 horas

## Perguntas

kolwezi-question-jump = Vaga { $wave }: que zona de salto? As suas companhias aterram ali, cada uma em áreas só suas.
kolwezi-question-land = { $unit }: onde aterra?
kolwezi-question-move = Movimento: quem se move a seguir?
kolwezi-question-move-hostages = Movimento: quem se move a seguir? Reféns: { $freed } de { $of } lugares { $freed ->
    [one] livre
   *[other] livres
  }. Esteja { $held ->
    [one] no lugar ainda ocupado
   *[other] nos { $held } lugares ainda ocupados
  } até às { $hour }, no fim do turno { $turn }.
kolwezi-question-where = { $count ->
    [one] { $units }: para onde?
    [2] { $units }: para onde?
   *[other] { $count } unidades: para onde?
  }
kolwezi-question-onward = { $units } em { $at }: continuar?
kolwezi-question-drop = { $units }: largar onde?
kolwezi-question-opportunity = { $units } { $count ->
    [one] passa
   *[other] passam
  } por { $at }. Disparar?
kolwezi-question-fire = Fogo: sobre quem?
kolwezi-question-fire-first = Fogo: sobre quem? Quem dispara não poderá assaltar a seguir.
kolwezi-question-fire-dummies = Fogo? Só há engodos ao alcance, e eles saem sozinhos no fim do turno.
kolwezi-question-fire-at = Quem dispara sobre { $target } ({ $value })?
kolwezi-question-assault = Assalto: a que zona, ou quem avança?
kolwezi-question-assault-more = Quem mais assalta? Os dados em { $areas } lançam-se quando mais ninguém puder avançar, ou quando o disser.
kolwezi-question-muster = { $count ->
    [0] Assalto a { $at }: quem entra?
    [one] Assalto a { $at } com uma unidade: quem mais?
   *[other] Assalto a { $at } com { $count } unidades: quem mais?
  }
kolwezi-question-muster-where = { $units }: assalto a que zona?
kolwezi-question-strike = Assalto a { $at }: quem ataca quem?

## Ações

kolwezi-do-jump = Saltar sobre { $zone }, junto a { $near }
kolwezi-do-wait = Esperar nos aviões
kolwezi-do-land = { $unit } aterra em { $at }
kolwezi-do-land_all = Os { $count } ainda no ar aterram em { $at }
kolwezi-do-pick = { $unit } a pé
kolwezi-do-column = { $unit } e a sua pilha a pé
kolwezi-do-embark = { $unit } de camião
kolwezi-do-convoy = { $unit } e a sua pilha de camião
kolwezi-do-join = { $unit } vai também
kolwezi-do-drop = { $unit } vai só parte do caminho
kolwezi-do-leave = { $unit } fica aqui
kolwezi-do-move = Ir para { $to }
kolwezi-do-halt = Parar aqui
kolwezi-do-shoot = { $unit } dispara sobre { $target }
kolwezi-do-hold = Não disparar
kolwezi-do-target = Disparar sobre { $target }{ $face ->
    [katangan_pc] {" "}(PC)
    [group] {" "}(grupo)
    [dummy] {" "}(engodo)
    [face-down] {""}
   *[named] {" "}({ $value })
  } em { $at }
kolwezi-do-fire = { $unit } dispara sobre { $target }
kolwezi-do-fire-with = { $unit } com { $with_units } dispara sobre { $target }
kolwezi-do-fire-mortars = { $unit } e os morteiros disparam sobre { $target }
kolwezi-do-fire-with-mortars = { $unit }, com { $with_units } e os morteiros, dispara sobre { $target }
kolwezi-do-mortars = { $unit } dispara os morteiros sobre { $target }
kolwezi-do-rocket = { $unit } dispara um foguete sobre { $target }
kolwezi-do-assault = { $unit } assalta { $to }
kolwezi-do-storm = Assaltar { $at }
kolwezi-do-ready = { $unit } assalta
kolwezi-do-fight = Entrar em { $at } com { $count ->
    [one] uma unidade
   *[other] { $count } unidades
  }
kolwezi-do-strike = { $unit } ataca { $target }{ $face ->
    [katangan_pc] {" "}(PC)
    [group] {" "}(grupo)
    [dummy] {" "}(engodo)
    [face-down] {""}
   *[named] {" "}({ $value })
  } em { $at }
kolwezi-do-done = { $step ->
    [french_move] Terminar o movimento
    [french_fire] Cessar o fogo
    [assaults] Travar os assaltos
   *[assault_move] Nenhum assalto
  }

## Acontecimentos

kolwezi-event-set-up = Os catangueses estão no terreno; { $down } peças estão viradas para baixo.
kolwezi-event-turn = Turno { $turn } de { $of }: { $time }, { $day } de maio{ $night ->
    [yes] , noite
   *[no] {""}
  }.
kolwezi-event-jump = A vaga { $wave } salta sobre { $zone }.
kolwezi-event-wait = A vaga { $wave } espera nos aviões.
kolwezi-event-lands = { $unit } aterra em { $at }.
kolwezi-event-landing-test = { $unit }: aterragem { $die }, total { $score } – { $pinned ->
    [yes] unidade fixada
   *[no] unidade ilesa
  }.
kolwezi-event-landing-test-all = { $pinned ->
    [yes] Fixadas ao aterrar: { $units }.
   *[no] { $count } unidades aterram ilesas.
  }
kolwezi-event-move = { $units } { $count ->
    [one] vai
   *[other] vão
  } de { $from } para { $to }{ $lorries ->
    [yes] {" de camião"}
   *[no] {""}
  }{ $passed ->
    [0] { "" }
   *[other] , por { $via }
  }.
kolwezi-event-halts = { $units } { $count ->
    [one] não passa
   *[other] não passam
  } de { $at }.
kolwezi-event-holds = Os franceses deixam passar { $units }.
kolwezi-event-done = { $step ->
    [french_move] Os franceses acabaram o movimento.
    [assault_move] Entraram todos os que assaltam.
   *[french_fire] Os franceses cessam o fogo.
  }
kolwezi-event-katangan-move = { $units } { $count ->
    [one] vai
   *[other] vão
  } de { $from } para { $to }{ $passed ->
    [0] { "" }
   *[other] , por { $via }
  }{ $reason ->
    [seek] , em direção aos franceses mais próximos, em { $toward }
    [range] , a duas ligações dos franceses mais próximos, em { $toward }
    [shun] , para longe dos franceses
   *[objective] , longe dos franceses e perto dos objetivos
  }.
kolwezi-event-katangan-sets-out = { $units } { $count ->
    [one] parte
   *[other] partem
  } de { $from } para { $to }{ $passed ->
    [0] { "" }
   *[other] , por { $via }
  }{ $reason ->
    [seek] , em direção aos franceses mais próximos, em { $toward }
    [range] , a duas ligações dos franceses mais próximos, em { $toward }
    [shun] , para longe dos franceses
   *[objective] , longe dos franceses e perto dos objetivos
  }.
kolwezi-event-katangan-arrives = { $units } { $count ->
    [one] chega a
   *[other] chegam a
  } { $to }.
kolwezi-event-katangan-holds = { $units } { $count ->
    [one] fica
   *[other] ficam
  } em { $at }.
kolwezi-event-flipped = Em { $at } vira-se { $unit }: { $face ->
    [tactical_pc_reduced] PC tático reduzido
    [tactical_pc] PC tático
    [company_pc] PC de companhia
    [legion_section] secção da Legião
    [smm] secção de morteiros
    [ser] secção de reconhecimento
    [katangan_pc] PC
    [section_5] secção
    [section_6] secção com metralhadora
    [section_7] secção com metralhadora pesada
    [motorised_section] secção motorizada
    [aml] pelotão AML
    [green_group] grupo motorizado
    [motorised_group] grupo motorizado
    [group] grupo
   *[dummy] engodo
  }.
    .brief = { $unit } ({ $at }): { $face ->
        [tactical_pc_reduced] PC tático reduzido
        [tactical_pc] PC tático
        [company_pc] PC de companhia
        [legion_section] secção da Legião
        [smm] secção de morteiros
        [ser] secção de reconhecimento
        [katangan_pc] PC
        [section_5] secção
        [section_6] secção com metralhadora
        [section_7] secção com metralhadora pesada
        [motorised_section] secção motorizada
        [aml] pelotão AML
        [green_group] grupo motorizado
        [motorised_group] grupo motorizado
        [group] grupo
       *[dummy] engodo
      }
kolwezi-event-garrison = A guarnição de { $town } surge em { $at }: { $face ->
    [tactical_pc_reduced] PC tático reduzido
    [tactical_pc] PC tático
    [company_pc] PC de companhia
    [legion_section] secção da Legião
    [smm] secção de morteiros
    [ser] secção de reconhecimento
    [katangan_pc] PC
    [section_5] secção
    [section_6] secção com metralhadora
    [section_7] secção com metralhadora pesada
    [motorised_section] secção motorizada
    [aml] pelotão AML
    [green_group] grupo motorizado
    [motorised_group] grupo motorizado
    [group] grupo
   *[dummy] engodo
  } ({ $unit }).
    .brief = { $unit } ({ $at }): { $face ->
        [tactical_pc_reduced] PC tático reduzido
        [tactical_pc] PC tático
        [company_pc] PC de companhia
        [legion_section] secção da Legião
        [smm] secção de morteiros
        [ser] secção de reconhecimento
        [katangan_pc] PC
        [section_5] secção
        [section_6] secção com metralhadora
        [section_7] secção com metralhadora pesada
        [motorised_section] secção motorizada
        [aml] pelotão AML
        [green_group] grupo motorizado
        [motorised_group] grupo motorizado
        [group] grupo
       *[dummy] engodo
      }
kolwezi-event-appears = { $unit }, de valor { $value }, aparece em { $at }.
    .brief = { $unit } ({ $at }, valor { $value })
kolwezi-event-fire = { $units } { $count ->
    [one] dispara
   *[other] disparam
  } sobre { $target } em { $at }: { $die }, total { $score } – { $result ->
    [eliminated] alvo eliminado
    [step] um passo perdido
    [pinned] alvo fixado
   *[nothing] sem efeito
  }.
kolwezi-event-opportunity = { $unit } dispara sobre { $target } que passa por { $at }: { $die }, total { $score } – { $result ->
    [eliminated] alvo eliminado
    [step] um passo perdido
    [pinned] alvo fixado
   *[nothing] sem efeito
  }.
kolwezi-event-rocket-team = { $unit } procura a sua equipa de foguetes: { $die } no turno { $turn } – { $landed ->
    [yes] encontrada
   *[no] não encontrada
  }.
kolwezi-event-rocket = { $unit } dispara um foguete sobre { $target } em { $at }: { $die } – { $result ->
    [eliminated] alvo eliminado
    [step] um passo perdido
    [pinned] alvo fixado
   *[nothing] sem efeito
  }.
kolwezi-event-pinned = A unidade { $unit } fica fixada.
kolwezi-event-reduced = { $unit } perde um passo.
kolwezi-event-eliminated = A unidade { $unit } é eliminada.
kolwezi-event-assault-move = { $units } { $count ->
    [one] avança
   *[other] avançam
  } ao assalto de { $to }.
kolwezi-event-retreat = { $unit } recua de { $from } para { $to }.
kolwezi-event-strike = { $unit } ataca { $target } em { $at }: { $die }, total { $score } – { $destroyed ->
    [yes] alvo destruído
   *[no] assalto repelido
  }.
kolwezi-event-reply = { $unit } em { $at } responde a { $target }: { $die }, total { $score } – { $destroyed ->
    [yes] alvo destruído
   *[no] sem efeito
  }.
kolwezi-event-area-taken = { $units } { $count ->
    [one] ocupa
   *[other] ocupam
  } { $at }.
kolwezi-event-fall-back = { $unit } regressa a { $to }.
kolwezi-event-counter-attack = Contra-ataque blindado. Primeiro dado { $die }: orla { $letter }, em { $at }. Segundo dado { $temper }: { $posture ->
    [aggressive] muito agressivo
   *[cautious] menos agressivo
  }.
kolwezi-event-counter-attack-barred = O contra-ataque blindado encontra a estrada barrada em { $letter } ({ $die }).
kolwezi-event-infiltration = { $unit } infiltra-se em { $at }{ $rolled ->
    [0] {""}
   *[other] {" "}(dados: { $dice })
  }.
kolwezi-event-no-way-in = Uma infiltração não encontra passagem.
kolwezi-event-pool-empty = Já não há ninguém para se infiltrar.
kolwezi-event-dummy-drawn = Infiltração: sai um engodo, que volta ao monte.
kolwezi-event-counter-offensive = Rebenta uma contraofensiva catanguesa em { $town }.
kolwezi-event-recovery = { $unit }: { $die } – { $recovered ->
    [yes] a unidade recupera
   *[no] a unidade continua fixada
  }.
kolwezi-event-lorries-recovered = { $lorries } camiões são recuperados em { $at }.
kolwezi-event-lorries-lost = Camiões perdidos em { $at }: { $lorries }.
kolwezi-event-hostages-executed = Os reféns de { $at } são executados.
kolwezi-event-hostages-check = { $executed ->
    [0] { $all ->
        [yes] Os { $safe } grupos de reféns estão vivos.
       *[no] Ninguém é executado: os { $safe } grupos de reféns que restam estão vivos.
      }
    [one] Foi executado um grupo de reféns; vivos: { $safe }.
   *[other] Foram executados { $executed } grupos de reféns; vivos: { $safe }.
  }{ $again ->
    [0] {""}
   *[other] {" "}Os que os catangueses tiverem no fim do turno { $again } serão então executados.
  }
kolwezi-event-hostages-safe = Os reféns de { $at } estão vivos.
kolwezi-event-airport-road = A estrada do aeroporto está em mãos { $ours ->
    [yes] francesas
   *[no] catanguesas
  }.
kolwezi-event-concede = A operação é abandonada.
kolwezi-event-end = A operação terminou: { $points ->
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}.

## O que pode correr mal

kolwezi-harm-passes = Passam por { $at } à vista de { $units }, que podem disparar sobre eles. { $unhurt ->
    [100] { "" }
   *[other] A hipótese de todos passarem ilesos é de { $unhurt }%.
  }{ $other ->
    [yes] {" "}Nenhum tiro cai no caminho por { $around }.
   *[no] { "" }
  }
    .tip = Debaixo de fogo no caminho, em { $at }, de { $units }{ $unhurt ->
        [100] { "" }
       *[other] . { $unhurt }% de hipóteses de todos passarem ilesos
      }
kolwezi-harm-passes-unhurt = Passam por { $at } à vista de { $units }, que podem disparar, mas sem lhes poder fazer mal.
kolwezi-harm-armour = Em { $at } param { $beside ->
    [yes] ao lado do pelotão AML
   *[no] na linha de tiro do pelotão AML
  }: dispara depois de os franceses dispararem, e só foguetes disparados de uma zona vizinha o podem impedir.
kolwezi-harm-garrison = Em { $at } ficam ao lado de { $town }: a guarnição, que ninguém viu, mostra-se. { $pc ->
    [no] É pequena ou é um engodo: o PC das cidades mineiras já foi visto.
   *[maybe] Se for o PC das cidades mineiras, surgem com ele seis secções, e uma motorizada na cidade vizinha.
}
kolwezi-harm-no-chance = Nenhuma hipótese: saia o que sair no dado, este tiro nada faz a { $target }.
kolwezi-harm-too-few = Há { $enemies } inimigos que resistem em { $at }, e cada unidade ataca um: { $units ->
    [one] uma só unidade não pode
   *[other] { $units } unidades não podem
  } tomar a zona. Os que ficarem respondem, e quem assaltou volta e fica fixado.
kolwezi-shut-off = Todos os caminhos para lá passam por uma zona com um marcador inimigo: { $areas }.
kolwezi-harm-hostages-alone = Ninguém fica com os reféns em { $at }: os catangueses podem lá voltar.
kolwezi-harm-lorries-alone = Ninguém fica em { $at }: se os franceses lá não estiverem às 17h30, perdem-se os camiões.
kolwezi-harm-hostages-held = Os catangueses ainda têm reféns, que são executados se assim for no fim deste turno: { $areas }.
kolwezi-harm-lorries-held = Não há nenhuma unidade francesa em { $at }: os camiões perdem-se no fim deste turno.
kolwezi-harm-dummy = { $target } é um engodo: descoberto, já não dispara nem se move, e sai do mapa por si no fim do turno. O seu ponto conta enquanto lá estiver.

## Probabilidades

kolwezi-odds-unharmed = { $unit }: unidade ilesa
kolwezi-odds-pinned = { $unit }: unidade fixada
kolwezi-odds-reduced = { $unit } perde um passo
kolwezi-odds-eliminated = { $unit }: unidade eliminada
kolwezi-odds-needed = Cada lançamento de um assalto tem de chegar a { $needed } ou mais: um dado de dez faces e o que se lhe soma. Quem lá chega destrói o adversário.
kolwezi-odds-score = O dado { $sum }: { $pin } ou mais fixa, { $step } ou mais custa um passo, { $eliminate } ou mais elimina
kolwezi-odds-arrives = { $unit } chega a { $at }
kolwezi-odds-halts = { $unit } para em { $at }, por outros serem atingidos
kolwezi-odds-retreats = { $unit } recua antes do combate
kolwezi-stake-hostages = os reféns, { $points } PV: executados se os catangueses os tiverem no fim do turno { $turn }
kolwezi-odds-takes = { $unit } toma a zona
kolwezi-odds-falls-back = { $unit }: a unidade regressa, fixada
kolwezi-odds-falls-if-struck = { $unit } cai, se for a primeira a ser atacada
kolwezi-odds-stands-if-struck = { $unit } resiste, se for a primeira a ser atacada
kolwezi-odds-clears = Caem todos os que defendem a zona, cada unidade escolhendo o melhor alvo: a zona é tomada
kolwezi-odds-thrown-back = { $count ->
    [one] Uma só unidade, um só golpe: alguém fica na zona, responde, e ela regressa, fixada
   *[other] { $count } unidades, um golpe cada: alguém fica na zona, responde, e todas regressam, fixadas
  }
kolwezi-odds-fights-on = { $unit } continua no combate
kolwezi-odds-rockets = { $unit } encontra a sua equipa de foguetes
kolwezi-odds-no-rockets = { $unit } não encontra a sua equipa de foguetes
kolwezi-odds-no-rockets-free = Se não encontrar a equipa, não disparou: pode ainda disparar sobre outro, ou assaltar.

## Sobre uma peça

kolwezi-fact-value = Valor
kolwezi-fact-far = Valor a duas e três ligações
kolwezi-fact-te = Atiradores
kolwezi-fact-rockets = Foguetes
kolwezi-fact-colour = Cor
kolwezi-fact-post = Destacado em
kolwezi-fact-moves = Desloca-se
kolwezi-fact-posture = Atitude
kolwezi-fact-driven = Já andaram nesta fase
kolwezi-rockets-landed = equipa já no solo
kolwezi-rockets-unknown = equipa ainda não encontrada
kolwezi-rockets-missed = equipa não encontrada neste turno
kolwezi-moves-motorised = motorizado
kolwezi-posture-aggressive = muito agressiva
kolwezi-posture-cautious = menos agressiva
kolwezi-force-red = vermelho, Vieille Ville
kolwezi-force-blue = azul, Nouvelle Ville e Manika
kolwezi-force-green = verde, reforços blindados
kolwezi-force-yellow = amarelo, cidades mineiras
kolwezi-force-black = preto, infiltração noturna
kolwezi-company-1 = 1.ª companhia
kolwezi-company-2 = 2.ª companhia
kolwezi-company-3 = 3.ª companhia
kolwezi-company-4 = 4.ª companhia

## Terreno

kolwezi-terrain-clear = Terreno aberto
kolwezi-terrain-protected = Terreno protegido
kolwezi-terrain-elevated = Terreno elevado
kolwezi-terrain-box = Fora do mapa
kolwezi-line-zone = Limite de uma zona urbana
kolwezi-line-track = Pista
kolwezi-map-town = Kolwezi
kolwezi-map-town-note = A cidade, 19 e 20 de maio de 1978
kolwezi-map-main = O distrito mineiro
kolwezi-map-main-note = Kolwezi e as suas minas, 1978
kolwezi-map-town-short = A cidade
kolwezi-map-main-short = As minas
kolwezi-map-north = N
kolwezi-map-key = Terreno

## Fases, marcadores, pistas, caixas

kolwezi-phase-para_drop = Salto
kolwezi-phase-french_move = Movimento francês
kolwezi-phase-french_fire = Fogo
kolwezi-phase-assault = Assaltos
kolwezi-phase-katangan_move = Movimento catanguês
kolwezi-phase-return_fire = Fogo
kolwezi-phase-administrative = Fase administrativa
kolwezi-marker-dummy = engodo
kolwezi-marker-pinned = fixado
kolwezi-marker-reduced = reduzido
kolwezi-marker-moved = moveu-se
kolwezi-marker-fired = disparou
kolwezi-marker-shot = disparou sobre quem passava
kolwezi-marker-blocked = espera na estrada
kolwezi-track-turn = Turno
kolwezi-night = noite
kolwezi-track-points = Pontos do inimigo
kolwezi-track-points-airport = Estrada do aeroporto
kolwezi-track-points-hostages = Reféns executados
kolwezi-track-points-losses = Perdas francesas
kolwezi-track-points-steps = Passos catangueses no mapa
kolwezi-track-points-pins = Unidades fixadas
kolwezi-track-hostages = Reféns livres
kolwezi-track-lorries = Camiões
kolwezi-track-pool = À espera de se infiltrar
kolwezi-track-turn-help = O turno, de quantos o jogo tem, e a sua hora. O destino dos reféns e dos camiões decide-se às 17h30 do primeiro dia.
kolwezi-track-points-help = São do inimigo, e convém que sejam poucos: menos de 11 ainda é uma vitória. Contados como se acabasse agora, sem os reféns que ainda podem ser executados.
kolwezi-track-points-airport-help = Pontos contra si enquanto a estrada do aeroporto não for sua; o que conta é quem a tem no fim.
kolwezi-track-points-hostages-help = Pontos contra si por cada lugar cujos reféns foram executados.
kolwezi-track-points-losses-help = Pontos contra si por cada passo que perdeu, para sempre.
kolwezi-track-points-steps-help = Pontos contra si por cada passo catanguês no mapa. O que eliminar até ao fim não conta.
kolwezi-track-points-pins-help = Pontos contra si por cada vez que uma peça sua foi fixada, mesmo depois de recuperada.
kolwezi-track-hostages-help = Lugares onde os reféns estão vivos e sem catangueses com eles, libertados por si ou guardados por ninguém, de todos os que tinham reféns no início. À hora indicada são executados os que ainda estiverem retidos, a 5 pontos contra si por lugar.
kolwezi-track-lorries-help = Camiões em condições. Não valem pontos, mas levam as suas unidades no segundo dia, se estiver junto deles às 17h30 do primeiro.
kolwezi-track-pool-help = Peças catanguesas que ainda não vieram e podem infiltrar-se na cidade.
kolwezi-mark-hostages = Reféns
kolwezi-flag-0 = tem o lugar; os reféns aí estão libertados
kolwezi-flag-1 = tem o lugar; os reféns aí estão detidos
kolwezi-mark-lorries = Parque de camiões
kolwezi-mark-airport = Estrada do aeroporto
kolwezi-mark-edge = Orla de Kolwezi
kolwezi-mark-drop = Zona de salto
kolwezi-box-aircraft = Nos aviões
kolwezi-box-lost = Perdidos
kolwezi-box-pool = Reserva de infiltração
kolwezi-box-mine_principale = Guarnição de Mine Principale
kolwezi-box-metal_shaba = Guarnição de Métal Shaba
kolwezi-box-camp_forrest = Guarnição de Camp Forrest
kolwezi-box-luilu = Guarnição de Luilu
kolwezi-box-kapata = Guarnição de Kapata
kolwezi-box-villages = Guarnição de Villages

## Níveis e jogadores do sistema

kolwezi-level-dazzling = Vitória fulgurante
kolwezi-level-victory = Vitória
kolwezi-level-partial = Fracasso parcial
kolwezi-level-bloody = Fracasso sangrento
kolwezi-bot-recruit = Recruta
kolwezi-bot-recruit-about = principiante: não repara em muita coisa e age por impulso
kolwezi-bot-cadet = Cadete
kolwezi-bot-cadet-about = fraco: de vez em quando deixa escapar uma ocasião
kolwezi-bot-captain = Capitão
kolwezi-bot-captain-about = forte: pesa as probabilidades
kolwezi-bot-general = General
kolwezi-bot-general-about = o mais forte: experimenta as ideias antes de agir e demora um pouco

kolwezi-note-sight = Linha de tiro (morteiros e blindados)

## The legend: the figures on a counter

kolwezi-counter = Em baixo: o valor; depois TE para os atiradores, ou o valor a duas e três ligações. Em cima, à esquerda: o nome abreviado.
kolwezi-figures = A seguir a um nome: o valor, e TE para os atiradores, ou o valor a duas e três ligações.
