/** What a person has chosen about light, speed, motion and noise. */
import { recall, remember } from './store';

/** How much longer than normal each moment takes; at `off` none takes any time. */
export const PACES = { calm: 1.7, normal: 1, fast: 0.5, off: 0 } as const;
export type Speed = keyof typeof PACES;

interface Chosen {
  theme: 'auto' | 'light' | 'dark';
  speed: Speed;
  motion: 'auto' | 'less';
  sound: boolean;
  voice: boolean;
  /** A move is played when it is chosen a second time. */
  twice: boolean;
}

const DEFAULTS: Chosen = { theme: 'auto', speed: 'normal', motion: 'auto', sound: true, voice: true, twice: false };

class Settings {
  chosen = $state<Chosen>({ ...DEFAULTS, ...recall<Partial<Chosen>>('settings', {}) });
  #calm = $state(false);
  /** Who wants no time spent on moments wants none on movement either. */
  reduced = $derived(this.chosen.motion === 'less' || this.chosen.speed === 'off' || this.#calm);

  get pace(): number {
    return PACES[this.chosen.speed] ?? 1;
  }

  constructor() {
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    this.#calm = wish.matches;
    wish.addEventListener('change', () => (this.#calm = wish.matches));
    this.show();
  }

  set(change: Partial<Chosen>): void {
    Object.assign(this.chosen, change);
    remember('settings', this.chosen);
    this.show();
  }

  /** Tells the style sheets. */
  show(): void {
    const { theme, motion, speed } = this.chosen;
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = speed === 'off' ? 'less' : motion;
  }
}

export const settings = new Settings();
