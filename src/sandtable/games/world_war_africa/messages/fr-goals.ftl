### Ce que veut chaque camp, et ce qui décide
world_war_africa-brief-government = Vous parlez pour Kinshasa, le Zimbabwe et l’Angola à vos côtés. Gardez la capitale, tenez les rebelles sous { $win } points, et dépensez les points de ressources de chaque contingent là où ils tiennent le terrain.
world_war_africa-brief-rebel = Le Rwanda, l’Ouganda et leurs Congolais : submergez l’est tant que l’ennemi est faible, tentez Kitona si vous l’osez, et ayez { $win } points à la fin de la guerre – ou Kinshasa, qui la termine.
world_war_africa-decides-points = Seuls les rebelles marquent : { $win } points ou plus gagnent, { $draw } à { $below } font une partie nulle, moins est une victoire du gouvernement.
world_war_africa-decides-kinshasa = Kinshasa aux mains des rebelles décide aussitôt de la guerre.
world_war_africa-decides-lines = Chaque ville tenue par les rebelles est un point. Un de plus si { $few } unités hutues au plus sont sur la carte, un chacun pour le Rwanda et l’Ouganda avec { $rich } points de ressources ou plus ; un de moins si des Hutus sont au Rwanda.
world_war_africa-decides-bounds = Les unités rwandaises (Rw) ne vont ni n’attaquent plus au nord que la rangée 22, où passe la ligne de la carte ; les ougandaises (UG) restent au Nord-Kivu, au Bandundu, en Orientale et en Équateur. Ceux qui combattent avec elles (ANC, RDC, MLC, Bu) ne sont pas liés. { $box } est une case : seules y vont les unités rwandaises, et les Hutus qui s’y glissent, et personne n’attaque par-dessus sa frontière.
world_war_africa-goal-kinshasa = aux mains des rebelles, elle termine la guerre
