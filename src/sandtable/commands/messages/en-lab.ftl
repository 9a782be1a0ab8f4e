### The lab

help-lab = Runs of many games, kept as rows in a folder (Parquet).
help-lab-run =
    Play games between bots and keep a row of each.

    A run that was stopped goes on where it was: what is in the folder is not played again. Other runs may be kept beside it.
option-lab-out = The folder of the results; it is made where there is none.
option-lab-bots = The bots, one for each seat in order, or one for all of them; a bot of your own as module:Name.
option-lab-cluster = Play on the workers of a Dask cluster: the address of its scheduler, e.g. tcp://host:8786.
option-lab-journals = Keep the journal of every game played now.
lab-ran = { $finished } games, { $resumed } of them from before, in { $seconds } s; { $folder } has { $rows } rows.
lab-needs = This needs the package { $package }: pip install 'sandtable[lab]'
lab-no-cluster = No cluster answers at { $address }: { $error }
lab-workers-die = Workers die over games { $first } to { $last } again and again.
lab-no-folder = { $folder } cannot be written: { $error }
lab-folder-held = Another process writes to { $folder }: { $holder }
lab-broken-results = The results in { $folder } cannot be read: { $error }
help-lab-report = Write a page of HTML on all runs in a folder: who won, by how much, where the points came from and where it was fought.
option-lab-folder = The folder of the results.
option-lab-html = The file to write.
option-lab-against = A folder of former results to compare with.
lab-reported = { $file }: { $games } games.
lab-nothing = There are no results in { $folder }.
help-lab-options = Play the same games with and without each option of a game, and tell what it does to shares won and to scores.
option-lab-many = How many games of each option.
option-lab-write = Write the table into this page, between the lines <!-- effects --> and <!-- /effects -->.
lab-no-place = { $file } has no lines { $begin } and { $end } to write between.
help-lab-sweep =
    Play the same games with each of some values of a pack, or of an option, and tell what they come to.

    FILE and KEY are as 'sandtable pack show GAME --origin reconstructed' writes them; for an option FILE is 'options'. Each value is tried in a copy of the pack.
option-lab-sweep-file = The file of the pack, e.g. scenarios/atbara.toml, or 'options'.
option-lab-sweep-key = The key in it, e.g. unit[3].figures, or the name of the option.
option-lab-sweep-values = The values to try, as they stand in the file.
option-lab-sweep-many = How many games of each value.
lab-no-value = { $file } has no value { $key }.
lab-swept = { $value }: { $scenario }, { $seat }: { $won } of { $games } games won, score { $score }
