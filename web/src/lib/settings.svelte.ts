/** What a person has chosen about light, motion and noise. */
import { recall, remember } from './store';

interface Chosen {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'less';
  sound: boolean;
  voice: boolean;
}

const DEFAULTS: Chosen = { theme: 'auto', motion: 'auto', sound: true, voice: true };

class Settings {
  chosen = $state<Chosen>({ ...DEFAULTS, ...recall<Partial<Chosen>>('settings', {}) });
  #calm = $state(false);
  reduced = $derived(this.chosen.motion === 'less' || this.#calm);

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
    const { theme, motion } = this.chosen;
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = motion;
  }
}

export const settings = new Settings();
