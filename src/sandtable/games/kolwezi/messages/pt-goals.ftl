### O que cada lado quer, e o que decide
kolwezi-brief = Comanda o salto do 2e REP sobre Kolwezi. Há reféns em { $places } lugares, { $freed ->
        [0] todos guardados por catangueses
        [one] um deles sem catangueses
       *[other] { $freed } deles sem catangueses
    }, e as peças do inimigo estão viradas para baixo. Chegue aos reféns antes das 17h30 do primeiro dia, limpe a cidade e esteja nela no fim do segundo.
kolwezi-decides-levels = Todos os pontos são do inimigo, e convém que sejam poucos: menos de { $dazzling } é uma vitória deslumbrante, menos de { $victory } uma vitória, menos de { $partial } um fracasso parcial, mais do que isso um fracasso sangrento.
kolwezi-decides-hostages = Reféns executados custam { $points } pontos por cada lugar: onde houver catangueses com eles às 17h30 do primeiro dia, no fim do turno { $first }{ $last ->
    [0] {""}
   *[other] , e de novo no fim do segundo, no turno { $last }
  }.
kolwezi-decides-open = «Se acabasse agora» deixa de fora os reféns que os catangueses ainda retêm: { $places ->
    [one] um lugar
   *[other] { $places } lugares
  }, até { $points } pontos contra si se ninguém lá chegar até ao fim do turno { $turn }.
kolwezi-decides-lorries = Os { $lorries } camiões em { $at } não valem pontos, mas levam as suas unidades no segundo dia: se nenhuma unidade francesa lá estiver às 17h30 do primeiro, perdem-se.
kolwezi-decides-losses = Cada passo que perde custa { $step }, cada vez que uma peça sua é fixada { $pin }: para sempre, mesmo depois de recuperada.
kolwezi-decides-left = No fim, cada passo catanguês ainda no mapa custa { $step }, e a estrada do aeroporto { $airport } se não for sua.
kolwezi-goal-airport = pontos contra si se não for sua no fim
kolwezi-goal-hostages = { $fate ->
    [safe] os reféns estão a salvo
    [held] pontos contra si se ainda estiverem detidos no fim do turno { $turn }
    [freed] libertados; pontos contra si só se os catangueses lá tiverem voltado no fim do turno { $turn }
   *[alone] pontos contra si só se os catangueses lá estiverem no fim do turno { $turn }
  }
kolwezi-goal-lorries = os camiões: seus só se lá estiver às 17h30
