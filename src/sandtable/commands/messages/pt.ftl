### A linha de comandos

about = Jogos de guerra históricos com todas as regras: joga-se aqui ou no navegador, estuda-se aos milhares.
first-steps = Primeiros passos: 'sandtable games', depois 'sandtable play GAME' ou 'sandtable serve'.
stopped = Parado.

## O que fazem os comandos

help-games = Enumerar os jogos: cenários, regras opcionais, robôs.
help-play =
    Jogar no terminal, contra um amigo ou um robô.

    Cada ação está no disco antes de contar: pode-se sair de um jogo a qualquer momento e retomá-lo com --resume.
help-serve = Servir a mesa aos navegadores, até Ctrl-C.
help-replay =
    Contar um jogo ação a ação, ou mostrar um passo.

    Com --position, a posição é impressa para se poder jogar a partir dela:
    sandtable replay FILE --step 40 --position > aqui.toml; sandtable play --position aqui.toml
help-completion =
    Ensinar uma shell a completar nomes.

    Mostra o que uma shell precisa para completar comandos, jogos, cenários, robôs e opções.

    Para bash, por exemplo: sandtable completion bash >> ~/.bashrc
help-verify =
    Provar um jogo gravado, cada linha e cada dado.

    Nenhuma linha foi alterada, cada ação era permitida, cada dado caiu como está escrito, cada posição é a registada.
    Código de saída 0: tudo é verdade; 1: não é, e a linha é indicada.
help-rules = Enumerar as regras: interpretações, testes e código.
help-simulate =
    Pôr robôs a jogar e contar quem ganha.

    Sem --scenario, todos os cenários jogam à vez. Os resultados dependem só da semente, não do número de processos.
help-fuzz =
    Jogar muito e procurar erros no código das regras.

    Depois de cada ação todos os invariantes têm de valer, e todos os jogos têm de acabar.

    Código de saída 1: algo se partiu. A impressão vale por todas as posições finais: uma semente, uma impressão, em todo o lado.
help-bench =
    Medir a rapidez dos jogos num só núcleo.

    Jogo ao acaso em todos os cenários, em tempo de processador, ao lado de cada par instalado.

    Os pares são python-chess e OpenSpiel (pip install 'sandtable[bench]'); o que não está instalado fica de fora.
help-pack = Dados: os números de um jogo e a sua origem.
help-pack-check =
    Verificar dados: ficheiros, chaves, cenários.

    Código de saída 1: algo está errado, e o ficheiro e a chave são indicados.
help-pack-show = Dizer que números são do texto ou reconstruídos.
help-pack-copy = Copiar os dados de um jogo, para os corrigir.

## Argumentos e opções

option-version = Imprimir a versão.
build-compiled = compilado
build-pure = Python puro
build-stale = Python puro: a versão compilada é de outras fontes, faça make fast de novo
option-game = O jogo, como 'sandtable games' lhe chama.
option-game-played = O jogo; dispensável com --resume ou --position.
option-json = Imprimir JSON, para um programa ler.
option-jobs = Quantos processos usar.
option-jobs-default = todos os processadores
option-scenario = O nome do cenário, ou um ficheiro de cenário seu.
option-option = Mudar uma regra opcional; pode repetir-se.
option-pack = Jogar com outros dados ('sandtable pack copy').
option-lang = Língua.
option-lang-default = a sua
option-bot = Deixar um lugar a um robô; pode repetir-se.
option-seed = Tornar os dados repetíveis.
option-seed-default = dados novos
option-save = Onde gravar o jogo.
option-save-default = um ficheiro na sua pasta de dados
option-shell = A shell que deve aprender.
option-resume = Continuar um jogo gravado.
option-position = Partir de uma posição escrita num ficheiro.
option-plain = Linhas simples em vez de ecrã inteiro: para tubos, ssh, leitores de ecrã.
option-host = Endereço onde servir; 0.0.0.0 deixa entrar os outros.
option-port = Porta onde servir.
option-folder = Onde os jogos são guardados.
option-folder-default = uma pasta na sua pasta de dados
option-browser = Abrir o navegador.
option-step = Mostrar a mesa depois de tantas ações.
option-step-default = contar tudo
option-seat = Pelos olhos de quem; sem isto conta-se o que todos sabem.
option-print-position = Imprimir a posição em TOML, para gravar e jogar a partir dela.
option-journal = Um jogo gravado (um diário).
option-topic = Só as regras de um assunto.
option-id = Só uma regra, com tudo o que dela se sabe.
option-ambiguities = Imprimir o registo das interpretações em Markdown.
option-stamp = Marcar as regras traduzidas como feitas sobre o inglês de hoje; dizer o que está errado.
option-seconds = Segundos para cada medição.
option-measured = Só estes jogos; pode repetir-se.
option-recorded = Uma pasta de jogos gravados: abre-se o mais longo de cada um.
option-pack-folder = A pasta dos dados.
option-pack-game = O jogo a que os dados pertencem.
option-origin = Enumerar os valores de uma origem: text ou reconstructed.
option-other-pack = Outros dados que não os do jogo.
option-many = Quantos jogos.
option-same-seed = A mesma semente dá os mesmos jogos.
option-bots = Os robôs, um para cada lugar por ordem, ou um para todos.
option-keep = Guardar aqui os diários dos jogos que correram mal.
option-deep = Verificar também as leis dispendiosas num jogo em cada tantos (0: nunca).
option-law = Perguntar aos passos pelas suas respostas, propostas ou não, num jogo em cada tantos (0: nunca); é o que leva mais tempo.
option-fuzz-bots = Robôs, um para cada lugar por ordem ou um para todos, em vez do acaso.
option-journals = Ler e jogar de novo o diário de cada jogo.
option-switches = Mudar as opções do jogo: nenhuma (default), cada uma sozinha (each) ou todas juntas (all). Os jogos vão à roda: em cada jogo outra opção, e cada opção em todos os cenários; são pois precisos pelo menos tantos jogos quantas as opções vezes os cenários.

## Erros

mistake-bot-form = --bot { $typed }: escreva LUGAR=ROBÔ, p. ex. --bot { $example }
mistake-bot-seat = --bot { $typed }: não há nenhum lugar "{ $seat }"; há: { $known }
mistake-bot = --bot { $typed }: não há nenhum robô "{ $bot }"; há: { $known }
mistake-bot-unknown = { $seat } é jogado por "{ $bot }", um robô que não é conhecido aqui
mistake-language = não há { $language }; há: { $known }
mistake-no-save = ainda não há nenhum jogo gravado em { $folder }
mistake-no-game = indique um jogo: { $known } (ou --resume FICHEIRO, ou --position FICHEIRO)
mistake-position-game = { $file } é uma posição de { $of }, não de { $game }
mistake-position-options = uma posição indica o seu cenário e as suas opções: retire --scenario e --option
mistake-resume-options = --resume continua um jogo como foi começado: retire as outras opções
mistake-resume-game = { $file } é um jogo de { $of }, não de { $game }
mistake-step = --step { $step }: o jogo tem { $last } ações
mistake-seat = --seat { $seat }: há: { $known }
mistake-topic = --topic { $topic }: há: { $known }
mistake-rule = --id { $rule }: { $game } não tem essa regra
mistake-origin = --origin { $origin }: é { $text } ou { $reconstructed }
mistake-no-folder = { $folder }: essa pasta não existe
mistake-unwritten = não é possível escrever { $path }: { $error }

## O que se imprime

games-version = versão { $version } das regras
games-scenario = cenário
games-seats = lugares
games-bots = robôs: { $bots }
games-play = Para jogar: sandtable play { $game }
serve-at = A mesa está em { $address } (os jogos são guardados em { $folder }). Ctrl-C termina.
verify-true = { $file }: verdade. { $actions } ações, impressão { $digest }
rules-waived = sem teste
rules-tests = { $count ->
    [one] { $count } teste
   *[other] { $count } testes
  }
rules-total = { $game }: { $total } regras, { $covered } delas provadas ou dispensadas de teste
rules-data = Dados: { $data }
rules-waiver = Sem teste: { $reason }
rules-test = Teste: { $test }
rules-code = Código: { $place }
rules-stamped = { $file }: { $changed } marcas novas, { $wrong } erros
rulings-title = Interpretações: { $game }
rulings-about = Onde o livro é obscuro ou omisso, é assim que se joga aqui: { $unclear } de { $total } regras. Feito por `sandtable rules { $game } --ambiguities` a partir do registo do jogo.
rulings-corrected = Corrigido:
pack-sound = { $folder }: dados sãos de { $game }, { $files } ficheiros, { $scenarios } cenários
pack-file = ficheiro
pack-origins = { $text } números vêm do texto, { $reconstructed } são reconstruídos; --origin enumera-os
pack-copied = Copiado para { $folder }. Corrija o que quiser e depois:
bench-game = jogo
bench-decisions = decisões/s
bench-pure = Python puro
bench-games = jogos/s
bench-nodes = nós/s
bench-list = µs/lista
bench-copy = µs/cópia
bench-bytes = bytes
bench-table = bytes/mesa
bench-verify = prova s
bench-open = abertura s
bench-peer = par
bench-ratio = nós, em múltiplos dele
playing = { $game }: { $bots }
progress = { $what }: { $done } de { $total }
fuzzed = { $games } jogos, { $finished } acabados, { $violations } infrações, { $decisions } decisões, { $seconds } s, impressão { $digest }
fuzzed-law = lista e verificação: { $asked } respostas examinadas, { $listed } propostas mas recusadas, { $unlisted } não propostas e erradas
simulated = { $games } jogos, { $decisions } decisões, { $seconds } s ({ $speed } jogos/s)
simulate-seat = lugar
simulate-bot = robô
simulate-games = jogos
simulate-won = ganhos
simulate-drawn = empates
simulate-score = pontuação média
