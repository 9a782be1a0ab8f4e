### Opções: o nome de cada uma, o que muda e, onde há várias, as suas escolhas

colonial-option-rough_entry_only = Sai-se de colinas e bosques com qualquer carta
colonial-option-rough_entry_only-more = De outro modo é precisa uma carta preta para cada passo que entra em colinas e bosques, sai deles ou se dá dentro deles. Com esta opção só a entrada a exige.

colonial-option-blocked_assaulter_stays = Um assaltante batido sem saída sobrevive
colonial-option-blocked_assaulter_stays-more = De outro modo, quem tem de recuar de um assalto e não pode é destruído, em ambos os lados. Com esta opção o assaltante fica onde está, em desordem.

colonial-option-lower_score_always_retreats = A soma menor recua mesmo diante de ninguém
colonial-option-lower_score_always_retreats-more = De outro modo as somas já não se comparam quando o assalto aniquilou um dos dois, e o assaltante que resta toma o hexágono. Com esta opção recua ainda assim, se a sua soma era a menor.

colonial-option-commander_follows_unit_state = Os dados do Comandante seguem o estado da sua unidade
colonial-option-commander_follows_unit_state-more = Um Comandante soma dois dados, ou só um se se moveu ou está em desordem. Com esta opção conta a unidade: se ela se moveu ou está em desordem soma um dado, senão dois, faça ele o que fizer.

colonial-option-hidden_units = Unidades ocultas, onde o cenário as tem
colonial-option-hidden_units-more = Alguns cenários deixam unidades começar sem que o outro lado as veja. Sem esta opção todos veem tudo desde o início.

colonial-option-limbered_team_named = A parelha de uma peça atrelada pode ser assaltada
colonial-option-limbered_team_named-more = De outro modo o assalto cai sobre a peça e a sua guarnição, nunca sobre os cavalos que a puxam. Com esta opção pode escolher-se a parelha; se tiver de recuar, leva a peça consigo.

colonial-option-spare_transport_tows = Outro transporte pode tomar conta de uma peça
colonial-option-spare_transport_tows-more = De outro modo só o transporte que veio com a peça a pode puxar, e uma peça que perdeu o seu fica onde está. Com esta opção um transporte livre no seu hexágono pode tomar conta dela.

colonial-option-commander_always_joins = Um Comandante não pode ficar fora de um assalto
colonial-option-commander_always_joins-more = De outro modo um Comandante pode ficar fora do assalto da sua unidade: nenhum dado dele, nenhum perigo para ele. Com esta opção vai sempre com ela.

colonial-option-commander_seats = Um jogador para cada Comandante
colonial-option-commander_seats-more = De outro modo um jogador conduz um lado inteiro. Com esta opção cada Comandante de um lado que tem vários tem o seu próprio jogador, que só move as suas unidades; ganham ou perdem juntos.
