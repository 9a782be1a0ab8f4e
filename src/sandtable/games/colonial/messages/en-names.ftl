### Units, sides and objectives by their names

## Sides

colonial-name-anglo-egyptian-army = Anglo-Egyptian Army
colonial-name-mahmud-s-army = Mahmud's Army
colonial-name-malakand-column-and-garrison = Malakand Column and Garrison
colonial-name-swat-and-bajaur-lashkars = Swat and Bajaur Lashkars
colonial-name-methuen-s-division = Methuen's Division
colonial-name-boer-commandos = Boer Commandos
colonial-name-broadwood-s-column = Broadwood's Column
colonial-name-free-state-burghers = Free State Burghers
colonial-name-mamanai-column = Mamanai Column
colonial-name-zakka-khel-afridis = Zakka Khel Afridis
colonial-name-protectorate-column = Protectorate Column
colonial-name-the-host-of-emir-daoud = The Host of Emir Daoud

## Tel Asra

colonial-name-major-harrow = Major Harrow
colonial-name-motor-lorries = Motor lorries
colonial-name-1st-protectorate-rifles = 1st Protectorate Rifles
colonial-name-levy-battalion = Levy Battalion
colonial-name-machine-gun-section = Machine Gun Section
colonial-name-mountain-battery = Mountain Battery
colonial-name-mounted-constabulary = Mounted Constabulary
colonial-name-emir-daoud = Emir Daoud
colonial-name-the-emir-s-guard = The Emir's Guard
colonial-name-beni-asra-riflemen = Beni Asra riflemen
colonial-name-beni-khalf-riflemen = Beni Khalf riflemen
colonial-name-village-musketeers = Village musketeers
colonial-name-spearmen = Spearmen
colonial-name-camel-riders = Camel riders
colonial-name-gun-camels = Gun camels
colonial-name-old-brass-field-gun = Old brass field gun
colonial-name-western-well = Western well
colonial-name-eastern-well = Eastern well
colonial-name-fort-rocks = Fort rocks
colonial-name-black-rocks = Black rocks

## Sanna's Post

colonial-name-brig-gen-broadwood = Brig.-Gen. Broadwood
colonial-name-household-cavalry-composite-regiment = Household Cavalry composite regiment
colonial-name-10th-hussars = 10th Hussars
colonial-name-alderson-s-mounted-infantry = Alderson's Mounted Infantry
colonial-name-roberts-horse = Roberts' Horse
colonial-name-q-battery-teams = Q Battery teams
colonial-name-q-battery-rha = Q Battery RHA
colonial-name-u-battery-teams = U Battery teams
colonial-name-u-battery-rha = U Battery RHA
colonial-name-ox-wagons-first-division = Ox wagons, first division
colonial-name-ox-wagons-second-division = Ox wagons, second division
colonial-name-mule-wagons = Mule wagons
colonial-name-refugee-and-hospital-wagons = Refugee and hospital wagons
colonial-name-christiaan-de-wet = Christiaan de Wet
colonial-name-heilbron-burghers = Heilbron burghers
colonial-name-kroonstad-burghers = Kroonstad burghers
colonial-name-bethlehem-burghers = Bethlehem burghers
colonial-name-piet-de-wet-s-commando-right = Piet de Wet's commando, right
colonial-name-piet-de-wet-s-commando-left = Piet de Wet's commando, left
colonial-name-winburg-burghers = Winburg burghers
colonial-name-krupp-guns = Krupp guns
colonial-name-pom-pom-as-a-machine-gun = Pom-pom (as a machine gun)
colonial-name-station-buildings = Station buildings
colonial-name-waterworks = Waterworks

## Atbara

colonial-name-the-sirdar-kitchener = The Sirdar, Kitchener
colonial-name-1st-cameron-highlanders = 1st Cameron Highlanders
colonial-name-1st-seaforth-highlanders = 1st Seaforth Highlanders
colonial-name-1st-lincolns = 1st Lincolns
colonial-name-1st-royal-warwicks = 1st Royal Warwicks
colonial-name-macdonald-s-brigade-sudanese = Macdonald's brigade, Sudanese
colonial-name-macdonald-s-brigade-egyptian = Macdonald's brigade, Egyptian
colonial-name-maxwell-s-brigade-sudanese = Maxwell's brigade, Sudanese
colonial-name-maxwell-s-brigade-egyptian = Maxwell's brigade, Egyptian
colonial-name-lewis-s-brigade-reserve = Lewis's brigade (reserve)
colonial-name-egyptian-batteries-right = Egyptian batteries, right
colonial-name-egyptian-batteries-left = Egyptian batteries, left
colonial-name-maxim-battery = Maxim battery
colonial-name-broadwood-s-egyptian-cavalry = Broadwood's Egyptian cavalry
colonial-name-emir-mahmud-ahmed = Emir Mahmud Ahmed
colonial-name-jihadia-first-rub = Jihadia, first rub
colonial-name-jihadia-second-rub = Jihadia, second rub
colonial-name-jihadia-third-rub = Jihadia, third rub
colonial-name-jihadia-fourth-rub = Jihadia, fourth rub
colonial-name-spearmen-right = Spearmen, right
colonial-name-spearmen-right-centre = Spearmen, right centre
colonial-name-spearmen-left-centre = Spearmen, left centre
colonial-name-spearmen-left = Spearmen, left
colonial-name-captured-guns = Captured guns
colonial-name-osman-digna-s-horsemen = Osman Digna's horsemen
colonial-name-zariba-north-west-face = Zariba, north-west face
colonial-name-zariba-north-east-face = Zariba, north-east face
colonial-name-camp-west = Camp, west
colonial-name-camp-east = Camp, east
colonial-name-mahmud-s-huts-west = Mahmud's huts, west
colonial-name-mahmud-s-huts-east = Mahmud's huts, east

## Modder River

colonial-name-lord-methuen = Lord Methuen
colonial-name-3rd-grenadier-guards = 3rd Grenadier Guards
colonial-name-1st-coldstream-guards = 1st Coldstream Guards
colonial-name-2nd-coldstream-guards = 2nd Coldstream Guards
colonial-name-1st-scots-guards = 1st Scots Guards
colonial-name-1st-northumberland-fusiliers = 1st Northumberland Fusiliers
colonial-name-2nd-king-s-own-yorkshire-light-infantry = 2nd King's Own Yorkshire Light Infantry
colonial-name-loyal-north-lancashires-half-battalion = Loyal North Lancashires (half battalion)
colonial-name-1st-argyll-and-sutherland-highlanders = 1st Argyll and Sutherland Highlanders
colonial-name-9th-lancers = 9th Lancers
colonial-name-75th-field-battery = 75th Field Battery
colonial-name-18th-field-battery = 18th Field Battery
colonial-name-brigade-maxims = Brigade Maxims
colonial-name-naval-ox-teams = Naval ox teams
colonial-name-naval-12-pounders = Naval 12-pounders
colonial-name-koos-de-la-rey = Koos de la Rey
colonial-name-maj-gen-colvile = Maj.-Gen. Colvile
colonial-name-maj-gen-pole-carew = Maj.-Gen. Pole-Carew
colonial-name-jacobus-prinsloo = Jacobus Prinsloo
colonial-name-lichtenburg-commando = Lichtenburg commando
colonial-name-potchefstroom-commando = Potchefstroom commando
colonial-name-jacobsdal-commando = Jacobsdal commando
colonial-name-bridgehead-rifle-pits = Bridgehead rifle pits
colonial-name-prinsloo-s-free-staters-drift = Prinsloo's Free Staters, drift
colonial-name-prinsloo-s-free-staters-farm = Prinsloo's Free Staters, farm
colonial-name-prinsloo-s-free-staters-weir = Prinsloo's Free Staters, weir
colonial-name-mounted-reserve = Mounted reserve
colonial-name-albrecht-s-krupp-guns = Albrecht's Krupp guns
colonial-name-pom-poms-as-a-machine-gun = Pom-poms (as a machine gun)
colonial-name-rosmead-drift-north-bank = Rosmead drift, north bank
colonial-name-weir-north-bank = Weir, north bank
colonial-name-modder-river-village-west = Modder River village, west
colonial-name-modder-river-village-east = Modder River village, east
colonial-name-upper-drift-north-bank = Upper drift, north bank
colonial-name-bridgehead = Bridgehead
colonial-name-rosmead-farm = Rosmead farm

## Shin Kamar

colonial-name-lt-col-haughton = Lt.-Col. Haughton
colonial-name-yorkshire-light-infantry-rear-guard = Yorkshire Light Infantry, rear guard
colonial-name-yorkshire-light-infantry-flank-piquet = Yorkshire Light Infantry, flank piquet
colonial-name-36th-sikhs-right-wing = 36th Sikhs, right wing
colonial-name-36th-sikhs-left-wing = 36th Sikhs, left wing
colonial-name-mountain-guns = Mountain guns
colonial-name-ammunition-mules = Ammunition mules
colonial-name-hospital-dhoolies = Hospital dhoolies
colonial-name-westmacott-s-supports-sikhs = Westmacott's supports, Sikhs
colonial-name-westmacott-s-supports-british = Westmacott's supports, British
colonial-name-zakka-khel-malik = Zakka Khel malik
colonial-name-western-heights-upper = Western heights, upper
colonial-name-western-heights-lower = Western heights, lower
colonial-name-eastern-heights-upper = Eastern heights, upper
colonial-name-eastern-heights-lower = Eastern heights, lower
colonial-name-pursuing-swordsmen = Pursuing swordsmen
colonial-name-jezail-men = Jezail men
colonial-name-men-of-the-lower-caves = Men of the lower caves
colonial-name-piquet-hill = Piquet hill
colonial-name-west-shoulder = West shoulder
colonial-name-mouth-of-the-defile = Mouth of the defile

## Chakdara

colonial-name-brig-gen-meiklejohn = Brig.-Gen. Meiklejohn
colonial-name-24th-punjab-infantry = 24th Punjab Infantry
colonial-name-31st-punjab-infantry = 31st Punjab Infantry
colonial-name-45th-sikhs = 45th Sikhs
colonial-name-guides-cavalry = Guides Cavalry
colonial-name-11th-bengal-lancers = 11th Bengal Lancers
colonial-name-no-8-mountain-battery = No. 8 Mountain Battery
colonial-name-ammunition-mules-for-the-fort = Ammunition mules for the fort
colonial-name-garrison-of-chakdara = Garrison of Chakdara
colonial-name-fort-maxims = Fort Maxims
colonial-name-mullah-sadullah-s-lieutenant = Mullah Sadullah's lieutenant
colonial-name-amandara-ridge-west = Amandara ridge, west
colonial-name-amandara-ridge-east = Amandara ridge, east
colonial-name-ghazis-behind-the-gap = Ghazis behind the gap
colonial-name-batkhela-villagers = Batkhela villagers
colonial-name-besiegers-hospital-side = Besiegers, hospital side
colonial-name-besiegers-tower-side = Besiegers, tower side
colonial-name-besieging-swordsmen = Besieging swordsmen
colonial-name-late-coming-clansmen = Late-coming clansmen
colonial-name-chakdara-fort = Chakdara fort
colonial-name-swat-bridge = Swat bridge
colonial-name-amandara-gap = Amandara gap
colonial-name-batkhela = Batkhela
