### O que está impresso nas peças e nas zonas

## O 2e REP

kolwezi-name-pc-1re-cie-poulet = PC 1.ª companhia (Poulet)
kolwezi-name-1re-section-1re-cie = 1.ª secção (1.ª companhia)
kolwezi-name-2e-section-1re-cie = 2.ª secção (1.ª companhia)
kolwezi-name-3e-section-1re-cie = 3.ª secção (1.ª companhia)
kolwezi-name-pc-2e-cie-dubos = PC 2.ª companhia (Dubos)
kolwezi-name-1re-section-2e-cie = 1.ª secção (2.ª companhia)
kolwezi-name-2e-section-2e-cie = 2.ª secção (2.ª companhia)
kolwezi-name-3e-section-2e-cie = 3.ª secção (2.ª companhia)
kolwezi-name-pc-3e-cie-gausseres = PC 3.ª companhia (Gausseres)
kolwezi-name-1re-section-3e-cie = 1.ª secção (3.ª companhia)
kolwezi-name-2e-section-3e-cie = 2.ª secção (3.ª companhia)
kolwezi-name-3e-section-3e-cie = 3.ª secção (3.ª companhia)
kolwezi-name-pc-4e-cie-grail = PC 4.ª companhia (Grail)
kolwezi-name-1re-section-4e-cie = 1.ª secção (4.ª companhia)
kolwezi-name-2e-section-4e-cie = 2.ª secção (4.ª companhia)
kolwezi-name-3e-section-4e-cie = 3.ª secção (4.ª companhia)
kolwezi-name-pc-tactique-erulin = PC tático Erulin
kolwezi-name-pc-tactique-coevoet = PC tático Coevoet

## Catangueses

kolwezi-name-groupe-motorise-vert = Grupo motorizado verde
kolwezi-name-section-rouge-1 = Secção vermelha 1
kolwezi-name-section-rouge-2 = Secção vermelha 2
kolwezi-name-section-rouge-3 = Secção vermelha 3
kolwezi-name-section-rouge-4 = Secção vermelha 4
kolwezi-name-section-rouge-5 = Secção vermelha 5
kolwezi-name-section-rouge-6 = Secção vermelha 6
kolwezi-name-section-bleue-1 = Secção azul 1
kolwezi-name-section-bleue-2 = Secção azul 2
kolwezi-name-section-bleue-3 = Secção azul 3
kolwezi-name-section-jaune-1 = Secção amarela 1
kolwezi-name-section-jaune-2 = Secção amarela 2
kolwezi-name-section-jaune-3 = Secção amarela 3
kolwezi-name-section-jaune-4 = Secção amarela 4
kolwezi-name-section-jaune-5 = Secção amarela 5
kolwezi-name-section-jaune-6 = Secção amarela 6
kolwezi-name-section-motorisee-jaune = Secção motorizada amarela
kolwezi-name-groupe-motorise-noir-1 = Grupo motorizado preto 1
kolwezi-name-groupe-motorise-noir-2 = Grupo motorizado preto 2
kolwezi-name-groupe-noir-1 = Grupo preto 1
kolwezi-name-groupe-noir-2 = Grupo preto 2
kolwezi-name-pion-rouge-1 = Peça vermelha 1
kolwezi-name-pion-rouge-2 = Peça vermelha 2
kolwezi-name-pion-rouge-3 = Peça vermelha 3
kolwezi-name-pion-rouge-4 = Peça vermelha 4
kolwezi-name-pion-rouge-5 = Peça vermelha 5
kolwezi-name-pion-rouge-6 = Peça vermelha 6
kolwezi-name-pion-rouge-7 = Peça vermelha 7
kolwezi-name-pion-rouge-8 = Peça vermelha 8
kolwezi-name-pion-bleu-1 = Peça azul 1
kolwezi-name-pion-bleu-2 = Peça azul 2
kolwezi-name-pion-bleu-3 = Peça azul 3
kolwezi-name-pion-bleu-4 = Peça azul 4
kolwezi-name-pion-bleu-5 = Peça azul 5
kolwezi-name-pion-jaune-1 = Peça amarela 1
kolwezi-name-pion-jaune-2 = Peça amarela 2
kolwezi-name-pion-jaune-3 = Peça amarela 3
kolwezi-name-pion-jaune-4 = Peça amarela 4
kolwezi-name-pion-jaune-5 = Peça amarela 5
kolwezi-name-pion-jaune-6 = Peça amarela 6
kolwezi-name-pion-jaune-7 = Peça amarela 7

## Zonas de salto

kolwezi-name-zone-de-saut-a = Zona de salto A
kolwezi-name-zone-de-saut-b = Zona de salto B
