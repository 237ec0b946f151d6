/** Arrow keys move the focus between the buttons of a group; Tab still reaches each of them. */
export function roving(node: HTMLElement): { destroy(): void } {
  function onkeydown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...node.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0 || buttons.length < 2) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  }
  node.addEventListener('keydown', onkeydown);
  return { destroy: () => node.removeEventListener('keydown', onkeydown) };
}

/** How many cards of a hand lie side by side on a phone: one row, or two of the same length. */
export function perRow(cards: number): number {
  return cards <= 5 ? 5 : Math.ceil(cards / 2);
}
