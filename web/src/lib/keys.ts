import type { KeyNote } from '../games/types';

/** The keys of the frame, and what they do: the messages `key-<does>`. No game has any of them. */
export const FRAME: KeyNote[] = [
  { keys: 'Tab', does: 'next' },
  { keys: 'Space', does: 'skip' },
  { keys: 'l', does: 'log' },
  { keys: 'c', does: 'chat' },
  { keys: 'r', does: 'rules' },
  { keys: 'd', does: 'describe' },
  { keys: 'm', does: 'menu' },
  { keys: '?', does: 'keys' },
  { keys: 'Esc', does: 'close' },
];

/** Whether a key goes into a field or a window over the page, or carries a modifier, so that it is no shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  const target = event.target;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether a key pressed here would use something: a button, a link, a field. */
export function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, summary, [role="button"], [role="tab"]') !== null;
}
