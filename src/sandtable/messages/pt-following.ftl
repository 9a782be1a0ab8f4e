### Seguir, decidir e recuperar de falhas à mesa, num navegador

reload = Recarregar a página
stale = Posição desatualizada: à espera do servidor
line-doubtful = Esta página não ouve nada há algum tempo. A perguntar ao servidor como está o jogo …
line-again = Nova tentativa automática.
line-puzzled = O servidor disse algo que esta página não conhece; ela voltou a olhar para a mesa. Se acontecer outra vez, a página é mais antiga do que o servidor: recarregue-a.
line-other-window = O seu lado agiu noutra janela. Esta é a posição que daí resulta.
problem-not-current = Esta ainda não é a posição atual. Um momento; nada foi feito.
problem-unreadable = A resposta do servidor não se consegue ler.

## O que aconteceu

story-title = O que aconteceu
story-count = { $count ->
    [one] { $count } acontecimento desde a sua última decisão
   *[other] { $count } acontecimentos desde a sua última decisão
  }
story-place = { $place } de { $of }
story-play = Mostrar
story-step = Passo a passo
story-stop = Voltar ao presente
story-past = A olhar para trás: isto não é o presente
only-answer = Só uma resposta era possível e foi dada por si: { $answer }
moot-answer = Nenhuma ajuda teria mudado nada: não se perguntou por ela.
only-done = { $part }: nada mais havia a fazer, está terminado.

## O que acontece, jogado diante dos olhos

happening = O que está a acontecer
happening-played = O que acontece joga-se no tabuleiro; segue-se a sua próxima pergunta.
happening-held = Leia o que os dados decidiram; segue-se a sua próxima pergunta.
happening-skip = Direto ao presente
happening-on = Continuar
passed-title = Desde a sua última decisão
passed-taken = Tomado, { $side }:
passed-stands = { $track }:
passed-found = Descobertos, { $side }:
passed-now = – agora em { $space }
passed-losses = Perdas, { $side }:
passed-wanting = Sem abastecimento ou cercados, { $side }:
passed-relieved = Acabou «{ $plight }»: { $names }
passed-struck = Agora «{ $plight }»: { $names }
passed-still = Ainda «{ $plight }»: { $names }
throw-tens = dezenas e unidades
result-adds = As contas
result-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
  }
question-because = Porquê: { $why }
settings-pace = O que acontece é jogado
pace-slow = devagar
pace-normal = normalmente
pace-fast = depressa
pace-straight = de modo nenhum: direto ao fim
settings-results = O resultado de um lançamento fica
results-wait = até eu continuar
results-seconds = { $seconds } segundos
key-go-on = continuar; direto ao presente enquanto algo é jogado; premir o botão que tem o foco
key-step = o acontecimento seguinte, enquanto algo é jogado

## Partes do turno

phases-past = terminada
phases-now = agora
phases-next = por vir
answers-nothing-else = Nada mais há a fazer aqui.
part-over = { $part }: acabou, pois nada mais lhe restava fazer. Agora: { $now }.
phases-owed = { $units ->
    [one] { $units } ainda pode agir
   *[other] { $units } ainda podem agir
  }
phases-owed-short = { $units } por jogar

## Antes do que não se pode desfazer

ending = { $units ->
    [0] Esta parte do turno acaba, embora ainda se pudesse agir nela.
    [one] Esta parte do turno acaba, embora { $units } unidade ainda pudesse agir.
   *[other] Esta parte do turno acaba, embora { $units } unidades ainda pudessem agir.
  }
ending-untouched = Pergunta-se ainda assim: ainda ninguém agiu.
ending-mistakable = Pergunta-se ainda assim: a tecla podia ser só para uma unidade.
ending-yes = Terminar
ending-unasked = Terminar e não voltar a perguntar
put-aside = Não feito: { $answer }
ending-ask-no-more = Não voltar a perguntar-me antes de acabar uma parte do turno neste jogo (o menu repõe a pergunta)
last-deed = { $free ->
    [yes] É o último ato desta parte do turno ({ $part }): com ele, essa parte acaba.
    [others] Com isto fez aqui o que podia, e agem a seguir os outros: depois, o que fez antes já não poderá ser desfeito.
   *[no] É o último ato desta parte do turno ({ $part }). Depois dele, o que nela fez já não poderá ser desfeito.
}
last-unasked = Fazer, e não voltar a perguntar
odds-stakes = Em jogo: { $stakes }
settings-skip = Responder por mim quando só há uma resposta
settings-ask-end = Perguntar antes de acabar uma parte do turno: com unidades por agir, ou com o seu último ato

## O lápis

pencil = Desenhar setas e notas suas
pencil-first = O seu lápis; só você o vê. Escolha uma casa …
pencil-second = De { $space }: outra casa para uma seta, a mesma de novo para uma nota
pencil-note = Nota em { $space }
pencil-keep = Guardar
pencil-undo = Apagar o último traço
pencil-clear = Apagar tudo
key-story = mostrar o que aconteceu
key-pencil = o seu lápis: setas e notas
