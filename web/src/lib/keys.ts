import type { KeyNote } from '../games/types';

/** The keys of the frame. No game has any of them. */
export const FRAME: KeyNote[] = [
  { keys: 'Tab', does: 'go to the next thing; Enter or Space uses it' },
  { keys: 'l', does: 'the log' },
  { keys: 'c', does: 'the chat' },
  { keys: 'r', does: 'the rules' },
  { keys: 'd', does: 'describe the table (for the screen reader)' },
  { keys: 'm', does: 'the menu' },
  { keys: '?', does: 'these keys' },
  { keys: 'Esc', does: 'close what is open' },
];

/** Whether a key goes into a field or carries a modifier, so that it is no shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
