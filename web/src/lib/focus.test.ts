import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './focus';

let stop: () => void;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 60));
const at = (): string => document.activeElement?.id ?? '';

beforeEach(() => {
  document.body.innerHTML = '<div id="stage" tabindex="-1"><button id="card">5</button><button id="other">6</button></div>';
  stop = keepFocus(() => document.getElementById('stage'));
});
afterEach(() => stop());

describe('focus', () => {
  it('is taken at the beginning, and left where it is', async () => {
    await settled();
    expect(at()).toBe('stage');
    document.getElementById('card')!.focus();
    document.getElementById('other')!.remove();
    await settled();
    expect(at()).toBe('card');
  });
  it('goes to the stage when the card that had it is gone', async () => {
    document.getElementById('card')!.focus();
    document.getElementById('card')!.remove();
    await settled();
    expect(at()).toBe('stage');
  });
  it('goes to the stage when the card that had it fades away', async () => {
    document.getElementById('card')!.focus();
    document.getElementById('card')!.setAttribute('inert', '');
    await settled();
    expect(at()).toBe('stage');
  });
  it('stays away when somebody clicks beside everything', async () => {
    document.getElementById('card')!.focus();
    document.getElementById('card')!.blur();
    document.getElementById('other')!.remove();
    await settled();
    expect(at()).toBe('');
  });
});
