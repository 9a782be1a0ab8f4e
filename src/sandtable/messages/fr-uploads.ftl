### Les jeux de données et les scénarios que les joueurs apportent

brought-pack = Données : { $pack }
brought-pack-about = Joué avec un jeu de données qui n’est pas celui du jeu : { $pack }, { $from ->
    [host] proposé par ce serveur
   *[own] apporté par qui a dressé la table
  } ; empreinte { $mark }
brought-scenario = Scénario personnel
brought-scenario-about = Un scénario écrit par un joueur
lobby-with-pack = avec les données { $pack }
lobby-pack-host = Proposé par ce serveur
lobby-pack-own = Vos propres données
lobby-own-scenario = Le vôtre

uploads-title = Vos données et vos scénarios
uploads-about = Changez les nombres d’un jeu dans une copie de ses données, ou écrivez un scénario. Ce que vous apportez est contrôlé et n’appartient qu’à vous : les autres le voient là où vous y jouez avec eux.
uploads-closed = Ce serveur ne laisse personne apporter de données ni de scénarios.
uploads-bring = Apporter des données (.zip) ou un scénario (.toml)
uploads-hint = Un jeu de données est un zip de ses fichiers TOML, { $most } ko au plus ; ce sont les fichiers que donne « sandtable pack copy ».
uploads-checking = Contrôle en cours : chaque fichier est lu, chaque scénario ouvert et joué un moment …
uploads-kept = { $title } est à vous : il se trouve parmi les jeux.
uploads-wrong = { $count ->
    [one] { $count } problème ; rien n’a été gardé
   *[other] { $count } problèmes ; rien n’a été gardé
  }
uploads-mend = L’ouvrir quand même dans l’éditeur
uploads-none = Rien encore.
uploads-kind-pack = Données
uploads-kind-scenario = Scénario
uploads-draft = pas encore contrôlé
uploads-playable = prêt à être joué
uploads-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }
uploads-edit = Modifier
uploads-copy = Modifier une copie
uploads-download = Télécharger
uploads-delete = Supprimer
uploads-delete-sure = Supprimer « { $title } » pour de bon ? { $tables ->
    [0] Personne n’y joue.
   *[other] Les tables qui s’en servent le gardent jusqu’à leur suppression.
  }
uploads-make = Créer un scénario
uploads-copy-printed = Modifier une copie de ce scénario

## Ce qui ne va pas

upload-closed = Ce serveur ne laisse personne apporter de données ni de scénarios
upload-one-thing = Apportez soit des données, soit un scénario
upload-no-archive = Ce n’est pas une archive zip lisible
upload-too-large = Trop grand : { $most } ko au plus
upload-unpacked = Trop grand : { $most } ko au plus en tout, une fois décompressé
upload-files = Un jeu de données a quelques fichiers, { $most } au plus
upload-not-plain = { $file } : seulement des fichiers simples dans l’archive, ni liens ni rien au-dehors
upload-not-toml = { $file } : seuls des fichiers TOML font partie d’un jeu de données
upload-packed-otherwise = { $file } : compressé d’une manière qui n’est pas ouverte ici ; prenez un zip ordinaire sans mot de passe
upload-twice = { $file } se trouve deux fois dans l’archive
upload-text = { $file } : { $error }
upload-which-game = Ce ne sont les fichiers des données d’aucun jeu d’ici ({ $known }) : « sandtable pack copy » montre lesquels il faut
upload-too-long = Le contrôle a pris plus de { $seconds } secondes, ou trop de mémoire, et a été arrêté
upload-busy = D’autres sont contrôlés en ce moment : réessayez dans un instant
upload-too-many = Vous avez { $most } jeux de données et scénarios : supprimez-en un d’abord
upload-not-checked = Ce scénario doit d’abord passer son contrôle
upload-name = « { $name } » ne peut être ici le nom d’un scénario ou d’un camp : lettres, chiffres, traits d’union, 80 au plus
problem-no-such-upload = Vous n’avez pas de tel jeu de données ou scénario
problem-no-such-pack = Il n’y a pas ici de telles données pour vous
problem-pack-gone = Les données avec lesquelles cette partie est jouée ({ $pack }) ne sont plus ici : sans elles la partie ne peut être ouverte
problem-pack-needed = Cette partie a été jouée avec d’autres données ({ $pack }) que celles du jeu : apportez-les d’abord, puis la partie
draft-elsewhere = Ce scénario a été modifié ailleurs entre-temps, peut-être dans une autre fenêtre : rouvrez-le pour continuer de là
draft-unwritable = Cela ne peut s’écrire comme un scénario
