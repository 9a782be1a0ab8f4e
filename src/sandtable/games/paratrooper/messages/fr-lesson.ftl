### La première partie guidée

paratrooper-lesson-welcome =
    Crise en Libye : des otages, quelque part dans une grande ville au bord de la mer. Vous commandez les paras de la Légion, encore sur leur base en Corse.
    Les pions encadrés sont retournés. L’un cache les otages ; les autres peuvent être n’importe quoi.
paratrooper-lesson-mobilize =
    Les points d’opérations (PO) paient tout : unités, vols, zones de saut. Il vous faut d’abord des avions.
    Mobilisez un transport aérien, un MAC.
paratrooper-lesson-undo =
    Tant qu’aucun dé n’est lancé, tout ordre peut être retiré.
    Reprenez-le.
paratrooper-lesson-mobilized =
    Un bon premier plan : deux transports, six sections de paras, un marqueur ISR pour regarder d’en haut, puis une zone de saut. Les points gardés paieront les vols.
    Regardez la mobilisation.
paratrooper-lesson-scout =
    Un tour a quatorze phases ; celle en cours est montrée en haut, et la plupart passent toutes seules. Voici la guerre de l’information : le marqueur ISR peut regarder sous un pion.
    Envoyez-le au-dessus de l’hexagone encadré.
paratrooper-lesson-look =
    On place d’abord les marqueurs ; les dés ne tombent que lorsque vous avez fini.
    Dites-le.
paratrooper-lesson-zone =
    Quelle chance : les otages sont ici. Mais les trouver fait venir trois pions cachés de plus pour les garder.
    L’hexagone voisin est dégagé. Marquez-y votre zone de saut.
paratrooper-lesson-load =
    Dans la phase d’acheminement, les avions sont chargés et envoyés. Un transport prend trois sections.
    Regardez charger le premier.
paratrooper-lesson-drop =
    Ne sautez jamais sur l’ennemi si vous pouvez l’éviter : des paras qui ne dégagent pas aussitôt leur hexagone sont perdus.
    Sautez sur la zone marquée, juste à côté.
paratrooper-lesson-turn-end =
    Le second transport suit. Puis tout vient dans l’ordre : dés d’atterrissage, événement, et la crise monte d’un point, comme à chaque tour. Au nouveau tour nous achetons une frappe aérienne et un hélicoptère.
    Regardez.
paratrooper-lesson-stack =
    Les six sections sont au sol. Attaquez en groupe, jamais avec une section isolée : chaque unité tire pour elle, et les coups reçus se partagent.
    Regardez-en cinq se rassembler.
paratrooper-lesson-why =
    Le port donne sur la mer. Pourraient-ils passer par l’eau ?
    Demandez « Pourquoi pas ? », choisissez une section, puis l’hexagone encadré.
paratrooper-lesson-move =
    Chaque genre d’unité a ses terrains interdits ; la règle dit lesquels. Bouger ne coûte aucun PO. Le chiffre d’un hexagone éclairé est ce qui reste du mouvement à l’arrivée.
    Menez le groupe dans l’hexagone des otages.
paratrooper-lesson-contact =
    Entrer chez l’ennemi, c’est se battre plus tard dans le tour. On retourne d’abord les pions cachés.
    Terminez le mouvement et voyez qui vous attendait.
paratrooper-lesson-odds =
    De l’infanterie, un pick-up armé et des blindés. Avant que l’infanterie se batte, l’aviation peut frapper.
    Choisissez la frappe sur cet hexagone, et regardez d’abord ses chances.
paratrooper-lesson-strike =
    Deux choses peuvent arriver : la défense aérienne repousse ou abat l’avion ; et s’il passe, la frappe peut encore manquer, car les maisons abritent. Chaque chance est sur la fiche.
    Envoyez-la.
paratrooper-lesson-fight =
    La frappe est placée ; on pourrait en placer d’autres.
    Dites que vous avez fini, et le combat commence : défense aérienne, frappe, puis unité après unité, les plus vives d’abord.
paratrooper-lesson-retreat =
    La frappe a eu le pick-up, l’infanterie a fui. Mais les blindés ont désorganisé une section et en font reculer une ; laquelle, c’est votre choix.
    Renvoyez la 1/1 Co, ébranlée, à la zone de saut.
paratrooper-lesson-log =
    Cela a suffi : au second échange vos sections ont détruit les blindés et l’hexagone est à vous. Chaque tir est dans le journal avec sa colonne et son dé.
    Choisissez-y une ligne pour voir le lieu.
paratrooper-lesson-winning =
    Il reste à ramener les otages : faites venir l’hélicoptère, embarquez-les, et quittez la carte par un bord. Les points viennent d’eux, des ennemis détruits et des lieux tenus, moins vos pertes et la crise ; 25 font une victoire, 50 une victoire glorieuse. À 12 de crise, tout s’arrête.
    La mission continue. Vous avez le commandement.
