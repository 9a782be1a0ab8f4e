### Options : le nom de chacune, ce qu’elle change et, s’il y en a plusieurs, ses choix

world_war_africa-option-coltan_only_kivu = La ruée vers le coltan ne vaut que pour Goma et Bukavu
world_war_africa-option-coltan_only_kivu-more = Sinon, qui tient l’une des deux villes ajoute 3 au jet de ressources de chaque ville ce tour-là. Avec cette option, seules ces deux villes rapportent plus.

world_war_africa-option-infiltrates_allies = L’infiltration vaut contre tout contingent gouvernemental
world_war_africa-option-infiltrates_allies-more = Sinon, les infiltrés rwandais n’aident que contre les troupes gouvernementales congolaises. Avec cette option, ils aident aussi contre Zimbabwéens, Angolais et autres.

world_war_africa-option-zero_becomes_one = Une force de 0 devient 1 hors ravitaillement
world_war_africa-option-zero_becomes_one-more = Hors ravitaillement, les forces sont divisées par deux, mais jamais sous 1. Sinon, un 0 imprimé reste 0 ; avec cette option, il se lit aussi 1.

world_war_africa-option-die_decides_airlift = Le dé de Kitona décide de l’unité transportée
world_war_africa-option-die_decides_airlift-more = Sinon, le joueur rebelle peut envoyer à Kitona une unité de son choix en plus de celle que donne le dé. Avec cette option, le dé seul décide, et aucune autre ne vole.

world_war_africa-option-chad_by_zimbabwe = Les avions zimbabwéens emportent les troupes du Tchad
world_war_africa-option-chad_by_zimbabwe-more = Sinon, seuls des contractuels peuvent transporter par air les unités du Tchad. Avec cette option, le transport zimbabwéen les emporte aussi.

world_war_africa-option-uganda_lift = Des unités peuvent quitter par air la case Ouganda
world_war_africa-option-uganda_lift-more = Avec cette option, hélicoptères et contractuels peuvent emporter des unités ougandaises hors de leur case. Sans elle, on n’en sort pas par air.

world_war_africa-option-helicopters_to_kinshasa = Au tour 1, les hélicoptères aussi amènent les Zimbabwéens à Kinshasa
world_war_africa-option-helicopters_to_kinshasa-more = Les unités zimbabwéennes achetées au tour 1 peuvent être portées par air à Kinshasa. Avec cette option, les hélicoptères comptent ; sans elle, seulement avions et contractuels.

world_war_africa-option-adr_covers_any_force = Le régiment de défense aérienne rwandais couvre toute force mixte
world_war_africa-option-adr_covers_any_force-more = Sinon, il couvre des Rwandais, seuls ou avec le RDC, et personne si d’autres sont empilés avec eux. Avec cette option, une unité rwandaise dans la force suffit.
