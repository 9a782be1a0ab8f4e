### Primeiras partidas guiadas

guide-title = Primeira partida
guide-place = { $step } de { $of }
guide-leave = Sair da lição
guide-next = Seguinte
guide-watch = Ver
guide-finish = Continuar a jogar
guide-answer = É a sua vez: escolha a resposta emoldurada.
guide-deed = É a sua vez: experimente.
guide-later = A lição chega aí mais tarde. Primeiro este passo; ou saia da lição e jogue à vontade.
guide-later-first = A lição chega aí mais tarde. Primeiro: { $answer }
guide-offer = É novo aqui?
guide-offer-about = Aprenda o jogo em dez minutos, uma coisa de cada vez, numa mesa verdadeira.
guide-begin = Primeira partida: aprender em dez minutos

## In a terminal

guide-plain-spaces = No tabuleiro: { $spaces }
guide-plain-next = Enter continua; terminar sai da lição.
guide-plain-answer = ▸ A lição espera: { $number }  { $label }
guide-plain-try = Por exemplo: { $line }
guide-waits-key = Este passo espera por { $key }: { $name }. n outra vez segue sem isso.
guide-waits-answer = Este passo espera pela resposta emoldurada: { $answer }. n outra vez dá-a por si.
guide-menu = Menu
guide-learnt = Já sabe escolher e mover unidades, perguntar porquê e com que probabilidades, combater, voltar atrás e acabar um turno.
guide-try-next = A seguir, experimente: { $scenario }, por inteiro: no menu { $game }, depois { $number }.
guide-screen-key = { $key }: { $name }
guide-keys-odds = As hipóteses da resposta marcada estão ao lado do mapa; o dá todas as razões. Não a jogue ainda.
guide-keys-why = Prima w: a pergunta já lá está escrita, Enter faz a pergunta.
guide-keys-overlay = Prima O (maiúsculo) até o abastecimento cobrir o mapa.
guide-keys-log = Prima l para ler tudo.
guide-keys-units = Prima s para ler o que é cada unidade; ou b, e vá até ao espaço emoldurado.
guide-keys-rules = Prima r para ler as regras.
option-lesson = Aprender o jogo em dez minutos: uma primeira partida guiada. Fechada a meio, continua com --resume.
mistake-lesson-options = uma lição tem o seu cenário, os seus dados e o seu adversário: deixe as outras opções
mistake-no-lesson = diga um jogo que tenha lição: { $known }
