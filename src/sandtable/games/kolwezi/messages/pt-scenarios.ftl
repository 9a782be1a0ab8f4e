### Os cenários

kolwezi-scenario-bonite = Operação Bonite
kolwezi-scenario-bonite-date = 19–20 de maio de 1978
kolwezi-scenario-bonite-place = Kolwezi, Shaba
kolwezi-scenario-bonite-summary = Salte sobre Kolwezi, liberte os reféns antes das 17h30, limpe a cidade e segure-a durante o dia seguinte.
