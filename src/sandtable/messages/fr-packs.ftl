### Données d'un jeu : ce qui ne va pas, pour qui les corrige

pack-problem = { $file } : { $place } : on y trouve { $found } ; attendu : { $expected }
pack-more = { $first } (et { $more } de plus : « sandtable pack check » les énumère)
pack-key-unknown = { $file } : { $place } : clé inconnue ici ; attendu, l'une de : { $known }
pack-file-missing = { $file } : il n'y a pas de tel fichier dans { $folder }
pack-file-unknown = { $file } : ce fichier n'appartient pas aux données de ce jeu ; attendu : { $known }
pack-file-unread = { $file } : illisible : { $error }
pack-not-text = { $file } : ce n'est pas un texte en UTF-8
pack-not-toml = { $file } : ligne { $line }, colonne { $column } : ce n'est pas du TOML
pack-no-folder = { $folder } n'est pas un dossier
pack-there = { $folder } existe déjà ; nommez un dossier qui n'existe pas encore
pack-unplayable = chaque valeur est permise, mais on ne peut pas jouer le scénario « { $scenario } » avec elles ({ $error })
pack-other = cette partie a été jouée avec d'autres données ({ $played }) que celles-ci ({ $here }) : nommez leur dossier avec --pack ; ou --pack { $folder } pour essayer celles-ci
pack-other-result = jouée avec d'autres données, et cela change la partie : { $error } ; nommez leur dossier avec --pack

# Ce qu'on y trouve

pack-found-nothing = rien
pack-found-table = une table
pack-found-list = une liste de { $count }
pack-found-values = { $values }
pack-found-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }

# Ce qui est attendu

pack-expected-whole = un nombre entier de { $low } à { $high }
pack-expected-number = un nombre de { $low } à { $high }
pack-expected-switch = true ou false
pack-expected-text = un texte qui n'est pas vide
pack-expected-like = un texte tel que "{ $like }"
pack-expected-table = une table
pack-expected-any-list = une liste
pack-expected-list = une liste de { $count }
pack-expected-list-between = une liste de { $low } à { $high }
pack-expected-among = l'un de : { $known }
pack-expected-exactly = { $value }
pack-expected-nothing = rien
pack-expected-own = une valeur à lui seul ({ $other } a déjà celle-ci)
pack-expected-name = un nom de { $tables } : { $known }
pack-expected-row = le nom d'une ligne de { $table } avec { $where }
pack-expected-rows = { $count ->
    [one] { $count } ligne de { $table } avec { $where }
   *[other] { $count } lignes de { $table } avec { $where }
  }
pack-expected-at-least = au moins { $expected }
pack-expected-because = { $expected }, parce que { $where }
pack-expected-by-rule = { $expected } (règle { $rule })
pack-expected-more-than = plus que { $value }
pack-expected-either = soit { $one }, soit { $other }
pack-expected-letters = { $count } caractères parmi { $known }
pack-expected-hex = un hexagone de la carte
pack-expected-hex-open = un hexagone où l'on peut entrer
pack-expected-hex-at-edge = un hexagone au bord de la carte
pack-expected-hex-where = un hexagone où { $key } est l'un de : { $known }
pack-expected-hexside = un côté entre deux hexagones voisins
pack-expected-next-to = un hexagone voisin du précédent
pack-expected-joined = un lien vers les autres zones
pack-expected-uncrossed = un contour qui ne se croise pas lui-même
pack-expected-around = un contour autour de l’emplacement de sa zone : { $x }, { $y }
pack-expected-beside = un contour qui ne chevauche pas celui de { $other }
pack-expected-one-side = des unités d'un seul camp
pack-expected-best-first = une valeur plus basse que dans la ligne précédente
pack-expected-team = l'hexagone de son attelage { $team }, ou un voisin ; ou limbered = true
pack-expected-room = moins d'unités : elles prennent { $total } points de place, et il y en a { $room }
pack-expected-hex-of = un hexagone de { $table }
pack-expected-listed = l'hexagone { $hex } dans l'une de ces listes
