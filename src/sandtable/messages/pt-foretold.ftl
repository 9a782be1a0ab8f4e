# Uma série de ataques no seu conjunto, e o que os outros podem fazer a um lugar

series-add = Juntar a uma série
series-add-why = Guarda este ataque e devolve as unidades, para preparar o seguinte: depois diz-se a probabilidade de todos em conjunto.
series-title = Uma série de ataques
series-thinking = A calcular…
series-clear = Largar a série
series-remove = Retirar: { $act }
series-take = Executar
series-take-act = Executar: { $act }
series-again = Calcular de novo a partir daqui
series-next = Prepare o ataque seguinte e junte-o: é calculado com os anteriores.
series-carried = acontece { $chance }
fate-lost = perdida
fate-reduced = perde força
fate-gone = deixa o seu lugar
foretold-fate = { $what } { $chance }
foretold-cleared = Sem inimigos: { $space } { $chance }
foretold-fallen = Nas mãos do inimigo: { $space } { $chance }
foretold-others = Do inimigo
foretold-own = Das suas
foretold-nothing = Nada do que lá está sofre dano.
foretold-points = A sua vantagem muda { $points } em média, pelo menos { $low }, no máximo { $high }.
foretold-exact =
    { $ways ->
        [one] Só há um desfecho.
       *[other] Exatamente: todos os { $ways } desfechos dos dados foram percorridos.
    }
foretold-thrown = De { $ways } jogos imaginados; uma probabilidade pode desviar-se { $error }.
foretold-between = Perdas, retiradas e o mais que se pergunte entretanto: como responderia um jogador comum. É o estado no momento da pergunta seguinte.
threat-ask = Que podem eles fazer aqui?
threat-title = Que podem eles fazer aqui: { $space }
threat-thinking = A jogar o turno dos outros em jogos imaginados…
threat-usual = Como costumam jogar
threat-bent = Se vierem a este lugar
threat-rules = Como as regras os conduzem
threat-dice = Probabilidade de se lançarem dados por causa dele: { $chance }
threat-holds = Se aguentar até poder agir de novo.
problem-series-size = Uma série tem pelo menos um ataque e no máximo { $most }.
problem-foretold-failed = Não foi possível calcular. Pergunte de novo.
key-threat = que podem eles fazer aqui?

# In the terminal

plain-word-series = serie
plain-word-threat = ameaca
plain-help-series = serie [NÚMERO|terminar] junta uma resposta a uma série de ataques e diz o que dá o conjunto
plain-help-threat = ameaca CASA          o que os outros lá podem fazer antes de poder agir
screen-key-series = Juntar a resposta a uma série, e as suas probabilidades
screen-key-drop_series = Largar a série
screen-key-threat = Que podem eles fazer ali (cursor no tabuleiro)?
screen-threat-where = Ponha primeiro o cursor do tabuleiro (b) numa casa.
