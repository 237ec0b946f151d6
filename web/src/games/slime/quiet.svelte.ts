/** Whether this person is left alone in windows for stops while they hold none. */
import { recall, remember } from '../../lib/store';
import type { SlimeView } from './view';

class Quiet {
  on = $state(recall('slime.quiet', false));

  set(on: boolean): void {
    this.on = on;
    remember('slime.quiet', on);
  }
}

export const quiet = new Quiet();

/** Whether a seat is asked in a window for stops, holds none, and its person wants no question then. */
export function left(view: SlimeView): boolean {
  return quiet.on && view.asked?.type === 'react' && !view.asked.holds;
}
