// The keys of the table: each does what a button does, and none acts behind the back of what is being played.

import type Board from '../board/Board.svelte';
import type { Looking } from '../board/looking.svelte';
import { keyed } from '../lib/answers';
import type { Charts } from './charts.svelte';
import type { Deciding } from './deciding.svelte';
import type { Foretelling } from './foretelling.svelte';
import type { Goals } from './goals.svelte';
import type { Hinting } from './hinting.svelte';
import type { Pencil } from './pencil.svelte';
import type { Pointing } from './pointing.svelte';
import type { Tab } from './Papers.svelte';
import type { Shelter } from './shelter.svelte';
import type { Sitting } from './sitting.svelte';
import type { Story } from './story.svelte';
import type { Unrolled } from './tools';

/** What the keys need from the table: what they act on, and what lies open on it. */
export interface KeyDesk {
  readonly sitting: Sitting;
  readonly deciding: Deciding;
  readonly story: Story;
  readonly pointing: Pointing;
  readonly looking: Looking;
  readonly pencil: Pencil;
  readonly charts: Charts;
  readonly goals: Goals;
  readonly hinting: Hinting;
  readonly foretelling: Foretelling;
  /** Over what ends or declines, once something else is asked there. */
  readonly closing: Shelter;
  readonly board: Board | undefined;
  tab: Tab;
  legend: boolean;
  /** Whether log, units or rules have all the room beside the board. */
  whole: boolean;
  /** Whether the units of the opened space lie in a strip over the board. */
  strip: boolean;
  /** Whether the sheet of keys lies open. */
  keys: boolean;
  unroll(which: Unrolled): void;
}

/** Space pressed again so soon, in milliseconds, is the same going on. */
const HASTE = 700;
/** Keys by which somebody acts: while something is played they bring the present, and do nothing else. */
const ACTING = /^([0-9 /?u]|Enter|Escape|Backspace)$/i;
const PRESSED = 'button, summary, a';
const WRITTEN = 'input, select, textarea, dialog';

/** A letter as the Shift key has it, whatever the lock of capitals says. */
export const lettered = (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'getModifierState'>): string => {
  const { key, shiftKey } = event;
  if (!/^[a-z]$/i.test(key)) return key;
  if (shiftKey) return key.toUpperCase();
  return event.getModifierState('CapsLock') ? key.toLowerCase() : key;
};

const modified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/** A button or a fold that the mouse has pressed keeps no keys to itself: Space goes on with the game. */
export function clicked(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>('button, summary');
  const there = pressed?.closest('.playing') ?? pressed?.closest('.popover');
  if (event.detail && pressed && there && !pressed.matches(':focus-visible')) pressed.blur();
}

export class Keys {
  /** Whether the last number declined one thing alone: another 0 may be meant for the next one, and not for all. */
  private ended = false;
  /** The number pressed last. */
  private pressed = '';

  constructor(private readonly desk: KeyDesk) {}

  private readonly does: Record<string, () => void> = {
    u: () => void (this.desk.sitting.view?.undo && this.desk.deciding.takeBack()),
    '?': () => {
      this.desk.hinting.stop();
      this.desk.deciding.ask();
    },
    f: () => this.desk.board?.showAll(),
    '+': () => this.desk.board?.nearer(1.25),
    '=': () => this.desk.board?.nearer(1.25),
    '-': () => this.desk.board?.nearer(0.8),
    H: () => this.desk.hinting.toggle(),
    h: () => (this.desk.looking.bare = !this.desk.looking.bare),
    o: () => this.desk.looking.next(),
    l: () => (this.desk.tab = 'log'),
    i: () => (this.desk.tab = 'inspector'),
    r: () => this.lookUp(),
    t: () => void this.desk.charts.show(),
    T: () => this.fear(),
    a: () => this.desk.unroll('goals'),
    A: () => void this.desk.goals.brief(),
    k: () => (this.desk.keys = !this.desk.keys),
    b: () => this.desk.board?.take(),
    '/': () => document.querySelector<HTMLElement>('.question .search')?.focus(),
    g: () => this.desk.unroll('legend'),
    x: () => this.desk.board?.nextPlate(),
    d: () => this.desk.pencil.toggle(),
    p: () => this.play(),
    n: () => this.nextUnit(1),
    N: () => this.nextUnit(-1),
    q: () => void this.stay(),
    Q: () => void this.stay(true),
    e: () => this.takeMore(),
    Backspace: () => this.desk.deciding.way.takeBack(),
    Escape: () => this.escape(),
  };

  /** When the player last went on from what his own dice had decided. */
  private wentOn = -Infinity;

  /** Before anything else has the key: what is being played comes first. */
  before(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const { story, sitting } = this.desk;
    if (modified(event) || sitting.covered) return;
    const pressed = target.closest<HTMLElement>(PRESSED);
    const given = event.key === ' ' && pressed?.dataset['given'] !== undefined;
    if (target.closest(WRITTEN) || (pressed?.matches(':focus-visible') && !given)) return;
    const hasty = event.key === ' ' && performance.now() - this.wentOn < HASTE;
    if (story.held && (event.key === '.' || ACTING.test(event.key))) {
      this.wentOn = performance.now();
      story.goOn();
    } else if (story.live && hasty) {
      // it was meant to go on, and not to go past what the others do
    } else if (story.live && event.key === '.') {
      story.pause();
      void story.tell(story.place + 1);
    } else if (story.live && ACTING.test(event.key)) story.skip();
    else if ((story.result || story.passed) && event.key === ' ') {
      this.wentOn = performance.now();
      story.goOn();
    } else if (given) {
      // as every button with the keyboard's focus; but a Space that was meant to go on commits to nothing that came up
      if (!hasty && !event.repeat && this.desk.deciding.read) void this.desk.deciding.commit();
    } else {
      // it does not scroll what is being read either
      if (event.key === ' ' && !pressed) event.preventDefault();
      return;
    }
    this.pressed = event.key; // it was pressed before what is asked now could be read
    event.preventDefault();
    event.stopPropagation();
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const { sitting, deciding, looking } = this.desk;
    const key = lettered(event);
    if (sitting.covered || modified(event) || target.closest(WRITTEN)) return;
    if (/^[0-9]$/.test(event.key) && sitting.listens && !deciding.pinned) this.number(event.key);
    else if (event.key === 'Enter' && deciding.pinned && !target.closest('button')) void deciding.commit();
    else if (event.key === 'Enter' && deciding.again && !target.closest('button'))
      void deciding.choose(deciding.again);
    else if (this.does[key]) this.does[key]!();
    else if (looking.keys[key]) looking.keys[key]!();
    else return;
    event.preventDefault();
  }

  /** A number is that of a line in the menu or in the list; 0 is what ends or declines. */
  private number(digit: string): void {
    const { deciding } = this.desk;
    const { menu, group, list, closing } = deciding;
    const choice = list.choiceAt(digit);
    const line = group && list.lineAt(digit);
    let answer = (digit === '0' && closing[0]) || line;
    if (menu) answer = keyed(menu.answers).find(([, key]) => key === digit)?.[0];
    const again = digit === '0' && this.ended;
    const asks = again && answer?.ends;
    const stray = digit === '0' && this.desk.closing.up && (this.pressed === '0' || deciding.rounds.opens);
    this.pressed = digit;
    // what declines something else now is not declined by a 0 too many, nor by one that was meant for what is over
    if (stray && !menu && !asks) return;
    this.ended = digit === '0' && !!answer && !answer.ends;
    if (answer) void deciding.choose(answer, again);
    else if (!menu && !group && choice) deciding.take(choice);
    else if (!menu && digit !== '0') {
      const all = deciding.series.find((one) => deciding.numberOf(one) === Number(digit));
      if (all) void deciding.giveAll(all);
    }
  }

  /** The rules have all the room; pressed again, only their own. */
  private lookUp(): void {
    this.desk.whole = this.desk.tab !== 'rules' || !this.desk.whole;
    this.desk.tab = 'rules';
  }

  /** What can they do in the space that is looked at? */
  private fear(): void {
    const { pointing, foretelling, sitting } = this.desk;
    const space = pointing.cursor || pointing.opened;
    if (space && !space.startsWith('@') && !sitting.view?.result) void foretelling.fear(space);
  }

  private play(): void {
    const { story } = this.desk;
    if (story.playing) story.pause();
    else if (story.live || story.beats.length) story.play();
  }

  private takeMore(): void {
    const { deciding } = this.desk;
    const { hand, series, proposed } = deciding;
    const [only, ...others] = series;
    if (deciding.crewable.length) deciding.tickAll();
    else if (deciding.together.length) void deciding.doTogether();
    else if (hand.more.length) void hand.join(hand.more);
    else if (only && !others.length) void deciding.giveAll(only);
    else if (proposed) void deciding.giveAll(proposed);
  }

  /** To the next unit that can still act, or the one before. */
  nextUnit(step: 1 | -1, near = false): void {
    const { pointing, board, sitting } = this.desk;
    // In a lesson this key is the lesson's.
    const space = sitting.view?.lesson ? '' : pointing.next(step, near);
    if (!space) return;
    void board?.centre(space);
    board?.take();
  }

  /** Those in hand stay where they are, in later turns too where they are posted, and the next is come to: in sight. */
  async stay(posted = false): Promise<void> {
    const { pointing, deciding } = this.desk;
    if ((await pointing.stay(posted)) && deciding.rounds.waiting.length) this.nextUnit(1, true);
  }

  private escape(): void {
    const { looking, pencil, story, goals, hinting } = this.desk;
    this.desk.strip = false;
    looking.pass();
    if (this.desk.whole) this.desk.whole = false;
    else if (pencil.out) pencil.away();
    else if (story.beat) story.stop();
    else if (goals.open || this.desk.legend) goals.open = this.desk.legend = false;
    else if (hinting.open && !this.choosing) hinting.stop();
    else if (looking.lens || looking.bare) looking.lens = looking.bare = false;
    else this.back();
  }

  /** Whether a menu is open or a way is being chosen: these say beside them that Escape leaves them. */
  private get choosing(): boolean {
    const { menu, way } = this.desk.deciding;
    return !!menu || way.active;
  }

  /**
   * A menu is left, a way that is being chosen, and *Why not?*; else all that is in hand is put back, whatever lies open
   * over it.
   */
  private back(): void {
    const { deciding, pointing, sitting } = this.desk;
    if (this.choosing) {
      deciding.back();
      return;
    }
    if (deciding.asking) {
      deciding.askNoMore();
      return;
    }
    pointing.close();
    this.desk.strip = false;
    sitting.note = null;
    deciding.callOff();
  }
}
