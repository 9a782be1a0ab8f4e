### O editor de cenários

editor-title = Editor de cenários
editor-untitled = Um cenário sem nome
editor-saved = Guardado
editor-saving = A guardar …
editor-undo = Anular (Ctrl+Z)
editor-redo = Refazer (Ctrl+Y)
editor-check = Verificar
editor-export = Exportar
editor-play = Jogar
editor-drop = Pousar
editor-ground = Terreno
editor-file = Cenário
editor-parts = Partes do cenário
editor-board = O tabuleiro do seu cenário: as setas vão de hexágono em hexágono, Enter faz o que faz a ferramenta na mão
editor-paint-hint = Pegue num pincel e clique ou arraste sobre o tabuleiro. De mão vazia, arrastar move a vista e a roda amplia.
editor-way-hint = Arraste ou clique de hexágono em hexágono; um passo atrás tira o último.
editor-stamp-hint = Pegue num e clique onde há de ficar. De mão vazia, arraste uma ficha para a mover, ou clique nela para a alterar.
editor-size = Tamanho do tabuleiro
editor-point = Mostrar no tabuleiro
editor-add = Acrescentar
editor-none = nenhum
editor-copy = Copiar
editor-up = Mais acima
editor-down = Mais abaixo
editor-remove = Remover
editor-sound = Nada está errado: pode ser jogado.
editor-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
  }
