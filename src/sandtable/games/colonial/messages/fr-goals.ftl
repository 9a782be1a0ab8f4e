### Ce que veut chaque camp, et ce qui décide
colonial-brief-own = Tenez ce qui vaut des points à la fin du dernier tour, et ménagez vos hommes : le plus fort total l’emporte.
colonial-brief-tel-asra-government = Votre colonne a soif. Prenez les deux puits, gardez-les jusqu’au dernier tour, et sortez-en vos canons et votre camion intacts.
colonial-brief-tel-asra-tribes = Les puits sont à vous. Rejetez-en la colonne avant que ses canons soient en place ; rochers et bois vous abritent de ses fusils.
colonial-brief-atbara-sirdar = Enfoncez la zariba et nettoyez le camp jusqu’aux cases de Mahmoud. Chaque homme qui tombe en chemin est un point pour lui.
colonial-brief-atbara-mahdists = Tenez derrière les épines et les tranchées pendant dix tours. Inutile de les repousser : que le camp leur coûte plus qu’il ne vaut.
colonial-brief-chakdara-british = Forcez le défilé d’Amandara, atteignez le fort du pont avant qu’il tombe, et amenez-y les mules avec ce qui lui manque.
colonial-brief-chakdara-tribes = Emportez le fort avant les secours. D’ici là, barrez le défilé et le pont : chaque heure perdue par la colonne est à vous.
colonial-brief-modder-river-british = Gagnez la rive nord : un gué, le barrage, le village. La plaine devant la rivière est battue par les fusils : ne vous y attardez pas.
colonial-brief-modder-river-boers = Laissez-les venir à la rivière, et que personne ne reste de votre côté. Rien à conquérir : il suffit de ne rien perdre qui compte.
colonial-brief-modder-river-brigades-british = Gagnez ensemble la rive nord : un gué, le barrage, le village. Chaque commandant mène sa brigade ; qui attend l’autre saigne dans la plaine.
colonial-brief-modder-river-brigades-boers = Tenez ensemble la rivière, chacun sa rive. Laissez-les approcher, et que personne ne reste de votre côté de l’eau.
colonial-brief-sannas-post-british = Surpris au camp, sous les obus : faites sortir chariots et canons par le bord ouest. Ce qui reste est perdu.
colonial-brief-sannas-post-boers = Vos burghers sont cachés au gué. Retenez le feu jusqu’à ce que le convoi soit parmi vous, puis prenez chariots, canons et station de pompage.
colonial-brief-shin-kamar-british = Descendez le défilé avec canons et mules et sortez par le bord sud. Tenez les hauteurs au-dessus du chemin jusqu’au passage des derniers.
colonial-brief-shin-kamar-afridis = Couronnez les hauteurs, tombez sur les derniers, et fermez la sortie du défilé avant que les secours montent de la plaine.
colonial-decides-margin = { $minor } points d’avance font une victoire mineure, { $major } une victoire majeure ; moins, c’est une partie nulle.
colonial-decides-losses = Vos pertes sont les points de l’ennemi : { $figure } par figurine, { $gun } par canon, { $transport } par transport, { $wounded } par commandant blessé, { $killed } par commandant tué.
colonial-decides-ground = Un objectif est à qui y a eu le dernier une unité combattante ; il change de mains quand l’activation de celle-ci se termine, et compte à la fin.
colonial-decides-handicap = { $side } commence avec { $points } points, pour sa tâche plus dure.
colonial-goal-delivery = À amener ici : { $units }
colonial-goal-exit = { $side } sort par ce bord : { $transport } points par transport, { $gun } par canon{ $figure ->
    [0] {""}
   *[other] , { $figure } par figurine
  }.
