### The scenarios

kolwezi-scenario-bonite = Operation Bonite
kolwezi-scenario-bonite-date = 19–20 May 1978
kolwezi-scenario-bonite-place = Kolwezi, Shaba
kolwezi-scenario-bonite-summary = Jump on Kolwezi, free the hostages before 17h30, clear the town, and hold it through the next day.
