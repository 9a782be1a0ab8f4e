// What the server sends, as it sends it.

export type Point = [number, number];

export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

export interface Space {
  id: string;
  centre: Point;
  outline: Point[];
  terrain: string;
  level?: number;
  name?: string;
  label?: string;
  /** The one of several maps that it is part of. */
  map?: string;
  /** A box whose counters lie side by side. */
  display?: boolean;
}

export interface Line {
  kind: string;
  points: Point[];
  name?: string;
  map?: string;
}

/** Words printed outside any space: a map's title, the cost of a line. */
export interface Lettering {
  text: string;
  at: Point;
  size?: number;
  map?: string;
}

export interface Mark {
  kind: string;
  space: string;
  text?: string;
  name?: string;
}

export interface Side {
  id: string;
  name: string;
  colour: string;
}

export interface Sheet {
  size: Point;
  spaces: Space[];
  terrain: { key: string; name: string; texture: string }[];
  lines?: Line[];
  marks?: Mark[];
  links?: [string, string][];
  sides?: Side[];
  lettering?: Lettering[];
  /** What a line of sight is called here; nothing where the game has no such rule. */
  sight?: string;
}

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
}

export interface Card {
  id: string;
  face: string;
  colour: string;
  side: number;
  piece?: string;
  state?: string;
}

export interface Track {
  name: string;
  value: number;
  of?: number | null;
  side?: number;
}

export interface Scene {
  pieces: Piece[];
  tracks?: Track[];
  cards?: Card[];
  control?: { space: string; side: number; text?: string }[];
  phases?: [string, string][];
  focus?: string[];
  notes?: Note[];
  /** Of maps that take one another's place, the one in play. */
  map?: string;
  /** The spaces where things happen now. */
  stage?: string[];
  reach?: Reach[];
}

/** Something about some spaces that a player may want to see over the board: zones, supply, weather. */
export interface Note {
  kind: string;
  side?: number;
  space?: string;
  spaces?: string[];
  /** By unit: the spaces from it to where its supply comes from. */
  ways?: Record<string, string[]>;
}

/** How far a unit that is to move comes: points left in each space, and the spaces entered on the way there. */
export interface Reach {
  unit: string;
  start: string;
  /** The move without its `to`. */
  ask: Record<string, unknown>;
  ways: Record<string, string[]>;
  left?: Record<string, number>;
}

/** Whether one space can be seen from another, and what is in the way. */
export interface LineOfSight {
  start: string;
  end: string;
  clear: boolean;
  distance: number;
  rule: string;
  along?: string[];
  obstacles?: { space: string; rule: string; piece?: string }[];
}

export interface Sighted {
  line: LineOfSight | null;
  text: string;
  ruling: string;
  language: string;
}

export interface Answer {
  action: Record<string, unknown>;
  label: Message;
  /** Who acts, where, and at whom. */
  unit?: string;
  space?: string;
  piece?: string;
  /** It ends a part of the turn, though units could still act. */
  ends?: boolean;
}

export interface Question {
  seat: string;
  yours: boolean;
  question: Message;
  answers: Answer[];
  /** There is one answer, and it can be taken back as if it had not been given. */
  free: boolean;
}

export interface Roll {
  who: string;
  dice: number;
  sides: number;
  what: string;
  reasons: { value: number; rule: string; about: string }[];
  /** What a table calls the column that they come to; the first of them is then where it starts. */
  column?: string;
}

export interface Told {
  message: Message;
  rule?: string;
  rolls?: Roll[];
  /** Where it happened first, then what else it names. */
  spaces?: string[];
  pieces?: string[];
}

export interface LogEntry {
  n: number;
  seat: string;
  events: Told[];
  /** The part of the turn in which it was taken. */
  phase?: string;
  /** What the action was called, if it was the reader's own and there was no other to take. */
  only?: Message;
}

export interface Result {
  winner: number | null;
  allies: boolean;
  counted: number[] | null;
  scores: number[];
  level: string;
  reason: string;
}

export interface SeatCard {
  id: string;
  name: string;
  player: string;
}

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
  damage: { line: number; error: Message } | null;
}

/** A step of a guided first game: its words, what they point at, and what ends it. */
export interface Guidance {
  step: number;
  of: number;
  message: string;
  until: 'read' | 'watch' | 'answer' | 'deed';
  spaces?: string[];
  part?: string;
  answer?: Record<string, unknown>;
  deed?: string;
}

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
  trouble: Message | null;
  lesson: Guidance | null;
}

export interface BoardCard {
  sheet: Sheet;
  names: Record<string, string>;
  commitment: string;
}

/** What happens to a side's victory points; a range where something to come decides. */
export interface Stake {
  side: string;
  low: number;
  high: number;
  rule: string;
  about: string;
  when: 'now' | 'turn' | 'end' | 'win';
}

export interface Outcome {
  message: Message;
  chance: number;
  stakes: Stake[];
}

export interface Forecast {
  rolls: Roll[];
  groups: Outcome[][];
  /** The change of points to be expected; null where nobody can tell. */
  expected: Stake[] | null;
}

export interface Why {
  action: Record<string, unknown>;
  label: Message;
  legal: boolean;
  rule: string;
  message: Message | null;
  text: string;
  ruling: string;
  /** The language of rule and ruling: English where there is no translation. */
  language: string;
}

export interface RuleCard {
  id: string;
  topic: string;
  rule: string;
  ruling: string;
  language: string;
}

export interface OptionCard {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  message: string;
  rule: string;
  text: string;
  ruling: string;
  language: string;
}

export interface ScenarioCard {
  id: string;
  about: { title: string; summary?: string; date?: string; place?: string; turns?: number };
  seats: { id: string; name: string }[];
}

export interface GameCard {
  name: string;
  rules_version: number;
  scenarios: ScenarioCard[];
  options: OptionCard[];
  bots: { name: string; message: string }[];
  lesson: boolean;
}

export interface Created {
  table: TableCard;
  tokens: Record<string, string>;
}
