import { describe, expect, it } from 'vitest';
import { flip } from './motion';

describe('sliding to a new place', () => {
  it('is left out for what is not in sight', () => {
    const node = document.createElement('div');
    const config = flip(node, { from: new DOMRect(5, 5, 0, 0), to: new DOMRect(0, 0, 0, 0) }, { duration: 250 });
    expect(config.duration).toBe(0);
    expect(config.css).toBeUndefined();
  });
});
