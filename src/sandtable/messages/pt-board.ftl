### O tabuleiro no navegador: o que se põe por cima

overlays = Sobreposições
overlay-zoc = Zonas de controlo
overlay-zoc-stop = Zonas que detêm o movimento
overlay-supply = Abastecimento
overlay-shared = às riscas: ambos
overlay-control = Controlo
overlay-rain = Chuva
overlay-weather = Tempo
overlay-sight = Linha de visão
magnify = Lupa
tip-alike = { $count } × { $kind }
tip-more = … e mais { $count }
reach-stopped = { $space } está fora de alcance
reach-refused = Não é possível: { $deed }
sight-from = Escolha onde começa a linha de visão.
sight-to = Escolha agora onde acaba, ou basta apontar.
sight-clear = De { $from } a { $to }: livre ({ $distance })
sight-blocked = De { $from } a { $to }: tapada ({ $distance })
sight-higher = Terreno mais alto
sight-obstacle = { $what } em { $space }
key-zoc = zonas de controlo
key-supply = abastecimento; aponte uma unidade para ver a rota
key-control = quem controla o quê
key-weather = o tempo
key-sight = linha de visão entre duas casas
key-magnify = a lupa
key-plate = o mapa ou a parte do tabuleiro seguinte
plates = Outros mapas
plate-show = Mostrar { $plate }
views = Partes do tabuleiro
view-show = Mostrar: { $part }
view-all = Tudo
board-tools = Ferramentas do tabuleiro

# The legend

legend-counters = Como ler uma peça
legend-afar = De tão longe que só cabe um número, uma peça mostra a força de todas as da sua pilha; um + diz que há mais, viradas para baixo.
legend-band = A faixa no bordo esquerdo de uma peça diz a quem pertence:
legend-map = O mapa
legend-left = os pontos que restariam ali à unidade na mão
legend-count = tantos marcadores estão ali uns sobre os outros
legend-fought = combateu-se ali desde a sua última decisão
legend-flag = de quem é o lugar; sem bandeira, de ninguém
piece-down = virada para baixo
facing-down = { $count ->
    [one] { $count } virado para baixo
   *[other] { $count } virados para baixo
  }
legend-down = virada para baixo: só o dono a conhece
legend-may = orlado a ouro: pode ser escolhido agora
legend-aimed = orlado a vermelho: um inimigo que se pode visar
legend-spent = mais escura: já agiu, ou não pode agir agora
legend-stays = fica no lugar nesta parte do turno

# The units in hand

crew-title = Quem participa
crew-all = Todos
hand-title = Na mão
hand-every = Todas ({ $count })
hand-all = { $count ->
    [one] Mais uma
   *[other] Mais { $count }: todas
}
hand-room = { $count ->
    [one] Mais uma e fica cheio
   *[other] Mais { $count } e fica cheio
}
hand-out = { $count ->
    [one] { $units } não pode juntar-se às que estão na mão:
   *[other] { $units } não podem juntar-se às que estão na mão:
}
hand-others = { $count ->
    [one] Antes esta
   *[other] Antes estas
}
hand-without = Repor { $unit }
hand-back = Repor
hand-off = Desistir
hand-take = Pegar em { $unit }
hand-take-after = { $answer }; depois pegar em { $unit }
hand-too-far = { $others ->
    [0] { $unit } não pode ir até lá com as outras
    [one] { $unit } e mais uma não podem ir até lá com as outras
   *[other] { $unit } e mais { $others } não podem ir até lá com as outras
}
hand-stayed = { $others ->
    [0] { $unit } não pode seguir e fica
    [one] { $unit } e mais uma não podem seguir e ficam
   *[other] { $unit } e mais { $others } não podem seguir e ficam
}
hand-stayed-for = { $others ->
    [0] { $unit } não seguiu: { $why }
    [one] { $unit } e mais uma não seguiram: { $why }
   *[other] { $unit } e mais { $others } não seguiram: { $why }
}
key-next = ir à unidade seguinte que ainda pode agir, ou à anterior, e pegar nela
key-all = vão todas as que puderem, ou fazem-no de uma vez
key-stay = as unidades na mão ficam onde estão nesta parte do turno; depois a seguinte
key-post = as unidades na mão ficam onde estão também nos turnos seguintes, até clicar nelas
rounds-post = Guarnição
rounds-next = Seguinte
rounds-left = ainda { $units }
rounds-next-short = Seguinte { $units }
rounds-stay = Fica aqui
rounds-stay-short = Fica
rounds-staying = { $units ->
    [one] { $units } fica
   *[other] { $units } ficam
}
hand-together = Iluminado: o que todas podem alcançar. Números: o que resta à mais lenta.
tip-left = Pontos de movimento que sobram à chegada: { $points }
piece-whole = força inteira, { $full } passos
