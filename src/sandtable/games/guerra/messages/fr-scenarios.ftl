### Les scénarios

guerra-scenario-1998 = A Guerra do Congo, 1998
guerra-scenario-1998-date = du 2 août au 14 novembre 1998
guerra-scenario-1998-place = Afrique centrale
guerra-scenario-1998-summary = Rebelles, Rwanda, Ouganda et Burundi contre le gouvernement de Kinshasa et ses alliés : quinze semaines. À forces égales, le gouvernement gagne la plupart des guerres : commencez par lui ; les Rebelles sont pour qui aime la difficulté.
