### O que cada lado quer, e o que decide
world_war_africa-brief-government = Fala por Kinshasa, com o Zimbabwe e Angola a seu lado. Segure a capital, mantenha os rebeldes abaixo de { $win } pontos, e gaste os pontos de recursos de cada contingente onde eles seguram terreno.
world_war_africa-brief-rebel = O Ruanda, o Uganda e os seus congoleses: submerja o leste enquanto o inimigo é fraco, arrisque Kitona se tiver coragem, e chegue ao fim da guerra com { $win } pontos – ou com Kinshasa, que a termina.
world_war_africa-decides-points = Só os rebeldes pontuam: { $win } pontos ou mais vencem, { $draw } a { $below } são empate, menos são a vitória do governo.
world_war_africa-decides-kinshasa = Kinshasa nas mãos dos rebeldes decide logo a guerra.
world_war_africa-decides-lines = Cada cidade dos rebeldes é um ponto. Mais um se houver no máximo { $few } unidades hutus no mapa, mais um por cada um de Ruanda e Uganda com { $rich } pontos de recursos ou mais; menos um se houver hutus no Ruanda.
world_war_africa-decides-bounds = As unidades ruandesas (Rw) não vão nem atacam mais a norte do que a fila 22, onde passa a linha do mapa; as ugandesas (UG) ficam no Kivu Norte, no Bandundu, na Orientale e no Equateur. Quem combate com elas (ANC, RDC, MLC, Bu) não está preso a isto. { $box } é uma caixa: só lá vão unidades ruandesas, e hutus que se infiltrem, e ninguém ataca através da sua fronteira.
world_war_africa-goal-kinshasa = nas mãos dos rebeldes, termina a guerra
