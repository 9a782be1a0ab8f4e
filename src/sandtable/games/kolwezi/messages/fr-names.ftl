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
kolwezi-name-section-rouge-1 = Section rouge 1
kolwezi-name-section-rouge-2 = Section rouge 2
kolwezi-name-section-rouge-3 = Section rouge 3
kolwezi-name-section-rouge-4 = Section rouge 4
kolwezi-name-section-rouge-5 = Section rouge 5
kolwezi-name-section-rouge-6 = Section rouge 6
kolwezi-name-section-bleue-1 = Section bleue 1
kolwezi-name-section-bleue-2 = Section bleue 2
kolwezi-name-section-bleue-3 = Section bleue 3
kolwezi-name-section-jaune-1 = Section jaune 1
kolwezi-name-section-jaune-2 = Section jaune 2
kolwezi-name-section-jaune-3 = Section jaune 3
kolwezi-name-section-jaune-4 = Section jaune 4
kolwezi-name-section-jaune-5 = Section jaune 5
kolwezi-name-section-jaune-6 = Section jaune 6
kolwezi-name-section-motorisee-jaune = Section motorisée jaune
kolwezi-name-groupe-motorise-noir-1 = Groupe motorisé noir 1
kolwezi-name-groupe-motorise-noir-2 = Groupe motorisé noir 2
kolwezi-name-groupe-noir-1 = Groupe noir 1
kolwezi-name-groupe-noir-2 = Groupe noir 2
kolwezi-name-pion-rouge-1 = Pion rouge 1
kolwezi-name-pion-rouge-2 = Pion rouge 2
kolwezi-name-pion-rouge-3 = Pion rouge 3
kolwezi-name-pion-rouge-4 = Pion rouge 4
kolwezi-name-pion-rouge-5 = Pion rouge 5
kolwezi-name-pion-rouge-6 = Pion rouge 6
kolwezi-name-pion-rouge-7 = Pion rouge 7
kolwezi-name-pion-rouge-8 = Pion rouge 8
kolwezi-name-pion-bleu-1 = Pion bleu 1
kolwezi-name-pion-bleu-2 = Pion bleu 2
kolwezi-name-pion-bleu-3 = Pion bleu 3
kolwezi-name-pion-bleu-4 = Pion bleu 4
kolwezi-name-pion-bleu-5 = Pion bleu 5
kolwezi-name-pion-jaune-1 = Pion jaune 1
kolwezi-name-pion-jaune-2 = Pion jaune 2
kolwezi-name-pion-jaune-3 = Pion jaune 3
kolwezi-name-pion-jaune-4 = Pion jaune 4
kolwezi-name-pion-jaune-5 = Pion jaune 5
kolwezi-name-pion-jaune-6 = Pion jaune 6
kolwezi-name-pion-jaune-7 = Pion jaune 7

## Zones de saut

kolwezi-name-zone-de-saut-a = Zone de saut A
kolwezi-name-zone-de-saut-b = Zone de saut B
