/** What the rules say of a move, asked anew whenever it is another. */
import type { Preview } from '../types';

export function foreseen(move: () => string, preview: (move: string) => Promise<Preview | null>): { readonly now: Preview | null } {
  let found = $state.raw<Preview | null>(null);
  $effect(() => {
    const asked = move();
    found = null;
    void preview(asked).then((answer) => {
      if (asked === move()) found = answer;
    });
  });
  return {
    get now() {
      return found;
    },
  };
}
