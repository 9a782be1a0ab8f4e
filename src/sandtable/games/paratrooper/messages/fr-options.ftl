### Options : le nom de chacune, ce qu’elle change et, s’il y en a plusieurs, ses choix

paratrooper-option-crowds_every_phase = Le surempilement désorganise à la fin de chaque phase
paratrooper-option-crowds_every_phase-more = Plus de six unités ou frappes dans un hexagone désorganisent tous ceux qui y sont. Sinon cela n’arrive qu’une fois, et de nouveau seulement si vous n’y changez rien ; avec cette option, à chaque phase, et qui est déjà désorganisé est éliminé.

paratrooper-option-refit_expends_convoy = Un convoi qui reconditionne est dépensé
paratrooper-option-refit_expends_convoy-more = Sinon, un convoi à portée permet de reconditionner pour le seul prix et reste là. Avec cette option, il est retiré quand il sert à cela.

paratrooper-option-impact_logistics = Le ravitaillement compte aussi pour les frappes à distance
paratrooper-option-impact_logistics-more = Sinon, bombes et obus se résolvent sans égard au ravitaillement. Avec cette option, la logistique décale leur colonne comme dans tout autre combat.

paratrooper-option-random_opfor_order = Des ennemis égaux tirent dans un ordre tiré au sort
paratrooper-option-random_opfor_order-more = Sinon, entre ennemis de même engagement, le plus fort tire d’abord. Avec cette option, on tire au sort, et vous ne pouvez prévoir qui suit.

paratrooper-option-no_counters_in_water = Rien n’est placé en pleine eau
paratrooper-option-no_counters_in_water-more = Sinon, ce qui est placé au hasard peut tomber dans un hexagone entièrement d’eau, hors d’atteinte. Avec cette option, un tel hexagone est tiré de nouveau.

paratrooper-option-mission_by_marker = La mission est tirée parmi les marqueurs d’objectif
paratrooper-option-mission_by_marker-more = Sinon, un dé décide de la mission. Avec cette option, on tire un marqueur sans le voir ; les chances sont les mêmes.

paratrooper-option-ground_recon = Reconnaissance terrestre
paratrooper-option-ground_recon-more = Une fois par phase de mouvement, une unité à côté d’ennemis cachés peut chercher à savoir ce qu’ils sont, sans frais : un dé sous son engagement les révèle tous.

paratrooper-option-checkpoints = Points de contrôle
paratrooper-option-checkpoints-more = On peut acheter des points de contrôle en renfort et les installer là où une unité n’a pas bougé. Vos unités y tirent les premières contre un ennemi de même engagement.

paratrooper-option-two_of_a_kind = Au plus deux missions du même type par campagne
paratrooper-option-two_of_a_kind-more = Sinon, les dés peuvent vous renvoyer sans cesse au même type de mission. Avec cette option, aucun ne revient plus de deux fois sur dix.

paratrooper-option-buy_lshd = Le navire porte-hélicoptères (LSHD) peut être acheté
paratrooper-option-buy_lshd-more = En campagne, on peut le mobiliser pour une mission contre 5 points d’opération ; de là, des unités gagnent par mer la côte d’une zone voisine.

paratrooper-option-oilfield_damage = Les champs pétrolifères brûlent et souffrent
paratrooper-option-oilfield_damage-more = Un tir nourri dans un champ pétrolifère l’endommage ou l’enflamme. Il faut s’arrêter devant les flammes, et tout combat y est moins efficace.
