### Opções: o nome de cada uma, o que muda e, onde há várias, as suas escolhas

paratrooper-option-crowds_every_phase = O excesso desorganiza no fim de cada fase
paratrooper-option-crowds_every_phase-more = Mais de seis unidades ou ataques num hexágono desorganizam todos os que lá estão. De outro modo acontece uma vez, e de novo só se nada mudar; com esta opção em cada fase, e quem já está desorganizado é eliminado.

paratrooper-option-refit_expends_convoy = Um comboio que recupera unidades é gasto
paratrooper-option-refit_expends_convoy-more = De outro modo um comboio ao alcance permite recuperar só pelo preço e fica. Com esta opção é retirado quando serve para isso.

paratrooper-option-impact_logistics = O abastecimento conta também para os ataques à distância
paratrooper-option-impact_logistics-more = De outro modo bombas e granadas resolvem-se sem olhar ao abastecimento. Com esta opção a logística desvia a coluna como em qualquer outro combate.

paratrooper-option-random_opfor_order = Inimigos iguais disparam por ordem sorteada
paratrooper-option-random_opfor_order-more = De outro modo, entre inimigos de igual empenhamento, o mais forte dispara primeiro. Com esta opção tira-se à sorte, e não pode prever quem se segue.

paratrooper-option-no_counters_in_water = Nada é colocado em plena água
paratrooper-option-no_counters_in_water-more = De outro modo o que é colocado ao acaso pode cair num hexágono só de água, fora de alcance. Com esta opção esse hexágono é tirado de novo.

paratrooper-option-mission_by_marker = A missão é tirada dos marcadores de objetivo
paratrooper-option-mission_by_marker-more = De outro modo um dado decide qual é a missão. Com esta opção tira-se um marcador sem o ver; as probabilidades são as mesmas.

paratrooper-option-ground_recon = Reconhecimento terrestre
paratrooper-option-ground_recon-more = Uma vez em cada fase de movimento, uma unidade ao lado de inimigos ocultos pode tentar saber o que são, sem custo: um dado abaixo do seu empenhamento revela-os todos.

paratrooper-option-checkpoints = Postos de controlo
paratrooper-option-checkpoints-more = Podem comprar-se postos de controlo como reforços e montá-los onde uma unidade ficou parada. Ali as suas unidades disparam primeiro contra inimigos de igual empenhamento.

paratrooper-option-two_of_a_kind = No máximo duas missões do mesmo tipo numa campanha
paratrooper-option-two_of_a_kind-more = De outro modo os dados podem mandá-lo vezes sem conta para o mesmo tipo de missão. Com esta opção nenhum sai mais de duas vezes em dez.

paratrooper-option-buy_lshd = O navio porta-helicópteros (LSHD) pode ser comprado
paratrooper-option-buy_lshd-more = Numa campanha pode ser mobilizado para uma missão por 5 pontos de operação; dele as unidades chegam por mar à costa de uma zona vizinha.

paratrooper-option-oilfield_damage = Os campos petrolíferos ardem e sofrem danos
paratrooper-option-oilfield_damage-more = Fogo pesado num campo petrolífero danifica-o ou incendeia-o. É preciso parar num que arde, e todo o combate ali é menos eficaz.
