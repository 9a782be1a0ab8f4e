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
}

export interface Line {
  kind: string;
  points: Point[];
  name?: string;
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
}

/** Something about some spaces that a player may want to see over the board: zones, supply, weather. */
export interface Note {
  kind: string;
  side?: number;
  space?: string;
  spaces?: string[];
  /** What the unit that is being moved has left in each space it can reach. */
  left?: Record<string, number>;
}

export interface Answer {
  action: Record<string, unknown>;
  label: Message;
  unit?: string;
  space?: string;
  piece?: string;
}

export interface Question {
  seat: string;
  yours: boolean;
  question: Message;
  answers: Answer[];
}

export interface Roll {
  who: string;
  dice: number;
  sides: number;
  what: string;
  reasons: { value: number; rule: string; about: string }[];
}

export interface Told {
  message: Message;
  rule?: string;
  rolls?: Roll[];
  spaces?: string[];
  pieces?: string[];
}

export interface LogEntry {
  n: number;
  seat: string;
  events: Told[];
}

export interface Result {
  winner: number | null;
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
  damage: { line: number; error: string } | null;
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
}

export interface BoardCard {
  sheet: Sheet;
  names: Record<string, string>;
  commitment: string;
}

export interface Outcome {
  message: Message;
  chance: number;
}

export interface Forecast {
  rolls: Roll[];
  groups: Outcome[][];
}

export interface Why {
  action: Record<string, unknown>;
  label: Message;
  legal: boolean;
  rule: string;
  message: Message | null;
  text: string;
  ruling: string;
}

export interface RuleCard {
  id: string;
  topic: string;
  rule: string;
  ruling: string;
}

export interface OptionCard {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  message: string;
  rule: string;
  text: string;
  ruling: string;
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
}

export interface Created {
  table: TableCard;
  tokens: Record<string, string>;
}
