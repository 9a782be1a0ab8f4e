// What is drawn on the board of the story that is told: the ways, the dice where they fell, who fired, where was fought.

import { kept } from '../lib/kept.svelte';
import { foughtIn, standingIn } from '../lib/results';
import { fallenIn, lately, shotIn, trailsOf } from '../lib/story';
import type { Scene, Side } from '../lib/types';
import type { Sitting } from './sitting.svelte';
import type { Story } from './story.svelte';

/** What is drawn needs to know what lies on the table. */
export interface DrawDesk {
  readonly sitting: Sitting;
  readonly story: Story;
  readonly scene: Scene | undefined;
  readonly sides: readonly Side[];
  /** Whether somebody has turned to the board since it was last changed. */
  readonly pointed: boolean;
}

export class Drawing {
  constructor(private readonly desk: DrawDesk) {}

  private readonly pieces = $derived.by(() => this.desk.scene?.pieces ?? []);

  /** All of the story, or the event that is being told. */
  readonly trails = $derived.by(() => {
    const { story, sides } = this.desk;
    const all = kept.taste.trails && !story.live ? story.beats : [];
    return trailsOf(story.beat ? [story.beat] : all, this.pieces, sides);
  });

  /**
   * The dice lie where they fell: those of the event being told, or of the result that is looked at. They go as soon as
   * who is asked turns to the board; beside it they can still be read.
   */
  readonly fallen = $derived.by(() => {
    const { story, sitting, pointed } = this.desk;
    if (pointed && !story.live && !story.beat && sitting.canAct) return [];
    const event = story.live && !story.held ? story.beat?.event : undefined;
    const told = event ? (event.shown ? [] : [event]) : (story.result?.thrown ?? []);
    return fallenIn(told, this.pieces, this.desk.sides);
  });

  /** Where was fought in the part of the turn that is being played. */
  readonly fought = $derived.by(() => {
    const { sitting, story } = this.desk;
    const { view } = sitting;
    if (!view || story.beat || story.live || !kept.taste.trails) return new Set<string>();
    const now = view.scene.phases?.find(([, when]) => when === 'now')?.[0] ?? '';
    const found = foughtIn(lately(sitting.log, view.seat, now), view.scene.pieces, standingIn(view.scene));
    for (const { space } of this.fallen) found.delete(space);
    return found;
  });

  /** Who fires, and where to: of the event being told, or of the result that is looked at. */
  readonly shot = $derived.by(() => {
    const { story } = this.desk;
    const told = story.beat && !story.held && !story.beat.event.shown;
    return shotIn(told ? story.beat!.event : story.result?.thrown[0], this.pieces);
  });
}
