/** What is heard and read aloud beside the drawing. */
import type { BaseView, GameModule } from '../games/types';
import type { Said } from '../protocol';
import { owes } from './eyes';
import { fill } from './log';
import { settings } from './settings.svelte';
import { ring } from './sound';
import { speak } from './speech';
import type { LiveTable, Sight, Witness } from './table.svelte';

export class Teller implements Witness {
  /** For the live region. */
  told = $state('');
  table: LiveTable | null = null;
  #heard = -1;
  #owed = false;

  constructor(private readonly game: GameModule) {}

  saw(sight: Sight, fresh: boolean): void {
    const { table } = this;
    if (!table) return;
    const { view } = sight;
    const seat = view.seat;
    // Several people at one device: each move is heard once, and without anybody's secrets.
    const own = table.mine.length <= 1 || seat === table.eyes.seat;
    const after = view.view as BaseView;
    if (!fresh && view.version > this.#heard) {
      this.#heard = view.version;
      this.#noise(sight, after, table.mine);
    }
    if (!own) return;
    const lines = fresh ? [] : view.log.flatMap((line) => line.text);
    const due = owes(view);
    const words = lines.map((text) => fill(this.game.line?.(text) ?? text, table.names));
    if (due || fresh || after.outcome) words.push(this.game.prompt(after, table.names, seat));
    if (words.length) this.told = words.join(' ');
    if (due && !this.#owed && document.hidden && settings.chosen.sound) ring('turn');
    this.#owed = due;
  }

  said(words: Said): void {
    if (!this.table) return;
    this.table.unread += 1;
    this.told = `${words.name}${words.seat == null ? ', watching' : ''}: ${words.text}`;
    if (settings.chosen.sound) ring('chat');
  }

  #noise(sight: Sight, after: BaseView, mine: readonly number[]): void {
    const moved = sight.view.moved ?? null;
    const sound = this.game.sound?.(sight.before, after, moved) ?? null;
    const calls = this.game.say?.(sight.before, after, moved) ?? null;
    if (settings.chosen.sound) {
      if (sound) ring(sound);
      if (after.outcome && !sight.before?.outcome && mine.length === 1) {
        const won = after.outcome.winners.includes(mine[0]);
        setTimeout(() => ring(won ? 'win' : 'lose'), 500);
      }
    }
    if (calls && settings.chosen.voice) speak(calls);
  }
}
