### O que cada lado quer, e o que decide
paratrooper-brief-coup = Um golpe abalou o país. Salte, encontre os cabecilhas entre as peças viradas para baixo e traga-os antes que a crise transborde.
paratrooper-brief-invaders = Tropas estrangeiras passaram a fronteira. Encontre entre as peças viradas para baixo aquilo que vieram buscar, traga-o, e faça-as pagar a visita.
paratrooper-brief-hostages = Há reféns algures debaixo das peças viradas para baixo. Encontre-os, embarque-os e tire-os dali antes que a crise os condene.
paratrooper-brief-warlords = Senhores da guerra repartem o país entre si. Encontre entre as peças viradas para baixo aquele que procura, e traga-o.
paratrooper-brief-insurgents = Há insurretos escondidos entre a população. Vire as peças deles, encontre o que veio buscar e traga-o, sem se atolar na caça.
paratrooper-brief-wmd = Armas que ninguém devia ter estão algures debaixo das peças viradas para baixo. Encontre-as e traga-as; a crise não espera.
paratrooper-decides-levels = { $glorious } pontos são uma vitória gloriosa, { $reasonable } uma vitória razoável; menos é uma derrocada, abaixo de zero uma desonra.
paratrooper-decides-objective = O objetivo vale { $points } assim que um transporte (helicóptero de transporte, VLRA ou VBCI) o tire do mapa; inimigos destruídos e hexágonos de valor somam, as suas perdas e a crise subtraem.
paratrooper-decides-place = Esta missão joga-se em { $zone }, no mapa { $map }: os dados decidiram.
paratrooper-decides-home = Assim que o objetivo sai do mapa a missão acaba, e só conta o que então for seu: quem quer mais pontos toma-os antes.
paratrooper-decides-crisis = Na crise { $crisis } a missão acaba, esteja como estiver.
paratrooper-decides-campaign = De { $missions } missões é preciso vencer { $victories }; { $debacles ->
    [one] uma derrocada
   *[other] { $debacles } derrocadas
  } no máximo.
paratrooper-goal-hidden = ainda não encontrado: está debaixo de uma peça virada para baixo
paratrooper-goal-found = encontrado: um transporte (helicóptero, VLRA, VBCI) embarca-o no seu hexágono e sai do mapa pela borda, por um aeródromo ou por uma zona de salto{ $closed ->
    [yes] {""}; nenhum veículo lá chega, só um helicóptero de transporte
   *[no] {""}
  }
paratrooper-goal-aboard = a bordo de { $by }: sai do mapa na fase de projeção, pela borda, por um aeródromo ou por uma zona de salto; com isso a missão acaba
paratrooper-goal-evacuated = trazido
