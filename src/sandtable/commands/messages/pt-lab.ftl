### O laboratório

help-lab = Séries de muitos jogos, guardadas numa pasta (Parquet).
help-lab-run =
    Põe bots a jogar e guarda uma linha por jogo.

    Uma série interrompida continua onde ficou: o que está na pasta não volta a ser jogado. Outras séries podem ficar na mesma pasta.
option-lab-out = A pasta dos resultados; é criada se não existir.
option-lab-bots = Os bots, um por lado na ordem, ou um para todos; um bot seu escreve-se módulo:Nome.
option-lab-cluster = Jogar nas máquinas de um grupo Dask: o endereço do escalonador, p. ex. tcp://maquina:8786.
option-lab-journals = Guardar o diário de cada jogo jogado agora.
lab-ran = { $finished } jogos, { $resumed } deles de antes, em { $seconds } s; { $folder } tem { $rows } linhas.
lab-needs = Para isto é preciso o pacote { $package }: pip install 'sandtable[lab]'
lab-no-cluster = Nenhum grupo responde em { $address }: { $error }
lab-workers-die = Os processos morrem sempre nos jogos { $first } a { $last }.
lab-no-folder = Não se pode escrever em { $folder }: { $error }
lab-folder-held = Outro processo escreve em { $folder }: { $holder }
lab-broken-results = Os resultados em { $folder } não se conseguem ler: { $error }
help-lab-report = Escreve uma página HTML sobre todas as séries de uma pasta: quem ganhou, por quanto, de onde vieram os pontos e onde se combateu.
option-lab-folder = A pasta dos resultados.
option-lab-html = O ficheiro a escrever.
option-lab-against = Uma pasta de resultados anteriores para comparar.
lab-reported = { $file }: { $games } jogos.
lab-nothing = Não há resultados em { $folder }.
help-lab-options = Joga os mesmos jogos com e sem cada opção de um jogo, e diz o que muda nas vitórias e nos pontos.
option-lab-many = Quantos jogos por opção.
option-lab-write = Escrever a tabela nesta página, entre as linhas <!-- effects --> e <!-- /effects -->.
lab-no-place = { $file } não tem linhas { $begin } e { $end } entre as quais escrever.
help-lab-sweep =
    Joga os mesmos jogos com cada um de alguns valores de um conjunto de dados, ou de uma opção, e diz no que dão.

    FILE e KEY escrevem-se como em «sandtable pack show GAME --origin reconstructed»; para uma opção, FILE é «options». Cada valor é experimentado numa cópia dos dados.
option-lab-sweep-file = O ficheiro dos dados, p. ex. scenarios/atbara.toml, ou «options».
option-lab-sweep-key = A chave nesse ficheiro, p. ex. unit[3].figures, ou o nome da opção.
option-lab-sweep-values = Os valores a experimentar, como se escrevem no ficheiro.
option-lab-sweep-many = Quantos jogos por valor.
lab-no-value = { $file } não tem o valor { $key }.
lab-swept = { $value }: { $scenario }, { $seat }: { $won } de { $games } jogos ganhos, { $score } pontos
