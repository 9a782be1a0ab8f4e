### Les scénarios

colonial-scenario-tel-asra = Les puits de Tel Asra
colonial-scenario-tel-asra-date = 1921
colonial-scenario-tel-asra-place = un protectorat désertique imaginaire
colonial-scenario-tel-asra-summary = Une colonne du gouvernement avec un camion et une troupe des tribus atteignent au même moment les seuls puits du district. Assez petit pour apprendre toutes les règles en une heure : routes, collines, bois, couvert, mise en batterie, une unité d'infanterie transportée, une mitrailleuse et les deux sortes de canons.

colonial-scenario-atbara = La zariba de l'Atbara
colonial-scenario-atbara-date = 8 avril 1898
colonial-scenario-atbara-place = Nakheila sur l'Atbara, Soudan
colonial-scenario-atbara-summary = Après une marche de nuit, les brigades de Kitchener avancent en ligne sur la haie d'épines et les tranchées où l'émir Mahmoud a entassé son armée, le dos à la rivière à sec.

colonial-scenario-chakdara = La délivrance de Chakdara
colonial-scenario-chakdara-date = 2 août 1897
colonial-scenario-chakdara-place = vallée du Swat, Frontière du Nord-Ouest
colonial-scenario-chakdara-summary = Le petit fort du pont du Swat a appelé à l'aide. Blood envoie la colonne de Meiklejohn par la trouée d'Amandara pour s'y frayer un chemin avant que les murs ne soient emportés.

colonial-scenario-modder-river = Modder River
colonial-scenario-modder-river-date = 28 novembre 1899
colonial-scenario-modder-river-place = confluent de la Riet et de la Modder, colonie du Cap, Afrique du Sud
colonial-scenario-modder-river-summary = Methuen marche sur Kimberley à travers une plaine nue et se trouve arrêté par les tireurs de De la Rey, retranchés le long de la rivière. Le pont est détruit ; les Britanniques doivent gagner un gué ou un barrage et prendre pied sur la rive nord.

colonial-scenario-modder-river-brigades = Modder River par brigades
colonial-scenario-modder-river-brigades-date = 28 novembre 1899
colonial-scenario-modder-river-brigades-place = confluent de la Riet et de la Modder, colonie du Cap, Afrique du Sud
colonial-scenario-modder-river-brigades-summary = La même ligne d'eau pour deux joueurs par camp : la Garde de Colvile et la 9e brigade de Pole-Carew contre De la Rey et les hommes de l'État libre de Prinsloo. Chaque Commandant mène les unités de son propre commandement.

colonial-scenario-sannas-post = Sanna's Post
colonial-scenario-sannas-post-date = 31 mars 1900
colonial-scenario-sannas-post-place = à l'est de Bloemfontein, État libre d'Orange, Afrique du Sud
colonial-scenario-sannas-post-summary = La brigade montée de Broadwood lève le camp sous les obus tirés d'au-delà de la Modder et envoie ses chariots vers l'ouest par la route de Bloemfontein. Les burghers de De Wet sont cachés dans le lit du Koorn Spruit, à cheval sur le gué.

colonial-scenario-shin-kamar = Le défilé de Shin Kamar
colonial-scenario-shin-kamar-date = 29 janvier 1898
colonial-scenario-shin-kamar-place = vallée de la Bara, Tirah, Frontière du Nord-Ouest
colonial-scenario-shin-kamar-summary = Une colonne qui a trouvé vides les grottes des Zakka Khel doit redescendre le défilé avec ses mulets pendant que les hauteurs se garnissent de tireurs afridis des deux côtés. Du secours monte de la plaine.
