### Dados de um jogo: o que está errado, para quem os corrige

pack-problem = { $file }: { $place }: está lá { $found }; esperava-se { $expected }
pack-more = { $first } (e mais { $more }: 'sandtable pack check' enumera-os)
pack-key-unknown = { $file }: { $place }: esta chave não é conhecida aqui; esperava-se uma de: { $known }
pack-file-missing = { $file }: não há tal ficheiro em { $folder }
pack-file-unknown = { $file }: este ficheiro não pertence aos dados deste jogo; esperava-se: { $known }
pack-file-unread = { $file }: não se consegue ler: { $error }
pack-not-text = { $file }: não é um texto em UTF-8
pack-not-toml = { $file }: linha { $line }, coluna { $column }: isto não é TOML
pack-no-folder = { $folder } não é uma pasta
pack-there = { $folder } já existe; indique uma pasta que ainda não exista
pack-unplayable = cada valor é permitido, mas o cenário '{ $scenario }' não se pode jogar com eles ({ $error })
pack-other = este jogo foi jogado com outros dados ({ $played }) que não estes ({ $here }): indique a pasta deles com --pack; ou --pack { $folder } para experimentar estes
pack-other-result = jogado com outros dados, e isso muda o jogo: { $error }; indique a pasta deles com --pack

# O que lá está

pack-found-nothing = nada
pack-found-table = uma tabela
pack-found-list = uma lista de { $count }
pack-found-values = { $values }
pack-found-rows = { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
  }

# O que se espera

pack-expected-whole = um número inteiro de { $low } a { $high }
pack-expected-number = um número de { $low } a { $high }
pack-expected-switch = true ou false
pack-expected-text = um texto que não esteja vazio
pack-expected-like = um texto como "{ $like }"
pack-expected-table = uma tabela
pack-expected-any-list = uma lista
pack-expected-list = uma lista de { $count }
pack-expected-list-between = uma lista de { $low } a { $high }
pack-expected-among = um de: { $known }
pack-expected-exactly = { $value }
pack-expected-nothing = nada
pack-expected-own = um valor só seu ({ $other } já tem este)
pack-expected-name = um nome de { $tables }: { $known }
pack-expected-row = o nome de uma linha de { $table } com { $where }
pack-expected-rows = { $count ->
    [one] { $count } linha de { $table } com { $where }
   *[other] { $count } linhas de { $table } com { $where }
  }
pack-expected-at-least = pelo menos { $expected }
pack-expected-because = { $expected }, porque { $where }
pack-expected-by-rule = { $expected } (regra { $rule })
pack-expected-more-than = mais do que { $value }
pack-expected-either = ou { $one } ou { $other }
pack-expected-letters = { $count } caracteres de entre { $known }
pack-expected-hex = um hexágono do mapa
pack-expected-hex-open = um hexágono onde se pode entrar
pack-expected-hex-at-edge = um hexágono na borda do mapa
pack-expected-hex-where = um hexágono onde { $key } é um de: { $known }
pack-expected-hexside = um lado entre dois hexágonos vizinhos
pack-expected-next-to = um hexágono vizinho do anterior
pack-expected-joined = uma ligação às outras áreas
pack-expected-uncrossed = um contorno que não se cruze a si próprio
pack-expected-around = um contorno à volta do lugar da sua área: { $x }, { $y }
pack-expected-beside = um contorno que não se sobreponha ao de { $other }
pack-expected-one-side = unidades de um só lado
pack-expected-best-first = um valor mais baixo do que na linha anterior
pack-expected-team = o hexágono da sua parelha { $team }, ou um vizinho; ou limbered = true
pack-expected-room = menos unidades: ocupam { $total } pontos de espaço, e há { $room }
pack-expected-hex-of = um hexágono de { $table }
pack-expected-listed = o hexágono { $hex } numa destas listas
