/** What is heard and read aloud beside the drawing; all of it comes from the events. */
import type { BaseView, GameEvent, GameModule } from '../games/types';
import type { Said } from '../protocol';
import { t } from '../words/language.svelte';
import type { Say } from '../words/say';
import { owes } from './eyes';
import { settings } from './settings.svelte';
import { ring } from './sound';
import { speak } from './speech';
import type { LiveTable, Sight, Witness } from './table.svelte';

/** What is called out for an event, if anything. */
export function calls(game: GameModule, event: GameEvent, say: Say): string {
  const key = game.spoken?.[event.type];
  if (key === undefined) return '';
  return key === true ? say.event(event) : say.message(key, { ...event });
}

/** The sound of an event. */
export function noise(game: GameModule, event: GameEvent): void {
  const sound = game.sounds[event.type] ?? game.sounds['*'];
  if (sound && settings.chosen.sound) ring(sound);
}

/** The voice that calls it out. */
export function voice(game: GameModule, event: GameEvent, say: Say): void {
  const called = settings.chosen.voice ? calls(game, event, say) : '';
  if (called) speak(called, say.language);
}

export class Teller implements Witness {
  /** For the live region. */
  words = $state('');
  table: LiveTable | null = null;
  #sentences: string[] = [];
  #owed = false;

  constructor(
    private readonly game: GameModule,
    private readonly say: () => Say,
    private readonly prompt: () => string,
  ) {}

  heard(event: GameEvent): void {
    noise(this.game, event);
  }

  told(event: GameEvent, loud: boolean): void {
    if (loud) voice(this.game, event, this.say());
    this.tell(this.say().event(event));
  }

  /** Several sentences that come at once are read as one. */
  tell(sentence: string): void {
    if (!sentence) return;
    if (!this.#sentences.length) {
      queueMicrotask(() => {
        const words = this.#sentences.join(' ');
        this.#sentences = [];
        // The same words again are news to the live region only if they differ.
        this.words = this.words === words ? `${words}\u00a0` : words;
      });
    }
    this.#sentences.push(sentence);
  }

  saw(sight: Sight, before: Sight | null, fresh: boolean): void {
    const { table } = this;
    const after = sight.view.view as BaseView;
    const over = after.outcome !== null && before !== null && (before.view.view as BaseView).outcome === null;
    if (!table || fresh || !over || !settings.chosen.sound || table.mine.length !== 1) return;
    const won = after.outcome!.winners.includes(table.mine[0]!);
    setTimeout(() => ring(won ? 'win' : 'lose'), 500);
  }

  rest(): void {
    const sight = this.table?.sight;
    if (!sight) return;
    const due = owes(sight.view) && !this.game.unasked?.(sight.view.view as BaseView);
    if (due || (sight.view.view as BaseView).outcome) this.tell(this.prompt());
    if (due && !this.#owed && document.hidden && settings.chosen.sound) ring('turn');
    this.#owed = due;
  }

  said(words: Said): void {
    if (!this.table) return;
    this.tell(t(words.seat == null ? 'said-watching' : 'said', { name: words.name, text: words.text }));
    if (settings.chosen.sound) ring('chat');
  }
}
