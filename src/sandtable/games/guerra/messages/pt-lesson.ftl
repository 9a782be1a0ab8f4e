### A primeira partida guiada

guerra-lesson-welcome =
    Agosto de 1998. Comanda os Rebeldes, com o Ruanda, o Uganda e o Burundi por trás, contra o governo na distante Kinshasa e os seus aliados. Quinze semanas, um país do tamanho da Europa ocidental.
    Primeiro o lado do Congo põe quatro unidades angolanas. Veja.
guerra-lesson-recruits =
    Os seus recrutas juntam-se à volta das cidades do leste: uma aldeia onde entra uma unidade sua é sua, e as povoações são pontos.
    Veja-os ocupar posições. Três vão para os hexágonos emoldurados, à volta de Faraje, que o governo ainda tem.
guerra-lesson-pick =
    No marcador lê-se ataque, defesa e movimento: RCD 8 é um 3-4-4. Move-se primeiro, unidade a unidade.
    Escolha RCD 8 em Mungbere.
guerra-lesson-move =
    Os hexágonos iluminados estão ao alcance dos seus quatro pontos de movimento; o número em cada um é o que sobra deles à chegada. A savana é rápida, floresta e montanha são lentas, estradas e carris ajudam. O hexágono emoldurado fica junto a Faraje.
    Marche para lá.
guerra-lesson-undo =
    Enquanto não caírem dados e o outro lado não tiver a palavra, pode mudar de ideias.
    Desfaça a marcha.
guerra-lesson-why =
    E porque não entrar logo em Faraje?
    Pergunte «Porque não?», escolha RCD 8 e depois Faraje.
guerra-lesson-move-again =
    Mover e combater são duas fases: um hexágono ocupado ataca-se do vizinho, nunca se entra nele.
    Marche outra vez para o hexágono junto a Faraje.
guerra-lesson-supply =
    Um exército cortado dos seus centros por estrada, comboio ou rio combate mal. Não precisa de contas: o mapa mostra.
    Abra as camadas com o botão emoldurado e escolha uma do abastecimento.
guerra-lesson-marched =
    Uma camada assinala aquilo de que fala e fica até a fechar. Numa partida a sério moveria mais unidades; aqui basta uma.
    Acabe o movimento.
guerra-lesson-attack =
    Agora o combate. Diga que hexágono ataca, depois quem participa.
    Ataque Faraje.
guerra-lesson-join =
    A força conta como proporção: quantas mais unidades se juntarem dos hexágonos vizinhos, melhor a coluna.
    Veja juntarem-se quatro.
guerra-lesson-odds =
    Nove pontos de ataque contra três de defesa. Antes de empenhar alguém pode ver as hipóteses.
    Escolha combater, sem confirmar.
guerra-lesson-fight =
    Nove contra três é a coluna 3:1; uma moral mais alta soma-se aos dados. Em baixo estão todos os resultados com as suas hipóteses: o defensor cede seis vezes em dez.
    Confirme.
guerra-lesson-result =
    Resultou, mas teve um preço: uma das suas unidades sofre uma perda e fica a meia força, e a guarnição tem de recuar.
    Veja RCD 13 sofrê-la e as tropas do governo partirem.
guerra-lesson-advance =
    O atacante a quem o resultado o permite pode seguir para o hexágono vazio. Povoação tomada, pontos ganhos.
    Avance com RCD 8.
guerra-lesson-log =
    Cada dado, cada coluna e cada regra do combate está no registo, e cada linha sabe o seu lugar no mapa.
    Escolha lá uma linha.
guerra-lesson-turn-end =
    Depois da sua etapa vem a do outro lado. Na primeira semana o governo é surpreendido e não se move; só levanta guerrilhas nas suas costas.
    Veja a semana acabar e a seguinte começar: pontos, moral, recompletamentos, pontos aéreos.
guerra-lesson-second-week =
    Um ponto de recompletamento recompõe RCD 13. A guarnição de Faraje está no mato, sem abastecimento e enfraquecida: ataque antes que se refaça.
    Veja RCD 8 e RCD 14 avançarem.
guerra-lesson-air =
    Mas agora o governo tem aviões. Cada ponto aéreo é um ponto de força em qualquer combate, seu ou dele, e ele decide depois de si.
    Veja-o gastar três.
guerra-lesson-winning =
    As bombas igualaram as forças; mesmo assim a guarnição cortada teve de ceder. Depois da semana 15 uma aldeia vale 1, uma cidade 3, Kinshasa e Mbandaka muito mais, cada unidade destruída 1; uma das pistas mostra o resultado se acabasse agora.
    A frente está aberta. O jogo continua contra o computador.
