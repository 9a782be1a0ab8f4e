### Le plateau dans le navigateur : ce qu'on pose dessus

overlays = Calques
overlay-zoc = Zones de contrôle
overlay-zoc-stop = Zones qui arrêtent le mouvement
overlay-supply = Ravitaillement
overlay-shared = rayé : les deux
overlay-control = Contrôle
overlay-rain = Pluie
overlay-weather = Météo
overlay-sight = Ligne de vue
magnify = Loupe
tip-alike = { $count } × { $kind }
tip-more = … et { $count ->
    [one] une autre
   *[other] { $count } autres
}
reach-stopped = { $space } est hors d'atteinte
reach-refused = Impossible : { $deed }
sight-from = Choisissez d'où part la ligne de vue.
sight-to = Choisissez maintenant où elle finit, ou montrez-le du doigt.
sight-clear = De { $from } à { $to } : dégagée ({ $distance })
sight-blocked = De { $from } à { $to } : bouchée ({ $distance })
sight-higher = Terrain plus élevé
sight-obstacle = { $what } en { $space }
key-zoc = zones de contrôle
key-supply = ravitaillement ; montrez une unité pour voir sa route
key-control = qui contrôle quoi
key-weather = la météo
key-sight = ligne de vue entre deux cases
key-magnify = la loupe
key-plate = carte ou partie du plateau suivante
plates = Autres cartes
plate-show = Montrer { $plate }
views = Parties du plateau
view-show = Montrer : { $part }
view-all = Tout
board-tools = Outils du plateau

# The legend

legend-counters = Comment lire un pion
legend-afar = Vu de si loin qu’un seul nombre y tient, un pion porte la force de tous ceux de sa pile ; un + dit que d’autres y sont face cachée.
legend-band = La bande au bord gauche d’un pion dit de qui il fait partie :
legend-map = La carte
legend-left = les points qui resteraient là à l’unité en main
legend-count = tant de pions s’y trouvent l’un sur l’autre
legend-fought = on s’y est battu depuis votre dernière décision
legend-flag = à qui est le lieu ; sans drapeau, à personne
piece-down = face cachée
facing-down = { $count } face cachée
legend-down = face cachée : seul son camp le connaît
legend-may = bordé d’or : peut être choisi maintenant
legend-aimed = bordé de rouge : un ennemi que l’on peut viser
legend-spent = plus sombre : a agi, ou ne peut pas agir maintenant
legend-stays = doit rester sur place pendant cette partie du tour

# The units in hand

crew-title = Qui y prend part
crew-all = Tous
hand-title = En main
hand-every = Toutes ({ $count })
hand-all = { $count ->
    [one] Encore une
   *[other] Encore { $count } : toutes
}
hand-room = { $count ->
    [one] Encore une, puis c’est plein
   *[other] Encore { $count }, puis c’est plein
}
hand-out = { $count ->
    [one] { $units } ne peut pas se joindre à ce qui est en main :
   *[other] { $units } ne peuvent pas se joindre à ce qui est en main :
}
hand-others = { $count ->
    [one] Plutôt celle-ci
   *[other] Plutôt celles-ci
}
hand-without = Reposer { $unit }
hand-back = Reposer
hand-off = Y renoncer
hand-take = Prendre { $unit } en main
hand-take-after = { $answer } ; puis prendre { $unit } en main
hand-too-far = { $others ->
    [0] { $unit } ne peut pas y aller avec les autres
    [one] { $unit } et { $others } autre ne peuvent pas y aller avec le reste
   *[other] { $unit } et { $others } autres ne peuvent pas y aller avec le reste
}
hand-stayed = { $others ->
    [0] { $unit } ne peut pas suivre et reste sur place
    [one] { $unit } et { $others } autre ne peuvent pas suivre et restent sur place
   *[other] { $unit } et { $others } autres ne peuvent pas suivre et restent sur place
}
hand-stayed-for = { $others ->
    [0] { $unit } n’a pas suivi : { $why }
    [one] { $unit } et { $others } autre n’ont pas suivi : { $why }
   *[other] { $unit } et { $others } autres n’ont pas suivi : { $why }
}
key-next = aller à l’unité suivante qui peut encore agir, ou à la précédente, et la prendre en main
key-all = toutes celles qui le peuvent viennent avec, ou le font d’un coup
key-stay = les unités en main restent où elles sont pendant cette partie du tour ; puis la suivante
key-post = les unités en main restent où elles sont les tours suivants aussi, jusqu’à ce que vous cliquiez dessus
rounds-post = Garnison
rounds-next = Unité suivante
rounds-left = encore { $units }
rounds-next-short = Suivant { $units }
rounds-stay = Reste ici
rounds-stay-short = Reste
rounds-staying = { $units ->
    [one] { $units } reste ici
   *[other] { $units } restent ici
}
hand-together = Éclairé : ce que toutes peuvent atteindre. Nombres : ce qu’il reste à la plus lente.
tip-left = Points de mouvement restants à l’arrivée : { $points }
piece-whole = pleine force, { $full } pas
