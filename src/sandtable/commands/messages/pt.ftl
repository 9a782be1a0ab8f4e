### A linha de comandos

about = Jogos de guerra históricos com todas as regras: joga-se aqui ou no navegador, estuda-se aos milhares.
first-steps = Primeiros passos: 'sandtable games', depois 'sandtable play GAME' ou 'sandtable serve'.
stopped = Parado.
online-invite = { $seat } ainda está livre. Convide alguém com esta ligação: { $link }

## O que fazem os comandos

help-games = Enumerar os jogos: cenários, regras opcionais, robôs.
help-play =
    Jogar no terminal, contra um amigo ou um robô.

    Cada ação está no disco antes de contar: pode-se sair de um jogo a qualquer momento e retomá-lo com --resume.
help-serve = Servir a mesa aos navegadores, até Ctrl-C.
help-migrate =
    Passar os jogos de uma pasta para uma base de dados.

    Os diários e os lugares de antes da versão 0.6, e a base de dados da pasta se for indicada outra. O que passou fica, sem alterações, na pasta taken-over; o que está danificado fica onde está e é nomeado. Fazê-lo duas vezes não faz nada duas vezes. Um servidor fá-lo por si na sua própria pasta.
help-backup =
    Copiar a base de dados de um servidor para um ficheiro, enquanto serve.

    A cópia é completa: ponha-a no lugar da base de dados e sirva.
help-replay =
    Contar um jogo ação a ação, ou mostrar um passo.

    Com --position, a posição é impressa para se poder jogar a partir dela:
    sandtable replay FILE --step 40 --position > aqui.toml; sandtable play --position aqui.toml
help-review =
    Analisar um jogo terminado.

    Como estavam as hipóteses turno a turno, as viragens, as decisões mais caras e o que fizeram os dados.
    O mesmo ficheiro e a mesma semente dão a mesma análise. Com --html é escrita numa página com gráficos.
help-completion =
    Ensinar uma shell a completar nomes.

    Mostra o que uma shell precisa para completar comandos, jogos, cenários, robôs e opções.

    Para bash, por exemplo: sandtable completion bash >> ~/.bashrc
help-verify =
    Provar um jogo gravado, cada linha e cada dado.

    Nenhuma linha foi alterada, cada ação era permitida, cada dado caiu como está escrito, cada posição é a registada.
    Código de saída 0: tudo é verdade; 1: não é, e a linha é indicada.
help-rules = Enumerar as regras: interpretações, testes e código.
help-print = Escrever um jogo em folhas para imprimir e recortar.
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
help-bench-server =
    Medir o que um servidor aguenta quando muitos jogam ao mesmo tempo.

    Lança um servidor verdadeiro e uma multidão de jogadores, cada um no seu processo, só nesta máquina.

    A carga da máquina vem junto dos números: leem-se com ela.
help-admin = Para quem mantém um servidor: mesas, pessoas, verificações.
help-admin-tables = Listar todas as mesas.
help-admin-people = Listar todos os que se sentaram.
help-admin-reissue =
    Dar uma nova chave a um lugar, e mostrar o seu endereço.

    Quem tinha o lugar deixa de o ter: para alguém que perdeu a sua chave.
help-admin-delete = Deitar fora uma mesa de vez.
help-admin-expire = Enumerar as mesas que convidados abandonaram; com --yes, deitá-las fora.
option-admin-days = Ninguém lhes tocou há tantos dias; mesas de pessoas com nome nunca estão entre elas.
option-admin-expire = Deitá-las fora de vez.
admin-expired = Deitadas fora: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
  }.
help-admin-check =
    Jogar de novo todos os jogos em curso pelas regras instaladas.

    Nada muda: é o ensaio antes de uma atualização. Código 1: um jogo não continua, e é nomeado.
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
option-database = Endereço da base de dados: postgresql+psycopg://… ou sqlite:///….
option-database-default = sandtable.sqlite na pasta
option-server-processes = Quantos processos servem; mais do que um precisa de PostgreSQL.
option-backup = O ficheiro a escrever; ainda não pode existir.
option-browser = Abrir o navegador.
option-step = Mostrar a mesa depois de tantas ações.
option-step-default = contar tudo
option-seat = Pelos olhos de quem; sem isto conta-se o que todos sabem.
option-print-position = Imprimir a posição em TOML, para gravar e jogar a partir dela.
option-review-html = Escrever a análise como uma página HTML que se basta a si própria.
option-review-worlds = Quantas vezes o jogo é continuado a partir do início de cada turno; 0: conforme a sua duração.
option-review-again = Quantas decisões de cada lado são vistas de novo.
option-review-default = conforme a duração do jogo
reviewing = Análise
reviewed = A análise está em { $file }.
option-journal = Um jogo gravado (um diário).
option-topic = Só as regras de um assunto.
option-id = Só uma regra, com tudo o que dela se sabe.
option-ambiguities = Imprimir o registo das interpretações em Markdown.
option-stamp = Marcar as regras traduzidas como feitas sobre o inglês de hoje; dizer o que está errado.
option-seconds = Segundos para cada medição.
option-measured = Só estes jogos; pode repetir-se.
option-recorded = Uma pasta de jogos gravados: abre-se o mais longo de cada um.
option-admin-table = O identificador da mesa, como o mostra «sandtable admin tables».
option-admin-seat = O identificador do lugar.
option-admin-sure = Não perguntar.
admin-sure = Deitar fora a mesa { $table } de vez?
admin-checked = Jogos em curso: { $games }, dos quais { $failed } não continuam pelas regras instaladas.
admin-no-database = não há base de dados em { $path }
option-server = Jogar à mesa de um servidor: o seu endereço, ou a ligação para um lugar.
option-site = Um nome pelo qual os navegadores chegam ao servidor; outros são recusados. Pode repetir-se.
option-proxied = Há um proxy inverso antes do servidor: vale o que ele diz sobre a origem dos pedidos.
option-log = O que corre mal em texto, ou cada pedido e acontecimento numa linha JSON.
option-load-tables = Quantas mesas são jogadas ao mesmo tempo.
option-load-seconds = Durante quanto tempo se joga, em segundos.
option-load-sockets = Quantas ligações diretas se mantêm entretanto.
option-load-every = Segundos de uma ação de uma mesa à seguinte; 0: logo.
option-load-long = Abrir também um jogo em curso com tantas ações; 0: não.
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
option-pdf = O ficheiro a escrever.
option-paper = O formato do papel.
option-csv = Escrever uma linha por jogo neste ficheiro, para uma folha de cálculo.
option-jsonl = Escrever uma linha de JSON por jogo neste ficheiro.
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
mistake-server-options = com --server é o servidor que guarda o jogo: deixe de fora --lesson, --save, --resume, --position e --pack
mistake-link-options = a ligação diz que jogo se joga: deixe de fora o jogo, o cenário, as opções, os robôs e a semente
mistake-resume-game = { $file } é um jogo de { $of }, não de { $game }
mistake-step = --step { $step }: o jogo tem { $last } ações
mistake-seat = --seat { $seat }: há: { $known }
mistake-topic = --topic { $topic }: há: { $known }
mistake-rule = --id { $rule }: { $game } não tem essa regra
mistake-origin = --origin { $origin }: é { $text } ou { $reconstructed }
mistake-no-folder = { $folder }: essa pasta não existe
mistake-print-scenario = só os cenários do próprio jogo podem ser impressos, não { $scenario }; há: { $known }
mistake-no-browser = não se encontrou nenhum navegador que imprima para um ficheiro (Chromium, Chrome, Edge); indique um em { $variable }, ou abra o jogo na sala e siga «Imprimir e jogar»
mistake-not-printed = as folhas não foram desenhadas: { $error }
mistake-printed-too-early = o navegador imprimiu antes de as folhas estarem desenhadas; tente de novo quando a máquina estiver menos ocupada
mistake-unwritten = não é possível escrever { $path }: { $error }

## O que se imprime

games-version = versão { $version } das regras
games-scenario = cenário
games-seats = lugares
games-bots = robôs: { $bots }
games-play = Para jogar: sandtable play { $game }
serve-at = A mesa está em { $address } (os jogos são guardados em { $folder }). Ctrl-C termina.
migrate-no-folder = não há nenhuma pasta { $folder }
migrate-done = { $tables ->
        [0] Não havia nada a passar
        [one] Um jogo está agora em { $database }
       *[other] { $tables } jogos estão agora em { $database }
    }{ $left ->
        [0] .
        [one] ; ficou um ficheiro.
       *[other] ; ficaram { $left } ficheiros.
    }
backup-done = { $file }: { $bytes } bytes.
backup-postgresql = { $database } é uma base de dados PostgreSQL, que tem um comando próprio: pg_dump --format=custom --file={ $file } …; repõe-se com pg_restore --clean
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
printed = { $file } está escrito.
simulated = { $games } jogos, { $decisions } decisões, { $seconds } s ({ $speed } jogos/s)
simulate-seat = lugar
simulate-bot = robô
simulate-games = jogos
simulate-won = ganhos
simulate-drawn = empates
simulate-score = pontuação média
simulate-interval = Parênteses e ±: onde está a verdadeira percentagem ou média, com 95 % de confiança.

help-ladder =
    Pôr cada adversário a jogar contra o de baixo.

    A dois joga-se com os mesmos dados e trocam-se os lados; a sós comparam-se as pontuações com os mesmos dados. Um empate conta metade.
option-ladder-games = jogos por cada degrau
option-ladder-top = só tantos degraus, a partir do mais alto
option-ladder-budget = segundos que um general pode pensar em cada resposta, em vez do seu número habitual de ensaios
option-ladder-pairs = contar dois jogos com os mesmos dados, um de cada lado, como um só: fica à frente quem fizer mais pontos nos dois juntos. Para jogos em que um lado ganha quase sempre
ladder-bot = adversário
ladder-elo = cotação
ladder-against = contra
ladder-games = jogos
ladder-share = parte
ladder-interval = 95 %
ladder-pace = por decisão
