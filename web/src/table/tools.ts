// The tools beside the board, each with its sign, its name and its key.

import type Board from '../board/Board.svelte';
import type { Looking } from '../board/looking.svelte';
import type { Charts } from './charts.svelte';
import type { Pencil } from './pencil.svelte';

export type Unrolled = 'legend' | 'overlays' | 'goals';

/** What the tools need from the table at which they lie. */
export interface ToolDesk {
  readonly board: Board | undefined;
  readonly looking: Looking;
  readonly pencil: Pencil;
  readonly charts: Charts;
  readonly legend: boolean;
  unroll(which: Unrolled): void;
}

/** The tools as they are just now: which of them is pressed, and which sheet lies open. */
export function toolsOf({ board, looking, pencil, charts, legend, unroll }: ToolDesk) {
  return [
    { sign: '+', message: 'zoom-in', key: '+', use: () => board?.nearer(1.25) },
    { sign: '−', message: 'zoom-out', key: '−', use: () => board?.nearer(0.8) },
    { sign: '⤢', message: 'fit', key: 'f', test: 'fit', use: () => board?.showAll() },
    {
      sign: '◩',
      message: 'hide-counters',
      key: 'h',
      pressed: looking.bare,
      use: () => (looking.bare = !looking.bare),
    },
    { sign: '≣', message: 'legend', key: 'g', test: 'legend', opened: legend, use: () => unroll('legend') },
    { sign: '▦', message: 'charts', key: 't', test: 'charts', use: () => void charts.show() },
    {
      sign: '✎',
      message: 'pencil',
      key: 'd',
      test: 'pencil',
      pressed: pencil.out,
      use: () => pencil.toggle(),
    },
    {
      sign: '◍',
      message: 'overlays',
      key: 'o',
      test: 'overlays',
      opened: looking.menu,
      use: () => unroll('overlays'),
    },
    {
      sign: '⌕',
      message: 'magnify',
      key: 'm',
      test: 'magnify',
      pressed: looking.lens,
      use: () => (looking.lens = !looking.lens),
    },
  ];
}
