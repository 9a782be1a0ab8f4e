### Ce qui est imprimé sur les pions et les zones

## Le 2e REP

kolwezi-name-pc-1re-cie-poulet = PC 1re Cie (Poulet)
kolwezi-name-1re-section-1re-cie = 1re section (1re Cie)
kolwezi-name-2e-section-1re-cie = 2e section (1re Cie)
kolwezi-name-3e-section-1re-cie = 3e section (1re Cie)
kolwezi-name-pc-2e-cie-dubos = PC 2e Cie (Dubos)
kolwezi-name-1re-section-2e-cie = 1re section (2e Cie)
kolwezi-name-2e-section-2e-cie = 2e section (2e Cie)
kolwezi-name-3e-section-2e-cie = 3e section (2e Cie)
kolwezi-name-pc-3e-cie-gausseres = PC 3e Cie (Gausseres)
kolwezi-name-1re-section-3e-cie = 1re section (3e Cie)
kolwezi-name-2e-section-3e-cie = 2e section (3e Cie)
kolwezi-name-3e-section-3e-cie = 3e section (3e Cie)
kolwezi-name-pc-4e-cie-grail = PC 4e Cie (Grail)
kolwezi-name-1re-section-4e-cie = 1re section (4e Cie)
kolwezi-name-2e-section-4e-cie = 2e section (4e Cie)
kolwezi-name-3e-section-4e-cie = 3e section (4e Cie)
kolwezi-name-pc-tactique-erulin = PC tactique Erulin
kolwezi-name-pc-tactique-coevoet = PC tactique Coevoet

## Katangais

kolwezi-name-groupe-motorise-vert = Groupe motorisé vert
kolwezi-name-section-rouge-1 = Section rouge A
kolwezi-name-section-rouge-2 = Section rouge B
kolwezi-name-section-rouge-3 = Section rouge C
kolwezi-name-section-rouge-4 = Section rouge D
kolwezi-name-section-rouge-5 = Section rouge E
kolwezi-name-section-rouge-6 = Section rouge F
kolwezi-name-section-bleue-1 = Section bleue A
kolwezi-name-section-bleue-2 = Section bleue B
kolwezi-name-section-bleue-3 = Section bleue C
kolwezi-name-section-jaune-1 = Section jaune A
kolwezi-name-section-jaune-2 = Section jaune B
kolwezi-name-section-jaune-3 = Section jaune C
kolwezi-name-section-jaune-4 = Section jaune D
kolwezi-name-section-jaune-5 = Section jaune E
kolwezi-name-section-jaune-6 = Section jaune F
kolwezi-name-section-motorisee-jaune = Section motorisée jaune
kolwezi-name-groupe-motorise-noir-1 = Groupe motorisé noir A
kolwezi-name-groupe-motorise-noir-2 = Groupe motorisé noir B
kolwezi-name-groupe-noir-1 = Groupe noir A
kolwezi-name-groupe-noir-2 = Groupe noir B
kolwezi-name-pion-rouge-1 = Pion rouge A
kolwezi-name-pion-rouge-2 = Pion rouge B
kolwezi-name-pion-rouge-3 = Pion rouge C
kolwezi-name-pion-rouge-4 = Pion rouge D
kolwezi-name-pion-rouge-5 = Pion rouge E
kolwezi-name-pion-rouge-6 = Pion rouge F
kolwezi-name-pion-rouge-7 = Pion rouge G
kolwezi-name-pion-rouge-8 = Pion rouge H
kolwezi-name-pion-bleu-1 = Pion bleu A
kolwezi-name-pion-bleu-2 = Pion bleu B
kolwezi-name-pion-bleu-3 = Pion bleu C
kolwezi-name-pion-bleu-4 = Pion bleu D
kolwezi-name-pion-bleu-5 = Pion bleu E
kolwezi-name-pion-jaune-1 = Pion jaune A
kolwezi-name-pion-jaune-2 = Pion jaune B
kolwezi-name-pion-jaune-3 = Pion jaune C
kolwezi-name-pion-jaune-4 = Pion jaune D
kolwezi-name-pion-jaune-5 = Pion jaune E
kolwezi-name-pion-jaune-6 = Pion jaune F
kolwezi-name-pion-jaune-7 = Pion jaune G

## Zones de saut

kolwezi-name-zone-de-saut-a = Zone de saut A
kolwezi-name-zone-de-saut-b = Zone de saut B

## Comment le FNLC s’appelle partout ailleurs

kolwezi-name-fnlc = Katangais
