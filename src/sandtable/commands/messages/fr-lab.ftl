### Le laboratoire

help-lab = Des séries de nombreuses parties, gardées ligne à ligne dans un dossier (Parquet).
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
bot-own-unknown = Il n'y a pas de bot { $bot } : { $error }
