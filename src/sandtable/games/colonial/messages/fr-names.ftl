### Les unités, les camps et les objectifs par leur nom

## Les camps

colonial-name-anglo-egyptian-army = Armée anglo-égyptienne
colonial-name-mahmud-s-army = Armée de Mahmoud
colonial-name-malakand-column-and-garrison = Colonne du Malakand et garnison
colonial-name-swat-and-bajaur-lashkars = Lachkars du Swat et de Bajaur
colonial-name-methuen-s-division = Division Methuen
colonial-name-boer-commandos = Commandos boers
colonial-name-broadwood-s-column = Colonne Broadwood
colonial-name-free-state-burghers = Burghers de l'État libre
colonial-name-mamanai-column = Colonne de Mamanai
colonial-name-zakka-khel-afridis = Afridis Zakka Khel
colonial-name-protectorate-column = Colonne du Protectorat
colonial-name-the-host-of-emir-daoud = L'ost de l'émir Daoud

## Tel Asra

colonial-name-major-harrow = Commandant Harrow
colonial-name-motor-lorries = Camions
colonial-name-1st-protectorate-rifles = 1er Protectorate Rifles
colonial-name-levy-battalion = Bataillon de supplétifs
colonial-name-machine-gun-section = Section de mitrailleuses
colonial-name-mountain-battery = Batterie de montagne
colonial-name-mounted-constabulary = Gendarmerie montée
colonial-name-emir-daoud = Émir Daoud
colonial-name-the-emir-s-guard = La garde de l'émir
colonial-name-beni-asra-riflemen = Fusiliers Beni Asra
colonial-name-beni-khalf-riflemen = Fusiliers Beni Khalf
colonial-name-village-musketeers = Mousquetaires du village
colonial-name-spearmen = Lanciers
colonial-name-camel-riders = Méharistes
colonial-name-gun-camels = Chameaux d'artillerie
colonial-name-old-brass-field-gun = Vieux canon de campagne en bronze
colonial-name-western-well = Puits de l'ouest
colonial-name-eastern-well = Puits de l'est
colonial-name-fort-rocks = Rochers du Fort
colonial-name-black-rocks = Rochers noirs

## Sanna's Post

colonial-name-brig-gen-broadwood = Général de brigade Broadwood
colonial-name-household-cavalry-composite-regiment = Régiment composite de la Household Cavalry
colonial-name-10th-hussars = 10e hussards
colonial-name-alderson-s-mounted-infantry = Infanterie montée d'Alderson
colonial-name-roberts-horse = Cavaliers de Roberts
colonial-name-q-battery-teams = Attelages de la batterie Q
colonial-name-q-battery-rha = Batterie Q, RHA
colonial-name-u-battery-teams = Attelages de la batterie U
colonial-name-u-battery-rha = Batterie U, RHA
colonial-name-ox-wagons-first-division = Chariots à bœufs, première division
colonial-name-ox-wagons-second-division = Chariots à bœufs, seconde division
colonial-name-mule-wagons = Chariots à mules
colonial-name-refugee-and-hospital-wagons = Chariots des réfugiés et de l'ambulance
colonial-name-christiaan-de-wet = Christiaan de Wet
colonial-name-heilbron-burghers = Burghers de Heilbron
colonial-name-kroonstad-burghers = Burghers de Kroonstad
colonial-name-bethlehem-burghers = Burghers de Bethlehem
colonial-name-piet-de-wet-s-commando-right = Commando de Piet de Wet, droite
colonial-name-piet-de-wet-s-commando-left = Commando de Piet de Wet, gauche
colonial-name-winburg-burghers = Burghers de Winburg
colonial-name-krupp-guns = Canons Krupp
colonial-name-pom-pom-as-a-machine-gun = Pom-pom (comme mitrailleuse)
colonial-name-station-buildings = Bâtiments de la station
colonial-name-waterworks = Usine des eaux

## Atbara

colonial-name-the-sirdar-kitchener = Le sirdar Kitchener
colonial-name-1st-cameron-highlanders = 1er Cameron Highlanders
colonial-name-1st-seaforth-highlanders = 1er Seaforth Highlanders
colonial-name-1st-lincolns = 1er Lincolns
colonial-name-1st-royal-warwicks = 1er Royal Warwicks
colonial-name-macdonald-s-brigade-sudanese = Brigade Macdonald, Soudanais
colonial-name-macdonald-s-brigade-egyptian = Brigade Macdonald, Égyptiens
colonial-name-maxwell-s-brigade-sudanese = Brigade Maxwell, Soudanais
colonial-name-maxwell-s-brigade-egyptian = Brigade Maxwell, Égyptiens
colonial-name-lewis-s-brigade-reserve = Brigade Lewis (réserve)
colonial-name-egyptian-batteries-right = Batteries égyptiennes, droite
colonial-name-egyptian-batteries-left = Batteries égyptiennes, gauche
colonial-name-maxim-battery = Batterie de Maxim
colonial-name-broadwood-s-egyptian-cavalry = Cavalerie égyptienne de Broadwood
colonial-name-emir-mahmud-ahmed = Émir Mahmoud Ahmed
colonial-name-jihadia-first-rub = Jihadia, premier rub
colonial-name-jihadia-second-rub = Jihadia, deuxième rub
colonial-name-jihadia-third-rub = Jihadia, troisième rub
colonial-name-jihadia-fourth-rub = Jihadia, quatrième rub
colonial-name-spearmen-right = Lanciers, droite
colonial-name-spearmen-right-centre = Lanciers, centre droit
colonial-name-spearmen-left-centre = Lanciers, centre gauche
colonial-name-spearmen-left = Lanciers, gauche
colonial-name-captured-guns = Canons capturés
colonial-name-osman-digna-s-horsemen = Cavaliers d'Osman Digna
colonial-name-zariba-north-west-face = Zariba, face nord-ouest
colonial-name-zariba-north-east-face = Zariba, face nord-est
colonial-name-camp-west = Camp, ouest
colonial-name-camp-east = Camp, est
colonial-name-mahmud-s-huts-west = Huttes de Mahmoud, ouest
colonial-name-mahmud-s-huts-east = Huttes de Mahmoud, est

## Modder River

colonial-name-lord-methuen = Lord Methuen
colonial-name-3rd-grenadier-guards = 3e Grenadier Guards
colonial-name-1st-coldstream-guards = 1er Coldstream Guards
colonial-name-2nd-coldstream-guards = 2e Coldstream Guards
colonial-name-1st-scots-guards = 1er Scots Guards
colonial-name-1st-northumberland-fusiliers = 1er Northumberland Fusiliers
colonial-name-2nd-king-s-own-yorkshire-light-infantry = 2e King's Own Yorkshire Light Infantry
colonial-name-loyal-north-lancashires-half-battalion = Loyal North Lancashires (demi-bataillon)
colonial-name-1st-argyll-and-sutherland-highlanders = 1er Argyll and Sutherland Highlanders
colonial-name-9th-lancers = 9e lanciers
colonial-name-75th-field-battery = 75e batterie de campagne
colonial-name-18th-field-battery = 18e batterie de campagne
colonial-name-brigade-maxims = Maxim de brigade
colonial-name-naval-ox-teams = Attelages de bœufs de la Marine
colonial-name-naval-12-pounders = Pièces de 12 livres de la Marine
colonial-name-koos-de-la-rey = Koos de la Rey
colonial-name-maj-gen-colvile = Général de division Colvile
colonial-name-maj-gen-pole-carew = Général de division Pole-Carew
colonial-name-jacobus-prinsloo = Jacobus Prinsloo
colonial-name-lichtenburg-commando = Commando de Lichtenburg
colonial-name-potchefstroom-commando = Commando de Potchefstroom
colonial-name-jacobsdal-commando = Commando de Jacobsdal
colonial-name-bridgehead-rifle-pits = Trous de tirailleurs de la tête de pont
colonial-name-prinsloo-s-free-staters-drift = État-Libristes de Prinsloo, gué
colonial-name-prinsloo-s-free-staters-farm = État-Libristes de Prinsloo, ferme
colonial-name-prinsloo-s-free-staters-weir = État-Libristes de Prinsloo, barrage
colonial-name-mounted-reserve = Réserve montée
colonial-name-albrecht-s-krupp-guns = Canons Krupp d'Albrecht
colonial-name-pom-poms-as-a-machine-gun = Pom-poms (comme mitrailleuse)
colonial-name-rosmead-drift-north-bank = Gué de Rosmead, rive nord
colonial-name-weir-north-bank = Barrage, rive nord
colonial-name-modder-river-village-west = Village de Modder River, ouest
colonial-name-modder-river-village-east = Village de Modder River, est
colonial-name-upper-drift-north-bank = Gué d'amont, rive nord
colonial-name-bridgehead = Tête de pont
colonial-name-rosmead-farm = Ferme de Rosmead

## Shin Kamar

colonial-name-lt-col-haughton = Lieutenant-colonel Haughton
colonial-name-yorkshire-light-infantry-rear-guard = Yorkshire Light Infantry, arrière-garde
colonial-name-yorkshire-light-infantry-flank-piquet = Yorkshire Light Infantry, piquet de flanc
colonial-name-36th-sikhs-right-wing = 36e Sikhs, aile droite
colonial-name-36th-sikhs-left-wing = 36e Sikhs, aile gauche
colonial-name-mountain-guns = Canons de montagne
colonial-name-ammunition-mules = Mulets de munitions
colonial-name-hospital-dhoolies = Litières de l'ambulance
colonial-name-westmacott-s-supports-sikhs = Soutiens de Westmacott, Sikhs
colonial-name-westmacott-s-supports-british = Soutiens de Westmacott, Britanniques
colonial-name-zakka-khel-malik = Malik des Zakka Khel
colonial-name-western-heights-upper = Hauteurs de l'ouest, en haut
colonial-name-western-heights-lower = Hauteurs de l'ouest, en bas
colonial-name-eastern-heights-upper = Hauteurs de l'est, en haut
colonial-name-eastern-heights-lower = Hauteurs de l'est, en bas
colonial-name-pursuing-swordsmen = Sabreurs lancés à la poursuite
colonial-name-jezail-men = Tireurs au jezail
colonial-name-men-of-the-lower-caves = Hommes des grottes d'en bas
colonial-name-piquet-hill = Colline du piquet
colonial-name-west-shoulder = Épaule de l'ouest
colonial-name-mouth-of-the-defile = Débouché du défilé

## Chakdara

colonial-name-brig-gen-meiklejohn = Général de brigade Meiklejohn
colonial-name-24th-punjab-infantry = 24e Punjab Infantry
colonial-name-31st-punjab-infantry = 31e Punjab Infantry
colonial-name-45th-sikhs = 45e Sikhs
colonial-name-guides-cavalry = Cavalerie des Guides
colonial-name-11th-bengal-lancers = 11e Bengal Lancers
colonial-name-no-8-mountain-battery = 8e batterie de montagne
colonial-name-ammunition-mules-for-the-fort = Mulets de munitions pour le fort
colonial-name-garrison-of-chakdara = Garnison de Chakdara
colonial-name-fort-maxims = Maxim du fort
colonial-name-mullah-sadullah-s-lieutenant = Lieutenant du mollah Sadullah
colonial-name-amandara-ridge-west = Crête d'Amandara, ouest
colonial-name-amandara-ridge-east = Crête d'Amandara, est
colonial-name-ghazis-behind-the-gap = Ghazis derrière la trouée
colonial-name-batkhela-villagers = Villageois de Batkhela
colonial-name-besiegers-hospital-side = Assiégeants, côté hôpital
colonial-name-besiegers-tower-side = Assiégeants, côté tour
colonial-name-besieging-swordsmen = Sabreurs assiégeants
colonial-name-late-coming-clansmen = Hommes de clan retardataires
colonial-name-chakdara-fort = Fort de Chakdara
colonial-name-swat-bridge = Pont du Swat
colonial-name-amandara-gap = Trouée d'Amandara
colonial-name-batkhela = Batkhela
