### Les scénarios

kolwezi-scenario-bonite = Opération Bonite
kolwezi-scenario-bonite-date = 19–20 mai 1978
kolwezi-scenario-bonite-place = Kolwezi, Shaba
kolwezi-scenario-bonite-summary = Sautez sur Kolwezi, libérez les otages avant 17h30, nettoyez la ville et tenez-la le lendemain.
