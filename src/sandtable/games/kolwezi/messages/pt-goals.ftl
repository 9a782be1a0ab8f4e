### O que cada lado quer, e o que decide
kolwezi-brief = Comanda o salto do 2e REP sobre Kolwezi. Há reféns em { $places } lugares, e as peças do inimigo estão viradas para baixo. Chegue aos reféns antes das 17h30 do primeiro dia, limpe a cidade e esteja nela no fim do segundo.
kolwezi-decides-levels = Todos os pontos são do inimigo, e convém que sejam poucos: menos de { $dazzling } é uma vitória deslumbrante, menos de { $victory } uma vitória, menos de { $partial } um fracasso parcial, mais do que isso um fracasso sangrento.
kolwezi-decides-hostages = Reféns executados custam { $points } pontos por cada lugar.
kolwezi-decides-losses = Cada passo que perde custa { $step }, cada peça sua fixada { $pin }.
kolwezi-decides-left = No fim, cada passo catanguês ainda no mapa custa { $step }, e a estrada do aeroporto { $airport } se não for sua.
kolwezi-goal-airport = custa isto se não for sua no fim
kolwezi-goal-hostages = custa isto se forem executados
