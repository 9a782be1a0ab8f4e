### Os cenários

colonial-scenario-tel-asra = Os poços de Tel Asra
colonial-scenario-tel-asra-date = 1921
colonial-scenario-tel-asra-place = um protetorado desértico imaginário
colonial-scenario-tel-asra-summary = Uma coluna do governo com um camião e uma hoste das tribos chegam ao mesmo tempo aos únicos poços do distrito. Pequeno o bastante para aprender todas as regras numa hora: estradas, colinas, bosques, abrigo, pôr em bateria, uma unidade de infantaria transportada, uma metralhadora e os dois tipos de canhão.

colonial-scenario-atbara = A zariba do Atbara
colonial-scenario-atbara-date = 8 de abril de 1898
colonial-scenario-atbara-place = Nakheila, no Atbara, Sudão
colonial-scenario-atbara-summary = Depois de uma marcha noturna, as brigadas de Kitchener avançam em linha sobre a sebe de espinhos e as trincheiras onde o emir Mahmud apinhou o seu exército, de costas para o rio seco.

colonial-scenario-chakdara = O socorro de Chakdara
colonial-scenario-chakdara-date = 2 de agosto de 1897
colonial-scenario-chakdara-place = vale do Swat, Fronteira do Noroeste
colonial-scenario-chakdara-summary = O pequeno forte da ponte do Swat pediu socorro. Blood manda a coluna de Meiklejohn pela passagem de Amandara, para abrir caminho até lá antes que os muros sejam tomados.

colonial-scenario-modder-river = Modder River
colonial-scenario-modder-river-date = 28 de novembro de 1899
colonial-scenario-modder-river-place = confluência do Riet e do Modder, Colónia do Cabo, África do Sul
colonial-scenario-modder-river-summary = Methuen marcha sobre Kimberley por uma planície aberta e é detido pelos atiradores de De la Rey, entrincheirados ao longo do rio. A ponte está destruída; os britânicos têm de ganhar um vau ou um açude e alcançar a margem norte.

colonial-scenario-modder-river-brigades = Modder River por brigadas
colonial-scenario-modder-river-brigades-date = 28 de novembro de 1899
colonial-scenario-modder-river-brigades-place = confluência do Riet e do Modder, Colónia do Cabo, África do Sul
colonial-scenario-modder-river-brigades-summary = A mesma linha de rio para dois jogadores de cada lado: a Guarda de Colvile e a 9.ª Brigada de Pole-Carew contra De la Rey e os homens do Estado Livre de Prinsloo. Cada Comandante conduz as unidades do seu próprio comando.

colonial-scenario-sannas-post = Sanna's Post
colonial-scenario-sannas-post-date = 31 de março de 1900
colonial-scenario-sannas-post-place = a leste de Bloemfontein, Estado Livre de Orange, África do Sul
colonial-scenario-sannas-post-summary = A brigada montada de Broadwood levanta o acampamento sob as granadas vindas de além do Modder e manda as carroças para oeste pela estrada de Bloemfontein. Os burghers de De Wet estão escondidos no leito do Koorn Spruit, dos dois lados do vau.

colonial-scenario-shin-kamar = O desfiladeiro de Shin Kamar
colonial-scenario-shin-kamar-date = 29 de janeiro de 1898
colonial-scenario-shin-kamar-place = vale do Bara, Tirah, Fronteira do Noroeste
colonial-scenario-shin-kamar-summary = Uma coluna que encontrou vazias as grutas dos Zakka Khel tem de voltar a descer o desfiladeiro com as suas mulas enquanto as alturas se enchem de atiradores afridis de ambos os lados. Da planície vem socorro a caminho.
