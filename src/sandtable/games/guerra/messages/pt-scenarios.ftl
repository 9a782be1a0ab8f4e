### Os cenários

guerra-scenario-1998 = A Guerra do Congo, 1998
guerra-scenario-1998-date = 2 de agosto a 14 de novembro de 1998
guerra-scenario-1998-place = África Central
guerra-scenario-1998-summary = Rebeldes, Ruanda, Uganda e Burundi contra o governo de Kinshasa e os seus aliados: quinze semanas. Entre iguais, o governo ganha a maior parte das guerras: comece por ele; os Rebeldes são para quem quer dificuldade.
