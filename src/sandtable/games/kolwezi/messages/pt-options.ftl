### Opções: o nome de cada uma, o que muda e, onde há várias, as suas escolhas

kolwezi-option-te_protects_stack = Os atiradores protegem toda a sua pilha
kolwezi-option-te_protects_stack-more = Com esta opção o tiro contra qualquer unidade piora em um por cada atirador empilhado com ela (em dois por alguns). Sem ela só se protegem a si mesmos.

kolwezi-option-dummies_execute = Mesmo um engodo virado para baixo executa reféns
kolwezi-option-dummies_execute-more = De outro modo as peças viradas para baixo junto dos reféns são primeiro reveladas, e os engodos retirados sem dano. Com esta opção um engodo mata como uma unidade; conte com cerca de dois pontos a menos.

kolwezi-option-pins_per_counter = Uma unidade francesa fixada conta uma só vez
kolwezi-option-pins_per_counter-more = De outro modo o inimigo marca um ponto de cada vez que uma unidade francesa é fixada. Com esta opção só o marca da primeira vez por cada unidade.

kolwezi-option-pinned_units_retreat = Os catangueses fixados podem recuar antes de um assalto
kolwezi-option-pinned_units_retreat-more = De outro modo só os que não estão fixados se podem esquivar antes do seu assalto. Com esta opção também os fixados podem.

kolwezi-option-second_hostage_check = Os reféns correm perigo nos dois dias
kolwezi-option-second_hostage_check-more = Os reféns ainda nas mãos dos catangueses são executados no fim de 19 de maio e, com esta opção, também no fim de 20 de maio. Sem ela, quem sobrevive ao primeiro dia está a salvo.

kolwezi-option-hidden_counters_hold = As peças viradas para baixo não se movem
kolwezi-option-hidden_counters_hold-more = De outro modo as unidades pequenas avançam para os reféns, os camiões e a estrada do aeroporto sem serem vistas. Com esta opção ficam onde estão até serem descobertas.

kolwezi-option-objective_holders_flee = As unidades pequenas deixam um objetivo quando os franceses se aproximam
kolwezi-option-objective_holders_flee-more = De outro modo uma unidade pequena junto dos reféns, dos camiões ou na estrada do aeroporto fica lá. Com esta opção vai-se embora logo que esteja ao lado dela.

kolwezi-option-lorries_in_turn = Um camião pode levar várias unidades na mesma fase
kolwezi-option-lorries_in_turn-more = De outro modo um camião anda uma vez e leva uma só unidade em cada fase de movimento. Com esta opção pode apanhar outra quando o passageiro tiver descido.
