### O que corre mal: faltas que alguém pode corrigir

game-unknown = não há nenhum jogo "{ $game }"; há: { $known }
scenario-unknown = { $game } não tem nenhum cenário "{ $scenario }"; tem: { $known }
bot-unknown = { $game } não tem nenhum robô "{ $bot }"; tem: { $known }
bot-too-few = { $game }/{ $scenario } tem os lugares { $seats }: indique outros tantos robôs, por esta ordem, ou um só
bot-own-unknown = Não há bot { $bot }: { $error }
bot-own-strays = { $bot } ({ $seat }) respondeu { $answer }: não está em view.decision.actions, e as regras não o aceitam (regra: { $rule })
seat-unknown = { $game } não tem nenhum lugar "{ $seat }"; tem: { $known }
reward-unknown = não há nenhuma recompensa "{ $reward }"; há: { $known }
letter-not-now = a letra { $number } ({ $letter }) não pode ser dita aqui; podem sê-lo outras { $count }: veja a máscara, ou legal_actions()
letters-miscounted = { $count } letras para { $games } jogos: um passo leva uma para cada
seeds-miscounted = { $count } sementes para { $games } jogos: dê uma para cada, ou um só número
vector-process-gone = um processo que joga partidas terminou; se ele se queixou do arranque de processos, falta ao script: if __name__ == "__main__":
option-unknown = não há nenhuma opção "{ $option }"; há: { $known }
option-no-choice = opção { $option }: "{ $value }" não é um de: { $choices }

journal-line = linha { $line }: { $error }
journal-there = { $path } já existe; indique outro ficheiro
journal-unwritten = não é possível escrever { $path }: { $error }
journal-unwritten-action = não é possível escrever { $path }: { $error }; a ação não foi jogada
journal-unread = não é possível ler { $path }: { $error }
journal-held = { $path } está a ser jogado; quem o joga é { $holder }. Termine-o primeiro; para o ler (replay, verify) não é preciso esperar
journal-no-locks = não é possível proteger { $path } de quem também o escreva: { $error }; escolha uma pasta noutro disco
journal-replaced = { $path } foi mudado de lugar, substituído ou escrito por um programa que não pede licença; a ação não foi jogada
journal-overtaken = alguém já escreveu esta linha
journal-lines-gone = esta linha e as seguintes já não estão em { $path }; a ação não foi jogada
holder = o processo { $process } ({ $what }), desde { $since }
holder-unknown = outro processo
journal-no-header = isto não é um diário do Sandtable: falta-lhe uma primeira linha completa
journal-no-journal = isto não é um diário do Sandtable: { $error }
journal-format = o formato de diário { $format } não é conhecido aqui
journal-header-changed = o cabeçalho foi alterado
journal-line-changed = esta linha, ou a ordem das linhas, foi alterada
journal-line-damaged = esta linha está danificada: { $error }
journal-other-rules = jogado segundo a versão { $then } das regras de { $game }; esta é a versão { $now }
journal-bad-position = a posição de partida está errada: { $error }
journal-other-start = a primeira posição não é a que foi registada (outros dados, outras regras?)
journal-other-position = leva a uma posição diferente da que foi registada
journal-undo-too-much = desfaz mais ações do que as que há
journal-no-seat = não há nenhum lugar "{ $seat }" neste jogo
journal-no-action = isto não é uma ação: { $error }
journal-illegal = esta ação não é permitida aqui: regra { $rule }
journal-no-key = a chave não é uma chave
journal-other-key = a chave não corresponde ao compromisso assumido antes do jogo
journal-no-people = os lugares cujas pessoas contribuem para os dados não são lugares deste jogo
journal-dice = o que foi acrescentado aos dados não pode ser: { $error }

verify-shared = Dados que ninguém pôde escolher: { $people } e quem abriu a mesa contribuíram todos para eles.
verify-alone = Os dados vêm de uma chave que o programa tirou ao abrir a partida; mais ninguém contribuiu para ela.
verify-waiting = A partida não começou: nem todos contribuíram ainda para os dados.
verify-practice = TREINO: os dados desta partida não provam nada.
verify-unmarked = Escrito por uma versão que não marcava o treino: uma chave escolhida à mão não se notaria.
verify-thrown-away = Antes disso, tudo o que as pessoas tinham acrescentado foi deitado fora { $times ->
    [one] uma vez
   *[other] { $times } vezes
}.
verify-taken-back = O que já fora visto foi desfeito por acordo { $times ->
    [one] uma vez
   *[other] { $times } vezes
}.
practice-seed = Os dados vêm de uma semente ou chave que alguém escolheu.
practice-script = Parte dos dados estava escrita de antemão.
practice-position = Começa a partir de uma posição escrita.
practice-branch = Continua outra partida, apanhada a meio.
practice-looked-at = Alguém viu a chave e tudo o que está escondido enquanto se jogava.
verify-torn = a última linha, escrita a meio, foi deixada de fora
verify-other-pack = jogado com outros dados, o que não muda nada neste jogo

text-too-long = um texto vindo de fora tem no máximo { $longest } caracteres
text-too-deep = as chaves encaixam-se até { $deepest } níveis, no máximo
text-unread = não se consegue ler: { $error }
text-no-scenario = o diário indica um ficheiro como cenário; tem de trazer o próprio texto

script-used-up = a sequência escrita para "{ $kind }" esgotou-se, mas falta ainda uma tiragem
script-no-side = a sequência escrita diz { $value }, mas o dado tem { $sides } faces
script-not-there = a sequência escrita tira { $kind } { $value }, que não está lá

position-no-file = { $path }: este ficheiro não existe
position-unread = { $path }: { $error }
position-no-game = uma posição precisa da chave "game"
position-unknown-key = chave desconhecida "{ $key }" (esperava-se uma de: { $known })
position-unknown-name = { $key }: { $value } não é conhecido aqui (esperava-se, por exemplo: { $known })
position-unknown-field = { $key }: desconhecido (as peças escrevem-se em state.units)
position-expected-name = { $key }: esperava-se um nome, não { $value }
position-expected-table = { $key }: esperava-se uma tabela
position-expected-list = { $key }: esperava-se uma lista
position-expected-flag = { $key }: esperava-se true ou false, não { $value }
position-expected-number = { $key }: esperava-se um número inteiro, não { $value }
position-expected-keys = { $key }: esperavam-se estas chaves e nenhuma outra: { $known }
position-no-draw = { $key }: este jogo não tira nenhum "{ $kind }"
position-not-drawn = { $key }: { $value } não pode ser tirado
position-not-in-list = { $key }: { $value } não pode estar nesta lista
position-chance = acaso: { $error }
position-impossible = a posição é impossível: { $problems }
position-breaks = as regras não permitem continuar daqui (o último passo é "{ $step }"): { $error }
position-no-result = { $key }: não resta nada para jogar, mas a partida não tem resultado
position-no-answer = { $key }: o último passo é "{ $step }", e aqui não tem resposta
position-active-no-card = active: { $unit } não tem carta (dê-lhe uma: state.units.{ $unit }.card)
position-active-not-there = active: { $unit } não está no mapa

serve-no-port = não é possível servir em { $address }: uma porta é um número de 1 a 65535
serve-taken = não é possível servir em { $address }: { $error }
serve-held = os jogos em { $folder } já estão a ser servidos; quem os serve é { $holder }. Termine-o primeiro, ou indique outra pasta com --folder
serve-no-folder = { $folder } é um ficheiro, não uma pasta onde guardar jogos
serve-folder = { $folder } não serve para guardar jogos: { $error }
serve-database = a base de dados { $database } não pode ser usada: { $error }
serve-database-address = isto não é o endereço de uma base de dados: { $error }
serve-database-broken = a base de dados { $database } está danificada: { $error }. Ponha uma cópia de segurança no seu lugar, ou mude-a de sítio: o servidor começa então com uma lista vazia
serve-database-newer = a base de dados { $database } foi feita por um Sandtable mais recente; use esse
serve-processes = mais do que um processo precisa de uma base de dados comum: indique uma com --database postgresql+psycopg://…
backup-there = { $file } já existe
backup-no-database = não há nenhuma base de dados { $database }
backup-failed = { $file } não pôde ser escrito: { $error }
serve-failed = o servidor não pôde arrancar: { $error }

takeover-tables = { $tables ->
        [one] Um jogo passou para a base de dados; o seu ficheiro fica, sem alterações, na pasta taken-over.
       *[other] { $tables } jogos passaram para a base de dados; os seus ficheiros ficam, sem alterações, na pasta taken-over.
    }
takeover-continued = { $tables ->
        [one] Um jogo tinha continuado no seu ficheiro; o que lá foi acrescentado passou também.
       *[other] { $tables } jogos tinham continuado nos seus ficheiros; o que lá foi acrescentado passou também.
    }
takeover-torn = { $tables ->
        [one] A última linha de { $first } estava escrita só até meio e ficou de fora.
       *[other] As últimas linhas de { $tables } diários ({ $first } …) estavam escritas só até meio e ficaram de fora.
    }
takeover-left = { $file } ficou onde está: { $error }
takeover-other = a base de dados tem outro jogo com este nome
takeover-no-index = Não foi possível ler a lista de mesas anterior ({ $file }): { $error }. Os jogos vêm dos seus diários.
index-seats-lost = { $tables ->
        [one] De um deles já não se sabe quem estava sentado onde. Abra-o de novo a partir do seu ficheiro ({ $first }) para ocupar um lugar.
       *[other] De { $tables } deles já não se sabe quem estava sentado onde. Abra-os de novo a partir dos seus ficheiros ({ $first } …) para ocupar um lugar.
    }
