/** Where somebody last did something: what they pressed on, or what has the focus. */

interface Place {
  x: number;
  top: number;
  bottom: number;
}

let last: Element | null = null;

function note(event: Event): void {
  if (event.target instanceof Element && !event.target.closest('[role="alert"]'))
    last = event.target.closest('button, a, [role="button"], [data-move]') ?? event.target;
}
addEventListener('pointerdown', note, { capture: true, passive: true });
addEventListener('keydown', note, { capture: true, passive: true });

/** Null if nothing was touched yet, or what was is out of sight. */
export function touched(): Place | null {
  if (!last?.isConnected || last === document.body) return null;
  const box = last.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.height > innerHeight / 2) return null;
  return { x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
}
