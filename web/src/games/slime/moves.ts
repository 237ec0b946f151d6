/** A move in words, as on a button. */
import type { Say } from '../types';

export function words(move: string, say: Say): string {
  const [verb = '', first = '', second = '', third = ''] = move.split(' ');
  const [start = '', end = ''] = first.split('>');
  switch (verb) {
    case 'place':
    case 'remove':
    case 'shrink':
    case 'target':
      return say.message(`move-${verb}`, { hex: first });
    case 'play':
      return say.message('move-play', { card: first, behalf: second === 'as' ? Number(third) : null });
    case 'replace':
      return say.message('move-replace', { card: first });
    case 'move':
    case 'line':
      return say.message(`move-${verb}`, { start, end });
    case 'grow':
      return say.message('move-grow', { colour: Number(first), hex: second });
    case 'rob':
      return say.message('move-rob', { victim: Number(first) });
    case 'draw':
      return first === 'pile' ? say.message('move-draw-pile') : say.message('move-draw-open', { number: Number(first) + 1 });
    default:
      return say.message(`move-${verb}`);
  }
}
