### À volta da mesa: objetivos, instruções, de quem é a vez

goals-title = Objetivos
goals-now = Se acabasse agora
goals-ended = Como acabou
goals-short = { $points ->
    [one] Com mais { $points } ponto: { $level }
   *[other] Com mais { $points } pontos: { $level }
  }
goals-below = Para fazer melhor, menos de { $points } pontos: { $level }
goals-objectives = O que vale a pena ter
goals-nobody = de ninguém
goals-other = outros pontos
track-nothing = Ainda nada conta.
goals-more = { $places ->
    [one] Mais { $places } lugar
   *[other] Mais { $places } lugares
  }
result-you-won = Ganhou.
result-you-lost = Perdeu.
result-again = Jogar outra vez
result-other-side = O outro lado
briefing-you = O seu lado:
briefing-decides = O que decide
briefing-go = Para a mesa
briefing-any-key = ou qualquer tecla, ou um clique
briefing-again = Instruções da missão
briefing-minutes = cerca de { $least } a { $most } minutos
briefing-hours = cerca de { $least } a { $most } horas
settings-briefing = Dizer de que se trata quando uma mesa se abre pela primeira vez
settings-hand-over = Passar o ecrã atrás de uma cortina
settings-hand-over-hidden = onde houver algo escondido
settings-hand-over-always = sempre
settings-hand-over-never = nunca
key-goals = objetivos, e como acabaria agora
key-briefing = as instruções da missão
tab-yours = ● É a sua vez – { $title }
tab-waiting = { $title } – { $seat } está a decidir
tab-over = { $title } – terminada
join-refused = Esta ligação não abre o lugar: está errada, ou alguém a alterou. Nada do que é seu mudou.

## A sala de entrada

lobby-side = O seu lado
lobby-against = Contra
lobby-here = Alguém aqui, neste ecrã
lobby-scenarios = { $count } cenários; escolhido:
lobby-more = Lugar a lugar, regras opcionais, dados
table-turn = Turno { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}de { $turns }
  }
table-begun = preparação
table-yours = é a sua vez
table-rename = Mudar o nome
table-delete = Apagar
table-delete-sure = Apagar «{ $title }» de vez? Não poderá ser recuperada.
option-rule = Regra { $rule }
lobby-guide = Guia: regras, exemplos, estratégia (em inglês)
paper-link = Imprimir e jogar
paper-title = { $title } em papel
paper-size = Papel
paper-print = Imprimir
paper-how = Imprima a 100 % (sem ajustar à página). Corte as folhas do mapa pelas marcas dos cantos; as marcas interrompidas mostram até onde a folha seguinte cobre a vizinha. Junte-as pelas letras e pelos números e recorte as peças pelas marcas das margens.
paper-backs = As folhas de peças vêm aos pares, frentes e depois versos: imprima dos dois lados, virando pelo lado maior, ou cole-as de um e outro lado de um cartão.
paper-front = { $title } · peças { $number }, frentes
paper-back = { $title } · peças { $number }, versos
paper-size-a4 = A4
paper-size-letter = Letter (EUA)
