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
kolwezi-name-section-rouge-1 = Red section A
kolwezi-name-section-rouge-2 = Red section B
kolwezi-name-section-rouge-3 = Red section C
kolwezi-name-section-rouge-4 = Red section D
kolwezi-name-section-rouge-5 = Red section E
kolwezi-name-section-rouge-6 = Red section F
kolwezi-name-section-bleue-1 = Blue section A
kolwezi-name-section-bleue-2 = Blue section B
kolwezi-name-section-bleue-3 = Blue section C
kolwezi-name-section-jaune-1 = Yellow section A
kolwezi-name-section-jaune-2 = Yellow section B
kolwezi-name-section-jaune-3 = Yellow section C
kolwezi-name-section-jaune-4 = Yellow section D
kolwezi-name-section-jaune-5 = Yellow section E
kolwezi-name-section-jaune-6 = Yellow section F
kolwezi-name-section-motorisee-jaune = Yellow motorised section
kolwezi-name-groupe-motorise-noir-1 = Black motorised group A
kolwezi-name-groupe-motorise-noir-2 = Black motorised group B
kolwezi-name-groupe-noir-1 = Black group A
kolwezi-name-groupe-noir-2 = Black group B
kolwezi-name-pion-rouge-1 = Red counter A
kolwezi-name-pion-rouge-2 = Red counter B
kolwezi-name-pion-rouge-3 = Red counter C
kolwezi-name-pion-rouge-4 = Red counter D
kolwezi-name-pion-rouge-5 = Red counter E
kolwezi-name-pion-rouge-6 = Red counter F
kolwezi-name-pion-rouge-7 = Red counter G
kolwezi-name-pion-rouge-8 = Red counter H
kolwezi-name-pion-bleu-1 = Blue counter A
kolwezi-name-pion-bleu-2 = Blue counter B
kolwezi-name-pion-bleu-3 = Blue counter C
kolwezi-name-pion-bleu-4 = Blue counter D
kolwezi-name-pion-bleu-5 = Blue counter E
kolwezi-name-pion-jaune-1 = Yellow counter A
kolwezi-name-pion-jaune-2 = Yellow counter B
kolwezi-name-pion-jaune-3 = Yellow counter C
kolwezi-name-pion-jaune-4 = Yellow counter D
kolwezi-name-pion-jaune-5 = Yellow counter E
kolwezi-name-pion-jaune-6 = Yellow counter F
kolwezi-name-pion-jaune-7 = Yellow counter G

## Drop zones

kolwezi-name-zone-de-saut-a = Drop zone A
kolwezi-name-zone-de-saut-b = Drop zone B

## Sides: what the FNLC is called everywhere else

kolwezi-name-fnlc = Katangans
