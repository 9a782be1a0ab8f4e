### O que cada lado quer, e o que decide
world_war_africa-brief-government = Fala por Kinshasa, com o Zimbabwe e Angola a seu lado. Segure a capital, mantenha os rebeldes abaixo de { $win } pontos, e gaste os pontos de recursos de cada contingente onde eles seguram terreno.
world_war_africa-brief-rebel = O Ruanda, o Uganda e os seus congoleses: submerja o leste enquanto o inimigo é fraco, arrisque Kitona se tiver coragem, e chegue ao fim da guerra com { $win } pontos – ou com Kinshasa, que a termina.
world_war_africa-decides-points = Só os rebeldes pontuam: { $win } pontos ou mais vencem, { $draw } a { $below } são empate, menos são a vitória do governo.
world_war_africa-decides-kinshasa = Kinshasa nas mãos dos rebeldes decide logo a guerra.
world_war_africa-decides-lines = Cada cidade dos rebeldes é um ponto. Mais um se houver no máximo { $few } unidades hutus no mapa, mais um por cada um de Ruanda e Uganda com { $rich } pontos de recursos ou mais; menos um se houver hutus no Ruanda.
world_war_africa-goal-kinshasa = nas mãos dos rebeldes, termina a guerra
