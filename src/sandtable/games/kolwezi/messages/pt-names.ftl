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
kolwezi-name-section-rouge-1 = Secção vermelha A
kolwezi-name-section-rouge-2 = Secção vermelha B
kolwezi-name-section-rouge-3 = Secção vermelha C
kolwezi-name-section-rouge-4 = Secção vermelha D
kolwezi-name-section-rouge-5 = Secção vermelha E
kolwezi-name-section-rouge-6 = Secção vermelha F
kolwezi-name-section-bleue-1 = Secção azul A
kolwezi-name-section-bleue-2 = Secção azul B
kolwezi-name-section-bleue-3 = Secção azul C
kolwezi-name-section-jaune-1 = Secção amarela A
kolwezi-name-section-jaune-2 = Secção amarela B
kolwezi-name-section-jaune-3 = Secção amarela C
kolwezi-name-section-jaune-4 = Secção amarela D
kolwezi-name-section-jaune-5 = Secção amarela E
kolwezi-name-section-jaune-6 = Secção amarela F
kolwezi-name-section-motorisee-jaune = Secção motorizada amarela
kolwezi-name-groupe-motorise-noir-1 = Grupo motorizado preto A
kolwezi-name-groupe-motorise-noir-2 = Grupo motorizado preto B
kolwezi-name-groupe-noir-1 = Grupo preto A
kolwezi-name-groupe-noir-2 = Grupo preto B
kolwezi-name-pion-rouge-1 = Peça vermelha A
kolwezi-name-pion-rouge-2 = Peça vermelha B
kolwezi-name-pion-rouge-3 = Peça vermelha C
kolwezi-name-pion-rouge-4 = Peça vermelha D
kolwezi-name-pion-rouge-5 = Peça vermelha E
kolwezi-name-pion-rouge-6 = Peça vermelha F
kolwezi-name-pion-rouge-7 = Peça vermelha G
kolwezi-name-pion-rouge-8 = Peça vermelha H
kolwezi-name-pion-bleu-1 = Peça azul A
kolwezi-name-pion-bleu-2 = Peça azul B
kolwezi-name-pion-bleu-3 = Peça azul C
kolwezi-name-pion-bleu-4 = Peça azul D
kolwezi-name-pion-bleu-5 = Peça azul E
kolwezi-name-pion-jaune-1 = Peça amarela A
kolwezi-name-pion-jaune-2 = Peça amarela B
kolwezi-name-pion-jaune-3 = Peça amarela C
kolwezi-name-pion-jaune-4 = Peça amarela D
kolwezi-name-pion-jaune-5 = Peça amarela E
kolwezi-name-pion-jaune-6 = Peça amarela F
kolwezi-name-pion-jaune-7 = Peça amarela G

## Zonas de salto

kolwezi-name-zone-de-saut-a = Zona de salto A
kolwezi-name-zone-de-saut-b = Zona de salto B

## Como a FNLC se chama em todo o resto

kolwezi-name-fnlc = Catangueses
