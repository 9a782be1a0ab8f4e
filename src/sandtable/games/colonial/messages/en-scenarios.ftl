### The scenarios

colonial-scenario-tel-asra = The Wells of Tel Asra
colonial-scenario-tel-asra-date = 1921
colonial-scenario-tel-asra-place = an invented desert protectorate
colonial-scenario-tel-asra-summary = A government column with one motor lorry and a tribal host reach the only wells of the district at the same moment. Small enough to learn every rule in an hour: roads, hills, woods, cover, limbering, a carried infantry unit, a machine gun and both sorts of gun.

colonial-scenario-atbara = The Zariba on the Atbara
colonial-scenario-atbara-date = 8 April 1898
colonial-scenario-atbara-place = Nakheila on the Atbara, Sudan
colonial-scenario-atbara-summary = After a night march Kitchener's brigades advance in line on the thorn fence and trenches behind which the emir Mahmud has packed his army with its back to the dry river.

colonial-scenario-chakdara = The Relief of Chakdara
colonial-scenario-chakdara-date = 2 August 1897
colonial-scenario-chakdara-place = Swat valley, North-West Frontier
colonial-scenario-chakdara-summary = The little fort at the Swat bridge has signalled for help. Blood sends Meiklejohn's column through the Amandara gap to cut a way to it before the walls are carried.

colonial-scenario-modder-river = Modder River
colonial-scenario-modder-river-date = 28 November 1899
colonial-scenario-modder-river-place = confluence of the Riet and the Modder, Cape Colony, South Africa
colonial-scenario-modder-river-summary = Methuen marches on Kimberley across an open plain and is stopped by De la Rey's riflemen dug in along the river. The bridge is down; the British must win a drift or a weir and gain the north bank.

colonial-scenario-modder-river-brigades = Modder River by brigades
colonial-scenario-modder-river-brigades-date = 28 November 1899
colonial-scenario-modder-river-brigades-place = confluence of the Riet and the Modder, Cape Colony, South Africa
colonial-scenario-modder-river-brigades-summary = The same river line for two players a side: Colvile's Guards and Pole-Carew's 9th Brigade against De la Rey and Prinsloo's Free Staters. Each Commander leads the units of his own command.

colonial-scenario-sannas-post = Sanna's Post
colonial-scenario-sannas-post-date = 31 March 1900
colonial-scenario-sannas-post-place = east of Bloemfontein, Orange Free State, South Africa
colonial-scenario-sannas-post-summary = Broadwood's mounted brigade breaks camp under shell fire from beyond the Modder and sends its wagons west along the Bloemfontein road. De Wet's burghers lie hidden in the bed of Koorn Spruit, astride the drift.

colonial-scenario-shin-kamar = The Shin Kamar Pass
colonial-scenario-shin-kamar-date = 29 January 1898
colonial-scenario-shin-kamar-place = Bara valley, Tirah, North-West Frontier
colonial-scenario-shin-kamar-summary = A column that has found the Zakka Khel caves empty has to come back down the defile with its mules while the heights on both sides fill with Afridi marksmen. Help is on its way up from the plain.
