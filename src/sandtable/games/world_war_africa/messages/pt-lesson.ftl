### A primeira partida guiada

world_war_africa-lesson-welcome =
    Outono de 1998. Comanda os Rebeldes: o Ruanda e o Uganda com os seus aliados congoleses. Do outro lado estão o governo de Kinshasa, o Zimbabué e Angola.
    Cada cidade que tiver depois do turno 13 é um ponto, e 12 pontos ganham; Kinshasa também. No primeiro turno caíram as cidades do leste. Vejamos como começa o segundo.
world_war_africa-lesson-new-turn =
    Um turno abre com um acontecimento e com receitas. Depois tira-se um marcador para cada um dos cinco contingentes: quem sair recruta, marcha e combate logo, e ninguém sabe quem é o primeiro.
    Veja o Zimbabué acabar o turno velho, e o novo começar.
world_war_africa-lesson-income =
    O registo conta tudo. Cada cidade com recursos lançou um dado para o seu dono: Bukavu e Goma renderam 5 pontos juntas, porque o acontecimento foi a corrida ao coltan, e o coltan é delas.
    Depois saiu o primeiro marcador: o Ruanda. É seu.
world_war_africa-lesson-recruit =
    Com pontos de recursos compram-se brigadas, aviões, depósitos de armas, até mercenários. Os recrutas tiram-se às cegas.
    Recrute uma brigada do ANC por um ponto.
world_war_africa-lesson-placed =
    Ela chega a uma cidade que o Ruanda tenha. O que não se gasta fica: dez pontos guardados contam no fim.
    Veja-a chegar a Bukavu e as compras acabarem.
world_war_africa-lesson-pick =
    Kindu, no meio da floresta, é cidade e aeródromo, defendida por uma só brigada hutu. Duas brigadas suas já estão ao lado; uma terceira está em Kongolo.
    Escolha Rw/201 em Kongolo.
world_war_africa-lesson-move =
    Uma unidade marcha metade do seu movimento sem risco. Para mais tem de forçar a marcha, e um dado diz quanto custa. O número num hexágono iluminado é o que sobra da marcha à chegada.
    O hexágono emoldurado, junto a Kindu, é perto que chegue: vá para lá.
world_war_africa-lesson-undo =
    Nenhum dado foi lançado, nada escondido foi visto: pode pensar melhor.
    Desfaça a marcha.
world_war_africa-lesson-why =
    Poderia a brigada entrar logo em Kindu?
    Pergunte «Porque não?», escolha a brigada e depois Kindu.
world_war_africa-lesson-move-again =
    Dois lados nunca partilham um hexágono. Ataca-se dos vizinhos, e entra-se quando já não há ninguém. A mesa avisa que Kongolo fica vazia: fica mesmo, e é esse o risco desta marcha.
    Marche outra vez para junto de Kindu.
world_war_africa-lesson-marched =
    Três brigadas cercam agora Kindu. De uma pilha inimiga só se vê a unidade de cima e quantas há por baixo; aqui há só uma.
    Acabe o movimento.
world_war_africa-lesson-attack =
    Primeiro diga o hexágono, depois os atacantes.
    Ataque Kindu.
world_war_africa-lesson-join =
    Cada brigada traz o seu fator de ataque, o número à esquerda no marcador. Ninguém é obrigado a atacar, mas quem ataca vai em conjunto.
    Veja juntarem-se as três.
world_war_africa-lesson-odds =
    Três brigadas contra uma. Antes de lançar o ataque pode pesá-lo.
    Escolha lançar, sem confirmar.
world_war_africa-lesson-launch =
    O cartão soma os dois lados, tira uma coluna pela floresta e dá a hipótese exata de cada perda, as suas incluídas.
    Depois disto já não se volta atrás. Lance o ataque.
world_war_africa-lesson-infiltrate =
    Agora os dois lados podem juntar apoio: aviões, depósitos de armas. Contra o exército congolês o Ruanda tem algo só seu: infiltrados, que quase sempre melhoram o dado.
    Use-os, e deixe cair os dados.
world_war_africa-lesson-advance =
    Um 5, mais um pelos infiltrados: a brigada hutu desapareceu, e não perdeu nada. Nesta guerra não há retiradas.
    Kindu está vazia. Avance com Rw/301.
world_war_africa-lesson-log =
    Kindu é sua, e com ela um ponto de vitória. O registo guarda cada dado com as suas razões.
    Escolha lá uma linha: o mapa mostra o lugar.
world_war_africa-lesson-next-chit =
    O seu contingente acabou. Tira-se o marcador seguinte, e pode ser de qualquer um. Por isso uma cidade vazia, como agora Kongolo, é um risco a correr só por algo melhor: aqui, Kindu.
    Veja a tiragem.
world_war_africa-lesson-winning =
    O Zimbabué. Quando os cinco agiram, o turno acaba e os marcadores voltam ao saco.
    Depois do turno 13 cada cidade vale um ponto; 12 pontos ganham, 9 a 11 são empate, e ter Kinshasa no fim de um turno ganha logo. Tem dez: segure-os e ganhe mais dois, contra o computador.
