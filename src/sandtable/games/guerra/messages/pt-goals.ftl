### O que cada lado quer, e o que decide
guerra-brief-rebels = Com o Ruanda, o Uganda e o Burundi atrás de si, derrube o governo de Kinshasa. Está surpreendido e disperso: atravesse o leste, tome Kisangani e Mbandaka, e aponte à capital desde Kitona antes que os aliados dele lhe barrem o caminho.
guerra-brief-congo = Surpreendido, com o leste amotinado e o inimigo em Kitona: segure Kinshasa, faça intervir os aliados onde eles contam, e dê a volta à guerra. Aldeias e cidades contam-se no fim: o que se perde agora pode ser reconquistado.
guerra-decides-towns = No fim, cada cidade do Congo vale { $city } pontos, cada aldeia { $village }; cada unidade inimiga destruída vale { $unit } logo ali, e mais se for ugandesa ou ruandesa.
guerra-decides-line = No fim, cada unidade sua além da linha de cessar-fogo (o tracejado através do Congo) rende { $unit }, cada ponto de substituição por usar { $replacement }.
guerra-decides-allies = Intervir tem o seu preço: a primeira unidade angolana no Congo dá { $angola } pontos aos rebeldes, a ugandesa { $uganda } ao governo.
guerra-decides-army = Ao fim de quinze semanas vence o total maior. Quem destruir o exército próprio do outro, FAC ou RCD, vence logo ali.
