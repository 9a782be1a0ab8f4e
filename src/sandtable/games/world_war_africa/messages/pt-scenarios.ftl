### Os cenários

world_war_africa-scenario-congo = O Congo 1998–2001
world_war_africa-scenario-congo-date = agosto de 1998 a junho de 2001
world_war_africa-scenario-congo-place = Congo
world_war_africa-scenario-congo-summary = Cinco contingentes, ativados por fichas tiradas à sorte, lutam pelas cidades do Congo; os rebeldes precisam de doze pontos. Entre iguais conseguem-nos as mais das vezes, e o governo raramente faz melhor do que empatar: é o lado difícil.
