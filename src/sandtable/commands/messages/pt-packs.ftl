### Comandos sobre dados

help-pack-schema =
    Escrever os esquemas JSON dos ficheiros de dados, para o seu editor.

    Um editor que os conheça (TOML com "#:schema board.schema.json" na primeira linha) assinala os erros enquanto escreve.
option-schema-folder = Escrever um ficheiro para cada um nesta pasta em vez de os mostrar.
pack-unsound = { $folder }: estes dados de { $game } não estão sãos: { $problems ->
    [one] { $problems } problema
   *[other] { $problems } problemas
  }

option-served-pack = Um pacote de dados a oferecer ao lado do próprio do jogo; os ficheiros dizem de que jogo é, ou o nome vem antes. Pode repetir-se.
option-uploads = Se cada um pode trazer pacotes e cenários próprios, e escrevê-los aqui.
mistake-pack-game = { $folder }: nenhum jogo deste servidor tem um pacote com tais ficheiros; ponha o nome do jogo antes, como colonial={ $folder } ({ $known })
