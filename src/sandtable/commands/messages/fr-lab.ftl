### Le laboratoire

help-lab = Des séries de parties, gardées dans un dossier (Parquet).
help-lab-run =
    Fait jouer des bots et garde une ligne par partie.

    Une série interrompue reprend où elle en était : ce qui est dans le dossier n'est pas rejoué. D'autres séries peuvent y être gardées aussi.
option-lab-out = Le dossier des résultats ; il est créé s'il n'existe pas.
option-lab-bots = Les bots, un par camp dans l'ordre, ou un pour tous ; un bot à vous s'écrit module:Nom.
option-lab-cluster = Jouer sur les machines d'une grappe Dask : l'adresse de son ordonnanceur, p. ex. tcp://hote:8786.
option-lab-journals = Garder le journal de chaque partie jouée maintenant.
lab-ran = { $finished } parties, dont { $resumed } d'avant, en { $seconds } s ; { $folder } a { $rows } lignes.
lab-needs = Il faut pour cela le paquet { $package } : pip install 'sandtable[lab]'
lab-no-cluster = Aucune grappe ne répond à { $address } : { $error }
lab-workers-die = Les processus meurent toujours sur les parties { $first } à { $last }.
lab-no-folder = On ne peut écrire dans { $folder } : { $error }
lab-folder-held = Un autre processus écrit dans { $folder } : { $holder }
lab-broken-results = Les résultats de { $folder } sont illisibles : { $error }
help-lab-report = Écrit une page HTML sur toutes les séries d'un dossier : qui a gagné, de combien, d'où viennent les points et où l'on s'est battu.
option-lab-folder = Le dossier des résultats.
option-lab-html = Le fichier à écrire.
option-lab-against = Un dossier de résultats antérieurs à comparer.
lab-reported = { $file } : { $games } parties.
lab-nothing = Il n'y a pas de résultats dans { $folder }.
help-lab-options = Joue les mêmes parties avec et sans chaque option d'un jeu, et dit ce qu'elle change aux victoires et aux points.
option-lab-many = Combien de parties par option.
option-lab-write = Écrire le tableau dans cette page, entre les lignes <!-- effects --> et <!-- /effects -->.
lab-no-place = { $file } n'a pas de lignes { $begin } et { $end } entre lesquelles écrire.
help-lab-sweep =
    Joue les mêmes parties avec chacune de quelques valeurs d'un jeu de données, ou d'une option, et dit ce qu'elles donnent.

    FILE et KEY s'écrivent comme dans « sandtable pack show GAME --origin reconstructed » ; pour une option, FILE est « options ». Chaque valeur est essayée dans une copie des données.
option-lab-sweep-file = Le fichier des données, p. ex. scenarios/atbara.toml, ou « options ».
option-lab-sweep-key = La clé dans ce fichier, p. ex. unit[3].figures, ou le nom de l'option.
option-lab-sweep-values = Les valeurs à essayer, comme elles s'écrivent dans le fichier.
option-lab-sweep-many = Combien de parties par valeur.
lab-no-value = { $file } n'a pas de valeur { $key }.
lab-swept = { $value } : { $scenario }, { $seat } : { $won } de { $games } parties gagnées, { $score } points
