### Os pacotes de dados e os cenários que os jogadores trazem

brought-pack = Dados: { $pack }
brought-pack-about = Jogado com um pacote de dados que não vem com o jogo: { $pack }, { $from ->
    [host] oferecido por este servidor
   *[own] trazido por quem montou a mesa
  }; impressão digital { $mark }
brought-scenario = Cenário próprio
brought-scenario-about = Um cenário escrito por um jogador
lobby-with-pack = com o pacote { $pack }
lobby-pack-host = Oferecido por este servidor
lobby-pack-own = O seu próprio pacote
lobby-own-scenario = Seu

uploads-title = Os seus pacotes e cenários
uploads-about = Mude os números de um jogo numa cópia do seu pacote de dados, ou escreva um cenário. O que traz é verificado e é só seu: os outros veem-no onde o joga com eles.
uploads-closed = Este servidor não deixa ninguém trazer pacotes nem cenários.
uploads-bring = Trazer um pacote (.zip) ou um cenário (.toml)
uploads-hint = Um pacote é um zip dos seus ficheiros TOML, até { $most } kB; os ficheiros são os que «sandtable pack copy» lhe dá.
uploads-checking = A verificar: cada ficheiro é lido, cada cenário aberto e jogado durante um pouco …
uploads-kept = { $title } é agora seu: encontra-o entre os jogos.
uploads-wrong = { $count ->
    [one] { $count } problema; nada foi guardado
   *[other] { $count } problemas; nada foi guardado
  }
uploads-mend = Abri-lo mesmo assim no editor
uploads-none = Ainda nada.
uploads-kind-pack = Pacote
uploads-kind-scenario = Cenário
uploads-draft = ainda por verificar
uploads-playable = pode ser jogado
uploads-tables = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
  }
uploads-edit = Alterar
uploads-copy = Alterar uma cópia
uploads-download = Descarregar
uploads-delete = Apagar
uploads-delete-sure = Apagar «{ $title }» de vez? { $tables ->
    [0] Ninguém joga com ele.
   *[other] As mesas que se jogam com ele guardam-no até serem apagadas.
  }
uploads-make = Criar um cenário
uploads-copy-printed = Alterar uma cópia deste cenário

## O que corre mal

upload-closed = Este servidor não deixa ninguém trazer pacotes nem cenários
upload-one-thing = Traga ou um pacote ou um cenário
upload-no-archive = Isto não é um arquivo zip que se possa ler
upload-too-large = Grande demais: no máximo { $most } kB
upload-unpacked = Grande demais: no máximo { $most } kB ao todo, descomprimido
upload-files = Um pacote tem alguns ficheiros, no máximo { $most }
upload-not-plain = { $file }: só ficheiros simples dentro do arquivo, nem ligações nem nada fora dele
upload-not-toml = { $file }: só ficheiros TOML pertencem a um pacote
upload-packed-otherwise = { $file }: comprimido de um modo que aqui não se abre; use um zip comum sem palavra-passe
upload-twice = { $file } está duas vezes no arquivo
upload-text = { $file }: { $error }
upload-which-game = Estes não são os ficheiros do pacote de nenhum jogo daqui ({ $known }): «sandtable pack copy» mostra quais são
upload-too-long = A verificação levou mais de { $seconds } segundos, ou memória a mais, e foi terminada
upload-busy = Outros estão a ser verificados agora: tente de novo daqui a pouco
upload-too-many = Tem { $most } pacotes e cenários: apague um primeiro
upload-not-checked = Este cenário tem primeiro de passar a verificação
upload-name = «{ $name }» não pode ser aqui o nome de um cenário ou de um lado: letras, algarismos, hífenes, no máximo 80
problem-no-such-upload = Não há tal pacote ou cenário seu
problem-no-such-pack = Não há aqui tal pacote para si
problem-pack-gone = O pacote de dados com que este jogo é jogado ({ $pack }) já não está aqui: sem ele o jogo não pode ser aberto
problem-pack-needed = Este jogo foi jogado com outro pacote de dados ({ $pack }) que não o do jogo: traga primeiro esse pacote, depois o jogo
draft-elsewhere = Este cenário foi entretanto alterado noutro lugar, talvez noutra janela: abra-o de novo para continuar daí
draft-unwritable = Isto não pode ser escrito como cenário
