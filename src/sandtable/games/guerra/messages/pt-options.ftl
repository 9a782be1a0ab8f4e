### Opções: o nome de cada uma, o que muda e, onde há várias, as suas escolhas

guerra-option-navigation_limit = Até onde vai um barco num turno
guerra-option-navigation_limit-more = O livro de regras dá dois números de lados de rio. O maior deixa uma unidade ir mais metade ao longo do Congo.
guerra-option-navigation_limit-8 = 8 lados
guerra-option-navigation_limit-12 = 12 lados

guerra-option-all_congo_navigable = Os barcos passam as quedas do Congo
guerra-option-all_congo_navigable-more = De outro modo as quedas detêm os barcos entre Matadi e Kinshasa, Kisangani e Ubundu, Kindu e Kongolo. Com esta opção todo o rio lhes está aberto.

guerra-option-cumulative_stacking = Estrada, ferrovia e vila dão cada uma mais lugar
guerra-option-cumulative_stacking-more = Um hexágono leva mais unidades por uma estrada, uma ferrovia e uma vila. Com esta opção as três somam-se; sem ela só uma conta, e as pilhas são mais pequenas.

guerra-option-ninth_centre = O nono centro de abastecimento
guerra-option-ninth_centre-more = Oito cidades são sempre centros de abastecimento. As regras dão Boma, no Atlântico, como o nono; o mapa dá Goma, no leste, perto do Ruanda.
guerra-option-ninth_centre-Boma = Boma (regras)
guerra-option-ninth_centre-Goma = Goma (mapa)

guerra-option-recruits_retake_towns = Os recrutas retomam uma cidade vazia
guerra-option-recruits_retake_towns-more = De outro modo as unidades novas não podem surgir numa cidade que o inimigo controla, mesmo sem ninguém lá. Com esta opção podem, e a cidade volta a ser sua.

guerra-option-advance_before_release = Unidades ainda retidas podem mesmo assim avançar
guerra-option-advance_before_release-more = Muitas unidades só se movem a partir de certo turno. Com esta opção podem antes disso avançar depois de um combate ganho; sem ela ficam, salvo se tiverem de recuar.

guerra-option-village_shift = As vilas ajudam o defensor
guerra-option-village_shift-more = De outro modo só o terreno à volta de uma vila protege quem a defende. Com esta opção a própria vila vale-lhe mais uma coluna, como no exemplo do livro de regras.

guerra-option-morale_list = O que faz variar o moral dos exércitos
guerra-option-morale_list-more = Estão impressas duas listas, e são diferentes. A tabela 8 condiz com a faixa que as regras dão ao moral; a outra é a do texto de 4.3.1.
guerra-option-morale_list-table8 = Tabela 8
guerra-option-morale_list-4-3-1 = A lista de 4.3.1

guerra-option-morale_range = Até onde sobe e desce o moral
guerra-option-morale_range-more = O texto das regras e a pista de moral impressa não concordam. Com a pista os exércitos podem ganhar mais ânimo e não descem tanto.
guerra-option-morale_range-text = de −5 a +2 (regras)
guerra-option-morale_range-track = de −4 a +3 (pista impressa)

guerra-option-historical_guerrillas = As FDD afetam o Burundi e a Interahamwe o Ruanda
guerra-option-historical_guerrillas-more = As listas de moral impressas têm o contrário: FDD contra o Ruanda, Interahamwe contra o Burundi. Com esta opção cada uma pesa sobre o país que combateu na história.

guerra-option-bomb_named_units = Os bombardeiros escolhem unidades, não um hexágono inteiro
guerra-option-bomb_named_units-more = De outro modo um bombardeamento cai sobre todos num hexágono. Com esta opção o atacante nomeia as unidades bombardeadas: só elas contam, são retardadas ou perdem força.

guerra-option-slowed_until_moved = As unidades bombardeadas ficam retardadas até marcharem
guerra-option-slowed_until_moved-more = De outro modo a perda de pontos de movimento passa depois do próximo movimento do dono, mesmo que a unidade tenha ficado parada. Com esta opção espera pela próxima marcha da unidade.

guerra-option-stack_retreats_together = Uma pilha recua para um só hexágono
guerra-option-stack_retreats_together-more = De outro modo as unidades de uma pilha batida podem ir cada uma para seu lado. Com esta opção recuam todas para o mesmo hexágono.

guerra-option-replacement_boxes = Guardam-se no máximo dez pontos de recompletamento
guerra-option-replacement_boxes-more = De outro modo pode guardar-se qualquer número para turnos seguintes. Com esta opção perde-se o que não cabe nas dez casas da pista impressa.

guerra-option-towns_in_passing = Uma marcha toma as cidades por onde passa
guerra-option-towns_in_passing-more = De outro modo só toma uma cidade a unidade que nela acaba a marcha. Com esta opção basta atravessá-la; comboios, barcos e aviões continuam a não tomar nada pelo caminho.

guerra-option-score_every_turn = Os pontos de vitória sem data contam em cada turno
guerra-option-score_every_turn-more = Algumas linhas da lista de vitória não dizem quando contam. De outro modo contam-se uma vez, no fim da guerra; com esta opção dão pontos em cada turno.

guerra-option-rebel_bonus_city = A outra cidade de bónus dos rebeldes
guerra-option-rebel_bonus_city-more = No fim os rebeldes recebem mais cinco pontos por Mbandaka e por esta cidade. O livro de regras tem Kinshasa, que já está noutra linha; talvez se quisesse dizer Kisangani.
guerra-option-rebel_bonus_city-Kinshasa = Kinshasa (como impresso)
guerra-option-rebel_bonus_city-Kisangani = Kisangani

guerra-option-reserves = Reservas
guerra-option-reserves-more = As unidades podem ser guardadas em vez de se moverem; quando um ataque é declarado, primeiro o defensor e depois o atacante trazem-nas com metade dos pontos de movimento, e a relação de forças muda.
