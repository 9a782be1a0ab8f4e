### A primeira partida guiada

kolwezi-lesson-welcome =
    19 de maio de 1978, três e meia da tarde. Rebeldes ocupam a cidade mineira de Kolwezi e têm lá uns dois mil europeus; os seus paraquedistas estão por cima.
    Sete lugares guardam reféns, quatro deles emoldurados aqui. Ao anoitecer, daqui a três turnos, perde-se cada lugar ainda ocupado por uma unidade catanguesa.
kolwezi-lesson-hidden =
    Os marcadores vermelhos e azuis estão virados para baixo. Uns são combatentes, muitos são engodos, e só se sabe ao chegar ao lado deles.
    Escolha o marcador emoldurado e veja quão pouco sabe dele.
kolwezi-lesson-jump =
    A primeira vaga salta agora: três companhias e o coronel. A zona A, o antigo aeródromo, fica a poucas ruas dos reféns; a zona B fica junto à cidade nova.
    Salte sobre a zona A.
kolwezi-lesson-land =
    Uma companhia aterra junta: um posto de comando (PC) e três secções. Inimigos ao lado tornariam a aterragem pior; aqui o campo está livre.
    Ponha a 1.ª companhia no centro.
kolwezi-lesson-landed =
    Ao aterrar, cada unidade lança um dado; quem é apanhado fica fixado e não combate.
    Veja descer as outras companhias.
kolwezi-lesson-pick =
    Todos no chão, ilesos. Agora movem-se, unidade a unidade: três áreas a pé, ao longo das ligações.
    Escolha a 1.ª secção da 1.ª companhia.
kolwezi-lesson-move =
    As áreas ao alcance estão iluminadas; o número em cada uma é o que sobra do movimento à chegada. Os correios (Poste centrale) ficam ao lado do liceu Jean XXIII, onde há reféns.
    Mande-a para lá.
kolwezi-lesson-undo =
    Ainda nada foi lançado nem visto, por isso um movimento desfaz-se sem custo.
    Desfaça-o.
kolwezi-lesson-why =
    O Hôtel Impala não fica mais longe, mas não é oferecido.
    Pergunte «Porque não?», escolha a secção e depois o hotel: a mesa diz a regra.
kolwezi-lesson-move-again =
    Ninguém entra a andar numa área com um marcador inimigo, nem que seja um engodo. Entrar é um assalto, e isso vem mais tarde no turno.
    Mande outra vez a secção para os correios.
kolwezi-lesson-others =
    As outras fecham o liceu pelos dois lados. No fim do movimento vira-se cada marcador escondido ao lado de um paraquedista.
    Veja.
kolwezi-lesson-target =
    Três engodos e um grupo a sério: guarda o liceu. Primeiro dispara-se, depois assalta-se.
    Escolha-o como alvo.
kolwezi-lesson-odds =
    Escolha agora quem dispara. Quem dispara não assalta na mesma fase: uma secção atira, outra entra.
    Escolha a 1.ª secção, veja as hipóteses, e espere.
kolwezi-lesson-fire =
    Um dado de dez faces, mais o valor da secção e os seus atiradores, menos 2 pelos reféns na linha de fogo e 2 pelos muros. A partir de 10 o alvo fica fixado, a partir de 15 perde um passo.
    Em baixo, a hipótese de cada resultado. Fogo.
kolwezi-lesson-cease-fire =
    Fixado! Um grupo fixado não dispara nem foge; é quanto basta.
    Acabe o fogo.
kolwezi-lesson-assault =
    Ao assalto! Um dado mais o valor da secção; com 12 o inimigo é destruído. Se falhar, os seus voltam, fixados.
    Todos os que estão ao lado e não dispararam podem entrar, um só ou vários. Escolha o liceu.
kolwezi-lesson-villas =
    A 2.ª secção chega. As Villas P2 também têm reféns, atrás de um simples engodo: a 3.ª secção só tem de entrar. Os dados lançam-se quando todos os assaltos estiverem prontos.
    Veja os dois e a resposta dos catangueses.
kolwezi-lesson-log =
    Os dois lugares estão livres. Depois moveu-se o inimigo, e ninguém o joga senão as regras. Se uma carta disser o que os dados decidiram, passe-a: por trás dela está o registo, com a razão de cada marcador.
    Escolha uma linha do registo e o mapa mostra onde aconteceu.
kolwezi-lesson-armour =
    Carros blindados (AML) apareceram junto da sua 3.ª companhia. De todo o fogo, só os lança-foguetes os atingem, e na primeira hora quase ninguém encontrou a sua equipa depois do salto. (Várias secções em assalto conjunto também os podem destruir.)
    Veja duas secções tentar, e o fim do turno: os fixados tentam recompor-se, os engodos saem.
kolwezi-lesson-winning =
    Os pontos contam contra si: 5 por grupo de reféns executado, 5 se o inimigo tiver a estrada do aeroporto, 2½ por passo perdido, 1 por cada vez que alguém fica fixado, 1 por cada passo catanguês que reste. Menos de 11 é uma vitória; a história fez 5.
    Faltam dois turnos para a noite. Reféns: 3 de 7 lugares livres, um deles porque ninguém o guarda. Continue.
