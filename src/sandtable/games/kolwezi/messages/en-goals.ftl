### What each side wants, and what decides
kolwezi-brief = You lead the 2e REP on its jump over Kolwezi. Hostages are held in { $places } places, { $freed ->
        [0] all of them watched by Katangans
        [one] one of them without a Katangan
       *[other] { $freed } of them without a Katangan
    }, and the enemy’s counters lie face down. Reach the hostages before 17h30 on the first day, clear the town, and stand in it at the end of the second.
kolwezi-decides-levels = All points are the enemy’s, and you want few: under { $dazzling } is a dazzling victory, under { $victory } a victory, under { $partial } a partial failure, and { $partial } or more a bloody failure.
kolwezi-decides-hostages = Hostages that are executed cost { $points } points for each place: where Katangans are with them at 17h30 on the first day, the end of turn { $first }{ $last ->
    [0] {""}
   *[other] , and again at the end of the second, turn { $last }
  }.
kolwezi-decides-open = “If it ended now” leaves out the hostages that Katangans still hold: { $places ->
    [one] one place
   *[other] { $places } places
  }, up to { $points } points against you if nobody comes by the end of turn { $turn }.
kolwezi-decides-lorries = The { $lorries } lorries at { $at } are worth no points, but carry your units on the second day: if no French unit is there at 17h30 on the first, they are lost.
kolwezi-decides-losses = Each step you lose costs { $step }, each pin of one of your counters { $pin }: for good, also once it has recovered.
kolwezi-decides-left = At the end each Katangan step still on the map costs { $step }, and the airport road { $airport } if it is not yours.
kolwezi-goal-airport = points against you if it is not yours at the end
kolwezi-goal-hostages = { $fate ->
    [safe] the hostages are safe
    [held] points against you if they are still held at the end of turn { $turn }
    [freed] freed; points against you only if Katangans are back at the end of turn { $turn }
   *[alone] points against you only if Katangans are there at the end of turn { $turn }
  }
kolwezi-goal-lorries = the lorries: yours only if you are there at 17h30
