// What the browser sends and gets, as the server has it.
// Made by scripts/wire_types.py from the structs that the server speaks with: change those, not this file.

export type Point = [number, number];

/**
 * A table to be set up: a scenario from its start, a saved game (`journal`) or a written position.
 *
 * A seat's player is `human` (who sets it up), `friend` (who comes by a link), `anybody` or a bot.
 */
export interface NewTable {
  game?: string;
  scenario?: string;
  options?: Record<string, unknown>;
  players?: Record<string, string>;
  seed?: string | number | null;
  title?: string;
  journal?: string | null;
  position?: string | null;
  /** everybody may find it and look on */
  open?: boolean;
  /** a pack beside the game's own, or a scenario of one's own */
  pack?: string;
  upload?: string;
  /** a table at which one sits: the same game, scenario and pack once more */
  like?: string;
}

/**
 * An action, and the number of the position that its player was looking at; who of its stack shall follow.
 *
 * `then` are further answers to the same question, given one after the other for as long as it is asked.
 */
export interface Act {
  at: number;
  action: Record<string, unknown>;
  along?: string[];
  then?: Record<string, unknown>[];
}

/** Giving up, at a position. */
export interface At {
  at: number;
}

/** Taking back the last action, or several that were one: all of them, or none. */
export interface TakeBack {
  at: number;
  count?: number;
}

/** An action that somebody asks about, and others that would be given after it. */
export interface Asked {
  action: Record<string, unknown>;
  along?: Record<string, unknown>[];
}

/** Why not? A unit, and a space or another piece. */
export interface AskedUnit {
  unit: string;
  space?: string;
  piece?: string;
}

/**
 * The units that shall be in hand, and no others; `first`: the pick to begin with, where there are several.
 *
 * `off`: what was begun with them is called off as well.
 */
export interface Hold {
  at: number;
  units: string[];
  first?: Record<string, unknown>;
  off?: boolean;
}

/** A person's number for the dice: sealed, or told; or everybody's thrown away, to begin anew. */
export interface AddToDice {
  sealed?: string;
  added?: string;
  afresh?: boolean;
}

/** Going on from a step of a lesson: `read`, `watch`, a deed, or `leave`. */
export interface Learn {
  step: number;
  how: string;
}

/** An answer as it was given, and the question that it was given to. */
export interface SaidAnswer {
  step: string;
  action: Record<string, unknown>;
}

/** What would be good here? `stop`: nobody waits for it any more. */
export interface HintAsked {
  at: number;
  stop?: boolean;
}

/** What do these acts come to, one after the other? `stop`: nobody waits for it any more. */
export interface SeriesAsked {
  at: number;
  acts: SaidAnswer[][];
  stop?: boolean;
}

/** What can the others do to this space? `stop`: nobody waits for it any more. */
export interface ThreatAsked {
  at: number;
  space: string;
  stop?: boolean;
}

/** Can this space be seen from that one? */
export interface AskedSight {
  start: string;
  end: string;
}

/** The way by these places, in order: a unit's, or of those that the question is about (`unit` empty). */
export interface AskedRoute {
  via: string[];
  unit?: string;
}

/** What a table is to be called; by nothing, after its scenario. */
export interface Rename {
  title: string;
}

/** Tokens of seats that a browser has kept, by table and seat. */
export interface BroughtTokens {
  seats: Record<string, Record<string, string>>;
}

/** A name and its password. */
export interface SignIn {
  name: string;
  password: string;
}

/** A name, one of its recovery codes, and the password that shall hold from now on. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** Here, or in every browser. */
export interface SignOut {
  everywhere?: boolean;
}

/** The password that held, and the one that shall hold. */
export interface NewPassword {
  old: string;
  new: string;
}

/** One's own password once more; a guest has none. */
export interface Password {
  password?: string;
}

/** A token for a program: what it is called, and what it may do (`read`, `play`, `create`). */
export interface NewProgram {
  label: string;
  scopes: string[];
}

/** For whom a seat is to be: a `friend`, `anybody`, a bot by its name; nothing: it is offered no more. */
export interface Offer {
  to: string;
}

/** The secret of an invitation. */
export interface Invitation {
  secret: string;
}

/** A new game from the position after so many actions of this one. */
export interface Branch {
  step: number;
  players?: Record<string, string>;
}

/** A rule that may be switched: the messages that name it and its choices and say what it changes. */
export interface OptionCard {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  message: string;
  /** what each choice is called; nothing where it is called as it is written */
  called: string[];
  /** what it changes; nothing where its name says it all */
  more: string;
  rule: string;
}

/** Somebody who plays a game by itself. */
export interface BotCard {
  name: string;
  message: string;
}

/** A seat of a scenario and what it is called. */
export interface SeatName {
  id: string;
  name: string;
}

/** The seats that a scenario has when an option is set so. */
export interface SeatChange {
  option: string;
  choice: boolean | number | string;
  seats: SeatName[];
}

/** What a scenario is about. The words of a game's own scenarios are in its catalogue, a player's in their file. */
export interface About {
  title?: string;
  summary?: string;
  date?: string;
  place?: string;
  turns?: number;
}

/** A scenario as the lobby shows it. */
export interface ScenarioCard {
  id: string;
  about: About;
  seats: SeatName[];
  /** what options do to its seats */
  changes: SeatChange[];
  /** it is the asker's own, under this name */
  upload: string;
}

/** A pack beside a game's own: its host's, or the asker's. */
export interface PackCard {
  id: string;
  title: string;
  fingerprint: string;
  host: boolean;
}

/** A game as the lobby shows it. */
export interface GameCard {
  name: string;
  rules_version: number;
  scenarios: ScenarioCard[];
  options: OptionCard[];
  bots: BotCard[];
  /** whether there is a guided first game */
  lesson: boolean;
  /** where its guide is, if the site was built */
  guide: string;
  /** the pack it is offered with, if that is not its own */
  pack: PackCard | null;
  /** whether scenarios can be written for it here */
  desk: boolean;
}

/** A rule of the ledger as players read it; English where the reader's language has no translation. */
export interface RuleCard {
  id: string;
  topic: string;
  rule: string;
  ruling: string;
  language: string;
}

/** A seat at a table: a person's or a bot's. */
export interface SeatCard {
  id: string;
  name: string;
  player: string;
  /** whether it is the asker's */
  yours: boolean;
  /** whether somebody sits there, and what he is called if he has a name */
  taken: boolean;
  who: string;
  /** for whom it is kept free: a friend, or anybody */
  offer: string;
}

/** Words to be looked up in a message catalogue. A fact may be a message itself. */
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

/** What is wrong with a table's journal, and in which line (0: the file as a whole). */
export interface Damage {
  line: number;
  error: Message;
}

/** What a table is played with that does not come with the game: a pack, a scenario that somebody has written. */
export interface BroughtCard {
  /** what the pack is called, its fingerprint, and whether the server's host offers it; empty: the game's own */
  pack: string;
  fingerprint: string;
  host: boolean;
  scenario: boolean;
}

/** How a game ended: scores by seat (more is better), who won (None: nobody), and how well. */
export interface Result {
  winner: number | null;
  scores: number[];
  level: string;
  reason: string;
  /** all seats are one side against the rules: they win or lose together, and nothing is a draw */
  allies: boolean;
  /** what the rules count by seat, where that is not the score (the fewer the better) */
  counted: number[] | null;
  /** the side of each seat, where several play one side: they win or lose together */
  sides: string[] | null;
}

/** A table as the lobby lists it. */
export interface TableCard {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  title: string;
  seats: SeatCard[];
  created: string;
  updated: string;
  actions: number;
  result: Result | null;
  damage: Damage | null;
  /** the seat that must decide, and the turn; empty and 0 where nobody has looked yet */
  deciding: string;
  turn: number;
  /** of how many turns; 0 where nobody knows */
  turns: number;
  /** everybody may find it and look on */
  open: boolean;
  /** why its dice prove nothing: seed, script, position, branch, looked-at */
  practice: string[];
  /** where the same people play again, if they do */
  rematch: string;
  brought: BroughtCard | null;
}

/** Whose dice these are: who adds to them, what is sealed, who has told his number, and why they are practice. */
export interface DiceCard {
  commitment: string;
  people: string[];
  /** the seats that the game waits for */
  waiting: string[];
  sealed: Record<string, string>;
  added: string[];
  practice: string[];
  /** how often everything was thrown away, to begin anew */
  thrown_away: number;
}

/** What a check of a journal found; `error` is the fault in English. */
export interface Verified {
  ok: boolean;
  actions: number;
  digest: string;
  error: string | null;
  fault: Message | null;
  notes: Message[];
  /** whose dice these are, and what there is to be said of them */
  dice: Message[];
  /** the seats whose people have added to the dice; none: they are the dice of whoever has made the table, alone */
  people: string[];
  /** why it is practice; nothing where it is none */
  practice: string[];
  /** how often what people had added was thrown away before the game began */
  thrown_away: number;
  /** how often something was taken back by agreement after it was seen */
  taken_back: number;
}

/** What came of playing a whole game again from its journal. */
export interface Proof {
  replayed: Verified;
}

/** A line of the account as it would be if the game ended now. */
export interface Score {
  side: string;
  rule: string;
  about: string;
  when: string;
  points: number;
}

/**
 * Something worth having: where it is, who holds it (-1: nobody), what it is worth.
 *
 * `worth` is one number, or one for each side of the sheet where it is not worth the same to all; `note` says
 * what is not said by numbers.
 */
export interface Objective {
  space: string;
  name?: string;
  side?: number;
  worth?: number[];
  note?: Message | null;
}

/**
 * A briefing: what a seat wants, what decides the game, how many minutes it takes at least and at most.
 *
 * `now` is how the game would end as things stand, as far as the seat can tell; `next` is what is missing then
 * to the next better grade.
 */
export interface Goals {
  wants?: Message | null;
  decides?: Message[];
  minutes?: [number, number] | null;
  objectives?: Objective[];
  now?: Message | null;
  next?: Message | null;
}

/** What a game is about for one seat, and how it stands. */
export interface Briefing {
  about: About;
  goals: Goals;
  score: Score[];
}

/**
 * A new table, with the invitations to the seats of friends.
 *
 * A browser that is known holds its seats by its session; a program without one gets the seats' tokens.
 */
export interface Created {
  table: TableCard;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
}

/** Who asks, as far as the server knows him. */
export interface Me {
  /** what his page says of its session */
  session: string;
  /** what he is called; empty for a guest */
  name: string;
  /** whether he is known at all */
  known: boolean;
}

/** Who asks, now that he has a name or new codes, and the recovery codes, told this once. */
export interface Codes {
  me: Me;
  codes: string[];
}

/** A token of a program: what it is called, what it allows, the day it was last used. */
export interface ProgramCard {
  id: string;
  label: string;
  scopes: string[];
  created: string;
  seen: string;
}

/** A new token, told this once, and all that there are. */
export interface ProgramToken {
  token: string;
  programs: ProgramCard[];
}

/** Seats, by table, that now belong to the person who has brought their tokens. */
export interface Held {
  seats: Record<string, string[]>;
}

/** A table at which a seat was offered; `invitation` is the secret of the link, told this once. */
export interface Offered {
  table: TableCard;
  invitation: string;
}

/** The seat to which an invitation leads; `token`, once it is taken, for a program that has no session. */
export interface Welcome {
  table: TableCard;
  seat: string;
  token: string;
}

/**
 * One space of the board: where it is, what it looks like, what is printed on it.
 *
 * `map` names the one of several maps that it is part of, `display` a box whose counters lie side by side,
 * `look` the texture it is drawn with where it has one of its own: a market, a slag heap. `note` is printed
 * small in a box: what it is for. `short` is printed in it instead of its name where the sheet's lettering tells the
 * rest: the quarter of a town whose name stands beside it.
 */
export interface Space {
  id: string;
  centre: Point;
  outline: Point[];
  terrain: string;
  level?: number;
  name?: string;
  label?: string;
  map?: string;
  display?: boolean;
  look?: string;
  note?: string;
  short?: string;
}

/**
 * A line of the legend: what a terrain is called and the texture it is drawn with.
 *
 * `sign` is the shape around the labels of its spaces, `circle`, `square` or `triangle`; empty for none.
 * `map` is the one of several maps that it is drawn so on; empty for all.
 */
export interface Terrain {
  key: string;
  name: string;
  texture: string;
  sign?: string;
  map?: string;
}

/** A road, railway, river or border: a line of the given kind through these points. */
export interface Line {
  kind: string;
  points: Point[];
  name?: string;
  map?: string;
}

/** Something printed in a space: an objective, an airport, an entry arrow. `text` is printed with it. */
export interface Mark {
  kind: string;
  space: string;
  text?: string;
  name?: string;
}

/** Whose counters these are: a seat's, several seats' that play it together, or the rules' own. */
export interface Side {
  colour: string;
  id: string;
  name: string;
  /** who plays it, where that is not the seat of its name */
  seats?: string[];
}

/**
 * A line of the legend: whom the band along the edge of a side's counters stands for.
 *
 * `colours` is the `band` of its pieces, `name` a message id or a name from the pack.
 */
export interface Band {
  colours: string;
  name: string;
  side: number;
}

/**
 * Words printed on the sheet outside any space: a map's title, the cost of a line, the name of a country or a lake.
 *
 * `style` is `land`, `water`, `cost` or none, `turn` how far they are turned clockwise, in degrees.
 */
export interface Lettering {
  text: string;
  at: Point;
  size?: number;
  map?: string;
  style?: string;
  turn?: number;
}

/** Ground that is no space, or a building in one: a lake, a wood, a runway, a church, drawn with its texture. */
export interface Patch {
  texture: string;
  outline: Point[];
  name?: string;
  map?: string;
}

/**
 * What belongs to a printed map beside the land: its title, its scale, the north arrow, the key of its terrains.
 *
 * `kind` is `title`, `scale`, `north` or `key`; `at` its middle. A scale is `wide` long, and `text`
 * says how far that is; a title has `text` and a line of `note` under it.
 */
export interface Ornament {
  kind: string;
  at: Point;
  wide: number;
  text?: string;
  note?: string;
  map?: string;
}

/**
 * A part of the sheet that can have the view to itself: a map with its boxes, on paper of its own.
 *
 * `at` is its upper left corner. `paper` says what its paper looks like.
 */
export interface Plate {
  id: string;
  name: string;
  at: Point;
  size: Point;
  paper?: string;
  map?: string;
}

/**
 * The printed board. Of maps that take one another's place, the scene says which one lies there.
 *
 * `scenery` lies under the spaces: the country around them, where nobody plays. Its kinds are `land` and `sea`
 * (both with a shade, as in `land-2`), `lake`, `river`, `border`, `coast` and more that the table knows to
 * draw. A link is a line between the middles of its spaces, unless a line of the sheet leads from one to the other.
 * `joined` are spaces that one goes between without such a line, over a common rim or by a road: they are lit
 * for who points at one of them. `bands` are what the bands on the counters' edges mean.
 * `plates` are the parts that the view can be given to. `views` are parts of one board that lie side by side: a
 * window too small for all of it opens on the one in play, and the eye is sent to each by a press.
 */
export interface Sheet {
  size: Point;
  spaces: Space[];
  terrain: Terrain[];
  lines?: Line[];
  marks?: Mark[];
  links?: [string, string][];
  joined?: [string, string][];
  sides?: Side[];
  bands?: Band[];
  lettering?: Lettering[];
  patches?: Patch[];
  ornaments?: Ornament[];
  scenery?: Line[];
  plates?: Plate[];
  views?: Plate[];
  /** what a line of sight is called here; empty where the game has no such rule */
  sight?: string;
  /** cards lie beside the board in this game, at least now and then */
  deck?: boolean;
  /** signs that a unit fares badly: whoever goes straight to the present is told who is rid of them */
  plights?: string[];
}

/** What never changes at a table: the printed board, and what pieces and seats are called. */
export interface BoardCard {
  sheet: Sheet;
  names: Record<string, string>;
  commitment: string;
  /** by space, what the rules need to know of it */
  facts: Record<string, Message[]>;
}

/** What stands in one place of a chart, where it comes from, and the keys of the pack that it is drawn from. */
export interface Cell {
  text: string | Message;
  /** "text" or "reconstructed"; empty for what is no value of the pack */
  origin?: string;
  keys?: string[];
}

/** A row: its heading and its cells. `at` is the value of the chart's track at which the row is in use. */
export interface ChartRow {
  head: Cell;
  cells: Cell[];
  at?: number | null;
}

/**
 * A table as a player has it on paper.
 *
 * `columns` are the headings, first that of the row headings. `follows` names the track of the scene whose value
 * tells which row is in use now.
 */
export interface Chart {
  name: string;
  title: string | Message;
  columns: Cell[];
  rows: ChartRow[];
  notes?: Message[];
  rules?: string[];
  follows?: string;
}

/** The tables that a player would have on paper, with the values in play at a table. */
export interface Charts {
  charts: Chart[];
}

/**
 * A counter: its face, and where it lies. `space` is a space, or the name of a holding box.
 *
 * A box whose name ends in `lost` or `eliminated` holds those who are out of the game.
 *
 * `symbol` is a NATO code, or behind an @ a thing and no unit: `@objective`, the star of what a game is about, and
 * `@lorry`. `rim` is the colour around the back of one that lies face down, where backs differ: `red`, `blue`,
 * `green`, `yellow` or `black`. `band` is the band along the left edge of one that lies face up, for the
 * company or contingent that it is part of: one colour, or up to three from top to bottom with a hyphen between them
 * (`green-red`), of `red`, `blue`, `green`, `yellow`, `black`, `grey`, `white`, `orange`,
 * `violet`, `brown` and `sky`. The sheet's `bands` name them. `enters` is the space by which one comes in
 * that waits in a box beside the map: it is shown there.
 */
export interface Piece {
  id: string;
  space: string;
  side: number;
  name: string;
  symbol: string;
  size?: string;
  left?: string;
  right?: string;
  top?: string;
  steps?: [number, number];
  markers?: string[];
  facts?: [string, string][];
  hidden?: boolean;
  rim?: string;
  band?: string;
  enters?: string;
}

/** A counter as it would be cut out of a sheet: its front, and its back unless that is blank. */
export interface Counter {
  front: Piece;
  back?: Piece | null;
}

/** A game to be played on paper: its map, its counters front and back, its charts, and the parts of a turn. */
export interface Paper {
  game: string;
  scenario: string;
  title: string;
  sheet: Sheet;
  names: Record<string, string>;
  counters: Counter[];
  charts: Chart[];
  phases: string[];
}

/** A harm that an action does to its own side by a rule, and that a player should know of before. */
export interface Harm {
  message: Message;
  rule: string;
  /** it may come to harm: that is shown, but nobody is asked whether he is sure */
  caution?: boolean;
  /** the space in which they are fired at on their way, if that is the harm: the board marks it, and they are asked */
  fire?: string;
  /** the spaces of another way there that keeps clear of it, if there is one */
  around?: string[];
}

/** A legal action with its label and its handles on the board: who acts, where, and at whom. */
export interface Answer {
  action: Record<string, unknown>;
  label: Message;
  unit?: string;
  space?: string;
  piece?: string;
  /** it ends a part of the turn, though units could still act */
  ends?: boolean;
  /** what it does to its own side, each with its rule */
  harms?: Harm[];
  /** its way may be chosen place by place */
  way?: boolean;
  /** what else on the board it is about: pieces and spaces */
  about?: string[];
  /** it takes a unit in hand, and nothing comes of it that could not be taken back */
  takes?: boolean;
  /** it ends or declines what is asked: it stands apart from what can be done */
  closes?: boolean;
  /** who of the stack could do the same after its unit */
  along?: string[];
  /** as many of them as all can do it one after the other: a place may be full before the last has come */
  crowd?: number;
  /** where it stands in a list: below 0 before all others, above 0 behind them */
  rank?: number;
  /** it settles in one go what would be asked piece by piece: it stands out */
  sweeps?: boolean;
}

/** Who could have been picked before and cannot now, for somebody else is in hand, and the rule that says so. */
export interface KeptOut {
  units: string[];
  rule: string;
}

/** The units in hand, what could be done instead of having picked them, and whom they keep out. */
export interface Hand {
  units: string[];
  instead: Answer[];
  out: KeptOut[];
}

/** Dice as they fell, who threw them, and what they come to where that is more than the sum of what fell. */
export interface Throw {
  dice: number[];
  sides?: number;
  who?: string;
  total?: number | null;
  /** they are read as tens and ones */
  tens?: boolean;
  /** what is added to them, where that and what fell make the total */
  added?: number;
}

/** One part of a total, and the rule that gives it. `about` names the piece or place it comes from. */
export interface Reason {
  value: number;
  rule: string;
  about: string;
}

/**
 * A throw before it is made: who throws, how many dice of how many sides, and why so many.
 *
 * `what` names the quantity that the reasons add up to ("dice", "column", "modifier"). Where that is a column of a
 * table, the first reason is where it starts, the others are shifts, and `column` is what the table calls it.
 * Where each die that shows so much or more is a hit, `hits_on` is so much; else the dice are added up.
 */
export interface Roll {
  who: string;
  dice: number;
  sides: number;
  what: string;
  reasons: Reason[];
  column: string;
  hits_on: number;
}

/** Something that happened, with what it touched on the board. */
export interface Told {
  message: Message;
  rule?: string | null;
  rolls?: Roll[];
  /** where it happened first, then what else it names */
  spaces?: string[];
  pieces?: string[];
  /** the side whose doing it is, where that is known */
  side?: string;
  /** the dice that it was decided by */
  throws?: Throw[];
  /** the spaces that those whom it names went through, from the first to the last */
  way?: string[];
  /** how a table shows it besides telling it */
  shown?: '' | 'banner' | 'card';
  /** somebody's act begins with it */
  begins?: boolean;
}

/** An answer in its section, or what cannot be answered now, and why in a few words. */
export interface Row {
  action: Record<string, unknown>;
  label: Message;
  denied?: Message | null;
}

/** Answers under a heading, and what holds for all of them. */
export interface Section {
  heading: Message;
  rows: Row[];
  note?: Message | null;
}

/** What all who may can do one after the other: the action of the first, and who follows it. */
export interface Together {
  action: Record<string, unknown>;
  along: string[];
}

/** What the game's own staff would do, one answer after the other, and what that is called. */
export interface Proposed {
  label: Message;
  actions: Record<string, unknown>[];
}

/** Who must decide what; the answers are there only for the seat that must. */
export interface Question {
  seat: string;
  yours: boolean;
  question: Message;
  answers: Answer[];
  /** there is one answer, and it can be taken back as if it had not been given */
  free: boolean;
  /** pieces that are like one which an answer names, and by that piece may be picked as well */
  alike: Record<string, string>;
  /** what has happened to those whom it is about, and why it is asked */
  because: Told | null;
  /** the answers are weighed against each other: the odds stand beside each, and no card asks once more */
  compared: boolean;
  /** the answer that declines all help, where no help of either side would make a difference */
  moot: Record<string, unknown> | null;
  /** what each answer comes to stands beside it */
  weighed: boolean;
  /** the rule that it is asked by, where few know it by heart */
  rule: string;
  /** units that may be taken up once those in question have been told to go no further */
  others: string[];
  /** by unit that may follow the one in hand, what it would have left in each space it can reach */
  left: Record<string, Record<string, number>>;
  /** its answers under headings, where the list is long, with what cannot be had now in its place */
  sections: Section[];
  /** the spaces that it names: where an attack goes, where somebody is gone from */
  spaces: string[];
  /** what can be done by one press for all of them */
  together: Together | null;
  /** answers that differ in nothing but their unit, and may all be given by one word */
  series: Record<string, unknown>[][];
  /** where there is room for fewer than could be picked: who would come, one after the other */
  room: string[] | null;
  /** what the staff proposes, to be taken in one press */
  proposed: Proposed | null;
}

/** One action that stands: who did it and what came of it, as far as the reader may know. */
export interface LogEntry {
  n: number;
  seat: string;
  events: Told[];
  /** the part of the turn in which it was taken */
  phase?: string;
  /** what the action was called, if it was the reader's own and there was no other to take */
  only?: Message | null;
}

/**
 * A step of a lesson: its words, what they point at, and what ends it (read, watch, answer, deed).
 *
 * `answer` is the one to be given, or the one whose odds are to be looked at.
 */
export interface Guidance {
  step: number;
  of: number;
  message: string;
  until: string;
  spaces?: string[];
  part?: string;
  answer?: Record<string, unknown>;
  deed?: string;
}

/**
 * A counter on a track: turn, points, morale. `side` is -1 where it belongs to nobody.
 *
 * `told` stands behind the number: the hour of a turn, say, and that it is night. Where it is `vital`, whoever is
 * asked again is told what it has come to meanwhile.
 */
export interface Track {
  name: string;
  value: number;
  of?: number | null;
  side?: number;
  told?: string[];
  vital?: boolean;
}

/**
 * A card or chit on the table: its face, whom it belongs to, whether it is the one being played.
 *
 * `side` is -1 where it belongs to nobody: it holds for all. `track` names the track that is told on it: what
 * whose chit this is has to spend.
 */
export interface Card {
  id: string;
  face: string;
  colour: string;
  side?: number;
  piece?: string;
  state?: string;
  track?: string;
}

/** Who holds a marked space. */
export interface Control {
  space: string;
  side: number;
  text?: string;
}

/**
 * Something about some spaces that a player may want to see over the board: zones, supply, weather.
 *
 * `ways` are by unit the spaces from it to where its supply comes from, `piece` is the counter that it is about.
 */
export interface Note {
  kind: string;
  piece?: string;
  side?: number;
  space?: string;
  spaces?: string[];
  ways?: Record<string, string[]>;
}

/**
 * How far a unit that is to move can come from `start`.
 *
 * `left` has the movement points it keeps in each space (none where the game counts no points), `ways` the spaces
 * entered on the way. `ask` is the move without its `to`: with a space put in, `why_not` tells what stops it.
 */
export interface Reach {
  unit: string;
  start: string;
  ask: Record<string, string>;
  ways: Record<string, string[]>;
  left?: Record<string, number>;
}

/**
 * What lies on the board, for one seat. `map` is the exchangeable map in play.
 *
 * `stage` are the spaces where things happen now: a table too small for the whole board opens on them. `plate` is
 * the part of the sheet that is in play: it has the view, and the others can be called up. `light` is `night`
 * while it is dark over the whole board.
 */
export interface Scene {
  pieces: Piece[];
  tracks?: Track[];
  cards?: Card[];
  control?: Control[];
  phases?: [string, string][];
  focus?: string[];
  notes?: Note[];
  map?: string;
  stage?: string[];
  plate?: string;
  light?: string;
  reach?: Reach[];
}

/** Who did not follow, and the harm that kept them, if it was that; or the rule. */
export interface Halt {
  units: string[];
  harms: Harm[];
  rule: string;
}

/** The table as one seat sees it. */
export interface SeatView {
  table: TableCard;
  at: number;
  step: number;
  seat: string;
  question: Question | null;
  scene: Scene;
  opening: Told[];
  log: LogEntry[];
  undo: boolean;
  result: Result | null;
  key: string | null;
  dice: DiceCard;
  /** what its player has picked, if nothing has come of it yet */
  hand: Hand | null;
  /** more than picks stands that nothing has come of yet, such as an attack: it can be called off */
  begun: boolean;
  trouble: Message | null;
  lesson: Guidance | null;
  /** by space, what of the facts changes */
  facts: Record<string, Message[]>;
  /** another person's seat sees something else than this one */
  hides: boolean;
  /** who did not follow the unit that was just sent */
  halt: Halt | null;
}

/** What stands in a line of sight: a piece in a space, what grows or is built there, or its bare ground (higher). */
export interface Obstacle {
  space: string;
  rule: string;
  piece?: string;
  higher?: boolean;
}

/** Why an action may not be played (`rule` empty: it may). */
export interface Why {
  action: Record<string, unknown>;
  label: Message;
  legal: boolean;
  rule: string;
  message: Message | null;
  text: string;
  ruling: string;
  language: string;
  /** the pieces and spaces that stand in its way */
  obstacles: string[];
  /** what is missing, in figures */
  detail: Message | null;
  /** where it is a line of sight that is barred, what stands in it */
  hiding: Obstacle[];
}

/** A rule that forbids something, with its words and their language. */
export interface Forbidden {
  rule: string;
  message: Message;
  text: string;
  ruling: string;
  language: string;
  /** what the rule's words alone do not tell */
  detail: Message | null;
}

/**
 * A way that was found: the answer that goes by it, every space entered, and what can still be spent then.
 *
 * `ends` are the spaces where it may end, going on from the last place; `stops` is whether it may end right there.
 */
export interface Way {
  answer: Answer;
  path: string[];
  left: number | null;
  ends: string[];
  stops: boolean;
}

/** The ways by the places that somebody named; where there is none, the rule that keeps from it. */
export interface Ways {
  ways: Way[];
  refused: Forbidden | null;
}

/** Whether one space can be seen from another: the spaces between, the rule that decides, what is in the way. */
export interface LineOfSight {
  start: string;
  end: string;
  clear: boolean;
  distance: number;
  rule: string;
  along?: string[];
  obstacles?: Obstacle[];
}

/** A line of sight with the words of the rule that decides it; nothing where the game has no such rule. */
export interface Sighted {
  line: LineOfSight | null;
  text: string;
  ruling: string;
  /** the language of text and ruling: English where there is no translation */
  language: string;
}

/**
 * What happens to a side's victory points, by one rule; `about` is what they are for.
 *
 * `low` and `high` differ where something that is still to be chosen or thrown decides.
 */
export interface Stake {
  side: string;
  low: number;
  high: number;
  rule: string;
  about: string;
  when: 'end' | 'now' | 'turn' | 'win';
}

/** What is over with an outcome, the game or a part of it, and the rule that ends it. */
export interface Ending {
  message: Message;
  rule: string;
}

/**
 * One thing that may come of an action, how likely it is, and what it does to victory points.
 *
 * `in_all` is the least and the most of a side's points together, where the lines of `stakes` do not simply add
 * up because not all of them can come at once. `ends` is what is over with it; that a side wins is a stake.
 */
export interface Outcome {
  message: Message;
  chance: number;
  stakes: Stake[];
  in_all: Stake[];
  ends: Ending | null;
}

/** What all of it comes to, in a sentence: how likely that is, and whether it is what the one who acts wants. */
export interface Verdict {
  message: Message;
  chance: number;
  /** None: neither, or nobody can say */
  good: boolean | null;
  /** how likely it still is if the other side adds the most it can; None where that makes it no less likely */
  worst: number | null;
  /** how likely it is if the one who acts adds the most he still can himself; None where that makes no difference */
  best: number | null;
}

/** What a side may still add before the dice fall, and the odds if it adds the most it can. */
export interface Addition {
  message: Message;
  groups: Outcome[][];
  verdict: Verdict[];
}

/** The cells of a chart that a throw may come to, each as its row, its column and its chance. */
export interface Reading {
  chart: string;
  cells: [number, number, number][];
}

/**
 * Exact odds: the throws with every reason, and what may come of them, in groups that each add up to 1.
 *
 * `expected` is the change of victory points to be expected of all of it, by side and time, or None where nobody
 * can tell. `additions` are what the other side may still do about it, `own` what the one who acts is asked about
 * after it, and may still add himself. `verdict` is what it comes to, the
 * likeliest first; empty, the first group speaks for itself (see verdicts.py). `charts` are the cells that the
 * throws may come to. `at_stake` is what else hangs on it: points that are counted only later, and may yet be saved.
 * `decided` is how the throws decide and what follows by rule, where the odds alone do not say so. `blind`: dice
 * will decide, and nobody can tell how likely what is: it is asked first like what can be told.
 */
export interface Forecast {
  rolls: Roll[];
  groups: Outcome[][];
  expected: Stake[] | null;
  additions: Addition[];
  verdict: Verdict[];
  charts: Reading[];
  at_stake: Message[];
  decided: Message[];
  own: Addition[];
  blind: boolean;
}

/** What may come of an action; nothing where no chance is in it. */
export interface Odds {
  forecast: Forecast | null;
  /** it cannot be taken back: something hidden comes to light with it, or another's turn begins */
  sealed?: boolean;
  /**
   * a part of the turn is over with it, or the others act at once, though its player has not said so, and what he did
   * before stands, or the end has something to warn of
   */
  last?: boolean;
  /** the part of the turn is not over then: the others act in it, too */
  over?: boolean;
  /** no more than an order is given with it: the dice are thrown when it is carried out */
  ordered?: boolean;
  /** nothing can come after it in a series of attacks */
  alone?: boolean;
}

/** An answer that the strongest opponent would think of: what it is worth, and why. */
export interface HintLine {
  answer: Answer;
  /** how far ahead it leads in points, or to which score, and the standard error of that */
  value: number;
  error: number;
  /** the chance to win; nothing where only points count */
  chance: number | null;
  why: Message;
  /** what it would do next, where the answer only takes somebody up */
  then: Message | null;
}

/** What the strongest opponent would do, best first; nothing until it is ready. */
export interface Hint {
  ready: boolean;
  lines?: HintLine[];
  /** in how many worlds it was tried */
  worlds?: number;
}

/** How likely a piece comes to something: `lost`, `reduced`, `gone` from its place, or to such a marker. */
export interface Fated {
  piece: string;
  what: string;
  chance: number;
}

/**
 * What many ways come to. `error` is the standard error of a chance of one half; 0: every way was gone through.
 *
 * `cleared` and `fallen` are spaces that the others have left, or have to themselves. `acts` are the chances
 * that each act can be carried out, or that dice are thrown about a place.
 */
export interface Foretold {
  ways: number;
  error: number;
  own: Fated[];
  others: Fated[];
  cleared: Record<string, number>;
  fallen: Record<string, number>;
  points: number;
  points_error: number;
  low: number;
  high: number;
  acts: number[];
}

/** An act for a series: all that was said for it, what that is called, and how many answers are to be taken back. */
export interface SeriesAct {
  said: SaidAnswer[];
  labels: Message[];
  back: number;
}

/** What a series comes to, and at which spaces it is aimed; nothing until it is ready. */
export interface SeriesTold {
  ready: boolean;
  told?: Foretold | null;
  targets?: string[];
}

/** What may come to a space: as the others usually play, and if they go for it; nothing until it is ready. */
export interface ThreatTold {
  ready: boolean;
  space?: string;
  pieces?: string[];
  usual?: Foretold | null;
  bent?: Foretold | null;
}

/** How many parts are done of what is looked at: the luck, the course or the slips. */
export interface Stage {
  name: string;
  done: number;
  of: number;
}

/** How it stood at a mark: by side the chance to win and how far ahead it would end, with their standard errors. */
export interface Moment {
  step: number;
  turn: number;
  worlds: number;
  chance: number[];
  chance_error: number;
  lead: number[];
  lead_error: number;
}

/** A part of the game between two marks, and what it did to the first side. */
export interface Turning {
  step: number;
  until: number;
  turn: number;
  /** the change of the chance to win, and of how far ahead it would end */
  chance: number;
  lead: number;
  /** how much of the latter the dice gave; the rest was decided, or did not show in points yet */
  luck: number;
  rest: number;
  /** the standard error of `lead` and `rest` */
  error: number;
  /** the step of the throw that did most */
  throw: number | null;
}

/** A decision that cost something: what was done, what was better, by how many points and how sure that is. */
export interface Slip {
  step: number;
  turn: number;
  seat: string;
  side: number;
  done: Message;
  better: Message;
  cost: number;
  error: number;
  /** what it cost of the chance to win; None where only points count */
  chance: number | null;
}

/** What the dice of one turn gave each side. */
export interface TurnLuck {
  turn: number;
  throws: number;
  luck: number[];
}

/** The dice of one roll of a throw: who threw them, what they came to by their measure, and come to on average. */
export interface Fallen {
  who: string;
  dice: number[];
  /** whether hits are counted; else the dice are added up */
  hits: boolean;
  came_to: number;
  usual: number;
}

/** One throw: the number of its action, what it was, the dice, and what they gave each side. */
export interface Thrown {
  step: number;
  turn: number;
  seat: string;
  /** what the action was called, and what is told of its dice */
  action: Message;
  told: Message[];
  dice: number[];
  /** what such dice come to on average */
  usual: number;
  /** by side, how far it was ahead after the throw, and how far it would have been on average */
  lead: number[];
  expected: number[];
  luck: number[];
  /** how far from the average such a throw usually comes: its standard deviation */
  spread: number;
  /** the standard error of what was expected; 0 where every way was gone through */
  error: number;
  /** by side, how likely a throw is that serves it as well or better, and one that serves it as badly or worse */
  chance: number[];
  chance_bad: number[];
  /** roll by roll, each by its own measure */
  fallen?: Fallen[];
  /** whether something was drawn besides, as cards: that counts in the chances, and does not show on the dice */
  drawn?: boolean;
}

/** The dice of a game: by side, by turn, throw by throw. */
export interface Luck {
  luck: number[];
  /** how much luck such throws usually make, one way or the other */
  spread: number;
  /** the standard error of the whole */
  error: number;
  turns: TurnLuck[];
  throws: Thrown[];
  /** by side, the steps of the throws that served it best */
  best: number[][];
  /** the same of those that served the first side worst */
  worst: number[];
}

/** All that is told of a game that is over; numbers by side are in the order of `sides`. */
export interface Review {
  game: string;
  scenario: string;
  sides: string[];
  /** nobody stands against the one side there is: it is about points */
  alone: boolean;
  /** what the rules count is the fewer the better: the points told are the scores turned round */
  fewer: boolean;
  actions: number;
  result: Result;
  course: Moment[];
  turning: Turning[];
  slips: Slip[];
  luck: Luck;
}

/** How far a review is, in all and stage by stage; what is known already, and the review once it is there. */
export interface ReviewState {
  done: number;
  of: number;
  stages: Stage[];
  so_far: Review | null;
  review: Review | null;
}

/**
 * A key: what it holds, and what is known of its values.
 *
 * `names` is the kind of thing that this key gives a name to, `refers` the kind whose names it may hold. The keys
 * of a table, and of each row of a table, are its `fields`.
 */
export interface Field {
  key: string;
  holds: string;
  required?: boolean;
  /** what it is where it is not written */
  usual?: unknown;
  low?: number | null;
  high?: number | null;
  choices?: string[];
  like?: string;
  names?: string;
  refers?: string;
  fields?: Field[];
}

/** A letter of a layer, and what it means: a kind of terrain, or so many levels. */
export interface Letter {
  letter: string;
  /** its key among the kinds of terrain, and what it is called; a level has neither */
  terrain?: string;
  name?: string;
  level?: number;
}

/** A picture of the board in letters, a line for each row: under a key of the scenario. */
export interface Layer {
  key: string;
  letters: Letter[];
}

/** A row to set down on the board as it is, and to change afterwards. */
export interface Stamp {
  table: string;
  /** what it is called, and what stands in it */
  name: string;
  row: Record<string, unknown>;
}

/** All that somebody needs who writes a scenario. */
export interface Desk {
  game: string;
  fields: Field[];
  layers: Layer[];
  terrain: Terrain[];
  stamps: Stamp[];
  /** the keys that hold how many columns and rows the board has */
  columns: string;
  rows: string;
  /** names that the game's own pack gives, by kind: the name itself, and what it is called */
  known: Record<string, [string, string][]>;
}

/** A scenario as it would lie on the table, as far as it is written. */
export interface Picture {
  sheet: Sheet;
  pieces: Piece[];
  /** where each space stands in the layers: its column and its row, in the order of the sheet's spaces */
  cells: [number, number][];
}

/**
 * A pack (`archive`: a zip of its files) or a scenario (`text`); `game` where its files do not tell.
 *
 * `draft`: a scenario is kept though something is wrong with it, to be mended at the desk.
 */
export interface NewUpload {
  game?: string;
  title?: string;
  archive?: string;
  text?: string;
  draft?: boolean;
}

/** A scenario to be written: from nothing, or a copy of a printed one or of one's own. */
export interface NewDraft {
  game: string;
  scenario?: string;
  upload?: string;
}

/** A scenario as it is now, and the version it was made from. */
export interface Saved {
  version: number;
  data: Record<string, unknown>;
}

/** Something of one's own: a `pack` or a `scenario`. */
export interface UploadCard {
  id: string;
  game: string;
  kind: string;
  title: string;
  updated: string;
  /** whether it has passed its check */
  sound: boolean;
  /** of a pack, as journals name it */
  fingerprint: string;
  /** at how many tables a pack is played with */
  tables: number;
}

/** All that is one's own; whether more may be brought, and how much. */
export interface Own {
  allowed: boolean;
  uploads: UploadCard[];
  /** packs and scenarios, kilobytes of an archive */
  most: number;
  largest: number;
}

/** A problem, and where it is: the table, its row, the key, as far as that is known. */
export interface Found {
  message: Message;
  table: string;
  row: number | null;
  key: string;
  /** the spaces that it is about */
  spaces: string[];
}

/** What became of something that was brought: its card, or what is wrong with it. */
export interface Uploaded {
  problems: Found[];
  card: UploadCard | null;
}

/** A scenario that is kept, and how it looks. */
export interface Drawn {
  version: number;
  picture: Picture;
}

/** A scenario at the desk. */
export interface Draft {
  card: UploadCard;
  version: number;
  data: Record<string, unknown>;
  picture: Picture;
}

/** What the check of a scenario found; nothing: it can be played. */
export interface Judged {
  version: number;
  problems: Found[];
}
