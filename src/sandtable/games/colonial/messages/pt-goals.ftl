### O que cada lado quer, e o que decide
colonial-brief-own = Segure o que vale pontos no fim do último turno e poupe os seus homens: vence o total maior.
colonial-brief-tel-asra-government = A sua coluna vem com sede. Tome os dois poços, segure-os até ao último turno e traga os canhões e o camião inteiros.
colonial-brief-tel-asra-tribes = Os poços são seus. Rechace a coluna antes que os canhões dela estejam em posição; rochas e bosques abrigam-no das suas espingardas.
colonial-brief-atbara-sirdar = Rompa a zariba e limpe o acampamento até às cabanas de Mahmud. Cada homem que cai pelo caminho é um ponto para ele.
colonial-brief-atbara-mahdists = Aguente dez turnos atrás dos espinhos e das trincheiras. Não precisa de os expulsar: faça com que o acampamento lhes custe mais do que vale.
colonial-brief-chakdara-british = Force a garganta de Amandara, chegue ao forte da ponte antes que ele caia, e leve-lhe as mulas com o que lhe falta.
colonial-brief-chakdara-tribes = Tome o forte antes que chegue socorro. Até lá, feche a garganta e a ponte: cada hora que a coluna perde é sua.
colonial-brief-modder-river-british = Ganhe a margem norte: um vau, o açude, a aldeia. A planície diante do rio está varrida pelas espingardas; não se demore nela.
colonial-brief-modder-river-boers = Deixe-os vir até ao rio, e que ninguém fique do seu lado. Não precisa de ganhar terreno, só de não perder o que conta.
colonial-brief-modder-river-brigades-british = Ganhem juntos a margem norte: um vau, o açude, a aldeia. Cada comandante conduz a sua brigada; quem espera pelo outro sangra na planície.
colonial-brief-modder-river-brigades-boers = Segurem juntos o rio, cada um a sua margem. Deixem-nos chegar perto, e que ninguém fique do vosso lado da água.
colonial-brief-sannas-post-british = Surpreendido no acampamento, debaixo de granadas: tire carroças e canhões pela borda oeste. O que fica para trás está perdido.
colonial-brief-sannas-post-boers = Os seus burghers estão escondidos no vau. Não atire até o comboio estar entre vós; depois tome carroças, canhões e a estação das águas.
colonial-brief-shin-kamar-british = Desça o desfiladeiro com canhões e mulas e saia pela borda sul. Segure as alturas sobre o caminho até passarem os últimos.
colonial-brief-shin-kamar-afridis = Coroe as alturas, caia sobre os últimos, e feche a boca do desfiladeiro antes que o socorro suba da planície.
colonial-decides-margin = Um avanço de { $minor } pontos é uma vitória menor, de { $major } uma vitória maior; menos do que isso é empate.
colonial-decides-losses = As suas perdas são pontos do inimigo: { $figure } por figura, { $gun } por canhão, { $transport } por transporte, { $wounded } por comandante ferido, { $killed } por comandante morto.
colonial-decides-ground = Um objetivo é de quem lá teve por último uma unidade de combate; muda de mãos quando acaba a ativação dela, e conta no fim.
colonial-decides-handicap = { $side } começa com { $points } pontos, pela tarefa mais difícil.
colonial-goal-delivery = A trazer para aqui: { $units }
colonial-goal-exit = { $side } sai por esta borda: { $transport } pontos por transporte, { $gun } por canhão{ $figure ->
    [0] {""}
   *[other] , { $figure } por figura
  }.
