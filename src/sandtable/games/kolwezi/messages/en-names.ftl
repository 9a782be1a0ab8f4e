### What is printed on counters and zones

## The 2e REP

kolwezi-name-pc-1re-cie-poulet = PC 1st company (Poulet)
kolwezi-name-1re-section-1re-cie = 1st section (1st company)
kolwezi-name-2e-section-1re-cie = 2nd section (1st company)
kolwezi-name-3e-section-1re-cie = 3rd section (1st company)
kolwezi-name-pc-2e-cie-dubos = PC 2nd company (Dubos)
kolwezi-name-1re-section-2e-cie = 1st section (2nd company)
kolwezi-name-2e-section-2e-cie = 2nd section (2nd company)
kolwezi-name-3e-section-2e-cie = 3rd section (2nd company)
kolwezi-name-pc-3e-cie-gausseres = PC 3rd company (Gausseres)
kolwezi-name-1re-section-3e-cie = 1st section (3rd company)
kolwezi-name-2e-section-3e-cie = 2nd section (3rd company)
kolwezi-name-3e-section-3e-cie = 3rd section (3rd company)
kolwezi-name-pc-4e-cie-grail = PC 4th company (Grail)
kolwezi-name-1re-section-4e-cie = 1st section (4th company)
kolwezi-name-2e-section-4e-cie = 2nd section (4th company)
kolwezi-name-3e-section-4e-cie = 3rd section (4th company)
kolwezi-name-pc-tactique-erulin = Tactical PC Erulin
kolwezi-name-pc-tactique-coevoet = Tactical PC Coevoet

## Katangans

kolwezi-name-groupe-motorise-vert = Green motorised group
kolwezi-name-section-rouge-1 = Red section 1
kolwezi-name-section-rouge-2 = Red section 2
kolwezi-name-section-rouge-3 = Red section 3
kolwezi-name-section-rouge-4 = Red section 4
kolwezi-name-section-rouge-5 = Red section 5
kolwezi-name-section-rouge-6 = Red section 6
kolwezi-name-section-bleue-1 = Blue section 1
kolwezi-name-section-bleue-2 = Blue section 2
kolwezi-name-section-bleue-3 = Blue section 3
kolwezi-name-section-jaune-1 = Yellow section 1
kolwezi-name-section-jaune-2 = Yellow section 2
kolwezi-name-section-jaune-3 = Yellow section 3
kolwezi-name-section-jaune-4 = Yellow section 4
kolwezi-name-section-jaune-5 = Yellow section 5
kolwezi-name-section-jaune-6 = Yellow section 6
kolwezi-name-section-motorisee-jaune = Yellow motorised section
kolwezi-name-groupe-motorise-noir-1 = Black motorised group 1
kolwezi-name-groupe-motorise-noir-2 = Black motorised group 2
kolwezi-name-groupe-noir-1 = Black group 1
kolwezi-name-groupe-noir-2 = Black group 2
kolwezi-name-pion-rouge-1 = Red counter 1
kolwezi-name-pion-rouge-2 = Red counter 2
kolwezi-name-pion-rouge-3 = Red counter 3
kolwezi-name-pion-rouge-4 = Red counter 4
kolwezi-name-pion-rouge-5 = Red counter 5
kolwezi-name-pion-rouge-6 = Red counter 6
kolwezi-name-pion-rouge-7 = Red counter 7
kolwezi-name-pion-rouge-8 = Red counter 8
kolwezi-name-pion-bleu-1 = Blue counter 1
kolwezi-name-pion-bleu-2 = Blue counter 2
kolwezi-name-pion-bleu-3 = Blue counter 3
kolwezi-name-pion-bleu-4 = Blue counter 4
kolwezi-name-pion-bleu-5 = Blue counter 5
kolwezi-name-pion-jaune-1 = Yellow counter 1
kolwezi-name-pion-jaune-2 = Yellow counter 2
kolwezi-name-pion-jaune-3 = Yellow counter 3
kolwezi-name-pion-jaune-4 = Yellow counter 4
kolwezi-name-pion-jaune-5 = Yellow counter 5
kolwezi-name-pion-jaune-6 = Yellow counter 6
kolwezi-name-pion-jaune-7 = Yellow counter 7

## Drop zones

kolwezi-name-zone-de-saut-a = Drop zone A
kolwezi-name-zone-de-saut-b = Drop zone B
