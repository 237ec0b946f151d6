/** The guide through a game: it opens by itself the first time, and bots and clocks wait while it is read. */
import { untrack } from 'svelte';
import { recall, remember } from './store';
import type { LiveTable } from './table.svelte';

export class Guiding {
  open = $state(false);
  #onward = $state(false);

  /** `ready` says whether there is a table of mine to show. */
  constructor(
    private readonly live: LiveTable,
    ready: () => boolean,
  ) {
    $effect(() => {
      const { table } = live;
      if (!table || table.status !== 'playing' || !ready()) return;
      const seen = untrack(() => recall<string[]>('guided', []));
      if (!seen.includes(table.game)) untrack(() => (this.open = true));
    });
    // The end of a game that somebody played without reading on is for seeing.
    const over = $derived(live.table?.status === 'over');
    $effect(() => {
      if (over) untrack(() => this.open && this.close());
    });
    $effect(() => {
      if (this.open && !this.#onward && live.connection === 'open') {
        live.hold(true);
        return () => live.hold(false);
      }
    });
  }

  /** Whether my clock stands still: the server holds a game that is mine and the bots' only. */
  get holds(): boolean {
    const players = this.live.table?.players;
    return this.open && !this.#onward && (players?.every(({ mine, kind }) => mine || kind === 'bot') ?? false);
  }

  /** Whoever plays in the middle of it wants to go on. */
  goOn(): void {
    this.#onward = true;
  }

  close(): void {
    this.#onward = false;
    this.open = false;
    const { table } = this.live;
    const seen = recall<string[]>('guided', []);
    if (table && !seen.includes(table.game)) remember('guided', [...seen, table.game]);
  }
}
