### Foreign Legion Paratrooper

## Title

paratrooper-title = Foreign Legion Paratrooper
paratrooper-about = Um regimento de paraquedistas da Legião Estrangeira contra uma oposição conduzida pelas regras: missões isoladas e campanhas.
paratrooper-played = Solitário, ou em equipa · 1 a 2 horas por missão

## Questions

paratrooper-question-mobilize = { paratrooper-question-mobilize.head }{ $number ->
    [0] {""}
   *[other] {" "}{ paratrooper-question-mobilize.so-far }
  }
    .head = { $ops } PO para gastar. O que mobilizar?{ $last ->
        [0] {""}
       *[other] {" "}A crise está em { $last }: se um Netwar não a baixar, a missão acaba com este turno.
      }{ $refit ->
        [yes] {" "}A recuperação vem a seguir, e também custa PO.
       *[no] {""}
      }
    .so-far = { $initial ->
        [yes] { $number ->
            [0] Até agora: nada.
           *[other] Até agora: { $mobilized }.
          }
       *[no] {""}
      }
paratrooper-refit-next = Isso é perguntado a seguir, quando acabar de mobilizar.
paratrooper-question-refit = Restam { $ops } PO. Recuperar onde?
paratrooper-question-infowar = { $left ->
    [yes] Guerra de informação: envie marcadores ISR a observar hexágonos, e Netwar contra a crise.{ $isr ->
        [yes] {" "}Um ricochete ({ $scouts } em 6) faz perder o ISR, e o que ele revela pode ser uma emboscada.
       *[no] {""}
      }{ $netwar ->
        [yes] {" "}O Netwar perde-se se não tiver sucesso, e o seu ricochete ({ $hackers } em 6) faz subir a crise.
       *[no] {""}
      }
   *[no] Guerra de informação: todos os marcadores estão empenhados. Feito, e caem os dados.
  }
paratrooper-question-infowar-results = Guerra de informação: cada marcador atua uma vez. Qual a seguir?
paratrooper-question-staging = Projeção para { $zone }, { $ops } PO: { $objective ->
    [aboard] { $by } tem o objetivo a bordo: sai do mapa pela borda, por um aeródromo ou por uma zona de salto, e a missão acaba.
    [held] o objetivo é seu. Um transporte embarca-o no seu hexágono: helicóptero de transporte, VLRA ou VBCI.
    [leaving] nada mais pode ser trazido ou marcado; há unidades que ainda podem sair do mapa, sem custo. Feito, e as cargas descem.
    [nothing] nada mais há a voar, a marcar ou a fazer entrar. Feito, e as cargas descem.
   *[no] carregar um avião, marcar uma zona de salto, fazer entrar ou sair unidades.
  }
paratrooper-question-flight = { $loaded ->
    [0] { $unit } ainda não leva nada (0 de { $places } lugares). Quem embarca?
   *[other] { $unit } leva { $units } ({ $loaded } de { $places } lugares). { $room ->
        [yes] Carregar mais, ou para onde?
       *[no] Para onde?
      }
  }
paratrooper-question-entry = Onde entra { $unit } no mapa?
paratrooper-question-convoys = Gastar um comboio para { $purpose ->
    [combat] o combate? As unidades terrestres no seu raio disparam então uma coluna melhor
   *[movement] o movimento? As unidades terrestres no seu raio movem-se então o dobro
  }; fica gasto.
paratrooper-question-march = Movimento: que unidade se move?
paratrooper-question-sectors = Que setor se move a seguir?
paratrooper-question-force = { $units }: para onde?
paratrooper-question-checkpoints = Montar um posto de controlo?
paratrooper-question-settle = Informações: que hexágono revelar?
paratrooper-question-strikes = { $left ->
    [yes] Coloque ataques aéreos, drones e fogo à distância.
   *[no] Todos os ataques estão colocados. Feito, e caem os dados.
  }
paratrooper-question-guns = Fogo à distância: que armas pesadas bombardeiam, e onde?
paratrooper-question-strike-combat = Ataques em { $at }: cada um dispara uma vez. Qual a seguir?
paratrooper-question-air-defense = Defesa aérea em { $at }: que ataque a sofre?
paratrooper-question-going-home = Para onde regressa { $unit }?
paratrooper-question-combat = { $attacker ->
    [opposition] Contra-ataque
   *[regiment] Combate terrestre
  }: em que hexágono combater a seguir?
paratrooper-question-disembark = Contra-ataque em { $at }: quem desembarca?
paratrooper-question-handover = Combate em { $at }: o objetivo muda de mãos antes?
paratrooper-question-netwar-support = Apoiar o combate em { $at } com um marcador Netwar?
paratrooper-question-battle = Combate em { $at }, ronda { $round }: as unidades de empenhamento { $rating } disparam agora, { $joint ->
    [yes] uma a uma ou em conjunto sob o posto de comando. Quem a seguir?
   *[no] uma a uma. Quem a seguir?
  }
paratrooper-question-losses = Combate em { $at }: { $hits ->
    [0] quem retira, e para onde?
    [one] quem sofre o impacto?
   *[other] quem sofre o primeiro de { $hits } impactos?
  }
paratrooper-question-pursuit = A batalha de { $at } está ganha. Quem persegue?
paratrooper-question-higher-intelligence = Informações superiores: que hexágono revelar?
paratrooper-question-local-support = Apoio local: o que recebe?
paratrooper-question-nato-support = Apoio da NATO: { $left ->
    [2] um avião de transporte{ $mac ->
        [no] {" "}(não resta nenhum)
       *[yes] {""}
      }, um ataque de drone{ $drone ->
        [no] {" "}(não resta nenhum)
       *[yes] {""}
      } ou { $markers ->
        [0] marcadores INFOWAR
        [1] o último marcador INFOWAR que resta
       *[other] dois marcadores INFOWAR
      }: ISR{ $isr ->
        [no] {" "}(não resta nenhum)
       *[yes] {""}
      }, Netwar{ $nw ->
        [no] {" "}(não resta nenhum)
       *[yes] {""}
      }. O que recebe?
   *[other] mais um marcador INFOWAR. Qual?
  }
paratrooper-question-network-attack = Ataque à rede: gastar um marcador Netwar?
paratrooper-question-crisis = { $aboard ->
    [yes] Declarar o objetivo evacuado?
   *[no] O objetivo pode ser evacuado de onde está. Quem o leva a bordo?
  }
paratrooper-question-tricolor = Todos os marcadores FSA estão colocados. Mover um para { $zone }?
paratrooper-question-award = Ganhou { $ship ->
    [yes] um navio de assalto anfíbio
   *[no] uma base avançada (FSA)
  }: onde fica o marcador?
paratrooper-question-kept-command = Onde começam os seus postos de comando e aviões de transporte?

## Actions

paratrooper-propose-mobilize = Como propõe o estado-maior: { $op } PO{ $left ->
    [0] {""}
    [one] , fica { $left } para os voos
   *[other] , ficam { $left } para os voos
  }
    .what = { $units }
paratrooper-do-mobilize = Mobilizar { $kind } por { $op }{ $place ->
    [yes] {" "}({ $at })
   *[no] {""}
  }: { $what } ({ $left })
paratrooper-do-deploy = { $unit }: { $to }
paratrooper-do-refit = Recuperar { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-refit-expending = Recuperar { $at } e gastar { $by }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-refit-command = Recuperar os postos de comando (1 PO)
paratrooper-do-scout = ISR sobre { $at }
paratrooper-do-netwar = Netwar contra a crise (um ricochete fá-la subir)
paratrooper-do-fly = Carregar { $unit }
paratrooper-do-load = Embarcar { $unit }
paratrooper-do-load-off = Embarcar { $unit } e sair do mapa ({ $at })
paratrooper-do-drop = Lançar sobre { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-land = Aterrar em { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-ferry = Voar para outro lado ({ $to }){ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-mark-zone = Zona de salto em { $at }
paratrooper-do-build = Construir uma base em { $at }
paratrooper-do-enter = { $unit } entra em { $at }{ $op ->
    [0] {""}
   *[other] {" "}({ $op } PO)
  }
paratrooper-do-exit = { $unit } sai do mapa ({ $to })
paratrooper-do-exit-objective = { $unit } leva o objetivo do mapa ({ $to }): a missão acaba
paratrooper-do-dismantle = Retirar { $unit }
paratrooper-do-take-up = { $unit } recolhe o objetivo{ $place ->
    [yes] {" "}em { $at }
   *[no] {""}
  }
paratrooper-do-put-down = { $unit } pousa o objetivo
paratrooper-do-expend = Gastar { $unit }
paratrooper-do-command = { $seat } move-se a seguir
paratrooper-do-pick = { $unit } move-se
paratrooper-do-bring-in = Trazer { $unit } para o mapa da missão
paratrooper-do-join = { $unit } acompanha
paratrooper-do-carry = Embarcar { $unit }
paratrooper-do-carry-by = { $by } embarca { $unit }
paratrooper-do-move = Para { $to }
paratrooper-do-set-down = Desembarcar em { $at }
paratrooper-do-set-down-objective = Para { $at }, e pousar lá o objetivo
paratrooper-do-set-down-unit = Desembarcar { $unit } em { $at }
paratrooper-do-recon = { $unit } reconhece { $at }
paratrooper-do-checkpoint = Posto de controlo em { $at } (1 PO)
paratrooper-do-reveal = Revelar { $at }
paratrooper-do-strike = { $unit } ataca { $at }
    .all = Os { $count } atacam { $at }
paratrooper-do-bombard = { $unit } bombardeia { $at }
    .all = Os { $count } bombardeiam { $at }
paratrooper-do-resolve = { $unit } atua a seguir{ $place ->
    [yes] {" "}em { $at }
   *[no] {""}
  }
    .all = Atuam os { $count }, por esta ordem
paratrooper-do-lose = { $unit } sofre-a
paratrooper-do-base = { $unit } regressa à base ({ $to })
paratrooper-do-battle = Combater em { $at }
paratrooper-do-support = Empenhar um marcador Netwar
paratrooper-do-fight-without = Combater sem Netwar
paratrooper-do-disembark = { $unit } desembarca
paratrooper-do-fire = { $unit } dispara
    .all = Disparam os { $count }, um a um, por esta ordem
paratrooper-do-combine = { $networked ->
    [yes] As { $number } FELIN disparam juntas
   *[no] As { $number } disparam juntas, com os valores de combate somados
  }
paratrooper-do-take-hit = { $unit } sofre o impacto: { $worn ->
    [yes] já desorganizado, é eliminado
   *[no] fica desorganizado
  }
paratrooper-do-retreat = { $unit } retira para { $to }
paratrooper-do-give-up = { $unit } não pode retirar e perde-se
paratrooper-do-pursue = { $unit } persegue para { $to }
paratrooper-do-pursue-carrying = { $unit } persegue para { $to } com { $carrying }
paratrooper-do-receive = Receber { $kind }{ $place ->
    [yes] {" "}({ $at })
   *[no] {""}
  }: { $what }
paratrooper-do-restore = Recuperar { $unit }
paratrooper-do-sacrifice = Gastar um marcador Netwar (+1 PO)
paratrooper-do-declare = O objetivo está evacuado: a missão acaba
paratrooper-do-relocate = Mover { $unit }
paratrooper-do-endure = Guardar o marcador e perder 2 PO
paratrooper-do-keep-convoys = { $number ->
    [one] Guardá-lo
   *[other] Guardá-los
  }
paratrooper-do-done = Feito

## Events

paratrooper-event-location = Dados { $dice }: zona de crise: { $zone }.
paratrooper-event-map = Mapa da missão: { $map }.
paratrooper-event-mission = Missão: { $mission }.
paratrooper-event-opposition = Oposição crescente, dado { $dice }: { $changes ->
    [starting_crisis] a crise começa { $amount } mais alta
    [initial_ops] PO iniciais { $amount }
    [follow_on_ops] PO seguintes { $amount } em cada turno
   *[opfor_units] mais { $amount } marcadores OPFOR
  }.
paratrooper-event-starting-crisis = A crise começa em { $crisis }.
paratrooper-event-opfor-strength = A oposição: dados { $dice }, élan { $elan }{ $more ->
    [0] {""}
   *[other] , { $more } pela oposição crescente
  }: { $number } marcadores e o objetivo são colocados ocultos.
paratrooper-event-opfor-placed = Dados { $dice }: um marcador oculto em { $at }.
paratrooper-event-opfor-hidden = { $number ->
    [one] Um marcador oculto
   *[other] { $number } marcadores ocultos
  } em { $at }.
paratrooper-event-opfor-redeployed = Dados { $dice }: um marcador passa de { $from } para { $at }.
paratrooper-event-opfor-concealed = { $number ->
    [one] Um marcador em { $at } volta a ficar oculto.
   *[other] { $number } marcadores em { $at } voltam a ficar ocultos.
  }
paratrooper-event-opfor-advances = { $unit } avança de { $from } para { $to }, em direção a { $goal }: { $equally_near ->
    [one] o hexágono REP mais próximo
   *[other] por sorteio entre { $equally_near } hexágonos REP igualmente próximos
  }.
paratrooper-event-opfor-eliminated = { $unit } é eliminado.
paratrooper-event-opfor-retreats = { $unit } retira de { $at } para a reserva.
paratrooper-event-pool-empty = A reserva está vazia.
paratrooper-event-revealed = Revelados em { $at }: { $units }.
paratrooper-event-to-pool = { $unit } volta à reserva.
paratrooper-event-ambush = Emboscada em { $at }, dado { $dice }: aparecem outros tantos marcadores.
paratrooper-event-ied = IED contra { $unit }: dado { $dice }, { $hit ->
    [yes] a unidade fica desorganizada
   *[no] nada acontece (só um 6 desorganiza)
  }.
paratrooper-event-objective-found = { $unit } é encontrado em { $at }{ $number ->
    [0] {""}
    [one] ; mais um marcador guarda-o
   *[other] ; mais { $number } marcadores guardam-no
  }.
paratrooper-event-objective-lost = { $unit } perde-se com { $by }.
paratrooper-event-turn = Turno { $turn }
paratrooper-event-phase = Fase: { $phase ->
    [operations] { paratrooper-phase-operations }
    [mobilization] { paratrooper-phase-mobilization }
    [infowar] { paratrooper-phase-infowar }
    [staging] { paratrooper-phase-staging }
    [movement] { paratrooper-phase-movement }
    [reveal] { paratrooper-phase-reveal }
    [strike-placement] { paratrooper-phase-strike-placement }
    [air-defense] { paratrooper-phase-air-defense }
    [strike-combat] { paratrooper-phase-strike-combat }
    [landing] { paratrooper-phase-landing }
    [ground-combat] { paratrooper-phase-ground-combat }
    [events] { paratrooper-phase-events }
    [counterattack] { paratrooper-phase-counterattack }
   *[crisis] { paratrooper-phase-crisis }
  }
paratrooper-event-follow-on = PO seguintes: dados { $dice }{ $less ->
    [0] {""}
   *[other] , menos { $less } pela oposição crescente
  }.
paratrooper-event-ops = { $change ->
    [0] Os PO ficam em { $ops }.
   *[other] PO { $signed }: agora { $ops }.
  }
paratrooper-event-crisis = { $change ->
    [0] A crise fica em { $crisis }.
   *[other] Crise { $signed }: agora { $crisis }.
  }
paratrooper-event-mobilized = { $unit } ({ $kind }) é mobilizado{ $place ->
    [yes] {" "}em { $at }
   *[no] {""}
  } por { $op } PO.
paratrooper-event-received = { $unit } chega de graça{ $place ->
    [yes] {" "}a { $at }
   *[no] {""}
  }.
paratrooper-event-refitted = Recuperados: { $units }.
paratrooper-event-isr-placed = { $unit } observa { $at }.
paratrooper-event-netwar-committed = { $unit } é empenhado contra a crise.
paratrooper-event-isr = { $unit } em { $at }, dado { $dice }: { $result ->
    [success] sucesso, vira-se o que lá está
    [fail] falha, volta para a caixa
   *[blowback] ricochete, perde-se para esta missão
  }.
paratrooper-event-netwar = { $unit }, dado { $dice }: { $result ->
    [success] sucesso
    [fail] falha, perde-se para esta missão
   *[blowback] ricochete, perde-se e a crise sobe
  }.
paratrooper-event-drop-ordered = { $unit } vai lançar { $units } sobre { $at }.
paratrooper-event-landing-ordered = { $unit } vai desembarcar { $units } em { $at }.
paratrooper-event-ferried = { $unit } leva { $units } ({ $to }).
paratrooper-event-entered = { $unit } entra em { $at }.
paratrooper-event-beside = { $unit } está junto a { $at }.
paratrooper-event-left = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}com { $aboard } a bordo
  } sai do mapa em { $from } ({ $to }).
paratrooper-event-built = { $unit } é montado em { $at }.
paratrooper-event-dismantled = { $unit } é retirado.
paratrooper-event-marker-removed = { $unit } em { $at } é removido.
paratrooper-event-expended = { $unit } em { $at } é gasto{ $purpose ->
    [movement] : { $units } podem ir ao dobro da distância
    [combat] : uma coluna a favor de { $units }
   *[refit] {" "}para recuperar
  }.
paratrooper-event-moved = { $units }{ $loaded ->
    [0] {""}
   *[other] {" "}com { $aboard } a bordo
  }: { $outside ->
    [yes] entra no mapa para { $to }
   *[no] de { $from } para { $to }
  }{ $steps ->
    [0] {""}
   *[other] {" "}por { $path }
  }{ $river ->
    [yes] , por um rio sobre o inimigo
   *[no] {""}
  }.
paratrooper-event-embarked = { $unit } embarca em { $by }.
paratrooper-event-set-down = { $by } deixa { $unit } em { $at }.
paratrooper-event-taken-up = { $unit } recolhe { $target } em { $at }.
paratrooper-event-evacuated = { $unit } é evacuado.
paratrooper-event-recon = { $unit } observa { $at }: dado { $dice }, menos de { $below } necessário: { $found ->
    [yes] sucesso
   *[no] falha
  }.
paratrooper-event-massacre-recovered = { $unit } em { $at } é recuperado.
paratrooper-event-overstacked = { $number } unidades em { $at }: mais do que a pilha permite.
paratrooper-event-disrupted = { $unit } é desorganizado.
paratrooper-event-eliminated = { $why ->
    [drop] { $unit } saltou sobre o inimigo, que ainda ocupa o hexágono: é eliminado, para onde quer que tenha retirado.
   *[fight] { $unit } é eliminado.
  }
paratrooper-event-strike-placed = { $unit } aponta a { $at }.
paratrooper-event-strike-called-off = { $at } está em chamas: { $unit } é cancelado.
paratrooper-event-strike-in-vain = Já não há ninguém em { $at } para { $unit }.
paratrooper-event-air-defense = Defesa aérea em { $at }{ $capable ->
    [yes] {" "}(unidades antiaéreas)
   *[no] {""}
  }, dado { $dice }: { $result ->
    [shootdown] um dos seus raides é abatido
    [abort] um dos seus raides tem de voltar para trás
   *[none] os seus raides passam
  }.
paratrooper-event-airstrike-lost = { $unit }: { $result ->
    [shootdown] abatido
   *[abort] volta para trás
  }.
paratrooper-event-fire = Fogo de { $units } em { $at }, coluna { $column }, dado { $dice }: { $hits ->
    [0] { $retreat ->
        [0] sem efeito
       *[other] uma retirada
      }
    [one] um impacto{ $retreat ->
        [0] {""}
       *[other] {" "}e uma retirada
      }
   *[other] { $hits } impactos{ $retreat ->
        [0] {""}
       *[other] {" "}e uma retirada
      }
  }.
paratrooper-event-retreat-ignored = Uma base em { $at }: ninguém retira.
paratrooper-event-retreats = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}com { $aboard } a bordo
  } retira de { $from } para { $to }.
paratrooper-event-drop = { $unit } salta sobre { $at }, dado { $dice }{ $change ->
    [0] {""}
   *[other] {" "}{ $signed }
  }: { $result ->
    [land] aterra
    [scatter] dispersa
    [disrupt] aterra desorganizado
   *[other] dispersa, desorganizado
  }.
paratrooper-event-scatter-die = Direção da dispersão: dado { $dice }{ $again ->
    [yes] , fora do mapa ou na água: lança-se de novo
   *[no] {""}
  }.
paratrooper-event-scattered = { $unit } cai em { $to }.
paratrooper-event-landed = { $unit } aterra em { $at }.
paratrooper-event-turned-back = { $at } não serve: { $unit } volta para trás.
paratrooper-event-mac-home = { $unit } regressa à base ({ $to }).
paratrooper-event-battle = Combate em { $at }: { $attacker ->
    [regiment] o REP ataca
   *[opposition] a oposição ataca
  }.
paratrooper-event-battle-over = Combate de { $at } após { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }: { $winner ->
    [regiment] o REP vence
    [opposition] a oposição vence
   *[nobody] empate
  }.
paratrooper-event-no-battle = Ninguém para combater em { $at }.
paratrooper-event-netwar-supports = { $unit } apoia o combate em { $at }.
paratrooper-event-netwar-expended = { $unit } é gasto.
paratrooper-event-pursues = { $unit }{ $loaded ->
    [0] {""}
   *[other] {" "}com { $aboard } a bordo
  } persegue de { $from } para { $to }{ $river ->
    [yes] , por um rio sobre o inimigo
   *[no] {""}
  }.
paratrooper-event-event = Evento, dados { $dice }: { $event }. { $effect }
paratrooper-event-event-die = { $event }: dado { $dice }, { $what ->
    [lost] perdem-se outros tantos PO, na medida dos que houver
    [gained] ganham-se outros tantos PO
   *[come] chegam outros tantos marcadores inimigos
  }.
paratrooper-event-oilfield = Campo petrolífero { $at }: dado { $dice }, fogo abaixo de { $steps }.
paratrooper-event-oilfield-fire = { $at } está a arder.
paratrooper-event-collateral = Danos colaterais em { $at }.
paratrooper-event-mission-over = A missão acabou: { $reason ->
    [objective] o objetivo está em casa
   *[crisis] a crise rebentou
  }.
paratrooper-event-evaluation = { $points } PV: { $level ->
    [glorious] uma vitória gloriosa
    [reasonable] uma vitória razoável
    [debacle] um desaire
   *[disgrace] uma desgraça
  }. Objetivo { $objective }, inimigo eliminado { $eliminated }, massacres { $massacres }, hexágonos ocupados { $hexes }, perdas { $losses }, crise { $crisis }.
paratrooper-event-elan = O élan é agora { $elan }.
paratrooper-event-fsa = { $unit } é montado ({ $to }).
paratrooper-event-next-mission = Missão { $number }.{ $kept ->
    [0] {""}
   *[other] {" "}Mantidos: { $units }.
  }
paratrooper-event-deployed = { $unit } é colocado de início ({ $to }).
paratrooper-event-campaign-over = A campanha está { $won ->
    [yes] ganha
   *[no] perdida
  }: { $victories } vitórias, { $points } PV.
paratrooper-event-concede = { $side } desiste.

## Odds

paratrooper-verdict-all-land = todos aterram onde devem
paratrooper-verdict-one-hits = pelo menos um acerta
paratrooper-verdict-none-hits = nenhum acerta
paratrooper-verdict-some-scatter = nenhum fica desorganizado, alguns dispersam para um hexágono vizinho
paratrooper-verdict-some-disrupted = pelo menos um fica desorganizado
paratrooper-odds-infowar = { $result ->
    [success] { $by ->
        [scout] sucesso: o que lá está é revelado, talvez uma emboscada
        [net] sucesso: a crise desce
       *[ground] sucesso
      }
    [fail] { $by ->
        [scout] falha: o marcador volta
        [net] falha: o marcador perde-se
       *[ground] falha
      }
   *[blowback] { $by ->
        [net] ricochete: o marcador perde-se e a crise sobe
       *[scout] ricochete: o marcador perde-se
      }
  }
paratrooper-odds-mission-ends = a missão acaba
paratrooper-odds-fire = { $through ->
    [yes] se passar: {""}
   *[no] {""}
  }{ $hits ->
    [0] { $retreat ->
        [0] sem efeito
       *[other] um inimigo retira
      }
    [one] um inimigo é eliminado{ $retreat ->
        [0] {""}
       *[other] , outro retira
      }
   *[other] { $hits } inimigos são eliminados{ $retreat ->
        [0] {""}
       *[other] , outro retira
      }
  }
    .of = O tiro
paratrooper-odds-base = Há uma base em { $at }: enquanto se mantiver, ninguém lá retira.
paratrooper-odds-air-defense = Defesa aérea: { $result ->
    [shootdown] abatido
    [abort] volta para trás
   *[none] o ataque passa
  }
    .of = O caminho
paratrooper-odds-drop = { $unit }: { $result ->
    [land] aterra
    [scatter] dispersa
    [disrupt] { $worn ->
        [yes] de novo desorganizado: eliminado
       *[no] desorganizado
      }
   *[other] dispersa, { $worn ->
        [yes] de novo desorganizado: eliminado
       *[no] desorganizado
      }
  }
paratrooper-odds-objective-to-come = o objetivo, { $points } pontos, se ainda pudesse ser trazido: isso não é contado aqui
paratrooper-odds-astray = { $astray ->
    [yes] alguém dispersa para cima do inimigo: há lá um combate, e perde-se se o hexágono não ficar limpo
   *[no] ninguém dispersa para cima do inimigo
  }
paratrooper-odds-hidden-units = { $units ->
    [0] nenhuma unidade inimiga está aqui oculta
    [one] { $units } unidade inimiga está aqui oculta
   *[other] { $units } unidades inimigas estão aqui ocultas
  }
paratrooper-odds-hidden-extra = { $what ->
    [ambush] Está aqui uma emboscada: { $chance } %. Um dado diz então quantos marcadores mais aparecem.
    [ied] Está aqui um IED: { $chance } %. Cada unidade terrestre sua fica então desorganizada com um 6.
   *[objective] Está aqui o objetivo: { $chance } %. Com ele aparecem então mais { $number } marcadores.
  }
paratrooper-odds-hidden-strength = Qualquer unidade inimiga ainda não vista pode estar aqui: combate { $low } a { $high }, { $mean } em média.
paratrooper-odds-hidden-first = Destas, { $before } % disparam antes da sua melhor (empenhamento { $rating }). { $alike } % têm o mesmo: então { $edge ->
    [regiment] dispara você primeiro
   *[opposition] disparam elas primeiro
  }.
paratrooper-odds-imagined = O combate e as suas perdas: de { $ways } jogos imaginados; uma probabilidade pode desviar-se { $error } %.
paratrooper-odds-holds = { $span ->
    [round] após uma ronda, {""}
   *[battle] {""}
  }{ $holds ->
    [regiment] só o REP fica
    [opposition] só a oposição fica
    [both] ficam ambos
   *[nobody] não fica ninguém
  }
    .of = Quem fica
paratrooper-odds-battle = Segue-se um combate em { $at }: os dados podem cair de demasiadas maneiras para dizer o que dele sai
paratrooper-odds-row = { $place }. O empenhamento { $rating } dispara: { $units }{ $how ->
    [joint] {" "}(em conjunto, se quiser)
    [commanded] {" "}(em conjunto)
    [alone] {" "}(só: apenas unidades de igual empenhamento disparam em conjunto)
   *[each] {""}
  }
paratrooper-odds-one-round = O combate inteiro é grande demais para calcular: isto é o que pode dar a primeira ronda.
paratrooper-odds-lost = Unidades REP perdidas: { $lost }
    .of = Perdas do REP
paratrooper-odds-killed = Unidades OPFOR eliminadas: { $killed }
    .of = Perdas da OPFOR
paratrooper-odds-objective = { $aboard ->
    [yes] O objetivo, { $points } pontos, vai em { $by }: perde-se com ele
   *[no] O objetivo está aqui: { $points } pontos, se depois for embarcado e levado do mapa
  }
paratrooper-harm-overstacking = { $number } unidades em { $at }, onde a pilha permite { $most }: se assim ficar até ao fim da fase, todas são desorganizadas.
paratrooper-harm-overstacking-air = { $number } unidades estão em { $at } ou a caminho, onde a pilha permite { $most }: se todas lá chegarem, todas são desorganizadas.
paratrooper-harm-drop-zone = A OPFOR está em { $at }: a zona de salto é retirada no fim da fase de projeção.
paratrooper-harm-objective-left = Ninguém fica junto do objetivo em { $at }.
paratrooper-harm-put-down = O objetivo fica então em { $at }, e { $unit } não pode voltar a recolhê-lo nesta fase.
    .yes = Pousá-lo
paratrooper-harm-hex-left = Ninguém fica em { $at }: ocupado até ao fim, vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
paratrooper-harm-field-left = Ninguém fica em { $at }: { $units } não pode aterrar lá neste turno e volta para trás.
paratrooper-harm-drop-on-enemy = Se restar algum inimigo em { $at } depois do ataque, todos os que lá saltaram se perdem.
paratrooper-harm-dropped = { $unit } saltou em { $at } neste turno: se lá restar algum inimigo depois do combate, perde-se para onde quer que vá.
paratrooper-harm-mission-ends = O objetivo sai do mapa: { $points } pontos, a crise abranda, e a missão acaba logo: { $total } pontos com o que se vê agora ({ $level }){ $hidden ->
    [yes] ; o que ainda está virado para baixo pode mudar isso
   *[no] {""}
  }.
    .yes = Trazê-lo e acabar a missão
paratrooper-harm-blowback = A crise está em { $crisis }: um ricochete acaba logo com a missão.
paratrooper-harm-crisis = A crise está em { $crisis }: se não baixar, a missão acaba com este turno.
paratrooper-harm-unspent = { $op ->
    [one] { $op } PO não está gasto. Fica
   *[other] { $op } PO não estão gastos. Ficam
  } para voos e reforços{ $now ->
    [yes] , mas as unidades de alta tecnologia e os navios só se obtêm agora
   *[no] {""}
  }.
paratrooper-short-of-points = { $to }: o caminho mais barato custa { $cost } pontos de movimento, e restam { $left }.
paratrooper-shut-out = { $to }: este terreno está fechado a parte deste grupo.

## Facts, terrain, tracks, phases, markers, levels, options

paratrooper-reason-drop-zone = marcador de zona de salto
paratrooper-reason-special-forces = forças especiais
paratrooper-reason-opfor = OPFOR no hexágono
paratrooper-reason-base = a base do inimigo
paratrooper-reason-river = travessia de rio
paratrooper-reason-logistics = apoio logístico
paratrooper-reason-fire = campo petrolífero a arder
paratrooper-fact-kind = Tipo
paratrooper-fact-combat = Combate
paratrooper-fact-engagement = Empenhamento
paratrooper-fact-movement = Movimento
paratrooper-fact-support = Raio de apoio
paratrooper-fact-counters = Fichas
paratrooper-fact-bound = Com destino a
paratrooper-fact-aboard = A bordo de
paratrooper-fact-value = PV se evacuado
paratrooper-fact-reduction = A crise baixa
paratrooper-fact-ability = Capacidade
paratrooper-fact-meaning = O que faz
paratrooper-meaning-massacre = recolhido onde uma unidade sua termina uma fase de movimento, conta a seu favor; se lá ficar no fim, contra si
paratrooper-meaning-ied = quem entra tem de parar; uma unidade de engenharia que termine aqui o movimento desativa-o
paratrooper-ability-air-defense = defesa aérea
paratrooper-terrain-open = Aberto
paratrooper-terrain-desert = Deserto
paratrooper-terrain-brush = Mato
paratrooper-terrain-jungle = Selva
paratrooper-terrain-mountain = Montanha
paratrooper-terrain-mesa = Mesa
paratrooper-terrain-town = Vila
paratrooper-terrain-city = Cidade
paratrooper-terrain-water = Água
paratrooper-terrain-home = Base
paratrooper-terrain-crisis = Zona de crise
paratrooper-terrain-ocean = Oceano
paratrooper-terrain-display = Quadro
paratrooper-track-turn = Turno
paratrooper-track-crisis = Crise
paratrooper-track-crisis-help = Tensão internacional. A 12 a missão acaba. Ver 11.0 para o que pode o Netwar.
paratrooper-track-ops = PO
paratrooper-track-elan = Élan
paratrooper-track-points = PV visíveis
paratrooper-track-pool = Reserva OPFOR
paratrooper-track-missions = Missões
paratrooper-track-victories = Vitórias
paratrooper-track-debacles = Desaires
paratrooper-track-turn-help = O turno. Não há um último: a missão acaba quando o objetivo é trazido, ou pela crise.
paratrooper-track-ops-help = Pontos de operações que restam, de quantos se podem guardar. Pagam unidades, voos, ataques e recuperações; em cada turno vêm mais.
paratrooper-track-elan-help = O moral do seu regimento, do mais alto que pode ter. No início de uma missão soma PO e permite outras tantas unidades de alta tecnologia; mas há outras tantas peças inimigas a mais no mapa.
paratrooper-track-points-help = Pontos de vitória até onde se veem: o que está virado para baixo ainda os pode mudar. Quantos mais, melhor.
paratrooper-track-pool-help = Peças da oposição que não foram tiradas: o que vem para o mapa é tirado delas às cegas.
paratrooper-track-missions-help = Em que missão da campanha está, de quantas.
paratrooper-track-victories-help = Missões ganhas, de quantas é preciso ganhar na campanha.
paratrooper-track-debacles-help = Desaires até agora, de quantos a campanha permite.
paratrooper-phase-operations = Pontos de operações
paratrooper-phase-mobilization = Mobilização
paratrooper-phase-infowar = Guerra de informação
paratrooper-phase-staging = Projeção
paratrooper-phase-movement = Movimento
paratrooper-phase-reveal = Revelação
paratrooper-phase-strike-placement = Colocação de ataques
paratrooper-phase-air-defense = Defesa aérea
paratrooper-phase-strike-combat = Ataques
paratrooper-phase-landing = Saltos e aterragens
paratrooper-phase-ground-combat = Combate terrestre
paratrooper-phase-events = Eventos
paratrooper-phase-counterattack = Contra-ataque
paratrooper-phase-crisis = Crise
paratrooper-marker-disrupted = desorganizado
paratrooper-marker-moved = já se moveu
paratrooper-marker-river = assalto de rio
paratrooper-marker-aboard = a bordo
paratrooper-marker-dropped = lançado
paratrooper-marker-doubled = vai duas vezes mais longe
paratrooper-marker-backed = apoiado por um comboio
paratrooper-mark-airfield = Aeródromo
paratrooper-mark-oilfield = Campo petrolífero
paratrooper-mark-port = Porto
paratrooper-mark-objective = Hexágono de valor
paratrooper-note-sector-1 = Setor 1
paratrooper-note-sector-2 = Setor 2
paratrooper-note-sector-3 = Setor 3
paratrooper-level-glorious = Vitória gloriosa
paratrooper-level-reasonable = Vitória razoável
paratrooper-level-debacle = Desaire
paratrooper-level-disgrace = Desgraça
paratrooper-level-campaign-won = Campanha ganha
paratrooper-level-campaign-lost = Campanha perdida
paratrooper-bot-recruit = Recruta
paratrooper-bot-recruit-about = principiante: não repara em muita coisa e age por impulso
paratrooper-bot-lieutenant = Tenente
paratrooper-bot-lieutenant-about = médio: vê um passo adiante
paratrooper-bot-colonel = Coronel
paratrooper-bot-colonel-about = forte: planeia a missão
paratrooper-bot-general = General
paratrooper-bot-general-about = o mais forte: experimenta as ideias antes de agir e demora um pouco
paratrooper-box-available = A mobilizar
paratrooper-box-ready = Prontos
paratrooper-box-eliminated = Eliminados
paratrooper-box-opfor-eliminated = OPFOR eliminados
paratrooper-box-flying = No ar
paratrooper-box-beside = Junto ao mapa
paratrooper-box-pool = Reserva OPFOR
paratrooper-strategic-map = Mapa estratégico
paratrooper-map-atlantic = Oceano Atlântico
paratrooper-map-mediterranean = Mar Mediterrâneo
paratrooper-map-black-sea = Mar Negro
paratrooper-map-indian = Oceano Índico
paratrooper-map-caspian = Mar Cáspio
paratrooper-map-sahara = Sara
paratrooper-map-arabia = Arábia
paratrooper-map-europe = Europa

## Para que são os pontos de vitória

paratrooper-stake-opfor = unidades OPFOR eliminadas
paratrooper-stake-opfor-cps = postos de comando OPFOR eliminados
paratrooper-stake-objective = o objetivo
paratrooper-stake-losses = perdas do REP
paratrooper-stake-disrupted = unidades do REP desorganizadas
paratrooper-stake-massacres = massacres
paratrooper-stake-missions = missões anteriores

## The legend: the figures on a counter

paratrooper-counter = Em baixo: combate e movimento. Em cima, à esquerda: empenhamento.
paratrooper-figures = A seguir a um nome: combate e movimento.

paratrooper-beginning = Preparação
