### A análise de um jogo terminado: o seu curso, as suas viragens, a sua sorte

review = Análise
review-of = Análise: { $title }
review-not-over = Um jogo analisa-se depois de terminado; este ainda decorre.

## Como estavam as hipóteses

review-course = Como estavam as hipóteses
review-course-how = No início de cada turno, o jogo foi continuado { $worlds } vezes pelos seus próprios robôs, com outros dados. Um empate conta como meia vitória.
review-course-how-alone = No início de cada turno, o jogo foi continuado { $worlds } vezes pelo seu próprio robô, com outros dados; estes são os pontos obtidos em média. Onde os pontos contam contra o jogador, menos é melhor.
review-bars = Depois da barra: quem estaria à frente no fim, e por quantos pontos.
review-turn = turno { $turn }
review-start = início
review-end = fim
review-points = { $points } pontos
review-give-or-take = ± { $error }

## As viragens

review-turning = As viragens
review-turning-how = Os turnos que mais mudaram o jogo. O que os dados deram está ao lado do resto: o que os dois lados decidiram e o que ainda não se via nos pontos.
review-turning-how-alone = Os turnos que mais mudaram o jogo. O que os dados deram está ao lado do resto: o que se decidiu e o que ainda não se via nos pontos.
review-turning-none = Nenhum turno mudou o jogo mais do que estas estimativas podem errar.
review-swing = { $side }: hipóteses de ganhar { $before } → { $after }
review-swing-alone = pontos a esperar { $before } → { $after }
review-swing-parts = pelos dados { $luck }, o resto { $rest } pontos (± { $error })
review-decided-by = O lançamento que mais pesou

## As decisões

review-slips = As decisões mais caras
review-slips-how = Vistas de novo como faria o adversário mais forte, a partir do que o jogador então via. O custo é medido em mundos que não serviram para encontrar a melhor resposta. Uma sugestão pensa mais tempo numa só pergunta e noutros mundos: onde discordam por menos do que os seus erros, nenhuma se engana.
review-slips-none = Não se encontrou nenhuma que custasse mais do que estas estimativas podem errar.
review-slip-better = melhor: { $answer }
review-slip-cost = custou { $points } pontos (± { $error })
review-slip-chance = { $chance } das hipóteses de ganhar
review-number = { NUMBER($number, maximumFractionDigits: 1) }

## A sorte

review-luck = Sorte
review-luck-how = A sorte de um lançamento é a vantagem de um lado depois dele, menos a que teria em média se a mesma ação fosse tomada e os dados caíssem de novo. As boas e as más escolhas não entram nela. Os pontos são os da mesa e o que a posição vale além deles aos olhos do adversário mais forte.
review-luck-for = Os dados favoreceram { $side } em { $points } pontos.
review-luck-gave = Os dados foram bons para { $side }: valeram { $points } pontos.
review-luck-took = Os dados foram maus para { $side }: custaram { $points } pontos.
review-luck-even = Os dados não favoreceram ninguém.
review-luck-even-alone = Os dados nada deram nem tiraram que se note.
review-luck-usual = Lançamentos como estes costumam fazer uma diferença de cerca de { $spread } pontos ({ $throws ->
    [one] { $throws } lançamento
   *[other] { $throws } lançamentos
  }).
review-luck-turns = A sorte por turno
review-luck-best = Os lançamentos mais felizes de { $side }
review-luck-best-alone = Os lançamentos mais felizes
review-luck-worst-alone = Os lançamentos mais infelizes
review-luck-none = Não houve nenhum.
review-luck-running = acumulada
review-throw-dice = dados { $dice }, ao todo { $total } ({ $usual } em média)
review-throw-hits = dados { $dice }, { $total ->
    [0] nenhum impacto
    [one] { $total } impacto
   *[other] { $total } impactos
  } ({ $usual } em média)
review-throw-by = { $who }: { $dice }
review-throw-chain = { $count } lançamentos seguidos, de «{ $first }» a «{ $last }»
review-throw-draw = tiragem
review-throw-how = Depois de cada lançamento estão a sua sorte em pontos e a probabilidade de um lançamento tão bom (ou tão mau, se foi azar), com o que mais se tirou.
review-throw-chance = tão bom ou melhor{ $drawn ->
    [yes] , com o que foi tirado além disso
   *[no] {""}
  }: { $chance }
review-throw-chance-bad = tão mau ou pior{ $drawn ->
    [yes] , com o que foi tirado além disso
   *[no] {""}
  }: { $chance }
review-all-throws = Todos os lançamentos
review-step = ação { $step }
review-column-step = ação
review-column-turn = turno
review-column-who = quem
review-column-what = o quê
review-column-dice = dados
review-column-usual = em média
review-column-luck = sorte

## Um conselho, durante o jogo

hint = Conselho
hint-short = Conselho
hint-title = O que faria um bom jogador
hint-thinking = Experimentam-se respostas em jogos imaginados …
hint-stop = Deixar estar
hint-close = Fechar o conselho
hint-worlds = Experimentado em { $worlds } jogos imaginados, a partir do que vê.
hint-lead = então { $points } pontos à frente
hint-behind = então { $points } pontos atrás
hint-score = { $points } pontos
hint-score-against = { $points } pontos contra si
hint-scale = Os pontos como deverão ficar: mais é melhor.
hint-scale-against = Os pontos contra si, como deverão ficar: menos é melhor.
hint-chance = ganha cerca de { $chance } destes jogos
hint-gains =
    Deverá dar ao lado «{ $side }» cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } a mais (regra { $rule }).
hint-gains-for =
    Deverá dar ao lado «{ $side }» cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } a mais: { $about } (regra { $rule }).
hint-denies =
    Deverá tirar ao lado «{ $side }» cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } (regra { $rule }).
hint-denies-for =
    Deverá tirar ao lado «{ $side }» cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }: { $about } (regra { $rule }).
hint-placed = Ainda não se marca mais nada, mas a posição é melhor.
hint-behind-first =
    Cerca de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } menos do que a primeira resposta.
hint-as-good = Mais ou menos tão boa como a primeira resposta, tanto quanto se pode dizer.
hint-as-good-above = Mais ou menos tão boa como a resposta acima, tanto quanto se pode dizer.
hint-able = Mais ou menos tão boa como as seguintes, tanto quanto se pode dizer, e pode ter efeito.
hint-even = Nada depende disso.
hint-alike = Tanto quanto se pode dizer, faz pouca diferença qual destas respostas escolhe.
hint-no-difference = Até onde se jogou, é indiferente qual destas respostas escolher.
hint-each = Cada uma: { $worth }
hint-only = Não há outra resposta.
hint-only-begun = Não há outra resposta, senão desistir.
hint-then = depois: { $what }
key-hint = um conselho: o que faria um bom jogador
problem-hint-people = Os conselhos são para jogos a solo ou contra robôs. Aqui joga outra pessoa.
problem-hint-not-asked = Não há nada a aconselhar: nada lhe é perguntado.
problem-hint-failed = Não se encontrou nenhum conselho. Peça de novo.
problem-review-failed = A análise não pôde ser feita. Peça de novo.

## A análise no navegador

review-working = O jogo está a ser analisado. Entretanto pode jogar noutro lado.
review-progress = { $done } partes de { $of }
review-unfinished = Até agora; o resto ainda está a ser analisado.
review-later = Isto diz-se quando se conhecer todo o curso do jogo e toda a sorte.
review-look = Ver na repetição
review-chart-course = As hipóteses de turno em turno
review-chart-luck = A sorte de turno em turno
