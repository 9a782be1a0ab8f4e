### Opções: o nome de cada uma, o que muda e, onde há várias, as suas escolhas

world_war_africa-option-coltan_only_kivu = A corrida ao coltan só vale para Goma e Bukavu
world_war_africa-option-coltan_only_kivu-more = De outro modo quem tem uma das duas cidades soma 3 à tirada de recursos de cada cidade nesse turno. Com esta opção só essas duas rendem mais.

world_war_africa-option-infiltrates_allies = A infiltração vale contra qualquer contingente do governo
world_war_africa-option-infiltrates_allies-more = De outro modo os infiltrados ruandeses só ajudam contra tropas governamentais congolesas. Com esta opção ajudam também contra zimbabuanos, angolanos e os outros.

world_war_africa-option-zero_becomes_one = Uma força de 0 passa a 1 sem abastecimento
world_war_africa-option-zero_becomes_one-more = Sem abastecimento as forças ficam em metade, mas nunca abaixo de 1. De outro modo um 0 impresso fica 0; com esta opção lê-se também como 1.

world_war_africa-option-die_decides_airlift = O dado de Kitona decide que unidade voa
world_war_africa-option-die_decides_airlift-more = De outro modo o jogador rebelde pode mandar para Kitona uma unidade à escolha além da que o dado traz. Com esta opção só o dado decide, e mais nenhuma voa.

world_war_africa-option-chad_by_zimbabwe = Os aviões do Zimbabué levam as tropas do Chade
world_war_africa-option-chad_by_zimbabwe-more = De outro modo só contratados podem levar pelo ar as unidades do Chade. Com esta opção o transporte do Zimbabué também as leva.

world_war_africa-option-uganda_lift = Podem sair unidades por ar da caixa do Uganda
world_war_africa-option-uganda_lift-more = Com esta opção helicópteros e contratados podem levar unidades ugandesas para fora da sua caixa. Sem ela não se sai de lá por ar.

world_war_africa-option-helicopters_to_kinshasa = No turno 1 também os helicópteros levam zimbabuanos a Kinshasa
world_war_africa-option-helicopters_to_kinshasa-more = As unidades zimbabuanas compradas no turno 1 podem ser levadas por ar a Kinshasa. Com esta opção os helicópteros contam; sem ela só aviões e contratados.

world_war_africa-option-adr_covers_any_force = O Regimento de Defesa Aérea ruandês cobre qualquer força mista
world_war_africa-option-adr_covers_any_force-more = De outro modo cobre ruandeses, sós ou com o RDC, e ninguém se houver outros empilhados com eles. Com esta opção basta uma unidade ruandesa na força.
