/** Focus is never lost: if what had it is gone, or fading away, something else takes it. */

const gone = (node: Element): boolean =>
  !node.isConnected || node.closest('[inert]') !== null || node.matches(':disabled') || node.checkVisibility?.() === false;

/** `taker` says what takes it, if anything may just now. Returns how to stop. */
export function keepFocus(taker: () => HTMLElement | null | undefined): () => void {
  let last: Element | null = null;
  let frame = 0;
  let timer = 0;

  function look(): void {
    const now = document.activeElement;
    if (now && now !== document.body && !gone(now)) last = now;
    // Somebody who clicks beside everything has lost nothing.
    else if (!last || gone(last)) taker()?.focus({ preventScroll: true });
  }
  /** With the next picture, and again when what fades has faded. */
  function soon(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = requestAnimationFrame(look);
    timer = window.setTimeout(look, 450);
  }
  const observer = new MutationObserver(soon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert', 'disabled', 'hidden', 'open'],
  });
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', soon);
  soon();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('focusin', look);
    document.removeEventListener('focusout', soon);
  };
}
