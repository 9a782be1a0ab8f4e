### As tabelas que um jogador teria em papel

charts = Tabelas
charts-search = Procurar nas tabelas
charts-none = Este jogo não tem tabelas.
charts-nothing = Nenhuma tabela contém estas palavras.
chart-open = Na tabela
chart-lit = em uso
chart-now = agora
chart-rules = Regras:
chart-reconstructed = não impresso no livro de regras: reconstituído
chart-reconstructed-note = ° O livro de regras não imprime este valor: está reconstituído. Quem tem o jogo impresso pode corrigi-lo numa cópia do pacote de dados.
chart-reconstructed-all = ° O livro de regras não imprime nenhum destes valores: a tabela está reconstituída. Quem tem o jogo impresso pode corrigi-la numa cópia do pacote de dados.
chart-dice = Dados
chart-die = Dado
chart-turn = Turno
chart-points = Pontos
chart-what = O quê
chart-result = Resultado
chart-figure = { NUMBER($value) }
chart-score = Pontuação, ou o que a altera
chart-score-result = Resultado, ou modificador
chart-number = Número
key-charts = as tabelas
plain-help-charts = tabelas [NOME|NÚMERO] as tabelas do jogo; uma por uma palavra do nome; as que uma resposta lê
screen-key-charts = Tabelas
