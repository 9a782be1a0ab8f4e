### A primeira partida guiada

paratrooper-lesson-welcome =
    Crise na Líbia: reféns algures numa grande cidade junto ao mar. Comanda os paraquedistas da Legião, ainda na sua base na Córsega.
    Os marcadores emoldurados estão virados para baixo. Um esconde os reféns; os outros podem ser qualquer coisa.
paratrooper-lesson-mobilize =
    Os pontos de operações (PO) pagam tudo: unidades, voos, zonas de salto. Primeiro precisa de aviões.
    Mobilize um transporte aéreo, um MAC.
paratrooper-lesson-undo =
    Enquanto não se lançar um dado, qualquer ordem pode ser retirada.
    Desfaça-a.
paratrooper-lesson-mobilized =
    Um bom primeiro plano: dois transportes, seis pelotões de paraquedistas, um marcador ISR para ver de cima, e depois uma zona de salto. Os pontos guardados pagam os voos.
    Veja a mobilização.
paratrooper-lesson-scout =
    Um turno tem catorze fases; a presente é mostrada em cima, e a maior parte passa sozinha. Agora a guerra de informação: o marcador ISR pode ver debaixo de um marcador.
    Mande-o para cima do hexágono emoldurado.
paratrooper-lesson-look =
    Primeiro põem-se os marcadores; os dados só caem quando disser que acabou.
    Diga-o.
paratrooper-lesson-zone =
    Que sorte: os reféns estão aqui. Mas encontrá-los traz mais três marcadores escondidos para os guardar.
    O hexágono ao lado é terreno aberto. Marque lá a sua zona de salto.
paratrooper-lesson-load =
    Na fase de projeção carregam-se e enviam-se os aviões. Um transporte leva três pelotões.
    Veja carregar o primeiro.
paratrooper-lesson-drop =
    Nunca salte sobre o inimigo se o puder evitar: paraquedistas que não limpam logo o seu hexágono perdem-se.
    Salte sobre a zona marcada, mesmo ao lado.
paratrooper-lesson-turn-end =
    O segundo transporte segue. Depois tudo vem por ordem: dados de aterragem, um acontecimento, e a crise sobe um ponto, como em cada turno. No novo turno compramos um ataque aéreo e um helicóptero.
    Veja.
paratrooper-lesson-stack =
    Os seis pelotões estão no chão. Ataque em grupo, nunca com um pelotão só: cada unidade dispara por si, e os golpes repartem-se.
    Veja cinco deles juntarem-se.
paratrooper-lesson-why =
    O porto dá para o mar. Poderiam ir pela água?
    Pergunte «Porque não?», escolha um pelotão e depois o hexágono emoldurado.
paratrooper-lesson-move =
    Cada tipo de unidade tem o seu terreno proibido; a regra diz qual. Mover-se não custa PO. O número num hexágono iluminado é o que sobra do movimento à chegada.
    Leve o grupo para o hexágono dos reféns.
paratrooper-lesson-contact =
    Entrar num hexágono inimigo é combater mais tarde no turno. Primeiro viram-se os marcadores escondidos.
    Acabe o movimento e veja quem encontrou.
paratrooper-lesson-odds =
    Infantaria, uma carrinha armada e blindados. Antes de a infantaria combater, a aviação pode atacar.
    Escolha o ataque aéreo a este hexágono, e veja primeiro as hipóteses.
paratrooper-lesson-strike =
    Podem acontecer duas coisas: a defesa aérea repele ou abate o avião; e se ele passar, o ataque ainda pode falhar, pois as casas abrigam. Cada hipótese está no cartão.
    Envie-o.
paratrooper-lesson-fight =
    O ataque está posto; poderia pôr outros.
    Diga que acabou, e o combate começa: defesa aérea, ataque aéreo, depois unidade a unidade, as mais rápidas primeiro.
paratrooper-lesson-retreat =
    O ataque apanhou a carrinha, a infantaria fugiu. Mas os blindados desorganizaram um pelotão e fazem recuar um; qual, escolhe você.
    Mande a abalada 1/1 Co para a zona de salto.
paratrooper-lesson-log =
    Foi quanto bastou: na segunda ronda os seus pelotões destruíram os blindados e o hexágono é seu. Cada tiro está no registo com a coluna e o dado.
    Escolha lá uma linha para ver o lugar.
paratrooper-lesson-winning =
    Agora traga os reféns para casa: mande vir o helicóptero, recolha-os e saia por uma borda do mapa. Os pontos vêm deles, dos inimigos destruídos e dos lugares ocupados, menos as suas perdas e a crise; 25 é uma vitória, 50 uma vitória gloriosa. Com a crise em 12 acaba tudo.
    A missão continua. O comando é seu.
