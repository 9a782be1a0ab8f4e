### As unidades, os lados e os objetivos pelo nome

## Os lados

colonial-name-anglo-egyptian-army = Exército anglo-egípcio
colonial-name-mahmud-s-army = Exército de Mahmud
colonial-name-malakand-column-and-garrison = Coluna do Malakand e guarnição
colonial-name-swat-and-bajaur-lashkars = Lashkars do Swat e de Bajaur
colonial-name-methuen-s-division = Divisão de Methuen
colonial-name-boer-commandos = Comandos bôeres
colonial-name-broadwood-s-column = Coluna de Broadwood
colonial-name-free-state-burghers = Burghers do Estado Livre
colonial-name-mamanai-column = Coluna de Mamanai
colonial-name-zakka-khel-afridis = Afridis Zakka Khel
colonial-name-protectorate-column = Coluna do Protetorado
colonial-name-the-host-of-emir-daoud = A hoste do emir Daoud

## Tel Asra

colonial-name-major-harrow = Major Harrow
colonial-name-motor-lorries = Camiões
colonial-name-1st-protectorate-rifles = 1.º Protectorate Rifles
colonial-name-levy-battalion = Batalhão de milícia
colonial-name-machine-gun-section = Secção de metralhadoras
colonial-name-mountain-battery = Bateria de montanha
colonial-name-mounted-constabulary = Guarda montada
colonial-name-emir-daoud = Emir Daoud
colonial-name-the-emir-s-guard = A guarda do emir
colonial-name-beni-asra-riflemen = Atiradores Beni Asra
colonial-name-beni-khalf-riflemen = Atiradores Beni Khalf
colonial-name-village-musketeers = Mosqueteiros da aldeia
colonial-name-spearmen = Lanceiros
colonial-name-camel-riders = Cameleiros
colonial-name-gun-camels = Camelos da peça
colonial-name-old-brass-field-gun = Velha peça de campanha de bronze
colonial-name-western-well = Poço do oeste
colonial-name-eastern-well = Poço do leste
colonial-name-fort-rocks = Rochas do Forte
colonial-name-black-rocks = Rochas Negras

## Sanna's Post

colonial-name-brig-gen-broadwood = Brigadeiro Broadwood
colonial-name-household-cavalry-composite-regiment = Regimento composto da Household Cavalry
colonial-name-10th-hussars = 10.º de Hussardos
colonial-name-alderson-s-mounted-infantry = Infantaria montada de Alderson
colonial-name-roberts-horse = Cavaleiros de Roberts
colonial-name-q-battery-teams = Parelhas da bateria Q
colonial-name-q-battery-rha = Bateria Q, RHA
colonial-name-u-battery-teams = Parelhas da bateria U
colonial-name-u-battery-rha = Bateria U, RHA
colonial-name-ox-wagons-first-division = Carros de bois, primeira divisão
colonial-name-ox-wagons-second-division = Carros de bois, segunda divisão
colonial-name-mule-wagons = Carros de mulas
colonial-name-refugee-and-hospital-wagons = Carros de refugiados e do hospital
colonial-name-christiaan-de-wet = Christiaan de Wet
colonial-name-heilbron-burghers = Burghers de Heilbron
colonial-name-kroonstad-burghers = Burghers de Kroonstad
colonial-name-bethlehem-burghers = Burghers de Bethlehem
colonial-name-piet-de-wet-s-commando-right = Comando de Piet de Wet, direita
colonial-name-piet-de-wet-s-commando-left = Comando de Piet de Wet, esquerda
colonial-name-winburg-burghers = Burghers de Winburg
colonial-name-krupp-guns = Peças Krupp
colonial-name-pom-pom-as-a-machine-gun = Pom-pom (como metralhadora)
colonial-name-station-buildings = Edifícios da estação
colonial-name-waterworks = Central das águas

## Atbara

colonial-name-the-sirdar-kitchener = O sirdar Kitchener
colonial-name-1st-cameron-highlanders = 1.º Cameron Highlanders
colonial-name-1st-seaforth-highlanders = 1.º Seaforth Highlanders
colonial-name-1st-lincolns = 1.º Lincolns
colonial-name-1st-royal-warwicks = 1.º Royal Warwicks
colonial-name-macdonald-s-brigade-sudanese = Brigada de Macdonald, sudaneses
colonial-name-macdonald-s-brigade-egyptian = Brigada de Macdonald, egípcios
colonial-name-maxwell-s-brigade-sudanese = Brigada de Maxwell, sudaneses
colonial-name-maxwell-s-brigade-egyptian = Brigada de Maxwell, egípcios
colonial-name-lewis-s-brigade-reserve = Brigada de Lewis (reserva)
colonial-name-egyptian-batteries-right = Baterias egípcias, direita
colonial-name-egyptian-batteries-left = Baterias egípcias, esquerda
colonial-name-maxim-battery = Bateria de Maxims
colonial-name-broadwood-s-egyptian-cavalry = Cavalaria egípcia de Broadwood
colonial-name-emir-mahmud-ahmed = Emir Mahmud Ahmed
colonial-name-jihadia-first-rub = Jihadia, primeiro rub
colonial-name-jihadia-second-rub = Jihadia, segundo rub
colonial-name-jihadia-third-rub = Jihadia, terceiro rub
colonial-name-jihadia-fourth-rub = Jihadia, quarto rub
colonial-name-spearmen-right = Lanceiros, direita
colonial-name-spearmen-right-centre = Lanceiros, centro-direita
colonial-name-spearmen-left-centre = Lanceiros, centro-esquerda
colonial-name-spearmen-left = Lanceiros, esquerda
colonial-name-captured-guns = Peças capturadas
colonial-name-osman-digna-s-horsemen = Cavaleiros de Osman Digna
colonial-name-zariba-north-west-face = Zariba, face noroeste
colonial-name-zariba-north-east-face = Zariba, face nordeste
colonial-name-camp-west = Acampamento, oeste
colonial-name-camp-east = Acampamento, leste
colonial-name-mahmud-s-huts-west = Cabanas de Mahmud, oeste
colonial-name-mahmud-s-huts-east = Cabanas de Mahmud, leste

## Modder River

colonial-name-lord-methuen = Lorde Methuen
colonial-name-3rd-grenadier-guards = 3.º Grenadier Guards
colonial-name-1st-coldstream-guards = 1.º Coldstream Guards
colonial-name-2nd-coldstream-guards = 2.º Coldstream Guards
colonial-name-1st-scots-guards = 1.º Scots Guards
colonial-name-1st-northumberland-fusiliers = 1.º Northumberland Fusiliers
colonial-name-2nd-king-s-own-yorkshire-light-infantry = 2.º King's Own Yorkshire Light Infantry
colonial-name-loyal-north-lancashires-half-battalion = Loyal North Lancashires (meio batalhão)
colonial-name-1st-argyll-and-sutherland-highlanders = 1.º Argyll and Sutherland Highlanders
colonial-name-9th-lancers = 9.º de Lanceiros
colonial-name-75th-field-battery = 75.ª Bateria de campanha
colonial-name-18th-field-battery = 18.ª Bateria de campanha
colonial-name-brigade-maxims = Maxims da brigada
colonial-name-naval-ox-teams = Juntas de bois da Marinha
colonial-name-naval-12-pounders = Peças de 12 libras da Marinha
colonial-name-koos-de-la-rey = Koos de la Rey
colonial-name-maj-gen-colvile = Major-general Colvile
colonial-name-maj-gen-pole-carew = Major-general Pole-Carew
colonial-name-jacobus-prinsloo = Jacobus Prinsloo
colonial-name-lichtenburg-commando = Comando de Lichtenburg
colonial-name-potchefstroom-commando = Comando de Potchefstroom
colonial-name-jacobsdal-commando = Comando de Jacobsdal
colonial-name-bridgehead-rifle-pits = Covas de atiradores da testa de ponte
colonial-name-prinsloo-s-free-staters-drift = Homens do Estado Livre de Prinsloo, vau
colonial-name-prinsloo-s-free-staters-farm = Homens do Estado Livre de Prinsloo, quinta
colonial-name-prinsloo-s-free-staters-weir = Homens do Estado Livre de Prinsloo, açude
colonial-name-mounted-reserve = Reserva montada
colonial-name-albrecht-s-krupp-guns = Peças Krupp de Albrecht
colonial-name-pom-poms-as-a-machine-gun = Pom-poms (como metralhadora)
colonial-name-rosmead-drift-north-bank = Vau de Rosmead, margem norte
colonial-name-weir-north-bank = Açude, margem norte
colonial-name-modder-river-village-west = Aldeia de Modder River, oeste
colonial-name-modder-river-village-east = Aldeia de Modder River, leste
colonial-name-upper-drift-north-bank = Vau de montante, margem norte
colonial-name-bridgehead = Testa de ponte
colonial-name-rosmead-farm = Quinta de Rosmead

## Shin Kamar

colonial-name-lt-col-haughton = Tenente-coronel Haughton
colonial-name-yorkshire-light-infantry-rear-guard = Yorkshire Light Infantry, retaguarda
colonial-name-yorkshire-light-infantry-flank-piquet = Yorkshire Light Infantry, piquete de flanco
colonial-name-36th-sikhs-right-wing = 36.º de Sikhs, ala direita
colonial-name-36th-sikhs-left-wing = 36.º de Sikhs, ala esquerda
colonial-name-mountain-guns = Peças de montanha
colonial-name-ammunition-mules = Mulas de munições
colonial-name-hospital-dhoolies = Liteiras do hospital
colonial-name-westmacott-s-supports-sikhs = Apoios de Westmacott, sikhs
colonial-name-westmacott-s-supports-british = Apoios de Westmacott, britânicos
colonial-name-zakka-khel-malik = Malik dos Zakka Khel
colonial-name-western-heights-upper = Alturas do oeste, em cima
colonial-name-western-heights-lower = Alturas do oeste, em baixo
colonial-name-eastern-heights-upper = Alturas do leste, em cima
colonial-name-eastern-heights-lower = Alturas do leste, em baixo
colonial-name-pursuing-swordsmen = Espadachins em perseguição
colonial-name-jezail-men = Atiradores de jezail
colonial-name-men-of-the-lower-caves = Homens das grutas de baixo
colonial-name-piquet-hill = Colina do piquete
colonial-name-west-shoulder = Ombro do oeste
colonial-name-mouth-of-the-defile = Boca do desfiladeiro

## Chakdara

colonial-name-brig-gen-meiklejohn = Brigadeiro Meiklejohn
colonial-name-24th-punjab-infantry = 24.º Punjab Infantry
colonial-name-31st-punjab-infantry = 31.º Punjab Infantry
colonial-name-45th-sikhs = 45.º de Sikhs
colonial-name-guides-cavalry = Cavalaria dos Guias
colonial-name-11th-bengal-lancers = 11.º Bengal Lancers
colonial-name-no-8-mountain-battery = Bateria de montanha n.º 8
colonial-name-ammunition-mules-for-the-fort = Mulas de munições para o forte
colonial-name-garrison-of-chakdara = Guarnição de Chakdara
colonial-name-fort-maxims = Maxims do forte
colonial-name-mullah-sadullah-s-lieutenant = Lugar-tenente do mulá Sadullah
colonial-name-amandara-ridge-west = Crista de Amandara, oeste
colonial-name-amandara-ridge-east = Crista de Amandara, leste
colonial-name-ghazis-behind-the-gap = Ghazis atrás da brecha
colonial-name-batkhela-villagers = Aldeões de Batkhela
colonial-name-besiegers-hospital-side = Sitiantes, lado do hospital
colonial-name-besiegers-tower-side = Sitiantes, lado da torre
colonial-name-besieging-swordsmen = Espadachins sitiantes
colonial-name-late-coming-clansmen = Homens de clã retardatários
colonial-name-chakdara-fort = Forte de Chakdara
colonial-name-swat-bridge = Ponte do Swat
colonial-name-amandara-gap = Brecha de Amandara
colonial-name-batkhela = Batkhela
