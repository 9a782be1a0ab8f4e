### A primeira partida guiada

colonial-lesson-welcome =
    Dois poços no deserto, três unidades de cada lado. Comanda a coluna azul; a hoste vermelha já está no poço do leste.
    Quem tiver os poços no fim da batalha ganha os seus pontos. Vamos tomar os dois.
colonial-lesson-units =
    Cada marcador é uma unidade de quatro figuras, ou um canhão com a sua guarnição. A arma diz até onde dispara, as figuras quantos dados lança.
    Escolha o batalhão de milícia no hexágono emoldurado e leia o que vale.
colonial-lesson-cards =
    Em cada turno cada unidade recebe uma carta, virada para cima. A fila mostra a ordem: as cartas baixas agem primeiro, sejam de quem forem.
    A cor também conta: com carta vermelha ninguém passa bosques nem colinas. A sua milícia tem o 3 de copas e abre o turno.
colonial-lesson-move =
    Quando chega a sua carta, a unidade pode mover-se e depois combater. A infantaria anda um hexágono, a cavalaria dois; pela estrada, mais um. O número num hexágono iluminado é o que sobra do movimento à chegada.
    Mande a milícia para o hexágono emoldurado, ao lado do poço.
colonial-lesson-undo =
    Mudar de ideias não custa nada enquanto não se lançar um dado, virar uma carta ou mostrar algo ao adversário.
    Desfaça o movimento.
colonial-lesson-why =
    E se a milícia se escondesse no bosque? Não é oferecido, e a mesa diz sempre porquê.
    Pergunte «Porque não?», escolha a milícia e depois o bosque emoldurado.
colonial-lesson-move-again =
    Carta vermelha, logo nada de bosques: é a regra que acaba de ler.
    Mande outra vez a milícia para o lado do poço.
colonial-lesson-odds =
    Atiradores defendem a aldeia à volta do poço, a um hexágono. Antes de disparar vê as suas hipóteses.
    Escolha disparar sobre o hexágono emoldurado, e fique por aí.
colonial-lesson-fire =
    O cartão mostra tudo: dois dados em vez de quatro, porque a unidade se moveu; cada 6 acerta; e na aldeia uma carta preta salva o alvo.
    São essas as hipóteses. Confirme.
colonial-lesson-return-fire =
    Acertou, e a carta de cobertura era vermelha: o tiro conta. O primeiro põe em desordem: os atiradores já não se movem e lançam metade dos dados.
    Segue-se a carta deles. Veja a resposta.
colonial-lesson-machine-gun =
    Dois dados, nenhum 6. Agora a sua metralhadora: não se moveu, por isso os dois serventes lançam quatro dados, até quatro hexágonos.
    Dispare sobre o poço.
colonial-lesson-log =
    Dois tiros certeiros: uma carta preta salvou um, o outro custou uma figura, pois quem já está em desordem perde homens. Uma figura vale um ponto.
    Está tudo no registo, com dados e regras. Escolha lá uma linha e o tabuleiro mostra onde aconteceu.
colonial-lesson-ride =
    Agora a guarda montada. O assalto faz-se do hexágono vizinho, e os cavaleiros chegam lá: dois hexágonos por movimento.
    Cavalgue até ao poço do oeste.
colonial-lesson-assault =
    Num assalto lançam os dois lados. Cada 6 acerta como sempre, mas a soma também conta: a mais alta fica, a mais baixa recua.
    Dois dados contra o único dado de homens abalados. Ao assalto!
colonial-lesson-driven-back =
    Nove contra três: os atiradores recuam e os seus cavaleiros ficam com o lugar. O adversário escolhe para onde vai.
    Veja.
colonial-lesson-spears =
    O poço do leste é seu. Mas os lanceiros ainda não agiram, e só sabem carregar.
    Veja o turno deles.
colonial-lesson-turn-end =
    Repelidos! Quando todos agiram, o turno acaba, e cada unidade em desordem vira uma carta para se recompor: quanto melhor é, mais naipes a ajudam. Nenhuma das deles conseguiu; os lanceiros nunca conseguirão.
    Dão-se novas cartas, e já é a vez da sua milícia.
colonial-lesson-well =
    O poço do oeste está vazio, e a milícia está ao lado.
    Tome-o.
colonial-lesson-winning =
    Os pontos vêm dos lugares ocupados no fim (4 por poço), das figuras abatidas (1 cada) e dos canhões (2). Três pontos de avanço são uma pequena vitória, oito uma grande; o turno 8 é o último.
    Já sabe o bastante para ganhar. O jogo continua contra o computador.
