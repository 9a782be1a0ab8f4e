### The scenarios

guerra-scenario-1998 = A Guerra do Congo, 1998
guerra-scenario-1998-date = 2 August to 14 November 1998
guerra-scenario-1998-place = Central Africa
guerra-scenario-1998-summary = Rebels, Rwanda, Uganda and Burundi against the government in Kinshasa and its allies: fifteen weeks. Between equals the government wins most wars: begin with it; the Rebels are for those who like it hard.
